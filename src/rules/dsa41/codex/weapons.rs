//! The numbers on the pages of the chapter `weapons`.

use crate::content::Figure;
use crate::rules::dsa41::build::{arm, missile};
use crate::rules::dsa41::condition::riding;
use crate::rules::dsa41::data::{Dsa41Data, Need, sheath};
use crate::rules::dsa41::exchange::defence;
use crate::rules::dsa41::melee::class;

pub(super) fn figures(data: &Dsa41Data) -> Vec<Figure> {
    let fixed = [
        Figure::signed("WPN-05-parry", defence::OFF_THE_CHAIN),
        Figure::number("WPN-07-points", riding::FROM_ABOVE_POINTS),
        Figure::number("WPN-08-malus", arm::EASY),
        Figure::number("WPN-10-face", arm::CLUMSY),
        Figure::signed("WPN-12-attack", class::WHIP_INSIDE),
        Figure::number("WPN-13-melee", arm::SPECIALISED),
        Figure::number("WPN-13-shot", missile::SPECIALISED),
        Figure::signed("WPN-14-throw", missile::UNWIELDY),
        Figure::number("WPN-14-points", missile::WEAKER.unsigned_abs()),
        Figure::number("WPN-14-range", missile::HURLED[4]),
        Figure::number("WPN-16-belt", sheath::AT_BELT),
        Figure::number("WPN-16-back", sheath::ON_BACK),
        Figure::number("WPN-16-chest", sheath::ON_CHEST),
        Figure::number("WPN-16-length", sheath::BACK_LENGTH_CM),
    ];
    let of_tables = [least_attribute(data), specialisation(data)];
    fixed.into_iter().chain(of_tables.into_iter().flatten()).collect()
}

/// What each missing point of the least attribute costs with a common weapon that asks for one (`WPN-09`).
fn least_attribute(data: &Dsa41Data) -> Vec<Figure> {
    let weapon = data.weapons.get("WPN-BASTARD1");
    let costs = weapon
        .and_then(|weapon| weapon.minimum)
        .map(|minimum| minimum.per_point);
    costs.map_or_else(Vec::new, |costs| {
        vec![
            Figure::signed("WPN-09-attack", costs.attack),
            Figure::signed("WPN-09-parry", costs.parry),
        ]
    })
}

/// The talent value that a specialisation asks for (`WPN-13`).
fn specialisation(data: &Dsa41Data) -> Vec<Figure> {
    let ability = data.abilities.get("SF-SPEZIALISIERUNG");
    let needs = ability.into_iter().flat_map(|ability| &ability.needs);
    let asked = needs.filter_map(|need| match need {
        Need::ItsTalent(value) => Some(Figure::number("WPN-13-talent", *value)),
        _ => None,
    });
    asked.collect()
}
