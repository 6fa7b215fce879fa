//! Taking back where sides have secrets: nobody learns anything by it, and nothing of what was taken back is left.

use std::hash::{Hash, Hasher};

use bevy::prelude::*;
use klingentanz::battle::{
    BattleDice, Choice, Fighter, Happening, Log, Roster, Seat, Secrets, SideId, StableHasher,
};
use klingentanz::board::Cell;
use klingentanz::dice::SeededDice;
use klingentanz::replay::{self, DiceSource, Opening, UndoRefusal};

use super::OURS;
use super::board_proof::proves_board;
use super::common::{self, chance::choose};

/// The wood by night, where nine fighters know little of each other.
struct Wood {
    app: App,
    battle: Entity,
    dice: SeededDice,
}

impl Wood {
    fn open(seed: u64, seats: [Seat; 2], practice: bool) -> Self {
        let mut app = common::app();
        let opening = Opening {
            seats: seats.to_vec(),
            practice,
            ..common::opening("10-wood", DiceSource::Seed(seed))
        };
        let battle = common::open(&mut app, &opening);
        Self {
            app,
            battle,
            dice: SeededDice::new(seed + 5),
        }
    }

    fn asked(&self) -> Option<SideId> {
        let question = common::question(&self.app, self.battle)?;
        let roster = self.app.world().get::<Roster>(self.battle).unwrap();
        let fighter = roster.entity(question.fighter).unwrap();
        Some(self.app.world().get::<Fighter>(fighter).unwrap().side)
    }

    fn answer(&mut self) -> Choice {
        let question = common::question(&self.app, self.battle).unwrap();
        let choice = choose(&self.app, self.battle, &mut self.dice);
        common::play(&mut self.app, self.battle, question.fighter.0, choice.clone());
        choice
    }

    /// Answers by chance, but goes somewhere where one of a dozen draws does.
    fn wander(&mut self) -> Choice {
        let question = common::question(&self.app, self.battle).unwrap();
        let mut drawn: Vec<Choice> = (0..12)
            .map(|_| choose(&self.app, self.battle, &mut self.dice))
            .collect();
        let moves = drawn
            .iter()
            .position(|choice| matches!(choice, Choice::Move { .. }));
        let choice = drawn.swap_remove(moves.unwrap_or(0));
        common::play(&mut self.app, self.battle, question.fighter.0, choice.clone());
        choice
    }

    fn fallen(&self) -> u64 {
        self.app.world().get::<BattleDice>(self.battle).unwrap().fallen()
    }

    /// The cells that a side sees now.
    fn seen(&self, side: SideId) -> Vec<Cell> {
        let view = self
            .app
            .world()
            .get::<Secrets>(self.battle)
            .unwrap()
            .view(side)
            .unwrap();
        let cells = view.ground().board.cells();
        cells.filter(|cell| view.sees_cell(*cell)).collect()
    }

    /// What a side may read of the log.
    fn told(&self, side: SideId) -> Vec<Happening> {
        let log: &Log = self.app.world().get(self.battle).unwrap();
        let told = (0..log.entries().len()).filter_map(|place| log.told(place, Some(side)));
        told.map(|event| event.happening.clone()).collect()
    }

    /// All that a side knows, as one number, with what it has read.
    fn known(&self, side: SideId) -> (u64, Vec<Happening>) {
        let mut hasher = StableHasher::default();
        let secrets = self.app.world().get::<Secrets>(self.battle).unwrap();
        secrets.view(side).unwrap().hash(&mut hasher);
        (hasher.finish(), self.told(side))
    }
}

/// Whether our side has come to see anything since it saw these cells and had read so much: a cell, or somebody.
fn has_seen_more(wood: &Wood, cells: &[Cell], entries: usize) -> bool {
    let new_cell = wood.seen(OURS).iter().any(|cell| !cells.contains(cell));
    let sighted = |told: &Happening| matches!(told, Happening::SightChanged { seen: true, .. });
    new_cell || wood.told(OURS)[entries..].iter().any(sighted)
}

#[test]
fn what_has_shown_something_cannot_be_taken_back() {
    proves_board(&["BD-VIS-05", "BD-VIS-06"]);
    let (mut taken_back, mut refused) = (0, 0);
    for seed in 0..40 {
        // So many walks, and more where nothing new has come in sight on any of them.
        if seed >= 6 && refused > 0 {
            break;
        }
        let mut wood = Wood::open(seed, [Seat::Human(1), Seat::Script], false);
        for _ in 0..60 {
            let Some(side) = wood.asked() else { break };
            if side != OURS {
                wood.answer();
                continue;
            }
            let (known, cells, entries, fallen) = (
                wood.known(OURS),
                wood.seen(OURS),
                wood.told(OURS).len(),
                wood.fallen(),
            );
            let choice = wood.wander();
            let question = common::question(&wood.app, wood.battle);
            if wood.fallen() > fallen || question.is_none() {
                continue;
            }
            if has_seen_more(&wood, &cells, entries) {
                assert!(!replay::can_undo(wood.app.world(), wood.battle), "{choice:?}");
                let undone = replay::undo(wood.app.world_mut(), wood.battle);
                assert_eq!(undone, Err(UndoRefusal::SomethingSeen), "{choice:?}");
                refused += 1;
            } else if let Ok(anew) = replay::undo(wood.app.world_mut(), wood.battle) {
                wood.battle = anew;
                // As it was, to the last bit and the last line; nothing of what was taken back is left.
                assert_eq!(wood.known(OURS), known, "{choice:?}");
                taken_back += 1;
                wood.answer();
            }
        }
    }
    assert!(
        taken_back > 10 && refused > 0,
        "{taken_back} taken back, {refused} refused"
    );
}

#[test]
fn in_practice_even_what_was_seen_is_forgotten_again() {
    let mut wood = Wood::open(3, [Seat::Human(1), Seat::Script], true);
    let mut moments = Vec::new();
    for _ in 0..40 {
        match wood.asked() {
            Some(OURS) => {
                moments.push(wood.known(OURS));
                wood.answer();
            }
            Some(_) => {
                wood.answer();
            }
            None => break,
        }
    }
    while let Some(known) = moments.pop() {
        wood.battle = replay::undo(wood.app.world_mut(), wood.battle).unwrap();
        assert_eq!(wood.known(OURS), known);
    }
}

#[test]
fn nobody_takes_back_what_another_side_has_chosen_in_secret() {
    proves_board(&["BD-VIS-06"]);
    let mut wood = Wood::open(1, [Seat::Human(1), Seat::Human(2)], false);
    let mut last = None;
    let (mut own, mut others) = (0, 0);
    for _ in 0..60 {
        let Some(side) = wood.asked() else { break };
        let fallen = wood.fallen();
        if last.is_some_and(|last| last != side) {
            let undone = replay::undo(wood.app.world_mut(), wood.battle);
            assert!(
                matches!(undone, Err(UndoRefusal::OfAnother | UndoRefusal::DiceHaveFallen)),
                "{undone:?}"
            );
            others += usize::from(undone == Err(UndoRefusal::OfAnother));
        } else if last == Some(side) && replay::can_undo(wood.app.world(), wood.battle) {
            own += 1;
        }
        wood.answer();
        last = (wood.fallen() == fallen).then_some(side);
    }
    assert!(own > 0 && others > 0, "{own} of one's own, {others} of others");
}
