//! The numbers on the pages of the chapter `damage`.

use crate::content::Figure;
use crate::rules::dsa41::data::Dsa41Data;
use crate::rules::dsa41::exchange::damage;

/// The weapon that shows what strength adds.
const EXAMPLE: &str = "WPN-LONGSWORD";

pub(super) fn figures(data: &Dsa41Data) -> Vec<Figure> {
    let mut figures = vec![Figure::number("DMG-07-thresholds", damage::BLUNT)];
    if let Some(weapon) = data.weapons.get(EXAMPLE) {
        figures.push(Figure::number("DMG-04-strength", weapon.strength.threshold));
        figures.push(Figure::number("DMG-04-step", weapon.strength.step));
    }
    figures
}
