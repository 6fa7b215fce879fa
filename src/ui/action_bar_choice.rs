//! The line below the answers: what the one that is looked at gives, costs and leads to, the points that are announced with it, and the
//! key that takes it.

use bevy::prelude::*;

use super::action_bar_card::{BarDrawn, OddsBox, Part, draw_best};
use super::action_bar_stake;
use super::battle_gesture::{is_whole, title};
use super::battle_rule::{RuleBook, Vocabulary};
use super::desk::{Desk, DeskSystems};
use super::key_name::KeyWords;
use super::pointing::Pointing;
use super::widget::{Tooltip, text};
use crate::battle::Choice;
use crate::input::Action;
use crate::view::terms::Terms;
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, fill.after(DeskSystems).in_set(BarDrawn));
}

/// The line about the answer that is looked at.
#[derive(Component)]
pub(super) struct ChoiceLine;

/// The empty line.
pub(super) fn line() -> impl Bundle {
    let node = Node {
        min_height: px(22),
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(8),
        ..default()
    };
    (ChoiceLine, node)
}

/// What the line shows; it is drawn anew only when this changes.
type Drawn = (
    Entity,
    Option<(Entity, usize)>,
    usize,
    Option<Phrase>,
    Option<Phrase>,
);

fn fill(
    desk: Res<Desk>,
    pointing: Res<Pointing>,
    lines: Query<Entity, With<ChoiceLine>>,
    book: RuleBook,
    mut drawn: Local<Option<Drawn>>,
    mut commands: Commands,
) {
    // What is pointed at goes on after the answer with which it begins.
    let gesture = pointing.gesture(&desk).filter(|gesture| is_whole(gesture));
    let goes_on = gesture.map(|gesture| title(gesture, None, &book));
    let now = lines.single().ok().map(|line| {
        let refusal = desk.refusal.clone();
        (line, desk.seen, desk.chosen, refusal, goes_on.clone())
    });
    if *drawn == now {
        return;
    }
    drawn.clone_from(&now);
    let Some((line, ..)) = now else { return };
    commands
        .entity(line)
        .despawn_related::<Children>()
        .with_children(|line| draw(line, &desk, goes_on, &book));
}

fn draw(line: &mut ChildSpawnerCommands, desk: &Desk, goes_on: Option<Phrase>, book: &RuleBook) {
    let Some(card) = desk.card() else { return };
    if desk.best == Some(desk.chosen) {
        let remark = Tooltip(Phrase::key("battle-best"));
        line.spawn((Node::default(), remark)).with_children(draw_best);
    }
    let letters = Letters::new(Face::Strong, size::SMALL);
    let name = (
        text(book.named(card), letters),
        Terms::default(),
        TextLayout::no_wrap(),
    );
    line.spawn((
        name,
        Node {
            flex_shrink: 0.0,
            ..default()
        },
    ));
    for index in 0..card.stakes.len() {
        action_bar_stake::spawn(line, desk.chosen, index, card, card.stakes.len() == 1);
    }
    if card.facings.len() > 1 && !card.is_way() {
        action_bar_stake::spawn_turn(line, desk.chosen, desk);
    }
    if card.odds.is_some() {
        let room = Node {
            min_width: px(150),
            flex_shrink: 0.0,
            flex_direction: FlexDirection::Column,
            ..default()
        };
        // Where the answers stand in the line itself there is no sheet for the whole chain.
        let part = if desk.is_direct() { Part::Chain } else { Part::Gist };
        line.spawn((OddsBox::new(desk.chosen, part), room, Pickable::IGNORE));
    }
    // What an announcement waits for is known to the judgement that advises it.
    let is_advised = card.advised.is_some() && matches!(card.offer.choice, Choice::Plan { .. });
    let hint = card.offer.hint.as_ref().filter(|_| !is_advised);
    let (said, ink) = if let Some(refusal) = &desk.refusal {
        (refusal.clone(), colour::WARNING_INK)
    } else if let Some(goes_on) = goes_on {
        (goes_on, colour::INK)
    } else if let Some(why) = card.idle {
        let said = Phrase::key("battle-idle").with("why", book.missed(&card.offer, why));
        (said, colour::WARNING_INK)
    } else if let Some(hint) = hint {
        (book.hint(hint), colour::WARNING_INK)
    } else {
        (book.about(&card.offer.choice), colour::SOFT_INK)
    };
    let rest = Node {
        flex_grow: 1.0,
        flex_basis: px(160),
        min_width: px(0),
        ..default()
    };
    line.spawn((rest, Pickable::IGNORE)).with_child((
        text(said, Letters::new(Face::Text, size::SMALL).in_ink(ink)),
        Terms::default(),
    ));
    if let Some(rule) = desk.refused_by.filter(|_| desk.refusal.is_some()) {
        line.spawn(Node::default())
            .with_children(|line| book.draw_id(line, rule));
    }
    let letters = Letters::new(Face::Slanted, size::SMALL).in_ink(colour::SOFT_INK);
    let takes = KeyWords::new("battle-takes", &[("take", &[Action::Confirm])]);
    line.spawn((
        (takes, text(Phrase::plain(""), letters), TextLayout::no_wrap()),
        Node {
            flex_shrink: 0.0,
            ..default()
        },
    ));
}
