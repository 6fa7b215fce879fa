//! Persons: the parts of somebody with hands, put together from his build, his people's head, and what he holds.

use tiny_skia::Transform;

use super::brush::Drawing;
use super::store::{Arms, Build, Hold, Person, store};
use super::{Model, Part};
use crate::battle::{Posture, WardShape, WeaponShape};

/// Where the feet of a build are, in hundredths below its middle.
const FEET: f32 = 64.0;
/// The ground under the feet, in hundredths below the middle of a token.
const GROUND: f32 = 68.0;
/// How far somebody sinks who kneels.
const KNEELS: f32 = 30.0;
/// How far toward his feet the middle of somebody who lies is, and how far down.
pub(super) const LIES: (f32, f32) = (22.0, 24.0);

/// Where a height of the build is in a person: feet stay on the ground.
pub(super) fn raised(y: f32, person: &Person) -> f32 {
    GROUND - (FEET - y) * person.stretch.1
}

/// The parts of a person, from the lowest to the uppermost.
pub(super) fn parts(person: &Person, model: &Model) -> Vec<Part<'static>> {
    let build = store().build(person);
    let lies = model.posture == Posture::Lying;
    let kneels = model.posture == Posture::Kneeling && !model.rides;
    let whole = if lies {
        // On the back, with the face up.
        Transform::from_translate(LIES.0, LIES.1).pre_rotate(-90.0)
    } else {
        Transform::identity()
    };
    let sinks = if kneels { KNEELS * person.stretch.1 } else { 0.0 };
    let lower = whole.pre_concat(stretched(person));
    let upper = whole.pre_translate(0.0, sinks).pre_concat(stretched(person));
    let arms = arms(build, person, model);
    let legs = match (model.rides, kneels) {
        (true, _) => &build.riding,
        (false, true) => &build.kneeling,
        (false, false) => &build.standing,
    };
    // What is no part of the body keeps its form.
    let loose = |at: (f32, f32), size: f32| {
        let (x, y) = (at.0 * person.stretch.0, raised(at.1, person) + sinks);
        whole.pre_translate(x, y).pre_scale(size, size)
    };
    let mut parts: Vec<Part> = vec![(&arms.far, upper), (legs, lower), (&build.torso, upper)];
    parts.push((head(person, model), loose(build.neck, person.head_size)));
    if let Some(ward) = model.looks.ward {
        let at = match ward {
            _ if lies => (6.0, -22.0),
            WardShape::Blade => (34.0, -18.0),
            _ => (30.0, -16.0),
        };
        parts.push((store().ward(ward), loose(at, person.gear)));
    }
    // Bare hands are not let fall.
    let is_bare = |weapon: &WeaponShape| matches!(weapon, WeaponShape::Fist | WeaponShape::Claw);
    let is_seen = |weapon: &WeaponShape| !(person.gropes || lies && is_bare(weapon));
    let weapon = model.weapon.filter(is_seen);
    if let Some(weapon) = weapon {
        let at = if lies {
            // It lies on the ground before him.
            Transform::from_translate(-22.0, 62.0)
                .pre_rotate(86.0)
                .pre_scale(person.gear, person.gear)
        } else {
            loose(arms.hand, person.gear).pre_rotate(arms.lean)
        };
        parts.push((&store().weapon(weapon).drawing, at));
    }
    parts.push((&arms.near, upper));
    parts
}

fn stretched(person: &Person) -> Transform {
    let (wide, high) = person.stretch;
    Transform::from_translate(0.0, GROUND)
        .pre_scale(wide, high)
        .pre_translate(0.0, -FEET)
}

fn head(person: &Person, model: &Model) -> &'static Drawing {
    let name = if model.looks.helmet {
        &person.helmet
    } else {
        &person.heads[usize::from(model.head) % person.heads.len()]
    };
    store().head(name)
}

/// The arms: as the weapon is held, further back beside a shield, and loose when he lies.
fn arms(build: &'static Build, person: &Person, model: &Model) -> &'static Arms {
    let hold = model
        .weapon
        .map_or(Hold::Limp, |weapon| store().weapon(weapon).hold);
    let hold = match hold {
        _ if model.posture == Posture::Lying => Hold::Limp,
        _ if person.gropes => Hold::Grope,
        Hold::Forward | Hold::Both | Hold::Fists if model.looks.ward.is_some() => Hold::Raised,
        hold => hold,
    };
    &build.arms[&hold]
}
