//! The set-up of a fight: level, sides, rules and seed.

mod cast;
mod compare;
mod heroes;
mod modules;
mod plan;
mod preview;
mod rules;
mod sheet;
mod single;
mod single_detail;
mod terms;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, observe};

use self::modules::Modules;
pub(super) use self::plan::{Chair, new_seed, seats};
use self::plan::{Found, Plan};
pub(super) use self::sheet::badge;
use super::Screen;
use super::way::go_to;
use crate::ui::widget::{
    column, heading, panel, quiet_button, remark, row, row_button, scroll_area, set_checked, spacer, text,
};
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Plan>()
        .add_systems(OnEnter(Screen::Setup), (refresh, show).chain())
        .add_systems(
            Update,
            (
                cast::look_up,
                modules::look_up,
                (mark_level, sheet::show, terms::show),
            )
                .chain()
                .run_if(in_state(Screen::Setup)),
        )
        .add_plugins((
            compare::plugin,
            heroes::plugin,
            modules::plugin,
            rules::plugin,
            single::plugin,
            terms::plugin,
        ))
        .add_observer(choose_level);
}

/// A level in the list, by its place.
#[derive(Component, Clone, Copy, Debug)]
struct Listed(usize);

fn refresh(mut plan: ResMut<Plan>, mut modules: ResMut<Modules>) {
    plan.refresh();
    modules.forget();
}

fn show(mut commands: Commands, plan: Res<Plan>) {
    commands
        .spawn((
            DespawnOnExit(Screen::Setup),
            TabGroup::new(0),
            Node {
                width: percent(100),
                height: percent(100),
                padding: UiRect::all(px(size::GUTTER * 1.6)),
                ..column(size::GUTTER)
            },
        ))
        .with_children(|page| {
            page.spawn(row(size::PAD)).with_children(|top| {
                top.spawn(text("setup-heading", Letters::new(Face::Title, size::TITLE)));
                top.spawn(spacer());
                top.spawn((quiet_button("setup-heroes"), observe(heroes::open)));
                top.spawn((quiet_button("setup-back"), observe(go_to(Screen::Title))));
            });
            page.spawn(Node {
                flex_grow: 1.0,
                min_height: px(0),
                column_gap: px(size::GUTTER),
                ..default()
            })
            .with_children(|middle| {
                list_levels(middle, &plan);
                sheet::frame(middle);
                terms::frame(middle, &plan);
            });
        });
}

fn list_levels(middle: &mut ChildSpawnerCommands, plan: &Plan) {
    middle
        .spawn(panel())
        .insert(board(px(270)))
        .with_children(|sheet| {
            sheet.spawn(heading("setup-level"));
            sheet
                .spawn(Node {
                    flex_grow: 1.0,
                    min_height: px(0),
                    ..column(0.0)
                })
                .with_children(|pane| {
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
    let mut line = list.spawn((row_button(), Listed(place)));
    if chosen {
        line.insert(Checked);
    }
    line.with_children(|line| match &found.level {
        Ok(level) => {
            line.spawn(text(
                Phrase::from(&level.title),
                Letters::new(Face::Strong, size::BODY),
            ));
            let size = Phrase::key("setup-size")
                .with("width", i64::from(level.board.width()))
                .with("height", i64::from(level.board.height()))
                .with("fighters", level.fighters.len() as i64);
            line.spawn(remark(size));
        }
        Err(problems) => {
            line.spawn(text(
                Phrase::plain(found.name()),
                Letters::new(Face::Strong, size::BODY),
            ));
            let broken = Phrase::key("setup-broken").with("count", problems.count() as i64);
            line.spawn(text(
                broken,
                Letters::new(Face::Text, size::SMALL).in_ink(colour::WARNING_INK),
            ));
        }
    });
}

/// The node of a panel of this width that is as high as its row.
fn board(width: Val) -> Node {
    Node {
        width,
        flex_shrink: 0.0,
        min_height: px(0),
        padding: UiRect::all(px(size::PAD)),
        border: UiRect::all(px(size::LINE)),
        border_radius: BorderRadius::all(px(size::CORNER)),
        ..column(size::GAP)
    }
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
