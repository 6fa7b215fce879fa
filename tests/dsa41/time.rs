//! Time: actions, phases, declarations, free actions.

use crate::proof::proves;
use crate::story::{Story, act, face_to_face, field, go, man, plan};

#[test]
fn a_round_is_one_attack_and_one_defence() {
    let _proof = proves(&["TIM-01", "TIM-02", "TIM-08", "ATK-05"]);
    // TIM-01, TIM-02, TIM-08, ATK-05: phases 14 and 12; the only defence is spent, so the second blow goes through.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .hero(man(), (1, 2), "initiative: 12")
        .foe(man(), (2, 1), "initiative: 10")
        .dice(&[5, 6, 5, 1])
        .open();
    fight.plan(3, "fight").plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 3).defend(3, "parry").strike(2, 3);
    // What is left besides is a free dodge.
    assert!(!fight.offered().contains(&"parry"));
    let parry = klingentanz::battle::Choice::Defend {
        means: klingentanz::battle::Term::named("parry").unwrap(),
        to: None,
        stakes: Vec::new(),
    };
    assert_eq!(fight.forbidden(3, &parry), "ATK-05");
    fight.take(3);
    assert_eq!(
        fight.end(),
        [
            "1 attack 3: 5 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "3 parry: 6 success (ATK-02; 12: 7 VAL-02 +5 VAL-03)",
            "phase 12",
            "2 turns NE BRD-03",
            "2 attack 3: 5 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "3 undefended by choice",
            "3 struck [1] 5: 1 DMG-01 +4 DMG-01 -> 5: 5 DMG-01",
            "3 le 28 -> 23 DMG-02",
            "phase 10",
        ]
    );
}

#[test]
fn the_second_action_comes_eight_phases_later_even_below_zero() {
    let _proof = proves(&["TIM-03"]);
    // TIM-03: two regular actions at 3 and at 3 - 8 = -5.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 3")
        .foe(man(), (9, 1), "initiative: -9")
        .open();
    fight.plan(2, "defend").plan(1, "move-move").skip();
    fight
        .choose(1, go("walk", &[(2, 1)]))
        .choose(1, go("walk", &[(3, 1)]));
    assert_eq!(
        fight.end(),
        ["1 to 2,1 E 2 ACT-10", "phase -5", "1 to 3,1 E 2 ACT-10", "round"]
    );
}

#[test]
fn a_late_attack_needs_initiative_eight() {
    let _proof = proves(&["TIM-03"]);
    // TIM-03: declared with 9; a wound lowers it to 7, so the attack in the second slot is lost.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 9")
        .dice(&[5, 6])
        .open();
    fight.plan(2, "act-attack").plan(1, "fight").skip();
    fight.strike(1, 2).take(2);
    assert_eq!(
        fight.lines()[4..],
        [
            "2 wounds +1 = 1 [6, 12, 18] WND-01",
            "2 ini 9 -> 7 WND-04",
            "2 forgoes attack TIM-03",
            "phase 7"
        ]
    );
    fight.pass(2);
    assert_eq!(fight.end(), ["2 forgoes actions by choice", "round"]);
    assert_eq!(fight.forbidden(2, &plan("act-attack")), "TIM-03");
}

#[test]
fn whoever_falls_below_zero_keeps_only_the_defence() {
    let _proof = proves(&["TIM-06"]);
    // TIM-06: 1 - 2 = -1. The attack is lost; in the next round only single actions can be declared.
    let mut fight = face_to_face((man(), "initiative: 14"), (man(), "initiative: 1"), &[5, 6]);
    fight.strike(1, 2).take(2);
    assert_eq!(
        fight.end()[5..],
        ["2 ini 1 -> -1 WND-04", "2 forgoes attack TIM-06", "round"]
    );
    assert_eq!(fight.forbidden(2, &plan("fight")), "TIM-06");
    assert_eq!(fight.offered(), ["defend", "act", "move", "surrender"]);
}

/// One in phase 1 with this plan whom a hero wounds in phase 9, beside another hero in phase 5: 6 + 4 SP are one wound, INI 1 - 2 = -1.
fn slowed(plan: &str, faces: &[u8]) -> Story {
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 9")
        .hero(man(), (2, 2), "initiative: 5")
        .foe(man(), (2, 1), "initiative: 1")
        .dice(faces)
        .open();
    fight.plan(3, plan).plan(2, "fight").plan(1, "fight").strike(1, 3);
    fight
}

