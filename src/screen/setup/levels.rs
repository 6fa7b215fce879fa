//! The levels as cards: a small picture of the map, what the level is about, how hard, how long and how fair it is.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::Activate;

use super::plan::{Found, Plan};
use super::{board, preview};
use crate::battle::SideId;
use crate::replay::Count;
use crate::screen::Screen;
use crate::ui::widget::{
    aside, column, heading, panel, remark, row, row_button, scroll_area, set_checked, text,
};
use crate::view::say::Say;
use crate::view::theme::{Face, Letters, Palette, colour, size};
use crate::words::Phrase;

/// Logical pixels of a card's picture.
const PICTURE: Vec2 = Vec2::new(92.0, 66.0);

/// Most pixels that a card's picture has on a side.
const DRAWN: u16 = 184;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Drawn>()
        .add_systems(
            Update,
            (mark_level, draw_next, tell_figures).run_if(in_state(Screen::Setup)),
        )
        .add_systems(
            Update,
            (|mut drawn: ResMut<Drawn>| drawn.0.clear()).run_if(resource_changed::<Palette>),
        )
        .add_observer(choose_level);
}

/// A level in the list, by its place.
#[derive(Component, Clone, Copy, Debug)]
struct Listed(usize);

/// The frame of a card's picture, by the place of the level.
#[derive(Component, Clone, Copy, Debug)]
struct Picture(usize);

/// The line of a card that depends on the rules chosen, by the place of the level.
#[derive(Component, Clone, Copy, Debug)]
struct Figures(usize);

/// The small pictures by the names of the levels.
#[derive(Resource, Default)]
struct Drawn(BTreeMap<String, Handle<Image>>);

pub(super) fn frame(middle: &mut ChildSpawnerCommands, plan: &Plan) {
    middle
        .spawn(panel())
        .insert(board(px(306), 30.0))
        .with_children(|sheet| {
            sheet.spawn(heading("setup-level"));
            let pane = Node {
                flex_grow: 1.0,
                min_height: px(0),
                ..column(0.0)
            };
            sheet.spawn(pane).with_children(|pane| {
                pane.spawn(scroll_area(size::GAP)).with_children(|list| {
                    for (place, found) in plan.levels.iter().enumerate() {
                        list_level(list, place, found, place == plan.chosen);
                    }
                    if plan.levels.is_empty() {
                        list.spawn(remark("setup-no-levels"));
                    }
                });
            });
        });
}

fn list_level(list: &mut ChildSpawnerCommands, place: usize, found: &Found, chosen: bool) {
    let mut card = list.spawn((row_button(), Listed(place)));
    if chosen {
        card.insert(Checked);
    }
    card.with_children(|card| match &found.level {
        Ok(level) => {
            // In a narrow window the words stand below the picture.
            let line = Node {
                align_items: AlignItems::Start,
                flex_wrap: FlexWrap::Wrap,
                ..row(size::GAP)
            };
            card.spawn((line, Pickable::IGNORE)).with_children(|line| {
                let frame = Node {
                    width: px(PICTURE.x),
                    height: px(PICTURE.y),
                    flex_shrink: 0.0,
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::Center,
                    border: UiRect::all(px(1)),
                    ..default()
                };
                let ground = (BackgroundColor(colour::PAPER), BorderColor::all(colour::EDGE));
                line.spawn((Picture(place), frame, ground, Pickable::IGNORE));
                let words = Node {
                    flex_grow: 1.0,
                    flex_basis: px(120),
                    min_width: px(0),
                    ..column(1.0)
                };
                line.spawn((words, Pickable::IGNORE)).with_children(|words| {
                    let title = Phrase::from(&level.title);
                    words.spawn(text(title, Letters::new(Face::Strong, size::BODY)));
                    if let Some(about) = &level.about {
                        words.spawn(aside(Phrase::from(about)));
                    }
                    if let Some(steps) = level.difficulty {
                        words
                            .spawn((row(3.0), Pickable::IGNORE))
                            .with_children(|line| difficulty(line, steps));
                    }
                    words.spawn((remark(Phrase::plain("")), Figures(place)));
                });
            });
        }
        Err(problems) => {
            let name = Phrase::plain(found.name());
            card.spawn(text(name, Letters::new(Face::Strong, size::BODY)));
            let broken = Phrase::key("setup-broken").with("count", problems.count() as i64);
            let letters = Letters::new(Face::Text, size::SMALL).in_ink(colour::WARNING_INK);
            card.spawn(text(broken, letters));
        }
    });
}

fn choose_level(activate: On<Activate>, levels: Query<&Listed>, mut plan: ResMut<Plan>) {
    if let Ok(level) = levels.get(activate.entity) {
        plan.choose(level.0);
    }
}

fn mark_level(plan: Res<Plan>, levels: Query<(Entity, &Listed, Has<Checked>)>, mut commands: Commands) {
    for (entity, listed, chosen) in &levels {
        set_checked(&mut commands, entity, chosen, listed.0 == plan.chosen);
    }
}

/// Draws one picture that is missing; all at once would hold the screen up.
fn draw_next(
    plan: Res<Plan>,
    palette: Res<Palette>,
    frames: Query<(Entity, &Picture), Without<Children>>,
    mut drawn: ResMut<Drawn>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let next = frames.iter().min_by_key(|(_, picture)| picture.0);
    let Some((frame, found)) = next.and_then(|(frame, picture)| Some((frame, plan.levels.get(picture.0)?)))
    else {
        return;
    };
    let Ok(level) = &found.level else { return };
    let draw = || images.add(preview::draw(level, &palette, DRAWN));
    let picture = drawn.0.entry(found.name()).or_insert_with(draw).clone();
    let shape = Vec2::new(level.board.width().into(), level.board.height().max(1).into());
    let scale = ((PICTURE - 2.0) / shape).min_element();
    let node = Node {
        width: px(shape.x * scale),
        height: px(shape.y * scale),
        ..default()
    };
    commands
        .entity(frame)
        .with_child((ImageNode::new(picture), node, Pickable::IGNORE));
}

/// Five dots, of which as many are full as the level is hard.
fn difficulty(line: &mut ChildSpawnerCommands, steps: u8) {
    for step in 1..=5 {
        let dot = Node {
            width: px(8),
            height: px(8),
            margin: UiRect::vertical(px(3)),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::MAX,
            ..default()
        };
        let ground = if step <= steps {
            colour::SOFT_INK
        } else {
            Color::NONE
        };
        let looks = (BackgroundColor(ground), BorderColor::all(colour::SOFT_INK));
        line.spawn((dot, looks, Pickable::IGNORE));
    }
}

/// Says on each card how long a fight takes, and how often each side wins by the rules chosen.
fn tell_figures(plan: Res<Plan>, mut lines: Query<(&Figures, &mut Say)>) {
    for (figures, mut said) in &mut lines {
        let count = plan.count(figures.0);
        let parts = [count.map(length), count.and_then(shares)].into_iter().flatten();
        said.set_if_neq(Say(Phrase::list(parts, " · ")));
    }
}

/// How long a fight takes.
pub(super) fn length(count: &Count) -> Phrase {
    Phrase::key("setup-length").with("rounds", i64::from(count.length()))
}

/// What each side wins of a hundred fights.
fn shares(count: &Count) -> Option<Phrase> {
    let sides = 0..u8::try_from(count.wins.len()).ok()?;
    let shares: Option<Vec<String>> = sides
        .map(|side| count.share(SideId(side)).map(|share| share.to_string()))
        .collect();
    Some(Phrase::plain(shares?.join(" : ")))
}
