//! A card of the action bar: key, name, foe and weapon, what can be announced with it, and its chain of chances.

use bevy::picking::hover::Hovered;
use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use super::battle_rule::RuleBook;
use super::desk::{Card, Desk, DeskSystems};
use super::widget::{Skin, Tooltip, focusable, row, text};
use super::{action_bar_list, action_bar_odds, action_bar_stake, battle_answer};
use crate::battle::{Choice, Odds, Term};
use crate::input::Haven;
use crate::view::theme::{Face, Letters, colour, size};
use crate::view::{Atelier, Motif, Stage};
use crate::words::{self, Phrase};

/// Least width of a card with odds in logical pixels.
pub(super) const CARD_WIDTH: f32 = 208.0;
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
    .add_observer(open_reasons);
    action_bar_stake::plugin(app);
}

/// A card on the table, by its place on the desk.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardButton(pub usize);

/// The sign on a card that opens the reasons behind its odds.
#[derive(Component)]
struct WhyButton(usize);

/// A part of a card that changes with the announced points, and what it shows.
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

/// What a part of a card shows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// What the blow may cost.
    Loss,
    /// The links of the chain.
    Chain,
    /// The link that matters most.
    Gist,
}

/// The looks of a card.
pub(super) const SKIN: Skin = Skin {
    hovered: colour::PAPER,
    line: colour::EDGE,
    chosen: colour::ACTIVE,
    ..Skin::PAPER
};

/// A card in the row or the grid, taken by this key.
pub(super) fn spawn(
    parent: &mut ChildSpawnerCommands,
    place: usize,
    key: usize,
    desk: &Desk,
    stage: &Stage,
    book: &RuleBook,
    atelier: &mut Atelier,
) {
    let button = (
        CardButton(place),
        Button,
        Hovered::default(),
        SKIN,
        bevy::ui::Checkable,
    );
    let looks = (
        card_node(desk.is_plain()),
        BackgroundColor(colour::PAPER),
        BorderColor::all(colour::EDGE),
    );
    parent
        .spawn((button, looks, focusable()))
        .with_children(|parent| draw(parent, place, Some(key), desk, stage, book, atelier));
}

/// All that stands on a card.
pub(super) fn draw(
    parent: &mut ChildSpawnerCommands,
    place: usize,
    key: Option<usize>,
    desk: &Desk,
    stage: &Stage,
    book: &RuleBook,
    atelier: &mut Atelier,
) {
    let Some(card) = desk.cards.get(place) else {
        return;
    };
    let weapon = desk
        .fighter
        .and_then(|id| stage.figures.get(&id))
        .and_then(|figure| figure.weapon);
    draw_header(
        parent,
        place,
        (key, card),
        title(key, card, desk, book),
        weapon,
        atelier,
    );
    if key.is_some() {
        draw_objects(parent, card, book);
    }
    if card.facings.len() > 1 && !card.is_way() {
        action_bar_stake::spawn_turn(parent, place, desk);
    }
    if card.odds.is_some() {
        draw_boxes(parent, place, card);
    }
}

/// The name of the answer. On the full card beside a list it is the name in the list, in smaller letters: whom the cards are for
/// stands above them, and what can be announced needs the room.
fn title(key: Option<usize>, card: &Card, desk: &Desk, book: &RuleBook) -> (Phrase, Letters) {
    let letters = |size: f32| Letters::new(Face::Strong, size);
    let name = book.offer(&card.offer.choice, card.offer.word);
    match (key, &card.odds) {
        (None, _) => (
            action_bar_list::short_name(card, desk, book),
            letters(size::SMALL + 1.0).tight(),
        ),
        // A low card has little room between the name and its odds.
        (_, Some(_)) if card.is_roomy() && !desk.is_plain() => (name, letters(size::BODY)),
        (_, Some(_)) => (name, letters(size::SMALL).tight()),
        (_, None) => (name, letters(size::SMALL + 0.5)),
    }
}

/// The boxes for the odds: beside the announced points what the blow may cost, below them the chain.
fn draw_boxes(parent: &mut ChildSpawnerCommands, place: usize, card: &Card) {
    let line = Node {
        height: px(20),
        flex_shrink: 0.0,
        ..row(6.0)
    };
    let has_line = card.is_a_danger() || !card.stakes.is_empty();
    if has_line {
        parent
            .spawn((line, Pickable::IGNORE))
            .with_children(|line| draw_stakes(line, place, card));
    }
    let chain = Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        min_height: px(0),
        row_gap: px(1),
        justify_content: JustifyContent::End,
        ..default()
    };
    parent.spawn((OddsBox::new(place, Part::Chain), chain, Pickable::IGNORE));
}

