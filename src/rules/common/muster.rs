//! How a battle is made by any rules: the words of a level file about its fighters are read, and the battle entity is put together.

use std::path::Path;

use bevy::prelude::*;
use serde::Deserialize;

use crate::battle::{Clock, Ground, Muster, RawRon, Recruit, Roster, RuleSystem, Secrets, StateHash, System};
use crate::content::{Problem, Words, hint, propose, reason};

/// All fighters of a battle, those who come later last; each with whether he is there from the beginning.
///
/// Rule: `BD-LVL-12`.
pub(crate) fn recruits(muster: &Muster) -> impl Iterator<Item = (&Recruit, bool)> {
    let later = muster.setting.reinforcements.iter();
    let later = later.flat_map(|group| &group.fighters);
    let present = muster.fighters.iter().map(|recruit| (recruit, true));
    present.chain(later.map(|recruit| (recruit, false)))
}

/// The components that every rule system's battle begins with.
pub(crate) fn battle_of(
    system: &'static dyn RuleSystem,
    muster: &Muster,
    roster: Roster,
    ground: Ground,
) -> impl Bundle {
    let secrets = Secrets::of(&muster.sides, &ground);
    // The round that it begins in is still to be opened.
    let round = muster.start.map_or(0, |(round, _)| round.saturating_sub(1));
    (
        System(system),
        roster,
        muster.sides.clone(),
        ground,
        Clock {
            round,
            phase: None,
            over: false,
        },
        muster.dice.clone(),
        muster.modules.clone(),
        StateHash::default(),
        secrets,
    )
}

/// How a fighter begins, where a level file says so.
///
/// # Errors
///
/// What is wrong with the words, and where.
pub(crate) fn start_of<T: Default + for<'de> Deserialize<'de>>(
    file: &Path,
    recruit: &Recruit,
) -> Result<T, Problem> {
    match &recruit.start {
        Some(raw) => read(file, recruit, raw, "start"),
        None => Ok(T::default()),
    }
}

/// What the words of a field about a fighter mean.
///
/// # Errors
///
/// What is wrong with them, and where.
pub(crate) fn read<T: for<'de> Deserialize<'de>>(
    file: &Path,
    recruit: &Recruit,
    raw: &RawRon,
    field: &str,
) -> Result<T, Problem> {
    parse(&raw.text).map_err(|error| {
        let mut found = problem(file, recruit, raw, field, reason::<T>(&raw.text, &error));
        found.line = Some(raw.line + error.span.start.line as u32 - 1);
        found
    })
}

/// What words in the form of a level file mean.
///
/// # Errors
///
/// Where they cannot be read.
pub(crate) fn parse<T: for<'de> Deserialize<'de>>(text: &str) -> Result<T, ron::error::SpannedError> {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(text)
}

/// A problem with the words of a field about a fighter.
pub(crate) fn problem(file: &Path, recruit: &Recruit, raw: &RawRon, field: &str, reason: String) -> Problem {
    Problem {
        file: file.to_owned(),
        line: Some(raw.line),
        column: None,
        place: format!("fighter {}, {field}", recruit.id.0),
        reason,
    }
}

/// Who may have been meant by an id that nobody has, for the end of a sentence: by a name in any language, or by an id like it.
pub(crate) fn meant(wanted: &str, known: &[(&str, &Words)]) -> String {
    let wish = wanted.to_lowercase();
    let is_named = |name: &&Words| {
        let parts = [&name.en, &name.de, &name.fr].map(|name| name.to_lowercase());
        wish.chars().count() > 2 && parts.iter().any(|name| name.contains(&wish))
    };
    let named: Vec<String> = known
        .iter()
        .filter(|(_, name)| is_named(name))
        .map(|(id, name)| format!("{id} ({})", name.en))
        .collect();
    if named.is_empty() {
        hint(wanted, known.iter().map(|(id, _)| *id))
    } else {
        propose(&named)
    }
}
