//! Small fights told step by step: fighters written down in the test, every face of every die named, and what happened as
//! lines that can be compared.

#![allow(
    dead_code,
    unused_imports,
    reason = "every test file uses its own part of this"
)]

mod man;
mod say;
mod setup;
mod tell;
mod wish;

use bevy::prelude::*;
use klingentanz::battle::{
    self, BattleDice, Choice, FighterId, Log, Odds, Refusal, Roster, RuleId, RuleSystem, Slot, StateHash,
    Term,
};
use klingentanz::board::Cell;
use klingentanz::content::Language;
use klingentanz::replay;
use klingentanz::words;

use super::common::{self, accepted};
use super::proof::note;
use tell::{line, told};

pub use man::{Man, able, hewer, man, of};
pub use setup::{Setup, drawn, duel, face_to_face, field, open_field};
pub use wish::{act, act_at, act_facing, act_on, act_with, aim, blow, defend, go, plan, shot};

/// A fight under way.
pub struct Story {
    pub app: App,
    pub battle: Entity,
    pub system: &'static dyn RuleSystem,
    told: usize,
    /// Whether a test is about going on with a long action or giving it up; in all others everybody goes on.
    is_asked_to_go_on: bool,
}

fn term(name: &str) -> Term {
    Term::named(name).unwrap()
}

impl Story {
    /// Carries out a choice; panics when it is refused.
    pub fn choose(&mut self, fighter: u16, choice: Choice) -> &mut Self {
        let asked = common::question(&self.app, self.battle);
        let id = FighterId(fighter);
        let read = battle::read(self.app.world(), self.battle, id, &choice);
        let answer = replay::answer(
            self.app.world_mut(),
            self.battle,
            FighterId(fighter),
            choice.clone(),
        );
        if let Err(Refusal::Forbidden(why)) = &answer {
            note(&why.rule);
        }
        assert_eq!(answer, Ok(()), "{choice:?} of {fighter}; asked is {asked:?}");
        assert_eq!(
            read,
            Ok(()),
            "{choice:?} of {fighter} cannot be meant, but is accepted"
        );
        accepted::note(&choice);
        if !self.is_asked_to_go_on {
            self.go_on();
        }
        self
    }

    /// From now on the test itself says whether somebody goes on with a long action when he is asked in his phase.
    pub fn ask_to_go_on(&mut self) -> &mut Self {
        self.is_asked_to_go_on = true;
        self
    }

    /// Lets everybody go on with what he has begun, as long as that is what is asked.
    fn go_on(&mut self) {
        while let Some((fighter, "regular")) = self.asked()
            && self.offered().contains(&"carry-on")
        {
            let answer = replay::answer(
                self.app.world_mut(),
                self.battle,
                FighterId(fighter),
                act("carry-on"),
            );
            assert_eq!(answer, Ok(()), "{fighter} goes on");
            accepted::note(&act("carry-on"));
        }
    }

    /// Declares the round of a fighter.
    pub fn plan(&mut self, fighter: u16, name: &str) -> &mut Self {
        self.choose(fighter, plan(name))
    }

    /// Declares the round of a fighter who wants to be asked for free actions.
    pub fn plan_free(&mut self, fighter: u16, name: &str) -> &mut Self {
        let choice = Choice::Plan {
            plan: term(name),
            ask_free: true,
        };
        self.choose(fighter, choice)
    }

    /// Strikes with the ready weapon.
    pub fn strike(&mut self, fighter: u16, target: u16) -> &mut Self {
        self.choose(fighter, blow(target, 0))
    }

    /// Strikes with an announcement.
    pub fn announce(&mut self, fighter: u16, target: u16, manoeuvre: &str, points: i16) -> &mut Self {
        let choice = Choice::Attack {
            target: FighterId(target),
            with: Slot(0),
            manoeuvre: term(manoeuvre),
            stakes: vec![points],
        };
        self.choose(fighter, choice)
    }

    /// Answers a blow.
    pub fn defend(&mut self, fighter: u16, means: &str) -> &mut Self {
        let choice = Choice::Defend {
            means: term(means),
            to: None,
            stakes: Vec::new(),
        };
        self.choose(fighter, choice)
    }

