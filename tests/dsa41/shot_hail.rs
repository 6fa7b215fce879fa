//! Several knives or stars thrown at once.

use klingentanz::ai::best_of;
use klingentanz::battle::{Choice, FighterId, Slot, Term};

use crate::drill::tells;
use crate::proof::proves;
use crate::story::{Man, Story, act_with, field, man, open_field, shot};

/// Somebody with so many knives in hand and at the chest: FK 7 + 10.
fn thrower(knives: u8, abilities: &'static str) -> String {
    Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 0, attack: 0, parry: 0), (talent: "TAL-WURFMESSER", value: 10)"#,
        shots: r#"(weapon: "RWP-THRKNIFE", talent: "TAL-WURFMESSER")"#,
        carries: "KNIVES",
        abilities,
        ..Man::default()
    }
    .ron()
    .replace("KNIVES", &format!(r#"Missiles("RWP-THRKNIFE", {knives})"#))
}

const LEARNT: &str = r#""SF-EISENHAGEL""#;

/// The thrower on (1,1) in phase 14, foes who wait on these squares.
fn before(person: String, foes: &[(i16, i16)], faces: &[u8]) -> Story {
    let mut setup = field()
        .hero(person, (1, 1), "initiative: 14, style: 1")
        .dice(faces);
    for foe in foes {
        setup = setup.foe(man(), *foe, "initiative: -5");
    }
    let mut fight = setup.open();
    for foe in 0..foes.len() as u16 {
        fight.plan(foe + 2, "defend");
    }
    fight.plan(1, "fight").skip();
    fight
}

#[test]
fn three_knives_fly_at_once_at_one_foe() {
    let _proof = proves(&["SF-EISENHAGEL"]);
    // 17, 4 m: 0, a man who stands still -2 and +2, 2 less for each knife besides the first: 13. Each has a roll and hit points of its own.
    let mut hail = before(thrower(4, LEARNT), &[(5, 1)], &[13, 3, 14, 1, 13, 5]);
    hail.value(1, "fk");
    let choice = best_of(hail.system.appraise(hail.app.world(), hail.battle));
    assert_eq!(choice, Some(shot(2, "hail-three")));
    hail.choose(1, shot(2, "hail-three")).take(2).take(2);
    let lines = hail.end();
    tells(
        &lines,
        &[
            "1 hail-three 2: 13 success (RNG-01; 13: 7 VAL-02 +10 VAL-04 -2 RNG-05 +2 RNG-06 -4 SF-EISENHAGEL)",
            "2 struck [3] 3:",
            "1 hail-three 2: 14 failure (RNG-01; 13:",
            "1 hail-three 2: 13 success (RNG-01; 13:",
            "2 struck [5] 5:",
        ],
    );
    let flown = lines
        .iter()
        .filter(|line| line.starts_with("1 hail-three"))
        .count();
    assert_eq!(flown, 3, "three knives in one action");
    assert!(!lines.iter().any(|line| line.contains("RNG-11")), "{lines:#?}");
    assert_eq!(hail.value(1, "missiles"), "1: 1 RNG-35");
}

#[test]
fn two_knives_fly_at_two_foes() {
    let _proof = proves(&["SF-EISENHAGEL"]);
    // (5,3) lies an eighth to the south of the line to (5,1), and as near: 17 - 2.
    let mut hail = before(thrower(4, LEARNT), &[(5, 1), (5, 3), (0, 4)], &[15, 3, 15, 4]);
    hail.value(1, "fk");
    hail.choose(1, shot(2, "hail-two-foes")).take(2).take(3);
    tells(
        &hail.end(),
        &["2 struck [3] 3:", "1 hail-two-foes 3", "3 struck [4] 4:"],
    );
    // The third one stands too far to the side.
    let mut three = before(thrower(4, LEARNT), &[(5, 1), (5, 3), (0, 4)], &[]);
    assert_eq!(three.forbidden(1, &shot(2, "hail-three-foes")), "SF-EISENHAGEL");
}

#[test]
fn all_whom_a_hail_meets_stand_in_a_quarter_of_a_circle() {
    let _proof = proves(&["SF-EISENHAGEL"]);
    // From (1,5): (5,5) is straight on, (3,8) and (3,2) are 56 degrees to either side of it, so 112 apart; (4,4) and (3,8) are 18 and
    // 56, together 74. Whoever stands straight on and straight to the side is just within.
    let hail = |foes: &[(i16, i16)]| {
        let mut setup = field().hero(thrower(4, LEARNT), (1, 5), "initiative: 14, style: 1");
        for foe in foes {
            setup = setup.foe(man(), *foe, "initiative: -5");
        }
        let mut fight = setup.open();
        for foe in 0..foes.len() as u16 {
            fight.plan(foe + 2, "defend");
        }
        fight.plan(1, "fight").skip();
        fight
    };
    let mut wide = hail(&[(5, 5), (3, 8), (3, 2)]);
    assert_eq!(wide.forbidden(1, &shot(2, "hail-three-foes")), "SF-EISENHAGEL");
    assert!(wide.offered().contains(&"hail-two-foes"));
    assert!(
        hail(&[(5, 5), (3, 8), (4, 4)])
            .offered()
            .contains(&"hail-three-foes")
    );
    assert!(hail(&[(5, 5), (1, 8)]).offered().contains(&"hail-two-foes"));
    assert!(!hail(&[(5, 5), (0, 8)]).offered().contains(&"hail-two-foes"));
    // The nearest of them need not be of the three: (2,2) is 72 degrees up, (3,8) and (4,7) are 56 and 34 down.
    assert!(
        hail(&[(5, 5), (2, 2), (3, 8), (4, 7)])
            .offered()
            .contains(&"hail-three-foes")
    );
}

#[test]
fn two_of_three_knives_may_go_at_the_target() {
    let _proof = proves(&["SF-EISENHAGEL"]);
    // 17 - 4 for two knives more: 13, at each of the two, who are 4 m away.
    let mut hail = before(thrower(4, LEARNT), &[(5, 1), (5, 3)], &[13, 3, 13, 5, 13, 4]);
    hail.value(1, "fk");
    hail.choose(1, shot(2, "hail-two-and-one"))
        .take(2)
        .take(2)
        .take(3);
    tells(
        &hail.end(),
        &[
            "1 hail-two-and-one 2: 13 success (RNG-01; 13:",
            "2 struck [3] 3:",
            "1 hail-two-and-one 2: 13 success",
            "2 struck [5] 5:",
            "1 hail-two-and-one 3: 13 success",
            "3 struck [4] 4:",
        ],
    );
    let mut alone = before(thrower(4, LEARNT), &[(5, 1)], &[]);
    assert_eq!(alone.forbidden(1, &shot(2, "hail-two-and-one")), "SF-EISENHAGEL");
}

#[test]
fn a_hail_needs_the_art_the_knives_and_a_foe_who_is_near() {
    let _proof = proves(&["SF-EISENHAGEL", "RNG-35"]);
    let mut untaught = before(thrower(4, ""), &[(5, 1)], &[]);
    assert_eq!(untaught.forbidden(1, &shot(2, "hail-two")), "SF-EISENHAGEL");
    let mut far = before(thrower(4, LEARNT), &[(7, 1)], &[]);
    assert_eq!(far.forbidden(1, &shot(2, "hail-two")), "SF-EISENHAGEL");
    let mut few = before(thrower(2, LEARNT), &[(5, 1)], &[]);
    assert_eq!(few.forbidden(1, &shot(2, "hail-three")), "RNG-35");
    assert_eq!(
        few.forbidden(1, &shot(2, "hail-two-foes")),
        "SF-EISENHAGEL",
        "one foe alone"
    );
    let javelins = thrower(3, LEARNT)
        .replace("RWP-THRKNIFE", "RWP-JAVELIN")
        .replace(r#""TAL-WURFMESSER", value"#, r#""TAL-WURFSPEERE", value"#)
        .replace(r#"talent: "TAL-WURFMESSER")"#, r#"talent: "TAL-WURFSPEERE")"#);
    let mut spears = before(javelins, &[(5, 1)], &[]);
    assert_eq!(spears.forbidden(1, &shot(2, "hail-two")), "SF-EISENHAGEL");
}

/// Somebody with a long sword and a dagger, who throws knives at FK 7 + 10.
fn swordsman() -> String {
    Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "TAL-WURFMESSER", value: 10)"#,
        styles: r#"(weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER"), (weapon: "WPN-DAGGER", talent: "TAL-DOLCHE")"#,
        ..Man::default()
    }
    .ron()
}

fn hurl(target: u16) -> Choice {
    Choice::Attack {
        target: FighterId(target),
        with: Slot(0),
        manoeuvre: Term::named("hurl").unwrap(),
        stakes: Vec::new(),
    }
}

#[test]
fn a_sword_can_be_thrown_if_need_be() {
    let _proof = proves(&["WPN-14", "FUM-07"]);
    let ready = |foe: (i16, i16), faces: &[u8]| {
        let mut fight = open_field(20, 3)
            .hero(swordsman(), (1, 1), "initiative: 14")
            .foe(man(), foe, "initiative: -5")
            .dice(faces)
            .open();
        fight.plan(2, "defend").plan(1, "fight").skip();
        fight
    };
    // 4 m are the third band: 17 - 4 - 4 - 2 + 2. TP 3 + 4 - 2. The sword lies beside its target, and the hand is empty.
    let mut hits = ready((5, 1), &[9, 3]);
    assert!(hits.offered().contains(&"hurl"));
    assert_eq!(hits.ways(&hurl(2), 20), 9);
    hits.choose(1, hurl(2)).take(2);
    tells(
        &hits.lines(),
        &[
            "1 throw 2: 9 success (RNG-01; 9: 7 VAL-02 +10 VAL-04 -4 WPN-14 -4 RNG-04 -2 RNG-05 +2 RNG-06)",
            "2 struck [3] 5: 3 DMG-01 +4 DMG-01 -2 WPN-14 ->",
            "1 lies",
            "1 unarmed WPN-14",
        ],
    );
    assert!(hits.states(1).contains(&"unarmed"));
    // The dagger is still at the belt.
    hits.plan(2, "defend").plan(1, "act-defend");
    hits.choose(1, act_with("draw", 1));
    assert!(!hits.states(1).contains(&"unarmed"));
    hits.end();
    // FUM-07: thrown awry it is destroyed, and lies nowhere; the dagger is still there.
    let mut breaks = open_field(20, 3)
        .with("optional:fumbles")
        .hero(swordsman(), (1, 1), "initiative: 20")
        .foe(man(), (5, 1), "initiative: -5")
        .dice(&[20, 1, 1])
        .open();
    breaks.plan(2, "defend").plan(1, "fight").skip();
    breaks.choose(1, hurl(2));
    let lines = breaks.end();
    tells(&lines, &["1 fumble-destroyed", "1 unarmed FUM-07"]);
    assert!(lines.iter().all(|line| line != "1 lies"), "{lines:#?}");
    breaks.plan(2, "defend").plan(1, "act-defend");
    assert_eq!(breaks.forbidden(1, &act_with("draw", 0)), "ACT-14");
    breaks.choose(1, act_with("draw", 1));
    // Beyond 12 m nobody throws it; and a spear is thrown as one.
    let mut far = ready((14, 1), &[]);
    assert_eq!(far.forbidden(1, &hurl(2)), "RNG-04");
    let mut spear = field()
        .hero(crate::drill::spearman(), (1, 1), "initiative: 14")
        .foe(man(), (5, 1), "initiative: -5")
        .open();
    spear.plan(2, "defend").plan(1, "fight");
    assert_eq!(spear.forbidden(1, &hurl(2)), "WPN-14");
}
