//! The whole game in one process, without a display: a pad alone, or keys alone, lead through every screen and a whole fight.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]
#![cfg(feature = "window")]

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use bevy::ecs::system::RunSystemOnce;
use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadButton, GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{ExitCondition, PrimaryWindow};
use bevy::winit::WinitPlugin;
use klingentanz::GamePlugin;
use klingentanz::battle::{Clock, Log};
use klingentanz::content::{Home, Texts};
use klingentanz::input::{Action, Hands, KeyBook, Turn};
use klingentanz::rules;
use klingentanz::screen::Screen;
use klingentanz::ui::preference::{Preferences, Tempo};
use klingentanz::view::OnStage;

/// Frames after which a screen that does not come will never come.
const PATIENCE: usize = 400;
/// Presses after which a fight must be over.
const LONG_FIGHT: usize = 3000;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The game with all that is seen of it, but no window to see it in and no graphics card to draw it.
struct Game {
    app: App,
    pad: Entity,
}

impl Game {
    fn start(home: Home) -> Self {
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
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(40)))
            .add_plugins(engine)
            .add_plugins(GamePlugin);
        app.finish();
        app.cleanup();
        let mut preferences = app.world_mut().resource_mut::<Preferences>();
        (preferences.tempo, preferences.opponent_tempo) = (Tempo::Skip, Tempo::Skip);
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

    fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// Presses a button of the pad and lets it go.
    fn tap(&mut self, button: GamepadButton) {
        for value in [1.0, 0.0] {
            let event = RawGamepadButtonChangedEvent::new(self.pad, button, value);
            self.app.world_mut().write_message(RawGamepadEvent::Button(event));
            self.frames(1);
        }
        self.frames(1);
    }

    /// Presses a key and lets it go.
    fn key(&mut self, key_code: KeyCode) {
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

    fn window(&mut self) -> Entity {
        let mut windows = self
            .app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>();
        windows.single(self.app.world()).unwrap()
    }

    fn wait_for(&mut self, screen: Screen) {
        for _ in 0..PATIENCE {
            if self.screen() == screen {
                self.frames(3);
                return;
            }
            self.frames(1);
        }
        panic!("{screen:?} does not come; {:?} is there", self.screen());
    }

    /// Whether a text stands on the screen.
    fn says(&mut self, words: &str) -> bool {
        let mut texts = self.app.world_mut().query::<&Text>();
        texts.iter(self.app.world()).any(|text| text.0.contains(words))
    }

    /// The words on the widget that has the focus.
    fn focused(&self) -> String {
        let world = self.app.world();
        let Some(focus) = world.resource::<InputFocus>().get() else {
            return String::new();
        };
        let mut words = String::new();
        let mut open = vec![focus];
        while let Some(entity) = open.pop() {
            if let Some(text) = world.get::<Text>(entity) {
                words.push_str(&text.0);
            }
            open.extend(world.get::<Children>(entity).into_iter().flatten().copied());
        }
        words
    }

    /// Moves the focus with the cross of the pad until it stands on a widget with these words: down, up, then line by line.
    fn focus_by_pad(&mut self, words: &str) {
        use GamepadButton::{DPadDown, DPadLeft, DPadRight, DPadUp};
        let line = [[DPadRight; 4], [DPadLeft; 4]].concat();
        let lines = (0..16).flat_map(|_| [line.as_slice(), &[DPadDown]].concat());
        let columns = [[DPadDown; 30], [DPadUp; 30]].concat();
        for button in columns.into_iter().chain(lines) {
            if self.focused().contains(words) {
                return;
            }
            self.tap(button);
        }
        panic!("nothing that the cross leads to says `{words}`");
    }

    /// Puts the focus on a widget and presses it, by the pad alone.
    fn choose_by_pad(&mut self, words: &str) {
        self.focus_by_pad(words);
        self.tap(GamepadButton::South);
        self.frames(3);
    }

    /// Moves the focus from widget to widget until it stands on one with these words.
    fn focus(&mut self, words: &str) {
        for _ in 0..80 {
            if self.focused().contains(words) {
                return;
            }
            self.key(KeyCode::Tab);
        }
        panic!("nothing says `{words}`");
    }

    /// Puts the focus on a widget and presses it.
    fn choose(&mut self, words: &str) {
        self.focus(words);
        self.key(KeyCode::Enter);
        self.frames(3);
    }

    fn entries(&self) -> usize {
        let battle = self.app.world().resource::<OnStage>().battle.unwrap();
        self.app.world().get::<Log>(battle).unwrap().entries().len()
    }

    fn round(&self) -> u16 {
        let battle = self.app.world().resource::<OnStage>().battle.unwrap();
        self.app.world().get::<Clock>(battle).unwrap().round
    }
}

/// What a key with a letter types.
fn typed(key: KeyCode) -> Key {
    let name = format!("{key:?}").to_lowercase();
    Key::Character(name.trim_start_matches("key").into())
}

