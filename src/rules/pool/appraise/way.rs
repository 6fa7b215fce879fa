//! Ways to where an attack is possible, or at least nearer to the foe, or to where he may be.

use crate::battle::{Choice, Memory, Term};
use crate::board::{Cell, Footprint, Reach, has_gaps};

use super::super::scene::{Scene, Snapshot};
use super::super::{approach, legal, moves, word};
use super::{HALF_SQUARE, assaults, best_attack, goal, opening};

/// Stepping into what hurts.
const HARM: i64 = 3500;

/// What a fighter may do with his feet.
#[derive(Default)]
pub(super) struct Ways {
    pub(super) answers: Vec<(Choice, i64)>,
    /// Whether one of them ends where he can attack.
    pub(super) comes_to_blows: bool,
}

/// Ways to where an attack is possible, or at least nearer to the foe.
pub(super) fn ways(scene: &Scene, own: &Snapshot, best_now: Option<i64>) -> Ways {
    let turn = own.state.turn;
    let gait = plain_gait(own);
    // Whoever can strike strikes first, and stays; whoever has struck stays.
    if best_now.is_some_and(|worth| worth > 0) || turn.has_attacked {
        return Ways::default();
    }
    let mut answers = Vec::new();
    if turn.has_attack()
        && let Some((cell, worth)) = best_place(scene, own, gait)
    {
        answers.extend(go(scene, own, gait, cell).map(|choice| (choice, worth)));
    }
    let comes_to_blows = !answers.is_empty();
    if goal::keeps(scene, own) {
        return Ways {
            answers,
            comes_to_blows,
        };
    }
    for gait in [gait, word::SPRINT] {
        if legal::may_begin(own, gait).is_ok()
            && let Some((cell, worth)) = nearer(scene, own, gait)
        {
            // A sprint leaves one open to the first blow (PL-SPR-02).
            let price = if gait == word::SPRINT { 400 } else { 0 };
            answers.extend(go(scene, own, gait, cell).map(|choice| (choice, worth - price)));
        }
    }
    answers.extend(over_gaps(scene, own));
    Ways {
        answers,
        comes_to_blows,
    }
}

/// How a fighter goes without haste.
pub(super) fn plain_gait(own: &Snapshot) -> Term {
    if own.is_prone() { word::CRAWL } else { word::WALK }
}

pub(super) fn go(scene: &Scene, own: &Snapshot, gait: Term, to: Cell) -> Option<Choice> {
    Some(Choice::Move {
        gait,
        path: moves::route(scene, own, gait, to)?,
        facing: None,
    })
}

/// The place in reach from which an attack is worth most, the nearest of equal ones.
fn best_place(scene: &Scene, own: &Snapshot, gait: Term) -> Option<(Cell, i64)> {
    let mut there = own.clone();
    there.state.turn.moves += 1;
    let mut best: Option<(i64, u16, Cell)> = None;
    for (cell, cost) in moves::reach(scene, own, gait) {
        if !goal::allows(scene, own, cell) {
            continue;
        }
        there.body.at = cell;
        // Only where somebody can be reached at all does it pay to work out how well.
        let can = scene
            .foes(&there)
            .any(|foe| !assaults(scene, &there, foe).is_empty());
        if !can {
            continue;
        }
        let worth = best_attack(scene, &there).unwrap_or(0) - harm(scene, cell) - i64::from(cost);
        let is_better = best.is_none_or(|(known, far, _)| worth > known || worth == known && cost < far);
        if is_better {
            best = Some((worth, cost, cell));
        }
    }
    best.filter(|(worth, ..)| *worth > 0)
        .map(|(worth, _, cell)| (cell, worth))
}

/// The place in reach from which the way to a foe is shortest, and what it is worth to come there.
fn nearer(scene: &Scene, own: &Snapshot, gait: Term) -> Option<(Cell, i64)> {
    let far = moves::survey(scene, own, word::WALK, moves::FAR, true);
    // The nearest square beside a foe to which a way leads; where nobody is seen, where one was seen last; what can be opened; else
    // the nearest that nobody has seen.
    let goal = beside_foes(scene, own, &far)
        .or_else(|| remembered(scene, own, &far))
        .or_else(|| opening::nearest(scene, own, &far))
        .or_else(|| unseen(scene, own, &far))?;
    towards(scene, own, gait, &far, goal.1)
}

