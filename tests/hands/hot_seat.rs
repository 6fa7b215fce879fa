//! Several people at one screen: whose hands count, and what the screen shows in each frame of a change of seats.

use std::collections::BTreeSet;

use bevy::ecs::system::RunSystemOnce;
use bevy::input::gamepad::{
    GamepadButton, GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::prelude::*;
use klingentanz::battle::{Audience, Decision, Fighter, FighterId, Log, Roster, Seat, Secrets, SideId};
use klingentanz::cli;
use klingentanz::content::Home;
use klingentanz::input::{Action, Hands, Seating, Turn};
use klingentanz::replay::{self, Opening};
use klingentanz::screen::Screen;
use klingentanz::view::{OnStage, Reading, Stage};

use super::game::{Folder, Game, root};

fn of_two(level: &str, seed: u64) -> Game {
    let wish = cli::Window {
        level: Some(root().join("levels").join(level)),
        seats: vec!["human".to_owned(), "human".to_owned()],
        seed: Some(seed),
        ..cli::Window::default()
    };
    Game::begin(Home::default(), wish)
}

fn battle(game: &Game) -> Option<Entity> {
    game.app.world().resource::<OnStage>().battle
}

/// The fighter who is asked, and his side.
fn asked(game: &Game) -> Option<(FighterId, SideId)> {
    let world = game.app.world();
    let question = world.get::<Decision>(battle(game)?)?.0?;
    let fighter = world.get::<Roster>(battle(game)?)?.entity(question.fighter)?;
    Some((question.fighter, world.get::<Fighter>(fighter)?.side))
}

fn turn(game: &Game) -> Option<u8> {
    game.app.world().resource::<Turn>().0
}

/// What covers the screen: the card that waits, or the curtain that goes by itself.
fn is_covered(game: &mut Game) -> bool {
    game.says("Hand over to") || game.says(": your turn")
}

/// Presses the first button of the pad frame by frame; looks at every frame.
fn press(game: &mut Game, mut look: impl FnMut(&mut Game)) {
    for value in [1.0, 0.0] {
        let event = RawGamepadButtonChangedEvent::new(game.pad, GamepadButton::South, value);
        game.app.world_mut().write_message(RawGamepadEvent::Button(event));
        game.frames(1);
        look(game);
    }
    game.frames(1);
    look(game);
}

#[test]
fn where_nothing_is_hidden_two_people_take_turns_without_a_card() {
    let mut game = of_two("01-courtyard", 1);
    game.wait_for(Screen::Battle);
    let mut seats = BTreeSet::new();
    for _ in 0..40 {
        press(&mut game, |game| assert!(!is_covered(game)));
        if let Some(((_, side), seat)) = asked(&game).zip(turn(&game)) {
            assert_eq!(seat, side.0 + 1);
            assert!(
                game.says(&format!("seat {seat}")),
                "the line above the map says whose turn it is"
            );
            seats.insert(seat);
        }
    }
    assert_eq!(seats, [1, 2].into());
}

/// What the screen shows of whom: figures on the map, rungs of the ladder, lines of the log that two sides read otherwise.
fn assert_kept(game: &mut Game) {
    if is_covered(game) {
        return;
    }
    let world = game.app.world();
    let Some(battle) = battle(game) else { return };
    let secrets = world.get::<Secrets>(battle).unwrap();
    let (stage, reading) = (world.resource::<Stage>(), world.resource::<Reading>());
    let Some((_, asked)) = asked(game) else { return };
    let audience = world.resource::<Audience>();
    // Whoever is asked may look as soon as all has been shown; until then those who looked before.
    let mut lookers: Vec<SideId> = audience.looking().to_vec();
    let log: &Log = world.get(battle).unwrap();
    if !stage.is_playing() && stage.known == log.entries().len() {
        lookers.push(asked);
    }
    for side in lookers {
        let known = secrets.view(side).unwrap();
        let figures = stage.figures.iter().filter(|(_, figure)| figure.present);
        let shown = figures
            .map(|(id, _)| *id)
            .chain(reading.ladder.iter().map(|rung| rung.fighter));
        for id in shown {
            assert!(
                known.sees(id) || known.last_seen(id).is_some(),
                "{side:?} is shown {id:?} with {:?} in {:?}",
                stage.watching,
                audience
            );
        }
    }
    assert!(stage.watching.0.is_some(), "nobody's eyes see everything");
}

#[test]
fn nothing_hidden_shows_in_any_frame_of_a_change_of_seats() {
    let mut game = of_two("10-wood", 1);
    let mut covers = 0;
    let mut was_covered = false;
    let mut sides = BTreeSet::new();
    for _ in 0..40 {
        game.frames(1);
        assert_kept(&mut game);
    }
    assert_eq!(game.screen(), Screen::Battle);
    for _ in 0..150 {
        press(&mut game, |game| {
            assert_kept(game);
            let is = game.says("Hand over to");
            covers += usize::from(is && !was_covered);
            was_covered = is;
        });
        sides.extend(asked(&game).map(|(_, side)| side));
        if game.screen() != Screen::Battle {
            break;
        }
    }
    assert_eq!(sides.len(), 2, "both sides have been asked");
    assert!(covers >= 2, "the screen was covered {covers} times");
}

#[test]
fn whoever_comes_back_is_told_what_his_side_has_perceived_meanwhile() {
    let mut game = of_two("10-wood", 1);
    game.wait_for(Screen::Battle);
    for _ in 0..300 {
        if game.says("Since you looked last") {
            break;
        }
        press(&mut game, |_| {});
    }
    assert!(game.says("Since you looked last"));
    let side = game.app.world().resource::<Audience>().eyes().unwrap();
    let world = game.app.world();
    let log: &Log = world.get(battle(&game).unwrap()).unwrap();
    assert!(log.news(0..log.entries().len(), Some(side)).count() > 0);
    press(&mut game, |_| {});
    assert!(!game.says("Since you looked last"), "the first button closes it");
}

#[test]
fn a_fighter_who_was_dealt_to_another_seat_is_led_by_it() {
    let mut game = of_two("02-tavern", 1);
    game.wait_for(Screen::Battle);
    let level = game.app.world().resource::<OnStage>().level.clone();
    let seats = [(FighterId(2), 3), (FighterId(5), 4)].into();
    game.app.world_mut().insert_resource(Seating { level, seats });
    let mut seen = BTreeSet::new();
    for _ in 0..60 {
        press(&mut game, |_| {});
        let Some((fighter, side)) = asked(&game) else {
            continue;
        };
        let own = match fighter.0 {
            2 => 3,
            5 => 4,
            _ => side.0 + 1,
        };
        // The first question was asked before anybody was dealt to anybody.
        if seen.len() > 1 || turn(&game) == Some(own) {
            assert_eq!(turn(&game), Some(own), "{fighter:?}");
        }
        seen.insert(own);
    }
    assert!(seen.contains(&3) && seen.contains(&4), "{seen:?}");
}

#[test]
fn a_recording_that_goes_on_gives_everybody_his_fighters_again() {
    let folder = Folder::new("dealt");
    let file = folder.home().recordings.unwrap().join("shared.json");
    let mut app = klingentanz::headless_app(root()).unwrap();
    let opening = Opening {
        seats: vec![Seat::Human(1)],
        dealt: [1, 2, 3].map(|id| (FighterId(id), 3)).into(),
        ..Opening::of_level("levels/02-tavern", 1)
    };
    let battle = replay::open(app.world_mut(), &opening).unwrap();
    replay::save(app.world(), battle, &file).unwrap();
    let recording = replay::load(&file).unwrap();
    assert_eq!(
        recording.opening.seats,
        [Seat::Human(1), Seat::Opponent],
        "the seat of the level is written down, too"
    );
    let wish = cli::Window {
        resume: Some(file),
        ..cli::Window::default()
    };
    let mut game = Game::begin(folder.home(), wish);
    game.wait_for(Screen::Battle);
    game.frames(20);
    let (fighter, side) = asked(&game).unwrap();
    assert_eq!((side.0, turn(&game)), (0, Some(3)), "{fighter:?}");
}

#[test]
fn of_four_pads_only_that_of_the_seat_at_turn_counts() {
    let mut game = of_two("02-tavern", 1);
    game.wait_for(Screen::Battle);
    let mut pads = vec![game.pad];
    for number in 2..=4 {
        let pad = game.app.world_mut().spawn_empty().id();
        game.app.world_mut().write_message(GamepadConnectionEvent::new(
            pad,
            GamepadConnection::Connected {
                name: format!("pad {number}"),
                vendor_id: None,
                product_id: None,
            },
        ));
        game.frames(2);
        pads.push(pad);
    }
    pads.sort();
    game.frames(5);
    for seat in 1..=4 {
        game.app.world_mut().resource_mut::<Turn>().0 = Some(seat);
        let counting: Vec<u8> = (1..=4)
            .filter(|number| {
                let pad = pads[usize::from(*number) - 1];
                does(&mut game, pad, seat)
            })
            .collect();
        assert_eq!(counting, [seat]);
    }
}

/// Whether a button of a pad does something while a seat is at turn. It is one that answers no question.
fn does(game: &mut Game, pad: Entity, seat: u8) -> bool {
    let mut is = false;
    for value in [1.0, 0.0] {
        let event = RawGamepadButtonChangedEvent::new(pad, GamepadButton::RightTrigger2, value);
        game.app.world_mut().write_message(RawGamepadEvent::Button(event));
        game.frames(1);
        game.app.world_mut().resource_mut::<Turn>().0 = Some(seat);
        let pressed = |hands: Hands| hands.just_pressed(Action::NextTarget);
        is |= game.app.world_mut().run_system_once(pressed).unwrap();
    }
    is
}
