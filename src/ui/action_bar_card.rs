//! An answer of the action bar: as a chip in its line, or as a row of the sheet with key, name, chance and what it gives, costs and leads
//! to.

use bevy::picking::hover::Hovered;
use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use super::action_bar_group::SKIN;
use super::battle_rule::RuleBook;
use super::desk::{Card, Desk, DeskSystems};
use super::widget::{Skin, Tooltip, focusable, row, text};
use super::{action_bar_odds, action_bar_stake, battle_answer};
use crate::battle::Odds;
use crate::input::Haven;
use crate::view::terms::Terms;
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (look_at_hovered, frame_chosen).chain().after(DeskSystems))
        .add_systems(Update, draw_odds.after(frame_chosen).after(BarDrawn))
        .add_observer(take_card)
        .add_observer(open_reasons);
    action_bar_stake::plugin(app);
}

/// Draws the parts of the bar in which there are odds; the odds themselves come after.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct BarDrawn;

/// An answer in the bar or on its sheet, by its place on the desk.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardButton(pub usize);

/// The sign that opens the reasons behind the odds of an answer.
#[derive(Component)]
struct WhyButton(usize);

/// A part of the bar that changes with the announced points, and what it shows.
#[derive(Component)]
pub(super) struct OddsBox {
    place: usize,
    part: Part,
    shown: Option<Odds>,
}

impl OddsBox {
    pub(super) const fn new(place: usize, part: Part) -> Self {
        Self {
            place,
            part,
            shown: None,
        }
    }
}

/// What such a part shows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// What the blow may cost.
    Loss,
    /// The links of the chain.
    Chain,
    /// The link that matters most, as a strip.
    Gist,
    /// Its chance alone.
    Chance,
}

/// Width of the name of an answer in its row, and the least width of the strip beside it, in logical pixels.
pub(super) const NAME: f32 = 220.0;
pub(super) const STRIP: f32 = 132.0;

/// An answer in the line of the bar, taken by this key.
pub(super) fn spawn_chip(
    line: &mut ChildSpawnerCommands,
    place: usize,
    key: usize,
    desk: &Desk,
    book: &RuleBook,
) {
    let Some(card) = desk.cards.get(place) else {
        return;
    };
    let node = Node {
        min_height: px(28),
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        column_gap: px(5),
        padding: UiRect::axes(px(6), px(1)),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(size::CORNER)),
        ..default()
    };
    spawn(line, place, node).with_children(|chip| {
        draw_key(chip, key);
        if desk.best == Some(place) {
            draw_best(chip);
        }
        chip.spawn((
            text(book.named(card), name_letters(card)),
            Terms::default(),
            TextLayout::no_wrap(),
        ));
        if card.odds.is_some() {
            let room = Node {
                min_width: px(34),
                ..default()
            };
            chip.spawn((OddsBox::new(place, Part::Chance), room, Pickable::IGNORE));
        }
    });
}

/// An answer as a row of the sheet, by its place and the key that takes it, and what it gives where there is room for that.
pub(super) fn spawn_row(
    parent: &mut ChildSpawnerCommands,
    (place, key): (usize, usize),
    has_about: bool,
    desk: &Desk,
    book: &RuleBook,
) {
    let Some(card) = desk.cards.get(place) else {
        return;
    };
    let node = Node {
        min_height: px(25),
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        column_gap: px(7),
        padding: UiRect::axes(px(5), px(0)),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(size::CORNER)),
        ..default()
    };
    spawn(parent, place, node).with_children(|line| {
        draw_key(line, key);
        let name = Node {
            flex_basis: px(NAME),
            flex_grow: if has_about { 0.0 } else { 1.0 },
            flex_shrink: if has_about { 0.0 } else { 1.0 },
            min_width: px(0),
            ..row(5.0)
        };
        line.spawn((name, Pickable::IGNORE)).with_children(|name| {
            if desk.best == Some(place) {
                draw_best(name);
            }
            name.spawn((text(book.named(card), name_letters(card)), Terms::default()));
        });
        if card.odds.is_some() {
            let strip = Node {
                min_width: px(STRIP),
                flex_shrink: 0.0,
                flex_direction: FlexDirection::Column,
                ..default()
            };
            line.spawn((OddsBox::new(place, Part::Gist), strip, Pickable::IGNORE));
        }
        if !has_about {
            return;
        }
        let said = match card.idle {
            Some(why) => book.missed(&card.offer, why),
            None => book.about(&card.offer.choice),
        };
        let rest = Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            ..default()
        };
        let letters = Letters::new(Face::Text, size::TINY + 1.0).in_ink(colour::SOFT_INK);
        line.spawn((rest, Pickable::IGNORE))
            .with_child((text(said, letters.tight()), Terms::default()));
    });
}

fn spawn<'a>(parent: &'a mut ChildSpawnerCommands, place: usize, node: Node) -> EntityCommands<'a> {
    let looks = (
        node,
        BackgroundColor(colour::PAPER),
        BorderColor::all(colour::EDGE),
        SKIN,
    );
    let button = (CardButton(place), Button, Hovered::default(), bevy::ui::Checkable);
    parent.spawn((button, looks, focusable()))
}

