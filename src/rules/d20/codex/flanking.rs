//! The numbers on the pages of the chapter `flanking`.

use crate::content::Figure;
use crate::rules::d20::data::{D20Data, FeatEffect};
use crate::rules::d20::flank;

pub(super) fn figures(data: &D20Data) -> Vec<Figure> {
    let feats = data.feats.values().flat_map(|feat| &feat.effects);
    let levels = feats.filter_map(|effect| match *effect {
        FeatEffect::NotFlanked { levels } => Some(Figure::number("D20-FLK-05-levels", levels)),
        _ => None,
    });
    let bonus = Figure::signed("D20-FLK-01-bonus", flank::BONUS);
    levels.chain([bonus]).collect()
}
