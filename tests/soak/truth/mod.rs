//! Whether what a fight tells is true: the values of its events, the sums of its ledgers, and its sentences in every language.
//!
//! Everything is read as a stranger reads it, from the JSON and from the sentences, and compared with what the rules say of the
//! fighters then.

mod chain;
mod figure;
mod said;

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use klingentanz::battle::{BattleEvent, FighterId, Log, Roster, SideId, Slot};
use klingentanz::content::{Language, Texts};
use klingentanz::words::{Cast, Phrase};

use crate::common;
use chain::Chain;
use said::Voice;

/// What has been read of a fight so far.
pub struct Truth {
    read: usize,
    voice: Voice,
    chain: Chain,
    sides: Vec<SideId>,
}

impl Truth {
    /// A reader of a fight that has just begun.
    pub fn of(app: &App, battle: Entity, texts: &'static Texts) -> Self {
        let world = app.world();
        let cast = Cast::of(world, battle, None).unwrap();
        let sides: BTreeSet<SideId> = cast.roles().map(|(_, role)| role.side).collect();
        Self {
            read: 0,
            voice: Voice::of(cast, texts),
            chain: Chain::of(app, battle),
            sides: sides.into_iter().collect(),
        }
    }

    /// Reads what was written since the last time, and compares it with how the fighters stand now.
    pub fn read(&mut self, app: &App, battle: Entity, place: &str) {
        let faults = self.faults(app, battle);
        let last = || common::log(app, battle).iter().rev().take(12).collect::<Vec<_>>();
        assert!(
            faults.is_empty(),
            "{place}:\n{}\nafter {:#?}",
            faults.join("\n"),
            last()
        );
    }

    fn faults(&mut self, app: &App, battle: Entity) -> Vec<String> {
        self.voice.look(app, battle);
        let log = app.world().get::<Log>(battle).unwrap();
        let mut faults = Vec::new();
        for (place, event) in log.entries().iter().enumerate().skip(self.read) {
            let json = serde_json::to_value(event).unwrap();
            let mut found = figure::faults(&json);
            found.extend(self.chain.follow(&json));
            found.extend(self.voice.faults(event, &json));
            let readers = self.sides.iter().filter_map(|side| log.told(place, Some(*side)));
            for told in readers.filter(|told| **told != *event) {
                let json = serde_json::to_value(&*told).unwrap();
                found.extend(self.voice.faults(&told, &json));
            }
            faults.extend(found.into_iter().map(|fault| format!("{fault}: {json}")));
        }
        self.read = log.entries().len();
        faults.extend(self.chain.compare(app, battle));
        faults.extend(self.voice.faults_of_question(app, battle));
        faults
    }
}

/// The names of weapons by slot; what somebody has dropped since keeps its name.
type Arms = BTreeMap<(FighterId, Slot), Phrase>;

/// Every language with a text.
fn in_all(texts: &Texts, phrase: &Phrase) -> Vec<(Language, String)> {
    let said = |language: Language| (language, phrase.said(texts, language));
    Language::ALL.into_iter().map(said).collect()
}

/// Everybody of a battle.
fn everybody(app: &App, battle: Entity) -> Vec<(FighterId, Entity)> {
    app.world().get::<Roster>(battle).unwrap().iter().collect()
}

/// An event with the arms of its fighters.
fn arm_of(arms: &Arms) -> impl Fn(FighterId, Slot) -> Option<Phrase> + '_ {
    |fighter, slot| arms.get(&(fighter, slot)).cloned()
}

/// The happening of an event as a sentence.
fn sentence(cast: &Cast, event: &BattleEvent, arms: &Arms) -> Option<Phrase> {
    klingentanz::words::tell(cast, &event.happening, arm_of(arms))
}

/// The system of a battle by its id.
fn reads(app: &App, battle: Entity, entity: Entity) -> klingentanz::battle::Readout {
    common::system(app, battle).readout(app.world(), entity)
}
