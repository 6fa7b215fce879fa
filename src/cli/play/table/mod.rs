//! The table at which a fight is played in the terminal: shows it, asks, and carries the answers out.

mod answer;
mod keep;
mod shown;

use std::collections::BTreeSet;
use std::io::{BufRead, Write};
use std::path::Path;

use bevy::prelude::*;

use super::command::read_line;
use super::map::Chart;
use super::menu::Menu;
use super::near;
use super::sheet;
use crate::battle::{
    Clock, Decision, Fighter, Movable, Question, Refusal, Roster, RuleId, RuleSystem, Seat, Secrets, SideId,
    Sides, System, Witness,
};
use crate::board::Cell;
use crate::cli::failure::Failure;
use crate::cli::fight::{self, Standing};
use crate::cli::stuck;
use crate::cli::tell::{Manner, Teller};
use crate::cli::voice::{Titles, Voice};
use crate::cli::world;
use crate::replay::{self, Opening, Recording};
use crate::words::{self, Cast, Phrase};

pub(super) use answer::Answer;
pub(super) use keep::Keeper;

/// Empty lines that put what one side has read out of sight of the next.
const CURTAIN: usize = 60;

/// The side that reads now, where sides have secrets: the one side that is played here, else the one that is asked.
fn reader(world: &World, battle: Entity) -> Option<SideId> {
    world
        .get::<Secrets>(battle)
        .filter(|secrets| secrets.are_kept())?;
    let sides = world.get::<Sides>(battle)?;
    // Whoever plays for a file of intents sits here too.
    let mut seated = sides
        .iter()
        .filter(|(_, side)| matches!(side.seat, Seat::Human(_) | Seat::Script));
    if let (Some((only, _)), None) = (seated.next(), seated.next()) {
        return Some(only);
    }
    let question = world.get::<Decision>(battle)?.0?;
    let asked = world.get::<Roster>(battle)?.entity(question.fighter)?;
    Some(world.get::<Fighter>(asked)?.side)
}

/// A fight that is played in the terminal.
pub struct Table<'v> {
    voice: &'v Voice,
    titles: Titles,
    app: App,
    battle: Entity,
    system: &'static dyn RuleSystem,
    teller: Teller,
    keeper: Keeper,
    asks_free: bool,
    /// Whether the map is drawn; else the fighters are listed by distance and direction.
    draws_map: bool,
    is_lesson: bool,
}

impl<'v> Table<'v> {
    /// Begins a fight.
    pub fn open(voice: &'v Voice, opening: &Opening, keeper: Keeper) -> Result<Self, Failure> {
        let mut app = world::app()?;
        let (battle, teller) = Teller::open(app.world_mut(), opening)?;
        Self::lay(voice, app, (battle, teller), keeper)
    }

    /// Goes on with a recorded fight; says so where it comes out otherwise than it was recorded.
    pub fn resume(
        voice: &'v Voice,
        recording: &Path,
        keeper: Keeper,
        out: &mut impl Write,
    ) -> Result<Self, Failure> {
        let path = recording.display();
        let recording = replay::load(recording)?;
        let mut app = world::app()?;
        let battle = replay::resume(app.world_mut(), &recording)
            .map_err(|problems| format!("{path} cannot be gone on with:\n{problems}"))?;
        let mut teller = Teller::of(app.world(), battle).ok_or_else(|| "the battle is gone".to_owned())?;
        teller.skip(app.world(), battle);
        let table = Self::lay(voice, app, (battle, teller), keeper)?;
        let since = replay::since(table.app.world(), table.battle, &recording);
        for told in since.told() {
            table.line(out, &told)?;
        }
        if let Some(number) = table.first_difference(&recording) {
            table.line(out, &Phrase::key("cli-replay-differs").with("number", number))?;
        }
        Ok(table)
    }

    /// The number of the first choice after which the fight is another one than a recording says.
    fn first_difference(&self, recording: &Recording) -> Option<i64> {
        let now = Recording::of(self.app.world(), self.battle)?;
        let mut pairs = now.intents.iter().zip(&recording.intents);
        let place = pairs.position(|(now, recorded)| now.hash != recorded.hash)?;
        i64::try_from(place + 1).ok()
    }

