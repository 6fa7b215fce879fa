//! Opposed tests and tests against a difficulty: whose dice count, and what takes successes from them.

use super::proof::proves;
use super::story::Story;
use super::tale::*;

/// Ten dice with six successes.
const SIX: [u8; 10] = [4, 4, 4, 4, 4, 4, 1, 2, 3, 2];
/// Ten dice without a success.
const MISS_TEN: [u8; 10] = [1, 2, 3, 2, 3, 2, 3, 1, 3, 3];
/// Seven dice without a success.
const MISS: [u8; 7] = [1, 2, 3, 2, 3, 2, 3];

#[test]
fn whoever_holds_a_bow_resists_with_bare_hands() {
    let _proof = proves(&["PL-MAN-01", "PL-DIC-09"]);
    // Maëlle: Unarmed combat 1 + Strength 3. Ones mean nothing to either of them.
    let mut fight = duel(
        (ALDRIC, "initiative_die: 6"),
        (MAELLE, "initiative_die: 1"),
        &[&SIX[..], &[1, 1, 1, 4]].concat(),
    );
    let lines = fight.choose(1, hit("block", 2, 0)).end();
    assert!(lines[1].starts_with("1 block passed 2"), "{lines:?}");
    assert!(
        lines[1].ends_with("[1, 1, 1, 4] failure (PL-DIC-09; 4: 1 PL-ATK-01 +3 PL-CHR-03; 1: 1 PL-DIC-01)"),
        "{lines:?}"
    );
}

#[test]
fn the_stunned_and_the_unconscious_roll_nothing() {
    let _proof = proves(&["PL-MAN-01", "PL-STA-06"]);
    // Aldric (12) stuns the goblin (8), six less five against none; Odo (11) holds him: four less three against no dice at all.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .hero(person(ODO), (3, 1), "initiative_die: 6")
        .dice(&[&SIX[..], &MISS, &[4, 4, 4, 4, 1, 2, 3, 2]].concat())
        .open();
    fight.plan(1, "fight").plan(3, "fight").plan(2, "fight");
    fight.choose(1, hit("stun", 2, 0)).skip();
    // The stunned has five dice less, and all the rest.
    assert_eq!(
        fight.value(2, "defence-dice"),
        "1: 4 PL-DEF-02 +2 PL-AMR-02 -5 PL-STA-06"
    );
    let lines = fight.choose(3, hit("block", 2, 0)).end();
    assert!(lines[2].starts_with("3 block passed 1"), "{lines:?}");
    assert!(
        lines[2].contains(", [] failure (PL-DIC-09; 0: 0 PL-MAN-01"),
        "{lines:?}"
    );
    // One success is enough to push a body away.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1, hit_points: 1")
        .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
        .dice(&[4, 1, 1, 2, 2, 2, 3, 3, 3, 3])
        .open();
    fight.plan(1, "fight").plan(3, "fight").skip();
    let lines = fight.choose(1, hit("push", 2, 0)).end();
    assert!(lines.contains(&"2 to 10,1 W 0 PL-BRD-14".to_owned()), "{lines:?}");
}

/// Aldric, who plays first, has blinded the goblin beside him: six less three against none of these dice. Odo plays second.
fn blinded(goblin: &str, resists: &[u8], more: &[&[u8]]) -> Story {
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (2, 1), goblin)
        .hero(person(ODO), (3, 1), "initiative_die: 6")
        .dice(&[&SIX[..], resists, &more.concat()].concat())
        .open();
    fight.plan(1, "fight").plan(3, "fight").plan(2, "fight");
    fight.choose(1, hit("blind", 2, 0)).skip();
    fight
}

