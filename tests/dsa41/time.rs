//! Time: actions, phases, declarations, free actions, long actions.

use crate::proof::proves;
use crate::story::{Man, act, field, go, man, plan};

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
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 1")
        .dice(&[5, 6])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).take(2);
    assert_eq!(
        fight.end()[5..],
        ["2 ini 1 -> -1 WND-04", "2 forgoes attack TIM-06", "round"]
    );
    assert_eq!(fight.forbidden(2, &plan("fight")), "TIM-06");
    assert_eq!(fight.offered(), ["defend", "act", "move", "surrender"]);
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
fn damage_breaks_a_long_action_unless_self_control_holds() {
    let _proof = proves(&["TIM-05"]);
    // TIM-05: 5 SP, so mod -5 with talent 0: every attribute 5 lower, 7; a 8 fails. Drawing from the back takes two.
    let hewer = Man {
        talents: r#"(talent: "TAL-ZHSCHWERT", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-GREATSWORD", talent: "TAL-ZHSCHWERT")"#,
        ..Man::default()
    };
    let mut fight = field()
        .hero(hewer.ron(), (1, 1), "initiative: 12, sheathed: true")
        .foe(man(), (2, 1), "initiative: 10")
        .dice(&[5, 1, 8, 2, 2])
        .open();
    fight.plan(2, "fight").plan(1, "act-act").skip();
    fight
        .choose(1, crate::story::act_with("draw", 0))
        .strike(2, 1)
        .take(1);
    assert_eq!(
        fight.end(),
        [
            "1 draw",
            "phase 10",
            "2 attack 1: 5 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "1 undefended by choice",
            "1 struck [1] 5: 1 DMG-01 +4 DMG-01 -> 5: 5 DMG-01",
            "1 le 28 -> 23 DMG-02",
            "1 self-control failed 0: 8 failure (TIM-05; 7: 12 CNV-08 -5 TIM-05), \
             2 success (TIM-05; 7: 12 CNV-08 -5 TIM-05), 2 success (TIM-05; 7: 12 CNV-08 -5 TIM-05)",
            "1 forgoes draw TIM-05",
            "phase 4",
        ]
    );
}

