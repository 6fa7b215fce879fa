//! Every weapon for blows: attack, parry, initiative, hit points, reach.
//!
//! The bearer has KK 18 and 12 in all else: AT-Basis (12 + 12 + 18) / 5 = 8.4, so 8; PA-Basis the same; INI-Basis 48 / 5 = 9.6, so 10;
//! ten points of the talent are 5/5. So AT and PA are 13 with the weapon's WM, INI 10 with the weapon's INI and the die. All dice of
//! the hit points show 1; the strength adds (18 - threshold) / step, rounded down. H and N reach 1 square, S 2, P 4.

use super::{Stage, number};
use crate::proof::proves;
use crate::story::{Man, field};

/// Id, AT, PA, INI before the die, dice, TP when all of them show 1, squares that it reaches.
pub struct Row(
    pub &'static str,
    pub i16,
    pub i16,
    pub i16,
    pub u8,
    pub i16,
    pub i16,
);

/// He who is struck and strikes back: a pike of 4 squares, AT 7 + 5 - 1 = 11, INI 10 - 2 and a die of 1.
fn pikeman() -> String {
    let pikeman = Man {
        talents: r#"(talent: "TAL-SPEERE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-PIKE", talent: "TAL-SPEERE")"#,
        ..Man::default()
    };
    pikeman.ron()
}

