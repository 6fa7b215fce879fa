//! States of fighters, one by one: what they do to speed, attacks, saves, checks and turns.

use super::proof::proves;
use super::situation::in_states;
use super::story::{Story, act};
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";

/// Alda in a state beside a bugbear, with dice; the state is over when her second turn begins.
fn for_a_turn(state: &str, faces: &[u8]) -> Story {
    let start = format!("{FIRST}, conditions: [(state: {state}, until: Rounds(2, 1))]");
    duel((ALDA, &start), (BUGBEAR, SECOND), faces)
}

/// It is the second turn of Alda, and a state is over by its rule.
fn ends(mut fight: Story, state: &str, rule: &str) {
    while fight.asked() != Some((2, "turn")) {
        let (id, _) = fight.asked().unwrap();
        fight.pass(id);
    }
    fight.pass(2);
    let lines = fight.end();
    assert!(lines.contains(&format!("1 not {state} {rule}")), "{lines:#?}");
}

#[test]
fn the_cowering_the_dazed_and_the_stunned_lose_their_turns() {
    let _proof = proves(&["D20-CND-03", "D20-CND-04", "D20-CND-23"]);
    // AC 17: cowering and stunned 14, as the fixed table says, dazed unchanged.
    for (state, rule, class) in [
        ("Cowering", "D20-CND-03", 14),
        ("Dazed", "D20-CND-04", 17),
        ("Stunned", "D20-CND-23", 14),
    ] {
        let mut fight = ground()
            .hero(person(ALDA), (1, 1), FIRST)
            .foe(person(BUGBEAR), (2, 1), &in_states(SECOND, &[state]))
            .open();
        let drops = fight.states(2).contains(&"disarmed");
        assert_eq!(drops, state == "Stunned", "{state}");
        fight.skip();
        fight.pass(1);
        let lines = fight.end();
        assert!(lines.contains(&format!("2 forgoes turns {rule}")), "{lines:#?}");
        assert_eq!(fight.asked(), Some((1, "turn")));
        let weighed = fight.weighed(&hit("strike", 2, 0));
        assert!(
            weighed[1].starts_with(&format!("{class}: ")),
            "{state} {weighed:#?}"
        );
        // They threaten nobody.
        fight.choose(1, go("walk", &[(0, 1), (0, 2)]));
        assert_eq!(fight.asked(), Some((1, "turn")));
    }
}

#[test]
fn the_entangled_are_slow_and_neither_run_nor_charge() {
    let _proof = proves(&["D20-CND-06"]);
    let mut fight = for_a_turn("Entangled", &[]);
    assert_eq!(fight.value(1, "speed"), "2: 4 D20-MOV-01 -2 D20-CND-06");
    // Dexterity 13 - 4 = 9: -1 in place of +1.
    assert_eq!(fight.number(1, "reflex"), 1);
    assert_eq!(fight.forbidden(1, &go("run", &[(1, 2), (1, 3)])), "D20-MOV-07");
    ends(fight, "entangled", "D20-CND-06");
}

#[test]
fn the_exhausted_are_slow_and_weak() {
    let _proof = proves(&["D20-CND-07"]);
    // Strength 16 - 6 = 10: +0 in place of +3. Dexterity 13 - 6 = 7: -2 in place of +1; AC 21 - 3.
    let fight = for_a_turn("Exhausted", &[]);
    assert_eq!(fight.value(1, "speed"), "2: 4 D20-MOV-01 -2 D20-CND-07");
    assert_eq!(fight.number(1, "attack"), 8);
    assert!(fight.value(1, "attack").contains("-3 D20-CND-07"));
    assert!(fight.value(1, "armour-class").contains("-3 D20-CND-07"));
    assert_eq!(fight.number(1, "armour-class"), 18);
    ends(fight, "exhausted", "D20-CND-07");
}

#[test]
fn who_grapples_by_his_state_alone_cannot_move() {
    let _proof = proves(&["D20-CND-11"]);
    for state in ["Grappling", "Pinned"] {
        let mut fight = for_a_turn(state, &[]);
        assert_eq!(fight.forbidden(1, &go("walk", &[(1, 2)])), "D20-CND-11");
        let word = state.to_lowercase();
        ends(fight, &word, "D20-CND-11");
    }
}

