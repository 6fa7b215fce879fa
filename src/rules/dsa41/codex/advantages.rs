//! The numbers on the pages of the chapter `advantages`.

use crate::content::Figure;
use crate::rules::dsa41::condition::fury;
use crate::rules::dsa41::data::{Advantage, Dsa41Data, Effect};
use crate::rules::dsa41::round::suffer::fury::{BREATH, LIFE, ROUNDS};

pub(super) fn figures(data: &Dsa41Data) -> Vec<Figure> {
    let states = [
        Figure::signed("ADV-STATE-1-attack", fury::ATTACK),
        Figure::signed("ADV-STATE-1-parry", fury::PARRY),
        Figure::number("ADV-STATE-1-near", fury::NEAR),
        Figure::dice("ADV-STATE-1-rounds", ROUNDS.0, ROUNDS.1, 0),
        Figure::dice("ADV-STATE-1-breath", BREATH.0, BREATH.1, 0),
        Figure::dice("ADV-STATE-1-life", LIFE.0, LIFE.1, 0),
        Figure::signed("ADV-STATE-2-check", fury::TO_STOP.1),
    ];
    let born = data.advantages.values().flat_map(of_advantage);
    states.into_iter().chain(born).collect()
}

/// The numbers that an advantage changes, each for one level.
fn of_advantage(advantage: &Advantage) -> Vec<Figure> {
    let effects = advantage.effects.iter().enumerate();
    let named = effects.flat_map(|(place, effect)| numbers(place, effect));
    let id = advantage.id.as_str();
    named
        .map(|(word, number, is_signed)| {
            let name = format!("{id}-{word}");
            if is_signed {
                Figure::signed(name, number)
            } else {
                Figure::number(name, number)
            }
        })
        .collect()
}

/// The numbers of an effect by their words, and whether each is shown with its sign; of two distances the second is the far one.
fn numbers(place: usize, effect: &Effect) -> Vec<(&'static str, i64, bool)> {
    let points = |points: i8| i64::from(points.unsigned_abs());
    match effect {
        Effect::WoundThresholds(by) => vec![("thresholds", points(*by), false)],
        Effect::Speed(by) => vec![("speed", points(*by), false)],
        Effect::Dodge(by) => vec![("dodge", points(*by), false)],
        Effect::Armour(by) => vec![("armour", points(*by), false)],
        Effect::Life(by) => vec![("life", points(*by), false)],
        Effect::Endurance(by) => vec![("endurance", points(*by), false)],
        Effect::ZoneDie(by) => vec![("zone", points(*by), false)],
        Effect::NoSprint => Vec::new(),
        Effect::FumblesFrom { face, .. } => vec![("face", (*face).into(), false)],
        Effect::LongWeapons {
            above_cm,
            attack,
            parry,
        } => vec![
            ("length", (*above_cm).into(), false),
            ("attack", (*attack).into(), true),
            ("parry", (*parry).into(), true),
        ],
        Effect::Ranged { from: 0, below, by } => {
            let near = below.iter().map(|below| ("below", i64::from(*below), false));
            near.chain([("shot", i64::from(*by), true)]).collect()
        }
        Effect::Ranged { from, by, .. } if place > 0 => vec![
            ("far-from", (*from).into(), false),
            ("far-shot", (*by).into(), true),
        ],
        Effect::Ranged { from, by, .. } => {
            vec![("from", (*from).into(), false), ("shot", (*by).into(), true)]
        }
    }
}
