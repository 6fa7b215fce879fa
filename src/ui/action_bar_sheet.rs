//! The sheet of the action bar: the options of the group that is open as rows, and the chain of chances of the one that is looked at. It
//! lies over the foot of the map while the bar is pointed at or a hand has opened it, and in a lesson in the bar itself.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use super::action_bar::ActionBar;
use super::action_bar_card::{BarDrawn, NAME, OddsBox, Part, STRIP, draw_why, spawn_row};
use super::action_bar_group::SKIN;
use super::battle_rule::RuleBook;
use super::desk::{Card, Desk, DeskSystems};
use super::key_name::KeyWords;
use super::lesson::Teaching;
use super::widget::{card as paper, column, focusable, icon_button, row, scroll_sheet, spacer, text};
use crate::battle::FighterId;
use crate::input::Action;
use crate::view::Stage;
use crate::view::camera::{CoversMap, MapWindow};
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::Phrase;

/// Seconds for which the sheet stays when the pointer has left it and the bar.
const GRACE: f32 = 0.35;
/// Width of the chain of chances, and of the gap before it, in logical pixels.
const CHAIN: f32 = 216.0;
const GAP: f32 = 10.0;
/// Least width of the rows in logical pixels: key, name, strip and what is between them.
const LEAST_ROW: f32 = NAME + STRIP + 52.0;
/// Least width of what an option gives, beside its strip.
const LEAST_ABOUT: f32 = 80.0;
/// What the frame and the rim of the sheet take of the width of the map.
const RIM: f32 = 32.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (keep_open, draw_sheet, draw_chain)
            .chain()
            .after(DeskSystems)
            .in_set(BarDrawn),
    )
    .add_observer(turn_page)
    .add_observer(show_more);
}

/// The sheet with the options.
#[derive(Component)]
#[require(Hovered)]
pub struct BarSheet;

/// Where the chain of chances of the answer that is looked at stands.
#[derive(Component)]
struct ChainRoom;

/// A button that turns to the next page of options or back.
#[derive(Component, Debug)]
pub struct Turn(pub isize);

/// A button that shows what leads to nothing, or hides it.
#[derive(Component, Debug)]
pub struct More;

/// What the sheet shows; it is drawn anew only when this changes.
#[derive(PartialEq, Clone)]
struct Drawn {
    host: Entity,
    seen: Option<(Entity, usize)>,
    page: Vec<usize>,
    whom: Option<FighterId>,
    folded: usize,
    has_about: bool,
}

/// The sheet is there while the pointer is on it or on the bar, and for a moment after.
fn keep_open(
    time: Res<Time<Real>>,
    bars: Query<&Hovered, Or<(With<ActionBar>, With<BarSheet>)>>,
    mut gone: Local<f32>,
    mut desk: ResMut<Desk>,
) {
    let is_on = bars.iter().any(Hovered::get);
    *gone = if is_on { 0.0 } else { *gone + time.delta_secs() };
    let is = is_on || desk.is_pointed_at && *gone < GRACE;
    if desk.is_pointed_at != is {
        desk.is_pointed_at = is;
    }
}

