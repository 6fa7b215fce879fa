//! The fallen: friends to help up and to get out of the fire, foes who must not come back.

use crate::battle::{Choice, Slot};

use super::super::legal::plainly;
use super::super::offer::at_fighter;
use super::super::scene::{Scene, Snapshot};
use super::super::word;
use super::way::harm;

/// Helping a friend up.
const RESCUE: i64 = 9000;
/// Killing somebody whom his friends may help up: less than a blow at one of them.
const KILLED: i64 = 2000;

/// Help for those who lie on the ground, and for oneself.
pub(super) fn rescues(scene: &Scene, own: &Snapshot) -> Vec<(Choice, i64)> {
    let mut answers = Vec::new();
    let is_pressed = scene.foes(own).any(|foe| scene.distance(own, foe) <= 2);
    let is_hot = |of: &Snapshot| harm(scene, of.body.at) > 0;
    let friends = scene.fighters.iter();
    for friend in friends.filter(|it| it.fighter.side == own.fighter.side) {
        let missing = i64::from(friend.build.hit_points - friend.state.hit_points) * 500;
        if friend.state.fallen.is_some() && !is_pressed {
            // Whoever comes round in the fire falls in it again.
            let share = if is_hot(friend) { 8 } else { 1 };
            answers.push((at_fighter(word::TREAT, friend.id(), None), RESCUE / 2 / share));
            answers.push((at_fighter(word::GIVE_DRINK, friend.id(), None), RESCUE / share));
            if is_hot(friend) && !is_hot(own) {
                answers.push((at_fighter(word::LIFT, friend.id(), None), RESCUE));
            }
        }
        for place in 0..own.build.powers.len() {
            let slot = Some(Slot(place as u8));
            answers.push((at_fighter(word::HEAL, friend.id(), slot), missing.min(6000)));
        }
    }
    if own.state.carries.is_some() && !is_hot(own) {
        answers.push((plainly(word::PUT_DOWN), RESCUE));
    }
    let missing = own.build.hit_points - own.state.hit_points;
    answers.push((plainly(word::DRINK), i64::from(missing.min(5)) * 500));
    answers
}

/// Killing foes who lie on the ground, where a friend of theirs is near enough to help them up in his next turns: two moves and a
/// square. Where there is somebody to strike at, that is worth more.
///
/// Rule: `PL-DWN-04`.
pub(super) fn killings(scene: &Scene, own: &Snapshot) -> Vec<(Choice, i64)> {
    let may_come_back = |fallen: &Snapshot| {
        let mut helpers = scene.foes(own).filter(|it| scene.are_allied(it, fallen));
        let can_wake = !fallen.state.fallen.is_some_and(|it| it.is_tended);
        helpers.any(|it| {
            let stride = 2 * scene.squares(it.build.move_m) + 1;
            (can_wake || it.state.potions > 0) && scene.distance(it, fallen) <= stride
        })
    };
    let down = scene.fighters.iter().filter(|it| it.state.fallen.is_some());
    let found = down.filter(|it| may_come_back(it));
    found
        .map(|it| (at_fighter(word::FINISH, it.id(), None), KILLED))
        .collect()
}
