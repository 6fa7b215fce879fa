//! Whole fights by keys alone, and of three people at one screen.

use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use klingentanz::battle::{FighterId, Seat};
use klingentanz::replay::{self, Opening, Recording, Shelf, Verdict};

use super::display::Display;
use super::program::{Game, LONG_FIGHT, PATIENCE};
use super::{ONE_AT_A_TIME, enter_set_up, give_focus, opened, virtual_display};

/// The recordings that the player has saved besides those that the shelf numbers.
fn saved(folder: &Path) -> Vec<PathBuf> {
    let files = Shelf::new(folder).files().into_iter();
    files.filter(|file| Shelf::number_of(file).is_none()).collect()
}

/// Plays a fight with keys alone, from the title to a saved recording, which is the same when it is played again. `choose` presses
/// what is to be chosen on the set-up screen and ends there; the recording names the rule system that is expected.
fn play_and_verify(system: &str, choose: impl Fn(&Display, &mut Game)) {
    let _alone = ONE_AT_A_TIME.lock();
    let Some((display, mut game)) = opened(system) else {
        return;
    };

    enter_set_up(&display, &mut game);
    choose(&display, &mut game);
    // The button that starts the fight has the focus.
    game.wait_for("screen battle", PATIENCE, || display.press(&["Return"]));
    // A figure looks at an answer, and once more takes it: the second of the open group where there is one, else the first. Where it gives
    // up, the game asks once more, and Enter fights on.
    loop {
        game.wait_for("screen result", LONG_FIGHT, || {
            display.press(&["2", "2", "Return", "1", "1"]);
        });
        // A key that was on its way when the fight ended may have begun another one.
        if !game.goes_elsewhere(Duration::from_secs(3)) {
            break;
        }
    }

    let folder = game.home.join("data/klingentanz/recordings");
    let begun = Instant::now();
    game.lead_focus(&display, "Tab", "Save the recording");
    display.press(&["Return"]);
    while saved(&folder).is_empty() && begun.elapsed() < PATIENCE {
        thread::sleep(Duration::from_millis(200));
    }
    let recording = only_one(&saved(&folder));
    assert_eq!(recording.system, system);
}

/// The recording that was saved, which must be the only one, and the same when it is played again.
pub fn only_one(saved: &[PathBuf]) -> Recording {
    assert_eq!(saved.len(), 1, "one recording is saved: {saved:?}");
    let recording = replay::load(&saved[0]).unwrap();
    assert!(!recording.intents.is_empty());
    let mut app = klingentanz::headless_app(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let verdict = replay::verify(app.world_mut(), &recording).unwrap();
    assert!(matches!(verdict, Verdict::Same(_)), "{verdict:?}");
    recording
}

#[test]
fn keys_lead_from_the_title_through_a_fight_to_its_result_and_a_recording_that_verifies() {
    play_and_verify("dsa41", |_, _| {});
}

#[test]
fn keys_choose_the_second_rule_system_and_lead_through_a_fight_by_it_to_a_recording_that_verifies() {
    play_and_verify("pool", |display, game| {
        game.lead_focus(display, "shift+Tab", "Success pools");
        display.press(&["Return"]);
        thread::sleep(Duration::from_secs(1));
        // What was chosen is kept, and the focus is on the button again.
        game.wait_for("screen title", PATIENCE, || display.press(&["Escape"]));
        enter_set_up(display, game);
    });
}

#[test]
fn three_people_at_one_screen_fight_to_a_recording_that_names_their_seats() {
    let _alone = ONE_AT_A_TIME.lock();
    let Some(display) = virtual_display() else {
        return;
    };
    // The first side is shared by two of them: the fight has just begun, and is gone on with in the window.
    let opening = Opening {
        seats: vec![Seat::Human(1), Seat::Human(2)],
        dealt: [(FighterId(2), 3)].into(),
        ..Opening::of_level("levels/02-tavern", 7)
    };
    let home = Game::home("three");
    let begun = home.join("begun.json");
    let mut app = klingentanz::headless_app(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let battle = replay::open(app.world_mut(), &opening).unwrap();
    replay::save(app.world(), battle, &begun).unwrap();
    let mut game = Game::start(&display, home, &["play", "--resume", begun.to_str().unwrap()]);
    game.wait_for("screen battle", PATIENCE, || {});
    give_focus(&display);
    game.wait_for("screen result", LONG_FIGHT, || {
        display.press(&["Return", "Return"]);
    });
    let folder = game.home.join("data/klingentanz/recordings");
    let kept = Shelf::new(&folder).files();
    let recording = only_one(&kept);
    assert!(recording.over);
    assert_eq!(recording.opening.seats, opening.seats);
    assert_eq!(recording.opening.dealt, opening.dealt);
}
