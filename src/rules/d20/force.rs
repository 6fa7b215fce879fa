//! How hard an attack hits: what is added to the damage of the record, extra dice, and what stands between a weapon and its target.

use crate::battle::Ledger;

use super::arm::{Arm, Usage};
use super::assault::{Assault, Occasion, close_shot};
use super::damage::Shelter;
use super::data::{Ability, FeatEffect, Quirk, State, StateEffect};
use super::scene::{Scene, Snapshot};
use super::{cause, condition, rule, two_weapons};

/// Whether a weapon was set against a charge: it is made for that, was kept ready, and the target charges.
///
/// Rule: `D20-SEQ-08`, `D20-CHG-02`, `D20-DMG-03`.
pub(crate) fn is_set(own: &Snapshot, target: &Snapshot, (arm, assault): (&Arm, Assault)) -> bool {
    arm.has(super::data::WeaponTrait::Set)
        && assault.occasion == Occasion::Readied
        && target.state.suffers(State::Charging)
        && own.id() != target.id()
}

/// What is added to the damage of the record.
///
/// Rule: `D20-DMG-01`, `D20-FEA-20`, `D20-CND-20`, `D20-ATK-10`.
pub(crate) fn damage_bonus(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    (arm, assault): (&Arm, Assault),
) -> Ledger {
    let mut ledger = Ledger::new(rule::D20_DMG_01, 0);
    let Some(tables) = scene.tables() else {
        return ledger;
    };
    let well = own.build.abilities.modifier(Ability::Strength);
    let now = condition::modifier(tables, own, Ability::Strength);
    ledger.add_for(
        rule::D20_DMG_01,
        cause::of(Ability::Strength),
        arm.strength_change(now, well),
    );
    ledger.add_for(
        rule::D20_ATK_10,
        cause::of(Ability::Strength),
        two_weapons::strength_change(arm, assault.hand, now),
    );
    if assault.power > 0 {
        ledger.add(rule::D20_FEA_20, assault.power * power_times(own, arm));
    }
    if assault.is_far
        && let Some((rule, row, points)) = close_shot(own, scene.distance(own, target), |_, damage| damage)
    {
        ledger.add_for(rule, row, points);
    }
    // What is learnt for weapons does not help spells, and sickness does not hurt them.
    if arm.usage == Usage::Spell {
        return ledger;
    }
    for quirk in &own.build.traits {
        if let Quirk::FavouredEnemy { foe, bonus } = quirk
            && target.build.is_of(*foe)
        {
            ledger.add_for(rule::D20_DMG_01, &cause::FAVOURED_ENEMY, *bonus);
        }
    }
    let of_states = condition::points(tables, own, |effect| match effect {
        StateEffect::Damage(points) => Some(*points),
        _ => None,
    });
    for (state, points) in of_states {
        ledger.add(condition::rule_of(state), points);
    }
    ledger
}

/// Points of damage for each point of attack that is given up; light weapons gain nothing.
///
/// Rule: `D20-FEA-20`.
pub(crate) fn power_times(own: &Snapshot, arm: &Arm) -> i16 {
    let times = own.build.feats.iter().find_map(|held| match held.effect {
        FeatEffect::AttackForDamage {
            one_handed,
            two_handed,
        } => Some((one_handed, two_handed)),
        _ => None,
    });
    let is_light = arm.is_light && !arm.is_natural();
    match times {
        Some(_) if is_light => 0,
        Some((_, two_handed)) if arm.takes_both_hands() => two_handed,
        Some((one_handed, _)) => one_handed,
        None => 0,
    }
}

/// Whether a feat widens the threat of a weapon (`D20-CRT-06`).
pub(crate) fn is_keen(own: &Snapshot, arm: &Arm) -> bool {
    let widens = |effect: &FeatEffect| matches!(effect, FeatEffect::WiderThreat).then_some(());
    own.build.feat(widens, Some(&arm.gear)).is_some()
}

/// Dice of a sneak attack against somebody who cannot guard himself.
///
/// Rule: `D20-DMG-07`, `D20-CRT-07`, `D20-CON-03`.
pub(crate) fn sneak_dice(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    assault: Assault,
    is_open: bool,
) -> u8 {
    let within = own.build.feats.iter().find_map(|held| match held.effect {
        FeatEffect::SneakAttack { within, .. } => Some(within),
        _ => None,
    });
    let is_near = within.is_some_and(|within| !assault.is_far || scene.distance(own, target) <= within);
    if is_open && is_near && !target.build.kind.is_immune_to_criticals() {
        own.build.sneak_dice
    } else {
        0
    }
}

/// What stands between a weapon and its target.
///
/// Rule: `D20-DMG-04`.
pub(crate) fn shelter(target: &Snapshot, arm: &Arm) -> Shelter {
    let reductions = target.build.traits.iter().filter_map(|quirk| match quirk {
        Quirk::DamageReduction { points, unless } if !arm.types.contains(unless) => Some(*points),
        _ => None,
    });
    Shelter {
        reduction: reductions.max().unwrap_or(0),
        ..Shelter::default()
    }
}
