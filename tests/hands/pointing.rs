//! Pointing at the map alone: by the mouse, by keys, by a pad, and what stands at the pointer where nothing comes of it.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use klingentanz::battle::{Aim, Choice, FighterId, Ground, ModuleWish, Obstacle, System};
use klingentanz::board::Cell;
use klingentanz::cli;
use klingentanz::content::Home;
use klingentanz::order::Orders;
use klingentanz::screen::Screen;
use klingentanz::ui::desk::Desk;
use klingentanz::ui::pointing::Pointing;
use klingentanz::view::camera::{MapCamera, PointedCell};
use klingentanz::view::{Highlights, OnStage, Stage, TILE};

use super::game::{Game, root};

/// A fight of the first side against the computer, and where it comes to its first frame.
fn begin(level: &str, system: &str, seed: u64) -> Game {
    let wish = cli::Window {
        level: Some(root().join("levels").join(level)),
        system: Some(system.to_owned()),
        seats: vec!["human".to_owned(), "greedy".to_owned()],
        seed: Some(seed),
        modules: ModuleWish {
            preset: Some("Basic".to_owned()),
            ..ModuleWish::default()
        },
        ..cli::Window::default()
    };
    Game::begin(Home::default(), wish)
}

/// The same, once the map lies on the screen.
fn fight(level: &str, system: &str, seed: u64) -> Game {
    let mut game = begin(level, system, seed);
    game.wait_for(Screen::Battle);
    // The map finds its place between the panels.
    game.frames(20);
    game
}

fn desk(game: &Game) -> &Desk {
    game.app.world().resource::<Desk>()
}

fn stage(game: &Game) -> &Stage {
    game.app.world().resource::<Stage>()
}

/// Lets frames pass until there is a question, or the fight is over.
fn is_asked(game: &mut Game) -> bool {
    for _ in 0..400 {
        game.frames(1);
        if game.screen() == Screen::Result {
            return false;
        }
        let is_ready = !desk(game).cards.is_empty() && !stage(game).is_playing();
        let fighter = desk(game).fighter;
        let is_ordered = fighter.is_some_and(|id| game.app.world().resource::<Orders>().of(id).is_some());
        if is_ready && !is_ordered {
            return true;
        }
    }
    !desk(game).cards.is_empty()
}

#[test]
fn a_pointer_that_lies_on_the_map_when_a_fight_begins_chooses_nothing_until_it_moves() {
    let mut game = begin("01-courtyard", "dsa41", 7);
    let (window, middle) = (game.window(), Vec2::new(500.0, 300.0));
    let mut screen = game.app.world_mut().get_mut::<Window>(window).unwrap();
    screen.set_cursor_position(Some(middle));
    game.wait_for(Screen::Battle);
    assert!(is_asked(&mut game));
    game.frames(20);
    let cell = game.app.world().resource::<PointedCell>().0;
    assert!(cell.is_some(), "the pointer lies on the map");
    assert_eq!(game.app.world().resource::<Pointing>().aim, None);
    assert_eq!(desk(&game).best, Some(desk(&game).chosen));
    // The window may learn late where the pointer rests.
    for told in [None, Some(middle)] {
        let mut screen = game.app.world_mut().get_mut::<Window>(window).unwrap();
        screen.set_cursor_position(told);
        game.frames(3);
        assert_eq!(game.app.world().resource::<Pointing>().aim, None, "{told:?}");
    }
    game.point_at(middle + Vec2::X);
    assert_ne!(game.app.world().resource::<Pointing>().aim, None);
    // A leap is a movement like any other, and then the pointer may rest.
    let foe = nearest_foe(&game).unwrap();
    let at = place(&game, stage(&game).figures[&foe].at);
    game.point_at(at);
    assert_eq!(
        game.app.world().resource::<Pointing>().aim,
        Some(Aim::Fighter(foe))
    );
}

/// The middle of a square on the screen.
fn place(game: &Game, cell: Cell) -> Vec2 {
    let point = Vec2::new(f32::from(cell.x) + 0.5, -(f32::from(cell.y) + 0.5)) * TILE;
    game.app.world().resource::<MapCamera>().screen_over(point)
}

fn side(game: &Game, id: FighterId) -> klingentanz::battle::SideId {
    stage(game).figures[&id].side
}

/// The nearest foe who still fights.
fn nearest_foe(game: &Game) -> Option<FighterId> {
    let own = desk(game).fighter?;
    let at = stage(game).figures[&own].at;
    let foes = stage(game).figures.iter();
    let foes =
        foes.filter(|(id, figure)| figure.present && figure.fights && side(game, **id) != side(game, own));
    let apart = |cell: Cell| (cell.x - at.x).abs().max((cell.y - at.y).abs());
    foes.min_by_key(|(_, figure)| apart(figure.at)).map(|(id, _)| *id)
}

