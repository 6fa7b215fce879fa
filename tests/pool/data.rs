//! The tables: every row as the notes print it.

use klingentanz::rules::Switch;
use klingentanz::rules::pool::data::*;

fn data() -> PoolData {
    let folder = super::common::root().join("assets/rules/pool");
    PoolData::load(&folder).unwrap_or_else(|problems| panic!("{problems}"))
}

#[test]
fn every_table_is_whole_and_every_row_is_a_rule() {
    let data = data();
    let lengths = (
        data.weapons.len(),
        data.armour.len(),
        data.people.len(),
        data.powers.len(),
    );
    assert_eq!(lengths, (20, 8, 10, 3));
    assert_eq!(data.registry.rules.len(), 206);
    let weapons = data.weapons.keys().map(ToString::to_string);
    let armour = data.armour.keys().map(ToString::to_string);
    let people = data.people.keys().map(ToString::to_string);
    for id in weapons.chain(armour).chain(people) {
        assert!(data.registry.rules.contains_key(id.as_str()), "{id}");
    }
}

#[test]
fn weapons_say_what_the_table_says() {
    let data = data();
    // Skill, reach, hands, dice, range, finesse, reload.
    let row = |id: &str| {
        let weapon = &data.weapons[id];
        let (count, sides) = weapon.damage;
        format!(
            "{:?} {} {} {count}d{sides} {}{}{}",
            weapon.skill,
            weapon.reach,
            weapon.hands,
            weapon.range,
            if weapon.finesse { " finesse" } else { "" },
            if weapon.reload { " reload" } else { "" },
        )
    };
    for (id, expected) in [
        ("PL-WPN-01", "Weapon 1 1 1d4 0 finesse"),
        ("PL-WPN-02", "Weapon 1 1 1d6 0 finesse"),
        ("PL-WPN-03", "Weapon 1 1 1d8 0"),
        ("PL-WPN-04", "Weapon 1 1 1d6 0 finesse"),
        ("PL-WPN-05", "Weapon 1 1 1d8 0"),
        ("PL-WPN-06", "Weapon 1 1 1d6 0"),
        ("PL-WPN-07", "Weapon 1 2 2d6 0"),
        ("PL-WPN-08", "Weapon 2 2 1d8 0"),
        ("PL-WPN-09", "Weapon 2 2 1d10 0"),
        ("PL-WPN-10", "Weapon 1 2 1d6 0 finesse"),
        ("PL-WPN-11", "Ranged 0 1 1d4 10"),
        ("PL-WPN-12", "Ranged 0 2 1d6 30"),
        ("PL-WPN-13", "Ranged 0 2 1d8 50"),
        ("PL-WPN-14", "Ranged 0 2 1d10 40 reload"),
        ("PL-WPN-15", "Ranged 0 1 1d4 20"),
        ("PL-WPN-20", "Unarmed 1 0 1d2 0"),
        ("PL-WPN-21", "Unarmed 1 0 1d6 0"),
        ("PL-WPN-22", "Throwing 0 1 1d4 10"),
        ("PL-WPN-23", "Throwing 0 1 1d6 5"),
        ("PL-WPN-24", "Weapon 2 1 1d10 0"),
    ] {
        assert_eq!(row(id), expected, "{id}");
    }
}

#[test]
fn armour_says_what_the_table_says() {
    let data = data();
    for (id, defence, cap, no_sprint) in [
        ("PL-AMR-01", 1, 6, false),
        ("PL-AMR-02", 2, 5, false),
        ("PL-AMR-03", 3, 4, false),
        ("PL-AMR-04", 4, 3, false),
        ("PL-AMR-05", 5, 2, true),
        ("PL-AMR-06", 7, 1, true),
        ("PL-AMR-07", 1, 5, false),
        ("PL-AMR-08", 2, 4, false),
    ] {
        let piece = &data.armour[id];
        assert_eq!(
            (piece.defence, piece.cap, piece.no_sprint),
            (defence, cap, no_sprint),
            "{id}"
        );
    }
}

