//! The numbers on the pages of the chapter `conditions`.

use crate::battle::FighterId;
use crate::content::Figure;
use crate::rules::pool::data::PoolData;
use crate::rules::pool::effect::{Effect, EffectKind};
use crate::rules::pool::{action, attack, defence, perception};

pub(super) fn figures(_data: &PoolData) -> Vec<Figure> {
    vec![
        Figure::number("PL-STA-02-dice", loss(EffectKind::Distracted)),
        Figure::number("PL-STA-02-successes", -perception::DISTRACTED),
        Figure::number("PL-STA-04-close", -attack::BLIND[0]),
        Figure::number("PL-STA-04-distant", -attack::BLIND[1]),
        Figure::number("PL-STA-04-dice", loss(EffectKind::Blinded)),
        Figure::number("PL-STA-05-dice", -defence::PRONE),
        Figure::number("PL-STA-06-dice", loss(EffectKind::Stunned)),
        Figure::number("PL-STA-07-dice", action::PUSH_M),
        Figure::number("PL-STA-08-dice", loss(EffectKind::OffBalance)),
        Figure::number("PL-STA-09-dice", loss(EffectKind::Winded)),
    ]
}

/// Defence dice that a condition costs.
pub(super) const fn loss(kind: EffectKind) -> i16 {
    Effect::until_turn_of(kind, FighterId(0)).defence_loss()
}
