//! The numbers on the pages of the chapter `feats`: those of the effects of each feat, by the id of the feat and a word.

use crate::content::Figure;
use crate::rules::d20::data::{D20Data, Feat, FeatEffect};

pub(super) fn figures(data: &D20Data) -> Vec<Figure> {
    let effects = |feat: &Feat| -> Vec<Figure> {
        feat.effects
            .iter()
            .flat_map(|effect| of_effect(feat, effect))
            .collect()
    };
    data.feats.values().flat_map(effects).collect()
}

/// The numbers of an effect that the page of its feat names.
fn of_effect(feat: &Feat, effect: &FeatEffect) -> Vec<Figure> {
    let plain = |word: &str, number: i64| Figure::number(format!("{}-{word}", feat.id), number);
    let signed = |word: &str, number: i16| Figure::signed(format!("{}-{word}", feat.id), number);
    match *effect {
        FeatEffect::NotFlanked { levels } => vec![plain("levels", levels.into())],
        FeatEffect::SneakAttack { within, .. } => vec![plain("squares", within.into())],
        FeatEffect::AttackForDamage {
            one_handed,
            two_handed,
        } => vec![plain("one", one_handed.into()), plain("two", two_handed.into())],
        FeatEffect::AttackForDefence { most } => vec![plain("most", most.into())],
        FeatEffect::WeaponAttack(amount) => vec![signed("attack", amount)],
        FeatEffect::WeaponDamage(amount) => vec![signed("damage", amount)],
        FeatEffect::Manoeuvre { bonus: amount, .. }
        | FeatEffect::DodgeOne(amount)
        | FeatEffect::DodgeOnTheMove(amount)
        | FeatEffect::ConcentrationInCombat(amount)
        | FeatEffect::Initiative(amount)
        | FeatEffect::Skills { amount, .. } => vec![signed("bonus", amount)],
        FeatEffect::CloseShot {
            attack,
            damage,
            within,
        } => vec![
            signed("attack", attack),
            signed("damage", damage),
            plain("squares", within.into()),
        ],
        FeatEffect::ExtraShot { penalty } => vec![signed("penalty", penalty)],
        FeatEffect::HitPoints(points) => vec![plain("points", points.into())],
        FeatEffect::TwoWeapons { main, off } => vec![plain("main", main.into()), plain("off", off.into())],
        FeatEffect::MountedCharge { times, lance } => {
            vec![plain("times", times.into()), plain("lance", lance.into())]
        }
        FeatEffect::TwoArrows { penalty, within } => {
            vec![signed("penalty", penalty), plain("squares", within.into())]
        }
        // What these do has no number, or one that a word says.
        FeatEffect::ExtraAttackOnDrop { .. }
        | FeatEffect::AttackAllInReach
        | FeatEffect::NegateHitOnMount { .. }
        | FeatEffect::MoreOpportunities
        | FeatEffect::WiderThreat
        | FeatEffect::Evasion
        | FeatEffect::ImprovedEvasion
        | FeatEffect::KeepsDexterity
        | FeatEffect::Metamagic(_)
        | FeatEffect::AttackAfterTrip
        | FeatEffect::FeintAsMove
        | FeatEffect::AttackOnTheMove
        | FeatEffect::ShootsIntoMelee
        | FeatEffect::DexterityToAttack
        | FeatEffect::RerollMissChance
        | FeatEffect::KeepsDexterityUnseen
        | FeatEffect::ArmedUnarmed
        | FeatEffect::RideBy
        | FeatEffect::Trample => Vec::new(),
    }
}
