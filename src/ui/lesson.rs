//! The lesson on the screen: where the learner stands, what was said to his last choice, and what his hands do about it.
//!
//! The panel stands in `lesson_panel.rs`, the questions in `lesson_quiz.rs`, the frame around the thing that a step is about in
//! `lesson_spot.rs`.

use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollIntoView};

use super::lesson_panel::Turn;
use super::log::LogLine;
use super::{lesson_panel, lesson_spot};
use crate::battle::{Choice, Refusal};
use crate::input::CardStack;
use crate::lesson::{Course, Feedback, Moment, Quiz};
use crate::view::camera::MapWindow;
use crate::view::{Stage, ViewSystems};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        hold_stage
            .after(ViewSystems::Play)
            .before(super::desk::DeskSystems),
    )
    .add_systems(Update, call_back_focus)
    .add_observer(turn)
    .add_observer(go_on_from_map);
    lesson_panel::plugin(app);
    lesson_spot::plugin(app);
}

/// The lesson that is taught; absent in every other fight.
#[derive(Resource)]
pub struct Teaching {
    course: Course,
    feedback: Option<Feedback>,
    quiz: Vec<Quiz>,
    asked: usize,
    picked: Option<usize>,
    right: usize,
}

/// What the panel shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    /// The step of the lesson that is open.
    Step(usize),
    /// A question, and the answer that was picked.
    Ask(usize, Option<usize>),
    /// How many answers were right.
    Done(usize),
}

impl Teaching {
    /// A lesson that has just begun.
    pub fn of(course: Course) -> Self {
        Self {
            course,
            feedback: None,
            quiz: Vec::new(),
            asked: 0,
            picked: None,
            right: 0,
        }
    }

    /// The lesson under way.
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// What was said to the last choice, until the learner goes on.
    pub(super) const fn feedback(&self) -> Option<&Feedback> {
        self.feedback.as_ref()
    }

    /// The questions; empty before the last step is read.
    pub(super) fn quiz(&self) -> &[Quiz] {
        &self.quiz
    }

    pub(super) fn page(&self) -> Page {
        match self.course.moment() {
            Moment::Questions if self.asked < self.quiz.len() => Page::Ask(self.asked, self.picked),
            Moment::Questions => Page::Done(self.right),
            _ => Page::Step(self.course.progress().0),
        }
    }

    /// Goes on from what has been read: to the next step, the next question, or the end.
    fn go_on(&mut self, world: &mut World) {
        if self.course.moment() == Moment::Questions {
            self.asked += usize::from(self.picked.take().is_some());
            return;
        }
        self.feedback = None;
        self.course.go_on(world);
        if self.course.moment() == Moment::Questions {
            self.quiz = self.course.questions(world);
        }
    }

    /// Picks an answer to the open question; the first one counts.
    fn pick(&mut self, answer: usize) {
        let Some(quiz) = self.quiz.get(self.asked).filter(|_| self.picked.is_none()) else {
            return;
        };
        self.picked = Some(answer);
        self.right += usize::from(answer == quiz.right);
    }
}

/// Lets the lesson judge a choice of the learner. None: this battle is no lesson.
pub(super) fn answer(world: &mut World, battle: Entity, choice: &Choice) -> Option<Result<(), Refusal>> {
    let is_taught = |teaching: &Teaching| teaching.course.battle() == battle;
    world.get_resource::<Teaching>().filter(|it| is_taught(it))?;
    world.try_resource_scope(|world, mut teaching: Mut<Teaching>| {
        let feedback = teaching.course.answer(world, choice.clone())?;
        teaching.feedback = Some(feedback);
        Ok(())
    })
}

/// Lets the showing stand still at what is being explained.
fn hold_stage(world: &mut World) {
    let teaching = world.get_resource::<Teaching>();
    let battle = world.resource::<Stage>().battle;
    let halt = teaching
        .filter(|it| Some(it.course.battle()) == battle)
        .and_then(|it| it.course.halt(world));
    if world.resource::<Stage>().halt != halt {
        world.resource_mut::<Stage>().halt = halt;
    }
}

/// Turns the lesson's page when one of its buttons is used.
fn turn(used: On<Activate>, turns: Query<&Turn>, mut commands: Commands) {
    let Ok(turn) = turns.get(used.entity).copied() else {
        return;
    };
    commands.queue(move |world: &mut World| {
        world.try_resource_scope(|world, mut teaching: Mut<Teaching>| match turn {
            Turn::On => teaching.go_on(world),
            Turn::Pick(answer) => teaching.pick(answer),
            Turn::Entry(place) => show_entry(world, place),
        });
    });
}

/// While there is something to go on from, nothing that the pointer has pressed keeps the focus: whatever was looked at, Enter
/// goes on.
fn call_back_focus(
    visible: Res<InputFocusVisible>,
    stack: Res<CardStack>,
    turns: Query<(Entity, &Turn)>,
    mut focus: ResMut<InputFocus>,
) {
    if visible.0 || stack.top().is_some() {
        return;
    }
    if let Some(way_on) = way_on(&turns).filter(|way_on| focus.get() != Some(*way_on)) {
        focus.set(way_on, FocusCause::Navigated);
    }
}

/// On the map there is nothing to choose while something is read, so that Enter goes on there, too.
fn go_on_from_map(
    used: On<Activate>,
    maps: Query<(), With<MapWindow>>,
    turns: Query<(Entity, &Turn)>,
    mut commands: Commands,
) {
    if maps.contains(used.entity)
        && let Some(entity) = way_on(&turns)
    {
        commands.trigger(Activate { entity });
    }
}

/// The button that goes on; none while something is to be chosen.
fn way_on(turns: &Query<(Entity, &Turn)>) -> Option<Entity> {
    let found = turns.iter().find(|(_, turn)| **turn == Turn::On);
    found.map(|(button, _)| button)
}

/// Opens the line of the log where an answer stands.
fn show_entry(world: &mut World, place: usize) {
    let mut lines = world.query::<(Entity, &LogLine)>();
    let Some((entity, _)) = lines.iter(world).find(|(_, line)| line.place() == place) else {
        return;
    };
    world.trigger(Activate { entity });
    world.trigger(ScrollIntoView { entity });
}
