//! Room to swing, walls around a fighter, zones, and who stands on the line.

use crate::drawing::proof::proves_board;
use crate::drawing::{Drawing, draw, tile};
use klingentanz::board::{
    Band, BoardView, Body, Cell, CellFacts, Diagonal, Edge, Facing, Footprint, Leaving, Measure, Pair,
    PathStep, Room, RoomMark, Spot, StepRules, Thing, ThingId, Toll, Walk, Zone, closed_in, entries,
    is_narrower_across, leavings, runs_through,
};

fn cell(x: i16, y: i16) -> Footprint {
    Footprint::single(Cell::new(x, y))
}

/// Runs, widths in centimetres at one metre a cell, and shut sides.
fn room(view: BoardView, place: Footprint) -> ([u8; 8], [u32; 4], u8) {
    let room = Room::around(view, place, &[]);
    let axes = [Facing::N, Facing::NE, Facing::E, Facing::SE];
    (
        room.run,
        axes.map(|axis| room.width_cm(axis, 10)),
        closed_in(view, place),
    )
}

#[test]
fn rooms_are_measured_along_four_axes() {
    proves_board(&[
        "BD-EX-10",
        "BD-ROOM-01",
        "BD-ROOM-02",
        "BD-ROOM-03",
        "BD-ROOM-04",
        "BD-PF-29",
        "BD-PF-30",
        "BD-VAR-07",
    ]);
    // BD-EX-10.
    let map = draw("#######\n#..A..#\n###.###\n#..B..#\n#.....#\n#....C#\n#######");
    let at = |fighter| room(map.view(), map.at(fighter));
    assert_eq!(at('A'), ([0, 0, 2, 0, 4, 0, 2, 0], [500, 141, 500, 141], 5));
    assert_eq!(at('B'), ([2, 0, 2, 2, 2, 2, 2, 0], [500, 423, 500, 423], 2));
    assert_eq!(at('C'), ([2, 0, 0, 0, 0, 0, 4, 2], [300, 141, 500, 423], 5));
    let gap = cell(3, 2);
    assert_eq!(
        room(map.view(), gap),
        ([1, 1, 0, 2, 3, 2, 0, 1], [500, 564, 100, 564], 2)
    );
    let across = |place, bearing| Room::around(map.view(), place, &[]).width_across_cm(bearing, 10);
    assert_eq!(across(map.at('A'), Facing::E), 500);
    assert_eq!(across(gap, Facing::S), 100);
}

#[test]
fn a_corridor_is_as_wide_for_a_big_fighter_as_it_is() {
    proves_board(&["BD-ROOM-02", "BD-PF-29"]);
    // BD-ROOM-02: in a corridor of two rows an ogre of 2x2 has no free cell to his north nor to his south: 0 + 0 + 1, plus n - 1
    // = 2 cells, 200 cm, which is what the corridor measures. East and west he has two cells each: 2 + 2 + 1 + 1 = 6, all of it.
    let corridor = draw("######\n......\n......\n######");
    let ogre = Footprint::new(Cell::new(2, 1), 2);
    let found = room(corridor.view(), ogre);
    assert_eq!((found.1[0], found.1[2]), (200, 600));
    assert_eq!((found.0[0], found.0[2], found.0[4], found.0[6]), (0, 2, 0, 2));
    // A dragon of 3x3 in a hall of five rows: one row above, one below.
    let hall = draw("#######\n.......\n.......\n.......\n.......\n.......\n#######");
    let dragon = Footprint::new(Cell::new(2, 2), 3);
    assert_eq!(room(hall.view(), dragon).1[0], 500);
    let across = |bearing| {
        let width = Room::around(hall.view(), dragon, &[]).width_across_cm(bearing, 10);
        // What is asked of one axis agrees for every length, also those longer than anything that is counted.
        for than in (10..2000).step_by(10) {
            for is_marked in [false, true] {
                let narrower = is_narrower_across(hall.view(), dragon, bearing, &[], (10, than), is_marked);
                assert_eq!(narrower, width < u32::from(than), "{than} cm");
            }
        }
        width
    };
    assert_eq!((across(Facing::E), across(Facing::N)), (500, 700));
}

