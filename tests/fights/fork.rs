//! Forks of fights without secrets: what is taken out of a battle is all of it, plays on as the battle would, and leaves it as it was.

use bevy::prelude::*;
use klingentanz::battle::{
    BattleDice, BattleStep, Branch, Clock, Decision, Happening, Horizon, Log, Roster, RuleSystem, Seat,
    SideId, Sides, settle,
};
use klingentanz::dice::SeededDice;
use klingentanz::replay::DiceSource;
use klingentanz::rules::Preset;

use crate::common;
use crate::common::chance::choose;

/// A system, its modules, a level, and how many decisions are taken by chance before the fork.
type Case = (&'static str, Preset, &'static str, usize);

const CASES: [Case; 6] = [
    ("dsa41", Preset::Basic, "01-courtyard", 3),
    ("dsa41", Preset::Expert, "02-tavern", 21),
    ("dsa41", Preset::Expert, "05-bridge", 40),
    ("dsa41", Preset::Standard, "12-cave", 30),
    ("pool", Preset::Standard, "02-tavern", 9),
    ("pool", Preset::Standard, "08-ship", 25),
];

/// A fight by chance that has come so far.
fn fought((system, preset, level, decisions): Case) -> (App, Entity) {
    let mut app = common::app();
    let opening = common::opening_with((system, preset), level, DiceSource::Seed(4));
    let battle = common::open(&mut app, &opening);
    let mut chance = SeededDice::new(11);
    for _ in 0..decisions {
        let Some(question) = common::question(&app, battle) else {
            break;
        };
        let choice = choose(&app, battle, &mut chance);
        common::play(&mut app, battle, question.fighter.0, choice);
    }
    assert!(
        common::question(&app, battle).is_some(),
        "{level} is over too soon"
    );
    (app, battle)
}

fn branch(rounds: u16) -> Branch {
    Branch {
        dice: BattleDice::seeded(5),
        rounds,
        seat: Seat::Opponent,
    }
}

/// What happened from a place of the log on.
fn told(app: &App, battle: Entity, from: usize) -> Vec<(u16, Option<i16>, Happening)> {
    let log = common::log(app, battle);
    let events = log[from..].iter();
    events
        .map(|event| (event.round, event.phase, event.happening.clone()))
        .collect()
}

#[test]
fn a_fork_offers_what_the_battle_offers_and_weighs_it_the_same() {
    for case in CASES {
        let (app, battle) = fought(case);
        let system = common::system(&app, battle);
        let fork = system.fork(app.world(), battle, Some(SideId(0)), 0).unwrap();
        assert!(fork.is_certain(), "nobody is hidden");
        let mut beside = common::app();
        let forked = fork.open(beside.world_mut(), branch(2));
        let asked = |app: &App, battle| app.world().get::<Decision>(battle).unwrap().0;
        assert_eq!(asked(&app, battle), asked(&beside, forked), "{case:?}");
        let offers = system.offers(app.world(), battle);
        assert_eq!(offers, system.offers(beside.world(), forked), "{case:?}");
        for offer in &offers {
            let odds = |app: &App, battle| system.odds(app.world(), battle, &offer.choice);
            assert_eq!(odds(&app, battle), odds(&beside, forked), "{case:?} {offer:?}");
        }
        let weighed = |app: &App, battle| system.appraise(app.world(), battle);
        assert_eq!(weighed(&app, battle), weighed(&beside, forked), "{case:?}");
        let readouts = |app: &App, battle| {
            let roster = app.world().get::<Roster>(battle).unwrap();
            let all = roster.iter();
            all.map(|(id, entity)| (id, system.readout(app.world(), entity)))
                .collect::<Vec<_>>()
        };
        assert_eq!(readouts(&app, battle), readouts(&beside, forked), "{case:?}");
        assert_eq!(
            system.strengths(app.world(), battle),
            system.strengths(beside.world(), forked)
        );
    }
}

