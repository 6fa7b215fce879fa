//! What is taken back has never been: the state is that of before, to the last bit, as far back as it may go and no further.

use bevy::prelude::*;
use klingentanz::battle::{BattleDice, Choice, Question, Seat, StateHash};
use klingentanz::dice::SeededDice;
use klingentanz::replay::{self, DiceSource, Opening, Recording, UndoRefusal, Verdict};
use klingentanz::rules::{Preset, SYSTEMS};
use proptest::prelude::*;

use crate::common;
use crate::common::chance::{cases, choose, pick};

/// The levels, and how many choices are made on each: building a large fight up again takes long.
const LEVELS: [(&str, usize); 7] = [
    ("00-one-blow", 40),
    ("01-courtyard", 40),
    ("02-tavern", 24),
    ("03-field", 20),
    ("08-ship", 24),
    ("09-tomb", 24),
    ("13-market", 24),
];

/// A moment at which a human is asked.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Moment {
    hash: StateHash,
    question: Question,
    fallen: u64,
}

/// A game at the table: a fight and the moments that its human has come through.
struct Game {
    app: App,
    battle: Entity,
    dice: SeededDice,
    moments: Vec<Moment>,
}

impl Game {
    /// The first side is a human's; the others are as told.
    fn begin(rules: (&str, Preset), level: &str, seed: u64, others: Seat, practice: bool) -> Self {
        let mut app = common::app();
        let opening = Opening {
            seats: vec![Seat::Human(1), others.clone(), others.clone(), others],
            practice,
            ..common::opening_with(rules, level, DiceSource::Seed(seed))
        };
        let battle = common::open(&mut app, &opening);
        let dice = SeededDice::new(seed + 9);
        Self {
            app,
            battle,
            dice,
            moments: Vec::new(),
        }
    }

    fn hash(&self) -> StateHash {
        *self.app.world().get::<StateHash>(self.battle).unwrap()
    }

    fn fallen(&self) -> u64 {
        self.app.world().get::<BattleDice>(self.battle).unwrap().fallen()
    }

    /// The moment now; none when the fight is over.
    fn moment(&self) -> Option<Moment> {
        Some(Moment {
            hash: self.hash(),
            question: common::question(&self.app, self.battle)?,
            fallen: self.fallen(),
        })
    }

    /// Chooses something; false when the fight is over.
    fn go_on(&mut self) -> bool {
        let Some(moment) = self.moment() else { return false };
        let choice = choose(&self.app, self.battle, &mut self.dice);
        self.answer(moment, choice);
        true
    }

    fn answer(&mut self, moment: Moment, choice: Choice) {
        self.moments.push(moment);
        common::play(&mut self.app, self.battle, moment.question.fighter.0, choice);
    }

    fn undo(&mut self) -> Result<(), UndoRefusal> {
        self.battle = replay::undo(self.app.world_mut(), self.battle)?;
        Ok(())
    }

    /// Takes back all that may be taken back, and compares every moment with what it was.
    fn take_back_all(&mut self, practice: bool) {
        while let Some(before) = self.moments.last().copied() {
            let (hash, is_free) = (self.hash(), practice || before.fallen == self.fallen());
            assert_eq!(replay::can_undo(self.app.world(), self.battle), is_free);
            if !is_free {
                assert_eq!(self.undo(), Err(UndoRefusal::DiceHaveFallen));
                assert_eq!(self.hash(), hash, "a refused undo changes nothing");
                return;
            }
            assert_eq!(self.undo(), Ok(()));
            assert_eq!(self.moment(), Some(before));
            self.moments.pop();
        }
        assert_eq!(self.undo(), Err(UndoRefusal::Nothing));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(24), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn choices_are_taken_back_to_the_last_die_and_no_further(
        system in 0..SYSTEMS.len(), preset in 0..Preset::ALL.len(), level in 0..LEVELS.len(), seed in 0..10_000u64,
        with_opponent: bool,
    ) {
        let (level, steps) = LEVELS[level];
        let rules = (SYSTEMS[system].id().0, Preset::ALL[preset]);
        let others = if with_opponent { Seat::Greedy } else { Seat::Human(2) };
        let mut game = Game::begin(rules, level, seed, others, false);
        for _ in 0..steps {
            if !game.go_on() {
                break;
            }
            if pick(&mut game.dice, 3) == 0 {
                game.take_back_all(false);
            }
        }
        game.take_back_all(false);
    }

    #[test]
    fn in_practice_all_choices_are_taken_back_and_made_again(
        system in 0..SYSTEMS.len(), preset in 0..Preset::ALL.len(), level in 0..LEVELS.len(), seed in 0..10_000u64,
        with_opponent: bool,
    ) {
        let (level, steps) = LEVELS[level];
        let rules = (SYSTEMS[system].id().0, Preset::ALL[preset]);
        let others = if with_opponent { Seat::Greedy } else { Seat::Human(2) };
        let mut game = Game::begin(rules, level, seed, others, true);
        let first = game.moment();
        for _ in 0..steps / 2 {
            if !game.go_on() {
                break;
            }
        }
        let (last, recording) = (game.hash(), Recording::of(game.app.world(), game.battle).unwrap());
        game.take_back_all(true);
        prop_assert_eq!(game.moment(), first);
        // The same choices lead to the same end: nothing of what was taken back is left.
        for intent in &recording.intents {
            if is_of_a_human(&game, intent) {
                let moment = game.moment().unwrap();
                game.answer(moment, intent.choice.clone());
            }
        }
        prop_assert_eq!(game.hash(), last);
        let again = Recording::of(game.app.world(), game.battle).unwrap();
        prop_assert_eq!(&again, &recording);
        prop_assert_eq!(replay::verify(game.app.world_mut(), &again).unwrap(), Verdict::Same(last));
    }
}

/// Whether a human made a recorded choice; the computer makes its own again.
fn is_of_a_human(game: &Game, intent: &replay::RecordedIntent) -> bool {
    use klingentanz::battle::{Fighter, Roster, Sides};
    let world = game.app.world();
    let entity = world
        .get::<Roster>(game.battle)
        .unwrap()
        .entity(intent.fighter)
        .unwrap();
    let side = world.get::<Fighter>(entity).unwrap().side;
    let seat = &world.get::<Sides>(game.battle).unwrap().get(side).unwrap().seat;
    matches!(seat, Seat::Human(_))
}