/// A folder of its own for one test, gone with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("klingentanz-hands-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn home(&self) -> Home {
        Home::below(&self.0)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_pad_alone_leads_from_the_title_through_a_duel_to_its_result_and_back() {
    let folder = Folder::new("duel");
    let mut game = Game::start(folder.home());
    game.tap(GamepadButton::South);
    game.wait_for(Screen::Setup);
    game.tap(GamepadButton::South);
    game.wait_for(Screen::Battle);
    for _ in 0..LONG_FIGHT {
        if game.screen() == Screen::Result {
            break;
        }
        game.tap(GamepadButton::South);
    }
    game.wait_for(Screen::Result);
    game.choose_by_pad("Save the recording");
    assert!(game.says("Saved as"));
    game.choose_by_pad("To the title");
    game.wait_for(Screen::Title);
    game.choose_by_pad("Load a recording");
    assert!(game.says("01-courtyard-001"));
}

#[test]
fn a_pad_alone_opens_every_card_and_goes_back_from_it() {
    let mut game = Game::start(Home::default());
    for (name, inside) in [
        ("Load a recording", "No fight is saved yet"),
        ("Keys", "take a card"),
    ] {
        game.choose_by_pad(name);
        assert!(game.says(inside), "{name}");
        game.tap(GamepadButton::East);
        assert!(!game.says(inside), "{name}");
    }
    game.choose_by_pad("Settings");
    game.wait_for(Screen::Settings);
    game.choose_by_pad("Change keys");
    assert!(game.says("next target"));
    game.tap(GamepadButton::East);
    game.tap(GamepadButton::East);
    game.wait_for(Screen::Title);
}

#[test]
fn the_pause_holds_settings_and_help_and_each_step_back_closes_one() {
    let mut game = Game::start(Home::default());
    game.tap(GamepadButton::South);
    game.wait_for(Screen::Setup);
    game.choose_by_pad("Start the fight");
    game.wait_for(Screen::Battle);
    game.tap(GamepadButton::Start);
    assert!(game.says("Pause"));
    game.choose_by_pad("Settings");
    game.choose_by_pad("Deutsch");
    assert!(game.says("Sprache") && game.says("Kampf verlassen"));
    game.tap(GamepadButton::East);
    assert!(!game.says("Sprache") && game.says("Kampf verlassen"));
    game.tap(GamepadButton::East);
    assert!(!game.says("Kampf verlassen"));
    assert_eq!(game.screen(), Screen::Battle);
    game.tap(GamepadButton::Start);
    game.choose_by_pad("Kampf verlassen");
    game.wait_for(Screen::Title);
}

#[test]
fn keys_alone_lead_through_the_lesson_to_its_end() {
    let mut game = Game::start(Home::default());
    game.focus("One blow");
    game.key(KeyCode::Enter);
    game.wait_for(Screen::Battle);
    assert!(game.says("One blow"), "the lesson has its name above the map");
    for _ in 0..40 {
        if game.says("The lesson is over.") {
            break;
        }
        game.key(KeyCode::Enter);
        game.frames(5);
    }
    assert!(game.says("of 3 questions answered rightly"));
    // The fight once more, then the lesson once more, then away.
    game.choose("Watch it again");
    assert!(game.says("of 3 questions answered rightly"));
    game.choose("Begin again");
    assert!(game.says("Step 1 of 9"));
    game.choose("Leave");
    game.wait_for(Screen::Title);
}

#[test]
fn a_pad_alone_leads_through_the_lesson_to_its_end() {
    let mut game = Game::start(Home::default());
    game.choose_by_pad("One blow");
    game.wait_for(Screen::Battle);
    for _ in 0..40 {
        if game.says("The lesson is over.") {
            break;
        }
        game.tap(GamepadButton::South);
        game.frames(5);
    }
    assert!(game.says("of 3 questions answered rightly"));
}

#[test]
fn a_fight_goes_on_where_it_stood_when_the_program_was_killed() {
    let folder = Folder::new("killed");
    let (entries, round) = {
        let mut game = Game::start(folder.home());
        game.tap(GamepadButton::South);
        game.wait_for(Screen::Setup);
        game.choose("Start the fight");
        game.wait_for(Screen::Battle);
        for _ in 0..12 {
            game.tap(GamepadButton::South);
        }
        assert_eq!(game.screen(), Screen::Battle, "the fight is still going on");
        (game.entries(), game.round())
    };
    let mut game = Game::start(folder.home());
    assert!(game.says("The courtyard"));
    assert!(
        game.focused().contains("Resume the fight"),
        "it is what most players want next"
    );
    game.tap(GamepadButton::South);
    game.wait_for(Screen::Battle);
    assert_eq!((game.entries(), game.round()), (entries, round));
}

