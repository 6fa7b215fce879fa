//! What is in the hands: weapons that lie about, shields, missiles that go astray, spells that take a whole turn.

use klingentanz::battle::{Ground, Whereabouts};
use klingentanz::board::Cell;

use super::proof::proves;
use super::story::{act, act_with};
use super::tale::*;

#[test]
fn a_weapon_on_the_next_square_is_taken_up_with_a_move_action_by_anybody() {
    let _proof = proves(&["PL-ACT-05", "PL-ACT-08", "PL-STA-10"]);
    // The goblin drops its sword and walks away; Aldric, who stands beside the square, takes it up.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 1")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 6")
        .open();
    fight.plan(2, "fight").plan(1, "fight");
    fight
        .act(2, "drop")
        .choose(2, go("walk", &[(3, 1), (4, 1)]))
        .pass(2)
        .skip();
    let lines = fight.choose(1, act_with("pick-up", 0)).lines();
    assert_eq!(lines, ["1 pick-up"]);
    assert_eq!(
        (fight.actions(1, "moves"), fight.actions(1, "attacks")),
        ((1, 2), (1, 1))
    );
    // The short sword in his hand: Weapon combat 5 and Strength 5, which is more than his Agility.
    assert_eq!(fight.value(1, "attack-dice"), "10: 5 PL-ATK-01 +5 PL-CHR-03");
    // Two squares away it is too far for the goblin.
    fight.act(1, "drop").pass(1);
    fight.plan(2, "fight").plan(1, "fight");
    assert_eq!(fight.forbidden(2, &act_with("pick-up", 0)), "PL-ACT-05");
}

#[test]
fn a_found_weapon_is_another_than_the_own_one_of_its_kind() {
    let _proof = proves(&["PL-ACT-05", "PL-ACT-08"]);
    // A long sword lies beside Aldric, who has one: it is his third weapon, after his own and his bare hands.
    let mut fight = ground()
        .item((1, 2), "PL-WPN-03")
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight");
    fight.choose(1, act_with("pick-up", 0)).act(1, "drop");
    // It lies on the floor again as the same thing, and his own one is still at hand.
    let ground: &Ground = fight.app.world().get(fight.battle).unwrap();
    let lying: Vec<Whereabouts> = ground.movables.iter().map(|(_, it)| it.at).collect();
    assert_eq!(lying, [Whereabouts::Lies(Cell::new(1, 1))]);
    assert_eq!(fight.forbidden(1, &act_with("draw", 2)), "PL-ACT-05");
    fight.choose(1, act_with("draw", 0));
    assert_eq!(fight.value(1, "attack-dice"), "10: 5 PL-ATK-01 +5 PL-CHR-03");
    // In the next round he takes it up again: the third one, not a fourth.
    fight.pass(2).plan(1, "fight").plan(2, "fight");
    fight
        .choose(1, act_with("pick-up", 0))
        .choose(1, act_with("draw", 0));
    fight.pass(2).plan(1, "fight").plan(2, "fight");
    fight.choose(1, act_with("draw", 2));
    assert_eq!(fight.forbidden(1, &act_with("draw", 3)), "PL-ACT-05");
}

#[test]
fn a_shield_counts_only_beside_a_weapon_for_one_hand() {
    let _proof = proves(&["PL-AMR-08", "PL-DEF-02"]);
    let mut fight = ground()
        .item((1, 2), "PL-WPN-09")
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight");
    assert_eq!(
        fight.value(1, "defence-dice"),
        "10: 3 PL-DEF-02 +4 PL-AMR-04 +1 PL-AMR-07 +2 PL-AMR-08"
    );
    // With a halberd in both hands, and with the sword in one again.
    fight.choose(1, act_with("pick-up", 0));
    assert_eq!(
        fight.value(1, "defence-dice"),
        "8: 3 PL-DEF-02 +4 PL-AMR-04 +1 PL-AMR-07"
    );
    fight.choose(1, act_with("draw", 0));
    assert!(fight.value(1, "defence-dice").starts_with("10: "));
}

