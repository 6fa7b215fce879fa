//! Cards over the screen, such as the pause and the help: each takes all input until it is closed.

use bevy::ecs::system::IntoObserverSystem;
use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::Screen;
use crate::input::{Action, CardStack, Hands};
use crate::ui::battle_back::put_away;
use crate::ui::battle_codex::{self, CodexCard};
use crate::ui::widget::{
    self, button, column, label, panel, primary_button, row, scroll_area, spacer, text, veil,
};
use crate::view::theme::{Face, Letters, size};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, go_back);
}

/// A card that going back closes.
#[derive(Component)]
pub(super) struct Closes;

/// Lays a card of this width over the screen, with a title and the content that `fill` gives it.
pub(super) fn lay(
    commands: &mut Commands,
    marker: impl Bundle,
    (title, width): (&'static str, Val),
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    commands
        .spawn((marker, Closes, veil(), TabGroup::modal()))
        .with_children(|page| {
            page.spawn(panel())
                .insert(Node {
                    width,
                    max_width: percent(98),
                    max_height: percent(98),
                    padding: UiRect::all(px(20)),
                    border: UiRect::all(px(size::LINE)),
                    border_radius: BorderRadius::all(px(size::CORNER)),
                    ..column(size::GAP)
                })
                .with_children(|card| {
                    card.spawn(text(title, Letters::new(Face::Title, 24.0)));
                    fill(card);
                });
        });
}

/// The body of a card with a list at the left: the height that it takes where the window has it, and the width of the list, in logical
/// pixels. `list` fills the list's column, `rest` what stands beside it.
pub(super) fn with_list(
    card: &mut ChildSpawnerCommands,
    (height, width, gap): (f32, f32, f32),
    list: impl FnOnce(&mut ChildSpawnerCommands),
    rest: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let body = Node {
        height: px(height),
        min_height: px(0),
        flex_shrink: 1.0,
        column_gap: px(size::PAD + size::GAP),
        ..default()
    };
    card.spawn(body).with_children(|body| {
        let side = Node {
            width: px(width),
            flex_shrink: 0.0,
            min_height: px(0),
            ..column(gap)
        };
        body.spawn(side).with_children(list);
        rest(body);
    });
}

/// A page beside the list of a card: a sheet that scrolls and carries the mark by which it is filled.
pub(super) fn page(body: &mut ChildSpawnerCommands, mark: impl Bundle) {
    let pane = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        min_height: px(0),
        padding: UiRect::all(px(size::PAD)),
        border: UiRect::all(px(size::LINE)),
        border_radius: BorderRadius::all(px(size::CORNER)),
        ..column(0.0)
    };
    body.spawn(widget::card()).insert(pane).with_children(|pane| {
        pane.spawn((scroll_area(size::GAP), mark));
    });
}

/// A pane of a list that takes the height which the others leave, and scrolls.
pub(super) fn pane(list: &mut ChildSpawnerCommands, gap: f32, fill: impl FnOnce(&mut EntityCommands)) {
    let pane = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_height: px(0),
        ..column(0.0)
    };
    list.spawn(pane)
        .with_children(|pane| fill(&mut pane.spawn(scroll_area(gap))));
}

/// The last line of a card, with the button that closes it at the right end.
pub(super) fn foot(
    card: &mut ChildSpawnerCommands,
    close: impl Into<Phrase>,
    others: impl FnOnce(&mut ChildSpawnerCommands),
) {
    card.spawn(row(size::GAP)).with_children(|foot| {
        others(foot);
        foot.spawn(spacer());
        foot.spawn((primary_button(close), AutoFocus, observe(close_own)));
    });
}

/// A question that is asked once more: its title, what comes of it, and the words on the two buttons.
pub(super) struct Question {
    /// The question in a few words.
    pub title: &'static str,
    /// What comes of it.
    pub hint: &'static str,
    /// On the button that leaves all as it is.
    pub stay: &'static str,
    /// On the button that does it.
    pub go: &'static str,
}

/// Asks before something that would be a pity if the hand had only slipped. The button that changes nothing has the focus.
pub(super) fn ask<M>(
    commands: &mut Commands,
    marker: impl Bundle,
    question: &Question,
    go: impl IntoObserverSystem<Activate, (), M>,
) {
    lay(commands, marker, (question.title, px(380)), |card| {
        card.spawn(label(question.hint));
        let line = Node {
            margin: UiRect::top(px(size::GAP)),
            ..row(size::GAP)
        };
        card.spawn(line).with_children(|line| {
            line.spawn((primary_button(question.stay), AutoFocus, observe(close_own)));
            line.spawn(spacer());
            line.spawn((button(question.go), observe(close_own))).observe(go);
        });
    });
}

/// Closes the card that the button stands on.
pub(super) fn close_own(
    used: On<Activate>,
    parents: Query<&ChildOf>,
    cards: Query<(), With<Closes>>,
    mut commands: Commands,
) {
    let card = parents
        .iter_ancestors(used.entity)
        .find(|above| cards.contains(*above));
    if let Some(card) = card {
        commands.entity(card).despawn();
    }
}

/// Goes to another screen, once no rule lies open.
fn leave(commands: &mut Commands, to: Screen) {
    commands.queue(move |world: &mut World| {
        if !battle_codex::close(world) {
            world.resource_mut::<NextState<Screen>>().set(to);
        }
    });
}

/// Going back closes the card on top; where none lies, it leaves the screen, or the result and its review once no rule lies open. In a fight
/// it puts away what lies open, and brings up the pause where nothing does.
fn go_back(
    hands: Hands,
    stack: Res<CardStack>,
    cards: Query<(), Or<(With<Closes>, With<CodexCard>)>>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    if !hands.just_pressed(Action::Back) {
        return;
    }
    match (stack.top(), screen.get()) {
        (Some(card), _) if cards.contains(card) => commands.entity(card).despawn(),
        (Some(_), _) | (None, Screen::Title) => {}
        (None, Screen::Battle) => commands.queue(|world: &mut World| {
            if !put_away(world) {
                world.commands().run_system_cached(super::battle::show_pause);
            }
        }),
        (None, Screen::Result) => leave(&mut commands, Screen::Title),
        (None, Screen::Review) => leave(&mut commands, Screen::Result),
        (None, Screen::Setup | Screen::Settings) => next.set(Screen::Title),
    }
}
