//! Movement: budgets, who is in the way, and which paths may be walked.

use crate::battle::{Term, Value, WhyNot};
use crate::board::{
    BoardView, Budget, Cell, Facing, Factor, Footprint, Footway, Holder, LastStep, Passing, PathStep, Reach,
    Walk, footway, is_passable,
};

use super::fighter::Leave;
use super::life::{self, Vitality};
use super::pace::{DIFFICULT, Pace};
use super::scene::{Scene, Snapshot};
use super::{leap, rule, scramble, why, word};
use crate::rules::kernel::why::no_answer;

/// Half squares that no way on any map costs: the budget of those who plan ahead.
pub(crate) const FAR: u16 = 2000;

/// How many times as far as a move action a sprint leads (`PL-SPR-01`).
pub(crate) const SPRINT_TIMES: u16 = 3;

/// Half squares that a gait may cost.
///
/// Rule: `PL-MOV-01`, `PL-SPR-01`, `PL-BRD-13`, `PL-BRD-18`.
pub(crate) fn budget(scene: &Scene, mover: &Snapshot, gait: Term) -> u16 {
    let squares = scene.squares(mover.build.move_m);
    match gait {
        word::SPRINT => 2 * SPRINT_TIMES * squares,
        _ => 2 * squares,
    }
}

/// How a fighter gets past the others: friends may be passed, foes not, and bodies as difficult squares, so that a sprint does not
/// lead over them; whoever crawls pays for that already. Nobody ends where somebody is who may stand up again.
///
/// Rule: `PL-MOV-05`, `PL-MOV-06`, `PL-SPR-03`, `BD-DYN-01`.
pub(super) fn holders(scene: &Scene, mover: &Snapshot, pace: &Pace) -> Vec<Holder> {
    let others = scene
        .fighters
        .iter()
        .filter(|other| other.id() != mover.id() && other.body.present);
    let is_load = |other: &Snapshot| mover.state.carries == Some(other.id());
    others
        .filter(|other| !is_load(other))
        .map(|other| {
            let is_down = !other.is_able();
            Holder {
                place: other.place(),
                passing: if is_down && pace.crawls {
                    Passing::Free
                } else if is_down && !pace.sprints {
                    Passing::Slow(Factor::halves(2 * DIFFICULT))
                } else if is_down || scene.are_hostile(mover, other) {
                    Passing::No
                } else {
                    Passing::Free
                },
                may_share: other.state.leave == Leave::Dead,
            }
        })
        .collect()
}

/// Whether a fighter may move in this way now, his actions apart.
///
/// Rule: `PL-STA-03`, `PL-SPR-03`, `PL-CRL-02`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_go(mover: &Snapshot, gait: Term) -> Result<(), WhyNot> {
    use super::effect::EffectKind::Blinded;
    let state = &mover.state;
    let most = mover.build.hit_points;
    if mover.is_immobilised() {
        return Err(why::immobilised(rule::PL_STA_03));
    }
    match gait {
        word::CRAWL if !mover.is_prone() => Err(why::not_prone(rule::PL_MOV_06)),
        word::CRAWL => Ok(()),
        _ if mover.is_prone() => Err(why::prone(rule::PL_STA_05)),
        word::SPRINT if mover.build.is_heavy() => Err(why::heavy(rule::PL_SPR_03)),
        word::SPRINT if state.carries.is_some() => Err(why::carries(rule::PL_SPR_03)),
        word::SPRINT if state.has(Blinded) => Err(why::blinded(rule::PL_SPR_03)),
        word::SPRINT if mover.vitality() == Vitality::Critical => Err(why::critical(rule::PL_CRL_02)),
        word::SPRINT if life::is_too_hurt_to_sprint(state.hit_points, most, mover.build.is_hero) => {
            Err(why::too_hurt(rule::PL_SPR_03, state.hit_points, most / 4))
        }
        word::WALK | word::SPRINT => Ok(()),
        word::CLIMB | word::JUMP if state.carries.is_some() => Err(why::carries(rule::PL_MOV_06)),
        word::CLIMB | word::JUMP => Ok(()),
        _ => Err(no_answer(rule::PL_ACT_05)),
    }
}

/// How a fighter goes without haste.
pub(crate) fn plain_gait(own: &Snapshot) -> Term {
    if own.is_prone() { word::CRAWL } else { word::WALK }
}

/// A path step by step, if it may be walked.
///
/// Rule: `PL-MOV-01`, `PL-MOV-05`, `PL-ACT-03`.
///
/// # Errors
///
/// Why not.
pub(crate) fn check_path(
    scene: &Scene,
    mover: &Snapshot,
    gait: Term,
    path: &[Cell],
) -> Result<Vec<PathStep>, WhyNot> {
    /// Squares of the longest path that is looked at.
    const LONGEST: usize = 256;
    let start = mover.body.at;
    if path.len() > LONGEST || path.last() == Some(&start) {
        return Err(why::no_way(rule::PL_MOV_01));
    }
    let pace = Pace::of(scene, mover, gait);
    let held = holders(scene, mover, &pace);
    let walked = leap::follow(&walk(scene, mover, &pace, &held), gait, start, path)?;
    let last = walked.last().ok_or_else(|| why::no_way(rule::PL_MOV_01))?;
    let is_plain = match gait {
        word::JUMP => leap::leaps(start, &walked).next().is_none(),
        word::CLIMB => !walked.iter().any(|step| scramble::is_climb(scene.board(), step)),
        _ => false,
    };
    if is_plain {
        Err(why::plain_way(rule::PL_MOV_06))
    } else if last.sum_half > budget(scene, mover, gait) {
        let rule = if gait == word::SPRINT {
            rule::PL_SPR_01
        } else {
            rule::PL_MOV_01
        };
        let [cost, most] = [last.sum_half, budget(scene, mover, gait)].map(Value::HalfSquares);
        Err(why::too_far(rule, cost, most))
    } else if !last.may_end {
        Err(why::no_end(rule::PL_MOV_05))
    } else {
        Ok(walked)
    }
}

