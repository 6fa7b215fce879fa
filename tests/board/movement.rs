//! Steps, their costs, routes and pushes.

use crate::drawing::prices::{DSA41, POOL, Prices, budget, walk};
use crate::drawing::proof::proves_board;
use crate::drawing::{Drawing, draw, tile};
use klingentanz::board::{
    Budget, Cell, CellFacts, Diagonal, DoorState, Edge, Facing, Factor, Footing, Footprint, Footway, Harm,
    Holder, LastStep, Passing, PushEnd, Reach, Terrain, Toll, Walk, footway, free_around, push_line,
};

/// The directions in which a fighter of the drawing may step.
fn open_steps(drawing: &Drawing, fighter: char) -> Vec<Facing> {
    let is_open = |&towards: &Facing| footway(drawing.view(), drawing.at(fighter), towards) == Footway::Open;
    Facing::ALL.into_iter().filter(is_open).collect()
}

#[test]
fn corners_of_blocks_and_walls_cannot_be_cut() {
    proves_board(&["BD-EX-11", "BD-MOV-02"]);
    // BD-EX-11.
    use Facing::{N, NW, S, SW, W};
    let block = draw("....\n.A#.\n....");
    assert_eq!(open_steps(&block, 'A'), [N, S, SW, W, NW]);
    let with_wall = block.with_edge(Edge::north(1, 2), "wall");
    assert_eq!(open_steps(&with_wall, 'A'), [N, W, NW]);
    assert_eq!(open_steps(&draw("....\n.At.\n...."), 'A'), Facing::ALL);
}

#[test]
fn nobody_steps_off_the_map_or_into_the_void() {
    proves_board(&["BD-GRD-01", "BD-MOV-02", "BD-CEL-01"]);
    use Facing::{E, S, SE};
    assert_eq!(open_steps(&draw("A..\n..."), 'A'), [E, SE, S]);
    let void = CellFacts {
        terrain: Terrain::Void,
        ..CellFacts::default()
    };
    assert_eq!(open_steps(&draw("A..\n...").with_cell(1, 0, void), 'A'), [S]);
}

#[test]
fn a_high_ledge_is_a_climb_and_a_deep_one_a_fall_unless_stairs_lead_there() {
    proves_board(&["BD-MOV-02", "BD-CEL-03", "BD-CEL-09"]);
    let ground = |ground_dm, footing| CellFacts {
        ground_dm,
        footing,
        ..CellFacts::default()
    };
    let towards = |facts| {
        let drawing = draw("A..\n...").with_cell(1, 0, facts);
        footway(drawing.view(), drawing.at('A'), Facing::E)
    };
    assert_eq!(towards(ground(10, Footing::Firm)), Footway::Open);
    assert_eq!(towards(ground(11, Footing::Firm)), Footway::Climb(11));
    assert_eq!(towards(ground(-30, Footing::Firm)), Footway::Drop(30));
    assert_eq!(towards(ground(15, Footing::Stairs)), Footway::Open);
}

#[test]
fn a_big_fighter_needs_room_for_all_his_cells() {
    proves_board(&["BD-MOV-02", "BD-GRD-04"]);
    let view = draw("......\n......\n...#..\n......");
    let ogre = Footprint::new(Cell::new(1, 0), 2);
    assert_eq!(footway(view.view(), ogre, Facing::E), Footway::Open);
    assert_eq!(footway(view.view(), ogre, Facing::S), Footway::Open);
    assert_eq!(footway(view.view(), ogre, Facing::SE), Footway::Blocked);
    let walled = view.with_edge(Edge::west(2, 2), "wall");
    assert_eq!(footway(walled.view(), ogre, Facing::S), Footway::Blocked);
}

