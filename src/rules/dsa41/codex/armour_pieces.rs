//! The numbers on the pages of the chapter `armour-pieces`.

use crate::content::Figure;
use crate::rules::dsa41::build::{IRON, armour, missile};
use crate::rules::dsa41::data::Dsa41Data;
use crate::rules::dsa41::exchange::trial::DULLED;
use crate::rules::dsa41::round::announce::surprise;
use crate::rules::dsa41::round::suffer::element::HEAVY;
use crate::rules::dsa41::round::trial::CLUMSY_FINGERS;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    vec![
        Figure::number("ARP-05-star", armour::STAR),
        Figure::number("ARP-08-encumbrance", HEAVY),
        Figure::number("ARP-10-armour", armour::CLOSED),
        Figure::signed("ARP-10-perception", DULLED),
        Figure::signed("ARP-10-intuition", surprise::DULLED),
        Figure::number("ARP-11-points", IRON),
        Figure::signed("ARP-11-dexterity", CLUMSY_FINGERS),
        Figure::signed("ARP-11-throw", missile::IRON_FINGERS),
    ]
}
