//! Advantages and disadvantages: what somebody is born with stands on his sheet and counts in his fights.

use klingentanz::battle::Posture;
use klingentanz::board::CellFacts;

use crate::drill::{fight, tells, who};
use crate::proof::proves;
use crate::story::{Man, Setup, Story, act_with, blow, defend, field, man, open_field, plan, shot};

/// The man of the tests with an advantage: its id, or its id and level.
pub fn born(advantage: &str) -> String {
    gifted(&Man::default(), advantage)
}

/// Somebody with an advantage.
fn gifted(person: &Man, advantage: &str) -> String {
    let plain = person.ron();
    let (id, level) = advantage.split_once(' ').unwrap_or((advantage, "1"));
    let held = format!("advantages: [(advantage: \"{id}\", level: {level})]");
    let gifted = plain.replace("advantages: []", &held);
    assert_ne!(gifted, plain, "he has a place for advantages");
    gifted
}

/// What stands on the sheet of such a man.
fn sheet(advantage: &str, value: &str) -> String {
    fight(field(), born(advantage), man(), &[]).value(1, value)
}

#[test]
fn numbers_of_birth_are_part_of_the_values() {
    let _proof = proves(&[
        "ADV-EISERN",
        "ADV-GLASKNOCHEN",
        "ADV-HOHELE",
        "ADV-AUSDAUERND",
        "ADV-FLINK",
        "ADV-BEHAEBIG",
        "ADV-LAHM",
        "ADV-TOLLPATSCH",
        "ADV-KLEINWUECHSIG",
        "ADV-NATUERLRS",
        "ADV-ASTRALGESPUER",
        "ARP-06",
    ]);
    // Without: WS 6, LE 28, AU 28, GS 8, AW 7, RS 0, BE 0, MR R(36 / 5) - 4 = 3.
    for (advantage, value, told) in [
        ("ADV-EISERN", "ws", "8: 6 WND-01 +2 WND-02"),
        ("ADV-GLASKNOCHEN", "ws", "4: 6 WND-01 -2 WND-02"),
        ("ADV-HOHELE 4", "le", "32: 32 VAL-02"),
        ("ADV-AUSDAUERND 3", "au", "31: 31 VAL-02"),
        ("ADV-FLINK 2", "gs", "10: 10 VAL-02"),
        ("ADV-FLINK 2", "aw", "9: 7 VAL-02 +2 ADV-FLINK"),
        ("ADV-BEHAEBIG", "gs", "7: 7 VAL-02"),
        ("ADV-BEHAEBIG", "aw", "6: 7 VAL-02 -1 ADV-BEHAEBIG"),
        ("ADV-LAHM", "gs", "5: 5 VAL-02"),
        ("ADV-LAHM", "aw", "4: 7 VAL-02 -3 ADV-LAHM"),
        ("ADV-TOLLPATSCH", "aw", "6: 7 VAL-02 -1 ADV-TOLLPATSCH"),
        ("ADV-KLEINWUECHSIG", "gs", "7: 7 VAL-02"),
        ("ADV-NATUERLRS 2", "rs", "2: 0 ARM-01 +2 ARP-06"),
        ("ADV-NATUERLRS 2", "be", "0: 0 ARM-01"),
        ("ADV-ASTRALGESPUER", "mr", "3: 3 VAL-02"),
    ] {
        assert_eq!(sheet(advantage, value), told, "{advantage}");
    }
}