/// Whatever a battle carries along that a fork lacks would make the two part.
#[test]
fn a_fork_plays_on_as_the_battle_does_with_the_same_dice() {
    for case in CASES {
        let (mut app, battle) = fought(case);
        let system = common::system(&app, battle);
        let fork = system.fork(app.world(), battle, None, 0).unwrap();
        let mut beside = common::app();
        let forked = fork.open(beside.world_mut(), branch(3));
        let Branch { dice, .. } = branch(3);
        let before = common::log(&app, battle).len();
        let world = app.world_mut();
        *world.get_mut::<BattleDice>(battle).unwrap() = dice;
        let count = world.get::<Sides>(battle).unwrap().iter().len();
        for side in 0..count {
            let mut sides = world.get_mut::<Sides>(battle).unwrap();
            sides.seat(SideId(side as u8), Seat::Opponent);
        }
        settle(world, battle);
        settle(beside.world_mut(), forked);
        let clock = *beside.world().get::<Clock>(forked).unwrap();
        let horizon = beside.world().get::<Horizon>(forked);
        assert!(
            clock.over || Horizon::is_passed(horizon, &clock),
            "{case:?} rests at {clock:?}"
        );
        let fork_told = told(&beside, forked, 0);
        let mut battle_told = told(&app, battle, before);
        battle_told.truncate(fork_told.len());
        assert!(fork_told.len() > 5, "{case:?}");
        for (one, other) in fork_told.iter().zip(&battle_told) {
            assert_eq!(one, other, "{case:?}");
        }
        assert_eq!(fork_told.len(), battle_told.len(), "{case:?}");
    }
}

#[test]
fn a_fork_is_played_no_farther_than_its_horizon() {
    for rounds in [1, 2, 3] {
        let (app, battle) = fought(CASES[1]);
        let began_in = app.world().get::<Clock>(battle).unwrap().round;
        let fork = common::system(&app, battle)
            .fork(app.world(), battle, None, 0)
            .unwrap();
        let mut beside = common::app();
        let forked = fork.open(beside.world_mut(), branch(rounds));
        settle(beside.world_mut(), forked);
        let log = beside.world().get::<Log>(forked).unwrap().entries();
        let is_choice = |happening: &Happening| matches!(happening, Happening::Chosen { .. });
        let last = log.iter().rfind(|event| is_choice(&event.happening)).unwrap();
        assert!(
            last.round < began_in + rounds,
            "{rounds}: a choice in round {}",
            last.round
        );
        let clock = beside.world().get::<Clock>(forked).unwrap();
        assert!(
            clock.over || clock.round == began_in + rounds,
            "{rounds}: {clock:?}"
        );
    }
}

#[test]
fn playing_a_fork_out_in_the_same_world_changes_nothing_of_the_battle() {
    for case in CASES {
        let (mut app, battle) = fought(case);
        let system = common::system(&app, battle);
        let written = |app: &App| {
            let fork = system.fork(app.world(), battle, None, 0);
            (format!("{:?}", fork.unwrap()), common::log(app, battle).len())
        };
        let before = written(&app);
        let fork = system.fork(app.world(), battle, None, 0).unwrap();
        let dice = |app: &App| format!("{:?}", app.world().get::<BattleDice>(battle));
        let dice_before = dice(&app);
        let forked = fork.open(app.world_mut(), branch(2));
        for _ in 0..400 {
            app.world_mut().run_schedule(BattleStep);
        }
        assert!(
            !common::log(&app, forked).is_empty(),
            "the fork is played: {case:?}"
        );
        assert_eq!(before, written(&app), "{case:?}");
        assert_eq!(dice_before, dice(&app), "{case:?}");
    }
}

#[test]
fn two_forks_of_one_battle_are_the_same_and_two_battles_have_others() {
    let written = |case| {
        let (app, battle) = fought(case);
        let system: &dyn RuleSystem = common::system(&app, battle);
        format!("{:?}", system.fork(app.world(), battle, None, 0).unwrap())
    };
    assert_eq!(written(CASES[1]), written(CASES[1]));
    assert_ne!(
        written(CASES[1]),
        written(("dsa41", Preset::Expert, "02-tavern", 22))
    );
}
