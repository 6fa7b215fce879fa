//! Fights from one end to the other: whatever legal thing anybody chooses, the fight goes on and ends.

use bevy::prelude::*;
use klingentanz::battle::{
    BattleDice, BattleStep, BattleSystems, Clock, Decision, FighterId, Intent, STEPS_OF_A_ROUND, Seat,
    SideId, Sides, StateHash, settle, stands_still,
};
use klingentanz::dice::SeededDice;
use klingentanz::replay::{self, DiceSource, Verdict};
use klingentanz::rules::Preset;

use crate::common;

fn fight_at_random(app: &mut App, preset: Preset, level: &str, seed: u64) -> Entity {
    let opening = common::opening_with(("dsa41", preset), level, DiceSource::Seed(seed));
    let battle = common::open(app, &opening);
    let mut dice = SeededDice::new(seed + 1000);
    while let Some(question) = common::question(app, battle) {
        let choice = common::chance::choose(app, battle, &mut dice);
        common::play(app, battle, question.fighter.0, choice);
    }
    let clock = app.world().get::<Clock>(battle).unwrap();
    assert!(
        clock.over,
        "{preset:?}, {level}, seed {seed}: the fight stopped in round {} without an end",
        clock.round
    );
    assert_eq!(app.world().get::<BattleDice>(battle).unwrap().error(), None);
    battle
}

#[test]
fn every_random_fight_ends_and_its_recording_is_true() {
    let mut app = common::app();
    for level in ["01-courtyard", "02-tavern", "03-field"] {
        for (preset, seed) in Preset::ALL.into_iter().cycle().zip(0..6) {
            let battle = fight_at_random(&mut app, preset, level, seed);
            let recording = replay::Recording::of(app.world(), battle).unwrap();
            let hash = *app.world().get::<StateHash>(battle).unwrap();
            let verdict = replay::verify(app.world_mut(), &recording).unwrap();
            assert_eq!(verdict, Verdict::Same(hash), "{preset:?}, {level}, seed {seed}");
        }
    }
}

#[test]
fn an_answer_takes_one_step_where_the_world_plays_nobody() {
    let mut app = common::app();
    let battle = common::open(&mut app, &common::opening("01-courtyard", DiceSource::Seed(1)));
    let mut dice = SeededDice::new(1);
    for _ in 0..10 {
        let asked = common::question(&app, battle).unwrap();
        let choice = common::chance::choose(&app, battle, &mut dice);
        app.world_mut().write_message(Intent {
            battle,
            fighter: asked.fighter,
            choice,
        });
        assert_eq!(settle(app.world_mut(), battle), 1, "{asked:?}");
    }
}

/// Asks one of two fighters whom there are not, by turns, so that the battle seems to go on and never does.
fn ask_in_circles(mut decisions: Query<&mut Decision>) {
    for mut decision in &mut decisions {
        if let Some(question) = &mut decision.0 {
            question.fighter = FighterId(if question.fighter.0 == 998 { 999 } else { 998 });
        }
    }
}

#[test]
fn a_battle_that_goes_round_in_circles_stops_and_says_that_it_stands_still() {
    let mut app = common::app();
    let battle = common::open(&mut app, &common::opening("01-courtyard", DiceSource::Seed(1)));
    assert!(
        !stands_still(app.world(), battle),
        "it waits for whoever is to be told"
    );
    app.add_systems(BattleStep, ask_in_circles.after(BattleSystems::Record));
    let mut sides = app.world_mut().get_mut::<Sides>(battle).unwrap();
    sides.seat(SideId(0), Seat::Opponent);
    assert_eq!(settle(app.world_mut(), battle), STEPS_OF_A_ROUND);
    assert!(stands_still(app.world(), battle));
}
