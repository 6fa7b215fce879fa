//! A lesson in the terminal: the same steps and questions as in the window, one after the other.

use std::io::{BufRead, Write};
use std::path::Path;

use super::table::{Answer, Table};
use crate::battle::Decision;
use crate::cli::failure::Failure;
use crate::cli::tell::Teller;
use crate::cli::voice::Voice;
use crate::cli::world;
use crate::lesson::{Course, Moment, Quiz, Step};
use crate::words::Phrase;

/// The level that a lesson sends the learner to.
const NEXT: &str = "01-courtyard";

/// A lesson at the table of the terminal.
pub struct Class<'v> {
    table: Table<'v>,
    course: Course,
}

/// What comes after a page of the lesson.
enum Way {
    /// The next page.
    On,
    /// The first page.
    Again,
    /// Nothing: the learner leaves, or the input is over.
    Out,
}

impl<'v> Class<'v> {
    /// Begins the lesson of a level.
    pub fn begin(voice: &'v Voice, level: &Path) -> Result<Self, Failure> {
        let mut app = world::app()?;
        let course = Course::begin(app.world_mut(), level)?;
        let battle = course.battle();
        let teller = Teller::of(app.world(), battle).ok_or_else(|| "the battle is gone".to_owned())?;
        let table = Table::lay_for_lesson(voice, app, (battle, teller))?;
        Ok(Self { table, course })
    }

    /// Teaches until the lesson or the input is over, or the learner leaves.
    pub fn teach(mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        loop {
            let halt = self.course.halt(self.table.world());
            self.table.tell_before(halt, out)?;
            let way = match self.course.moment() {
                Moment::Questions => return self.examine(input, out),
                Moment::Read(step) => {
                    let step = step.clone();
                    self.read(&step, input, out)?
                }
                Moment::Choose(step) => {
                    let step = step.clone();
                    self.choose(&step, input, out)?
                }
            };
            match way {
                Way::On => {}
                Way::Again => {
                    self.course = self.course.again(self.table.world_mut())?;
                    self.table.take_up(self.course.battle());
                }
                Way::Out => return Ok(()),
            }
        }
    }

    fn read(&mut self, step: &Step, input: &mut impl BufRead, out: &mut impl Write) -> Result<Way, Failure> {
        self.say(step, out)?;
        let line = self.table.ask(&Phrase::key("lesson-panel-keys"), input, out)?;
        Ok(match line.as_deref().map(str::trim) {
            None | Some("q") => Way::Out,
            Some("a") => Way::Again,
            Some(_) => {
                self.course.go_on(self.table.world_mut());
                Way::On
            }
        })
    }

    /// Asks for the learner's choice, and says what came of it.
    fn choose(
        &mut self,
        step: &Step,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<Way, Failure> {
        let decision = self.table.world().get::<Decision>(self.course.battle());
        let Some(question) = decision.and_then(|decision| decision.0) else {
            return Ok(Way::Out);
        };
        let menu = self.table.menu();
        self.table.show(&question, &menu, out)?;
        self.say(step, out)?;
        let choice = match self.table.answer(&question, &menu, input, out)? {
            Answer::Again => return Ok(Way::On),
            Answer::Leave => return Ok(Way::Out),
            Answer::Chosen(choice) => choice,
        };
        match self.course.answer(self.table.world_mut(), choice) {
            Ok(feedback) => self
                .table
                .line(out, &row(vec![Phrase::plain("» "), Phrase::from(&feedback.say)]))?,
            Err(refusal) => {
                let said = self.table.refusal(&refusal);
                self.table.line(out, &said)?;
            }
        }
        Ok(Way::On)
    }

    /// Where the learner stands, what to do, why, and the rules behind it.
    fn say(&self, step: &Step, out: &mut impl Write) -> Result<(), Failure> {
        let (number, count) = self.course.progress();
        let place = Phrase::key("lesson-panel-step")
            .with("number", number as i64)
            .with("count", count as i64);
        writeln!(out)?;
        self.table
            .line(out, &Phrase::labelled(place, Phrase::from(&step.what)))?;
        let why = Phrase::key("lesson-panel-why").with("why", Phrase::from(&step.why));
        self.table.line(out, &why)?;
        self.table.rules(&step.rules, out)
    }

    /// Asks the questions at the end, and says how they were answered.
    fn examine(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        let questions = self.course.questions(self.table.world());
        let count = questions.len();
        let mut right = 0;
        for (number, quiz) in (1i64..).zip(&questions) {
            let place = Phrase::key("lesson-panel-question")
                .with("number", number)
                .with("count", count as i64);
            writeln!(out)?;
            let ask = Phrase::labelled(place, Phrase::from(&quiz.ask));
            self.table.line(out, &ask)?;
            let Some(is_right) = self.question(quiz, input, out)? else {
                return Ok(());
            };
            right += i64::from(is_right);
        }
        writeln!(out)?;
        self.table.line(out, &Phrase::key("lesson-panel-over"))?;
        let tally = Phrase::key("lesson-panel-tally")
            .with("right", right)
            .with("count", count as i64);
        self.table.line(out, &tally)?;
        let next = Phrase::key("lesson-panel-next").with("level", Phrase::plain(NEXT));
        self.table.line(out, &next)
    }

    /// Whether a question was answered rightly; none when the learner leaves.
    fn question(
        &self,
        quiz: &Quiz,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<Option<bool>, Failure> {
        for (number, answer) in (1..).zip(&quiz.answers) {
            writeln!(out, "{number:>3}  {answer}")?;
        }
        let prompt = Phrase::key("lesson-panel-pick").with("count", quiz.answers.len() as i64);
        let picked = loop {
            let Some(line) = self.table.ask(&prompt, input, out)? else {
                return Ok(None);
            };
            let word = line.trim();
            if word == "q" {
                return Ok(None);
            }
            match word.parse::<usize>() {
                Ok(number) if (1..=quiz.answers.len()).contains(&number) => break number - 1,
                _ => self.table.not_a_choice(word, out)?,
            }
        };
        let is_right = picked == quiz.right;
        let key = if is_right {
            "lesson-panel-right"
        } else {
            "lesson-panel-wrong"
        };
        let answer = Phrase::plain(quiz.answers[quiz.right].to_string());
        let said = row(vec![
            Phrase::key(key).with("answer", answer),
            Phrase::plain(" "),
            Phrase::from(&quiz.why),
        ]);
        self.table.line(out, &said)?;
        self.table.rules(&quiz.rules, out)?;
        if let Some(entry) = self.table.entry(quiz.event) {
            let entry = Phrase::key("lesson-panel-entry").with("entry", entry);
            self.table.line(out, &entry)?;
        }
        Ok(Some(is_right))
    }
}

fn row(phrases: Vec<Phrase>) -> Phrase {
    Phrase::Row(phrases)
}
