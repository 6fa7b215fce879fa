//! The people of the tables in play: what the sheet of each says in its first turn, and a blow of each, by the numbers of the tables.

use super::proof::proves;
use super::story::Story;
use super::tale::*;

/// Somebody of the tables: id, hit points, AC, against touches and caught flat-footed, initiative bonus, speed in squares, saves, bonus of the
/// attack in hand, and whether that is a shot.
struct Row(&'static str, i16, [i16; 3], i16, i16, [i16; 3], (i16, bool));

/// Somebody at (1, 1) who is asked for his first turn, with a bugbear so many squares to the east.
fn first_turn(id: &str, squares: i16, faces: &[u8]) -> Story {
    let mut fight = ground()
        .hero(person(id), (1, 1), "initiative_die: 20")
        .foe(person(BUGBEAR), (1 + squares, 1), "initiative_die: 1")
        .dice(faces)
        .open();
    fight.skip();
    assert_eq!(fight.asked(), Some((1, "turn")), "{id}");
    fight
}

fn look(rows: &[Row]) {
    for Row(id, life, classes, initiative, speed, saves, (bonus, is_shot)) in rows {
        let fight = first_turn(id, 9, &[]);
        let numbers = |words: [&str; 3]| words.map(|word| fight.number(1, word));
        assert_eq!(fight.number(1, "life"), *life, "{id}");
        assert_eq!(
            numbers(["armour-class", "touch", "flat-footed-class"]),
            *classes,
            "{id}"
        );
        assert_eq!(fight.number(1, "ini"), 20 + initiative, "{id}");
        assert_eq!(fight.number(1, "speed"), *speed, "{id}");
        assert_eq!(numbers(["fortitude", "reflex", "will"]), *saves, "{id}");
        let word = if *is_shot { "shot-attack" } else { "attack" };
        assert_eq!(fight.number(1, word), *bonus, "{id}");
    }
}

#[test]
fn the_opponents_are_those_of_the_table() {
    let _proof = proves(&[
        "D20-OPP-01",
        "D20-OPP-02",
        "D20-OPP-03",
        "D20-OPP-04",
        "D20-OPP-05",
        "D20-OPP-06",
        "D20-OPP-07",
        "D20-OPP-08",
        "D20-OPP-09",
        "D20-OPP-10",
        "D20-OPP-11",
        "D20-OPP-12",
        "D20-T-OPP",
    ]);
    look(&[
        Row("D20-OPP-01", 5, [15, 12, 14], 1, 6, [3, 1, -1], (2, false)),
        Row("D20-OPP-02", 5, [13, 10, 13], 0, 6, [3, 0, -2], (4, false)),
        Row("D20-OPP-03", 6, [15, 11, 14], 1, 6, [4, 1, -1], (2, false)),
        Row("D20-OPP-04", 11, [15, 10, 15], 0, 6, [4, 0, 0], (3, false)),
        Row("D20-OPP-05", 16, [17, 11, 16], 1, 6, [2, 4, 1], (5, false)),
        Row("D20-OPP-06", 13, [14, 12, 12], 2, 10, [5, 5, 1], (3, false)),
        Row("D20-OPP-07", 6, [15, 11, 14], 5, 6, [0, 1, 2], (1, false)),
        Row("D20-OPP-08", 16, [11, 9, 11], -1, 6, [0, -1, 3], (2, false)),
        Row("D20-OPP-09", 29, [16, 8, 16], -1, 6, [6, 0, 1], (8, false)),
        Row("D20-OPP-10", 63, [16, 11, 14], 2, 6, [11, 4, 3], (9, false)),
        Row("D20-OPP-11", 1, [14, 14, 12], 2, 3, [2, 4, 1], (4, false)),
        Row("D20-OPP-12", 11, [14, 13, 11], 3, 6, [4, 3, 0], (4, false)),
    ]);
}

#[test]
fn the_heroes_and_the_mounts_are_those_of_their_tables() {
    let _proof = proves(&[
        "D20-HER-01",
        "D20-HER-02",
        "D20-HER-03",
        "D20-HER-04",
        "D20-HER-05",
        "D20-HER-06",
        "D20-HER-07",
        "D20-MOU-01",
        "D20-MOU-02",
        "D20-T-HERO",
        "D20-T-MOUNT",
    ]);
    // Brakk and Tilly keep their Dexterity where they are caught flat-footed. Oswin, on foot, has the sword in hand and his shield up.
    look(&[
        Row("D20-HER-01", 49, [21, 11, 20], 1, 4, [7, 3, 3], (11, false)),
        Row("D20-HER-02", 56, [16, 11, 16], 1, 6, [7, 3, 3], (11, false)),
        Row("D20-HER-03", 29, [18, 15, 18], 4, 4, [4, 10, 2], (10, false)),
        Row("D20-HER-04", 48, [20, 10, 20], 0, 4, [8, 2, 8], (6, false)),
        Row("D20-HER-05", 16, [13, 13, 10], 3, 6, [2, 5, 6], (6, true)),
        Row("D20-HER-06", 36, [17, 13, 14], 3, 6, [6, 8, 3], (11, true)),
        Row("D20-HER-07", 49, [19, 11, 18], 1, 4, [7, 3, 3], (9, false)),
        Row("D20-MOU-01", 22, [14, 10, 13], 1, 12, [6, 4, 2], (4, false)),
        Row("D20-MOU-02", 19, [13, 10, 12], 1, 12, [5, 4, 2], (-2, false)),
    ]);
}

#[test]
fn every_opponent_does_the_damage_of_the_table() {
    // A natural 20 hits; 1 + attack bonus against 16 does not confirm. Every die shows a 1: the plus of the damage is left. The bugbear has 16.
    // The rat bites from the square of its foe, for the least that a hit does.
    for (id, squares, dice, points) in [
        ("D20-OPP-01", 1, 1, 1),
        ("D20-OPP-02", 1, 2, 6),
        ("D20-OPP-03", 1, 1, 2),
        ("D20-OPP-04", 1, 1, 3),
        ("D20-OPP-05", 1, 1, 3),
        ("D20-OPP-07", 1, 1, 2),
        ("D20-OPP-08", 1, 1, 2),
        ("D20-OPP-09", 3, 2, 9),
        ("D20-OPP-10", 3, 1, 7),
    ] {
        let mut faces = vec![20, 1];
        faces.extend(vec![1; dice]);
        let mut fight = first_turn(id, squares, &faces);
        fight.choose(1, hit("strike", 2, 0));
        let lines = fight.lines();
        let lost = format!("2 life 16 -> {} D20-DMG-08", 16 - points);
        assert!(lines.contains(&lost), "{id}: {lost} in {lines:#?}");
    }
}
