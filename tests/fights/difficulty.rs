//! Degrees of difficulty: the easier one is beaten more often, by the same dice, and every answer of it is allowed.

use klingentanz::ai::Misjudging;
use klingentanz::battle::{Clock, Difficulty, Happening, Log, Seat, SideId, settle};
use klingentanz::replay::{DiceSource, Opening};
use klingentanz::rules::Preset;

use crate::common;

fn opening(seats: &[Seat; 2], seed: u64) -> Opening {
    Opening {
        seats: seats.to_vec(),
        ..common::opening_with(("dsa41", Preset::Basic), "01-courtyard", DiceSource::Seed(seed))
    }
}

/// All that happens in a fight.
fn fought(seats: &[Seat; 2], seed: u64, misjudging: Option<Misjudging>) -> Vec<Happening> {
    let mut app = common::app();
    misjudging.map(|misjudging| app.insert_resource(misjudging));
    let battle = common::open(&mut app, &opening(seats, seed));
    settle(app.world_mut(), battle);
    assert!(app.world().get::<Clock>(battle).unwrap().over, "{seats:?}");
    let log = app.world().get::<Log>(battle).unwrap().entries();
    log.iter().map(|event| event.happening.clone()).collect()
}

/// How often a seat wins against the careful one, from both sides, with so many seeds each.
fn wins(seat: &Seat, seeds: std::ops::Range<u64>) -> usize {
    let mut app = common::app();
    let mut wins = 0;
    for seed in seeds {
        for own in [0, 1] {
            let mut seats = [Seat::Opponent, Seat::Opponent];
            seats[own] = seat.clone();
            let battle = common::open(&mut app, &opening(&seats, seed));
            settle(app.world_mut(), battle);
            let log = app.world().get::<Log>(battle).unwrap().entries();
            let has_won = |event: &Happening| match event {
                Happening::FightEnded { winners, .. } => winners.contains(&SideId(own as u8)),
                _ => false,
            };
            wins += usize::from(log.iter().any(|event| has_won(&event.happening)));
        }
    }
    wins
}

#[test]
fn the_easier_degree_wins_less_often() {
    let of = |difficulty| wins(&Seat::Eased(difficulty), 1..17);
    let counts = [Difficulty::Novice, Difficulty::Easy, Difficulty::Fair].map(of);
    assert!(counts.is_sorted(), "{counts:?}");
}

#[test]
fn a_degree_that_misjudges_nothing_fights_as_the_careful_seat_does() {
    let none = Misjudging {
        novice: 0,
        easy: 0,
        fair: 0,
    };
    let novice = Seat::Eased(Difficulty::Novice);
    let careful = fought(&[Seat::Opponent, Seat::Opponent], 4, None);
    assert_eq!(fought(&[novice.clone(), Seat::Opponent], 4, Some(none)), careful);
    let misjudging = fought(&[novice, Seat::Opponent], 4, None);
    assert_ne!(misjudging, careful);
    let is_refused = |event: &&Happening| matches!(event, Happening::Refused { .. });
    assert_eq!(misjudging.iter().find(is_refused), None);
}

#[test]
fn the_same_position_is_misjudged_the_same_way() {
    let seats = [Seat::Eased(Difficulty::Easy), Seat::Eased(Difficulty::Novice)];
    assert_eq!(fought(&seats, 6, None), fought(&seats, 6, None));
}

#[test]
fn recordings_without_degrees_stay_readable() {
    for (text, seat) in [
        ("\"opponent\"", Seat::Opponent),
        ("\"deep\"", Seat::Deep),
        ("{\"human\":1}", Seat::Human(1)),
        ("{\"eased\":\"easy\"}", Seat::Eased(Difficulty::Easy)),
    ] {
        assert_eq!(serde_json::from_str::<Seat>(text).unwrap(), seat, "{text}");
        assert_eq!(serde_json::to_string(&seat).unwrap(), text);
    }
}
