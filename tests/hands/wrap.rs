//! Texts lie in the room that they were measured to take, and cards have room for what stands on them.

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::ScrollArea;
use bevy::window::PrimaryWindow;
use klingentanz::battle::ModuleWish;
use klingentanz::cli;
use klingentanz::content::{Home, Language};
use klingentanz::screen::Screen;
use klingentanz::ui::action_bar_card::CardButton;
use klingentanz::ui::action_bar_group::GroupButton;
use klingentanz::ui::desk::Desk;
use klingentanz::ui::preference::Preferences;
use klingentanz::ui::widget::text;
use klingentanz::view::theme::{Face, Letters, size};
use klingentanz::words::Phrase;

use super::game::{Game, root};
use super::overlay::in_a_fight;

/// Half a pixel is rounded away on either side.
const ROUNDED: f32 = 1.0;
/// Breaks at many widths.
const SENTENCE: &str = "Guerrier orque annonce : agir, garder la défense, puis frapper de toutes ses forces.";

/// The texts of the window that are higher than the room that was laid out for them.
fn overhanging(game: &mut Game) -> Vec<String> {
    let world = game.app.world_mut();
    let mut texts = world.query::<(&Text, &TextLayoutInfo, &ComputedNode)>();
    let higher = |(text, letters, node): (&Text, &TextLayoutInfo, &ComputedNode)| {
        // The letters are measured in logical pixels.
        let height = letters.size.y / node.inverse_scale_factor();
        let is_higher = !node.is_empty() && height > node.size().y + ROUNDED;
        is_higher.then(|| format!("{}: {height} in {}", text.0, node.size().y))
    };
    texts.iter(world).filter_map(higher).collect()
}

/// A sentence in rooms of many widths, by tenths of a pixel: some are rounded to less than the sentence was measured in.
#[test]
fn no_text_is_higher_than_its_room_where_its_width_is_rounded() {
    let mut game = in_a_fight();
    game.frames(5);
    let world = game.app.world_mut();
    let letters = Letters::new(Face::Text, size::SMALL);
    for tenths in 1000_u16..2200 {
        let room = Node {
            position_type: PositionType::Absolute,
            width: px(f32::from(tenths) / 10.0),
            ..default()
        };
        world.spawn((room, children![text(Phrase::plain(SENTENCE), letters)]));
    }
    game.frames(3);
    assert_eq!(overhanging(&mut game), [""; 0]);
}

/// What stands on the cards and begins above its room or ends beside it: the layout gave it none.
fn pushed_out(game: &mut Game) -> Vec<String> {
    let world = game.app.world_mut();
    let mut cards = world.query_filtered::<Entity, Or<(With<CardButton>, With<GroupButton>)>>();
    let cards: Vec<Entity> = cards.iter(world).collect();
    let mut nodes = world.query::<(&ComputedNode, &UiGlobalTransform, &ChildOf, Has<Text>)>();
    let (mut children, mut texts) = (world.query::<&Children>(), world.query::<&Text>());
    let top = |node: &ComputedNode, place: &UiGlobalTransform| place.translation.y - node.size().y / 2.0;
    let right = |node: &ComputedNode, place: &UiGlobalTransform| place.translation.x + node.size().x / 2.0;
    let mut found = Vec::new();
    for card in cards {
        let parts: Vec<Entity> = children.query(world).iter_descendants(card).collect();
        for &part in &parts {
            let Ok((node, place, parent, is_text)) = nodes.get(world, part) else {
                continue;
            };
            let (room, at, ..) = nodes.get(world, parent.parent()).unwrap();
            let above = top(room, at) - top(node, place);
            let beside = right(node, place) - right(room, at);
            if !is_text && !node.is_empty() && above.max(beside) > ROUNDED {
                let says = texts.iter_many(world, &parts);
                let says: Vec<&str> = says.map(|text| text.0.as_str()).collect();
                found.push(format!("{above} above, {beside} beside on {says:?}"));
            }
        }
    }
    found
}

