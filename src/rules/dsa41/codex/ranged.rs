//! The numbers on the pages of the chapter `ranged`.

use crate::content::Figure;
use crate::rules::dsa41::build::missile;
use crate::rules::dsa41::condition::riding::{self, Gait};
use crate::rules::dsa41::data::{Dsa41Data, Effect, RangedTrait};
use crate::rules::dsa41::fighter::Size;
use crate::rules::dsa41::round::missiles::{missile as flight, oil};
use crate::rules::dsa41::round::suffer::poison;
use crate::rules::dsa41::shot::lane::Covered;
use crate::rules::dsa41::shot::{aim, call, defence, legal, melee, stray, value};

pub(super) fn figures(data: &Dsa41Data) -> Vec<Figure> {
    [
        target(),
        shooter(),
        surroundings(),
        saddle(),
        senses(data),
        supply(data),
        parts(data),
    ]
    .concat()
}

/// Distance, size, movement and cover of the target.
fn target() -> Vec<Figure> {
    let [very_near, near, medium, far, very_far] = value::BANDS;
    vec![
        Figure::signed("RNG-04-very-near", very_near),
        Figure::signed("RNG-04-near", near),
        Figure::signed("RNG-04-medium", medium),
        Figure::signed("RNG-04-far", far),
        Figure::signed("RNG-04-very-far", very_far),
        Figure::signed("RNG-05-tiny", value::of_size(Size::Tiny)),
        Figure::signed("RNG-05-very-small", value::of_size(Size::VerySmall)),
        Figure::signed("RNG-05-small", value::of_size(Size::Small)),
        Figure::signed("RNG-05-medium", value::of_size(Size::Medium)),
        Figure::signed("RNG-05-big", value::of_size(Size::Big)),
        Figure::signed("RNG-05-huge", value::of_size(Size::Huge)),
        Figure::number("RNG-06-still", value::STILL),
        Figure::number("RNG-06-helpless", value::HELPLESS),
        Figure::number("RNG-06-fast", -value::FAST),
        Figure::number("RNG-06-very-fast", -value::VERY_FAST),
        Figure::number("RNG-08-half", -Covered::Half.malus()),
        Figure::number("RNG-08-most", -Covered::Mostly.malus()),
    ]
}

/// How the shooter shoots, and what the target does against it.
fn shooter() -> Vec<Figure> {
    vec![
        Figure::number("RNG-07-move", -value::ON_THE_MOVE),
        Figure::number("RNG-09-most", aim::MOST),
        Figure::number("RNG-10-haste", -value::in_haste(0)),
        Figure::number("RNG-10-marksman", -value::in_haste(1)),
        Figure::number("RNG-11-shot", -value::SECOND_SHOT),
        Figure::number("RNG-11-throw", -value::SECOND_THROW),
        Figure::number("RNG-11-initiative", legal::SECOND_FROM),
        Figure::dice("RNG-19-far", 1, flight::FLIES_ON, 0),
        Figure::number("RNG-20-slow", -defence::SLOW),
        Figure::number("RNG-20-fast", -defence::FAST),
        Figure::number("RNG-36-contact", -value::POINT_BLANK),
        Figure::number("RNG-36-poles", -value::OFF_POLES),
        Figure::number("RNG-40-saved", call::SAVED),
        Figure::number("RNG-40-least", call::LEAST),
        Figure::number("RNG-41-restless", -call::RESTLESS),
    ]
}

/// Wind, height, and those who are in the way.
fn surroundings() -> Vec<Figure> {
    vec![
        Figure::number("RNG-12-gusts", -value::GUSTS),
        Figure::number("RNG-12-strong", -value::STRONG_WIND),
        Figure::number("RNG-13-down", -value::DOWNWARDS),
        Figure::number("RNG-13-up", -value::UPWARDS),
        Figure::number("RNG-13-throw", -value::THROWN_UPWARDS),
        Figure::number("RNG-13-water", legal::UNDER_WATER),
        Figure::number("RNG-14-close", -melee::IN_MELEE),
        Figure::number("RNG-14-hand", -melee::HAND_TO_HAND),
        Figure::number("RNG-15-line", -stray::IN_LINE),
    ]
}

