//! The numbers on the pages of the chapter `facing`.

use crate::content::Figure;
use crate::rules::d20::data::{D20Data, FacingEffect, SpellEffect};
use crate::rules::d20::facing;

/// The spell that guards the front alone.
const SHIELD: &str = "D20-SPL-04";

pub(super) fn figures(data: &D20Data) -> Vec<Figure> {
    let mut figures = vec![
        Figure::signed("D20-FAC-11-flank", facing::TO_FLANK),
        Figure::signed("D20-FAC-11-rear", facing::TO_REAR),
        Figure::signed("D20-FAC-12-flank", facing::FROM_FLANK),
        Figure::signed("D20-FAC-12-rear", facing::FROM_REAR),
        Figure::signed("D20-FAC-14-flank", facing::TO_FLANK),
        Figure::signed("D20-FAC-14-rear", facing::TO_REAR),
        Figure::signed("D20-FAC-15-penalty", facing::TO_FLANK),
    ];
    let feats = data.feats.values().flat_map(|feat| &feat.facing);
    figures.extend(feats.flat_map(of_feat));
    let effects = data
        .spells
        .get(SHIELD)
        .into_iter()
        .flat_map(|spell| &spell.effects);
    figures.extend(effects.filter_map(|effect| match *effect {
        SpellEffect::Bonus { amount, .. } => Some(Figure::signed("D20-FAC-19-bonus", amount.start)),
        _ => None,
    }));
    figures
}

/// What feats change where facing counts.
fn of_feat(effect: &FacingEffect) -> Vec<Figure> {
    match *effect {
        FacingEffect::Perception { flank, rear } => vec![
            Figure::signed("D20-FAC-14-eye-flank", flank),
            Figure::signed("D20-FAC-14-eye-rear", rear),
        ],
        FacingEffect::SneakOnlyBy { levels } => vec![Figure::number("D20-FAC-17-levels", levels)],
        FacingEffect::NoFlankPenalty(_)
        | FacingEffect::NoArcPenalty
        | FacingEffect::NoArcBonus
        | FacingEffect::SneakFromRear => Vec::new(),
    }
}
