//! Pointing at the map: what it comes to is allowed, what was shown comes true, and one gesture answers for a whole round.

use bevy::prelude::*;
use klingentanz::battle::{
    Aim, Body, Choice, Clock, FighterId, Gesture, Ground, Obstacle, Roster, Seat, SideId, Sides, Witness,
};
use klingentanz::board::Cell;
use klingentanz::dice::SeededDice;
use klingentanz::order::{Next, Orders};
use klingentanz::replay::{DiceSource, Opening};
use klingentanz::rules::Preset;

use crate::common;
use crate::common::chance::{cases, pick};

/// A fight in which the first side points, and the others are played by the hasty computer.
fn begin(rules: (&str, Preset), level: &str, seed: u64) -> (App, Entity) {
    let mut app = common::app();
    let hasty = Seat::Greedy;
    let opening = Opening {
        seats: vec![Seat::Human(1), hasty.clone(), hasty.clone(), hasty],
        ..common::opening_with(rules, level, DiceSource::Seed(seed))
    };
    let battle = common::open(&mut app, &opening);
    (app, battle)
}

fn gesture(app: &App, battle: Entity, aim: Aim) -> Result<Gesture, Obstacle> {
    common::system(app, battle).pursue(app.world(), battle, aim)
}

/// The fighters whom the first side sees, with the squares where they are.
fn seen(app: &App, battle: Entity) -> Vec<(FighterId, Body)> {
    let witness = Witness::new(app.world(), battle, Some(SideId(0)));
    let roster = app.world().get::<Roster>(battle).unwrap();
    let bodies = roster
        .iter()
        .map(|(id, entity)| (id, *app.world().get::<Body>(entity).unwrap()));
    bodies
        .filter(|(id, body)| body.present && witness.sees(*id))
        .collect()
}

fn foes(app: &App, battle: Entity) -> Vec<FighterId> {
    let asked = common::question(app, battle).unwrap().fighter;
    let roster = app.world().get::<Roster>(battle).unwrap();
    let side = |id| {
        let fighter = app
            .world()
            .get::<klingentanz::battle::Fighter>(roster.entity(id).unwrap());
        fighter.unwrap().side
    };
    let sides = app.world().get::<Sides>(battle).unwrap();
    let mut foes = seen(app, battle);
    foes.retain(|(id, body)| body.able && sides.are_hostile(side(asked), side(*id)));
    foes.into_iter().map(|(id, _)| id).collect()
}

fn is_over(app: &App, battle: Entity) -> bool {
    app.world().get::<Clock>(battle).unwrap().over
}

/// Something on the map, whatever it is.
fn anything(app: &App, battle: Entity, dice: &mut SeededDice) -> Aim {
    let fighters = seen(app, battle);
    let board = app.world().get::<Ground>(battle).unwrap().view().board();
    let (width, height) = (usize::from(board.width()), usize::from(board.height()));
    match pick(dice, 2) {
        0 => Aim::Fighter(fighters[pick(dice, fighters.len())].0),
        _ => Aim::Square(Cell::new(pick(dice, width) as i16, pick(dice, height) as i16)),
    }
}

/// What happened with the orders of a fight.
#[derive(Default)]
struct Kept {
    gestures: u32,
    followed: u32,
    asked_again: u32,
}

/// Answers the open question by pointing at something; by the computer's choice where nothing comes of it.
fn point(app: &mut App, battle: Entity, aim: Aim, kept: &mut Kept) {
    let asked = common::question(app, battle).unwrap().fighter;
    let found = gesture(app, battle, aim);
    let Ok(gesture) = found else {
        let system = common::system(app, battle);
        let choice = system
            .decide(app.world(), battle)
            .expect("the computer knows what to do");
        common::play(app, battle, asked.0, choice);
        return;
    };
    let first = gesture.answers.first().expect("a gesture has an answer").clone();
    let judged = common::system(app, battle).judge(app.world(), battle, asked, &first);
    assert_eq!(judged, Ok(()), "{first:?} for {aim:?}");
    if let Some(end) = gesture.end() {
        let known = gesture.answers.iter().any(|choice| match choice {
            Choice::Move { path, .. } => path.last() == Some(&end),
            _ => false,
        });
        let runs = matches!(
            gesture.answers.last(),
            Some(Choice::Attack { .. } | Choice::Act { .. })
        );
        assert!(
            known || runs,
            "the way of {gesture:?} is that of one of its answers"
        );
    }
    kept.gestures += 1;
    Orders::give(app.world_mut(), battle, asked, aim, gesture);
    common::play(app, battle, asked.0, first);
}

/// Carries out what has been ordered, until somebody must be asked.
fn follow(app: &mut App, battle: Entity, kept: &mut Kept) {
    loop {
        match Orders::next(app.world(), battle) {
            Next::Wait => return,
            Next::Ask(fighter, _) => {
                kept.asked_again += 1;
                app.world_mut().resource_mut::<Orders>().drop_for(fighter);
            }
            Next::Give(choice) => {
                let fighter = common::question(app, battle).unwrap().fighter;
                kept.followed += 1;
                Orders::advance(app.world_mut(), battle, fighter);
                common::play(app, battle, fighter.0, choice);
            }
        }
    }
}