#[test]
fn a_round_is_played_by_the_mouse_on_the_map_alone() {
    let mut game = fight("02-tavern", "dsa41", 7);
    let mut clicks = 0;
    while is_asked(&mut game) && stage(&game).round < 2 {
        let target = nearest_foe(&game).or(desk(&game).fighter).unwrap();
        let at = place(&game, stage(&game).figures[&target].at);
        let before = game.entries();
        game.click_at(at);
        assert!(game.entries() > before, "the click does something");
        clicks += 1;
        assert!(clicks < 40, "the round does not end");
    }
    assert!(clicks > 2, "{clicks} clicks");
}

#[test]
fn keys_alone_go_from_foe_to_foe() {
    by_hand(|game| game.key(KeyCode::KeyT), |game| game.key(KeyCode::Enter));
}

#[test]
fn a_pad_alone_goes_from_foe_to_foe() {
    by_hand(
        |game| game.tap(GamepadButton::RightTrigger2),
        |game| game.tap(GamepadButton::South),
    );
}

/// The beginning of a fight in which each announcement is for the next foe.
fn by_hand(next_foe: impl Fn(&mut Game), takes: impl Fn(&mut Game)) {
    let mut game = fight("02-tavern", "dsa41", 3);
    let (mut aimed, mut presses) = (0, 0);
    while aimed < 4 && is_asked(&mut game) {
        presses += 1;
        let open = &desk(&game).cards[desk(&game).chosen].offer.choice;
        assert!(
            presses < 60,
            "no press leads on from {open:?}: {:?}",
            desk(&game).refusal
        );
        let announces = matches!(desk(&game).cards[0].offer.choice, Choice::Plan { .. });
        if announces {
            next_foe(&mut game);
            game.frames(2);
            let pointing = game.app.world().resource::<Pointing>();
            assert!(matches!(pointing.aim, Some(Aim::Fighter(_))));
            aimed += 1;
        }
        takes(&mut game);
    }
    assert!(aimed > 3, "{aimed} announcements were for a foe");
}

#[test]
fn why_nothing_comes_of_it_stands_at_the_pointer() {
    let mut game = fight("02-tavern", "dsa41", 7);
    assert!(is_asked(&mut game));
    let world = game.app.world();
    let battle = world.resource::<OnStage>().battle.unwrap();
    let System(system) = *world.get::<System>(battle).unwrap();
    let board = world.get::<Ground>(battle).unwrap().view().board();
    let (width, height) = (board.width() as i16, board.height() as i16);
    let mut cells = (0..height).flat_map(|y| (0..width).map(move |x| Cell::new(x, y)));
    let (cell, obstacle) = cells
        .find_map(|cell| Some((cell, system.pursue(world, battle, Aim::Square(cell)).err()?)))
        .expect("nobody gets everywhere in one round");
    let words = match obstacle {
        Obstacle::Solid => "Nobody can stand there",
        Obstacle::Far { .. } => "Too far",
        Obstacle::NoWay => "No way leads there",
        Obstacle::Taken => "Somebody stands there",
        other => panic!("{other:?}"),
    };
    let at = place(&game, cell);
    game.point_at(at);
    game.frames(2);
    let pointing = game.app.world().resource::<Pointing>();
    assert_eq!(pointing.obstacle(), Some(obstacle), "{cell:?}");
    assert!(game.says(words));
    let before = game.entries();
    game.click_at(at);
    assert_eq!(game.entries(), before, "nothing is chosen by it");
}

#[test]
fn what_has_been_ordered_is_drawn_on_the_map_and_taken_back_as_one() {
    let mut game = fight("02-tavern", "dsa41", 7);
    assert!(is_asked(&mut game));
    let own = desk(&game).fighter.unwrap();
    let target = nearest_foe(&game).unwrap();
    let at = place(&game, stage(&game).figures[&target].at);
    game.click_at(at);
    assert!(is_asked(&mut game));
    let marks = game.app.world().resource::<Highlights>();
    let order = marks
        .orders
        .iter()
        .find(|order| order.by == own)
        .expect("the order is drawn");
    assert!(!order.trail.cells.is_empty());
    let before = game.app.world().resource::<OnStage>().battle;
    game.key(KeyCode::KeyU);
    game.frames(4);
    assert_ne!(
        game.app.world().resource::<OnStage>().battle,
        before,
        "it is taken back"
    );
    assert_eq!(game.app.world().resource::<Orders>().open().count(), 0);
    assert_eq!(desk(&game).fighter, Some(own));
}

#[test]
fn what_has_been_ordered_is_given_up_by_a_key() {
    let mut game = fight("02-tavern", "dsa41", 7);
    assert!(is_asked(&mut game));
    let target = nearest_foe(&game).unwrap();
    let at = place(&game, stage(&game).figures[&target].at);
    game.click_at(at);
    assert_eq!(game.app.world().resource::<Orders>().open().count(), 1);
    game.key(KeyCode::Backspace);
    assert_eq!(game.app.world().resource::<Orders>().open().count(), 0);
}
