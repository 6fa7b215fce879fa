//! The tables in play: for every row a fight in which somebody has what it says, and its numbers come out of the dice.
//!
//! The expected numbers are worked out from the columns of the rule notes; how, stands at the head of each part.

use super::proof::proves;
use super::story::{Story, act_with, open_field};
use super::tale::*;

/// A weapon in use: id, dice, what those that do damage show at most, what is added to them; squares that it reaches or metres that
/// it carries; whether a shield goes with it.
struct Row(&'static str, usize, &'static [u8], i16, i16, bool);

/// Strength 3, Agility 4; Weapon combat 3, Unarmed 2, Ranged 4, Throwing 1. So he attacks with 3 + 3 = 6 dice, with a weapon of finesse 3 + 4
/// = 7, with his body 2 + 3 = 5, with missiles 4 + 4 = 8, with objects 1 + 4 = 5; in close combat 3 is added to the damage. A weapon for one hand
/// leaves the other to the shield.
fn bearer(weapons: &str) -> String {
    format!(
        r#"Inline((id: "PL-OPP-99", name: (en: "Man", de: "Mann", fr: "Homme"), hero: false, level: 1, hit_points: 60,
        characteristics: (strength: 3, agility: 4, constitution: 4, perception: 2, intelligence: 2, charisma: 2, will: 2),
        skills: (weapon: 3, unarmed: 2, ranged: 4, throwing: 1, medicine: 0, vigilance: 0, stealth: 0, magic: 0),
        armour: ["PL-AMR-08"], weapons: [{weapons}], move_m: 10))"#
    )
}

/// The bearer and, so many squares to the east of him, an ogre: 3 of hide and 1 of Agility are four dice of Defence; 40 hit points.
fn apart(weapons: &str, squares: i16, faces: &[u8]) -> Story {
    let mut fight = open_field(60, 3)
        .hero(bearer(weapons), (1, 1), "initiative_die: 6")
        .foe(person(OGRE), (1 + squares, 1), "initiative_die: 1")
        .by("pool")
        .dice(faces)
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight
}

/// One success against none is the points as they fall.
fn one_success(Row(_, dice, damage, ..): &Row) -> Vec<u8> {
    let mut faces = vec![2; *dice];
    faces[0] = 4;
    faces.extend([2; 4]);
    faces.extend(*damage);
    faces
}

fn check_blow(way: &str, value: &str, weapons: &str, slot: u8, row: &Row) {
    let Row(id, dice, damage, added, far, beside_shield) = row;
    let mut fight = apart(weapons, *far, &one_success(row));
    let told = fight.value(1, value);
    assert!(told.starts_with(&format!("{dice}: ")), "{id}: {told}");
    let guard = fight.value(1, "defence-dice").contains("+2 PL-AMR-08");
    assert_eq!(guard, *beside_shield, "{id}");
    let points: i16 = damage.iter().map(|face| i16::from(*face)).sum::<i16>() + added;
    let lines = fight.choose(1, hit(way, 2, slot)).end();
    let struck = format!("2 struck {damage:?} {points}: ");
    assert!(
        lines.iter().any(|line| line.starts_with(&struck)),
        "{id}: {struck} in {lines:#?}"
    );
    let lost = format!("2 life 40 -> {} ", 40 - points);
    assert!(
        lines.iter().any(|line| line.starts_with(&lost)),
        "{id}: {lost} in {lines:#?}"
    );
    // A square farther, and it does not go so far.
    let mut fight = apart(weapons, far + 1, &[]);
    assert_eq!(fight.forbidden(1, &hit(way, 2, slot)), "PL-ATK-03", "{id}");
}

#[test]
fn every_weapon_strikes_as_its_row_says() {
    let _proof = proves(&[
        "PL-WPN-01",
        "PL-WPN-02",
        "PL-WPN-03",
        "PL-WPN-04",
        "PL-WPN-05",
        "PL-WPN-06",
        "PL-WPN-07",
        "PL-WPN-08",
        "PL-WPN-09",
        "PL-WPN-10",
        "PL-WPN-24",
    ]);
    for row in [
        Row("PL-WPN-01", 7, &[4], 3, 1, true),
        Row("PL-WPN-02", 7, &[6], 3, 1, true),
        Row("PL-WPN-03", 6, &[8], 3, 1, true),
        Row("PL-WPN-04", 7, &[6], 3, 1, true),
        Row("PL-WPN-05", 6, &[8], 3, 1, true),
        Row("PL-WPN-06", 6, &[6], 3, 1, true),
        Row("PL-WPN-07", 6, &[6, 6], 3, 1, false),
        Row("PL-WPN-08", 6, &[8], 3, 2, false),
        Row("PL-WPN-09", 6, &[10], 3, 2, false),
        Row("PL-WPN-10", 7, &[6], 3, 1, false),
        Row("PL-WPN-24", 6, &[10], 3, 2, true),
        // As a weapon in the hand the throwing knife is a dagger.
        Row("PL-WPN-11", 7, &[4], 3, 1, true),
    ] {
        check_blow("strike", "attack-dice", &format!("{:?}", row.0), 0, &row);
    }
}

