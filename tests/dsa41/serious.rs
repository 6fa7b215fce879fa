//! Serious wounds by the older rules: the check that may spare one, what each takes, how they bleed, and the fifth.

use klingentanz::ai::best_of;
use klingentanz::battle::{Choice, FighterId, ModuleWish, Term};

use crate::drill::{drilled, fight, strike, tells, who};
use crate::proof::proves;
use crate::shot_round::range;
use crate::shot_value::{READY, archer, quick};
use crate::story::{Man, Setup, Story, blow, field, man, of, open_field, shot};

const MODULE: &str = "optional:legacy-serious-wounds";

/// An ogre, 3W6+4, who strikes in phase 14 at somebody of phase 10 who takes it.
fn struck_in(setup: Setup, person: String, start: &str, faces: &[u8]) -> Story {
    let mut fight = setup
        .with(MODULE)
        .hero(of("OPP-08"), (1, 1), "initiative: 14")
        .foe(person, (3, 1), &format!("initiative: 10{start}"))
        .dice(faces)
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).take(2);
    fight
}

fn struck(person: String, start: &str, faces: &[u8]) -> Story {
    struck_in(field(), person, start, faces)
}

fn treat(patient: u16) -> Choice {
    Choice::Act {
        act: Term::named("treat").unwrap(),
        target: Some(FighterId(patient)),
        with: None,
        at: None,
        facing: None,
    }
}

#[test]
fn only_a_loss_above_constitution_asks_for_self_control() {
    let _proof = proves(&["WND-90"]);
    // KO 12: 4 + 1 + 1 + 6 = 12 are not more than that; no die falls, and no threshold counts.
    let mut spared = struck(man(), "", &[3, 1, 1, 6]);
    assert_eq!(spared.end()[3..], ["2 le 28 -> 16 DMG-02", "phase 10"]);
    // 13 are: without talent points 12 passes and 13 fails.
    let mut bears = struck(man(), "", &[3, 1, 2, 6, 12, 12, 12]);
    tells(
        &bears.end(),
        &["2 le 28 -> 15 DMG-02", "2 self-control passed 1", "phase 10"],
    );
    assert!(bears.states(2).is_empty());
    let mut fails = struck(man(), "", &[3, 1, 2, 6, 12, 13, 12, 4]);
    tells(
        &fails.end(),
        &[
            "2 le 28 -> 15 DMG-02",
            "2 self-control failed 0",
            "2 wounds +1 = 1 [12] WND-90",
            "2 ini 10 -> 8 WND-91",
            "2 bleeding WND-91",
            "2 breath [4] 4: 4 WND-91",
            "2 au 28 -> 24 WND-91",
        ],
    );
}

#[test]
fn neither_iron_nor_blunt_harm_changes_the_mark() {
    let _proof = proves(&["WND-90"]);
    // Eisern would add 2: 13 asks for the check all the same.
    let iron = Man {
        advantages: r#"(advantage: "ADV-EISERN")"#,
        ..Man::default()
    };
    let mut fight = struck(iron.ron(), "", &[3, 1, 2, 6, 12, 12, 12]);
    assert_eq!(fight.value(2, "ws"), "12: 12 WND-90");
    tells(&fight.end(), &["2 self-control passed"]);
    // Even three wounds' worth of harm, 22, is one check and one wound.
    let mut fight = struck(man(), "", &[3, 6, 6, 6, 20, 20, 1, 1]);
    let lines = fight.end();
    tells(&lines, &["2 le 28 -> 6 DMG-02", "2 wounds +1 = 1 "]);
    assert_eq!(lines.iter().filter(|line| line.contains("wounds")).count(), 1);
}

#[test]
fn each_serious_wound_takes_two_of_everything() {
    let _proof = proves(&["WND-91", "BRD-11"]);
    // Two of them: AT and PA 12 - 4, dodge 7 - 4, GS 8 - 2.
    let fight = field()
        .with(MODULE)
        .hero(man(), (1, 1), "initiative: 12, wounds: 2")
        .foe(man(), (9, 1), "initiative: -5")
        .open();
    assert_eq!(fight.value(1, "at"), "8: 7 VAL-02 +5 VAL-03 -4 WND-91");
    assert_eq!(fight.value(1, "pa"), "8: 7 VAL-02 +5 VAL-03 -4 WND-91");
    assert_eq!(fight.value(1, "ini"), "12: 10 VAL-02 +6 INI-01 -4 WND-91");
    assert_eq!(fight.value(1, "gs"), "6: 8 VAL-02 -2 WND-91");
    assert!(
        fight.value(1, "aw").starts_with("3: "),
        "{}",
        fight.value(1, "aw")
    );
    // FK 7 + 6 - 2.
    let archer = archer();
    let fight = range(&archer, &format!("{READY}, wounds: 1")).with(MODULE).open();
    let value = fight.value(1, "fk");
    assert!(value.ends_with("-2 WND-91"), "{value}");
}

