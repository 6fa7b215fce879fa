//! Positions built by hand, each with what a good player does there.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use klingentanz::ai::best_of;
use klingentanz::battle::{BattleDice, Body, Choice, Clock, FighterId, Posture, Roster, Term};
use klingentanz::board::Footprint;
use serde::Deserialize;

use crate::common;
use crate::common::position::{Man, Position, set_up};

#[derive(Debug, Deserialize)]
enum Wanted {
    /// Declares this.
    Plan(String),
    /// Declares this and wants to be asked for free actions.
    PlanWithSteps(String),
    /// Strikes this fighter, however.
    Strike(u16),
    /// Strikes with this manoeuvre.
    Manoeuvre(String),
    /// Answers by this means.
    Answer(String),
    /// Does this.
    Act(String),
    /// Lets it be.
    Nothing,
    /// Moves beside this fighter.
    MoveBeside(u16),
    /// Moves away from this fighter.
    MoveAwayFrom(u16),
    /// Ends a move on one of these cells.
    MoveTo(Vec<(i16, i16)>),
    /// Moves without setting foot on any of these cells.
    MoveRound(Vec<(i16, i16)>),
    /// Ends a move anywhere but on these cells.
    MoveOff(Vec<(i16, i16)>),
}

fn body_of(app: &App, battle: Entity, id: u16) -> Footprint {
    let world = app.world();
    let entity = world
        .get::<Roster>(battle)
        .unwrap()
        .entity(FighterId(id))
        .unwrap();
    Footprint::single(world.get::<Body>(entity).unwrap().at)
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
        (Choice::Attack { manoeuvre, .. }, Wanted::Manoeuvre(name)) => manoeuvre.0 == name,
        (Choice::Defend { means, .. }, Wanted::Answer(name)) => means.0 == name,
        (Choice::Act { act, .. }, Wanted::Act(name)) => act.0 == name,
        (Choice::Pass, Wanted::Nothing) => true,
        (Choice::Move { path, .. }, Wanted::MoveBeside(id)) => {
            let there = body_of(app, battle, *id);
            path.last()
                .is_some_and(|end| Footprint::single(*end).gap(there).cheb() == 1)
        }
        (Choice::Move { path, .. }, Wanted::MoveTo(cells)) => {
            path.last().is_some_and(|end| cells.contains(&(end.x, end.y)))
        }
        (Choice::Move { path, .. }, Wanted::MoveRound(cells)) => {
            !path.is_empty() && path.iter().all(|cell| !cells.contains(&(cell.x, cell.y)))
        }
        (Choice::Move { path, .. }, Wanted::MoveOff(cells)) => {
            path.last().is_some_and(|end| !cells.contains(&(end.x, end.y)))
        }
        (Choice::Move { path, .. }, Wanted::MoveAwayFrom(id)) => {
            let there = body_of(app, battle, *id);
            let gaps: Vec<u16> = path
                .iter()
                .map(|cell| Footprint::single(*cell).gap(there).cheb())
                .collect();
            !gaps.is_empty() && gaps.is_sorted()
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
    assert!(files.len() >= 15, "the positions are there");
    let wrong: Vec<String> = files.iter().filter_map(|file| fault(&mut app, file)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// What is wrong with the choice in the position of a file.
fn fault(app: &mut App, file: &Path) -> Option<String> {
    let name = file.display();
    let text = std::fs::read_to_string(file).unwrap();
    let position: Position<Wanted> = ron::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let battle = set_up(app, &position);
    let appraised = common::system(app, battle).appraise(app.world(), battle);
    let Some(choice) = best_of(appraised.clone()) else {
        let error = app.world().get::<BattleDice>(battle).unwrap().error();
        return Some(format!("{name}: nothing is asked; the dice say {error:?}"));
    };
    let mut wanted = position.wanted.iter();
    let is_right = wanted.any(|wanted| is_right(app, battle, &choice, wanted));
    (!is_right).then(|| format!("{name}: {}; chosen was {choice:?} of {appraised:?}", position.why))
}

/// Somebody at the far end of an open field, one in sight, and one behind a wall from side to side.
fn behind_a_wall(person: &str, at: (i16, i16), walls: Vec<(i16, i16)>) -> Position<()> {
    let man = |person: &str, side, at, initiative: i16| Man {
        person: person.to_owned(),
        side,
        at,
        posture: Posture::Standing,
        start: format!("(initiative: {initiative})"),
    };
    Position {
        why: String::new(),
        system: None,
        size: 12,
        walls,
        tables: Vec::new(),
        moat: Vec::new(),
        fires: Vec::new(),
        water: Vec::new(),
        hazards: Vec::new(),
        surprised: Vec::new(),
        round: None,
        preset: None,
        fighters: vec![
            man("HER-01", 0, (5, 4), 10),
            man("OPP-05", 1, (9, 2), 15),
            man(person, 1, at, 14),
        ],
        faces: Vec::new(),
        played: Vec::new(),
        wanted: Vec::new(),
    }
}

fn judgement(position: &Position<()>) -> Vec<(Choice, i64)> {
    let mut app = common::app();
    let battle = set_up(&mut app, position);
    common::system(&app, battle).appraise(app.world(), battle)
}

#[test]
fn the_opponent_judges_only_by_what_its_side_sees() {
    let wall: Vec<(i16, i16)> = (0..12).map(|x| (x, 6)).collect();
    let places = [("OPP-05", (5, 8)), ("OPP-07", (2, 10)), ("OPP-06", (11, 7))];
    let [first, second, third] =
        places.map(|(person, at)| judgement(&behind_a_wall(person, at, wall.clone())));
    assert!(!first.is_empty());
    assert_eq!(first, second, "whoever stands behind the wall is not seen");
    assert_eq!(first, third, "whoever stands behind the wall is not seen");
    let open = places.map(|(person, at)| judgement(&behind_a_wall(person, at, Vec::new())));
    assert_ne!(open[0], open[1], "without the wall he counts");
}

#[test]
fn a_shooter_whom_nobody_sees_drives_nobody_into_cover() {
    let wall: Vec<(i16, i16)> = (0..12).map(|x| (x, 6)).collect();
    let with_bow = |at, wall: &[(i16, i16)]| {
        let mut position = behind_a_wall("OPP-04", at, wall.to_vec());
        position.tables = vec![(5, 5)];
        position.fighters[2].start = "(initiative: 14, style: 1)".to_owned();
        judgement(&position)
    };
    assert_eq!(with_bow((5, 8), &wall), with_bow((9, 10), &wall));
    assert_ne!(
        with_bow((5, 8), &[]),
        with_bow((9, 10), &[]),
        "whom he sees, he counts"
    );
}

/// Two dwarves with a speed of 3, 6 half squares a move, whose best places to strike from cost 8: the last step may be taken
/// with half a square left (`BRD-10`).
fn just_within_the_last_step(initiatives: [i16; 2]) -> Position<()> {
    let dwarf = |side: u8, at| Man {
        person: "HER-02".to_owned(),
        side,
        at,
        posture: Posture::Standing,
        start: format!("(initiative: {})", initiatives[usize::from(side)]),
    };
    Position {
        why: String::new(),
        system: None,
        size: 12,
        walls: Vec::new(),
        tables: Vec::new(),
        moat: Vec::new(),
        fires: Vec::new(),
        water: Vec::new(),
        hazards: Vec::new(),
        surprised: Vec::new(),
        round: None,
        preset: None,
        fighters: vec![dwarf(0, (3, 3)), dwarf(1, (7, 6))],
        faces: Vec::new(),
        played: Vec::new(),
        wanted: Vec::new(),
    }
}

/// Squares between the first two fighters.
fn apart(app: &App, battle: Entity) -> u16 {
    body_of(app, battle, 1).gap(body_of(app, battle, 2)).cheb()
}

#[test]
fn of_two_whom_only_the_last_step_of_a_move_brings_together_one_goes() {
    for initiatives in [[12, 13], [13, 12], [12, 12]] {
        let mut app = common::app();
        let battle = set_up(&mut app, &just_within_the_last_step(initiatives));
        let system = common::system(&app, battle);
        let walk = system.reach(app.world(), battle, Term::named("walk").unwrap());
        let farthest = walk.iter().map(|(_, cost)| *cost).max();
        assert_eq!(farthest, Some(8), "the position is what it is about");
        // Nobody throws a die before they have met.
        while apart(&app, battle) > 1 {
            let round = app.world().get::<Clock>(battle).unwrap().round;
            assert!(round <= 2, "{initiatives:?}: they wait for each other");
            let question = common::question(&app, battle).unwrap();
            let choice = best_of(system.appraise(app.world(), battle)).unwrap();
            common::play(&mut app, battle, question.fighter.0, choice);
        }
    }
}
