//! Tells a fight as it goes on: in sentences, or one event a line as JSON.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};

use bevy::prelude::*;

use super::asked;
use super::failure::Failure;
use super::thought;
use super::voice::{Titles, Voice};
use crate::battle::{BattleEvent, Clock, FighterId, Happening, Log, RuleId, SideId, Slot, System, Witness};
use crate::replay::{self, Opening};
use crate::words::{self, Cast, Phrase};

/// How events are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Sentences.
    Words,
    /// Sentences, and below each throw of dice its reasons.
    Reasons,
    /// JSON, one event a line.
    Json,
}

impl Manner {
    /// The manner that two arguments ask for.
    pub const fn of(is_json: bool, explains: bool) -> Self {
        match (is_json, explains) {
            (true, _) => Self::Json,
            (false, true) => Self::Reasons,
            (false, false) => Self::Words,
        }
    }
}

/// Tells what has been added to the log of one battle since it was asked last.
pub struct Teller {
    cast: Cast,
    /// For whom the cast was made.
    cast_of: Option<SideId>,
    arms: BTreeMap<(FighterId, Slot), Phrase>,
    titles: Option<Titles>,
    mark: Bookmark,
    /// The side that reads; none for a reader who knows everything.
    reader: Option<SideId>,
    /// How far each other reader has come.
    others: BTreeMap<Option<SideId>, Bookmark>,
    /// Whether the offers of an open question are written with their odds.
    has_odds: bool,
    /// Whether what the computer would answer is written with an open question.
    has_thoughts: bool,
}

/// How far a reader has come.
#[derive(Clone, Copy, Default)]
struct Bookmark {
    /// Entries of the log that he has read.
    told: usize,
    /// The round whose heading he has read.
    round: u16,
    /// The phase whose heading he will read with the next sentence.
    phase: Option<i16>,
}

impl Teller {
    /// A teller who begins with the first event; none if the entity is no battle.
    pub fn of(world: &World, battle: Entity) -> Option<Self> {
        let mut teller = Self {
            cast: Cast::of(world, battle, None)?,
            cast_of: None,
            arms: BTreeMap::new(),
            titles: None,
            mark: Bookmark::default(),
            reader: None,
            others: BTreeMap::new(),
            has_odds: false,
            has_thoughts: false,
        };
        teller.look(world, battle);
        Some(teller)
    }

    /// Begins a fight and looks at everybody before the first choice.
    ///
    /// # Errors
    ///
    /// Every problem of the level, the modules and the persons.
    pub fn open(world: &mut World, opening: &Opening) -> Result<(Entity, Self), Failure> {
        let mut teller = None;
        let battle = replay::open_seen(world, opening, |world, battle| {
            teller = Self::of(world, battle);
        })?;
        let teller = teller.ok_or_else(|| "the battle is gone".to_owned())?;
        Ok((battle, teller))
    }

    /// Whether the offers of an open question are written as JSON with their odds.
    pub const fn with_odds(&mut self, has_odds: bool) {
        self.has_odds = has_odds;
    }

    /// Whether an open question is written as JSON with what the far-sighted computer would answer.
    pub const fn with_thoughts(&mut self, has_thoughts: bool) {
        self.has_thoughts = has_thoughts;
    }

    /// Who is who, as far as the reader knows by what he has been told.
    pub const fn cast(&self) -> &Cast {
        &self.cast
    }

    /// Reads the titles of the rules, without which [`Manner::Reasons`] names them by their ids alone.
    ///
    /// # Errors
    ///
    /// Every problem of the files that hold them.
    pub fn read_titles(&mut self) -> Result<(), Failure> {
        self.titles = Some(Titles::load(self.cast.system())?);
        Ok(())
    }

    /// Who reads from now on; he goes on where he has stopped, or at the beginning.
    pub fn read_by(&mut self, reader: Option<SideId>) {
        if reader == self.reader {
            return;
        }
        self.others.insert(self.reader, self.mark);
        self.mark = self.others.get(&reader).copied().unwrap_or_default();
        self.reader = reader;
    }

    /// The side that reads; none for a reader who knows everything.
    pub const fn reader(&self) -> Option<SideId> {
        self.reader
    }

    /// Passes over everything that is in the log already.
    pub fn skip(&mut self, world: &World, battle: Entity) {
        let entries = world.get::<Log>(battle).map_or(&[][..], |log| log.entries());
        self.mark = Bookmark {
            told: entries.len(),
            round: entries.last().map_or(0, |event| event.round),
            phase: None,
        };
    }

