//! The numbers on the pages of the chapter `values`.

use crate::content::Figure;
use crate::rules::dsa41::build::MOST_APART;
use crate::rules::dsa41::data::{Attribute, Dsa41Data};
use crate::rules::dsa41::exchange::value;

pub(super) fn figures(data: &Dsa41Data) -> Vec<Figure> {
    let attributes = i64::try_from(Attribute::ALL.len()).unwrap_or(i64::MAX);
    let mut figures = vec![
        Figure::number("VAL-01-attributes", attributes),
        Figure::number("VAL-02-nimble", value::NIMBLE),
        Figure::number("VAL-02-stiff", value::STIFF),
        Figure::number("VAL-03-most", MOST_APART),
        Figure::number("VAL-91-most", MOST_APART),
    ];
    for (name, species) in [("VAL-02-human", "SPC-HUMAN"), ("VAL-02-dwarf", "SPC-DWARF")] {
        if let Some(species) = data.species.get(species) {
            figures.push(Figure::number(name, species.speed));
        }
    }
    figures
}