    fn lay(
        voice: &'v Voice,
        app: App,
        (battle, teller): (Entity, Teller),
        keeper: Keeper,
    ) -> Result<Self, Failure> {
        let found = app.world().get::<System>(battle);
        let System(system) = *found.ok_or_else(|| "the battle is gone".to_owned())?;
        Ok(Self {
            voice,
            titles: Titles::load(system.id())?,
            app,
            battle,
            system,
            teller,
            keeper,
            asks_free: false,
            draws_map: true,
            is_lesson: false,
        })
    }

    /// The table of a lesson: nothing is recorded at it, and nothing taken back.
    pub(super) fn lay_for_lesson(
        voice: &'v Voice,
        app: App,
        battle: (Entity, Teller),
    ) -> Result<Self, Failure> {
        Ok(Self {
            is_lesson: true,
            ..Self::lay(voice, app, battle, Keeper::nowhere())?
        })
    }

    /// Sits down at a battle of a world that nobody keeps a recording of.
    ///
    /// # Errors
    ///
    /// Every problem of the files that hold the titles of the rules.
    pub fn beside(voice: &'v Voice, app: App, battle: (Entity, Teller)) -> Result<Self, Failure> {
        Self::lay(voice, app, battle, Keeper::nowhere())
    }

    /// Goes on with another battle of the same fighters from its beginning.
    pub(super) fn take_up(&mut self, battle: Entity) {
        self.battle = battle;
        self.teller.rewind();
    }

    /// The world of the battle.
    pub const fn app(&self) -> &App {
        &self.app
    }

    /// The same, for whoever answers for the players.
    pub const fn app_mut(&mut self) -> &mut App {
        &mut self.app
    }

    pub(super) fn world(&self) -> &World {
        self.app.world()
    }

    pub(super) fn world_mut(&mut self) -> &mut World {
        self.app.world_mut()
    }

    pub(super) const fn cast(&self) -> &Cast {
        self.teller.cast()
    }

    pub(super) fn menu(&self) -> Menu {
        Menu::of(self.app.world(), self.battle, self.system)
    }

    /// The sentence of an entry of the log.
    pub(super) fn entry(&self, place: usize) -> Option<Phrase> {
        self.teller.sentence(self.app.world(), self.battle, place)
    }

    /// Tells what is new before an entry of the log; all that is new without one.
    pub(super) fn tell_before(&mut self, place: Option<usize>, out: &mut impl Write) -> Result<(), Failure> {
        let at = (self.app.world(), self.battle);
        let end = place.unwrap_or(usize::MAX);
        Ok(self.teller.tell_before(end, at, self.voice, Manner::Words, out)?)
    }

    /// The ids and titles of rules, on a line of their own.
    pub(super) fn rules(&self, rules: &[RuleId], out: &mut impl Write) -> Result<(), Failure> {
        let named = rules.iter().map(|rule| {
            let title = self.titles.of(*rule).unwrap_or_else(|| Phrase::plain(""));
            Phrase::Row(vec![Phrase::plain(rule.0), Phrase::plain(" "), title])
        });
        let list = Phrase::key("lesson-panel-rules").with("rules", Phrase::list(named, " · "));
        self.line(out, &list)
    }

    /// Plays until the fight or the input is over, or the player leaves.
    pub fn play(mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        self.line(out, &Phrase::key("cli-help"))?;
        loop {
            if !self.hand_over(input, out)? {
                return self.leave(out);
            }
            self.tell(out)?;
            self.keep(out)?;
            let (at, reader) = ((self.app.world(), self.battle), self.teller.reader());
            stuck::moves_on(at, reader, self.keeper.kept_in())?;
            let Some(question) = self.witness().question() else {
                return self.end(out);
            };
            let menu = Menu::of(self.app.world(), self.battle, self.system);
            self.show(&question, &menu, out)?;
            match self.answer(&question, &menu, input, out)? {
                Answer::Again => {}
                Answer::Leave => return self.leave(out),
                Answer::Chosen(choice) => {
                    let world = self.app.world_mut();
                    let given = replay::answer(world, self.battle, question.fighter, choice);
                    if let Err(refusal) = given {
                        self.line(out, &self.refusal(&refusal))?;
                    }
                }
            }
        }
    }