    /// Begins again with the first event.
    pub fn rewind(&mut self) {
        self.mark = Bookmark::default();
    }

    /// The sentence of an entry of the log; none when it is not worth one.
    pub fn sentence(&self, world: &World, battle: Entity, place: usize) -> Option<Phrase> {
        let event = world.get::<Log>(battle)?.told(place, self.reader)?;
        let arm = |fighter, slot| self.arms.get(&(fighter, slot)).cloned();
        words::tell(&self.cast, &event.happening, arm)
    }

    /// Writes what is new in the log at a moment that the reader knows of: when his side is asked or all is over. Where it tells less
    /// at once, the lines would show when somebody is asked whom he does not see.
    ///
    /// # Errors
    ///
    /// The output cannot be written.
    pub fn tell_in_turn(
        &mut self,
        (world, battle): (&World, Entity),
        voice: &Voice,
        manner: Manner,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let witness = Witness::new(world, battle, self.reader);
        let is_over = world.get::<Clock>(battle).is_none_or(|clock| clock.over);
        if witness.view().is_some() && witness.question().is_none() && !is_over {
            return Ok(());
        }
        self.tell((world, battle), voice, manner, out)
    }

    /// Writes what is new in the log.
    ///
    /// # Errors
    ///
    /// The output cannot be written.
    pub fn tell(
        &mut self,
        at: (&World, Entity),
        voice: &Voice,
        manner: Manner,
        out: &mut impl Write,
    ) -> io::Result<()> {
        self.tell_before(usize::MAX, at, voice, manner, out)
    }

    /// Writes what is new in the log before the entry in a place.
    ///
    /// # Errors
    ///
    /// The output cannot be written.
    pub fn tell_before(
        &mut self,
        end: usize,
        (world, battle): (&World, Entity),
        voice: &Voice,
        manner: Manner,
        out: &mut impl Write,
    ) -> io::Result<()> {
        self.look(world, battle);
        let Some(log) = world.get::<Log>(battle) else {
            return Ok(());
        };
        let end = end.min(log.entries().len());
        let news: Vec<_> = log.news(self.mark.told..end, self.reader).collect();
        // Of all questions that were asked the last one may still be open.
        let mut events = news.iter().map(|(_, event)| &event.happening);
        let last_asked = events.rposition(|told| matches!(told, Happening::Asked { .. }));
        for (place, (_, event)) in news.iter().enumerate() {
            let event = &**event;
            match manner {
                Manner::Json => {
                    let open = self.besides((world, battle), event, last_asked == Some(place))?;
                    writeln!(out, "{}", as_json(world, battle, event, open)?)?;
                }
                Manner::Words | Manner::Reasons
                    if goes_on(event, news.get(place + 1).map(|(_, next)| &**next)) => {}
                Manner::Words => self.say(event, voice, out)?,
                Manner::Reasons => {
                    self.say(event, voice, out)?;
                    self.explain((world, battle), event, voice, out)?;
                }
            }
        }
        self.mark.told = self.mark.told.max(end);
        Ok(())
    }

    /// The names of weapons by slot, of those whom the reader sees; what somebody has dropped since keeps its name. And who is who, where
    /// the reader has come to see more.
    fn look(&mut self, world: &World, battle: Entity) {
        let is_his = self.cast_of == self.reader && self.cast.is_whole(world, battle, self.reader);
        if !is_his && let Some(cast) = Cast::of(world, battle, self.reader) {
            (self.cast, self.cast_of) = (cast, self.reader);
        }
        let witness = Witness::new(world, battle, self.reader);
        for (id, _) in witness.met() {
            for (slot, name) in witness
                .readout(id)
                .map(|readout| readout.arms)
                .unwrap_or_default()
            {
                self.arms.insert((id, slot), name.into());
            }
        }
    }

    fn say(&mut self, event: &BattleEvent, voice: &Voice, out: &mut impl Write) -> io::Result<()> {
        if event.round != self.mark.round {
            self.mark.round = event.round;
            let round = Phrase::key("cli-round").with("round", event.round);
            writeln!(out, "\n{}", voice.say(&round))?;
        }
        if event.happening == Happening::PhaseReached {
            // A phase in which nothing is told needs no line of its own.
            self.mark.phase = event.phase;
            return Ok(());
        }
        let arm = |fighter, slot| self.arms.get(&(fighter, slot)).cloned();
        let Some(sentence) = words::tell(&self.cast, &event.happening, arm) else {
            return Ok(());
        };
        if let Some(phase) = self.mark.phase.take() {
            writeln!(
                out,
                "{}",
                voice.say(&Phrase::key("words-phase").with("phase", phase))
            )?;
        }
        writeln!(out, "  {}", voice.say(&sentence))
    }

