//! What is thrown, in the hand, on the belt and on the floor: it is counted, and no piece of it is in two places.

use klingentanz::battle::Ground;

use crate::proof::proves;
use crate::shot_value::{CROSSBOW, JAVELIN, QUIET, READY, archer, with};
use crate::story::{Man, Story, act, act_on, act_with, go, man, open_field, shot};

const SHIELDED: &str = r#"(weapon: "RWP-JAVELIN", talent: "TAL-WURFSPEERE", shield: Some("SHD-WOOD"))"#;
const TWO: &str = r#"Missiles("RWP-JAVELIN", 2)"#;
const THREE: &str = r#"Missiles("RWP-JAVELIN", 3)"#;

/// Nobody takes another free action.
pub fn nothing_more(fight: &mut Story) {
    while let Some((id, "free")) = fight.asked() {
        fight.pass(id);
    }
}

/// Nobody does anything more in this round.
pub fn let_the_round_end(fight: &mut Story) {
    while let Some((id, _)) = fight.asked().filter(|(_, kind)| *kind != "announce") {
        fight.pass(id);
    }
}

fn thrower(shots: &'static str, carries: &'static str) -> Man {
    Man {
        carries,
        ..with(shots)
    }
}

/// He has thrown his first javelin at a man seven squares off, who does not act, and has missed: it lies two squares behind him.
fn after_a_throw(person: &Man, more: &[u8]) -> Story {
    let mut fight = open_field(40, 3)
        .hero(person.ron(), (2, 1), READY)
        .foe(man(), (9, 1), QUIET)
        .dice(&[&[20, 2], more].concat())
        .open();
    fight.plan(2, "defend").plan(1, "fight");
    fight.choose(1, shot(2, "throw")).skip();
    fight
}

#[test]
fn what_has_flown_from_the_hand_is_not_dropped_as_well() {
    let _proof = proves(&["ACT-05", "RNG-34"]);
    // ACT-05, RNG-34: the javelin lies behind the foe, and there is nothing in the hand to let go.
    let mut fight = after_a_throw(&thrower(JAVELIN, THREE), &[]);
    fight.plan(2, "defend").plan_free(1, "act-defend");
    assert!(!fight.offered().contains(&"drop"));
    assert_eq!(fight.forbidden(1, &act("drop")), "ACT-05");
    // The shield is on the other arm still: it can be dropped, and nothing falls with it.
    let mut fight = after_a_throw(&thrower(SHIELDED, THREE), &[]);
    fight.plan(2, "defend").plan_free(1, "act-act");
    assert_eq!(fight.forbidden(1, &act("drop-main")), "ACT-05");
    fight.act(1, "drop");
    assert_eq!(fight.value(1, "ward"), "none");
    assert_eq!(javelins(&fight), [(11, 1)], "none but the one that was thrown");
}

/// Where javelins lie.
fn javelins(fight: &Story) -> Vec<(i16, i16)> {
    let world = fight.app.world();
    let ground = world.get::<Ground>(fight.battle).unwrap();
    let all = ground.movables.iter().filter(|(_, it)| it.gear == "RWP-JAVELIN");
    all.filter_map(|(_, it)| it.cell())
        .map(|cell| (cell.x, cell.y))
        .collect()
}

#[test]
fn the_next_javelin_is_drawn_although_the_first_one_lies_afar() {
    let _proof = proves(&["ACT-14", "RNG-34", "RNG-35"]);
    // RNG-35: one of three is thrown, two hang on the belt. He draws his sword, lets it fall, and draws the next javelin.
    let mut fight = after_a_throw(&thrower(JAVELIN, THREE), &[20, 1]);
    fight.plan(2, "defend").plan(1, "act-defend");
    assert_eq!(
        fight.forbidden(1, &act_with("draw", 1)),
        "ACT-14",
        "the next one is loaded (RNG-34)"
    );
    fight.choose(1, act_with("draw", 0));
    fight.plan(2, "defend").plan_free(1, "act-defend");
    fight.act(1, "drop").choose(1, act_with("draw", 1));
    nothing_more(&mut fight);
    assert_eq!(fight.value(1, "missiles"), "2: 2 RNG-35");
    fight.plan(2, "defend").plan(1, "fight");
    fight.choose(1, shot(2, "throw"));
    assert_eq!(fight.value(1, "missiles"), "1: 1 RNG-35");
    // Of one javelin none is left on the belt.
    let mut fight = after_a_throw(&with(JAVELIN), &[]);
    fight.plan(2, "defend").plan(1, "act-defend");
    fight.choose(1, act_with("draw", 0));
    fight.plan(2, "defend").plan_free(1, "act-defend");
    fight.act(1, "drop");
    assert_eq!(fight.forbidden(1, &act_with("draw", 1)), "ACT-14");
}

