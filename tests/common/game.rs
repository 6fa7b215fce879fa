//! The whole game in one process, without a display and without a graphics card: the hands of a test press keys and a pad.

#![allow(dead_code, reason = "every test file uses its own part of this")]

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadButton, GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput, NativeKeyCode};
use bevy::input::mouse::MouseButtonInput;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::time::TimeUpdateStrategy;
use bevy::ui::UiGlobalTransform;
use bevy::window::{ExitCondition, PrimaryWindow, WindowEvent};
use bevy::winit::WinitPlugin;
use klingentanz::GamePlugin;
use klingentanz::battle::{Clock, Log};
use klingentanz::cli;
use klingentanz::content::{Home, Texts};
use klingentanz::rules;
use klingentanz::screen::{Options, Screen};
use klingentanz::ui::LuckRollouts;
use klingentanz::ui::preference::{Preferences, Tempo};
use klingentanz::view::OnStage;

/// Frames after which a screen that does not come will never come.
pub const PATIENCE: usize = 400;
/// Presses after which a fight must be over.
pub const LONG_FIGHT: usize = 3000;

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The game with all that is seen of it, but no window to see it in and no graphics card to draw it.
pub struct Game {
    pub app: App,
    pub pad: Entity,
}

impl Drop for Game {
    fn drop(&mut self) {
        if !thread::panicking() {
            assert_eq!(
                self.missing_texts(),
                [""; 0],
                "a screen has shown the key of a text"
            );
        }
    }
}

impl Game {
    pub fn start(home: Home) -> Self {
        Self::begin(home, cli::Window::default())
    }

