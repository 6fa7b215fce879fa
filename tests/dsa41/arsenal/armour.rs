//! Every piece of armour: what it stops and how it encumbers, as a whole and by zones.
//!
//! What counts with a body armour only is worn over a leather vest (RS 1, BE 1). A long sword strikes 6 + 4 = 10 TP; the foe's KO of 20
//! keeps him from wounds. gRS and gBE are the rounded shares of the row (ARP-04, ARP-05).

use super::{Stage, number};
use crate::proof::proves;
use crate::story::{Man, Setup, Story, field, man};

/// Id; RS and BE without zones, where it has them; gRS, gBE; the face of a zone that it protects best, and its RS there.
struct Row(&'static str, Option<(i16, i16)>, i16, i16, u8, i16);

const ROWS: &[Row] = &[
    Row("ARP-THICKCLOTH", Some((1, 1)), 1, 1, 15, 1),
    Row("ARP-ANAURAK", Some((1, 4)), 1, 1, 19, 1),
    Row("ARP-FURCLOAK", Some((2, 1)), 1, 1, 15, 1),
    Row("ARP-LEATHERVEST", Some((1, 1)), 1, 1, 15, 1),
    Row("ARP-PADDEDUNDER", Some((1, 1)), 1, 1, 15, 1),
    Row("ARP-GAMBESON", Some((2, 2)), 2, 2, 15, 2),
    Row("ARP-CLOTHARMOUR", Some((2, 2)), 1, 1, 15, 2),
    Row("ARP-CHAINUNDER", Some((2, 1)), 1, 1, 15, 2),
    Row("ARP-LEATHERHARNESS", Some((3, 3)), 2, 2, 15, 3),
    Row("ARP-TOADSKIN", Some((3, 2)), 2, 1, 15, 3),
    Row("ARP-IRYAN", Some((3, 2)), 2, 1, 15, 3),
    Row("ARP-BREASTPLATE", Some((1, 1)), 1, 1, 15, 2),
    Row("ARP-CUIRASS", Some((3, 2)), 2, 1, 15, 5),
    Row("ARP-BRONZE", Some((3, 3)), 3, 3, 15, 5),
    Row("ARP-CHAINVEST", Some((2, 2)), 2, 1, 15, 4),
    Row("ARP-CHAINSHORT", Some((3, 3)), 3, 2, 15, 4),
    Row("ARP-CHAINLONG", Some((4, 4)), 3, 2, 15, 4),
    Row("ARP-CHAINCOAT", Some((5, 5)), 3, 2, 15, 4),
    Row("ARP-RINGMAIL", Some((3, 3)), 2, 1, 15, 3),
    Row("ARP-RINGPLATE", Some((4, 3)), 3, 2, 15, 4),
    Row("ARP-BRIGANDINE", Some((3, 2)), 3, 3, 15, 5),
    Row("ARP-LAMELLAR", Some((4, 3)), 3, 3, 15, 5),
    Row("ARP-FIVELAYER", Some((3, 2)), 3, 3, 15, 5),
    Row("ARP-IRONCOAT", Some((4, 3)), 4, 3, 15, 5),
    Row("ARP-SCALE", Some((5, 5)), 4, 4, 15, 5),
    Row("ARP-SCALELONG", Some((6, 6)), 4, 4, 15, 5),
    Row("ARP-MIRROR", Some((5, 4)), 4, 3, 15, 5),
    Row("ARP-LIGHTPLATE", Some((4, 3)), 3, 2, 15, 5),
    Row("ARP-FULLPLATE", Some((6, 4)), 5, 4, 15, 6),
    Row("ARP-AMAZON", Some((5, 3)), 4, 2, 15, 5),
    Row("ARP-CAVALRY", Some((8, 5)), 6, 4, 15, 7),
    Row("ARP-JOUST", Some((12, 10)), 8, 8, 19, 8),
    Row("ARP-HARDWOOD", Some((4, 2)), 3, 2, 15, 4),
    Row("ARP-MAMMOTH", Some((5, 3)), 3, 2, 15, 4),
    Row("ARP-PADCAP", Some((1, 1)), 0, 0, 19, 1),
    Row("ARP-LEATHERCAP", Some((2, 2)), 0, 0, 19, 2),
    Row("ARP-LEATHERCAP-R", Some((2, 2)), 0, 0, 19, 3),
    Row("ARP-KETTLE", Some((2, 2)), 0, 0, 19, 2),
    Row("ARP-STORMCAP", Some((3, 2)), 0, 0, 19, 3),
    Row("ARP-MORION", Some((3, 2)), 0, 0, 19, 3),
    Row("ARP-SALLET", Some((3, 2)), 0, 0, 19, 4),
    Row("ARP-DRAGONHELM", Some((3, 2)), 1, 1, 19, 3),
    Row("ARP-GREATHELM", Some((3, 3)), 1, 1, 19, 5),
    Row("ARP-VISOR", Some((3, 3)), 1, 1, 19, 5),
    Row("ARP-COIF", Some((2, 2)), 1, 1, 19, 3),
    Row("ARP-COIF-F", Some((2, 2)), 1, 1, 19, 4),
    Row("ARP-GORGET", Some((1, 1)), 1, 1, 19, 2),
    Row("ARP-LEATHERSET", Some((2, 2)), 0, 0, 9, 1),
    Row("ARP-CHAINSET", Some((2, 2)), 1, 1, 9, 3),
    Row("ARP-PLATESET", Some((3, 3)), 1, 1, 9, 4),
    Row("ARP-VAMB-L", None, 0, 0, 9, 1),
    Row("ARP-VAMB-S", None, 0, 0, 9, 3),
    Row("ARP-PLATEARMS", None, 1, 1, 9, 5),
    Row("ARP-PAULDRON", None, 1, 1, 9, 2),
    Row("ARP-GAUNTLET", None, 0, 0, 9, 2),
    Row("ARP-GREAVE-L", None, 0, 0, 1, 1),
    Row("ARP-GREAVE-S", None, 1, 1, 1, 3),
    Row("ARP-PLATELEG", Some((3, 3)), 1, 1, 1, 4),
    Row("ARP-TASSETS", None, 1, 1, 7, 2),
    Row("ARP-BOOTS", Some((1, 1)), 0, 0, 1, 1),
    Row("ARP-NAILEDBOOTS", Some((1, 1)), 0, 0, 1, 1),
];

/// The pieces with a "+" in the column of RS.
const NEEDS_BODY: &[&str] = &[
    "ARP-FURCLOAK",
    "ARP-PADCAP",
    "ARP-LEATHERCAP",
    "ARP-LEATHERCAP-R",
    "ARP-KETTLE",
    "ARP-STORMCAP",
    "ARP-MORION",
    "ARP-SALLET",
    "ARP-DRAGONHELM",
    "ARP-GREATHELM",
    "ARP-VISOR",
    "ARP-COIF",
    "ARP-COIF-F",
    "ARP-GORGET",
    "ARP-LEATHERSET",
    "ARP-CHAINSET",
    "ARP-PLATESET",
    "ARP-PLATELEG",
    "ARP-BOOTS",
    "ARP-NAILEDBOOTS",
];

/// A sturdy man in these pieces.
fn wearer(pieces: &str) -> String {
    let sturdy = Man {
        attributes: [12, 12, 12, 12, 12, 12, 20, 12],
        armour: "PIECES",
        ..Man::default()
    };
    sturdy.ron().replace("PIECES", pieces)
}

/// A blow of 10 TP that is not parried.
fn struck(setup: Setup, pieces: &str, faces: &[u8]) -> Setup {
    setup
        .hero(man(), (1, 1), "initiative: 14")
        .foe(wearer(pieces), (2, 1), "initiative: 10")
        .dice(faces)
}

fn lands(fight: &mut Story, loss: &str, id: &str) {
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).take(2);
    let lines = fight.end();
    assert!(
        lines.iter().any(|line| together(line).contains(loss)),
        "{id}: {loss} {lines:#?}"
    );
}