#[test]
fn short_people_lead_long_weapons_badly_and_are_struck_lower() {
    let _proof = proves(&["ADV-KLEINWUECHSIG", "ZON-01"]);
    // A great sword of 155 cm: AT 12, PA 12 - 1 for the weapon; 1 less each. A long sword of 95 cm: as ever.
    let hewer = Man {
        talents: r#"(talent: "TAL-ZHSCHWERT", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-GREATSWORD", talent: "TAL-ZHSCHWERT")"#,
        ..Man::default()
    };
    let long = fight(field(), gifted(&hewer, "ADV-KLEINWUECHSIG"), man(), &[]);
    assert_eq!(long.value(1, "at"), "11: 7 VAL-02 +5 VAL-03 -1 ADV-KLEINWUECHSIG");
    assert_eq!(
        long.value(1, "pa"),
        "10: 7 VAL-02 +5 VAL-03 -1 VAL-06 -1 ADV-KLEINWUECHSIG"
    );
    assert_eq!(sheet("ADV-KLEINWUECHSIG", "at"), "12: 7 VAL-02 +5 VAL-03");
    // ZON-01: 15 - 1 is the weapon arm and no longer the chest; 1 - 1 is still 1.
    for (face, told, zone) in [
        (15, "2 zone [15] 14: 15 ZON-01 -1 ZON-01", "2 zone-right-arm"),
        (1, "2 zone [1] 0: 1 ZON-01 -1 ZON-01", "2 zone-left-leg"),
    ] {
        let zoned = field().with("optional:zones");
        let mut low = fight(zoned, man(), born("ADV-KLEINWUECHSIG"), &[5, face, 1]);
        low.strike(1, 2).take(2);
        tells(&low.end(), &[told, zone]);
    }
}

#[test]
fn a_thick_skin_covers_every_zone_and_is_no_burden() {
    let _proof = proves(&["ADV-NATUERLRS", "ARP-06", "ZON-02"]);
    // ARP-06: this armour has 5 on the chest and 2 on the arms; the skin adds 2 everywhere. 3 + 4 = 7 TP.
    let skinned = Man {
        armour: r#""ARP-AMAZON""#,
        ..Man::default()
    };
    for (face, struck) in [
        (15, "-> 0: 7 DMG-01 -5 ZON-02 -2 ARP-06"),
        (10, "-> 3: 7 DMG-01 -2 ZON-02 -2 ARP-06"),
    ] {
        let zoned = field().with("optional:zones");
        let person = gifted(&skinned, "ADV-NATUERLRS 2");
        let mut blow = fight(zoned, man(), person, &[5, face, 3]);
        assert_eq!(blow.value(2, "rs"), "6: 0 ARM-01 +4 ARP-04 +2 ARP-06");
        assert_eq!(blow.value(2, "be"), "2: 0 ARM-01 +2 ARP-05");
        blow.strike(1, 2).take(2);
        let lines = blow.end();
        assert!(lines.iter().any(|line| line.ends_with(struck)), "{lines:#?}");
    }
}

#[test]
fn the_lame_never_sprint() {
    let _proof = proves(&["ADV-LAHM", "ACT-11"]);
    let mut fight = field()
        .hero(born("ADV-LAHM"), (1, 1), "initiative: 10")
        .foe(man(), (9, 9), "initiative: -5")
        .open();
    assert_eq!(fight.value(1, "gs"), "5: 5 VAL-02");
    fight.plan(2, "defend");
    assert_eq!(fight.forbidden(1, &plan("sprint")), "ACT-11");
}

#[test]
fn the_clumsy_fumble_acrobatics_more_easily() {
    let _proof = proves(&["ADV-TOLLPATSCH", "ACT-25", "CNV-08"]);
    // Acrobatics 15: two faces of 19 cost 14 of 15 points, which passes with 1 left; for the clumsy it is a fumble.
    let leaper = Man {
        talents: r#"(talent: "SKL-AKROBATIK", value: 15), (talent: "SKL-ATHLETIK", value: 15)"#,
        ..Man::default()
    };
    let tries = |person: String, slot: u8| {
        let mut fight = field()
            .hero(person, (1, 1), "initiative: 12")
            .foe(man(), (9, 9), "initiative: -5")
            .dice(&[19, 19, 3])
            .open();
        fight.value(1, "aw");
        fight.plan(2, "defend").plan(1, "act-act").skip();
        fight.choose(1, act_with("use-talent", slot));
        fight.lines()
    };
    let clumsy = || gifted(&leaper, "ADV-TOLLPATSCH");
    let begins = |lines: &[String], at: usize, with: &str| {
        assert!(lines[at].starts_with(with), "{lines:#?}");
    };
    begins(&tries(leaper.ron(), 0), 1, "1 talent passed 1");
    let fumbled = tries(clumsy(), 0);
    begins(&fumbled, 1, "1 fumbles-from [] 19: 20 CNV-08 -1 ADV-TOLLPATSCH");
    begins(&fumbled, 2, "1 talent failed 0");
    // It is acrobatics alone that suffers.
    begins(&tries(clumsy(), 1), 1, "1 talent passed 1");
}

