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

/// Lets the words rise, keep their size on the screen, and fade.
pub(super) fn rise(
    time: Res<Time>,
    pace: Res<Pace>,
    camera: Res<MapCamera>,
    mut words: Query<(
        Entity,
        &mut Rising,
        &mut Transform,
        &mut TextColor,
        &mut TextBackgroundColor,
    )>,
    mut commands: Commands,
) {
    // Words that come up one right after the other stand above each other.
    let mut places: Vec<Vec2> = Vec::new();
    for (entity, mut word, mut transform, mut ink, mut ground) in &mut words {
        word.age += time.delta_secs();
        if word.age > LIFE {
            commands.entity(entity).despawn();
            continue;
        }
        let before = places
            .iter()
            .filter(|place| place.distance(word.from) < 1.0)
            .count();
        places.push(word.from);
        let risen = if pace.calm { 0.0 } else { word.age * 26.0 };
        let height = (risen + before as f32 * 22.0) * camera.scale;
        transform.translation = (word.from + Vec2::Y * height).extend(layer::WORD + before as f32 * 0.01);
        transform.scale = Vec3::splat(camera.scale);
        let strength = ((LIFE - word.age) * 2.5).min(1.0);
        ink.0 = word.ink.with_alpha(strength);
        ground.0 = colour::PAPER.with_alpha(0.86 * strength);
    }
}
