//! The settings: what a player sets for himself. They are in force at once and kept between runs.

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, SliderValue, ValueChange, observe};

use super::way::go_to;
use super::{Screen, card, keys};
use crate::content::Language;
use crate::input::{Action, Hands};
use crate::ui::preference::{Preferences, SCALES, Tempo};
use crate::ui::widget::{
    button, column, label, option_button, panel, primary_button, row, scroll_sheet, set_checked, slider,
    spacer, text, toggle,
};
use crate::view::say::{Named, Say};
use crate::view::theme::{Face, Letters, size};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Settings), show)
        .add_systems(Update, (fill_screen, mark_chosen))
        .add_observer(choose);
}

/// Width of the sheet in logical pixels.
const WIDTH: f32 = 680.0;

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

/// A question that is answered by yes or no.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
enum Switch {
    FullScreen,
    Advice,
    FreeActions,
    ColourBlind,
    Presentation,
    Calm,
}

impl Switch {
    const ALL: [Self; 6] = [
        Self::FullScreen,
        Self::Advice,
        Self::FreeActions,
        Self::ColourBlind,
        Self::Presentation,
        Self::Calm,
    ];

    const fn key(self) -> &'static str {
        match self {
            Self::FullScreen => "settings-full-screen",
            Self::Advice => "settings-advice",
            Self::FreeActions => "settings-free-actions",
            Self::ColourBlind => "settings-colour-blind",
            Self::Presentation => "settings-presentation",
            Self::Calm => "settings-calm",
        }
    }

    const fn place(self, preferences: &mut Preferences) -> &mut bool {
        match self {
            Self::FullScreen => &mut preferences.full_screen,
            Self::Advice => &mut preferences.advice,
            Self::FreeActions => &mut preferences.free_actions,
            Self::ColourBlind => &mut preferences.colour_blind,
            Self::Presentation => &mut preferences.presentation,
            Self::Calm => &mut preferences.calm,
        }
    }

    const fn is_on(self, preferences: &Preferences) -> bool {
        match self {
            Self::FullScreen => preferences.full_screen,
            Self::Advice => preferences.advice,
            Self::FreeActions => preferences.free_actions,
            Self::ColourBlind => preferences.colour_blind,
            Self::Presentation => preferences.presentation,
            Self::Calm => preferences.calm,
        }
    }
}

/// A value that is set with a slider; also on the number beside it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Measure {
    TextSize,
    Volume,
}

impl Measure {
    fn of(self, preferences: &Preferences) -> f32 {
        match self {
            Self::TextSize => f32::from(preferences.scale),
            Self::Volume => f32::from(preferences.volume),
        }
    }

    /// What the number beside the slider says; no loudness at all is a word.
    fn say(self, value: f32) -> Phrase {
        match (self, tens(value)) {
            (Self::Volume, 0) => Phrase::key("settings-silent"),
            (_, percent) => Phrase::key("settings-percent").with("percent", i64::from(percent)),
        }
    }
}

/// The nearest multiple of ten.
fn tens(value: f32) -> u16 {
    (value / 10.0).round() as u16 * 10
}

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
    let page = Node {
        width: percent(100),
        height: percent(100),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    commands
        .spawn((DespawnOnExit(Screen::Settings), TabGroup::new(0), page))
        .with_children(|page| {
            page.spawn(panel())
                .insert(Node {
                    width: px(WIDTH),
                    max_width: percent(98),
                    max_height: percent(98),
                    padding: UiRect::axes(px(26), px(20)),
                    border: UiRect::all(px(size::LINE)),
                    border_radius: BorderRadius::all(px(size::CORNER)),
                    ..column(size::GAP)
                })
                .with_children(|sheet| {
                    sheet.spawn(text("settings-heading", Letters::new(Face::Title, size::TITLE)));
                    questions(sheet, &preferences);
                    sheet.spawn(row(size::GAP)).with_children(|foot| {
                        foot.spawn((button("keys-change"), observe(keys::open)));
                        foot.spawn(spacer());
                        foot.spawn((
                            primary_button("settings-done"),
                            AutoFocus,
                            observe(go_to(Screen::Title)),
                        ));
                    });
                });
        });
}

/// Opens the settings as a card, in the middle of a fight.
pub(super) fn open(_: On<Activate>, mut commands: Commands) {
    commands.run_system_cached(lay_card);
}

