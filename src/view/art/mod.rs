//! The figures of fighters, drawn at any size from the outlines in `assets/figures`: bodies, heads, weapons, shields, postures.

mod brush;
mod outline;
mod person;
mod store;
#[cfg(test)]
mod tests;

use tiny_skia::{Pixmap, Transform};

pub use brush::{Drawing, Inks};
pub use store::{Sign, store};

use self::store::Thing;
use crate::battle::{BodyShape, GearShape, Looks, Posture, WeaponShape};

/// What a figure shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Model {
    /// His body and what he wears.
    pub looks: Looks,
    /// The weapon in his hand.
    pub weapon: Option<WeaponShape>,
    /// How he holds himself.
    pub posture: Posture,
    /// Whether he sits in a saddle.
    pub rides: bool,
    /// Whether he looks to the left.
    pub is_mirrored: bool,
    /// Which of the heads of his people he has.
    pub head: u8,
}

impl Model {
    /// Anybody, on his feet or in the saddle: for what of a token does not show the figure.
    pub fn rider(rides: bool) -> Self {
        Self {
            looks: Looks::default(),
            weapon: None,
            posture: Posture::Standing,
            rides,
            is_mirrored: false,
            head: 0,
        }
    }
}

/// Where a rider sits, and how much smaller he is than on his own token.
const SADDLE: (f32, f32) = (-12.0, -40.0);
const IN_SADDLE: f32 = 0.66;

/// A part of a figure, and where it is laid.
type Part<'s> = (&'s Drawing, Transform);

/// Paints a figure. `place` leads from hundredths of the radius of a token to pixels.
pub fn paint(model: &Model, picture: &mut Pixmap, place: Transform, inks: &Inks) {
    let place = if model.is_mirrored {
        place.pre_scale(-1.0, 1.0)
    } else {
        place
    };
    let place = if model.rides {
        place
            .pre_translate(SADDLE.0, SADDLE.1)
            .pre_scale(IN_SADDLE, IN_SADDLE)
    } else {
        place
    };
    for (drawing, at) in parts(model) {
        drawing.paint(picture, place.pre_concat(at), inks, true);
    }
}

/// Paints the head and shoulders of a figure, or all of it where it has none, into a square.
pub fn paint_bust(model: &Model, picture: &mut Pixmap, inks: &Inks) {
    let model = Model {
        posture: Posture::Standing,
        weapon: None,
        looks: Looks {
            ward: None,
            ..model.looks
        },
        rides: false,
        ..*model
    };
    let (middle, reach) = store().bust(model.looks.body);
    let scale = picture.width() as f32 / (2.0 * reach);
    let place = Transform::from_scale(scale, scale).pre_translate(reach - middle.0, reach - middle.1);
    for (drawing, at) in parts(&model) {
        drawing.paint(picture, place.pre_concat(at), inks, true);
    }
}

/// Paints a weapon alone, pointing to the upper right, into a square.
pub fn paint_weapon(weapon: WeaponShape, picture: &mut Pixmap, inks: &Inks) {
    let weapon = store().weapon(weapon);
    let lean = Transform::from_rotate(weapon.lean);
    fit(&weapon.drawing, lean, (picture, 0.94), inks, (0.0, false));
}

/// Paints something that lies on the floor into a square, on a rim of paper; what is small in the hand is small on the floor.
pub fn paint_gear(gear: GearShape, picture: &mut Pixmap, inks: &Inks) {
    let (drawing, turn) = match gear {
        GearShape::Weapon(weapon) => (&store().weapon(weapon).drawing, LYING),
        GearShape::Ward(ward) => (store().ward(ward), -18.0),
        GearShape::Vial => (store().thing(Thing::Vial), LYING),
        GearShape::Bundle => (store().thing(Thing::Bundle), 0.0),
    };
    fit(
        drawing,
        Transform::from_rotate(turn),
        (picture, 0.86),
        inks,
        (LEAST, true),
    );
}

/// Paints the sign of a button into a square.
pub fn paint_sign(sign: Sign, picture: &mut Pixmap, inks: &Inks) {
    fit(
        store().sign(sign),
        Transform::identity(),
        (picture, 0.94),
        inks,
        (LEAST, false),
    );
}

/// By how much a weapon on the floor is turned from one that points upwards, in degrees.
const LYING: f32 = 62.0;
/// Hundredths of a unit that the picture of something on the floor shows at least.
const LEAST: f32 = 62.0;

/// Paints a drawing into the middle of a square, of which it fills this share; the square shows at least so many hundredths.
fn fit(
    drawing: &Drawing,
    lean: Transform,
    (picture, share): (&mut Pixmap, f32),
    inks: &Inks,
    (least, has_halo): (f32, bool),
) {
    let Some(bounds) = drawing.bounds(lean) else {
        return;
    };
    let side = picture.width() as f32;
    let scale = side * share / bounds.width().max(bounds.height()).max(least);
    let (x, y) = (
        (bounds.left() + bounds.right()) / 2.0,
        (bounds.top() + bounds.bottom()) / 2.0,
    );
    let place = Transform::from_translate(side / 2.0, side / 2.0)
        .pre_scale(scale, scale)
        .pre_translate(-x, -y)
        .pre_concat(lean);
    drawing.paint(picture, place, inks, has_halo);
}

fn parts(model: &Model) -> Vec<Part<'static>> {
    match store().body(model.looks.body) {
        store::Body::Person(person) => person::parts(person, model),
        store::Body::Creature(creature) => {
            let drawing = match model.posture {
                Posture::Lying => &creature.lying,
                _ => &creature.standing,
            };
            vec![(drawing, Transform::identity())]
        }
    }
}

/// How a figure that falls comes to lie: by so many degrees counted against the clock, and so far to the right and down in hundredths.
/// None for what only changes its legs.
pub fn fall(body: BodyShape) -> Option<(f32, (f32, f32))> {
    match store().body(body) {
        store::Body::Person(_) => Some((90.0, person::LIES)),
        store::Body::Creature(_) => None,
    }
}