    /// Takes a blow.
    pub fn take(&mut self, fighter: u16) -> &mut Self {
        self.defend(fighter, "no-defence")
    }

    /// Jumps aside.
    pub fn dodge(&mut self, fighter: u16, (x, y): (i16, i16)) -> &mut Self {
        let choice = Choice::Defend {
            means: term("dodge"),
            to: Some(Cell::new(x, y)),
            stakes: Vec::new(),
        };
        self.choose(fighter, choice)
    }

    /// Does something that names nothing but itself.
    pub fn act(&mut self, fighter: u16, name: &str) -> &mut Self {
        self.choose(fighter, act(name))
    }

    /// Lets the moment pass.
    pub fn pass(&mut self, fighter: u16) -> &mut Self {
        self.choose(fighter, Choice::Pass)
    }

    /// The rule that forbids a choice; nothing changes.
    pub fn forbidden(&mut self, fighter: u16, choice: &Choice) -> &'static str {
        let hash = self.hash();
        let verdict = replay::answer(
            self.app.world_mut(),
            self.battle,
            FighterId(fighter),
            choice.clone(),
        );
        assert_eq!(self.hash(), hash, "a refused choice changes nothing");
        match verdict {
            Err(Refusal::Forbidden(why)) => {
                note(&why.rule);
                why.rule.0
            }
            other => panic!("{choice:?} of {fighter} gives {other:?}"),
        }
    }

    /// Why a choice is not allowed: what is missing, in English, and the rule behind it.
    pub fn why_not(&self, fighter: u16, choice: &Choice) -> String {
        self.why_not_in(Language::En, fighter, choice)
    }

    /// The same in a language.
    pub fn why_not_in(&self, language: Language, fighter: u16, choice: &Choice) -> String {
        let verdict = self
            .system
            .judge(self.app.world(), self.battle, FighterId(fighter), choice);
        match verdict {
            Err(Refusal::Forbidden(why)) => {
                note(&why.rule);
                let name = |id: FighterId| words::Phrase::plain(format!("fighter {}", id.0));
                let title = |rule: RuleId| words::Phrase::plain(rule.0);
                let said = words::cited(words::missing(&why, name, title), why.rule);
                said.said(say::texts(), language)
            }
            other => panic!("{choice:?} of {fighter} gives {other:?}"),
        }
    }

    /// Who is asked, and for what.
    pub fn asked(&self) -> Option<(u16, &'static str)> {
        common::question(&self.app, self.battle).map(|question| (question.fighter.0, question.kind.0))
    }

    /// The words of the answers that are offered, each once.
    pub fn offered(&self) -> Vec<&'static str> {
        let mut words: Vec<_> = self
            .system
            .offers(self.app.world(), self.battle)
            .iter()
            .map(|offer| offer.word.0)
            .collect();
        words.dedup();
        words
    }

    /// The state hash.
    pub fn hash(&self) -> StateHash {
        *self.app.world().get::<StateHash>(self.battle).unwrap()
    }

    /// A value of the sheet with its reasons.
    pub fn value(&self, fighter: u16, name: &str) -> String {
        let roster = self.app.world().get::<Roster>(self.battle).unwrap();
        let entity = roster.entity(FighterId(fighter)).unwrap();
        let sheet = self.system.readout(self.app.world(), entity);
        let found = sheet.values.iter().find(|(word, ..)| word.0 == name);
        let Some((word, ledger, _)) = found else {
            return "none".to_owned();
        };
        note(ledger);
        note(&self.system.behind_value(*word));
        let rows = sheet.rows.iter().filter(|(value, _)| value == word);
        rows.for_each(|(_, row)| note(row));
        told(ledger)
    }

    /// A value of the sheet alone.
    pub fn number(&self, fighter: u16, name: &str) -> i16 {
        let told = self.value(fighter, name);
        told.split(':').next().unwrap().parse().unwrap()
    }

    /// What is left of an action of the round, and of how many.
    pub fn actions(&self, fighter: u16, name: &str) -> (u8, u8) {
        let roster = self.app.world().get::<Roster>(self.battle).unwrap();
        let entity = roster.entity(FighterId(fighter)).unwrap();
        let sheet = self.system.readout(self.app.world(), entity);
        let found = sheet.actions.iter().find(|(word, ..)| word.0 == name);
        found.map_or((0, 0), |(_, left, of)| (*left, *of))
    }

    /// What the ladder says that a fighter has lost, with the rules that took it.
    pub fn losses(&self, fighter: u16) -> Vec<(&'static str, i16)> {
        let rungs = self.system.ladder(self.app.world(), self.battle);
        let rung = rungs
            .iter()
            .find(|rung| rung.fighter == FighterId(fighter))
            .unwrap();
        rung.losses
            .iter()
            .map(|(rule, points)| (rule.0, *points))
            .collect()
    }

    /// What may come of a choice, and how likely it is; nothing where nothing is left to chance.
    pub fn odds(&self, choice: &Choice) -> Option<Odds> {
        let odds = self.system.odds(self.app.world(), self.battle, choice)?;
        odds.ledgers.iter().for_each(|(_, ledger)| note(ledger));
        Some(odds)
    }

    /// In how many of so many ways a choice succeeds, by its odds.
    pub fn ways(&self, choice: &Choice, of: u128) -> u128 {
        let (_, chance) = self.odds(choice).unwrap().chain[0];
        chance.of * of / chance.total
    }

    /// What the opponent would answer who looks one decision ahead.
    pub fn best(&self) -> Option<Choice> {
        let appraised = self.system.appraise(self.app.world(), self.battle);
        let best = appraised.into_iter().rev().max_by_key(|(_, worth)| *worth);
        best.map(|(choice, _)| choice)
    }

    /// The values with their reasons that the odds of a choice rest on.
    pub fn weighed(&self, choice: &Choice) -> Vec<String> {
        let odds = self.odds(choice).unwrap();
        odds.ledgers.iter().map(|(_, ledger)| told(ledger)).collect()
    }

    /// The states of a fighter.
    pub fn states(&self, fighter: u16) -> Vec<&'static str> {
        let roster = self.app.world().get::<Roster>(self.battle).unwrap();
        let entity = roster.entity(FighterId(fighter)).unwrap();
        let sheet = self.system.readout(self.app.world(), entity);
        sheet.states.iter().map(|state| state.0).collect()
    }

    /// What has happened since the last time, one line each, without questions and choices.
    pub fn lines(&mut self) -> Vec<String> {
        let error = self.app.world().get::<BattleDice>(self.battle).unwrap().error();
        let log = common::log(&self.app, self.battle);
        let new: Vec<String> = log[self.told..]
            .iter()
            .filter_map(|event| line(&event.happening, event.phase))
            .collect();
        self.told = log.len();
        assert_eq!(error, None, "after {new:#?}");
        new
    }

    /// Forgets what has happened so far.
    pub fn skip(&mut self) -> &mut Self {
        self.lines();
        self
    }

    /// What has happened since the last time; every die of the script must have fallen.
    pub fn end(&mut self) -> Vec<String> {
        let lines = self.lines();
        let dice = self.app.world().get::<BattleDice>(self.battle).unwrap();
        assert_eq!(dice.left_over(), &[] as &[u8], "dice left over after {lines:#?}");
        lines
    }
}

impl Story {
    /// Ends the story and hands its world back, for another fight in it.
    pub fn into_app(mut self) -> App {
        self.note_log();
        std::mem::replace(&mut self.app, App::empty())
    }

    fn note_log(&self) {
        let entries = self
            .app
            .world()
            .get::<Log>(self.battle)
            .map_or(&[][..], Log::entries);
        for event in entries {
            note(event);
            note(&self.system.behind(&event.happening));
        }
        let dice = self.app.world().get::<BattleDice>(self.battle);
        if dice.is_some_and(|dice| dice.error().is_some()) {
            common::switch::wants_dice();
        }
        if !std::thread::panicking() {
            say::say_all(&self.app, self.battle, self.system);
        }
    }
}

impl Drop for Story {
    fn drop(&mut self) {
        self.note_log();
    }
}
