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
fn two_knives_fly_at_once_at_one_foe() {
    let _proof = proves(&["SF-EISENHAGEL"]);
    // 17 less 2 for the second knife.
    let mut hail = before(thrower(4, LEARNT), &[(5, 1)], &[15, 3, 15, 4]);
    hail.choose(1, shot(2, "hail-two")).take(2).take(2);
    tells(
        &hail.end(),
        &[
            "1 hail-two 2: 15 success",
            "2 struck [3] 3:",
            "1 hail-two 2: 15 success",
            "2 struck [4] 4:",
        ],
    );
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

/// The next knife for this foe.
fn hail_at(target: u16) -> Choice {
    Choice::Act {
        act: Term::named("hail-at").unwrap(),
        target: Some(FighterId(target)),
        with: None,
        at: None,
        facing: None,
    }
}

/// The thrower on (1,5) before four foes: (5,5) is straight on, (2,2) is 72 degrees up, (3,8) and (4,7) are 56 and 34 down. All stand
/// 3 or 4 m away, and each begins so.
fn before_four(start: &str, faces: &[u8]) -> Story {
    let mut setup = field().hero(thrower(4, LEARNT), (1, 5), "initiative: 14, style: 1");
    for foe in [(5, 5), (2, 2), (3, 8), (4, 7)] {
        let start = if foe == (3, 8) { start } else { "initiative: -5" };
        setup = setup.foe(man(), foe, start);
    }
    let mut fight = setup.dice(faces).open();
    for foe in 2..=5 {
        fight.plan(foe, "defend");
    }
    fight.plan(1, "fight").skip();
    fight
}

#[test]
fn the_thrower_chooses_whom_the_second_knife_meets() {
    let _proof = proves(&["SF-EISENHAGEL"]);
    // 17 - 2 for a knife more, at every foe.
    let mut hail = before_four("initiative: -5", &[15, 3, 15, 4]);
    hail.choose(1, shot(2, "hail-two-foes"));
    assert_eq!(hail.asked(), Some((1, "next-target")));
    assert_eq!(hail.offered(), ["hail-at"]);
    for foe in [3, 4, 5] {
        assert_eq!(hail.ways(&hail_at(foe), 20), 15, "{foe}");
    }
    assert_eq!(
        hail.forbidden(1, &hail_at(2)),
        "SF-EISENHAGEL",
        "the first one's target"
    );
    assert_eq!(hail.forbidden(1, &Choice::Pass), "SF-EISENHAGEL");
    // (2,2) is the nearest of them, and (3,8) the one who is chosen.
    hail.choose(1, hail_at(4)).take(2).take(4);
    tells(
        &hail.end(),
        &[
            "1 hail-two-foes 2: 15 success",
            "2 struck [3] 3:",
            "1 hail-two-foes 4: 15 success",
            "4 struck [4] 4:",
        ],
    );
}

#[test]
fn a_knife_goes_only_where_another_may_follow() {
    let _proof = proves(&["SF-EISENHAGEL"]);
    // Of three knives none goes up: from there it is more than a quarter of a circle to either of those below. Once one of these has been
    // chosen, the other is left, and nobody is asked. 17 - 4.
    let mut hail = before_four("initiative: -5", &[13, 3, 13, 4, 13, 5]);
    hail.choose(1, shot(2, "hail-three-foes"));
    assert_eq!(hail.forbidden(1, &hail_at(3)), "SF-EISENHAGEL");
    hail.choose(1, hail_at(5)).take(2).take(5).take(4);
    tells(
        &hail.end(),
        &["2 struck [3] 3:", "5 struck [4] 4:", "4 struck [5] 5:"],
    );
}

#[test]
fn the_opponent_sends_the_next_knife_at_whom_it_fells() {
    // LE 7: what leaves him no more than 5 fells the one on (3,8), and nobody else (LEN-03).
    let mut hail = before_four("initiative: -5, life: 7", &[]);
    hail.choose(1, shot(2, "hail-two-foes"));
    assert_eq!(
        best_of(hail.system.appraise(hail.app.world(), hail.battle)),
        Some(hail_at(4))
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
        few.why_not(1, &shot(2, "hail-three")),
        "Missiles needed: 3; left: 2 (RNG-35)"
    );
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
pub fn swordsman() -> String {
    Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "TAL-WURFMESSER", value: 10)"#,
        styles: r#"(weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER"), (weapon: "WPN-DAGGER", talent: "TAL-DOLCHE")"#,
        ..Man::default()
    }
    .ron()
}

/// The throw of the weapon in the hand.
pub fn hurl(target: u16) -> Choice {
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
    // Beyond 12 m nobody throws it; and a spear of his own is thrown as one.
    let mut far = ready((14, 1), &[]);
    assert_eq!(far.forbidden(1, &hurl(2)), "RNG-04");
    let mut spear = field()
        .hero(crate::drill::spearman(), (1, 1), "initiative: 14")
        .foe(man(), (5, 1), "initiative: -5")
        .open();
    spear.plan(2, "defend").plan(1, "fight");
    assert_eq!(spear.forbidden(1, &hurl(2)), "WPN-14");
}

#[test]
fn what_was_picked_up_can_be_thrown_as_its_row_says() {
    let _proof = proves(&["RNG-34", "WPN-14", "ACT-17"]);
    // A spear flies by its own row: FK 7 + 8, without the malus of what is not made for it; 4 m are its first band, which is very near:
    // +2, and 1 point more. TP 1W6+3. Strength 12 adds nothing.
    let finder = |gear: &str, faces: &[u8]| {
        let person = Man {
            talents: r#"(talent: "TAL-SPEERE", value: 4, attack: 2, parry: 2), (talent: "TAL-WURFSPEERE", value: 8),
                (talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "TAL-WURFMESSER", value: 10)"#,
            ..Man::default()
        };
        let mut fight = open_field(20, 3)
            .hero(person.ron(), (6, 1), "initiative: 14, sheathed: true")
            .foe(man(), (10, 1), "initiative: -5")
            .item((6, 1), gear)
            .dice(faces)
            .open();
        fight.plan(2, "defend").plan(1, "act-act").skip();
        fight.choose(1, crate::story::act_on("pick-up", 0, (6, 1)));
        while fight.asked() != Some((2, "announce")) {
            let asked = fight.asked().expect("somebody is asked").0;
            fight.pass(asked);
        }
        fight.plan(2, "defend").plan(1, "fight").skip();
        fight
    };
    let mut spear = finder("WPN-SPEAR", &[12, 5, 4]);
    assert!(spear.offered().contains(&"hurl"));
    spear.choose(1, hurl(2)).take(2);
    let lines = spear.end();
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("1 throw 2: 5 success (RNG-01; ")
                && line.contains("7 VAL-02 +8 VAL-04")),
        "{lines:#?}"
    );
    assert!(
        !lines
            .iter()
            .any(|line| line.contains("WPN-14") && line.contains("throw")),
        "{lines:#?}"
    );
    tells(
        &lines,
        &["2 struck [4] 8: 4 DMG-01 +3 DMG-01 +1 RNG-04", "1 lies"],
    );
    assert!(spear.states(1).contains(&"unarmed"));
    // A sword that was found flies as his own would: 7 + 10 - 4 - 4 - 2 + 2.
    let sword = finder("WPN-LONGSWORD", &[12]);
    assert_eq!(sword.ways(&hurl(2), 20), 9);
}
