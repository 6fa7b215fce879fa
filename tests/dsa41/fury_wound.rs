//! What a frenzy does with wounds of the zones: those that it puts off, those from before it, and what comes back when it ends.

use crate::drill::tells;
use crate::proof::proves;
use crate::story::{Man, act, field, man};

/// A tough man given to frenzy.
fn tough() -> String {
    let tough = Man {
        advantages: r#"(advantage: "ADV-HOHELE", level: 14), (advantage: "ADV-KAMPFRAUSCH")"#,
        ..Man::default()
    };
    tough.ron()
}

#[test]
fn the_third_wound_of_the_belly_waits_for_the_end_of_a_frenzy() {
    let _proof = proves(&["ZON-03", "ZON-04"]);
    // LE 28 + 14. He lets himself go for a round, and is struck at the belly thrice by 7 SP, of which he feels nothing. The striker gives
    // up in the fourth round: 4 rounds without his senses, and the price of 3 AU and 2 LE.
    let mut mad = field()
        .with("optional:zones")
        .hero(man(), (5, 5), "initiative: 10")
        .foe(tough(), (6, 5), "initiative: 14")
        .dice(&[1, 5, 7, 3, 5, 8, 3, 5, 7, 3, 4, 3, 2])
        .open();
    mad.plan(1, "fight").plan_free(2, "fight").act(2, "frenzy");
    for round in 0..3 {
        while mad.asked() != Some((1, "attack")) {
            mad.pass(2);
        }
        mad.strike(1, 2).take(2);
        while mad.asked().is_some_and(|(_, kind)| kind == "free") {
            mad.pass(2);
        }
        if round < 2 {
            mad.plan(1, "fight").plan(2, "fight");
        }
    }
    mad.skip();
    mad.choose(1, act("surrender"));
    tells(
        &mad.end(),
        &[
            "2 not frenzied ADV-STATE-1",
            "2 stun [4] 4: 4 ZON-04",
            "2 unconscious ZON-04",
            "2 bleeding ZON-05",
        ],
    );
}

#[test]
fn a_third_wound_from_before_a_frenzy_does_not_fell_again() {
    let _proof = proves(&["WND-10", "ZON-04", "ADV-STATE-1"]);
    // LE 28 + 14. Three wounds of the belly by 7 SP each, with a die of 1 twice and the self-control of 9, 9, 9 every time; the third fells
    // him for 2 rounds, and a friend treats him in the third with three times 12. In the next round 7 SP at the leg: self-control fails
    // with 13, and a frenzy begins. The striker gives up: 3 AU and 2 LE are the price, and nothing else.
    let mut again = field()
        .with("optional:zones")
        .hero(man(), (5, 5), "initiative: 14")
        .foe(tough(), (6, 5), "initiative: 10")
        .foe(man(), (6, 6), "initiative: 2")
        .dice(&[
            5, 7, 3, 9, 9, 9, 1, 5, 8, 3, 9, 9, 9, 1, 5, 7, 3, 9, 9, 9, 2, 12, 12, 12, 5, 1, 3, 13, 9, 9, 1,
            3, 2,
        ])
        .open();
    for _ in 0..2 {
        again.plan(3, "fight").plan(2, "fight").plan(1, "fight");
        again.strike(1, 2).take(2).pass(2).pass(3);
    }
    again.plan(3, "fight").plan(2, "fight").plan(1, "fight");
    again.strike(1, 2).take(2).pass(3);
    for _ in 0..2 {
        again.plan(3, "fight").plan(1, "fight").pass(1).pass(3);
    }
    again.plan(3, "act-act").plan(2, "move").plan(1, "fight").pass(1);
    while again.asked().is_some_and(|(id, _)| id == 2) {
        again.pass(2);
    }
    again.choose(3, crate::zone::treat(2));
    again.plan(3, "fight").plan(2, "fight").plan(1, "fight").skip();
    again.strike(1, 2).take(2);
    tells(&again.lines(), &["2 frenzied ADV-STATE-1"]);
    while again.asked().is_some_and(|(_, kind)| kind != "announce") {
        let (id, _) = again.asked().unwrap();
        again.pass(id);
    }
    again
        .plan(3, "fight")
        .plan(2, "fight")
        .choose(1, act("surrender"));
    let lines = again.end();
    tells(
        &lines,
        &[
            "2 not frenzied ADV-STATE-1",
            "2 breath [3] 3: 3 ADV-STATE-1",
            "2 fury-life [2] 2: 2 ADV-STATE-1",
        ],
    );
    assert!(!lines.iter().any(|line| line.contains("ZON-04")), "{lines:#?}");
}

#[test]
fn a_lame_arm_serves_as_long_as_a_frenzy_lasts() {
    let _proof = proves(&["WND-10", "ZON-03"]);
    // Three wounds of the weapon arm by 7 SP each, self-control passed with 8, 8, 8 every time: the arm is lame, and the sword falls. In the
    // fourth round he lets himself go and picks it up with the same arm: FF 12, as if it were whole, and AT 12 + 2. When the striker
    // gives up, the arm is lame again.
    let mut mad = field()
        .with("optional:zones")
        .hero(man(), (5, 5), "initiative: 14")
        .foe(tough(), (6, 5), "initiative: 10")
        .dice(&[
            5, 10, 3, 8, 8, 8, 5, 12, 3, 8, 8, 8, 5, 14, 3, 8, 8, 8, 2, 12, 3, 2,
        ])
        .open();
    for _ in 0..3 {
        mad.plan(2, "fight").plan(1, "fight");
        mad.strike(1, 2).take(2).pass(2);
    }
    assert!(mad.states(2).contains(&"lamed"));
    mad.plan_free(2, "act-act").plan(1, "fight").pass(1);
    mad.act(2, "frenzy");
    assert!(!mad.states(2).contains(&"lamed"));
    while mad.asked() != Some((2, "regular")) {
        mad.pass(2);
    }
    assert_eq!(mad.ways(&act("pick-up"), 20), 12);
    mad.skip();
    mad.act(2, "pick-up");
    while mad.asked() == Some((2, "free")) {
        mad.pass(2);
    }
    let lines = mad.lines();
    assert!(
        !lines.iter().any(|line| line.contains("other-hand")),
        "{lines:#?}"
    );
    assert_eq!(
        mad.value(2, "at"),
        "14: 7 VAL-02 +5 VAL-03 +2 ADV-STATE-1 -4 ZON-03 +4 WND-10"
    );
    mad.plan(2, "fight").choose(1, act("surrender"));
    tells(
        &mad.end(),
        &["2 not frenzied ADV-STATE-1", "2 lamed ZON-03", "2 unarmed ZON-03"],
    );
}
