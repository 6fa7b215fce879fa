//! Actions that take longer than a round: what breaks them off, and what is left of the round in which they end.

use crate::bare::{brawler, grapple, ring};
use crate::drill::{drilled, fight, tells, who};
use crate::nature::born;
use crate::proof::proves;
use crate::story::{Man, Story, act, act_with, field, go, hewer, man, plan};

#[test]
fn damage_breaks_a_long_action_unless_self_control_holds() {
    let _proof = proves(&["TIM-05"]);
    // TIM-05: 5 SP, so mod -5 with talent 0: every attribute 5 lower, 7; a 8 fails. Drawing from the back takes two.
    let mut fight = field()
        .hero(hewer(), (1, 1), "initiative: 14, sheathed: true")
        .foe(man(), (2, 1), "initiative: 10")
        .dice(&[5, 1, 8, 2, 2])
        .open();
    fight.plan(2, "fight").plan(1, "act-act").skip();
    fight.choose(1, act_with("draw", 0)).strike(2, 1).take(1);
    assert_eq!(
        fight.end(),
        [
            "1 draw",
            "phase 10",
            "2 attack 1: 5 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "1 undefended by choice",
            "1 struck [1] 5: 1 DMG-01 +4 DMG-01 -> 5: 5 DMG-01",
            "1 le 28 -> 23 DMG-02",
            "1 self-control failed 0: 8 failure (TIM-05; 7: 12 CNV-08 -5 CNV-08), \
             2 success (TIM-05; 7: 12 CNV-08 -5 CNV-08), 2 success (TIM-05; 7: 12 CNV-08 -5 CNV-08) \
             of -5: 0 CNV-08 -5 TIM-05",
            "1 forgoes draw TIM-05",
            "phase 4",
        ]
    );
}

