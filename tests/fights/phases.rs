//! The phases of a round are systems in public sets: others order themselves between two of them, and one can be run alone.

use bevy::prelude::*;
use klingentanz::battle::{
    BattleRound, BattleStep, Body, Choice, Clock, Decision, Happening, Log, Motion, Phase, Posture, Seat,
    settle,
};
use klingentanz::replay::{DiceSource, Opening};
use klingentanz::rules::dsa41::fighter::LifeEnergy;

use crate::common;

const SYSTEMS: [&str; 2] = ["dsa41", "pool"];

/// A fight of the computer in a hurry that has not begun.
fn fight(app: &mut App, system: &str) -> Entity {
    let opening = Opening {
        seats: vec![Seat::Greedy; 2],
        ..common::opening_by(system, "01-courtyard", DiceSource::Seed(5))
    };
    muster(app, &opening)
}

fn muster(app: &mut App, opening: &Opening) -> Entity {
    let prepared = common::prepared(app, opening);
    let system = klingentanz::rules::system(opening.system.as_deref().unwrap()).unwrap();
    system.muster(app.world_mut(), &prepared.muster).unwrap()
}

/// How often blows have struck, and how often life was lost to them, as the log tells it between two phases.
#[derive(Resource, Default)]
struct Seen(Vec<(usize, usize)>);

fn count(log: &Log) -> (usize, usize) {
    let all = || log.entries().iter().map(|event| &event.happening);
    let struck = all().filter(|it| matches!(it, Happening::Struck { loss, .. } if loss.value() > 0));
    let lost = all().filter(
        |it| matches!(it, Happening::ValueChanged { value, from, to, .. } if value.0 == "le" && to < from),
    );
    (struck.count(), lost.count())
}

#[test]
fn a_system_between_two_phases_sees_what_one_has_done_and_the_other_has_not() {
    let mut app = common::app();
    app.init_resource::<Seen>();
    let watch = |logs: Query<&Log>, mut seen: ResMut<Seen>| seen.0.extend(logs.iter().map(count));
    app.add_systems(
        BattleRound,
        watch
            .after(Phase::Land)
            .before(Phase::Suffer)
            .ambiguous_with_all(),
    );
    let battle = fight(&mut app, "dsa41");
    settle(app.world_mut(), battle);
    let end = count(app.world().get::<Log>(battle).unwrap());
    let seen = &app.world().resource::<Seen>().0;
    assert!(end.0 > 0, "somebody must have been hurt");
    // A blow has struck, and what it takes is still to be suffered.
    let open = seen.windows(2).filter(|pair| pair[1].0 > pair[0].0);
    let (mut blows, mut early) = (0, 0);
    for pair in open {
        blows += 1;
        early += usize::from(pair[1].1 == pair[0].1);
    }
    assert!(blows > 0);
    assert_eq!(early, blows, "life was lost before the phase in which it is");
}

/// The only phase that runs.
#[derive(Resource, PartialEq)]
struct Only(Phase);

#[test]
fn one_phase_can_be_run_alone() {
    for system in SYSTEMS {
        let mut app = common::app();
        app.insert_resource(Only(Phase::Announce));
        for phase in Phase::ALL {
            app.configure_sets(BattleRound, phase.run_if(move |only: Res<Only>| only.0 == phase));
        }
        let battle = fight(&mut app, system);
        let has_begun = |app: &App| {
            let log = app.world().get::<Log>(battle).unwrap().entries();
            log.iter().any(|event| event.happening == Happening::FightStarted)
        };
        // Nobody acts or answers before the fight has begun.
        app.world_mut().resource_mut::<Only>().0 = Phase::Act;
        app.world_mut().run_schedule(BattleRound);
        assert!(!has_begun(&app), "{system}");
        app.world_mut().resource_mut::<Only>().0 = Phase::Announce;
        app.world_mut().run_schedule(BattleRound);
        assert!(has_begun(&app), "{system}");
        assert_eq!(
            app.world().get::<Motion>(battle),
            Some(&Motion::Moved),
            "{system}"
        );
    }
}

#[test]
fn a_step_takes_a_battle_through_the_phases_until_somebody_has_to_choose() {
    for system in SYSTEMS {
        let mut app = common::app();
        let opening = common::opening_by(system, "01-courtyard", DiceSource::Seed(5));
        let battle = muster(&mut app, &opening);
        app.world_mut().run_schedule(BattleStep);
        assert!(
            app.world().get::<Decision>(battle).unwrap().0.is_some(),
            "{system}"
        );
        assert_eq!(app.world().get::<Clock>(battle).unwrap().round, 1, "{system}");
        assert_eq!(
            app.world().get::<Motion>(battle),
            Some(&Motion::Rests),
            "{system}"
        );
    }
}

#[test]
fn who_is_changed_from_outside_between_two_phases_is_as_he_was_left() {
    for (system, get_up) in [("dsa41", "stand"), ("pool", "rise")] {
        let mut app = common::app();
        let opening = common::opening_by(system, "01-courtyard", DiceSource::Seed(5));
        let battle = muster(&mut app, &opening);
        app.world_mut().run_schedule(BattleStep);
        let lay = |mut bodies: Query<&mut Body>| {
            bodies
                .iter_mut()
                .for_each(|mut body| body.posture = Posture::Lying);
        };
        app.add_systems(
            BattleRound,
            lay.after(Phase::Announce)
                .before(Phase::Count)
                .ambiguous_with_all(),
        );
        // Everybody announces, and the first of them acts.
        let mut offered = Vec::new();
        for _ in 0..20 {
            offered = common::system(&app, battle).offers(app.world(), battle);
            if offered.iter().any(|offer| offer.word.0 == get_up) {
                break;
            }
            let question = common::question(&app, battle).unwrap();
            let to_act = offered
                .iter()
                .find(|offer| offer.choice.term().is_some_and(|term| term.0 == "act-act"));
            let passes = offered.iter().find(|offer| offer.choice == Choice::Pass);
            let choice = to_act.or(passes).unwrap_or(&offered[0]).choice.clone();
            common::play(&mut app, battle, question.fighter.0, choice);
        }
        assert!(
            offered.iter().any(|offer| offer.word.0 == get_up),
            "{system}: {offered:?}"
        );
        let mut bodies = app.world_mut().query::<&Body>();
        assert!(
            bodies
                .iter(app.world())
                .all(|body| body.posture == Posture::Lying),
            "{system}"
        );
    }
}

#[test]
fn life_energy_that_something_else_has_changed_is_what_the_next_blow_takes_from() {
    let mut app = common::app();
    let battle = fight(&mut app, "dsa41");
    let weaken = |mut all: Query<&mut LifeEnergy>, mut is_done: Local<bool>| {
        if !std::mem::replace(&mut *is_done, true) {
            all.iter_mut().for_each(|mut life| life.now = 17);
        }
    };
    app.add_systems(
        BattleRound,
        weaken
            .after(Phase::Announce)
            .before(Phase::Count)
            .ambiguous_with_all(),
    );
    settle(app.world_mut(), battle);
    let mut log = app.world().get::<Log>(battle).unwrap().entries().iter();
    let first = log.find_map(|event| match &event.happening {
        Happening::ValueChanged { value, from, .. } if value.0 == "le" => Some(*from),
        _ => None,
    });
    assert_eq!(first, Some(17));
}
