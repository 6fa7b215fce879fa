//! Announced and aimed shots: what they cost, what they bring, and which parts of a target can be seen.

use klingentanz::battle::{Choice, Posture, Term};

use crate::proof::proves;
use crate::shot_value::{KNIFE, QUIET, READY, archer, quick, with};
use crate::story::{Man, Setup, Story, aim, drawn, man, of, open_field, shot};

/// A shot with points announced, by the place of the missile weapon.
fn announced(manoeuvre: &str, points: i16) -> Choice {
    let Choice::Attack { target, with, .. } = shot(2, "quick-shot") else {
        unreachable!("a shot is an attack");
    };
    Choice::Attack {
        target,
        with,
        manoeuvre: Term::named(manoeuvre).unwrap(),
        stakes: vec![points],
    }
}

fn range(person: &Man, module: &str) -> Setup {
    open_field(40, 3)
        .with(module)
        .hero(person.ron(), (0, 1), READY)
        .foe(man(), (9, 1), QUIET)
}

fn has(lines: &[String], wanted: &str) {
    assert!(lines.iter().any(|line| line == wanted), "{wanted}: {lines:#?}");
}

/// The archer with abilities that were learnt for bows.
fn able(abilities: &'static str) -> Man {
    Man {
        abilities,
        subjects: if abilities.contains("MEISTER") {
            r#"(ability: "SF-SCHARFSCHUETZE", of: Talent("TAL-BOGEN")), (ability: "SF-MEISTERSCHUETZE", of: Talent("TAL-BOGEN"))"#
        } else {
            r#"(ability: "SF-SCHARFSCHUETZE", of: Talent("TAL-BOGEN"))"#
        },
        ..archer()
    }
}

/// A fight in which the archer has aimed for so many actions, two in each round, and may shoot then.
fn aimed(person: &Man, module: &str, actions: u8, faces: &[u8]) -> Story {
    let mut fight = range(person, module).dice(faces).open();
    for round in 0..=actions / 2 {
        let is_last = round == actions / 2;
        let plan = match (is_last, actions % 2) {
            (false, _) => "act-act",
            (true, 0) => "fight",
            (true, _) => "act-attack",
        };
        fight.plan(2, "defend").plan(1, plan);
        let times = if is_last { actions % 2 } else { 2 };
        for _ in 0..times {
            fight.choose(1, aim(2));
        }
    }
    fight.skip();
    fight
}

#[test]
fn the_greatest_number_there_is_cannot_be_announced_with_a_shot() {
    let _proof = proves(&["RNG-40"]);
    // RNG-40: with the talent 11, 11 points are the most; half of 32,767 is 16,384 points of time.
    let mut fight = aimed(&archer(), "optional:ranged-announce", 3, &[]);
    for points in [i16::MAX, 12, 0, -1, i16::MIN] {
        assert_eq!(fight.forbidden(1, &announced("announced-shot", points)), "RNG-40");
    }
}

#[test]
fn an_announcement_takes_time_and_adds_half_of_it() {
    let _proof = proves(&["RNG-40"]);
    // RNG-40: 3 points take R(3/2) = 2 actions besides the first one, and add R(3/2) = 2 TP. The three actions bring no bonus.
    // FK 7 + 11 + 2 - 2 + 2 - 3 = 17; TP 1 + 6 + 3 + 2.
    let mut fight = aimed(&archer(), "optional:ranged-announce", 3, &[17, 1]);
    fight.choose(1, announced("announced-shot", 3)).take(2);
    let lines = fight.end();
    assert!(
        lines[0].starts_with("1 announced-shot 3 at 2: 17 success (RNG-01; 17:")
            && lines[0].contains("-3 RNG-40"),
        "{lines:#?}"
    );
    has(
        &lines,
        "2 struck [1] 12: 1 DMG-01 +6 DMG-01 +3 RNG-04 +2 RNG-40 -> 12: 12 DMG-01",
    );
}

#[test]
fn without_the_time_for_it_nothing_is_announced() {
    let _proof = proves(&["RNG-40"]);
    let mut fight = aimed(&archer(), "optional:ranged-announce", 2, &[]);
    // Two actions are enough for one or two points, and not for three.
    assert_eq!(fight.forbidden(1, &announced("announced-shot", 3)), "RNG-40");
    assert!(fight.offered().contains(&"announced-shot"));
    // Never more than the talent value of 11, nor in haste, nor without the module.
    let mut fight = quick(range(&archer(), "optional:ranged-announce"), &[]);
    assert_eq!(fight.forbidden(1, &announced("announced-shot", 1)), "RNG-40");
    let mut fight = aimed(&archer(), "optional:aiming", 2, &[]);
    assert_eq!(fight.forbidden(1, &announced("announced-shot", 1)), "RNG-40");
}

