//! Recordings: a fight is its level, its dice and its intents. Save, undo, replay and verify are all that one fact.

mod balance;
mod compare;
mod digest;
mod file;
mod game;
mod lineup;
mod opening;
mod own;
mod prepare;
mod recast;
mod shelf;
mod tape;
mod verify;

use bevy::prelude::*;

use crate::battle::{BattleStep, BattleSystems};

pub use balance::{Balance, Count, FAIR, OfLevel};
pub use compare::{Compared, compare, first_pair};
pub use digest::{Digests, Matter, Since};
pub use file::{Recording, load, may_begin, save};
pub use game::{
    UndoRefusal, answer, answer_with, can_undo, discard, last_of_human, open, open_seen, resume, retrace,
    undo, undo_since,
};
pub use lineup::{Persons, persons, systems};
pub use opening::{DiceSource, KeptRow, Opening};
pub use prepare::{Prepared, Prospect, locate, modules_of, prepare, prepare_for, prospect};
pub use recast::{Recast, RecastFault};
pub use shelf::{Place, Shelf};
pub use tape::{RecordedIntent, Tape};
pub use verify::{Verdict, begins, replay, replay_seen, since, verify};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(BattleStep, tape::record_intents.in_set(BattleSystems::Record));
}