#[test]
fn a_long_action_that_ends_early_leaves_one_converted_action() {
    let _proof = proves(&["TIM-05", "UMW-02", "ACT-14"]);
    // TIM-05, UMW-02, ACT-14: a quick drawer takes the shield from the back in three actions; the third falls in the first
    // slot of the second round, and an attack at 12 - 8 is left, 4 harder. With the wooden shield AT is 1 less (SHD-02).
    let shielded = Man {
        abilities: r#""SF-SCHNELLZIEHEN""#,
        styles: r#"(weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER"),
            (weapon: "WPN-LONGSWORD", second: "SHD-WOOD", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let mut fight = field()
        .hero(shielded.ron(), (1, 1), "initiative: 12")
        .foe(man(), (2, 1), "initiative: -5")
        .dice(&[18])
        .open();
    fight.plan(2, "defend").plan(1, "act-act");
    fight
        .choose(1, crate::story::act_with("draw", 1))
        .plan(2, "defend")
        .plan(1, "carry-on");
    assert_eq!(fight.asked(), Some((1, "attack")));
    fight.skip();
    fight.strike(1, 2);
    let blow = fight.end().remove(0);
    assert!(blow.starts_with("1 attack 2: 18 failure"), "{blow}");
    assert!(blow.contains("-4 UMW-02"), "{blow}");
}

#[test]
fn the_fight_ends_when_no_foe_is_able() {
    let _proof = proves(&["TIM-09"]);
    // TIM-09, LEN-03: 10 LE - 10 SP = 0.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10, life: 10")
        .dice(&[5, 6, 3])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).take(2);
    assert_eq!(fight.end().last().unwrap(), "end [SideId(0)] TIM-09");
    assert_eq!(fight.asked(), None);
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
fn the_slow_spend_one_action_of_a_long_one_in_each_round() {
    let _proof = proves(&["TIM-06", "TIM-05"]);
    // TIM-06, TIM-05: two actions to draw from the back: one in each of two rounds, and none is left over. The great sword costs 1.
    let hewer = Man {
        talents: r#"(talent: "TAL-ZHSCHWERT", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-GREATSWORD", talent: "TAL-ZHSCHWERT")"#,
        ..Man::default()
    };
    let mut fight = field()
        .hero(hewer.ron(), (1, 1), "initiative: -3, sheathed: true")
        .foe(man(), (9, 9), "initiative: -9")
        .open();
    fight.plan(2, "defend").plan(1, "act").skip();
    fight.choose(1, crate::story::act_with("draw", 0));
    assert_eq!(fight.lines(), ["1 draw", "round"]);
    fight.plan(2, "defend").plan(1, "carry-on");
    assert_eq!(
        fight.end()[2..],
        [
            "1 forgoes actions TIM-06",
            "phase -3",
            "1 draw",
            "1 ini -3 -> -4 INI-08",
            "round"
        ]
    );
}

#[test]
fn another_declaration_gives_a_long_action_up() {
    let _proof = proves(&["TIM-05", "TIM-07"]);
    // TIM-05, TIM-07: an orientation begun in the second slot is not gone on with.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), "initiative: -5")
        .open();
    fight.plan(2, "defend").plan(1, "move-act");
    fight.choose(1, go("walk", &[(2, 1)])).act(1, "orient").skip();
    fight.plan(2, "defend").plan(1, "fight");
    assert_eq!(
        fight.end(),
        [
            "2 plans defend",
            "1 forgoes orient TIM-05",
            "1 plans fight",
            "phase 12"
        ]
    );
}

#[test]
fn whoever_keeps_watch_is_asked_at_the_start_of_every_phase() {
    let _proof = proves(&["TIM-04"]);
    // TIM-04: in the first round only the windows around the own slot, at 11 and 9; from then on also in phase 14, before the
    // other acts; once in a phase.
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
    assert_eq!(fight.asked(), Some((1, "free")), "at the start of phase 10");
    fight.pass(1).pass(1);
    assert_eq!(fight.asked(), Some((1, "free")), "after the own slot");
    fight.pass(1).plan_free(1, "fight").plan(2, "fight").skip();
    assert_eq!(fight.asked(), Some((1, "free")), "before the attack in phase 14");
    fight.act(1, "shout");
    assert_eq!(fight.asked(), Some((2, "attack")));
    assert_eq!(fight.end(), ["1 shout"]);
}

#[test]
fn a_side_that_gives_up_is_beaten() {
    let _proof = proves(&["TIM-09"]);
    // TIM-09: both fighters of the second side are out of the fight at once.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10")
        .foe(man(), (2, 2), "initiative: 12")
        .open();
    fight.choose(2, act("surrender"));
    assert_eq!(
        fight.end()[2..],
        [
            "2 surrendered TIM-09",
            "3 surrendered TIM-09",
            "end [SideId(0)] TIM-09"
        ]
    );
    assert_eq!(fight.states(3), ["surrendered"]);
}

#[test]
fn a_fight_that_nobody_has_won_after_its_last_round_is_a_draw() {
    let _proof = proves(&["TIM-09"]);
    // TIM-09: the second round is the last, whatever could still be done.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (9, 1), "initiative: 10")
        .last_round(2)
        .open();
    for _ in 0..2 {
        assert_eq!(fight.asked(), Some((2, "announce")));
        fight.plan(2, "fight").plan(1, "move-defend").pass(1).pass(2);
    }
    let told = fight.lines();
    assert!(told.contains(&"1 forgoes walk by choice".to_owned()), "{told:?}");
    assert_eq!(told.last().unwrap(), "end [] TIM-09");
    assert_eq!(fight.asked(), None);
}

#[test]
fn a_fight_whose_last_fighters_fall_together_is_a_draw() {
    let _proof = proves(&["TIM-09", "INI-05"]);
    // INI-05, TIM-09, LEN-03: both strike at once, and both lose 10 - 10 = 0 LE by 6 + 4 TP.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12, life: 10")
        .foe(man(), (2, 1), "initiative: 12, life: 10")
        .dice(&[5, 6, 5, 6, 3, 3])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight.strike(1, 2).take(2).strike(2, 1).take(1);
    assert_eq!(fight.end().last().unwrap(), "end [] TIM-09");
    assert_eq!(fight.asked(), None);
}
