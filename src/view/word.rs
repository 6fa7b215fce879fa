//! Words that rise from a token and fade: what a blow did, at a glance.

use bevy::prelude::*;
use bevy::text::TextBackgroundColor;

use super::camera::MapCamera;
use super::say::Say;
use super::theme::{Face, Letters, colour};
use super::{Pace, TILE, layer, motion};
use crate::battle::Happening;
use crate::words::Phrase;

/// Seconds until a word has faded.
const LIFE: f32 = 1.5;

/// Logical pixels by which a word rises in a second.
const SPEED: f32 = 26.0;
/// Height of a word and width of a letter of it, in logical pixels.
const LINE: f32 = 24.0;
const LETTER: f32 = 10.5;

/// A word on its way up.
#[derive(Component)]
pub(super) struct Rising {
    from: Vec2,
    age: f32,
    ink: Color,
}

/// The word for a happening, if it is worth one, and its colour.
pub(super) fn of(happening: &Happening) -> Option<(Phrase, Color)> {
    let word = match happening {
        Happening::Attacked { check, .. } if motion::is_extreme(check.outcome) => {
            if check.outcome.is_success() {
                (Phrase::key("battle-word-lucky"), colour::SUCCESS_INK)
            } else {
                (Phrase::key("battle-word-fumble"), colour::WARNING_INK)
            }
        }
        Happening::Attacked { check, .. } if !check.outcome.is_success() => {
            (Phrase::key("battle-word-missed"), colour::SOFT_INK)
        }
        Happening::Defended { check, .. } if check.outcome.is_success() => {
            (Phrase::key("battle-word-parried"), colour::INK)
        }
        Happening::Struck { loss, .. } if loss.value() > 0 => (
            Phrase::key("battle-word-hit").with("points", i64::from(loss.value())),
            colour::WARNING_INK,
        ),
        Happening::Struck { .. } => (Phrase::key("battle-word-armour"), colour::INK),
        Happening::Wounded { wounds, .. } if *wounds > 0 => (
            Phrase::key("battle-word-wound").with("wounds", i64::from(*wounds)),
            colour::WARNING_INK,
        ),
        _ => return None,
    };
    Some(word)
}

/// A word that begins to rise from a point of the map.
pub(super) fn rising(phrase: Phrase, ink: Color, from: Vec2) -> impl Bundle {
    let from = from + Vec2::Y * TILE * 0.5;
    (
        Rising { from, age: 0.0, ink },
        Text2d::default(),
        Say(phrase),
        Letters::new(Face::Title, 19.0).in_ink(ink),
        TextBackgroundColor(colour::PAPER.with_alpha(0.86)),
        Transform::from_translation(from.extend(layer::WORD)),
    )
}

/// Lets the words rise, keep their size on the screen, and fade. One that comes up where another is lifts it.
pub(super) fn rise(
    time: Res<Time>,
    pace: Res<Pace>,
    camera: Res<MapCamera>,
    mut words: Query<(
        Entity,
        &mut Rising,
        &Text2d,
        &mut Transform,
        &mut TextColor,
        &mut TextBackgroundColor,
    )>,
    mut commands: Commands,
) {
    let mut lying: Vec<(Entity, Lying)> = Vec::new();
    for (entity, mut word, text, ..) in &mut words {
        word.age += time.delta_secs();
        if word.age > LIFE {
            commands.entity(entity).despawn();
            continue;
        }
        let half_width = text.chars().count() as f32 * LETTER / 2.0;
        let lies = Lying {
            middle: word.from / camera.scale,
            half_width,
            age: word.age,
            risen: if pace.calm { 0.0 } else { word.age * SPEED },
        };
        lying.push((entity, lies));
    }
    lying.sort_by(|one, other| one.1.age.total_cmp(&other.1.age));
    let heights = heights(lying.iter().map(|(_, lies)| lies));
    for ((entity, _), height) in lying.iter().zip(heights) {
        let Ok((_, word, _, mut transform, mut ink, mut ground)) = words.get_mut(*entity) else {
            continue;
        };
        transform.translation = (word.from + Vec2::Y * height * camera.scale).extend(layer::WORD);
        transform.scale = Vec3::splat(camera.scale);
        let strength = ((LIFE - word.age) * 2.5).min(1.0);
        ink.0 = word.ink.with_alpha(strength);
        ground.0 = colour::PAPER.with_alpha(0.86 * strength);
    }
}

/// Where a word begins and how far it has risen by itself, in logical pixels.
struct Lying {
    middle: Vec2,
    half_width: f32,
    age: f32,
    risen: f32,
}

/// How high each word stands above where it began: the youngest, which come first, by themselves, the older ones high enough to
/// lie over none of them.
fn heights<'w>(words: impl Iterator<Item = &'w Lying>) -> Vec<f32> {
    let mut placed: Vec<(&Lying, f32)> = Vec::new();
    for word in words {
        let mut height = word.risen;
        let covers = |(other, above): &(&Lying, f32), height: f32| {
            let apart = (word.middle - other.middle).abs();
            let up = word.middle.y + height - other.middle.y - above;
            apart.x < word.half_width + other.half_width && up.abs() < LINE - 0.01
        };
        // Each lift is over at least one word that stands already, and never down again.
        while let Some((other, above)) = placed.iter().find(|placed| covers(placed, height)) {
            height = other.middle.y + above + LINE - word.middle.y;
        }
        placed.push((word, height));
    }
    placed.into_iter().map(|(_, height)| height).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(x: f32, y: f32, age: f32) -> Lying {
        Lying {
            middle: Vec2::new(x, y),
            half_width: 30.0,
            age,
            risen: age * SPEED,
        }
    }

    #[test]
    fn words_over_one_fighter_stand_above_each_other() {
        // Just now, a tenth of a second ago (2.6 pixels up) and a second ago (26 up, which lies over the second at 24).
        let words = [word(0.0, 0.0, 0.0), word(0.0, 0.0, 0.1), word(0.0, 0.0, 1.0)];
        assert_eq!(heights(words.iter()), [0.0, LINE, 2.0 * LINE]);
    }

    #[test]
    fn words_beside_each_other_stay_where_they_are() {
        let words = [word(0.0, 0.0, 0.0), word(61.0, 0.0, 0.5)];
        assert_eq!(heights(words.iter()), [0.0, 13.0]);
        // Nearer than both are wide, the older one is lifted.
        let words = [word(0.0, 0.0, 0.0), word(59.0, 0.0, 0.5)];
        assert_eq!(heights(words.iter()), [0.0, LINE]);
    }
}
