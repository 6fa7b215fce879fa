//! The settings: what a player sets for himself. They are in force at once and kept between runs.

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, SliderValue, ValueChange, observe};

use super::Screen;
use super::way::go_to;
use crate::content::Language;
use crate::input::{Action, Hands};
use crate::ui::preference::{Preferences, SCALES, Tempo};
use crate::ui::say::{Phrase, Say};
use crate::ui::theme::{Face, Letters, size};
use crate::ui::widget::{
    button, column, label, option_button, panel, primary_button, row, set_checked, slider, spacer, text,
    toggle,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Settings), show)
        .add_systems(Update, leave.run_if(in_state(Screen::Settings)))
        .add_systems(Update, mark_chosen)
        .add_observer(choose);
}

/// An answer to one of the questions of the settings.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
enum Answer {
    Language(Language),
    Tempo(Tempo),
    OpponentTempo(Tempo),
}

impl Answer {
    fn is_chosen(self, preferences: &Preferences) -> bool {
        match self {
            Self::Language(language) => preferences.language == language,
            Self::Tempo(tempo) => preferences.tempo == tempo,
            Self::OpponentTempo(tempo) => preferences.opponent_tempo == tempo,
        }
    }
}

/// The number beside the slider.
#[derive(Component)]
struct ScaleWord;

/// The languages as options, each in its own name; also for the title screen.
pub(super) fn language_options(list: &mut ChildSpawnerCommands) {
    for language in Language::ALL {
        let name = match language {
            Language::En => "settings-language-en",
            Language::De => "settings-language-de",
            Language::Fr => "settings-language-fr",
        };
        list.spawn((option_button(name), Answer::Language(language)));
    }
}

fn show(mut commands: Commands, preferences: Res<Preferences>) {
    commands
        .spawn((
            DespawnOnExit(Screen::Settings),
            TabGroup::new(0),
            Node {
                width: percent(100),
                height: percent(100),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..default()
            },
        ))
        .with_children(|page| {
            page.spawn((
                panel(),
                children![text("settings-heading", Letters::new(Face::Title, size::TITLE))],
            ))
            .insert(Node {
                width: px(640),
                padding: UiRect::all(px(26)),
                border: UiRect::all(px(size::LINE)),
                border_radius: BorderRadius::all(px(size::CORNER)),
                ..column(size::PAD)
            })
            .with_children(|page| questions(page, &preferences));
        });
}

fn questions(page: &mut ChildSpawnerCommands, preferences: &Preferences) {
    question(page, "settings-language", language_options);
    question(page, "settings-own-speed", |options| {
        tempo_options(options, Answer::Tempo);
    });
    question(page, "settings-opponent-speed", |options| {
        tempo_options(options, Answer::OpponentTempo);
    });
    question(page, "settings-text-size", |options| {
        let range = f32::from(*SCALES.start())..=f32::from(*SCALES.end());
        options.spawn((
            slider(range, 10.0, f32::from(preferences.scale)),
            observe(set_scale),
        ));
        options.spawn((label("settings-percent"), ScaleWord));
    });
    switch(
        page,
        "settings-full-screen",
        preferences.full_screen,
        |preferences, on| preferences.full_screen = on,
    );
    switch(
        page,
        "settings-hand-over",
        preferences.hand_over,
        |preferences, on| preferences.hand_over = on,
    );
    switch(
        page,
        "settings-colour-blind",
        preferences.colour_blind,
        |preferences, on| preferences.colour_blind = on,
    );
    page.spawn((row(size::GAP), children![])).with_children(|foot| {
        foot.spawn((button("battle-help"), observe(super::help::open)));
        foot.spawn(spacer());
        foot.spawn((
            primary_button("settings-done"),
            AutoFocus,
            observe(go_to(Screen::Title)),
        ));
    });
}

fn question(
    page: &mut ChildSpawnerCommands,
    key: &'static str,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    page.spawn(row(size::GAP)).with_children(|line| {
        line.spawn((
            label(key),
            Node {
                width: px(230),
                ..default()
            },
        ));
        fill(line);
    });
}

fn tempo_options(options: &mut ChildSpawnerCommands, answer: impl Fn(Tempo) -> Answer) {
    for (tempo, key) in Tempo::ALL
        .into_iter()
        .zip(["tempo-once", "tempo-twice", "tempo-skip"])
    {
        options.spawn((option_button(key), answer(tempo)));
    }
}

fn switch(page: &mut ChildSpawnerCommands, key: &'static str, on: bool, set: fn(&mut Preferences, bool)) {
    let mut line = page.spawn((
        toggle(key),
        observe(
            move |change: On<ValueChange<bool>>, mut preferences: ResMut<Preferences>| {
                set(&mut preferences, change.value);
            },
        ),
    ));
    if on {
        line.insert(Checked);
    }
}

fn choose(activate: On<Activate>, answers: Query<&Answer>, mut preferences: ResMut<Preferences>) {
    match answers.get(activate.entity) {
        Ok(Answer::Language(language)) => preferences.language = *language,
        Ok(Answer::Tempo(tempo)) => preferences.tempo = *tempo,
        Ok(Answer::OpponentTempo(tempo)) => preferences.opponent_tempo = *tempo,
        Err(_) => {}
    }
}

/// Takes the new size over when the hand lets go of the slider: it would run away from under the pointer otherwise.
fn set_scale(change: On<ValueChange<f32>>, mut preferences: ResMut<Preferences>) {
    if change.is_final {
        let tens = (change.value / 10.0).round() as u16 * 10;
        preferences.scale = tens.clamp(*SCALES.start(), *SCALES.end());
    }
}

fn mark_chosen(
    preferences: Res<Preferences>,
    answers: Query<(Entity, &Answer, Has<Checked>)>,
    sliders: Query<&SliderValue>,
    mut words: Query<&mut Say, With<ScaleWord>>,
    mut commands: Commands,
) {
    for (entity, answer, chosen) in &answers {
        set_checked(&mut commands, entity, chosen, answer.is_chosen(&preferences));
    }
    let shown = sliders
        .iter()
        .next()
        .map_or(f32::from(preferences.scale), |value| value.0);
    for mut word in &mut words {
        let percent = (shown / 10.0).round() as i64 * 10;
        word.set_if_neq(Say(Phrase::key("settings-percent").with("percent", percent)));
    }
}

fn leave(hands: Hands, cards: Query<&TabGroup>, mut next: ResMut<NextState<Screen>>) {
    if hands.just_pressed(Action::Back) && !cards.iter().any(|group| group.modal) {
        next.set(Screen::Title);
    }
}