/// A line of the log in which what several pieces keep off by the same rule is one number.
fn together(line: &str) -> String {
    let mut words: Vec<String> = Vec::new();
    for word in line.split(' ') {
        words.push(word.to_owned());
        if let [.., before, rule, points, again] = words.as_slice()
            && rule == again
            && let (Ok(before), Ok(points)) = (before.parse::<i16>(), points.parse::<i16>())
            && before < 0
            && points < 0
        {
            let merged = [format!("{:+}", before + points), rule.clone()];
            words.truncate(words.len() - 4);
            words.extend(merged);
        }
    }
    words.join(" ")
}

#[test]
fn every_piece_stops_and_encumbers_as_its_row_says() {
    let _proof = proves(&[
        "ARP-01",
        "ARP-04",
        "ARP-05",
        "ARP-THICKCLOTH",
        "ARP-ANAURAK",
        "ARP-FURCLOAK",
        "ARP-LEATHERVEST",
        "ARP-PADDEDUNDER",
        "ARP-GAMBESON",
        "ARP-CLOTHARMOUR",
        "ARP-CHAINUNDER",
        "ARP-LEATHERHARNESS",
        "ARP-TOADSKIN",
        "ARP-IRYAN",
        "ARP-BREASTPLATE",
        "ARP-CUIRASS",
        "ARP-BRONZE",
        "ARP-CHAINVEST",
        "ARP-CHAINSHORT",
        "ARP-CHAINLONG",
        "ARP-CHAINCOAT",
        "ARP-RINGMAIL",
        "ARP-RINGPLATE",
        "ARP-BRIGANDINE",
        "ARP-LAMELLAR",
        "ARP-FIVELAYER",
        "ARP-IRONCOAT",
        "ARP-SCALE",
        "ARP-SCALELONG",
        "ARP-MIRROR",
        "ARP-LIGHTPLATE",
        "ARP-FULLPLATE",
        "ARP-AMAZON",
        "ARP-CAVALRY",
        "ARP-JOUST",
        "ARP-HARDWOOD",
        "ARP-MAMMOTH",
        "ARP-PADCAP",
        "ARP-LEATHERCAP",
        "ARP-LEATHERCAP-R",
        "ARP-KETTLE",
        "ARP-STORMCAP",
        "ARP-MORION",
        "ARP-SALLET",
        "ARP-DRAGONHELM",
        "ARP-GREATHELM",
        "ARP-VISOR",
        "ARP-COIF",
        "ARP-COIF-F",
        "ARP-GORGET",
        "ARP-LEATHERSET",
        "ARP-CHAINSET",
        "ARP-PLATESET",
        "ARP-VAMB-L",
        "ARP-VAMB-S",
        "ARP-PLATEARMS",
        "ARP-PAULDRON",
        "ARP-GAUNTLET",
        "ARP-GREAVE-L",
        "ARP-GREAVE-S",
        "ARP-PLATELEG",
        "ARP-TASSETS",
        "ARP-BOOTS",
        "ARP-NAILEDBOOTS",
    ]);
    let mut stage = Stage::new();
    for &Row(id, simple, overall, burden, face, zone) in ROWS {
        if let Some((armour, encumbrance)) = simple {
            let fight = struck(field(), &over_vest(id, armour), &[3, 6]);
            stage.tell(fight, |fight| {
                assert_eq!(number(&fight.value(2, "rs")), armour, "RS of {id}");
                assert_eq!(number(&fight.value(2, "be")), encumbrance, "BE of {id}");
                lands(
                    fight,
                    &format!("-> {}: 10 DMG-01 -{armour} DMG-02", (10 - armour).max(0)),
                    id,
                );
            });
        }
        let fight = struck(
            field().with("optional:zones"),
            &format!("\"{id}\""),
            &[3, face, 6],
        );
        stage.tell(fight, |fight| {
            assert_eq!(number(&fight.value(2, "rs")), overall, "gRS of {id}");
            assert_eq!(number(&fight.value(2, "be")), burden, "gBE of {id}");
            lands(
                fight,
                &format!("-> {}: 10 DMG-01 -{zone} ZON-02", (10 - zone).max(0)),
                id,
            );
        });
    }
}

/// The piece alone, or over the vest that it needs.
fn over_vest(id: &str, armour: i16) -> String {
    if NEEDS_BODY.contains(&id) {
        assert!(armour >= 1, "the vest counts");
        format!("\"ARP-LEATHERVEST\", \"{id}\"")
    } else {
        format!("\"{id}\"")
    }
}
