//! Fights that begin in their middle: with conditions, and with clocks that have been running for a while.

use super::proof::proves;
use super::tale::*;

#[test]
fn a_fight_can_begin_with_conditions_that_end_when_they_should() {
    let _proof = proves(&["PL-GEN-09", "PL-STA-02", "PL-STA-04", "PL-STA-07"]);
    // Aldric has 6 + 6 = 12, the goblin 7 + 1 = 8 of initiative.
    let mut fight = duel(
        (ALDRIC, "initiative_die: 6"),
        (
            GOBLIN,
            "initiative_die: 1, conditions: [(kind: Distracted, until: TurnStart(1)),
             (kind: Blinded, until: OwnTurns(1)), (kind: Cornered, points: 1, until: OwnTurns(2))]",
        ),
        &[],
    );
    assert_eq!(fight.states(2), ["blinded", "cornered"]);
    assert_eq!(
        fight.value(2, "defence-dice"),
        "3: 4 PL-DEF-02 +2 PL-AMR-02 -2 PL-STA-04 -1 PL-STA-07"
    );
    fight.pass(1).pass(2);
    assert!(fight.end().contains(&"2 not blinded PL-STA-04".to_owned()));
    assert_eq!(fight.states(2), ["cornered"]);
}

#[test]
fn the_stable_come_round_when_their_time_is_over() {
    let _proof = proves(&["PL-AID-03", "PL-AID-06"]);
    let mut fight = ground()
        .hero(person(ODO), (1, 1), "initiative_die: 6")
        .hero(
            person(ALDRIC),
            (2, 1),
            "hit_points: 0, wakes_in: 1, initiative_die: 1",
        )
        .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
        .dice(&[])
        .open();
    assert_eq!(fight.states(2), ["stable", "prone"]);
    fight.plan(1, "fight").plan(3, "fight").skip();
    assert_eq!(fight.forbidden(1, &help("treat", 2)), "PL-AID-06");
    fight.pass(1).pass(3);
    assert!(fight.end().contains(&"2 life 0 -> 1 PL-AID-03".to_owned()));
}

#[test]
fn whoever_owes_his_turn_does_not_have_it() {
    let _proof = proves(&["PL-MAN-05"]);
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6, owes_turn: true")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .dice(&[])
        .open();
    assert_eq!(fight.asked(), Some((2, "stance")));
    fight.plan(2, "fight");
    assert_eq!(fight.asked(), Some((2, "turn")));
    fight.pass(2);
    assert_eq!(fight.asked(), Some((1, "stance")));
}

#[test]
fn a_weapon_can_be_lost_and_a_quiver_nearly_empty_from_the_start() {
    let _proof = proves(&["PL-WPN-11"]);
    // Lysandre has a rapier and five throwing knives.
    let mut fight = ground()
        .hero(
            person(LYSANDRE),
            (1, 1),
            "hand: 1, arms: [(arm: 0, lost: true), (arm: 1, pieces: 2)]",
        )
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .dice(&[3])
        .open();
    assert_eq!(fight.value(1, "pieces"), "2: 2 PL-WPN-11");
    fight.plan(1, "fight").plan(2, "fight").skip();
    assert!(fight.offered().contains(&"shot"), "{:?}", fight.offered());
    assert_eq!(fight.forbidden(1, &hit("strike", 2, 0)), "PL-ATK-01");
}

#[test]
fn somebody_without_a_weapon_fights_with_bare_hands() {
    let _proof = proves(&["PL-DMG-04", "PL-WPN-20"]);
    // Unarmed 2 and Strength 3: five dice, of which two are successes against none: 1d2 + 3.
    let ida = "Inline((id: \"PL-OPP-90\", name: (en: \"Ida\", de: \"Ida\", fr: \"Ida\"), hero: false, level: 1,
        characteristics: (strength: 3, agility: 3, constitution: 3, perception: 3, intelligence: 2, charisma: 2, will: 2),
        skills: (weapon: 3, unarmed: 2, ranged: 0, throwing: 0, medicine: 0, vigilance: 0, stealth: 0, magic: 0),
        hit_points: 15, move_m: 10))";
    let mut fight = ground()
        .hero(ida.to_owned(), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .dice(&[4, 4, 1, 2, 3, 1, 2, 3, 1, 2, 3, 2])
        .open();
    assert!(
        fight.value(1, "attack-dice").starts_with("5: "),
        "{}",
        fight.value(1, "attack-dice")
    );
    fight.plan(1, "fight").plan(2, "fight").skip();
    let lines = fight.choose(1, hit("strike", 2, 0)).end();
    assert!(
        lines.iter().any(|line| line.starts_with("2 life 12 -> ")),
        "{lines:?}"
    );
}

#[test]
fn a_start_that_cannot_be_is_told_with_its_reason() {
    for (start, reason) in [
        (
            "conditions: [(kind: Stunned, until: TurnStart(7))]",
            "`until` is TurnStart(7), but the level has no such fighter",
        ),
        (
            "conditions: [(kind: Stunned, until: OwnTurns(0))]",
            "`until` is OwnTurns(0), which is over already",
        ),
        (
            "conditions: [(kind: Cornered, until: OwnTurns(1))]",
            "`points` of `Cornered` is 0",
        ),
        (
            "conditions: [(kind: Winded, points: 2, until: OwnTurns(1))]",
            "`points` are for `Cornered` alone",
        ),
        (
            "conditions: [(kind: Winded, until: OwnTurns(1)), (kind: Winded, until: OwnTurns(2))]",
            "`conditions` names Winded twice",
        ),
        ("arms: [(arm: 0, lost: true)]", "arm 0 is lost, but in the hand"),
        ("hand: 1, arms: [(arm: 2, lost: true)]", "arm 2 is the own body"),
        ("arms: [(arm: 3)]", "`arm` is 3, but must be from 0 to 2"),
        (
            "arms: [(arm: 1, pieces: 6)]",
            "`pieces` is 6, but must be from 0 to 5",
        ),
        ("arms: [(arm: 0, unloaded: true)]", "arm 0 is never loaded"),
        ("wakes_in: 0", "`wakes_in` is 0, but must be from 1 to 300"),
        ("hides: 0", "`hides` is 0, but must be from 1 to 20"),
    ] {
        let opened = ground()
            .hero(person(LYSANDRE), (1, 1), start)
            .foe(person(GOBLIN), (2, 1), "")
            .try_open();
        let told = opened
            .err()
            .map(|problems| problems.to_string())
            .unwrap_or_default();
        assert!(told.contains(reason), "{start}: {told}");
    }
}