fn draw_sheet(
    desk: Res<Desk>,
    stage: Res<Stage>,
    teaching: Option<Res<Teaching>>,
    book: RuleBook,
    maps: Query<(Entity, &ComputedNode), With<MapWindow>>,
    bars: Query<(Entity, &ComputedNode), With<ActionBar>>,
    sheets: Query<Entity, With<BarSheet>>,
    mut drawn: Local<Option<Drawn>>,
    mut commands: Commands,
) {
    let is_taught = teaching.is_some();
    let host = if is_taught { bars.single() } else { maps.single() };
    // Where the answers stand in the line there is nothing more to show than a chain of chances.
    let has_more = !desk.is_direct() || desk.card().is_some_and(|card| card.odds.is_some());
    let is_wanted = has_more && !desk.cards.is_empty() && !stage.is_playing();
    let is_wanted = is_wanted && (desk.is_grown() || is_taught);
    let now = host.ok().filter(|_| is_wanted).map(|(host, size)| Drawn {
        host,
        seen: desk.seen,
        page: desk.page(),
        whom: desk.whom(),
        folded: desk.folded(),
        has_about: size.size().x * size.inverse_scale_factor > RIM + LEAST_ROW + LEAST_ABOUT + GAP + CHAIN,
    });
    if *drawn == now && sheets.is_empty() == now.is_none() {
        return;
    }
    drawn.clone_from(&now);
    sheets.iter().for_each(|sheet| commands.entity(sheet).despawn());
    let Some(Drawn { host, has_about, .. }) = now else {
        return;
    };
    let node = if is_taught { in_the_bar() } else { over_the_map() };
    let sheet = commands
        .spawn((BarSheet, CoversMap, paper(), GlobalZIndex(15)))
        .insert((node, BorderColor::all(colour::INK)))
        .with_children(|sheet| {
            // The bar of the pane hangs on its parent, in the padding of the sheet.
            let around = Node {
                min_height: px(0),
                ..column(0.0)
            };
            sheet.spawn((around, Pickable::IGNORE)).with_children(|around| {
                around
                    .spawn(scroll_sheet(0.0))
                    .with_children(|pane| draw(pane, &desk, is_taught, has_about, &book));
            });
        })
        // Below the sheet lies the map, which takes a press on it for its own.
        .observe(|mut press: On<Pointer<Press>>| press.propagate(false))
        .observe(|mut click: On<Pointer<Click>>| click.propagate(false))
        .id();
    commands.entity(host).add_child(sheet);
}

fn over_the_map() -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(4),
        right: px(4),
        bottom: px(4),
        max_height: percent(98),
        padding: UiRect::new(px(8), px(12), px(6), px(6)),
        border: UiRect::all(px(size::LINE)),
        border_radius: BorderRadius::all(px(size::CORNER)),
        ..column(0.0)
    }
}

fn in_the_bar() -> Node {
    Node {
        position_type: PositionType::Relative,
        left: px(0),
        right: px(0),
        bottom: px(0),
        max_height: auto(),
        border: UiRect::all(px(0)),
        padding: UiRect::ZERO,
        ..over_the_map()
    }
}

/// The rows, and beside them the chain, or below them where there is no room beside.
fn draw(pane: &mut ChildSpawnerCommands, desk: &Desk, is_taught: bool, has_about: bool, book: &RuleBook) {
    let both = Node {
        flex_wrap: FlexWrap::Wrap,
        flex_shrink: 0.0,
        column_gap: px(GAP),
        row_gap: px(3),
        ..default()
    };
    let rows = Node {
        flex_grow: 1.0,
        flex_basis: px(if desk.is_direct() { 0.0 } else { LEAST_ROW }),
        min_width: px(0),
        ..column(2.0)
    };
    let room = Node {
        width: px(CHAIN),
        flex_shrink: 0.0,
        ..column(1.0)
    };
    pane.spawn((both, Pickable::IGNORE)).with_children(|both| {
        both.spawn((rows, Pickable::IGNORE)).with_children(|rows| {
            draw_head(rows, desk, is_taught);
            if !desk.is_direct() {
                for (key, place) in (1..).zip(desk.page()) {
                    spawn_row(rows, (place, key), has_about, desk, book);
                }
            }
        });
        both.spawn((ChainRoom, room, Pickable::IGNORE));
    });
}

/// What else there is: options that lead to nothing, further pages, the keys.
fn draw_head(rows: &mut ChildSpawnerCommands, desk: &Desk, is_taught: bool) {
    let line = Node {
        min_height: px(24),
        flex_shrink: 0.0,
        ..row(6.0)
    };
    rows.spawn((line, Pickable::IGNORE)).with_children(|line| {
        if !desk.is_direct() {
            spawn_more(line, desk);
        }
        if desk.pages() > 1 {
            draw_pages(line, desk);
        }
        line.spawn(spacer());
        let letters = Letters::new(Face::Text, size::TINY + 0.5).in_ink(colour::SOFT_INK);
        if let Some(keys) = keys_of(desk.card(), is_taught) {
            line.spawn((keys, text(Phrase::plain(""), letters)));
        }
    });
}

