//! Areas, cover from an origin, charge lanes, falls, climbs, jumps, and what a side remembers.

use crate::drawing::proof::proves_board;
use crate::drawing::{Drawing, draw};
use klingentanz::board::{
    Band, Cell, CellFacts, CoverGrade, DoorState, Edge, Facing, Figure, Footing, Footprint, Known,
    LaneBlocker, Measure, Origin, SideView, Spot, Terrain, charge, charge_ends, climb, fall, field_of_view,
    jump, ring,
};

fn open(side: usize) -> Drawing {
    draw(&format!("{}\n", ".".repeat(side)).repeat(side))
}

fn origin<'a>(drawing: &'a Drawing, corner: (i16, i16), caster: (i16, i16)) -> Origin<'a> {
    let caster = Spot::on_floor(Footprint::single(Cell::new(caster.0, caster.1)));
    Origin::new(drawing.view(), corner, caster, Measure::Alt)
}

fn at(x: i16, y: i16) -> Cell {
    Cell::new(x, y)
}

fn ground(dm: i16) -> CellFacts {
    CellFacts {
        ground_dm: dm,
        ..CellFacts::default()
    }
}

#[test]
fn bursts_and_spreads_have_the_sizes_of_the_templates() {
    proves_board(&["BD-AREA-01"]);
    // D20-BRD-13: 12 cells for radius 2, 44 for radius 4, in the open the same for both.
    let map = open(12);
    let area = origin(&map, (6, 6), (0, 0));
    for (radius, cells) in [(2, 12), (4, 44)] {
        assert_eq!(area.burst(radius).len(), cells);
        assert_eq!(area.spread(radius), area.burst(radius));
    }
}

#[test]
fn cones_have_the_sizes_of_the_templates() {
    proves_board(&["BD-AREA-01"]);
    // D20-BRD-13: a diagonal cone of 3 has 6 cells, a straight one 8.
    let map = open(12);
    let area = origin(&map, (6, 6), (5, 5));
    for towards in Facing::ALL {
        let cells = if towards.is_diagonal() { 6 } else { 8 };
        assert_eq!(area.cone(3, towards).len(), cells, "{towards:?}");
    }
    let east = area.cone(1, Facing::E);
    assert_eq!(east, [at(6, 5), at(6, 6)]);
}

#[test]
fn a_burst_stops_at_a_wall_and_a_spread_flows_round_it() {
    proves_board(&["BD-AREA-01"]);
    // A wall east of the two upper cells.
    let map = (0..2).fold(open(4), |map, y| map.with_edge(Edge::west(2, y), "wall"));
    let area = origin(&map, (1, 1), (0, 0));
    let burst = area.burst(3);
    assert!(burst.contains(&at(1, 0)) && !burst.contains(&at(2, 0)));
    // Round the end of the wall: (0..1, 2) costs 2, (2, 2) 3, (2, 1) 4, (2, 0) 5; past its end there is no diagonal.
    assert!(!area.spread(3).contains(&at(2, 1)));
    assert!(area.spread(4).contains(&at(2, 1)) && !area.spread(4).contains(&at(2, 0)));
    assert!(area.spread(5).contains(&at(2, 0)));
}

#[test]
fn an_origin_at_a_wall_works_to_the_casters_side() {
    proves_board(&["BD-AREA-01", "BD-PF-41"]);
    let map = (0..4).fold(open(4), |map, y| map.with_edge(Edge::west(2, y), "wall"));
    let west = origin(&map, (2, 2), (0, 2));
    assert_eq!(west.burst(1), [at(1, 1), at(1, 2)]);
    assert_eq!(west.spread(1), [at(1, 1), at(1, 2)]);
    let target = |x, y| Spot::on_floor(Footprint::single(at(x, y)));
    assert_eq!(west.cover(target(0, 2)), CoverGrade::None);
    assert_eq!(west.cover(target(3, 2)), CoverGrade::Part);
}

#[test]
fn cover_from_an_origin_is_what_any_of_four_lines_passes() {
    proves_board(&["BD-PF-41"]);
    // From (0, 1) to the cell (4, 0): the line to its north-western corner (4, 0) is in the pillar's cell (2, 0).
    let map = draw("..O...\n......");
    let area = origin(&map, (0, 1), (0, 1));
    let target = |x, y, size| Spot::on_floor(Footprint::new(at(x, y), size));
    assert_eq!(area.cover(target(4, 0, 1)), CoverGrade::Part);
    assert_eq!(area.cover(target(4, 1, 1)), CoverGrade::None);
    // Of a big target the cell counts that is covered least.
    assert_eq!(area.cover(target(4, 0, 2)), CoverGrade::None);
    // A low wall covers up to six cells behind it.
    let low = draw("..........").with_edge(Edge::west(1, 0), "low_wall");
    let area = origin(&low, (0, 0), (0, 0));
    assert_eq!(
        area.cover(target(8, 0, 1)),
        CoverGrade::None,
        "seven cells behind it"
    );
    assert_eq!(area.cover(target(7, 0, 1)), CoverGrade::Part);
}

