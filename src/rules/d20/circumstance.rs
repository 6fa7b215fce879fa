//! What states, spells, the way of an attack and the place add to its roll.

use crate::battle::{NamedRow, RuleId};

use super::arm::Arm;
use super::around::Around;
use super::assault::{AID, Assault, CHARGING, HIGHER_DM, NARROW, Occasion, SPARED, has};
use super::attack::{self, BUCKLER, INTO_MELEE};
use super::bonus::Share;
use super::damage;
use super::data::{ArmourKind, BonusKind, Circumstance, D20Data, FeatEffect, Modifier, State, StateEffect};
use super::module::Modules;
use super::scene::{Scene, Snapshot};
use super::sheet::rule_of;
use super::two_weapons;
use super::{condition, grapple, hide, ride, rule, spell};

/// What the states of the attacker add to his roll; a row of the fixed table each.
///
/// Rule: `D20-SIT-A1` to `D20-SIT-A8`, `D20-SIT-20`, `D20-CORE-10`.
pub(super) fn situations(
    tables: &D20Data,
    own: &Snapshot,
    target: &Snapshot,
    is_far: bool,
    flanking: Option<Share>,
) -> Vec<Share> {
    let states = condition::states(Some(tables), target);
    let mut shares = Vec::new();
    let is_keen_eared = has(target, &FeatEffect::KeepsDexterityUnseen) && !is_far;
    for row in condition::situations(tables, own) {
        let is_void = row.unless_target.is_some_and(|state| states.contains(&state));
        if row.on != Circumstance::Attacker || is_void {
            continue;
        }
        if let Modifier::Points(points) = if is_far { row.ranged } else { row.melee } {
            let share = Share::new(BonusKind::Untyped, points, rule_of(row.id.as_str()));
            let is_met = share.rule == rule::D20_SIT_A5 && is_keen_eared;
            shares.push(if is_met {
                share.void(rule::D20_FEA_38, &SPARED)
            } else {
                share
            });
        }
    }
    // Whom one does not see strikes as the invisible do; who has learnt to fight blindly is not put out by it in melee.
    let is_blind = states.contains(&State::Blinded);
    let is_counted = shares.iter().any(|share| share.rule == rule::D20_SIT_A5);
    if hide::is_hidden_from(own, target) && !is_blind && !is_keen_eared && !is_counted {
        let row = tables.situations.get("D20-SIT-A5");
        if let Some(Modifier::Points(points)) = row.map(|row| if is_far { row.ranged } else { row.melee }) {
            shares.push(Share::new(BonusKind::Untyped, points, rule::D20_SIT_A5));
        }
    }
    shares.extend(flanking);
    let of_states = condition::points(tables, own, |effect| match effect {
        StateEffect::Attack(points) => Some(*points),
        _ => None,
    });
    for (state, points) in of_states {
        // Fighting on the defensive costs as the attack itself says.
        if state != State::FightingDefensively {
            shares.push(Share::new(BonusKind::Untyped, points, condition::rule_of(state)));
        }
    }
    shares
}

/// What spells that work on the attacker add to the roll, and a spell that metal draws.
///
/// Rule: `D20-SPL-06`, `D20-SPL-07`, `D20-CORE-05`.
pub(super) fn of_spells(own: &Snapshot, target: &Snapshot, assault: Assault) -> Vec<Share> {
    let gift = |(work, gift): (&spell::Work, spell::Gift)| match gift {
        spell::Gift::Attack(kind, points) => Some(Share::new(kind, points, work.rule).by(work.row)),
        _ => None,
    };
    let mut shares: Vec<Share> = spell::gifts(own).filter_map(gift).collect();
    if let Occasion::Spell(_) = assault.occasion {
        let points = spell::against_metal(own, assault.with, target);
        shares.push(Share::new(BonusKind::Untyped, points, rule::D20_SPL_06));
    }
    shares.retain(|share| share.amount != 0);
    shares
}

