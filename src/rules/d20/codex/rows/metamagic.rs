//! The rows of metamagic.

use crate::content::{Particular, Particulars};
use crate::rules::d20::data::{AddedLevels, D20Data, FeatEffect, Metamagic, MetamagicEffect};

use super::word;

pub(super) fn rows(data: &D20Data) -> Vec<Particulars> {
    data.metamagic.values().map(|row| metamagic(data, row)).collect()
}

fn metamagic(data: &D20Data, row: &Metamagic) -> Particulars {
    let (levels, most) = match row.levels {
        AddedLevels::Fixed(levels) => (Particular::number(levels), Particular::NONE),
        AddedLevels::UpTo(most) => (Particular::Word("chosen"), Particular::number(most)),
    };
    let teaches = FeatEffect::Metamagic(row.id.clone());
    let feats = data.feats.values().filter(|feat| feat.effects.contains(&teaches));
    Particulars::new(row.id.as_str(), "metamagic")
        .with("levels", levels)
        .with("most", most)
        .with("effect", effect(row.effect))
        .with(
            "feats",
            Particular::list(feats.map(|feat| Particular::name(&feat.name))),
        )
}

fn effect(effect: MetamagicEffect) -> Particular {
    let multiplied =
        |key: &'static str, times: u8| Particular::said(key).with("times", Particular::number(times));
    match effect {
        MetamagicEffect::Without(component) => {
            Particular::said("meta-without").with("component", word::component(component))
        }
        MetamagicEffect::Quickened => Particular::said("meta-quickened"),
        MetamagicEffect::Numbers { times, over } => {
            multiplied("meta-numbers", times).with("over", Particular::number(over))
        }
        MetamagicEffect::Maximum => Particular::said("meta-maximum"),
        MetamagicEffect::Heightened => Particular::said("meta-heightened"),
        MetamagicEffect::Duration { times } => multiplied("meta-duration", times),
        MetamagicEffect::Range { times } => multiplied("meta-range", times),
        MetamagicEffect::Area { times } => multiplied("meta-area", times),
    }
}