fn draw_stakes(line: &mut ChildSpawnerCommands, place: usize, card: &Card) {
    for (index, _) in card.offer.stakes.iter().enumerate() {
        action_bar_stake::spawn(line, place, index, card, card.stakes.len() == 1);
    }
    let rest = Node {
        flex_grow: 1.0,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::SpaceBetween,
        ..default()
    };
    line.spawn((OddsBox::new(place, Part::Loss), rest, Pickable::IGNORE));
}

fn card_node(is_plain: bool) -> Node {
    Node {
        width: if is_plain { percent(100) } else { px(CARD_WIDTH) },
        min_width: px(0),
        min_height: px(0),
        flex_grow: 1.0,
        max_width: if is_plain { auto() } else { px(CARD_WIDTH * 1.2) },
        flex_shrink: 0.0,
        height: percent(100),
        flex_direction: FlexDirection::Column,
        row_gap: px(1),
        padding: UiRect::axes(px(8), px(if is_plain { 3 } else { 5 })),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(size::CORNER)),
        ..default()
    }
}

fn draw_header(
    parent: &mut ChildSpawnerCommands,
    place: usize,
    (key, card): (Option<usize>, &Card),
    (title, letters): (Phrase, Letters),
    weapon: Option<Term>,
    atelier: &mut Atelier,
) {
    let line = Node {
        min_height: px(22),
        flex_shrink: 0.0,
        align_items: AlignItems::Start,
        ..row(6.0)
    };
    parent.spawn((line, Pickable::IGNORE)).with_children(|line| {
        let has_mark = card.offer.hint.is_some();
        let has_room = card.odds.is_none();
        if let Some(key) = key {
            draw_caps(line, key, has_mark && has_room);
        }
        let name = Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            ..default()
        };
        line.spawn((name, Pickable::IGNORE))
            .with_child(text(title, letters));
        if let (Choice::Attack { .. }, Some(weapon)) = (&card.offer.choice, weapon) {
            let node = square(19.0);
            line.spawn((
                ImageNode::new(atelier.motif(Motif::Weapon(weapon), 40)),
                node,
                Pickable::IGNORE,
            ));
        }
        if has_mark && !has_room {
            draw_mark(line);
        }
        if card.odds.as_ref().is_some_and(|odds| !odds.ledgers.is_empty()) {
            draw_why(line, place);
        }
    });
}

/// The key that takes the card, with the mark of attention below it: there it takes nothing from the width of the name. A card
/// with odds has no height to spare for that.
fn draw_caps(line: &mut ChildSpawnerCommands, key: usize, is_marked: bool) {
    let stack = Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        row_gap: px(4),
        flex_shrink: 0.0,
        ..default()
    };
    line.spawn((stack, Pickable::IGNORE)).with_children(|stack| {
        draw_key(stack, key);
        if is_marked {
            draw_mark(stack);
        }
    });
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

/// A mark of attention: the bar says what should be known of the answer while it is looked at.
pub(super) fn draw_mark(line: &mut ChildSpawnerCommands) {
    let node = Node {
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        border: UiRect::all(px(1.5)),
        border_radius: BorderRadius::all(px(3)),
        ..square(17.0)
    };
    let letters = Letters::new(Face::StrongFigures, size::TINY).in_ink(colour::WARNING_INK);
    line.spawn((node, BorderColor::all(colour::WARNING_INK), Pickable::IGNORE))
        .with_child(text(Phrase::plain("!"), letters));
}

/// A small ring with a question mark: why these odds?
fn draw_why(line: &mut ChildSpawnerCommands, place: usize) {
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

/// Whom and what the answer concerns: foe and weapon, a cell.
fn draw_objects(parent: &mut ChildSpawnerCommands, card: &Card, book: &RuleBook) {
    let mut parts: Vec<Phrase> = card.target().map(|id| book.called(id)).into_iter().collect();
    parts.extend(card.offer.thing.clone().map(Phrase::Words));
    if let Choice::Act { at: Some(cell), .. } = &card.offer.choice {
        parts.push(Phrase::plain(words::cell_name(*cell)));
    }
    if parts.is_empty() {
        return;
    }
    let letters = Letters::new(Face::Text, size::TINY + 0.5).in_ink(colour::SOFT_INK);
    let node = Node {
        flex_shrink: 0.0,
        ..default()
    };
    parent
        .spawn((node, Pickable::IGNORE))
        .with_child(text(Phrase::list(parts, " · "), letters));
}

/// Draws the chain of chances of the cards whose odds have changed.
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
                Part::Loss => action_bar_odds::draw_loss(parent, odds, card.stakes.is_empty()),
                Part::Chain => action_bar_odds::draw_chain(parent, odds, card.is_defence(), &book),
                Part::Gist => action_bar_odds::draw_gist(parent, odds, card, &book),
            });
        shown.shown = Some(odds.clone());
    }
}

/// The card under the pointer is the one that is looked at, unless another one waits for its cell. A pointer at rest looks at
/// nothing: cards that are dealt below it are not taken by the next press of a key.
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
    for (card, hovered) in &cards {
        let waits = desk.goal.is_some();
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
