//! The numbers on the pages of the chapter `action-table`.

use crate::content::Figure;
use crate::rules::d20::data::D20Data;

/// The class of which the page tells that it turns undead.
const CLERIC: &str = "cleric";

pub(super) fn figures(data: &D20Data) -> Vec<Figure> {
    let cleric = data.classes.get(CLERIC);
    let turning = cleric.and_then(|class| class.turning.as_ref());
    turning.map_or_else(Vec::new, |turning| {
        let power = turning.power;
        vec![
            Figure::dice("D20-ACT-T36-power", power.count, power.sides, power.plus),
            Figure::number("D20-ACT-T36-squares", turning.range),
            Figure::number("D20-ACT-T36-rounds", turning.rounds),
            Figure::number("D20-ACT-T36-near", turning.frees_within),
        ]
    })
}
