//! Bare hands: values, wrestling, what iron adds, what nobody has learnt, and things that are no weapons by trade.

use klingentanz::battle::{Choice, FighterId, Slot, Term};

use crate::drill::{drilled, fight, spearman, strike, tells, who};
use crate::proof::{proves, strikes_out};
use crate::story::{Man, Setup, act, blow, defend, field, hewer, man};

/// The slot of wrestling.
pub const WRESTLING: u8 = 15;

/// A field on which the manoeuvres of the unarmed are played.
pub fn ring() -> Setup {
    field().with("expert:unarmed-manoeuvres")
}

/// The man with bare hands: brawling and wrestling 12/12 (7 + 5), KK 12 adds nothing.
pub fn brawler() -> String {
    Man {
        talents: r#"(talent: "TAL-RAUFEN", value: 10, attack: 5, parry: 5), (talent: "TAL-RINGEN", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-FIST", talent: "TAL-RAUFEN")"#,
        ..Man::default()
    }
    .ron()
}

/// A hold or throw at somebody.
pub fn grapple(target: u16, name: &str, stakes: &[i16]) -> Choice {
    Choice::Attack {
        target: FighterId(target),
        with: Slot(WRESTLING),
        manoeuvre: Term::named(name).unwrap(),
        stakes: stakes.to_vec(),
    }
}

#[test]
fn wrestling_leaves_a_foe_in_a_worse_place() {
    let _proof = proves(&["UNA-03", "TAL-RINGEN"]);
    let _struck_out = strikes_out(&["UNA-04"]);
    // AT 12. No harm, but his attack is 2 harder: 12 - 2 = 10. Bare against bare the parry is whole: 12.
    let mut ring = fight(field(), brawler(), brawler(), &[12, 10, 12]);
    ring.value(1, "at");
    ring.choose(1, blow(2, WRESTLING)).take(2);
    ring.strike(2, 1).defend(1, "wrestling-parry");
    let lines = ring.end();
    tells(
        &lines,
        &[
            "1 attack 2: 12 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "2 attack 1: 10 success (ATK-01; 10: 7 VAL-02 +5 VAL-03 -2 UNA-03)",
            "1 wrestling-parry: 12 success (ATK-02; 12: 7 VAL-02 +5 VAL-03)",
        ],
    );
    assert!(!lines.iter().any(|line| line.contains(" le ")), "{lines:#?}");
    // The parry suffers just so, once: 12 - 2, then 12.
    let mut twice = fight(field(), brawler(), brawler(), &[12, 20, 12, 10]);
    twice.choose(1, blow(2, WRESTLING)).take(2).strike(2, 1);
    twice.plan(2, "fight").plan(1, "fight").skip();
    twice.strike(1, 2).defend(2, "parry");
    tells(
        &twice.end(),
        &["2 parry: 10 success (ATK-02; 12: 7 VAL-02 +5 VAL-03)"],
    );
}

#[test]
fn bare_hands_are_slow_against_weapons() {
    let _proof = proves(&["UNA-01"]);
    // INI 14 - 2 while an armed foe is engaged; he drops the weapon, and it is 14 again.
    let armed = fight(field(), brawler(), man(), &[]);
    let ini = armed.value(1, "ini");
    assert!(ini.starts_with("12:") && ini.ends_with("-2 UNA-01"), "{ini}");
    let mut drops = field()
        .hero(brawler(), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 20")
        .open();
    drops.plan(1, "fight").plan_free(2, "fight");
    drops.act(2, "drop");
    assert!(drops.end().contains(&"1 ini 12 -> 14 UNA-01".to_owned()));
    // Bare against bare nobody is slower.
    let bare = fight(field(), brawler(), brawler(), &[]);
    assert!(bare.value(1, "ini").starts_with("14:"));
}

#[test]
fn nobody_wrestles_with_what_is_far_bigger() {
    let _proof = proves(&["UNA-07"]);
    let giant = r#"Creature((id: "OPP-93", name: (en: "Giant", de: "Riese", fr: "Géant"), kind: Animal, size: Huge,
        footprint: 3, legs: Two, initiative: 6, parry: 5, life: 80, armour: 0, speed: 8, constitution: 20,
        wound_thresholds: (10, 20, 30), shot_modifier: 2, morale: Animal, attacks_per_round: 1, rules: [],
        attacks: [(name: (en: "Fist", de: "Faust", fr: "Poing"), attack: 9, points: "1W6", classes: "H")]))"#;
    let mut huge = fight(field(), brawler(), giant.to_owned(), &[]);
    assert_eq!(huge.forbidden(1, &blow(2, WRESTLING)), "UNA-07");
    // An ogre is only one size larger: AT 12, less 1 as he has a club.
    let ogre = fight(field(), brawler(), crate::story::of("OPP-08"), &[]);
    assert_eq!(ogre.ways(&blow(2, WRESTLING), 20), 11);
    // With a sword in the hand there is no hand to wrestle with.
    let mut sword = fight(field(), man(), man(), &[]);
    assert_eq!(sword.forbidden(1, &blow(2, WRESTLING)), "ATK-01");
}

