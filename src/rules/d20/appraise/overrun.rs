//! What it is worth to run through a foe, and to make way for one.

use crate::battle::Choice;

use super::super::action::{At, odds_of, overrun, ride as mounted};
use super::super::assault::{self, Assault};
use super::super::ride;
use super::super::scene::Snapshot;
use super::{LYING, Mind, OUT, goal, way};

impl Mind<'_> {
    /// Running through a foe: what is behind him, and what it is worth that he lies; whoever may step aside does so half of the time.
    ///
    /// Rule: `D20-FEA-43`.
    pub(crate) fn overrun(&self, at: &At) -> Vec<(Choice, i64)> {
        let (scene, own) = (self.scene, self.own);
        let Some(foe) = at.target() else { return Vec::new() };
        let Some(landing) = overrun::landing(scene, own, foe) else {
            return Vec::new();
        };
        if !goal::allows(scene, own, landing) {
            return Vec::new();
        }
        let passes = odds_of(at).map_or(1000, |chance| i64::from(chance.per_mille()));
        let behind = goal::gained(scene, own, landing) - way::harm(scene, landing);
        let allies = scene.fighters.iter().filter(|it| it.is_able());
        let near = allies.filter(|it| scene.are_allied(own, it) && scene.threatens(it, foe.place()));
        let lying = match foe.is_prone() {
            true => 0,
            false => LYING * near.count() as i64,
        };
        let down = match overrun::tramples(own) {
            true => lying + self.kicked(foe),
            false => lying / 2,
        };
        vec![at.worth(passes * (behind + down) / 1000 - self.danger())]
    }

    /// What the mount does to whom it has knocked down.
    fn kicked(&self, foe: &Snapshot) -> i64 {
        let mut lying = foe.clone();
        lying.body.posture = crate::battle::Posture::Lying;
        let found = ride::mount_of(self.scene, self.own).and_then(|mount| {
            let (hoof, _) = mounted::first(mount)?;
            assault::values(self.scene, mount, &lying, Assault::plain(hoof, false))?.outlook()
        });
        found.map_or(0, |(mean, out)| mean + i64::from(out.per_mille()) * OUT / 1000)
    }

    /// Making way for somebody: it lets him through, but whoever is likely to be knocked down is better off so.
    ///
    /// Rule: `D20-FEA-43`.
    pub(crate) fn step_aside(&self, at: &At) -> Vec<(Choice, i64)> {
        /// What it is worth to keep him where he is.
        const KEPT: i64 = 250;
        let mover = at.about.and_then(|mover| self.scene.get(mover));
        let odds = mover.and_then(|mover| overrun::odds(self.scene, mover, self.own));
        let passes = odds.and_then(|odds| Some(i64::from(odds.chain.first()?.1.per_mille())));
        let falls = passes.unwrap_or(0);
        vec![at.worth((2 * falls - 1000) * LYING / 1000 - KEPT)]
    }
}
