//! Water: its depth, what can be used under it, and how long a breath lasts.

use klingentanz::battle::Posture;
use klingentanz::board::CellFacts;

use crate::proof::proves;
use crate::situation::{blow_and_answer, blow_value, forbidden_blow, ready};
use crate::story::{Man, Setup, Story, able, field, man, of};

fn water(water_dm: u8) -> CellFacts {
    CellFacts {
        water_dm,
        ..CellFacts::default()
    }
}

fn in_water(fighter: &str, water_dm: u8) -> Setup {
    field()
        .everywhere(water(water_dm))
        .hero(fighter.to_owned(), (4, 5), "initiative: 14")
        .foe(fighter.to_owned(), (5, 5), "initiative: 10")
}

#[test]
fn the_deeper_the_harder() {
    let _proof = proves(&["SIT-30", "MOD-03"]);
    // SIT-30: 1-6 dm knee, 7-11 waist, 12 and more shoulder.
    let (at, pa) = ("7 VAL-02 +5 VAL-03", "7 VAL-02 +5 VAL-03");
    for (dm, attack, parry) in [
        (1, format!("12: {at}"), format!("10: {pa} -2 SIT-30")),
        (6, format!("12: {at}"), format!("10: {pa} -2 SIT-30")),
        (7, format!("10: {at} -2 SIT-30"), format!("8: {pa} -4 SIT-30")),
        (12, format!("8: {at} -4 SIT-30"), format!("6: {pa} -6 SIT-30")),
        (20, format!("8: {at} -4 SIT-30"), format!("6: {pa} -6 SIT-30")),
    ] {
        assert_eq!(
            blow_and_answer(in_water(&man(), dm), "parry"),
            [attack, parry],
            "{dm}"
        );
    }
}

#[test]
fn only_the_own_square_counts() {
    let _proof = proves(&["SIT-30", "MOD-03"]);
    // MOD-03: the hero is dry, his foe stands to the waist in it.
    let setup = field()
        .ground((5, 5), water(8))
        .hero(man(), (4, 5), "initiative: 14")
        .foe(man(), (5, 5), "initiative: 10");
    assert_eq!(
        blow_and_answer(setup, "parry"),
        ["12: 7 VAL-02 +5 VAL-03", "8: 7 VAL-02 +5 VAL-03 -4 SIT-30"]
    );
}

#[test]
fn who_has_learnt_to_fight_in_water_suffers_half() {
    let _proof = proves(&["SIT-32", "MOD-05"]);
    // SIT-32: -4 and -6 become -2 and -3 at the shoulders.
    assert_eq!(
        blow_and_answer(in_water(&able("SF-KAMPFIMWASSER"), 12), "parry"),
        [
            "10: 7 VAL-02 +5 VAL-03 -4 SIT-30 +2 SIT-32",
            "9: 7 VAL-02 +5 VAL-03 -6 SIT-30 +3 SIT-32"
        ]
    );
}

#[test]
fn whoever_lies_in_water_is_under_it() {
    let _proof = proves(&["SIT-30", "SIT-33", "BRD-23", "SIT-06"]);
    // BRD-23, SIT-33: a sword is of no use to him, a dagger is: 12 - 3 for lying - 6 for the water.
    let prone = |fighter: String| {
        field()
            .everywhere(water(4))
            .hero(fighter, (4, 5), "initiative: 14")
            .posture(Posture::Lying)
            .foe(man(), (5, 5), "initiative: 10")
    };
    assert_eq!(forbidden_blow(prone(man())), "SIT-33");
    let dagger = |abilities: &'static str| Man {
        talents: r#"(talent: "TAL-DOLCHE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-DAGGER", talent: "TAL-DOLCHE")"#,
        abilities,
        ..Man::default()
    };
    assert_eq!(
        blow_value(prone(dagger("").ron())),
        "3: 7 VAL-02 +5 VAL-03 -3 SIT-06 -6 SIT-30"
    );
    // SIT-33: SF-UNTERWASSERKAMPF takes the malus away, not that of lying.
    assert_eq!(
        blow_value(prone(dagger(r#""SF-UNTERWASSERKAMPF""#).ron())),
        "9: 7 VAL-02 +5 VAL-03 -3 SIT-06 -6 SIT-30 +6 SIT-33"
    );
    // Nor does a sword parry under water.
    let struck = field()
        .everywhere(water(4))
        .hero(man(), (4, 5), "initiative: 14")
        .foe(man(), (5, 5), "initiative: 10")
        .posture(Posture::Lying);
    let mut fight = ready(struck.dice(&[1, 1, 2, 3]));
    fight.strike(1, 2);
    assert_eq!(fight.lines()[1], "2 undefended SIT-33");
    let mut fight = breathless(man());
    fight.plan(2, "defend").plan(1, "fight").pass(1);
    assert!(fight.lines().contains(&"1 under-water BRD-23".to_owned()));
}

#[test]
fn those_who_live_in_water_suffer_less() {
    let _proof = proves(&["SIT-31", "CRE-04", "SIT-30"]);
    // CRE-04: an animal in its own surroundings has no malus at all.
    let lizard = field()
        .everywhere(water(8))
        .hero(of("OPP-17"), (4, 5), "initiative: 14")
        .foe(man(), (5, 5), "initiative: 10");
    assert_eq!(blow_value(lizard), "10: 10 VAL-08 -2 SIT-30 +2 CRE-04");
    // SIT-31: a water people suffers like others on its feet, and nothing under water.
    let nix = r#"Creature((id: "OPP-94", name: (en: "Nix", de: "Nix", fr: "Ondin"), kind: Intelligent, size: Medium,
        footprint: 1, legs: Two, initiative: 6, parry: 5, life: 20, armour: 0, speed: 8, constitution: 10,
        wound_thresholds: (5, 10, 15), shot_modifier: 0, morale: Never, attacks_per_round: 1, rules: [],
        attacks: [(name: (en: "Claw", de: "Kralle", fr: "Griffe"), attack: 9, points: "1W6", classes: "N")],
        traits: [AtHomeInWater(speed: 8)]))"#;
    let swims = |posture| {
        field()
            .everywhere(water(8))
            .hero(nix.to_owned(), (4, 5), "initiative: 14")
            .posture(posture)
            .foe(man(), (5, 5), "initiative: 10")
    };
    assert_eq!(blow_value(swims(Posture::Standing)), "7: 9 VAL-08 -2 SIT-30");
    assert_eq!(
        blow_value(swims(Posture::Lying)),
        "6: 9 VAL-08 -3 SIT-06 -6 SIT-30 +6 SIT-31"
    );
}