/// Somebody with KK 18, GE 12 and ten points of a talent, with a weapon of it.
fn bearer(talent: &str, weapon: &str) -> String {
    let strong = Man {
        attributes: [12, 12, 12, 12, 12, 12, 12, 18],
        talents: "TALENT",
        styles: "STYLE",
        ..Man::default()
    };
    let split = if talent == "TAL-PEITSCHE" {
        ""
    } else {
        ", attack: 5, parry: 5"
    };
    strong
        .ron()
        .replace("TALENT", &format!(r#"(talent: "{talent}", value: 10{split})"#))
        .replace("STYLE", &format!(r#"(weapon: "{weapon}", talent: "{talent}")"#))
}

/// Strikes with every weapon as far as it reaches, and parries with it as well as it can; one point more is too much.
pub fn fight_each(talent: &str, rows: &[Row]) {
    let mut stage = Stage::new();
    for &Row(id, at, pa, ini, dice, points, squares) in rows {
        // INI dice 6 and 1; the attack; the hit points; the attack of the pike; the parry.
        let mut faces = vec![6, 1, at as u8];
        faces.extend(vec![1; usize::from(dice)]);
        // The fire of a torch: 1 - 1.
        faces.extend((id == "WPN-TORCH").then_some(1));
        faces.extend([2, pa as u8]);
        let fight = field()
            .hero(bearer(talent, id), (1, 1), "")
            .foe(pikeman(), (1 + squares, 1), "")
            .dice(&faces);
        stage.tell(fight, |fight| {
            assert_eq!(number(&fight.value(1, "at")), at, "AT of {id}");
            assert_eq!(number(&fight.value(1, "pa")), pa, "PA of {id}");
            assert_eq!(number(&fight.value(1, "ini")), ini + 6, "INI of {id}");
            fight.plan(2, "fight").plan(1, "fight").skip();
            fight.strike(1, 2).take(2);
            let lines = fight.lines();
            assert!(
                lines[0].contains(&format!("{at} success (ATK-01; {at}:")),
                "{id}: {lines:#?}"
            );
            let struck = format!("2 struck {:?} {points}:", vec![1; usize::from(dice)]);
            assert!(
                lines.iter().any(|line| line.starts_with(&struck)),
                "{id}: {struck} {lines:#?}"
            );
            fight.strike(2, 1).defend(1, "parry");
            let parried = format!("1 parry: {pa} success (ATK-02; {pa}:");
            let lines = fight.end();
            assert!(
                lines.iter().any(|line| line.starts_with(&parried)),
                "{id}: {lines:#?}"
            );
        });
    }
}

#[test]
fn daggers_strike_and_parry_as_their_rows_say() {
    let _proof = proves(&[
        "TAL-DOLCHE",
        "WPN-KNIFE",
        "WPN-DAGGER",
        "WPN-HUNTKNIFE",
        "WPN-HEAVYDAGGER",
        "WPN-MAINGAUCHE",
        "WPN-BASILISK",
        "WPN-DRAGONTOOTH",
        "WPN-DISCDAGGER",
        "WPN-HOOKDAGGER",
        "WPN-WAQQIF",
        "WPN-SHORTSWORD",
    ]);
    fight_each(
        "TAL-DOLCHE",
        &[
            Row("WPN-KNIFE", 11, 10, 8, 1, 2, 1),
            Row("WPN-DAGGER", 13, 12, 10, 1, 3, 1),
            Row("WPN-HUNTKNIFE", 13, 11, 9, 1, 4, 1),
            Row("WPN-HEAVYDAGGER", 13, 12, 10, 1, 4, 1),
            Row("WPN-MAINGAUCHE", 13, 14, 10, 1, 3, 1),
            Row("WPN-BASILISK", 13, 12, 9, 1, 4, 1),
            Row("WPN-DRAGONTOOTH", 13, 13, 10, 1, 4, 1),
            Row("WPN-DISCDAGGER", 13, 10, 10, 1, 4, 1),
            Row("WPN-HOOKDAGGER", 13, 14, 10, 1, 3, 1),
            Row("WPN-WAQQIF", 12, 10, 8, 1, 4, 1),
            Row("WPN-SHORTSWORD", 13, 12, 10, 1, 4, 1),
        ],
    );
}

#[test]
fn fencing_weapons_strike_and_parry_as_their_rows_say() {
    let _proof = proves(&[
        "TAL-FECHT",
        "WPN-EPEE",
        "WPN-FOIL",
        "WPN-RAPIER",
        "WPN-MAGEEPEE",
        "WPN-ARMOURPIERCER",
        "WPN-SWORDCANE",
        "WPN-WOLFKNIFE",
    ]);
    fight_each(
        "TAL-FECHT",
        &[
            Row("WPN-EPEE", 13, 12, 12, 1, 5, 1),
            Row("WPN-FOIL", 14, 12, 13, 1, 5, 1),
            Row("WPN-RAPIER", 13, 13, 11, 1, 5, 1),
            Row("WPN-MAGEEPEE", 13, 11, 11, 1, 4, 1),
            Row("WPN-ARMOURPIERCER", 12, 12, 10, 1, 6, 1),
            Row("WPN-SWORDCANE", 12, 10, 10, 1, 5, 1),
            Row("WPN-WOLFKNIFE", 13, 13, 11, 1, 5, 1),
        ],
    );
}

#[test]
fn sabres_strike_and_parry_as_their_rows_say() {
    let _proof = proves(&[
        "TAL-SAEBEL",
        "WPN-SEALSLAYER",
        "WPN-SABRE",
        "WPN-KUSLIK",
        "WPN-KHUNCHOMER",
        "WPN-AMAZON",
        "WPN-CUTLASS",
        "WPN-ARBACH",
        "WPN-SLAVEDEATH",
        "WPN-MACHETE",
    ]);
    fight_each(
        "TAL-SAEBEL",
        &[
            Row("WPN-SEALSLAYER", 13, 13, 10, 1, 5, 1),
            Row("WPN-SABRE", 13, 13, 11, 1, 5, 1),
            Row("WPN-KUSLIK", 13, 13, 11, 1, 5, 1),
            Row("WPN-KHUNCHOMER", 13, 13, 10, 1, 7, 1),
            Row("WPN-AMAZON", 13, 13, 11, 1, 6, 1),
            Row("WPN-CUTLASS", 13, 13, 10, 1, 5, 1),
            Row("WPN-ARBACH", 13, 12, 10, 1, 7, 1),
            Row("WPN-SLAVEDEATH", 13, 13, 10, 1, 7, 1),
            Row("WPN-MACHETE", 13, 11, 9, 1, 5, 1),
        ],
    );
}

#[test]
fn swords_strike_and_parry_as_their_rows_say() {
    let _proof = proves(&[
        "TAL-SCHWERTER",
        "WPN-LONGSWORD",
        "WPN-BROADSWORD",
        "WPN-BARBSWORD",
        "WPN-BASTARD1",
        "WPN-TOURNEYSWORD",
    ]);
    fight_each(
        "TAL-SCHWERTER",
        &[
            Row("WPN-LONGSWORD", 13, 13, 10, 1, 6, 1),
            Row("WPN-BROADSWORD", 13, 12, 10, 1, 7, 1),
            Row("WPN-BARBSWORD", 13, 12, 9, 1, 8, 1),
            Row("WPN-BASTARD1", 13, 12, 9, 1, 7, 1),
            Row("WPN-TOURNEYSWORD", 13, 13, 10, 1, 5, 1),
        ],
    );
}

#[test]
fn axes_and_maces_strike_and_parry_as_their_rows_say() {
    let _proof = proves(&[
        "TAL-HIEB",
        "WPN-CLUB",
        "WPN-MAUL",
        "WPN-BONECLUB",
        "WPN-BATTLEAXE",
        "WPN-MACE",
        "WPN-WARPICK",
        "WPN-FLANGED",
        "WPN-BYAKKA",
        "WPN-SKRAJA",
        "WPN-DWARFSKRAJA",
        "WPN-HATCHET",
        "WPN-WARHAMMER1",
        "WPN-MOLOK",
        "WPN-TORCH",
        "WPN-CHAIRLEG",
    ]);
    fight_each(
        "TAL-HIEB",
        &[
            Row("WPN-CLUB", 13, 11, 10, 1, 3, 1),
            Row("WPN-MAUL", 13, 11, 10, 1, 5, 1),
            Row("WPN-BONECLUB", 13, 12, 10, 1, 6, 1),
            Row("WPN-BATTLEAXE", 13, 12, 10, 1, 7, 1),
            Row("WPN-MACE", 13, 12, 10, 1, 7, 1),
            Row("WPN-WARPICK", 13, 13, 10, 1, 7, 1),
            Row("WPN-FLANGED", 13, 12, 10, 1, 7, 1),
            Row("WPN-BYAKKA", 13, 11, 9, 1, 8, 1),
            Row("WPN-SKRAJA", 13, 13, 10, 1, 6, 1),
            Row("WPN-DWARFSKRAJA", 13, 13, 10, 1, 6, 1),
            Row("WPN-HATCHET", 12, 11, 9, 1, 5, 1),
            Row("WPN-WARHAMMER1", 13, 12, 9, 1, 7, 1),
            Row("WPN-MOLOK", 13, 13, 10, 1, 7, 1),
            Row("WPN-TORCH", 11, 10, 8, 1, 2, 1),
            Row("WPN-CHAIRLEG", 12, 12, 9, 1, 2, 1),
        ],
    );
}

#[test]
fn whips_strike_as_their_row_says_and_do_not_parry() {
    let _proof = proves(&["TAL-PEITSCHE", "WPN-WHIP", "WPN-01", "VAL-04"]);
    // All ten points are in the attack: 8 + 10. 1W6(A), TP/KK 14/5: (18 - 14) / 5 = 0. 1 SP(A) is half a point of life, rounded 1.
    let fight = field()
        .hero(bearer("TAL-PEITSCHE", "WPN-WHIP"), (1, 1), "initiative: 14")
        .foe(pikeman(), (3, 1), "initiative: 10")
        .dice(&[18, 1, 2]);
    Stage::new().tell(fight, |fight| {
        assert_eq!(fight.value(1, "at"), "18: 8 VAL-02 +10 VAL-04");
        assert_eq!(fight.value(1, "pa"), "none");
        fight.plan(2, "fight").plan(1, "fight").skip();
        fight.strike(1, 2).take(2);
        let lines = fight.lines();
        assert!(lines.contains(&"2 au 28 -> 27 DMG-07".to_owned()), "{lines:#?}");
        fight.strike(2, 1);
        assert_eq!(fight.forbidden(1, &crate::story::defend("parry")), "WPN-12");
    });
}

#[test]
fn fists_and_what_is_worn_on_them_strike_as_their_rows_say() {
    let _proof = proves(&["TAL-RAUFEN", "WPN-FIST", "WPN-KNUCKLE", "WPN-ORCHID"]);
    // Fists 13, the others WM -1: 12. The armed pikeman makes it one harder (UNA-06, SIT-43). TP/KK 10/3: (18 - 10) / 3 = 2; 12/5: 1.
    let mut stage = Stage::new();
    for (id, at, points, is_endurance) in [
        ("WPN-FIST", 13, 3, true),
        ("WPN-KNUCKLE", 12, 5, true),
        ("WPN-ORCHID", 12, 3, false),
    ] {
        let fight = field()
            .hero(bearer("TAL-RAUFEN", id), (1, 1), "initiative: 14")
            .foe(pikeman(), (2, 1), "initiative: 10")
            .dice(&[at - 1, 1]);
        stage.tell(fight, |fight| {
            assert_eq!(number(&fight.value(1, "at")), i16::from(at), "{id}");
            fight.plan(2, "fight").plan(1, "fight").skip();
            fight.strike(1, 2).take(2);
            let lines = fight.end();
            let struck = format!("2 struck [1] {points}:");
            assert!(
                lines.iter().any(|line| line.starts_with(&struck)),
                "{id}: {lines:#?}"
            );
            let tires = lines.iter().any(|line| line.starts_with("2 au "));
            assert_eq!(tires, is_endurance, "{id}: {lines:#?}");
        });
    }
}
