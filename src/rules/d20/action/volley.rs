//! What feats let somebody do with his attacks: two arrows at once, a blow at everybody around, defence for accuracy; and blows that knock out
//! or kill against the weapon's kind.

use crate::battle::{FighterId, Slot, Verb, WhyNot};
use crate::dice::DiceError;

use super::super::arm::Arm;
use super::super::assault::{self, Assault, Occasion};
use super::super::data::{FeatEffect, State, WeaponTrait};
use super::super::module::Modules;
use super::super::round::Table;
use super::super::scene::{Scene, Snapshot};
use super::super::{rule, why, word};
use super::attack::{
    ATTACK, at_foe, can_strike_now, count, has_module, is_plain, make, shoots, strike, wielded,
};
use super::{ACT, Action, At, Call, Cost, GIVEN, Shape, WEAPONS, holds};

/// After so many attacks no further one is left in a turn.
const ALL: u8 = u8::MAX;

/// Shoots two arrows at once with a single roll.
///
/// Rule: `D20-FEA-44`.
pub(super) static MANYSHOT: [Action; 1] = [Action {
    word: word::MANYSHOT,
    rule: rule::D20_FEA_44,
    may: &[is_plain, has_learnt_two, at_foe, can_strike_now, shoots, is_close],
    cost: |_| Cost::Standard,
    play: |table, id, call| {
        let by = super::super::round::provoke::all_who_may(table, id);
        if super::super::round::provoke::halts(table, id, word::ASK_TURN, call, by) {
            return Ok(());
        }
        strike(table, id, call, word::MANYSHOT)?;
        table.fighter(id).budget.attacks.made = ALL;
        Ok(())
    },
    weigh: |mind, at| mind.manyshot(at),
    behind: &[rule::D20_FEA_44, rule::D20_AOO_07],
    ..ATTACK
}];

fn has_learnt_two(at: &At) -> Result<(), WhyNot> {
    let arm = wielded(at)?;
    holds(assault::double_shot(at.own).is_some(), || {
        why::not_learnt(rule::D20_FEA_44)
    })?;
    holds(at.own.budget.attacks.is_fresh(), || {
        why::too_late(rule::D20_FEA_44)
    })?;
    holds(arm.has(WeaponTrait::Bow), || {
        why::not_for_that(rule::D20_FEA_44, &arm.name)
    })
}

fn is_close(at: &At) -> Result<(), WhyNot> {
    let most = at.own.build.feats.iter().find_map(|held| match held.effect {
        FeatEffect::TwoArrows { within, .. } => Some(within),
        _ => None,
    });
    let most = most.unwrap_or(0);
    let foe = at.target().ok_or_else(|| why::nobody(rule::D20_FEA_44))?;
    let distance = at.scene.distance(at.own, foe);
    holds(distance <= most, || {
        why::out_of_range(rule::D20_FEA_44, distance, most)
    })
}

/// Strikes once at everybody within reach, and at nobody twice.
///
/// Rule: `D20-FEA-04`.
pub(super) static WHIRLWIND: [Action; 1] = [Action {
    word: word::WHIRLWIND,
    rule: rule::D20_FEA_04,
    shape: Shape::with(WEAPONS),
    may: &[|at| {
        let arm = wielded(at)?;
        let is_learnt = at
            .own
            .build
            .has_feat(|effect| matches!(effect, FeatEffect::AttackAllInReach));
        holds(is_learnt, || why::not_learnt(rule::D20_FEA_04))?;
        holds(!at.own.state.suffers(State::TotalDefence), || {
            why::defending(rule::D20_TDF_01)
        })?;
        holds(arm.is_armed(&at.own.build), || {
            why::not_for_that(rule::D20_FEA_04, &arm.name)
        })?;
        let has_foe = !within_reach(at.scene, at.own, arm).is_empty();
        holds(has_foe, || why::out_of_reach(rule::D20_AOO_02, &arm.name))
    }],
    cost: |_| Cost::FullRound,
    play: whirl,
    weigh: |mind, at| {
        let arm = at.own.arm(at.slot());
        let all = arm.map_or(0, |arm| within_reach(at.scene, at.own, arm).len());
        mind.whirlwind(at, all)
    },
    behind: &[rule::D20_FEA_04, rule::D20_FUL_01],
    ..ACT
}];

