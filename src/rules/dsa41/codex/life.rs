//! The numbers on the pages of the chapter `life`.

use crate::content::Figure;
use crate::rules::dsa41::condition::{grit, strain};
use crate::rules::dsa41::data::Dsa41Data;
use crate::rules::dsa41::round::deeds::treat;
use crate::rules::dsa41::round::suffer::{consequence, ordeal};
use crate::rules::dsa41::terrain::moves;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    vec![
        Figure::number("LEN-01-step", strain::OF_MARK),
        Figure::number("LEN-01-talents", strain::OF_TALENT),
        Figure::number("LEN-03-limit", consequence::INCAPACITATED_AT),
        Figure::number("LEN-03-speed", moves::CRAWLING),
        Figure::number("LEN-04-malus", -grit::TO_DEFY.1),
        Figure::dice("LEN-04-exhaustion", 1, ordeal::EXHAUSTION, 0),
        Figure::dice(
            "DYI-02-rounds",
            consequence::COUNTDOWN.0,
            consequence::COUNTDOWN.1,
            0,
        ),
        Figure::number("DYI-04-malus", treat::MALUS_OF_POINT),
        Figure::number("DYI-04-rounds", treat::ROUNDS_OF_POINT),
        Figure::dice("DYI-04-harm", treat::HARM.0, treat::HARM.1, 0),
        Figure::number("DYI-05-loss", consequence::LASTING_LOSS),
    ]
}
