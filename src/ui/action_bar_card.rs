//! A card of the action bar: key, name, foe and weapon, the chain of chances, points to announce, what the blow may cost.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button, SliderValue, ValueChange};

use super::action_bar::{Card, Desk, DeskSystems, stake};
use super::action_bar_odds;
use super::battle_rule::RuleBook;
use super::say::Phrase;
use super::theme::{Face, Letters, colour, size};
use super::widget::{Skin, focusable, row, slider, text};
use crate::battle::{Choice, Odds, Term};
use crate::board::Facing;
use crate::view::{Atelier, Motif, Stage};

/// Least width of a card with odds in logical pixels.
pub(super) const CARD_WIDTH: f32 = 198.0;
/// Least width of a card without odds.
pub(super) const PLAIN_WIDTH: f32 = 166.0;
/// Between two cards.
pub(super) const CARD_GAP: f32 = 8.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (look_at_hovered, frame_chosen, draw_odds)
            .chain()
            .after(DeskSystems),
    )
    .add_observer(take_card)
    .add_observer(move_stake);
}

/// A card on the table, by its place on the desk.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardButton(pub usize);

/// The part of a card that changes with the announced points, and what it shows.
#[derive(Component)]
struct OddsBox(usize, Option<Odds>);

/// The slider of a card: card and stake by their places.
#[derive(Component)]
struct StakeSlider(usize, usize);

/// The number beside the slider.
#[derive(Component)]
struct StakeCount(usize, usize);

pub(super) fn spawn(
    parent: &mut ChildSpawnerCommands,
    place: usize,
    desk: &Desk,
    stage: &Stage,
    book: &RuleBook,
    atelier: &mut Atelier,
) {
    let Some(card) = desk.cards.get(place) else {
        return;
    };
    let width = if desk.is_plain() { PLAIN_WIDTH } else { CARD_WIDTH };
    let node = Node {
        width: px(width),
        flex_grow: 1.0,
        max_width: px(width * 1.2),
        flex_shrink: 0.0,
        height: if desk.is_plain() {
            percent(47)
        } else {
            percent(100)
        },
        flex_direction: FlexDirection::Column,
        row_gap: px(1),
        padding: UiRect::axes(px(8), px(5)),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(size::CORNER)),
        overflow: Overflow::clip(),
        ..default()
    };
    let skin = Skin {
        hovered: colour::PAPER,
        line: colour::EDGE,
        chosen: colour::ACTIVE,
        ..Skin::PAPER
    };
    let button = (
        CardButton(place),
        Button,
        Hovered::default(),
        skin,
        bevy::ui::Checkable,
    );
    let looks = (
        node,
        BackgroundColor(colour::PAPER),
        BorderColor::all(colour::EDGE),
    );
    parent
        .spawn((button, looks, focusable()))
        .with_children(|parent| {
            let weapon = desk
                .fighter
                .and_then(|id| stage.figures.get(&id))
                .and_then(|figure| figure.weapon);
            draw_header(
                parent,
                place - desk.first_on_page() + 1,
                card,
                weapon,
                book,
                atelier,
            );
            draw_objects(parent, card, stage);
            for (index, _) in card.offer.stakes.iter().enumerate() {
                draw_stake(parent, place, index, card);
            }
            let node = Node {
                flex_direction: FlexDirection::Column,
                flex_grow: 1.0,
                row_gap: px(1),
                ..default()
            };
            parent.spawn((OddsBox(place, None), node, Pickable::IGNORE));
        });
}

fn draw_header(
    parent: &mut ChildSpawnerCommands,
    key: usize,
    card: &Card,
    weapon: Option<Term>,
    book: &RuleBook,
    atelier: &mut Atelier,
) {
    let wraps = card.odds.is_none();
    let line = Node {
        min_height: px(22),
        flex_shrink: 0.0,
        align_items: if wraps {
            AlignItems::Start
        } else {
            AlignItems::Center
        },
        ..row(7.0)
    };
    parent.spawn((line, Pickable::IGNORE)).with_children(|line| {
        let cap = Node {
            width: px(19),
            height: px(19),
            flex_shrink: 0.0,
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            border_radius: BorderRadius::all(px(3)),
            ..default()
        };
        let sign = if key < 10 {
            key.to_string()
        } else {
            "·".to_owned()
        };
        let letters = Letters::new(Face::StrongFigures, size::TINY).in_ink(colour::PAPER);
        line.spawn((
            cap,
            BackgroundColor(colour::INK),
            Pickable::IGNORE,
            children![text(Phrase::plain(sign), letters)],
        ));
        let name = Node {
            flex_grow: 1.0,
            flex_shrink: 1.0,
            min_width: px(0),
            overflow: Overflow::clip(),
            ..default()
        };
        let title = text(
            book.offer(&card.offer.choice, card.offer.word),
            Letters::new(Face::Strong, size::BODY - 0.5),
        );
        let layout = if wraps {
            TextLayout::default()
        } else {
            TextLayout::no_wrap()
        };
        line.spawn((name, Pickable::IGNORE)).with_child((title, layout));
        if let (Choice::Attack { .. }, Some(weapon)) = (&card.offer.choice, weapon) {
            let node = Node {
                width: px(19),
                height: px(19),
                flex_shrink: 0.0,
                ..default()
            };
            line.spawn((
                ImageNode::new(atelier.motif(Motif::Weapon(weapon), 40)),
                node,
                Pickable::IGNORE,
            ));
        }
    });
}

