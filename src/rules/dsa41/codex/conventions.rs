//! The numbers on the pages of the chapter `conventions`.

use crate::content::Figure;
use crate::rules::dsa41::data::Dsa41Data;
use crate::rules::dsa41::exchange::check;

/// The weapon whose hit points show how dice are written.
const EXAMPLE: &str = "WPN-LONGSWORD";

pub(super) fn figures(data: &Dsa41Data) -> Vec<Figure> {
    let dice = check::TALENT_DICE as u8;
    let mut figures = vec![
        Figure::dice("CNV-02-die", 1, check::SIDES, 0),
        Figure::number("CNV-03-face", check::BEST),
        Figure::number("CNV-04-face", check::WORST),
        Figure::dice("CNV-08-dice", dice, check::SIDES, 0),
        Figure::number("CNV-08-least", check::LEAST_LEFT),
        Figure::number("CNV-08-alike", check::DECISIVE as u8),
    ];
    if let Some(weapon) = data.weapons.get(EXAMPLE) {
        let points = weapon.points;
        figures.push(Figure::dice(
            "CNV-06-sword",
            points.dice,
            points.sides,
            points.plus,
        ));
    }
    figures
}
