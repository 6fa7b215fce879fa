//! The seat that tries its answers out: what it answers is allowed, the same every time, and does not hang on who else fights in the world.

use bevy::prelude::*;
use klingentanz::ai::{Depth, Portion, Thinking, chosen, ponder, ponder_in_portions, weigh};
use klingentanz::battle::{Choice, Clock, Happening, Log, Seat, SideId, Sides, settle, stands_still};
use klingentanz::dice::SeededDice;
use klingentanz::replay::{DiceSource, Opening};
use klingentanz::rules::Preset;

use crate::common;
use crate::common::chance::choose;

/// Few rollouts, so that the tests are quick; how strong it plays is counted elsewhere.
const SHALLOW: Depth = Depth {
    rollouts: 12,
    run_off: 4,
    rounds: 1,
    candidates: 3,
    window: 8000,
    unlisted: 2000,
    prior: 2,
    doubt: 9,
    samples: 2,
};

fn world() -> App {
    let mut app = common::app();
    app.insert_resource(SHALLOW);
    app
}

fn opening(system: &str, level: &str, seed: u64, seats: [Seat; 2]) -> Opening {
    Opening {
        seats: seats.to_vec(),
        ..common::opening_with((system, Preset::Standard), level, DiceSource::Seed(seed))
    }
}

/// All that happens in so many rounds of a fight.
fn fought(app: &mut App, opening: &Opening, rounds: u16) -> Vec<Happening> {
    let battle = common::open(app, opening);
    while let Some(clock) = app.world().get::<Clock>(battle)
        && !clock.over
        && clock.round <= rounds
    {
        app.world_mut().run_schedule(klingentanz::battle::BattleStep);
    }
    let log = app.world().get::<Log>(battle).unwrap().entries();
    log.iter().map(|event| event.happening.clone()).collect()
}

#[test]
fn what_it_answers_is_allowed_and_the_fight_goes_on() {
    for (system, level) in [
        ("dsa41", "01-courtyard"),
        ("pool", "01-courtyard"),
        ("dsa41", "10-wood"),
    ] {
        let mut app = world();
        let opening = opening(system, level, 3, [Seat::Deep, Seat::Greedy]);
        let log = fought(&mut app, &opening, 3);
        let is_refused = |event: &&Happening| matches!(event, Happening::Refused { .. });
        assert_eq!(log.iter().find(is_refused), None, "{system} {level}");
        let rounds = log
            .iter()
            .filter(|event| **event == Happening::RoundStarted)
            .count();
        let is_over = log
            .iter()
            .any(|event| matches!(event, Happening::FightEnded { .. }));
        assert!(rounds > 3 || is_over, "{system} {level}: {rounds} rounds");
    }
}

#[test]
fn it_gives_the_same_answers_whoever_else_fights_in_the_world() {
    let fight = opening("dsa41", "01-courtyard", 5, [Seat::Deep, Seat::Opponent]);
    let alone = fought(&mut world(), &fight, 2);
    let mut crowded = world();
    let other = opening("pool", "01-courtyard", 1, [Seat::Deep, Seat::Greedy]);
    common::open(&mut crowded, &other);
    assert_eq!(alone, fought(&mut crowded, &fight, 2));
}

#[test]
fn it_thinks_twice_about_announcements_and_moves_and_says_what_it_found() {
    let mut app = world();
    // The rollouts alone decide, so that the last two are close now and then.
    app.insert_resource(Depth { prior: 0, ..SHALLOW });
    let opening = common::opening_with(("dsa41", Preset::Basic), "02-tavern", DiceSource::Seed(2));
    let battle = common::open_steady(&mut app, &opening);
    let mut chance = SeededDice::new(1);
    let mut thought = [0; 2];
    let mut run_off = [0; 2];
    for _ in 0..60 {
        let question = common::question(&app, battle).unwrap();
        let tried = ponder(app.world(), battle);
        let shapes = |choice: &Choice| matches!(choice, Choice::Plan { .. } | Choice::Move { .. });
        if let Some(careful) = tried.first() {
            thought[1] += 1;
            let system = common::system(&app, battle);
            assert_eq!(system.decide(app.world(), battle).as_ref(), Some(&careful.choice));
            assert!(tried.iter().any(|it| shapes(&it.choice)), "{question:?}");
            for other in &tried {
                let judged = system.judge(app.world(), battle, question.fighter, &other.choice);
                assert_eq!(judged, Ok(()), "{:?}", other.choice);
                assert!(
                    other
                        .chances
                        .iter()
                        .all(|chance| (0..=1_000_000).contains(chance))
                );
                assert!(
                    other.chances.len() <= careful.chances.len(),
                    "nothing is tried oftener"
                );
            }
            // Two phases of three and two candidates: 12 / 2 / 3 rollouts of each, and 12 / 2 / 2, these again while the two are close,
            // up to four times twelve of all.
            if tried.len() == 3 {
                let mut counts: Vec<usize> = tried.iter().map(|it| it.chances.len()).collect();
                let careful = counts.remove(0);
                counts.sort_unstable();
                assert_eq!(counts, [2, careful], "one of them was dropped");
                assert!(
                    careful >= 5 && (careful - 5).is_multiple_of(3) && 2 * careful + 2 < 48 + 6,
                    "{careful}"
                );
                run_off[usize::from(careful > 5)] += 1;
            }
        } else {
            thought[0] += 1;
        }
        let choice = choose(&app, battle, &mut chance);
        common::play(&mut app, battle, question.fighter.0, choice);
    }
    assert!(thought[0] > 0 && thought[1] > 5, "{thought:?}");
    assert!(run_off[0] > 0 && run_off[1] > 0, "{run_off:?}");
}

