//! What the window tells of a fight: why it is over and by which rule, the rules behind a value, what is heard, and the recording
//! that the command line has asked for.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use klingentanz::battle::{Choice, Clock, Decision, Offer, System};
use klingentanz::cli;
use klingentanz::content::Home;
use klingentanz::replay::{self, Verdict};
use klingentanz::screen::Screen;
use klingentanz::view::OnStage;
use klingentanz::view::sound::{Cue, Heard};

use crate::game::{Folder, Game, LONG_FIGHT, root};

/// The courtyard with these words for its seats.
fn courtyard(seats: &[&str], record: Option<PathBuf>) -> cli::Window {
    cli::Window {
        level: Some("01-courtyard".into()),
        seats: seats.iter().map(|seat| (*seat).to_owned()).collect(),
        seed: Some(7),
        record,
        ..cli::Window::default()
    }
}

fn battle(game: &Game) -> Entity {
    game.app.world().resource::<OnStage>().battle.unwrap()
}

fn is_over(game: &Game) -> bool {
    game.app.world().get::<Clock>(battle(game)).unwrap().over
}

/// Answers every question in the first of these ways that is offered, until the fight is over.
fn answer_all(game: &mut Game, ways: &[fn(&Choice) -> bool]) {
    let battle = battle(game);
    let world = game.app.world_mut();
    while !world.get::<Clock>(battle).unwrap().over {
        let question = world.get::<Decision>(battle).unwrap().0.unwrap();
        let offers: Vec<Offer> = world.get::<System>(battle).unwrap().0.offers(world, battle);
        let found = ways
            .iter()
            .find_map(|way| offers.iter().find(|offer| way(&offer.choice)));
        let choice = found.unwrap().choice.clone();
        replay::answer(world, battle, question.fighter, choice).unwrap();
    }
}

/// Takes what has the focus until the fight is over.
fn play_on(game: &mut Game) {
    for _ in 0..LONG_FIGHT {
        if game.screen() == Screen::Result {
            break;
        }
        game.tap(GamepadButton::South);
    }
    game.wait_for(Screen::Result);
}

#[test]
fn a_draw_names_its_reason_and_its_rule_which_opens() {
    let mut game = Game::begin(Home::default(), courtyard(&["human", "human"], None));
    game.wait_for(Screen::Battle);
    // Nobody does anything for as long as the rules allow (TIM-09).
    let idle: [fn(&Choice) -> bool; 2] = [
        |choice| *choice == Choice::Pass,
        |choice| matches!(choice, Choice::Plan { plan, .. } if plan.0 == "act-act"),
    ];
    answer_all(&mut game, &idle);
    game.wait_for(Screen::Result);
    assert!(game.says("A draw"));
    assert!(game.says("After 200 rounds nobody has won."));
    assert!(game.says("End of the fight") && !game.says("Close"));
    game.choose_by_pad("TIM-09");
    assert!(
        game.focused().contains("Close"),
        "the rule is open and can be closed"
    );
    game.tap(GamepadButton::South);
    assert!(!game.says("Close"));
}

#[test]
fn a_victory_and_a_defeat_name_their_rule_too() {
    let give_up: [fn(&Choice) -> bool; 1] =
        [|choice| matches!(choice, Choice::Act { act, .. } if act.0 == "surrender")];
    // The slower one declares first and gives up; a human and a computer change seats, so each wins once.
    for seats in [["human", "opponent"], ["opponent", "human"]] {
        let mut game = Game::begin(Home::default(), courtyard(&seats, None));
        game.wait_for(Screen::Battle);
        if !is_over(&game) {
            answer_all(&mut game, &give_up);
        }
        game.wait_for(Screen::Result);
        assert!(game.says("Defeat") && game.says("Victory: "), "{seats:?}");
        assert!(game.says("TIM-09"));
    }
    let mut game = Game::begin(Home::default(), courtyard(&["human", "human"], None));
    game.wait_for(Screen::Battle);
    answer_all(&mut game, &give_up);
    game.wait_for(Screen::Result);
    assert!(
        game.says("Victory: ") && !game.says("Defeat"),
        "two humans see who has won"
    );
    assert!(game.says("No foe is left in the fight.") && game.says("TIM-09"));
}

/// The courtyard by the success pools, with these words for its seats.
fn by_pools(seats: &[&str]) -> cli::Window {
    cli::Window {
        system: Some("pool".to_owned()),
        ..courtyard(seats, None)
    }
}

#[test]
fn a_victory_by_success_pools_names_its_own_rule() {
    let mut game = Game::begin(Home::default(), by_pools(&["human", "human"]));
    game.wait_for(Screen::Battle);
    answer_all(
        &mut game,
        &[|choice| matches!(choice, Choice::Act { act, .. } if act.0 == "surrender")],
    );
    game.wait_for(Screen::Result);
    assert!(game.says("Victory: ") && game.says("No foe is left in the fight."));
    assert!(game.says("PL-RND-03") && !game.says("TIM-09"));
}