#[test]
fn below_zero_there_is_a_defence_or_a_regular_action_but_not_both() {
    let _proof = proves(&["TIM-06"]);
    // TIM-06: he parries in phase 5 (12 - 2 for the wound - 4 for the move): the move in phase -1 is lost.
    let mut parries = slowed("move-defend", &[5, 6, 5, 6]);
    parries.take(3).skip();
    parries.strike(2, 3).defend(3, "parry");
    let lines = parries.end();
    assert!(lines[3].starts_with("3 parry: 6 success"), "{lines:#?}");
    assert_eq!(lines[4..], ["3 forgoes actions TIM-06", "round"]);
    // If nobody strikes at him he moves, and there is nothing left to parry with.
    let mut moves = slowed("move-defend", &[5, 6]);
    moves.take(3).pass(2).skip();
    assert_eq!(moves.actions(3, "defences").0, 1);
    moves.choose(3, go("walk", &[(3, 1)]));
    assert_eq!(
        moves.end(),
        ["3 forgoes actions TIM-06", "3 to 3,1 E 2 ACT-10", "round"]
    );
}

#[test]
fn below_zero_a_sprint_is_a_move() {
    let _proof = proves(&["TIM-06"]);
    // TIM-06, ACT-11: a sprint takes two actions, of which one is left. Nobody who sprints defends himself.
    let mut runs = slowed("sprint", &[5, 6]);
    let lines = runs.lines();
    assert_eq!(
        lines[lines.len() - 3..],
        ["3 forgoes actions TIM-06", "3 plans move", "phase 5"]
    );
    runs.pass(2).skip();
    assert_eq!(runs.forbidden(3, &go("sprint", &[(3, 1)])), "TIM-07");
    runs.choose(3, go("walk", &[(3, 1)]));
    assert_eq!(runs.end(), ["3 to 3,1 E 2 ACT-10", "round"]);
}

#[test]
fn free_actions_come_before_and_after_the_own_slot() {
    let _proof = proves(&["TIM-04", "ACT-02", "ACT-03", "ACT-01"]);
    // TIM-04, ACT-02, ACT-03, ACT-04: windows at 13 and 11; two free actions.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (9, 1), "initiative: -5")
        .open();
    fight.plan(2, "defend").plan_free(1, "fight").skip();
    assert_eq!(fight.asked(), Some((1, "free")));
    assert_eq!(fight.forbidden(1, &act("activate")), "ACT-01");
    fight.choose(1, go("step", &[(2, 2)]));
    fight.pass(1);
    assert_eq!(fight.asked(), Some((1, "free")));
    fight.act(1, "shout");
    assert_eq!(
        fight.end(),
        [
            "1 to 2,2 SE 3 ACT-03",
            "phase 12",
            "1 forgoes attack by choice",
            "phase 11",
            "1 shout",
            "round"
        ]
    );
}

#[test]
fn a_turn_is_an_eighth() {
    let _proof = proves(&["ACT-04", "BRD-03"]);
    // ACT-04, BRD-03.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (9, 1), "initiative: -5")
        .open();
    fight.plan(2, "defend").plan_free(1, "fight").skip();
    let turn = |facing| klingentanz::battle::Choice::Act {
        act: klingentanz::battle::Term::named("turn").unwrap(),
        target: None,
        with: None,
        at: None,
        facing: Some(facing),
    };
    assert_eq!(fight.forbidden(1, &turn(klingentanz::board::Facing::S)), "ACT-04");
    fight.choose(1, turn(klingentanz::board::Facing::SE));
    assert_eq!(fight.end()[0], "1 turns SE BRD-03");
}

#[test]
fn of_two_free_actions_in_a_phase_the_higher_initiative_goes_first() {
    let _proof = proves(&["TIM-04"]);
    // TIM-04: the window after 13 and the window before 11 both lie in phase 12, before the action of phase 12.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 11")
        .hero(man(), (1, 5), "initiative: 13")
        .hero(man(), (1, 9), "initiative: 12")
        .foe(man(), (9, 1), "initiative: -5")
        .open();
    fight
        .plan(4, "defend")
        .plan_free(1, "fight")
        .plan(3, "fight")
        .plan_free(2, "fight")
        .skip();
    fight.pass(2).pass(2);
    assert_eq!(fight.asked(), Some((2, "free")));
    fight.act(2, "shout");
    assert_eq!(fight.asked(), Some((1, "free")));
    fight.act(1, "shout");
    assert_eq!(fight.asked(), Some((3, "attack")));
}

