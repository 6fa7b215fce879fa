//! Random fights with all that Standard switches on: what is offered is accepted, every blow in passing is answered, pairs are
//! those of living foes near each other, a fight told again ends the same, and the opponent brings its fights to an end.

use bevy::prelude::*;
use klingentanz::battle::{
    Body, Choice, Clock, FighterId, Happening, ModuleWish, Roster, Seat, StateHash, Term, settle,
};
use klingentanz::board::Footprint;
use klingentanz::dice::SeededDice;
use klingentanz::replay::{self, DiceSource, Opening};

use crate::common;
use crate::common::chance::{choose, pick};

const LEVELS: [&str; 3] = ["01-courtyard", "02-tavern", "03-field"];

/// A level with all modules of Standard.
fn standard(level: &str, seed: u64) -> Opening {
    Opening {
        modules: ModuleWish {
            preset: Some("Standard".to_owned()),
            ..ModuleWish::default()
        },
        ..common::opening(level, DiceSource::Seed(seed))
    }
}

/// What the opponent would do, or anything else that is allowed, so that fighters come to blows and do odd things then.
fn any(app: &App, battle: Entity, dice: &mut SeededDice) -> Choice {
    let worths = common::system(app, battle).appraise(app.world(), battle);
    let best = worths.into_iter().max_by_key(|(_, worth)| *worth);
    match best {
        Some((choice, _)) if pick(dice, 3) > 0 => choice,
        _ => choose(app, battle, dice),
    }
}

/// The pairs that the sheets tell: both know of each other, at the same distance, and stand near each other.
fn look(app: &App, battle: Entity, place: &str) {
    let system = common::system(app, battle);
    let roster = app.world().get::<Roster>(battle).unwrap();
    let engaged = |entity| system.readout(app.world(), entity).engaged;
    let body = |id: FighterId| *app.world().get::<Body>(roster.entity(id).unwrap()).unwrap();
    for (id, entity) in roster.iter() {
        for (foe, class) in engaged(entity) {
            let back: Vec<(FighterId, Term)> = engaged(roster.entity(foe).unwrap());
            assert!(
                back.contains(&(id, class)),
                "{place}: {id:?} and {foe:?}: {back:?}"
            );
            let (own, other) = (body(id), body(foe));
            assert!(own.able && other.able, "{place}: {id:?} and {foe:?} are able");
            let gap = Footprint::new(own.at, own.size).gap(Footprint::new(other.at, other.size));
            assert!(
                gap.cheb() <= 5,
                "{place}: {id:?} and {foe:?} are {} apart",
                gap.cheb()
            );
        }
    }
}

#[test]
fn random_fights_in_standard_hold_together_and_can_be_told_again() {
    let mut passing = 0;
    let mut changed = 0;
    for (level, fights, most) in [(LEVELS[0], 6, 400), (LEVELS[1], 4, 500), (LEVELS[2], 2, 500)] {
        for seed in 0..fights {
            let opening = standard(level, seed);
            let mut app = common::app();
            let battle = common::open(&mut app, &opening);
            let mut dice = SeededDice::new(seed + 77);
            let mut told: Vec<(FighterId, Choice, StateHash)> = Vec::new();
            while let Some(question) = common::question(&app, battle).filter(|_| told.len() < most) {
                let place = format!("{level}, seed {seed}, answer {}", told.len());
                for offer in common::system(&app, battle).offers(app.world(), battle) {
                    if offer.cells.is_empty() {
                        let verdict = common::system(&app, battle).judge(
                            app.world(),
                            battle,
                            question.fighter,
                            &offer.choice,
                        );
                        assert_eq!(verdict, Ok(()), "{place}: {:?}", offer.choice);
                    }
                }
                let choice = any(&app, battle, &mut dice);
                let answer = replay::answer(app.world_mut(), battle, question.fighter, choice.clone());
                assert_eq!(answer, Ok(()), "{place}: {choice:?} to {question:?}");
                look(&app, battle, &place);
                let hash = *app.world().get::<StateHash>(battle).unwrap();
                told.push((question.fighter, choice, hash));
            }
            for event in common::log(&app, battle) {
                match &event.happening {
                    Happening::Attacked { manoeuvre, .. } if manoeuvre.0 == "passing-strike" => passing += 1,
                    Happening::Attacked { manoeuvre, .. } => {
                        changed += usize::from(
                            ["shorten", "lengthen"]
                                .iter()
                                .any(|it| manoeuvre.0.starts_with(it)),
                        );
                    }
                    _ => {}
                }
            }
            let mut again = common::app();
            let battle = common::open(&mut again, &opening);
            for (number, (fighter, choice, hash)) in told.into_iter().enumerate() {
                assert_eq!(replay::answer(again.world_mut(), battle, fighter, choice), Ok(()));
                let now = *again.world().get::<StateHash>(battle).unwrap();
                assert_eq!(now, hash, "{level}, seed {seed}, answer {number}");
            }
        }
    }
    assert!(passing > 0 && changed > 0, "{passing} strikes, {changed} changes");
}

