//! The numbers on the pages of the chapter `board`.

use crate::board::{Arc, Facing};
use crate::content::Figure;
use crate::rules::dsa41::CELL_DM;
use crate::rules::dsa41::data::{DistanceClass, Dsa41Data};
use crate::rules::dsa41::melee::{class, rank, zone};
use crate::rules::dsa41::round::deeds::{fixture, floor};
use crate::rules::dsa41::round::ending::ground;
use crate::rules::dsa41::round::missiles::{oil, scatter};
use crate::rules::dsa41::round::suffer::{element, fall};
use crate::rules::dsa41::shot::lane;
use crate::rules::dsa41::terrain::lamp;
use crate::rules::dsa41::terrain::moves::{self, leap, pace};
use crate::rules::dsa41::terrain::situation::{arc, height, light, obstacle, room};

/// Centimetres of a decimetre.
const CM: i64 = 10;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    [space(), movement(), lines(), things()].concat()
}

/// Squares, directions, distances.
fn space() -> Vec<Figure> {
    let facings = Facing::ALL.len() as i64;
    let around = |wanted: Arc| (0..8).filter(|rel| Arc::of(*rel) == wanted).count() as i64;
    vec![
        Figure::number("BRD-01-metres", CELL_DM / fall::METRE),
        Figure::number("BRD-03-facings", facings),
        Figure::number("BRD-03-degrees", 360 / facings),
        Figure::number("BRD-04-front", around(Arc::Front)),
        Figure::number("BRD-04-flank", around(Arc::Left)),
        Figure::number("BRD-04-rear", around(Arc::Rear)),
        Figure::number("BRD-05-flank", -arc::FLANKED),
        Figure::number("BRD-05-rear", arc::AT_THE_BACK),
        Figure::number("BRD-05-felt", -arc::FELT),
        Figure::number("BRD-07-spear", class::squares_of(DistanceClass::Spear)),
        Figure::number("BRD-07-pike", class::squares_of(DistanceClass::Pike)),
        Figure::number("BRD-07-far", class::most_squares_of(DistanceClass::Pike)),
        Figure::number("BRD-08-others", zone::PINNED_BY),
        Figure::number("BRD-09-past", -rank::PAST_A_FRIEND),
    ]
}

/// Movement, falls, pushes.
fn movement() -> Vec<Figure> {
    vec![
        Figure::number("BRD-10-sprint", moves::SPRINT_HALF / moves::MOVE_HALF),
        Figure::number("BRD-11-least", moves::SLOWEST),
        Figure::number("BRD-12-step", CM * i64::from(pace::STEP_DM)),
        Figure::number("BRD-12-climb", CM * i64::from(pace::CLIMB_DM)),
        Figure::number("BRD-12-run", i64::try_from(leap::RUN).unwrap_or(i64::MAX)),
        Figure::dice("BRD-14-dice", 1, fall::SIDES, 0),
        Figure::number("BRD-14-first", -fall::ONE_METRE),
        Figure::number("BRD-14-check", -fall::PER_METRE),
        Figure::number("BRD-16-squares", fall::PUSHED),
    ]
}

/// Lines, cover, light, room, height.
fn lines() -> Vec<Figure> {
    let mut found = vec![
        Figure::number("BRD-17-low", obstacle::ACROSS),
        Figure::number("BRD-18-breast", CM * i64::from(lane::BREAST_DM)),
        Figure::number("BRD-19-moon", light::BY_MOON),
        Figure::number("BRD-19-stars", light::BY_STARS),
        Figure::number("BRD-19-dark", light::IN_DARKNESS),
        Figure::number("BRD-20-door", room::CELL_CM),
        Figure::number("BRD-20-above", room::ABOVE_CM),
        Figure::number("BRD-21-least", CM * i64::from(height::STEP_DM)),
        Figure::number("BRD-21-most", CM * i64::from(height::TALL_DM)),
        Figure::signed("BRD-21-bonus", height::HIGHER),
        Figure::number("BRD-21-zones", height::ZONES_UP),
        Figure::number("BRD-22-reach", height::STRUCK_DM / i32::from(fall::METRE)),
        Figure::number(
            "BRD-22-swoop",
            i64::from(height::SWOOP_DM) / i64::from(fall::METRE),
        ),
    ];
    for kind in ["torch", "lantern", "campfire"] {
        if let Some((bright, dim)) = lamp::radii(kind) {
            found.push(Figure::number(format!("BRD-19-{kind}"), bright));
            found.push(Figure::number(format!("BRD-19-{kind}-dim"), dim));
        }
    }
    found
}

/// Water, things that lie about, fire, doors.
fn things() -> Vec<Figure> {
    vec![
        Figure::dice("BRD-23-breath", element::NO_BREATH.0, element::NO_BREATH.1, 0),
        Figure::number("BRD-24-burden", element::HEAVY),
        Figure::dice("BRD-25-die", 1, scatter::DIRECTIONS, 0),
        Figure::dice("BRD-26-far", 1, floor::KICKED, 0),
        Figure::dice("BRD-28-dice", ground::FIRE.0, ground::FIRE.1, 0),
        Figure::number("BRD-31-force", -fixture::FORCED),
        Figure::dice("BRD-32-squares", 1, oil::SQUARES, 0),
    ]
}
