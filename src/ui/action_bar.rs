//! The action bar: the open question in words, and every legal answer to it as a card.
//!
//! The cards themselves lie on the desk; how one looks stands in `action_bar_card.rs`.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::action_bar_card::{self, CARD_GAP, CARD_WIDTH, PLAIN_WIDTH};
use super::battle_rule::RuleBook;
use super::battle_tool::SHOWS_ALL;
use super::desk::{Card, Desk, DeskSystems};
use super::desk_page::{ROWS, Spread};
use super::key_name::KeyWords;
use super::lesson::Teaching;
use super::widget::{icon_button, row, spacer, text};
use super::{action_bar_foe, action_bar_list};
use crate::battle::{Clock, FighterId, Happening, Log};
use crate::input::Action;
use crate::view::say::Say;
use crate::view::theme::{Face, Letters, colour, size};
use crate::view::{Atelier, Reading, Stage};
use crate::words::{self, Phrase};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (count_places, draw_bar, say_hint, say_remark, say_latest)
            .chain()
            .after(super::desk::lay_cards)
            .in_set(DeskSystems),
    )
    .add_observer(turn_page);
    action_bar_card::plugin(app);
    action_bar_foe::plugin(app);
    action_bar_list::plugin(app);
}

/// The panel of the action bar.
#[derive(Component)]
pub struct ActionBar;

/// Counts how many cards fit; those without odds are low enough for three rows.
fn count_places(bars: Query<&ComputedNode, With<ActionBar>>, mut desk: ResMut<Desk>) {
    let Ok(bar) = bars.single() else {
        return;
    };
    // While something is read, the bar is not there at all.
    if bar.is_empty() {
        return;
    }
    let room = bar.size().x * bar.inverse_scale_factor() - 24.0;
    let width = if desk.is_plain() { PLAIN_WIDTH } else { CARD_WIDTH };
    let fitting = (((room + CARD_GAP) / (width + CARD_GAP)).floor() as usize).max(1);
    if desk.row != fitting {
        desk.row = fitting;
    }
}

/// What the bar shows at the moment; it is drawn anew only when this changes.
#[derive(PartialEq, Clone)]
struct Drawn {
    bar: Entity,
    seen: Option<(Entity, usize)>,
    page: Vec<usize>,
    whom: Option<FighterId>,
    spread: Spread,
    moving: bool,
    over: bool,
    refusal: Option<Phrase>,
}

fn draw_bar(
    desk: Res<Desk>,
    stage: Res<Stage>,
    reading: Res<Reading>,
    clocks: Query<(&Clock, &Log)>,
    bars: Query<Entity, With<ActionBar>>,
    book: RuleBook,
    mut drawn: Local<Option<Drawn>>,
    mut commands: Commands,
    mut atelier: Atelier,
) {
    let Ok(bar) = bars.single() else {
        return;
    };
    let fight = stage.battle.and_then(|battle| clocks.get(battle).ok());
    let over = fight.is_some_and(|(clock, _)| clock.over) && !stage.is_playing();
    let end = fight.filter(|_| over).and_then(|(_, log)| log.entries().last());
    let now = Drawn {
        bar,
        seen: desk.seen,
        page: desk.page(),
        whom: desk.whom(),
        spread: desk.spread(),
        moving: stage.is_moving(),
        over,
        refusal: desk.refusal.clone(),
    };
    if drawn.as_ref() == Some(&now) {
        return;
    }
    *drawn = Some(now);
    commands
        .entity(bar)
        .despawn_related::<Children>()
        .with_children(|parent| {
            let line = Node {
                height: px(26),
                flex_shrink: 0.0,
                ..row(size::GAP)
            };
            let title = heading(&desk, &stage, &reading, end.map(|entry| &entry.happening), &book);
            parent
                .spawn(line)
                .with_children(|line| draw_heading(line, title, &desk, &stage, &mut atelier, &book));
            if desk.cards.is_empty() && stage.is_moving() {
                let letters = Letters::new(Face::Slanted, size::HEADING);
                parent.spawn((Latest, text(Phrase::plain(""), letters)));
            }
            match desk.spread() {
                Spread::List => action_bar_list::spawn(parent, &desk, &book),
                Spread::Plain | Spread::Full => {
                    parent.spawn(cards_node(&desk)).with_children(|parent| {
                        for (key, place) in (1..).zip(desk.page()) {
                            action_bar_card::spawn(parent, place, key, &desk, &stage, &book, &mut atelier);
                        }
                    });
                }
            }
        });
}

