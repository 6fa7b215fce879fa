//! The shapes of weapons, as they stand on tokens, cards and sheets.

use bevy::math::{Rot2, Vec2};

use super::ink::{disc, path, plate, polygon, stroke};
use crate::battle::Term;

/// How far outside a weapon a point lies. The weapon points to the upper right and fits into a disc of radius 0.7.
pub(super) fn distance(point: Vec2, weapon: Term) -> f32 {
    let at = Rot2::degrees(-45.0) * point;
    match weapon.0 {
        "sword" => sword(at, -0.64, 0.17),
        "dagger" => sword(at, -0.38, 0.12),
        "axe" => axe(at),
        "spear" => spear(at),
        "club" => club(at),
        "staff" => {
            stroke(at, v(0.0, -0.62), v(0.0, 0.62), 0.05).min(stroke(at, v(0.0, 0.5), v(0.0, 0.62), 0.07))
        }
        "bow" => bow(at),
        "flail" => flail(point),
        "claw" => claw(point),
        "fist" => fist(point),
        _ => disc(point, Vec2::ZERO, 0.16),
    }
}

const fn v(x: f32, y: f32) -> Vec2 {
    Vec2::new(x, y)
}

fn sword(at: Vec2, tip: f32, guard: f32) -> f32 {
    let blade = [
        v(0.0, tip),
        v(0.085, tip + 0.15),
        v(0.085, 0.25),
        v(-0.085, 0.25),
        v(-0.085, tip + 0.15),
    ];
    polygon(at, &blade)
        .min(stroke(at, v(-guard - 0.04, 0.25), v(guard + 0.04, 0.25), 0.05))
        .min(stroke(at, v(0.0, 0.25), v(0.0, 0.5), 0.045))
        .min(disc(at, v(0.0, 0.54), 0.075))
}

fn axe(at: Vec2) -> f32 {
    let head = [
        v(0.0, -0.46),
        v(0.22, -0.6),
        v(0.37, -0.52),
        v(0.43, -0.26),
        v(0.37, 0.02),
        v(0.2, 0.06),
        v(0.0, -0.1),
    ];
    stroke(at, v(0.0, -0.56), v(0.0, 0.6), 0.05).min(polygon(at, &head))
}

fn spear(at: Vec2) -> f32 {
    let tip = [v(0.0, -0.72), v(0.12, -0.45), v(0.0, -0.3), v(-0.12, -0.45)];
    stroke(at, v(0.0, -0.4), v(0.0, 0.66), 0.04).min(polygon(at, &tip))
}

fn club(at: Vec2) -> f32 {
    let body = [
        v(-0.1, -0.5),
        v(0.1, -0.5),
        v(0.13, -0.2),
        v(0.03, 0.5),
        v(-0.03, 0.5),
        v(-0.13, -0.2),
    ];
    polygon(at, &body) - 0.05
}

fn bow(at: Vec2) -> f32 {
    let limb = [
        v(-0.26, -0.58),
        v(-0.02, -0.44),
        v(0.14, -0.2),
        v(0.2, 0.0),
        v(0.14, 0.2),
        v(-0.02, 0.44),
        v(-0.26, 0.58),
    ];
    let string = [v(-0.26, -0.58), v(-0.26, 0.58)];
    path(at, &limb, 0.055)
        .min(path(at, &string, 0.02))
        .min(stroke(at, v(-0.26, 0.0), v(0.5, 0.0), 0.028))
}

fn flail(at: Vec2) -> f32 {
    let chain = [v(0.1, -0.46), v(0.3, -0.4), v(0.36, -0.12)];
    stroke(at, v(-0.42, 0.56), v(0.1, -0.46), 0.05)
        .min(path(at, &chain, 0.028))
        .min(disc(at, v(0.37, 0.06), 0.17))
}

fn claw(at: Vec2) -> f32 {
    let nail = |shift: f32| {
        [
            v(-0.34 + shift, -0.46),
            v(-0.12 + shift, -0.1),
            v(-0.2 + shift, 0.46),
        ]
    };
    [0.0, 0.28, 0.56]
        .into_iter()
        .map(|shift| path(at, &nail(shift), 0.055))
        .fold(f32::MAX, f32::min)
}

fn fist(at: Vec2) -> f32 {
    let gap = |x: f32| stroke(at, v(x, -0.4), v(x, -0.02), 0.022);
    let hand =
        plate(at, v(0.0, -0.04), v(0.36, 0.3), 0.13).min(plate(at, v(-0.02, 0.32), v(0.22, 0.22), 0.06));
    hand.max(-gap(-0.17))
        .max(-gap(0.0))
        .max(-gap(0.17))
        .max(-stroke(at, v(-0.2, 0.1), v(0.34, 0.04), 0.025))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::ink::Canvas;

    #[test]
    fn every_weapon_leaves_ink_and_stays_inside_its_disc() {
        for name in [
            "sword", "dagger", "axe", "spear", "club", "staff", "bow", "flail", "claw", "fist", "unknown",
        ] {
            let mut canvas = Canvas::new(64, 0.8);
            canvas.fill(bevy::color::Color::BLACK, |point| distance(point, Term(name)));
            assert!(
                (0.01..0.4).contains(&canvas.cover()),
                "{name} covers {}",
                canvas.cover()
            );
            let rim = (0..72).map(|step| Vec2::from_angle(step as f32 * 5.0_f32.to_radians()) * 0.79);
            assert!(
                rim.into_iter().all(|point| distance(point, Term(name)) > 0.0),
                "{name}"
            );
        }
    }
}
