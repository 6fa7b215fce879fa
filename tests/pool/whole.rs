//! Whole fights: they come to an end, by persons who stand in on the levels of the game too, and everything in them is legal.

use klingentanz::battle::{
    Choice, Clock, Decision, FighterId, Happening, Occasion, Posture, RawRon, Recruit, Reinforcement, Seat,
    SideId,
};
use klingentanz::board::{Cell, Facing, Mark};
use klingentanz::replay::{self, DiceSource, Opening};

use super::common;
use super::story::act;
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

/// A fight in which a second goblin comes in round 2, on (8, 8).
fn with_a_late_goblin(dice: &[u8]) -> super::story::Story {
    let recruit = Recruit {
        id: FighterId(3),
        side: SideId(1),
        person: RawRon {
            text: person(GOBLIN),
            line: 1,
        },
        at: Cell::new(8, 8),
        facing: Facing::N,
        posture: Posture::Standing,
        awake: true,
        character: None,
        start: None,
    };
    ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 1")
        .foe(person(GOBLIN), (11, 11), "initiative_die: 6")
        .setting(|setting| {
            setting.exits.push(Mark::point(Cell::new(11, 11)));
            setting.reinforcements.push(Reinforcement {
                when: Occasion::Round(2),
                area: Mark::point(Cell::new(8, 8)),
                facing: Facing::W,
                fighters: vec![recruit],
            });
        })
        .dice(dice)
        .open()
}

#[test]
fn a_side_of_which_somebody_is_still_to_come_is_not_beaten() {
    // PL-RND-03, BD-LVL-12: the goblin leaves by the exit, and another comes when the next round begins, with 7 + 2 (PL-INI-01).
    let mut fight = with_a_late_goblin(&[2]);
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.act(2, "leave").pass(1);
    let lines = fight.end();
    assert!(lines.contains(&"3 arrive".to_owned()), "{lines:#?}");
    assert!(!lines.iter().any(|line| line.starts_with("end")), "{lines:#?}");
    // Who gives up gives up for those who are still to come.
    let mut early = with_a_late_goblin(&[]);
    early.choose(2, act("surrender"));
    assert_eq!(early.end().last().unwrap(), "end [SideId(0)] PL-RND-03");
}
