//! The numbers on the pages of the chapter `board`.

use crate::board::{LOW_COVER_CELLS, STEP_DM};
use crate::content::Figure;
use crate::rules::d20::action::charge;
use crate::rules::d20::data::{D20Data, Size};
use crate::rules::d20::{assault, concealment, movement, ride};

/// The sizes that fill more than a square, with the words of their numbers.
const BIG: [(&str, Size); 4] = [
    ("D20-BRD-02-large", Size::Large),
    ("D20-BRD-02-huge", Size::Huge),
    ("D20-BRD-02-gargantuan", Size::Gargantuan),
    ("D20-BRD-02-colossal", Size::Colossal),
];

pub(super) fn figures(data: &D20Data) -> Vec<Figure> {
    let mut figures = vec![
        Figure::number("D20-BRD-07-squares", LOW_COVER_CELLS),
        Figure::number("D20-BRD-11-least", charge::LEAST),
        Figure::number("D20-BRD-12-higher", assault::HIGHER_DM),
        Figure::number("D20-BRD-12-rider", ride::HEIGHT_DM),
        Figure::number("D20-BRD-12-step", STEP_DM),
        Figure::number("D20-BRD-20-cost", movement::OBSTACLE),
        Figure::number("D20-BRD-20-light", concealment::LIGHT),
        Figure::number("D20-BRD-20-standard", concealment::STANDARD),
        Figure::number("D20-BRD-20-dark", concealment::NEARLY_DARK),
    ];
    let sized = BIG
        .into_iter()
        .filter_map(|(name, size)| Some((name, data.size(size)?)));
    figures.extend(sized.map(|(name, row)| Figure::number(name, row.space)));
    figures
}
