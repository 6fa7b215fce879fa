//! Missile weapons in the hands: their value, loading, and what cannot be done with them.

use klingentanz::battle::{Choice, Posture, Term};

use crate::proof::proves;
use crate::story::{Man, Story, act, act_with, field, man};

const QUIET: &str = "initiative: -5";

/// Style 0 the long sword, style 1 the missile weapon.
fn shooter(shots: &'static str) -> Man {
    Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "TAL-BOGEN", value: 6),
            (talent: "TAL-ARMBRUST", value: 6)"#,
        shots,
        ..Man::default()
    }
}

const SHORT_BOW: &str = r#"(weapon: "RWP-SHORTBOW", talent: "TAL-BOGEN")"#;
const LONG_BOW: &str = r#"(weapon: "RWP-LONGBOW", talent: "TAL-BOGEN")"#;
const CROSSBOW: &str = r#"(weapon: "RWP-LIGHTXBOW", talent: "TAL-ARMBRUST")"#;

fn alone(shooter: &Man, start: &str) -> Story {
    field()
        .hero(shooter.ron(), (1, 1), &format!("initiative: 12, {start}"))
        .foe(man(), (9, 9), QUIET)
        .open()
}

#[test]
fn all_points_and_the_whole_burden_make_the_ranged_value() {
    let _proof = proves(&["VAL-02", "VAL-04", "VAL-05", "WND-04"]);
    // VAL-02, VAL-04, VAL-05, VAL-06, ATK-07, WND-04: (12 + 12 + 12) / 5 = 7.2, rounded 7; 6 points; mail coat 5 - 3 = 2 in
    // full; one wound costs 2; no parry.
    let armoured = Man {
        armour: r#""ARP-CHAINCOAT""#,
        ..shooter(SHORT_BOW)
    };
    let fight = alone(&armoured, "style: 1, wounds: 1");
    assert_eq!(fight.value(1, "fk"), "9: 7 VAL-02 +6 VAL-04 -2 VAL-05 -2 WND-04");
    assert_eq!(fight.value(1, "pa"), "none");
    assert_eq!(fight.states(1), [] as [&str; 0], "loaded when the fight begins");
}

#[test]
fn a_short_bow_is_loaded_in_two_actions() {
    let _proof = proves(&["ACT-18", "TIM-05"]);
    // ACT-18, TIM-05.
    let mut fight = alone(&shooter(SHORT_BOW), "style: 1, loaded: false");
    assert_eq!(fight.states(1), ["unloaded"]);
    fight.plan(2, "defend").plan(1, "act-act").skip();
    fight.act(1, "reload");
    assert_eq!(fight.lines(), ["1 reload", "phase 4", "1 loaded", "round"]);
    assert_eq!(fight.states(1), [] as [&str; 0]);
    fight.plan(2, "defend").plan(1, "act-act");
    assert_eq!(fight.forbidden(1, &act("reload")), "ACT-18", "it is loaded");
    fight.pass(1).pass(1).plan(2, "defend").plan(1, "act-defend");
    assert_eq!(fight.forbidden(1, &act("aim")), "ACT-19");
}

#[test]
fn a_hand_crossbow_hangs_at_the_belt() {
    let _proof = proves(&["ACT-14", "WPN-16"]);
    // WPN-16: one hand shoots it: one action from the belt; a light crossbow takes two from the back.
    const HAND_CROSSBOW: &str = r#"(weapon: "RWP-BALESTRINA", talent: "TAL-ARMBRUST")"#;
    let mut belt = alone(&shooter(HAND_CROSSBOW), "style: 1, sheathed: true");
    belt.plan(2, "defend").plan(1, "act-defend").skip();
    belt.choose(1, act_with("draw", 1));
    assert_eq!(belt.end()[..2], ["1 draw", "1 draw"], "begun and done");
    let mut back = alone(&shooter(CROSSBOW), "style: 1, sheathed: true");
    back.plan(2, "defend").plan(1, "act-defend");
    assert_eq!(back.forbidden(1, &act_with("draw", 1)), "TIM-05");
}

