//! Every combat talent: what encumbrance it bears, and what it is for those who never learnt it.
//!
//! The bearer has 12 in everything (bases 7, 7, 7) and wears a mail coat: BE 5. A weapon of the talent is led with ten points of it,
//! split 5/5, all of them in the attack where there is no parry. What is left of the encumbrance costs the attack its half, rounded
//! down, and the parry the rest; the whole of it where there is no parry (VAL-04, VAL-05). Never learnt is -2 and -3, or -5 where there
//! is no parry; nothing where everybody knows it (TAL-04).

use super::{Stage, number};
use crate::proof::proves;
use crate::story::{Man, field, man};

/// Talent, weapon; AT and PA with ten points, AT and PA without.
struct Row(&'static str, &'static str, i16, Option<i16>, i16, Option<i16>);

const MELEE: &[Row] = &[
    Row("TAL-ANDERTHALB", "WPN-HANDHALF", 11, Some(10), 4, Some(2)),
    Row("TAL-DOLCHE", "WPN-KNIFE", 8, Some(7), 3, Some(2)),
    Row("TAL-FECHT", "WPN-EPEE", 10, Some(9), 3, Some(1)),
    Row("TAL-HIEB", "WPN-CLUB", 12, Some(9), 7, Some(4)),
    Row("TAL-INFANTERIE", "WPN-HALBERD", 11, Some(10), 4, Some(2)),
    Row("TAL-KETTENSTAB", "WPN-CHAINSTAFF", 8, Some(7), 1, Some(-1)),
    Row("TAL-KETTENWAFFEN", "WPN-MORNINGSTAR", 10, Some(9), 3, Some(1)),
    Row("TAL-PEITSCHE", "WPN-WHIP", 13, None, -2, None),
    Row("TAL-RAUFEN", "WPN-FIST", 10, Some(9), 5, Some(4)),
    Row("TAL-SAEBEL", "WPN-SEALSLAYER", 11, Some(10), 6, Some(5)),
    Row("TAL-SCHWERTER", "WPN-LONGSWORD", 11, Some(10), 4, Some(2)),
    Row("TAL-SPEERE", "WPN-SPEAR", 11, Some(9), 4, Some(1)),
    Row("TAL-STAEBE", "WPN-QSTAFF", 11, Some(10), 4, Some(2)),
    Row("TAL-ZHFLEGEL", "WPN-WARFLAIL", 10, Some(9), 3, Some(1)),
    Row("TAL-ZHHIEB", "WPN-WARHAMMER", 10, Some(8), 3, Some(0)),
    Row("TAL-ZHSCHWERT", "WPN-GREATSWORD", 11, Some(9), 4, Some(1)),
];

/// Talent, weapon; FK with ten points, FK without.
const RANGED: &[(&str, &str, i16, i16)] = &[
    ("TAL-ARMBRUST", "RWP-LIGHTXBOW", 17, 2),
    ("TAL-BLASROHR", "RWP-BLOWGUN", 17, 2),
    ("TAL-BOGEN", "RWP-SHORTBOW", 15, 0),
    ("TAL-DISKUS", "RWP-DISCUS", 14, -1),
    ("TAL-SCHLEUDER", "RWP-SLING", 14, -1),
    ("TAL-WURFBEILE", "RWP-THRAXE", 14, -1),
    ("TAL-WURFMESSER", "RWP-THRKNIFE", 15, 5),
    ("TAL-WURFSPEERE", "RWP-JAVELIN", 14, -1),
];

/// Somebody in a mail coat who leads a weapon with a talent that he has learnt, or not.
fn armoured(talents: &str, style: &str, shot: &str) -> String {
    let armoured = Man {
        armour: r#""ARP-CHAINCOAT""#,
        talents: "TALENT",
        styles: "STYLE",
        shots: "SHOT",
        ..Man::default()
    };
    armoured
        .ron()
        .replace("TALENT", talents)
        .replace("STYLE", style)
        .replace("SHOT", shot)
}

#[test]
fn every_melee_talent_bears_encumbrance_as_its_row_says() {
    let _proof = proves(&[
        "TAL-01",
        "TAL-02",
        "VAL-05",
        "TAL-ANDERTHALB",
        "TAL-DOLCHE",
        "TAL-FECHT",
        "TAL-HIEB",
        "TAL-INFANTERIE",
        "TAL-KETTENSTAB",
        "TAL-KETTENWAFFEN",
        "TAL-PEITSCHE",
        "TAL-RAUFEN",
        "TAL-SAEBEL",
        "TAL-SCHWERTER",
        "TAL-SPEERE",
        "TAL-STAEBE",
        "TAL-ZHFLEGEL",
        "TAL-ZHHIEB",
        "TAL-ZHSCHWERT",
    ]);
    let mut stage = Stage::new();
    for &Row(talent, weapon, at, pa, raw_at, raw_pa) in MELEE {
        let split = if pa.is_some() { ", attack: 5, parry: 5" } else { "" };
        let learnt = format!(r#"(talent: "{talent}", value: 10{split})"#);
        for (talents, at, pa) in [(learnt.as_str(), at, pa), ("", raw_at, raw_pa)] {
            let style = format!(r#"(weapon: "{weapon}", talent: "{talent}")"#);
            let fight = field()
                .hero(armoured(talents, &style, ""), (1, 1), "initiative: 14")
                .foe(man(), (2, 1), "initiative: -5");
            stage.tell(fight, |fight| {
                assert_eq!(number(&fight.value(1, "at")), at, "AT {talents} {talent}");
                let parry = fight.value(1, "pa");
                let parry = (parry != "none").then(|| number(&parry));
                assert_eq!(parry, pa, "PA {talents} {talent}");
            });
        }
    }
}

#[test]
fn every_ranged_talent_bears_encumbrance_as_its_row_says() {
    let _proof = proves(&[
        "TAL-01",
        "TAL-02",
        "VAL-04",
        "TAL-ARMBRUST",
        "TAL-BLASROHR",
        "TAL-BOGEN",
        "TAL-DISKUS",
        "TAL-SCHLEUDER",
        "TAL-WURFBEILE",
        "TAL-WURFMESSER",
        "TAL-WURFSPEERE",
    ]);
    let mut stage = Stage::new();
    for &(talent, weapon, fk, raw_fk) in RANGED {
        let learnt = format!(r#"(talent: "{talent}", value: 10)"#);
        for (talents, fk) in [(learnt.as_str(), fk), ("", raw_fk)] {
            let shot = format!(r#"(weapon: "{weapon}", talent: "{talent}")"#);
            let fight = field()
                .hero(armoured(talents, "", &shot), (1, 1), "initiative: 14")
                .foe(man(), (9, 1), "initiative: -5");
            stage.tell(fight, |fight| {
                assert_eq!(number(&fight.value(1, "fk")), fk, "FK {talents} {talent}");
            });
        }
    }
}