#[test]
fn a_javelin_that_is_dropped_is_one_less_on_the_belt_until_it_is_picked_up() {
    let _proof = proves(&["ACT-05", "RNG-35", "ACT-17"]);
    // Two javelins: one falls from the hand, and one is left to draw. ACT-17: a 5 of dexterity 12 picks the other up again.
    let mut fight = open_field(40, 3)
        .hero(thrower(JAVELIN, TWO).ron(), (2, 1), READY)
        .foe(man(), (9, 1), QUIET)
        .dice(&[5])
        .open();
    fight.plan(2, "defend").plan_free(1, "act-defend");
    fight.act(1, "drop").choose(1, act_with("draw", 1));
    nothing_more(&mut fight);
    assert_eq!(fight.value(1, "missiles"), "1: 1 RNG-35");
    fight.plan(2, "defend").plan_free(1, "act-act");
    fight.act(1, "drop");
    assert_eq!(
        fight.forbidden(1, &act_with("draw", 1)),
        "ACT-14",
        "both lie here"
    );
    fight.act(1, "pick-up");
    nothing_more(&mut fight);
    fight.end();
    assert_eq!(fight.value(1, "missiles"), "1: 1 RNG-35");
    assert_eq!(javelins(&fight), [(2, 1)], "one of the two");
}

/// The first of two javelins has missed a man three squares off and lies behind him, the second has hit him and lies where he
/// stands; the thrower has come beside both.
fn beside_his_javelins(more: &[u8]) -> Story {
    // RNG-19: one square behind (8, 3). RNG-01: 1W6 of 1 for the hit.
    let mut fight = open_field(40, 7)
        .hero(thrower(JAVELIN, TWO).ron(), (5, 3), READY)
        .foe(man(), (8, 3), QUIET)
        .dice(&[&[20, 1, 3, 1], more].concat())
        .open();
    fight.plan(2, "defend").plan(1, "fight");
    fight.choose(1, shot(2, "throw"));
    fight.plan(2, "defend").plan(1, "act-attack").act(1, "reload");
    fight.choose(1, shot(2, "throw")).take(2);
    fight.plan(2, "defend").plan(1, "move-defend");
    fight.choose(1, go("walk", &[(6, 2), (7, 2), (8, 2)])).skip();
    assert_eq!(javelins(&fight), [(9, 3), (8, 3)]);
    fight
}

#[test]
fn a_javelin_that_was_picked_up_is_thrown_without_being_drawn() {
    let _proof = proves(&["RNG-34", "ACT-17", "ACT-05"]);
    // RNG-34: drawing it from the belt is the load, and it comes from the floor: it is in the hand.
    let mut fight = beside_his_javelins(&[5]);
    fight.plan(2, "defend").plan(1, "act-act").act(1, "pick-up");
    fight.end();
    assert_eq!(fight.value(1, "missiles"), "1: 1 RNG-35");
    assert!(!fight.states(1).contains(&"unloaded"));
    // What he leads is dropped; it is no thing that he could put down besides.
    fight.plan(2, "defend").plan_free(1, "fight");
    assert_eq!(fight.forbidden(1, &act_with("put-down", 1)), "ACT-05");
    fight.pass(1);
    assert!(fight.offered().contains(&"throw"), "{:?}", fight.offered());
}

#[test]
fn any_of_the_javelins_on_the_floor_is_picked_up_by_an_empty_hand() {
    let _proof = proves(&["ACT-17", "BRD-25"]);
    // The one that was thrown first; with it his hand is full.
    let mut fight = beside_his_javelins(&[5]);
    fight.plan(2, "defend").plan(1, "act-act");
    fight.choose(1, act_on("pick-up", 0, (9, 3)));
    fight.end();
    assert_eq!(fight.value(1, "missiles"), "1: 1 RNG-35");
    assert_eq!(javelins(&fight), [(8, 3)]);
    fight.plan(2, "defend").plan(1, "act-act");
    assert_eq!(fight.forbidden(1, &act("pick-up")), "ACT-17");
}