#[test]
fn the_own_body_strikes_as_its_row_says() {
    let _proof = proves(&["PL-WPN-20", "PL-WPN-21"]);
    let hands = Row("PL-WPN-20", 5, &[2], 3, 1, true);
    check_blow("strike", "attack-dice", "", 0, &hands);
    let bite = Row("PL-WPN-21", 5, &[6], 3, 1, true);
    check_blow("strike", "attack-dice", "\"PL-WPN-21\"", 0, &bite);
}

#[test]
fn every_missile_flies_as_its_row_says() {
    let _proof = proves(&[
        "PL-WPN-11",
        "PL-WPN-12",
        "PL-WPN-13",
        "PL-WPN-14",
        "PL-WPN-15",
        "PL-WPN-22",
        "PL-WPN-23",
    ]);
    for row in [
        Row("PL-WPN-11", 8, &[4], 0, 10, true),
        Row("PL-WPN-12", 8, &[6], 0, 30, false),
        Row("PL-WPN-13", 8, &[8], 0, 50, false),
        Row("PL-WPN-14", 8, &[10], 0, 40, false),
        Row("PL-WPN-15", 8, &[4], 0, 20, true),
        Row("PL-WPN-22", 5, &[4], 0, 10, true),
        Row("PL-WPN-23", 5, &[6], 0, 5, true),
        // A thrown dagger is a throwing knife.
        Row("PL-WPN-01", 8, &[4], 0, 10, true),
    ] {
        check_blow("shot", "shot-dice", &format!("{:?}", row.0), 0, &row);
    }
}

#[test]
fn what_is_shot_is_loaded_and_what_is_thrown_is_counted() {
    let _proof = proves(&["PL-WPN-14", "PL-WPN-11", "PL-WPN-22", "PL-WPN-23"]);
    // The crossbow alone has to be loaded, with a move action.
    for (id, must_load) in [
        ("PL-WPN-12", false),
        ("PL-WPN-13", false),
        ("PL-WPN-14", true),
        ("PL-WPN-15", false),
    ] {
        let mut fight = apart(&format!("{id:?}"), 5, &[2; 8]);
        assert!(fight.value(1, "shot-dice").starts_with("8: "), "{id}");
        fight.choose(1, hit("shot", 2, 0));
        assert_eq!(fight.states(1).contains(&"unloaded"), must_load, "{id}");
        assert_eq!(fight.offered().contains(&"load"), must_load, "{id}");
        if must_load {
            fight.act(1, "load");
            assert!(!fight.states(1).contains(&"unloaded"), "{id}");
        }
    }
    // Five knives, three stones, one chair, one dagger; each throw leaves one less.
    for (id, pieces, dice) in [
        ("PL-WPN-11", 5, 8),
        ("PL-WPN-22", 3, 5),
        ("PL-WPN-23", 1, 5),
        ("PL-WPN-01", 1, 8),
    ] {
        let mut fight = apart(&format!("{id:?}"), 5, &vec![2; dice]);
        assert!(
            fight.value(1, "shot-dice").starts_with(&format!("{dice}: ")),
            "{id}"
        );
        assert_eq!(fight.number(1, "pieces"), pieces, "{id}");
        fight.choose(1, hit("shot", 2, 0));
        if pieces > 1 {
            assert_eq!(fight.number(1, "pieces"), pieces - 1, "{id}");
        } else {
            // With the last one the hand is empty.
            assert_eq!(fight.value(1, "pieces"), "none", "{id}");
        }
    }
}

/// Agility 7, so that each cap shows.
fn wearer(armour: &str) -> String {
    format!(
        r#"Inline((id: "PL-OPP-99", name: (en: "Man", de: "Mann", fr: "Homme"), hero: false, level: 1, hit_points: 20,
        characteristics: (strength: 3, agility: 7, constitution: 4, perception: 2, intelligence: 2, charisma: 2, will: 2),
        skills: (weapon: 3, unarmed: 2, ranged: 0, throwing: 0, medicine: 0, vigilance: 0, stealth: 0, magic: 0),
        armour: [{armour:?}], weapons: ["PL-WPN-03"], move_m: 10))"#
    )
}