    /// The game as the command line has asked for it.
    pub fn begin(home: Home, wish: cli::Window) -> Self {
        let mut app = App::new();
        let texts = Texts::load(root()).unwrap();
        rules::load(app.world_mut(), root()).unwrap();
        let no_graphics = WgpuSettings {
            backends: None,
            ..default()
        };
        let window = WindowPlugin {
            primary_window: Some(klingentanz::screen::window()),
            exit_condition: ExitCondition::DontExit,
            ..default()
        };
        let assets = AssetPlugin {
            file_path: root().join("assets").to_string_lossy().into_owned(),
            ..default()
        };
        let engine = DefaultPlugins
            .build()
            .disable::<WinitPlugin>()
            .disable::<bevy::log::LogPlugin>()
            .set(window)
            .set(assets)
            .set(RenderPlugin {
                render_creation: no_graphics.into(),
                ..default()
            });
        app.insert_resource(texts)
            .insert_resource(home)
            .insert_resource(Options(wish))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(40)))
            .add_plugins(engine)
            .add_plugins(GamePlugin);
        app.finish();
        app.cleanup();
        let mut preferences = app.world_mut().resource_mut::<Preferences>();
        (preferences.tempo, preferences.opponent_tempo) = (Tempo::Skip, Tempo::Skip);
        // Whoever wants luck counted says so: it takes longer than to fight.
        app.insert_resource(LuckRollouts(0));
        let pad = app.world_mut().spawn_empty().id();
        app.world_mut().write_message(GamepadConnectionEvent::new(
            pad,
            GamepadConnection::Connected {
                name: "pad".to_owned(),
                vendor_id: None,
                product_id: None,
            },
        ));
        let mut game = Self { app, pad };
        // The fonts come from files, and without them no widget has a size.
        for _ in 0..20 {
            game.frames(1);
            thread::sleep(Duration::from_millis(10));
        }
        game
    }

    /// The texts that were asked for in vain, which a screen shows as their keys.
    pub fn missing_texts(&self) -> Vec<String> {
        let missing = self.app.world().resource::<Texts>().missing();
        missing
            .into_iter()
            .map(|(language, key)| format!("{key} in {}", language.code()))
            .collect()
    }

    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// Presses a button of the pad and lets it go.
    pub fn tap(&mut self, button: GamepadButton) {
        for value in [1.0, 0.0] {
            let event = RawGamepadButtonChangedEvent::new(self.pad, button, value);
            self.app.world_mut().write_message(RawGamepadEvent::Button(event));
            self.frames(1);
        }
        self.frames(1);
    }

    /// Presses a button of the pad and keeps it down, or lets it go.
    pub fn hold_button(&mut self, button: GamepadButton, is_down: bool) {
        let value = if is_down { 1.0 } else { 0.0 };
        let event = RawGamepadButtonChangedEvent::new(self.pad, button, value);
        self.app.world_mut().write_message(RawGamepadEvent::Button(event));
        self.frames(1);
    }

    /// Presses a key and lets it go.
    pub fn key(&mut self, key_code: KeyCode) {
        let window = self.window();
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let logical_key = match key_code {
                KeyCode::Enter => Key::Enter,
                KeyCode::Escape => Key::Escape,
                KeyCode::Tab => Key::Tab,
                letter => typed(letter),
            };
            self.app.world_mut().write_message(KeyboardInput {
                key_code,
                logical_key,
                state,
                text: None,
                repeat: false,
                window,
            });
            self.frames(1);
        }
        self.frames(1);
    }

    /// Types words of small letters.
    pub fn type_in(&mut self, words: &str) {
        let window = self.window();
        for letter in words.chars() {
            for state in [ButtonState::Pressed, ButtonState::Released] {
                self.app.world_mut().write_message(KeyboardInput {
                    key_code: KeyCode::Unidentified(NativeKeyCode::Unidentified),
                    logical_key: Key::Character(letter.to_string().into()),
                    state,
                    text: Some(letter.to_string().into()),
                    repeat: false,
                    window,
                });
                self.frames(1);
            }
        }
        self.frames(2);
    }

    /// Presses a key and keeps it down.
    pub fn hold(&mut self, key_code: KeyCode) {
        self.strike(key_code, ButtonState::Pressed);
    }

    /// Lets a key go that was held.
    pub fn let_go(&mut self, key_code: KeyCode) {
        self.strike(key_code, ButtonState::Released);
    }

    fn strike(&mut self, key_code: KeyCode, state: ButtonState) {
        let window = self.window();
        self.app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key: typed(key_code),
            state,
            text: None,
            repeat: false,
            window,
        });
        self.frames(3);
    }

    pub fn window(&mut self) -> Entity {
        let mut windows = self
            .app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>();
        windows.single(self.app.world()).unwrap()
    }

    pub fn wait_for(&mut self, screen: Screen) {
        for _ in 0..PATIENCE {
            if self.screen() == screen {
                self.frames(3);
                return;
            }
            self.frames(1);
        }
        panic!("{screen:?} does not come; {:?} is there", self.screen());
    }

    /// Draws frames until these words are seen: they come from a task beside the game.
    pub fn wait_for_words(&mut self, words: &str) {
        let begin = Instant::now();
        while !self.says(words) {
            assert!(begin.elapsed() < Duration::from_secs(300), "{words} never come");
            thread::sleep(Duration::from_millis(20));
            self.frames(1);
        }
    }

    /// Whether a text stands on the screen.
    pub fn says(&mut self, words: &str) -> bool {
        let mut texts = self.app.world_mut().query_filtered::<Entity, With<Text>>();
        let world = self.app.world();
        let mut said = texts.iter(world).filter_map(|text| whole(world, text));
        said.any(|said| said.contains(words))
    }

    /// The words on the widget that has the focus.
    pub fn focused(&self) -> String {
        let world = self.app.world();
        let Some(focus) = world.resource::<InputFocus>().get() else {
            return String::new();
        };
        let mut words = String::new();
        let mut open = vec![focus];
        while let Some(entity) = open.pop() {
            if let Some(text) = whole(world, entity) {
                words.push_str(&text);
            }
            open.extend(world.get::<Children>(entity).into_iter().flatten().copied());
        }
        words
    }

    /// Moves the focus with the cross of the pad until it stands on a widget with these words: twice down and up, then line by line.
    pub fn focus_by_pad(&mut self, words: &str) {
        use GamepadButton::{DPadDown, DPadLeft, DPadRight, DPadUp};
        let line = [[DPadRight; 4], [DPadLeft; 4]].concat();
        let lines = (0..16).flat_map(|_| [line.as_slice(), &[DPadDown]].concat());
        let columns = [[DPadDown; 60], [DPadUp; 60]].concat().repeat(2);
        for button in columns.into_iter().chain(lines) {
            if self.focused().contains(words) {
                return;
            }
            self.tap(button);
        }
        panic!("nothing that the cross leads to says `{words}`");
    }

    /// Puts the focus on a widget and presses it, by the pad alone.
    pub fn choose_by_pad(&mut self, words: &str) {
        self.focus_by_pad(words);
        self.tap(GamepadButton::South);
        self.frames(3);
    }

    /// Moves the focus from widget to widget until it stands on one with these words.
    pub fn focus(&mut self, words: &str) {
        assert!(
            self.focus_where(|says| says.contains(words)),
            "nothing says `{words}`"
        );
    }

    /// Moves the focus from widget to widget until it stands on one that says the right thing; says whether there is one.
    pub fn focus_where(&mut self, is_it: impl Fn(&str) -> bool) -> bool {
        for _ in 0..80 {
            if is_it(&self.focused()) {
                return true;
            }
            self.key(KeyCode::Tab);
        }
        false
    }

    /// Puts the focus on a widget and presses it.
    pub fn choose(&mut self, words: &str) {
        self.focus(words);
        self.key(KeyCode::Enter);
        self.frames(3);
    }

    /// The middle of the widget that says these words, in pixels of the window.
    fn place_of(&mut self, says: impl Fn(&str) -> bool) -> Vec2 {
        let world = self.app.world_mut();
        let mut texts = world.query_filtered::<(Entity, &ComputedNode, &UiGlobalTransform), With<Text>>();
        let found = texts.iter(world).find(|(text, node, _)| {
            whole(world, *text).is_some_and(|text| says(&text)) && node.size().min_element() > 0.0
        });
        found.expect("nothing to click at says this").2.translation
    }

    /// Moves the pointer onto the widget with these words and clicks.
    pub fn click(&mut self, words: &str) {
        let place = self.place_of(|text| text.contains(words));
        self.click_at(place);
    }

    /// Moves the pointer onto the widget with these words and no others, and clicks.
    pub fn click_exactly(&mut self, words: &str) {
        let place = self.place_of(|text| text == words);
        self.click_at(place);
    }

    /// Moves the pointer, which rests there from then on. It comes from beside where it was outside, or rested there already.
    pub fn point_at(&mut self, position: Vec2) {
        let window = self.window();
        let screen = self.app.world().get::<Window>(window).unwrap();
        if screen.cursor_position().is_none_or(|stood| stood == position) {
            let beside = position + Vec2::new(0.0, if position.y < 1.0 { 1.0 } else { -1.0 });
            let mut screen = self.app.world_mut().get_mut::<Window>(window).unwrap();
            screen.set_cursor_position(Some(beside));
            self.frames(1);
        }
        let moved = CursorMoved {
            window,
            position,
            delta: None,
        };
        // What the window does besides, where there is one.
        let mut screen = self.app.world_mut().get_mut::<Window>(window).unwrap();
        screen.set_cursor_position(Some(position));
        self.app.world_mut().write_message(moved.clone());
        self.app
            .world_mut()
            .write_message(WindowEvent::CursorMoved(moved));
        self.frames(2);
    }

    pub fn click_at(&mut self, position: Vec2) {
        self.point_at(position);
        self.press(true);
        self.press(false);
        self.frames(3);
    }

    /// Presses the first button of the pointer, or lets it go.
    pub fn press(&mut self, is_down: bool) {
        let state = if is_down {
            ButtonState::Pressed
        } else {
            ButtonState::Released
        };
        let button = MouseButtonInput {
            button: MouseButton::Left,
            state,
            window: self.window(),
        };
        self.app.world_mut().write_message(button);
        self.app
            .world_mut()
            .write_message(WindowEvent::MouseButtonInput(button));
        self.frames(1);
    }

    pub fn entries(&self) -> usize {
        let battle = self.app.world().resource::<OnStage>().battle.unwrap();
        self.app.world().get::<Log>(battle).unwrap().entries().len()
    }

    pub fn round(&self) -> u16 {
        let battle = self.app.world().resource::<OnStage>().battle.unwrap();
        self.app.world().get::<Clock>(battle).unwrap().round
    }
}

/// What a text says, with the spans that its terms have taken out of it; none where there is no text.
pub fn whole(world: &World, text: Entity) -> Option<String> {
    let mut says = world.get::<Text>(text)?.0.clone();
    for part in world.get::<Children>(text).into_iter().flatten() {
        if let Some(span) = world.get::<TextSpan>(*part) {
            says.push_str(&span.0);
        }
    }
    Some(says)
}

/// What a key with a letter types.
pub fn typed(key: KeyCode) -> Key {
    let name = format!("{key:?}").to_lowercase();
    Key::Character(name.trim_start_matches("key").into())
}

/// A folder of its own for one test, gone with it.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("klingentanz-hands-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    pub fn home(&self) -> Home {
        Home::below(&self.0)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