/// The room of the cards: low ones stand in two rows, one below the other, or in three where there are many.
fn cards_node(desk: &Desk) -> Node {
    let room = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        column_gap: px(CARD_GAP),
        min_height: px(0),
        ..default()
    };
    let columns = desk.columns();
    match desk.spread() {
        Spread::Plain => grid(
            room,
            columns,
            if desk.page().len() > 2 * columns { ROWS } else { 2 },
        ),
        Spread::Full | Spread::List => room,
    }
}

/// A room whose children stand in columns and rows of the same size.
pub(super) fn grid(room: Node, columns: usize, rows: usize) -> Node {
    let tracks = |count: usize| u16::try_from(count).unwrap_or(1).max(1);
    Node {
        display: Display::Grid,
        grid_template_columns: RepeatedGridTrack::flex(tracks(columns), 1.0),
        grid_template_rows: RepeatedGridTrack::flex(tracks(rows), 1.0),
        column_gap: px(CARD_GAP),
        row_gap: px(CARD_GAP - 2.0),
        ..room
    }
}

/// What the bar is about: the question, how the fight ended, or that it goes on.
fn heading(
    desk: &Desk,
    stage: &Stage,
    reading: &Reading,
    end: Option<&Happening>,
    book: &RuleBook,
) -> Phrase {
    let question = reading.question.filter(|_| !desk.cards.is_empty());
    match (question.zip(reading.cast()), end) {
        (Some((question, cast)), _) => words::question(cast, &question),
        (None, Some(end)) if !stage.is_playing() => {
            book.told(end).unwrap_or_else(|| Phrase::key("battle-over"))
        }
        _ => Phrase::key("battle-goes-on"),
    }
}

fn draw_heading(
    line: &mut ChildSpawnerCommands,
    title: Phrase,
    desk: &Desk,
    stage: &Stage,
    atelier: &mut Atelier,
    book: &RuleBook,
) {
    let name = Node {
        flex_shrink: 1.0,
        min_width: px(0),
        ..default()
    };
    line.spawn(name)
        .with_child(text(title, Letters::new(Face::Strong, size::HEADING)));
    if desk.whom().is_some() {
        action_bar_foe::spawn(line, desk, stage, atelier, book);
    }
    line.spawn(spacer());
    if let Some(refusal) = &desk.refusal {
        line.spawn(text(
            refusal.clone(),
            Letters::new(Face::Text, size::SMALL).in_ink(colour::WARNING_INK),
        ));
    } else if stage.is_moving() || !desk.cards.is_empty() {
        let letters = Letters::new(Face::Text, size::TINY + 0.5).in_ink(colour::SOFT_INK);
        // Where it is said for whom the cards are, the line is full.
        if desk.whom().is_none() {
            line.spawn((
                (Hint, keys_of(desk.card(), false)),
                text(Phrase::plain(""), letters),
                TextLayout::no_wrap(),
            ));
        }
        let letters = Letters::new(Face::Text, size::TINY + 0.5).in_ink(colour::WARNING_INK);
        line.spawn((Remark, text(Phrase::plain(""), letters)));
    }
    if desk.pages() > 1 {
        let small = |sign| {
            (
                icon_button(sign),
                Node {
                    width: px(26),
                    height: px(24),
                    justify_content: JustifyContent::Center,
                    align_items: AlignItems::Center,
                    border: UiRect::all(px(1)),
                    border_radius: BorderRadius::all(px(4)),
                    ..default()
                },
            )
        };
        let (button, node) = small("‹");
        line.spawn((Turn(-1), button)).insert(node);
        let page = desk.page_number() + 1;
        let count = Phrase::plain(format!("{page} / {}", desk.pages()));
        line.spawn((
            text(count, Letters::new(Face::Figures, size::TINY)),
            TextLayout::no_wrap(),
        ));
        let (button, node) = small("›");
        line.spawn((Turn(1), button)).insert(node);
    }
}

