//! Figures told apart: by their shapes alone, as somebody sees them who sees no colour, on a square of 32 pixels.

use tiny_skia::{Color, Pixmap, Transform};

use super::*;
use crate::battle::WardShape;

/// Pixels of a picture whose token fills a square of 32: the token is 0.84 of it, the picture half as wide again.
const SIDE: u32 = 40;

fn grey(light: u8) -> Color {
    Color::from_rgba8(light, light, light, 255)
}

/// Inks by their lightness alone, as somebody sees them who sees no colour.
fn inks() -> Inks {
    Inks {
        ink: grey(34),
        paper: grey(233),
        side: grey(75),
        wood: grey(142),
        stone: grey(203),
    }
}

fn model(body: BodyShape, weapon: Option<WeaponShape>) -> Model {
    Model {
        looks: Looks {
            body,
            ..Looks::default()
        },
        weapon,
        ..Model::rider(false)
    }
}

/// The lightness of a figure on paper.
fn drawn(model: &Model, side: u32) -> Vec<f32> {
    let mut picture = Pixmap::new(side, side).expect("a picture has a size");
    picture.fill(grey(233));
    let unit = side as f32 / 300.0;
    let place = Transform::from_translate(side as f32 / 2.0, side as f32 / 2.0).pre_scale(unit, unit);
    paint(model, &mut picture, place, &inks());
    picture
        .pixels()
        .iter()
        .map(|pixel| f32::from(pixel.red()) / 255.0)
        .collect()
}

/// The share of the picture by which two of them differ.
fn difference(one: &[f32], other: &[f32]) -> f32 {
    let apart = one.iter().zip(other).map(|(one, other)| (one - other).abs());
    apart.sum::<f32>() / one.len() as f32
}

fn assert_apart<K: std::fmt::Debug>(pictures: &[(K, Vec<f32>)], least: f32) {
    for (place, (name, one)) in pictures.iter().enumerate() {
        for (other_name, other) in &pictures[place + 1..] {
            let apart = difference(one, other);
            assert!(apart >= least, "{name:?} and {other_name:?} differ by {apart}");
        }
    }
}

#[test]
fn bodies_are_told_apart_on_a_small_square_without_colour() {
    let sword = Some(WeaponShape::Sword);
    let bodies = BodyShape::ALL.map(|body| (body, drawn(&model(body, sword), SIDE)));
    assert_apart(&bodies, 0.02);
}

#[test]
fn weapons_are_told_apart_on_a_small_square() {
    let weapons =
        WeaponShape::ALL.map(|(weapon, word)| (word, drawn(&model(BodyShape::Human, Some(weapon)), SIDE)));
    assert_apart(&weapons, 0.004);
    for (weapon, word) in WeaponShape::ALL {
        let mut picture = Pixmap::new(SIDE, SIDE).expect("a picture has a size");
        paint_weapon(weapon, &mut picture, &inks());
        let covered = picture
            .pixels()
            .iter()
            .filter(|pixel| pixel.alpha() > 127)
            .count();
        assert!(
            covered * 40 > (SIDE * SIDE) as usize,
            "{word} leaves no ink on its card"
        );
    }
}

#[test]
fn signs_of_buttons_are_told_apart_on_the_smallest_button() {
    let signs = Sign::ALL.map(|sign| {
        let mut picture = Pixmap::new(20, 20).expect("a picture has a size");
        picture.fill(grey(233));
        paint_sign(sign, &mut picture, &inks());
        let light = picture
            .pixels()
            .iter()
            .map(|pixel| f32::from(pixel.red()) / 255.0);
        (sign, light.collect())
    });
    assert_apart(&signs, 0.1);
}

#[test]
fn shields_are_told_apart() {
    let with = |ward| {
        let mut model = model(BodyShape::Human, Some(WeaponShape::Sword));
        model.looks.ward = ward;
        (ward, drawn(&model, SIDE))
    };
    let wards = WardShape::ALL.map(Some).into_iter().chain([None]);
    assert_apart(&wards.map(with).collect::<Vec<_>>(), 0.006);
}

#[test]
fn who_stands_kneels_or_lies_is_seen_at_once_and_where_he_looks() {
    for body in BodyShape::ALL {
        let with = |posture| {
            let model = Model {
                posture,
                ..model(body, Some(WeaponShape::Axe))
            };
            (posture, drawn(&model, SIDE))
        };
        let least = if matches!(store().body(body), store::Body::Person(_)) {
            assert_apart(&[with(Posture::Standing), with(Posture::Kneeling)], 0.02);
            0.04
        } else {
            0.02
        };
        assert_apart(&[with(Posture::Standing), with(Posture::Lying)], least);
        let mirrored = Model {
            is_mirrored: true,
            ..model(body, Some(WeaponShape::Axe))
        };
        let apart = difference(&with(Posture::Standing).1, &drawn(&mirrored, SIDE));
        assert!(apart > 0.02, "{body:?} looks the same to the left: {apart}");
    }
}

#[test]
fn every_figure_fits_into_the_picture_of_its_token() {
    let side = 150;
    for body in BodyShape::ALL {
        for (weapon, word) in WeaponShape::ALL {
            for posture in [Posture::Standing, Posture::Kneeling, Posture::Lying] {
                let model = Model {
                    posture,
                    ..model(body, Some(weapon))
                };
                let picture = drawn(&model, side);
                let width = side as usize;
                let dark = |place: usize| picture[place] < 0.7;
                let rim = (0..width).any(|at| {
                    let edges = [at, (width - 1) * width + at, at * width, at * width + width - 1];
                    edges.into_iter().any(dark)
                });
                assert!(!rim, "{body:?} with {word} {posture:?} is cut off");
            }
        }
    }
}

#[test]
fn a_portrait_shows_head_and_shoulders_of_every_body() {
    for body in BodyShape::ALL {
        for helmet in [false, true] {
            let mut model = model(body, None);
            model.looks.helmet = helmet;
            let mut picture = Pixmap::new(60, 60).expect("a picture has a size");
            paint_bust(&model, &mut picture, &inks());
            let covered = picture
                .pixels()
                .iter()
                .filter(|pixel| pixel.alpha() > 127)
                .count();
            assert!(
                (600..3400).contains(&covered),
                "{body:?} covers {covered} of 3600"
            );
        }
    }
}
