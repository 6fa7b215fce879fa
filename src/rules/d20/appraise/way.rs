//! Ways to where an attack is possible, or at least nearer to the foe, or to where he may be.

use crate::battle::{Choice, Memory, Term};
use crate::board::{Cell, Footprint, Reach};

use super::super::scene::{Scene, Snapshot};
use super::super::{moves, word};
use super::{HALF_SQUARE, best_attack, can_attack, danger, goal, opening, turn};

/// Stepping into what hurts.
const HARM: i64 = 3500;
/// Standing opposite a friend.
const FLANKING: i64 = 500;

/// What a fighter may do with his feet.
#[derive(Default)]
pub(super) struct Ways {
    pub(super) answers: Vec<(Choice, i64)>,
    /// Whether one of them ends where he can attack.
    pub(super) comes_to_blows: bool,
}

/// Ways to where an attack is possible, or at least nearer to the foe.
pub(super) fn ways(scene: &Scene, own: &Snapshot, best_now: Option<i64>) -> Ways {
    let budget = &own.budget;
    // Whoever can strike strikes first, and stays; whoever has struck stays.
    if let Some(worth) = best_now.filter(|worth| *worth > 0) {
        return Ways {
            answers: turn::step_round(scene, own, worth).into_iter().collect(),
            comes_to_blows: true,
        };
    }
    if !budget.attacks.is_fresh() {
        return Ways::default();
    }
    // Nor does whoever has just cast a spell walk up to the line of the foes.
    if budget.spent.standard && own.build.book.as_ref().is_some_and(|book| book.casts) {
        return Ways::default();
    }
    // A mount that has gone as far as it can goes no farther.
    if own.body.mount.is_some() && budget.steed.moves > 0 {
        return Ways::default();
    }
    let gait = moves::plain_gait(own);
    let mut answers = Vec::new();
    let leads_on = budget.spent.has_standard(budget.allowance);
    // A move and an attack beside it, or a step and an attack.
    let may_both = leads_on && budget.allowance == super::super::budget::Allowance::Whole;
    if may_both
        && budget.spent.moves == 0
        && let Some((cell, worth)) = best_place(scene, own, gait)
    {
        answers.extend(go(scene, own, gait, cell).map(|choice| (choice, worth)));
    }
    if leads_on
        && budget.spent.has_step(scene.modules())
        && let Some((cell, worth)) = best_place(scene, own, word::STEP)
    {
        answers.extend(go(scene, own, word::STEP, cell).map(|choice| (choice, worth + 100)));
    }
    let comes_to_blows = !answers.is_empty();
    if goal::keeps(scene, own) {
        return Ways {
            answers,
            comes_to_blows,
        };
    }
    if let Some(choice) = approach(scene, own) {
        answers.push((choice, HALF_SQUARE));
    }
    Ways {
        answers,
        comes_to_blows,
    }
}

pub(super) fn go(scene: &Scene, own: &Snapshot, gait: Term, to: Cell) -> Option<Choice> {
    let path = moves::route(scene, own, gait, to)?;
    let mut there = own.clone();
    there.body.at = to;
    let facing = turn::looks(scene, &there, gait);
    Some(Choice::Move { gait, path, facing })
}

/// The place in reach from which an attack is worth most, the nearest of equal ones. What an attack is worth hardly hangs on the square: it is
/// worked out for the nearest one, and standing opposite a friend counts besides.
pub(super) fn best_place(scene: &Scene, own: &Snapshot, gait: Term) -> Option<(Cell, i64)> {
    let mut there = own.clone();
    let leaving = if gait == word::STEP { 0 } else { danger(scene, own) };
    // What an attack is worth by the side of a foe that it meets: it hardly hangs on the square otherwise.
    let mut known = [None; turn::SIDES];
    let mut best: Option<(i64, u16, Cell)> = None;
    let mut cells = moves::reach(scene, own, gait);
    cells.sort_by_key(|(cell, cost)| (*cost, cell.y, cell.x));
    for (cell, cost) in cells {
        there.body.at = cell;
        there.body.facing = turn::looks(scene, &there, gait).unwrap_or(own.body.facing);
        if !goal::allows(scene, own, cell) || !is_near_blows(scene, &there) || !can_attack(scene, &there) {
            continue;
        }
        let side = turn::best_side(scene, &there);
        let of_blow = match known[side] {
            Some(worth) => worth,
            None => best_attack(scene, &there).unwrap_or(0),
        };
        known[side] = Some(of_blow);
        let passed = match side {
            0 => 0,
            _ => turn::passed(scene, own, gait, cell) - leaving,
        };
        let flanking = if flanks_somebody(scene, &there) {
            FLANKING
        } else {
            0
        };
        let worth = of_blow + flanking - leaving - passed.max(0) - harm(scene, cell) - i64::from(cost);
        let is_better = best.is_none_or(|(known, far, _)| worth > known || worth == known && cost < far);
        if is_better {
            best = Some((worth, cost, cell));
        }
    }
    best.filter(|(worth, ..)| *worth > 0)
        .map(|(worth, _, cell)| (cell, worth))
}

/// Whether a foe may be within reach at all: a look at the squares before lines are drawn.
fn is_near_blows(scene: &Scene, there: &Snapshot) -> bool {
    scene.foes(there).any(|foe| is_near(there, foe))
}