#[test]
fn a_line_ends_at_what_blocks_effects() {
    proves_board(&["BD-AREA-01"]);
    let map = draw("........\n........").with_edge(Edge::west(5, 0), "wall");
    let area = origin(&map, (1, 1), (0, 0));
    // Through (5, 0): up by one in four, all in the upper row; the wall on v(5, 0) is only touched at its northern end.
    assert_eq!(area.line(4, (5, 0)), [at(1, 0), at(2, 0), at(3, 0), at(4, 0)]);
    // Through (7, 0): it crosses v(5, 0) at a third of its height.
    assert_eq!(area.line(6, (7, 0)), [at(1, 0), at(2, 0), at(3, 0), at(4, 0)]);
}

#[test]
fn a_ring_is_a_square_on_the_map() {
    proves_board(&["BD-AREA-01"]);
    let map = open(5);
    assert_eq!(ring(map.view(), Footprint::single(at(0, 0)), 1).len(), 4);
    assert_eq!(ring(map.view(), Footprint::new(at(1, 1), 2), 1).len(), 16);
}

fn human(x: i16, y: i16, side: u8) -> Figure {
    Figure::standing(Footprint::single(at(x, y)), Facing::E, side)
}

const CONTACT: Band = Band {
    low: 1,
    high: 1,
    measure: Measure::Cheb,
};

#[test]
fn a_charge_runs_to_the_nearest_place_in_a_free_lane() {
    proves_board(&["BD-PF-38"]);
    let map = draw("........\n........\n........");
    let figures = [human(0, 1, 0), human(6, 1, 1), human(3, 0, 0)];
    let found = charge(map.view(), &figures, [0, 1], CONTACT, Measure::Alt).expect("a place to strike from");
    // The column x = 5: (5, 1) is 5 away, (5, 0) and (5, 2) 5 + 0 by half diagonals; the straightest whose lane is free is taken.
    assert_eq!((found.end, found.length, found.blockers), (at(5, 1), 5, vec![]));
    let ends: Vec<Cell> = charge_ends(
        map.view(),
        figures[0].place,
        figures[1].place,
        CONTACT,
        Measure::Alt,
    )
    .into_iter()
    .map(|place| place.corner)
    .collect();
    assert_eq!(ends, [at(5, 1), at(5, 0), at(5, 2)]);
}

#[test]
fn what_slows_or_stops_lies_in_the_lane() {
    proves_board(&["BD-PF-38"]);
    let bog = CellFacts {
        move_half: 4,
        ..CellFacts::default()
    };
    let map = draw("......")
        .with_cell(2, 0, bog)
        .with_edge(Edge::west(4, 0), "low_wall");
    let figures = [human(0, 0, 0), human(5, 0, 1), human(3, 0, 1)];
    let found = charge(map.view(), &figures, [0, 1], CONTACT, Measure::Cheb).expect("an end");
    assert_eq!(found.end, at(4, 0));
    let lane = [
        LaneBlocker::Cell(at(2, 0)),
        LaneBlocker::Edge(Edge::west(4, 0)),
        LaneBlocker::Body(2),
    ];
    assert_eq!(found.blockers, lane);
    let mut helpless = figures;
    helpless[2].is_able = false;
    let found = charge(map.view(), &helpless, [0, 1], CONTACT, Measure::Cheb).expect("an end");
    assert_eq!(found.blockers, lane[..2]);
}

#[test]
fn who_goes_over_an_edge_falls_as_deep_as_it_is() {
    proves_board(&["BD-MOV-07", "BD-MOV-06"]);
    // A roof of 30 dm at (0, 0), a pit of 20 dm at (2, 1).
    let map = draw("....\n....")
        .with_cell(0, 0, ground(30))
        .with_cell(2, 1, ground(-20));
    let roof = Footprint::single(at(0, 0));
    let down = fall(map.view(), roof, Facing::E, &[]).expect("a fall");
    assert_eq!((down.fall_dm, down.cell), (30, Some(at(1, 0))));
    // Somebody stands there: the nearest free cell, of those one away the first in order.
    let held = [Footprint::single(at(1, 0))];
    assert_eq!(
        fall(map.view(), roof, Facing::E, &held).map(|it| it.cell),
        Some(Some(at(2, 0)))
    );
    assert_eq!(
        fall(map.view(), Footprint::single(at(2, 0)), Facing::S, &[]).map(|it| it.fall_dm),
        Some(20)
    );
    assert_eq!(
        fall(map.view(), Footprint::single(at(1, 0)), Facing::E, &[]),
        None
    );
}

#[test]
fn a_bank_is_climbed_and_a_ladder_too() {
    proves_board(&["BD-MOV-08"]);
    let ladder = CellFacts {
        footing: Footing::Ladder,
        ..CellFacts::default()
    };
    let map = draw("...\n...")
        .with_cell(1, 0, ground(15))
        .with_cell(0, 1, ladder)
        .with_cell(1, 1, ground(8));
    let from = |x, y| Footprint::single(at(x, y));
    let up = climb(map.view(), from(0, 0), Facing::E, &[]).expect("a climb");
    assert_eq!((up.climb_dm, up.cell), (15, at(1, 0)));
    assert_eq!(
        climb(map.view(), from(0, 0), Facing::E, &[from(1, 0)]),
        None,
        "somebody is there"
    );
    assert_eq!(
        climb(map.view(), from(0, 1), Facing::E, &[]).map(|it| it.climb_dm),
        Some(8)
    );
    // Without the ladder 8 dm is a step.
    assert_eq!(climb(map.view(), from(2, 1), Facing::W, &[]), None);
}

