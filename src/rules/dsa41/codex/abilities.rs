//! The numbers on the pages of the chapter `abilities`; most of what abilities bring stands with the rules that they change.

use crate::content::Figure;
use crate::rules::dsa41::data::{Dsa41Data, MASTER_POINTS};
use crate::rules::dsa41::manoeuvre::value;
use crate::rules::dsa41::round::way::unseat;
use crate::rules::dsa41::shot::hail::{self, Hail};

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    let counts = Hail::ALL.iter().map(|(hail, _)| hail.count);
    vec![
        Figure::number("SF-MEISTERENTWAFFNEN-check", -value::FIRM_GRIP),
        Figure::number("SF-WAFFENMEISTER-points", MASTER_POINTS),
        Figure::number("SF-EISENHAGEL-most", counts.max().unwrap_or_default()),
        Figure::number("SF-EISENHAGEL-each", -hail::EACH),
        Figure::number("SF-EISENHAGEL-metres", hail::NEAR),
        Figure::number("SF-TURNIERREITEREI-fall", unseat::LEARNT_TO_FALL),
    ]
}