#[test]
fn a_broken_recording_is_refused_with_its_file_place_and_reason() {
    let folder = Folder::new("broken");
    let recordings = folder.home().recordings.unwrap();
    fs::create_dir_all(&recordings).unwrap();
    fs::write(recordings.join("torn.json"), "{\"format\": 1,\n  \"game\": ").unwrap();
    let mut game = Game::start(folder.home());
    game.choose("Load a recording");
    assert!(game.says("cannot be read"));
    game.choose("torn");
    assert!(game.says("torn.json:2:"), "the card names file and line");
    assert!(game.says("EOF while parsing"), "the card says why");
    assert_eq!(game.screen(), Screen::Title);
    game.tap(GamepadButton::East);
    assert!(!game.says("EOF while parsing"));
}

/// Whether an action begins in the next frame when this key is pressed.
fn does(game: &mut Game, key: KeyCode, action: Action) -> bool {
    let window = game.window();
    let press = |game: &mut Game, state| {
        game.app.world_mut().write_message(KeyboardInput {
            key_code: key,
            logical_key: typed(key),
            state,
            text: None,
            repeat: false,
            window,
        });
        game.frames(1);
    };
    press(game, ButtonState::Pressed);
    let is = game
        .app
        .world_mut()
        .run_system_once(move |hands: Hands| hands.just_pressed(action))
        .unwrap();
    press(game, ButtonState::Released);
    is
}

#[test]
fn two_humans_hand_the_screen_over_and_a_switch_takes_the_card_away() {
    let mut game = Game::start(Home::default());
    game.tap(GamepadButton::South);
    game.wait_for(Screen::Setup);
    // The second side is the computer's at first; the kind of computer stands below the answer that makes it a human's.
    game.focus("thinks");
    game.tap(GamepadButton::DPadUp);
    if game.focused().contains("Opponent") {
        game.tap(GamepadButton::DPadLeft);
    }
    assert!(game.focused().contains("Human"));
    game.tap(GamepadButton::South);
    game.frames(3);
    assert!(!game.says("thinks"), "no side is the computer's any more");
    game.choose("Start the fight");
    game.wait_for(Screen::Battle);
    assert!(game.says("Hand over to"));
    game.tap(GamepadButton::East);
    assert!(game.says("Hand over to"), "only who is ready takes the card away");
    game.tap(GamepadButton::South);
    assert!(!game.says("Hand over to"));
    game.app.world_mut().resource_mut::<Preferences>().hand_over = false;
    for _ in 0..30 {
        game.tap(GamepadButton::South);
        assert!(!game.says("Hand over to"));
    }
}

/// Whether an action begins when this button of the pad is pressed while another is held.
fn does_on_pad(game: &mut Game, held: GamepadButton, button: GamepadButton, action: Action) -> bool {
    let mut is = false;
    for (part, value) in [(held, 1.0), (button, 1.0), (button, 0.0), (held, 0.0)] {
        let event = RawGamepadButtonChangedEvent::new(game.pad, part, value);
        game.app.world_mut().write_message(RawGamepadEvent::Button(event));
        game.frames(1);
        is |= game
            .app
            .world_mut()
            .run_system_once(move |hands: Hands| hands.just_pressed(action))
            .unwrap();
    }
    is
}

#[test]
fn a_button_of_the_pad_does_something_else_while_the_right_stick_is_held() {
    use GamepadButton::{North, RightThumb, RightTrigger};
    let mut game = Game::start(Home::default());
    assert!(does_on_pad(&mut game, RightThumb, North, Action::HandOver));
    assert!(does_on_pad(&mut game, RightThumb, RightTrigger, Action::ZoomIn));
    assert!(!does_on_pad(&mut game, RightThumb, RightTrigger, Action::More));
    assert!(!does_on_pad(&mut game, RightThumb, North, Action::Inspect));
}

#[test]
fn each_seat_has_the_keys_that_its_player_has_chosen() {
    let folder = Folder::new("keys");
    let mut game = Game::start(folder.home());
    game.choose_by_pad("Settings");
    game.wait_for(Screen::Settings);
    game.choose_by_pad("Change keys");
    game.choose_by_pad("Seat 2");
    // The first key of the list does "announce a point less, turn left".
    game.focus_by_pad("Q");
    game.tap(GamepadButton::South);
    assert!(game.says("Press the key for “announce a point less, turn left”"));
    game.key(KeyCode::KeyT);
    assert!(game.says("T was for “next target” and is now for “announce a point less, turn left”"));
    // The new keys are dealt a frame later.
    game.frames(5);
    game.app.world_mut().resource_mut::<Turn>().0 = Some(2);
    assert!(does(&mut game, KeyCode::KeyT, Action::Fewer));
    assert!(does(&mut game, KeyCode::KeyQ, Action::NextTarget));
    game.app.world_mut().resource_mut::<Turn>().0 = Some(1);
    assert!(does(&mut game, KeyCode::KeyQ, Action::Fewer));
    let kept = game.app.world().resource::<KeyBook>().clone();
    let again = Game::start(folder.home());
    assert_eq!(
        *again.app.world().resource::<KeyBook>(),
        kept,
        "the keys are kept between runs"
    );
}