#[test]
fn marksmen_announce_faster_and_gain_all_of_it() {
    let _proof = proves(&["RNG-40", "SF-SCHARFSCHUETZE"]);
    // SF-SCHARFSCHUETZE: 6 points take R(6/2) - 2 = 1 action, and add 6 TP: 1 + 6 + 3 + 6.
    let mut fight = aimed(
        &able(r#""SF-SCHARFSCHUETZE""#),
        "optional:ranged-announce",
        2,
        &[2, 1],
    );
    fight.value(1, "fk");
    fight.choose(1, announced("announced-shot", 6)).take(2);
    has(
        &fight.end(),
        "2 struck [1] 16: 1 DMG-01 +6 DMG-01 +3 RNG-04 +6 RNG-40 -> 16: 16 DMG-01",
    );
}

#[test]
fn masters_announce_up_to_their_value_with_one_action() {
    let _proof = proves(&["RNG-40", "SF-MEISTERSCHUETZE"]);
    // SF-MEISTERSCHUETZE: up to FK 18 instead of TaW 11, for one action.
    let master = able(r#""SF-SCHARFSCHUETZE", "SF-MEISTERSCHUETZE""#);
    let mut fight = aimed(&master, "optional:ranged-announce", 2, &[4, 1]);
    fight.value(1, "fk");
    assert_eq!(fight.forbidden(1, &announced("announced-shot", 19)), "RNG-40");
    // 20 - 14 = 6.
    fight.choose(1, announced("announced-shot", 14)).take(2);
    has(
        &fight.end(),
        "2 struck [1] 24: 1 DMG-01 +6 DMG-01 +3 RNG-04 +14 RNG-40 -> 24: 24 DMG-01",
    );
}

#[test]
fn an_aimed_shot_hits_the_part_it_was_aimed_at() {
    let _proof = proves(&["RNG-41"]);
    // 7 + 11 + 2 - 2 + 2 - 2 in haste = 18, and what each part costs by the table.
    for (part, malus) in [
        ("shot-head", -10),
        ("shot-left-arm", -10),
        ("shot-right-arm", -10),
        ("shot-chest", -6),
        ("shot-belly", -6),
        ("shot-right-leg", -8),
        ("shot-left-hand", -16),
        ("shot-right-foot", -16),
        ("shot-eye", -20),
        ("shot-heart", -20),
    ] {
        let mut fight = quick(range(&archer(), "optional:zones"), &[19]);
        fight.choose(1, shot(2, part));
        let line = fight.lines().remove(0);
        assert!(line.contains(&format!("{malus} RNG-41")), "{part}: {line}");
    }
    // The chest of an unarmoured man: no die for the zone. 1 + 6 + 3 = 10 and one wound above 4.
    let mut fight = quick(range(&archer(), "optional:zones"), &[12, 1, 3]);
    fight.choose(1, shot(2, "shot-chest")).take(2);
    let lines = fight.end();
    has(&lines, "2 zone-chest");
    assert!(lines.iter().all(|line| !line.contains("2 zone [")), "{lines:#?}");
}

#[test]
fn marksmen_and_masters_aim_at_parts_more_easily() {
    let _proof = proves(&["RNG-41", "SF-SCHARFSCHUETZE"]);
    const MARKSMAN: &str = r#""SF-SCHARFSCHUETZE""#;
    const MASTER: &str = r#""SF-SCHARFSCHUETZE", "SF-MEISTERSCHUETZE""#;
    let told = |abilities, quarry: &str, part: &str, malus: i16| {
        let setup = open_field(40, 3)
            .with("optional:zones")
            .hero(able(abilities).ron(), (0, 1), READY)
            .foe(quarry.to_owned(), (9, 1), QUIET);
        let mut fight = quick(setup, &[19]);
        fight.value(1, "fk");
        fight.choose(1, shot(2, part));
        let line = fight.lines().remove(0);
        assert!(line.contains(&format!(" {malus} RNG-41")), "{part}: {line}");
    };
    for (part, marksman, master) in [
        ("shot-head", -7, -5),
        ("shot-left-arm", -7, -5),
        ("shot-chest", -4, -3),
        ("shot-belly", -4, -3),
        ("shot-left-leg", -5, -4),
        ("shot-right-hand", -11, -8),
        ("shot-left-foot", -11, -8),
        ("shot-eye", -13, -10),
        ("shot-heart", -13, -10),
    ] {
        told(MARKSMAN, &man(), part, marksman);
        told(MASTER, &man(), part, master);
    }
    for (part, marksman, master) in [
        ("shot-beast-trunk", -3, -2),
        ("shot-beast-leg", -7, -5),
        ("shot-beast-spot", -8, -6),
        ("shot-beast-head", -11, -8),
    ] {
        told(MARKSMAN, &of("OPP-09"), part, marksman);
        told(MASTER, &of("OPP-09"), part, master);
    }
}

#[test]
fn an_eye_has_no_armour_and_a_heart_a_wound_more() {
    let _proof = proves(&["RNG-41"]);
    let master = able(r#""SF-SCHARFSCHUETZE", "SF-MEISTERSCHUETZE""#);
    let helmet = Man {
        armour: r#""ARP-LEATHERSET", "ARP-CHAINCOAT""#,
        ..Man::default()
    };
    let target = |part: &str, faces: &[u8]| {
        let field = open_field(40, 3)
            .with("optional:zones")
            .hero(master.ron(), (0, 1), READY)
            .foe(helmet.ron(), (9, 1), QUIET);
        let mut fight = quick(field, faces);
        fight.choose(1, shot(2, part)).take(2);
        fight.lines()
    };
    // The eye: twice 1 + 6 + 3 = 20, whatever is worn.
    let lines = target("shot-eye", &[2, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]);
    let struck = lines.iter().find(|line| line.starts_with("2 struck")).unwrap();
    assert!(struck.contains("-> 20: 10 DMG-01"), "{struck}");
    // The heart: the armour of the chest counts, and a wound comes besides those of a shot at the chest.
    let torn = |part: &str| -> (String, i16) {
        let lines = target(part, &[2, 2, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]);
        let struck = lines.iter().find(|line| line.starts_with("2 struck")).unwrap();
        let wounds = lines.iter().find(|line| line.starts_with("2 wounds"));
        let number = wounds.map_or(0, |line| line[10..11].parse().unwrap());
        (struck.clone(), number)
    };
    let ((plain, few), (heart, more)) = (torn("shot-chest"), torn("shot-heart"));
    assert_eq!(plain, heart);
    assert_eq!(more, few + 1, "{plain}");
}

#[test]
fn the_parts_of_animals_have_maluses_of_their_own() {
    let _proof = proves(&["RNG-41"]);
    let hunt = || {
        open_field(40, 3)
            .with("optional:zones")
            .hero(archer().ron(), (0, 1), READY)
            .foe(of("OPP-09"), (9, 1), QUIET)
    };
    for (part, malus) in [
        ("shot-beast-trunk", -4),
        ("shot-beast-leg", -10),
        ("shot-beast-spot", -12),
        ("shot-beast-head", -16),
    ] {
        let mut fight = quick(hunt(), &[19, 1]);
        assert_eq!(fight.forbidden(1, &shot(2, "shot-head")), "RNG-41");
        fight.choose(1, shot(2, part));
        let line = fight.lines().remove(0);
        assert!(line.contains(&format!("{malus} RNG-41")), "{part}: {line}");
    }
}

#[test]
fn whoever_lies_turns_his_back_up() {
    let _proof = proves(&["RNG-42"]);
    // RNG-42: 7 is the belly, which nobody sees: thrown again. 15 is the chest, and so the back.
    let prone = || {
        open_field(40, 3)
            .with("optional:zones")
            .hero(archer().ron(), (0, 1), READY)
            .foe(man(), (9, 1), QUIET)
            .posture(Posture::Lying)
    };
    let mut fight = quick(prone(), &[2, 7, 15, 1, 3]);
    fight.choose(1, shot(2, "quick-shot"));
    let lines = fight.lines();
    let zones: Vec<_> = lines.iter().filter(|line| line.starts_with("2 zone")).collect();
    assert_eq!(
        zones,
        [
            "2 zone [7] 7: 7 ZON-01",
            "2 zone-hidden",
            "2 zone [15] 15: 15 ZON-01",
            "2 zone-back"
        ]
    );
    let mut fight = quick(prone(), &[]);
    assert_eq!(fight.forbidden(1, &shot(2, "shot-belly")), "RNG-42");
}

#[test]
fn what_is_thrown_is_aimed_for_an_announcement_alone() {
    let _proof = proves(&["RNG-40"]);
    // A throw needs no aim; two points take one action of it.
    let near = |module: &str| {
        open_field(40, 3)
            .with(module)
            .hero(with(KNIFE).ron(), (0, 1), READY)
            .foe(man(), (3, 1), QUIET)
    };
    let mut fight = near("optional:ranged-announce").dice(&[2, 3]).open();
    fight.plan(2, "defend").plan(1, "act-attack");
    fight.choose(1, aim(2)).skip();
    fight.choose(1, announced("announced-throw", 2)).take(2);
    assert!(fight.lines().iter().any(|line| line.contains("+1 RNG-40")));
    let mut fight = near("optional:aiming").open();
    fight.plan(2, "defend").plan(1, "act-attack");
    assert_eq!(fight.forbidden(1, &aim(2)), "ACT-19");
}

#[test]
fn what_cover_hides_cannot_be_hit() {
    let _proof = proves(&["RNG-42", "RNG-08"]);
    // RNG-42: the corner is half a cover, which hides legs and belly: 3 and 7 are thrown again, 15 is the chest.
    let corner = || {
        drawn(&[".....", ".#...", "....."])
            .with("optional:zones")
            .hero(archer().ron(), (2, 2), READY)
            .foe(man(), (1, 0), QUIET)
    };
    let mut fight = quick(corner(), &[2, 3, 7, 15, 1, 3]);
    fight.choose(1, shot(2, "quick-shot")).take(2);
    let lines = fight.lines();
    let zones: Vec<_> = lines.iter().filter(|line| line.starts_with("2 zone")).collect();
    assert_eq!(
        zones,
        [
            "2 zone [3] 3: 3 ZON-01",
            "2 zone-hidden",
            "2 zone [7] 7: 7 ZON-01",
            "2 zone-hidden",
            "2 zone [15] 15: 15 ZON-01",
            "2 zone-chest"
        ]
    );
    let mut aimed = quick(corner(), &[]);
    assert_eq!(aimed.forbidden(1, &shot(2, "shot-belly")), "RNG-42");
    assert_eq!(aimed.forbidden(1, &shot(2, "shot-left-leg")), "RNG-42");
}

#[test]
fn what_a_shield_hides_cannot_be_hit_either() {
    let _proof = proves(&["RNG-42", "BRD-18"]);
    // BRD-18: whoever hides behind a large shield has half a cover, which leaves the chest (15) to be seen; a very large one covers three
    // quarters, and 7 and 15, belly and chest, are thrown again: 9 is the arm of the shield.
    let behind = |styles: &'static str, faces: &[u8]| {
        let bearer = Man {
            styles,
            ..Man::default()
        };
        let mut fight = open_field(40, 3)
            .with("optional:zones")
            .hero(archer().ron(), (0, 1), READY)
            .foe(bearer.ron(), (6, 1), "initiative: 10")
            .dice(faces)
            .open();
        fight.plan(2, "shelter").plan(1, "fight").skip();
        fight
    };
    const LARGE: &str = r#"(weapon: "WPN-LONGSWORD", second: "SHD-WOOD", talent: "TAL-SCHWERTER")"#;
    const TOWER: &str = r#"(weapon: "WPN-LONGSWORD", second: "SHD-TOWER", talent: "TAL-SCHWERTER")"#;
    for (styles, faces, seen) in [
        (LARGE, &[2, 7, 15, 1, 3][..], &["7", "15"][..]),
        (TOWER, &[2, 7, 15, 9, 1], &["7", "15", "9"]),
    ] {
        let mut fight = behind(styles, faces);
        fight.choose(1, shot(2, "quick-shot")).take(2);
        let lines = fight.end();
        let zones = lines.iter().filter(|line| line.starts_with("2 zone ["));
        let zones: Vec<_> = zones.map(|line| line.split(['[', ']']).nth(1).unwrap()).collect();
        assert_eq!(zones, seen, "{lines:#?}");
    }
    let mut aimed = behind(TOWER, &[]);
    assert_eq!(aimed.forbidden(1, &shot(2, "shot-chest")), "RNG-42");
    let mut aimed = behind(LARGE, &[]);
    assert_eq!(aimed.forbidden(1, &shot(2, "shot-belly")), "RNG-42");
    assert!(aimed.offered().contains(&"shot-chest"));
}