#[test]
fn a_jump_goes_over_one_to_three_cells_with_firm_ground_on_both_sides() {
    proves_board(&["BD-MOV-08"]);
    let water = CellFacts {
        water_dm: 10,
        ..CellFacts::default()
    };
    let pit = CellFacts {
        terrain: Terrain::Pit,
        ..CellFacts::default()
    };
    let map = draw("........")
        .with_cell(3, 0, water)
        .with_cell(4, 0, pit)
        .with_cell(5, 0, ground(-30));
    let over = jump(map.view(), at(2, 0), Facing::E, &[]).expect("a jump");
    assert_eq!(over.gap, [at(3, 0), at(4, 0), at(5, 0)]);
    assert_eq!((over.landing, over.run_up), (at(6, 0), 2));
    assert_eq!(
        jump(map.view(), at(1, 0), Facing::E, &[]),
        None,
        "there is no gap before him"
    );
    assert_eq!(
        jump(map.view(), at(2, 0), Facing::E, &[Footprint::single(at(6, 0))]),
        None
    );
    let wider = map.clone().with_cell(6, 0, water);
    assert_eq!(jump(wider.view(), at(2, 0), Facing::E, &[]), None, "four cells");
    let walled = map.with_edge(Edge::west(5, 0), "wall");
    assert_eq!(jump(walled.view(), at(2, 0), Facing::E, &[]), None);
}

#[test]
fn ten_decimetres_are_a_step_and_no_gap() {
    proves_board(&["BD-MOV-08", "BD-PF-38"]);
    let over = |gap: CellFacts, landing: i16| {
        let map = draw("....").with_cell(1, 0, gap).with_cell(2, 0, ground(landing));
        jump(map.view(), at(0, 0), Facing::E, &[]).is_some()
    };
    let water = CellFacts {
        water_dm: 10,
        ..CellFacts::default()
    };
    assert!(over(water, 10) && !over(water, 11), "the bank beyond");
    assert!(over(ground(-11), 0) && !over(ground(-10), 0), "the gap itself");
    // A cell at one and a half times the cost lies in the way of a charge as well.
    let mire = CellFacts {
        move_half: 3,
        ..CellFacts::default()
    };
    let map = draw("......").with_cell(2, 0, mire);
    let figures = [human(0, 0, 0), human(5, 0, 1)];
    let found = charge(map.view(), &figures, [0, 1], CONTACT, Measure::Cheb).expect("an end");
    assert_eq!(found.blockers, [LaneBlocker::Cell(at(2, 0))]);
}

#[test]
fn a_side_remembers_what_it_has_seen_as_it_was() {
    proves_board(&["BD-VIS-04"]);
    // A room with a door in its eastern wall.
    let mut map = draw("...").with_edge(Edge::west(2, 0), "door");
    let eye = |x| Spot::on_floor(Footprint::single(at(x, 0)));
    let mut side = SideView::blind(map.view());
    assert_eq!(side.known(at(0, 0)), Known::Never);
    let foe = Footprint::single(at(1, 0));
    side.look(map.view(), 1, [&field_of_view(map.view(), eye(0))], [(7, foe)]);
    assert_eq!(
        [0, 1, 2].map(|x| side.known(at(x, 0))),
        [Known::Now, Known::Now, Known::Never]
    );
    assert_eq!(
        side.edge(Edge::west(2, 0)).and_then(|door| door.state),
        Some(DoorState::Shut)
    );
    assert_eq!(
        side.sighting(7).map(|seen| (seen.place, seen.round)),
        Some((foe, 1))
    );
    // Nobody of the side looks while the door opens: it is remembered shut, and the foe where he was.
    assert!(
        map.changes
            .set_edge_door(&map.board, Edge::west(2, 0), DoorState::Open)
    );
    side.look(map.view(), 2, [], []);
    assert_eq!(side.known(at(1, 0)), Known::Once);
    assert_eq!(
        side.edge(Edge::west(2, 0)).and_then(|door| door.state),
        Some(DoorState::Shut)
    );
    assert!(side.sighting(7).is_some());
    // They look again: the door is open, the foe is gone.
    side.look(map.view(), 3, [&field_of_view(map.view(), eye(0))], []);
    assert_eq!(
        side.edge(Edge::west(2, 0)).and_then(|door| door.state),
        Some(DoorState::Open)
    );
    assert_eq!((side.known(at(2, 0)), side.sighting(7)), (Known::Now, None));
    assert!(side.cell(at(2, 0)).is_some() && side.thing(at(2, 0)).is_none());
    assert_eq!(side.seen_now().len(), 3);
}
