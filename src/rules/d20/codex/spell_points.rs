//! The numbers on the pages of the chapter `spell-points`.

use super::unplayed::spell_points as rest;
use crate::content::Figure;
use crate::rules::d20::data::D20Data;
use crate::rules::d20::data::HIGHEST as HIGHEST_LEVEL;
use crate::rules::d20::roll;
use crate::rules::d20::spell::{overspend, points};

/// The class by which the page of the table shows how points grow.
const WIZARD: &str = "wizard";
/// The level that the page shows besides the first one: that of the ready heroes.
const LEVEL: u8 = 6;

/// The ability score and the highest spell level by which the page of bonus points shows its table.
const SCORE: i16 = 18;
/// As [`SCORE`].
const HIGHEST: u8 = 3;

pub(super) fn figures(data: &D20Data) -> Vec<Figure> {
    let cost = points::cost;
    let mut figures = vec![
        Figure::number("D20-SP-04-highest", HIGHEST_LEVEL),
        Figure::number("D20-SP-05-first", cost(1)),
        Figure::number("D20-SP-05-more", cost(2) - cost(1)),
        Figure::number("D20-SP-06-more", points::FREE),
        Figure::number("D20-SP-10-sleep", rest::SLEEP_HOURS),
        Figure::number("D20-SP-10-trance", rest::TRANCE_HOURS),
        Figure::number("D20-MET-04-highest", HIGHEST_LEVEL),
        Figure::number("D20-MET-04-more", points::BEYOND_HIGHEST),
        Figure::number("D20-MET-06-highest", HIGHEST_LEVEL),
        Figure::number("D20-OVR-02-number", overspend::SAVE),
        Figure::number("D20-OVR-02-best", roll::BEST),
        Figure::number("D20-OVR-02-worst", roll::WORST),
        Figure::dice("D20-OVR-04-rounds", 1, overspend::ROUNDS_SIDES, 0),
        Figure::number("D20-OVR-05-percent", overspend::DEATH_PERCENT),
        Figure::number("D20-OVR-05-more", overspend::DEATH_PERCENT_EACH),
        Figure::number("D20-OVR-05-number", overspend::DEFICIT_SAVE),
        Figure::number("D20-T-SP-level", LEVEL),
        Figure::number("D20-T-SPB-score", SCORE),
        Figure::number("D20-T-SPB-points", data.bonus_points(SCORE, HIGHEST)),
    ];
    let wizard = data.classes.get(WIZARD).and_then(|class| class.spells.as_ref());
    if let Some(spells) = wizard {
        figures.push(Figure::number("D20-T-SP-first", spells.points_at(1)));
        figures.push(Figure::number("D20-T-SP-later", spells.points_at(LEVEL)));
    }
    figures.extend(outcomes(data));
    figures
}

/// What the first row of the table of over-spending says, and the last one.
fn outcomes(data: &D20Data) -> Vec<Figure> {
    let rows = || data.overspending.values();
    let mildest = rows().min_by_key(|row| row.excess.least);
    let worst = rows().max_by_key(|row| row.excess.least);
    let mildest = mildest.map(|row| {
        [
            Figure::number("D20-OVR-03-small", row.excess.most.unwrap_or_default()),
            Figure::number("D20-OVR-03-collapse", row.collapse),
        ]
    });
    let worst = worst.map(|row| {
        [
            Figure::number("D20-OVR-03-large", row.excess.least),
            Figure::number("D20-OVR-03-death", row.death),
        ]
    });
    mildest.into_iter().chain(worst).flatten().collect()
}
