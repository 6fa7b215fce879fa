//! The order of the turns: initiative, actions of a turn, delay, riposte.

use super::proof::proves;
use super::story::act;
use super::tale::*;

#[test]
fn initiative_is_rolled_once_and_the_higher_plays_first() {
    let _proof = proves(&["PL-INI-01", "PL-INI-02", "PL-RND-01", "PL-DIC-12", "PL-CHR-04"]);
    // Aldric 6 + 2 = 8; the goblin 7 + 5 = 12; dice by ascending id.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "")
        .foe(person(GOBLIN), (9, 1), "")
        .dice(&[2, 5])
        .open();
    assert_eq!(
        fight.lines(),
        [
            "fight",
            "1 INI [2] 8: 2 PL-INI-01 +6 PL-CHR-01",
            "2 INI [5] 12: 5 PL-INI-01 +7 PL-CHR-01",
            "round",
        ]
    );
    // The stance is asked for in descending initiative (PL-RIP-01).
    assert_eq!(fight.asked(), Some((2, "stance")));
    fight.plan(2, "fight").plan(1, "fight");
    assert_eq!(fight.asked(), Some((2, "turn")));
    fight.pass(2).skip();
    assert_eq!(fight.asked(), Some((1, "turn")));
    fight.pass(1);
    // The next round begins with the same initiative.
    assert_eq!(fight.end(), ["round"]);
    assert_eq!(fight.asked(), Some((2, "stance")));
}

