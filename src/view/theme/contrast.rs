//! What the palette promises, computed from its colours: contrast, and the difference that is left to colour-blind eyes.

use bevy::prelude::*;

use super::palette::*;
use crate::battle::{SideId, Tone};
use crate::view::shade;

/// What red-blind, green-blind and blue-blind eyes see, in linear light: Machado, Oliveira and Fernandes (2009), severity 1.
const EYES: [(&str, [[f32; 3]; 3]); 4] = [
    ("all colours", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// The least difference of two colours that mean different things: about 2 is just seen side by side, 10 at a glance.
const AT_A_GLANCE: f32 = 12.0;
/// The same for the palette that is made for colour-blind people.
const PLAIN: f32 = 25.0;

/// Contrast of two colours as the web's guidelines for accessibility define it.
fn contrast(first: Color, second: Color) -> f32 {
    let (one, two) = (first.luminance(), second.luminance());
    (one.max(two) + 0.05) / (one.min(two) + 0.05)
}

/// A colour as some eyes see it.
fn seen(colour: Color, eyes: &[[f32; 3]; 3]) -> Lab {
    let light = LinearRgba::from(colour);
    let light = Vec3::new(light.red, light.green, light.blue);
    let [red, green, blue] = eyes.map(|row| Vec3::from(row).dot(light).clamp(0.0, 1.0));
    // The engine takes the white of its colour space as white; a grey has no hue in it, which is all that a difference needs.
    let lab = Laba::from(LinearRgba::rgb(red, green, blue));
    Lab(Vec3::new(lab.lightness, lab.a, lab.b) * 100.0)
}

/// Lightness and the two axes of hue.
struct Lab(Vec3);

/// The difference of two colours to the eyes that see it worst (CIE 1976).
fn difference(one: Color, other: Color) -> (f32, &'static str) {
    let between = |(name, eyes): &(&'static str, [[f32; 3]; 3])| {
        (seen(one, eyes).0.distance(seen(other, eyes).0), *name)
    };
    let all = EYES.iter().map(between);
    all.min_by(|one, other| one.0.total_cmp(&other.0))
        .expect("there are eyes")
}

fn assert_apart(colours: &[Color], least: f32) {
    for (place, one) in colours.iter().enumerate() {
        for other in &colours[place + 1..] {
            let (apart, eyes) = difference(*one, *other);
            assert!(apart >= least, "{one:?} and {other:?} by {eyes}: {apart}");
        }
    }
}

fn sides(palette: &Palette) -> [Color; 4] {
    [0, 1, 2, 3].map(|side| palette.side(SideId(side)))
}

/// The colours that marks on the map are drawn with, besides those of the sides.
const TONES: [Tone; 7] = [
    Tone::Good,
    Tone::Fair,
    Tone::Bad,
    Tone::Own,
    Tone::Water,
    Tone::Dark,
    Tone::Plain,
];

#[test]
fn every_colour_of_words_can_be_read_on_every_ground() {
    let words = [INK, SOFT_INK, SUCCESS_INK, WARNING_INK];
    for ink in words {
        for ground in [WORKTOP, PAPER, PANEL, SHADE] {
            let contrast = contrast(ink, ground);
            assert!(contrast >= 4.5, "{ink:?} on {ground:?} has only {contrast}");
        }
    }
    for ink in [Palette::default(), Palette::colour_blind()]
        .iter()
        .flat_map(sides)
    {
        for ground in [WORKTOP, PAPER, PANEL] {
            let contrast = contrast(ink, ground);
            assert!(contrast >= 4.5, "{ink:?} on {ground:?} has only {contrast}");
        }
    }
    // A term whose note is open lies on a shade of its own, in whatever ink its text is.
    assert!(contrast(WOAD, SHADE) >= 4.5);
    assert!(contrast(PAPER, INK) >= 4.5 && contrast(PAPER, INK_LIGHT) >= 4.5);
}

#[test]
fn every_mark_of_the_map_stands_out_from_the_paper_that_it_lies_on() {
    for tone in TONES {
        let contrast = contrast(shade::ink(tone), PAPER);
        assert!(contrast >= 4.5, "{tone:?} has only {contrast}");
    }
    assert!(contrast(ACTIVE, INK) >= 4.5, "gold lies on ink");
    for ground in [WOOD, STONE, GRASS, WATER, LEATHER] {
        assert!(contrast(INK, ground) >= 4.5, "ink on {ground:?}");
    }
}

#[test]
fn the_ring_of_the_focus_stands_out_from_every_ground() {
    for ground in [WORKTOP, PAPER, PANEL] {
        assert!(contrast(RING, ground) >= 3.0);
    }
}

#[test]
fn colour_blind_people_tell_the_sides_apart() {
    assert_apart(&sides(&Palette::default()), AT_A_GLANCE);
    assert_apart(&sides(&Palette::colour_blind()), PLAIN);
}

#[test]
fn colour_blind_people_tell_good_from_fair_from_bad() {
    let tones = [Tone::Good, Tone::Fair, Tone::Bad].map(shade::ink);
    assert_apart(&tones, AT_A_GLANCE);
    assert_apart(&[SUCCESS, MADDER, ACTIVE], AT_A_GLANCE);
    assert_apart(&[SUCCESS_INK, WARNING_INK, INK], AT_A_GLANCE);
}

#[test]
fn eyes_that_see_no_red_take_madder_for_a_dark_brown() {
    // Worked out by hand: madder is (0.342, 0.024, 0.019) in linear light; red of it is 0.152 × 0.342 + 1.053 × 0.024 − 0.205 × 0.019.
    let light = Vec3::new(0.342, 0.024, 0.019);
    let red = Vec3::from(EYES[1].1[0]).dot(light);
    assert!((red - 0.0735).abs() < 0.001, "{red}");
    // Black and white are 100 apart for all eyes.
    let (apart, _) = difference(Color::BLACK, Color::WHITE);
    assert!((apart - 100.0).abs() < 0.5, "{apart}");
}
