//! Conditions together, success modifiers, and tests against a difficulty.

use super::proof::proves;
use super::tale::*;

#[test]
fn different_conditions_add_up_and_the_same_one_twice_does_not() {
    let _proof = proves(&["PL-STA-01", "PL-STA-02", "PL-STA-04", "PL-GEN-09"]);
    let distract = [4, 4, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 1, 1, 2, 2, 3, 3, 3];
    let blind = [4, 4, 4, 4, 1, 2, 2, 3, 3, 3, 1, 1, 2, 2, 3, 3, 3];
    // Lysandre (15) and another Lysandre (14) distract the goblin (8), then Aldric (12) blinds him.
    let mut fight = ground()
        .hero(person(LYSANDRE), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .hero(person(LYSANDRE), (3, 1), "initiative_die: 5")
        .hero(person(ALDRIC), (2, 2), "initiative_die: 6")
        .dice(&[&distract[..], &distract, &blind].concat())
        .open();
    let plans = |fight: &mut super::story::Story| {
        fight
            .plan(1, "fight")
            .plan(3, "fight")
            .plan(4, "fight")
            .plan(2, "fight")
            .skip();
    };
    plans(&mut fight);
    let one = "3: 4 PL-DEF-02 +2 PL-AMR-02 -3 PL-STA-02";
    fight.choose(1, hit("distract", 2, 0));
    assert_eq!(fight.value(2, "defence-dice"), one);
    fight.choose(3, hit("distract", 2, 0));
    assert_eq!(fight.value(2, "defence-dice"), one);
    fight.choose(4, hit("blind", 2, 0));
    assert_eq!(
        fight.value(2, "defence-dice"),
        "1: 4 PL-DEF-02 +2 PL-AMR-02 -3 PL-STA-02 -2 PL-STA-04"
    );
    fight.pass(2);
    assert!(fight.end().contains(&"2 not blinded PL-STA-04".to_owned()));
    // The later end counts: not with the first one's next turn, but with the second one's.
    plans(&mut fight);
    assert_eq!(
        (fight.asked(), fight.value(2, "defence-dice")),
        (Some((1, "turn")), one.to_owned())
    );
    let lines = fight.pass(1).lines();
    assert_eq!(lines, ["phase 14", "2 not distracted PL-STA-02"]);
    assert_eq!(fight.value(2, "defence-dice"), "6: 4 PL-DEF-02 +2 PL-AMR-02");
}

#[test]
fn no_more_successes_are_taken_away_than_there_are() {
    let _proof = proves(&["PL-DIC-05", "PL-CRL-01", "PL-ATK-05"]);
    // One success less two is none: a miss, against which nobody defends himself.
    let mut fight = duel(
        (ALDRIC, "initiative_die: 6, hit_points: 1"),
        (GOBLIN, "initiative_die: 1"),
        &[4, 1, 1, 2, 2, 2, 3, 3, 3, 3],
    );
    let lines = fight.choose(1, hit("strike", 2, 0)).end();
    assert!(lines[0].contains(" failure (PL-ATK-01;"), "{lines:?}");
    assert!(
        lines[0].ends_with(": 1 PL-DIC-01 -2 PL-CRL-01 +1 PL-DIC-05)"),
        "{lines:?}"
    );
    assert_eq!(lines.len(), 1);
}

#[test]
fn a_test_has_a_difficulty_and_a_margin() {
    let _proof = proves(&["PL-DIC-06", "PL-DIC-07", "PL-AID-02"]);
    // Ten dice against 3: passed by none, by two (strong), by four (critical), which changes nothing for the patient; or not.
    let treated = |successes: usize| {
        let mut faces = [3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 4];
        faces[..successes].fill(5);
        let faces = if successes < 3 { &faces[..10] } else { &faces[..] };
        let mut fight = ground()
            .hero(person(ODO), (1, 1), "initiative_die: 6")
            .hero(person(ALDRIC), (2, 1), "hit_points: 0, initiative_die: 1")
            .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
            .dice(faces)
            .open();
        fight.plan(1, "fight").plan(3, "fight").skip();
        let lines = fight.choose(1, help("treat", 2)).end();
        let gained = lines.contains(&"2 life 0 -> 4 PL-AID-04".to_owned());
        (lines[0].split(':').next().unwrap().to_owned(), gained)
    };
    for (successes, told, gained) in [
        (2, "1 first-aid failed 0", false),
        (3, "1 first-aid passed 0", true),
        (5, "1 first-aid passed 2", true),
        (7, "1 first-aid passed 4", true),
    ] {
        assert_eq!(treated(successes), (told.to_owned(), gained));
    }
}