#[test]
fn every_square_shown_can_be_reached_and_costs_the_sum_of_its_steps() {
    let mut strikes = 0;
    for (level, seed) in [(LEVELS[0], 1), (LEVELS[1], 2), (LEVELS[2], 3)] {
        let mut app = common::app();
        let battle = common::open(&mut app, &standard(level, seed));
        let mut dice = SeededDice::new(seed);
        for _ in 0..160 {
            let Some(question) = common::question(&app, battle) else {
                break;
            };
            let system = common::system(&app, battle);
            for gait in ["walk", "sprint"].map(Term) {
                if question.kind.0 != "regular" {
                    continue;
                }
                let offers = system.offers(app.world(), battle);
                let Some(offer) = offers.iter().find(|offer| offer.word == gait) else {
                    continue;
                };
                let reached = system.reach(app.world(), battle, gait);
                assert_eq!(reached.len(), offer.cells.len());
                for (cell, cost) in reached {
                    let ways = system.routes(app.world(), battle, gait, cell);
                    assert!(!ways.is_empty() && ways.len() <= 2, "{cell:?}");
                    assert_eq!(ways[0].cost_half(), cost, "{cell:?}");
                    for way in &ways {
                        let sum: u16 = way.steps.iter().map(|step| step.cost_half).sum();
                        assert_eq!(sum, way.cost_half(), "{cell:?}");
                        assert_eq!(way.path().last(), Some(&cell));
                        let walk = Choice::Move {
                            gait,
                            path: way.path(),
                            facing: None,
                        };
                        assert_eq!(system.judge(app.world(), battle, question.fighter, &walk), Ok(()));
                    }
                    strikes += ways[0].strikes.len();
                    if let [cheapest, safe] = &ways[..] {
                        assert!(!cheapest.strikes.is_empty() && safe.strikes.is_empty());
                        assert!(safe.cost_half() >= cheapest.cost_half());
                    }
                }
            }
            let choice = any(&app, battle, &mut dice);
            assert_eq!(
                replay::answer(app.world_mut(), battle, question.fighter, choice),
                Ok(())
            );
        }
    }
    assert!(strikes > 0);
}

#[test]
fn the_opponent_against_itself_comes_to_an_end() {
    for (level, fights) in [(LEVELS[0], 4), (LEVELS[1], 2), (LEVELS[2], 1)] {
        for seed in 0..fights {
            for seat in [Seat::Opponent, Seat::Greedy] {
                let opening = Opening {
                    seats: vec![seat.clone(); 4],
                    ..standard(level, seed)
                };
                let mut app = common::app();
                let battle = common::open(&mut app, &opening);
                settle(app.world_mut(), battle);
                let clock = *app.world().get::<Clock>(battle).unwrap();
                assert!(
                    clock.over,
                    "{level}, seed {seed}, {seat:?}: round {}",
                    clock.round
                );
                let is_won = common::log(&app, battle).iter().any(
                    |event| matches!(&event.happening, Happening::FightEnded { winners, .. } if !winners.is_empty()),
                );
                assert!(
                    is_won,
                    "{level}, seed {seed}, {seat:?}: a draw in round {}",
                    clock.round
                );
            }
        }
    }
}