/// The cost of three diagonal steps, the middle one into a cell with this factor.
fn three_diagonals(rules: &Prices, middle_half: u8) -> u16 {
    let middle = CellFacts {
        move_half: middle_half,
        ..CellFacts::default()
    };
    let drawing = draw("A...\n....\n....\n....").with_cell(2, 2, middle);
    let path = walk(drawing.view(), rules).follow(drawing.cell('A'), &[Facing::SE; 3], false);
    path.expect("an open way")[2].sum_half
}

#[test]
fn diagonal_steps_cost_what_each_system_asks() {
    proves_board(&["BD-EX-12", "BD-MOV-01", "BD-CEL-02"]);
    // BD-EX-12.
    assert_eq!(three_diagonals(&Prices::new(DSA41, true), 2), 9);
    assert_eq!(three_diagonals(&Prices::new(Diagonal::ByTurns, true), 2), 8);
    assert_eq!(three_diagonals(&Prices::new(POOL, false), 2), 6);
    assert_eq!(three_diagonals(&Prices::new(DSA41, true), 4), 12);
    assert_eq!(three_diagonals(&Prices::new(Diagonal::ByTurns, true), 4), 12);
    assert_eq!(three_diagonals(&Prices::new(POOL, false), 4), 8);
}

#[test]
fn a_low_wall_adds_half_cells_or_makes_the_step_difficult() {
    proves_board(&["BD-EX-12", "BD-MOV-01", "BD-OBJ-30"]);
    // BD-EX-12.
    let drawing = draw("A.").with_edge(Edge::west(1, 0), "low_wall");
    let cost = |rules: &Prices| {
        let path = walk(drawing.view(), rules).follow(drawing.cell('A'), &[Facing::E], false);
        path.expect("a wall to cross")[0].sum_half
    };
    assert_eq!(cost(&Prices::new(DSA41, true)), 6);
    assert_eq!(cost(&Prices::new(POOL, false)), 4);
}

#[test]
fn factors_are_multiplied_before_the_cost_is_rounded_up() {
    proves_board(&["BD-MOV-01"]);
    // BD-MOV-01: 3 * 1.5 * 1.5 = 6.75, so 7; rounded after each factor it would be 8.
    let toll = Toll::factor(Factor::halves(3)).and(Toll::factor(Factor::halves(3)));
    assert_eq!(toll.cost(3), 7);
}

#[test]
fn a_diagonal_step_takes_the_cheaper_way_round_a_corner() {
    proves_board(&["BD-MOV-02"]);
    let rules = Prices::new(DSA41, true);
    let one_way = draw("A.\n..").with_edge(Edge::west(1, 0), "low_wall");
    let cost = |drawing: &Drawing| {
        walk(drawing.view(), &rules)
            .follow(Cell::new(0, 0), &[Facing::SE], false)
            .expect("open")[0]
            .cost_half
    };
    assert_eq!(cost(&one_way), 3);
    assert_eq!(cost(&one_way.with_edge(Edge::west(1, 1), "low_wall")), 7);
}

#[test]
fn the_last_step_may_be_begun_with_less_than_it_costs() {
    let drawing = draw("A....");
    let rules = Prices::new(DSA41, true);
    let mut reach = Reach::default();
    let farthest = |reach: &Reach| reach.cells().map(|(cell, _)| cell.x).max();
    reach.explore(&walk(drawing.view(), &rules), drawing.cell('A'), false, budget(5));
    assert_eq!(farthest(&reach), Some(2));
    let begun = Budget {
        half: 5,
        last_step: LastStep::Begun,
    };
    reach.explore(&walk(drawing.view(), &rules), drawing.cell('A'), false, begun);
    assert_eq!(farthest(&reach), Some(3));
}

