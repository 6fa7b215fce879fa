//! Ledgers as they read: no two lines of one have the same words, a line that does not count says why, and a base says what it is.

use std::collections::BTreeSet;

use bevy::prelude::*;
use klingentanz::battle::{Clock, Ledger, Log, Roster, RuleId, Term};
use klingentanz::content::{Language, Texts, Words};
use klingentanz::dice::SeededDice;
use klingentanz::replay::DiceSource;
use klingentanz::rules::{Preset, Registry};
use klingentanz::words::{self, Phrase};

use crate::common;

/// Answers after which a fight has shown enough.
const LONG: usize = 160;
/// From one look at the odds of an answer to the next.
const LOOK: usize = 4;

/// Rules of whole families of values: their titles do not say which value a ledger begins with, or what an encumbrance comes from.
const OF_FAMILIES: [&str; 12] = [
    "VAL-02",
    "VAL-08",
    "CNV-07",
    "CNV-08",
    "PL-ATK-01",
    "PL-DEF-02",
    "PL-CRT-01",
    "PL-MAG-01",
    "D20-ATK-01",
    "D20-ATK-02",
    "D20-CORE-04",
    "D20-CORE-07",
];

/// What a reader of ledgers knows: the texts, and the titles of the rules.
struct Reader {
    system: Term,
    texts: Texts,
    titles: std::collections::BTreeMap<String, Words>,
    /// What has been read, so that nothing is read twice.
    read: BTreeSet<String>,
    faults: BTreeSet<String>,
}

impl Reader {
    fn of(system: &'static str) -> Self {
        let folder = common::root().join("assets/rules");
        let own = Registry::load(&folder.join(system)).unwrap();
        let board = Registry::load_board(&folder).unwrap();
        let all = own.rules.into_iter().chain(board.rules);
        Self {
            system: Term(system),
            texts: Texts::load(common::root()).unwrap(),
            titles: all.map(|(id, rule)| (id.to_string(), rule.title)).collect(),
            read: BTreeSet::new(),
            faults: BTreeSet::new(),
        }
    }

    fn title(&self, rule: RuleId) -> Option<Phrase> {
        let title = self.titles.get(rule.0)?;
        Some(Phrase::Words(title.clone().into()))
    }

    /// Reads a ledger in every language.
    fn read(&mut self, ledger: &Ledger) {
        if !self.read.insert(serde_json::to_string(ledger).unwrap()) {
            return;
        }
        for line in ledger
            .lines
            .iter()
            .filter(|line| line.applies == line.why.is_some())
        {
            self.faults
                .insert(format!("{} gives no reason, or one too many", line.rule));
        }
        let of_family = |rule: &RuleId| OF_FAMILIES.contains(&rule.0);
        if ledger.source.as_ref().is_some_and(of_family) && ledger.cause.is_rule() {
            self.faults
                .insert(format!("a base of {:?} does not say what it is", ledger.source));
        }
        for language in Language::ALL {
            let titles = |rule: RuleId| self.title(rule);
            let base = ledger
                .source
                .and_then(titles)
                .map(|title| words::caused(self.system, ledger.cause, title).said(&self.texts, language));
            let lines: Vec<String> = ledger
                .lines
                .iter()
                .map(|line| {
                    let title = titles(line.rule).unwrap_or_else(|| Phrase::plain(line.rule.0));
                    words::caused(self.system, line.cause, title).said(&self.texts, language)
                })
                .collect();
            let said: Vec<&String> = base.iter().chain(&lines).collect();
            let alike = (0..said.len()).find(|place| said[..*place].contains(&said[*place]));
            if let Some(place) = alike {
                let rules: Vec<String> = ledger
                    .lines
                    .iter()
                    .map(|line| format!("{:+} {}", line.amount, line.rule))
                    .collect();
                let source = ledger.source.map_or("", |rule| rule.0);
                self.faults.insert(format!(
                    "{} twice in {}: {source} {rules:?}",
                    said[place],
                    language.code()
                ));
            }
        }
    }

    /// Fights by chance, and reads every ledger of sheets, odds and events.
    fn watch(&mut self, preset: Preset, level: &str, seed: u64) {
        let mut app = common::app();
        let opening = common::opening_with((self.system.0, preset), level, DiceSource::Seed(seed));
        let battle = common::open(&mut app, &opening);
        let system = common::system(&app, battle);
        let mut dice = SeededDice::new(seed);
        for step in 0..LONG {
            if step % LONG == LONG / 2 || step == 0 {
                self.read_sheets(&app, battle);
            }
            let Some(question) = common::question(&app, battle) else {
                break;
            };
            let choice = common::chance::choose(&app, battle, &mut dice);
            if step % LOOK == 0
                && let Some(odds) = system.odds(app.world(), battle, &choice)
            {
                odds.ledgers.iter().for_each(|(_, ledger)| self.read(ledger));
            }
            common::play(&mut app, battle, question.fighter.0, choice);
        }
        let clock = app.world().get::<Clock>(battle).unwrap();
        assert!(clock.round > 0, "{level} has begun");
        self.read_sheets(&app, battle);
        for event in app.world().get::<Log>(battle).unwrap().entries() {
            for ledger in event.happening.ledgers() {
                self.read(ledger);
            }
        }
    }

    fn read_sheets(&mut self, app: &App, battle: Entity) {
        let system = common::system(app, battle);
        let roster = app.world().get::<Roster>(battle).unwrap();
        for (_, entity) in roster.iter() {
            for (_, ledger, _) in system.readout(app.world(), entity).values {
                self.read(&ledger);
            }
        }
    }

    fn judge(self) {
        assert!(self.read.len() > 50, "{} ledgers are few", self.read.len());
        let faults: Vec<String> = self.faults.into_iter().collect();
        assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    }
}

/// Levels that differ in what they bring: a hall, crowds, the dark, water, heights, mounts.
const LEVELS: [&str; 5] = [
    "01-courtyard",
    "02-tavern",
    "03-field",
    "07-roofs",
    "11-battlements",
];

#[test]
fn no_two_lines_of_a_ledger_of_the_fourth_edition_read_alike() {
    let mut reader = Reader::of("dsa41");
    let each = common::chance::cases(1).into();
    for level in LEVELS {
        for (number, preset) in (0..).zip(Preset::ALL) {
            for seed in 0..each {
                reader.watch(preset, level, 10 * number + seed);
            }
        }
    }
    reader.judge();
}

#[test]
fn no_two_lines_of_a_ledger_of_the_success_pools_read_alike() {
    let mut reader = Reader::of("pool");
    let each = common::chance::cases(1).into();
    for level in LEVELS {
        for seed in 0..each {
            reader.watch(Preset::Standard, level, seed);
        }
    }
    reader.judge();
}

#[test]
fn no_two_lines_of_a_ledger_of_the_d20_rules_read_alike() {
    let mut reader = Reader::of("d20");
    let each = common::chance::cases(1).into();
    // And what only these rules bring: long weapons that trip, spells, facings.
    for level in LEVELS.into_iter().chain(["14-ledge", "15-book", "16-abbey"]) {
        for (number, preset) in (0..).zip([Preset::Standard, Preset::Expert]) {
            for seed in 0..each {
                reader.watch(preset, level, 10 * number + seed);
            }
        }
    }
    reader.judge();
}