#[test]
fn people_say_what_the_notes_print() {
    let data = data();
    // Strength to Will; weapon, unarmed, ranged, throwing, medicine, vigilance, stealth, magic; hit points; metres; what they wear and lead.
    let row = |id: &str| {
        let it = &data.people[id];
        let c = it.characteristics;
        let s = it.skills;
        let gear: Vec<String> = it
            .armour
            .iter()
            .map(ToString::to_string)
            .chain(it.weapons.iter().map(ToString::to_string))
            .map(|id| id.replace("PL-", ""))
            .collect();
        let characteristics = [
            c.strength,
            c.agility,
            c.constitution,
            c.perception,
            c.intelligence,
            c.charisma,
            c.will,
        ];
        let skills = [
            s.weapon,
            s.unarmed,
            s.ranged,
            s.throwing,
            s.medicine,
            s.vigilance,
            s.stealth,
            s.magic,
        ];
        (
            characteristics,
            skills,
            it.hit_points.unwrap_or(0),
            it.move_m,
            gear.join(" "),
        )
    };
    for (id, characteristics, skills, hit_points, metres, gear) in [
        (
            "PL-OPP-01",
            [2, 4, 2, 3, 2, 1, 1],
            [3, 2, 3, 2, 0, 2, 4, 0],
            12,
            10,
            "AMR-02 WPN-02 WPN-12",
        ),
        (
            "PL-OPP-02",
            [3, 3, 3, 2, 2, 2, 2],
            [3, 3, 1, 2, 0, 2, 2, 0],
            18,
            10,
            "AMR-02 AMR-07 WPN-05 WPN-22",
        ),
        (
            "PL-OPP-03",
            [5, 2, 5, 2, 1, 2, 2],
            [4, 3, 1, 1, 0, 1, 0, 0],
            28,
            10,
            "AMR-05 WPN-07",
        ),
        (
            "PL-OPP-04",
            [3, 4, 3, 4, 1, 1, 2],
            [0, 4, 0, 0, 0, 4, 3, 0],
            14,
            15,
            "WPN-21",
        ),
        (
            "PL-OPP-05",
            [3, 3, 3, 4, 2, 2, 2],
            [3, 2, 4, 1, 0, 3, 0, 0],
            20,
            10,
            "AMR-04 AMR-07 WPN-14 WPN-01",
        ),
        (
            "PL-OPP-06",
            [7, 1, 6, 2, 1, 2, 3],
            [3, 3, 0, 2, 0, 1, 0, 0],
            40,
            10,
            "WPN-24",
        ),
        (
            "PL-HER-01",
            [5, 3, 4, 3, 2, 3, 3],
            [5, 3, 1, 1, 0, 2, 0, 0],
            0,
            10,
            "AMR-04 AMR-07 AMR-08 WPN-03",
        ),
        (
            "PL-HER-02",
            [3, 5, 3, 4, 3, 4, 2],
            [5, 2, 3, 3, 1, 3, 5, 0],
            0,
            10,
            "AMR-02 WPN-04 WPN-11",
        ),
        (
            "PL-HER-03",
            [3, 5, 3, 5, 2, 2, 3],
            [3, 1, 6, 2, 0, 4, 2, 0],
            0,
            10,
            "AMR-03 WPN-13 WPN-02",
        ),
        (
            "PL-HER-04",
            [4, 2, 4, 3, 5, 4, 5],
            [4, 2, 0, 1, 5, 2, 0, 4],
            0,
            10,
            "AMR-01 AMR-07 AMR-08 WPN-06 WPN-22",
        ),
    ] {
        let expected = (characteristics, skills, hit_points, metres, gear.to_owned());
        assert_eq!(row(id), expected, "{id}");
    }
}

#[test]
fn modules_are_off_in_the_standard_preset() {
    let registry = data().registry;
    assert_eq!(registry.modules.len(), 12);
    for (id, module) in &registry.modules {
        let is_base = id.as_str() == "base";
        let presets = &module.presets;
        assert_eq!(
            presets.basic,
            if is_base { Switch::On } else { Switch::Off },
            "{id}"
        );
        assert_eq!(presets.standard, presets.basic, "{id}");
        let unusual = [
            "optional:all-heroes",
            "optional:hard-dice",
            "optional:ini-each-round",
        ];
        let stays_off = unusual.contains(&id.as_str());
        assert_eq!(presets.expert == Switch::Off, stays_off, "{id}");
    }
}

#[test]
fn nobody_has_more_dice_than_can_be_thrown() {
    // PL-DIC-03: Weapon combat 6, Strength 4 and Charisma for distracting: with eleven one die too many.
    let tried = |charisma: u8| {
        let person = format!(
            r#"Inline((id: "PL-OPP-98", name: (en: "Fop", de: "Geck", fr: "Fat"), hero: false, level: 1, hit_points: 20,
            characteristics: (strength: 4, agility: 2, constitution: 2, perception: 2, intelligence: 2, charisma: {charisma}, will: 3),
            skills: (weapon: 6, unarmed: 0, ranged: 0, throwing: 0, medicine: 0, vigilance: 0, stealth: 0, magic: 0),
            weapons: ["PL-WPN-03"], move_m: 10))"#
        );
        let setup = super::tale::ground().hero(person, (1, 1), "").foe(
            super::tale::person(super::tale::GOBLIN),
            (9, 9),
            "",
        );
        setup.try_open().err().map(|problems| problems.to_string())
    };
    assert_eq!(tried(10), None);
    let problem = tried(11).unwrap();
    assert!(
        problem.contains("a pool of 21 dice; at most 20 can be thrown"),
        "{problem}"
    );
}
