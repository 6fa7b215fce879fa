//! The buttons of the groups: each with what its best answer comes to or why there is none, the one that is open framed.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use super::action_bar_odds::gist;
use super::battle_rule::RuleBook;
use super::desk::{Card, Desk, DeskSystems};
use super::widget::{Skin, focusable, text};
use super::{action_bar_card, battle_answer};
use crate::battle::Group;
use crate::input::Haven;
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::{self, Phrase};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (look_at_hovered, frame_open).chain().after(DeskSystems))
        .add_observer(press);
}

/// The button of a group.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroupButton(pub Group);

/// The looks of what can be chosen in the bar.
pub(super) const SKIN: Skin = Skin {
    hovered: colour::SHADE,
    line: colour::EDGE,
    chosen: colour::ACTIVE,
    ..Skin::PAPER
};

/// The buttons of all groups that have something.
pub(super) fn spawn(line: &mut ChildSpawnerCommands, desk: &Desk, book: &RuleBook) {
    for group in desk.groups() {
        let Some(card) = desk.best_of(group).and_then(|place| desk.cards.get(place)) else {
            continue;
        };
        let node = Node {
            min_height: px(28),
            flex_shrink: 0.0,
            align_items: AlignItems::Center,
            column_gap: px(5),
            padding: UiRect::axes(px(8), px(1)),
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::all(px(size::CORNER)),
            ..default()
        };
        let looks = (
            node,
            BackgroundColor(colour::PAPER),
            BorderColor::all(colour::EDGE),
            SKIN,
        );
        let button = (
            GroupButton(group),
            Button,
            Hovered::default(),
            bevy::ui::Checkable,
        );
        line.spawn((button, looks, focusable())).with_children(|parent| {
            let is_advised = desk.best.is_some_and(|best| desk.cards[best].group == group);
            if is_advised {
                action_bar_card::draw_best(parent);
            }
            let ink = if card.idle.is_some() {
                colour::SOFT_INK
            } else {
                colour::INK
            };
            let letters = Letters::new(Face::Strong, size::SMALL).in_ink(ink);
            parent.spawn((text(Phrase::key(group.text()), letters), TextLayout::no_wrap()));
            if let Some(said) = gist_of(card, book) {
                let letters = Letters::new(Face::Text, size::TINY + 0.5).in_ink(colour::SOFT_INK);
                parent.spawn((text(said, letters), TextLayout::no_wrap()));
            }
        });
    }
}

/// What the best answer of a group comes to: its chance and whom it is for, or why it leads to nothing.
fn gist_of(card: &Card, book: &RuleBook) -> Option<Phrase> {
    if let Some(why) = card.idle {
        return Some(book.idle(why));
    }
    let chance = card.odds.as_ref().and_then(|odds| gist(odds, card.is_defence()));
    let chance = chance.map(|(_, chance)| words::percent(chance));
    let target = card.target().map(|target| book.called(target));
    let parts: Vec<Phrase> = chance.into_iter().chain(target).collect();
    (!parts.is_empty()).then(|| Phrase::list(parts, " · "))
}

/// The group under the pointer is the one that is open, unless a card waits for its cell. A pointer at rest opens nothing.
fn look_at_hovered(
    mut inputs: MessageReader<PointerInput>,
    buttons: Query<(&GroupButton, &Hovered)>,
    mut desk: ResMut<Desk>,
) {
    let moves = inputs
        .read()
        .filter(|input| matches!(input.action, PointerAction::Move { .. }));
    let waits = desk.goal.is_some() && !desk.hovers;
    if moves.count() == 0 || waits {
        return;
    }
    let hovered = buttons.iter().find(|(_, hovered)| hovered.get());
    if let Some((button, _)) = hovered.filter(|(button, _)| desk.group() != Some(button.0)) {
        desk.look_at_group(button.0);
    }
}

/// Frames the group that is open; its button is the haven of the focus, too.
fn frame_open(
    desk: Res<Desk>,
    buttons: Query<(Entity, &GroupButton, Has<bevy::ui::Checked>), With<TabIndex>>,
    added: Query<(), Added<GroupButton>>,
    mut commands: Commands,
) {
    if !desk.is_changed() && added.is_empty() {
        return;
    }
    for (entity, button, is_checked) in &buttons {
        let is_open = desk.group() == Some(button.0);
        super::widget::set_checked(&mut commands, entity, is_checked, is_open);
        if is_open {
            // An option of the group goes before it.
            commands.entity(entity).try_insert(Haven::Near);
        } else {
            commands.entity(entity).try_remove::<Haven>();
        }
    }
}

/// A press takes what is looked at where a hand has gone to the group by keys, has opened it or finds it advised; a press of the pointer on
/// another group opens it first.
fn press(
    used: On<Activate>,
    buttons: Query<(&GroupButton, &Hovered)>,
    mut desk: ResMut<Desk>,
    mut commands: Commands,
) {
    let Ok((GroupButton(group), hovered)) = buttons.get(used.entity) else {
        return;
    };
    let is_held = desk.held == Some(*group) || !hovered.get();
    let leads_on = desk
        .card()
        .is_some_and(|card| card.group == *group && card.idle.is_none());
    if is_held && leads_on {
        let place = desk.chosen;
        commands.queue(move |world: &mut World| battle_answer::take(world, place));
    } else {
        desk.look_at_group(*group);
        (desk.held, desk.is_open) = (Some(*group), true);
    }
}
