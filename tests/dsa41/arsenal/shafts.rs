//! The longer and the heavier weapons: as those in `weapons`, by the same bearer.

use super::weapons::{Row, fight_each};
use crate::proof::proves;

#[test]
fn hand_and_a_half_weapons_strike_and_parry_as_their_rows_say() {
    let _proof = proves(&[
        "TAL-ANDERTHALB",
        "WPN-HANDHALF",
        "WPN-BASTARD2",
        "WPN-TUZAK",
        "WPN-RONDRAKAMM",
    ]);
    fight_each(
        "TAL-ANDERTHALB",
        &[
            Row("WPN-HANDHALF", 13, 13, 11, 1, 7, 2),
            Row("WPN-BASTARD2", 13, 12, 10, 1, 8, 1),
            Row("WPN-TUZAK", 13, 10, 8, 1, 5, 2), // GE misses 3 of 15: PA, TP and INI -3
            Row("WPN-RONDRAKAMM", 13, 13, 10, 2, 6, 2),
        ],
    );
}

#[test]
fn flails_strike_and_parry_as_their_rows_say() {
    let _proof = proves(&[
        "TAL-KETTENWAFFEN",
        "WPN-MORNINGSTAR",
        "WPN-OGRESHACKLE",
        "WPN-OXHERD",
        "WPN-NINETAIL",
    ]);
    fight_each(
        "TAL-KETTENWAFFEN",
        &[
            Row("WPN-MORNINGSTAR", 12, 11, 9, 1, 8, 1),
            Row("WPN-OGRESHACKLE", 12, 10, 8, 2, 7, 1),
            Row("WPN-OXHERD", 11, 9, 7, 3, 7, 1),
            Row("WPN-NINETAIL", 12, 9, 9, 1, 3, 1),
        ],
    );
}

#[test]
fn chain_staffs_strike_and_parry_as_their_rows_say() {
    let _proof = proves(&["TAL-KETTENSTAB", "WPN-CHAINSTAFF", "WPN-3STAFF"]);
    fight_each(
        "TAL-KETTENSTAB",
        &[
            Row("WPN-CHAINSTAFF", 11, 10, 12, 1, 4, 1), // GE misses 3 of 15: AT -3, PA -3
            Row("WPN-3STAFF", 11, 11, 12, 1, 4, 1),     // GE misses 3 of 15: AT -3, PA -3
        ],
    );
}

#[test]
fn staffs_strike_and_parry_as_their_rows_say() {
    let _proof = proves(&["TAL-STAEBE", "WPN-QSTAFF", "WPN-MAGESTAFF", "WPN-ZWEILILIEN"]);
    fight_each(
        "TAL-STAEBE",
        &[
            Row("WPN-QSTAFF", 13, 13, 11, 1, 3, 2),
            Row("WPN-MAGESTAFF", 12, 12, 10, 1, 3, 2),
            Row("WPN-ZWEILILIEN", 14, 12, 11, 1, 5, 1),
        ],
    );
}

#[test]
fn spears_strike_and_parry_as_their_rows_say() {
    let _proof = proves(&[
        "TAL-SPEERE",
        "WPN-SPEAR",
        "WPN-BOARSPEAR",
        "WPN-THRUSTSPEAR",
        "WPN-WOODSPEAR",
        "WPN-TRIDENT",
        "WPN-DSCHADRA",
        "WPN-JAVELIN-M",
        "WPN-PIKE",
        "WPN-PARTISAN",
        "WPN-WYRMSPEAR",
    ]);
    fight_each(
        "TAL-SPEERE",
        &[
            Row("WPN-SPEAR", 13, 11, 9, 1, 7, 2),
            Row("WPN-BOARSPEAR", 13, 12, 9, 1, 8, 2),
            Row("WPN-THRUSTSPEAR", 13, 12, 9, 2, 5, 2),
            Row("WPN-WOODSPEAR", 12, 10, 10, 1, 5, 2),
            Row("WPN-TRIDENT", 13, 12, 10, 1, 6, 2),
            Row("WPN-DSCHADRA", 13, 10, 9, 1, 7, 2),
            Row("WPN-JAVELIN-M", 12, 10, 8, 1, 5, 1),
            Row("WPN-PIKE", 12, 11, 8, 1, 7, 4),
            Row("WPN-PARTISAN", 13, 11, 10, 1, 7, 2),
            Row("WPN-WYRMSPEAR", 13, 11, 10, 1, 7, 2),
        ],
    );
}

