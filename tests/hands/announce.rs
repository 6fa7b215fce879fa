//! Points are announced with a slider in the bar, and the odds change as it moves.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use klingentanz::screen::Screen;
use klingentanz::ui::action_bar_stake::StakeSlider;
use klingentanz::ui::desk::Card;

use super::figure;
use super::game::Game;
use super::list::{can_rise, desk, in_a_crowd, look};

/// The sliders of the first stake of a card, from left to right, each with its width.
fn sliders(game: &mut Game, card: usize) -> Vec<(Vec2, f32)> {
    let world = game.app.world_mut();
    let mut found = world.query::<(&StakeSlider, &ComputedNode, &UiGlobalTransform)>();
    let wanted = StakeSlider { card, stake: 0 };
    let mut places: Vec<(Vec2, f32)> = found
        .iter(world)
        .filter(|(slider, node, _)| **slider == wanted && node.size().min_element() > 0.0)
        .map(|(_, node, place)| (place.translation, node.size().x))
        .collect();
    places.sort_by(|one, other| one.0.x.total_cmp(&other.0.x));
    places
}

/// Width of what a hand holds of a slider.
const THUMB: f32 = 22.0;

/// Where the thumb of a slider stands for some points.
fn place_of((middle, width): (Vec2, f32), card: &Card, points: i16) -> Vec2 {
    let limits = card.offer.stakes[0];
    let share = f32::from(points - limits.least) / f32::from(limits.most - limits.least);
    middle + Vec2::X * (share - 0.5) * (width - THUMB)
}

#[test]
fn the_odds_on_a_card_change_while_its_slider_is_drawn() {
    let mut game = in_a_crowd();
    let entries = game.entries();
    let page = desk(&game).page();
    let card = page.into_iter().find(|place| can_rise(&game, *place)).unwrap();
    look(&mut game, card);
    let limits = desk(&game).cards[card].offer.stakes[0];
    let count = sliders(&mut game, card).len();
    assert!(count > 0, "what can be announced has a slider");
    for place in 0..count {
        let slider = sliders(&mut game, card)[place];
        let start = desk(&game).cards[card].clone();
        game.point_at(place_of(slider, &start, start.stakes[0]));
        game.press(true);
        let mut seen = Vec::new();
        for points in (limits.least..=limits.most).rev() {
            game.point_at(place_of(slider, &start, points));
            game.frames(2);
            let now = desk(&game).card().unwrap().clone();
            assert_eq!(desk(&game).chosen, card, "a hand at a slider looks at its card");
            assert_eq!(now.stakes[0], points);
            let odds = now.odds.unwrap();
            figure::assert_shown(&mut game, &odds, &format!("{points} points"));
            seen.push(odds);
        }
        game.press(false);
        game.frames(3);
        // Each point more takes one in twenty from the attack.
        let hits: Vec<f64> = seen.iter().map(|odds| figure::share(odds.chain[0].1)).collect();
        assert!(hits.is_sorted() && hits[0] < hits[hits.len() - 1], "{hits:?}");
    }
    assert_eq!(game.entries(), entries, "what is drawn is not taken");
    assert_eq!(game.screen(), Screen::Battle);
}

#[test]
fn a_press_beside_the_thumb_brings_it_there_and_the_steps_move_it_on() {
    let mut game = in_a_crowd();
    let entries = game.entries();
    let page = desk(&game).page();
    let card = page.into_iter().find(|place| can_rise(&game, *place)).unwrap();
    look(&mut game, card);
    let limits = desk(&game).cards[card].offer.stakes[0];
    let start = desk(&game).cards[card].clone();
    let slider = sliders(&mut game, card)[0];
    game.click_at(place_of(slider, &start, limits.most));
    assert_eq!(desk(&game).cards[card].stakes[0], limits.most);
    game.key(KeyCode::KeyQ);
    assert_eq!(desk(&game).cards[card].stakes[0], limits.most - 1);
    // The thumb has gone with it: it is found where it should stand.
    game.point_at(place_of(slider, &start, limits.most - 1));
    game.press(true);
    game.point_at(place_of(slider, &start, limits.least));
    game.press(false);
    assert_eq!(desk(&game).cards[card].stakes[0], limits.least);
    assert_eq!(game.entries(), entries);
}
