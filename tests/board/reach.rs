//! Searches for routes: what they promise on any map.

use crate::drawing::prices::{DSA41, POOL, Prices, budget, walk};
use crate::drawing::proof::proves_board;
use crate::drawing::{Plan, draw, plans};
use klingentanz::board::{
    Board, BoardView, Budget, Cell, Diagonal, Facing, Factor, Footprint, Holder, LastStep, Passing, Prize,
    Prizes, Reach, Towards, Walk,
};
use proptest::prelude::*;
use proptest::sample::Index;

/// Costs by repeated single steps until nothing gets cheaper: slow, and plainly right.
fn plain_costs(walk: &Walk<Prices>, start: Cell) -> Vec<(Cell, u16)> {
    plain_costs_within(walk, start, |_, _| true)
}

/// The same where a step may only be taken from what is spent before it and the sum with it.
fn plain_costs_within(
    walk: &Walk<Prices>,
    start: Cell,
    may_go_on: impl Fn(u16, u16) -> bool,
) -> Vec<(Cell, u16)> {
    let cells: Vec<Cell> = walk.view.board().cells().collect();
    let mut best = vec![None; cells.len()];
    let index = |cell: Cell| cells.binary_search(&cell).expect("a cell of the map");
    best[index(start)] = Some(0);
    let mut has_changed = true;
    while std::mem::take(&mut has_changed) {
        for (number, &cell) in cells.iter().enumerate() {
            let Some(behind) = best[number] else { continue };
            for towards in Facing::ALL {
                let Ok(path) = walk.follow(cell, &[towards], false) else {
                    continue;
                };
                let (next, cost) = (index(path[0].cell), behind + path[0].cost_half);
                if may_go_on(behind, cost) && best[next].is_none_or(|known| cost < known) {
                    best[next] = Some(cost);
                    has_changed = true;
                }
            }
        }
    }
    cells
        .iter()
        .zip(&best)
        .filter_map(|(&cell, cost)| Some((cell, (*cost)?)))
        .collect()
}

fn costs(reach: &Reach) -> Vec<(Cell, u16)> {
    reach
        .cells()
        .map(|(cell, found)| (cell, found.cost_half))
        .collect()
}

fn start_of(plan: &Plan, pick: Index) -> Cell {
    let cells: Vec<_> = plan.build().cells().collect();
    cells[pick.index(cells.len())]
}

/// A size that fits on the map from a start cell.
fn size_at(plan: &Plan, start: Cell, size: u8) -> u8 {
    let room = (plan.width - start.x).min(plan.height - start.y);
    size.min(room as u8)
}

proptest! {
    #[test]
    fn every_shown_cost_is_the_sum_of_a_route_that_can_be_walked(
        plan in plans(), pick in any::<Index>(), diagonal in 0..3, is_odd in any::<bool>(), size in 1u8..4,
    ) {
        proves_board(&["BD-MOV-01", "BD-MOV-10"]);
        let diagonal = [DSA41, POOL, Diagonal::ByTurns][diagonal as usize];
        let (board, rules, start) = (plan.build(), Prices::new(diagonal, true), start_of(&plan, pick));
        let size = size_at(&plan, start, size);
        let walk = Walk { view: BoardView::unchanged(&board), rules: &rules, holders: &[], size };
        let mut reach = Reach::default();
        reach.explore(&walk, start, is_odd, budget(40));
        for (cell, found) in reach.cells() {
            let route = reach.route(cell).expect("a route to a cell that is shown");
            let path = walk.follow(start, &route, is_odd).expect("a route that can be walked");
            prop_assert_eq!(path.last().map_or(start, |step| step.cell), cell);
            prop_assert_eq!(path.last().map_or(0, |step| step.sum_half), found.cost_half);
            let mut sum = 0;
            for step in &path {
                sum += step.cost_half;
                prop_assert_eq!(step.sum_half, sum);
            }
        }
    }

    #[test]
    fn no_route_is_cheaper_than_the_one_shown(plan in plans(), pick in any::<Index>(), size in 1u8..4) {
        proves_board(&["BD-MOV-10"]);
        let (board, rules, start) = (plan.build(), Prices::new(DSA41, true), start_of(&plan, pick));
        let size = size_at(&plan, start, size);
        let walk = Walk { view: BoardView::unchanged(&board), rules: &rules, holders: &[], size };
        let mut reach = Reach::default();
        reach.explore(&walk, start, false, budget(10_000));
        prop_assert_eq!(costs(&reach), plain_costs(&walk, start));
    }

    #[test]
    fn what_is_shown_can_be_reached_and_nothing_else(
        plan in plans(), pick in any::<Index>(), size in 1u8..4, half in 0u16..24, is_begun in any::<bool>(),
    ) {
        proves_board(&["BD-MOV-04", "BD-MOV-10"]);
        let (board, rules, start) = (plan.build(), Prices::new(DSA41, true), start_of(&plan, pick));
        let size = size_at(&plan, start, size);
        let walk = Walk { view: BoardView::unchanged(&board), rules: &rules, holders: &[], size };
        let last_step = if is_begun { LastStep::Begun } else { LastStep::Paid };
        let mut reach = Reach::default();
        reach.explore(&walk, start, false, Budget { half, last_step });
        let may_go_on = |spent: u16, sum: u16| if is_begun { spent < half } else { sum <= half };
        prop_assert_eq!(costs(&reach), plain_costs_within(&walk, start, may_go_on));
    }

    #[test]
    fn a_map_changed_in_the_battle_is_walked_like_one_that_was_drawn_so(
        plan in plans(), pick in any::<Index>(),
    ) {
        let drawn = plan.build();
        let (empty, changes) = plan.build_as_changes();
        let (rules, start) = (Prices::new(DSA41, true), start_of(&plan, pick));
        let (mut one, mut other) = (Reach::default(), Reach::default());
        one.explore(&walk(BoardView::unchanged(&drawn), &rules), start, false, budget(30));
        other.explore(&walk(BoardView::new(&empty, &changes), &rules), start, false, budget(30));
        prop_assert_eq!(costs(&one), costs(&other));
    }
}

