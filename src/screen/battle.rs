//! The frame of a fight on the screen: its name, the pause, and the way on when it is over. The panels are the interface's.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use bevy::window::RequestRedraw;

use super::card::Question;
use super::fight::{self, Shown};
use super::hand_over::Whose;
use super::way::go_to;
use super::{Screen, card};
use crate::battle::Clock;
use crate::ui::battle::LevelName;
use crate::ui::battle_answer::{GivingUp, give_up};
use crate::ui::lesson::Teaching;
use crate::ui::look_back::Visit;
use crate::ui::widget::{button, primary_button, remark};
use crate::view::say::Say;
use crate::view::{OnStage, Stage};
use crate::words::Phrase;

/// Seconds between the last blow and the page of the result.
const LAST_LOOK: f32 = 1.2;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (name_level, end).run_if(in_state(Screen::Battle)))
        .add_systems(Update, ask_to_give_up.run_if(resource_changed::<GivingUp>))
        .add_systems(OnExit(Screen::Battle), leave_stage)
        .add_systems(OnEnter(Screen::Title), fight::clear);
}

/// Says the name of the level, or of the lesson, above the map; and whose turn it is where several people play.
fn name_level(
    shown: Option<Res<Shown>>,
    teaching: Option<Res<Teaching>>,
    whose: Res<Whose>,
    mut names: Query<&mut Say, With<LevelName>>,
) {
    let title = match (&shown, &teaching) {
        (_, Some(teaching)) => teaching.course().lesson().title.clone(),
        (Some(shown), None) => shown.title.clone(),
        (None, None) => return,
    };
    let parts = [Phrase::from(&title)].into_iter().chain(whose.0.clone());
    let said = Say(Phrase::list(parts, " · "));
    for mut name in &mut names {
        name.set_if_neq(said.clone());
    }
}

/// Lays the pause over the fight.
pub(super) fn show_pause(teaching: Option<Res<Teaching>>, mut commands: Commands) {
    let leave = leaving(teaching.is_some());
    let marker = DespawnOnExit(Screen::Battle);
    card::lay(&mut commands, marker, ("battle-pause", px(340)), |card| {
        card.spawn((
            primary_button("battle-go-on"),
            AutoFocus,
            observe(card::close_own),
        ));
        card.spawn((button("title-settings"), observe(super::settings::open)));
        card.spawn((button("battle-help"), observe(super::help::open)));
        card.spawn((button(leave.go), observe(ask_to_leave)));
        card.spawn(remark(leave.hint));
    });
}

/// The question before a fight, or a lesson, is left.
const fn leaving(is_lesson: bool) -> Question {
    let (title, hint, go) = if is_lesson {
        (
            "ask-leave-lesson",
            "lesson-panel-leave-hint",
            "lesson-panel-leave-it",
        )
    } else {
        ("ask-leave", "battle-leave-hint", "battle-leave")
    };
    Question {
        title,
        hint,
        stay: "ask-stay",
        go,
    }
}

fn ask_to_leave(_: On<Activate>, teaching: Option<Res<Teaching>>, mut commands: Commands) {
    let marker = DespawnOnExit(Screen::Battle);
    let question = leaving(teaching.is_some());
    card::ask(&mut commands, marker, &question, go_to(Screen::Title));
}

/// Asks once more before a side gives the fight up.
fn ask_to_give_up(giving_up: Res<GivingUp>, mut commands: Commands) {
    if giving_up.0.is_none() {
        return;
    }
    let question = Question {
        title: "ask-give-up",
        hint: "ask-give-up-hint",
        stay: "ask-fight-on",
        go: "ask-give-up-after-all",
    };
    let marker = DespawnOnExit(Screen::Battle);
    card::ask(
        &mut commands,
        marker,
        &question,
        |_: On<Activate>, mut commands: Commands| commands.queue(give_up),
    );
}

/// Goes on to the result when the fight is over and all of it has been shown.
fn end(
    on_stage: Res<OnStage>,
    stage: Res<Stage>,
    clocks: Query<&Clock>,
    visit: Res<Visit>,
    time: Res<Time<Real>>,
    mut looked: Local<f32>,
    mut next: ResMut<NextState<Screen>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let over = on_stage
        .battle
        .and_then(|battle| clocks.get(battle).ok())
        .is_some_and(|clock| clock.over);
    if !over || stage.is_playing() || stage.battle != on_stage.battle {
        *looked = 0.0;
        return;
    }
    // Who has come back to look at it has seen the last blow before.
    if visit.0 {
        *looked = LAST_LOOK;
        return;
    }
    redraw.write(RequestRedraw);
    *looked += time.delta_secs();
    if *looked >= LAST_LOOK {
        *looked = 0.0;
        next.set(Screen::Result);
    }
}

/// The panels go with the stage; the battle itself stays for the page of its result.
fn leave_stage(mut on_stage: ResMut<OnStage>, mut visit: ResMut<Visit>) {
    visit.0 = false;
    on_stage.battle = None;
}
