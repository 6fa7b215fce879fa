//! What the computer thinks of driving a foe over an edge.

use klingentanz::battle::{Choice, Term};
use klingentanz::board::CellFacts;
use klingentanz::dice::Chance;

use super::proof::proves;
use super::story::Story;
use super::tale::*;

/// Brakk beside a bugbear who is caught flat-footed; behind him the ground is so many decimetres lower.
fn at_the_edge_of(depth_dm: i16) -> Story {
    let below = CellFacts {
        ground_dm: -depth_dm,
        ..CellFacts::default()
    };
    ground()
        .ground((3, 1), below)
        .hero(person(BRAKK), (1, 1), "initiative_die: 20")
        .foe(person(BUGBEAR), (2, 1), "initiative_die: 1")
        .open()
}

fn worth(fight: &Story, choice: &Choice) -> i64 {
    let weighed = fight.system.appraise(fight.app.world(), fight.battle);
    let found = weighed.into_iter().find(|(known, _)| known == choice);
    found.unwrap_or_else(|| panic!("{choice:?} is not weighed")).1
}

#[test]
fn a_push_over_an_edge_is_worth_the_fall_by_its_chance() {
    // Strength +4 against +2: whoever is ahead drives him over the edge.
    let pairs = (1..=20).flat_map(|own| (1..=20).map(move |other| (own, other)));
    let won = pairs.filter(|(own, other)| own + 4 > other + 2).count() as u128;
    let chance = i64::from(Chance::new(won, 400).per_mille());
    // Nine metres are three dice. Of the bugbear's 16 hit points no fall costs more, and one of 17 or 18 lays him out.
    let faces = || 1..=6_i64;
    let sums = faces().flat_map(|a| faces().flat_map(move |b| faces().map(move |c| a + b + c)));
    let sums: Vec<i64> = sums.collect();
    let points = 1000 * sums.iter().map(|sum| sum.min(&16)).sum::<i64>() / 216;
    let out = sums.iter().filter(|sum| **sum > 16).count() as u128;
    let out = 10 * i64::from(Chance::new(out, 216).per_mille());
    // He lies then, and is away for a while.
    let fall = points + out + 1500 + 3000;
    let fight = at_the_edge_of(90);
    assert_eq!(worth(&fight, &to("bull-rush", 2)), chance * fall / 1000);
}

#[test]
fn the_computer_pushes_into_the_deep_and_strikes_on_the_flat() {
    let pushes =
        |depth_dm| at_the_edge_of(depth_dm).best().and_then(|it| it.term()) == Term::named("bull-rush");
    assert_eq!([0, 90, 300].map(pushes), [false, false, true]);
}

#[test]
fn nobody_is_driven_over_an_edge_onto_somebody_else() {
    let _proof = proves(&["D20-BUL-03", "D20-BRD-16"]);
    // A fall of two metres hurts nobody, but an orc stands where it would lead: 20 + 4 against 1 + 2, and nobody moves.
    let below = CellFacts {
        ground_dm: -20,
        ..CellFacts::default()
    };
    let mut fight = ground()
        .ground((3, 1), below)
        .hero(person(BRAKK), (1, 1), "initiative_die: 20")
        .foe(person(BUGBEAR), (2, 1), "initiative_die: 1")
        .foe(person(ORC), (3, 1), "initiative_die: 2")
        .dice(&[20, 1])
        .open();
    fight.skip();
    fight.choose(1, to("bull-rush", 2));
    let lines = fight.end();
    assert!(has(&lines, "1 to 1,1") && !has(&lines, "2 to"), "{lines:#?}");
}
