//! Variants of single rules: each test plays the same moment with one and without it.

use super::proof::proves;
use super::story::{Setup, Story};
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";
const TILLY: &str = "D20-HER-03";
const OGRE: &str = "D20-OPP-09";

/// The ground with a module on or off.
fn with(module: &str, is_on: bool) -> Setup {
    match is_on {
        true => ground().with(module),
        false => ground().without(module),
    }
}

/// A hero and a bugbear beside him, with a module on or off.
fn beside(module: &str, is_on: bool, hero: &str, faces: &[u8]) -> Story {
    let mut fight = with(module, is_on)
        .hero(person(hero), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .dice(faces)
        .open();
    fight.skip();
    fight
}

#[test]
fn a_tie_hits_unless_ties_fail() {
    let _proof = proves(&["D20-ATK-03"]);
    // 5 + 11 = 16 against AC 16.
    for (is_on, faces, outcome) in [(false, &[5, 1][..], "success"), (true, &[5], "failure")] {
        let mut fight = beside("optional:strict-ties", is_on, ALDA, faces);
        fight.choose(1, hit("strike", 2, 0));
        let lines = fight.end();
        assert!(
            lines[0].starts_with(&format!("1 strike 2: 5 {outcome}")),
            "{lines:#?}"
        );
    }
}

#[test]
fn a_twenty_that_confirms_multiplies_extra_dice_unless_they_never_are() {
    let _proof = proves(&["D20-CRT-04", "D20-FEA-12"]);
    // Tilly, the bugbear caught flat-footed: 2d4 - 2, and three dice of six once or twice; each shows 1: 2 - 2 + 3 or + 6.
    for (is_on, dice, left) in [(true, 6, 10), (false, 3, 13)] {
        let faces: Vec<u8> = [20, 20]
            .into_iter()
            .chain([1; 8].into_iter().take(2 + dice))
            .collect();
        let mut fight = beside("optional:crit-extra-dice", is_on, TILLY, &faces);
        fight.choose(1, hit("strike", 2, 0));
        let lines = fight.end();
        assert!(
            lines.contains(&format!("2 life 16 -> {left} D20-DMG-08")),
            "{lines:#?}"
        );
    }
}

#[test]
fn a_step_leaves_no_full_attack_unless_it_goes_with_one() {
    let mut fight = beside("optional:full-attack-step", false, ALDA, &[2]);
    fight
        .choose(1, hit("strike", 2, 0))
        .choose(1, go("step", &[(1, 2)]));
    assert_eq!(fight.forbidden(1, &hit("strike", 2, 0)), "D20-ACT-04");
    let mut fight = beside("optional:full-attack-step", false, ALDA, &[2, 2]);
    fight
        .choose(1, hit("strike", 2, 0))
        .choose(1, hit("strike", 2, 0));
    assert_eq!(
        fight.asked(),
        Some((2, "turn")),
        "and a full attack leaves no step"
    );
    let mut fight = beside("optional:full-attack-step", true, ALDA, &[2, 2]);
    fight
        .choose(1, hit("strike", 2, 0))
        .choose(1, go("step", &[(1, 2)]));
    fight.choose(1, hit("strike", 2, 0));
    fight.end();
    let mut fight = beside("optional:full-attack-step", true, ALDA, &[2, 2]);
    fight
        .choose(1, hit("strike", 2, 0))
        .choose(1, hit("strike", 2, 0));
    fight.choose(1, go("step", &[(1, 2)]));
    assert_eq!(fight.asked(), Some((2, "turn")));
}

#[test]
fn a_step_is_safe_unless_it_provokes() {
    for is_on in [false, true] {
        let mut fight = beside("optional:step-provokes", is_on, ALDA, &[]);
        fight.pass(1).pass(2);
        fight.choose(1, go("step", &[(0, 1)]));
        assert_eq!(fight.asked() == Some((2, "opportunity")), is_on);
    }
}

#[test]
fn a_step_goes_with_no_other_movement_unless_it_may() {
    let _proof = proves(&["D20-ACT-06"]);
    let begin = |is_on| {
        let mut fight = with("optional:step-after-move", is_on)
            .hero(person(ALDA), (1, 1), FIRST)
            .foe(person(ORC), (11, 11), SECOND)
            .open();
        fight.skip();
        fight
    };
    let (walk, step) = (go("walk", &[(2, 1)]), go("step", &[(3, 1)]));
    assert_eq!(
        begin(false).choose(1, walk.clone()).forbidden(1, &step),
        "D20-ACT-06"
    );
    assert_eq!(
        begin(false)
            .choose(1, go("step", &[(2, 1)]))
            .forbidden(1, &go("walk", &[(3, 1)])),
        "D20-ACT-06"
    );
    let lines = begin(true).choose(1, walk).skip().choose(1, step).lines();
    assert_eq!(lines, ["1 to 3,1 E 2 D20-ACT-06"]);
    let lines = begin(true)
        .choose(1, go("step", &[(2, 1)]))
        .skip()
        .choose(1, go("walk", &[(3, 1)]))
        .lines();
    assert_eq!(lines, ["1 to 3,1 E 2 D20-MOV-01"]);
}

#[test]
fn help_lasts_a_round_unless_it_lasts_one_roll() {
    let _proof = proves(&["D20-AID-01"]);
    // Brakk helps with 10 + 11 against 10. Alda strikes at 11 + 2, then at 6 + 2 or 6.
    for (is_on, second) in [(false, "8: "), (true, "6: ")] {
        let mut fight = with("optional:aid-next-roll", is_on)
            .hero(person(ALDA), (1, 1), "initiative_die: 10")
            .foe(person(BUGBEAR), (2, 1), SECOND)
            .hero(person(BRAKK), (1, 2), FIRST)
            .dice(&[10, 1])
            .open();
        fight.skip();
        let aid = klingentanz::battle::Choice::Act {
            act: klingentanz::battle::Term::named("aid").unwrap(),
            target: Some(klingentanz::battle::FighterId(1)),
            with: None,
            at: None,
            facing: None,
        };
        fight.choose(3, aid).pass(3);
        assert!(fight.weighed(&hit("strike", 2, 0))[0].starts_with("13: "));
        fight.choose(1, hit("strike", 2, 0));
        fight.end();
        assert!(fight.weighed(&hit("strike", 2, 0))[0].starts_with(second));
    }
}

#[test]
fn a_trip_begins_with_a_touch_unless_it_goes_straight_to_the_contest() {
    let _proof = proves(&["D20-TRP-01"]);
    for (is_on, faces) in [(true, &[15, 15, 5][..]), (false, &[15, 5])] {
        let mut fight = beside("optional:trip-touch", is_on, ALDA, faces);
        fight.choose(1, hit("trip", 2, 2));
        fight.end();
        assert!(fight.states(2).contains(&"prone"));
    }
}

#[test]
fn a_long_reach_covers_the_corners_unless_diagonals_count() {
    let _proof = proves(&["D20-AOO-02"]);
    // The ogre on (1, 1) to (2, 2); two diagonals lie between it and (4, 4).
    for is_on in [true, false] {
        let mut fight = with("optional:reach-corners", is_on)
            .hero(person(OGRE), (1, 1), FIRST)
            .foe(person(ALDA), (4, 4), SECOND)
            .open();
        fight.skip();
        let blow = hit("strike", 2, 0);
        if is_on {
            assert!(fight.ways(&blow, 20) > 0);
        } else {
            assert_eq!(fight.forbidden(1, &blow), "D20-AOO-02");
        }
    }
}
