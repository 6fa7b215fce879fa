//! Actions besides blows: drawing, stowing, picking up, delaying, and what nobody can do here.

use crate::proof::proves;
use crate::story::{Man, able, act, act_with, blow, duel, field, hewer, man};

const QUIET: &str = "initiative: -5";

#[test]
fn a_weapon_at_the_belt_takes_one_action_and_one_on_the_back_two() {
    let _proof = proves(&["ACT-14"]);
    // ACT-14, TIM-05: the long sword at once; the great sword needs both actions of a round.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12, sheathed: true")
        .foe(man(), (9, 9), QUIET)
        .open();
    fight.plan(2, "defend").plan(1, "act-defend").skip();
    fight.choose(1, act_with("draw", 0));
    assert_eq!(fight.end()[..2], ["1 draw", "1 draw"], "begun and done");
    assert_eq!(fight.states(1), [] as [&str; 0]);
    let mut fight = field()
        .hero(hewer(), (1, 1), "initiative: 12, sheathed: true")
        .foe(man(), (9, 9), QUIET)
        .open();
    fight.plan(2, "defend").plan(1, "act-act").skip();
    fight.choose(1, act_with("draw", 0));
    // INI-08: the great sword costs 1 of the 12 that the empty hands had.
    assert_eq!(
        fight.end(),
        [
            "1 draw",
            "phase 4",
            "1 draw",
            "1 not unarmed ACT-14",
            "1 ini 12 -> 11 INI-08",
            "round"
        ]
    );
}

#[test]
fn a_long_draw_needs_the_whole_round() {
    let _proof = proves(&["TIM-05"]);
    // TIM-05, ACT-14.
    let mut fight = field()
        .hero(hewer(), (1, 1), "initiative: 12, sheathed: true")
        .foe(man(), (9, 9), QUIET)
        .open();
    fight.plan(2, "defend").plan(1, "act-defend");
    assert_eq!(fight.forbidden(1, &act_with("draw", 0)), "TIM-05");
}

#[test]
fn the_quick_draw_at_the_belt_in_a_free_action() {
    let _proof = proves(&["ACT-14", "SF-SCHNELLZIEHEN", "ABI-04"]);
    // ACT-14: SF-SCHNELLZIEHEN; from the back one action, as the shield three (long_action.rs).
    let mut fight = field()
        .hero(able("SF-SCHNELLZIEHEN"), (1, 1), "initiative: 14, sheathed: true")
        .foe(man(), (2, 1), QUIET)
        .dice(&[20])
        .open();
    fight.plan(2, "defend").plan_free(1, "fight").skip();
    fight.value(1, "at");
    fight.choose(1, act_with("draw", 0)).strike(1, 2);
    assert_eq!(
        fight.end()[..5],
        [
            "1 draw",
            "1 not unarmed ACT-14",
            "1 ini 12 -> 14 UNA-01",
            "phase 12",
            "1 attack 2: 20 fumble (ATK-01; 12: 7 VAL-02 +5 VAL-03)"
        ]
    );
}

#[test]
fn stowing_takes_twice_as_long_as_drawing() {
    let _proof = proves(&["ACT-15"]);
    // ACT-15: twice one action; afterwards only fists are left, and the sword can be drawn again.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET)
        .open();
    fight.plan(2, "defend").plan(1, "act-act").skip();
    fight.act(1, "stow");
    assert_eq!(fight.end(), ["1 stow", "phase 4", "1 unarmed ACT-15", "round"]);
    assert_eq!(fight.value(1, "at"), "7: 7 VAL-02");
    fight.plan(2, "defend").plan(1, "act-act");
    assert_eq!(fight.forbidden(1, &act("stow")), "ACT-15");
    fight.choose(1, act_with("draw", 0));
}