/// A man on the ground in knee-deep water, with a foe far away.
fn breathless(fighter: String) -> Story {
    let mut fight = field()
        .everywhere(water(4))
        .hero(fighter, (1, 1), "initiative: 14")
        .posture(Posture::Lying)
        .foe(man(), (10, 10), "initiative: -5")
        .dice(&[4])
        .open();
    fight.skip();
    fight
}

#[test]
fn a_breath_lasts_as_long_as_the_constitution() {
    let _proof = proves(&["BRD-23", "DMG-07", "ARP-07"]);
    // BRD-23: KO 2 are two rounds; in the third 4 points of endurance, and 2 of life with them. LE (2*2 + 12)/2 + 10 = 18, AU
    // (12 + 2 + 12)/2 + 10 = 23.
    let frail = Man {
        attributes: [12, 12, 12, 12, 12, 12, 2, 12],
        ..Man::default()
    };
    let mut fight = breathless(frail.ron());
    for _ in 0..2 {
        fight.plan(2, "defend").plan(1, "fight").pass(1);
    }
    fight.skip();
    fight.plan(2, "defend").plan(1, "fight").pass(1);
    let told = fight.end();
    for line in [
        "1 struck [4] 4: 4 BRD-23 -> 4: 4 DMG-07",
        "1 le 18 -> 16 BRD-23",
        "1 au 23 -> 19 DMG-07",
    ] {
        assert!(told.contains(&line.to_owned()), "{line} in {told:#?}");
    }
    assert_eq!(fight.states(1), ["prone", "under-water"]);
}

#[test]
fn suffocation_tears_no_wounds() {
    let _proof = proves(&["BRD-23", "DMG-07"]);
    // WND-06: KO 2 and brittle bones, WS 1 - 2 + 2 for points of endurance: the 2 points of life that a 4 takes would be a wound.
    let brittle = Man {
        attributes: [12, 12, 12, 12, 12, 12, 2, 12],
        advantages: r#"(advantage: "ADV-GLASKNOCHEN")"#,
        ..Man::default()
    };
    let mut fight = breathless(brittle.ron());
    for _ in 0..3 {
        fight.plan(2, "defend").plan(1, "fight").pass(1);
    }
    let told = fight.end();
    assert!(told.contains(&"1 le 18 -> 16 BRD-23".to_owned()), "{told:#?}");
    assert!(!told.iter().any(|line| line.contains("wounds")), "{told:#?}");
}

#[test]
fn in_heavy_armour_one_swims_or_goes_under() {
    let _proof = proves(&["BRD-24", "CNV-08", "SIT-33", "ARP-08"]);
    // BRD-24, ARM-03: BE 5 makes a modifier of -10: pool -10, so that each die must show 2 or less.
    let heavy = Man {
        load: 5,
        ..Man::default()
    };
    let mut fight = field()
        .everywhere(water(14))
        .hero(heavy.ron(), (4, 5), "initiative: 14")
        .foe(man(), (5, 5), "initiative: -5")
        .dice(&[3, 2, 2, 2, 2, 2])
        .open();
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight.pass(1);
    let told = fight.lines();
    assert!(told.contains(&"1 under-water BRD-24".to_owned()), "{told:#?}");
    fight.plan(2, "defend").plan(1, "fight");
    assert_eq!(fight.forbidden(1, &crate::story::blow(2, 0)), "SIT-33");
    fight.pass(1);
    assert!(fight.end().contains(&"1 not under-water BRD-24".to_owned()));
    assert_eq!(fight.states(1), [""; 0]);
    // With BE 4 nobody need swim.
    let light = Man {
        load: 4,
        ..Man::default()
    };
    let mut fight = ready(in_water(&light.ron(), 14));
    fight.pass(1).pass(2);
    assert!(!fight.end().iter().any(|line| line.contains("swimming")));
}