/// Whom and what the answer concerns: foe and weapon, a direction, a cell.
fn draw_objects(parent: &mut ChildSpawnerCommands, card: &Card, stage: &Stage) {
    let mut parts: Vec<Phrase> = card.target().map(|id| stage.called(id)).into_iter().collect();
    parts.extend(card.offer.thing.clone().map(Phrase::Words));
    if let Choice::Act {
        facing: Some(facing), ..
    } = &card.offer.choice
    {
        parts.push(direction(*facing));
    }
    if parts.is_empty() {
        return;
    }
    let mut line = Vec::new();
    for (place, part) in parts.into_iter().enumerate() {
        if place > 0 {
            line.push(Phrase::plain(" · "));
        }
        line.push(part);
    }
    let letters = Letters::new(Face::Text, size::TINY + 1.0).in_ink(colour::SOFT_INK);
    let node = Node {
        height: px(15),
        flex_shrink: 0.0,
        overflow: Overflow::clip(),
        ..default()
    };
    parent
        .spawn((node, Pickable::IGNORE))
        .with_child((text(Phrase::Row(line), letters), TextLayout::no_wrap()));
}

/// The word for a direction.
pub(super) fn direction(facing: Facing) -> Phrase {
    const KEYS: [&str; 8] = [
        "battle-facing-n",
        "battle-facing-ne",
        "battle-facing-e",
        "battle-facing-se",
        "battle-facing-s",
        "battle-facing-sw",
        "battle-facing-w",
        "battle-facing-nw",
    ];
    Phrase::key(KEYS[usize::from(facing.index())])
}

fn draw_stake(parent: &mut ChildSpawnerCommands, place: usize, index: usize, card: &Card) {
    let (Some(stake), Some(points)) = (card.offer.stakes.get(index), card.stakes.get(index)) else {
        return;
    };
    let (least, most) = (f32::from(stake.least), f32::from(stake.most));
    parent
        .spawn((
            Node {
                height: px(18),
                flex_shrink: 0.0,
                ..row(6.0)
            },
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            let letters = Letters::new(Face::StrongFigures, size::SMALL);
            line.spawn((
                StakeCount(place, index),
                Node {
                    width: px(20),
                    ..default()
                },
                text(Phrase::plain(points.to_string()), letters),
            ));
            if stake.most > stake.least {
                let node = Node {
                    flex_grow: 1.0,
                    height: px(18),
                    align_items: AlignItems::Center,
                    ..default()
                };
                line.spawn((
                    StakeSlider(place, index),
                    slider(least..=most, 1.0, f32::from(*points)),
                ))
                .insert(node);
            }
        });
}

/// Draws the chain of chances of the cards whose odds have changed.
fn draw_odds(
    desk: Res<Desk>,
    book: RuleBook,
    mut boxes: Query<(Entity, &mut OddsBox)>,
    mut counts: Query<(Entity, &StakeCount)>,
    mut sliders: Query<(Entity, &StakeSlider, &SliderValue)>,
    mut commands: Commands,
) {
    if !desk.is_changed() && boxes.iter().all(|(_, shown)| shown.1.is_some()) {
        return;
    }
    for (entity, mut shown) in &mut boxes {
        let odds = desk.cards.get(shown.0).and_then(|card| card.odds.clone());
        if shown.1 == odds || odds.is_none() {
            continue;
        }
        if let Some(odds) = &odds {
            commands
                .entity(entity)
                .despawn_related::<Children>()
                .with_children(|parent| {
                    action_bar_odds::draw(parent, odds, &book);
                });
        }
        shown.1 = odds;
    }
    for (entity, count) in &mut counts {
        if let Some(points) = desk.cards.get(count.0).and_then(|card| card.stakes.get(count.1)) {
            commands
                .entity(entity)
                .insert(super::say::Say(Phrase::plain(points.to_string())));
        }
    }
    for (entity, slider, value) in &mut sliders {
        if let Some(points) = desk
            .cards
            .get(slider.0)
            .and_then(|card| card.stakes.get(slider.1))
            && value.0.round() as i16 != *points
        {
            commands.entity(entity).insert(SliderValue(f32::from(*points)));
        }
    }
}

/// The card under the pointer is the one that is looked at, unless another one waits for its cell.
fn look_at_hovered(cards: Query<(&CardButton, &Hovered), Changed<Hovered>>, mut desk: ResMut<Desk>) {
    for (card, hovered) in &cards {
        let waits = desk.goal.is_some();
        if hovered.get() && !waits && desk.chosen != card.0 {
            desk.look_at(card.0);
        }
    }
}

/// Frames the card that is looked at.
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
        match (card.0 == desk.chosen, is_checked) {
            (true, false) => _ = commands.entity(entity).insert(bevy::ui::Checked),
            (false, true) => _ = commands.entity(entity).remove::<bevy::ui::Checked>(),
            _ => {}
        }
    }
}

fn take_card(used: On<Activate>, cards: Query<&CardButton>, mut commands: Commands) {
    if let Ok(card) = cards.get(used.entity) {
        let place = card.0;
        commands.queue(move |world: &mut World| super::battle_answer::take(world, place));
    }
}

fn move_stake(moved: On<ValueChange<f32>>, sliders: Query<&StakeSlider>, mut commands: Commands) {
    if let Ok(slider) = sliders.get(moved.source) {
        let (place, index, points) = (slider.0, slider.1, moved.value.round() as i16);
        commands.queue(move |world: &mut World| stake(world, place, index, points));
    }
}
