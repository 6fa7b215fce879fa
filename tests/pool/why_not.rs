//! Why not: what a refusal says is missing, with the numbers of the fight.

use klingentanz::board::{CellFacts, Terrain};

use super::tale::*;

#[test]
fn a_way_that_is_too_long_is_refused_with_its_cost_and_what_there_is() {
    // Eight squares at one each and a bog at three, of ten.
    let bog = CellFacts {
        terrain: Terrain::Bog,
        ..CellFacts::default()
    };
    let mut fight = ground()
        .ground((1, 0), bog)
        .hero(person(ALDRIC), (0, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (11, 11), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    let way: Vec<(i16, i16)> = (1..=9).map(|x| (x, 0)).collect();
    assert_eq!(
        fight.why_not(1, &go("walk", &way)),
        "Too far: the way costs 11 squares, possible are 10 (PL-MOV-01)"
    );
}

#[test]
fn a_foe_too_far_away_is_refused_with_reach_and_distance() {
    let mut fight = ground()
        .hero(person(MAELLE), (0, 0), "initiative_die: 6")
        .foe(person(ORC), (11, 11), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    let why = fight.why_not(1, &hit("strike", 2, 2));
    assert!(
        why.ends_with(": reaches 1, and the distance is 11 (PL-ATK-03)"),
        "{why}"
    );
}