#[test]
fn a_corridor_of_edges_is_one_cell_wide() {
    proves_board(&["BD-EX-10", "BD-ROOM-01", "BD-ROOM-04"]);
    // BD-EX-10.
    let open = draw(&".........\n".repeat(9));
    let corridor = (0..9).fold(open, |map, x| {
        map.with_edge(Edge::north(x, 4), "wall")
            .with_edge(Edge::north(x, 5), "wall")
    });
    let found = room(corridor.view(), cell(4, 4));
    assert_eq!((found.1[0], found.2), (100, 6));
}

#[test]
fn bodies_narrow_a_room_when_they_are_asked_for() {
    proves_board(&["BD-EX-10", "BD-ROOM-02", "BD-PF-29"]);
    // BD-EX-10.
    let map = draw(".......\n..BAC..\n.......");
    let bodies = ['B', 'C'].map(|other| Body {
        place: map.at(other),
        is_upright: true,
    });
    let width = |bodies: &[Body]| Room::around(map.view(), map.at('A'), bodies).width_cm(Facing::E, 10);
    assert_eq!((width(&[]), width(&bodies)), (700, 100));
    assert_eq!(
        width(&bodies.map(|body| Body {
            is_upright: false,
            ..body
        })),
        700
    );
}

#[test]
fn marks_and_doors_overrule_the_measure() {
    proves_board(&["BD-ROOM-02", "BD-CEL-10", "BD-CEL-11"]);
    // BD-ROOM-02.
    let with = |facts| draw("...\n.A.\n...").with_cell(1, 1, facts);
    let width = |map: &Drawing| Room::around(map.view(), map.at('A'), &[]).width_cm(Facing::E, 10);
    let facts = CellFacts::default();
    assert_eq!(width(&with(facts)), 300);
    assert_eq!(
        width(&with(CellFacts {
            room: RoomMark::Open,
            ..facts
        })),
        1300
    );
    assert_eq!(
        width(&with(CellFacts {
            room: RoomMark::Tight,
            ..facts
        })),
        100
    );
    assert_eq!(
        width(&with(CellFacts {
            doorway: true,
            ..facts
        })),
        100
    );
    let mut door = with(facts);
    let place = door.cell('A');
    assert!(door.board.set_thing(place, Some(tile(place, "door"))));
    assert_eq!(width(&door), 100);
}

#[test]
fn a_table_does_not_hinder_a_swing_and_a_fence_does() {
    proves_board(&["BD-ROOM-01"]);
    // BD-ROOM-01: more than 10 dm above the own floor.
    let table = draw("At...");
    assert_eq!(Room::around(table.view(), table.at('A'), &[]).run[2], 4);
    let low_wall = draw("A....").with_edge(Edge::west(2, 0), "low_wall");
    assert_eq!(
        Room::around(low_wall.view(), low_wall.at('A'), &[]).run[2],
        4,
        "10 dm are not more than 10"
    );
    let fence = draw("A....").with_edge(Edge::west(2, 0), "fence");
    assert_eq!(Room::around(fence.view(), fence.at('A'), &[]).run[2], 1);
}

struct Plain;

impl StepRules for Plain {
    fn diagonal(&self) -> Diagonal {
        Diagonal::Half(3)
    }

    fn enter(&self, _: &CellFacts, _: Option<&Thing>) -> Option<Toll> {
        Some(Toll::NONE)
    }

    fn cross(&self, _: &Thing) -> Toll {
        Toll::NONE
    }
}

/// The way of M past E.
fn passing() -> (Drawing, Vec<PathStep>) {
    let map = draw("......\n.M....\n...E..\n......");
    let walk = Walk {
        view: map.view(),
        rules: &Plain,
        holders: &[],
        size: 1,
    };
    let path = walk
        .follow(map.cell('M'), &[Facing::E; 4], false)
        .expect("an open way");
    (map, path)
}

