//! Two heroes who have learnt ten abilities or more fight to the end, and each manoeuvre of theirs is taken from the action bar.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use klingentanz::battle::{Choice, FighterId, ModuleWish, Slot, Term};
use klingentanz::cli;
use klingentanz::screen::Screen;
use klingentanz::ui::action_bar::Turn;
use klingentanz::ui::desk::Desk;
use klingentanz::ui::preference::Preferences;

use super::game::{Folder, Game, PATIENCE, root};

/// What the fencer (HER-06, side 1) and the sabre fighter (HER-05, side 2) have learnt, by what it is called among the answers.
const LEARNT: [(u16, &str); 11] = [
    (1, "feint"),         // SF-FINTE
    (1, "thrust"),        // SF-GEZIELTERSTICH
    (1, "lunge"),         // SF-AUSFALL
    (1, "bind"),          // SF-BINDEN
    (1, "master-parry"),  // SF-MEISTERPARADE
    (1, "guarded"),       // SF-DEFENSIV
    (1, "second-parry"),  // SF-PARIERWAFFEN1
    (2, "feint"),         // SF-FINTE
    (2, "double-attack"), // SF-DOPPELANGRIFF
    (2, "aimed-dodge"),   // SF-AUSWEICHEN1
    (2, OTHER_HAND),      // SF-BEIDHAENDIG1, SF-BEIDHAENDIG2
];

/// A plain attack with the weapon in the other hand.
const OTHER_HAND: &str = "other-hand";

/// Fights that are played until one has ended and everything learnt has been used.
const FIGHTS: u64 = 4;
/// Answers after which a fight is broken off.
const LONG: usize = 500;