#[test]
fn the_blinded_are_at_a_loss_in_opposed_tests_too_and_more_so_at_a_distance() {
    let _proof = proves(&["PL-STA-04", "PL-MAN-06", "PL-DIC-05"]);
    // Odo holds him: four less three of Odo's against four less three of the goblin's: a tie.
    let odo = [4, 4, 4, 4, 1, 2, 3, 2];
    let mut fight = blinded("initiative_die: 1", &MISS, &[&odo, &[4, 4, 4, 4, 1, 2, 3]]);
    let lines = fight.choose(3, hit("block", 2, 0)).end();
    assert!(lines[2].starts_with("3 block failed 0"), "{lines:?}");
    assert!(lines[2].ends_with("1: 4 PL-DIC-01 -3 PL-STA-04)"), "{lines:?}");
    // In his own attempt both count: seven less three less three.
    let mut fight = blinded("initiative_die: 1", &MISS, &[&[4; 7], &MISS_TEN]);
    fight.pass(3).skip();
    let lines = fight.choose(2, hit("block", 1, 0)).end();
    assert!(
        lines[1].contains("1: 7 PL-DIC-01 -3 PL-STA-04 -3 PL-MAN-04)"),
        "{lines:?}"
    );
    // With the bow in his hand (four dice of bare hands against Aldric) he loses five successes of a shot.
    let mut fight = blinded(
        "initiative_die: 1, hand: 1",
        &MISS[..4],
        &[&[4, 4, 4, 4, 4, 1, 2]],
    );
    fight.pass(3).skip();
    let lines = fight.choose(2, hit("shot", 1, 1)).end();
    assert!(lines[0].ends_with("0: 5 PL-DIC-01 -5 PL-STA-04)"), "{lines:?}");
    assert_eq!(lines.len(), 1, "{lines:?}");
}

#[test]
fn critical_life_costs_two_successes_in_every_test_but_no_defence() {
    let _proof = proves(&["PL-CRL-01", "PL-MAN-04", "PL-AID-02"]);
    // Six less two less three against one: a tie.
    let mut fight = duel(
        (ALDRIC, "initiative_die: 6, hit_points: 1"),
        (GOBLIN, "initiative_die: 1"),
        &[&SIX[..], &[4, 1, 1, 2, 2, 3, 3]].concat(),
    );
    assert_eq!(
        fight.value(1, "defence-dice"),
        "10: 3 PL-DEF-02 +4 PL-AMR-04 +1 PL-AMR-07 +2 PL-AMR-08"
    );
    let lines = fight.choose(1, hit("block", 2, 0)).end();
    assert!(lines[1].starts_with("1 block failed 0"), "{lines:?}");
    assert!(
        lines[1].contains("1: 6 PL-DIC-01 -2 PL-CRL-01 -3 PL-MAN-04)"),
        "{lines:?}"
    );
    // First aid: four less two are too few for three, five are enough; 1d4.
    let treated = |faces: &[u8]| {
        let mut fight = ground()
            .hero(person(ODO), (1, 1), "initiative_die: 6, hit_points: 1")
            .hero(person(ALDRIC), (2, 1), "initiative_die: 1, hit_points: 0")
            .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
            .dice(faces)
            .open();
        fight.plan(1, "fight").plan(3, "fight").skip();
        fight.choose(1, help("treat", 2)).end().remove(0)
    };
    assert!(treated(&[4, 4, 4, 4, 1, 2, 3, 2, 3, 2]).starts_with("1 first-aid failed 0"));
    let line = treated(&[4, 4, 4, 4, 4, 2, 3, 2, 3, 2, 1]);
    assert!(
        line.starts_with("1 first-aid passed 0") && line.ends_with("3: 5 PL-DIC-01 -2 PL-CRL-01)"),
        "{line}"
    );
}

#[test]
fn a_majority_of_ones_fails_first_aid_whatever_else_there_is() {
    let _proof = proves(&["PL-AID-06", "PL-AID-03"]);
    // Four successes, of which three would do, and six ones of ten.
    let mut fight = ground()
        .hero(person(ODO), (1, 1), "initiative_die: 6")
        .hero(person(ALDRIC), (2, 1), "initiative_die: 1, hit_points: 0")
        .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
        .dice(&[1, 1, 1, 1, 1, 1, 4, 4, 4, 4])
        .open();
    fight.plan(1, "fight").plan(3, "fight").skip();
    let lines = fight.choose(1, help("treat", 2)).end();
    assert!(lines[0].starts_with("1 first-aid failed"), "{lines:?}");
    assert_eq!(lines[2], "2 stable PL-AID-03");
}