#[test]
fn a_dropped_weapon_is_picked_up_with_nimble_fingers() {
    let _proof = proves(&["ACT-05", "ACT-17"]);
    // ACT-05, ACT-17, ARM-03: FF 12 - BE 3 = 9: 10 fails, the sword stays; 9 succeeds in the next round.
    let armoured = Man {
        armour: r#""ARP-LEATHERHARNESS""#,
        ..Man::default()
    };
    let mut fight = field()
        .hero(armoured.ron(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET)
        .dice(&[10, 9])
        .open();
    fight.plan(2, "defend").plan_free(1, "act-act").act(1, "drop");
    assert_eq!(fight.forbidden(1, &act_with("draw", 0)), "ACT-14");
    fight.act(1, "pick-up").pass(1).pass(1).pass(1);
    let lines = fight.lines();
    let check = "1 dexterity failed 0: 10 failure (ACT-17; 9: 12 CNV-07 -3 ACT-17)";
    assert!(lines.contains(&check.to_owned()), "{lines:#?}");
    assert_eq!(fight.states(1), ["unarmed"]);
    fight.plan(2, "defend").plan(1, "act-act").skip();
    fight.act(1, "pick-up");
    assert_eq!(
        fight.end()[2..4],
        [
            "1 dexterity passed 0: 9 success (ACT-17; 9: 12 CNV-07 -3 ACT-17)",
            "1 draw"
        ]
    );
}

#[test]
fn gauntlets_of_plate_make_fingers_clumsy() {
    let _proof = proves(&["ARP-11", "ACT-17"]);
    // ARP-11: FF 12 - 2, and no encumbrance: 11 fails.
    let armoured = Man {
        armour: r#""ARP-GAUNTLET""#,
        ..Man::default()
    };
    let mut fight = field()
        .hero(armoured.ron(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET)
        .dice(&[11])
        .open();
    assert_eq!(fight.number(1, "be"), 0);
    fight.plan(2, "defend").plan_free(1, "act-act").act(1, "drop");
    assert_eq!(fight.ways(&act("pick-up"), 20), 10);
    fight.act(1, "pick-up").pass(1).pass(1).pass(1);
    let lines = fight.end();
    let check = "1 dexterity failed 0: 11 failure (ACT-17; 10: 12 CNV-07 -2 ARP-11)";
    assert!(lines.contains(&check.to_owned()), "{lines:#?}");
}

#[test]
fn whoever_delays_acts_where_another_does() {
    let _proof = proves(&["ACT-23"]);
    // ACT-23: 14 waits for 10; in that phase the higher initiative goes first.
    let mut fight = duel(&[20]);
    fight.act(1, "delay");
    assert_eq!(fight.lines(), ["1 delay", "phase 10"]);
    assert_eq!(fight.asked(), Some((1, "attack")));
    fight.strike(1, 2);
    assert_eq!(fight.asked(), Some((2, "attack")));
    assert_eq!(
        fight.forbidden(2, &act("delay")),
        "ACT-23",
        "nobody acts after him"
    );
    fight.pass(2);
    assert_eq!(fight.end().last().unwrap(), "round");
}

#[test]
fn a_delayed_attack_does_not_drag_the_second_action_along() {
    let _proof = proves(&["ACT-23", "TIM-03"]);
    // ACT-23, TIM-03: the move stays at 12 - 8 = 4, where the blow could come in as well; it waits for
    // phase 2. The declared move costs it 4 (ACT-10).
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (2, 1), "initiative: 2")
        .dice(&[20])
        .open();
    fight.plan(2, "fight").plan(1, "attack-move").skip();
    fight.act(1, "delay");
    assert_eq!(fight.lines(), ["1 delay", "phase 4"]);
    assert_eq!(fight.asked(), Some((1, "attack")));
    fight.act(1, "delay");
    assert_eq!(fight.asked(), Some((1, "regular")));
    fight.pass(1).skip();
    assert_eq!(fight.asked(), Some((1, "attack")));
    fight.strike(1, 2);
    assert_eq!(
        fight.end(),
        ["1 attack 2: 20 fumble (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 ACT-10)"]
    );
    assert_eq!(fight.asked(), Some((2, "attack")), "both in phase 2");
}

#[test]
fn catching_breath_is_for_those_who_have_none() {
    let _proof = proves(&["ACT-20"]);
    // ACT-20, END-06.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET)
        .open();
    fight.plan(2, "defend").plan(1, "act-act");
    assert_eq!(fight.forbidden(1, &act("breathe")), "ACT-20");
}

#[test]
fn what_nobody_has_at_hand_is_refused_by_its_rule() {
    let _proof = proves(&["ACT-16", "ACT-18", "ACT-19", "ACT-24", "ACT-25", "ARM-06"]);
    // ACT-01, ACT-16, ACT-18, ACT-19, ACT-24, ACT-25, ARM-06: no artefacts, missiles, distance classes or armour at hand.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET)
        .open();
    fight.plan(2, "defend").plan(1, "act-act");
    for (name, rule) in [
        ("reload", "ACT-18"),
        ("aim", "ACT-19"),
        ("change-distance", "ACT-24"),
        ("don", "ARM-06"),
        ("use-item", "ACT-16"),
        ("use-talent", "ACT-25"),
    ] {
        assert_eq!(fight.forbidden(1, &act(name)), rule, "{name}");
    }
}

#[test]
fn nothing_but_what_was_declared_can_be_done() {
    let _proof = proves(&["TIM-07"]);
    // TIM-07: a declaration binds.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (2, 1), QUIET)
        .open();
    fight.plan(2, "defend").plan(1, "act-defend");
    assert_eq!(fight.forbidden(1, &blow(2, 0)), "TIM-07");
    assert_eq!(fight.forbidden(1, &crate::story::go("walk", &[(1, 2)])), "TIM-07");
}

#[test]
fn what_takes_two_actions_to_draw_takes_four_to_put_away() {
    let _proof = proves(&["ACT-15", "TIM-05"]);
    // ACT-15, TIM-05: the great sword goes back in two rounds.
    let mut fight = field()
        .hero(hewer(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET)
        .open();
    fight.plan(2, "defend").plan(1, "act-act").act(1, "stow").skip();
    assert_eq!(fight.states(1), [] as [&str; 0]);
    fight.plan(2, "defend").plan(1, "carry-on");
    assert_eq!(fight.states(1), ["unarmed"]);
}

#[test]
fn steps_turns_and_shouts_interrupt_nothing() {
    let _proof = proves(&["TIM-05", "ACT-02", "ACT-03", "ACT-04"]);
    // TIM-05, ACT-02, ACT-03, ACT-04: two actions to take the great sword from the back, with a step between them.
    let between = |choice: klingentanz::battle::Choice, faces: &[u8]| {
        let mut fight = field()
            .hero(hewer(), (1, 1), "initiative: 12, sheathed: true")
            .foe(man(), (9, 9), QUIET)
            .dice(faces)
            .open();
        fight.plan(2, "defend").plan_free(1, "act-act").pass(1);
        fight.choose(1, act_with("draw", 0)).choose(1, choice);
        fight.pass(1).skip();
        fight.states(1)
    };
    let turn = crate::story::act_facing("turn", klingentanz::board::Facing::SE);
    for harmless in [crate::story::go("step", &[(1, 2)]), turn, act("shout")] {
        assert_eq!(
            between(harmless, &[]),
            [] as [&str; 0],
            "the sword is in the hand"
        );
    }
    assert!(
        between(act("go-down"), &[5]).contains(&"unarmed"),
        "that interrupts"
    );
}

#[test]
fn each_hand_lets_go_of_what_it_holds_alone() {
    let _proof = proves(&["ACT-05"]);
    let bearing = |person: String| {
        let mut fight = field()
            .hero(person, (1, 1), "initiative: 14")
            .foe(man(), (9, 9), "initiative: -5")
            .open();
        fight.plan(2, "defend").plan_free(1, "fight").skip();
        fight
    };
    let mut shield = bearing(crate::drill::bearer());
    assert_ne!(shield.value(1, "ward"), "none");
    shield.act(1, "drop-second");
    crate::drill::tells(&shield.lines(), &["1 unshielded ACT-05"]);
    assert_eq!(shield.value(1, "ward"), "none");
    assert!(!shield.states(1).contains(&"unarmed"));
    let mut sword = bearing(crate::drill::bearer());
    sword.act(1, "drop-main");
    assert!(sword.states(1).contains(&"unarmed"));
    assert_ne!(sword.value(1, "ward"), "none");
    // Who holds one thing drops it with the usual action.
    let mut one = bearing(man());
    for part in ["drop-main", "drop-second"] {
        assert_eq!(one.forbidden(1, &act(part)), "ACT-05");
    }
}
