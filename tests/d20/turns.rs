//! What a turn has room for, and rows of the table of actions that need more than a foe at hand.

use klingentanz::board::{DoorState, Facing};

use super::caster::*;
use super::proof::proves;
use super::story::{act, act_at, act_facing};
use super::tale::*;

#[test]
fn one_standard_action_and_no_second_one() {
    let _proof = proves(&["D20-ACT-02", "D20-ACT-04"]);
    // After a total defence nothing more of that kind; after a movement nothing that takes the whole turn.
    let mut fight = duel((ALDA, FIRST), (BUGBEAR, SECOND), &[]);
    fight.choose(1, act("ready-attack"));
    assert_eq!(fight.forbidden(1, &act("total-defence")), "D20-ACT-02");
    let mut fight = ground()
        .hero(mage("", "\"D20-SPL-05\""), (1, 1), FIRST)
        .foe(person(ORC), (8, 8), SECOND)
        .open();
    fight.skip();
    fight.choose(1, go("walk", &[(1, 2)]));
    assert_eq!(fight.forbidden(1, &cast_at(0, (8, 8))), "D20-ACT-04");
}

#[test]
fn who_can_do_hardly_anything_is_told_so() {
    let _proof = proves(&["D20-ACT-07"]);
    // The nauseated move and no more, the staggered do one thing, a zombie never does two.
    let state = |state: &str| format!("{FIRST}, conditions: [(state: {state}, until: Open)]");
    let mut fight = duel((ALDA, &state("Nauseated")), (BUGBEAR, SECOND), &[]);
    assert_eq!(fight.forbidden(1, &act("total-defence")), "D20-ACT-07");
    let mut fight = duel((ALDA, &state("Staggered")), (BUGBEAR, SECOND), &[]);
    fight.choose(1, act("total-defence"));
    assert_ne!(fight.actions(1, "moves").0, 2);
    let mut fight = duel(("D20-OPP-08", FIRST), (BUGBEAR, SECOND), &[1]);
    fight.choose(1, hit("strike", 2, 0));
    if fight.asked() == Some((1, "turn")) {
        assert_eq!(fight.forbidden(1, &go("walk", &[(1, 2)])), "D20-ACT-07");
    }
}

#[test]
fn a_step_goes_with_a_last_blow_but_not_with_a_charge() {
    let _proof = proves(&["D20-ACT-06"]);
    // A square nearer, and then the sleeper's last blow; afterwards no other step.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(
            person(BUGBEAR),
            (3, 1),
            "initiative_die: 1, conditions: [(state: Asleep, until: Open)]",
        )
        .foe(person(ORC), (11, 11), "initiative_die: 2")
        .dice(&[1, 1, 1])
        .open();
    fight.skip();
    fight.choose(1, go("step", &[(2, 1)]));
    fight.choose(1, to("coup-de-grace", 2));
    if fight.asked() == Some((1, "turn")) {
        assert_eq!(fight.forbidden(1, &go("step", &[(1, 1)])), "D20-ACT-06");
    }
    // A step bars a withdrawal, and after a charge there is no step.
    let mut fight = duel((ALDA, FIRST), (BUGBEAR, SECOND), &[]);
    fight.choose(1, go("step", &[(0, 1)]));
    let refused = fight.forbidden(1, &go("withdraw", &[(0, 2)]));
    assert!(["D20-ACT-04", "D20-ACT-06"].contains(&refused), "{refused}");
}

#[test]
fn doors_crossbows_and_mounts_take_their_part_of_a_turn() {
    let _proof = proves(&["D20-ACT-T27", "D20-ACT-T29", "D20-ACT-T30"]);
    // A door takes a move action.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (9, 9), SECOND)
        .cell_door((2, 1), DoorState::Shut)
        .open();
    fight.skip();
    fight.choose(1, act_at("door", (2, 1)));
    assert_eq!(
        (fight.actions(1, "standard").0, fight.actions(1, "moves").0),
        (1, 1)
    );
    fight.end();
    // A heavy crossbow takes the whole turn.
    let archer = r#"Inline((id: "D20-OPP-99", name: (en: "Man", de: "Mann", fr: "Homme"), shape: Human, kind: Humanoid, size: Medium,
        hit_dice: 5, hit_points: 30,
        abilities: (strength: 10, dexterity: 10, constitution: 10, intelligence: 10, wisdom: 10, charisma: 10),
        initiative: 0, speed: 6, base_attack: 5, saves: (fortitude: 4, reflex: 4, will: 1),
        attacks: [(weapon: "D20-WPN-12", hold: Shot, bonus: 5, damage: (count: 1, sides: 10))]))"#;
    let mut fight = ground()
        .hero(archer.to_owned(), (1, 1), &format!("{FIRST}, unloaded: true"))
        .foe(person(BUGBEAR), (9, 9), SECOND)
        .open();
    fight.skip();
    fight.choose(1, act("load"));
    assert_eq!(
        (fight.actions(1, "standard").0, fight.actions(1, "moves").0),
        (0, 0)
    );
    fight.end();
    // To get off a horse takes a move action where the check of 20 fails: 9 + 10.
    let mut fight = ground()
        .hero(person("D20-HER-07"), (2, 2), "initiative_die: 20, rides: 2")
        .hero(person("D20-MOU-01"), (2, 2), "")
        .foe(person(BUGBEAR), (9, 9), SECOND)
        .dice(&[9])
        .open();
    fight.skip();
    fight.choose(1, act("dismount"));
    assert_eq!(
        (fight.actions(1, "standard").0, fight.actions(1, "moves").0),
        (1, 1)
    );
    fight.end();
}

#[test]
fn first_aid_takes_a_standard_action_and_lays_open() {
    let _proof = proves(&["D20-ACT-T35"]);
    let mut fight = ground()
        .hero(person(DURGAN), (1, 1), FIRST)
        .hero(person(ALDA), (1, 2), "initiative_die: 5, hit_points: -3")
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .dice(&[50, 20])
        .open();
    fight.pass(1).pass(3).skip();
    fight.choose(1, to("stabilise", 2));
    assert_eq!(fight.asked(), Some((3, "opportunity")));
    fight.pass(3);
    assert_eq!(
        (fight.actions(1, "standard").0, fight.actions(1, "moves").0),
        (0, 1)
    );
}

#[test]
fn looking_around_takes_a_move_action_and_turning_once_nothing() {
    let _proof = proves(&["D20-ACT-T38"]);
    let mut fight = ground()
        .with("optional:facing")
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (9, 9), SECOND)
        .open();
    fight.skip();
    fight.choose(1, act_facing("turn", Facing::W));
    assert_eq!(fight.actions(1, "moves").0, 2);
    fight.choose(1, act_facing("turn", Facing::E));
    assert_eq!(fight.actions(1, "moves").0, 1);
    fight.end();
}