#[test]
fn who_kneels_is_hit_more_easily_and_shot_less() {
    let _proof = proves(&["D20-CND-14", "D20-SIT-D9"]);
    // The bugbear meets AC 21 - 2 with his morningstar and 21 + 2 with a javelin.
    for (hand, word, class) in [(0, "strike", 19), (1, "shot", 23)] {
        let mut fight = duel((ALDA, FIRST), (BUGBEAR, &format!("{SECOND}, hand: {hand}")), &[]);
        fight.choose(1, act("kneel-down"));
        assert!(fight.states(1).contains(&"kneeling"));
        fight.pass(1);
        let weighed = fight.weighed(&hit(word, 1, hand));
        assert!(weighed[1].starts_with(&format!("{class}: ")), "{weighed:#?}");
    }
}

#[test]
fn who_lies_is_hit_more_easily_and_shot_less() {
    let _proof = proves(&["D20-CND-18", "D20-SIT-D11"]);
    // 21 - 4, 21 + 4.
    for (hand, word, class) in [(0, "strike", 17), (1, "shot", 25)] {
        let mut fight = duel((ALDA, FIRST), (BUGBEAR, &format!("{SECOND}, hand: {hand}")), &[]);
        fight.choose(1, act("drop-prone"));
        assert!(fight.states(1).contains(&"prone"));
        // 11 - 4 from there.
        assert!(fight.weighed(&hit("strike", 2, 0))[0].starts_with("7: "));
        fight.pass(1);
        let weighed = fight.weighed(&hit(word, 1, hand));
        assert!(weighed[1].starts_with(&format!("{class}: ")), "{weighed:#?}");
    }
}

#[test]
fn the_nauseated_only_move() {
    let _proof = proves(&["D20-CND-15"]);
    let mut fight = for_a_turn("Nauseated", &[]);
    assert_eq!(
        (fight.actions(1, "standard").0, fight.actions(1, "moves").0),
        (0, 1)
    );
    fight.choose(1, go("walk", &[(0, 1), (0, 2)]));
    assert_eq!(fight.asked(), Some((2, "turn")));
    ends(fight, "nauseated", "D20-CND-15");
}

#[test]
fn the_staggered_do_one_thing_in_a_turn() {
    let _proof = proves(&["D20-CND-22"]);
    let fight = for_a_turn("Staggered", &[]);
    assert_eq!(
        (fight.actions(1, "standard").0, fight.actions(1, "moves").0),
        (1, 1)
    );
    ends(fight, "staggered", "D20-CND-22");
    // 1 + 5 misses; after it nothing is left but a step.
    let mut fight = for_a_turn("Staggered", &[2]);
    fight.choose(1, hit("strike", 2, 0));
    assert_eq!(
        (fight.actions(1, "standard").0, fight.actions(1, "moves").0),
        (0, 0)
    );
    fight.end();
    // Nonlethal damage as high as the hit points does the same.
    let fight = duel(
        (ALDA, "initiative_die: 20, nonlethal: 49"),
        (BUGBEAR, SECOND),
        &[],
    );
    assert!(fight.states(1).contains(&"staggered"));
    assert_eq!(
        (fight.actions(1, "standard").0, fight.actions(1, "moves").0),
        (1, 1)
    );
}

#[test]
fn those_in_panic_drop_what_they_hold_and_flee() {
    let _proof = proves(&["D20-CND-16"]);
    let start = in_states(FIRST, &["Panicked"]);
    let mut fight = ground()
        .hero(person(BRAKK), (5, 1), &start)
        .foe(person(BUGBEAR), (3, 1), SECOND)
        .open();
    assert!(fight.states(1).contains(&"disarmed"));
    // Fortitude 7 - 2.
    assert_eq!(fight.value(1, "fortitude"), "5: 7 D20-CORE-07 -2 D20-CND-16");
    let lines = fight.end();
    assert!(
        lines.contains(&"1 forgoes turns D20-CND-16".to_owned()),
        "{lines:#?}"
    );
    assert!(has(&lines, "1 to 11,"), "{lines:#?}");
    assert_eq!(fight.asked(), Some((2, "turn")));
}

#[test]
fn whoever_is_cornered_in_panic_cowers() {
    let _proof = proves(&["D20-CND-16", "D20-CND-03"]);
    let start = in_states(FIRST, &["Panicked"]);
    let mut fight = ground()
        .walls(&[".#", "##"])
        .thing((1, 1), "solid")
        .hero(person(BRAKK), (0, 0), &start)
        .foe(person(BUGBEAR), (3, 1), SECOND)
        .open();
    assert!(fight.states(1).contains(&"cowering"));
    assert_eq!(fight.asked(), Some((2, "turn")));
    fight.end();
}