#[test]
fn one_search_leaves_nothing_behind_for_the_next() {
    let rules = Prices::new(Diagonal::ByTurns, true);
    let (small, large) = (draw("A#\n.."), draw("A....\n.....\n....."));
    let mut used = Reach::default();
    used.explore(&walk(large.view(), &rules), large.cell('A'), false, budget(40));
    used.explore(&walk(small.view(), &rules), small.cell('A'), false, budget(40));
    let mut fresh = Reach::default();
    fresh.explore(&walk(small.view(), &rules), small.cell('A'), false, budget(40));
    assert_eq!(costs(&used), costs(&fresh));
}

proptest! {
    #[test]
    fn bodies_cost_the_same_in_a_search_and_on_a_path(
        plan in plans(), pick in any::<Index>(), bodies in proptest::collection::vec(any::<Index>(), 1..5),
        size in 1u8..4,
    ) {
        let (board, rules, start) = (plan.build(), Prices::new(DSA41, true), start_of(&plan, pick));
        let size = size_at(&plan, start, size);
        let passings = [Passing::Free, Passing::Slow(Factor::halves(4)), Passing::No];
        let holders: Vec<_> = bodies
            .iter()
            .zip(passings.into_iter().cycle())
            .map(|(&body, passing)| {
                Holder { place: Footprint::single(start_of(&plan, body)), passing, may_share: false }
            })
            .collect();
        let walk = Walk { view: BoardView::unchanged(&board), rules: &rules, holders: &holders, size };
        let mut reach = Reach::default();
        reach.explore(&walk, start, false, budget(10_000));
        prop_assert_eq!(costs(&reach), plain_costs(&walk, start));
        for (cell, found) in reach.cells().filter(|&(cell, _)| cell != start) {
            prop_assert_eq!(found.may_end, walk.may_end(Footprint::new(cell, size)));
        }
    }
}

/// The best of some prizes by what was reached, the first of those that are worth as much, with the route to it.
fn best_prize(reach: &Reach, prizes: &Prizes) -> Option<(Cell, i64, Vec<Facing>)> {
    let mut best: Option<(Cell, i64)> = None;
    for prize in prizes.all {
        let Some(found) = reach.reached(prize.cell).filter(|found| found.may_end) else {
            continue;
        };
        let worth = prize.worth - i64::from(found.cost_half) * prizes.per_half;
        if best.is_none_or(|(_, known)| worth > known) {
            best = Some((prize.cell, worth));
        }
    }
    best.map(|(cell, worth)| {
        (
            cell,
            worth,
            reach.route(cell).expect("a route to a cell that is shown"),
        )
    })
}

proptest! {
    #[test]
    fn seeking_finds_the_prize_and_the_way_that_a_look_at_everything_finds(
        plan in plans(), pick in any::<Index>(), wishes in proptest::collection::vec((any::<Index>(), 0i64..300), 0..8),
        bodies in proptest::collection::vec(any::<Index>(), 0..4), per_half in 1i64..30, half in 0u16..40,
        diagonal in 0..3, size in 1u8..3,
    ) {
        let diagonal = [DSA41, POOL, Diagonal::ByTurns][diagonal as usize];
        let (board, mut rules, start) = (plan.build(), Prices::new(diagonal, true), start_of(&plan, pick));
        rules.guarded = bodies.iter().map(|&body| start_of(&plan, body)).collect();
        let size = size_at(&plan, start, size);
        let holders: Vec<_> = bodies
            .iter()
            .map(|&body| Holder {
                place: Footprint::single(start_of(&plan, body)),
                passing: Passing::Slow(Factor::halves(4)),
                may_share: false,
            })
            .collect();
        let walk = Walk { view: BoardView::unchanged(&board), rules: &rules, holders: &holders, size };
        let all: Vec<_> = wishes
            .iter()
            .map(|(cell, worth)| Prize { cell: start_of(&plan, *cell), worth: *worth })
            .collect();
        let prizes = Prizes { all: &all, per_half };
        let (mut whole, mut sought) = (Reach::default(), Reach::default());
        whole.explore(&walk, start, false, budget(half));
        sought.seek(&walk, start, budget(half), prizes);
        prop_assert_eq!(best_prize(&sought, &prizes), best_prize(&whole, &prizes));
        for (cell, found) in sought.cells() {
            prop_assert_eq!(whole.reached(cell), Some(found));
            prop_assert_eq!(whole.route(cell), sought.route(cell));
        }
    }
}