#[test]
fn a_shot_that_goes_wrong_hits_a_friend_beside_its_line_and_nobody_else() {
    let _proof = proves(&["PL-FUM-02", "PL-DMG-03"]);
    // A majority of ones, and a 4 of the table. Odo stands a square beside the line: 1d8 of 6, without Defence and without Strength.
    let botched = |odo: (i16, i16), more: &[u8]| {
        let mut fight = ground()
            .hero(person(MAELLE), (1, 3), "initiative_die: 6")
            .foe(person(GOBLIN), (9, 3), "initiative_die: 1")
            .hero(person(ODO), odo, "initiative_die: 1")
            .dice(&[&[1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 4][..], more].concat())
            .open();
        fight.plan(1, "fight").plan(2, "fight").plan(3, "fight").skip();
        fight.choose(1, hit("shot", 2, 0)).end()[1..].to_vec()
    };
    assert_eq!(
        botched((5, 4), &[6]),
        [
            "1 mishap-hits-friend [4] 4: 4 PL-FUM-02",
            "3 struck [6] 6: 6 PL-DMG-01 -> 6: 6 PL-CRT-01",
            "3 life 26 -> 20 PL-DMG-01",
        ]
    );
    assert_eq!(
        botched((5, 5), &[]),
        ["1 mishap-staggers [4] 4: 4 PL-FUM-02", "1 off-balance PL-STA-08"]
    );
}

#[test]
fn a_blow_that_goes_wrong_hits_the_nearest_friend_and_no_bystander() {
    let _proof = proves(&["PL-FUM-02"]);
    // Somebody who neither helps nor harms stands beside the goblin: no friend of Aldric's.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .bystander(person(ODO), (3, 1), "initiative_die: 1")
        .dice(&[1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 4])
        .open();
    fight.plan(1, "fight").plan(2, "fight").plan(3, "fight").skip();
    let lines = fight.choose(1, hit("strike", 2, 0)).end();
    assert_eq!(lines[2], "1 off-balance PL-STA-08");
    // Of two friends the nearer one, though his id is the higher one: 1d8 of 2 + 5.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .hero(person(ODO), (3, 1), "initiative_die: 1")
        .hero(person(LYSANDRE), (1, 2), "initiative_die: 1")
        .dice(&[1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 4, 2])
        .open();
    fight
        .plan(1, "fight")
        .plan(4, "fight")
        .plan(2, "fight")
        .plan(3, "fight")
        .skip();
    let lines = fight.choose(1, hit("strike", 2, 0)).end();
    assert_eq!(lines.last().unwrap(), "4 life 22 -> 15 PL-DMG-01");
}

#[test]
fn without_a_weapon_a_mishap_throws_down_or_staggers() {
    let _proof = proves(&["PL-FUM-02", "PL-STA-08"]);
    // Bare hands: Unarmed combat 3 + Strength 5, five ones of eight.
    let botched = |face: u8| {
        let mut fight = duel(
            (ALDRIC, "initiative_die: 6, hand: 1"),
            (GOBLIN, "initiative_die: 1"),
            &[1, 1, 1, 1, 1, 6, 6, 6, face],
        );
        fight.choose(1, hit("strike", 2, 1)).end().pop().unwrap()
    };
    assert_eq!(botched(1), "1 prone PL-FUM-02");
    assert_eq!(botched(5), "1 off-balance PL-STA-08");
}

#[test]
fn a_damaged_hit_does_one_point_at_least() {
    let _proof = proves(&["PL-DMG-05", "PL-GEN-05"]);
    // One success each: half of the 1 of her bow.
    let mut fight = duel(
        (MAELLE, "initiative_die: 6"),
        (GOBLIN, "initiative_die: 1"),
        &[4, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 4, 1, 2, 3, 2, 3, 1],
    );
    let lines = fight.choose(1, hit("shot", 2, 0)).end();
    assert_eq!(lines.last().unwrap(), "2 life 12 -> 11 PL-DMG-01");
}

