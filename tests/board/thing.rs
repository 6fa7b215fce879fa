//! Things in cells and on edges, drawn: what they cost, how high they rise for a pair, what they are made of, and what breaks.

use crate::drawing::prices::{DSA41, Prices, walk};
use crate::drawing::proof::proves_board;
use crate::drawing::{Drawing, draw, tile};
use klingentanz::board::{
    Cell, CellFacts, CornerScale, CoverGrade, Edge, Facing, Features, Footprint, Footway, HeightClass,
    Material, Pair, Room, Spot, ThingId,
};

fn pair<'a>(drawing: &'a Drawing, attacker: char, target: char) -> Pair<'a> {
    let spot = |fighter| Spot::on_floor(drawing.at(fighter));
    Pair::new(drawing.view(), spot(attacker), spot(target))
}

#[test]
fn a_thing_screens_alike_in_a_cell_and_on_an_edge() {
    proves_board(&["BD-OBJ-01", "BD-OBJ-30"]);
    // BD-LIN-05: a low thing covers in part who is nearer to it. In the cell (2, 0) the wall is one from T and two from A, on
    // v(3, 0) none and two. From T it is nearer to the attacker; on his own border it is his own opening besides.
    let filled = {
        let mut map = draw("A..T");
        let cell = Cell::new(2, 0);
        assert!(map.board.set_thing(cell, Some(tile(cell, "low_wall"))));
        map
    };
    let on_edge = draw("A..T").with_edge(Edge::west(3, 0), "low_wall");
    for (map, distances) in [(filled, (2, 1)), (on_edge, (2, 0))] {
        let cover = pair(&map, 'A', 'T').cover(&[]);
        assert_eq!(cover.grade(), CoverGrade::Part);
        let low = cover.low(CornerScale::Grade);
        let found: Vec<_> = low.iter().map(|it| (it.from_attacker, it.from_target)).collect();
        assert_eq!(found, [distances]);
        assert_eq!(pair(&map, 'T', 'A').cover(&[]).grade(), CoverGrade::None);
        assert!(pair(&map, 'A', 'T').has_sight());
    }
}

#[test]
fn a_thing_lets_one_through_for_nothing_for_a_price_or_not_at_all() {
    proves_board(&["BD-OBJ-02", "BD-MOV-01"]);
    // All go one step east. A straight step is 2 half cells (BD-MOV-01): nothing and a curtain leave it so, a fence adds 4, a
    // table makes it 2 * 4 / 2; bars and a block let nobody through.
    let map = draw(
        "A.
         B.
         C.
         Dt
         E.
         F#",
    )
    .with_edge(Edge::west(1, 1), "curtain")
    .with_edge(Edge::west(1, 2), "fence")
    .with_edge(Edge::west(1, 4), "bars");
    let rules = Prices::new(DSA41, true);
    let costs = ['A', 'B', 'C', 'D', 'E', 'F'].map(|fighter| {
        let path = walk(map.view(), &rules).follow(map.cell(fighter), &[Facing::E], false);
        path.map(|steps| steps[0].cost_half)
            .map_err(|blocked| blocked.footway)
    });
    let blocked = Err(Footway::Blocked);
    assert_eq!(costs, [Ok(2), Ok(2), Ok(6), Ok(4), blocked, blocked]);
}

/// What the things on the centre line are made of, how high they are for the pair, and their cells from the target.
fn met(map: &Drawing) -> Vec<(Option<Material>, HeightClass, u16)> {
    let things = pair(map, 'A', 'T').line_things();
    things
        .iter()
        .map(|it| (it.material, it.class, it.from_target))
        .collect()
}

#[test]
fn things_on_the_line_say_how_high_they_are_and_what_they_are_made_of() {
    proves_board(&["BD-OBJ-06", "BD-OBJ-10", "BD-OBJ-12", "BD-PF-20"]);
    // A table of 8 dm in (1, 0), a fence of 13 dm on v(3, 0), bars to the ceiling on v(4, 0), and a ledge on v(5, 0), which is flat
    // and therefore in no line. From T in (6, 0) it is 5 cells to (1, 0), 3 to (3, 0), 2 to (4, 0).
    let map = draw("At....T")
        .with_edge(Edge::west(3, 0), "fence")
        .with_edge(Edge::west(4, 0), "bars")
        .with_edge(Edge::west(5, 0), "drop");
    let (wood, iron) = (Some(Material::Wood), Some(Material::Iron));
    use HeightClass::{Chest, Full, Low};
    assert_eq!(met(&map), [(wood, Low, 5), (wood, Chest, 3), (iron, Full, 2)]);
    // BD-OBJ-12: from 9 dm up the table is below the feet and the fence rises by 4 dm; both are flat.
    let raised = map.with_cell(
        0,
        0,
        CellFacts {
            ground_dm: 9,
            ..CellFacts::default()
        },
    );
    assert_eq!(met(&raised), [(iron, Full, 2)]);
}

#[test]
fn a_pane_breaks_and_a_hard_one_does_not() {
    proves_board(&["BD-OBJ-11", "BD-OBJ-26", "BD-OBJ-27"]);
    let mut map = draw("A.....T")
        .with_edge(Edge::west(2, 0), "pane")
        .with_edge(Edge::west(4, 0), "hard_pane");
    let edges = [Edge::west(2, 0), Edge::west(4, 0)];
    // The line meets both, from A on; only the first would break.
    let names: Vec<Option<ThingId>> = pair(&map, 'A', 'T')
        .line_things()
        .iter()
        .map(|it| it.thing)
        .collect();
    let on = |edge| map.view().edge(edge).expect("a pane");
    assert_eq!(names, edges.map(|edge| Some(on(edge).name)));
    assert_eq!(edges.map(|edge| on(edge).kind.breaks), [true, false]);
    // Blows pass where the first one was, as far as the second.
    map.changes.set_edge(edges[0], None);
    let from = Spot::on_floor(map.at('A'));
    let gets_to = |x| {
        let to = Spot::on_floor(Footprint::single(Cell::new(x, 0)));
        Pair::new(map.view(), from, to).has_effect()
    };
    assert_eq!([3, 4].map(gets_to), [true, false]);
}

#[test]
fn a_low_ceiling_is_told_of_a_cell_and_narrows_nothing() {
    proves_board(&["BD-CEL-04", "BD-ROOM-03"]);
    // A passage of three cells, 15 dm high over A, 25 dm beside him, open to the sky at its end.
    let low = |ceiling_dm| CellFacts {
        ceiling_dm,
        ..CellFacts::default()
    };
    let open = draw(
        "#####
         #A..#
         #####",
    );
    let cave = open.clone().with_cell(1, 1, low(15)).with_cell(2, 1, low(25));
    let heights = cave.shown(
        |cell| match cave.view().cell(cell).map(|facts| facts.ceiling_dm) {
            Some(15) => 'l',
            Some(25) => 'h',
            Some(0) => '.',
            _ => '?',
        },
    );
    assert_eq!(heights, [".....", ".lh..", "....."].join("\n"));
    assert!(
        cave.view().features().has(Features::CEILINGS) && !open.view().features().has(Features::CEILINGS)
    );
    // BD-ROOM-03: against somebody to the south it is 300 cm across, east and west, whatever hangs above.
    for map in [open, cave] {
        let room = Room::around(map.view(), map.at('A'), &[]);
        assert_eq!(room.width_across_cm(Facing::S, 10), 300);
        assert_eq!(room.width_across_cm(Facing::E, 10), 100);
    }
}
