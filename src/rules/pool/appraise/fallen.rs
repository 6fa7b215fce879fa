//! The fallen: friends to help up and to get out of the fire, foes who must not come back.

use crate::battle::Choice;

use super::super::action::At;
use super::super::scene::Snapshot;
use super::{Mind, way};

/// Helping a friend up.
const RESCUE: i64 = 9000;
/// Killing somebody whom his friends may help up: less than a blow at one of them.
const KILLED: i64 = 2000;

impl Mind<'_> {
    fn is_hot(&self, of: &Snapshot) -> bool {
        way::harm(self.scene, of.body.at) > 0
    }

    /// The one whom a choice concerns, if he is of the own side.
    fn friend<'a>(&self, at: &At<'a>) -> Option<&'a Snapshot> {
        at.target().filter(|it| it.fighter.side == self.own.fighter.side)
    }

    /// The same where he lies on the ground, and no foe is near.
    fn fallen_friend<'a>(&self, at: &At<'a>) -> Option<&'a Snapshot> {
        let mut foes = self.scene.foes(self.own);
        let is_pressed = foes.any(|foe| self.scene.distance(self.own, foe) <= 2);
        self.friend(at)
            .filter(|it| it.state.fallen.is_some() && !is_pressed)
    }

    /// Bringing a friend round, by so many parts of what that is worth; whoever comes round in the fire falls in it again.
    pub(crate) fn rescued(&self, at: &At, parts: i64) -> Vec<(Choice, i64)> {
        let found = self
            .fallen_friend(at)
            .map(|friend| if self.is_hot(friend) { 8 } else { 1 });
        found
            .map(|share| at.worth(RESCUE / parts / share))
            .into_iter()
            .collect()
    }

    /// Getting a friend out of the fire.
    pub(crate) fn lifted(&self, at: &At) -> Vec<(Choice, i64)> {
        let found = self
            .fallen_friend(at)
            .filter(|friend| self.is_hot(friend) && !self.is_hot(self.own));
        found.map(|_| at.worth(RESCUE)).into_iter().collect()
    }

    /// Putting him down where it does not burn.
    pub(crate) fn put_down(&self, at: &At) -> Vec<(Choice, i64)> {
        let is_out = !self.is_hot(self.own);
        is_out.then(|| at.worth(RESCUE)).into_iter().collect()
    }

    /// Healing a friend.
    pub(crate) fn healed(&self, at: &At) -> Vec<(Choice, i64)> {
        let missing = |it: &Snapshot| i64::from(it.build.hit_points - it.state.hit_points);
        let friend = self.friend(at).into_iter();
        friend.map(|it| at.worth((missing(it) * 500).min(6000))).collect()
    }

    /// Killing a foe who lies on the ground, where a friend of his is near enough to help him up in his next turns: two moves and a
    /// square. Where there is somebody to strike at, that is worth more.
    ///
    /// Rule: `PL-DWN-04`.
    pub(crate) fn killed(&self, at: &At) -> Vec<(Choice, i64)> {
        let (scene, own) = (self.scene, self.own);
        let may_come_back = |fallen: &Snapshot| {
            let mut helpers = scene.foes(own).filter(|it| scene.are_allied(it, fallen));
            let can_wake = !fallen.state.fallen.is_some_and(|it| it.is_tended);
            helpers.any(|it| {
                let stride = 2 * scene.squares(it.build.move_m) + 1;
                (can_wake || it.state.potions > 0) && scene.distance(it, fallen) <= stride
            })
        };
        let found = at.target().filter(|it| may_come_back(it));
        found.map(|_| at.worth(KILLED)).into_iter().collect()
    }
}