fn lay_card(preferences: Res<Preferences>, mut commands: Commands) {
    let marker = DespawnOnExit(Screen::Battle);
    card::lay(&mut commands, marker, ("settings-heading", px(WIDTH)), |sheet| {
        questions(sheet, &preferences);
        card::foot(sheet, "settings-done", |foot| {
            foot.spawn((button("keys-change"), observe(keys::open)));
        });
    });
}

fn questions(sheet: &mut ChildSpawnerCommands, preferences: &Preferences) {
    let pane = Node {
        min_height: px(0),
        ..column(0.0)
    };
    sheet.spawn(pane).with_children(|pane| {
        pane.spawn(scroll_sheet(size::GAP))
            .with_children(|page| list_questions(page, preferences));
    });
}

fn list_questions(page: &mut ChildSpawnerCommands, preferences: &Preferences) {
    question(page, "settings-language", language_options);
    question(page, "settings-own-speed", |options| {
        tempo_options(options, Answer::Tempo);
    });
    question(page, "settings-opponent-speed", |options| {
        tempo_options(options, Answer::OpponentTempo);
    });
    question(page, "settings-text-size", |options| {
        let range = f32::from(*SCALES.start())..=f32::from(*SCALES.end());
        measure(
            options,
            ("settings-text-size", Measure::TextSize),
            range,
            preferences,
        );
    });
    question(page, "settings-volume", |options| {
        measure(
            options,
            ("settings-volume", Measure::Volume),
            0.0..=100.0,
            preferences,
        );
    });
    for kind in Switch::ALL {
        switch(page, kind, kind.is_on(preferences));
    }
}

fn question(
    page: &mut ChildSpawnerCommands,
    key: &'static str,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let node = Node {
        min_height: px(size::TOUCH),
        flex_shrink: 0.0,
        ..row(size::GAP)
    };
    page.spawn(node).with_children(|line| {
        line.spawn((
            label(key),
            // Without this the lines are measured as if the words had to wrap.
            TextLayout::no_wrap(),
            Node {
                width: px(250),
                flex_shrink: 0.0,
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

fn measure(
    options: &mut ChildSpawnerCommands,
    (name, kind): (&'static str, Measure),
    range: std::ops::RangeInclusive<f32>,
    preferences: &Preferences,
) {
    let value = kind.of(preferences);
    options.spawn((
        slider(range, 10.0, value),
        Named(name.into()),
        kind,
        observe(
            move |change: On<ValueChange<f32>>, mut preferences: ResMut<Preferences>| match kind {
                Measure::TextSize => set_scale(&change, &mut preferences),
                Measure::Volume => preferences.volume = tens(change.value).min(100) as u8,
            },
        ),
    ));
    options.spawn((label(kind.say(value)), kind));
}

fn switch(page: &mut ChildSpawnerCommands, kind: Switch, on: bool) {
    let flip = move |change: On<ValueChange<bool>>, mut preferences: ResMut<Preferences>| {
        *kind.place(&mut preferences) = change.value;
    };
    let mut line = page.spawn((toggle(kind.key()), kind, observe(flip)));
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
fn set_scale(change: &ValueChange<f32>, preferences: &mut Preferences) {
    if change.is_final {
        preferences.scale = tens(change.value).clamp(*SCALES.start(), *SCALES.end());
    }
}

/// A key fills the screen on every screen.
fn fill_screen(hands: Hands, mut preferences: ResMut<Preferences>) {
    if hands.just_pressed(Action::FullScreen) {
        preferences.full_screen = !preferences.full_screen;
    }
}

fn mark_chosen(
    preferences: Res<Preferences>,
    switches: Query<(Entity, &Switch, Has<Checked>)>,
    answers: Query<(Entity, &Answer, Has<Checked>)>,
    sliders: Query<(&Measure, &SliderValue)>,
    mut words: Query<(&Measure, &mut Say), Without<SliderValue>>,
    mut commands: Commands,
) {
    for (entity, answer, chosen) in &answers {
        set_checked(&mut commands, entity, chosen, answer.is_chosen(&preferences));
    }
    for (entity, switch, chosen) in &switches {
        set_checked(&mut commands, entity, chosen, switch.is_on(&preferences));
    }
    for (kind, mut word) in &mut words {
        let own = sliders.iter().find(|(measure, _)| *measure == kind);
        let value = own.map_or_else(|| kind.of(&preferences), |(_, value)| value.0);
        word.set_if_neq(Say(kind.say(value)));
    }
}
