//! What is left of a weapon after a critical failure, and whom a wall keeps from it.

use klingentanz::battle::SideId;
use klingentanz::board::Facing;

use super::proof::proves;
use super::story::act_with;
use super::tale::*;

/// Six ones of Aldric's ten dice.
const BOTCHED: [u8; 10] = [1, 1, 1, 1, 1, 1, 6, 6, 6, 6];

#[test]
fn a_weapon_that_has_suffered_is_worse_in_every_hand_and_another_is_not() {
    let _proof = proves(&["PL-FUM-02"]);
    let mut fight = ground()
        .item((0, 1), "PL-WPN-03")
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .hero(person(ODO), (1, 2), "initiative_die: 6")
        .dice(&[&BOTCHED[..], &[5]].concat())
        .open();
    fight.plan(1, "fight").plan(3, "fight").plan(2, "fight");
    fight.choose(1, hit("strike", 2, 0)).act(1, "drop");
    // Another long sword that lies there is whole.
    fight.choose(1, act_with("pick-up", 0));
    assert_eq!(fight.value(1, "attack-dice"), "10: 5 PL-ATK-01 +5 PL-CHR-03");
    // His own has one die less in the hand of Odo, Weapon combat 4 and Strength 4.
    fight.choose(3, act_with("pick-up", 1)).end();
    assert_eq!(
        fight.value(3, "attack-dice"),
        "7: 4 PL-ATK-01 +4 PL-CHR-03 -1 PL-FUM-02"
    );
}

#[test]
fn the_knife_that_slips_falls_at_the_own_feet_and_the_others_stay_in_the_hand() {
    let _proof = proves(&["PL-FUM-02", "PL-WPN-11"]);
    // Five ones of eight dice, and a 1 of the table.
    let mut fight = ground()
        .hero(person(LYSANDRE), (1, 1), "initiative_die: 6, hand: 1")
        .foe(person(GOBLIN), (6, 1), "initiative_die: 1")
        .dice(&[1, 1, 1, 1, 1, 6, 6, 6, 1])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    let lines = fight.choose(1, hit("shot", 2, 1)).end();
    assert_eq!(
        lines[1..],
        ["1 mishap-drops [1] 1: 1 PL-FUM-02", "1 pieces 5 -> 4 PL-WPN-11"]
    );
    assert_eq!(fight.value(1, "pieces"), "4: 4 PL-WPN-11");
    // It lies on her own square.
    fight.choose(1, act_with("pick-up", 0));
    assert_eq!(fight.value(1, "pieces"), "5: 5 PL-WPN-11");
    // Any other mishap lets it fly all the same: it lies at the goblin's feet, too far to be picked up.
    let mut fight = ground()
        .hero(person(LYSANDRE), (1, 1), "initiative_die: 6, hand: 1")
        .foe(person(GOBLIN), (6, 1), "initiative_die: 1")
        .dice(&[1, 1, 1, 1, 1, 6, 6, 6, 6])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    let lines = fight.choose(1, hit("shot", 2, 1)).end();
    assert_eq!(
        lines[1..],
        ["1 mishap-nothing [6] 6: 6 PL-FUM-02", "1 pieces 5 -> 4 PL-WPN-11"]
    );
    assert_eq!(fight.forbidden(1, &act_with("pick-up", 0)), "PL-ACT-05");
}

#[test]
fn a_friend_behind_a_wall_is_not_hit_by_a_blow_that_goes_wrong() {
    let _proof = proves(&["PL-FUM-02", "PL-BRD-16"]);
    let last = |has_wall: bool, more: &[u8]| {
        let setup = if has_wall {
            ground().edge((2, 1), Facing::E, "wall")
        } else {
            ground()
        };
        let mut fight = setup
            .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
            .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
            .hero(person(ODO), (3, 1), "initiative_die: 1")
            .dice(&[&BOTCHED[..], &[4], more].concat())
            .open();
        fight.plan(1, "fight").plan(2, "fight").plan(3, "fight").skip();
        fight.choose(1, hit("strike", 2, 0)).end().pop().unwrap()
    };
    // 1d8 of 3 and five of Strength.
    assert_eq!(last(false, &[3]), "3 life 26 -> 18 PL-DMG-01");
    assert_eq!(last(true, &[]), "1 off-balance PL-STA-08");
}

