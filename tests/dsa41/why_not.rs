//! Why not: what a refusal says is missing, with the numbers of the fight.

use klingentanz::content::Language;

use crate::distance::{classes, spearman, stabber};
use crate::drill::{drilled, strike};
use crate::story::{act, act_with, blow, duel, field, go, hewer, man, plan};

const QUIET: &str = "initiative: -5";

#[test]
fn a_sweep_says_how_much_room_the_sword_needs_and_the_walls_leave() {
    // A great sword of 155 cm needs two squares across the blow; the walls to the north and the south leave the own one.
    let sweeper = hewer().replace("abilities: []", "abilities: [\"SF-BEFREIUNGSSCHLAG\"]");
    let mut fight = drilled()
        .walls(&["", "", "", "", "    #", "", "    #"])
        .hero(sweeper, (4, 5), "initiative: 14")
        .foe(man(), (5, 5), "initiative: 10")
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    let sweep = strike(2, "sweep", &[1, 0]);
    for (language, said) in [
        (
            Language::En,
            "Great sword: needs 2 squares of room, and the place leaves 1 (MAN-BEFREIUNG)",
        ),
        (
            Language::De,
            "Zweihänder: braucht 2 Felder Platz, der Ort lässt 1 (MAN-BEFREIUNG)",
        ),
        (
            Language::Fr,
            "Épée à deux mains\u{a0}: demande 2 cases de place, l’endroit en laisse 1 (MAN-BEFREIUNG)",
        ),
    ] {
        assert_eq!(fight.why_not_in(language, 1, &sweep), said);
    }
}

#[test]
fn a_foe_too_far_away_is_refused_with_reach_and_distance() {
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (3, 1), "initiative: -5")
        .open();
    fight.plan(2, "defend").plan(1, "fight");
    assert_eq!(
        fight.why_not(1, &blow(2, 0)),
        "Long sword: reaches 1, and the distance is 2 (BRD-07)"
    );
}

#[test]
fn a_weapon_of_the_wrong_length_is_refused_with_the_classes_that_it_lacks() {
    // At spear length a dagger (H) lacks two classes, a sword (N) one.
    let near = |hero: String| {
        let mut fight = classes()
            .hero(hero, (1, 1), "initiative: 14")
            .foe(spearman(), (5, 1), "initiative: 10")
            .open();
        fight.plan(2, "fight").plan(1, "move-defend").skip();
        fight.choose(1, go("walk", &[(2, 1), (3, 1)])).pass(2);
        fight.plan(2, "fight").plan(1, "fight").skip();
        fight
    };
    assert_eq!(
        near(stabber()).why_not(1, &blow(2, 0)),
        "Dagger: too short for this distance, spear length; classes missing: 2 (DK-02)"
    );
    assert_eq!(
        near(man()).why_not(1, &strike(2, "feint", &[1])),
        "Long sword: too short for this distance, spear length; classes missing: 1 (DK-03)"
    );
}

#[test]
fn points_beyond_the_talent_are_refused_with_the_limits() {
    // The talent value is 10.
    let fight = duel(&[]);
    assert_eq!(
        fight.why_not(1, &strike(2, "feint", &[11])),
        "Announced: 11 points; possible: 1 to 10 (MAN-GEN-03)"
    );
}

#[test]
fn what_is_left_of_a_round_and_of_endurance_is_said() {
    let mut slow = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (3, 1), "initiative: -5")
        .open();
    assert_eq!(
        slow.why_not(2, &plan("fight")),
        "Initiative −5 is below 0: only a single action, defence or move is left in this round (TIM-06)"
    );
    slow.plan(2, "defend");
    let mut long = field()
        .hero(hewer(), (1, 1), "initiative: 12, sheathed: true")
        .foe(man(), (9, 9), QUIET)
        .open();
    long.plan(2, "defend").plan(1, "act-defend");
    assert_eq!(
        long.why_not(1, &act_with("draw", 0)),
        "A long action takes both actions of the round: announce two actions, or a move and an action (TIM-05)"
    );
    let mut fresh = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET)
        .open();
    fresh.plan(2, "defend").plan(1, "act-act");
    assert_eq!(
        fresh.why_not(1, &act("breathe")),
        "Nothing to win back: endurance is full at 28 (ACT-20)"
    );
    assert_eq!(
        fresh.why_not(1, &act_with("draw", 0)),
        "Long sword: in the hand already (ACT-14)"
    );
}