/// Two such people on dim ground: in how many ways of 20 the hero's blow and the foe's parry succeed.
fn in_the_dark(advantage: &str) -> [u128; 2] {
    let dark = CellFacts {
        light: Some(3),
        ..CellFacts::default()
    };
    let person = if advantage.is_empty() {
        man()
    } else {
        born(advantage)
    };
    let mut fight = fight(
        field().without("optional:crits").everywhere(dark),
        person.clone(),
        person,
        &[1],
    );
    fight.value(1, "at");
    let attack = fight.ways(&blow(2, 0), 20);
    fight.strike(1, 2);
    [attack, fight.ways(&defend("parry"), 20)]
}

#[test]
fn eyes_make_something_of_the_dark_or_nothing() {
    let _proof = proves(&["ADV-DAEMMERUNGSSICHT", "ADV-NACHTSICHT", "ADV-NACHTBLIND"]);
    // Starlight takes 5 from 12: half of it, rounded up to 3; never more than 2; double, but 8 at most.
    assert_eq!(in_the_dark(""), [7, 7]);
    assert_eq!(in_the_dark("ADV-DAEMMERUNGSSICHT"), [9, 9]);
    assert_eq!(in_the_dark("ADV-NACHTSICHT"), [10, 10]);
    assert_eq!(in_the_dark("ADV-NACHTBLIND"), [4, 4]);
}

#[test]
fn eyes_count_for_shots() {
    let _proof = proves(&[
        "ADV-EINAEUGIG",
        "ADV-FARBENBLIND",
        "ADV-KURZSICHTIG",
        "ADV-ENTFERNUNGSSINN",
    ]);
    let archer = Man {
        talents: r#"(talent: "TAL-BOGEN", value: 11)"#,
        styles: "",
        shots: r#"(weapon: "RWP-LONGBOW", talent: "TAL-BOGEN")"#,
        ..Man::default()
    };
    for (advantage, metres, line) in [
        ("ADV-EINAEUGIG", 9, "-4 RNG-17"),
        ("ADV-FARBENBLIND", 51, "-4 RNG-17"),
        ("ADV-KURZSICHTIG", 31, "-2 RNG-17"),
        ("ADV-ENTFERNUNGSSINN", 20, "+2 RNG-17"),
    ] {
        let mut fight = open_field(60, 3)
            .hero(gifted(&archer, advantage), (0, 1), "initiative: 14")
            .foe(man(), (metres, 1), "initiative: -5")
            .dice(&[19])
            .open();
        assert!(fight.value(1, "fk").starts_with("18:"), "{advantage}");
        fight.plan(2, "defend").plan(1, "fight").skip();
        let mut quick = shot(2, "quick-shot");
        if let klingentanz::battle::Choice::Attack { with, .. } = &mut quick {
            *with = klingentanz::battle::Slot(1);
        }
        fight.choose(1, quick);
        let told = fight.lines().remove(0);
        assert!(told.contains(line), "{advantage}: {told}");
    }
}

#[test]
fn the_tough_fight_on_and_die_slowly() {
    let _proof = proves(&["ADV-ZAEHERHUND", "DYI-02", "DYI-03"]);
    // LEN-03 does not fell him at 3 points. 5 TP: LE -2; the die shows 2, and KO counts as R(3 * 12 / 2) = 18: 36 rounds.
    let mut slow = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(born("ADV-ZAEHERHUND"), (2, 1), "initiative: 10, life: 3")
        .dice(&[5, 1, 2])
        .open();
    assert!(slow.states(2).is_empty());
    assert_eq!(slow.value(2, "le"), "3: 3 VAL-02");
    slow.plan(2, "fight").plan(1, "fight").skip();
    slow.strike(1, 2).take(2);
    tells(
        &slow.end(),
        &["2 le 3 -> -2", "2 dying DYI-01", "2 countdown [2] 36"],
    );
    // DYI-03: 21 TP leave -18, which is not below -18; 22 are death.
    let giant = r#"Creature((id: "OPP-94", name: (en: "Giant", de: "Riese", fr: "Géant"), kind: Intelligent, size: Medium,
        footprint: 1, legs: Two, initiative: 6, parry: 5, life: 20, armour: 0, speed: 8, constitution: 10,
        wound_thresholds: (5, 10, 15), shot_modifier: 0, morale: Never, attacks_per_round: 1, rules: [],
        attacks: [(name: (en: "Fist", de: "Faust", fr: "Poing"), attack: 15, points: "1W6+17", classes: "N")]))"#;
    for (faces, told) in [
        (&[5, 4, 1][..], ["2 le 3 -> -18", "2 dying DYI-01"]),
        (&[5, 5], ["2 le 3 -> -19", "2 dead DYI-03"]),
    ] {
        let mut blow = field()
            .hero(giant.to_owned(), (1, 1), "initiative: 14")
            .foe(born("ADV-ZAEHERHUND"), (2, 1), "initiative: 10, life: 3")
            .dice(faces)
            .open();
        blow.plan(2, "fight").plan(1, "fight").skip();
        blow.strike(1, 2).take(2);
        tells(&blow.end(), &told);
    }
}

