//! The numbers on the pages of the chapter `movement`.

use super::conditions;
use crate::content::Figure;
use crate::rules::pool::data::PoolData;
use crate::rules::pool::effect::EffectKind;
use crate::rules::pool::{harm, leap, moves, pace, scramble};

pub(super) fn figures(data: &PoolData) -> Vec<Figure> {
    let squares = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    vec![
        Figure::number("PL-MOV-01-metres", metres(data)),
        Figure::number("PL-MOV-03-difficult", pace::DIFFICULT),
        Figure::number("PL-MOV-03-very", pace::VERY_DIFFICULT),
        Figure::number("PL-MOV-06-climb", scramble::CLIMB_POINTS),
        Figure::number("PL-MOV-06-swim", pace::VERY_DIFFICULT),
        Figure::number("PL-MOV-06-crawl", pace::CRAWLING),
        Figure::number("PL-MOV-06-runup", squares(leap::RUN_UP)),
        Figure::number("PL-MOV-06-gap", squares(leap::LONG_GAP)),
        Figure::number("PL-MOV-06-difficulty", leap::LEAP),
        Figure::number("PL-MOV-06-sprint", squares(leap::SPRINT_GAP)),
        Figure::dice("PL-MOV-06-fall", 1, harm::SIDES, 0),
        Figure::number("PL-MOV-06-height", harm::FALL_DM / 10),
        Figure::number("PL-SPR-01-times", moves::SPRINT_TIMES),
        Figure::number("PL-SPR-02-dice", conditions::loss(EffectKind::Winded)),
        Figure::number("PL-SPR-03-laden", pace::LADEN),
    ]
}

/// Metres of a move action of a person: the shortest of those of the heroes.
pub(super) fn metres(data: &PoolData) -> u16 {
    let heroes = data.people.values().filter(|person| person.hero);
    heroes.map(|person| person.move_m).min().unwrap_or_default()
}
