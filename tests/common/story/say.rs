//! All that a fight has to say, said in every language: a word of the rules that a language lacks is a fault.

use std::sync::OnceLock;

use bevy::prelude::*;
use klingentanz::battle::{Happening, Log, Roster, RuleSystem};
use klingentanz::content::{Language, Texts};
use klingentanz::words::{self, Cast, Phrase};

use super::common;

/// Says what has happened, what was asked and answered, what can be answered now, and how the fighters stand.
///
/// # Panics
///
/// Where a language has no text for something of it, or one that wants other numbers.
pub fn say_all(app: &App, battle: Entity, system: &dyn RuleSystem) {
    let world = app.world();
    let Some(cast) = Cast::of(world, battle, None) else {
        return;
    };
    let log = world.get::<Log>(battle).map_or(&[][..], Log::entries);
    let mut phrases: Vec<Phrase> = log
        .iter()
        .filter_map(|event| of_event(&cast, &event.happening))
        .collect();
    let offers = system.offers(world, battle);
    phrases.extend(offers.iter().map(|offer| words::offer(&cast, offer)));
    let stakes = offers.iter().flat_map(|offer| &offer.stakes);
    phrases.extend(stakes.map(|limits| words::term(cast.system(), "stake", limits.word)));
    let hints = offers.iter().filter_map(|offer| offer.hint.as_ref());
    phrases.extend(hints.map(|hint| words::hint(&cast, hint)));
    phrases.extend(of_fighters(world, battle, system, &cast));
    let texts = texts();
    for phrase in phrases {
        for language in Language::ALL {
            let said = phrase.said(texts, language);
            assert!(!said.trim().is_empty(), "nothing is said of {phrase:?}");
            // A text that is missing is shown as its key in brackets.
            let lacks = ["words", "why", cast.system().0]
                .iter()
                .any(|place| said.contains(&format!("[{place}-")));
            assert!(!lacks, "{said} in {}", language.code());
        }
    }
}

/// The texts of the game, read once for all tests of a program.
pub fn texts() -> &'static Texts {
    static TEXTS: OnceLock<Texts> = OnceLock::new();
    TEXTS.get_or_init(|| Texts::load(common::root()).unwrap_or_else(|problems| panic!("{problems}")))
}

fn of_event(cast: &Cast, happening: &Happening) -> Option<Phrase> {
    match happening {
        Happening::Asked { question } => Some(words::question(cast, question)),
        Happening::Chosen { choice, .. } => Some(words::choice(cast, choice)),
        told => words::tell(cast, told, |_, _| None),
    }
}

fn of_fighters(world: &World, battle: Entity, system: &dyn RuleSystem, cast: &Cast) -> Vec<Phrase> {
    let Some(roster) = world.get::<Roster>(battle) else {
        return Vec::new();
    };
    let word = |kind, term| words::term(cast.system(), kind, term);
    let mut phrases = Vec::new();
    for (_, fighter) in roster.iter() {
        let readout = system.readout(world, fighter);
        phrases.extend(readout.states.iter().map(|state| word("state", *state)));
        phrases.extend(readout.values.iter().map(|(value, ..)| word("value", *value)));
        phrases.extend(readout.actions.iter().map(|(action, ..)| word("value", *action)));
        phrases.extend(readout.engaged.iter().map(|(_, class)| word("class", *class)));
    }
    phrases
}
