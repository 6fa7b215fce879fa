//! The codex in the window: opened by key and by button, leafed through and searched by keys alone, its examples stepped through.

use klingentanz::battle::RuleId;
use klingentanz::content::{Home, Language};
use klingentanz::screen::Screen;
use klingentanz::ui::battle_codex::OpenCodex;
use klingentanz::ui::preference::Preferences;

use super::game::Game;
use bevy::prelude::*;

#[test]
fn the_key_of_the_codex_opens_it_from_the_title_and_closes_it() {
    let mut game = Game::start(Home::default());
    game.key(KeyCode::KeyK);
    game.frames(3);
    assert!(game.says("Every rule of the game"));
    game.key(KeyCode::KeyK);
    game.frames(3);
    assert!(!game.says("Every rule of the game"));
    assert_eq!(game.screen(), Screen::Title);
}

#[test]
fn a_chapter_leads_to_a_page_and_a_page_to_others_and_back() {
    let mut game = Game::start(Home::default());
    game.choose("Codex");
    game.choose("Wounds");
    game.choose("Effect of a wound");
    assert!(game.says("WND-04"), "the id stands below the title");
    assert!(game.says("Each wound lowers"), "the page says what the rule does");
    game.choose("Wounds by zone");
    assert!(game.says("ZON-03"), "a related page, of another chapter");
    game.choose("Previous page");
    assert!(game.says("WND-04"));
}

#[test]
fn a_search_finds_by_title_and_by_what_the_page_says() {
    let mut game = Game::start(Home::default());
    game.choose("Codex");
    let line = search_line(&mut game);
    game.click_at(line);
    game.type_in("feint");
    assert!(game.says("Feint"), "the title");
    assert!(!game.says("All chapters"), "the list shows what was found");
}

fn search_line(game: &mut Game) -> Vec2 {
    let world = game.app.world_mut();
    let mut lines = world.query_filtered::<&bevy::ui::UiGlobalTransform, With<bevy::text::EditableText>>();
    lines
        .iter(world)
        .next()
        .expect("there is a line to type in")
        .translation
}

#[test]
fn the_example_of_a_page_is_played_step_by_step() {
    let mut game = Game::start(Home::default());
    game.app.world_mut().trigger(OpenCodex(Some(RuleId("ATK-01"))));
    game.frames(5);
    assert!(game.says("Example"));
    assert!(game.says("At the start"));
    assert!(game.focus_where(|says| says == "›"));
    game.key(KeyCode::Enter);
    game.frames(3);
    assert!(!game.says("At the start"), "the next step is shown");
    assert!(game.focus_where(|says| says == "‹"));
    game.key(KeyCode::Enter);
    game.frames(3);
    assert!(game.says("At the start"));
}

#[test]
fn the_page_of_a_weapon_shows_its_example_and_leads_to_those_who_have_it() {
    let mut game = Game::start(Home::default());
    game.app
        .world_mut()
        .trigger(OpenCodex(Some(RuleId("WPN-WARHAMMER1"))));
    game.frames(5);
    assert!(game.says("Example"), "rows share the example of their kind");
    game.app.world_mut().trigger(OpenCodex(Some(RuleId("SHD-REINF"))));
    game.frames(5);
    assert!(game.says("Used by"));
    game.choose("Thessa Eisenwald");
    assert!(game.says("HER-01"), "the page of the one who carries the shield");
}

#[test]
fn terms_are_found_in_the_language_of_the_page() {
    let mut game = Game::start(Home::default());
    game.app.world_mut().resource_mut::<Preferences>().language = Language::De;
    game.app.world_mut().trigger(OpenCodex(Some(RuleId("RNG-05"))));
    game.frames(5);
    // The German page has the word for lying on the ground, the English one has other words for it.
    assert!(
        game.focus_where(|says| says == "liegend"),
        "a button among the terms"
    );
}
