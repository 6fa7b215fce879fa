//! What is told about the chosen level: its map, its words, its sides; or all that is wrong with it.

use std::sync::Arc;

use bevy::prelude::*;

use super::plan::{Found, Plan};
use super::{board, levels, preview};
use crate::battle::{SideId, Term};
use crate::content::{Problems, Words};
use crate::level::Level;
use crate::replay::Count;
use crate::rules::Preset;
use crate::ui::widget::{
    aside, card, column, heading, panel, prose, remark, row, scroll_area, scroll_sheet, text,
};
use crate::view::terms::Terms;
use crate::view::theme::{Face, Letters, Palette, colour, size};
use crate::words::Phrase;

/// The panel that is filled anew whenever another level is chosen.
#[derive(Component)]
pub(super) struct Sheet;

/// What the sheet was filled with: the level, the rules, what was counted, and the names of each side.
type Shown = (usize, (Option<Term>, Preset), Option<Count>, Vec<Vec<Arc<Words>>>);

pub(super) fn frame(middle: &mut ChildSpawnerCommands) {
    middle.spawn((panel(), Sheet)).insert(Node {
        flex_grow: 1.0,
        ..board(px(0), 27.0)
    });
}

/// Fills the sheet when it is new, or when another level is chosen.
pub(super) fn show(
    mut commands: Commands,
    plan: Res<Plan>,
    palette: Res<Palette>,
    sheet: Single<(Entity, Ref<Sheet>)>,
    mut images: ResMut<Assets<Image>>,
    mut shown: Local<Option<Shown>>,
) {
    let (entity, mark) = sheet.into_inner();
    let count = plan.count(plan.chosen).cloned();
    let rules = (plan.system, plan.preset);
    let now = Some((plan.chosen, rules, count, plan.cast.clone()));
    if !mark.is_added() && *shown == now {
        return;
    }
    *shown = now;
    commands.entity(entity).despawn_children();
    let Some(found) = plan.levels.get(plan.chosen) else {
        return;
    };
    commands.entity(entity).with_children(|sheet| match &found.level {
        Ok(level) => {
            let picture = images.add(preview::draw(level, &palette, preview::LARGEST));
            tell_level(sheet, (level, &plan), picture, &palette);
        }
        Err(problems) => tell_problems(sheet, found, problems),
    });
}

fn tell_level(
    sheet: &mut ChildSpawnerCommands,
    (level, plan): (&Level, &Plan),
    picture: Handle<Image>,
    palette: &Palette,
) {
    let pane = Node {
        min_height: px(60),
        ..column(0.0)
    };
    sheet.spawn(pane).with_children(|pane| {
        pane.spawn(scroll_sheet(size::GAP)).with_children(|told| {
            told.spawn(text(Phrase::from(&level.title), Letters::new(Face::Title, 22.0)));
            if let Some(intro) = &level.intro {
                told.spawn((
                    text(Phrase::from(intro), Letters::new(Face::Slanted, size::BODY)),
                    Terms::default(),
                ));
            }
            tell_balance(told, level, plan);
            tell_sides(told, (level, plan), palette);
        });
    });
    sheet
        .spawn(card())
        .insert(Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_height: px(84),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            padding: UiRect::all(px(size::GAP)),
            border: UiRect::all(px(size::LINE)),
            border_radius: BorderRadius::all(px(size::CORNER)),
            ..default()
        })
        .with_children(|frame| {
            let ratio = f32::from(level.board.width()) / f32::from(level.board.height().max(1));
            // The wider of the two fills the frame, the other follows the shape of the map.
            let (width, height) = if ratio >= 1.25 {
                (percent(100), auto())
            } else {
                (auto(), percent(100))
            };
            frame.spawn((
                ImageNode::new(picture),
                Node {
                    width,
                    height,
                    max_width: percent(100),
                    max_height: percent(100),
                    aspect_ratio: Some(ratio),
                    ..default()
                },
            ));
        });
}