#[test]
fn bodies_are_passed_slowly_or_not_at_all_and_nobody_stops_on_them() {
    proves_board(&["BD-MOV-03"]);
    let drawing = draw("A....");
    let rules = Prices::new(DSA41, true);
    let mut reach = Reach::default();
    let mut explore = |passing| {
        let place = Footprint::single(Cell::new(2, 0));
        let holders = [Holder {
            place,
            passing,
            may_share: false,
        }];
        let walk = Walk {
            view: drawing.view(),
            rules: &rules,
            holders: &holders,
            size: 1,
        };
        reach.explore(&walk, drawing.cell('A'), false, budget(20));
        [2, 4].map(|x| {
            reach
                .reached(Cell::new(x, 0))
                .map(|found| (found.cost_half, found.may_end))
        })
    };
    assert_eq!(
        explore(Passing::Slow(Factor::halves(4))),
        [Some((6, false)), Some((10, true))]
    );
    assert_eq!(explore(Passing::Free), [Some((4, false)), Some((8, true))]);
    assert_eq!(explore(Passing::No), [None, None]);
}

#[test]
fn a_door_opened_in_the_battle_opens_the_way() {
    proves_board(&["BD-OBJ-37", "BD-DYN-03"]);
    let drawing = draw("A.").with_edge(Edge::west(1, 0), "door");
    let rules = Prices::new(DSA41, true);
    let mut reach = Reach::default();
    reach.explore(
        &walk(drawing.view(), &rules),
        drawing.cell('A'),
        false,
        budget(20),
    );
    assert_eq!(reach.reached(Cell::new(1, 0)), None);
    let mut opened = drawing.clone();
    assert!(
        opened
            .changes
            .set_edge_door(&opened.board, Edge::west(1, 0), DoorState::Open)
    );
    reach.explore(&walk(opened.view(), &rules), drawing.cell('A'), false, budget(20));
    assert_eq!(
        reach.reached(Cell::new(1, 0)).map(|found| found.cost_half),
        Some(2)
    );
}

#[test]
fn equally_cheap_routes_are_told_apart_by_leavings_then_harm_then_direction() {
    proves_board(&["BD-MOV-10", "BD-CEL-12"]);
    // BD-MOV-10, with straight and diagonal steps at one price, so that many routes are equally cheap.
    use Facing::{E, NE, SE};
    let drawing = draw(".....\nA....\n.....");
    let (start, goal) = (drawing.cell('A'), Cell::new(2, 1));
    let mut reach = Reach::default();
    let mut rules = Prices::new(POOL, false);
    let find = |reach: &mut Reach, drawing: &Drawing, rules: &Prices| {
        reach.find(&walk(drawing.view(), rules), start, false, budget(20), goal)
    };
    assert_eq!(find(&mut reach, &drawing, &rules), Some(vec![SE, NE]));
    let fire = CellFacts {
        harm: Some(Harm::Fire),
        ..CellFacts::default()
    };
    let burning = drawing.with_cell(1, 2, fire);
    assert_eq!(find(&mut reach, &burning, &rules), Some(vec![E, E]));
    rules.guarded = vec![Cell::new(1, 1), Cell::new(1, 0)];
    assert_eq!(find(&mut reach, &burning, &rules), Some(vec![SE, NE]));
}

#[test]
fn a_path_ends_facing_the_way_of_its_last_step() {
    proves_board(&["BD-MOV-09", "BD-MOV-10", "BD-MOV-02"]);
    // Two diagonals and a straight step are 3 + 3 + 2, less than any way with one diagonal (3 + 2 * 3). Past the block nobody steps
    // slantwise, so the first step is not the straight one; of the two that are left, the last step into T with the lower number
    // counts: east (2) before south-east (3).
    use Facing::{E, SE};
    let drawing = draw(
        "A.#.
         ....
         ...T",
    );
    let rules = Prices::new(DSA41, true);
    let mut reach = Reach::default();
    let (from, to) = (drawing.cell('A'), drawing.cell('T'));
    let route = reach.find(&walk(drawing.view(), &rules), from, false, budget(20), to);
    let route = route.expect("an open way");
    assert_eq!(route, [SE, SE, E]);
    let path = walk(drawing.view(), &rules)
        .follow(from, &route, false)
        .expect("open");
    let steps: Vec<_> = path.iter().map(|step| (step.towards, step.sum_half)).collect();
    assert_eq!(steps, [(SE, 3), (SE, 6), (E, 8)]);
    assert_eq!(
        drawing.marked(path.iter().map(|step| step.cell)),
        ["....", ".*..", "..**"].join("\n")
    );
}

