//! The single switches of the rules by keys alone, by a pad alone and by the pointer, and the fights that are fought by them.

use bevy::input::gamepad::GamepadButton;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::text::EditableText;
use klingentanz::battle::{ModuleSet, ModuleWish};
use klingentanz::content::Home;
use klingentanz::replay::{self, Recording, Shelf, Verdict};
use klingentanz::screen::Screen;
use klingentanz::view::OnStage;

use super::game::{Folder, Game, LONG_FIGHT, root};

/// What stands on the card alone.
const CARD: &str = "Another preset, level or rule system resets all switches.";

/// The set-up of the courtyard, which is fought by the preset Basic.
fn at_set_up(home: Home) -> Game {
    let mut game = Game::start(home);
    if game.focused().contains("The first lesson") {
        game.tap(GamepadButton::DPadDown);
    }
    game.tap(GamepadButton::South);
    game.wait_for(Screen::Setup);
    game
}

/// The names of the modules of the fight on the stage, with their variants.
fn modules(game: &Game) -> Vec<String> {
    let world = game.app.world();
    let battle = world.resource::<OnStage>().battle.unwrap();
    let set = world.get::<ModuleSet>(battle).unwrap();
    let name = |(name, variant): &(String, Option<String>)| match variant {
        Some(variant) => format!("{name}={variant}"),
        None => name.clone(),
    };
    set.0.iter().map(name).collect()
}

/// The modules of the preset Basic in the order of their names, which are those of the first rule system's table, with others.
fn basic_and(others: &[&str]) -> Vec<String> {
    let basic = [
        "base",
        "optional:manoeuvres-basic",
        "optional:morale",
        "optional:surprise",
        "optional:tpkk",
    ];
    let mut all: Vec<String> = basic.iter().chain(others).map(ToString::to_string).collect();
    all.sort();
    all
}

/// The recording that is kept while a fight is fought, once this many choices are on it.
fn kept(game: &mut Game, folder: &Folder, choices: usize) -> Recording {
    let shelf = Shelf::new(folder.home().recordings.unwrap());
    for _ in 0..LONG_FIGHT {
        game.tap(GamepadButton::South);
        if let Some(file) = shelf.files().first()
            && let Ok(recording) = replay::load(file)
            && recording.intents.len() >= choices
        {
            return recording;
        }
    }
    panic!("no fight of {choices} choices is kept");
}

#[test]
fn keys_alone_switch_modules_with_what_they_need_and_exclude_and_the_fight_has_exactly_these() {
    let folder = Folder::new("single-keys");
    let mut game = at_set_up(folder.home());
    game.key(KeyCode::KeyB);
    game.frames(3);
    assert!(game.says(CARD));
    assert!(game.focused().contains("Close"), "the way out has the focus");
    game.choose("Older: serious wounds");
    assert!(game.says("Basic, one changed"));
    // Each of the three levels of manoeuvres needs the one below; Basic has the lowest.
    game.choose("Expert manoeuvres");
    assert!(game.says("“Optional manoeuvres” is on as well, as “Expert manoeuvres” needs it."));
    assert!(game.says("Basic, 3 changed"));
    // Zones and serious wounds are two ways to count the same wounds.
    game.choose("Hit zones");
    assert!(game.says("“Older: serious wounds” is off now, as it does not go with “Hit zones”."));
    assert!(game.says("ZON-01"), "the rules of the module are told");
    // What is always on cannot be pressed away.
    game.choose("Base rules");
    game.choose("Fumbles");
    game.key(KeyCode::Escape);
    assert!(!game.says(CARD));
    assert_eq!(game.screen(), Screen::Setup, "only the card is closed");
    assert!(game.says("Basic, 4 changed"));
    game.choose("Fight!");
    game.wait_for(Screen::Battle);
    let expected = basic_and(&[
        "expert:manoeuvres",
        "optional:fumbles=source",
        "optional:manoeuvres",
        "optional:zones",
    ]);
    assert_eq!(modules(&game), expected);
    // The same wish in the words of the command line gives the same fight, step by step.
    let mut recording = kept(&mut game, &folder, 3);
    let mut app = klingentanz::headless_app(root()).unwrap();
    let mut verdict = |recording: &Recording| replay::verify(app.world_mut(), recording).unwrap();
    assert!(matches!(verdict(&recording), Verdict::Same(_)));
    let on = [
        "optional:zones",
        "optional:fumbles",
        "optional:manoeuvres",
        "expert:manoeuvres",
    ];
    recording.opening.modules = ModuleWish {
        preset: Some("Basic".to_owned()),
        on: on.map(str::to_owned).to_vec(),
        off: Vec::new(),
    };
    assert!(matches!(verdict(&recording), Verdict::Same(_)));
    recording.opening.modules.on.clear();
    assert!(
        !matches!(verdict(&recording), Verdict::Same(_)),
        "without them it is another fight"
    );
}

