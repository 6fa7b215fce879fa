//! Every hero, opponent and creature: the sheet in play, and one blow of the first weapon or attack.
//!
//! The numbers are those that the rule notes print for the simple armour system; all dice of the hit points show 1.

use super::{Stage, number};
use crate::proof::proves;
use crate::story::{field, man, of};

/// Id; LE, AU, first threshold, AT, PA, RS, BE, AW, GS, INI before the die; the other parry; dice, TP when all show 1; squares.
struct Row(&'static str, [i16; 10], Option<i16>, u8, i16, i16);

const PEOPLE: &[Row] = &[
    Row("HER-01", [32, 31, 7, 11, 12, 6, 4, 4, 4, 10], Some(16), 1, 6, 1),
    Row("HER-02", [35, 40, 8, 16, 11, 6, 3, 5, 3, 7], None, 2, 5, 1),
    Row("HER-03", [33, 31, 8, 13, 12, 4, 2, 6, 6, 11], None, 1, 7, 2),
    Row("HER-04", [23, 31, 6, 12, 11, 1, 1, 10, 7, 15], None, 1, 4, 1),
    Row("HER-05", [29, 30, 6, 15, 13, 2, 1, 13, 7, 14], None, 1, 5, 1),
    Row("HER-06", [28, 30, 6, 15, 14, 3, 1, 7, 7, 16], Some(18), 1, 4, 1),
    Row("HER-07", [28, 29, 6, 11, 12, 1, 1, 10, 7, 10], None, 1, 2, 2),
    Row("HER-08", [28, 30, 6, 13, 12, 1, 1, 13, 7, 14], None, 1, 3, 1),
    Row("OPP-01", [28, 27, 6, 11, 7, 2, 2, 5, 6, 7], None, 1, 3, 1),
    Row("OPP-02", [27, 27, 6, 10, 7, 1, 1, 6, 7, 7], None, 1, 3, 1),
    Row("OPP-03", [31, 30, 7, 13, 10, 4, 3, 4, 5, 7], None, 1, 6, 2),
    Row("OPP-04", [28, 28, 6, 10, 8, 4, 2, 5, 6, 7], None, 1, 2, 1),
    Row("OPP-05", [33, 38, 7, 14, 10, 3, 1, 7, 7, 9], None, 1, 5, 1),
    Row("OPP-06", [23, 27, 6, 8, 6, 1, 1, 6, 6, 8], None, 1, 4, 2),
    Row("OPP-07", [33, 31, 10, 14, 10, 8, 5, 3, 3, 4], None, 2, 7, 2),
];

#[test]
fn every_hero_and_opponent_fights_as_printed() {
    let _proof = proves(&[
        "HER-01", "HER-02", "HER-03", "HER-04", "HER-05", "HER-06", "HER-07", "HER-08", "OPP-01", "OPP-02",
        "OPP-03", "OPP-04", "OPP-05", "OPP-06", "OPP-07",
    ]);
    let mut stage = Stage::new();
    for &Row(id, sheet, ward, dice, points, squares) in PEOPLE {
        let mut faces = vec![3, 2];
        faces.extend(vec![1; usize::from(dice)]);
        let fight = field()
            .hero(of(id), (1, 1), "")
            .foe(man(), (1 + squares, 1), "initiative: -5")
            .dice(&faces);
        stage.tell(fight, |fight| {
            let words = ["le", "au", "ws", "at", "pa", "rs", "be", "aw", "gs", "ini"];
            let mut shown = words.map(|word| number(&fight.value(1, word)));
            shown[9] -= 3;
            assert_eq!(shown, sheet, "{id}");
            let other = fight.value(1, "ward");
            let other = (other != "none").then(|| number(&other));
            assert_eq!(other, ward, "{id}");
            fight.plan(2, "defend").plan(1, "fight").skip();
            fight.strike(1, 2).take(2);
            let lines = fight.end();
            let hit = format!("1 attack 2: 2 success (ATK-01; {}:", sheet[3]);
            assert!(lines[0].starts_with(&hit), "{id}: {lines:#?}");
            let struck = format!("2 struck {:?} {points}:", vec![1; usize::from(dice)]);
            assert!(
                lines.iter().any(|line| line.starts_with(&struck)),
                "{id}: {struck} {lines:#?}"
            );
        });
    }
}

/// Id; LE, AT, PA, RS, GS, INI before the die; dice, TP when all show 1; where a foe stands whom it strikes.
struct Beast(&'static str, [i16; 6], u8, i16, i16);

const BEASTS: &[Beast] = &[
    Beast("OPP-08", [55, 12, 6, 3, 7, 6], 3, 7, 3),
    Beast("OPP-09", [22, 11, 5, 2, 12, 10], 1, 3, 2),
    Beast("OPP-10", [20, 9, 7, 2, 6, 6], 1, 5, 2),
    Beast("OPP-11", [30, 8, 3, 1, 4, 4], 1, 3, 2),
    Beast("OPP-12", [55, 11, 5, 4, 7, 8], 2, 4, 3),
    // The paw knocks down besides: the KK check of 12 - 3 is passed with a 1.
    Beast("OPP-13", [50, 11, 5, 3, 10, 5], 2, 4, 3),
    Beast("OPP-14", [22, 11, 6, 1, 12, 10], 1, 4, 2),
    Beast("OPP-15", [25, 12, 6, 3, 8, 9], 1, 3, 2),
    Beast("OPP-16", [28, 10, 4, 3, 11, 7], 1, 5, 2),
    Beast("OPP-17", [18, 10, 5, 2, 9, 9], 1, 4, 2),
    Beast("OPP-18", [55, 8, 3, 1, 12, 6], 1, 5, 3),
];

#[test]
fn every_creature_fights_as_its_row_says() {
    let _proof = proves(&[
        "VAL-08", "OPP-08", "OPP-09", "OPP-10", "OPP-11", "OPP-12", "OPP-13", "OPP-14", "OPP-15", "OPP-16",
        "OPP-17", "OPP-18",
    ]);
    let mut stage = Stage::new();
    for &Beast(id, sheet, dice, points, foe_at) in BEASTS {
        let mut faces = vec![3, 2];
        faces.extend(vec![1; usize::from(dice) + 4]);
        let fight = field()
            .hero(of(id), (1, 1), "")
            .foe(man(), (foe_at, 1), "initiative: -5")
            .dice(&faces);
        stage.tell(fight, |fight| {
            let mut shown = ["le", "at", "pa", "rs", "gs", "ini"].map(|word| number(&fight.value(1, word)));
            shown[5] -= 3;
            // The bear rises in the first round, and its sheet says so.
            shown[1] -= i16::from(id == "OPP-13");
            assert_eq!(shown, sheet, "{id}");
            fight.plan(2, "defend").plan(1, "fight").skip();
            fight.strike(1, 2).take(2);
            let lines = fight.lines();
            // The bear rises in the first round.
            let attack = sheet[1] + i16::from(id == "OPP-13");
            let hit = format!("1 attack 2: 2 success (ATK-01; {attack}:");
            assert!(lines[0].starts_with(&hit), "{id}: {lines:#?}");
            let struck = format!("2 struck {:?} {points}:", vec![1; usize::from(dice)]);
            assert!(
                lines.iter().any(|line| line.starts_with(&struck)),
                "{id}: {struck} {lines:#?}"
            );
        });
    }
}

#[test]
fn a_hero_counts_in_a_team_as_two_of_the_rank_and_file() {
    let _proof = proves(&["CMB-02"]);
    let mut stage = Stage::new();
    for (id, worth) in [
        ("HER-02", "2: 2 CMB-02"),
        ("OPP-05", "2: 2 CMB-02"),
        ("OPP-01", "1: 1 CMB-02"),
        ("OPP-03", "1: 1 CMB-02"),
        ("OPP-06", "1: 1 CMB-02"),
        // Of the others nothing is said.
        ("OPP-02", "none"),
        ("OPP-07", "none"),
        ("OPP-09", "none"),
    ] {
        let fight = field()
            .hero(of(id), (1, 1), "")
            .foe(man(), (9, 1), "")
            .dice(&[3, 3]);
        stage.tell(fight, |fight| assert_eq!(fight.value(1, "worth"), worth, "{id}"));
    }
    // Where a level names nobody, two heroes face four of the rank and file.
    let app = crate::common::app();
    let system = klingentanz::rules::system("dsa41").unwrap();
    let sides = system.stand_ins(app.world(), &[2, 4]).unwrap();
    let ids =
        |side: &[klingentanz::battle::RawRon]| side.iter().map(|raw| raw.text.clone()).collect::<Vec<_>>();
    assert_eq!(ids(&sides[0]), [of("HER-01"), of("HER-02")]);
    assert_eq!(
        ids(&sides[1]),
        [of("OPP-01"), of("OPP-01"), of("OPP-01"), of("OPP-01")]
    );
}
