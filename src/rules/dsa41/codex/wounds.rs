//! The numbers on the pages of the chapter `wounds`.

use crate::content::Figure;
use crate::rules::dsa41::condition::{grit, initiative};
use crate::rules::dsa41::data::{Attribute, Dsa41Data, Effect};
use crate::rules::dsa41::exchange::{damage, value, zone};
use crate::rules::dsa41::fighter::gash;
use crate::rules::dsa41::manoeuvre::{DEATH_THRUST_WOUNDS, INTO_GAP, THRUST_WOUNDS};
use crate::rules::dsa41::round::{self, pain, trauma};

/// The person whose constitution shows the thresholds.
const EXAMPLE: &str = "HER-01";

pub(super) fn figures(data: &Dsa41Data) -> Vec<Figure> {
    let mut figures = vec![
        Figure::number("WND-03-missiles", -damage::BARBED),
        Figure::number("WND-03-thrusts", -INTO_GAP),
        Figure::number("WND-03-blunt", damage::BLUNT),
        Figure::number("WND-04-points", initiative::OF_WOUND),
        Figure::number("WND-07-thresholds", damage::BLUNT),
        Figure::number("WND-09-thrust", THRUST_WOUNDS),
        Figure::number("WND-09-death", DEATH_THRUST_WOUNDS),
        Figure::number("WND-09-most", zone::MOST_WOUNDS),
        Figure::number("WND-11-penalty", grit::OF_WOUND),
        Figure::dice("WND-11-exhaustion", 1, round::EXHAUSTION, 0),
        Figure::dice("WND-12-rounds", pain::DICE, pain::SIDES, pain::ROUNDS),
        Figure::number("WND-90-death", DEATH_THRUST_WOUNDS),
        Figure::number("WND-91-points", initiative::OF_WOUND),
        Figure::dice("WND-91-endurance", 1, round::BREATH_OF_SERIOUS_WOUND, 0),
        Figure::number("WND-92-wounds", round::MOST_SERIOUS_WOUNDS),
        Figure::dice("WND-95-die", 1, trauma::SIDES, 0),
        Figure::number("WND-95-head", trauma::HEAD),
        Figure::number("WND-95-scar", gash::SCAR_UP_TO),
        Figure::number("WND-95-ear", gash::EAR_UP_TO),
        Figure::number("WND-95-nose", gash::NOSE_UP_TO),
        Figure::number("WND-95-eye", gash::EYE_UP_TO),
        Figure::number("WND-95-senses", gash::OF_SENSES),
        Figure::number("WND-95-attack", gash::OF_ATTACKS),
        Figure::number("WND-95-parry", gash::OF_PARRIES),
    ];
    figures.extend(thresholds(data));
    for (name, advantage) in [
        ("WND-02-iron", "ADV-EISERN"),
        ("WND-02-brittle", "ADV-GLASKNOCHEN"),
    ] {
        figures.extend(shift(data, advantage).map(|points| Figure::number(name, points)));
    }
    figures
}

/// The thresholds of a hero, with the constitution from which they follow.
fn thresholds(data: &Dsa41Data) -> Vec<Figure> {
    let Some(person) = data.people.get(EXAMPLE) else {
        return Vec::new();
    };
    let constitution = i16::from(person.attributes.value(Attribute::Constitution));
    let [first, second, third] = value::wound_thresholds(constitution, 0);
    vec![
        Figure::number("WND-01-constitution", constitution),
        Figure::number("WND-01-first", first),
        Figure::number("WND-01-second", second),
        Figure::number("WND-01-third", third),
    ]
}

/// The points by which an advantage raises all thresholds, or a disadvantage lowers them.
fn shift(data: &Dsa41Data, advantage: &str) -> Option<i64> {
    let row = data.advantages.get(advantage)?;
    row.effects.iter().find_map(|effect| match effect {
        Effect::WoundThresholds(points) => Some(i64::from(points.unsigned_abs())),
        _ => None,
    })
}