#[test]
fn a_pad_alone_opens_the_switches_takes_a_variant_and_puts_all_back() {
    use GamepadButton::{DPadRight, DPadUp, East, South};
    let mut game = at_set_up(Home::default());
    game.choose_by_pad("Optional rules");
    assert!(game.says(CARD));
    game.choose_by_pad("Surprise");
    assert!(game.says("Basic, one changed"));
    for _ in 0..30 {
        if game.focused().contains("Fumbles") {
            break;
        }
        game.tap(DPadUp);
    }
    // From a switch to what is told about its module, up to the variants.
    game.tap(DPadRight);
    for _ in 0..20 {
        if game.focused().contains("with confirmation") {
            break;
        }
        game.tap(if game.focused().contains("without confirmation") {
            DPadRight
        } else {
            DPadUp
        });
    }
    assert!(game.focused().contains("with confirmation"), "{}", game.focused());
    game.tap(South);
    game.frames(3);
    assert!(game.says("Basic, 2 changed"), "a variant switches its module on");
    game.tap(East);
    assert!(!game.says(CARD));
    assert!(game.focused().contains("Optional rules"), "the focus is back");
    game.choose("Fight!");
    game.wait_for(Screen::Battle);
    let mut expected = basic_and(&["optional:fumbles=wds"]);
    expected.retain(|module| module != "optional:surprise");
    assert_eq!(modules(&game), expected);
    // Back from the fight the switches are as they were left, until they are put back.
    game.tap(GamepadButton::Start);
    game.choose_by_pad("Leave the fight");
    game.tap(DPadRight);
    game.tap(South);
    game.wait_for(Screen::Title);
    game.choose_by_pad("Play");
    game.wait_for(Screen::Setup);
    assert!(game.says("Basic, 2 changed"));
    game.choose_by_pad("Optional rules");
    game.tap(GamepadButton::DPadLeft);
    assert!(
        game.focused().contains("Back to the preset"),
        "{}",
        game.focused()
    );
    game.tap(South);
    game.frames(3);
    assert!(game.says(CARD) && !game.says("Basic, 2 changed"));
    game.tap(East);
    game.choose("Fight!");
    game.wait_for(Screen::Battle);
    assert_eq!(modules(&game), basic_and(&[]));
}

#[test]
fn the_pointer_switches_a_module_and_another_preset_puts_it_back() {
    let mut game = at_set_up(Home::default());
    game.click("Optional rules");
    assert!(game.says(CARD));
    game.click_exactly("Penalty for low strength");
    assert!(game.says("Basic, one changed"));
    // The strength bonus goes, and with it what needs it.
    game.click_exactly("Strength bonus");
    assert!(game.says("“Penalty for low strength” is off as well, as it needs “Strength bonus”."));
    assert!(
        game.says("− Strength bonus"),
        "the set-up below lists what is off"
    );
    game.click_exactly("Close");
    assert!(!game.says(CARD));
    game.click_exactly("Expert");
    assert!(!game.says("changed"), "a preset puts all switches back");
    game.click_exactly("Fight!");
    game.wait_for(Screen::Battle);
    assert!(modules(&game).contains(&"optional:tpkk-low".to_owned()));
}

