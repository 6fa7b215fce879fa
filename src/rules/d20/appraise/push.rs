//! What it is worth to drive a foe back: hardly anything on open ground, much over an edge or into what burns.

use crate::battle::Choice;
use crate::board::{PushEnd, PushStep};
use crate::dice::{Dice, enumerate};

use super::super::action::{At, push};
use super::super::contest::pushed;
use super::super::round::provoke;
use super::super::scene::Snapshot;
use super::super::{fall, moves};
use super::{LYING, Mind, OPEN, OUT, POINT, goal, way};

/// Getting rid of a foe for as long as he needs to come up again.
const AWAY: i64 = 3000;

impl Mind<'_> {
    /// Driving a foe back, and going after him.
    ///
    /// Rule: `D20-BUL-01` to `D20-BUL-03`, `D20-BRD-16`.
    pub(crate) fn push(&self, at: &At) -> Vec<(Choice, i64)> {
        let Some(foe) = at.target() else { return Vec::new() };
        vec![at.worth(self.driven(at, foe) - self.danger_of(foe))]
    }

    /// What those could do at once who threaten him, and the foe himself unless he has learnt it or the foe is not up to it.
    fn danger_of(&self, foe: &Snapshot) -> i64 {
        let (scene, own) = (self.scene, self.own);
        let may = |it: &&Snapshot| {
            if it.id() != foe.id() {
                return provoke::may_in(scene, it, own);
            }
            let is_beside = own.place().gap(foe.place()).cheb() <= 1;
            !push::is_learnt(own) && (!is_beside || provoke::may_in(scene, foe, own))
        };
        scene.foes(own).filter(may).count() as i64 * OPEN
    }

    /// What becomes of a foe on the way that he may be driven, by the chance of each square of it.
    fn driven(&self, at: &At, foe: &Snapshot) -> i64 {
        let (scene, own) = (self.scene, self.own);
        let Some(towards) = own.place().gap(foe.place()).sector() else {
            return 0;
        };
        if !goal::allows(scene, own, foe.body.at) {
            return 0;
        }
        let far = moves::speed(scene, own).clamp(1, u16::from(u8::MAX)) as u8;
        let line = push::line(scene, (own.id(), foe), towards, far);
        let worths: Vec<i64> = line.iter().map(|step| self.comes_to(foe, step)).collect();
        // On open ground nothing comes of it, by whatever chance.
        if worths.iter().all(|worth| *worth == 0) {
            return 0;
        }
        let contest = push::contest_of(at, foe).contest;
        let Ok(squares) = enumerate(|dice| Ok(pushed(contest.roll(dice)?.1))) else {
            return 0;
        };
        let chance = |least: u16| i64::from(squares.chance(|squares| *squares >= least).per_mille());
        let parts = (1..).zip(worths).map(|(step, worth)| chance(step) * worth);
        parts.sum::<i64>() / 1000
    }

    /// What a step of the way is worth on which a foe is driven.
    fn comes_to(&self, foe: &Snapshot, step: &PushStep) -> i64 {
        match step.end {
            PushEnd::Free => way::harm(self.scene, step.cell),
            PushEnd::Drop(depth_dm) => fallen(foe, depth_dm),
            PushEnd::Occupied | PushEnd::Blocked => 0,
        }
    }
}

/// What it is worth that a foe falls so far: the points that it costs him, the chance that it puts him out of the fight, and that he is gone.
///
/// Rule: `D20-MOV-11`.
fn fallen(foe: &Snapshot, depth_dm: u16) -> i64 {
    let dice = fall::dice(depth_dm);
    if dice == 0 {
        return 0;
    }
    let left = foe.hit_points.life.hit_points;
    let Ok(sums) = enumerate(|thrown| Ok(thrown.sum(dice, fall::SIDES)?.total())) else {
        return 0;
    };
    let points = sums.mean_per_mille(|sum| i64::from(*sum.min(&left)));
    let out = i64::from(sums.chance(|sum| *sum > left).per_mille());
    points * POINT / 1000 + out * OUT / 1000 + LYING + AWAY
}
