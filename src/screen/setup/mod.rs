//! The set-up of a fight: level, sides, rules and seed.

mod cast;
mod compare;
mod heroes;
mod levels;
mod modules;
mod people;
mod plan;
mod preview;
mod rules;
mod sheet;
mod single;
mod single_detail;
mod terms;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::observe;

use self::modules::Modules;
use self::plan::Plan;
pub(super) use self::plan::{Chair, find_levels, new_seed, seats};
pub(super) use self::sheet::badge;
use super::way::go_to;
use super::{Screen, fight};
use crate::content::Home;
use crate::ui::widget::{column, quiet_button, row, spacer, text};
use crate::view::terms::TermGuide;
use crate::view::theme::{Face, Letters, size};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Plan>()
        .add_systems(OnEnter(Screen::Setup), (refresh, show).chain())
        .add_systems(
            Update,
            (
                speak_of,
                cast::look_up,
                modules::look_up,
                (sheet::show, terms::show),
            )
                .chain()
                .run_if(in_state(Screen::Setup)),
        )
        .add_plugins((
            compare::plugin,
            heroes::plugin,
            levels::plugin,
            modules::plugin,
            people::plugin,
            rules::plugin,
            single::plugin,
            terms::plugin,
        ));
}

/// The terms on the screen are those of the rule system that is chosen.
fn speak_of(plan: Res<Plan>, mut guide: ResMut<TermGuide>) {
    if let Some(system) = plan.system {
        guide.set_if_neq(TermGuide(system.0));
    }
}

fn refresh(mut plan: ResMut<Plan>, home: Option<Res<Home>>, mut modules: ResMut<Modules>) {
    plan.refresh();
    if let Some((level, over)) = home.and_then(|home| fight::last(&home)) {
        plan.go_on_after(&level, over);
    }
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
                levels::frame(middle, &plan);
                sheet::frame(middle);
                terms::frame(middle, &plan);
            });
        });
}

/// The node of a panel of this width that is as high as its row; in a narrow window it keeps so many percent of the row.
fn board(width: Val, least: f32) -> Node {
    Node {
        width,
        min_width: percent(least),
        min_height: px(0),
        padding: UiRect::all(px(size::PAD)),
        border: UiRect::all(px(size::LINE)),
        border_radius: BorderRadius::all(px(size::CORNER)),
        ..column(size::GAP)
    }
}
