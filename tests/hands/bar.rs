//! The bar of one line: the best answer first, groups by keys, pad and pointer, what leads to nothing folded away with its reason, and few
//! words.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use klingentanz::battle::{Choice, Group, Happening, Log};
use klingentanz::cli;
use klingentanz::content::{Home, Language};
use klingentanz::screen::Screen;
use klingentanz::ui::action_bar::ActionBar;
use klingentanz::ui::action_bar_group::GroupButton;
use klingentanz::ui::action_bar_sheet::BarSheet;
use klingentanz::ui::preference::Preferences;
use klingentanz::view::Stage;

use super::answers::{desk, look, open, place_of};
use super::game::{Game, LONG_FIGHT, whole};

/// A fight of a person against the computer at its first question.
fn begun(level: &str, system: &str) -> Game {
    let wish = cli::Window {
        level: Some(level.into()),
        seats: vec!["human".to_owned(), "opponent".to_owned()],
        seed: Some(7),
        system: Some(system.to_owned()),
        ..cli::Window::default()
    };
    let mut game = Game::begin(Home::default(), wish);
    game.wait_for(Screen::Battle);
    game.frames(10);
    game
}

/// All words on the bar.
fn words(game: &mut Game) -> Vec<String> {
    let world = game.app.world_mut();
    let mut bars = world.query_filtered::<Entity, With<ActionBar>>();
    let bar = bars.single(world).unwrap();
    let mut children = world.query::<&Children>();
    let parts: Vec<Entity> = children.query(world).iter_descendants(bar).collect();
    let said = parts.into_iter().filter_map(|part| whole(world, part));
    said.flat_map(|text| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
        .collect()
}

fn has_sheet(game: &mut Game) -> bool {
    let mut sheets = game.app.world_mut().query_filtered::<(), With<BarSheet>>();
    sheets.iter(game.app.world()).next().is_some()
}

/// The last answer that was given by hand.
fn last_choice(game: &Game) -> Option<Choice> {
    let world = game.app.world();
    let log = world.get::<Log>(world.resource::<Stage>().battle?)?;
    log.entries()
        .iter()
        .rev()
        .find_map(|event| match &event.happening {
            Happening::Chosen { choice, .. } => Some(choice.clone()),
            _ => None,
        })
}

#[test]
fn an_announcement_is_a_line_of_groups_with_few_words_and_no_sheet() {
    for level in ["01-courtyard", "02-tavern"] {
        let mut game = begun(level, "dsa41");
        assert!(!desk(&game).is_direct());
        for language in [Language::En, Language::De, Language::Fr] {
            game.app.world_mut().resource_mut::<Preferences>().language = language;
            game.frames(3);
            let words = words(&mut game);
            assert!(words.len() <= 50, "{} words: {words:?}", words.len());
        }
        assert!(!has_sheet(&mut game), "it grows when it is wanted");
        let best = desk(&game).best.unwrap();
        assert_eq!(desk(&game).chosen, best, "the best is looked at");
    }
}

#[test]
fn enter_takes_what_is_advised() {
    let mut game = begun("01-courtyard", "dsa41");
    for _ in 0..12 {
        game.frames(3);
        let desk = desk(&game);
        let Some(best) = desk.best else { break };
        let advised = desk.cards[best].advised.clone().unwrap().0;
        let before = game.entries();
        game.key(KeyCode::Enter);
        game.frames(2);
        assert!(game.entries() > before, "it is taken: {advised:?}");
        let world = game.app.world();
        let log = world
            .get::<Log>(world.resource::<Stage>().battle.unwrap())
            .unwrap();
        let since = log.entries()[before..].iter();
        let mut chosen = since.filter_map(|event| match &event.happening {
            Happening::Chosen { choice, .. } => Some(choice.clone()),
            _ => None,
        });
        assert_eq!(chosen.next(), Some(advised));
    }
    assert!(last_choice(&game).is_some());
}

#[test]
fn enter_alone_plays_a_fight_to_its_end_by_each_rule_system() {
    for system in ["dsa41", "pool"] {
        let mut game = begun("02-tavern", system);
        let (mut presses, mut idle) = (0, 0);
        while game.screen() != Screen::Result {
            let before = game.entries();
            game.key(KeyCode::Enter);
            presses += 1;
            if game.screen() == Screen::Result {
                break;
            }
            idle = if game.entries() > before { 0 } else { idle + 1 };
            let (focused, looked_at) = (game.focused(), desk(&game).card().cloned());
            assert!(
                idle < 40 && presses < LONG_FIGHT,
                "{system}: {focused}, {looked_at:?}"
            );
        }
    }
}

#[test]
fn arrows_lead_through_the_groups_and_open_them() {
    let mut game = begun("01-courtyard", "dsa41");
    let groups = desk(&game).groups();
    assert!(groups.len() >= 4, "{groups:?}");
    let here = groups
        .iter()
        .position(|group| desk(&game).group() == Some(*group))
        .unwrap();
    for group in &groups[here + 1..] {
        game.key(KeyCode::ArrowRight);
        assert_eq!(desk(&game).group(), Some(*group));
        assert!(has_sheet(&mut game));
    }
    for group in groups.iter().rev().skip(1) {
        game.key(KeyCode::ArrowLeft);
        assert_eq!(desk(&game).group(), Some(*group));
    }
    game.key(KeyCode::Escape);
    assert!(
        !has_sheet(&mut game) && !game.says("Pause"),
        "the sheet alone is closed"
    );
    // From a group the arrows lead to its options.
    game.key(KeyCode::ArrowRight);
    game.key(KeyCode::ArrowUp);
    let group = desk(&game).group().unwrap();
    let focused = game.focused();
    let named = desk(&game).table().len();
    assert!(
        named > 0 && focused.chars().any(|sign| sign.is_ascii_digit()),
        "{group:?}: {focused}"
    );
}

#[test]
fn a_pad_opens_a_group_and_takes_one_of_its_options() {
    let mut game = begun("01-courtyard", "dsa41");
    let before = desk(&game).group().unwrap();
    let groups = desk(&game).groups();
    let place = groups.iter().position(|group| *group == before).unwrap();
    let (button, then) = match place {
        0 => (GamepadButton::DPadRight, groups[1]),
        _ => (GamepadButton::DPadLeft, groups[place - 1]),
    };
    game.tap(button);
    assert_eq!(desk(&game).group(), Some(then));
    let entries = game.entries();
    game.tap(GamepadButton::DPadUp);
    game.tap(GamepadButton::South);
    game.frames(3);
    assert!(game.entries() > entries, "{}", game.focused());
}

#[test]
fn the_pointer_on_a_group_shows_its_options_and_a_press_holds_it_open() {
    let mut game = begun("01-courtyard", "dsa41");
    let entries = game.entries();
    let other = desk(&game)
        .groups()
        .into_iter()
        .find(|group| desk(&game).group() != Some(*group));
    let other = other.unwrap();
    let place = place_of::<GroupButton>(&mut game, |button| button.0 == other);
    game.point_at(place);
    game.frames(2);
    assert!(has_sheet(&mut game) && desk(&game).group() == Some(other));
    game.click_at(place);
    assert_eq!(game.entries(), entries, "the first press opens");
    game.point_at(Vec2::new(600.0, 200.0));
    game.frames(20);
    assert!(has_sheet(&mut game), "it is held open");
}

#[test]
fn what_leads_to_nothing_is_folded_away_and_says_why() {
    // Seven paces lie between the two.
    let mut game = begun("01-courtyard", "dsa41");
    let idle = |place: &usize| desk(&game).cards[*place].idle.is_some();
    let folded: Vec<usize> = (0..desk(&game).cards.len()).filter(idle).collect();
    assert!(folded.len() > 3, "{} are folded", folded.len());
    let place = folded[0];
    assert!(!desk(&game).table().contains(&place));
    look(&mut game, place);
    assert!(game.says("no use now: "));
    let entries = game.entries();
    game.key(KeyCode::Digit1);
    game.frames(3);
    assert!(
        game.entries() > entries || desk(&game).chosen != place,
        "it can be taken all the same"
    );
}

#[test]
fn without_advice_nothing_is_folded_and_the_first_answer_is_looked_at() {
    let mut game = begun("01-courtyard", "dsa41");
    game.app.world_mut().resource_mut::<Preferences>().advice = false;
    game.key(KeyCode::Enter);
    for _ in 0..60 {
        game.frames(3);
        if !desk(&game).cards.is_empty() && game.round() > 1 {
            break;
        }
        game.key(KeyCode::Enter);
    }
    let desk = desk(&game);
    assert!(!desk.cards.is_empty());
    assert_eq!((desk.best, desk.chosen), (None, 0));
    assert!(
        desk.cards
            .iter()
            .all(|card| card.idle.is_none() && card.advised.is_none())
    );
}

#[test]
fn every_group_opens_by_a_press() {
    let mut game = begun("02-tavern", "dsa41");
    for group in desk(&game).groups() {
        if desk(&game).group() != Some(group) {
            open(&mut game, group);
        }
        assert!(
            desk(&game)
                .page()
                .iter()
                .all(|place| desk(&game).cards[*place].group == group)
        );
    }
    assert!(desk(&game).groups().contains(&Group::Other));
}
