//! Tactical manoeuvres: opposed tests and their effects, with their clocks.

use super::proof::proves;
use super::story::Story;
use super::tale::*;

/// Aldric, ten dice, tries a manoeuvre on a foe beside him: his faces, the foe's faces, what falls after that.
fn tried(manoeuvre: &str, foe: &str, own: [u8; 10], other: &[u8], more: &[u8]) -> Story {
    let faces = [&own[..], other, more].concat();
    let mut fight = duel((ALDRIC, "initiative_die: 6"), (foe, "initiative_die: 1"), &faces);
    fight.choose(1, hit(manoeuvre, 2, 0));
    fight
}

const SIX: [u8; 10] = [4, 4, 4, 4, 4, 4, 1, 2, 3, 2];

#[test]
fn blocking_takes_three_successes_and_holds_for_a_round() {
    let _proof = proves(&["PL-MAN-01", "PL-MAN-04", "PL-DIC-09", "PL-STA-03"]);
    // Six less three against two of the goblin's seven: won by one.
    let mut fight = tried("block", GOBLIN, SIX, &[4, 4, 1, 1, 2, 2, 3], &[]);
    let lines = fight.lines();
    assert_eq!(lines[0], "1 block");
    assert_eq!(
        lines[1],
        "1 block passed 1: [4, 4, 4, 4, 4, 4, 1, 2, 3, 2] success (PL-DIC-09; 10: 5 PL-ATK-01 +5 PL-CHR-03; 3: 6 PL-DIC-01 \
         -3 PL-MAN-04), [4, 4, 1, 1, 2, 2, 3] failure (PL-DIC-09; 7: 3 PL-ATK-01 +4 PL-CHR-03; 2: 2 PL-DIC-01)"
    );
    assert_eq!(lines[2..], ["2 immobilised PL-STA-03", "phase 8"]);
    // He cannot go away, but may fight; it ends when Aldric's next turn begins.
    assert_eq!(fight.forbidden(2, &go("walk", &[(3, 1)])), "PL-STA-03");
    fight.pass(2);
    fight.plan(1, "fight").plan(2, "fight");
    let lines = fight.lines();
    assert!(
        lines.contains(&"2 not immobilised PL-STA-03".to_owned()),
        "{lines:?}"
    );
}

#[test]
fn a_tie_is_lost() {
    let _proof = proves(&["PL-DIC-09"]);
    let mut fight = tried("block", GOBLIN, SIX, &[4, 4, 4, 1, 2, 2, 3], &[]);
    let lines = fight.lines();
    assert!(lines[1].starts_with("1 block failed 0"), "{lines:?}");
    assert_eq!(lines.len(), 3);
}

#[test]
fn stunning_takes_the_next_turn() {
    let _proof = proves(&["PL-MAN-08", "PL-STA-06", "PL-RND-02", "PL-GEN-09"]);
    // Six less five against none.
    let mut fight = tried("stun", GOBLIN, SIX, &[1, 1, 1, 1, 2, 2, 3], &[]);
    let lines = fight.lines();
    // His turn is lost, and with it the condition ends.
    assert_eq!(
        lines[2..],
        [
            "2 stunned PL-STA-06",
            "phase 8",
            "2 forgoes turns PL-STA-06",
            "2 not stunned PL-STA-06",
            "round"
        ]
    );
}

#[test]
fn blinding_lasts_through_the_next_turn() {
    let _proof = proves(&["PL-MAN-06", "PL-STA-04"]);
    // The goblin strikes blindly: three successes less three are none.
    let mut fight = tried(
        "blind",
        GOBLIN,
        SIX,
        &[1, 1, 1, 1, 2, 2, 3],
        &[4, 4, 4, 1, 2, 2, 3],
    );
    // Defence 6, two less.
    assert_eq!(
        fight.value(2, "defence-dice"),
        "4: 4 PL-DEF-02 +2 PL-AMR-02 -2 PL-STA-04"
    );
    fight.skip();
    let lines = fight.choose(2, hit("strike", 1, 0)).lines();
    assert!(lines[0].ends_with("0: 3 PL-DIC-01 -3 PL-STA-04)"), "{lines:?}");
    fight.pass(2);
    assert!(fight.end().contains(&"2 not blinded PL-STA-04".to_owned()));
}