/// What leads to nothing is grey.
fn name_letters(card: &Card) -> Letters {
    let ink = if card.idle.is_some() {
        colour::SOFT_INK
    } else {
        colour::INK
    };
    Letters::new(Face::Strong, size::SMALL).tight().in_ink(ink)
}

/// The mark of the answer that is advised: a dot of gold.
pub(super) fn draw_best(parent: &mut ChildSpawnerCommands) {
    let dot = Node {
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::MAX,
        ..square(10.0)
    };
    parent.spawn((
        dot,
        BackgroundColor(colour::ACTIVE),
        BorderColor::all(colour::INK),
        Pickable::IGNORE,
    ));
}

/// The key that takes the card, as a black cap.
pub(super) fn draw_key(line: &mut ChildSpawnerCommands, key: usize) {
    let cap = Node {
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        margin: UiRect::top(px(1)),
        border_radius: BorderRadius::all(px(3)),
        ..square(19.0)
    };
    let sign = match key {
        ..10 => key.to_string(),
        10..19 => format!("↑{}", key - 9),
        _ => "·".to_owned(),
    };
    let letters = Letters::new(Face::StrongFigures, size::TINY).in_ink(colour::PAPER);
    line.spawn((
        cap,
        BackgroundColor(colour::INK),
        Pickable::IGNORE,
        children![text(Phrase::plain(sign), letters)],
    ));
}

/// A small ring with a question mark: why these odds?
pub(super) fn draw_why(line: &mut ChildSpawnerCommands, place: usize) {
    let node = Node {
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::MAX,
        ..square(19.0)
    };
    let looks = (
        node,
        BackgroundColor::default(),
        BorderColor::default(),
        Skin::PAPER,
    );
    let letters = Letters::new(Face::StrongFigures, size::TINY);
    line.spawn((WhyButton(place), Button, Hovered::default(), looks))
        .insert(Tooltip(Phrase::key("battle-why")))
        .with_child(text(Phrase::plain("?"), letters));
}

fn square(side: f32) -> Node {
    Node {
        width: px(side),
        height: px(side),
        flex_shrink: 0.0,
        ..default()
    }
}

/// Draws the odds that have changed.
fn draw_odds(
    desk: Res<Desk>,
    book: RuleBook,
    mut boxes: Query<(Entity, &mut OddsBox)>,
    mut commands: Commands,
) {
    if !desk.is_changed() && boxes.iter().all(|(_, shown)| shown.shown.is_some()) {
        return;
    }
    for (entity, mut shown) in &mut boxes {
        let card = desk.cards.get(shown.place);
        let odds = card.and_then(|card| card.odds.as_ref());
        let (Some(card), Some(odds)) = (card, odds.filter(|odds| shown.shown.as_ref() != Some(odds))) else {
            continue;
        };
        commands
            .entity(entity)
            .despawn_related::<Children>()
            .with_children(|parent| match shown.part {
                Part::Loss => action_bar_odds::draw_loss(parent, odds, true),
                Part::Chain => action_bar_odds::draw_chain(parent, odds, card.is_defence(), &book),
                Part::Gist => action_bar_odds::draw_gist(parent, odds, card.is_defence(), &book),
                Part::Chance => action_bar_odds::draw_chance(parent, odds, card.is_defence()),
            });
        shown.shown = Some(odds.clone());
    }
}

/// The answer under the pointer is the one that is looked at, unless another one waits for its cell. A pointer at rest looks at
/// nothing: what comes to lie below it is not taken by the next press of a key.
fn look_at_hovered(
    mut inputs: MessageReader<PointerInput>,
    cards: Query<(&CardButton, &Hovered)>,
    mut desk: ResMut<Desk>,
) {
    let moves = inputs
        .read()
        .filter(|input| matches!(input.action, PointerAction::Move { .. }));
    if moves.count() == 0 {
        return;
    }
    let waits = desk.goal.is_some() && !desk.hovers;
    for (card, hovered) in &cards {
        if hovered.get() && !waits && desk.chosen != card.0 {
            desk.look_at(card.0);
        }
    }
}

/// Frames the card that is looked at; it is the haven of the focus, too.
fn frame_chosen(
    desk: Res<Desk>,
    cards: Query<(Entity, &CardButton, Has<bevy::ui::Checked>)>,
    added: Query<(), Added<CardButton>>,
    mut commands: Commands,
) {
    if !desk.is_changed() && added.is_empty() {
        return;
    }
    for (entity, card, is_checked) in &cards {
        let is_chosen = card.0 == desk.chosen;
        super::widget::set_checked(&mut commands, entity, is_checked, is_chosen);
        if is_chosen {
            commands.entity(entity).try_insert(Haven::WayOn);
        } else {
            commands.entity(entity).try_remove::<Haven>();
        }
    }
}

fn take_card(used: On<Activate>, cards: Query<&CardButton>, mut commands: Commands) {
    if let Ok(card) = cards.get(used.entity) {
        let place = card.0;
        commands.queue(move |world: &mut World| battle_answer::take(world, place));
    }
}

/// Opens the reasons of a card, or closes them when they are its own.
fn open_reasons(used: On<Activate>, signs: Query<&WhyButton>, mut desk: ResMut<Desk>) {
    if let Ok(sign) = signs.get(used.entity) {
        let is_open = desk.explains && desk.chosen == sign.0;
        desk.look_at(sign.0);
        desk.explains = !is_open;
    }
}
