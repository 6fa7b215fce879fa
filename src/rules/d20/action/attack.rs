//! Attacks: with what, against whom, from where; one, or as many as a whole turn allows.

use crate::battle::{FighterId, Odds, Stake, Term, Verb, WhyNot};
use crate::board::{Cell, Footprint, Pair, Spot};
use crate::dice::Chance;
use crate::rules::kernel::Resolution;

use super::super::arm::Arm;
use super::super::assault;
use super::super::data::{ArmourKind, Circumstance, Modifier, State, WeaponTrait};
use super::super::fighter::Ready;
use super::super::module::Modules;
use super::super::round::provoke;
use super::super::scene::{Scene, Snapshot, spot};
use super::super::{concealment, condition, force, grapple, rule, why, word};
use super::charge::CHARGE;
use super::disarm::DISARM;
use super::grapple::fits_grapple;
use super::off_hand::OFF_HAND;
use super::special::TRIP;
use super::sunder::{SUNDER, SUNDER_SHIELD};
use super::{ACT, Action, At, Call, Cost, Shape, Staked, WEAPONS, holds};

pub(super) use super::blow::{count, count_held, make, strike};
pub(super) use super::further::{assault, extra_shot};
pub(crate) use super::further::{assault_of, has_further, may_go_on, next};

/// What may be done to a foe with each weapon.
pub(super) static ATTACKS: [Action; 8] = [
    STRIKE,
    SHOT,
    OFF_HAND,
    CHARGE,
    TRIP,
    DISARM,
    SUNDER,
    SUNDER_SHIELD,
];

/// A blow.
const STRIKE: Action = Action {
    word: word::STRIKE,
    asked: &[
        word::ASK_TURN,
        word::ASK_OPPORTUNITY,
        word::ASK_READIED,
        word::ASK_FOLLOW_UP,
    ],
    shape: Shape {
        with: Some(WEAPONS),
        stakes: Some(Staked {
            offer: word::POWER_STRIKE,
            word: word::POWER,
            stake: power,
        }),
        ..Shape::of(Verb::Attack)
    },
    may: &[
        is_aimed,
        at_foe,
        can_strike_now,
        is_as_readied,
        strikes,
        has_power,
    ],
    play: |table, id, call| strike(table, id, call, word::STRIKE),
    ..ATTACK
};

/// A shot or a throw.
const SHOT: Action = Action {
    word: word::SHOT,
    rule: rule::D20_ATK_02,
    asked: &[word::ASK_TURN, word::ASK_READIED],
    may: &[is_plain, at_foe, can_strike_now, is_as_readied, shoots],
    play: |table, id, call| {
        let kind = table.round.asked.unwrap_or(word::ASK_TURN);
        let by = provoke::all_who_may(table, id);
        if provoke::halts(table, id, kind, call, by) {
            return Ok(());
        }
        strike(table, id, call, word::SHOT)
    },
    odds: |at| {
        let target = at.target()?;
        let odds = assault::values(at.scene, at.own, target, assault(at)?)?.odds()?;
        Some(match grapple::shot_at(at.scene, target).len() {
            ..=1 => odds,
            bodies => among(odds, bodies),
        })
    },
    behind: &[rule::D20_ATK_02, rule::D20_AOO_07, rule::D20_ACT_T02],
    ..ATTACK
};

/// The odds of a shot that strikes any of so many bodies, as far as it strikes the right one.
///
/// Rule: `D20-SIT-D7`.
fn among(odds: Odds, bodies: usize) -> Odds {
    let meant = Chance::new(1, bodies as u128);
    let mut chain = odds.chain;
    chain.insert(0, (word::MISDIRECTION, meant));
    let both = |chance: Chance| Chance::new(chance.of, chance.total * meant.total);
    let mut losses: Vec<(i16, Chance)> = odds.losses.iter().map(|(loss, of)| (*loss, both(*of))).collect();
    let astray = Chance::CERTAIN.without(meant);
    match losses.first_mut() {
        Some((0, none)) => *none = none.or(astray),
        _ => losses.insert(0, (0, astray)),
    }
    Odds {
        chain,
        losses,
        effects: odds.effects.iter().map(|(word, of)| (*word, both(*of))).collect(),
        mean_loss_per_mille: odds.mean_loss_per_mille / bodies as i64,
        ..odds
    }
}

/// An attack that says nothing else of itself.
pub(super) const ATTACK: Action = Action {
    rule: rule::D20_ATK_01,
    shape: Shape {
        with: Some(WEAPONS),
        ..Shape::of(Verb::Attack)
    },
    cost,
    odds: |at| assault::values(at.scene, at.own, at.target()?, assault(at)?)?.odds(),
    weigh: |mind, at| mind.attack(at),
    behind: &[
        rule::D20_ATK_01,
        rule::D20_ATK_14,
        rule::D20_ACT_T01,
        rule::D20_ACT_T03,
        rule::D20_ACT_T18,
    ],
    ..ACT
};

