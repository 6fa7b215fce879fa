//! The attack that a late riposte owes, and what may come before it.

use klingentanz::battle::Choice;
use klingentanz::board::{Cell, CellFacts, Mark, Terrain};

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
    // He cannot let the moment pass, though the ogre is out of his reach: he may still go there.
    assert_eq!(fight.forbidden(1, &Choice::Pass), "PL-RIP-06");
    assert!(!fight.offered().contains(&"pass"));
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

/// Somebody with a long sword and a halberd: 10 attack dice, 10 points more than the initiative of an ogre.
const HALBERDIER: &str = r#"Inline((id: "PL-OPP-99", name: (en: "Guard", de: "Wache", fr: "Garde"), hero: false, level: 1, hit_points: 20,
    characteristics: (strength: 4, agility: 4, constitution: 2, perception: 4, intelligence: 2, charisma: 2, will: 2),
    skills: (weapon: 6, unarmed: 0, ranged: 0, throwing: 0, medicine: 0, vigilance: 0, stealth: 0, magic: 0),
    weapons: ["PL-WPN-03", "PL-WPN-09"], move_m: 10))"#;

#[test]
fn what_is_drawn_on_the_way_or_taken_up_serves_the_attack_that_is_owed() {
    let _proof = proves(&["PL-RIP-06", "PL-RIP-07"]);
    // The ogre on (4, 1) stays two squares away from (2, 2): too far for the sword, not for the halberd that is drawn on the way.
    let mut fight = ground()
        .hero(HALBERDIER.to_owned(), (2, 1), "initiative_die: 6")
        .foe(person(OGRE), (4, 1), "initiative_die: 1")
        .dice(&MISS_TEN)
        .open();
    fight.plan(1, "riposte").plan(2, "fight").act(1, "delay");
    fight.choose(2, hit("strike", 1, 0)).act(1, "act-now");
    assert_eq!(
        fight.forbidden(1, &go("walk", &[(1, 2)])),
        "PL-RIP-07",
        "three squares"
    );
    fight.choose(1, go("walk", &[(2, 2)]));
    assert_eq!(fight.forbidden(1, &hit("strike", 2, 0)), "PL-ATK-03");
    assert_eq!(fight.forbidden(1, &Choice::Pass), "PL-RIP-06");
    fight.choose(1, act_with("draw", 1));
    assert!(fight.offered().contains(&"strike"));
    // A halberd that lies beside Aldric reaches the ogre as well once it is in his hands.
    let lying = |setup: Setup| setup.item((1, 2), "PL-WPN-09");
    let mut fight = answering(lying, OGRE, (3, 1), &MISS_TEN);
    fight.choose(1, act_with("pick-up", 0));
    assert!(fight.offered().contains(&"strike"));
    // An axe does not.
    let lying = |setup: Setup| setup.item((1, 2), "PL-WPN-05");
    let mut fight = answering(lying, OGRE, (3, 1), &MISS_TEN);
    assert_eq!(fight.forbidden(1, &act_with("pick-up", 0)), "PL-RIP-06");
}

#[test]
fn whoever_carries_somebody_puts_him_down_for_the_attack_that_he_owes() {
    let _proof = proves(&["PL-RIP-06", "PL-SPR-03"]);
    let mut fight = ground()
        .hero(person(ODO), (1, 1), "initiative_die: 6")
        .hero(person(ALDRIC), (2, 1), "hit_points: 0, initiative_die: 1")
        .foe(person(GOBLIN), (0, 0), "initiative_die: 1")
        .dice(&MISS)
        .open();
    fight.plan(1, "fight").plan(3, "fight");
    fight.choose(1, help("lift", 2)).pass(1).pass(3);
    fight.plan(1, "riposte").plan(3, "fight").act(1, "delay");
    fight.choose(3, hit("strike", 1, 0)).act(1, "act-now");
    assert_eq!(fight.forbidden(1, &Choice::Pass), "PL-RIP-06");
    fight.act(1, "put-down");
    assert!(fight.offered().contains(&"strike"));
    assert_eq!(fight.forbidden(1, &Choice::Pass), "PL-RIP-06");
}

#[test]
fn whoever_is_held_fast_can_still_distract_and_has_to() {
    let _proof = proves(&["PL-RIP-06", "PL-STA-03"]);
    // A goblin blocks Aldric, seven successes less three against none; the ogre, who strikes next, stands two squares away.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (1, 2), "initiative_die: 1")
        .foe(person(OGRE), (3, 1), "initiative_die: 1")
        .dice(&[&[4; 7][..], &[1, 2, 3, 2, 3, 2, 3, 1, 3, 3], &MISS_TEN].concat())
        .open();
    fight.plan(1, "riposte").plan(2, "fight").plan(3, "fight");
    fight
        .act(1, "delay")
        .choose(2, hit("block", 1, 0))
        .pass(1)
        .pass(1);
    fight.choose(3, hit("strike", 1, 0)).act(1, "act-now");
    assert_eq!(fight.forbidden(1, &Choice::Pass), "PL-RIP-06");
    assert_eq!(fight.forbidden(1, &go("walk", &[(2, 1)])), "PL-STA-03");
    // It is worth nothing to him, but the opponent does what must be done.
    assert_eq!(thought(&fight), hit("distract", 3, 0));
}

#[test]
fn a_late_riposte_that_has_come_to_nothing_is_passed_up() {
    let _proof = proves(&["PL-RIP-06", "PL-MOV-06"]);
    // Round the west end of a gap of three squares and over it to (6, 1), beside the ogre: five squares, and four for the jump. One
    // success of the two that it takes leaves Aldric on (2, 1), three squares from the ogre, with an attack and nobody to strike at.
    let pit = CellFacts {
        terrain: Terrain::Pit,
        ground_dm: -30,
        ..CellFacts::default()
    };
    let map = (3..=5).fold(ground(), |map, x| map.ground((x, 1), pit));
    let mut fight = map
        .hero(person(ALDRIC), (3, 2), "initiative_die: 6")
        .foe(person(OGRE), (5, 2), "initiative_die: 1")
        .dice(&[&MISS_TEN[..], &[4, 1, 2, 3, 2, 3, 2, 3]].concat())
        .open();
    fight.plan(1, "riposte").plan(2, "fight").act(1, "delay");
    fight.choose(2, hit("strike", 1, 0)).act(1, "act-now");
    assert_eq!(fight.forbidden(1, &Choice::Pass), "PL-RIP-06");
    fight.choose(1, go("jump", &[(2, 2), (1, 2), (0, 1), (1, 1), (2, 1), (6, 1)]));
    assert_eq!(fight.asked(), Some((1, "turn")));
    assert_eq!(fight.forbidden(1, &go("walk", &[(3, 2)])), "PL-RIP-06");
    fight.pass(1).end();
    assert_eq!(fight.asked(), Some((2, "turn")));
}