#[test]
fn serious_wounds_lower_talents_and_agility() {
    let _proof = proves(&["WND-91", "SIT-05"]);
    // A second wound: the check is 2 harder by the first, so that 11 is too much for 12 - 2 = 10.
    let mut fight = struck(man(), ", wounds: 1", &[3, 1, 2, 6, 10, 11, 10, 1]);
    let lines = fight.end();
    tells(
        &lines,
        &["2 self-control failed 0: 10 success (WND-90; 10: 12 CNV-08 -2"],
    );
    // GE 12 - 2 = 10.
    let mut fight = field()
        .with(MODULE)
        .hero(man(), (1, 1), "initiative: 12, wounds: 1")
        .posture(klingentanz::battle::Posture::Lying)
        .foe(man(), (9, 1), "initiative: -5")
        .dice(&[11])
        .open();
    fight.plan(2, "defend").plan(1, "act-defend").skip();
    fight.act(1, "stand-quickly");
    tells(
        &fight.end(),
        &["1 agility failed 0: 11 failure (SIT-05; 10: 12 CNV-07 -2 WND-91)"],
    );
}

#[test]
fn serious_wounds_bleed_until_somebody_stops_it() {
    let _proof = proves(&["WND-91", "DYI-04"]);
    // Two open wounds, torn one after the other: 1 point at the end of the first round, 2 at the end of the second. LE 34: 13, 1,
    // 13, 2 leave 5; self-control fails by 13, and by 11 the second time. Then a friend treats him with mod 0.
    let tough = Man {
        advantages: r#"(advantage: "ADV-HOHELE", level: 6), (advantage: "ADV-ZAEHERHUND")"#,
        ..Man::default()
    };
    let mut fight = field()
        .with(MODULE)
        .hero(of("OPP-08"), (1, 1), "initiative: 14")
        .foe(tough.ron(), (3, 1), "initiative: 10")
        .foe(man(), (4, 1), "initiative: 2")
        .dice(&[3, 1, 2, 6, 13, 1, 2, 1, 3, 1, 2, 6, 11, 2, 3, 2, 12, 12, 12])
        .open();
    fight.plan(3, "fight").plan(2, "fight").plan(1, "fight");
    fight.strike(1, 2).take(2).pass(2).pass(3);
    tells(
        &fight.lines(),
        &[
            "2 le 34 -> 21",
            "2 bleeding WND-91",
            "2 le 21 -> 20 WND-91",
            "round",
        ],
    );
    // INI 10 - 2, and the friend declares first all the same.
    fight.plan(3, "fight").plan(2, "fight").plan(1, "fight");
    fight.strike(1, 2).take(2).pass(2).pass(3);
    tells(&fight.lines(), &["2 le 20 -> 7", "2 le 7 -> 5 WND-91", "round"]);
    fight
        .plan(3, "act-act")
        .plan(2, "fight")
        .plan(1, "fight")
        .pass(1)
        .pass(2);
    fight.choose(3, treat(2));
    let lines = fight.end();
    tells(&lines, &["3 treat-wounds passed", "2 not bleeding WND-91"]);
    assert!(!lines.iter().any(|line| line.starts_with("2 le ")), "{lines:#?}");
    assert!(!fight.states(2).contains(&"bleeding"));
}