/// The sides and who fights on them.
fn tell_sides(told: &mut ChildSpawnerCommands, (level, plan): (&Level, &Plan), palette: &Palette) {
    told.spawn(Node {
        flex_wrap: FlexWrap::Wrap,
        flex_shrink: 0.0,
        column_gap: px(26),
        row_gap: px(6),
        ..default()
    })
    .with_children(|sides| {
        for (place, side) in level.sides.iter().enumerate() {
            let id = SideId(u8::try_from(place).unwrap_or(u8::MAX));
            let count = level.fighters.iter().filter(|fighter| fighter.side == id).count();
            let names = plan.cast.get(place).map_or(&[][..], |names| names);
            // The sides share the width, and long lists of names take more lines.
            let share = Node {
                flex_grow: 1.0,
                flex_basis: px(136),
                ..column(2.0)
            };
            sides.spawn(share).with_children(|tall| {
                let line = Node {
                    flex_wrap: FlexWrap::Wrap,
                    ..row(size::GAP)
                };
                tall.spawn(line).with_children(|line| {
                    line.spawn(badge(palette, place));
                    line.spawn(text(
                        Phrase::from(&side.name),
                        Letters::new(Face::Strong, size::BODY),
                    ));
                    line.spawn(remark(Phrase::key("setup-fighters").with("count", count as i64)));
                });
                let names = names.iter().map(|name| Phrase::Words(name.clone()));
                tall.spawn(remark(Phrase::list(names, " · ")));
            });
        }
    });
}

/// How often each side wins by the rules chosen, how long a fight takes, and who is meant to be stronger.
fn tell_balance(sheet: &mut ChildSpawnerCommands, level: &Level, plan: &Plan) {
    let name = |side: SideId| {
        level
            .sides
            .get(usize::from(side.0))
            .map(|side| Phrase::from(&side.name))
    };
    let stronger = plan
        .rules()
        .and_then(|system| level.stronger.get(system.level_name())?.get(&plan.preset));
    if let Some(side) = stronger.and_then(|side| name(*side)) {
        sheet.spawn(prose(Phrase::key("setup-stronger").with("side", side)));
    }
    let Some(count) = plan.count(plan.chosen) else {
        sheet.spawn(aside("setup-not-counted"));
        return;
    };
    let sides = (0..level.sides.len()).map(|side| SideId(side as u8));
    let shares = sides.filter_map(|side| {
        let share = i64::from(count.share(side)?);
        Some(
            Phrase::key("setup-share")
                .with("side", name(side)?)
                .with("share", share),
        )
    });
    let won = Phrase::key("setup-counted")
        .with("fights", i64::from(count.fights))
        .with("shares", Phrase::list(shares, ", "));
    sheet.spawn(remark(Phrase::list([won, levels::length(count)], " · ")));
}

/// The sign of a side: a square for the first, a round one for the second, so that colour is not all.
pub(in crate::screen) fn badge(palette: &Palette, place: usize) -> impl Bundle {
    let (corner, turn) = match place {
        0 => (px(2), 0.0),
        1 => (px(9), 0.0),
        2 => (px(2), std::f32::consts::FRAC_PI_4),
        _ => (px(5), std::f32::consts::FRAC_PI_4),
    };
    (
        Node {
            width: px(16),
            height: px(16),
            border: UiRect::all(px(1.5)),
            border_radius: BorderRadius::all(corner),
            ..default()
        },
        UiTransform::from_rotation(Rot2::radians(turn)),
        BackgroundColor(preview::side_colour(palette, place)),
        BorderColor::all(colour::INK),
    )
}

fn tell_problems(sheet: &mut ChildSpawnerCommands, found: &Found, problems: &Problems) {
    sheet.spawn(text(Phrase::plain(found.name()), Letters::new(Face::Title, 22.0)));
    let broken = Phrase::key("setup-broken").with("count", problems.count() as i64);
    sheet.spawn(heading(broken));
    sheet
        .spawn(Node {
            flex_grow: 1.0,
            min_height: px(0),
            ..column(0.0)
        })
        .with_children(|pane| {
            pane.spawn(scroll_area(size::GAP)).with_children(|list| {
                for problem in problems.iter() {
                    list.spawn(text(
                        Phrase::plain(problem.to_string()),
                        Letters::new(Face::Figures, size::TINY),
                    ));
                }
            });
        });
}
