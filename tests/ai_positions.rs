//! Positions built by hand, each with what a good player does there.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

mod common;

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;
use klingentanz::ai::best_of;
use klingentanz::battle::{
    BattleDice, Body, Choice, FighterId, ModuleWish, Muster, Posture, RawRon, Recruit, Roster, Seat, Side,
    SideId, Sides, Stance, settle,
};
use klingentanz::board::{Board, Cell, Facing, Footprint};
use klingentanz::{replay, rules};
use serde::Deserialize;

/// A position: fighters on open ground, what has been chosen so far, and what the asked fighter should choose.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    /// Why that is the right choice.
    why: String,
    /// Cells along each side of the map.
    size: u16,
    /// The fighters; they are numbered from 1 and need no initiative roll when their start names one.
    fighters: Vec<Man>,
    /// The faces of the dice that fall before.
    #[serde(default)]
    faces: Vec<u8>,
    /// What was chosen before, in the order in which it was asked for.
    #[serde(default)]
    played: Vec<Choice>,
    /// What is right; any of these.
    wanted: Vec<Wanted>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Man {
    person: String,
    side: u8,
    at: (i16, i16),
    #[serde(default)]
    posture: Posture,
    start: String,
}

#[derive(Debug, Deserialize)]
enum Wanted {
    /// Declares this.
    Plan(String),
    /// Declares this and wants to be asked for free actions.
    PlanWithSteps(String),
    /// Strikes this fighter, however.
    Strike(u16),
    /// Answers by this means.
    Answer(String),
    /// Does this.
    Act(String),
    /// Moves beside this fighter.
    MoveBeside(u16),
}

fn set_up(app: &mut App, position: &Position) -> Entity {
    let system = rules::SYSTEMS[0];
    let wish = ModuleWish {
        preset: Some("Basic".to_owned()),
        ..ModuleWish::default()
    };
    let recruit = |(number, man): (u16, &Man)| Recruit {
        id: FighterId(number),
        side: SideId(man.side),
        person: RawRon {
            text: format!("Id(\"{}\")", man.person),
            line: 1,
        },
        at: Cell::new(man.at.0, man.at.1),
        facing: Facing::N,
        posture: man.posture,
        awake: true,
        start: Some(RawRon {
            text: man.start.clone(),
            line: 1,
        }),
    };
    let side = || Side {
        name: String::new(),
        seat: Seat::Script,
    };
    let muster = Muster {
        file: PathBuf::from("position"),
        board: Arc::new(Board::new(position.size, position.size).unwrap()),
        sides: Sides::new(vec![side(), side()], |_, _| Stance::Hostile),
        fighters: (1..).zip(&position.fighters).map(recruit).collect(),
        modules: system.modules(app.world(), &wish).unwrap(),
        dice: BattleDice::scripted(position.faces.clone()),
        start: None,
        last_round: 200,
    };
    let battle = system
        .muster(app.world_mut(), &muster)
        .unwrap_or_else(|problems| panic!("{problems}"));
    settle(app.world_mut(), battle);
    for choice in &position.played {
        let question = common::question(app, battle).unwrap();
        replay::answer(app.world_mut(), battle, question.fighter, choice.clone())
            .unwrap_or_else(|refusal| panic!("{choice:?} to {question:?}: {refusal:?}"));
    }
    battle
}

fn is_right(app: &App, battle: Entity, choice: &Choice, wanted: &Wanted) -> bool {
    match (choice, wanted) {
        (
            Choice::Plan {
                plan,
                ask_free: false,
            },
            Wanted::Plan(name),
        )
        | (Choice::Plan { plan, ask_free: true }, Wanted::PlanWithSteps(name)) => plan.0 == name,
        (Choice::Attack { target, .. }, Wanted::Strike(id)) => target.0 == *id,
        (Choice::Defend { means, .. }, Wanted::Answer(name)) => means.0 == name,
        (Choice::Act { act, .. }, Wanted::Act(name)) => act.0 == name,
        (Choice::Move { path, .. }, Wanted::MoveBeside(id)) => {
            let entity = app
                .world()
                .get::<Roster>(battle)
                .unwrap()
                .entity(FighterId(*id))
                .unwrap();
            let there = app.world().get::<Body>(entity).unwrap().at;
            path.last()
                .is_some_and(|end| Footprint::single(*end).gap(Footprint::single(there)).cheb() == 1)
        }
        _ => false,
    }
}

#[test]
fn the_opponent_does_what_a_good_player_does() {
    let mut app = common::app();
    let mut files: Vec<PathBuf> = std::fs::read_dir(common::root().join("tests/ai"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    assert!(files.len() >= 8, "the positions are there");
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let position: Position =
            ron::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let battle = set_up(&mut app, &position);
        let appraised = common::system(&app, battle).appraise(app.world(), battle);
        let choice = best_of(appraised.clone()).unwrap_or_else(|| {
            let error = app.world().get::<BattleDice>(battle).unwrap().error();
            panic!("{}: nothing is asked; the dice say {error:?}", file.display())
        });
        assert!(
            position
                .wanted
                .iter()
                .any(|wanted| is_right(&app, battle, &choice, wanted)),
            "{}: {}; chosen was {choice:?} of {appraised:?}",
            file.display(),
            position.why
        );
    }
}
