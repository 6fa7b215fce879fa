//! Plays a lesson through by its own script, without anybody at the table, to find where it leads nowhere.

use std::collections::BTreeSet;
use std::path::Path;

use bevy::prelude::*;

use super::course::{Course, Moment};
use super::quiz;
use super::script::{Lesson, Reply, Verdict};
use crate::battle::{Choice, Clock, Decision, FighterId, Log, Offer, System, Term};
use crate::content::{Mark, Problems};
use crate::replay;

/// The most steps that one run may take, so that a script that goes round in circles comes to an end.
const MOST: usize = 1000;

/// Plays a lesson once for every answer that it takes, and tells every place where the fight does not come to what the script says.
///
/// # Errors
///
/// Every problem of the level and its script.
pub fn rehearse(world: &mut World, folder: &Path) -> Result<(), Problems> {
    let lesson = Lesson::load(folder)?;
    let mut found = Findings::default();
    // One run with the first answers, then one for each other answer that some step takes.
    let others = lesson.steps.iter().enumerate().flat_map(|(place, step)| {
        let taken = step
            .replies
            .iter()
            .filter(|reply| reply.verdict != Verdict::Again);
        (1..taken.count()).map(move |reply| (place, reply))
    });
    for turn in std::iter::once((0, 0)).chain(others) {
        let mut course = Course::begin(world, folder)?;
        found.run(world, &mut course, turn);
        replay::discard(world, course.battle());
    }
    for (place, mark) in lesson.marks.others.iter().enumerate() {
        if !found.followed.contains(&place) {
            let reason = "this choice never comes: nobody is asked for it at that point of the fight";
            found.problems.push(mark.problem(reason));
        }
    }
    found.problems.into_result(())
}

#[derive(Default)]
struct Findings {
    problems: Problems,
    /// The choices of the others that were made in some run.
    followed: BTreeSet<usize>,
}

impl Findings {
    /// Plays once; at the step of `turn` with another answer than the first.
    fn run(&mut self, world: &mut World, course: &mut Course, turn: (usize, usize)) {
        for _ in 0..MOST {
            let step = course.step();
            match course.moment() {
                Moment::Questions => {
                    self.followed.extend(0..course.others_made());
                    return self.end(world, course);
                }
                Moment::Read(_) => course.go_on(world),
                Moment::Choose(_) => {
                    let which = if turn.0 == step { turn.1 } else { 0 };
                    if let Err((mark, reason)) = answer(world, course, which) {
                        self.problems.push(mark.problem(reason));
                        self.followed.extend(0..course.others_made());
                        return;
                    }
                }
            }
        }
    }

    /// What the script asks of the log when the steps are over.
    fn end(&mut self, world: &World, course: &Course) {
        let entries = world.get::<Log>(course.battle()).map_or(&[][..], Log::entries);
        let lesson = course.lesson();
        let queries = lesson.steps.iter().zip(&lesson.marks.steps);
        let queries = queries.filter_map(|(step, mark)| Some((step.before?, mark)));
        let asked = lesson.questions.iter().zip(&lesson.marks.questions);
        let asked = asked.map(|(question, mark)| (question.about, mark));
        for (query, mark) in queries.chain(asked) {
            if quiz::find(query, entries).is_none() {
                let reason = format!("the fight of the lesson never comes to `{query:?}`");
                self.problems.push(mark.problem(reason));
            }
        }
    }
}

/// Gives the answer of a step; the error is the place in the script and what is wrong there.
fn answer(world: &mut World, course: &mut Course, which: usize) -> Result<(), (Mark, String)> {
    let Moment::Choose(step) = course.moment() else {
        return Ok(());
    };
    let mark = course.lesson().marks.steps[course.step()].clone();
    let offers = offers(world, course).map_err(|reason| (mark.clone(), reason))?;
    let terms: BTreeSet<&str> = offers
        .iter()
        .filter_map(|offer| Some(offer.choice.term()?.0))
        .collect();
    for reply in &step.replies {
        if let Some(Term(word)) = reply.to
            && !terms.contains(word)
        {
            let all: Vec<&str> = terms.iter().copied().collect();
            return Err((
                mark,
                format!("the answer `{word}` is not offered here, only {}", all.join(", ")),
            ));
        }
    }
    let mut taken = step
        .replies
        .iter()
        .filter(|reply| reply.verdict != Verdict::Again);
    let Some(reply) = taken.nth(which) else {
        return Ok(());
    };
    let named: Vec<Term> = step.replies.iter().filter_map(|reply| reply.to).collect();
    let choice = offers.iter().find(|offer| fits(reply, &named, offer));
    let Some(choice) = choice.map(filled) else {
        return Err((mark, "no answer that is offered here is taken".to_owned()));
    };
    match course.answer(world, choice) {
        Ok(_) => Ok(()),
        Err(refusal) => Err((mark, format!("the answer is refused: {refusal:?}"))),
    }
}

/// What is offered to the learner; or why the step cannot be answered.
fn offers(world: &World, course: &Course) -> Result<Vec<Offer>, String> {
    let Moment::Choose(step) = course.moment() else {
        return Ok(Vec::new());
    };
    let awaited = step.asked.map_or("", |term| term.0);
    let learner = course.lesson().learner;
    let question = world
        .get::<Decision>(course.battle())
        .and_then(|decision| decision.0);
    let asked = match question {
        Some(question) if question.fighter == learner && Some(question.kind) == step.asked => {
            let System(system) = world.get::<System>(course.battle()).ok_or("the battle is gone")?;
            return Ok(system.offers(world, course.battle()));
        }
        Some(question) => {
            let FighterId(who) = question.fighter;
            format!("the fight asks fighter {who} for `{}`", question.kind.0)
        }
        None if world
            .get::<Clock>(course.battle())
            .is_some_and(|clock| clock.over) =>
        {
            "the fight is over".to_owned()
        }
        None => "the fight asks nobody".to_owned(),
    };
    Err(format!(
        "the step waits for fighter {} and `{awaited}`, but {asked}",
        learner.0
    ))
}

/// Whether an offer is the answer that a reply is to.
fn fits(reply: &Reply, named: &[Term], offer: &Offer) -> bool {
    match (reply.to, offer.choice.term()) {
        (None, Some(term)) => !named.contains(&term),
        (wanted, term) => wanted == term,
    }
}

/// The choice of an offer with the first square that it may be made for.
fn filled(offer: &Offer) -> Choice {
    match (offer.choice.clone(), offer.cells.first()) {
        (Choice::Defend { means, stakes, .. }, Some(cell)) => Choice::Defend {
            means,
            to: Some(*cell),
            stakes,
        },
        (choice, _) => choice,
    }
}
