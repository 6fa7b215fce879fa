//! Hit zones: where a blow lands, what armour is there, what wounds do, and the hand that takes over.

use klingentanz::battle::{Choice, FighterId, Term};
use klingentanz::board::CellFacts;

use crate::drill::{bearer, tells};
use crate::proof::proves;
use crate::story::{Man, Setup, Story, act_with, blow, field, man};

/// A hero who strikes in phase 14 and a foe who strikes in phase 10, with hit zones; both have declared a fight.
pub fn zoned(hero: String, foe: (String, &str), faces: &[u8]) -> Story {
    zoned_on(field(), hero, foe, faces)
}

pub fn zoned_on(field: Setup, hero: String, foe: (String, &str), faces: &[u8]) -> Story {
    let mut fight = field
        .with("optional:zones")
        .hero(hero, (5, 5), "initiative: 14")
        .foe(foe.0, (6, 5), &format!("initiative: 10{}", foe.1))
        .dice(faces)
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight
}

/// The hero strikes, the foe takes it and lets his own blow pass; both declare the next round.
pub fn again(fight: &mut Story) {
    fight.strike(1, 2).take(2).pass(2);
    fight.plan(2, "fight").plan(1, "fight");
}

#[test]
fn a_blow_meets_the_armour_of_its_zone() {
    let _proof = proves(&["ZON-01", "ZON-02", "ARP-07"]);
    // ZON-01: 10 is the weapon arm, 15 the chest. ZON-02: this armour has 2 on the arm and 5 on the chest; 3 + 4 = 7 TP.
    let armoured = Man {
        armour: r#""ARP-AMAZON""#,
        ..Man::default()
    };
    for (face, zone, struck) in [
        (10, "right-arm", "-> 5: 7 DMG-01 -2 ZON-02"),
        (15, "chest", "-> 2: 7 DMG-01 -5 ZON-02"),
    ] {
        let mut fight = zoned(man(), (armoured.ron(), ""), &[5, face, 3]);
        fight.strike(1, 2).take(2);
        let lines = fight.end();
        assert_eq!(lines[2], format!("2 zone [{face}] {face}: {face} ZON-01"));
        assert_eq!(lines[3], format!("2 zone-{zone}"));
        assert!(lines[4].ends_with(struck), "{lines:#?}");
    }
}

#[test]
fn armour_counts_as_a_whole_where_no_zone_is_asked_for() {
    let _proof = proves(&["ARP-04", "ARP-05"]);
    // ARP-04: (2*3 + 4*5 + 4*3 + 4*5 + 2 + 2 + 2*3 + 2*3)/20 = 74/20 = 3.7, so 4. ARP-05: two stars take 2 of 3.7, so 2.
    let armoured = Man {
        armour: r#""ARP-AMAZON""#,
        ..Man::default()
    };
    let fight = zoned(man(), (armoured.ron(), ""), &[]);
    assert_eq!(fight.value(2, "rs"), "4: 0 ARM-01 +4 ARP-04");
    assert_eq!(fight.value(2, "be"), "2: 0 ARM-01 +2 ARP-05");
}

#[test]
fn a_set_for_the_limbs_counts_by_the_zones_of_the_table() {
    let _proof = proves(&["ARP-12", "ZON-02"]);
    // Mail on arms and legs, 3 each; nothing on the chest. 3 + 4 = 7 TP. gRS (3 + 3 + 2*3 + 2*3) / 20 = 0.9, so 1.
    let limbs = Man {
        armour: r#""ARP-CHAINSET""#,
        ..Man::default()
    };
    for (face, struck) in [
        (10, "-> 4: 7 DMG-01 -3 ZON-02"),
        (3, "-> 4: 7 DMG-01 -3 ZON-02"),
        (15, "-> 7: 7 DMG-01"),
    ] {
        let mut fight = zoned(man(), (limbs.ron(), ""), &[5, face, 3, 1, 1, 1, 1]);
        assert_eq!(fight.value(2, "rs"), "1: 0 ARM-01 +1 ARP-04");
        fight.strike(1, 2).take(2);
        let lines = fight.lines();
        assert!(lines[4].ends_with(struck), "{lines:#?}");
    }
}

#[test]
fn blows_from_below_land_lower_and_from_above_higher() {
    let _proof = proves(&["BRD-21", "ZON-01"]);
    // BRD-21: 12 - 4 = 8 is the belly, 12 + 4 = 16 the chest.
    let on = |ground_dm| CellFacts {
        ground_dm,
        ..CellFacts::default()
    };
    for (dm, told, zone) in [
        (10, "2 zone [12] 8: 12 ZON-01 -4 BRD-21", "2 zone-belly"),
        (-10, "2 zone [12] 16: 12 ZON-01 +4 BRD-21", "2 zone-chest"),
    ] {
        let hill = field().ground((6, 5), on(dm));
        let mut fight = zoned_on(hill, man(), (man(), ""), &[5, 12, 1]);
        fight.strike(1, 2).take(2);
        let lines = fight.lines();
        assert_eq!(lines[2..4], [told, zone]);
    }
}