#[test]
fn loading_needs_whole_rounds_unless_it_takes_one_action() {
    let _proof = proves(&["ACT-18", "TIM-05", "RNG-33"]);
    // ACT-18, TIM-05: a short bow takes 2 actions, 1 less for quick hands.
    let mut fight = alone(&shooter(SHORT_BOW), "style: 1, loaded: false");
    fight.plan(2, "defend").plan(1, "act-defend");
    assert_eq!(fight.forbidden(1, &act("reload")), "TIM-05");
    let quick = Man {
        abilities: r#""SF-SCHNELLLADENBOGEN""#,
        ..shooter(SHORT_BOW)
    };
    let mut fight = alone(&quick, "style: 1, loaded: false");
    fight.plan(2, "defend").plan(1, "act-defend").skip();
    fight.act(1, "reload");
    assert_eq!(
        fight.end(),
        [
            "1 reload",
            "1 loading [] 1: 2 RNG-30 -1 RNG-33",
            "1 loaded",
            "round"
        ]
    );
}

#[test]
fn an_interrupted_bow_begins_anew_and_a_crossbow_goes_on() {
    let _proof = proves(&["ACT-18", "TIM-05"]);
    // ACT-18, TIM-05: the long bow takes 4 actions, and 4 again; the light crossbow 15, of which 2 are kept: 13 are six whole
    // rounds and the first slot of a seventh.
    let mut fight = alone(&shooter(LONG_BOW), "style: 1, loaded: false");
    fight.plan(2, "defend").plan(1, "act-act").act(1, "reload").skip();
    fight.plan(2, "defend").plan(1, "fight");
    assert_eq!(fight.lines()[1..3], ["1 forgoes reload TIM-05", "1 plans fight"]);
    fight
        .pass(1)
        .plan(2, "defend")
        .plan(1, "act-act")
        .act(1, "reload")
        .skip();
    fight.plan(2, "defend").plan(1, "carry-on");
    assert_eq!(fight.end()[2..], ["phase 12", "phase 4", "1 loaded", "round"]);

    let mut fight = alone(&shooter(CROSSBOW), "style: 1, loaded: false");
    fight.plan(2, "defend").plan(1, "act-act").act(1, "reload");
    fight.plan(2, "defend").plan(1, "fight").pass(1);
    fight.plan(2, "defend").plan(1, "act-act").act(1, "reload");
    for _ in 0..5 {
        fight.plan(2, "defend").plan(1, "carry-on");
    }
    assert!(!fight.lines().contains(&"1 loaded".to_owned()));
    fight.plan(2, "defend").plan(1, "carry-on");
    assert_eq!(fight.end()[2..4], ["phase 12", "1 loaded"]);
}

#[test]
fn only_a_crossbow_is_used_lying() {
    let _proof = proves(&["SIT-06", "ACT-18"]);
    // SIT-06, ACT-18.
    let lying = |shots| {
        let mut fight = field()
            .hero(
                shooter(shots).ron(),
                (1, 1),
                "initiative: 12, style: 1, loaded: false",
            )
            .posture(Posture::Lying)
            .foe(man(), (9, 9), QUIET)
            .open();
        fight.plan(2, "defend").plan(1, "act-act");
        fight
    };
    assert_eq!(lying(SHORT_BOW).forbidden(1, &act("reload")), "SIT-06");
    lying(CROSSBOW).act(1, "reload");
}

#[test]
fn a_sword_is_not_loaded_and_a_bow_does_not_parry() {
    let _proof = proves(&["ACT-18", "ATK-07"]);
    // ACT-18, ATK-07.
    let mut fight = alone(&shooter(SHORT_BOW), "loaded: false");
    assert_eq!(fight.states(1), [] as [&str; 0], "the sword is in the hand");
    fight.plan(2, "defend").plan(1, "act-act");
    assert_eq!(fight.forbidden(1, &act("reload")), "ACT-18");
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(shooter(SHORT_BOW).ron(), (2, 1), "initiative: 10, style: 1")
        .dice(&[3])
        .open();
    fight.plan(2, "fight").plan(1, "fight").strike(1, 2);
    let parry = Choice::Defend {
        means: Term::named("parry").unwrap(),
        to: None,
        stakes: Vec::new(),
    };
    assert_eq!(fight.forbidden(2, &parry), "ATK-07");
}