#[test]
fn pole_arms_strike_and_parry_as_their_rows_say() {
    let _proof = proves(&[
        "TAL-INFANTERIE",
        "WPN-HALBERD",
        "WPN-GLAIVE",
        "WPN-BILL",
        "WPN-WARSCYTHE",
        "WPN-SCYTHE",
        "WPN-REAPER",
        "WPN-WARHAMMER-L",
    ]);
    fight_each(
        "TAL-INFANTERIE",
        &[
            Row("WPN-HALBERD", 13, 12, 10, 1, 8, 2),
            Row("WPN-GLAIVE", 13, 11, 9, 1, 6, 2),
            Row("WPN-BILL", 12, 12, 10, 1, 5, 2),
            Row("WPN-WARSCYTHE", 12, 11, 9, 1, 6, 2),
            Row("WPN-SCYTHE", 11, 9, 8, 1, 5, 2),
            Row("WPN-REAPER", 13, 13, 10, 1, 7, 2),
            Row("WPN-WARHAMMER-L", 13, 12, 9, 1, 8, 2),
        ],
    );
}

#[test]
fn two_handed_flails_strike_and_parry_as_their_rows_say() {
    let _proof = proves(&["TAL-ZHFLEGEL", "WPN-WARFLAIL", "WPN-THRESHER"]);
    fight_each(
        "TAL-ZHFLEGEL",
        &[
            Row("WPN-WARFLAIL", 12, 11, 9, 1, 10, 2),
            Row("WPN-THRESHER", 11, 10, 8, 1, 6, 2),
        ],
    );
}

#[test]
fn two_handed_axes_and_maces_strike_and_parry_as_their_rows_say() {
    let _proof = proves(&[
        "TAL-ZHHIEB",
        "WPN-WARHAMMER",
        "WPN-ROCKSPLITTER",
        "WPN-BARBAXE",
        "WPN-GRUUFHAI",
        "WPN-ORKNASE",
        "WPN-DWARFMAUL",
        "WPN-FELLINGAXE",
        "WPN-PICKAXE",
        "WPN-LONGAXE",
    ]);
    fight_each(
        "TAL-ZHHIEB",
        &[
            Row("WPN-WARHAMMER", 12, 10, 8, 2, 7, 1),
            Row("WPN-ROCKSPLITTER", 13, 11, 9, 2, 6, 1),
            Row("WPN-BARBAXE", 12, 9, 8, 3, 8, 1),
            Row("WPN-GRUUFHAI", 12, 10, 8, 1, 9, 1),
            Row("WPN-ORKNASE", 13, 12, 9, 1, 9, 1),
            Row("WPN-DWARFMAUL", 13, 12, 9, 1, 7, 1),
            Row("WPN-FELLINGAXE", 12, 9, 8, 2, 5, 1),
            Row("WPN-PICKAXE", 11, 9, 7, 1, 9, 1),
            Row("WPN-LONGAXE", 12, 10, 8, 2, 5, 2),
        ],
    );
}

#[test]
fn two_handed_swords_strike_and_parry_as_their_rows_say() {
    let _proof = proves(&[
        "TAL-ZHSCHWERT",
        "WPN-GREATSWORD",
        "WPN-ANDERGAST",
        "WPN-DBLKHUNCHOMER",
        "WPN-GRSLAVEDEATH",
        "WPN-BORONSICKLE",
    ]);
    fight_each(
        "TAL-ZHSCHWERT",
        &[
            Row("WPN-GREATSWORD", 13, 12, 9, 2, 8, 2),
            Row("WPN-ANDERGAST", 13, 11, 7, 3, 7, 2),
            Row("WPN-DBLKHUNCHOMER", 13, 12, 9, 1, 10, 2),
            Row("WPN-GRSLAVEDEATH", 13, 11, 8, 2, 8, 2),
            Row("WPN-BORONSICKLE", 13, 10, 8, 2, 9, 2),
        ],
    );
}