/// What the way of the attack and the place add to the roll.
///
/// Rule: `D20-ATK-07`, `D20-ATK-08`, `D20-ATK-10`, `D20-FEA-39`, `D20-FUL-01`, `D20-CHG-02`, `D20-DEF-01`, `D20-AID-01`, `D20-SIT-A3`, `D20-COV-11`,
/// `D20-GRP-02`, `D20-MNT-03`.
pub(super) fn circumstances(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    (arm, assault): (&Arm, Assault),
    board: &Around,
) -> Vec<Share> {
    let untyped = |points, rule| Share::new(BonusKind::Untyped, points, rule);
    let mut shares = vec![
        untyped(assault.further, rule::D20_FUL_01),
        untyped(assault.style, rule::D20_FEA_32),
        untyped(two_weapons::cost(own, assault.hand), rule::D20_ATK_10),
    ];
    if let Some((rule, row, points)) = two_weapons::relief(own, assault.hand) {
        shares.push(untyped(points, rule).by(row));
    }
    if let Some(shield) = own.shield() {
        shares.push(untyped(shield.attack, shield.rule).by(shield.row));
        let is_hampering = shield.kind == ArmourKind::Buckler && !assault.is_far && arm.takes_both_hands();
        let hampers = if is_hampering { BUCKLER } else { 0 };
        shares.push(untyped(hampers, rule::D20_ATK_15).by(shield.row));
    }
    if assault.power > 0 {
        shares.push(untyped(-assault.power, rule::D20_FEA_20));
    }
    if !assault.is_far {
        let given = own.budget.expertise.max(own.budget.attacks.expertise);
        shares.push(untyped(-given, rule::D20_FEA_24));
    }
    let of_one_hand = arm.one_handed.filter(|_| assault.is_one_handed);
    shares.push(untyped(of_one_hand.unwrap_or(0), rule::D20_ATK_15));
    if let Some((rule, row, penalty)) = double_shot(own).filter(|_| assault.is_double) {
        shares.push(untyped(penalty, rule).by(row));
    }
    let is_used_to_it = arm.usage == super::arm::Usage::Bare && has(own, &FeatEffect::ArmedUnarmed);
    if assault.is_turned && !is_used_to_it {
        shares.push(untyped(damage::OTHER_INTENT, rule::D20_DMG_05));
    }
    if grapple::are_locked(own, target) && scene.modules().has(Modules::GRAPPLE) {
        shares.push(untyped(grapple::WEAPON, rule::D20_GRP_02));
    }
    if assault.is_defensive || own.state.suffers(State::FightingDefensively) {
        shares.push(untyped(-4, rule::D20_DEF_01));
    }
    if assault.occasion == Occasion::Charge {
        shares.push(untyped(CHARGING, rule::D20_CHG_02));
    }
    let aids = own.budget.aids.iter();
    let helping = aids.filter(|aid| !aid.is_defence && aid.foe == target.id());
    shares.extend(helping.map(|_| untyped(AID, rule::D20_AID_01)));
    // What a saddle lifts somebody above the ground counts as its own rule says.
    let seats_dm = own.body.altitude_dm - target.body.altitude_dm;
    let ground_dm = board.elevation_dm - i32::from(seats_dm);
    if assault.is_far {
        shares.push(untyped(ride::shot_penalty(own), rule::D20_MNT_03));
        let increment = arm
            .range
            .map_or((0, 0), |range| (range.squares, range.increments));
        let distance = scene.distance(own, target);
        let penalty = attack::range_penalty(distance, increment.0, increment.1);
        shares.push(untyped(penalty.unwrap_or(0), rule::D20_ATK_07));
        let is_calm = own
            .build
            .has_feat(|effect| matches!(effect, FeatEffect::ShootsIntoMelee));
        if board.is_engaged(scene, own) && !is_calm {
            shares.push(untyped(INTO_MELEE, rule::D20_ATK_08));
        }
        if let Some((rule, row, points)) = close_shot(own, distance, |attack, _| attack) {
            shares.push(untyped(points, rule).by(row));
        }
    } else if ride::is_above(own, target) {
        // This is the higher ground of the fixed table, and counts once.
        shares.push(untyped(1, rule::D20_MNT_03));
    } else if ground_dm >= HIGHER_DM {
        shares.push(untyped(1, rule::D20_SIT_A3));
    }
    let fits = arm.has(super::data::WeaponTrait::Thrust) || arm.is_shot();
    if board.is_narrow && !fits {
        shares.push(untyped(NARROW, rule::D20_COV_11));
    }
    shares.retain(|share| share.amount != 0);
    shares
}

/// What two arrows at once cost those who have learnt it, and the squares within which it goes.
///
/// Rule: `D20-FEA-44`.
pub(crate) fn double_shot(own: &Snapshot) -> Option<(RuleId, NamedRow, i16)> {
    let of = |effect: &FeatEffect| match effect {
        FeatEffect::TwoArrows { penalty, .. } => Some(*penalty),
        _ => None,
    };
    own.build.feat(of, None)
}

/// What a feat adds to shots from close by.
pub(crate) fn close_shot(
    own: &Snapshot,
    distance: u16,
    of: impl Fn(i16, i16) -> i16,
) -> Option<(crate::battle::RuleId, crate::battle::NamedRow, i16)> {
    let near = |effect: &FeatEffect| match effect {
        FeatEffect::CloseShot {
            attack,
            damage,
            within,
        } if distance <= *within => Some(of(*attack, *damage)),
        _ => None,
    };
    own.build.feat(near, None)
}