#[test]
fn the_fifth_serious_wound_ends_the_fight_for_anybody() {
    let _proof = proves(&["WND-92"]);
    // Neither the tough nor the iron go on, although LE 15 is left; nor does it help to ignore weakness. Four wounds make the check 8
    // harder: 5 is too much for 12 - 8 = 4.
    for gift in ["ADV-ZAEHERHUND", "ADV-EISERN"] {
        let advantages = format!(r#"(advantage: "{gift}")"#);
        let hard = man().replace("advantages: []", &format!("advantages: [{advantages}]"));
        let setup = field().with("optional:ignore-incapacity");
        let mut fight = struck_in(setup, hard, ", wounds: 4", &[3, 1, 2, 6, 5, 2, 2, 6]);
        tells(
            &fight.end(),
            &[
                "2 wounds +1 = 5 ",
                "2 grave-wound WND-92",
                "2 incapacitated WND-92",
                "2 prone LEN-05",
                "end [SideId(0)] TIM-09",
            ],
        );
        let states = fight.states(2);
        assert!(
            states.contains(&"grave-wound") && states.contains(&"incapacitated"),
            "{states:?}"
        );
    }
    // Whoever has five of them when the fight begins cannot fight.
    let fight = field()
        .with(MODULE)
        .hero(man(), (1, 1), "wounds: 5")
        .hero(man(), (1, 9), "initiative: 12, wounds: 4")
        .foe(man(), (9, 1), "initiative: -5")
        .dice(&[1])
        .open();
    assert!(fight.states(1).contains(&"incapacitated"));
    assert!(!fight.states(2).contains(&"incapacitated"));
}

#[test]
fn arrows_and_vital_spots_tear_serious_wounds_without_a_check() {
    let _proof = proves(&["WND-90", "WND-91"]);
    // RNG-43: 11 SP of an arrow: one wound, no die for a check, 1W6 AU.
    let mut arrow = quick(range(&archer(), READY).with(MODULE), &[5, 2, 3]);
    arrow.choose(1, shot(2, "quick-shot")).take(2);
    let lines = arrow.end();
    tells(
        &lines,
        &[
            "2 le 28 -> 17 DMG-02",
            "2 wounds +1 = 1 [12] WND-90",
            "2 au 28 -> 25 WND-91",
        ],
    );
    // A thrust tears one, a death thrust two, whatever the points.
    let hero = who(man(), &["SF-GEZIELTERSTICH"]);
    let mut thrust = fight(drilled().with(MODULE), hero, man(), &[6, 1, 2]);
    thrust.choose(1, strike(2, "thrust", &[0])).take(2);
    tells(
        &thrust.end(),
        &[
            "2 le 28 -> 23",
            "2 wounds +1 = 1 ",
            "2 ini 10 -> 8 WND-91",
            "2 breath [2] 2",
        ],
    );
    let hero = who(man(), &["SF-TODESSTOSS", "SF-WUCHTSCHLAG"]);
    let mut death = fight(drilled().with(MODULE), hero, man(), &[2, 2, 3, 4]);
    death.choose(1, strike(2, "death-thrust", &[0, 2])).take(2);
    tells(
        &death.end(),
        &[
            "2 le 28 -> 20",
            "2 wounds +2 = 2 ",
            "2 ini 10 -> 6 WND-91",
            "2 breath [3, 4] 7",
            "2 au 28 -> 21 WND-91",
        ],
    );
}

#[test]
fn a_lucky_attack_tears_a_serious_wound() {
    let _proof = proves(&["CRT-02", "WND-91"]);
    // (2 + 4) * 2 = 12 SP, not above KO: one serious wound all the same, and nobody is asked to ignore it (CRT-03).
    let mut lucky = fight(
        field().with("optional:crits").with(MODULE),
        man(),
        man(),
        &[1, 2, 5],
    );
    lucky.strike(1, 2).take(2);
    let lines = lucky.end();
    tells(
        &lines,
        &[
            "2 le 28 -> 16",
            "2 wounds +1 = 1 [12] CRT-02",
            "2 au 28 -> 23 WND-91",
        ],
    );
    assert_eq!(lucky.asked(), Some((2, "attack")));
}

#[test]
fn serious_wounds_can_be_ignored_before_they_do_anything() {
    let _proof = proves(&["WND-11", "WND-90"]);
    // WND-11: -4 for the one wound, and -2 for what it does to talents: 6 three times passes. It neither bleeds nor tires then, and
    // nothing is lost at the end of the round.
    let setup = || field().with("optional:suppress-wounds");
    let mut fight = struck_in(setup(), man(), "", &[3, 1, 2, 6, 13, 1, 2, 6, 6, 6]);
    assert_eq!(fight.asked(), Some((2, "suppress")));
    fight.act(2, "suppress").pass(2);
    let lines = fight.end();
    tells(
        &lines,
        &[
            "2 wounds +1 = 1 ",
            "2 self-control passed 1",
            "2 numb WND-11",
            "round",
        ],
    );
    assert!(
        !lines
            .iter()
            .any(|line| line.contains("bleeding") || line.starts_with("2 au ")),
        "{lines:#?}"
    );
    assert_eq!(fight.value(2, "at"), "12: 7 VAL-02 +5 VAL-03");
    // Who feels it bleeds as others do.
    let mut fight = struck_in(setup(), man(), "", &[3, 1, 2, 6, 13, 1, 2, 6, 7, 6, 4]);
    fight.act(2, "suppress");
    tells(
        &fight.end(),
        &[
            "2 self-control failed",
            "2 bleeding WND-91",
            "2 au 28 -> 24 WND-91",
        ],
    );
}

#[test]
fn in_a_frenzy_serious_wounds_are_counted_and_not_felt() {
    let _proof = proves(&["WND-10", "WND-90"]);
    // No endurance is lost and nothing bleeds at the end of the round.
    let mut fight = struck(man(), ", frenzied: true", &[3, 1, 2, 6, 13, 1, 2]);
    fight.pass(2);
    let lines = fight.end();
    tells(&lines, &["2 wounds +1 = 1 ", "round"]);
    assert!(
        !lines
            .iter()
            .any(|line| line.starts_with("2 au ") || line.contains("-> 14")),
        "{lines:#?}"
    );
    assert_eq!(fight.value(2, "at"), "12: 7 VAL-02 +5 VAL-03 -2 WND-91 +2 WND-10");
}

#[test]
fn the_odds_of_a_serious_wound_weigh_self_control() {
    // A sword, 1W6+4, AT 12 against PA 12, and KO 7: 8, 9 and 10 ask for a check of MU 12, KO 7, KK 12. It passes in 12 * 7 * 12 ways
    // of 8000, and with two faces of 1 and a third that is too high: 8 + 13 + 8. The chance is 12/20 * 8/20 * 3/6 * 6963/8000.
    let frail = Man {
        attributes: [12, 12, 12, 12, 12, 12, 7, 12],
        ..Man::default()
    };
    let fight = fight(
        field().with(MODULE).without("optional:crits"),
        man(),
        frail.ron(),
        &[],
    );
    let odds = fight.odds(&blow(2, 0)).unwrap();
    let of = |word: &str| odds.effects.iter().find(|(known, _)| known.0 == word).unwrap().1;
    let whole = 20 * 20 * 6 * 8000;
    assert_eq!(
        of("wound").of * whole / of("wound").total,
        12 * 8 * 3 * (8000 - 12 * 7 * 12 - 29)
    );
    // He would still be able to fight; with four wounds he would not.
    assert_eq!(of("out").of, 0);
}

#[test]
fn the_opponent_stops_the_blood_of_a_friend_when_nobody_is_near() {
    let healer = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "SKL-HEILKUNDEWUNDEN", value: 10)"#,
        ..Man::default()
    };
    // A friend beside him bleeds from two wounds, and the only foe is 49 squares away: he gives the round to the treatment.
    let fight = open_field(60, 3)
        .with(MODULE)
        .hero(healer.ron(), (1, 1), "initiative: 2")
        .hero(man(), (1, 2), "initiative: 4, wounds: 2, bleeding: 2")
        .foe(man(), (50, 1), "initiative: 6")
        .open();
    assert!(fight.states(2).contains(&"bleeding"));
    assert_eq!(fight.asked(), Some((1, "announce")));
    let wish = best_of(fight.system.appraise(fight.app.world(), fight.battle)).unwrap();
    assert_eq!(wish.term(), Some(Term::named("act-act").unwrap()), "{wish:?}");
}

#[test]
fn zones_and_serious_wounds_do_not_go_together() {
    let system = klingentanz::rules::system("dsa41").unwrap();
    let wish = ModuleWish {
        on: vec!["optional:zones".into(), MODULE.into()],
        ..ModuleWish::default()
    };
    let fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (9, 1), "initiative: 4")
        .open();
    let faults = system.modules(fight.app.world(), &wish).unwrap_err();
    assert!(
        faults
            .iter()
            .any(|fault| fault.reason.contains("does not go with"))
    );
}
