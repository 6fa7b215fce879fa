//! Grappling, fighting with both hands, mounts, and waking friends.

use crate::battle::Choice;

use super::super::action::{At, odds_of};
use super::super::assault::{self, Assault};
use super::super::attack;
use super::super::data::FeatEffect;
use super::super::two_weapons::{self, Hand};
use super::{Mind, PATIENCE, RESCUE};

impl Mind<'_> {
    /// Seizing a foe: whoever is stronger keeps him from striking at anybody else.
    pub(crate) fn grapple(&self, at: &At) -> Vec<(Choice, i64)> {
        const HELD: i64 = 2000;
        let chance = odds_of(at);
        let passes = chance.map_or(0, |chance| i64::from(chance.per_mille()));
        // Both lose their guard against others, so that it has to be more likely than not.
        vec![at.worth((passes - 500) * HELD / 1000 - self.danger())]
    }

    /// Something done within a grapple, as far as its check is won.
    pub(crate) fn wrestle(&self, at: &At, worth: i64) -> Vec<(Choice, i64)> {
        let chance = odds_of(at);
        let passes = chance.map_or(0, |chance| i64::from(chance.per_mille()));
        vec![at.worth(passes * worth / 1000)]
    }

    /// Waking a friend, who fights on then.
    pub(crate) fn woken(&self, at: &At) -> Vec<(Choice, i64)> {
        vec![at.worth(RESCUE - self.danger() / 2)]
    }

    /// Letting the mount strike as well: nothing stands against it.
    pub(crate) fn mount_strikes(&self, at: &At) -> Vec<(Choice, i64)> {
        vec![at.worth(2000)]
    }

    /// Two weapons in place of one, where all their blows together do more.
    pub(crate) fn two_weapons(&self, at: &At) -> Vec<(Choice, i64)> {
        let (scene, own) = (self.scene, self.own);
        let Some(best) = self.best_now.get().filter(|worth| *worth > 0) else {
            return Vec::new();
        };
        let Some(foe) = scene
            .foes(own)
            .filter(|foe| foe.is_able())
            .min_by_key(|foe| (scene.distance(own, foe), foe.id()))
        else {
            return Vec::new();
        };
        let mean = |slot, hand, further| {
            let assault = Assault {
                hand,
                further,
                ..Assault::plain(slot, false)
            };
            let values = assault::values(scene, own, foe, assault);
            values.and_then(|it| it.outlook()).map_or(0, |(mean, _)| mean)
        };
        let main = own.hands.held;
        let all = |hand| -> i64 {
            let penalties = attack::further(own.build.base_attack);
            penalties.map(|further| mean(main, hand, further)).sum()
        };
        let other = two_weapons::other(own).map_or(0, |(slot, _)| mean(slot, Hand::Other, 0));
        match all(Hand::Main) + other > all(Hand::Only) {
            true => vec![at.worth(best + 100)],
            false => Vec::new(),
        }
    }

    /// A second weapon in the other hand, for whoever has learnt to fight so, before it comes to blows.
    pub(crate) fn draw_other(&self, at: &At) -> Vec<(Choice, i64)> {
        let is_learnt = self
            .own
            .build
            .has_feat(|effect| matches!(effect, FeatEffect::TwoWeapons { .. }));
        match is_learnt && self.best_now.get().is_none() {
            true => vec![at.worth(PATIENCE)],
            false => Vec::new(),
        }
    }
}
