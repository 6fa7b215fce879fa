//! What riders do at the end of a gallop: blows with the weight of the mount, riding down, lances and jousts.

use klingentanz::battle::{Choice, FighterId, Slot, Term};

use crate::mounted::rider;
use crate::proof::proves;
use crate::story::{Man, Setup, Story, blow, man, of, open_field};

/// A charge at somebody with the weapon in a slot.
fn rush(target: u16, manoeuvre: &str) -> Choice {
    Choice::Attack {
        target: FighterId(target),
        with: Slot(0),
        manoeuvre: Term::named(manoeuvre).unwrap(),
        stakes: Vec::new(),
    }
}

/// Rider 1 on horse 2, whose squares are (0, 3) to (1, 4), looking east over a long field.
pub fn on_the_field(person: String, start: &str) -> Setup {
    open_field(40, 8)
        .with("expert:mounted")
        .hero(person, (0, 4), &format!("rides: 2, initiative: 14, {start}"))
        .hero(of("OPP-18"), (0, 3), "initiative: 1")
}

/// The same against a man on foot who stands at this column.
fn at_man(person: String, start: &str, column: i16, faces: &[u8]) -> Story {
    let mut fight = on_the_field(person, start)
        .foe(man(), (column, 3), "initiative: 10")
        .dice(faces)
        .open();
    fight.plan(3, "fight").plan(1, "fight").skip();
    fight
}

/// What happens, without the squares of the way.
fn told(fight: &mut Story) -> Vec<String> {
    let mut lines = fight.lines();
    lines.retain(|line| !line.contains(" to "));
    lines
}

/// The rider of the tests with a lance at 17 (7 + 10) as his second style.
pub fn lancer(abilities: &str, lance: &str) -> String {
    let man = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "SKL-REITEN", value: 9),
            (talent: "TAL-LANZE", value: 10)"#,
        ..rider(abilities)
    };
    man.ron().replace(
        "carries: [",
        &format!(r#"lances: [(weapon: "{lance}")], carries: ["#),
    )
}

#[test]
fn a_mounted_charge_needs_a_long_run_and_strikes_hard() {
    let _proof = proves(&["MNT-05", "MNT-01", "MNT-02"]);
    // Riding 9 - 6 - 3 = 0: 12 is just enough. AT 12 - 4 = 8. GS 12: 3 + 4 + R(12/2) = 13 TP.
    let mut fight = at_man(rider("").ron(), "", 14, &[12, 12, 12, 8, 3]);
    assert!(fight.offered().contains(&"mounted-charge"));
    // All three dice up to 12, or two of them a 1: 12 * 12 * 12 + 3 * 8 of 8000 ways.
    assert_eq!(fight.ways(&rush(3, "mounted-charge"), 8000), 1752);
    fight.choose(1, rush(3, "mounted-charge")).take(3);
    assert_eq!(
        told(&mut fight)[..4],
        [
            "1 riding passed 1: 12 success (MNT-05; 12: 12 CNV-08), 12 success (MNT-05; 12: 12 CNV-08), 12 success (MNT-05; 12: 12 CNV-08) of 0: 9 MNT-01 -6 MNT-05 -3 MNT-02",
            "1 mounted-charge 3: 8 success (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 MNT-05)",
            "3 undefended by choice",
            "3 struck [3] 13: 3 DMG-01 +4 DMG-01 +6 MNT-05 -> 13: 13 DMG-01",
        ]
    );
    // It has cost the defence too.
    assert_eq!(fight.actions(1, "defences"), (0, 1));
    // Eleven squares are too few.
    let mut fight = at_man(rider("").ron(), "", 13, &[]);
    assert_eq!(fight.forbidden(1, &rush(3, "mounted-charge")), "MNT-05");
    assert!(!fight.offered().contains(&"mounted-charge"));
}

