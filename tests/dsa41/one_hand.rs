//! Weapons that both hands lead better than one, beside a light that takes a hand.

use klingentanz::battle::{FighterId, Whereabouts};
use klingentanz::board::Cell;

use crate::drill::tells;
use crate::ground_lamp::lit;
use crate::proof::proves;
use crate::story::{Man, Setup, act_on, blow, field, man};

/// A man of this strength with a weapon led at 5/5 and a burning torch, who strikes in phase 14, and a foe beside him.
fn torchbearer(strength: i8, weapon: &'static str, talents: &'static str) -> Setup {
    let bearer = Man {
        attributes: [12, 12, 12, 12, 12, 12, 12, strength],
        talents,
        styles: weapon,
        ..Man::default()
    };
    let torch = (FighterId(1), "torch".to_owned());
    field()
        .hero(bearer.ron(), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 10")
        .setting(|setting| setting.carried.push(torch))
}

const SPEAR: (&str, &str) = (
    r#"(weapon: "WPN-SPEAR", talent: "TAL-SPEERE")"#,
    r#"(talent: "TAL-SPEERE", value: 10, attack: 5, parry: 5)"#,
);
const BARBARIAN: (&str, &str) = (
    r#"(weapon: "WPN-BARBSWORD", talent: "TAL-SCHWERTER")"#,
    r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5)"#,
);

#[test]
fn a_spear_leaves_a_hand_to_the_strong_alone() {
    let _proof = proves(&["WPN-03", "WPN-SPEAR", "DMG-04"]);
    // One hand from KK 15 on: with 14 the torch lies where its bearer stands.
    let weak = torchbearer(14, SPEAR.0, SPEAR.1).open();
    assert_eq!(lit(&weak, 0).0, Whereabouts::Lies(Cell::new(5, 5)));
    // KK 17: both hands would gain (17 - 12) / 4 = 1, one hand gains (17 - 13) / 5 = 0. AT (12 + 12 + 17) / 5 = 8, + 5. TP 3 + 5.
    let strong = torchbearer(17, SPEAR.0, SPEAR.1).with("optional:tpkk");
    let mut strong = strong.dice(&[13, 3]).open();
    strong.value(1, "at");
    assert_eq!(lit(&strong, 0).0, Whereabouts::Held(FighterId(1)));
    strong.plan(2, "fight").plan(1, "fight").skip();
    strong.strike(1, 2).take(2);
    tells(
        &strong.end(),
        &[
            "1 attack 2: 13 success (ATK-01; 13: 8 VAL-02 +5 VAL-03)",
            "2 struck [3] 8: 3 DMG-01 +5 DMG-01 +1 DMG-04 -1 WPN-03 ->",
        ],
    );
}

#[test]
fn a_weapon_that_asks_for_strength_in_one_hand_is_harder_beside_a_light() {
    let _proof = proves(&["WPN-09", "WPN-BARBSWORD"]);
    // KK 15 for one hand, of which 3 are missing: AT 12 - 3, PA 12 - 1 - 3.
    let mut torch = torchbearer(12, BARBARIAN.0, BARBARIAN.1)
        .dice(&[9, 12, 12, 8])
        .open();
    torch.value(1, "at");
    torch.plan(2, "fight").plan(1, "fight").skip();
    assert_eq!(torch.ways(&blow(2, 0), 20), 9);
    torch
        .strike(1, 2)
        .defend(2, "parry")
        .strike(2, 1)
        .defend(1, "parry");
    tells(
        &torch.end(),
        &[
            "1 attack 2: 9 success (ATK-01; 9: 7 VAL-02 +5 VAL-03 -3 WPN-09)",
            "1 parry: 8 success (ATK-02; 8: 7 VAL-02 +5 VAL-03 -1 VAL-06 -3 WPN-09)",
        ],
    );
    // Both hands lead it as it is.
    let both = Man {
        styles: BARBARIAN.0,
        ..Man::default()
    };
    let both = crate::drill::fight(field(), both.ron(), man(), &[]);
    assert_eq!(both.ways(&blow(2, 0), 20), 12);
}

#[test]
fn a_spear_beside_a_torch_is_in_the_hand_that_leads_it() {
    let _proof = proves(&["BRD-05"]);
    // PA (12 + 12 + 17) / 5 = 8, + 5 - 2. He looks east: the spear is on the right, in the south, the torch in the north. Both hands
    // guard no flank.
    for (from, has_torch, value) in [
        ((5, 6), true, "11: 8 VAL-02 +5 VAL-03 -2 VAL-06"),
        ((5, 4), true, "9: 8 VAL-02 +5 VAL-03 -2 VAL-06 -2 BRD-05"),
        ((5, 6), false, "9: 8 VAL-02 +5 VAL-03 -2 VAL-06 -2 BRD-05"),
        ((5, 4), false, "9: 8 VAL-02 +5 VAL-03 -2 VAL-06 -2 BRD-05"),
    ] {
        let bearer = Man {
            attributes: [12, 12, 12, 12, 12, 12, 12, 17],
            talents: SPEAR.1,
            styles: SPEAR.0,
            ..Man::default()
        };
        let torch = has_torch.then(|| (FighterId(1), "torch".to_owned()));
        let mut fight = field()
            .with("optional:facing")
            .hero(bearer.ron(), (5, 5), "initiative: 10")
            .foe(man(), from, "initiative: 14")
            .setting(|setting| setting.carried.extend(torch))
            .dice(&[12, 8])
            .open();
        fight.plan(1, "fight").plan(2, "fight").skip();
        fight.strike(2, 1).defend(1, "parry");
        tells(&fight.end(), &[&format!("1 parry: 8 success (ATK-02; {value})")]);
    }
}

#[test]
fn a_spear_is_taken_up_beside_a_torch_by_the_strong_alone() {
    let _proof = proves(&["BRD-19", "ACT-17"]);
    for (strength, rule) in [(14, Some("BRD-19")), (15, None)] {
        let finder = Man {
            attributes: [12, 12, 12, 12, 12, 12, 12, strength],
            ..Man::default()
        };
        let torch = (FighterId(1), "torch".to_owned());
        let mut fight = field()
            .hero(finder.ron(), (5, 5), "initiative: 14, sheathed: true")
            .foe(man(), (9, 9), "initiative: -5")
            .item((5, 6), "WPN-SPEAR")
            .setting(|setting| setting.carried.push(torch))
            .dice(&[12])
            .open();
        fight.plan(2, "defend").plan(1, "act-act").skip();
        let pick_up = act_on("pick-up", 0, (5, 6));
        match rule {
            Some(rule) => assert_eq!(fight.forbidden(1, &pick_up), rule),
            None => assert!(fight.choose(1, pick_up).end().contains(&"1 draw".to_owned())),
        }
    }
}
