//! The numbers on the pages of the chapter `damage`.

use crate::content::Figure;
use crate::rules::d20::data::{D20Data, FeatEffect};
use crate::rules::d20::{damage, life, ride};

/// Dressing the wounds of the dying, among the actions.
const STABILISING: &str = "D20-ACT-T35";

pub(super) fn figures(data: &D20Data) -> Vec<Figure> {
    let mut figures = vec![
        Figure::number("D20-DMG-03-lance", ride::LANCE),
        Figure::number("D20-DMG-03-set", damage::SET),
        Figure::signed("D20-DMG-05-penalty", damage::OTHER_INTENT),
        Figure::number("D20-DMG-09-points", life::MASSIVE),
        Figure::number("D20-DMG-09-number", life::MASSIVE_DC),
        Figure::number("D20-DTH-02-percent", life::STABLE),
        Figure::signed("D20-DTH-02-least", life::DEAD + 1),
        Figure::signed("D20-DTH-04-points", life::DEAD),
    ];
    let feats = data.feats.values().flat_map(|feat| &feat.effects);
    figures.extend(feats.flat_map(of_feat));
    let acts = data
        .actions
        .get(STABILISING)
        .into_iter()
        .flat_map(|action| &action.acts);
    let check = acts.filter_map(|act| act.check).next();
    figures.extend(check.map(|check| Figure::number("D20-DTH-03-number", check.dc)));
    figures
}

/// What the feats of a sneak attack and of a mounted charge do.
fn of_feat(effect: &FeatEffect) -> Vec<Figure> {
    match *effect {
        FeatEffect::SneakAttack { sides, within } => vec![
            Figure::dice("D20-DMG-07-die", 1, sides, 0),
            Figure::number("D20-DMG-07-squares", within),
        ],
        FeatEffect::MountedCharge { times, lance } => vec![
            Figure::number("D20-DMG-03-spirited", times),
            Figure::number("D20-DMG-03-spirited-lance", lance),
        ],
        _ => Vec::new(),
    }
}