#[test]
fn a_wounded_arm_hinders_what_it_does() {
    let _proof = proves(&["ZON-03"]);
    // ZON-03: 7 SP exceed WS 6: a wound of the weapon arm, AT and PA -2. No -2 on everything (WND-04), and no initiative lost.
    let mut fight = zoned(man(), (man(), ""), &[5, 14, 3, 12]);
    fight.strike(1, 2).take(2);
    let lines = fight.lines();
    assert_eq!(
        lines[5..],
        [
            "2 le 28 -> 21 DMG-02",
            "2 wounds +1 = 1 [6, 12, 18] ZON-03",
            "phase 10"
        ]
    );
    assert_eq!(fight.ways(&blow(1, 0), 20), 10);
    fight.strike(2, 1);
    assert_eq!(
        fight.lines()[0],
        "2 attack 1: 12 failure (ATK-01; 10: 7 VAL-02 +5 VAL-03 -2 ZON-03)"
    );
}

#[test]
fn wounds_of_head_trunk_and_legs_have_effects_of_their_own() {
    let _proof = proves(&["ZON-03"]);
    // Head: INI -2, and 2W6 lost at once.
    let mut fight = zoned(man(), (man(), ""), &[5, 20, 3, 2, 3]);
    fight.strike(1, 2).take(2);
    assert_eq!(
        fight.lines()[5..],
        [
            "2 le 28 -> 21 DMG-02",
            "2 wounds +1 = 1 [6, 12, 18] ZON-03",
            "2 ini 10 -> 8 ZON-03",
            "2 nerve [2, 3] 5: 5 ZON-03",
            "2 ini 8 -> 3 ZON-03",
            "phase 3"
        ]
    );
    // Chest: AT -1, one W6 more off the life energy.
    let mut fight = zoned(man(), (man(), ""), &[5, 15, 3, 4]);
    fight.strike(1, 2).take(2);
    assert_eq!(
        fight.lines()[6..],
        [
            "2 wounds +1 = 1 [6, 12, 18] ZON-03",
            "2 struck [4] 4: 4 ZON-03 -> 4: 4 DMG-03",
            "2 le 21 -> 17 ZON-03",
            "phase 10"
        ]
    );
    assert_eq!(fight.ways(&blow(1, 0), 20), 11);
    // Leg: AT -2, INI -2.
    let mut fight = zoned(man(), (man(), ""), &[5, 1, 3]);
    fight.strike(1, 2).take(2);
    assert_eq!(
        fight.lines()[6..],
        [
            "2 wounds +1 = 1 [6, 12, 18] ZON-03",
            "2 ini 10 -> 8 ZON-03",
            "phase 8"
        ]
    );
    assert_eq!(fight.ways(&blow(1, 0), 20), 10);
}

#[test]
fn a_useless_weapon_arm_drops_the_weapon_and_the_other_hand_takes_it_up() {
    let _proof = proves(&["SIT-04", "SIT-01", "ZON-03", "ACT-17"]);
    // Three times 7 SP, three wounds of the weapon arm: LE 28 - 21 = 7. The third makes it useless, and the sword falls.
    let mut fight = zoned(man(), (man(), ""), &[5, 10, 3, 5, 12, 3, 5, 14, 3, 12, 3]);
    again(&mut fight);
    again(&mut fight);
    fight.skip();
    fight.strike(1, 2).take(2);
    let lines = fight.lines();
    assert_eq!(
        lines[5..9],
        [
            "2 le 14 -> 7 DMG-02",
            "2 wounds +1 = 3 [6, 12, 18] ZON-03",
            "2 lamed ZON-03",
            "2 unarmed ZON-03"
        ]
    );
    fight.pass(2);
    // He picks it up with the other hand, which is whole: FF 12.
    fight.plan(2, "act-act").plan(1, "fight").pass(1).skip();
    let fast = fight.ways(&crate::story::act("pick-up"), 20);
    assert_eq!(fast, 12);
    let mut fight = lamed_fight();
    fight.act(2, "pick-up");
    let lines = fight.lines();
    assert!(lines.contains(&"2 other-hand".to_owned()), "{lines:#?}");
    // SIT-04, SIT-01: AT 12 - 9 = 3 with the hand that was not hurt.
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.pass(1);
    assert_eq!(fight.ways(&blow(1, 0), 20), 3);
    fight.strike(2, 1);
    let lines = fight.lines();
    let blow = lines.iter().find(|line| line.starts_with("2 attack 1")).unwrap();
    assert!(
        blow.ends_with("(ATK-01; 3: 7 VAL-02 +5 VAL-03 -9 SIT-01)"),
        "the wrong hand, and none of the wounds: {blow}"
    );
}