#[test]
fn it_finds_the_same_however_its_thinking_is_cut() {
    // In the wood it does not know where its foes are, and tries more than one place for them.
    for (level, seed) in [("02-tavern", 2), ("10-wood", 3)] {
        let mut app = world();
        let opening = common::opening_with(("dsa41", Preset::Standard), level, DiceSource::Seed(seed));
        let battle = common::open(&mut app, &opening);
        let mut chance = SeededDice::new(4);
        let mut thought = 0;
        for _ in 0..6 {
            let whole = ponder(app.world(), battle);
            for portion in [1, 7] {
                let cut = ponder_in_portions(app.world(), battle, Portion(portion));
                assert_eq!(cut, whole, "{level}, {portion} at a time");
            }
            thought += usize::from(!whole.is_empty());
            let question = common::question(&app, battle).unwrap();
            let choice = choose(&app, battle, &mut chance);
            common::play(&mut app, battle, question.fighter.0, choice);
        }
        assert!(thought > 1, "{level}: {thought}");
    }
}

#[test]
fn a_battle_waits_for_its_thinking_and_comes_to_the_same() {
    let fight = opening("dsa41", "01-courtyard", 5, [Seat::Deep, Seat::Opponent]);
    let at_once = fought(&mut world(), &fight, 2);
    let mut app = world();
    app.insert_resource(Portion(2));
    let battle = common::open(&mut app, &fight);
    let mut seen = Vec::new();
    let rounds = |app: &App| app.world().get::<Clock>(battle).unwrap().round;
    while rounds(&app) <= 2 {
        if let Some(thinking) = app.world().get::<Thinking>(battle) {
            assert_eq!(Some(thinking.question()), common::question(&app, battle));
            seen.push(thinking.percent());
        }
        settle(app.world_mut(), battle);
    }
    // Twelve rollouts of two or three candidates, two at a time.
    let rises = seen.windows(2).filter(|pair| pair[0] < pair[1]).count();
    assert!(rises > 5, "{seen:?}");
    assert!(seen.iter().all(|percent| *percent < 100), "{seen:?}");
    let log = app.world().get::<Log>(battle).unwrap().entries();
    let log: Vec<Happening> = log.iter().map(|event| event.happening.clone()).collect();
    // The other one was fought to its end when it was opened.
    assert!(at_once.starts_with(&log), "{:?}", log.last());
}

#[test]
fn a_player_who_asks_hears_of_blows_too() {
    let mut app = world();
    let opening = common::opening_with(("dsa41", Preset::Basic), "01-courtyard", DiceSource::Seed(2));
    let battle = common::open_steady(&mut app, &opening);
    let mut chance = SeededDice::new(3);
    let mut only_asked = 0;
    for _ in 0..24 {
        let Some(question) = common::question(&app, battle) else {
            break;
        };
        let (pondered, weighed) = (ponder(app.world(), battle), weigh(app.world(), battle));
        if pondered.is_empty() {
            only_asked += usize::from(weighed.iter().any(|it| !it.chances.is_empty()));
        } else {
            // The same trials, but the answer first that comes of them, then by their chances.
            let first = chosen(app.world(), &pondered).map(|it| it.choice.clone());
            assert_eq!(weighed.first().map(|it| it.choice.clone()), first, "{question:?}");
            assert!(
                weighed[1..].is_sorted_by(|a, b| a.mean() >= b.mean()),
                "{question:?}"
            );
            assert_eq!(weighed.len(), pondered.len(), "{question:?}");
            assert!(weighed.iter().all(|it| pondered.contains(it)), "{question:?}");
        }
        assert!(!weighed.is_empty(), "{question:?}");
        let choice = choose(&app, battle, &mut chance);
        common::play(&mut app, battle, question.fighter.0, choice);
    }
    assert!(only_asked > 0);
}

#[test]
fn whoever_takes_its_seat_ends_its_thinking() {
    let mut app = world();
    app.insert_resource(Portion(1));
    let fight = opening("dsa41", "01-courtyard", 5, [Seat::Deep, Seat::Deep]);
    let battle = common::open(&mut app, &fight);
    settle(app.world_mut(), battle);
    assert!(app.world().get::<Thinking>(battle).is_some());
    let mut sides = app.world_mut().get_mut::<Sides>(battle).unwrap();
    (0..2).for_each(|side| sides.seat(SideId(side), Seat::Human(1)));
    settle(app.world_mut(), battle);
    assert!(app.world().get::<Thinking>(battle).is_none());
}

/// Watchdog: however the computers are paired, no fight stands still.
#[test]
fn no_pair_of_computers_makes_a_fight_stand_still() {
    for seats in [
        [Seat::Deep, Seat::Deep],
        [Seat::Greedy, Seat::Deep],
        [Seat::Opponent, Seat::Greedy],
    ] {
        for system in ["dsa41", "pool"] {
            let mut app = world();
            app.insert_resource(Depth {
                rollouts: 4,
                candidates: 2,
                ..SHALLOW
            });
            let battle = common::open(&mut app, &opening(system, "01-courtyard", 9, seats.clone()));
            settle(app.world_mut(), battle);
            assert!(!stands_still(app.world(), battle), "{system} {seats:?}");
            assert!(
                app.world().get::<Clock>(battle).unwrap().over,
                "{system} {seats:?}"
            );
            let sides = app.world().get::<Sides>(battle).unwrap();
            assert_eq!(
                sides.get(SideId(0)).unwrap().seat,
                seats[0],
                "nobody changes seats"
            );
        }
    }
}
