//! Whole fights: they come to an end, by persons who stand in on the levels of the game too, and everything in them is legal.

use klingentanz::battle::{Choice, Clock, Decision, FighterId, Happening, Seat};
use klingentanz::replay::{self, DiceSource, Opening};

use super::common;
use super::tale::*;

/// A fight between seats on a level, to its end.
fn fought(level: &str, seats: [Seat; 2], seed: u64) -> Vec<Happening> {
    let mut app = common::app();
    let opening = Opening {
        system: Some("pool".to_owned()),
        seats: seats.into_iter().cycle().take(4).collect(),
        ..common::opening(level, DiceSource::Seed(seed))
    };
    let battle = common::open(&mut app, &opening);
    let clock = *app.world().get::<Clock>(battle).unwrap();
    assert!(
        clock.over,
        "{level}, seed {seed}: {clock:?}, {:?}",
        common::question(&app, battle)
    );
    common::log(&app, battle)
        .iter()
        .map(|event| event.happening.clone())
        .collect()
}

fn has_winner(log: &[Happening]) -> bool {
    matches!(log.last(), Some(Happening::FightEnded { winners, .. }) if !winners.is_empty())
}

#[test]
fn a_fight_in_the_courtyard_comes_to_its_end() {
    for seed in 0..3 {
        assert!(has_winner(&fought(
            "01-courtyard",
            [Seat::Opponent, Seat::Opponent],
            seed
        )));
        assert!(has_winner(&fought(
            "01-courtyard",
            [Seat::Greedy, Seat::Opponent],
            seed
        )));
    }
}

#[test]
fn what_is_offered_is_accepted_in_a_random_fight() {
    let mut fight = ground()
        .thing((5, 5), "solid")
        .thing((6, 3), "table")
        .hero(person(ALDRIC), (1, 1), "")
        .foe(person(GOBLIN), (4, 1), "")
        .hero(person(LYSANDRE), (1, 4), "")
        .foe(person(OGRE), (8, 4), "")
        .seed(3)
        .open();
    let mut number = 17_usize;
    for _ in 0..400 {
        let world = fight.app.world();
        let Some(question) = world.get::<Decision>(fight.battle).unwrap().0 else {
            break;
        };
        let offers = fight.system.offers(world, fight.battle);
        assert!(!offers.is_empty(), "{question:?}");
        for (choice, _) in fight.system.appraise(world, fight.battle) {
            let verdict = fight.system.judge(world, fight.battle, question.fighter, &choice);
            assert_eq!(verdict, Ok(()), "{choice:?}");
        }
        number = (number * 31 + 7) % 10_007;
        let offer = &offers[number % offers.len()];
        let choice = match &offer.choice {
            Choice::Move { gait, .. } => {
                let to = offer.cells[number % offer.cells.len()];
                let path = fight.system.route(world, fight.battle, *gait, to);
                Choice::Move {
                    gait: *gait,
                    path: path.unwrap(),
                    facing: None,
                }
            }
            choice => choice.clone(),
        };
        // Nobody gives up here.
        if fight.system.gives_up(&choice) {
            continue;
        }
        let id: FighterId = question.fighter;
        let answer = replay::answer(fight.app.world_mut(), fight.battle, id, choice.clone());
        assert_eq!(answer, Ok(()), "{choice:?} to {question:?}");
    }
}

#[test]
fn fights_end_on_every_level() {
    for level in common::LEVELS {
        fought(level, [Seat::Greedy, Seat::Greedy], 1);
    }
}
