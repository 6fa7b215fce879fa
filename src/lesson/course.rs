//! A lesson under way: where the learner stands, what he is told, what his choice led to.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;

use super::quiz::{self, Quiz};
use super::script::{Lesson, Reply, Step, Verdict};
use crate::battle::{Choice, Clock, Decision, Log, Question, Refusal, Seat};
use crate::content::{Label, Problems};
use crate::replay::{self, DiceSource, Opening};

/// A lesson under way.
#[derive(Clone, Debug)]
pub struct Course {
    folder: PathBuf,
    lesson: Arc<Lesson>,
    battle: Entity,
    step: usize,
    others: usize,
}

/// What was said to an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feedback {
    /// How the answer was met.
    pub verdict: Verdict,
    /// The words.
    pub say: Label,
}

/// What the learner has to do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment<'a> {
    /// Read, then go on.
    Read(&'a Step),
    /// Choose.
    Choose(&'a Step),
    /// The steps are over; the questions come.
    Questions,
}

impl Course {
    /// Begins the lesson of a level folder.
    ///
    /// # Errors
    ///
    /// Every problem of the level and its script.
    pub fn begin(world: &mut World, folder: &Path) -> Result<Self, Problems> {
        let lesson = Arc::new(Lesson::load(folder)?);
        let dice = DiceSource::Prompted {
            seed: lesson.seed,
            faces: lesson.first.clone(),
        };
        // The learner's side is a human's, so that his choices can be taken back; the others follow the script.
        let seats = vec![Seat::Human(1), Seat::Script, Seat::Script, Seat::Script];
        let opening = Opening {
            dice,
            seats,
            practice: true,
            ..Opening::of_level(folder, lesson.seed)
        };
        let battle = replay::open(world, &opening)?;
        let mut course = Self {
            folder: folder.to_owned(),
            lesson,
            battle,
            step: 0,
            others: 0,
        };
        course.let_others_choose(world);
        Ok(course)
    }

    /// Begins the same lesson again; the old fight is gone.
    ///
    /// # Errors
    ///
    /// As [`Course::begin`].
    pub fn again(&self, world: &mut World) -> Result<Self, Problems> {
        let anew = Self::begin(world, &self.folder)?;
        replay::discard(world, self.battle);
        Ok(anew)
    }

    /// The battle of the lesson.
    pub const fn battle(&self) -> Entity {
        self.battle
    }

    /// The script.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The step, counted from 1, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        let all = self.lesson.steps.len();
        ((self.step + 1).min(all), all)
    }

    /// The place of the step.
    pub(super) const fn step(&self) -> usize {
        self.step
    }

    /// How many of the planned choices of the others have been made.
    pub(super) const fn others_made(&self) -> usize {
        self.others
    }

    /// What the learner has to do now.
    pub fn moment(&self) -> Moment<'_> {
        match self.lesson.steps.get(self.step) {
            None => Moment::Questions,
            Some(step) if step.asked.is_some() => Moment::Choose(step),
            Some(step) => Moment::Read(step),
        }
    }

    /// The learner has read and goes on; nothing happens while a choice is awaited.
    pub fn go_on(&mut self, world: &mut World) {
        if matches!(self.moment(), Moment::Read(_)) {
            self.step += 1;
            self.let_others_choose(world);
        }
    }

    /// The place in the log before which the showing stands still while this step is read; its length where all is shown.
    /// None while a choice is awaited.
    pub fn halt(&self, world: &World) -> Option<usize> {
        let before = match self.moment() {
            Moment::Choose(_) => return None,
            Moment::Read(step) => step.before,
            Moment::Questions => None,
        };
        let entries = world.get::<Log>(self.battle).map_or(&[][..], Log::entries);
        let place = before.and_then(|query| quiz::find(query, entries));
        Some(place.map_or(entries.len(), |(place, _)| place))
    }

    /// The learner chooses.
    ///
    /// # Errors
    ///
    /// The refusal of the rules; nothing has changed then.
    pub fn answer(&mut self, world: &mut World, choice: Choice) -> Result<Feedback, Refusal> {
        let Moment::Choose(step) = self.moment() else {
            return Err(Refusal::NothingAsked);
        };
        let question = self.question(world).ok_or(Refusal::NothingAsked)?;
        if question.fighter != self.lesson.learner || Some(question.kind) != step.asked {
            return Err(Refusal::NotYourChoice {
                asked: question.fighter,
            });
        }
        let Some(reply) = reply_to(step, &choice).cloned() else {
            return Err(Refusal::NothingAsked);
        };
        let feedback = Feedback {
            verdict: reply.verdict,
            say: reply.say,
        };
        if reply.verdict == Verdict::Again {
            let system = world
                .get::<crate::battle::System>(self.battle)
                .ok_or(Refusal::NothingAsked)?
                .0;
            system.judge(world, self.battle, self.lesson.learner, &choice)?;
            return Ok(feedback);
        }
        replay::answer_with(world, self.battle, self.lesson.learner, choice, Some(reply.faces))?;
        self.step += 1;
        self.let_others_choose(world);
        Ok(feedback)
    }

    /// The questions at the end, with answers from the log of this very fight.
    pub fn questions(&self, world: &World) -> Vec<Quiz> {
        let entries = world.get::<Log>(self.battle).map_or(&[][..], Log::entries);
        self.lesson
            .questions
            .iter()
            .filter_map(|question| quiz::of(question, entries))
            .collect()
    }

    fn question(&self, world: &World) -> Option<Question> {
        world.get::<Decision>(self.battle).and_then(|decision| decision.0)
    }

    /// Lets the others follow the script until the learner is asked what the next step waits for, or one of them has to wait
    /// for the learner; what nobody has planned is passed by.
    fn let_others_choose(&mut self, world: &mut World) {
        let awaited = self.lesson.steps[self.step.min(self.lesson.steps.len() - 1)..]
            .iter()
            .find_map(|step| step.asked);
        while let Some(question) = self.question(world) {
            let is_over = world.get::<Clock>(self.battle).is_none_or(|clock| clock.over);
            let is_learner = question.fighter == self.lesson.learner;
            if is_over || is_learner && (awaited.is_none() || awaited == Some(question.kind)) {
                return;
            }
            let is_reading = matches!(self.moment(), Moment::Read(_));
            let planned = self
                .lesson
                .others
                .get(self.others)
                .filter(|other| !is_learner && other.asked == question.kind);
            if is_reading && planned.is_some_and(|other| other.waits) {
                return;
            }
            let (choice, faces) = match planned {
                Some(other) => (other.choice.clone(), Some(other.faces.clone())),
                None => (Choice::Pass, None),
            };
            self.others += usize::from(planned.is_some());
            if replay::answer_with(world, self.battle, question.fighter, choice, faces).is_err() {
                return;
            }
        }
    }
}

/// The first reply that fits an answer.
fn reply_to<'s>(step: &'s Step, choice: &Choice) -> Option<&'s Reply> {
    let term = choice.term();
    step.replies
        .iter()
        .find(|reply| reply.to.is_none() || reply.to == term)
}
