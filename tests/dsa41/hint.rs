//! What is said of answers that are allowed but lead to no blow: who is out of reach, by how much, and what else is in the way.

use klingentanz::battle::Hint;
use klingentanz::board::Facing;
use klingentanz::content::{Language, Texts};
use klingentanz::words::{self, Cast};

use crate::common;
use crate::story::{Setup, Story, field, man};

/// The hint of an offer: its word, its numbers, its rule; said in every language, too.
fn hint(fight: &Story, word: &str) -> Option<String> {
    let offers = fight.system.offers(fight.app.world(), fight.battle);
    let offer = offers.iter().find(|offer| offer.word.0 == word);
    let hint = offer
        .unwrap_or_else(|| panic!("{word} is not offered"))
        .hint
        .as_ref()?;
    is_said(fight, hint);
    let numbers = hint
        .numbers
        .iter()
        .map(|(name, number)| format!(" {} {number}", name.0));
    Some(format!(
        "{}{} {}",
        hint.word.0,
        numbers.collect::<String>(),
        hint.rule.0
    ))
}

fn is_said(fight: &Story, hint: &Hint) {
    let texts = Texts::load(common::root()).unwrap_or_else(|problems| panic!("{problems}"));
    let cast = Cast::of(fight.app.world(), fight.battle, None).unwrap();
    for language in Language::ALL {
        let said = words::hint(&cast, hint).said(&texts, language);
        assert!(!said.contains(['[', '{']), "{said}");
        for (_, number) in &hint.numbers {
            assert!(said.contains(&number.to_string()), "{number} is not in {said}");
        }
    }
}

/// The first fighter in (1,1), who has initiative 12, and a foe with 10.
fn against(foe: (i16, i16)) -> Setup {
    field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), foe, "initiative: 10")
}

/// The first fighter is asked for his declaration.
fn declaring(foe: (i16, i16)) -> Story {
    let mut fight = against(foe).open();
    fight.plan(2, "fight");
    assert_eq!(fight.asked(), Some((1, "announce")));
    fight
}

/// The first fighter is asked whom he strikes.
fn striking(setup: Setup) -> Story {
    let mut fight = setup.open();
    fight.plan(2, "fight").plan(1, "fight");
    assert_eq!(fight.asked(), Some((1, "attack")));
    fight
}

#[test]
fn a_foe_who_can_be_struck_now_or_after_a_step_needs_no_hint() {
    // BRD-07: a long sword reaches 1 square; ACT-03: a free step leads from 2 squares to 1.
    for foe in [(2, 1), (3, 1), (3, 3)] {
        let fight = declaring(foe);
        for plan in ["fight", "attack-move", "act-attack", "move-attack"] {
            assert_eq!(hint(&fight, plan), None, "{plan} against {foe:?}");
        }
    }
}

#[test]
fn a_plan_that_begins_with_a_blow_says_that_nobody_is_in_reach() {
    // BRD-07: 3 squares are 2 after a step, and the sword reaches 1. A move of 8 squares leads there.
    let fight = declaring((4, 1));
    for plan in ["fight", "attack-move", "attack-act", "act-attack"] {
        let expected = "out-of-reach distance 3 reach 1 BRD-07";
        assert_eq!(hint(&fight, plan).as_deref(), Some(expected), "{plan}");
    }
    for plan in [
        "move-attack",
        "act-defend",
        "move-defend",
        "act-move",
        "surrender",
    ] {
        assert_eq!(hint(&fight, plan), None, "{plan}");
    }
}

#[test]
fn a_blow_after_a_move_says_when_the_move_is_too_short() {
    // BRD-10: GS 8 is 16 half squares, and the ninth diagonal step of 10 squares would begin after 24.
    let fight = declaring((11, 11));
    assert_eq!(
        hint(&fight, "move-attack").as_deref(),
        Some("too-far distance 10 paces 8 BRD-10")
    );
}

#[test]
fn a_move_comes_as_near_as_straight_steps_over_plain_ground() {
    // BRD-10: 16 half squares are 8 straight steps, and a blow reaches over the ninth square.
    assert_eq!(hint(&declaring((10, 1)), "move-attack"), None);
    let too_far = Some("too-far distance 10 paces 8 BRD-10");
    assert_eq!(hint(&declaring((11, 1)), "move-attack").as_deref(), too_far);
    // The sixth diagonal step begins after 15 half squares, the seventh would after 18: three squares are left to the foe. Nine squares
    // would be near enough on a straight way, so that it is the way which is too long.
    let too_long = Some("no-way-there BRD-10");
    assert_eq!(hint(&declaring((10, 10)), "move-attack").as_deref(), too_long);
}

#[test]
fn the_question_whom_to_strike_says_why_there_is_nobody() {
    // ATK-01 needs a target in reach (BRD-07) and a clear line; AUS-04 forbids all else until the bearings are back.
    let near = striking(against((2, 1)));
    assert_eq!(hint(&near, "pass"), None);
    let far = striking(against((5, 1)));
    for answer in ["delay", "pass"] {
        let expected = "out-of-reach distance 4 reach 1 BRD-07";
        assert_eq!(hint(&far, answer).as_deref(), Some(expected), "{answer}");
    }
    let walled = striking(against((2, 1)).edge((1, 1), Facing::E, "wall"));
    assert_eq!(hint(&walled, "pass").as_deref(), Some("cut-off ATK-01"));
    let dazed = striking(
        field()
            .hero(man(), (1, 1), "initiative: 12, disoriented: true")
            .foe(man(), (2, 1), "initiative: 10"),
    );
    assert_eq!(hint(&dazed, "pass").as_deref(), Some("no-bearings AUS-04"));
}
