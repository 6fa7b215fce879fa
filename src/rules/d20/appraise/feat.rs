//! What answers are worth that feats, stealth and care for friends open.

use crate::battle::{Choice, Slot};

use super::super::action::At;
use super::super::assault::{self, Assault};
use super::{Mind, OUT, PATIENCE};

impl Mind<'_> {
    /// Throwing the weapon in the hand, which is worth while only for whoever has another one to draw.
    ///
    /// Rule: `D20-ATK-07`.
    pub(crate) fn hurl(&self, at: &At) -> Vec<(Choice, i64)> {
        /// What it costs that the weapon lies elsewhere afterwards.
        const GONE: i64 = 2000;
        let arms = (0u8..).map(Slot).zip(&self.own.build.arms);
        let mut others = arms.filter(|(slot, arm)| !arm.is_body() && *slot != at.slot());
        let has_other = others.any(|(slot, arm)| arm.reach.is_some() && !self.own.state.arm(slot).is_gone);
        let Some(foe) = at.target().filter(|foe| foe.is_able() && has_other) else {
            return Vec::new();
        };
        let assault = Assault {
            is_thrown: true,
            ..Assault::plain(at.slot(), true)
        };
        let values = assault::values(self.scene, self.own, foe, assault);
        let found = values.and_then(|values| values.outlook());
        let worth = found.map_or(0, |(mean, out)| mean + i64::from(out.per_mille()) * OUT / 1000);
        vec![at.worth(worth - self.danger() - GONE)]
    }

    /// Two arrows at once: what both do, as far as the one roll hits.
    pub(crate) fn manyshot(&self, at: &At) -> Vec<(Choice, i64)> {
        let Some(foe) = at.target().filter(|foe| foe.is_able()) else {
            return Vec::new();
        };
        let assault = Assault {
            is_double: true,
            ..Assault::plain(at.slot(), true)
        };
        let values = assault::values(self.scene, self.own, foe, assault);
        let found = values.and_then(|values| values.outlook());
        let worth = found.map_or(0, |(mean, out)| mean + i64::from(out.per_mille()) * OUT / 1000);
        vec![at.worth(worth - self.danger())]
    }

    /// A blow at everybody around: as often what the best one is worth.
    pub(crate) fn whirlwind(&self, at: &At, foes: usize) -> Vec<(Choice, i64)> {
        match self.best_now.get() {
            Some(worth) if foes > 1 => vec![at.worth(worth * foes as i64)],
            _ => Vec::new(),
        }
    }

    /// Defence for accuracy: for whoever has lost half of his hit points and can still strike; two points of it.
    pub(crate) fn expertise(&self, at: &At) -> Vec<(Choice, i64)> {
        const POINTS: u8 = 2;
        let life = self.own.hit_points.life;
        let is_hurt = 2 * life.hit_points <= life.most;
        match self.best_now.get() {
            Some(worth) if worth > 0 && is_hurt && at.slot().0 == POINTS => vec![at.worth(worth + 50)],
            _ => Vec::new(),
        }
    }

    /// Hiding, for whoever has nothing better to do.
    pub(crate) fn hide(&self, at: &At) -> Vec<(Choice, i64)> {
        const LITTLE: i64 = 20;
        let has_blow = self.best_now.get().is_some() || self.ways().comes_to_blows;
        match !has_blow {
            true => vec![at.worth(LITTLE)],
            false => Vec::new(),
        }
    }

    /// Keeping a shot ready, for whoever has nobody to shoot at.
    pub(crate) fn keep_shot_ready(&self, at: &At) -> Vec<(Choice, i64)> {
        let has_blow = self.best_now.get().is_some() || self.ways().comes_to_blows;
        match self.own.budget.spent.has_moved && !has_blow {
            true => vec![at.worth(PATIENCE / 2)],
            false => Vec::new(),
        }
    }
}