/// The fight after the third wound of the foe's weapon arm, when he is about to reach for his sword; the hero has let his
/// blow pass.
fn lamed_fight() -> Story {
    let mut fight = zoned(man(), (man(), ""), &[5, 10, 3, 5, 12, 3, 5, 14, 3, 8, 20]);
    again(&mut fight);
    again(&mut fight);
    fight.strike(1, 2).take(2).pass(2);
    fight.plan(2, "act-act").plan(1, "fight").pass(1).skip();
    fight
}

#[test]
fn what_takes_both_hands_cannot_be_drawn_with_one() {
    let _proof = proves(&["ZON-03"]);
    // ZON-03: both weapons; the great sword needs two arms.
    let two = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5),
            (talent: "TAL-ZHSCHWERT", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER"),
            (weapon: "WPN-GREATSWORD", talent: "TAL-ZHSCHWERT")"#,
        ..Man::default()
    };
    let mut fight = zoned(man(), (two.ron(), ""), &[5, 10, 3, 5, 12, 3, 5, 14, 3]);
    again(&mut fight);
    again(&mut fight);
    fight.strike(1, 2).take(2).pass(2);
    fight.plan(2, "act-act").plan(1, "fight").pass(1).skip();
    assert_eq!(fight.forbidden(2, &act_with("draw", 1)), "ZON-03");
}

#[test]
fn a_useless_leg_throws_down_and_ends_the_melee() {
    let _proof = proves(&["ZON-03"]);
    // Three wounds of the left leg: prone, no blow any more, and nobody stands up with it.
    let mut fight = zoned(man(), (man(), ""), &[5, 1, 3, 5, 3, 3, 5, 5, 3]);
    again(&mut fight);
    again(&mut fight);
    fight.skip();
    fight.strike(1, 2).take(2);
    let lines = fight.lines();
    assert!(lines.contains(&"2 crippled ZON-03".to_owned()), "{lines:#?}");
    assert!(lines.contains(&"2 prone ZON-03".to_owned()), "{lines:#?}");
    assert_eq!(fight.forbidden(2, &blow(1, 0)), "ZON-03");
    // He crawls: 8, 1 less for each of the first two wounds, and GS 1 by the third.
    assert_eq!(fight.value(2, "gs"), "1: 8 VAL-02 -2 ZON-03 -5 ZON-03");
}

#[test]
fn the_third_wound_of_the_trunk_fells_and_bleeds() {
    let _proof = proves(&["ZON-04", "ZON-05"]);
    // WS 1: KO 12 is 6, 12, 18; a blow of 7 and, the belly wounded twice before by 7 SP and 1 SP each: LE 40 - 8 - 8 - 7.
    let tough = Man {
        advantages: r#"(advantage: "ADV-HOHELE", level: 6)"#,
        ..Man::default()
    };
    let mut fight = zoned(man(), (tough.ron(), ""), &[5, 7, 3, 1, 5, 8, 3, 1, 5, 7, 3, 2]);
    again(&mut fight);
    again(&mut fight);
    fight.skip();
    fight.strike(1, 2).take(2);
    let lines = fight.lines();
    for told in [
        "2 stun [2] 2: 2 ZON-04",
        "2 unconscious ZON-04",
        "2 bleeding ZON-05",
    ] {
        assert!(lines.iter().any(|line| line == told), "{told}: {lines:#?}");
    }
    // ENG: nobody is left to fight, so that the fight is over.
    assert!(lines.iter().any(|line| line.starts_with("end")), "{lines:#?}");
}

#[test]
fn the_odds_of_a_blow_weigh_every_zone() {
    // Armour 2 on the arms and 5 on the chest, 3 on head, legs; this man wears 5 on the belly too. 1W6 + 4 TP: on the arms (6 faces
    // of 20) 3 to 8 SP, on legs and head (8 faces) 2 to 7, on belly and chest (6 faces) 0 to 5. No harm only by a 1 on the
    // trunk: 6 of 120 ways; harm in 114 of 120 of those that land.
    let armoured = Man {
        armour: r#""ARP-AMAZON""#,
        ..Man::default()
    };
    let mut fight = zoned(man(), (armoured.ron(), ""), &[5]);
    fight.strike(1, 2);
    let nothing = crate::story::defend("no-defence");
    let odds = fight.odds(&nothing).unwrap();
    let of = |word: &str| odds.effects.iter().find(|(known, _)| known.0 == word).unwrap().1;
    assert_eq!(of("hurts").of * 120 / of("hurts").total, 114);
    // Wounds above 6 SP: on the arms 7 and 8 (two ways of six), on legs and head 7 (one of six): 6 * 2 + 8 * 1 = 20 of 120.
    assert_eq!(of("wound").of * 120 / of("wound").total, 20);
}