/// The attacks on a foe that are possible from where a fighter is, or would be.
pub(crate) fn possible<'a>(
    scene: &'a Scene<'a>,
    own: &'a Snapshot,
    foe: &Snapshot,
    kind: Term,
) -> impl Iterator<Item = Call<'a>> + use<'a> {
    let target = Some(foe.id());
    let calls = own.wielded().flat_map(move |(with, _)| {
        let plain = ATTACKS[..2]
            .iter()
            .filter(move |action| action.asked.contains(&kind));
        plain.map(move |action| {
            let call = Call {
                target,
                with: Some(with),
                ..Call::plain(Verb::Attack, action.word)
            };
            (action, call)
        })
    });
    let at = move |call| At {
        scene,
        own,
        kind,
        about: target,
        call,
    };
    calls
        .filter(move |(action, call)| action.begins(&at(*call)).is_ok())
        .map(|(_, call)| call)
}

/// Whether a fighter could strike at somebody, or at one alone, in answer to a question.
pub(crate) fn can_strike(scene: &Scene, own: &Snapshot, only: Option<FighterId>, kind: Term) -> bool {
    let mut foes = scene
        .foes(own)
        .filter(|foe| only.is_none_or(|only| only == foe.id()));
    foes.any(|foe| possible(scene, own, foe, kind).next().is_some())
}

/// What an attack takes: the first one of a turn a standard action, further ones the whole turn.
///
/// Rule: `D20-FUL-01`, `D20-FEA-02`, `D20-FEA-25`.
pub(super) fn cost(at: &At) -> Cost {
    match at.kind {
        word::ASK_OPPORTUNITY => Cost::Opportunity,
        word::ASK_READIED => Cost::Readied,
        // A blow at whom one has tripped is none of those for a foe who has dropped.
        word::ASK_FOLLOW_UP if at.about.is_some() => Cost::Free,
        word::ASK_FOLLOW_UP => Cost::FollowUp,
        _ if at.own.budget.attacks.is_fresh() => Cost::Standard,
        _ => Cost::FurtherAttack,
    }
}

/// No points are announced with it.
pub(super) fn is_plain(at: &At) -> Result<(), WhyNot> {
    holds(at.call.stakes.is_empty(), || why::no_points(rule::D20_FEA_20))
}

/// The points of attack that may become damage.
///
/// Rule: `D20-FEA-20`.
fn power(at: &At) -> Option<Stake> {
    let arm = at.arm()?;
    let most = at.own.build.base_attack;
    (force::power_times(at.own, arm) > 0 && most > 0).then_some(Stake {
        word: word::POWER,
        least: 1,
        most,
        shares: false,
    })
}

fn has_power(at: &At) -> Result<(), WhyNot> {
    let [points] = at.call.stakes else {
        return is_plain(at);
    };
    let stake = power(at).ok_or_else(|| why::no_power(rule::D20_FEA_20))?;
    holds((stake.least..=stake.most).contains(points), || {
        why::too_much_power(rule::D20_FEA_20, stake.most)
    })
}

/// Out of turn one strikes at whoever has laid himself open.
///
/// Rule: `D20-AOO-11`.
pub(super) fn is_aimed(at: &At) -> Result<(), WhyNot> {
    match at.about {
        Some(foe) if Some(foe) != at.call.target => Err(why::elsewhere(rule::D20_AOO_11, foe)),
        _ => Ok(()),
    }
}

/// Nobody strikes at whom he does not see.
///
/// Rule: `D20-ATK-12`, `D20-CON-05`, `D20-CON-11`.
pub(super) fn at_foe(at: &At) -> Result<(), WhyNot> {
    let is_foe = |it: &Snapshot| at.scene.are_hostile(at.own, it) && it.can_suffer();
    holds(at.target().is_some_and(is_foe), || why::no_foe(rule::D20_ATK_12))?;
    let is_seen = at
        .target()
        .is_some_and(|foe| concealment::may_choose(at.scene, at.own, foe));
    holds(is_seen, || why::not_in_sight(rule::D20_CON_05))
}

/// What was kept ready is what is done.
///
/// Rule: `D20-SEQ-08`.
fn is_as_readied(at: &At) -> Result<(), WhyNot> {
    let kept = match at.call.word {
        word::SHOT => Ready::Shot,
        _ => Ready::Blow,
    };
    let fits = at.kind != word::ASK_READIED || at.own.budget.ready == kept;
    holds(fits, || why::not_ready(rule::D20_SEQ_08))?;
    match (at.kind, at.about) {
        (word::ASK_READIED, Some(foe)) if Some(foe) != at.call.target => {
            Err(why::elsewhere(rule::D20_SEQ_08, foe))
        }
        _ => Ok(()),
    }
}

/// Whether an attack is left: nobody attacks in total defence, and a further attack goes with the same weapons.
///
/// Rule: `D20-TDF-01`, `D20-FUL-01`, `D20-ATK-15`.
pub(super) fn can_strike_now(at: &At) -> Result<(), WhyNot> {
    let own = at.own;
    holds(!own.state.suffers(State::TotalDefence), || {
        why::defending(rule::D20_TDF_01)
    })?;
    let arm = wielded(at)?;
    // Nobody handles a weapon with both hands behind a shield as large as himself.
    let is_walled = own.shield().is_some_and(|it| it.kind == ArmourKind::TowerShield);
    holds(!is_walled || !arm.takes_both_hands(), || {
        why::not_for_that(rule::D20_ATK_15, &arm.name)
    })?;
    fits_grapple(at)?;
    if at.kind != word::ASK_TURN {
        return Ok(());
    }
    holds(next(own, arm, at.slot()).is_some(), || {
        why::no_further(rule::D20_FUL_01)
    })
}