#[test]
fn an_initiative_below_zero_takes_a_free_action_too() {
    let _proof = proves(&["TIM-02", "TIM-06"]);
    // TIM-02, TIM-06: 1 - 2 = -1: one free action is left of two.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 1")
        .dice(&[5, 6])
        .open();
    fight.plan_free(2, "fight").plan(1, "fight").skip();
    assert_eq!(fight.actions(2, "free-actions"), (2, 2));
    fight.strike(1, 2).take(2);
    assert_eq!(fight.actions(2, "free-actions"), (1, 1));
    assert_eq!(fight.asked(), Some((2, "free")));
    fight.act(2, "shout");
    assert_eq!(fight.lines().last().unwrap(), "round");
    assert_eq!(
        fight.actions(2, "free-actions"),
        (0, 0),
        "nothing is declared yet"
    );
}

#[test]
fn whoever_keeps_watch_is_asked_at_the_start_of_every_phase() {
    let _proof = proves(&["TIM-04"]);
    // TIM-04: in the first round only the windows around the own slot, at 11 and 9; from then on also in phase 14, before the
    // other acts; never in phase 10, which is for his own attack.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 10")
        .foe(man(), (9, 9), "initiative: 14")
        .open();
    fight.plan_free(1, "fight").plan(2, "fight");
    assert_eq!(fight.asked(), Some((2, "attack")));
    fight.pass(2);
    assert_eq!(fight.asked(), Some((1, "free")));
    fight.act(1, "watch");
    assert_eq!(fight.actions(1, "free-actions"), (2, 2), "it costs nothing");
    assert_eq!(fight.asked(), Some((1, "attack")), "in phase 10 he strikes");
    fight.pass(1);
    assert_eq!(fight.asked(), Some((1, "free")), "after the own slot");
    fight.pass(1).plan_free(1, "fight").plan(2, "fight").skip();
    assert_eq!(fight.asked(), Some((1, "free")), "before the attack in phase 14");
    fight.act(1, "shout");
    assert_eq!(fight.asked(), Some((2, "attack")));
    assert_eq!(fight.end(), ["1 shout"]);
}

#[test]
fn a_phase_that_has_slipped_into_the_own_one_has_no_free_action() {
    let _proof = proves(&["TIM-04", "INI-07"]);
    // Oriented in phase 8 he has INI 16 (10 and a die of 6): the window after it at 15 and his blow at 8 both come in the next phase,
    // 7. It is for the blow; the window follows in 6.
    let mut fight = field()
        .hero(crate::story::able("SF-AUFMERKSAMKEIT"), (1, 1), "initiative: 8")
        .foe(man(), (9, 1), "initiative: -5")
        .open();
    fight.plan(2, "defend").plan_free(1, "act-attack").pass(1);
    fight.act(1, "orient").skip();
    assert_eq!(fight.asked(), Some((1, "attack")), "in phase 7");
    fight.pass(1);
    assert_eq!(fight.lines()[1], "phase 6");
    assert_eq!(fight.asked(), Some((1, "free")));
    fight.act(1, "shout");
    fight.end();
}

#[test]
fn who_takes_a_free_action_keeps_a_delayed_blow_for_another_phase() {
    let _proof = proves(&["TIM-04", "ACT-23"]);
    // He keeps watch and delays the blow of phase 14. In phase 10, before the other strikes, he shouts: so the blow does not come in
    // that phase but in the next.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (9, 9), "initiative: 10")
        .open();
    fight.plan(2, "fight").plan_free(1, "fight");
    fight.act(1, "watch").act(1, "delay").skip();
    assert_eq!(fight.asked(), Some((1, "free")), "in phase 10");
    fight.act(1, "shout");
    assert_eq!(fight.asked(), Some((2, "attack")));
    fight.pass(2);
    assert_eq!(
        fight.lines(),
        ["1 shout", "2 forgoes attack by choice", "phase 9"]
    );
    fight.pass(1);
    assert_eq!(fight.asked(), Some((1, "attack")));
    fight.end();
}
