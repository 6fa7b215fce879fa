//! The numbers on the pages of the chapter `mounted`.

use crate::content::Figure;
use crate::rules::dsa41::condition::riding;
use crate::rules::dsa41::data::{Dsa41Data, Size};
use crate::rules::dsa41::manoeuvre::onrush;
use crate::rules::dsa41::round::way::unseat;
use crate::rules::dsa41::terrain::moves::{MOVE_HALF, ride};

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    let [short, middle, long] = onrush::DICE;
    vec![
        Figure::number("MNT-02-untrained", -riding::UNTRAINED),
        Figure::number("MNT-02-inexperienced", -riding::INEXPERIENCED),
        Figure::number("MNT-02-schooled", riding::SCHOOLED),
        Figure::number("MNT-02-saddle", -riding::NO_SADDLE),
        Figure::number("MNT-02-hands", -riding::NO_HANDS),
        Figure::number("MNT-02-foe", -riding::AT_FOE),
        Figure::number("MNT-03-attack", riding::FROM_ABOVE),
        Figure::number("MNT-03-points", riding::FROM_ABOVE_POINTS),
        Figure::dice("MNT-04-fall", unseat::FALL, unseat::SIDES, unseat::HARD),
        Figure::dice("MNT-04-broken", unseat::BROKEN_FALL, unseat::SIDES, unseat::HARD),
        Figure::number("MNT-04-initiative", unseat::SHOCK),
        Figure::number("MNT-05-riding", -riding::AT_A_GALLOP),
        Figure::number("MNT-05-attack", -onrush::HARDER),
        Figure::number("MNT-06-riding", -riding::AT_A_GALLOP),
        Figure::number("MNT-06-short-run", onrush::SHORT),
        Figure::number("MNT-06-middle-run", onrush::MIDDLE),
        Figure::dice("MNT-06-short", short, onrush::SIDES, 0),
        Figure::dice("MNT-06-middle", middle, onrush::SIDES, 0),
        Figure::dice("MNT-06-long", middle, onrush::SIDES, onrush::OF_LONG_RUN),
        Figure::dice("MNT-07-short", short, onrush::SIDES, onrush::OF_LANCE),
        Figure::dice("MNT-07-middle", middle, onrush::SIDES, onrush::OF_LANCE),
        Figure::dice("MNT-07-long", long, onrush::SIDES, onrush::OF_LANCE),
        Figure::number("MNT-09-side", Size::Big.footprint()),
        Figure::number("MNT-09-turn", ride::EIGHTH / MOVE_HALF),
        Figure::number("MNT-09-straight", ride::STRAIGHT),
    ]
}
