//! The tape that runs while a battle is fought: every accepted intent with the state hash that came of it.

use bevy::prelude::*;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smallvec::SmallVec;

use super::{Digests, Opening};
use crate::battle::{
    BattleDice, Choice, Clock, Decision, FighterId, Happening, Log, Secrets, SideView, Sides, StateHash,
};

/// An accepted intent and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedIntent {
    /// Who chose.
    pub fighter: FighterId,
    /// What.
    pub choice: Choice,
    /// The state hash at the next moment when the battle waited.
    #[serde(serialize_with = "write_hash", deserialize_with = "read_hash")]
    pub hash: StateHash,
    /// Dice that had fallen by then.
    pub dice: u64,
    /// Faces that a lesson prompted before the choice was carried out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faces: Option<Vec<u8>>,
}

fn write_hash<S: Serializer>(hash: &StateHash, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&hash.to_string())
}

fn read_hash<'de, D: Deserializer<'de>>(deserializer: D) -> Result<StateHash, D::Error> {
    let text = String::deserialize(deserializer)?;
    let is_hash = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let number = is_hash.then(|| u64::from_str_radix(&text, 16).ok()).flatten();
    number
        .map(StateHash)
        .ok_or_else(|| serde::de::Error::custom("a state hash has 16 hexadecimal digits"))
}

/// The recording of a battle under way.
#[derive(Component, Clone, Debug)]
pub struct Tape {
    /// How the fight began.
    pub opening: Opening,
    /// What the fight is made of.
    pub digests: Digests,
    /// The state hash at the first moment when the battle waited; none before.
    pub first: Option<(StateHash, u64)>,
    /// What was chosen since, in order.
    pub intents: Vec<RecordedIntent>,
    /// What each side had learnt by the first moment and after each choice, and how many entries the log had; nothing in a fight
    /// without secrets.
    learnt: Vec<(Learnt, usize)>,
    /// Entries of the log that have been read.
    read: usize,
    /// A choice whose hash is not known yet.
    pending: Option<(FighterId, Choice)>,
    /// Faces prompted for the next choice.
    prompted: Option<Vec<u8>>,
}

impl Tape {
    /// An empty tape.
    pub const fn new(opening: Opening, digests: Digests) -> Self {
        Self {
            opening,
            digests,
            first: None,
            intents: Vec::new(),
            learnt: Vec::new(),
            read: 0,
            pending: None,
            prompted: None,
        }
    }
}

/// How much each side has learnt, in the order of the sides.
type Learnt = SmallVec<[u64; 4]>;

/// How much each side has learnt by now.
fn learnt(secrets: &Secrets, sides: &Sides) -> SmallVec<[u64; 4]> {
    let views = sides.iter().filter_map(|(side, _)| secrets.view(side));
    views.map(SideView::learnt).collect()
}

impl Tape {
    /// What each side had learnt when only so many choices had been made, and how many entries the log had.
    pub(super) fn learnt_after(&self, choices: usize) -> (&[u64], usize) {
        self.learnt
            .get(choices)
            .map_or((&[], 0), |(learnt, entries)| (learnt, *entries))
    }

    pub(super) fn note_prompt(&mut self, faces: &[u8]) {
        self.prompted = Some(faces.to_vec());
    }
}

pub(super) fn record_intents(
    mut battles: Query<(
        &mut Tape,
        &Log,
        &Decision,
        &Clock,
        &BattleDice,
        &StateHash,
        &Secrets,
        &Sides,
    )>,
) {
    for (mut tape, log, decision, clock, dice, hash, secrets, sides) in &mut battles {
        let waits = decision.0.is_some() || clock.over;
        if tape.read == log.entries().len() && tape.pending.is_none() && tape.first.is_some() {
            continue;
        }
        let tape = &mut *tape;
        for entry in &log.entries()[tape.read..] {
            if let Happening::Chosen { fighter, choice } = &entry.happening {
                tape.pending = Some((*fighter, choice.clone()));
            }
        }
        tape.read = log.entries().len();
        if !waits {
            continue;
        }
        let dice = dice.fallen();
        if secrets.are_kept()
            && tape.learnt.len() < tape.intents.len() + 1 + usize::from(tape.pending.is_some())
        {
            tape.learnt.push((learnt(secrets, sides), log.entries().len()));
        }
        match tape.pending.take() {
            Some((fighter, choice)) => {
                let faces = tape.prompted.take();
                tape.intents.push(RecordedIntent {
                    fighter,
                    choice,
                    hash: *hash,
                    dice,
                    faces,
                });
            }
            None => {
                tape.first.get_or_insert((*hash, dice));
            }
        }
    }
}