#[test]
fn ones_mean_nothing_in_a_defence() {
    let _proof = proves(&["PL-DEF-06", "PL-DEF-07"]);
    // One success of Aldric's against two of the goblin's, beside four ones of six.
    let mut fight = duel(
        (ALDRIC, "initiative_die: 6"),
        (GOBLIN, "initiative_die: 1"),
        &[4, 1, 1, 2, 2, 2, 3, 3, 3, 3, 1, 1, 1, 1, 4, 4],
    );
    let lines = fight.choose(1, hit("strike", 2, 0)).end();
    assert!(lines[1].contains("[1, 1, 1, 1, 4, 4] success of 2"), "{lines:?}");
    assert_eq!(lines.len(), 2);
}

#[test]
fn whoever_is_unconscious_takes_no_weapon_back() {
    let _proof = proves(&["PL-MAN-05", "PL-STA-10"]);
    // The bandit at his last point rolls nothing: four successes less three.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(BANDIT), (2, 1), "initiative_die: 1, hit_points: 1")
        .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
        .dice(&[4, 4, 4, 4, 1, 2, 3, 1, 2, 3])
        .open();
    fight.plan(1, "fight").plan(3, "fight").skip();
    let lines = fight.choose(1, hit("disarm", 2, 0)).end();
    assert!(lines.contains(&"2 lose".to_owned()), "{lines:?}");
    assert_eq!(fight.asked(), Some((3, "turn")));
    assert!(!fight.states(2).contains(&"owes-turn"));
}

#[test]
fn a_turn_that_was_lost_by_a_stun_pays_for_no_weapon() {
    let _proof = proves(&["PL-STA-06", "PL-MAN-05"]);
    // Aldric stuns the goblin, six successes less five against none of seven; Lysandre strikes the sword from its hand, four less
    // three, and it rolls nothing. It takes the sword back: its next turn is lost anyway, and the one after that is the price.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .hero(person(LYSANDRE), (3, 1), "initiative_die: 1")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .dice(&[
            4, 4, 4, 4, 4, 4, 1, 2, 3, 2, 1, 2, 3, 2, 3, 2, 3, // the stun
            4, 4, 4, 4, 1, 2, 3, 1, 2, 3, // the sword
        ])
        .open();
    fight.plan(1, "fight").plan(2, "fight").plan(3, "fight");
    fight.choose(1, hit("stun", 3, 0)).choose(2, hit("disarm", 3, 0));
    assert_eq!(fight.asked(), Some((3, "regain")));
    let lines = fight.act(3, "take-back").end();
    assert!(
        lines.contains(&"3 forgoes turns PL-STA-06".to_owned()),
        "{lines:?}"
    );
    assert!(fight.states(3).contains(&"owes-turn"));
    fight.plan(1, "fight").plan(2, "fight").pass(1).pass(2);
    let lines = fight.lines();
    assert!(
        lines.contains(&"3 forgoes turns PL-MAN-05".to_owned()),
        "{lines:?}"
    );
    assert!(!fight.states(3).contains(&"owes-turn"));
}

#[test]
fn whoever_carries_a_body_wards_a_push_off_with_his_own() {
    let _proof = proves(&["PL-MAN-01"]);
    // Odo has Aldric on his shoulders: Unarmed combat 2 and Strength 4. One success each: the tie is his.
    let mut fight = ground()
        .hero(person(ODO), (1, 1), "initiative_die: 6")
        .hero(person(ALDRIC), (1, 2), "initiative_die: 1, hit_points: 0")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .dice(&[4, 1, 2, 3, 1, 2, 3, 4, 1, 2, 3, 1, 2])
        .open();
    fight.plan(1, "fight").plan(3, "fight");
    fight.choose(1, help("lift", 2)).pass(1).skip();
    let lines = fight.choose(3, hit("push", 1, 0)).end();
    let told = lines.iter().find(|line| line.contains("push failed")).unwrap();
    assert!(told.contains("6: 2 PL-ATK-01 +4 PL-CHR-03"), "{lines:?}");
}
