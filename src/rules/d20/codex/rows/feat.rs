//! The rows of feats and class abilities.

use crate::content::{Particular, Particulars};
use crate::rules::d20::data::{AttacksMeant, D20Data, FacingEffect, Feat, FeatChoice, FeatKind, Need};

use super::word;

pub(super) fn rows(data: &D20Data) -> Vec<Particulars> {
    data.feats.values().map(|row| feat(data, row)).collect()
}

fn feat(data: &D20Data, row: &Feat) -> Particulars {
    let kind = match row.kind {
        FeatKind::Feat => "feat",
        FeatKind::ClassAbility => "ability",
    };
    let choice = match row.choice {
        Some(FeatChoice::Weapon) => "weapon",
        None => "none",
    };
    Particulars::new(row.id.as_str(), "feat")
        .with("kind", Particular::Word(kind))
        .with(
            "needs",
            Particular::list(row.needs.iter().map(|one| need(data, one))),
        )
        .with("choice", Particular::Word(choice))
        .with(
            "facing",
            Particular::clauses(row.facing.iter().map(|one| facing(*one))),
        )
}

/// Something that a feat asks for.
fn need(data: &D20Data, need: &Need) -> Particular {
    match need {
        Need::Ability(ability, score) => word::valued(word::ability(*ability), Particular::number(*score)),
        Need::Feat(feat) => word::feat(data, feat),
        Need::BaseAttack(bonus) => {
            word::valued(Particular::said("need-base-attack"), Particular::signed(*bonus))
        }
        Need::Skill(skill, ranks) => word::valued(word::skill(data, *skill), Particular::number(*ranks)),
        Need::Class(class, level) => {
            let class = word::name(&data.classes, class, |class| &class.name);
            word::valued(class, Particular::number(*level))
        }
    }
}

/// What a feat does besides where facing counts.
fn facing(effect: FacingEffect) -> Particular {
    match effect {
        FacingEffect::NoFlankPenalty(attacks) => Particular::said(match attacks {
            AttacksMeant::Every => "facing-every",
            AttacksMeant::Extra => "facing-extra",
            AttacksMeant::Opportunity => "facing-opportunity",
            AttacksMeant::Mounted => "facing-mounted",
        }),
        FacingEffect::NoArcPenalty => Particular::said("facing-all-ways"),
        FacingEffect::NoArcBonus => Particular::said("facing-no-bonus"),
        FacingEffect::SneakOnlyBy { levels } => {
            Particular::said("facing-sneak-only").with("levels", Particular::number(levels))
        }
        FacingEffect::SneakFromRear => Particular::said("facing-sneak"),
        FacingEffect::Perception { flank, rear } => Particular::said("facing-perception")
            .with("flank", Particular::signed(flank))
            .with("rear", Particular::signed(rear)),
    }
}