#[test]
fn an_open_value_by_success_pools_names_the_rules_behind_it_and_each_opens() {
    let mut game = Game::begin(Home::default(), by_pools(&[]));
    game.wait_for(Screen::Battle);
    game.frames(5);
    assert!(!game.says("rules behind it"));
    game.choose("HP");
    assert!(game.says("rules behind it"));
    game.choose("PL-HPT-01");
    assert!(game.focused().contains("Close"));
    game.key(KeyCode::Enter);
    assert!(!game.says("Close"));
}

#[test]
fn an_open_value_names_the_rules_behind_it_and_each_opens() {
    let mut game = Game::begin(Home::default(), courtyard(&[], None));
    game.wait_for(Screen::Battle);
    game.frames(5);
    assert!(!game.says("rules behind it"));
    game.choose("AT");
    assert!(game.says("rules behind it"));
    // VAL-06, "Attack and parry values", stands in no ledger: it says how the value comes about at all.
    game.choose("VAL-06");
    assert!(game.focused().contains("Close"));
    game.key(KeyCode::Enter);
    assert!(!game.says("Close"));
}

/// Whether a recording verifies, and how many choices it holds.
fn verified(file: &Path) -> usize {
    let recording = replay::load(file).unwrap();
    let mut app = klingentanz::headless_app(root()).unwrap();
    let verdict = replay::verify(app.world_mut(), &recording).unwrap();
    assert!(matches!(verdict, Verdict::Same(_)), "{verdict:?}");
    recording.intents.len()
}

#[test]
fn the_window_records_its_first_fight_where_it_was_told_to() {
    let folder = Folder::new("record");
    let file = folder.0.join("inner/mine.json");
    let mut game = Game::begin(folder.home(), courtyard(&[], Some(file.clone())));
    game.wait_for(Screen::Battle);
    game.frames(3);
    let begun = verified(&file);
    for _ in 0..6 {
        game.tap(GamepadButton::South);
    }
    let grown = verified(&file);
    assert!(grown > begun, "every choice is recorded at once");
    play_on(&mut game);
    let ended = verified(&file);
    assert!(ended > grown, "the recording stays when the fight is over");
    game.choose("Play again");
    game.wait_for(Screen::Battle);
    game.tap(GamepadButton::South);
    assert_eq!(verified(&file), ended, "the next fight has no place in it");
}

#[test]
fn a_recording_that_cannot_be_written_is_told_with_its_reason() {
    let folder = Folder::new("unwritable");
    let blocked = folder.0.join("a-file");
    fs::write(&blocked, "").unwrap();
    let mut game = Game::begin(folder.home(), courtyard(&[], Some(blocked.join("mine.json"))));
    game.wait_for(Screen::Battle);
    game.frames(5);
    assert!(game.says("That does not work") && game.says("mine.json"));
    game.tap(GamepadButton::South);
    assert!(!game.says("That does not work"));
    assert_eq!(game.screen(), Screen::Battle, "the fight goes on without it");
    for _ in 0..4 {
        game.tap(GamepadButton::South);
        assert!(!game.says("That does not work"), "it is said once");
    }
}

#[test]
fn a_lesson_is_not_recorded_and_says_so() {
    let folder = Folder::new("lesson");
    let wish = cli::Window {
        level: Some("00-one-blow".into()),
        record: Some(folder.0.join("mine.json")),
        ..cli::Window::default()
    };
    let mut game = Game::begin(folder.home(), wish);
    assert_eq!(game.screen(), Screen::Title);
    assert!(game.says("a lesson is not recorded"));
}

/// What was heard, frame by frame.
#[derive(Resource, Default)]
struct Ear(Vec<Vec<Cue>>);

#[test]
fn a_duel_is_heard_and_never_more_than_three_sounds_at_once() {
    let mut game = Game::begin(Home::default(), courtyard(&[], None));
    game.app.init_resource::<Ear>().add_systems(
        Last,
        |mut heard: MessageReader<Heard>, mut ear: ResMut<Ear>| {
            ear.0.push(heard.read().map(|Heard(cue)| *cue).collect());
        },
    );
    game.wait_for(Screen::Battle);
    play_on(&mut game);
    let frames = &game.app.world().resource::<Ear>().0;
    let of_battle = |cue: &Cue| *cue != Cue::Turn;
    assert!(
        frames
            .iter()
            .all(|cues| cues.iter().filter(|cue| of_battle(cue)).count() <= 3)
    );
    for cue in [Cue::Turn, Cue::Blow, Cue::Hit, Cue::Fall] {
        assert!(frames.iter().flatten().any(|heard| *heard == cue), "{cue:?}");
    }
}
