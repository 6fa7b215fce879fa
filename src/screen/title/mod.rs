//! The title screen: the name of the game and what can be done with it, on a chart drawn in ink.

mod chart;
mod pen;
mod shelf;

use std::path::PathBuf;

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use bevy::window::PrimaryWindow;

use super::Screen;
use super::fight;
use super::settings::language_options;
use super::way::{go_to, quit};
use crate::content::{Home, root};
use crate::replay::Opening;
use crate::ui::widget::{
    button, column, primary_button, quiet_button, remark, row, scroll_area, spacer, text,
};
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::Phrase;

/// The name of the game, the same in every language.
const NAME: &str = "Klingentanz";
/// The folder of the first lesson.
const LESSON: &str = "00-one-blow";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), (draw_chart, show.after(fight::clear)))
        .add_systems(Update, fit_chart.run_if(in_state(Screen::Title)))
        .add_plugins(shelf::plugin);
}

/// The drawing behind the title.
#[derive(Component)]
struct Chart;

fn draw_chart(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut inks: ResMut<Assets<ColorMaterial>>,
    mut cameras: Query<(&mut Transform, &mut Projection), With<Camera2d>>,
) {
    for (mut place, mut projection) in &mut cameras {
        *place = Transform::default();
        *projection = Projection::Orthographic(OrthographicProjection::default_2d());
    }
    commands.spawn((
        DespawnOnExit(Screen::Title),
        Chart,
        Mesh2d(meshes.add(chart::draw())),
        MeshMaterial2d(inks.add(ColorMaterial::from_color(Color::WHITE))),
    ));
}

/// Keeps the whole sheet in the window, whatever its size.
fn fit_chart(window: Single<&Window, With<PrimaryWindow>>, mut chart: Single<&mut Transform, With<Chart>>) {
    let scale = Vec3::new(window.width() / 1280.0, window.height() / 720.0, 1.0);
    if chart.scale != scale {
        chart.scale = scale;
    }
}

fn show(mut commands: Commands, home: Res<Home>) {
    let kept = Kept::find(&home);
    let is_new = fight::shelf(&home).is_some_and(|shelf| shelf.files().is_empty());
    commands
        .spawn((
            DespawnOnExit(Screen::Title),
            TabGroup::new(0),
            Node {
                width: percent(50),
                min_width: px(560),
                height: percent(100),
                padding: UiRect::new(vw(6), px(0), vh(5), vh(4)),
                ..column(0.0)
            },
        ))
        .with_children(|page| {
            page.spawn(scroll_area(0.0)).with_children(|pane| {
                let sheet = Node {
                    min_height: percent(100),
                    flex_shrink: 0.0,
                    ..column(size::GAP)
                };
                pane.spawn(sheet).with_children(|page| fill(page, kept, is_new));
            });
        });
}

fn fill(page: &mut ChildSpawnerCommands, kept: Option<Kept>, is_new: bool) {
    page.spawn((
        text(Phrase::plain(NAME), Letters::new(Face::Title, size::NAME)),
        TextLayout::no_wrap(),
    ));
    page.spawn((
        text(
            "title-subtitle",
            Letters::new(Face::Slanted, 19.0).in_ink(colour::SOFT_INK),
        ),
        Node {
            margin: UiRect::new(px(3), px(0), px(-8), px(22)),
            ..default()
        },
    ));
    page.spawn(Node {
        width: px(270),
        ..column(9.0)
    })
    .with_children(|list| menu(list, kept, is_new));
    page.spawn(spacer());
    page.spawn((row(6.0), children![]))
        .with_children(language_options);
    page.spawn(remark("title-unofficial"));
}

/// What can be done. Whoever has never played (`is_new`) is led to the first lesson.
fn menu(list: &mut ChildSpawnerCommands, kept: Option<Kept>, is_new: bool) {
    if let Some(kept) = kept {
        list.spawn((
            primary_button("title-resume"),
            AutoFocus,
            observe(take_up(kept.file)),
        ));
        list.spawn((
            remark(kept.what),
            Node {
                align_self: AlignSelf::Center,
                margin: UiRect::top(px(-6)),
                ..default()
            },
        ));
        list.spawn((button("title-new-fight"), observe(go_to(Screen::Setup))));
        list.spawn((button("title-lesson-one-blow"), observe(begin_lesson)));
    } else if is_new {
        let lesson = primary_button("title-first-lesson");
        list.spawn((lesson, AutoFocus, observe(begin_lesson)));
        list.spawn((button("title-straight"), observe(go_to(Screen::Setup))));
    } else {
        let play = primary_button("title-new-fight");
        list.spawn((play, AutoFocus, observe(go_to(Screen::Setup))));
        list.spawn((button("title-lesson-one-blow"), observe(begin_lesson)));
    }
    list.spawn((button("title-load"), observe(shelf::open)));
    list.spawn((button("codex-title"), observe(super::codex::open_it)));
    list.spawn((button("title-settings"), observe(go_to(Screen::Settings))));
    list.spawn((button("battle-help"), observe(super::help::open)));
    list.spawn((quiet_button("title-quit"), observe(quit)));
}

/// The fight that was under way when the program ended.
struct Kept {
    file: PathBuf,
    /// Where it is fought and how far it has come.
    what: Phrase,
}

impl Kept {
    fn find(home: &Home) -> Option<Self> {
        let (file, recording) = fight::shelf(home)?.unfinished()?;
        let what = shelf::told(&recording).unwrap_or_else(|_| Phrase::plain(""));
        Some(Self { file, what })
    }
}

/// Begins the lesson with the seats that its level gives.
fn begin_lesson(_: On<Activate>, mut commands: Commands) {
    let opening = Opening {
        practice: true,
        ..Opening::of_level(root().join("levels").join(LESSON), 1)
    };
    commands.queue(move |world: &mut World| fight::begin(world, opening));
}

/// Takes a recorded fight up again.
fn take_up(file: PathBuf) -> impl Fn(On<Activate>, Commands) {
    move |_, mut commands| {
        let file = file.clone();
        commands.queue(move |world: &mut World| fight::take_up(world, &file));
    }
}
