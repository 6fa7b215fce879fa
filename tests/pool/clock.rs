//! How long things last: whose place in the order ends them, and what uses them up before.

use super::proof::proves;
use super::tale::*;

/// Ten dice of Aldric without a success.
const MISS_TEN: [u8; 10] = [1, 2, 3, 2, 3, 2, 3, 1, 3, 3];
/// Seven dice of a goblin without a success.
const MISS: [u8; 7] = [1, 2, 3, 2, 3, 2, 3];

#[test]
fn the_place_in_the_order_marks_the_time_of_whoever_can_have_no_turn() {
    let _proof = proves(&["PL-GEN-09", "PL-STA-03", "PL-MAN-04"]);
    // Aldric (12) holds the goblin (8); the orc (7) fells him: four against none, (2 + 5) * 2 = 14 of 3 points.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6, hit_points: 3")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .foe(person(ORC), (1, 2), "initiative_die: 3")
        .hero(person(ODO), (9, 9), "initiative_die: 1")
        .dice(
            &[
                &[4, 4, 4, 4, 4, 4, 1, 2, 3, 2][..],
                &[1, 1, 1, 1, 2, 2, 3],
                &[4, 4, 4, 4, 1, 2, 3, 2, 3],
                &MISS_TEN,
                &[1, 1],
            ]
            .concat(),
        )
        .open();
    fight
        .plan(1, "fight")
        .plan(2, "fight")
        .plan(3, "fight")
        .plan(4, "fight");
    fight.choose(1, hit("block", 2, 0)).pass(2);
    fight.choose(3, hit("strike", 1, 0)).pass(3).pass(4);
    assert_eq!(fight.states(1), ["unconscious", "prone"]);
    // The next round: until his place comes the goblin is held, though nobody plays there.
    assert_eq!(fight.states(2), ["immobilised"]);
    fight.skip();
    fight.plan(2, "fight").plan(3, "fight").plan(4, "fight");
    assert_eq!(fight.end()[..2], ["phase 12", "2 not immobilised PL-STA-03"]);
    assert_eq!(fight.asked(), Some((2, "turn")));
}

