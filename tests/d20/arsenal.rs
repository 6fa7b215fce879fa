//! The tables in play: for every weapon and every piece of armour a fight in which somebody has it, and its numbers come out of the dice.

use super::proof::proves;
use super::story::Story;
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";

/// A weapon in use: id, how it is held, its dice for somebody of medium size; squares that it reaches, or that one increment takes it.
struct Row(&'static str, &'static str, u8, u8, u16);

/// Somebody of average abilities with a base attack bonus of 5, what he fights with, and what he wears.
fn bearer(attacks: &str, armour: &str) -> String {
    format!(
        r#"Inline((id: "D20-OPP-99", name: (en: "Man", de: "Mann", fr: "Homme"), shape: Human, kind: Humanoid, people: Human, size: Medium,
        hit_dice: 5, hit_points: 30,
        abilities: (strength: 10, dexterity: 10, constitution: 10, intelligence: 10, wisdom: 10, charisma: 10),
        initiative: 0, speed: 6, base_attack: 5, saves: (fortitude: 4, reflex: 1, will: 1), attacks: [{attacks}], armour: [{armour}]))"#
    )
}

/// A masterly weapon adds a point to the bonus of 5.
fn attack(Row(id, hold, count, sides, _): &Row) -> String {
    format!(
        r#"(weapon: "{id}", masterwork: true, hold: {hold}, bonus: 6, damage: (count: {count}, sides: {sides}))"#
    )
}

/// The bearer of a weapon and, so many squares to the east of him, a bugbear.
fn apart(row: &Row, squares: u16, faces: &[u8]) -> Story {
    let mut fight = ground()
        .hero(bearer(&attack(row), ""), (1, 1), FIRST)
        .foe(person(BUGBEAR), (1 + squares as i16, 1), SECOND)
        .dice(faces)
        .open();
    fight.skip();
    assert_eq!(fight.asked(), Some((1, "turn")), "{}", row.0);
    fight
}

/// 10 + 6 reach the 16 of the bugbear, which is not on its guard, and every die shows what it can show at most.
fn check_blow(way: &str, row: &Row, squares: u16) {
    let Row(id, _, count, sides, _) = row;
    let mut faces = vec![10];
    faces.extend(vec![*sides; usize::from(*count)]);
    let mut fight = apart(row, squares, &faces);
    fight.choose(1, hit(way, 2, 0));
    let lines = fight.end();
    let points = i16::from(count * sides);
    let lost = [
        format!("2 life 16 -> {} D20-DMG-08", 16 - points),
        format!("2 nonlethal 0 -> {points} D20-DMG-05"),
    ];
    assert!(
        lines.iter().any(|line| lost.contains(line)),
        "{id}: {lost:?} in {lines:#?}"
    );
}

#[test]
fn every_weapon_strikes_as_its_row_says() {
    let _proof = proves(&[
        "D20-WPN-01",
        "D20-WPN-02",
        "D20-WPN-03",
        "D20-WPN-04",
        "D20-WPN-05",
        "D20-WPN-06",
        "D20-WPN-07",
        "D20-WPN-08",
        "D20-WPN-09",
        "D20-WPN-10",
        "D20-WPN-15",
        "D20-WPN-16",
        "D20-WPN-17",
        "D20-WPN-18",
        "D20-WPN-19",
        "D20-WPN-20",
        "D20-WPN-21",
        "D20-WPN-22",
        "D20-WPN-23",
        "D20-WPN-24",
        "D20-WPN-25",
        "D20-WPN-26",
        "D20-WPN-27",
        "D20-WPN-28",
        "D20-WPN-29",
        "D20-WPN-30",
        "D20-WPN-31",
        "D20-WPN-32",
        "D20-WPN-37",
        "D20-T-WEAPON",
    ]);
    for row in [
        Row("D20-WPN-01", "OneHanded", 1, 3, 1),
        Row("D20-WPN-02", "OneHanded", 1, 4, 1),
        Row("D20-WPN-03", "OneHanded", 1, 6, 1),
        Row("D20-WPN-04", "OneHanded", 1, 6, 1),
        Row("D20-WPN-05", "OneHanded", 1, 8, 1),
        Row("D20-WPN-06", "OneHanded", 1, 8, 1),
        Row("D20-WPN-07", "OneHanded", 1, 6, 1),
        Row("D20-WPN-08", "TwoHanded", 1, 8, 1),
        Row("D20-WPN-09", "TwoHanded", 1, 8, 2),
        Row("D20-WPN-10", "TwoHanded", 1, 6, 1),
        Row("D20-WPN-15", "OneHanded", 1, 6, 1),
        Row("D20-WPN-16", "OneHanded", 1, 6, 1),
        Row("D20-WPN-17", "OneHanded", 1, 8, 1),
        Row("D20-WPN-18", "OneHanded", 1, 8, 1),
        Row("D20-WPN-19", "OneHanded", 1, 8, 1),
        Row("D20-WPN-20", "OneHanded", 1, 6, 1),
        Row("D20-WPN-21", "OneHanded", 1, 6, 1),
        Row("D20-WPN-22", "OneHanded", 1, 6, 1),
        Row("D20-WPN-23", "OneHanded", 1, 8, 1),
        Row("D20-WPN-24", "OneHanded", 1, 8, 1),
        Row("D20-WPN-25", "TwoHanded", 2, 4, 1),
        Row("D20-WPN-26", "TwoHanded", 1, 10, 2),
        Row("D20-WPN-27", "TwoHanded", 1, 12, 1),
        Row("D20-WPN-28", "TwoHanded", 1, 10, 1),
        Row("D20-WPN-29", "TwoHanded", 2, 6, 1),
        Row("D20-WPN-30", "TwoHanded", 2, 4, 2),
        Row("D20-WPN-31", "TwoHanded", 1, 10, 1),
        Row("D20-WPN-32", "TwoHanded", 1, 8, 2),
        Row("D20-WPN-37", "OneHanded", 1, 6, 1),
    ] {
        check_blow("strike", &row, row.4);
        // A square farther, and it does not go so far.
        let mut fight = apart(&row, row.4 + 1, &[]);
        assert_eq!(
            fight.forbidden(1, &hit("strike", 2, 0)),
            "D20-AOO-02",
            "{}",
            row.0
        );
    }
}