/// What is being shown, in one sentence, while there is nothing to choose.
#[derive(Component)]
struct Latest;

fn say_latest(
    stage: Res<Stage>,
    logs: Query<&Log>,
    book: RuleBook,
    mut latest: Query<&mut Say, With<Latest>>,
) {
    let Ok(mut said) = latest.single_mut() else {
        return;
    };
    let log = stage.battle.and_then(|battle| logs.get(battle).ok());
    let shown = log.map(|log| log.news(0..stage.shown.min(log.entries().len()), stage.watching.0));
    let latest = shown.and_then(|news| news.rev().find_map(|(_, entry)| book.told(&entry.happening)));
    if let Some(phrase) = latest {
        said.set_if_neq(Say(phrase));
    }
}

/// The remark about the keys that go with the card that is looked at.
#[derive(Component)]
struct Hint;

/// The keys that go with the card that is looked at.
fn keys_of(card: Option<&Card>, is_taught: bool) -> KeyWords {
    const LESS: (&str, &[Action]) = ("less", &[Action::Fewer]);
    const MORE: (&str, &[Action]) = ("more", &[Action::More]);
    const TAKE: (&str, &[Action]) = ("take", &[Action::Confirm]);
    const UNDO: (&str, &[Action]) = ("undo", &[Action::Undo]);
    const WHY: (&str, &[Action]) = ("why", &[Action::Inspect]);
    match card {
        None => KeyWords::new("battle-keys-idle", &[("all", SHOWS_ALL)]),
        Some(card) if card.is_way() => KeyWords::new("battle-keys-way", &[LESS, MORE, TAKE, UNDO]),
        Some(card) if !card.stakes.is_empty() => {
            KeyWords::new("battle-keys-stakes", &[LESS, MORE, WHY, TAKE])
        }
        Some(card) if card.facings.len() > 1 => KeyWords::new("battle-keys-turn", &[LESS, MORE, TAKE]),
        // A lesson takes nothing back.
        Some(card) if is_taught && card.odds.is_some() => KeyWords::new("battle-keys-taught", &[TAKE, WHY]),
        Some(_) if is_taught => KeyWords::new("battle-keys-taught-plain", &[TAKE]),
        Some(card) if card.odds.is_some() => KeyWords::new("battle-keys", &[TAKE, WHY, UNDO]),
        Some(_) => KeyWords::new(
            "battle-keys-plain",
            &[TAKE, ("next", &[Action::NextTarget]), UNDO],
        ),
    }
}

/// What should be known of the card that is looked at; it takes the place of the keys.
#[derive(Component)]
struct Remark;

fn say_remark(
    desk: Res<Desk>,
    book: RuleBook,
    mut remarks: Query<(&mut Say, &mut Node), (With<Remark>, Without<Hint>)>,
    mut hints: Query<&mut Node, With<Hint>>,
) {
    let hint = desk.card().and_then(|card| card.offer.hint.as_ref());
    let shown = |is: bool| if is { Display::Flex } else { Display::None };
    for (mut said, mut node) in &mut remarks {
        said.set_if_neq(Say(hint.map_or_else(|| Phrase::plain(""), |hint| book.hint(hint))));
        if node.display != shown(hint.is_some()) {
            node.display = shown(hint.is_some());
        }
    }
    for mut node in hints
        .iter_mut()
        .filter(|node| node.display != shown(hint.is_none()))
    {
        node.display = shown(hint.is_none());
    }
}

/// Says which keys go with the card that is looked at.
fn say_hint(desk: Res<Desk>, teaching: Option<Res<Teaching>>, mut hints: Query<&mut KeyWords, With<Hint>>) {
    for mut said in &mut hints {
        said.set_if_neq(keys_of(desk.card(), teaching.is_some()));
    }
}

/// A button that turns to the next page of cards or back.
#[derive(Component, Debug)]
pub struct Turn(pub isize);

fn turn_page(used: On<Activate>, turns: Query<&Turn>, mut desk: ResMut<Desk>) {
    if let Ok(turn) = turns.get(used.entity) {
        desk.turn_page(turn.0);
    }
}