#[test]
fn a_path_names_the_step_that_cannot_be_taken() {
    let drawing = draw("A.#");
    let rules = Prices::new(DSA41, true);
    let blocked = walk(drawing.view(), &rules).follow(drawing.cell('A'), &[Facing::E; 2], false);
    let blocked = blocked.expect_err("a block in the way");
    assert_eq!((blocked.step, blocked.footway), (1, Footway::Blocked));
}

/// What waits on the cells of a push, as the drawing has bodies on `held`.
fn push(towards: Facing, target: (i16, i16), held: &[(i16, i16)]) -> Vec<((i16, i16), PushEnd)> {
    let drawing = draw("......\n.A....\n......\n.....#\n......");
    let single = |(x, y)| Footprint::single(Cell::new(x, y));
    let held: Vec<_> = held.iter().map(|&cell| single(cell)).collect();
    push_line(drawing.view(), single(target), towards, 4, &held)
        .into_iter()
        .map(|step| ((step.cell.x, step.cell.y), step.end))
        .collect()
}

#[test]
fn a_push_ends_at_walls_bodies_corners_and_the_end_of_the_map() {
    proves_board(&["BD-EX-14", "BD-PF-37", "BD-MOV-06"]);
    // BD-EX-14.
    use PushEnd::{Blocked, Free, Occupied};
    assert_eq!(
        push(Facing::SE, (2, 2), &[]),
        [((3, 3), Free), ((4, 4), Free), ((5, 5), Blocked)]
    );
    assert_eq!(
        push(Facing::E, (2, 2), &[(4, 2)]),
        [((3, 2), Free), ((4, 2), Occupied)]
    );
    assert_eq!(push(Facing::SE, (4, 2), &[]), [((5, 3), Blocked)]);
    assert_eq!(push(Facing::NE, (4, 3), &[]), [((5, 2), Blocked)]);
}

#[test]
fn a_push_over_a_ledge_is_a_fall() {
    proves_board(&["BD-PF-37", "BD-MOV-06"]);
    let pit = CellFacts {
        ground_dm: -25,
        ..CellFacts::default()
    };
    let drawing = draw("A..").with_cell(1, 0, pit);
    let line = push_line(drawing.view(), drawing.at('A'), Facing::E, 2, &[]);
    assert_eq!(
        line.iter().map(|step| step.end).collect::<Vec<_>>(),
        [PushEnd::Drop(25)]
    );
}

#[test]
fn beside_a_fighter_are_the_cells_he_may_step_to() {
    proves_board(&["BD-PF-36"]);
    let drawing = draw("A#\n.B");
    let free = free_around(drawing.view(), drawing.at('A'), &[drawing.at('B')]);
    assert_eq!(free, [(Facing::S, Cell::new(0, 1))]);
}

#[test]
fn a_table_overturned_in_the_battle_leaves_its_cell_free() {
    proves_board(&["BD-DYN-03", "BD-OBJ-31"]);
    // BD-DYN-03.
    let mut drawing = draw("At.");
    let table = Cell::new(1, 0);
    let edge = Edge::west(2, 0);
    drawing.changes.set_thing(table, None);
    drawing.changes.set_edge(edge, Some(tile(table, "low_wall")));
    let rules = Prices::new(DSA41, true);
    let path = walk(drawing.view(), &rules).follow(drawing.cell('A'), &[Facing::E; 2], false);
    let costs: Vec<_> = path.expect("open").iter().map(|step| step.cost_half).collect();
    assert_eq!(costs, [2, 6]);
}
