//! The numbers on the pages of the chapter `magic`.

use crate::content::Figure;
use crate::rules::d20::data::{D20Data, FeatEffect, State, StateEffect};
use crate::rules::d20::{ride, roll, save, slots};

/// The class whose first spells the page of the table names.
const WIZARD: &str = "wizard";

pub(super) fn figures(data: &D20Data) -> Vec<Figure> {
    let mut figures = vec![
        Figure::number("D20-MAG-03-number", save::HURT),
        Figure::number("D20-MAG-04-number", save::DEFENSIVE),
        Figure::number("D20-MAG-05-moving", ride::CASTING_ON_THE_MOVE),
        Figure::number("D20-MAG-05-running", ride::CASTING_AT_A_RUN),
        Figure::number("D20-MAG-07-number", save::SPELL),
        Figure::number("D20-MAG-07-best", roll::BEST),
        Figure::number("D20-MAG-07-worst", roll::WORST),
        Figure::number("D20-MAG-12-more", slots::EVERY),
    ];
    let feats = data.feats.values().flat_map(|feat| &feat.effects);
    figures.extend(feats.filter_map(|effect| match *effect {
        FeatEffect::ConcentrationInCombat(points) => Some(Figure::signed("D20-MAG-04-feat", points)),
        _ => None,
    }));
    figures.extend(hindered(data, "D20-MAG-05-entangled", State::Entangled));
    figures.extend(hindered(data, "D20-MAG-05-grappling", State::Grappling));
    let wizard = data.classes.get(WIZARD).and_then(|class| class.spells.as_ref());
    let first = wizard.map(|spells| spells.slots_at(1)).unwrap_or_default();
    let names = ["D20-T-SLOTS-lowest", "D20-T-SLOTS-first"];
    figures.extend(
        names
            .into_iter()
            .zip(first)
            .map(|(name, count)| Figure::number(name, *count)),
    );
    figures
}

/// The number of a Concentration check in a state, without the level of the spell.
fn hindered(data: &D20Data, name: &str, state: State) -> Option<Figure> {
    let mut effects = data.state(state).into_iter().flat_map(|row| &row.effects);
    effects.find_map(|effect| match *effect {
        StateEffect::ConcentrationDc(number) => Some(Figure::number(name, number)),
        _ => None,
    })
}