/// Somebody who can throw a lance of fire: Magic 2, Will 3.
const CASTER: &str = r#"Inline((id: "PL-OPP-99", name: (en: "Caster", de: "Magier", fr: "Mage"), hero: false, level: 1, hit_points: 20,
    characteristics: (strength: 2, agility: 2, constitution: 2, perception: 2, intelligence: 2, charisma: 2, will: 3),
    skills: (weapon: 0, unarmed: 0, ranged: 0, throwing: 0, medicine: 0, vigilance: 0, stealth: 0, magic: 2),
    powers: ["lance-of-fire"], move_m: 10))"#;

#[test]
fn a_lance_of_fire_is_a_limited_action_and_flies_thirty_metres() {
    let _proof = proves(&["PL-MAG-01", "PL-MAG-02", "PL-ACT-06", "PL-DMG-06"]);
    let cast = |far: i16, faces: &[u8]| {
        let mut fight = super::story::open_field(40, 3)
            .by("pool")
            .with("optional:magic")
            .hero(CASTER.to_owned(), (0, 0), "initiative_die: 6")
            .foe(person(GOBLIN), (far, 0), "initiative_die: 1")
            .dice(faces)
            .open();
        // The goblin has 4 + 3 + 1, the caster 2 + 2 + 6.
        fight.plan(1, "fight").plan(2, "fight").skip();
        fight
    };
    let spell = hit("spell", 2, 0);
    assert_eq!(cast(31, &[]).forbidden(1, &spell), "PL-ATK-03");
    // Two successes of five against none of one die of Will: (2 + 3 + 3) * 3/2 = 12. Nothing is left of the turn.
    let mut fight = cast(30, &[4, 4, 1, 2, 3, 1, 2, 3]);
    let lines = fight.choose(1, spell.clone()).end();
    assert!(
        lines[0].contains("(PL-ATK-01; 5: 2 PL-MAG-01 +3 PL-CHR-03;"),
        "{lines:?}"
    );
    assert_eq!(
        lines[2],
        "2 struck [2, 3] 8: 5 PL-DMG-06 +3 PL-MAG-02 -> 12: 8 PL-CRT-01 +4 PL-CRT-01"
    );
    // After a movement there is no limited action.
    let mut fight = cast(30, &[]);
    fight.choose(1, go("walk", &[(1, 0)]));
    assert_eq!(fight.forbidden(1, &spell), "PL-ACT-06");
}

#[test]
fn a_foe_who_cannot_act_does_not_crowd_a_shooter() {
    let _proof = proves(&["PL-ATK-03"]);
    let mut fight = ground()
        .with("optional:close-quarters")
        .hero(person(MAELLE), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (1, 2), "initiative_die: 1, hit_points: 1")
        .foe(person(GOBLIN), (6, 1), "initiative_die: 1")
        .dice(&[4, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 1, 2, 3, 2])
        .open();
    fight.plan(1, "fight").plan(3, "fight").skip();
    let lines = fight.choose(1, hit("shot", 3, 0)).end();
    assert!(lines[0].ends_with("1: 1 PL-DIC-01)"), "{lines:?}");
}

#[test]
fn after_a_sprint_a_weapon_is_drawn_for_nothing() {
    let _proof = proves(&["PL-SPR-01", "PL-MOV-02"]);
    let mut fight = ground()
        .hero(person(LYSANDRE), (0, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (11, 11), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight");
    fight.choose(1, go("sprint", &[(1, 0)]));
    assert_eq!(fight.forbidden(1, &act("delay")), "PL-DLY-01");
    fight.choose(1, act_with("draw", 1));
    assert_eq!(fight.asked(), Some((2, "turn")));
}
