//! What the players at the table type: orders that show or undo something, and in the end the answer to a question.

use std::io::{BufRead, Write};

use super::super::command::Command;
use super::super::menu::{self, Lack, Menu};
use super::super::sheet;
use super::Table;
use crate::battle::{Choice, Offer, Question, Route, Stake};
use crate::board::Cell;
use crate::cli::codex;
use crate::cli::failure::Failure;
use crate::cli::thought;
use crate::replay;
use crate::words::{self, Phrase, cell_name, cell_named};

/// What came of a question.
pub(in crate::cli::play) enum Answer {
    /// A choice for the open decision.
    Chosen(Choice),
    /// The question is to be shown again.
    Again,
    /// The player leaves, or the input is over.
    Leave,
}

/// What came of an order.
enum Next<'m> {
    /// The question is answered, or to be shown again.
    Answered(Answer),
    /// This option is taken, with the cell that was named for it.
    Taken(&'m Offer, Option<Cell>),
    /// Something was shown; the question is still open.
    Open,
}

impl Table<'_> {
    /// Reads orders until one of them is an answer or changes what is seen.
    pub(in crate::cli::play) fn answer(
        &mut self,
        question: &Question,
        menu: &Menu,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<Answer, Failure> {
        loop {
            let prompt = Phrase::key("cli-choose").with("count", menu.len() as i64);
            let Some(line) = self.ask(&prompt, input, out)? else {
                return Ok(Answer::Leave);
            };
            match self.obey(&line, question, menu, out)? {
                Next::Open => {}
                Next::Answered(answer) => return Ok(answer),
                Next::Taken(offer, cell) => return self.complete(offer, cell, question, (input, out)),
            }
        }
    }

    /// Does what a line orders.
    fn obey<'m>(
        &mut self,
        line: &str,
        question: &Question,
        menu: &'m Menu,
        out: &mut impl Write,
    ) -> Result<Next<'m>, Failure> {
        let offer = match Command::of(line) {
            Command::Quit => return Ok(Next::Answered(Answer::Leave)),
            Command::Again => return Ok(Next::Answered(Answer::Again)),
            Command::Map(is_drawn) => {
                self.draws_map = is_drawn;
                return Ok(Next::Answered(Answer::Again));
            }
            Command::Undo => {
                self.undo(out)?;
                return Ok(Next::Answered(Answer::Again));
            }
            Command::Number(number) => menu.get(number).map(|offer| (offer, None)),
            Command::Cell(cell) => menu.leading_to(cell).map(|offer| (offer, Some(cell))),
            Command::Unknown => None,
            shown => {
                self.show_more(&shown, question, out)?;
                return Ok(Next::Open);
            }
        };
        let Some((offer, cell)) = offer else {
            self.not_a_choice(line, out)?;
            return Ok(Next::Open);
        };
        Ok(Next::Taken(offer, cell))
    }

    /// Shows what an order asks to see; others show nothing.
    fn show_more(
        &mut self,
        order: &Command,
        question: &Question,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        match order {
            Command::Explain => {
                let world = self.app.world();
                let lines = sheet::last_roll(world, self.battle, self.reading(), &self.titles);
                self.lines(out, &lines, "cli-no-roll".into())
            }
            Command::Sheet(sign) => {
                let lines = self.sheet(question, sign.as_deref());
                self.lines(out, &lines, self.nobody())
            }
            Command::Overlay(wanted) => self.show_overlay(wanted, question, out),
            Command::List(wanted) => self.list(wanted, question, out),
            Command::Place(cell) => self.tell_place(*cell, question, out),
            Command::Advise { all } => {
                let at = (self.app.world(), self.battle);
                let lines = thought::lines(at, self.system, self.teller.cast(), &self.titles, *all);
                lines.iter().try_for_each(|line| self.line(out, line))
            }
            Command::Log => {
                self.teller.rewind();
                self.tell(out)
            }
            Command::Free => {
                self.asks_free = !self.asks_free && self.system.has_free_actions();
                let said = match (self.system.has_free_actions(), self.asks_free) {
                    (false, _) => "cli-free-none",
                    (true, true) => "cli-free-on",
                    (true, false) => "cli-free-off",
                };
                self.line(out, &Phrase::key(said))
            }
            Command::LookUp(word) => {
                codex::look_up(self.app.world(), self.system.id().0, word, self.voice, out)
            }
            Command::Help => self.line(out, &Phrase::key("cli-help")),
            _ => Ok(()),
        }
    }

    /// Asks for the cell, the points and the way that an offer still lacks; an empty line goes back to the menu.
    fn complete(
        &self,
        offer: &Offer,
        mut cell: Option<Cell>,
        question: &Question,
        (input, out): (&mut impl BufRead, &mut impl Write),
    ) -> Result<Answer, Failure> {
        let mut points: Vec<i16> = Vec::new();
        while let Some(lack) = menu::lack(offer, &points, cell) {
            let prompt = self.prompt(offer, &points, &lack, out)?;
            let Some(line) = self.ask(&prompt, input, out)? else {
                return Ok(Answer::Leave);
            };
            let word = line.trim();
            let is_found = match (word, lack) {
                ("", _) => return Ok(Answer::Again),
                ("q", _) => return Ok(Answer::Leave),
                (word, Lack::Cell) => {
                    cell = cell_named(word).filter(|cell| offer.cells.contains(cell));
                    cell.is_some()
                }
                (word, Lack::Stake(place)) => {
                    let announced = points_named(word, offer.stakes[place]);
                    points.extend(announced);
                    announced.is_some()
                }
            };
            if !is_found {
                self.not_a_choice(word, out)?;
            }
        }
        let at = (self.app.world(), self.battle);
        let mut choice = offer.answer(at, self.system, &points, cell);
        if let Some(Choice::Move { gait, path, .. }) = &mut choice
            && let Some(goal) = cell
        {
            let ways = self.system.routes(at.0, at.1, *gait, goal);
            if ways.len() > 1 || ways.iter().any(is_dangerous) {
                match self.which_way(&ways, goal, question, (input, out))? {
                    Ok(chosen) => *path = chosen,
                    Err(answer) => return Ok(answer),
                }
            }
        }
        if let Some(Choice::Plan { ask_free, .. }) = &mut choice {
            *ask_free &= self.asks_free;
        }
        Ok(choice.map_or(Answer::Again, Answer::Chosen))
    }

    /// Shows what waits at the end of a move and on the ways there, and asks which one is taken; the answer that leads away from
    /// the question where none is.
    fn which_way(
        &self,
        ways: &[Route],
        goal: Cell,
        question: &Question,
        (input, out): (&mut impl BufRead, &mut impl Write),
    ) -> Result<Result<Vec<Cell>, Answer>, Failure> {
        self.tell_place(goal, question, out)?;
        for (number, way) in (1i64..).zip(ways) {
            let said = Phrase::key("cli-way")
                .with("number", number)
                .with("cost", words::paces(way.cost_half()))
                .with("way", words::way(self.cast(), way));
            self.line(out, &said)?;
        }
        let prompt = Phrase::key("cli-which-way").with("count", ways.len() as i64);
        loop {
            let Some(line) = self.ask(&prompt, input, out)? else {
                return Ok(Err(Answer::Leave));
            };
            let word = line.trim();
            let number: Option<usize> = word.parse().ok();
            let chosen = number
                .and_then(|number| number.checked_sub(1))
                .and_then(|place| ways.get(place));
            match (word, chosen) {
                ("", _) => return Ok(Err(Answer::Again)),
                ("q", _) => return Ok(Err(Answer::Leave)),
                (_, Some(way)) => return Ok(Ok(way.path())),
                _ => self.not_a_choice(word, out)?,
            }
        }
    }

    /// The question for what an offer still lacks, with what can be answered.
    fn prompt(
        &self,
        offer: &Offer,
        points: &[i16],
        lack: &Lack,
        out: &mut impl Write,
    ) -> Result<Phrase, Failure> {
        match lack {
            Lack::Cell => {
                let names = offer.cells.iter().map(|cell| Phrase::plain(cell_name(*cell)));
                self.line(out, &Phrase::list(names, " "))?;
                Ok(Phrase::key("cli-which-cell"))
            }
            Lack::Stake(place) => self.stake_odds(offer, points, *place, out),
        }
    }

    /// Shows the odds for every number of points that may be announced, and returns the question for it.
    fn stake_odds(
        &self,
        offer: &Offer,
        points: &[i16],
        place: usize,
        out: &mut impl Write,
    ) -> Result<Phrase, Failure> {
        let stake = offer.stakes[place];
        let world = self.app.world();
        for announced in stake.least..=stake.most {
            let tried: Vec<i16> = points.iter().copied().chain([announced]).collect();
            let choice = offer.answer((world, self.battle), self.system, &tried, None);
            let odds = choice.and_then(|choice| self.system.odds(world, self.battle, &choice));
            if let Some(odds) = odds {
                let odds = words::odds(self.system.id(), &odds);
                let row = vec![Phrase::plain(format!("{announced:>3}  ")), odds];
                self.line(out, &Phrase::Row(row))?;
            }
        }
        Ok(Phrase::key("cli-how-many")
            .with("what", words::term(self.system.id(), "stake", stake.word))
            .with("least", stake.least)
            .with("most", stake.most))
    }

    fn undo(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        if self.is_lesson {
            return self.line(out, &Phrase::key("lesson-panel-no-undo"));
        }
        let done = replay::undo(self.app.world_mut(), self.battle);
        let said = match done {
            Ok(anew) => {
                self.battle = anew;
                self.teller.skip(self.app.world(), anew);
                "cli-undone"
            }
            Err(refusal) => refusal.text(),
        };
        self.line(out, &Phrase::key(said))
    }
}

/// Whether something on a way hurts the mover, or somebody may strike at him.
fn is_dangerous(way: &Route) -> bool {
    !way.strikes.is_empty() || way.steps.iter().any(|step| step.harm.is_some())
}

/// The points that a word announces, if the stake allows them.
fn points_named(word: &str, stake: Stake) -> Option<i16> {
    let points = word.parse().ok()?;
    (stake.least..=stake.most).contains(&points).then_some(points)
}