proptest! {
    #[test]
    fn among_many_ways_that_cost_the_same_seeking_finds_the_one_with_the_fewest_leavings(
        guarded in proptest::collection::vec((0i16..7, 0i16..5), 5..20), prize in (3i16..7, 0i16..5),
    ) {
        // An open field, straight and slanting steps at one price: whole bundles of ways are as short as each other, and the search
        // comes to most cells before it knows all of them.
        let field = draw(".......\n.......\n.......\n.......\n.......");
        let mut rules = Prices::new(POOL, false);
        rules.guarded = guarded.into_iter().map(|(x, y)| Cell::new(x, y)).collect();
        rules.guarded.sort();
        rules.guarded.dedup();
        let (walk, start) = (walk(field.view(), &rules), Cell::new(0, 2));
        let prize = Prize { cell: Cell::new(prize.0, prize.1), worth: 10 };
        let prizes = Prizes { all: &[prize], per_half: 1 };
        let (mut whole, mut sought) = (Reach::default(), Reach::default());
        whole.explore(&walk, start, false, budget(40));
        sought.seek(&walk, start, budget(40), prizes);
        prop_assert_eq!(best_prize(&sought, &prizes), best_prize(&whole, &prizes));
    }
}

/// Whether a mover whose north-west corner is on a cell touches the edge of the map.
fn is_outermost(board: &Board, cell: Cell, size: u8) -> bool {
    let (width, height, size) = (board.width() as i16, board.height() as i16, i16::from(size));
    cell.x == 0 || cell.y == 0 || cell.x + size == width || cell.y + size == height
}

proptest! {
    #[test]
    fn the_nearest_fit_place_and_the_way_there_are_those_of_a_look_at_everything(
        plan in plans(), pick in any::<Index>(), fit in proptest::collection::vec(any::<Index>(), 0..6), half in 0u16..40,
        diagonal in 0..3, size in 1u8..3, to_edge in any::<bool>(),
    ) {
        let diagonal = [DSA41, POOL, Diagonal::ByTurns][diagonal as usize];
        let (board, rules, start) = (plan.build(), Prices::new(diagonal, true), start_of(&plan, pick));
        let walk = Walk { view: BoardView::unchanged(&board), rules: &rules, holders: &[], size };
        let mut fit: Vec<Cell> = fit.iter().map(|cell| start_of(&plan, *cell)).collect();
        if to_edge {
            fit = board.cells().filter(|cell| is_outermost(&board, *cell, size)).collect();
        }
        let towards = if to_edge { Towards::Edge } else { Towards::Anywhere };
        let (mut whole, mut near) = (Reach::default(), Reach::default());
        whole.explore(&walk, start, false, budget(half));
        let ends = whole.cells().filter(|(cell, reached)| reached.may_end && fit.contains(cell));
        let expected = ends.map(|(cell, reached)| (reached.cost_half, cell)).min().map(|(_, cell)| cell);
        let found = near.nearest(&walk, start, budget(half), towards, |cell| fit.contains(&cell));
        prop_assert_eq!(found, expected);
        if let Some(cell) = found {
            prop_assert_eq!(near.route(cell), whole.route(cell));
        }
    }
}

#[test]
fn seeking_does_not_look_behind_what_it_seeks() {
    let rules = Prices::new(DSA41, true);
    let drawn = draw("....A.B...\n..........");
    let mut reach = Reach::default();
    let prize = Prize {
        cell: drawn.cell('B'),
        worth: 10,
    };
    let prizes = Prizes {
        all: &[prize],
        per_half: 1,
    };
    reach.seek(&walk(drawn.view(), &rules), drawn.cell('A'), budget(100), prizes);
    // Two steps of two half cells; nothing else lies on a way that is as short.
    let found: Vec<_> = costs(&reach)
        .into_iter()
        .map(|(cell, cost)| (cell.x, cell.y, cost))
        .collect();
    assert_eq!(found, [(4, 0, 0), (5, 0, 2), (6, 0, 4)]);
}
