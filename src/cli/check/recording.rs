//! Looks whether a recorded fight can be fought again: its level and persons are read, and it must begin as it did.

use std::path::Path;

use bevy::prelude::*;

use crate::cli::voice::Voice;
use crate::content::{Problem, Problems};
use crate::replay;

/// What is wrong with a recording, and what is worth knowing of it.
pub fn look(world: &mut World, voice: &Voice, file: &Path, problems: &mut Problems) -> Vec<Problem> {
    let recording = match replay::load(file) {
        Ok(recording) => recording,
        Err(found) => {
            problems.append(found);
            return Vec::new();
        }
    };
    match replay::begins(world, &recording) {
        Err(found) => {
            problems.push(Problem::of_file(
                file,
                "cannot be fought again, for the reason that follows",
            ));
            problems.append(found);
            Vec::new()
        }
        Ok((is_same, since)) => {
            if !is_same {
                let reason = "the fight does not begin any more as it was recorded".to_owned();
                problems.push(Problem::of_file(file, reason).in_place("first"));
            }
            let told = since.told();
            let notes = told.iter().map(|told| Problem::of_file(file, voice.say(told)));
            notes.collect()
        }
    }
}
