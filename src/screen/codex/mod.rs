//! The codex: a card over any screen with every rule of the game, to look up, to search and to leaf through; its examples play.

mod example;
mod list;
mod page;

use std::sync::Arc;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::card;
use crate::battle::{RuleId, System};
use crate::codex::{Codex, Played, play};
use crate::headless_app_like;
use crate::input::{Action, CardStack, Hands};
use crate::rules::Preset;
use crate::ui::battle_codex::{OpenCodex, shelf};
use crate::ui::note::OpenNotes;
use crate::ui::widget::row;
use crate::view::OnStage;
use crate::view::theme::size;

/// Width of the card and of its list, and the height that its body takes where the window has it, in logical pixels.
const WIDTH: f32 = 1180.0;
const LIST: f32 = 430.0;
const HEIGHT: f32 = 660.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reader>()
        .add_observer(open)
        .add_systems(Update, call)
        .add_plugins((list::plugin, page::plugin, example::plugin));
}

/// The card.
#[derive(Component)]
struct CodexScreen;

/// What the list at the left shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Shelf {
    /// The chapters.
    #[default]
    Chapters,
    /// The rules of a chapter, by its id.
    Chapter(String),
    /// The rules of a module, by its id.
    Module(String),
    /// What a search has found.
    Found(String),
}

/// Where somebody reads.
#[derive(Resource, Default)]
struct Reader {
    /// The guide, by its place.
    guide: usize,
    shelf: Shelf,
    /// Only rules of this preset; none for all.
    preset: Option<Preset>,
    /// The rule that is read.
    page: Option<RuleId>,
    /// Those that were read before, the last one last.
    before: Vec<RuleId>,
    /// The example of the page, played, and the step that is shown.
    played: Option<(Arc<Played>, usize)>,
}

impl Reader {
    /// Turns to a page; the one that was read before can be gone back to.
    fn turn_to(&mut self, rule: RuleId) {
        if let Some(page) = self.page.replace(rule)
            && page != rule
        {
            self.before.push(page);
        }
    }
}

/// Opens the codex where it was left.
pub(super) fn open_it(_: On<Activate>, mut commands: Commands) {
    commands.trigger(OpenCodex(None));
}

fn open(wish: On<OpenCodex>, mut commands: Commands) {
    let rule = wish.0;
    commands.queue(move |world: &mut World| {
        turn_to(world, rule);
        world.run_system_cached(lay).ok();
    });
}

/// The key of the codex opens it, at the page that tells more than the note on the screen where there is one; it closes it where it lies
/// on top.
fn call(
    hands: Hands,
    stack: Res<CardStack>,
    notes: Res<OpenNotes>,
    open: Query<Entity, With<CodexScreen>>,
    mut commands: Commands,
) {
    if !hands.just_pressed(Action::Codex) {
        return;
    }
    if let Some(page) = notes.page() {
        commands.trigger(OpenCodex(Some(page)));
        return;
    }
    match open.single() {
        Ok(codex) if stack.top() == Some(codex) => commands.entity(codex).despawn(),
        Ok(_) => {}
        Err(_) => commands.trigger(OpenCodex(None)),
    }
}

/// Turns the codex to a page and plays its example; without a rule it stays where it is, or with the rules of the fight on the stage.
fn turn_to(world: &mut World, rule: Option<RuleId>) {
    let codex = shelf(world);
    let on_stage = world.resource::<OnStage>().battle;
    let system = on_stage
        .and_then(|battle| world.get::<System>(battle))
        .map(|system| system.0.id().0);
    let mut reader = world.resource_mut::<Reader>();
    let guide = match rule.or(reader.page).and_then(|rule| codex.find(rule.0)) {
        Some((guide, _)) => Some(guide.name),
        None => system,
    };
    if let Some(place) = codex.guides().iter().position(|one| Some(one.name) == guide) {
        reader.guide = place;
    }
    if let Some(rule) = rule {
        reader.turn_to(rule);
        if let Some((_, entry)) = codex.find(rule.0) {
            reader.shelf = Shelf::Chapter(entry.chapter.to_string());
        }
    }
    play_example(world, &codex);
}

/// Plays the example of the page that is read.
fn play_example(world: &mut World, codex: &Codex) {
    let page = world.resource::<Reader>().page;
    let examples = page.map(|page| codex.examples_of(page.0)).unwrap_or_default();
    let played = examples.into_iter().next().and_then(|(guide, _, file)| {
        let mut app = headless_app_like(world);
        let title = |rule| codex.title(rule);
        match play(app.world_mut(), guide.system, file, &title) {
            Ok(played) => Some((Arc::new(played), 0)),
            Err(problems) => {
                warn!("{problems}");
                None
            }
        }
    });
    world.resource_mut::<Reader>().played = played;
}

fn lay(mut commands: Commands, open: Query<(), With<CodexScreen>>) {
    if !open.is_empty() {
        return;
    }
    card::lay(&mut commands, CodexScreen, ("codex-title", px(WIDTH)), |card| {
        card::with_list(card, (HEIGHT, LIST, size::GAP), list::frame, page::frame);
        card::foot(card, "help-close", |foot| {
            foot.spawn(row(size::GAP)).with_children(page::ways);
        });
    });
}