/// The columns of the cells at which steps leave the zone.
fn left_from(zone: impl Fn(BoardView, Spot) -> Zone) -> Vec<i16> {
    let (map, path) = passing();
    let zone = zone(map.view(), Spot::on_floor(map.at('E')));
    leavings(map.at('M'), &path, &[zone])
        .iter()
        .map(|leaving| path[leaving.step].cell.x - 1)
        .collect()
}

#[test]
fn steps_out_of_guarded_cells_are_leavings() {
    proves_board(&["BD-EX-13", "BD-ZON-02", "BD-ZON-03", "BD-PF-26", "BD-VAR-09"]);
    // BD-EX-13.
    let band = Band {
        low: 1,
        high: 1,
        measure: Measure::Alt,
    };
    assert_eq!(
        left_from(|view, spot| Zone::of_threat(view, spot, band)),
        [2, 3, 4]
    );
    let facing = |facing| left_from(|view, spot| Zone::of_control(view, spot, Some(facing), 1, 1));
    assert_eq!(facing(Facing::N), [2, 3, 4]);
    assert_eq!(facing(Facing::E), [3, 4]);
    assert!(facing(Facing::S).is_empty());
}

#[test]
fn a_path_tells_where_it_enters_a_zone_and_where_it_leads_towards_its_holder() {
    proves_board(&["BD-MOV-04", "BD-ZON-03"]);
    let (map, _) = passing();
    let zone = Zone::of_control(map.view(), Spot::on_floor(map.at('E')), None, 2, 2);
    let walk = Walk {
        view: map.view(),
        rules: &Plain,
        holders: &[],
        size: 1,
    };
    let steps = [Facing::SE, Facing::W, Facing::W, Facing::E];
    let path = walk.follow(map.cell('M'), &steps, false).expect("an open way");
    assert_eq!(entries(map.at('M'), &path, std::slice::from_ref(&zone)), [(3, 0)]);
    let found = leavings(map.at('M'), &path, &[zone]);
    let expected = [(0, true), (1, false), (2, false)];
    assert_eq!(
        found,
        expected.map(|(step, is_towards)| Leaving {
            step,
            zone: 0,
            is_towards
        })
    );
}

#[test]
fn a_long_weapon_guards_its_front_far_and_its_flanks_near_and_nothing_behind_walls() {
    proves_board(&["BD-ZON-01", "BD-ZON-02"]);
    // BD-ZON-02.
    let map = draw(".....\n.....\n..E#.\n.....\n.....");
    let spot = Spot::on_floor(map.at('E'));
    let zone = Zone::of_control(map.view(), spot, Some(Facing::N), 2, 1);
    let has = |x, y| zone.cells.contains(&Cell::new(x, y));
    assert!(has(2, 0) && has(2, 1) && has(0, 0) && has(1, 2));
    assert!(!has(0, 2) && !has(4, 2) && !has(2, 3));
}

#[test]
fn the_centre_line_tells_who_stands_in_the_way_and_behind() {
    proves_board(&["BD-EX-08", "BD-LIN-08", "BD-PF-22", "BD-VAR-08"]);
    // BD-EX-08.
    let map = draw("......\nA.B...\n..C.T.\n...D..");
    let pair = Pair::new(
        map.view(),
        Spot::on_floor(map.at('A')),
        Spot::on_floor(map.at('T')),
    );
    let line = pair.centre_line();
    assert_eq!(
        line.between,
        [(1, 1), (2, 1), (2, 2), (3, 2)].map(|(x, y)| Cell::new(x, y))
    );
    assert_eq!(
        line.behind[..3],
        [(5, 2), (6, 2), (6, 3)].map(|(x, y)| Cell::new(x, y))
    );
    let bodies = ['B', 'C', 'D'].map(|other| Body {
        place: map.at(other),
        is_upright: true,
    });
    let off: Vec<_> = pair
        .bystanders(&bodies)
        .iter()
        .map(|near| (near.body, near.off_line))
        .collect();
    assert_eq!(off, [(0, 0), (1, 0), (2, 1)]);
    // B and C stand on the line, D beside it; the two themselves are not on their way.
    let is_on_line = runs_through(map.at('A'), map.at('T'));
    assert_eq!(
        ['B', 'C', 'D', 'A', 'T'].map(|other| is_on_line(map.at(other))),
        [true, true, false, false, false]
    );
}

