//! The words of answers: every word that is offered stands in the vocabulary of its rules with the fields that it has there.

use std::collections::BTreeSet;

use bevy::prelude::*;
use klingentanz::battle::{self, Choice, Offer, RuleSystem, Verb};
use klingentanz::dice::SeededDice;
use klingentanz::replay::DiceSource;
use klingentanz::rules::{Preset, SYSTEMS};

use crate::common;
use crate::common::LEVELS;
use crate::common::chance::{cases, choose};

/// What an offer becomes with its first square and the least points.
fn plain(app: &App, battle: Entity, system: &dyn RuleSystem, offer: &Offer) -> Option<Choice> {
    offer.answer((app.world(), battle), system, &[], offer.cells.first().copied())
}

/// Fights at random and reads everything that is offered.
fn fight(system: &dyn RuleSystem, preset: Preset, level: &str, seed: u64) -> BTreeSet<(Verb, &'static str)> {
    let mut app = common::app();
    let opening = common::opening_with((system.id().0, preset), level, DiceSource::Seed(seed));
    let battle = common::open(&mut app, &opening);
    let mut dice = SeededDice::new(seed + 5);
    let mut words = BTreeSet::new();
    for _ in 0..300 {
        let Some(question) = common::question(&app, battle) else {
            break;
        };
        assert!(
            system.vocabulary().questions.contains(&question.kind),
            "{question:?}"
        );
        for offer in system.offers(app.world(), battle) {
            let Some(choice) = plain(&app, battle, system, &offer) else {
                continue;
            };
            let read = battle::read(app.world(), battle, question.fighter, &choice);
            assert_eq!(read, Ok(()), "{question:?}: {choice:?}");
            let stakes = &system.vocabulary().find(&choice).unwrap().stakes;
            let offered: Vec<_> = offer.stakes.iter().map(|stake| stake.word).collect();
            assert!(
                offered.is_empty() || *stakes == offered,
                "{choice:?}: {offered:?}"
            );
            words.insert((Verb::of(&choice), choice.term().map_or("pass", |term| term.0)));
        }
        let choice = choose(&app, battle, &mut dice);
        common::play(&mut app, battle, question.fighter.0, choice);
    }
    words
}

#[test]
fn every_word_that_is_offered_stands_in_the_vocabulary() {
    for system in SYSTEMS {
        let mut seen = BTreeSet::new();
        for (number, level) in LEVELS.iter().cycle().take(cases(13) as usize).enumerate() {
            let preset = [Preset::Expert, Preset::Standard, Preset::Basic][number % 3];
            seen.extend(fight(*system, preset, level, number as u64));
        }
        // Where nothing is offered nothing would be missing.
        assert!(seen.len() > 35, "{}: {seen:?}", system.id());
    }
}