#[test]
fn who_is_knocked_over_uses_his_attack_to_stand_up() {
    let _proof = proves(&["PL-MAN-07", "PL-STA-05", "PL-ACT-04"]);
    let mut fight = tried("knock-over", GOBLIN, SIX, &[1, 1, 1, 1, 2, 2, 3], &[]);
    fight.skip();
    assert_eq!(fight.states(2), ["prone"]);
    assert_eq!(
        fight.value(2, "defence-dice"),
        "1: 4 PL-DEF-02 +2 PL-AMR-02 -5 PL-STA-05"
    );
    assert_eq!(fight.forbidden(2, &go("walk", &[(3, 1)])), "PL-STA-05");
    assert_eq!(fight.forbidden(2, &hit("push", 1, 0)), "PL-STA-05");
    assert_eq!(fight.act(2, "rise").lines(), ["2 rise", "2 not prone PL-STA-05"]);
    assert_eq!(fight.actions(2, "attacks"), (0, 1));
    // Four feet stand better: -5. Six less five against one: not enough.
    let mut fight = tried("knock-over", WOLF, SIX, &[4, 1, 1, 1, 2, 2, 3], &[]);
    assert!(fight.lines()[1].contains("1: 6 PL-DIC-01 -5 PL-MAN-07"));
}

#[test]
fn the_disarmed_takes_it_back_for_a_turn_or_leaves_it() {
    let _proof = proves(&["PL-MAN-05", "PL-STA-10", "PL-DEC-07", "PL-DMG-04"]);
    let mut fight = tried("disarm", GOBLIN, SIX, &[1, 1, 1, 1, 2, 2, 3], &[]);
    assert_eq!(fight.lines()[2..], ["2 lose", "2 disarmed PL-MAN-05"]);
    assert_eq!(fight.asked(), Some((2, "regain")));
    fight.act(2, "take-back");
    let lines = fight.lines();
    assert!(
        lines.contains(&"2 forgoes turns PL-MAN-05".to_owned()),
        "{lines:?}"
    );
    assert!(fight.states(2).is_empty());
    // Left where it lies: bare hands, 2 + 2 dice.
    let mut fight = tried(
        "disarm",
        GOBLIN,
        SIX,
        &[1, 1, 1, 1, 2, 2, 3],
        &[4, 4, 1, 1, 1, 2, 2, 2, 3, 3, 3, 1, 2, 1, 1],
    );
    fight.pass(2).skip();
    assert_eq!(fight.value(2, "attack-dice"), "4: 2 PL-ATK-01 +2 PL-CHR-03");
    // Two successes against none of Aldric's ten dice: (1 + 2) * 3/2 = 4.
    let lines = fight.choose(2, hit("strike", 1, 2)).lines();
    assert_eq!(
        lines[2],
        "1 struck [1] 3: 1 PL-DMG-01 +2 PL-DMG-04 -> 4: 3 PL-CRT-01 +1 PL-CRT-01"
    );
    // A wolf has nothing in its paws.
    let mut fight = duel((ALDRIC, "initiative_die: 6"), (WOLF, "initiative_die: 1"), &[]);
    assert_eq!(fight.forbidden(1, &hit("disarm", 2, 0)), "PL-MAN-05");
}

#[test]
fn a_push_drives_back_and_the_pusher_follows() {
    let _proof = proves(&["PL-MAN-03", "PL-BRD-14"]);
    // Strength 5 + 3: eight squares to the east, from (2, 1) to (10, 1); Aldric steps to (2, 1).
    let mut fight = tried("push", GOBLIN, SIX, &[1, 1, 1, 1, 2, 2, 3], &[]);
    let lines = fight.lines();
    assert_eq!(lines[2], "2 to 3,1 W 0 PL-BRD-14");
    assert_eq!(lines[9], "2 to 10,1 W 0 PL-BRD-14");
    assert_eq!(lines[10], "1 to 2,1 E 0 PL-MAN-03");
}