/// A man with this weapon stands far off, and the hero, who knows all talents, has let his sword fall.
fn empty_handed(own: &Man, foe: &Man, at: (i16, i16), faces: &[u8], deed: impl Fn(&mut Story)) -> Story {
    let mut fight = open_field(40, 3)
        .hero(own.ron(), (3, 1), "initiative: 10")
        .foe(foe.ron(), at, "initiative: 20, style: 1")
        .dice(faces)
        .open();
    fight.plan(1, "act-defend");
    deed(&mut fight);
    nothing_more(&mut fight);
    fight.pass(1);
    nothing_more(&mut fight);
    fight.plan_free(1, "act-act");
    fight.plan(2, "fight").pass(2).act(1, "drop").skip();
    fight
}

#[test]
fn whoever_has_learnt_it_throws_the_javelin_of_another() {
    let _proof = proves(&["BRD-25", "ACT-17", "RNG-34", "RNG-35"]);
    // RNG-19: the foe's javelin misses and lies one square behind the hero. He picks it up (a 5 of dexterity 12) and throws it
    // back at once in the next round: 7 + 11, at 7 m in the second band 0 (5/10/15/25/40), medium -2, stands still +2.
    let throw = |fight: &mut Story| {
        fight.plan(2, "fight");
        fight.choose(2, shot(1, "throw"));
    };
    let mut fight = empty_handed(&archer(), &with(JAVELIN), (10, 1), &[20, 1, 5, 19, 1], throw);
    fight.choose(1, act_on("pick-up", 0, (2, 1)));
    nothing_more(&mut fight);
    assert_eq!(fight.value(1, "missiles"), "1: 1 RNG-35");
    assert_eq!(fight.value(1, "fk"), "18: 7 VAL-02 +11 VAL-04");
    fight.plan(1, "fight").plan(2, "fight").pass(2).skip();
    fight.choose(1, shot(2, "throw"));
    let lines = fight.end();
    assert!(
        lines[0].starts_with("1 throw 2: 19 failure (RNG-01; 18: 7 VAL-02 +11 VAL-04 -2 RNG-05 +2 RNG-06)"),
        "{lines:#?}"
    );
    assert_eq!(fight.value(1, "missiles"), "0: 0 RNG-35");
}

#[test]
fn a_bow_that_was_found_shoots_only_the_arrows_of_its_finder() {
    let _proof = proves(&["ACT-17", "RNG-35"]);
    let drop = |fight: &mut Story| {
        fight.plan_free(2, "act-defend").act(2, "drop");
        fight.pass(2);
    };
    // The quiver of his own bow is full; to a crossbow no arrow fits.
    for (own, left) in [(archer(), "20: 20 RNG-35"), (with(CROSSBOW), "0: 0 RNG-35")] {
        let mut fight = empty_handed(&own, &archer(), (4, 1), &[5], drop);
        fight.choose(1, act_on("pick-up", 0, (4, 1)));
        nothing_more(&mut fight);
        fight.end();
        assert_eq!(fight.value(1, "missiles"), left);
        assert!(fight.states(1).contains(&"unloaded"));
    }
}

#[test]
fn two_bows_shoot_the_arrows_of_one_quiver() {
    let _proof = proves(&["RNG-35"]);
    // Three arrows: the one that is shot with the short bow is not there for the long one.
    let two = Man {
        shots: r#"(weapon: "RWP-SHORTBOW", talent: "TAL-BOGEN"), (weapon: "RWP-LONGBOW", talent: "TAL-BOGEN")"#,
        carries: "Arrows(3)",
        ..archer()
    };
    let mut fight = open_field(40, 3)
        .hero(two.ron(), (3, 1), "initiative: 20, style: 1")
        .foe(man(), (12, 1), "initiative: -5")
        .dice(&[20])
        .open();
    assert_eq!(fight.value(1, "missiles"), "3: 3 RNG-35");
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight.choose(1, shot(2, "quick-shot"));
    assert_eq!(fight.value(1, "missiles"), "2: 2 RNG-35");
    let_the_round_end(&mut fight);
    fight.plan(2, "defend").plan_free(1, "act-act");
    fight.act(1, "drop");
    nothing_more(&mut fight);
    fight.choose(1, act_with("draw", 2));
    let_the_round_end(&mut fight);
    assert_eq!(fight.value(1, "missiles"), "2: 2 RNG-35");
}