/// The button that shows what leads to nothing; none where there is no such thing.
pub(super) fn spawn_more(line: &mut ChildSpawnerCommands, desk: &Desk) {
    let folded = desk.folded();
    if folded == 0 {
        return;
    }
    let node = Node {
        min_height: px(22),
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        padding: UiRect::axes(px(8), px(0)),
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(size::CORNER)),
        ..default()
    };
    let looks = (node, BackgroundColor::default(), BorderColor::default(), SKIN);
    let said = Phrase::key("battle-more").with("count", folded as i64);
    let letters = Letters::new(Face::Text, size::SMALL).in_ink(colour::SOFT_INK);
    line.spawn((More, Button, Hovered::default(), looks, focusable()))
        .with_child((text(said, letters), TextLayout::no_wrap()));
}

fn draw_pages(line: &mut ChildSpawnerCommands, desk: &Desk) {
    let small = |sign| {
        (
            icon_button(sign),
            Node {
                width: px(26),
                height: px(22),
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

/// The keys that go with the answer that is looked at, besides that which takes it where there is no other: the line above names it.
fn keys_of(card: Option<&Card>, is_taught: bool) -> Option<KeyWords> {
    const LESS: (&str, &[Action]) = ("less", &[Action::Fewer]);
    const MORE: (&str, &[Action]) = ("more", &[Action::More]);
    const TAKE: (&str, &[Action]) = ("take", &[Action::Confirm]);
    const UNDO: (&str, &[Action]) = ("undo", &[Action::Undo]);
    const WHY: (&str, &[Action]) = ("why", &[Action::Inspect]);
    Some(match card {
        Some(card) if card.is_way() => KeyWords::new("battle-keys-way", &[LESS, MORE, TAKE, UNDO]),
        Some(card) if !card.stakes.is_empty() => {
            KeyWords::new("battle-keys-stakes", &[LESS, MORE, WHY, TAKE])
        }
        Some(card) if card.facings.len() > 1 => KeyWords::new("battle-keys-turn", &[LESS, MORE, TAKE]),
        // A lesson takes nothing back.
        Some(card) if is_taught && card.odds.is_some() => KeyWords::new("battle-keys-taught", &[TAKE, WHY]),
        _ if is_taught => return None,
        Some(card) if card.odds.is_some() => KeyWords::new("battle-keys", &[TAKE, WHY, UNDO]),
        _ => KeyWords::new(
            "battle-keys-plain",
            &[TAKE, ("next", &[Action::NextTarget]), UNDO],
        ),
    })
}

/// Draws the chain of the answer that is looked at.
fn draw_chain(
    desk: Res<Desk>,
    rooms: Query<Entity, With<ChainRoom>>,
    mut drawn: Local<Option<(Entity, usize, Option<(Entity, usize)>)>>,
    mut nodes: Query<&mut Node, With<ChainRoom>>,
    mut commands: Commands,
) {
    let now = rooms.single().ok().map(|room| (room, desk.chosen, desk.seen));
    if *drawn == now {
        return;
    }
    *drawn = now;
    let Some((room, place, _)) = now else { return };
    let has_odds = desk.card().is_some_and(|card| card.odds.is_some());
    if let Ok(mut node) = nodes.get_mut(room) {
        node.display = if has_odds { Display::Flex } else { Display::None };
    }
    commands
        .entity(room)
        .despawn_related::<Children>()
        .with_children(|parent| {
            let Some(odds) = desk.card().and_then(|card| card.odds.as_ref()) else {
                return;
            };
            let head = Node {
                min_height: px(20),
                flex_shrink: 0.0,
                justify_content: JustifyContent::SpaceBetween,
                ..row(4.0)
            };
            parent.spawn((head, Pickable::IGNORE)).with_children(|head| {
                let loss = Node {
                    flex_grow: 1.0,
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::SpaceBetween,
                    ..default()
                };
                head.spawn((OddsBox::new(place, Part::Loss), loss, Pickable::IGNORE));
                if !odds.ledgers.is_empty() {
                    draw_why(head, place);
                }
            });
            parent.spawn((OddsBox::new(place, Part::Chain), column(1.0), Pickable::IGNORE));
        });
}

fn turn_page(used: On<Activate>, turns: Query<&Turn>, mut desk: ResMut<Desk>) {
    if let Ok(turn) = turns.get(used.entity) {
        desk.turn_page(turn.0);
    }
}

fn show_more(used: On<Activate>, buttons: Query<&More>, mut desk: ResMut<Desk>) {
    if buttons.contains(used.entity) {
        (desk.shows_more, desk.is_open) = (true, true);
    }
}
