//! The attack that a late riposte owes, and what may come before it.

use klingentanz::battle::Choice;
use klingentanz::board::{Cell, Mark};

use super::proof::proves;
use super::story::{Setup, Story, act, act_with};
use super::tale::*;

/// Ten dice of the ogre without a success.
const MISS_TEN: [u8; 10] = [1, 2, 3, 2, 3, 2, 3, 2, 3, 2];
/// Seven dice of the goblin without a success.
const MISS: [u8; 7] = [1, 2, 3, 2, 3, 2, 3];

/// Aldric on (1, 1) with two potions and ten points left, who keeps waiting in the stance until a foe strikes at him and misses;
/// then he takes his whole turn.
fn answering(change: impl FnOnce(Setup) -> Setup, foe: &str, at: (i16, i16), faces: &[u8]) -> Story {
    let setup = ground()
        .hero(
            person(ALDRIC),
            (1, 1),
            "initiative_die: 6, hit_points: 10, potions: 2",
        )
        .foe(person(foe), at, "initiative_die: 1")
        .dice(faces);
    let mut fight = change(setup).open();
    fight.plan(1, "riposte").plan(2, "fight");
    fight
        .act(1, "delay")
        .choose(2, hit("strike", 1, 0))
        .act(1, "act-now")
        .skip();
    assert_eq!(fight.asked(), Some((1, "turn")));
    fight
}

#[test]
fn no_movement_takes_the_attack_away_that_a_late_riposte_owes() {
    let _proof = proves(&["PL-RIP-06"]);
    let mut fight = answering(|setup| setup, OGRE, (3, 1), &MISS_TEN);
    // A sprint leaves no attack, though it would end beside the ogre.
    assert_eq!(fight.forbidden(1, &go("sprint", &[(2, 1)])), "PL-RIP-06");
    assert!(!fight.offered().contains(&"sprint"));
    assert!(fight.offered().contains(&"walk"));
    fight.choose(1, go("walk", &[(2, 1)]));
    // So does a second move, wherever it ends.
    assert_eq!(fight.forbidden(1, &go("walk", &[(2, 2)])), "PL-RIP-06");
    assert!(!fight.offered().contains(&"walk"));
    assert_eq!(fight.forbidden(1, &Choice::Pass), "PL-RIP-06");
}

#[test]
fn no_act_takes_the_attack_away_that_a_late_riposte_owes() {
    let _proof = proves(&["PL-RIP-06"]);
    // Two squares away: a potion first would leave a move without an attack, or none at all.
    let mut fight = answering(|setup| setup, OGRE, (3, 1), &MISS_TEN);
    assert_eq!(fight.forbidden(1, &act("drink")), "PL-RIP-06");
    assert_eq!(fight.forbidden(1, &act("sheathe")), "PL-RIP-06");
    // Dropping the sword is free, and he may still step up and strike with his fists.
    fight.act(1, "drop").choose(1, go("walk", &[(2, 1)]));
    assert_eq!(fight.forbidden(1, &act("drink")), "PL-RIP-06");
    // Beside the goblin one potion is possible, 1d4 and 1d4, and no second one; nor leaving the map.
    let exit =
        |setup: Setup| setup.setting(|setting| setting.exits = vec![Mark::area(Cell::new(0, 0), 3, 3)]);
    let mut fight = answering(exit, GOBLIN, (2, 1), &[&MISS[..], &[1, 2]].concat());
    assert_eq!(fight.forbidden(1, &act("leave")), "PL-RIP-06");
    let lines = fight.act(1, "drink").end();
    assert_eq!(lines.last().unwrap(), "1 life 10 -> 13 PL-HPT-04");
    assert_eq!(fight.forbidden(1, &act("drink")), "PL-RIP-06");
    assert_eq!(fight.forbidden(1, &act("leave")), "PL-RIP-06");
}

#[test]
fn a_weapon_may_be_drawn_for_the_attack_that_is_owed_and_not_put_away_before_it() {
    let _proof = proves(&["PL-RIP-06"]);
    // Maëlle waits with the bow; the ogre strikes from two squares. A shot reaches him, the short sword in her hand would not.
    let mut fight = ground()
        .hero(person(MAELLE), (1, 1), "initiative_die: 6")
        .foe(person(OGRE), (3, 1), "initiative_die: 1")
        .dice(&MISS_TEN)
        .open();
    fight.plan(1, "riposte").plan(2, "fight");
    fight
        .act(1, "delay")
        .choose(2, hit("strike", 1, 0))
        .act(1, "act-now");
    assert_eq!(fight.forbidden(1, &act_with("draw", 1)), "PL-RIP-06");
    assert_eq!(fight.forbidden(1, &act("drop")), "PL-RIP-06");
    // After a step up she draws it on the way and can strike.
    fight
        .choose(1, go("walk", &[(2, 1)]))
        .choose(1, act_with("draw", 1));
    assert!(fight.offered().contains(&"strike"));
}
