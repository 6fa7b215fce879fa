//! Manoeuvres with weapons that are not made for them.

use klingentanz::battle::{Choice, FighterId, Slot, Term};

use crate::drill::{drilled, feat, fight, spearman, strike, tells, who};
use crate::proof::proves;
use crate::story::{Man, Setup, blow, defend, man};

/// Where any weapon may be tried for any manoeuvre that has been learnt.
fn makeshift() -> Setup {
    drilled().with("optional:foreign-weapon")
}

#[test]
fn what_a_weapon_is_not_made_for_costs_twice_and_counts_half() {
    let _proof = proves(&["MAN-GEN-06"]);
    // A long sword throws nobody down: AT 12 - 4 - 2 - 4 = 2. TP 3 + 4 = 7: LE 28 - 7 = 21. KK 12 - floor(2 / 2) = 11: a 12 fails.
    let hero = || who(man(), &["SF-NIEDERWERFEN"]);
    let mut thrown = fight(makeshift(), hero(), man(), &[2, 3, 12, 1, 2]);
    assert_eq!(thrown.ways(&strike(2, "knock-down", &[2]), 20), 2);
    thrown.choose(1, strike(2, "knock-down", &[2])).take(2);
    tells(
        &thrown.end(),
        &[
            "1 knock-down 2 at 2: 2 success (ATK-01; 2: 7 VAL-02 +5 VAL-03 -4 MAN-NIEDERWERFEN -2 MAN-NIEDERWERFEN -4 MAN-GEN-06)",
            "2 struck [3] 7:",
            "2 strength failed 0: 12 failure (MAN-NIEDERWERFEN; 11: 12 CNV-07 -1 MAN-NIEDERWERFEN)",
            "2 le 28 -> 21",
            "2 prone MAN-NIEDERWERFEN",
        ],
    );
    // Without the module it is no choice.
    let mut without = fight(drilled(), hero(), man(), &[]);
    assert_eq!(without.forbidden(1, &strike(2, "knock-down", &[2])), "MAN-GEN-06");
}

#[test]
fn power_in_a_spear_is_half_lost() {
    let _proof = proves(&["MAN-GEN-06", "MAN-WUCHTSCHLAG"]);
    // AT 12 - 4 = 8. TP 2 + 5 + 4 - 2 = 9: 28 - 9 = 19.
    let learnt = who(spearman(), &["SF-WUCHTSCHLAG"]);
    let mut master = fight(makeshift(), learnt.clone(), man(), &[8, 2]);
    master.choose(1, strike(2, "power-blow", &[4])).take(2);
    tells(
        &master.end(),
        &[
            "1 power-blow 4 at 2: 8 success (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 MAN-WUCHTSCHLAG)",
            "2 struck [2] 9:",
            "2 le 28 -> 19",
        ],
    );
    // Who has not learnt it has half of it anyway, of which half is left: 2 + 5 + 1.
    let mut other = fight(makeshift(), spearman(), man(), &[8, 2]);
    other.choose(1, strike(2, "power-blow", &[4])).take(2);
    tells(&other.end(), &["2 struck [2] 8:", "2 le 28 -> 20"]);
    let mut without = fight(drilled(), learnt, man(), &[]);
    assert_eq!(
        without.forbidden(1, &strike(2, "power-blow", &[4])),
        "MAN-WUCHTSCHLAG"
    );
}

#[test]
fn a_spear_binds_a_blade_with_twice_the_trouble() {
    let _proof = proves(&["MAN-GEN-06", "MAN-BINDEN"]);
    // PA 7 + 9 - 2 = 14; 14 - 4 - 2 - 4 = 4. Of the 2 points 1 counts: AT 12 + 1 = 13 against PA 12 - 1 = 11.
    let binder = who(spearman(), &["SF-BINDEN"])
        .replace("value: 10, attack: 5, parry: 5", "value: 14, attack: 5, parry: 9");
    let mut holds = fight(makeshift(), man(), binder, &[12, 4, 13, 12, 1]);
    holds.strike(1, 2).choose(2, feat("bind", &[2]));
    holds.strike(2, 1).defend(1, "parry");
    tells(
        &holds.end(),
        &[
            "2 bind: 4 success (ATK-02; 4:",
            "2 attack 1: 13 success (ATK-01; 13: 7 VAL-02 +5 VAL-03 +1 MAN-BINDEN)",
            "1 parry: 12 failure (ATK-02; 11: 7 VAL-02 +5 VAL-03 -1 MAN-BINDEN)",
        ],
    );
}