/// The same for one foe.
pub(super) fn is_near(there: &Snapshot, foe: &Snapshot) -> bool {
    let far = there.wielded().filter_map(|(_, arm)| {
        let struck = arm.reach.map(|reach| reach.to);
        let shot = arm.range.map(|range| range.squares * u16::from(range.increments));
        struck.max(shot)
    });
    let far = far.max().unwrap_or(0);
    there.place().gap(foe.place()).cheb() <= far
}

fn flanks_somebody(scene: &Scene, there: &Snapshot) -> bool {
    let Some((_, arm)) = there.melee_arm() else {
        return false;
    };
    let mut near = scene
        .foes(there)
        .filter(|foe| there.place().gap(foe.place()).cheb() <= 1);
    near.any(|foe| {
        let flanking = super::super::around::flanks(scene, there, foe, arm);
        flanking.is_some_and(|share| share.void.is_none())
    })
}

/// The last square within a movement on the way to another one, and what it is worth to come there.
pub(super) fn towards(
    scene: &Scene,
    own: &Snapshot,
    gait: Term,
    far: &Reach,
    goal: Cell,
) -> Option<(Cell, i64)> {
    let route = far.route(goal)?;
    let path = moves::cells(own.body.at, &route);
    let reach = moves::reach(scene, own, gait);
    let place = path
        .iter()
        .rev()
        .find(|cell| reach.iter().any(|(known, _)| known == *cell))?;
    let left = path.iter().rev().take_while(|cell| *cell != place).count() as i64;
    let gained = path.len() as i64 - left;
    Some((*place, gained * 2 * HALF_SQUARE - harm(scene, *place)))
}

/// The nearest square beside a foe that was reached.
pub(super) fn beside_foes(scene: &Scene, own: &Snapshot, far: &Reach) -> Option<(u16, Cell)> {
    let ends = far.cells().filter(|(_, it)| it.may_end);
    let beside = ends.filter(|(cell, _)| {
        let place = Footprint::new(*cell, own.body.size);
        scene.foes(own).any(|foe| place.gap(foe.place()).cheb() == 1)
    });
    beside.map(|(cell, it)| (it.cost_half, cell)).min()
}

/// The nearest square at which the own side saw a foe last who is out of sight now, or one beside it.
fn remembered(scene: &Scene, own: &Snapshot, far: &Reach) -> Option<(u16, Cell)> {
    let view = scene.side_view()?;
    let is_foe = |id| scene.round.order.contains(&id) && scene.get(id).is_none();
    let lost = view.bodies().filter(|(id, last)| !last.now && is_foe(*id));
    let around = lost.flat_map(|(_, last)| {
        let there = Footprint::new(last.body.at, last.body.size);
        there.cells().chain(there.ring()).collect::<Vec<_>>()
    });
    let at = |cell: Cell| Some((far.reached(cell).filter(|it| it.may_end)?.cost_half, cell));
    let unseen = around.filter(|cell| *cell != own.body.at && !view.sees_cell(*cell));
    unseen.filter_map(at).min()
}

/// The nearest square that the own side has never seen, or does not see now.
fn unseen(scene: &Scene, own: &Snapshot, far: &Reach) -> Option<(u16, Cell)> {
    let view = scene.side_view()?;
    let at = own.body.at;
    let ends = || far.cells().filter(|(cell, it)| it.may_end && *cell != at);
    let never = ends().filter(|(cell, _)| view.memory(*cell) == Memory::Never);
    let hidden = ends().filter(|(cell, _)| !view.sees_cell(*cell));
    let nearest = never.map(|(cell, it)| (it.cost_half, cell)).min();
    nearest.or_else(|| hidden.map(|(cell, it)| (it.cost_half, cell)).min())
}

pub(crate) fn harm(scene: &Scene, cell: Cell) -> i64 {
    let hurts = scene.board().cell(cell).is_some_and(|facts| facts.harm.is_some());
    if hurts { HARM } else { 0 }
}

/// The move that brings a fighter nearest to blows; none where there is nowhere to go.
pub(crate) fn approach(scene: &Scene, own: &Snapshot) -> Option<Choice> {
    let gait = moves::plain_gait(own);
    let far = moves::survey(scene, own, gait, moves::FAR, true);
    // Through narrow places where no other way leads to a foe.
    let small = match beside_foes(scene, own, &far) {
        Some(_) => None,
        None => moves::survey_narrow(scene, own, gait, moves::FAR, true),
    };
    let far = small
        .filter(|small| beside_foes(scene, own, small).is_some())
        .unwrap_or(far);
    let (_, goal) = beside_foes(scene, own, &far)
        .or_else(|| remembered(scene, own, &far))
        .or_else(|| opening::nearest(scene, own, &far))
        .or_else(|| unseen(scene, own, &far))?;
    match towards(scene, own, gait, &far, goal) {
        Some((cell, _)) => go(scene, own, gait, cell),
        None => struggle(scene, own, &far, goal),
    }
}

/// A single square on the way to another one, where each of them costs more than a movement has.
///
/// Rule: `D20-MOV-09`.
fn struggle(scene: &Scene, own: &Snapshot, far: &Reach, goal: Cell) -> Option<Choice> {
    let route = far.route(goal)?;
    let next = *moves::cells(own.body.at, &route).first()?;
    let reach = moves::reach(scene, own, word::STRUGGLE);
    let is_there = reach.iter().any(|(cell, _)| *cell == next);
    is_there.then(|| go(scene, own, word::STRUGGLE, next)).flatten()
}
