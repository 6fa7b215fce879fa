//! Figures on the map and in the sheet: who he is, how he holds himself, and that he moves only for those who want to see it.

use bevy::prelude::*;
use klingentanz::battle::{FighterId, Posture};
use klingentanz::content::Home;
use klingentanz::screen::Screen;
use klingentanz::ui::portrait::Portrait;
use klingentanz::ui::preference::{Preferences, Tempo};
use klingentanz::view::{Layer, Stage, Token, Upper};

use super::game::Game;

fn in_the_courtyard() -> Game {
    let mut game = Game::start(Home::default());
    game.choose("Play");
    game.wait_for(Screen::Setup);
    game.choose("Fight!");
    game.wait_for(Screen::Battle);
    game.frames(10);
    game
}

/// The pictures of a fighter's token: on the ground, the figure, the signs.
fn pictures(game: &mut Game, fighter: FighterId) -> [Handle<Image>; 3] {
    game.frames(2);
    let world = game.app.world_mut();
    let mut tokens = world.query::<(&Token, &Sprite, &Children)>();
    let uppers = world.query::<(&Upper, &Sprite)>();
    let (_, ground, children) = tokens.iter(world).find(|(token, ..)| token.0 == fighter).unwrap();
    let upper = |layer| {
        let mut own = children
            .iter()
            .filter_map(|child| uppers.get_manual(world, child).ok());
        let (_, sprite) = own.find(|(upper, _)| upper.0 == layer).unwrap();
        sprite.image.clone()
    };
    [ground.image.clone(), upper(Layer::Figure), upper(Layer::Signs)]
}

fn change(game: &mut Game, fighter: FighterId, change: impl FnOnce(&mut klingentanz::view::Figure)) {
    let mut stage = game.app.world_mut().resource_mut::<Stage>();
    change(stage.figures.get_mut(&fighter).unwrap());
}

#[test]
fn the_portrait_of_whoever_must_choose_stands_in_his_sheet() {
    let mut game = in_the_courtyard();
    let world = game.app.world_mut();
    let mut portraits = world.query_filtered::<&Children, With<Portrait>>();
    let inside = portraits.single(world).expect("there is one portrait")[0];
    let picture = world.get::<ImageNode>(inside).unwrap().image.clone();
    assert!(world.resource::<Assets<Image>>().get(&picture).is_some());
}

#[test]
fn a_token_shows_how_somebody_holds_himself_and_that_he_is_dead() {
    let mut game = in_the_courtyard();
    let fighter = FighterId(1);
    let standing = pictures(&mut game, fighter);
    change(&mut game, fighter, |figure| figure.posture = Posture::Kneeling);
    let kneeling = pictures(&mut game, fighter);
    change(&mut game, fighter, |figure| figure.posture = Posture::Lying);
    let lying = pictures(&mut game, fighter);
    assert!(standing[1] != kneeling[1] && kneeling[1] != lying[1] && lying[1] != standing[1]);
    assert_eq!(
        (&standing[0], &standing[2]),
        (&lying[0], &lying[2]),
        "only the figure lies"
    );
    change(&mut game, fighter, |figure| figure.fights = false);
    let out = pictures(&mut game, fighter);
    assert!(out[0] != lying[0] && out[1] != lying[1]);
    change(&mut game, fighter, |figure| figure.is_dead = true);
    let dead = pictures(&mut game, fighter);
    assert!(
        (0..3).all(|layer| dead[layer] != out[layer]),
        "the dead are marked"
    );
}

/// Whether any figure leans or slides while a fight is shown for a while.
fn leans(game: &mut Game) -> bool {
    let mut is_leaning = false;
    for _ in 0..600 {
        if game.screen() != Screen::Battle {
            break;
        }
        game.key(KeyCode::Enter);
        let world = game.app.world_mut();
        let mut figures = world.query::<(&Upper, &Transform)>();
        is_leaning |= figures.iter(world).any(|(_, place)| {
            place.rotation.to_axis_angle().1.abs() > 0.01 || place.translation.truncate() != Vec2::ZERO
        });
        if is_leaning {
            break;
        }
    }
    is_leaning
}

#[test]
fn figures_lunge_and_fall_but_not_for_those_who_want_less_motion() {
    let mut game = in_the_courtyard();
    let mut preferences = game.app.world_mut().resource_mut::<Preferences>();
    (preferences.tempo, preferences.opponent_tempo) = (Tempo::Once, Tempo::Once);
    assert!(leans(&mut game));
    let mut game = in_the_courtyard();
    let mut preferences = game.app.world_mut().resource_mut::<Preferences>();
    (preferences.tempo, preferences.opponent_tempo) = (Tempo::Once, Tempo::Once);
    preferences.calm = true;
    assert!(!leans(&mut game));
}
