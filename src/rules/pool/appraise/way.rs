//! Ways to where an attack is possible, or at least nearer to the foe, or to where he may be.

use crate::battle::{Choice, Memory, Term};
use crate::board::{Cell, Footprint, Reach, has_gaps};

use super::super::scene::{Scene, Snapshot};
use super::super::{approach, moves, word};
use super::exposure::Exposure;
use super::{HALF_SQUARE, best_attack, can_attack, goal, opening};

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
    let gait = moves::plain_gait(own);
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
    let aim = Aim::of(scene, own);
    if let Some((cell, worth)) = aim.as_ref().and_then(|aim| onward(scene, own, gait, aim)) {
        answers.extend(go(scene, own, gait, cell).map(|choice| (choice, worth)));
    }
    if turn.is_fresh()
        && let Some((cell, worth)) = aim.as_ref().and_then(|aim| sprint(scene, own, gait, aim))
    {
        answers.extend(go(scene, own, word::SPRINT, cell).map(|choice| (choice, worth)));
    }
    answers.extend(over_gaps(scene, own));
    Ways {
        answers,
        comes_to_blows,
    }
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
        if !can_attack(scene, &there) {
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

/// Where a fighter goes who can strike nobody.
struct Aim {
    far: Reach,
    goal: Cell,
}

impl Aim {
    /// The nearest square beside a foe to which a way leads; where nobody is seen, where one was seen last; what can be opened; else
    /// the nearest that nobody has seen. Round those who stand or lie in the way, where no movement gets past them.
    fn of(scene: &Scene, own: &Snapshot) -> Option<Self> {
        let straight = Self::over(
            scene,
            own,
            moves::survey(scene, own, word::WALK, moves::FAR, true),
        )?;
        let stride = moves::budget(scene, own, word::WALK);
        if straight.is_open(own, stride) {
            return Some(straight);
        }
        let round = moves::survey_round_others(scene, own, word::WALK, moves::FAR);
        let round = Self::over(scene, own, round).filter(|round| round.is_open(own, stride));
        Some(round.unwrap_or(straight))
    }

    fn over(scene: &Scene, own: &Snapshot, far: Reach) -> Option<Self> {
        let goal = beside_foes(scene, own, &far)
            .or_else(|| remembered(scene, own, &far))
            .or_else(|| opening::nearest(scene, own, &far))
            .or_else(|| unseen(scene, own, &far))?;
        Some(Self { far, goal: goal.1 })
    }

    /// Whether movements of so many half squares lead along the whole way: none has to end where somebody stands or lies.
    fn is_open(&self, own: &Snapshot, stride: u16) -> bool {
        let mut stop = 0;
        self.path(own).is_some_and(|path| {
            path.iter().all(|cell| {
                self.far.reached(*cell).is_some_and(|reached| {
                    let is_within = reached.cost_half <= stop + stride;
                    if is_within && reached.may_end {
                        stop = reached.cost_half;
                    }
                    is_within
                })
            })
        })
    }

    /// The squares of the way there.
    fn path(&self, own: &Snapshot) -> Option<Vec<Cell>> {
        Some(moves::cells(own.body.at, &self.far.route(self.goal)?))
    }
}

/// Whether nobody can get at anybody: no attack, and no way to one that is open or could be opened, or only one on which a movement would
/// have to end where somebody stands or lies.
pub(crate) fn is_deadlock(scene: &Scene) -> bool {
    let gets_on = |own: &Snapshot| {
        let stride = moves::budget(scene, own, word::WALK);
        Aim::of(scene, own).is_some_and(|aim| aim.is_open(own, stride))
    };
    let mut able = scene.fighters.iter().filter(|own| own.is_able());
    able.all(|own| !can_attack(scene, own) && !gets_on(own) && over_gaps(scene, own).is_none())
}

/// The place in reach from which the way to a foe is shortest, and what it is worth to come there. Whoever has moved already stays
/// away from where he would be struck at first, as he strikes nobody in this turn.
fn onward(scene: &Scene, own: &Snapshot, gait: Term, aim: &Aim) -> Option<(Cell, i64)> {
    if own.state.turn.moves == 0 {
        return towards(scene, own, gait, &aim.far, aim.goal);
    }
    let exposure = Exposure::of(scene, own);
    let anyway = exposure.at(own.body.at, false);
    let risk = |cell| (exposure.at(cell, false) - anyway).max(0);
    farthest(scene, own, gait, &aim.path(own)?, risk)
}

/// The place on the way to which a sprint is worth most: it leaves the sprinter open to the first blow, so that he keeps away from
/// those who could strike it, as far as a walk would not lead him into it too.
///
/// Rule: `PL-SPR-02`.
fn sprint(scene: &Scene, own: &Snapshot, gait: Term, aim: &Aim) -> Option<(Cell, i64)> {
    let exposure = Exposure::of(scene, own);
    let walked = towards(scene, own, gait, &aim.far, aim.goal).map_or(own.body.at, |(cell, _)| cell);
    let anyway = exposure.at(walked, false);
    let risk = |cell| (exposure.at(cell, true) - anyway).max(0);
    farthest(scene, own, word::SPRINT, &aim.path(own)?, risk)
}

/// The square of a way within a movement that is worth most after its risk; of equal ones the farthest.
fn farthest(
    scene: &Scene,
    own: &Snapshot,
    gait: Term,
    path: &[Cell],
    risk: impl Fn(Cell) -> i64,
) -> Option<(Cell, i64)> {
    let reach = moves::reach(scene, own, gait);
    let in_reach = (1..)
        .zip(path)
        .filter(|(_, cell)| reach.iter().any(|(known, _)| known == *cell));
    let worths = in_reach.map(|(gained, cell)| {
        let worth = gained * 2 * HALF_SQUARE - harm(scene, *cell) - risk(*cell);
        (worth, gained, *cell)
    });
    let (worth, _, cell) = worths.max_by_key(|(worth, gained, _)| (*worth, *gained))?;
    Some((cell, worth))
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
    let begun = gaits.filter(|gait| own.state.turn.has_move() && moves::may_go(own, *gait).is_ok());
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
    let view = scene.side_view()?;
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
    let aim = Aim::of(scene, own)?;
    let (cell, _) = towards(scene, own, gait, &aim.far, aim.goal)?;
    go(scene, own, gait, cell)
}