#[test]
fn who_does_not_ride_home_makes_no_attack() {
    let _proof = proves(&["MNT-01", "MNT-05"]);
    let mut fight = at_man(rider("").ron(), "", 14, &[13, 12, 12]);
    fight.choose(1, rush(3, "mounted-charge"));
    let lines = told(&mut fight);
    assert_eq!(lines[1], "1 forgoes mounted-charge MNT-05");
    assert_eq!(fight.asked(), Some((3, "attack")));
}

#[test]
fn a_lance_strikes_by_the_length_of_its_run() {
    let _proof = proves(&["MNT-07", "WPN-WARLANCE", "TAL-LANZE"]);
    // It reaches four squares. Runs of 5, 6, 15 and 16: 1W6+5, 2W6+5 twice, 3W6+5. Riding 9 - 3 = 6.
    for (column, dice, struck) in [
        (10, &[4][..], "3 struck [4] 9: 4 DMG-01 +5 MNT-07 -> 9: 9 DMG-01"),
        (
            11,
            &[1, 2],
            "3 struck [1, 2] 8: 3 DMG-01 +5 MNT-07 -> 8: 8 DMG-01",
        ),
        (
            20,
            &[1, 2],
            "3 struck [1, 2] 8: 3 DMG-01 +5 MNT-07 -> 8: 8 DMG-01",
        ),
        (
            21,
            &[1, 1, 1],
            "3 struck [1, 1, 1] 8: 3 DMG-01 +5 MNT-07 -> 8: 8 DMG-01",
        ),
    ] {
        let faces = [&[12, 12, 12, 17], dice].concat();
        let mut fight = at_man(lancer("", "WPN-WARLANCE"), "style: 1", column, &faces);
        assert_eq!(fight.value(1, "at"), "17: 7 VAL-02 +10 VAL-04");
        fight.choose(1, rush(3, "lance-charge")).take(3);
        let lines = told(&mut fight);
        assert!(lines[0].ends_with(" of 6: 9 MNT-01 -3 MNT-02"), "{lines:#?}");
        assert_eq!(
            lines[1..4],
            [
                "1 lance-charge 3: 17 success (ATK-01; 17: 7 VAL-02 +10 VAL-04)",
                "3 undefended by choice",
                struck
            ]
        );
    }
}

#[test]
fn a_tourney_lance_takes_endurance() {
    let _proof = proves(&["WPN-JOUSTLANCE", "MNT-07"]);
    // 4 + 5 = 9 TP(A): 9 AU, half of them LE: 5 (4.5 rounded).
    let mut fight = at_man(lancer("", "WPN-JOUSTLANCE"), "style: 1", 10, &[12, 12, 12, 17, 4]);
    assert_eq!(fight.value(1, "at"), "17: 7 VAL-02 +10 VAL-04");
    fight.choose(1, rush(3, "lance-charge")).take(3);
    let lines = told(&mut fight);
    for told in ["3 le 28 -> 23 DMG-02", "3 au 28 -> 19 DMG-07"] {
        assert!(lines.contains(&told.to_owned()), "{told} in {lines:#?}");
    }
}

#[test]
fn a_lance_is_of_no_use_on_foot_or_without_a_run() {
    let _proof = proves(&["WPN-WARLANCE", "MNT-07"]);
    let mut fight = at_man(lancer("", "WPN-WARLANCE"), "style: 1", 3, &[]);
    fight.value(1, "at");
    assert_eq!(fight.forbidden(1, &blow(3, 0)), "MNT-07");
    assert_eq!(fight.forbidden(1, &rush(3, "lance-charge")), "MNT-07");
    assert_eq!(fight.forbidden(1, &rush(3, "mounted-charge")), "MNT-07");
    let mut fight = open_field(20, 8)
        .with("expert:mounted")
        .hero(lancer("", "WPN-WARLANCE"), (0, 3), "initiative: 14, style: 1")
        .foe(man(), (9, 3), "initiative: 10")
        .open();
    fight.plan(2, "fight").plan(1, "fight");
    assert_eq!(fight.forbidden(1, &blow(2, 0)), "MNT-07");
    assert_eq!(fight.forbidden(1, &rush(2, "lance-charge")), "MNT-07");
    // A sword charges otherwise.
    let mut fight = at_man(rider("").ron(), "", 14, &[]);
    assert_eq!(fight.forbidden(1, &rush(3, "lance-charge")), "MNT-07");
    // Encumbrance does not hinder a lance: BE 6 takes nothing from 17.
    let loaded = lancer("", "WPN-WARLANCE").replace("load: 0", "load: 6");
    let fight = at_man(loaded, "style: 1", 14, &[]);
    assert_eq!(fight.value(1, "at"), "17: 7 VAL-02 +10 VAL-04");
}