/// Why a walk does not take a step: the thing in the way, the corner, the height, whoever stands there, or what a sprint does not lead
/// over.
///
/// Rule: `PL-BRD-15`, `PL-MOV-05`, `PL-MOV-06`, `PL-SPR-03`.
pub(super) fn blocked_by(view: BoardView, gait: Term, (from, towards): (Footprint, Facing)) -> WhyNot {
    let is_free_beyond = from.step(towards).cells().all(|cell| is_passable(view, cell));
    match footway(view, from, towards) {
        Footway::Blocked if towards.is_diagonal() && is_free_beyond => why::ground_closed(rule::PL_MOV_05),
        Footway::Blocked => why::ground_closed(rule::PL_BRD_15),
        _ if gait == word::SPRINT => why::no_sprint_there(rule::PL_SPR_03),
        Footway::Climb(_) | Footway::Drop(_) => why::too_steep(rule::PL_MOV_06),
        Footway::Open => why::ground_closed(rule::PL_MOV_05),
    }
}

/// The cells that a gait reaches, with the cost of each in half cells.
pub(crate) fn reach(scene: &Scene, mover: &Snapshot, gait: Term) -> Vec<(Cell, u16)> {
    let start = mover.body.at;
    if may_go(mover, gait).is_err() {
        return Vec::new();
    }
    match gait {
        word::SPRINT | word::JUMP | word::CLIMB => {
            bounds(scene, mover, gait, budget(scene, mover, gait)).costs(gait, start)
        }
        _ => {
            let found = survey(scene, mover, gait, budget(scene, mover, gait), false);
            let ends = found
                .cells()
                .filter(|(cell, reached)| *cell != start && reached.may_end);
            ends.map(|(cell, reached)| (cell, reached.cost_half)).collect()
        }
    }
}

/// Where a gait with jumps or climbs in it leads for so many half squares.
pub(super) fn bounds(scene: &Scene, mover: &Snapshot, gait: Term, half: u16) -> leap::Bounds {
    let pace = Pace::of(scene, mover, gait);
    let held = holders(scene, mover, &pace);
    let walk = walk(scene, mover, &pace, &held);
    leap::Bounds::explore(&walk, gait, mover.body.at, half)
}

/// Everything that a mover can get to with so many half squares; the careful keep out of what hurts.
pub(crate) fn survey(scene: &Scene, mover: &Snapshot, gait: Term, half: u16, is_careful: bool) -> Reach {
    let mut pace = Pace::of(scene, mover, gait);
    pace.shuns_harm = is_careful;
    let mut reach = Reach::default();
    let held = holders(scene, mover, &pace);
    let walk = walk(scene, mover, &pace, &held);
    reach.explore(&walk, mover.body.at, false, paid(half));
    reach
}

/// The same for the careful, past nobody who stands or lies on a square of his own.
pub(crate) fn survey_round_others(scene: &Scene, mover: &Snapshot, gait: Term, half: u16) -> Reach {
    let mut pace = Pace::of(scene, mover, gait);
    pace.shuns_harm = true;
    let mut held = holders(scene, mover, &pace);
    for holder in held.iter_mut().filter(|holder| !holder.may_share) {
        holder.passing = Passing::No;
    }
    let mut reach = Reach::default();
    reach.explore(
        &walk(scene, mover, &pace, &held),
        mover.body.at,
        false,
        paid(half),
    );
    reach
}

/// The cheapest path of a gait to a cell; none when it is out of reach.
pub(crate) fn route(scene: &Scene, mover: &Snapshot, gait: Term, to: Cell) -> Option<Vec<Cell>> {
    may_go(mover, gait).ok()?;
    let path = match gait {
        word::SPRINT | word::JUMP | word::CLIMB => {
            bounds(scene, mover, gait, budget(scene, mover, gait)).way(gait, to)?
        }
        _ => {
            let pace = Pace::of(scene, mover, gait);
            let held = holders(scene, mover, &pace);
            let walk = walk(scene, mover, &pace, &held);
            let half = paid(budget(scene, mover, gait));
            let steps = Reach::default().find(&walk, mover.body.at, false, half, to)?;
            cells(mover.body.at, &steps)
        }
    };
    check_path(scene, mover, gait, &path).ok().map(|_| path)
}

/// The cells that some steps enter.
pub(crate) fn cells(start: Cell, steps: &[Facing]) -> Vec<Cell> {
    let walk = steps.iter().scan(start, |at, towards| {
        *at = at.step(*towards);
        Some(*at)
    });
    walk.collect()
}

pub(super) const fn paid(half: u16) -> Budget {
    Budget {
        half,
        last_step: LastStep::Paid,
    }
}

pub(super) fn walk<'w>(
    scene: &'w Scene,
    mover: &Snapshot,
    pace: &'w Pace,
    holders: &'w [Holder],
) -> Walk<'w, Pace> {
    Walk {
        view: scene.board(),
        rules: pace,
        holders,
        size: mover.body.size,
    }
}
