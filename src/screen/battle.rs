//! The frame of a fight on the screen: its name, the pause, and the way on when it is over. The panels are the interface's.

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::Screen;
use super::fight::{self, Shown};
use super::way::go_to;
use crate::battle::Clock;
use crate::input::{Action, Hands};
use crate::ui::battle::LevelName;
use crate::ui::lesson::Teaching;
use crate::ui::say::{Phrase, Say};
use crate::ui::theme::{Face, Letters, size};
use crate::ui::widget::{button, column, panel, primary_button, remark, text, veil};
use crate::view::{OnStage, Stage};

/// Seconds between the last blow and the page of the result.
const LAST_LOOK: f32 = 1.2;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (name_level, call_pause, end).run_if(in_state(Screen::Battle)),
    )
    .add_systems(OnExit(Screen::Battle), leave_stage)
    .add_systems(OnEnter(Screen::Title), fight::clear);
}

/// The pause that lies over the fight.
#[derive(Component)]
pub(super) struct Pause;

fn name_level(shown: Option<Res<Shown>>, mut names: Query<&mut Say, With<LevelName>>) {
    let Some(shown) = shown else { return };
    for mut name in &mut names {
        name.set_if_neq(Say(Phrase::key(shown.title.clone())));
    }
}

fn call_pause(
    hands: Hands,
    cards: Query<(Entity, Has<Pause>), With<TabGroup>>,
    groups: Query<&TabGroup>,
    mut commands: Commands,
) {
    if !hands.just_pressed(Action::Back) {
        return;
    }
    if let Some((pause, _)) = cards.iter().find(|(_, is_pause)| *is_pause) {
        commands.entity(pause).despawn();
    } else if !groups.iter().any(|group| group.modal) {
        commands.run_system_cached(show_pause);
    }
}

fn show_pause(teaching: Option<Res<Teaching>>, mut commands: Commands) {
    let hint = match teaching {
        Some(_) => "lesson-panel-leave-hint",
        None => "battle-leave-hint",
    };
    commands
        .spawn((Pause, DespawnOnExit(Screen::Battle), veil(), TabGroup::modal()))
        .with_children(|page| {
            page.spawn(panel())
                .insert(Node {
                    width: px(320),
                    padding: UiRect::all(px(24)),
                    border: UiRect::all(px(size::LINE)),
                    border_radius: BorderRadius::all(px(size::CORNER)),
                    ..column(10.0)
                })
                .with_children(|card| {
                    card.spawn(text("battle-pause", Letters::new(Face::Title, 24.0)));
                    card.spawn((primary_button("battle-go-on"), AutoFocus, observe(close)));
                    card.spawn((button("battle-help"), observe(super::help::open)));
                    card.spawn((button("battle-leave"), observe(go_to(Screen::Title))));
                    card.spawn(remark(hint));
                });
        });
}

fn close(_: On<Activate>, pauses: Query<Entity, With<Pause>>, mut commands: Commands) {
    pauses.iter().for_each(|pause| commands.entity(pause).despawn());
}

/// Goes on to the result when the fight is over and all of it has been shown.
fn end(
    on_stage: Res<OnStage>,
    stage: Res<Stage>,
    clocks: Query<&Clock>,
    time: Res<Time<Real>>,
    mut looked: Local<f32>,
    mut next: ResMut<NextState<Screen>>,
) {
    let over = on_stage
        .battle
        .and_then(|battle| clocks.get(battle).ok())
        .is_some_and(|clock| clock.over);
    if !over || stage.is_playing() || stage.battle != on_stage.battle {
        *looked = 0.0;
        return;
    }
    *looked += time.delta_secs();
    if *looked >= LAST_LOOK {
        *looked = 0.0;
        next.set(Screen::Result);
    }
}

/// The panels go with the stage; the battle itself stays for the page of its result.
fn leave_stage(mut on_stage: ResMut<OnStage>) {
    on_stage.battle = None;
}