/// A quick drawer with a long sword in his hand, who takes the shield from his back from phase 12 of the first round on.
fn quick_drawer(faces: &[u8]) -> Story {
    let shielded = Man {
        abilities: r#""SF-SCHNELLZIEHEN""#,
        styles: r#"(weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER"),
            (weapon: "WPN-LONGSWORD", second: "SHD-WOOD", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let mut fight = field()
        .hero(shielded.ron(), (1, 1), "initiative: 12")
        .foe(man(), (2, 1), "initiative: -5")
        .dice(faces)
        .open();
    fight.plan(2, "defend").plan(1, "act-act");
    fight
}

#[test]
fn a_long_action_that_ends_early_leaves_one_converted_action() {
    let _proof = proves(&["TIM-05", "UMW-02", "ACT-14"]);
    // TIM-05, UMW-02, ACT-14: a quick drawer takes the shield from the back in three actions; the third falls in the first
    // slot of the second round, and an attack at 12 - 8 is left, 4 harder. With the wooden shield AT is 1 less (SHD-02).
    let mut fight = quick_drawer(&[18]);
    fight
        .choose(1, act_with("draw", 1))
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
fn what_a_long_action_leaves_is_one_defence_of_one() {
    // TIM-05: while he draws he has no defence; over in phase 12 of the second round, it leaves him one, or an attack in phase 4.
    let mut fight = quick_drawer(&[]);
    assert_eq!(fight.actions(1, "defences"), (0, 0));
    fight
        .choose(1, act_with("draw", 1))
        .plan(2, "defend")
        .plan(1, "carry-on");
    assert_eq!(fight.asked(), Some((1, "attack")));
    assert_eq!(fight.actions(1, "defences"), (1, 1));
}

#[test]
fn a_long_action_that_is_short_this_time_leaves_one_too() {
    let _proof = proves(&["TIM-05", "UMW-02", "ACT-25"]);
    // ACT-25: two actions by its nature; points left over save one of them. It is over in phase 12: an attack at 12 - 8 is left, 4
    // harder. What takes one action by its nature leaves the second one as it was declared.
    let uses = |talents: &'static str, faces: &[u8]| {
        let skilled = Man {
            talents,
            ..Man::default()
        };
        let mut fight = field()
            .hero(skilled.ron(), (1, 1), "initiative: 12")
            .foe(man(), (2, 1), "initiative: -5")
            .dice(faces)
            .open();
        fight.plan(2, "defend").plan(1, "act-act");
        fight.choose(1, act_with("use-talent", 0)).skip();
        fight
    };
    let mut long = uses(
        r#"(talent: "SKL-SCHLEICHEN", value: 3, actions: 2), (talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5)"#,
        &[12, 12, 12, 18],
    );
    assert_eq!(long.asked(), Some((1, "attack")));
    long.strike(1, 2);
    let blow = long.end().remove(0);
    assert!(blow.starts_with("1 attack 2: 18 failure"), "{blow}");
    assert!(blow.contains("-4 UMW-02"), "{blow}");
    let short = uses(
        r#"(talent: "SKL-SCHLEICHEN", value: 3, actions: 1), (talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5)"#,
        &[12, 12, 12],
    );
    assert_eq!(short.asked(), Some((1, "regular")));
}

#[test]
fn who_runs_out_of_breath_breaks_off_what_he_does() {
    let _proof = proves(&["END-06", "TIM-05", "END-03"]);
    // 3 + 4 TP are a wound, which takes a die of breath (END-03): AU 3 - 4. Drawing from the back takes two actions.
    let mut fight = field()
        .with("expert:endurance")
        .hero(hewer(), (1, 1), "initiative: 14, sheathed: true, endurance: 3")
        .foe(man(), (2, 1), "initiative: 10")
        .dice(&[5, 3, 4])
        .open();
    fight.plan(2, "fight").plan(1, "act-act").skip();
    fight.choose(1, act_with("draw", 0)).strike(2, 1).take(1);
    tells(
        &fight.end(),
        &[
            "1 au 3 -> 0 END-03",
            "1 exhausted END-06",
            "1 forgoes draw TIM-05",
        ],
    );
}

#[test]
fn the_slow_spend_one_action_of_a_long_one_in_each_round() {
    let _proof = proves(&["TIM-06", "TIM-05"]);
    // TIM-06, TIM-05: two actions to draw from the back: one in each of two rounds, and none is left over. The great sword costs 1.
    let mut fight = field()
        .hero(hewer(), (1, 1), "initiative: -3, sheathed: true")
        .foe(man(), (9, 9), "initiative: -9")
        .open();
    fight.plan(2, "defend").plan(1, "act").skip();
    fight.choose(1, act_with("draw", 0));
    assert_eq!(fight.lines(), ["1 draw", "round"]);
    fight.plan(2, "defend").plan(1, "carry-on");
    assert_eq!(
        fight.end()[2..],
        [
            "1 forgoes actions TIM-06",
            "phase -3",
            "1 draw",
            "1 not unarmed ACT-14",
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
fn who_is_at_something_long_may_do_something_else_in_his_own_phase() {
    let _proof = proves(&["TIM-05"]);
    // TIM-05: an orientation begun in phase 12; in phase 4 he goes on with it, or gives it up for something else, or for nothing.
    let begun = |faces: &[u8]| {
        let mut fight = field()
            .hero(man(), (1, 1), "initiative: 12")
            .foe(man(), (9, 9), "initiative: -5")
            .dice(faces)
            .open();
        fight.ask_to_go_on().plan(2, "defend").plan(1, "act-act");
        fight.act(1, "orient").skip();
        fight
    };
    let mut goes_on = begun(&[12]);
    assert_eq!(goes_on.asked(), Some((1, "regular")));
    assert_eq!(goes_on.offered()[0], "carry-on");
    assert_eq!(goes_on.forbidden(1, &act("orient")), "TIM-05");
    goes_on.act(1, "carry-on");
    let lines = goes_on.end();
    assert!(lines[0].starts_with("1 intuition passed"), "{lines:#?}");
    let mut kneels = begun(&[]);
    kneels.act(1, "kneel");
    assert_eq!(
        kneels.end()[..2],
        ["1 forgoes orient TIM-05", "1 kneeling SIT-05"]
    );
    let mut waits = begun(&[]);
    waits.pass(1);
    assert_eq!(
        waits.end(),
        ["1 forgoes orient TIM-05", "1 forgoes actions by choice", "round"]
    );
}

#[test]
fn the_slow_catch_breath_with_one_action_of_each_round() {
    let _proof = proves(&["TIM-06", "END-06"]);
    // TIM-06, END-06: out of breath with INI -3 he spends one action in each of two rounds on it: KO 12 points come back in the second.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: -3, endurance: 0")
        .hero(man(), (1, 9), "initiative: -8")
        .foe(man(), (9, 9), "initiative: -9")
        .open();
    fight.plan(3, "defend").plan(2, "defend");
    assert_eq!(fight.forbidden(1, &plan("act-act")), "TIM-06");
    assert_eq!(fight.forbidden(1, &plan("fight")), "END-06");
    assert_eq!(crate::opponent::wish(&fight), plan("act"));
    fight.plan(1, "act").skip();
    fight.act(1, "breathe");
    assert_eq!(fight.lines(), ["1 breathe", "round"]);
    fight.plan(3, "defend").plan(2, "defend");
    assert_eq!(crate::opponent::wish(&fight), plan("carry-on"));
    fight.plan(1, "carry-on");
    assert_eq!(
        fight.end()[3..],
        [
            "1 forgoes actions TIM-06",
            "phase -3",
            "1 au 0 -> 12 ACT-20",
            "1 not exhausted END-06",
            "round"
        ]
    );
}

#[test]
fn who_lets_himself_go_does_not_go_on_with_what_he_does() {
    let _proof = proves(&["TIM-05"]);
    // TIM-05: he orients himself in phase 12 and falls into a frenzy in the window after it, which is neither step, turn nor shout.
    let mut fight = drilled()
        .hero(born("ADV-KAMPFRAUSCH"), (5, 5), "initiative: 12")
        .foe(man(), (6, 5), "initiative: -5")
        .dice(&[3])
        .open();
    fight.plan(2, "defend").plan_free(1, "act-act").pass(1);
    fight.act(1, "orient").skip();
    fight.act(1, "frenzy");
    tells(
        &fight.end(),
        &["1 forgoes orient TIM-05", "1 frenzy", "1 frenzied ADV-STATE-1"],
    );
}

#[test]
fn who_lets_go_of_a_foe_does_not_go_on_with_what_he_does() {
    let _proof = proves(&["TIM-05", "MAN-U-HOLDS"]);
    // A hold of the first round; in the second he orients himself in phase 14 and lets go in the window after it.
    let mut grip = fight(ring(), who(brawler(), &["SF-GRIFF"]), brawler(), &[11]);
    grip.choose(1, grapple(2, "grip", &[0])).take(2).pass(2);
    grip.plan(2, "fight").plan_free(1, "act-act").pass(1);
    grip.act(1, "orient").skip();
    grip.act(1, "let-go");
    tells(
        &grip.end(),
        &["1 forgoes orient TIM-05", "2 not gripped MAN-U-HOLDS"],
    );
}

#[test]
fn who_fights_on_regardless_does_not_go_on_with_what_he_did() {
    let _proof = proves(&["TIM-05", "LEN-04"]);
    // 6 + 4 SP on 15 LE. Self-control holds what he does together (14 - 10 = 4 points, three 12), and he ignores his weakness
    // (14 - 12 = 2, one of them for a 13): that costs a free action, and the orientation.
    let steady = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "SKL-SELBSTBEHERRSCHUNG", value: 14)"#,
        ..Man::default()
    };
    let mut fight = field()
        .with("optional:ignore-incapacity")
        .hero(man(), (1, 1), "initiative: 14")
        .foe(steady.ron(), (2, 1), "initiative: 16, life: 15")
        .dice(&[3, 6, 12, 12, 12, 12, 12, 13])
        .open();
    fight.plan(1, "fight").plan(2, "act-act");
    fight.act(2, "orient").strike(1, 2).take(2).skip();
    fight.act(2, "defy");
    tells(
        &fight.end(),
        &[
            "2 forgoes orient TIM-05",
            "2 self-control passed",
            "2 defiant LEN-04",
        ],
    );
}
