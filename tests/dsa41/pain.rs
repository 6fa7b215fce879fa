//! Pain: whoever cannot bear a wound lies there for some rounds.

use crate::drill::tells;
use crate::proof::proves;
use crate::story::{Man, Story, blow, field, man};

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
fn a_wound_of_few_points_is_borne_more_easily() {
    let _proof = proves(&["WND-12", "CRT-03"]);
    // A lucky stab: (1 + 1) * 2 = 4 SP, no wound by WS 6 but one by the luck. 6 - 4 = 2 points more: two 13 and a 12 are borne.
    let stabber = Man {
        talents: r#"(talent: "TAL-DOLCHE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-DAGGER", talent: "TAL-DOLCHE")"#,
        ..Man::default()
    };
    let mut fight = field()
        .with("optional:pain")
        .with("optional:crits")
        .hero(stabber.ron(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10")
        .dice(&[1, 1, 13, 13, 12])
        .open();
    fight.plan(2, "fight").plan(1, "fight").strike(1, 2).take(2);
    let lines = fight.end();
    tells(
        &lines,
        &["2 le 28 -> 24", "2 wounds +1 = 1", "2 self-control passed"],
    );
    assert!(
        lines
            .iter()
            .any(|line| line.ends_with("of 2: 0 CNV-08 +2 WND-12")),
        "{lines:#?}"
    );
    assert!(!fight.states(2).contains(&"pained"));
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

/// Goes on until a round begins: all declare their own plan and let everything else pass.
fn wait_for(fight: &mut Story, round: usize, plans: [&str; 4]) {
    let begun = |fight: &mut Story| fight.lines().iter().filter(|line| *line == "round").count();
    let mut now = 1 + begun(fight);
    while now < round {
        let (who, kind) = fight.asked().unwrap();
        if kind == "announce" {
            fight.plan(who, plans[usize::from(who) - 1]);
        } else {
            fight.pass(who);
        }
        now += begun(fight);
    }
    assert_eq!(now, round);
}

#[test]
fn pain_that_is_over_before_the_stun_leaves_nobody_lying_there_for_good() {
    let _proof = proves(&["WND-12", "END-06"]);
    // 7 SP: a wound, and the pain of it until round 1 + 4. Then a fist: 3 + 2 TP(A) on 4 AU, and unconscious for the six rounds after
    // this one. Awake in round 8 he is out of breath: the pain is long over, so he may catch it.
    let mut fight = field()
        .with("optional:pain")
        .hero(man(), (1, 1), "initiative: 14")
        .hero(man(), (2, 2), "initiative: 12")
        .foe(man(), (2, 1), "initiative: 10, endurance: 4")
        .foe(man(), (10, 10), "initiative: -5")
        .dice(&[5, 3, 12, 11, 11, 1, 3, 5, 6])
        .open();
    fight
        .plan(4, "defend")
        .plan(3, "fight")
        .plan(2, "fight")
        .plan(1, "fight");
    fight.strike(1, 3).take(3);
    fight.choose(2, blow(3, 1)).skip();
    assert!(fight.states(3).contains(&"pained") && fight.states(3).contains(&"unconscious"));
    wait_for(&mut fight, 8, ["fight", "fight", "act-act", "defend"]);
    fight.plan(4, "defend");
    assert_eq!(fight.asked(), Some((3, "announce")));
    assert!(
        !fight.states(3).contains(&"incapacitated"),
        "{:?}",
        fight.states(3)
    );
    fight.plan(3, "act-act");
    fight.end();
}

#[test]
fn who_fights_on_regardless_does_not_rise_again_after_pain_when_his_time_is_over() {
    let _proof = proves(&["LEN-04", "LEN-03", "WND-12"]);
    // KO 6, so WS 1 for brittle bones (3 - 2). With 5 LE he defies it in round 1: 13 - 12 = 1 point, so one round more. In round 2 the
    // dagger takes 1 + 1 LE: a wound, and pain until round 2 + 4. When it passes his time is long over: with 3 LE he still lies there.
    let brittle = Man {
        attributes: [12, 12, 12, 12, 12, 12, 6, 12],
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "SKL-SELBSTBEHERRSCHUNG", value: 13)"#,
        advantages: r#"(advantage: "ADV-GLASKNOCHEN")"#,
        ..Man::default()
    };
    let stabber = Man {
        talents: r#"(talent: "TAL-DOLCHE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-DAGGER", talent: "TAL-DOLCHE")"#,
        ..Man::default()
    };
    let mut fight = field()
        .with("optional:pain")
        .with("optional:ignore-incapacity")
        .hero(stabber.ron(), (1, 1), "initiative: 14")
        .foe(brittle.ron(), (2, 1), "initiative: 10, life: 5")
        .foe(man(), (10, 10), "initiative: -5")
        .dice(&[12, 6, 12, 5, 1, 20, 20, 20, 1])
        .open();
    fight
        .act(2, "defy")
        .plan(3, "defend")
        .plan(2, "fight")
        .plan(1, "fight");
    fight.pass(1).pass(2);
    fight.plan(3, "defend").plan(2, "fight").plan(1, "fight");
    fight.strike(1, 2).take(2);
    tells(&fight.lines(), &["2 pained WND-12", "2 not defiant LEN-04"]);
    for _ in 3..=6 {
        fight
            .plan(3, "defend")
            .plan(2, "move")
            .plan(1, "fight")
            .pass(1)
            .pass(2);
    }
    tells(&fight.end(), &["2 not pained WND-12"]);
    assert!(
        fight.states(2).contains(&"incapacitated"),
        "{:?}",
        fight.states(2)
    );
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