#[test]
fn what_fails_with_an_unsuited_weapon_hinders_by_all_that_it_cost() {
    let _proof = proves(&["MAN-GEN-05", "MAN-GEN-06"]);
    // The long sword again: AT 2, a 3 fails. 4 and 2 and 4 more: PA 12 - 10 = 2.
    let hero = who(man(), &["SF-NIEDERWERFEN"]);
    let mut fails = fight(makeshift(), hero, man(), &[3, 12, 2]);
    fails.choose(1, strike(2, "knock-down", &[2])).strike(2, 1);
    assert_eq!(fails.ways(&defend("parry"), 20), 2);
    fails.defend(1, "parry");
    tells(
        &fails.end(),
        &["1 parry: 2 success (ATK-02; 2: 7 VAL-02 +5 VAL-03 -10 MAN-GEN-05)"],
    );
    // The spear that binds: PA 4, a 5 fails: AT 12 - 10. TP 1 + 4.
    let binder = who(spearman(), &["SF-BINDEN"])
        .replace("value: 10, attack: 5, parry: 5", "value: 14, attack: 5, parry: 9");
    let mut bound = fight(makeshift(), man(), binder, &[12, 5, 1]);
    bound.strike(1, 2).choose(2, feat("bind", &[2]));
    assert_eq!(bound.ways(&blow(1, 0), 20), 2);
}

#[test]
fn what_hangs_on_a_chain_neither_thrusts_nor_feints() {
    let _proof = proves(&["WPN-05", "MAN-GEN-06", "MAN-FINTE"]);
    let learnt = [
        "SF-FINTE",
        "SF-GEZIELTERSTICH",
        "SF-TODESSTOSS",
        "SF-MEISTERPARADE",
    ];
    let led = |weapon: &str| {
        let chained = who(man(), &learnt).replace("TAL-SCHWERTER", "TAL-KETTENWAFFEN");
        chained.replace("WPN-LONGSWORD", weapon)
    };
    let mut star = fight(makeshift(), led("WPN-MORNINGSTAR"), man(), &[11, 10, 12]);
    star.value(1, "at");
    for (name, stakes) in [("thrust", &[0][..]), ("death-thrust", &[0, 0])] {
        let rule = star.forbidden(1, &strike(2, name, stakes));
        assert_eq!(rule, "MAN-GEN-06", "{name}");
    }
    assert_eq!(star.forbidden(1, &strike(2, "feint", &[2])), "MAN-FINTE");
    star.strike(1, 2).defend(2, "parry").strike(2, 1);
    assert_eq!(star.forbidden(1, &feat("master-parry", &[0])), "MAN-GEN-06");
    assert_eq!(star.ways(&defend("parry"), 20), 10);
    // Of the cat the table says no more than how it is parried: AT 12 - 1 - 4 - 4 = 3.
    let cat = fight(makeshift(), led("WPN-NINETAIL"), man(), &[]);
    assert_eq!(cat.ways(&strike(2, "thrust", &[0]), 20), 3);
}

#[test]
fn a_shield_throws_down_as_its_own_rule_says() {
    let _proof = proves(&["MAN-SCHILDATTACKE", "MAN-NIEDERWERFEN"]);
    // It is no weapon of another trade: AT 12 - 1 - 4 - 2 - 3 = 2. KK 12 - 2 = 10: an 11 fails.
    let thrower = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "TAL-RAUFEN", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-WOOD", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let thrower = who(thrower.ron(), &["SF-NIEDERWERFEN"]);
    let mut throws = fight(makeshift(), thrower, man(), &[2, 1, 11, 1, 1]);
    let with_shield = Choice::Attack {
        target: FighterId(2),
        with: Slot(1),
        manoeuvre: Term::named("knock-down").unwrap(),
        stakes: vec![2],
    };
    assert_eq!(throws.ways(&with_shield, 20), 2);
    throws.choose(1, with_shield).take(2);
    tells(
        &throws.end(),
        &[
            "1 knock-down 2 at 2: 2 success (ATK-01; 2: 7 VAL-02 +5 VAL-03 -1 SHD-10 -4 MAN-NIEDERWERFEN -2 MAN-NIEDERWERFEN -3 MAN-SCHILDATTACKE)",
            "2 strength failed 0: 11 failure (MAN-NIEDERWERFEN; 10: 12 CNV-07 -2 MAN-NIEDERWERFEN)",
            "2 prone MAN-NIEDERWERFEN",
        ],
    );
}