/// Shots and throws from a mount.
fn saddle() -> Vec<Figure> {
    vec![
        Figure::signed("RNG-16-standing", Gait::Standing.malus(false)),
        Figure::signed("RNG-16-walk", Gait::Walking.malus(false)),
        Figure::signed("RNG-16-gallop", Gait::Gallop.malus(false)),
        Figure::signed("RNG-16-standing-throw", Gait::Standing.malus(true)),
        Figure::signed("RNG-16-walk-throw", Gait::Walking.malus(true)),
        Figure::signed("RNG-16-gallop-throw", Gait::Gallop.malus(true)),
        Figure::signed("RNG-16-trot", Gait::Trot.malus(true)),
        Figure::signed("RNG-16-bare", riding::BARE_SHOT),
        Figure::signed("RNG-16-bare-throw", riding::BARE_THROW),
    ]
}

/// What good and bad eyes do, and from which distance on.
fn senses(data: &Dsa41Data) -> Vec<Figure> {
    let of = |id: &str| -> Vec<(u16, Option<u16>, i8)> {
        let effects = data.advantages.get(id).into_iter().flat_map(|it| &it.effects);
        let at_a_distance = effects.filter_map(|effect| match effect {
            Effect::Ranged { from, below, by } => Some((*from, *below, *by)),
            _ => None,
        });
        at_a_distance.collect()
    };
    let mut found = Vec::new();
    if let [(_, Some(below), by)] = of("ADV-EINAEUGIG")[..] {
        found.push(Figure::number("RNG-17-one-eyed", -by));
        found.push(Figure::number("RNG-17-one-eyed-below", below));
    }
    if let [(from, _, by)] = of("ADV-FARBENBLIND")[..] {
        found.push(Figure::number("RNG-17-colour", -by));
        found.push(Figure::number("RNG-17-colour-from", i64::from(from) - 1));
    }
    if let [(short, _, some), (far, _, more)] = of("ADV-KURZSICHTIG")[..] {
        found.push(Figure::number("RNG-17-short", -some));
        found.push(Figure::number("RNG-17-short-from", i64::from(short) - 1));
        found.push(Figure::number("RNG-17-far", -more));
        found.push(Figure::number("RNG-17-far-from", i64::from(far) - 1));
    }
    if let [(_, _, by)] = of("ADV-ENTFERNUNGSSINN")[..] {
        found.push(Figure::number("RNG-17-sense", by));
    }
    found
}

/// Loading, missiles at hand, oil and poison.
fn supply(data: &Dsa41Data) -> Vec<Figure> {
    let (dice, sides) = poison::HARM;
    let mut found = vec![
        Figure::number("RNG-33-bow", missile::QUICK_BOW),
        Figure::number("RNG-35-quiver", missile::QUIVER),
        Figure::number("RNG-35-pouch", missile::POUCH),
        Figure::dice("RNG-44-rounds", 1, oil::ROUNDS, 0),
        Figure::number("RNG-45-check", -poison::STRENGTH),
        Figure::dice("RNG-45-harm", dice, sides, 0),
        Figure::dice("RNG-45-rounds", 1, poison::ROUNDS, 0),
    ];
    let repeating = data.ranged.get("RWP-EISENWALDER");
    for it in repeating.into_iter().flat_map(|weapon| &weapon.traits) {
        if let RangedTrait::Magazine { shots, refill } = it {
            found.push(Figure::number("RNG-35-magazine", *shots));
            found.push(Figure::number("RNG-35-refill", *refill));
        }
    }
    if let Some(flask) = data.ranged.get("RWP-STONE") {
        let points = flask.points;
        found.push(Figure::dice(
            "RNG-44-points",
            points.dice,
            points.sides,
            points.plus,
        ));
    }
    found
}

/// What the parts of the body cost that a shot is aimed at.
fn parts(data: &Dsa41Data) -> Vec<Figure> {
    let named = [
        ("AIM-HEAD", "RNG-41-head"),
        ("AIM-TRUNK", "RNG-41-trunk"),
        ("AIM-LEG", "RNG-41-leg"),
        ("AIM-HAND", "RNG-41-hand"),
        ("AIM-EYE", "RNG-41-eye"),
        ("AIM-BEASTTRUNK", "RNG-41-beast-trunk"),
        ("AIM-BEASTLEG", "RNG-41-beast-leg"),
        ("AIM-BEASTSPOT", "RNG-41-beast-spot"),
        ("AIM-BEASTHEAD", "RNG-41-beast-head"),
    ];
    let costs = named.iter().filter_map(|(part, name)| {
        let (plain, ..) = data.aims.get(*part)?.modifiers;
        Some(Figure::number(*name, -plain))
    });
    costs.collect()
}