    /// Why an answer is not accepted.
    pub(super) fn refusal(&self, refusal: &Refusal) -> Phrase {
        words::refusal(self.teller.cast(), refusal, |rule| {
            let title = self.titles.of(rule);
            title.unwrap_or_else(|| Phrase::plain(rule.0))
        })
    }

    /// What the side that reads knows.
    fn witness(&self) -> Witness<'_> {
        Witness::new(self.app.world(), self.battle, self.teller.reader())
    }

    /// Shows the side that is asked all that it would read now, and obeys these orders that show more. Nothing is answered.
    ///
    /// # Errors
    ///
    /// The output cannot be written.
    pub fn page(&mut self, orders: &str, out: &mut impl Write) -> Result<(), Failure> {
        self.teller.read_by(reader(self.app.world(), self.battle));
        self.tell(out)?;
        let Some(question) = self.witness().question() else {
            return Ok(());
        };
        let (menu, mut orders) = (self.menu(), orders.as_bytes());
        self.show(&question, &menu, out)?;
        while !matches!(self.answer(&question, &menu, &mut orders, out)?, Answer::Leave) {}
        Ok(())
    }

    /// Who is who, for the side that reads.
    fn reading(&self) -> (&Cast, Option<SideId>) {
        (self.teller.cast(), self.teller.reader())
    }

    /// Lets the side read that is asked, where sides have secrets; between two of them a curtain falls. Says whether somebody
    /// still sits there.
    ///
    /// Rule: `BD-VIS-06`.
    fn hand_over(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<bool, Failure> {
        let Some(side) = reader(self.app.world(), self.battle) else {
            return Ok(true);
        };
        let before = self.teller.reader();
        self.teller.read_by(Some(side));
        if before.is_none_or(|before| before == side) {
            return Ok(true);
        }
        writeln!(out, "{}", "\n".repeat(CURTAIN))?;
        let words = Phrase::key("cli-hand-over").with("side", self.teller.cast().side(side));
        Ok(self.ask(&words, input, out)?.is_some())
    }

    /// The map, the fighters, the ladder, the question and its options.
    pub(super) fn show(&self, question: &Question, menu: &Menu, out: &mut impl Write) -> Result<(), Failure> {
        let (world, cast) = (self.app.world(), self.teller.cast());
        writeln!(out)?;
        if self.draws_map {
            self.draw(&menu.cells(), out)?;
        } else {
            for line in near::fighters(world, self.battle, self.reading(), question.fighter) {
                self.line(out, &line)?;
            }
        }
        for line in self.ground() {
            self.line(out, &line)?;
        }
        for person in sheet::people(world, self.battle, self.system, self.reading()) {
            self.line(out, &person)?;
        }
        self.line(out, &sheet::ladder(world, self.battle, self.reading()))?;
        writeln!(out)?;
        self.line(out, &words::question(cast, question))?;
        for option in menu.lines(world, self.battle, self.system, cast) {
            self.line(out, &option)?;
        }
        Ok(())
    }

    fn draw(&self, reachable: &BTreeSet<Cell>, out: &mut impl Write) -> Result<(), Failure> {
        let Some(chart) = Chart::draw(self.app.world(), self.battle, self.reading(), reachable) else {
            return Ok(());
        };
        for line in &chart.lines {
            writeln!(out, "{line}")?;
        }
        self.line(out, &chart.legend())
    }

    /// What lies on the floor, and what the map will do of itself.
    fn ground(&self) -> Vec<Phrase> {
        let world = self.app.world();
        let (Some(ground), Some(clock)) = (self.witness().ground(), world.get::<Clock>(self.battle)) else {
            return Vec::new();
        };
        let thing = |(cell, movable): (Cell, &Movable)| {
            let name = Phrase::Words(self.system.gear(world, self.battle, &movable.gear));
            Phrase::Row(vec![Phrase::plain(format!("{} ", words::cell_name(cell))), name])
        };
        let things: Vec<Phrase> = super::map::lying(ground).map(thing).collect();
        let floor = Phrase::key("cli-floor").with("things", Phrase::list(things.clone(), ", "));
        let coming = ground.coming(clock.round);
        let coming = coming.iter().map(words::coming);
        (!things.is_empty())
            .then_some(floor)
            .into_iter()
            .chain(coming)
            .collect()
    }

    fn sheet(&self, question: &Question, sign: Option<&str>) -> Vec<Phrase> {
        let cast = self.teller.cast();
        let wanted = match sign {
            None => Some(question.fighter),
            Some(sign) => {
                let mut roles = cast.roles();
                roles
                    .find(|(_, role)| role.mark.eq_ignore_ascii_case(sign))
                    .map(|(id, _)| id)
            }
        };
        let readout = wanted.and_then(|id| self.witness().readout(id));
        readout.map_or_else(Vec::new, |readout| {
            sheet::sheet(&readout, self.app.world(), cast, &self.titles)
        })
    }

    fn tell(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let at = (self.app.world(), self.battle);
        Ok(self.teller.tell(at, self.voice, Manner::Words, out)?)
    }

    /// Says that nobody has the sign that was typed, and which there are.
    fn nobody(&self) -> Phrase {
        let witness = self.witness();
        let roles = self.teller.cast().roles().filter(|(id, _)| witness.sees(*id));
        let signs = roles.map(|(_, role)| Phrase::plain(role.mark.to_string()));
        Phrase::key("cli-nobody").with("signs", Phrase::list(signs, " "))
    }

    /// Writes the recording, so that a fight that breaks off can be gone on with; says so where that fails.
    fn keep(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        if let Some(problem) = self.keeper.keep(self.app.world(), self.battle) {
            writeln!(out, "{problem}")?;
        }
        Ok(())
    }

    fn end(&self, out: &mut impl Write) -> Result<(), Failure> {
        fight::dice_fault(self.app.world(), self.battle)?;
        // The fight is over: nothing is secret any more, and the hash tells one fight from another in a report.
        let standing = Standing::of(self.app.world(), self.battle, None);
        self.line(out, &standing.words())?;
        self.leave(out)
    }

    /// Says where the recording lies.
    ///
    /// # Errors
    ///
    /// The last choices are not kept.
    fn leave(&self, out: &mut impl Write) -> Result<(), Failure> {
        if let Some(problem) = self.keeper.fault() {
            return Err(Failure::Problems(problem.clone().into()));
        }
        if let Some(file) = self.keeper.kept_in() {
            let file = Phrase::plain(file.display().to_string());
            self.line(out, &Phrase::key("cli-saved").with("file", file))?;
        }
        Ok(())
    }

    /// Asks for a line; none at the end of the input.
    pub(super) fn ask(
        &self,
        prompt: &Phrase,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<Option<String>, Failure> {
        write!(out, "{} ", self.voice.say(prompt))?;
        out.flush()?;
        let line = read_line(input).map_err(Failure::Input)?;
        if line.is_none() {
            writeln!(out)?;
        }
        Ok(line)
    }

    pub(super) fn not_a_choice(&self, word: &str, out: &mut impl Write) -> Result<(), Failure> {
        let wrong = Phrase::key("cli-not-a-choice").with("input", Phrase::plain(word.to_owned()));
        self.line(out, &wrong)
    }

    pub(super) fn line(&self, out: &mut impl Write, phrase: &Phrase) -> Result<(), Failure> {
        Ok(writeln!(out, "{}", self.voice.say(phrase))?)
    }

    fn lines(&self, out: &mut impl Write, lines: &[Phrase], if_empty: Phrase) -> Result<(), Failure> {
        if lines.is_empty() {
            return self.line(out, &if_empty);
        }
        lines.iter().try_for_each(|line| self.line(out, line))
    }
}
