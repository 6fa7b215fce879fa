//! What the opponent does with missiles: it shoots where that pays, not into friends, and lets the bow go when foes are upon it.

use klingentanz::ai::best_of;
use klingentanz::battle::{Choice, Posture};
use klingentanz::board::{CellFacts, Facing, Terrain};

use crate::shot_value::{JAVELIN, QUIET, READY, archer, with};
use crate::story::{Man, Setup, Story, act, drawn, man, open_field, plan, shot};

/// What the opponent would answer now.
fn wish(fight: &Story) -> Choice {
    best_of(fight.system.appraise(fight.app.world(), fight.battle)).unwrap()
}

fn range(person: &Man, start: &str, foe: i16) -> Setup {
    open_field(40, 5)
        .hero(person.ron(), (3, 2), start)
        .foe(man(), (foe, 2), QUIET)
}

#[test]
fn it_shoots_and_begins_to_load() {
    let mut fight = range(&archer(), READY, 20).open();
    fight.plan(2, "defend");
    assert_eq!(wish(&fight), plan("attack-act"));
    fight.plan(1, "attack-act");
    assert_eq!(wish(&fight), shot(2, "quick-shot"));
}

#[test]
fn it_loads_an_empty_bow() {
    let mut fight = range(&archer(), "initiative: 14, style: 1, loaded: false", 20).open();
    fight.plan(2, "defend");
    assert_eq!(wish(&fight), plan("act-act"));
    fight.plan(1, "act-act");
    assert_eq!(wish(&fight), act("reload"));
}

#[test]
fn it_draws_the_sword_when_a_foe_is_upon_it() {
    let mut fight = range(&archer(), READY, 4).open();
    fight.plan(2, "defend");
    let expected = Choice::Plan {
        plan: klingentanz::battle::Term::named("act-defend").unwrap(),
        ask_free: true,
    };
    assert_eq!(wish(&fight), expected);
    fight.choose(1, expected);
    assert_eq!(wish(&fight), act("drop"));
    fight.act(1, "drop");
    assert_eq!(wish(&fight), crate::story::act_with("draw", 0));
}

#[test]
fn it_does_not_shoot_into_friends_when_the_odds_are_bad() {
    // Two friends stand at a far foe: 18 - 8 - 2 - 4 - 2 = 2 of 20 hit, 4 hit a friend.
    let mut fight = open_field(80, 5)
        .hero(archer().ron(), (3, 2), READY)
        .hero(man(), (60, 1), "initiative: -6")
        .foe(man(), (60, 2), QUIET)
        .hero(man(), (60, 3), "initiative: -7")
        .open();
    fight
        .plan(4, "defend")
        .plan(2, "defend")
        .plan(3, "defend")
        .plan(1, "fight");
    assert_eq!(wish(&fight), Choice::Pass);
}

#[test]
fn it_seeks_a_free_line() {
    let mut fight = drawn(&[
        "....................",
        "....................",
        "..........#.........",
        "....................",
        "....................",
    ])
    .hero(archer().ron(), (8, 2), READY)
    .foe(man(), (17, 2), QUIET)
    .hero(man(), (0, 0), "initiative: -6")
    .open();
    // A friend sees the foe, whom the block hides from the archer.
    fight.plan(3, "defend").plan(2, "defend");
    assert_eq!(wish(&fight), plan("move-attack"));
    fight.plan(1, "move-attack");
    let movement = wish(&fight);
    assert!(matches!(movement, Choice::Move { .. }), "{movement:?}");
    fight.choose(1, movement);
    assert_eq!(wish(&fight), shot(2, "quick-shot"));
}

#[test]
fn it_throws_what_it_has_and_draws_the_next() {
    let javelins = Man {
        carries: r#"Missiles("RWP-JAVELIN", 3)"#,
        ..with(JAVELIN)
    };
    let mut fight = range(&javelins, READY, 12).dice(&[20, 1]).open();
    fight.plan(2, "defend");
    assert_eq!(wish(&fight), plan("attack-act"));
    fight.plan(1, "attack-act");
    fight.choose(1, shot(2, "throw"));
    assert_eq!(wish(&fight), act("reload"));
}

#[test]
fn it_stops_behind_cover_on_its_way_to_a_shooter() {
    // Five squares cost 10 half squares and lead to the table, onto it the sixth costs 2 and 4 for the climb (BRD-12): 16 of 16.
    // On the table he would stand in full view; before it he is half covered (RNG-08), which is worth more than one square.
    let mut fight = drawn(&[".......t................................"])
        .hero(man(), (1, 0), "initiative: 14")
        .foe(archer().ron(), (38, 0), "initiative: -5, style: 1")
        .open();
    fight.plan(2, "defend").plan(1, "move-defend");
    let squares: Vec<(i16, i16)> = (2..=6).map(|x| (x, 0)).collect();
    assert_eq!(wish(&fight), crate::story::go("walk", &squares));
}

#[test]
fn it_kneels_behind_a_low_wall_while_it_cannot_answer_shots() {
    // BRD-18: the wall of a metre beside the target gives half cover, to one on his knees three quarters: -4 instead of -2. Nobody
    // gets over the void, so that the man with the sword can do nothing but hide.
    let void = CellFacts {
        terrain: Terrain::Void,
        ..CellFacts::default()
    };
    let setup = |posture, wall: &str| {
        open_field(30, 1)
            .ground((10, 0), void)
            .edge((4, 0), Facing::E, wall)
            .hero(man(), (4, 0), "initiative: 14")
            .posture(posture)
            .foe(archer().ron(), (20, 0), "initiative: -5, style: 1")
            .open()
    };
    let mut fight = setup(Posture::Standing, "low_wall");
    fight.plan(2, "defend");
    assert_eq!(wish(&fight), plan("act-defend"));
    fight.plan(1, "act-defend");
    assert_eq!(wish(&fight), act("kneel"));
    // He stays down; and where nothing low stands before him he does not get down at all.
    let mut down = setup(Posture::Kneeling, "low_wall");
    down.plan(2, "defend").plan(1, "act-defend");
    assert_ne!(wish(&down), act("stand"));
    let mut open = setup(Posture::Standing, "drop");
    open.plan(2, "defend").plan(1, "act-defend");
    assert_ne!(wish(&open), act("kneel"));
}