/// Two of the crew have foes out of reach and may throw what they hold: cards with as many odds as any.
#[test]
fn no_card_has_more_on_it_than_it_has_room_for() {
    for language in [Language::De, Language::Fr, Language::En] {
        let wish = cli::Window {
            level: Some(root().join("levels/08-ship")),
            seats: vec!["human".to_owned(), "opponent".to_owned()],
            seed: Some(5),
            modules: ModuleWish {
                preset: Some("Expert".to_owned()),
                ..ModuleWish::default()
            },
            ..cli::Window::default()
        };
        let mut game = Game::begin(Home::default(), wish);
        game.wait_for(Screen::Battle);
        game.app.world_mut().resource_mut::<Preferences>().language = language;
        let mut thrown = 0;
        for press in 0..80 {
            game.frames(3);
            assert_eq!(pushed_out(&mut game), [""; 0], "{language:?} at press {press}");
            let desk = game.app.world().resource::<Desk>();
            thrown += usize::from(desk.cards.iter().any(|card| card.offer.word.0 == "hurl"));
            if game.screen() != Screen::Battle {
                break;
            }
            game.key(KeyCode::Enter);
        }
        assert!(thrown > 2, "{thrown} questions with something to throw");
    }
}

/// The texts that reach over the edge of the window, on the help and beside it.
fn beyond_the_window(game: &mut Game) -> Vec<String> {
    let world = game.app.world_mut();
    let window = world
        .query_filtered::<&Window, With<PrimaryWindow>>()
        .single(world)
        .unwrap();
    let edge = window.physical_size().as_vec2();
    let mut texts = world.query::<(&Text, &ComputedNode, &UiGlobalTransform)>();
    let reaches_over = |(text, node, place): (&Text, &ComputedNode, &UiGlobalTransform)| {
        let (from, to) = (
            place.translation - node.size() / 2.0,
            place.translation + node.size() / 2.0,
        );
        let is_beyond = from.min_element() < 0.0 || to.cmpgt(edge).any();
        (!node.is_empty() && is_beyond).then(|| format!("{} from {from} to {to}", text.0))
    };
    texts.iter(world).filter_map(reaches_over).collect()
}

#[test]
fn the_help_is_seen_whole_in_each_language() {
    let mut game = Game::start(Home::default());
    for language in [Language::De, Language::Fr, Language::En] {
        game.app.world_mut().resource_mut::<Preferences>().language = language;
        game.key(KeyCode::F1);
        game.frames(4);
        assert!(game.says("F11"), "the help is open");
        assert_eq!(beyond_the_window(&mut game), [""; 0], "{language:?}");
        game.key(KeyCode::Escape);
        game.frames(2);
    }
}

/// How far down the pane of the open help is scrolled.
fn help_scrolled(game: &mut Game) -> f32 {
    let world = game.app.world_mut();
    let mut panes = world.query_filtered::<(&ScrollPosition, &ComputedNode), With<ScrollArea>>();
    let scrolled = panes.iter(world).filter(|(_, node)| !node.is_empty());
    scrolled.map(|(position, _)| position.y).fold(0.0, f32::max)
}

#[test]
fn a_help_too_large_for_the_window_is_turned_by_keys() {
    let mut game = Game::start(Home::default());
    game.app.world_mut().resource_mut::<Preferences>().scale = 150;
    game.key(KeyCode::F1);
    game.frames(4);
    assert_eq!(help_scrolled(&mut game), 0.0);
    game.key(KeyCode::PageDown);
    game.frames(2);
    let down = help_scrolled(&mut game);
    assert!(down > 50.0, "{down}");
    game.key(KeyCode::PageUp);
    game.frames(2);
    assert_eq!(help_scrolled(&mut game), 0.0);
}

#[test]
fn no_text_of_a_fight_is_higher_than_its_room() {
    let mut game = in_a_fight();
    for language in [Language::De, Language::Fr] {
        game.app.world_mut().resource_mut::<Preferences>().language = language;
        for scale in (80..=150).step_by(5) {
            game.app.world_mut().resource_mut::<Preferences>().scale = scale;
            game.key(KeyCode::Enter);
            game.frames(4);
            assert_eq!(overhanging(&mut game), [""; 0], "{language:?} at {scale} %");
        }
    }
}