/// The weapon that is named, in the hand or of the body; a rider who needs the reins has one hand for it.
///
/// Rule: `D20-MNT-02`.
pub(super) fn wielded<'a>(at: &At<'a>) -> Result<&'a Arm, WhyNot> {
    let arm = at.arm().ok_or_else(|| why::no_weapon(rule::D20_ATK_01))?;
    let is_one_handed = at.own.budget.is_one_handed && arm.takes_both_hands();
    holds(!is_one_handed, || why::one_handed(rule::D20_MNT_02, &arm.name))?;
    match at.own.wields(at.slot()) {
        true => Ok(arm),
        false => Err(why::not_in_hand(rule::D20_ATK_01, &arm.name)),
    }
}

/// A blow reaches: in the squares of the weapon and with a line of effect; nobody strikes lying down with what the table forbids.
///
/// Rule: `D20-AOO-02`, `D20-ATK-12`, `D20-COV-09`, `D20-SIT-A1`.
pub(super) fn strikes(at: &At) -> Result<(), WhyNot> {
    let arm = wielded(at)?;
    let reach = arm
        .reach
        .ok_or_else(|| why::no_melee_weapon(rule::D20_ATK_01, &arm.name))?;
    let foe = at.target().ok_or_else(|| why::nobody(rule::D20_ATK_12))?;
    let gap = at.own.place().gap(foe.place());
    // Whoever holds somebody from a square away strikes him all the same.
    let is_held = gap.cheb() == 0 && reach.from <= 1 || grapple::are_locked(at.own, foe);
    holds(is_held || reach.spans(gap, at.scene.modules()), || {
        why::out_of_reach(rule::D20_AOO_02, &arm.name)
    })?;
    holds(is_held || at.scene.strikes(at.own, reach, foe.place()), || {
        why::blocked(rule::D20_ATK_12)
    })
}

/// A shot or throw gets there: loaded, within the range, in sight, with a line of effect; and it can be made as one is.
///
/// Rule: `D20-ATK-07`, `D20-ATK-12`, `D20-ATK-13`, `D20-SIT-A1`, `D20-COV-09`, `D20-BRD-09`.
pub(super) fn shoots(at: &At) -> Result<(), WhyNot> {
    let (scene, own) = (at.scene, at.own);
    let arm = wielded(at)?;
    let range = arm
        .range
        .ok_or_else(|| why::no_missile_weapon(rule::D20_ATK_02, &arm.name))?;
    let state = own.state.arm(at.slot());
    let target = at.target().ok_or_else(|| why::nobody(rule::D20_ATK_12))?;
    holds(!state.is_unloaded, || {
        why::not_loaded(rule::D20_ATK_13, &arm.name)
    })?;
    holds(arm.pieces.is_none() || state.pieces > 0, || {
        why::no_pieces(arm.rule, &arm.name)
    })?;
    holds(can_shoot_so(scene, own, arm), || why::prone(rule::D20_SIT_A1))?;
    let distance = scene.distance(own, target);
    let most = range.squares * u16::from(range.increments);
    holds(distance <= most, || {
        why::out_of_range(rule::D20_ATK_07, distance, most)
    })?;
    let pair = Pair::new(scene.board(), spot(own), spot(target));
    holds(pair.has_effect(), || why::blocked(rule::D20_COV_09))?;
    holds(pair.has_sight(), || why::not_in_sight(rule::D20_ATK_12))
}

/// Whether the states of a shooter let him shoot at all.
fn can_shoot_so(scene: &Scene, own: &Snapshot, arm: &Arm) -> bool {
    let Some(tables) = scene.tables() else { return true };
    if arm.has(WeaponTrait::UsableProne) || arm.has(WeaponTrait::Crossbow) {
        return true;
    }
    let rows = condition::rows(tables, own);
    let mut named = rows.iter().flat_map(|row| &row.situations);
    !named.any(|id| {
        let row = tables.situations.get(id);
        row.is_some_and(|row| row.on == Circumstance::Attacker && row.ranged == Modifier::Impossible)
    })
}

/// Whether a spot is reached by a line for blows, whatever the reach.
pub(crate) fn is_beside(scene: &Scene, own: &Snapshot, cell: Cell) -> bool {
    let spots = [own.place(), Footprint::single(cell)].map(Spot::on_floor);
    own.place().contains(cell) || Pair::new(scene.board(), spots[0], spots[1]).has_melee_line(1)
}

/// Nobody delays or readies where the rules of it are off.
pub(super) fn has_module(at: &At, module: Modules, rule: crate::battle::RuleId) -> Result<(), WhyNot> {
    holds(at.scene.modules().has(module), || why::module_off(rule))
}