#[test]
fn every_piece_of_armour_guards_as_its_row_says() {
    let _proof = proves(&[
        "PL-AMR-01",
        "PL-AMR-02",
        "PL-AMR-03",
        "PL-AMR-04",
        "PL-AMR-05",
        "PL-AMR-06",
        "PL-AMR-07",
        "PL-AMR-08",
        "PL-DEF-03",
    ]);
    // Agility 7, of which the cap counts, and the piece itself.
    for (id, defence, cap, may_sprint) in [
        ("PL-AMR-01", 1, 6, true),
        ("PL-AMR-02", 2, 5, true),
        ("PL-AMR-03", 3, 4, true),
        ("PL-AMR-04", 4, 3, true),
        ("PL-AMR-05", 5, 2, false),
        ("PL-AMR-06", 7, 1, false),
        ("PL-AMR-07", 1, 5, true),
        ("PL-AMR-08", 2, 4, true),
    ] {
        let mut fight = ground()
            .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
            .foe(wearer(id), (2, 1), "initiative_die: 1")
            // One success of Aldric's ten dice, and none of the Defence, of which there are so many: 8 + 5.
            .dice(&[&[4, 2, 2, 2, 2, 2, 2, 2, 2, 2][..], &vec![2; defence + cap], &[8]].concat())
            .open();
        begin(&mut fight);
        fight.skip();
        let told = fight.value(2, "defence-dice");
        assert!(told.starts_with(&format!("{}: ", defence + cap)), "{id}: {told}");
        assert!(told.contains(&format!("+{defence} {id}")), "{id}: {told}");
        fight.choose(1, hit("strike", 2, 0));
        let lines = fight.lines();
        let struck = |line: &String| line.starts_with("2 struck [8] 13: ");
        assert!(lines.iter().any(struck), "{id}: {lines:#?}");
        fight.pass(1);
        if !may_sprint {
            assert_eq!(fight.forbidden(2, &go("sprint", &[(3, 1)])), "PL-SPR-03", "{id}");
            continue;
        }
        // 7 of 20 hit points are left, more than a quarter.
        fight.choose(2, go("sprint", &[(3, 1)]));
    }
}

/// Nobody takes the stance, and whoever comes before the first fighter does nothing.
fn begin(fight: &mut Story) {
    while let Some((asked, "stance")) = fight.asked() {
        fight.plan(asked, "fight");
    }
    if fight.asked() == Some((2, "turn")) {
        fight.pass(2);
    }
}