#[test]
fn whoever_stands_on_a_listed_cell_of_the_line_stands_in_its_way_and_nobody_else() {
    let map = draw(&[".........."; 10].join("\n"));
    let squares = |size: u8| {
        let last = 10 - i16::from(size);
        let corners = (0..=last).flat_map(move |y| (0..=last).map(move |x| Cell::new(x, y)));
        corners.map(move |corner| Footprint::new(corner, size))
    };
    for from in [
        Footprint::new(Cell::new(1, 2), 1),
        Footprint::new(Cell::new(3, 3), 2),
    ] {
        for to in squares(1).chain(squares(3)).filter(|to| from.gap(*to).cheb() > 0) {
            let pair = Pair::new(map.view(), Spot::on_floor(from), Spot::on_floor(to));
            let listed = pair.centre_line().between;
            let is_on_line = runs_through(from, to);
            for place in squares(1).chain(squares(2)) {
                let is_listed = listed.iter().any(|cell| place.contains(*cell));
                assert_eq!(is_on_line(place), is_listed, "{from:?} {to:?} {place:?}");
            }
        }
    }
}

#[test]
fn bystanders_are_up_to_two_cells_off_and_the_line_goes_on_for_five() {
    proves_board(&["BD-LIN-08", "BD-PF-22"]);
    let map = draw("..........\nA.T.......\n..........\n..........\n..........");
    let pair = Pair::new(
        map.view(),
        Spot::on_floor(map.at('A')),
        Spot::on_floor(map.at('T')),
    );
    // BD-LIN-08: behind T (2,1) five cells: (3,1) to (7,1).
    let behind: Vec<i16> = pair.centre_line().behind.iter().map(|cell| cell.x).collect();
    assert_eq!(behind, [3, 4, 5, 6, 7]);
    let body = |x, y| Body {
        place: cell(x, y),
        is_upright: true,
    };
    // (1,3) is two cells off the line, (1,4) three; (2,0) beside T is as near to (1,1) as to (3,1), so it is not behind him.
    let near = pair.bystanders(&[body(1, 3), body(1, 4), body(2, 0), body(4, 1)]);
    let found: Vec<_> = near
        .iter()
        .map(|it| (it.body, it.off_line, it.is_behind))
        .collect();
    assert_eq!(found, [(0, 2, false), (2, 1, false), (3, 0, true)]);
}

/// The names of the things on the centre line, with the cells from the target.
fn line_things(map: &Drawing, from: char, to: char) -> Vec<(Option<ThingId>, u16)> {
    let pair = Pair::new(
        map.view(),
        Spot::on_floor(map.at(from)),
        Spot::on_floor(map.at(to)),
    );
    pair.line_things()
        .iter()
        .map(|met| (met.thing, met.from_target))
        .collect()
}

#[test]
fn things_on_the_centre_line_are_listed_from_the_attacker() {
    proves_board(&["BD-PF-20", "BD-LIN-08"]);
    // BD-EX-02, BD-EX-05.
    let tile_at = |x, y| Some(ThingId::Tile(Cell::new(x, y)));
    let pillar = draw(".......\nA.O..T.\n.......");
    assert_eq!(line_things(&pillar, 'A', 'T'), [(tile_at(2, 1), 3)]);
    let block = draw(".......\nA..#..T\n......U");
    assert_eq!(
        line_things(&block, 'A', 'U')
            .iter()
            .map(|met| met.0)
            .collect::<Vec<_>>(),
        [tile_at(3, 1)]
    );
    let two = draw("A.O..T").with_edge(Edge::west(4, 0), "pane");
    let there = line_things(&two, 'A', 'T');
    let mut back = line_things(&two, 'T', 'A');
    back.reverse();
    assert_eq!(
        there.iter().map(|met| met.0).collect::<Vec<_>>(),
        back.iter().map(|met| met.0).collect::<Vec<_>>()
    );
    assert_eq!(there.iter().map(|met| met.1).collect::<Vec<_>>(), [3, 1]);
}
