//! The numbers on the pages of the chapter `attack`.

use super::unplayed;
use crate::content::Figure;
use crate::rules::d20::data::{D20Data, FeatEffect, Size};
use crate::rules::d20::{armour_class, attack, roll, two_weapons};

/// The weapon whose page tells of bare hands.
const UNARMED: &str = "D20-WPN-01";
/// The crossbow that can be shot with one hand.
const LIGHT_CROSSBOW: &str = "D20-WPN-11";
/// The feat of those who fight with two weapons.
const TWO_WEAPONS: &str = "D20-FEA-39";

pub(super) fn figures(data: &D20Data) -> Vec<Figure> {
    let increments = || {
        let ranges = data.weapons.values().filter_map(|weapon| weapon.range);
        ranges.map(|range| range.increments)
    };
    let mut figures = vec![
        Figure::number("D20-ATK-03-best", roll::BEST),
        Figure::number("D20-ATK-03-worst", roll::WORST),
        Figure::number("D20-ATK-04-base", armour_class::BASE),
        Figure::signed("D20-ATK-06-helpless", armour_class::HELPLESS),
        Figure::number("D20-ATK-07-penalty", -attack::RANGE),
        Figure::number("D20-ATK-07-thrown", increments().min().unwrap_or_default()),
        Figure::number("D20-ATK-07-shot", increments().max().unwrap_or_default()),
        Figure::signed("D20-ATK-08-penalty", attack::INTO_MELEE),
        Figure::number("D20-ATK-08-squares", unplayed::attack::CLEAR_OF_MELEE),
        Figure::number("D20-ATK-10-main", -two_weapons::COST[0]),
        Figure::number("D20-ATK-10-off", -two_weapons::COST[1]),
        Figure::number("D20-ATK-10-light", two_weapons::LIGHT),
        Figure::signed("D20-ATK-11-penalty", attack::UNTRAINED),
        Figure::signed("D20-ATK-15-buckler", attack::BUCKLER),
    ];
    if let Some(fist) = data.weapons.get(UNARMED) {
        let dice = fist.dice(Size::Medium);
        figures.push(Figure::dice(
            "D20-ATK-09-damage",
            dice.count,
            dice.sides,
            dice.plus,
        ));
    }
    if let Some(penalty) = data.weapons.get(LIGHT_CROSSBOW).and_then(|bow| bow.one_handed) {
        figures.push(Figure::signed("D20-ATK-15-shot", penalty));
    }
    let trained = data
        .feats
        .get(TWO_WEAPONS)
        .into_iter()
        .flat_map(|feat| &feat.effects);
    for effect in trained {
        if let FeatEffect::TwoWeapons { main, off } = *effect {
            figures.push(Figure::number("D20-ATK-10-feat-main", main));
            figures.push(Figure::number("D20-ATK-10-feat-off", off));
        }
    }
    figures
}
