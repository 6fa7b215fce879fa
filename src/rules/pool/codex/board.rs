//! The numbers on the pages of the chapter `board`.

use super::movement;
use crate::content::Figure;
use crate::rules::pool::data::PoolData;
use crate::rules::pool::{CELL_DM, assault, attack, fighter, lamp, moves, pace};

pub(super) fn figures(data: &PoolData) -> Vec<Figure> {
    let squares = movement::metres(data) * 10 / CELL_DM;
    let shines = |kind: &str| lamp::radii(kind).map_or(0, |(_, dim)| dim);
    let reach = data.weapons.values().map(|weapon| weapon.reach).max();
    vec![
        Figure::number("PL-BRD-04-dice", -assault::FLANK),
        Figure::number("PL-BRD-07-post", assault::POST_COVER),
        Figure::number("PL-BRD-07-corner", assault::CORNER_COVER),
        Figure::number("PL-BRD-07-low", assault::LOW_COVER),
        Figure::number("PL-BRD-07-squares", assault::FLAT_FROM),
        Figure::number("PL-BRD-10-close", -attack::BLIND[0]),
        Figure::number("PL-BRD-10-distant", -attack::BLIND[1]),
        Figure::number("PL-BRD-10-torch", shines("torch")),
        Figure::number("PL-BRD-10-lantern", shines("lantern")),
        Figure::number("PL-BRD-10-campfire", shines("campfire")),
        Figure::number("PL-BRD-12-reach", reach.unwrap_or_default()),
        Figure::number("PL-BRD-13-move", squares),
        Figure::number("PL-BRD-13-moves", squares * u16::from(fighter::MOST_MOVES)),
        Figure::number("PL-BRD-13-sprint", squares * moves::SPRINT_TIMES),
        Figure::number("PL-BRD-15-low", pace::DIFFICULT),
        Figure::number("PL-BRD-15-difficult", pace::DIFFICULT),
        Figure::number("PL-BRD-15-very", pace::VERY_DIFFICULT),
        Figure::number("PL-BRD-18-move", squares),
        Figure::number("PL-BRD-18-sprint", squares * moves::SPRINT_TIMES),
        Figure::number("PL-BRD-18-difficult", pace::DIFFICULT),
        Figure::number("PL-BRD-18-very", pace::VERY_DIFFICULT),
    ]
}