/// Such a man with a dagger on the ground in knee-deep water, beside a foe.
fn under_water(setup: Setup, advantage: &str, abilities: &[&str]) -> Story {
    let dagger = Man {
        talents: r#"(talent: "TAL-DOLCHE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-DAGGER", talent: "TAL-DOLCHE")"#,
        ..Man::default()
    };
    let person = if advantage.is_empty() {
        who(dagger.ron(), abilities)
    } else {
        gifted(&dagger, advantage)
    };
    let wet = CellFacts {
        water_dm: 4,
        ..CellFacts::default()
    };
    let mut fight = setup
        .everywhere(wet)
        .hero(person, (4, 5), "initiative: 14")
        .posture(Posture::Lying)
        .foe(man(), (5, 5), "initiative: 10")
        .dice(&[20])
        .open();
    fight.value(1, "at");
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight
}

#[test]
fn water_people_and_those_who_have_learnt_it_lose_nothing_under_water() {
    let _proof = proves(&["ADV-WASSERVOLK", "SIT-31", "SF-UNTERWASSERKAMPF", "SIT-33"]);
    // AT 12 - 3 for lying - 6 for the water, which is taken back.
    for (advantage, abilities, line) in [
        ("ADV-WASSERVOLK", &[][..], "+6 SIT-31"),
        ("", &["SF-UNTERWASSERKAMPF"], "+6 SIT-33"),
    ] {
        let mut fight = under_water(field(), advantage, abilities);
        fight.strike(1, 2);
        let told = fight.lines().remove(0);
        assert!(
            told.ends_with(&format!("9: 7 VAL-02 +5 VAL-03 -3 SIT-06 -6 SIT-30 {line})")),
            "{told}"
        );
    }
    // SIT-31: on his feet one of a water people suffers like others: to the waist AT 12 - 2.
    let waist = CellFacts {
        water_dm: 8,
        ..CellFacts::default()
    };
    let wading = fight(field().everywhere(waist), born("ADV-WASSERVOLK"), man(), &[]);
    assert_eq!(wading.ways(&blow(2, 0), 20), 10);
}

#[test]
fn one_of_a_water_people_does_not_drown() {
    let _proof = proves(&["ADV-WASSERVOLK"]);
    // KO 1: in the second round under water another would lose his breath, and roll a die for it.
    let nix = |advantage: &str| {
        let frail = Man {
            attributes: [12, 12, 12, 12, 12, 12, 1, 12],
            ..Man::default()
        };
        let wet = CellFacts {
            water_dm: 4,
            ..CellFacts::default()
        };
        let person = if advantage.is_empty() {
            frail.ron()
        } else {
            gifted(&frail, advantage)
        };
        let mut fight = field()
            .everywhere(wet)
            .hero(person, (1, 1), "initiative: 14")
            .posture(Posture::Lying)
            .foe(man(), (10, 10), "initiative: -5")
            .dice(&[2])
            .open();
        fight.value(1, "at");
        for _ in 0..2 {
            fight.plan(2, "defend").plan(1, "fight").pass(1);
        }
        fight.lines()
    };
    let struck = |lines: &[String]| lines.iter().any(|line| line.contains("BRD-23 ->"));
    assert!(struck(&nix("")));
    assert!(!struck(&nix("ADV-WASSERVOLK")));
}
