//! Throwing: with a talent that stands in for another, with the strength behind it, beside a shield that strikes too.

use klingentanz::battle::{Choice, FighterId, Slot, Term};

use crate::drill::{drilled, fight, tells};
use crate::proof::proves;
use crate::story::{Man, Setup, aim, blow, field, man, open_field};

/// An attack with what lies in a slot, with points where some are announced.
fn with(slot: u8, name: &str, stakes: &[i16]) -> Choice {
    Choice::Attack {
        target: FighterId(2),
        with: Slot(slot),
        manoeuvre: Term::named(name).unwrap(),
        stakes: stakes.to_vec(),
    }
}

/// A man who throws axes as he has learnt to throw knives.
fn thrower(talent: &'static str) -> Man {
    Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "TAL-WURFMESSER", value: 10)"#,
        shots: talent,
        ..Man::default()
    }
}

#[test]
fn axes_are_thrown_as_knives_are_if_need_be() {
    let _proof = proves(&["TAL-03", "RNG-40"]);
    // TAL-03: 7 + 10 - 2, as an attack would lose; of what is announced half of the talent is the limit, 5. Both 5 and 6 points take
    // R(x/2) = 3 actions of aiming; R(5/2) = 3 TP more.
    let knives = thrower(r#"(weapon: "RWP-THRAXE", talent: "TAL-WURFMESSER")"#);
    let mut throws = open_field(20, 3)
        .with("optional:ranged-announce")
        .hero(knives.ron(), (1, 1), "initiative: 14, style: 1")
        .foe(man(), (5, 1), "initiative: -5")
        .dice(&[2, 3])
        .open();
    assert_eq!(throws.value(1, "fk"), "15: 7 VAL-02 +10 VAL-04 -2 TAL-03");
    throws.plan(2, "defend").plan(1, "act-act");
    throws.choose(1, aim(2)).choose(1, aim(2));
    throws.plan(2, "defend").plan(1, "act-attack");
    throws.choose(1, aim(2)).skip();
    assert_eq!(throws.forbidden(1, &with(2, "announced-throw", &[6])), "RNG-40");
    throws.choose(1, with(2, "announced-throw", &[5])).take(2);
    let told = throws.lines().join("\n");
    assert!(
        told.contains("+10 VAL-04 -2 TAL-03") && told.contains("+3 RNG-40"),
        "{told}"
    );
    // Nobody throws a spear so.
    let spears = thrower(r#"(weapon: "RWP-JAVELIN", talent: "TAL-WURFMESSER")"#);
    let setup = field().hero(spears.ron(), (1, 1), "").foe(man(), (5, 1), "");
    let Err(problems) = setup.try_open() else {
        panic!("a javelin was thrown as knives are");
    };
    assert!(problems.to_string().contains("is not used with"), "{problems}");
}

#[test]
fn a_strong_arm_throws_a_sword_harder() {
    let _proof = proves(&["WPN-14", "DMG-04"]);
    // FK (12 + 12 + 19) / 5 = 9, + 10 - 4 - 4 - 2 + 2 in the third band. TP 3 + 4 - 2, and (19 - 11) / 4 = 2 for the strength.
    let strong = Man {
        attributes: [12, 12, 12, 12, 12, 12, 12, 19],
        ..thrower("")
    };
    let mut hurls = open_field(20, 3)
        .with("optional:tpkk")
        .hero(strong.ron(), (1, 1), "initiative: 14")
        .foe(man(), (5, 1), "initiative: -5")
        .dice(&[11, 3])
        .open();
    hurls.plan(2, "defend").plan(1, "fight").skip();
    hurls.choose(1, with(0, "hurl", &[])).take(2);
    tells(
        &hurls.lines(),
        &[
            "1 throw 2: 11 success (RNG-01; 11: 9 VAL-02 +10 VAL-04 -4 WPN-14",
            "2 struck [3] 7: 3 DMG-01 +4 DMG-01 -2 WPN-14 +2 DMG-04 ->",
        ],
    );
}

/// A man with a javelin in the hand and a shield on the other arm, who brawls at 12.
fn javelin(shield: &str) -> String {
    let man = Man {
        talents: r#"(talent: "TAL-RAUFEN", value: 10, attack: 5, parry: 5), (talent: "TAL-WURFSPEERE", value: 10)"#,
        styles: "",
        shots: r#"(weapon: "RWP-JAVELIN", talent: "TAL-WURFSPEERE", shield: "SHD")"#,
        ..Man::default()
    };
    man.ron().replace("\"SHD\"", &format!("\"{shield}\""))
}

#[test]
fn a_shield_strikes_beside_a_javelin_too() {
    let _proof = proves(&["SHD-10", "SHD-20", "SHD-BOCK", "MAN-SCHILDATTACKE"]);
    // The spikes as a knuckle duster: 12 - 1, TP 1W6+1; the fist beside them 12, 1 less against a sword.
    let ready = |setup: Setup, shield: &str, faces: &[u8]| fight(setup, javelin(shield), man(), faces);
    let mut spikes = ready(field(), "SHD-BOCK", &[11, 1]);
    spikes.value(1, "ward");
    assert_eq!(spikes.ways(&blow(2, 1), 20), 11);
    spikes.choose(1, blow(2, 0)).take(2);
    tells(
        &spikes.end(),
        &[
            "1 attack 2: 11 success (ATK-01; 11: 7 VAL-02 +5 VAL-03 -1 VAL-06)",
            "2 struck [1] 2: 1 DMG-01 +1 DMG-01 -> 2:",
        ],
    );
    // The rim: 12, the shield 1 less, 3 more for the blow. The throw is still his, and he still parries with his bare arm, 2 less
    // against a sword, for half of 1W6+4, 2 + 4.
    let mut rim = ready(drilled(), "SHD-WOOD", &[8, 3, 12, 10, 2]);
    assert_eq!(rim.ways(&with(0, "shield-bash", &[0]), 20), 8);
    assert!(rim.offered().contains(&"throw"));
    rim.choose(1, with(0, "shield-bash", &[0])).take(2);
    rim.strike(2, 1).defend(1, "parry");
    tells(
        &rim.end(),
        &[
            "2 struck [3] 4: 3 DMG-01 +1 DMG-01 -> 4:",
            "1 parry: 10 success (ATK-02; 10: 7 VAL-02 +5 VAL-03 -2 UNA-06)",
            "1 le 28 -> 25",
        ],
    );
}