/// The nearest square beside a foe that was reached.
pub(super) fn beside_foes(scene: &Scene, own: &Snapshot, far: &Reach) -> Option<(u16, Cell)> {
    let at = |cell: Cell| Some((far.reached(cell).filter(|it| it.may_end)?.cost_half, cell));
    let around = scene.foes(own).flat_map(|foe| foe.place().ring());
    around.filter_map(at).min()
}

/// Where nobody can walk to a foe: the first leg of the shortest way with jumps, or with climbs, that leads to one.
///
/// Rule: `PL-MOV-06`.
fn over_gaps(scene: &Scene, own: &Snapshot) -> Option<(Choice, i64)> {
    if !has_gaps(scene.board()) {
        return None;
    }
    let far = moves::survey(scene, own, word::WALK, moves::FAR, true);
    if beside_foes(scene, own, &far).is_some() {
        return None;
    }
    let is_goal = |cell: Cell| {
        let mut foes = scene.foes(own);
        foes.any(|foe| foe.place().gap(Footprint::new(cell, own.body.size)).cheb() == 1)
    };
    let gaits = [word::JUMP, word::CLIMB].into_iter();
    let begun = gaits.filter(|gait| legal::may_begin(own, *gait).is_ok());
    let ways = begun.filter_map(|gait| {
        let (cost, way) = approach::expedition(scene, own, gait, is_goal)?;
        Some((cost, gait, way))
    });
    let (_, gait, way) = ways.min_by_key(|(cost, ..)| *cost)?;
    let (gait, path) = approach::first_leg(scene, own, gait, &way)?;
    let gained = path.len() as i64;
    let end = path.last().copied()?;
    let choice = Choice::Move {
        gait,
        path,
        facing: None,
    };
    Some((choice, gained * 2 * HALF_SQUARE - harm(scene, end)))
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

/// The nearest square at which the own side saw a foe last who is out of sight now, or one beside it.
fn remembered(scene: &Scene, own: &Snapshot, far: &Reach) -> Option<(u16, Cell)> {
    let view = scene.view?;
    let is_foe = |id| {
        let known = scene.round.order.contains(&id);
        known && scene.get(id).is_none()
    };
    let lost = view.bodies().filter(|(id, last)| !last.now && is_foe(*id));
    let around = lost.flat_map(|(_, last)| {
        let there = crate::board::Footprint::new(last.body.at, last.body.size);
        there.cells().chain(there.ring()).collect::<Vec<_>>()
    });
    let at = |cell: Cell| Some((far.reached(cell).filter(|it| it.may_end)?.cost_half, cell));
    let unseen = around.filter(|cell| *cell != own.body.at && !view.sees_cell(*cell));
    unseen.filter_map(at).min()
}

/// The nearest square that the own side has never seen, or does not see now.
fn unseen(scene: &Scene, own: &Snapshot, far: &Reach) -> Option<(u16, Cell)> {
    let view = scene.view?;
    let at = own.body.at;
    let ends = || far.cells().filter(|(cell, it)| it.may_end && *cell != at);
    let never = ends().filter(|(cell, _)| view.memory(*cell) == Memory::Never);
    let hidden = ends().filter(|(cell, _)| !view.sees_cell(*cell));
    let nearest = never.map(|(cell, it)| (it.cost_half, cell)).min();
    nearest.or_else(|| hidden.map(|(cell, it)| (it.cost_half, cell)).min())
}

pub(super) fn harm(scene: &Scene, cell: Cell) -> i64 {
    let hurts = scene.board().cell(cell).is_some_and(|facts| facts.harm.is_some());
    if hurts { HARM } else { 0 }
}

/// The move that brings a fighter nearest to blows; none where there is nowhere to go.
pub(crate) fn approach(scene: &Scene, own: &Snapshot) -> Option<Choice> {
    let gait = plain_gait(own);
    let (cell, _) = nearer(scene, own, gait)?;
    go(scene, own, gait, cell)
}