#[test]
fn what_pointing_comes_to_is_allowed_whatever_is_pointed_at() {
    let mut kept = Kept::default();
    for level in common::LEVELS {
        for (system, preset) in [
            ("dsa41", Preset::Basic),
            ("dsa41", Preset::Expert),
            ("pool", Preset::Standard),
        ] {
            for seed in 0..u64::from(cases(1)) {
                let (mut app, battle) = begin((system, preset), level, seed);
                let mut dice = SeededDice::new(seed + 31);
                for _ in 0..60 {
                    follow(&mut app, battle, &mut kept);
                    if is_over(&app, battle) || common::question(&app, battle).is_none() {
                        break;
                    }
                    let aim = anything(&app, battle, &mut dice);
                    point(&mut app, battle, aim, &mut kept);
                }
            }
        }
    }
    assert!(kept.gestures > 500, "{} gestures", kept.gestures);
    assert!(kept.followed > 100, "{} answers given by orders", kept.followed);
}

#[test]
fn who_points_at_foes_alone_fights_with_few_gestures() {
    for (system, level) in [
        ("dsa41", "02-tavern"),
        ("pool", "02-tavern"),
        ("dsa41", "01-courtyard"),
    ] {
        let (mut kept, mut turns) = (Kept::default(), 0);
        for seed in 0..u64::from(cases(6)) {
            let (mut app, battle) = begin((system, Preset::Basic), level, seed);
            let mut round = 0;
            for _ in 0..2000 {
                follow(&mut app, battle, &mut kept);
                if is_over(&app, battle) || common::question(&app, battle).is_none() {
                    break;
                }
                let now = app.world().get::<Clock>(battle).unwrap().round;
                if now != round {
                    round = now;
                    let own = seen(&app, battle).into_iter().filter(|(id, body)| {
                        let roster = app.world().get::<Roster>(battle).unwrap();
                        let entity = roster.entity(*id).unwrap();
                        let side = app
                            .world()
                            .get::<klingentanz::battle::Fighter>(entity)
                            .unwrap()
                            .side;
                        side == SideId(0) && body.able
                    });
                    turns += own.count() as u32;
                }
                let asked = common::question(&app, battle).unwrap().fighter;
                let at = |id| {
                    let entity = app.world().get::<Roster>(battle).unwrap().entity(id).unwrap();
                    app.world().get::<Body>(entity).unwrap().at
                };
                let far = |id: &FighterId| {
                    let (a, b) = (at(*id), at(asked));
                    (a.x - b.x).abs().max((a.y - b.y).abs())
                };
                let nearest = foes(&app, battle).into_iter().min_by_key(far);
                let aim = nearest.map_or(Aim::Fighter(asked), Aim::Fighter);
                point(&mut app, battle, aim, &mut kept);
            }
            assert!(is_over(&app, battle), "{system} {level} {seed} comes to its end");
        }
        let each = f64::from(kept.gestures) / f64::from(turns);
        println!(
            "{system} {level}: {each:.2} gestures a fighter and round, {} followed, {} asked again",
            kept.followed, kept.asked_again
        );
        assert!(
            each <= 2.0,
            "{system} {level}: {each:.2} gestures a fighter and round"
        );
    }
}

#[test]
fn whoever_is_attacked_answers_by_pointing_at_the_attacker_or_at_oneself() {
    let mut met = 0;
    for system in ["dsa41", "pool"] {
        for seed in 1..=3 {
            let (mut app, battle) = begin((system, Preset::Standard), "02-tavern", seed);
            let mut kept = Kept::default();
            while !is_over(&app, battle) && app.world().get::<Clock>(battle).unwrap().round <= 4 {
                let question = common::question(&app, battle).unwrap();
                let offers = common::system(&app, battle).offers(app.world(), battle);
                let is_attacked = offers
                    .iter()
                    .any(|offer| matches!(offer.choice, Choice::Defend { .. }));
                let attacker = question.about.filter(|_| is_attacked);
                let foes = foes(&app, battle);
                if let Some(attacker) = attacker {
                    let at_foe = gesture(&app, battle, Aim::Fighter(attacker)).map(|found| found.answers);
                    let at_own = gesture(&app, battle, Aim::Fighter(question.fighter));
                    assert_eq!(at_own.map(|found| found.answers), at_foe);
                    assert!(at_foe.is_ok());
                    for other in foes.iter().filter(|other| **other != attacker) {
                        let found = gesture(&app, battle, Aim::Fighter(*other)).map(|found| found.answers);
                        assert_eq!(found, Err(Obstacle::Nothing), "{other:?} does not attack");
                    }
                    met += 1;
                }
                let aim = attacker.or_else(|| foes.first().copied());
                point(
                    &mut app,
                    battle,
                    Aim::Fighter(aim.unwrap_or(question.fighter)),
                    &mut kept,
                );
                follow(&mut app, battle, &mut kept);
            }
        }
    }
    assert!(met > 10, "{met}");
}

#[test]
fn whoever_is_asked_can_always_answer_by_pointing_at_somebody() {
    let mut asked = 0;
    for system in ["dsa41", "pool"] {
        for (level, seed) in [("02-tavern", 7), ("05-bridge", 1), ("09-tomb", 2)] {
            let (mut app, battle) = begin((system, Preset::Basic), level, seed);
            let mut kept = Kept::default();
            while !is_over(&app, battle) && app.world().get::<Clock>(battle).unwrap().round <= 12 {
                let question = common::question(&app, battle).unwrap();
                let foes = foes(&app, battle);
                let aims = foes.into_iter().chain(question.about).chain([question.fighter]);
                let aim = aims
                    .map(Aim::Fighter)
                    .find(|aim| gesture(&app, battle, *aim).is_ok());
                let aim = aim.unwrap_or_else(|| panic!("{system}, {level}: {question:?} leads nowhere"));
                point(&mut app, battle, aim, &mut kept);
                follow(&mut app, battle, &mut kept);
                asked += 1;
            }
        }
    }
    assert!(asked > 100, "{asked}");
}
