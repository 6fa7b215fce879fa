//! Every shield and parry weapon: what it does to the attack, its own parry, its initiative.
//!
//! The bearer has 12 in everything and a long sword led at 12/12: AT 12 with the WM of the item; INI-Basis 10 with its INI. A shield
//! parries at 7 and its WM (SHD-01); a parry weapon at 12 with its WM, 4 less for who has not learnt it (SHD-07); what can be both is
//! used as the better one (SHD-09).

use super::{Stage, number};
use crate::proof::proves;
use crate::story::{Man, field, man};

/// Id, AT of the sword, parry of the item, INI before the die.
struct Row(&'static str, i16, i16, i16);

const ROWS: &[Row] = &[
    Row("SHD-WOOD", 11, 10, 9),
    Row("SHD-REINF", 10, 10, 9),
    Row("SHD-LEATHER", 11, 10, 10),
    Row("SHD-LEATHER-L", 11, 11, 9),
    Row("SHD-MAT", 11, 11, 10),
    Row("SHD-THORWAL", 10, 11, 9),
    Row("SHD-GREAT", 10, 12, 8),
    Row("SHD-TOWER", 7, 14, 7),
    Row("SHD-BUCKLER", 12, 9, 10),
    Row("SHD-BUCKLER-M", 12, 10, 10),
    Row("SHD-ARMGUARD", 10, 9, 10),
    Row("SHD-DRAGONCLAW", 10, 9, 10),
    Row("SHD-BOCK", 11, 9, 10),
    Row("SHD-MAINGAUCHE", 12, 10, 11),
    Row("SHD-HOOK", 11, 11, 10),
    Row("SHD-LONGDAGGER", 12, 9, 10),
    Row("SHD-FAN", 12, 10, 11),
    Row("SHD-CATCHER", 12, 9, 10),
    Row("SHD-BREAKER", 12, 9, 10),
];

/// Somebody with a sword and something in the other hand.
pub fn bearer(second: &str) -> String {
    let bearer = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SECOND", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    bearer.ron().replace("SECOND", second)
}

#[test]
fn every_shield_and_parry_weapon_wards_as_its_row_says() {
    let _proof = proves(&[
        "SHD-20",
        "SHD-01",
        "SHD-02",
        "SHD-07",
        "SHD-WOOD",
        "SHD-REINF",
        "SHD-LEATHER",
        "SHD-LEATHER-L",
        "SHD-MAT",
        "SHD-THORWAL",
        "SHD-GREAT",
        "SHD-TOWER",
        "SHD-BUCKLER",
        "SHD-BUCKLER-M",
        "SHD-ARMGUARD",
        "SHD-DRAGONCLAW",
        "SHD-BOCK",
        "SHD-MAINGAUCHE",
        "SHD-HOOK",
        "SHD-LONGDAGGER",
        "SHD-FAN",
        "SHD-CATCHER",
        "SHD-BREAKER",
    ]);
    let mut stage = Stage::new();
    for &Row(id, at, ward, ini) in ROWS {
        // INI dice 1 and 6: the foe strikes first, and the item just parries; the bearer's blow just hits.
        let fight = field()
            .hero(bearer(id), (1, 1), "")
            .foe(man(), (2, 1), "")
            .dice(&[1, 6, 3, ward as u8, at as u8, 1]);
        stage.tell(fight, |fight| {
            assert_eq!(number(&fight.value(1, "at")), at, "AT with {id}");
            assert_eq!(number(&fight.value(1, "ward")), ward, "parry of {id}");
            assert_eq!(number(&fight.value(1, "ini")), ini + 1, "INI with {id}");
            fight.plan(1, "fight").plan(2, "fight").skip();
            fight.strike(2, 1).defend(1, "shield-parry").strike(1, 2).take(2);
            let lines = fight.end();
            let warded = format!("1 shield-parry: {ward} success (");
            assert!(
                lines.iter().any(|line| line.starts_with(&warded)),
                "{id}: {lines:#?}"
            );
            let struck = format!("1 attack 2: {at} success (ATK-01; {at}:");
            assert!(
                lines.iter().any(|line| line.starts_with(&struck)),
                "{id}: {lines:#?}"
            );
        });
    }
}