/// Two lancers who look at each other, with these faces.
fn lists(first: String, second: &str, faces: &[u8]) -> Story {
    let lance = "WPN-JOUSTLANCE";
    let mut fight = on_the_field(first, "style: 1, in_lists: true")
        .foe(
            lancer("", lance),
            (12, 4),
            &format!("rides: 4, initiative: 10, {second}"),
        )
        .foe(of("OPP-18"), (12, 3), "initiative: 1")
        .dice(faces)
        .open();
    fight.plan(3, "fight").plan(1, "fight").skip();
    fight
}

#[test]
fn in_a_joust_both_lances_strike_at_once() {
    let _proof = proves(&["MNT-07"]);
    // Seven squares: 2W6+5. 1 + 1 + 5 = 7 TP(A): 7 AU and 4 LE for each; then both hold on: 1, 1, 1.
    let faces = [12, 12, 12, 12, 12, 12, 17, 16, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    let mut fight = lists(lancer("", "WPN-JOUSTLANCE"), "style: 1", &faces);
    fight.choose(1, rush(3, "lance-charge"));
    assert_eq!(fight.asked(), Some((3, "meet-lance")));
    assert_eq!(fight.offered(), ["joust", "pass"]);
    fight.act(3, "joust");
    let mut lines = fight.end();
    lines.retain(|line| !line.contains(" to "));
    assert_eq!(lines[1], "3 joust");
    assert_eq!(
        lines[3..7],
        [
            "1 lance-charge 3: 17 success (ATK-01; 17: 7 VAL-02 +10 VAL-04)",
            "3 lance-charge 1: 16 success (ATK-01; 17: 7 VAL-02 +10 VAL-04)",
            "3 struck [1, 1] 7: 2 DMG-01 +5 MNT-07 -> 7: 7 DMG-01",
            "1 struck [1, 1] 7: 2 DMG-01 +5 MNT-07 -> 7: 7 DMG-01",
        ]
    );
    for told in [
        "3 au 28 -> 21 DMG-07",
        "1 au 28 -> 21 DMG-07",
        "3 le 28 -> 24 DMG-02",
    ] {
        assert!(lines.contains(&told.to_owned()), "{told} in {lines:#?}");
    }
    // The second has given his attack for it: the next round begins.
    assert_eq!(fight.asked(), Some((3, "announce")));
}

#[test]
fn who_does_not_meet_the_lance_may_still_defend_himself() {
    let _proof = proves(&["MNT-07"]);
    let mut fight = lists(lancer("", "WPN-JOUSTLANCE"), "style: 1", &[12, 12, 12, 19]);
    fight.choose(1, rush(3, "lance-charge")).pass(3);
    assert_eq!(fight.asked(), Some((3, "attack")));
    // Who has his sword in hand is not asked.
    let mut fight = lists(lancer("", "WPN-JOUSTLANCE"), "style: 0", &[12, 12, 12, 19]);
    fight.choose(1, rush(3, "lance-charge"));
    assert_eq!(fight.asked(), Some((3, "attack")));
}

#[test]
fn on_tourney_grounds_nothing_makes_the_lance_harder_to_lead() {
    let _proof = proves(&["SF-TURNIERREITEREI"]);
    let mut fight = lists(lancer("tourney", "WPN-JOUSTLANCE"), "style: 0", &[12, 12, 12, 19]);
    fight.choose(1, rush(3, "lance-charge"));
    let line = told(&mut fight).remove(0);
    assert!(
        line.ends_with(" of 9: 9 MNT-01 -3 MNT-02 +3 SF-TURNIERREITEREI"),
        "{line}"
    );
    // Elsewhere what every rider in a fight has learnt takes half: R(3/2) = 2 stay.
    let mut fight = at_man(
        lancer("tourney", "WPN-JOUSTLANCE"),
        "style: 1",
        10,
        &[12, 12, 12, 19],
    );
    fight.choose(1, rush(3, "lance-charge"));
    let line = told(&mut fight).remove(0);
    assert!(
        line.ends_with(" of 7: 9 MNT-01 -3 MNT-02 +1 SF-REITERKAMPF"),
        "{line}"
    );
}

#[test]
fn a_lance_is_long_and_heavy_and_can_be_specialised_in() {
    let _proof = proves(&["WPN-WARLANCE", "ADV-KLEINWUECHSIG", "END-01", "WPN-13"]);
    // 350 cm are more than 150: AT 17 - 1. 150 oz are more than 10 for each of KK 12: the blow costs 1 AU, for KK 15 none.
    let short = Man {
        advantages: r#"(advantage: "ADV-KLEINWUECHSIG")"#,
        ..Man::default()
    };
    let short =
        lancer("", "WPN-WARLANCE").replace("advantages: []", &format!("advantages: [{}]", short.advantages));
    let fight = at_man(short, "style: 1", 10, &[]);
    assert_eq!(
        fight.value(1, "at"),
        "16: 7 VAL-02 +10 VAL-04 -1 ADV-KLEINWUECHSIG"
    );
    for (strength, tires) in [(12, true), (15, false)] {
        let strong = lancer("", "WPN-WARLANCE").replace("KK: 12", &format!("KK: {strength}"));
        let mut fight = on_the_field(strong, "style: 1")
            .with("expert:endurance")
            .foe(man(), (10, 3), "initiative: 10")
            .dice(&[12, 12, 12, 18])
            .open();
        fight.plan(3, "fight").plan(1, "fight").skip();
        fight.choose(1, rush(3, "lance-charge"));
        let lines = fight.lines();
        let has_tired = lines.iter().any(|line| line.starts_with("1 au 28 -> 27"));
        assert_eq!(has_tired, tires, "KK {strength}: {lines:#?}");
    }
    // WPN-13: the one lance that he has specialised in, 17 + 1; no second item is one.
    let knight = |lance: &str| {
        let special = r#"specialisations: ["WPN-WARLANCE"], lances: ["#;
        lancer("", lance).replace("lances: [", special)
    };
    let fight = at_man(knight("WPN-WARLANCE"), "style: 1", 10, &[]);
    assert_eq!(fight.value(1, "at"), "18: 7 VAL-02 +10 VAL-04 +1 WPN-13");
    let fight = at_man(knight("WPN-JOUSTLANCE"), "style: 1", 10, &[]);
    assert_eq!(fight.value(1, "at"), "17: 7 VAL-02 +10 VAL-04");
}

#[test]
fn a_lance_has_its_masters_too() {
    let _proof = proves(&["SF-WAFFENMEISTER"]);
    // 17, 1 for the specialisation and 2 for the master.
    let subjects = r#"subjects: [(ability: "SF-SPEZIALISIERUNG", of: Weapon("WPN-WARLANCE")),
        (ability: "SF-WAFFENMEISTER", of: Weapon("WPN-WARLANCE"), bonuses: [Attack(2)])], lances: ["#;
    let abilities = r#"abilities: ["SF-SPEZIALISIERUNG", "SF-WAFFENMEISTER"]"#;
    let master = lancer("", "WPN-WARLANCE").replace("abilities: []", abilities);
    let master = master
        .replace("subjects: [], ", "")
        .replace("lances: [", subjects);
    let fight = crate::drill::drilled()
        .with("expert:mounted")
        .with("optional:weapon-master")
        .hero(master, (5, 5), "initiative: 14, style: 1")
        .foe(man(), (9, 5), "initiative: 10")
        .open();
    assert_eq!(
        fight.value(1, "at"),
        "20: 7 VAL-02 +10 VAL-04 +1 WPN-13 +2 SF-WAFFENMEISTER"
    );
}

#[test]
fn a_shield_strikes_beside_a_lance_too() {
    let _proof = proves(&["SHD-10", "MAN-SCHILDATTACKE", "MNT-07"]);
    // On foot the lance is of no use; the rim of the shield is: brawling 7, the shield 1 less, 3 more for the blow: 3.
    let lance = lancer("", "WPN-WARLANCE").replace(
        r#"(weapon: "WPN-WARLANCE")"#,
        r#"(weapon: "WPN-WARLANCE", shield: "SHD-WOOD")"#,
    );
    let mut fight = crate::drill::drilled()
        .with("expert:mounted")
        .hero(lance, (5, 5), "initiative: 14, style: 1")
        .foe(man(), (6, 5), "initiative: 10")
        .dice(&[3, 2])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    assert_eq!(fight.forbidden(1, &blow(2, 0)), "MNT-07");
    let bash = Choice::Attack {
        target: FighterId(2),
        with: Slot(1),
        manoeuvre: Term::named("shield-bash").unwrap(),
        stakes: vec![0],
    };
    fight.choose(1, bash).take(2);
    assert_eq!(
        told(&mut fight)[0],
        "1 shield-bash 2: 3 success (ATK-01; 3: 7 VAL-02 -1 SHD-10 -3 MAN-SCHILDATTACKE)"
    );
}

#[test]
fn a_war_rider_rides_people_down() {
    let _proof = proves(&["MNT-06", "SF-KRIEGSREITEREI", "CRE-02"]);
    // Riding 9 - 6 - 3, of which R(9/4) = 2 stay: 7. Five squares: 1W6 TP(A). KK 12: 13 fails: prone, INI - (3 + 2).
    let mut fight = at_man(rider("war").ron(), "", 7, &[12, 12, 12, 4, 13, 3, 2]);
    fight.choose(1, rush(3, "ride-down"));
    assert_eq!(
        fight.forbidden(
            3,
            &Choice::Defend {
                means: Term::named("parry").unwrap(),
                to: None,
                stakes: Vec::new(),
            }
        ),
        "CRE-02"
    );
    fight.take(3);
    assert_eq!(
        told(&mut fight)[..7],
        [
            "1 riding passed 7: 12 success (MNT-06; 12: 12 CNV-08), 12 success (MNT-06; 12: 12 CNV-08), 12 success (MNT-06; 12: 12 CNV-08) of 7: 9 MNT-01 -6 MNT-06 -3 MNT-02 +7 SF-KRIEGSREITEREI",
            "3 undefended by choice",
            "3 struck [4] 4: 4 DMG-01 -> 4: 4 DMG-01",
            "3 strength failed 0: 13 failure (MNT-06; 12: 12 CNV-07)",
            "3 nerve [3, 2] 5: 5 MNT-06",
            "3 le 28 -> 26 DMG-02",
            "3 au 28 -> 24 DMG-07",
        ]
    );
    assert_eq!(fight.states(3), ["prone"]);
    // Fifteen squares: 2W6; sixteen: 2W6+2. He stays up: KK 12, INI - 1.
    for (column, struck) in [
        (17, "3 struck [1, 2] 3: 3 DMG-01 -> 3: 3 DMG-01"),
        (18, "3 struck [1, 2] 5: 3 DMG-01 +2 MNT-06 -> 5: 5 DMG-01"),
    ] {
        let mut fight = at_man(rider("war").ron(), "", column, &[12, 12, 12, 1, 2, 12, 1]);
        fight.choose(1, rush(3, "ride-down")).take(3);
        let lines = told(&mut fight);
        assert_eq!(lines[2], struck);
        assert_eq!(fight.states(3), [] as [&str; 0]);
    }
    // Nobody else can.
    let mut fight = at_man(rider("fights").ron(), "", 7, &[]);
    assert_eq!(fight.forbidden(1, &rush(3, "ride-down")), "MNT-06");
}