/// The hero has struck a tough foe at the belly three times, by 7 SP each and a die of 1 twice, and the third wound shows a 2; a friend of
/// the foe stands beside him, whose treatment succeeds with three times 12.
pub fn thrice_in_the_belly() -> Story {
    let tough = Man {
        advantages: r#"(advantage: "ADV-HOHELE", level: 6)"#,
        ..Man::default()
    };
    let faces = [5, 7, 3, 1, 5, 8, 3, 1, 5, 7, 3, 2, 12, 12, 12];
    let mut fight = field()
        .with("optional:zones")
        .hero(man(), (5, 5), "initiative: 14")
        .foe(tough.ron(), (6, 5), "initiative: 10")
        .foe(man(), (6, 6), "initiative: 2")
        .dice(&faces)
        .open();
    for _ in 0..2 {
        fight.plan(3, "fight").plan(2, "fight").plan(1, "fight");
        fight.strike(1, 2).take(2).pass(2).pass(3);
    }
    fight.plan(3, "fight").plan(2, "fight").plan(1, "fight");
    fight.strike(1, 2).take(2).pass(3);
    fight
}

#[test]
fn the_bleeding_lose_blood_until_somebody_stops_it() {
    let _proof = proves(&["ZON-04", "ZON-05", "DYI-04"]);
    // LE 28 + 6 = 34, three wounds of the belly: twice 7 SP and 1 SP of the wound, then 7: 11. At the end of the round 1 more. In
    // the next one a friend treats him: KL, CH, FF 12 without talent points, mod 0, and two actions.
    let mut fight = thrice_in_the_belly();
    let lines = fight.lines();
    assert!(lines.contains(&"2 le 11 -> 10 ZON-05".to_owned()), "{lines:#?}");
    fight.plan(3, "act-act").plan(1, "fight").pass(1);
    fight.choose(3, treat(2));
    let lines = fight.end();
    assert!(lines.contains(&"2 not bleeding ZON-05".to_owned()), "{lines:#?}");
    assert!(!lines.iter().any(|line| line.starts_with("2 le ")), "{lines:#?}");
}

pub fn treat(patient: u16) -> Choice {
    Choice::Act {
        act: Term::named("treat").unwrap(),
        target: Some(FighterId(patient)),
        with: None,
        at: None,
        facing: None,
    }
}

#[test]
fn a_large_shield_guards_the_arm_that_bears_it() {
    let _proof = proves(&["SHD-23"]);
    // 9 is the arm of the shield, 10 that of the weapon; TP 3 + 4.
    for (shield, face, struck) in [
        ("SHD-WOOD", 9, "-> 6: 7 DMG-01 -1 SHD-23"),
        ("SHD-GREAT", 9, "-> 5: 7 DMG-01 -2 SHD-23"),
        ("SHD-BUCKLER", 9, "-> 7: 7 DMG-01"),
        ("SHD-WOOD", 10, "-> 7: 7 DMG-01"),
    ] {
        let foe = bearer().replace("SHD-WOOD", shield);
        let mut fight = zoned(man(), (foe, ""), &[5, face, 3]);
        fight.strike(1, 2).take(2);
        let lines = fight.lines();
        let told = lines.iter().find(|line| line.starts_with("2 struck"));
        assert!(
            told.is_some_and(|line| line.ends_with(struck)),
            "{shield} {lines:#?}"
        );
    }
}

#[test]
fn who_leads_his_weapon_with_the_left_bears_his_shield_on_the_right() {
    let _proof = proves(&["ADV-LINKSHAENDER", "SHD-23", "SIT-42", "ZON-01"]);
    // 9 is then the right arm, with the shield on it; his blow, AT 12 - 1, is 1 harder to parry.
    let left = bearer().replace(
        "advantages: []",
        r#"advantages: [(advantage: "ADV-LINKSHAENDER")]"#,
    );
    let mut fight = zoned(man(), (left, ""), &[5, 9, 3, 11, 11]);
    fight.value(2, "at");
    fight.strike(1, 2).take(2).strike(2, 1).defend(1, "parry");
    tells(
        &fight.end(),
        &[
            "2 zone-right-arm",
            "2 struck [3] 7: 3 DMG-01 +4 DMG-01 -> 6: 7 DMG-01 -1 SHD-23",
            "1 parry: 11 success (ATK-02; 11: 7 VAL-02 +5 VAL-03 -1 SIT-42)",
        ],
    );
}