#[test]
fn a_level_has_its_own_switches_below_those_of_the_player() {
    let mut game = at_set_up(Home::default());
    game.choose("Market day");
    game.key(KeyCode::KeyB);
    game.frames(3);
    game.focus("Oil");
    assert!(game.focused().contains("by the level"), "{}", game.focused());
    game.key(KeyCode::Enter);
    game.frames(3);
    assert!(game.focused().contains("changed"), "{}", game.focused());
    // The key of the card closes it, too.
    game.key(KeyCode::KeyB);
    game.frames(3);
    assert!(!game.says(CARD) && game.says("Standard, one changed"));
    game.choose("Fight!");
    game.wait_for(Screen::Battle);
    assert!(!modules(&game).contains(&"optional:oil".to_owned()));
}

#[test]
fn another_rule_system_has_switches_of_its_own_and_the_fight_is_played_again_by_them() {
    let folder = Folder::new("single-pool");
    let mut game = at_set_up(folder.home());
    game.key(KeyCode::KeyB);
    game.choose("Fumbles");
    game.key(KeyCode::Escape);
    game.choose("Success pools");
    assert!(!game.says("changed"), "they are switches of the other system");
    game.key(KeyCode::KeyB);
    game.choose("Successes on 5 and 6 only");
    game.choose("Cover");
    game.key(KeyCode::Escape);
    assert!(game.says("Standard, 2 changed"));
    game.choose("Fight!");
    game.wait_for(Screen::Battle);
    let expected = ["base", "optional:cover", "optional:hard-dice"];
    assert_eq!(modules(&game), expected);
    for _ in 0..LONG_FIGHT {
        if game.screen() == Screen::Result {
            break;
        }
        game.tap(GamepadButton::South);
    }
    game.wait_for(Screen::Result);
    game.choose("Same dice again");
    game.wait_for(Screen::Battle);
    assert_eq!(modules(&game), expected);
    let recording = kept(&mut game, &folder, 1);
    assert_eq!(recording.opening.modules.on, expected[1..]);
}

#[test]
fn the_comparison_counts_the_switches() {
    let mut game = at_set_up(Home::default());
    game.choose("Compare the rules");
    let basic = figures(&mut game);
    assert!(!basic.is_empty());
    game.key(KeyCode::Escape);
    game.key(KeyCode::KeyB);
    game.choose("Lucky attacks");
    game.key(KeyCode::Escape);
    game.choose("Compare the rules");
    assert_ne!(figures(&mut game), basic);
}

/// All percentages on the screen.
fn figures(game: &mut Game) -> Vec<String> {
    let mut texts = game.app.world_mut().query::<&Text>();
    let world = game.app.world();
    let mut figures: Vec<String> = texts.iter(world).map(|text| text.0.clone()).collect();
    figures.retain(|text| text.ends_with(" %"));
    figures
}

#[test]
fn a_letter_on_the_line_of_the_seed_is_no_key_and_no_card_opens_over_another() {
    let mut game = at_set_up(Home::default());
    let mut lines = game
        .app
        .world_mut()
        .query_filtered::<Entity, With<EditableText>>();
    let line = lines.single(game.app.world()).unwrap();
    game.focus("Another seed");
    game.app
        .world_mut()
        .resource_mut::<InputFocus>()
        .set(line, FocusCause::Navigated);
    game.frames(2);
    game.key(KeyCode::KeyB);
    game.frames(3);
    assert!(!game.says(CARD));
    game.choose("Compare the rules");
    game.key(KeyCode::KeyB);
    game.frames(3);
    assert!(!game.says(CARD));
}
