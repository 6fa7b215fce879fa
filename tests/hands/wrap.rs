//! Texts lie in the room that they were measured to take, at every size of the interface.

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use klingentanz::content::Language;
use klingentanz::ui::preference::Preferences;
use klingentanz::ui::theme::{Face, Letters, size};
use klingentanz::ui::widget::text;
use klingentanz::words::Phrase;

use super::game::Game;
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
