//! Things that are carried: used, awakened, out of reach.

use crate::proof::proves;
use crate::story::{Man, Story, act_with, field, man};

const QUIET: &str = "initiative: -5";

/// Slot 0 a potion in a pouch, 1 a salve in the backpack, 2 a scroll at its bottom, 3 a ring on the finger.
fn packed() -> Man {
    Man {
        carries: r#"Thing((name: (en: "Potion", de: "Trank", fr: "Potion"), kept: Pouch)),
            Thing((name: (en: "Salve", de: "Salbe", fr: "Baume"), kept: Backpack)),
            Thing((name: (en: "Scroll", de: "Rolle", fr: "Rouleau"), kept: BackpackBottom)),
            Thing((name: (en: "Ring", de: "Ring", fr: "Anneau"), kept: OnBody, artefact: true))"#,
        ..Man::default()
    }
}

fn alone(faces: &[u8]) -> Story {
    field()
        .hero(packed().ron(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET)
        .dice(faces)
        .open()
}

#[test]
fn nimble_fingers_halve_the_ten_actions_of_a_thing_in_a_pouch() {
    let _proof = proves(&["ACT-16", "TIM-05", "TIM-07"]);
    // ACT-16, TIM-05, TIM-07: FF 12: 12 passes, so 10 becomes 5: two in each of two rounds, the fifth in the first slot of the
    // third round, after which one combat action is left.
    let mut fight = alone(&[12]);
    fight.plan(2, "defend").plan(1, "act-act").skip();
    fight.choose(1, act_with("use-item", 0));
    assert_eq!(
        fight.lines(),
        [
            "1 use-item",
            "1 dexterity passed 0: 12 success (ACT-16; 12: 12 CNV-07)",
            "phase 4",
            "round"
        ]
    );
    fight.plan(2, "defend").plan(1, "carry-on");
    assert_eq!(fight.lines()[2..], ["phase 12", "phase 4", "round"]);
    fight.plan(2, "defend").plan(1, "carry-on");
    assert_eq!(fight.end()[2..], ["phase 12", "1 used", "phase 4"]);
    assert_eq!(fight.asked(), Some((1, "attack")));
    fight.pass(1).plan(2, "defend").plan(1, "act-act");
    assert_eq!(
        fight.forbidden(1, &act_with("use-item", 0)),
        "ACT-16",
        "it is used up"
    );
}

#[test]
fn clumsy_fingers_need_all_twenty_actions_for_a_thing_in_the_backpack() {
    let _proof = proves(&["ACT-16"]);
    // ACT-16: 13 fails: 20 actions are ten rounds.
    let mut fight = alone(&[13]);
    fight.plan(2, "defend").plan(1, "act-act");
    assert_eq!(fight.ways(&act_with("use-item", 1), 20), 12);
    fight.choose(1, act_with("use-item", 1));
    for _ in 2..10 {
        fight.plan(2, "defend").plan(1, "carry-on");
    }
    assert!(!fight.lines().contains(&"1 used".to_owned()));
    fight.plan(2, "defend").plan(1, "carry-on");
    assert_eq!(fight.end()[2..], ["phase 12", "phase 4", "1 used", "round"]);
}

#[test]
fn a_thing_takes_whole_rounds_and_must_be_within_reach() {
    let _proof = proves(&["ACT-16", "TIM-05"]);
    // ACT-16, TIM-05: no combat action beside it; what lies at the bottom, is an artefact or does not exist cannot be used.
    let mut fight = alone(&[]);
    fight.plan(2, "defend").plan(1, "act-defend");
    assert_eq!(fight.forbidden(1, &act_with("use-item", 0)), "TIM-05");
    for slot in 2..5 {
        assert_eq!(
            fight.forbidden(1, &act_with("use-item", slot)),
            "ACT-16",
            "{slot}"
        );
    }
}

#[test]
fn an_artefact_on_the_body_awakens_in_a_free_action_and_interrupts() {
    let _proof = proves(&["ACT-01", "TIM-05", "TIM-04"]);
    // ACT-01, TIM-05, TIM-04: the window after the first slot, in phase 11; the potion begun in phase 12 is lost.
    let mut fight = alone(&[12]);
    fight.plan(2, "defend").plan_free(1, "act-act").pass(1);
    fight.choose(1, act_with("use-item", 0)).skip();
    assert_eq!(fight.asked(), Some((1, "free")));
    assert_eq!(
        fight.forbidden(1, &act_with("activate", 0)),
        "ACT-01",
        "no artefact"
    );
    assert_eq!(fight.forbidden(1, &act_with("activate", 9)), "ACT-01");
    assert!(fight.offered().contains(&"activate"));
    fight.choose(1, act_with("activate", 3));
    assert_eq!(fight.end()[..2], ["1 forgoes use-item TIM-05", "1 activate"]);
    assert_eq!(fight.actions(1, "free-actions"), (1, 2));
}

#[test]
fn things_and_artefacts_have_their_places() {
    // ACT-01, ACT-16: an artefact in a backpack is refused when the person is read.
    let wrong = Man {
        carries: r#"Thing((name: (en: "Orb", de: "Kugel", fr: "Orbe"), kept: Backpack, artefact: true))"#,
        ..Man::default()
    };
    let setup = field().hero(wrong.ron(), (1, 1), QUIET).foe(man(), (9, 9), QUIET);
    let problems = setup
        .try_open()
        .err()
        .expect("an artefact in a backpack")
        .to_string();
    assert!(problems.contains("artefacts are on the body"), "{problems}");
}

/// A man who knows athletics 3.
fn athlete(skill: &'static str) -> Man {
    Man {
        talents: skill,
        ..Man::default()
    }
}

#[test]
fn points_left_over_save_time_when_a_talent_is_used() {
    let _proof = proves(&["ACT-25", "CNV-08", "ARM-03"]);
    // ACT-25, CNV-08, ARM-03: value 3 - BE 3 = 0; three 12s spend nothing, so 1 point is left (the least): 4 - 1 = 3 actions.
    let man_of_skill = Man {
        armour: r#""ARP-LEATHERHARNESS""#,
        ..athlete(r#"(talent: "SKL-ATHLETIK", value: 3)"#)
    };
    let mut fight = field()
        .hero(man_of_skill.ron(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET)
        .dice(&[12, 12, 12])
        .open();
    fight.plan(2, "defend").plan(1, "act-act").skip();
    fight.choose(1, act_with("use-talent", 0));
    let die = "12 success (ACT-25; 12: 12 CNV-08)";
    assert_eq!(
        fight.lines()[..2],
        [
            "1 use-talent".to_owned(),
            format!("1 talent passed 1: {die}, {die}, {die} of 0: 3 CNV-08 -3 ARM-03")
        ]
    );
    fight.plan(2, "defend").plan(1, "carry-on");
    assert_eq!(fight.end()[2..4], ["phase 12", "1 talent-done"]);
}

#[test]
fn a_failed_talent_takes_all_its_time_as_the_scenario_says() {
    let _proof = proves(&["ACT-25", "WND-05"]);
    // ACT-25, WND-05: two actions as the level says; a wound lowers GE to 10: 12 costs 2, 14 costs 2: more than 3 points.
    let skill = r#"(talent: "SKL-ATHLETIK", value: 3, actions: 2)"#;
    let mut fight = field()
        .hero(athlete(skill).ron(), (1, 1), "initiative: 12, wounds: 1")
        .foe(man(), (9, 9), QUIET)
        .dice(&[12, 14, 12])
        .open();
    fight.plan(2, "defend").plan(1, "act-act").skip();
    fight.choose(1, act_with("use-talent", 0));
    assert_eq!(
        fight.end(),
        [
            "1 use-talent",
            "1 talent failed 0: 12 failure (ACT-25; 10: 12 CNV-08 -2 WND-05), \
             14 failure (ACT-25; 12: 12 CNV-08), 12 success (ACT-25; 12: 12 CNV-08) of 3: 3 CNV-08",
            "phase 4",
            "1 forgoes use-talent ACT-25",
            "round",
        ]
    );
}

#[test]
fn a_talent_of_four_actions_needs_whole_rounds_and_one_of_a_single_action_does_not() {
    let _proof = proves(&["ACT-25", "TIM-05"]);
    // ACT-25, TIM-05: without points three faces up to 12 pass, 1728 ways, and two 1s with anything above 12, 3 * 8 ways.
    let quick =
        athlete(r#"(talent: "SKL-ATHLETIK", value: 0), (talent: "SKL-REITEN", value: 9, actions: 1)"#);
    let mut fight = field()
        .hero(quick.ron(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET)
        .dice(&[5, 5, 5])
        .open();
    fight.plan(2, "defend").plan(1, "act-defend").skip();
    assert_eq!(fight.forbidden(1, &act_with("use-talent", 0)), "TIM-05");
    assert_eq!(fight.forbidden(1, &act_with("use-talent", 7)), "ACT-25");
    assert_eq!(fight.ways(&act_with("use-talent", 0), 8000), 1752);
    fight.choose(1, act_with("use-talent", 1));
    assert_eq!(fight.end()[2], "1 talent-done");
}

#[test]
fn nobody_carries_more_weapons_than_there_are_places_for() {
    let _proof = proves(&["WPN-16"]);
    const SWORDS: &str =
        r#"(talent: "TAL-SCHWERTER", value: 0, attack: 0, parry: 0), (talent: "TAL-WURFMESSER", value: 0)"#;
    let led = |weapon: &str, talent: &str| format!(r#"(weapon: "WPN-{weapon}", talent: "TAL-{talent}")"#);
    let (sword, dagger, club, mace) = (
        led("LONGSWORD", "SCHWERTER"),
        led("DAGGER", "DOLCHE"),
        led("CLUB", "HIEB"),
        led("MACE", "HIEB"),
    );
    let (great, spear, halberd) = (
        led("GREATSWORD", "ZHSCHWERT"),
        led("SPEAR", "SPEERE"),
        led("HALBERD", "INFANTERIE"),
    );
    // One in the hand, two at the belt, one on the back, six to throw on the chest; where those are more the belt takes them.
    for (styles, knives, fits) in [
        (vec![&sword, &dagger, &club, &great], 0, true),
        (vec![&sword, &dagger, &club, &mace], 0, false),
        (vec![&great, &spear, &dagger, &club], 0, true),
        (vec![&great, &spear, &dagger, &club, &sword], 0, false),
        (vec![&great, &spear, &halberd], 0, false),
        (vec![&sword, &dagger], 7, true),
        (vec![&sword, &dagger], 8, false),
    ] {
        let styles: Vec<&str> = styles.into_iter().map(String::as_str).collect();
        let carries = format!(r#"Missiles("RWP-THRKNIFE", {knives})"#);
        let person = Man {
            talents: SWORDS,
            styles: "STYLES",
            carries: if knives > 0 { "KNIVES" } else { "" },
            ..Man::default()
        };
        let person = person
            .ron()
            .replace("STYLES", &styles.join(", "))
            .replace("KNIVES", &carries);
        let said = field()
            .hero(person, (1, 1), "")
            .foe(man(), (9, 9), "")
            .try_open()
            .err();
        let said = said.map(|problems| problems.to_string());
        assert_eq!(said.is_none(), fits, "{styles:?} {knives}: {said:?}");
        assert!(said.is_none_or(|said| said.contains("(WPN-16)")));
    }
}