/// The foes whom somebody sees and reaches with a weapon, in the order of their ids.
fn within_reach(scene: &Scene, own: &Snapshot, arm: &Arm) -> Vec<FighterId> {
    let reaches = |foe: &&Snapshot| {
        let strikes = arm
            .reach
            .is_some_and(|reach| scene.strikes(own, reach, foe.place()));
        strikes && super::super::concealment::may_choose(scene, own, foe)
    };
    let mut all: Vec<FighterId> = scene.foes(own).filter(reaches).map(Snapshot::id).collect();
    all.sort_unstable();
    all
}

fn whirl(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    let with = call.with.unwrap_or_default();
    let scene = table.foreseen_by(id, None);
    let all = scene
        .get(id)
        .and_then(|own| Some(within_reach(&scene, own, own.arm(with)?)));
    drop(scene);
    table.acted(id, word::WHIRLWIND, None);
    count(table, id, with);
    table.fighter(id).budget.attacks.made = ALL;
    for target in all.unwrap_or_default() {
        if table.clock.over || !table.snapshot(id).is_able() {
            break;
        }
        let assault = Assault {
            occasion: Occasion::Whirlwind,
            ..Assault::plain(with, false)
        };
        make(table, (id, target), assault)?;
    }
    Ok(())
}

/// How the blows of this turn are made besides; it is said before the first one.
pub(super) static GIVING: [Action; 2] = [EXPERTISE, TURNED];

/// Gives points of attack for as many of defence.
///
/// Rule: `D20-FEA-24`.
const EXPERTISE: Action = Action {
    word: word::EXPERTISE,
    rule: rule::D20_FEA_24,
    shape: Shape::with(GIVEN),
    may: &[is_first, |at| {
        let most = most_given(at.own);
        holds(most > 0, || why::not_learnt(rule::D20_FEA_24))?;
        let points = i16::from(at.slot().0);
        holds((1..=most).contains(&points), || {
            why::too_much_power(rule::D20_FEA_24, most)
        })?;
        let attacks = &at.own.budget.attacks;
        holds(attacks.expertise == 0 && !attacks.is_defensive, || {
            why::defensive_already(rule::D20_FEA_24)
        })
    }],
    play: |table, id, call| {
        let points = i16::from(call.with.unwrap_or_default().0);
        table.fighter(id).budget.attacks.expertise = points;
        table.acted(id, word::EXPERTISE, None);
        Ok(())
    },
    weigh: |mind, at| mind.expertise(at),
    behind: &[rule::D20_FEA_24],
    ..ACT
};

/// The most points that somebody can give for his defence.
///
/// Rule: `D20-FEA-24`.
pub(super) fn most_given(own: &Snapshot) -> i16 {
    let most = own.build.feats.iter().find_map(|held| match held.effect {
        FeatEffect::AttackForDefence { most } => Some(most),
        _ => None,
    });
    most.unwrap_or(0).min(own.build.base_attack)
}

/// Before the first attack of a turn that still has one.
fn is_first(at: &At) -> Result<(), WhyNot> {
    let budget = &at.own.budget;
    holds(budget.attacks.is_fresh(), || why::too_late(rule::D20_FUL_01))?;
    holds(budget.spent.has_standard(budget.allowance), || {
        why::no_standard(rule::D20_ACT_02)
    })
}

/// Strikes to knock out with what kills, or to kill with what knocks out.
///
/// Rule: `D20-DMG-05`.
const TURNED: Action = Action {
    word: word::TURN_BLOWS,
    rule: rule::D20_DMG_05,
    shape: Shape::of(Verb::Act),
    may: &[
        |at| has_module(at, Modules::NONLETHAL, rule::D20_DMG_05),
        is_first,
        |at| {
            let is_new = !at.own.budget.attacks.is_turned;
            holds(is_new && at.own.melee_arm().is_some(), || {
                why::too_late(rule::D20_DMG_05)
            })
        },
    ],
    play: |table, id, _| {
        table.fighter(id).budget.attacks.is_turned = true;
        table.acted(id, word::TURN_BLOWS, None);
        Ok(())
    },
    behind: &[rule::D20_DMG_05],
    ..ACT
};

/// The numbers of points that may be given.
pub(super) fn given(own: &Snapshot) -> Vec<Slot> {
    (1..=most_given(own).clamp(0, 20) as u8).map(Slot).collect()
}