#[test]
fn a_foe_behind_a_wall_does_not_crowd_a_shooter() {
    let _proof = proves(&["PL-BRD-16"]);
    let told = |has_wall: bool| {
        let setup = ground().with("optional:close-quarters");
        let setup = if has_wall {
            setup.edge((1, 1), Facing::S, "wall")
        } else {
            setup
        };
        let mut fight = setup
            .hero(person(MAELLE), (1, 1), "initiative_die: 6")
            .foe(person(GOBLIN), (1, 2), "initiative_die: 1")
            .foe(person(ORC), (6, 1), "initiative_die: 1")
            // Four successes; the orc's seven dice ward them off.
            .dice(&[4, 4, 4, 4, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 1, 1])
            .open();
        fight.plan(1, "fight").plan(2, "fight").plan(3, "fight").skip();
        fight.choose(1, hit("shot", 3, 0)).end().swap_remove(0)
    };
    assert!(
        told(false).ends_with("2: 4 PL-DIC-01 -2 PL-ATK-07)"),
        "{}",
        told(false)
    );
    assert!(told(true).ends_with("4: 4 PL-DIC-01)"), "{}", told(true));
}

#[test]
fn a_foe_who_is_taken_by_surprise_does_not_crowd_a_shooter() {
    let _proof = proves(&["PL-ATK-07"]);
    // PL-RND-02: whoever is surprised is not able to act in the first round, so that nothing is taken from the shot (PL-ATK-07).
    // No die succeeds, and three ones of eleven are no majority.
    let told = |is_surprised: bool| {
        let mut fight = ground()
            .with("optional:close-quarters")
            .setting(|setting| setting.surprised.extend(is_surprised.then_some(SideId(1))))
            .hero(person(MAELLE), (1, 1), "initiative_die: 6")
            .foe(person(GOBLIN), (1, 2), "initiative_die: 1")
            .foe(person(ORC), (6, 1), "initiative_die: 1")
            .dice(&[1, 1, 1, 2, 2, 3, 3, 3, 2, 2, 3])
            .open();
        while let Some((id, "stance")) = fight.asked() {
            fight.plan(id, "fight");
        }
        fight.skip().choose(1, hit("shot", 3, 0));
        fight.lines().swap_remove(0).contains("PL-ATK-07")
    };
    assert_eq!((told(false), told(true)), (true, false));
}

#[test]
fn a_spell_that_goes_wrong_harms_a_friend_as_a_spell_does() {
    let _proof = proves(&["PL-FUM-02", "PL-DMG-06", "PL-MAG-02"]);
    // Spark: five ones of nine dice and a 4 of the table; Aldric stands a square beside the line. 1d6 of 3, and two.
    let mut fight = ground()
        .with("optional:magic")
        .hero(person(ODO), (1, 3), "initiative_die: 6")
        .foe(person(GOBLIN), (9, 3), "initiative_die: 1")
        .hero(person(ALDRIC), (5, 4), "initiative_die: 1")
        .dice(&[1, 1, 1, 1, 1, 6, 6, 6, 6, 4, 3])
        .open();
    fight.plan(1, "fight").plan(2, "fight").plan(3, "fight").skip();
    let lines = fight.choose(1, hit("spell", 2, 1)).end();
    assert!(
        lines.contains(&"3 struck [3] 5: 3 PL-DMG-06 +2 PL-MAG-02 -> 5: 5 PL-CRT-01".to_owned()),
        "{lines:?}"
    );
}
