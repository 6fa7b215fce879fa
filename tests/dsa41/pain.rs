//! Pain: whoever cannot bear a wound lies there for some rounds.

use crate::proof::proves;
use crate::story::{Man, Story, field, man};

/// A man wounds another one by 7 SP, one above WS 6, while a third stands far off.
fn wounded(victim: String, faces: &[u8]) -> Story {
    let mut fight = field()
        .with("optional:pain")
        .hero(man(), (1, 1), "initiative: 14")
        .foe(victim, (2, 1), "initiative: 10")
        .foe(man(), (10, 10), "initiative: -5")
        .dice(faces)
        .open();
    fight.plan(3, "defend").plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).take(2);
    fight
}

#[test]
fn self_control_bears_the_pain_of_a_wound() {
    let _proof = proves(&["WND-12"]);
    // WND-12: one point above the threshold: every attribute of 12 counts as 11.
    let mut fight = wounded(man(), &[5, 3, 11, 11, 11]);
    let lines = fight.end();
    assert!(
        lines.iter().any(|line| line.starts_with("2 self-control passed")),
        "{lines:#?}"
    );
    assert!(fight.states(2).is_empty());
}

#[test]
fn who_cannot_bear_it_lies_there_for_some_rounds() {
    let _proof = proves(&["WND-12"]);
    // 12 is one too many: 1 + 3 rounds, this one not counted.
    let mut fight = wounded(man(), &[5, 3, 12, 11, 11, 1]);
    let lines = fight.end();
    for wanted in [
        "2 pain [1] 4: 1 WND-12 +3 WND-12",
        "2 pained WND-12",
        "2 prone LEN-05",
    ] {
        assert!(lines.iter().any(|line| line == wanted), "{wanted}: {lines:#?}");
    }
    assert!(fight.states(2).contains(&"pained"));
    assert!(fight.states(2).contains(&"incapacitated"));
    // Everybody waits: at the end of the fifth round it is over, and he can act again.
    let begun = |lines: &[String]| lines.iter().filter(|line| *line == "round").count();
    let mut rounds = 1 + begun(&lines);
    while fight.states(2).contains(&"pained") {
        assert!(rounds <= 6, "it goes on for too long");
        let (who, kind) = fight.asked().unwrap();
        if kind == "announce" {
            fight.plan(who, ["fight", "move", "defend"][usize::from(who) - 1]);
        } else {
            fight.pass(who);
        }
        rounds += begun(&fight.lines());
    }
    assert_eq!(rounds, 6, "it was over at the end of round 5");
    assert!(!fight.states(2).contains(&"incapacitated"));
}

#[test]
fn the_tough_feel_no_such_pain() {
    let _proof = proves(&["WND-01"]);
    let tough = Man {
        advantages: r#"(advantage: "ADV-ZAEHERHUND")"#,
        ..Man::default()
    };
    let mut fight = wounded(tough.ron(), &[5, 3]);
    fight.end();
    assert!(fight.states(2).is_empty());
}
