//! More cards than fit side by side: a list of short ones, and beside it the one that is looked at in full.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use super::action_bar::grid;
use super::action_bar_card::{self, CARD_GAP, CardButton, OddsBox, Part, SKIN};
use super::battle_rule::RuleBook;
use super::desk::{Card, Desk, DeskSystems};
use super::desk_page::ROWS;
use super::widget::{focusable, row, text};
use super::{action_bar_stake, battle_answer};
use crate::battle::Choice;
use crate::view::theme::{Face, Letters, colour, size};
use crate::view::{Atelier, Stage};
use crate::words::{self, Phrase};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, fill_full_card.after(DeskSystems))
        .add_observer(take_looked_at);
}

/// Width of the full card in logical pixels: its words have more room than those of a card among others.
const FULL_WIDTH: f32 = 212.0;

/// The card that is looked at, in full; a press on it takes it.
#[derive(Component)]
pub struct FullCard;

/// The full card and the list.
pub(super) fn spawn(parent: &mut ChildSpawnerCommands, desk: &Desk, book: &RuleBook) {
    let room = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        column_gap: px(CARD_GAP),
        min_height: px(0),
        ..default()
    };
    parent.spawn(room).with_children(|parent| {
        let full = Node {
            width: px(FULL_WIDTH),
            flex_shrink: 0.0,
            height: percent(100),
            flex_direction: FlexDirection::Column,
            row_gap: px(1),
            padding: UiRect::axes(px(8), px(5)),
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::all(px(size::CORNER)),
            ..default()
        };
        let looks = (
            full,
            BackgroundColor(colour::PAPER),
            BorderColor::all(colour::EDGE),
            SKIN,
        );
        parent.spawn((
            FullCard,
            Button,
            Hovered::default(),
            looks,
            bevy::ui::Checkable,
            bevy::ui::Checked,
        ));
        let list = Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            min_height: px(0),
            ..default()
        };
        parent
            .spawn(grid(list, desk.columns(), ROWS))
            .with_children(|parent| {
                for (key, place) in (1..).zip(desk.page()) {
                    spawn_short(parent, place, key, desk, book);
                }
            });
    });
}

/// A short card: key and name, below them what can be announced and how the chain ends.
fn spawn_short(parent: &mut ChildSpawnerCommands, place: usize, key: usize, desk: &Desk, book: &RuleBook) {
    let Some(card) = desk.cards.get(place) else {
        return;
    };
    let node = Node {
        min_width: px(0),
        min_height: px(0),
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::SpaceBetween,
        padding: UiRect::axes(px(6), px(1)),
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
    let button = (CardButton(place), Button, Hovered::default(), bevy::ui::Checkable);
    parent
        .spawn((button, looks, focusable()))
        .with_children(|parent| {
            let line = Node {
                align_items: AlignItems::Start,
                min_height: px(0),
                overflow: Overflow::clip(),
                ..row(6.0)
            };
            parent.spawn((line, Pickable::IGNORE)).with_children(|line| {
                action_bar_card::draw_key(line, key);
                let name = Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    min_width: px(0),
                    // The tight lines begin higher than the figure of the key.
                    margin: UiRect::top(px(2)),
                    ..default()
                };
                // What can be announced takes room below the name.
                let smaller = if card.stakes.is_empty() { 0.0 } else { 1.0 };
                let letters = Letters::new(Face::Strong, size::SMALL - smaller).tight();
                line.spawn((name, Pickable::IGNORE))
                    .with_child(text(short_name(card, desk, book), letters));
                if card.offer.hint.is_some() {
                    action_bar_card::draw_mark(line);
                }
            });
            let has_steps = !card.stakes.is_empty() || card.facings.len() > 1;
            let line = Node {
                height: px(if has_steps { 20 } else { 14 }),
                flex_shrink: 0.0,
                ..row(6.0)
            };
            parent.spawn((line, Pickable::IGNORE)).with_children(|line| {
                for index in 0..card.stakes.len() {
                    action_bar_stake::spawn(line, place, index, card, false);
                }
                if card.facings.len() > 1 && !card.is_way() {
                    action_bar_stake::spawn_turn(line, place, desk);
                }
                if card.odds.is_some() {
                    let rest = Node {
                        flex_grow: 1.0,
                        flex_basis: px(0),
                        min_width: px(0),
                        flex_direction: FlexDirection::Column,
                        ..default()
                    };
                    line.spawn((OddsBox::new(place, Part::Gist), rest, Pickable::IGNORE));
                }
            });
        });
}

/// The name of the answer, with the weapon where it is another than that of the first card.
pub(super) fn short_name(card: &Card, desk: &Desk, book: &RuleBook) -> Phrase {
    let name = book.offer(&card.offer.choice, card.offer.word);
    let first = desk.cards.iter().find_map(|card| card.offer.thing.as_ref());
    let other = card.offer.thing.clone().filter(|thing| Some(thing) != first);
    let at = match &card.offer.choice {
        Choice::Act { at: Some(cell), .. } => Some(Phrase::plain(words::cell_name(*cell))),
        _ => None,
    };
    let parts = std::iter::once(name).chain(other.map(Phrase::Words)).chain(at);
    Phrase::list(parts.collect::<Vec<_>>(), " · ")
}

/// What the full card shows; it is drawn anew only when this changes.
type Drawn = (Entity, Option<(Entity, usize)>, usize);

fn fill_full_card(
    desk: Res<Desk>,
    stage: Res<Stage>,
    full: Query<Entity, With<FullCard>>,
    book: RuleBook,
    mut drawn: Local<Option<Drawn>>,
    mut commands: Commands,
    mut atelier: Atelier,
) {
    let now = full.single().ok().map(|card| (card, desk.seen, desk.chosen));
    if *drawn == now {
        return;
    }
    *drawn = now;
    let Some((entity, ..)) = now else { return };
    commands
        .entity(entity)
        .despawn_related::<Children>()
        .with_children(|parent| {
            action_bar_card::draw(parent, desk.chosen, None, &desk, &stage, &book, &mut atelier);
        });
}

fn take_looked_at(
    used: On<Activate>,
    full: Query<(), With<FullCard>>,
    desk: Res<Desk>,
    mut commands: Commands,
) {
    if full.contains(used.entity) {
        let place = desk.chosen;
        commands.queue(move |world: &mut World| battle_answer::take(world, place));
    }
}