#[test]
fn every_missile_flies_as_its_row_says() {
    let _proof = proves(&[
        "D20-WPN-11",
        "D20-WPN-12",
        "D20-WPN-13",
        "D20-WPN-14",
        "D20-WPN-33",
        "D20-WPN-34",
        "D20-WPN-35",
        "D20-WPN-36",
    ]);
    for row in [
        Row("D20-WPN-11", "Shot", 1, 8, 16),
        Row("D20-WPN-12", "Shot", 1, 10, 24),
        Row("D20-WPN-13", "Thrown", 1, 6, 6),
        Row("D20-WPN-14", "Shot", 1, 4, 10),
        Row("D20-WPN-33", "Shot", 1, 6, 12),
        Row("D20-WPN-34", "Shot", 1, 8, 20),
        Row("D20-WPN-35", "Shot", 1, 8, 22),
        Row("D20-WPN-36", "Thrown", 1, 2, 2),
    ] {
        check_blow("shot", &row, 2);
    }
}

#[test]
fn every_piece_of_armour_adds_what_its_row_says() {
    let _proof = proves(&[
        "D20-ARM-01",
        "D20-ARM-02",
        "D20-ARM-03",
        "D20-ARM-04",
        "D20-ARM-05",
        "D20-ARM-06",
        "D20-ARM-07",
        "D20-ARM-08",
        "D20-ARM-09",
        "D20-ARM-10",
        "D20-ARM-11",
        "D20-ARM-12",
        "D20-SHD-01",
        "D20-SHD-02",
        "D20-SHD-03",
        "D20-SHD-04",
        "D20-SHD-05",
        "D20-SHD-06",
        "D20-T-ARMOUR",
    ]);
    let sword = Row("D20-WPN-19", "OneHanded", 1, 8, 1);
    for (piece, points) in [
        ("D20-ARM-01", 1),
        ("D20-ARM-02", 2),
        ("D20-ARM-03", 3),
        ("D20-ARM-04", 4),
        ("D20-ARM-05", 3),
        ("D20-ARM-06", 4),
        ("D20-ARM-07", 5),
        ("D20-ARM-08", 5),
        ("D20-ARM-09", 6),
        ("D20-ARM-10", 6),
        ("D20-ARM-11", 7),
        ("D20-ARM-12", 8),
        ("D20-SHD-01", 1),
        ("D20-SHD-02", 1),
        ("D20-SHD-03", 1),
        ("D20-SHD-04", 2),
        ("D20-SHD-05", 2),
        ("D20-SHD-06", 4),
    ] {
        // 10 and the piece; the face and 6 have to reach them.
        for (face, ends) in [(4 + points, "success"), (3 + points, "failure")] {
            let mut faces = vec![face];
            faces.extend((ends == "success").then_some(1));
            let worn = format!("(piece: \"{piece}\")");
            let mut fight = ground()
                .hero(bearer(&attack(&sword), ""), (1, 1), FIRST)
                .foe(bearer(&attack(&sword), &worn), (2, 1), SECOND)
                .dice(&faces)
                .open();
            fight.skip();
            fight.choose(1, hit("strike", 2, 0));
            let lines = fight.end();
            let told = format!("1 strike 2: {face} {ends}");
            assert!(lines[0].starts_with(&told), "{piece}: {told} in {lines:#?}");
        }
    }
}
