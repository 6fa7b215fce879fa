//! The numbers on the pages of the chapter `talents`.

use crate::content::Figure;
use crate::rules::dsa41::build::arm::{SUBSTITUTE_ATTACK, SUBSTITUTE_PARRY};
use crate::rules::dsa41::build::maker::{UNTRAINED, UNTRAINED_ATTACK, UNTRAINED_PARRY};
use crate::rules::dsa41::data::Dsa41Data;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    vec![
        Figure::signed("TAL-03-attack", SUBSTITUTE_ATTACK),
        Figure::signed("TAL-03-parry", SUBSTITUTE_PARRY),
        Figure::number("TAL-04-value", UNTRAINED),
        Figure::signed("TAL-04-attack", UNTRAINED_ATTACK),
        Figure::signed("TAL-04-parry", UNTRAINED_PARRY),
    ]
}