#[test]
fn a_turn_is_move_and_attack_in_either_order_or_two_moves() {
    let _proof = proves(&["PL-ACT-01", "PL-ACT-06", "PL-ACT-07", "PL-MOV-01", "PL-MOV-04"]);
    let mut fight = ground()
        .hero(person(ALDRIC), (0, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (11, 11), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight.choose(1, go("walk", &[(1, 0)]));
    // A limited action and a sprint want a whole turn.
    assert_eq!(fight.forbidden(1, &hit("distract", 2, 0)), "PL-ACT-06");
    assert_eq!(fight.forbidden(1, &go("sprint", &[(2, 0)])), "PL-ACT-07");
    fight.choose(1, go("walk", &[(2, 0)]));
    assert_eq!(
        fight.lines(),
        ["1 to 1,0 E 2 PL-MOV-01", "1 to 2,0 E 2 PL-MOV-04", "phase 8"],
    );
    // Nothing is left but drawing on the way, and he has nothing to draw: his turn is over.
    assert_eq!(fight.asked(), Some((2, "turn")));
}

#[test]
fn what_is_offered_first_after_the_last_action_is_the_end_of_the_turn() {
    let mut fight = ground()
        .hero(person(LYSANDRE), (0, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (11, 11), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight.choose(1, go("walk", &[(1, 0)]));
    assert_eq!(fight.offered().last(), Some(&"pass"));
    fight.choose(1, go("walk", &[(2, 0)]));
    // She may still put her rapier away or draw a knife.
    assert_eq!(fight.asked(), Some((1, "turn")));
    assert_eq!(fight.offered()[0], "pass");
    assert!(fight.offered().contains(&"sheathe"));
}

#[test]
fn a_movement_is_not_interrupted_by_the_attack() {
    let _proof = proves(&["PL-ACT-03"]);
    // Three of ten squares, then the blow: the seven that are left are lost, and the turn is over.
    let faces = [1, 2, 3, 2, 3, 2, 3, 1, 3, 3];
    let setup = || {
        ground()
            .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
            .foe(person(GOBLIN), (5, 1), "initiative_die: 1")
            .dice(&faces)
            .open()
    };
    let mut fight = setup();
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight.choose(1, go("walk", &[(2, 1), (3, 1), (4, 1)]));
    fight.choose(1, hit("strike", 2, 0)).end();
    assert_eq!(fight.asked(), Some((2, "turn")));
    // The other way round the movement stays whole, and there is no second attack at its end.
    fight.pass(2).plan(1, "fight").plan(2, "fight").skip();
    fight.choose(1, go("walk", &[(4, 2)]));
    fight.choose(1, go("walk", &[(4, 1)]));
    assert_eq!(fight.asked(), Some((2, "turn")));
}

#[test]
fn a_delayed_turn_comes_after_another_one_or_is_lost() {
    let _proof = proves(&[
        "PL-DLY-01",
        "PL-DLY-02",
        "PL-DLY-03",
        "PL-DLY-04",
        "PL-DLY-05",
        "PL-DEC-06",
        "PL-INI-03",
    ]);
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (9, 1), "initiative_die: 1")
        .foe(person(ORC), (9, 5), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight").plan(3, "fight");
    fight.act(1, "delay").skip();
    // After the goblin's turn he may act, and waits on; after the orc's turn he does.
    fight.pass(2);
    assert_eq!(fight.asked(), Some((1, "late")));
    fight.pass(1);
    assert_eq!(fight.asked(), Some((3, "turn")));
    fight.pass(3);
    fight.act(1, "act-now");
    assert_eq!(fight.asked(), Some((1, "turn")));
    // A turn is put off once.
    assert_eq!(fight.forbidden(1, &act("delay")), "PL-DLY-01");
    fight.pass(1).skip();
    // The next round: back at the own initiative; this time the turn is lost.
    assert_eq!(fight.asked(), Some((1, "stance")));
    fight.plan(1, "fight").plan(2, "fight").plan(3, "fight");
    fight.act(1, "delay").pass(2).pass(1).pass(3).pass(1);
    let lines = fight.lines();
    assert!(
        lines.contains(&"1 forgoes turns PL-DLY-05".to_owned()),
        "{lines:?}"
    );
}

#[test]
fn an_early_riposte_is_one_attack_and_uses_the_turn() {
    let _proof = proves(&["PL-RIP-01", "PL-RIP-02", "PL-RIP-04", "PL-DEC-01", "PL-DEC-05"]);
    // The goblin plays first and misses (no success of seven); Aldric strikes back at once: two against none: (1 + 5) * 3/2 = 9.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 1")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 6")
        .dice(&[
            1, 2, 3, 2, 3, 2, 3, // the goblin's attack
            4, 5, 1, 2, 3, 2, 3, 1, 3, 3, // Aldric's riposte
            1, 2, 3, 1, 2, 3, // the goblin's Defence
            1,
        ])
        .open();
    fight.plan(2, "fight").plan(1, "riposte").skip();
    fight.choose(2, hit("strike", 1, 0));
    assert_eq!(fight.asked(), Some((1, "riposte")));
    // Nothing but one attack on whoever has struck.
    assert_eq!(fight.forbidden(1, &go("walk", &[(1, 2)])), "PL-RIP-04");
    assert_eq!(fight.forbidden(1, &hit("push", 2, 0)), "PL-RIP-04");
    let lines = fight.choose(1, hit("strike", 2, 0)).end();
    assert_eq!(lines[1], "1 not riposte-stance PL-RIP-04");
    assert_eq!(lines.last().unwrap(), "2 life 12 -> 3 PL-DMG-01");
    // The goblin goes on with his own turn: his move action is left.
    assert_eq!(fight.asked(), Some((2, "turn")));
    fight.pass(2);
    // Aldric's turn is used: the next round begins.
    assert_eq!(fight.asked(), Some((2, "stance")));
}

#[test]
fn who_waits_in_the_stance_may_answer_with_a_whole_turn() {
    let _proof = proves(&["PL-RIP-06", "PL-RIP-07", "PL-DLY-01"]);
    // Aldric comes first and keeps waiting; the ogre strikes from two squares and misses. Aldric steps up and pushes.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(OGRE), (3, 1), "initiative_die: 1")
        .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
        .dice(&[1, 2, 3, 2, 3, 2, 3, 2, 3, 2])
        .open();
    fight.plan(1, "riposte").plan(3, "fight").plan(2, "fight");
    fight.act(1, "delay").pass(3).pass(1).skip();
    fight.choose(2, hit("strike", 1, 0));
    assert_eq!(fight.asked(), Some((1, "counter")));
    fight.act(1, "act-now");
    assert_eq!(fight.asked(), Some((1, "turn")));
    // The attack is owed: he may not go away, nor strike at anybody else; he may step up.
    assert_eq!(fight.forbidden(1, &go("walk", &[(0, 1)])), "PL-RIP-07");
    assert_eq!(fight.forbidden(1, &hit("distract", 3, 0)), "PL-RIP-07");
    fight.choose(1, go("walk", &[(2, 1)]));
    assert_eq!(
        fight.forbidden(1, &klingentanz::battle::Choice::Pass),
        "PL-RIP-06"
    );
    assert_eq!(fight.end().last().unwrap(), "1 to 2,1 E 2 PL-MOV-01");
}

#[test]
fn nobody_ripostes_out_of_reach_or_twice() {
    let _proof = proves(&["PL-RIP-01", "PL-RIP-09"]);
    // The ogre strikes from two squares at Aldric, whose sword reaches one: no early riposte.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 1")
        .foe(person(OGRE), (3, 1), "initiative_die: 6")
        .dice(&[1, 2, 3, 2, 3, 2, 3, 2, 3, 2])
        .open();
    fight.plan(2, "fight").plan(1, "riposte");
    fight.choose(2, hit("strike", 1, 0));
    assert_eq!(fight.asked(), Some((2, "turn")));
    fight.pass(2).skip();
    // His own turn ends the stance.
    let lines = fight.choose(1, go("walk", &[(2, 1)])).lines();
    assert_eq!(lines[0], "1 not riposte-stance PL-RIP-09");
}