#[test]
fn a_miss_does_not_use_up_what_a_sprint_costs_and_the_next_turn_ends_it() {
    let _proof = proves(&["PL-SPR-02", "PL-STA-09", "PL-GEN-09", "PL-DIC-08"]);
    // One goblin has no success, the other a majority of ones and a 6, which is nothing more: no Defence roll.
    let mut fight = ground()
        .hero(person(LYSANDRE), (0, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (9, 0), "initiative_die: 1")
        .foe(person(GOBLIN), (9, 1), "initiative_die: 1")
        .dice(&[&MISS[..], &[1, 1, 1, 1, 6, 6, 6, 6]].concat())
        .open();
    fight.plan(1, "fight").plan(2, "fight").plan(3, "fight");
    let path: Vec<(i16, i16)> = (1..=8).map(|x| (x, 0)).collect();
    fight.choose(1, go("sprint", &path)).pass(1);
    fight.choose(2, hit("strike", 1, 0)).pass(2);
    assert_eq!(fight.states(1), ["winded"]);
    fight.choose(3, hit("strike", 1, 0)).pass(3);
    assert_eq!(fight.states(1), ["winded"]);
    fight.plan(1, "fight").plan(2, "fight").plan(3, "fight");
    assert_eq!(fight.end().last().unwrap(), "1 not winded PL-STA-09");
}

#[test]
fn a_spell_uses_up_what_a_sprint_costs_too() {
    let _proof = proves(&["PL-SPR-02", "PL-STA-09", "PL-DEF-05"]);
    // Lysandre has two dice of Will, less five: none to roll. One success: 1d6 of 4 + 2.
    let mut fight = ground()
        .with("optional:magic")
        .hero(person(ODO), (1, 1), "initiative_die: 6")
        .foe(person(LYSANDRE), (9, 1), "initiative_die: 6")
        .dice(&[4, 2, 3, 2, 3, 2, 3, 2, 3, 4])
        .open();
    fight.plan(2, "fight").plan(1, "fight");
    fight
        .choose(2, go("sprint", &[(8, 1), (7, 1), (6, 1), (5, 1)]))
        .pass(2)
        .skip();
    let lines = fight.choose(1, hit("spell", 2, 1)).end();
    assert_eq!(
        lines[1..],
        [
            "2 undefended PL-DEF-05",
            "2 not winded PL-STA-09",
            "2 struck [4] 6: 4 PL-DMG-06 +2 PL-MAG-02 -> 6: 6 PL-CRT-01",
            "2 life 22 -> 16 PL-DMG-01",
        ]
    );
}

#[test]
fn whoever_is_off_balance_stands_firm_again_in_his_next_turn() {
    let _proof = proves(&["PL-STA-08", "PL-FUM-02", "PL-GEN-09"]);
    let mut fight = duel(
        (ALDRIC, "initiative_die: 6"),
        (GOBLIN, "initiative_die: 1"),
        &[1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 2],
    );
    fight.choose(1, hit("strike", 2, 0)).pass(1).pass(2).skip();
    assert_eq!(fight.states(1), ["off-balance"]);
    fight.plan(1, "fight").plan(2, "fight");
    assert_eq!(fight.end(), ["phase 12", "1 not off-balance PL-STA-08"]);
}

#[test]
fn whoever_is_stunned_while_he_waits_loses_that_turn_and_is_himself_again_when_the_round_ends() {
    let _proof = proves(&["PL-STA-06", "PL-MAN-08", "PL-DLY-05"]);
    // Aldric waits; the goblin stuns him: seven less five against none.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .dice(&[&[4; 7][..], &MISS_TEN].concat())
        .open();
    fight.plan(1, "fight").plan(2, "fight").act(1, "delay").skip();
    let lines = fight.choose(2, hit("stun", 1, 0)).end();
    assert_eq!(
        lines[2..],
        [
            "1 stunned PL-STA-06",
            "1 forgoes turns PL-DLY-05",
            "1 not stunned PL-STA-06",
            "round"
        ]
    );
    // He has the turn of the next round.
    fight.plan(1, "fight").plan(2, "fight");
    assert_eq!(fight.asked(), Some((1, "turn")));
}

#[test]
fn of_two_who_wait_the_higher_initiative_is_asked_first() {
    let _proof = proves(&["PL-DLY-05", "PL-DLY-02", "PL-DEC-06"]);
    // Aldric 12, Odo 11, two goblins 8.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .hero(person(ODO), (1, 3), "initiative_die: 6")
        .foe(person(GOBLIN), (9, 1), "initiative_die: 1")
        .foe(person(GOBLIN), (9, 3), "initiative_die: 1")
        .open();
    fight
        .plan(1, "fight")
        .plan(2, "fight")
        .plan(3, "fight")
        .plan(4, "fight");
    // Nobody has played a turn when Odo puts his off: Aldric is not asked between.
    fight.act(1, "delay").act(2, "delay");
    assert_eq!(fight.asked(), Some((3, "turn")));
    fight.pass(3);
    assert_eq!(fight.asked(), Some((1, "late")));
    fight.pass(1);
    assert_eq!(fight.asked(), Some((2, "late")));
    fight.act(2, "act-now").pass(2);
    // After that turn Aldric is asked again, before the second goblin.
    assert_eq!(fight.asked(), Some((1, "late")));
    fight.act(1, "act-now").pass(1);
    assert_eq!(fight.asked(), Some((4, "turn")));
}

#[test]
fn a_turn_given_up_for_a_weapon_is_the_next_one_of_the_next_round() {
    let _proof = proves(&["PL-MAN-05", "PL-RIP-01", "PL-RND-02"]);
    // The goblin (13) has had his turn when Aldric (7) strikes the sword from his hand.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 1")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 6")
        .dice(&[&[4, 4, 4, 4, 4, 4, 1, 2, 3, 2][..], &MISS].concat())
        .open();
    fight.plan(2, "fight").plan(1, "fight").pass(2);
    fight.choose(1, hit("disarm", 2, 0)).act(2, "take-back").skip();
    // Whoever gives his turn up has no stance either.
    assert_eq!(fight.asked(), Some((1, "stance")));
    fight.plan(1, "fight");
    assert_eq!(
        fight.end(),
        [
            "phase 13",
            "2 forgoes turns PL-MAN-05",
            "2 not owes-turn PL-MAN-05",
            "phase 7"
        ]
    );
    assert_eq!(fight.asked(), Some((1, "turn")));
}

#[test]
fn two_move_actions_cost_no_defence() {
    let _proof = proves(&["PL-MOV-04", "PL-DEF-02"]);
    let mut fight = duel((ALDRIC, "initiative_die: 6"), (GOBLIN, "initiative_die: 1"), &[]);
    fight
        .choose(1, go("walk", &[(1, 2)]))
        .choose(1, go("walk", &[(1, 3)]));
    assert_eq!(fight.asked(), Some((2, "turn")));
    assert_eq!(
        fight.value(1, "defence-dice"),
        "10: 3 PL-DEF-02 +4 PL-AMR-04 +1 PL-AMR-07 +2 PL-AMR-08"
    );
}
