//! The numbers on the pages of the chapter `morale`.

use crate::content::Figure;
use crate::rules::dsa41::condition::morale;
use crate::rules::dsa41::data::Dsa41Data;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    vec![
        Figure::number("MRL-02-further", -morale::FURTHER),
        Figure::number("MRL-02-leader", morale::LEADER),
        Figure::number("MRL-02-more", morale::MORE),
        Figure::number("MRL-02-twice", -morale::TWICE_AS_MANY),
        Figure::number("MRL-04-call", morale::CALL),
    ]
}