#[test]
fn who_cannot_go_back_is_cornered() {
    let _proof = proves(&["PL-MAN-03", "PL-STA-07", "PL-BRD-14"]);
    let mut fight = ground()
        .thing((3, 1), "solid")
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(OGRE), (2, 1), "initiative_die: 1")
        .dice(&[4, 4, 4, 4, 4, 4, 1, 2, 3, 2, 1, 1, 1, 1, 2, 2, 3, 2, 2, 2])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight.choose(1, hit("push", 2, 0));
    // Defence 1 + 3 hide; eight less: no dice, until his own next turn begins, which is now.
    let lines = fight.end();
    assert_eq!(
        lines[2..],
        ["2 cornered PL-STA-07", "phase 4", "2 not cornered PL-STA-07"]
    );
}

#[test]
fn distracting_works_in_sight_and_with_charisma() {
    let _proof = proves(&["PL-MAN-02", "PL-STA-02", "PL-DEC-04", "PL-ACT-06"]);
    // Lysandre, Weapon combat 5 + Agility 5 + Charisma 4: fourteen dice, five squares away.
    let mut fight = ground()
        .hero(person(LYSANDRE), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (6, 1), "initiative_die: 1")
        .hero(person(LYSANDRE), (6, 2), "initiative_die: 1")
        .dice(&[
            4, 4, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, // fourteen dice
            4, 1, 1, 2, 2, 3, 3, // seven of the goblin
        ])
        .open();
    fight.plan(1, "fight").plan(3, "fight").plan(2, "fight").skip();
    let lines = fight.choose(1, hit("distract", 2, 0)).end();
    assert!(
        lines[1].contains("14: 5 PL-ATK-01 +5 PL-CHR-03 +4 PL-MAN-02"),
        "{lines:?}"
    );
    assert_eq!(lines[2], "2 distracted PL-STA-02");
    assert_eq!(
        fight.value(2, "defence-dice"),
        "3: 4 PL-DEF-02 +2 PL-AMR-02 -3 PL-STA-02"
    );
    // A friend may strike him from ambush now.
    assert!(fight.offered().contains(&"sneak-strike"));
}

#[test]
fn a_push_may_be_preceded_by_a_movement() {
    let _proof = proves(&["PL-MAN-03", "PL-MAN-09", "PL-MAN-10"]);
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (5, 1), "initiative_die: 1")
        .dice(&[1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 4, 1, 1, 1, 2, 2, 3])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    assert_eq!(fight.forbidden(1, &hit("block", 2, 0)), "PL-MAN-10");
    let lines = fight.choose(1, hit("push", 2, 0)).end();
    let steps: Vec<&String> = lines.iter().filter(|line| line.ends_with("PL-MAN-09")).collect();
    // Three steps, one point each, to the square before the goblin.
    assert_eq!(steps.len(), 3, "{lines:?}");
    assert!(steps[2].starts_with("1 to 4,1 "), "{lines:?}");
}

#[test]
fn a_push_that_ends_early_costs_no_defence_and_who_is_held_fast_does_not_move() {
    let _proof = proves(&["PL-MAN-03", "PL-BRD-14", "PL-MAN-04"]);
    // Strength 5 + 3 squares, of which a wall leaves two: the goblin is not cornered.
    let mut fight = ground()
        .thing((5, 1), "solid")
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .dice(&[&SIX[..], &[1, 1, 1, 1, 2, 2, 3]].concat())
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    let lines = fight.choose(1, hit("push", 2, 0)).end();
    assert!(lines.contains(&"2 to 4,1 W 0 PL-BRD-14".to_owned()), "{lines:?}");
    assert!(fight.states(2).is_empty(), "{:?}", fight.states(2));
    // Aldric holds the goblin; Odo, 8 dice, pushes in vain, and the goblin loses no Defence by it.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .hero(person(ODO), (2, 2), "initiative_die: 6")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .dice(
            &[
                &SIX[..],
                &[1, 1, 1, 1, 2, 2, 3],
                &[4, 4, 4, 4, 1, 2, 3, 2],
                &[1, 1, 1, 1, 2, 2, 3],
            ]
            .concat(),
        )
        .open();
    fight.plan(1, "fight").plan(2, "fight").plan(3, "fight").skip();
    fight.choose(1, hit("block", 3, 0)).skip();
    let lines = fight.choose(2, hit("push", 3, 0)).end();
    assert!(
        lines.iter().any(|line| line.starts_with("2 push passed 4")),
        "{lines:?}"
    );
    assert!(!lines.iter().any(|line| line.contains("PL-BRD-14")), "{lines:?}");
    assert_eq!(fight.states(3), ["immobilised"]);
}