#[test]
fn iron_makes_fists_harder() {
    let _proof = proves(&["ARP-11"]);
    let _struck_out = strikes_out(&["UNA-02"]);
    let iron = brawler().replace("armour: []", r#"armour: ["ARP-GAUNTLET"]"#);
    // TP(A) 3 + 2 = 5: AU 28 - 5.
    let mut ring = fight(field(), iron, brawler(), &[1, 3]);
    ring.strike(1, 2).take(2);
    tells(
        &ring.end(),
        &["2 struck [3] 5: 3 DMG-01 +2 ARP-11", "2 au 28 -> 23"],
    );
    let mut ring = fight(field(), brawler(), brawler(), &[1, 3]);
    ring.strike(1, 2).take(2);
    tells(&ring.end(), &["2 struck [3] 3: 3 DMG-01 ->", "2 au 28 -> 25"]);
}

#[test]
fn what_nobody_has_learnt_is_led_badly_and_plainly() {
    let _proof = proves(&["TAL-04"]);
    // -5 is split as -2 and -3: AT 7 - 2, PA 7 - 3, and 2 for the spear.
    let untaught = || {
        who(spearman(), &["SF-UMREISSEN"]).replace(
            r#"talents: [(talent: "TAL-SPEERE", value: 10, attack: 5, parry: 5)]"#,
            "talents: []",
        )
    };
    let mut spear = fight(drilled(), untaught(), man(), &[5, 12, 12, 3, 1]);
    assert_eq!(spear.value(1, "at"), "5: 7 VAL-02 -2 TAL-04");
    assert_eq!(spear.value(1, "pa"), "2: 7 VAL-02 -3 TAL-04 -2 VAL-06");
    assert_eq!(spear.forbidden(1, &strike(2, "trip", &[0])), "TAL-04");
    assert_eq!(spear.forbidden(1, &strike(2, "feint", &[1])), "TAL-04");
    spear.strike(1, 2).defend(2, "parry");
    spear.strike(2, 1).defend(1, "parry");
    tells(
        &spear.end(),
        &[
            "1 attack 2: 5 success (ATK-01; 5: 7 VAL-02 -2 TAL-04)",
            "1 parry: 3 failure (ATK-02; 2: 7 VAL-02 -3 TAL-04 -2 VAL-06)",
        ],
    );
    // Brawling everybody knows at 0: AT 7.
    let fists = fight(field(), man(), man(), &[]);
    assert_eq!(fists.ways(&blow(2, 1), 20), 7 - 1);
}

#[test]
fn the_own_talent_of_a_weapon_says_what_it_is_made_for() {
    let _proof = proves(&["TAL-05", "TAL-03"]);
    // A staff led as a spear: AT 12 - 2. Staffs disarm, 2 better, spears do not: 10 - 8 + 2; spears thrust, staffs do not.
    let staff = who(spearman(), &["SF-ENTWAFFNEN", "SF-GEZIELTERSTICH"]).replace("WPN-SPEAR", "WPN-QSTAFF");
    let mut led = fight(drilled(), staff, man(), &[5]);
    assert_eq!(led.forbidden(1, &strike(2, "thrust", &[0])), "MAN-GEN-06");
    assert_eq!(led.ways(&strike(2, "disarm", &[0]), 20), 4);
    led.choose(1, strike(2, "disarm", &[0]));
    assert!(led.end()[0].starts_with("1 disarm 2: 5 failure (ATK-01; 4: 7 VAL-02 +5 VAL-03"));
}

/// The man with a leg of a chair: AT 12 - 1, TP 1W6.
fn with_chair_leg() -> String {
    Man {
        talents: r#"(talent: "TAL-HIEB", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-CHAIRLEG", talent: "TAL-HIEB")"#,
        ..Man::default()
    }
    .ron()
}

#[test]
fn what_is_no_weapon_by_trade_does_half() {
    let _proof = proves(&["UNA-09", "WPN-10", "SF-IMPROVISIERT"]);
    // AT 11 - 4 = 7. TP 3 + 4, of which half are lost: 5. Knock down it cannot.
    let learnt = ["SF-WUCHTSCHLAG", "SF-FINTE", "SF-NIEDERWERFEN"];
    let mut leg = fight(drilled(), who(with_chair_leg(), &learnt), man(), &[7, 3]);
    assert_eq!(leg.forbidden(1, &strike(2, "knock-down", &[0])), "UNA-09");
    leg.choose(1, strike(2, "power-blow", &[4])).take(2);
    tells(
        &leg.end(),
        &[
            "2 struck [3] 5: 3 DMG-01 +4 MAN-WUCHTSCHLAG -2 WPN-10",
            "2 le 28 -> 23",
        ],
    );
    // A feint of 3 counts 2: PA 12 - 3 + 1.
    let mut feint = fight(drilled(), who(with_chair_leg(), &learnt), man(), &[8, 10]);
    feint.choose(1, strike(2, "feint", &[3])).defend(2, "parry");
    tells(
        &feint.end(),
        &["2 parry: 10 success (ATK-02; 10: 7 VAL-02 +5 VAL-03 -3 MAN-FINTE +1 WPN-10)"],
    );
    // Who has learnt to fight with such things has all of it.
    let learnt = ["SF-WUCHTSCHLAG", "SF-NIEDERWERFEN", "SF-IMPROVISIERT"];
    let mut leg = fight(drilled(), who(with_chair_leg(), &learnt), man(), &[7, 3]);
    leg.value(1, "at");
    assert_eq!(leg.ways(&strike(2, "knock-down", &[0]), 20), 7);
    leg.choose(1, strike(2, "power-blow", &[4])).take(2);
    tells(
        &leg.end(),
        &["2 struck [3] 7: 3 DMG-01 +4 MAN-WUCHTSCHLAG ->", "2 le 28 -> 21"],
    );
}

#[test]
fn each_style_helps_its_talents_up_to_two_points() {
    let _proof = proves(&[
        "UNA-08",
        "SF-BORNLAENDISCH",
        "SF-GLADIATOR",
        "SF-HAMMERFAUST",
        "SF-HRURUZAT",
        "SF-MERCENARIO",
        "SF-UNAU",
    ]);
    let ring_of = |styles: &[&str]| {
        let hero = who(brawler(), styles);
        let story = fight(ring(), hero, brawler(), &[]);
        let wrestling = story.ways(&blow(2, WRESTLING), 20);
        (story.value(1, "at"), story.value(1, "pa"), wrestling)
    };
    let plain = "12: 7 VAL-02 +5 VAL-03".to_owned();
    let one = "13: 7 VAL-02 +5 VAL-03 +1 UNA-08".to_owned();
    let two = "14: 7 VAL-02 +5 VAL-03 +2 UNA-08".to_owned();
    for style in ["SF-GLADIATOR", "SF-HAMMERFAUST", "SF-MERCENARIO"] {
        assert_eq!(ring_of(&[style]), (one.clone(), one.clone(), 12), "{style}");
    }
    assert_eq!(ring_of(&["SF-HRURUZAT"]), (one.clone(), one.clone(), 13));
    assert_eq!(ring_of(&["SF-UNAU"]), (plain.clone(), plain.clone(), 13));
    // Two styles bring two points, a third nothing more.
    let many = ["SF-GLADIATOR", "SF-HAMMERFAUST"];
    assert_eq!(ring_of(&many), (two.clone(), two.clone(), 12));
    let many = ["SF-GLADIATOR", "SF-HAMMERFAUST", "SF-MERCENARIO"];
    assert_eq!(ring_of(&many), (two.clone(), two, 12));
    // The brawlers' own is for the attack or for the parry, in both talents.
    let choose = |of: &str| {
        who(brawler(), &["SF-BORNLAENDISCH"]).replace(
            "subjects: []",
            &format!("subjects: [(ability: \"SF-BORNLAENDISCH\", of: {of})]"),
        )
    };
    let story = fight(ring(), choose("Attack"), brawler(), &[]);
    assert_eq!(
        (story.value(1, "at"), story.value(1, "pa")),
        (one.clone(), plain.clone())
    );
    assert_eq!(story.ways(&blow(2, WRESTLING), 20), 13);
    let story = fight(ring(), choose("Parry"), brawler(), &[]);
    assert_eq!((story.value(1, "at"), story.value(1, "pa")), (plain.clone(), one));
    // Where the module is off, nothing of it counts.
    let story = fight(field(), who(brawler(), &["SF-GLADIATOR"]), brawler(), &[]);
    assert_eq!(story.value(1, "at"), plain);
}

#[test]
fn a_hammer_fist_attacks_in_series() {
    let _proof = proves(&["SF-HAMMERFAUST", "MAN-AUSFALL"]);
    let setup = || drilled().with("expert:unarmed-manoeuvres");
    let lunge = strike(2, "lunge", &[0, 0]);
    // AT 12 + 1 - 4 = 9.
    let mut hammer = fight(
        setup(),
        who(brawler(), &["SF-AUSFALL", "SF-HAMMERFAUST"]),
        brawler(),
        &[10],
    );
    hammer.value(1, "at");
    assert_eq!(hammer.ways(&lunge, 20), 9);
    hammer.choose(1, lunge.clone());
    let mut plain = fight(setup(), who(brawler(), &["SF-AUSFALL"]), brawler(), &[]);
    assert_eq!(plain.forbidden(1, &lunge), "MAN-GEN-06");
}

#[test]
fn one_blow_in_a_round_may_do_real_harm() {
    let _proof = proves(&["SF-HRURUZAT", "MAN-GEN-12"]);
    // AT 12 + 1 - 2 = 11. TP 5, real: LE 28 - 5, no breath is lost.
    let mut real = fight(ring(), who(brawler(), &["SF-HRURUZAT"]), brawler(), &[11, 5]);
    assert_eq!(real.ways(&strike(2, "real-blow", &[]), 20), 11);
    real.choose(1, strike(2, "real-blow", &[])).take(2);
    let lines = real.end();
    tells(
        &lines,
        &[
            "1 real-blow 2: 11 success (ATK-01; 11: 7 VAL-02 +5 VAL-03 +1 UNA-08 -2 SF-HRURUZAT)",
            "2 le 28 -> 23",
        ],
    );
    assert!(!lines.iter().any(|line| line.contains(" au ")), "{lines:#?}");
}

#[test]
fn a_bare_hand_tears_no_wound_so_soon_even_when_its_harm_is_real() {
    let _proof = proves(&["SF-HRURUZAT"]);
    // WND-03, UNA-02: KO 10, WS 5 + 2 for an unarmed attack: 6 SP tear no wound. LE (10 + 10 + 12) / 2 + 10 = 26.
    let struck = |ko: &str| {
        let frail = brawler().replace("KO: 12", ko);
        let mut real = fight(ring(), who(brawler(), &["SF-HRURUZAT"]), frail, &[11, 6]);
        real.choose(1, strike(2, "real-blow", &[])).take(2);
        real.end()
    };
    let lines = struck("KO: 10");
    tells(&lines, &["2 le 26 -> 20"]);
    assert!(!lines.iter().any(|line| line.contains("wounds")), "{lines:#?}");
    // KO 6, WS 3, 6 and 9, two more each.
    tells(
        &struck("KO: 6"),
        &["2 le 22 -> 16", "2 wounds +1 = 1 [5, 8, 11] WND-01"],
    );
}

#[test]
fn the_second_blow_of_a_round_does_no_real_harm() {
    let _proof = proves(&["SF-HRURUZAT", "UMW-02"]);
    // 11 real, then 13 - 4 = 9 and only as others strike; in the next round it goes again.
    let setup = ring().with("optional:convert");
    let mut twice = setup
        .hero(who(brawler(), &["SF-HRURUZAT"]), (5, 5), "initiative: 14")
        .foe(brawler(), (6, 5), "initiative: 2")
        .dice(&[12, 10])
        .open();
    twice.plan(2, "fight").plan(1, "strike-twice").skip();
    twice.choose(1, strike(2, "real-blow", &[]));
    assert_eq!(twice.asked(), Some((1, "attack")));
    assert_eq!(twice.forbidden(1, &strike(2, "real-blow", &[])), "SF-HRURUZAT");
    twice.strike(1, 2).pass(2);
    twice.plan(2, "fight").plan(1, "fight");
    assert_eq!(twice.ways(&strike(2, "real-blow", &[]), 20), 11);
    twice.end();
}

#[test]
fn nothing_of_it_goes_without_the_module() {
    let _proof = proves(&["MAN-GEN-01"]);
    let learnt = who(brawler(), &["SF-GERADE", "SF-GRIFF", "SF-HRURUZAT"]);
    let mut plain = fight(field(), learnt, hewer(), &[]);
    assert_eq!(
        plain.forbidden(1, &strike(2, "straight-punch", &[1])),
        "MAN-GEN-01"
    );
    assert_eq!(plain.forbidden(1, &strike(2, "real-blow", &[])), "MAN-GEN-01");
    assert_eq!(plain.forbidden(1, &grapple(2, "grip", &[0])), "MAN-GEN-01");
    assert_eq!(plain.forbidden(1, &act("keep-hold")), "MAN-U-HOLDS");
    assert_eq!(plain.forbidden(1, &defend("block")), "ACT-08");
}