/// The courtyard with the two as neighbours' foes, each with both weapons, in a folder of the test.
fn level(folder: &Folder) -> PathBuf {
    let from = root().join("levels/01-courtyard");
    let to = folder.0.join("masters");
    fs::create_dir_all(&to).unwrap();
    let map = fs::read_to_string(from.join("map.tmx")).unwrap();
    // A map may only name tiles that lie beside it.
    for tile in fs::read_dir(root().join("assets/tiles")).unwrap() {
        let tile = tile.unwrap();
        if tile.file_type().unwrap().is_file() {
            fs::copy(tile.path(), to.join(tile.file_name())).unwrap();
        }
    }
    let map = map
        .replace("../../assets/tiles/", "")
        .replace(r#"name="defender" x="736""#, r#"name="defender" x="352""#);
    fs::write(to.join("map.tmx"), map).unwrap();
    let named = fs::read_to_string(from.join("level.ron")).unwrap();
    let (one, other) = (
        r#"person: { Dsa41: Id("HER-05") }, at: "challenger", facing: E, start: { Dsa41: (style: 1) }"#,
        r#"person: { Dsa41: Id("OPP-05") }"#,
    );
    assert!(
        named.contains(one) && named.contains(other),
        "the level is as it was"
    );
    let named = named
        .replace(
            one,
            r#"person: { Dsa41: Id("HER-06") }, at: "challenger", facing: E"#,
        )
        .replace(other, r#"person: { Dsa41: Id("HER-05") }"#);
    fs::write(to.join("level.ron"), named).unwrap();
    to
}

fn begin(level: PathBuf, folder: &Folder, seed: u64) -> Game {
    let wish = cli::Window {
        level: Some(level),
        seats: vec!["human".to_owned(), "human".to_owned()],
        seed: Some(seed),
        modules: ModuleWish {
            preset: Some("Expert".to_owned()),
            ..ModuleWish::default()
        },
        ..cli::Window::default()
    };
    let mut game = Game::begin(folder.home(), wish);
    game.app.world_mut().resource_mut::<Preferences>().hand_over = false;
    game.wait_for(Screen::Battle);
    // The first card to hand the screen over lay there before it was wanted no more.
    if game.says("Hand over to") {
        game.key(KeyCode::Enter);
    }
    game
}

fn desk(game: &Game) -> &Desk {
    game.app.world().resource::<Desk>()
}

/// What an answer is called, where it has a name.
fn name(choice: &Choice) -> Option<&'static str> {
    match choice {
        Choice::Plan { plan, .. } => Some(plan.0),
        Choice::Attack {
            with: Slot(1),
            manoeuvre: Term("attack"),
            ..
        } => Some(OTHER_HAND),
        Choice::Attack { manoeuvre, .. } => Some(manoeuvre.0),
        Choice::Defend { means, .. } => Some(means.0),
        Choice::Act { act, .. } => Some(act.0),
        _ => None,
    }
}

/// Takes a card as a hand does: turns the pages until it lies there, and presses its figure until it is taken.
fn take(game: &mut Game, place: usize) {
    for _ in 0..40 {
        if desk(game).chosen == place || press_figure(game, place) {
            assert_eq!(desk(game).chosen, place, "its figure looks at it");
            // The page may lie otherwise once one of its cards is looked at.
            assert!(press_figure(game, place));
            return;
        }
        let world = game.app.world_mut();
        let mut turns = world.query::<(&Turn, &UiGlobalTransform)>();
        let turn = turns.iter(world).find(|(turn, _)| turn.0 == 1);
        let place_of_turn = turn.expect("there are several pages").1.translation;
        game.click_at(place_of_turn);
    }
    panic!("no page shows {:?}", desk(game).cards[place].offer.choice);
}

/// Presses the figure of a card, from the tenth on with Shift; whether the page shows it. What is looked at already is taken by it.
fn press_figure(game: &mut Game, place: usize) -> bool {
    const FIGURES: [KeyCode; 9] = [
        KeyCode::Digit1,
        KeyCode::Digit2,
        KeyCode::Digit3,
        KeyCode::Digit4,
        KeyCode::Digit5,
        KeyCode::Digit6,
        KeyCode::Digit7,
        KeyCode::Digit8,
        KeyCode::Digit9,
    ];
    let page = desk(game).page();
    let Some(figure) = page.iter().position(|other| *other == place) else {
        return false;
    };
    let key = FIGURES[figure % FIGURES.len()];
    if figure < FIGURES.len() {
        game.key(key);
    } else {
        game.hold(KeyCode::ShiftLeft);
        game.key(key);
        game.let_go(KeyCode::ShiftLeft);
    }
    true
}

/// What leads on where nothing new is offered, the best last.
const LEADS_ON: [&str; 9] = [
    "dodge",
    "second-parry",
    "parry",
    "orient",
    "fight",
    "shorten",
    "power-blow",
    "attack",
    "stand",
];

/// The card that is taken: what has been learnt and not been used yet, else what leads on.
fn best(game: &Game, used: &BTreeSet<(u16, &str)>) -> usize {
    let desk = desk(game);
    let FighterId(fighter) = desk.fighter.unwrap();
    let worth = |place: usize| {
        let offer = &desk.cards[place].offer;
        let called = name(&offer.choice).unwrap_or_default();
        let learnt = (fighter, called);
        let is_new = LEARNT.contains(&learnt) && !used.contains(&learnt);
        // Once all has been used, nobody guards himself any more, and the fight comes to its end.
        let is_through = used.len() == LEARNT.len();
        let leads = if is_through && called == "no-defence" {
            Some(LEADS_ON.len())
        } else {
            LEADS_ON.iter().position(|word| *word == called)
        };
        let passes = u8::from(matches!(offer.choice, Choice::Pass));
        // A way needs a place to go to, and they stand beside each other already.
        (offer.cells.is_empty(), is_new, leads, passes)
    };
    (0..desk.cards.len())
        .max_by_key(|place| (worth(*place), usize::MAX - place))
        .unwrap()
}

/// Plays a fight; whether it came to its end.
fn play(game: &mut Game, used: &mut BTreeSet<(u16, &'static str)>) -> bool {
    for _ in 0..LONG {
        for _ in 0..PATIENCE {
            if !desk(game).cards.is_empty() || game.screen() == Screen::Result {
                break;
            }
            game.frames(1);
        }
        if game.screen() == Screen::Result {
            return true;
        }
        let place = best(game, used);
        let card = desk(game).cards[place].clone();
        let FighterId(fighter) = desk(game).fighter.unwrap();
        if let Some(name) = name(&card.offer.choice).filter(|name| LEARNT.contains(&(fighter, name))) {
            if !matches!(card.offer.choice, Choice::Plan { .. }) {
                let odds = card.odds.as_ref();
                assert!(
                    odds.is_some_and(|odds| !odds.chain.is_empty()),
                    "{name} shows its odds"
                );
            }
            if used.insert((fighter, name)) {
                println!("fighter {fighter} uses {name}");
            }
        }
        take(game, place);
    }
    println!("a fight is broken off");
    false
}

#[test]
fn two_masters_use_all_they_have_learnt_from_the_action_bar_and_fight_to_the_end() {
    let folder = Folder::new("masters");
    let level = level(&folder);
    let (mut used, mut ended) = (BTreeSet::new(), 0);
    for seed in 1..=FIGHTS {
        let mut game = begin(level.clone(), &folder, seed);
        ended += usize::from(play(&mut game, &mut used));
        if ended > 0 && used.len() == LEARNT.len() {
            break;
        }
    }
    assert!(ended > 0, "no fight came to its end");
    let missing: Vec<_> = LEARNT.iter().filter(|learnt| !used.contains(*learnt)).collect();
    assert!(missing.is_empty(), "never offered with odds: {missing:?}");
}