#[test]
fn the_shaken_are_worse_at_everything() {
    let _proof = proves(&["D20-CND-19"]);
    let mut fight = for_a_turn("Shaken", &[]);
    assert_eq!(fight.value(1, "fortitude"), "5: 7 D20-CORE-07 -2 D20-CND-19");
    assert_eq!(fight.value(1, "will"), "1: 3 D20-CORE-07 -2 D20-CND-19");
    // Strength against Strength: 3 + 4 for the feat - 2. Bluff -1 - 2.
    let push = fight.weighed(&to("bull-rush", 2))[0].clone();
    assert!(
        push.starts_with("5: ") && push.ends_with("-2 D20-CND-19"),
        "{push}"
    );
    assert!(fight.weighed(&to("feint", 2))[0].starts_with("-3: "));
    fight.skip();
    ends(fight, "shaken", "D20-CND-19");
}

#[test]
fn the_shaken_tend_wounds_less_well() {
    let _proof = proves(&["D20-CND-19", "D20-DTH-03"]);
    // Alda, Wisdom 12: +1 - 2. 15 - 1 = 14 does not reach 15.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), &in_states(FIRST, &["Shaken"]))
        .hero(person(BRAKK), (2, 1), "initiative_die: 2, hit_points: -5")
        .foe(person(BUGBEAR), (11, 11), SECOND)
        .dice(&[15])
        .open();
    fight.skip();
    fight.choose(1, to("stabilise", 2));
    let lines = fight.end();
    assert!(
        has(
            &lines,
            "1 stabilising failed 0: 15 failure (D20-DTH-03; -1: 1 D20-DTH-03 -2 D20-CND-19; against 15"
        ),
        "{lines:#?}"
    );
}

#[test]
fn the_sickened_hit_and_hurt_less() {
    let _proof = proves(&["D20-CND-20"]);
    // 6 + 11 - 2 = 15 misses AC 16, 7 hits; the second attack 12 + 6 - 2 = 16 hits for 1 + 5 - 2 = 4 of 16.
    let mut fight = for_a_turn("Sickened", &[6, 12, 1]);
    assert_eq!(fight.value(1, "reflex"), "1: 3 D20-CORE-07 -2 D20-CND-20");
    assert!(fight.weighed(&to("bull-rush", 2))[0].starts_with("5: "));
    assert!(fight.weighed(&to("feint", 2))[0].starts_with("-3: "));
    fight.choose(1, hit("strike", 2, 0));
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(has(&lines, "1 strike 2: 6 failure"), "{lines:#?}");
    assert!(has(&lines, "2 life 16 -> 12"), "{lines:#?}");
}

#[test]
fn whoever_drops_below_no_hit_points_faints_and_falls() {
    let _proof = proves(&["D20-CND-24", "D20-CND-26"]);
    // 10 + 11 hits; 4 + 5 of 5.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(ORC), (2, 1), SECOND)
        .foe(person(BUGBEAR), (11, 11), "initiative_die: 2")
        .dice(&[10, 4])
        .open();
    fight.skip();
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.lines();
    assert!(lines.contains(&"2 prone D20-CND-24".to_owned()), "{lines:#?}");
    // That whoever is dying is unconscious goes without saying.
    assert!(fight.states(2).contains(&"dying") && !fight.states(2).contains(&"unconscious"));
    // Helpless: 13 less 5 and 4.
    assert!(fight.weighed(&hit("strike", 2, 0))[1].starts_with("4: "));
}

#[test]
fn at_no_hit_points_one_is_slow_and_does_a_single_thing() {
    let _proof = proves(&["D20-CND-26"]);
    // 10 + 11 hits; 1 + 5 of 6.
    let mut fight = duel(
        (ALDA, FIRST),
        (BUGBEAR, "initiative_die: 1, hit_points: 6"),
        &[10, 1],
    );
    fight.choose(1, hit("strike", 2, 0));
    fight.pass(1);
    fight.end();
    assert!(fight.states(2).contains(&"disabled"));
    assert_eq!(fight.value(2, "speed"), "3: 6 D20-MOV-01 -3 D20-CND-26");
    assert_eq!(
        (fight.actions(2, "standard").0, fight.actions(2, "moves").0),
        (1, 1)
    );
    // He walks, and may do nothing else.
    fight.choose(2, go("walk", &[(2, 2)]));
    while fight.asked() == Some((1, "opportunity")) {
        fight.pass(1);
    }
    assert_eq!(fight.actions(2, "standard").0, 0);
}