    /// What is offered to whoever is asked by an event, if it is the last one that asks and the question is open, and what the computer would
    /// answer.
    fn besides(
        &self,
        (world, battle): (&World, Entity),
        event: &BattleEvent,
        is_last: bool,
    ) -> serde_json::Result<Open> {
        let Happening::Asked { question } = &event.happening else {
            return Ok(Open::default());
        };
        if !is_last {
            return Ok(Open::default());
        }
        let tried = match self.has_thoughts {
            true => thought::as_json(world, battle, question, self.reader)?,
            false => None,
        };
        Ok(Open {
            offers: asked::offers(world, battle, question, (self.reader, self.has_odds))?,
            tried,
        })
    }

    /// Writes why the dice of an event meant what they meant, and the rules behind it that no line has named yet: all those that stand in
    /// the JSON.
    fn explain(
        &self,
        (world, battle): (&World, Entity),
        event: &BattleEvent,
        voice: &Voice,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let happening = &event.happening;
        let arm = |fighter, slot| self.arms.get(&(fighter, slot)).cloned();
        let Some(sentence) = words::tell(&self.cast, happening, arm) else {
            return Ok(());
        };
        let title = |rule| self.titles.as_ref()?.of(rule);
        let reasons = words::reasons(self.cast.system(), happening, title).unwrap_or_default();
        let reasons: Vec<String> = reasons.iter().map(|line| voice.say(line)).collect();
        for line in &reasons {
            writeln!(out, "      {line}")?;
        }
        let said = reasons.iter().cloned().chain([voice.say(&sentence)]);
        let named: BTreeSet<String> = said.flat_map(|line| ids_in(&line)).collect();
        let mut rules = happening.rules();
        rules.extend(happening.ledgers().into_iter().filter_map(|ledger| ledger.source));
        rules.extend(behind(world, battle, happening));
        let mut seen = BTreeSet::new();
        rules.retain(|rule| !named.contains(rule.0) && seen.insert(*rule));
        if rules.is_empty() {
            return Ok(());
        }
        let ids = Phrase::list(rules.iter().map(|rule| Phrase::plain(rule.0)), ", ");
        let line = Phrase::key("words-behind").with("rules", ids);
        writeln!(out, "      {}", voice.say(&line))
    }
}

/// The words of a line that may be ids of rules.
fn ids_in(line: &str) -> Vec<String> {
    let is_of_id = |sign: char| sign.is_ascii_uppercase() || sign.is_ascii_digit() || sign == '-';
    line.split(|sign| !is_of_id(sign)).map(str::to_owned).collect()
}

/// The rules behind a happening that it does not name.
fn behind(world: &World, battle: Entity, happening: &Happening) -> Vec<RuleId> {
    let system = world.get::<System>(battle);
    system.map_or_else(Vec::new, |System(system)| system.behind(happening))
}

/// What is told of an open question besides.
#[derive(Default, serde::Serialize)]
struct Open {
    #[serde(skip_serializing_if = "Option::is_none")]
    offers: Option<serde_json::Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tried: Option<serde_json::Value>,
}

/// An event as one line of JSON, with the rules behind it that it does not name, and with what is told of an open question.
fn as_json(world: &World, battle: Entity, event: &BattleEvent, open: Open) -> serde_json::Result<String> {
    #[derive(serde::Serialize)]
    struct Line<'a> {
        #[serde(flatten)]
        event: &'a BattleEvent,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        behind: Vec<RuleId>,
        #[serde(flatten)]
        open: Open,
    }
    let behind = behind(world, battle, &event.happening);
    serde_json::to_string(&Line { event, behind, open })
}

/// Whether an event is a step of a way that goes on, which is told with its last step.
fn goes_on(event: &BattleEvent, next: Option<&BattleEvent>) -> bool {
    match (&event.happening, next.map(|next| &next.happening)) {
        (Happening::Moved { fighter, .. }, Some(Happening::Moved { fighter: other, .. })) => fighter == other,
        _ => false,
    }
}
