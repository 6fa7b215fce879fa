//! The die that rolls beside whoever is struck at, and settles on the face that fell.

use bevy::prelude::*;

use super::camera::MapCamera;
use super::figure::Figure;
use super::picture::{Atelier, Motif};
use super::theme::{Face, Letters};
use super::{OfBattle, Pace, TILE, layer};
use crate::battle::{Check, Fallen, FighterId, Happening};

/// Seconds for which a die rolls, and until it is taken away.
const ROLL: f32 = 0.36;
const LIFE: f32 = 1.5;
/// Faces that come up in a second while it rolls.
const TUMBLE: f32 = 22.0;
/// Width of the die in logical pixels, and the pixels that it is drawn with.
const SIDE: f32 = 36.0;
const DRAWN: u32 = 96;

/// A die on the map.
#[derive(Component)]
pub(super) struct Die {
    beside: FighterId,
    at: Vec2,
    sides: u8,
    face: String,
    age: f32,
}

/// The number on a die.
#[derive(Component)]
pub(super) struct Number;

/// What stands on the die of a check, and its sides: the face of one die; the successes of a pool, over those that it took.
pub(crate) fn sign(check: &Check) -> (u8, String) {
    match &check.fallen {
        Fallen::Die(die) => (die.sides, die.face.to_string()),
        Fallen::Sum(sum) => (sum.sides, sum.face.to_string()),
        Fallen::Pool(pool) => {
            let sign = match pool.needed {
                Some(needed) => format!("{}/{needed}", pool.net()),
                None => pool.net().to_string(),
            };
            (pool.sides, sign)
        }
    }
}

/// Beside whom the die of a happening rolls, its sides and what it shows in the end.
pub(super) fn of(happening: &Happening) -> Option<(FighterId, u8, String)> {
    let (beside, check) = match happening {
        Happening::Attacked { target, check, .. } => (*target, check),
        Happening::Defended { fighter, check, .. } => (*fighter, check),
        _ => return None,
    };
    let (sides, face) = sign(check);
    Some((beside, sides, face))
}

/// A die that begins to roll beside a figure.
pub(super) fn rolling((beside, sides, face): (FighterId, u8, String), figure: &Figure) -> impl Bundle {
    let aside = Vec2::new(0.5, 0.42) * TILE * f32::from(figure.size.max(1));
    let at = figure.middle() + aside;
    (
        Die {
            beside,
            at,
            sides,
            face,
            age: 0.0,
        },
        Sprite {
            custom_size: Some(Vec2::splat(SIDE)),
            ..default()
        },
        Transform::from_translation(at.extend(layer::WORD)),
        OfBattle,
        children![(
            Number,
            Text2d::default(),
            Letters::new(Face::StrongFigures, 15.0),
            Transform::from_xyz(0.0, 0.0, 0.1),
        )],
    )
}

/// What a die shows at this age: faces that follow one another, then what fell.
fn shown(die: &Die, is_calm: bool) -> String {
    let is_one_die = die.face.parse::<u8>();
    match is_one_die {
        Ok(face) if die.age < ROLL && !is_calm => {
            let turns = (die.age * TUMBLE) as u16 + 1;
            let sides = u16::from(die.sides.max(2));
            // A step that shares no divisor with the usual dice goes through all faces.
            ((u16::from(face) + turns * 7) % sides + 1).to_string()
        }
        _ => die.face.clone(),
    }
}

/// Lets the dice roll, hop and lie; a new one takes the place of the one before.
pub(super) fn roll(
    time: Res<Time>,
    pace: Res<Pace>,
    camera: Res<MapCamera>,
    mut dice: Query<(Entity, &mut Die, &mut Sprite, &mut Transform, &Children)>,
    mut numbers: Query<&mut Text2d, With<Number>>,
    mut atelier: Atelier,
    mut commands: Commands,
) {
    let ages: Vec<(FighterId, f32)> = dice.iter().map(|(_, die, ..)| (die.beside, die.age)).collect();
    for (entity, mut die, mut sprite, mut transform, children) in &mut dice {
        let is_older = |(beside, age): &(FighterId, f32)| *beside == die.beside && *age < die.age;
        if die.age > LIFE || ages.iter().any(is_older) {
            commands.entity(entity).despawn();
            continue;
        }
        die.age += time.delta_secs();
        let picture = atelier.motif(Motif::Die(die.sides), DRAWN);
        if sprite.image != picture {
            sprite.image = picture;
        }
        let left = if pace.calm {
            0.0
        } else {
            (1.0 - die.age / ROLL).max(0.0)
        };
        let hop = (left * std::f32::consts::PI * 2.0).sin().abs() * left * 14.0;
        transform.translation = (die.at + Vec2::Y * hop * camera.scale).extend(layer::WORD);
        transform.rotation = Quat::from_rotation_z(left * 5.0);
        transform.scale = Vec3::splat(camera.scale);
        let says = shown(&die, pace.calm);
        for child in children {
            if let Ok(mut number) = numbers.get_mut(*child)
                && number.0 != says
            {
                number.0.clone_from(&says);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_tumbles_over_faces_that_it_has_and_settles_on_the_one_that_fell() {
        let mut die = Die {
            beside: FighterId(1),
            at: Vec2::ZERO,
            sides: 20,
            face: "7".to_owned(),
            age: 0.0,
        };
        let mut seen = Vec::new();
        while die.age < ROLL {
            let face: u8 = shown(&die, false).parse().unwrap();
            assert!((1..=20).contains(&face), "{face}");
            seen.push(face);
            die.age += 0.05;
        }
        seen.dedup();
        assert!(seen.len() > 5, "{seen:?}");
        assert_eq!(shown(&die, false), "7");
        die.age = 0.0;
        assert_eq!(shown(&die, true), "7", "who wants no motion sees it at once");
    }
}
