//! What it is worth to turn undead.

use crate::battle::Choice;
use crate::rules::kernel::Resolution;

use super::super::action::At;
use super::super::scene::Snapshot;
use super::super::turning::{self, Turning};
use super::{Mind, OUT, POINT};

/// Driving off somebody who will be back: besides what his Hit Dice are worth.
const DRIVEN_OFF: i64 = OUT / 2;
/// A Hit Die of somebody who is driven off.
const HIT_DIE: i64 = POINT;
/// What it is worth to keep a use for later.
const KEPT: i64 = 500;

/// What it is worth that somebody of so many Hit Dice flees.
fn of_flight(hit_dice: u8) -> i64 {
    DRIVEN_OFF + HIT_DIE * i64::from(hit_dice)
}

/// What it costs that an attack brings somebody to himself who flees from its maker.
pub(super) fn set_free(own: &Snapshot, foe: &Snapshot) -> i64 {
    if turning::frees(own, foe) {
        of_flight(foe.build.hit_dice)
    } else {
        0
    }
}

impl Mind<'_> {
    /// Turning the undead around: what is destroyed or driven off of foes on the average, less what it costs the own side.
    pub(crate) fn turn_undead(&self, at: &At) -> Vec<(Choice, i64)> {
        let Some(turning) = Turning::of(self.scene, self.own) else {
            return Vec::new();
        };
        let Ok(ends) = turning.ends() else {
            return Vec::new();
        };
        let worths = turning.those.iter().map(|undead| {
            let known = self.scene.get(undead.id);
            known.map_or(0, |it| {
                self.driven_off(it, undead.hit_dice, turning.destroys(undead.hit_dice))
            })
        });
        let worths: Vec<i64> = worths.collect();
        let whole = |affected: &Vec<bool>| {
            let affected = worths.iter().zip(affected).filter(|(_, is)| **is);
            affected.map(|(worth, _)| worth).sum()
        };
        let worth = ends.mean_per_mille(whole) / 1000 - KEPT;
        (worth > 0).then(|| at.worth(worth)).into_iter().collect()
    }

    /// What it is worth that somebody is destroyed or flees.
    fn driven_off(&self, it: &Snapshot, hit_dice: u8, is_destroyed: bool) -> i64 {
        if !it.is_able() {
            return 0;
        }
        let worth = match is_destroyed {
            true => OUT + POINT * i64::from(it.hit_points.life.hit_points),
            false => of_flight(hit_dice),
        };
        match self.scene.are_hostile(self.own, it) {
            true => worth,
            false => -worth,
        }
    }
}