/// Hit points; dice with the weapon in the hand; of Defence and of magic defence; initiative with a die of 1; squares of a move.
type Person = (&'static str, i16, i16, i16, i16, i16, i16);

#[test]
fn everybody_of_the_notes_fights_as_printed() {
    let _proof = proves(&[
        "PL-OPP-01",
        "PL-OPP-02",
        "PL-OPP-03",
        "PL-OPP-04",
        "PL-OPP-05",
        "PL-OPP-06",
        "PL-HER-01",
        "PL-HER-02",
        "PL-HER-03",
        "PL-HER-04",
        "PL-CHR-04",
    ]);
    let people: [Person; 10] = [
        (GOBLIN, 12, 7, 6, 1, 8, 10),
        (BANDIT, 18, 6, 6, 2, 6, 10),
        (ORC, 28, 9, 7, 2, 5, 10),
        (WOLF, 14, 7, 5, 2, 9, 15),
        (GUARD, 20, 7, 8, 2, 8, 10),
        (OGRE, 40, 10, 4, 3, 4, 10),
        (ALDRIC, 26, 10, 10, 3, 7, 10),
        (LYSANDRE, 22, 10, 8, 2, 10, 10),
        (MAELLE, 22, 11, 7, 3, 11, 10),
        (ODO, 26, 8, 6, 5, 6, 10),
    ];
    for (id, life, attack, defence, magic, initiative, squares) in people {
        let mut fight = open_field(60, 3)
            .hero(person(id), (0, 1), "initiative_die: 1")
            .foe(wearer("PL-AMR-01"), (59, 2), "initiative_die: 1")
            .by("pool")
            .open();
        let dice = if [MAELLE, GUARD].contains(&id) {
            "shot-dice"
        } else {
            "attack-dice"
        };
        let values =
            ["life", dice, "defence-dice", "magic-dice", "ini", "paces"].map(|it| fight.number(1, it));
        assert_eq!(
            values,
            [life, attack, defence, magic, initiative, squares],
            "{id}"
        );
        begin(&mut fight);
        let path: Vec<(i16, i16)> = (1..=squares + 1).map(|x| (x, 1)).collect();
        assert_eq!(fight.forbidden(1, &go("walk", &path)), "PL-MOV-01", "{id}");
        fight.choose(1, go("walk", &path[..squares as usize]));
    }
}

/// Slot of a weapon; how it is used; dice, dice of damage at most, what is added, squares or metres.
type Attack = (u8, &'static str, usize, &'static [u8], i16, i16);

#[test]
fn everybody_of_the_notes_attacks_as_printed() {
    let _proof = proves(&[
        "PL-WPN-20",
        "PL-ATK-02",
        "PL-CHR-03",
        "PL-DMG-02",
        "PL-DMG-03",
        "PL-DMG-04",
    ]);
    let all: [(&str, &[Attack]); 10] = [
        (
            GOBLIN,
            &[
                (0, "strike", 7, &[6], 2, 1),
                (1, "shot", 7, &[6], 0, 30),
                (2, "strike", 4, &[2], 2, 1),
            ],
        ),
        (
            BANDIT,
            &[
                (0, "strike", 6, &[8], 3, 1),
                (1, "shot", 5, &[4], 0, 10),
                (2, "strike", 6, &[2], 3, 1),
            ],
        ),
        (
            ORC,
            &[(0, "strike", 9, &[6, 6], 5, 1), (1, "strike", 8, &[2], 5, 1)],
        ),
        (WOLF, &[(0, "strike", 7, &[6], 3, 1)]),
        (
            GUARD,
            &[
                (0, "shot", 7, &[10], 0, 40),
                (1, "strike", 6, &[4], 3, 1),
                (2, "strike", 5, &[2], 3, 1),
            ],
        ),
        (
            OGRE,
            &[(0, "strike", 10, &[10], 7, 2), (1, "strike", 10, &[2], 7, 1)],
        ),
        (
            ALDRIC,
            &[(0, "strike", 10, &[8], 5, 1), (1, "strike", 8, &[2], 5, 1)],
        ),
        (
            LYSANDRE,
            &[
                (0, "strike", 10, &[6], 3, 1),
                (1, "shot", 8, &[4], 0, 10),
                (2, "strike", 5, &[2], 3, 1),
            ],
        ),
        (
            MAELLE,
            &[
                (0, "shot", 11, &[8], 0, 50),
                (1, "strike", 8, &[6], 3, 1),
                (2, "strike", 4, &[2], 3, 1),
            ],
        ),
        (
            ODO,
            &[
                (0, "strike", 8, &[6], 4, 1),
                (1, "shot", 3, &[4], 0, 10),
                (2, "strike", 6, &[2], 4, 1),
            ],
        ),
    ];
    for (id, attacks) in all {
        for &(slot, way, dice, damage, added, far) in attacks {
            // The wearer of a padded coat: 1 + 6 dice of Defence.
            let mut faces = vec![2; dice];
            faces[0] = 4;
            faces.extend([2; 7]);
            faces.extend(damage);
            let mut fight = open_field(60, 3)
                .hero(person(id), (1, 1), "initiative_die: 6")
                .foe(wearer("PL-AMR-01"), (1 + far, 1), "initiative_die: 1")
                .by("pool")
                .dice(&faces)
                .open();
            begin(&mut fight);
            let place = format!("{id}, weapon {slot}");
            let is_body = !damage.is_empty() && damage == [2];
            if slot > 0 && !is_body {
                fight.choose(1, act_with("draw", slot));
            }
            let value = if way == "shot" { "shot-dice" } else { "attack-dice" };
            if !is_body {
                assert!(fight.value(1, value).starts_with(&format!("{dice}: ")), "{place}");
            } else if slot > 0 {
                fight.act(1, "drop");
                assert!(fight.value(1, value).starts_with(&format!("{dice}: ")), "{place}");
            }
            let points: i16 = damage.iter().map(|face| i16::from(*face)).sum::<i16>() + added;
            fight.skip();
            let lines = fight.choose(1, hit(way, 2, slot)).end();
            let struck = format!("2 struck {damage:?} {points}: ");
            assert!(
                lines.iter().any(|line| line.starts_with(&struck)),
                "{place}: {struck} in {lines:#?}"
            );
        }
    }
}
