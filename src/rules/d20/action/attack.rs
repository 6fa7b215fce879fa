//! Attacks: with what, against whom, from where; one, or as many as a whole turn allows.

use crate::battle::{FighterId, Slot, Stake, Term, Verb, WhyNot};
use crate::board::{Cell, Footprint, Pair, Spot};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::super::arm::Arm;
use super::super::assault::{self, Assault, Occasion};
use super::super::attack as roll;
use super::super::budget::Allowance;
use super::super::condition::{Suffered, Until};
use super::super::data::{Circumstance, FeatEffect, Modifier, State, WeaponTrait};
use super::super::exchange::Landed;
use super::super::fighter::Style;
use super::super::module::Modules;
use super::super::round::{Table, hands, look, provoke, trigger};
use super::super::scene::{Scene, Snapshot, spot};
use super::super::{condition, rule, why, word};
use super::charge::CHARGE;
use super::disarm::DISARM;
use super::special::TRIP;
use super::{ACT, Action, At, Call, Cells, Cost, Shape, Staked, WEAPONS, holds};

/// What may be done to a foe with each weapon.
pub(super) static ATTACKS: [Action; 5] = [STRIKE, SHOT, CHARGE, TRIP, DISARM];

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
    may: &[is_aimed, at_foe, can_strike_now, strikes, has_power],
    play: |table, id, call| strike(table, id, call, word::STRIKE),
    ..ATTACK
};

/// A shot or a throw.
const SHOT: Action = Action {
    word: word::SHOT,
    rule: rule::D20_ATK_02,
    may: &[is_plain, at_foe, can_strike_now, shoots],
    play: |table, id, call| {
        let by = provoke::all_who_may(table, id);
        if provoke::halts(table, id, word::ASK_TURN, call, by) {
            return Ok(());
        }
        strike(table, id, call, word::SHOT)
    },
    behind: &[rule::D20_ATK_02, rule::D20_AOO_07],
    ..ATTACK
};

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
    behind: &[rule::D20_ATK_01, rule::D20_ATK_14],
    ..ACT
};

/// Strikes at a square where a foe is suspected whom nobody sees: at whoever stands there, or at the air.
///
/// Rule: `D20-CON-06`.
pub(super) static STRIKE_CELL: [Action; 1] = [Action {
    word: word::STRIKE_CELL,
    rule: rule::D20_CON_06,
    shape: Shape {
        cells: Cells::Of(suspects),
        ..Shape::with(WEAPONS)
    },
    may: &[is_suspect, can_strike_now, |at| {
        let arm = wielded(at)?;
        let reach = arm
            .reach
            .ok_or_else(|| why::no_melee_weapon(rule::D20_ATK_01, &arm.name))?;
        let there = Footprint::single(at.call.at.unwrap_or(at.own.body.at));
        holds(at.scene.strikes(at.own, reach, there), || {
            why::out_of_reach(rule::D20_AOO_02, &arm.name)
        })
    }],
    cost,
    play: strike_cell,
    behind: &[rule::D20_CON_06],
    ..ACT
}];

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

/// The attack of a choice, as it would be made now.
pub(super) fn assault(at: &At) -> Option<Assault> {
    assault_of(at.own, at.call, at.kind, Occasion::Turn)
}

fn assault_of(own: &Snapshot, call: Call, kind: Term, occasion: Occasion) -> Option<Assault> {
    let slot = call.with.unwrap_or_default();
    let arm = own.arm(slot)?;
    let is_turn = kind == word::ASK_TURN && call.word != word::CHARGE;
    let next = if is_turn { next(own, arm, slot) } else { None };
    let style = match own.budget.attacks.style {
        Style::RapidShot if call.word == word::SHOT => extra_shot(own).unwrap_or(0),
        _ => 0,
    };
    Some(Assault {
        further: next.unwrap_or(0),
        style,
        power: call.stakes.first().copied().unwrap_or(0),
        occasion: if call.word == word::CHARGE {
            Occasion::Charge
        } else {
            occasion
        },
        is_defensive: own.budget.attacks.is_defensive && is_turn,
        ..Assault::plain(slot, call.word == word::SHOT)
    })
}

/// What the next attack of a turn with a weapon costs on its roll; none where there is no further one.
///
/// Rule: `D20-FUL-01`, `D20-CORE-07`, `D20-FEA-32`.
pub(crate) fn next(own: &Snapshot, arm: &Arm, slot: Slot) -> Option<i16> {
    let attacks = &own.budget.attacks;
    if attacks.is_fresh() {
        return (!arm.is_secondary()).then_some(0);
    }
    if arm.is_natural() {
        let used = attacks.natural.iter().filter(|it| **it == slot).count();
        return (attacks.made == 0 && used < usize::from(arm.count())).then_some(0);
    }
    let more = match attacks.style {
        Style::RapidShot if arm.range.is_some() => Some(0),
        _ => None,
    };
    let mut all = more.into_iter().chain(roll::further(own.build.base_attack));
    all.nth(usize::from(attacks.made))
        .filter(|_| attacks.natural.is_empty())
}

/// Whether a turn in which an attack was made may become a full attack: nothing else was done in it.
///
/// Rule: `D20-FUL-01`, `D20-ACT-06`.
pub(crate) fn may_go_on(own: &Snapshot) -> bool {
    let spent = own.budget.spent;
    let is_used = spent.full_round && !spent.full_attack;
    own.budget.allowance == Allowance::Whole && spent.standard && spent.moves == 0 && !is_used && !spent.step
}

/// Whether a further attack of the turn is left with what is in the hand.
pub(crate) fn has_further(own: &Snapshot) -> bool {
    let is_begun = !own.budget.attacks.is_fresh();
    is_begun && may_go_on(own) && own.wielded().any(|(slot, arm)| next(own, arm, slot).is_some())
}

/// The points off all shots of whoever shoots once more in a whole turn.
///
/// Rule: `D20-FEA-32`.
pub(super) fn extra_shot(own: &Snapshot) -> Option<i16> {
    own.build.feats.iter().find_map(|held| match held.effect {
        FeatEffect::ExtraShot { penalty } => Some(penalty),
        _ => None,
    })
}

/// What an attack takes: the first one of a turn a standard action, further ones the whole turn.
fn cost(at: &At) -> Cost {
    match at.kind {
        word::ASK_OPPORTUNITY => Cost::Opportunity,
        word::ASK_READIED => Cost::Readied,
        word::ASK_FOLLOW_UP => Cost::FollowUp,
        _ if at.own.budget.attacks.is_fresh() => Cost::Standard,
        _ => Cost::FurtherAttack,
    }
}

/// No points are announced with it.
fn is_plain(at: &At) -> Result<(), WhyNot> {
    holds(at.call.stakes.is_empty(), || why::no_points(rule::D20_FEA_20))
}

/// The points of attack that may become damage.
///
/// Rule: `D20-FEA-20`.
fn power(at: &At) -> Option<Stake> {
    let arm = at.arm()?;
    let most = at.own.build.base_attack;
    (assault::power_times(at.own, arm) > 0 && most > 0).then_some(Stake {
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

/// Rule: `D20-ATK-12`.
pub(super) fn at_foe(at: &At) -> Result<(), WhyNot> {
    let is_foe = |it: &Snapshot| at.scene.are_hostile(at.own, it) && it.can_suffer();
    holds(at.target().is_some_and(is_foe), || why::no_foe(rule::D20_ATK_12))
}

/// Whether an attack is left: nobody attacks in total defence, and a further attack goes with the same weapons.
///
/// Rule: `D20-TDF-01`, `D20-FUL-01`.
fn can_strike_now(at: &At) -> Result<(), WhyNot> {
    let own = at.own;
    holds(!own.state.suffers(State::TotalDefence), || {
        why::defending(rule::D20_TDF_01)
    })?;
    if at.kind != word::ASK_TURN {
        return Ok(());
    }
    let arm = wielded(at)?;
    holds(next(own, arm, at.slot()).is_some(), || {
        why::no_further(rule::D20_FUL_01)
    })
}

/// The weapon that is named, in the hand or of the body.
pub(super) fn wielded<'a>(at: &At<'a>) -> Result<&'a Arm, WhyNot> {
    let arm = at.arm().ok_or_else(|| why::no_weapon(rule::D20_ATK_01))?;
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
    let is_near = reach.spans(at.own.place().gap(foe.place()), at.scene.modules());
    holds(is_near, || why::out_of_reach(rule::D20_AOO_02, &arm.name))?;
    holds(at.scene.strikes(at.own, reach, foe.place()), || {
        why::blocked(rule::D20_COV_09)
    })
}

/// A shot or throw gets there: loaded, within the range, in sight, with a line of effect; and it can be made as one is.
///
/// Rule: `D20-ATK-07`, `D20-ATK-12`, `D20-ATK-13`, `D20-SIT-A1`, `D20-COV-09`, `D20-BRD-09`.
fn shoots(at: &At) -> Result<(), WhyNot> {
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

/// Nobody is seen on the square, and sides have secrets.
fn is_suspect(at: &At) -> Result<(), WhyNot> {
    let cell = at.call.at.ok_or_else(|| why::no_suspicion(rule::D20_CON_06))?;
    let is_held = |it: &Snapshot| it.body.present && it.place().contains(cell);
    let is_suspect = at.scene.side_view().is_some() && at.scene.board().contains(cell);
    let may = is_suspect && !at.scene.fighters.iter().any(is_held);
    holds(may, || why::no_suspicion(rule::D20_CON_06))
}

/// The squares around a fighter as far as his weapon reaches; none where sides have no secrets.
fn suspects(at: &At) -> Vec<Cell> {
    let reach = wielded(at).ok().and_then(|arm| arm.reach);
    let reach = reach.filter(|_| at.scene.side_view().is_some());
    reach.map_or_else(Vec::new, |reach| {
        let far = reach.to.min(6);
        let Cell { x, y } = at.own.body.at;
        let corner = Cell::new(x - far as i16, y - far as i16);
        Footprint::new(corner, at.own.body.size + 2 * far as u8)
            .cells()
            .collect()
    })
}

/// Makes an attack of a turn or out of turn. Unarmed ones lay whoever makes them open to an armed target first.
///
/// Rule: `D20-ATK-14`, `D20-ATK-09`, `D20-AOO-08`.
fn strike(table: &mut Table, id: FighterId, call: Call, word: Term) -> Result<(), DiceError> {
    let Some(target) = call.target else { return Ok(()) };
    let kind = table.round.asked.unwrap_or(word::ASK_TURN);
    let own = table.snapshot(id);
    let arm = own.arm(call.with.unwrap_or_default());
    let is_unarmed = word == word::STRIKE && arm.is_some_and(|arm| !arm.is_armed(&own.build));
    if is_unarmed {
        let is_armed = provoke::may_strike(table, target, id);
        let by = if is_armed { vec![target] } else { Vec::new() };
        if provoke::halts(table, id, kind, call, by) {
            return Ok(());
        }
    }
    let occasion = provoke::occasion(table, kind);
    let Some(assault) = assault_of(table.snapshot(id), call, kind, occasion) else {
        return Ok(());
    };
    if kind == word::ASK_TURN {
        count(table, id, call.with.unwrap_or_default());
    }
    make(table, (id, target), assault)?;
    Ok(())
}

/// Counts an attack of a turn, and lets what comes with its declaration begin.
///
/// Rule: `D20-FUL-01`, `D20-DEF-01`.
pub(super) fn count(table: &mut Table, id: FighterId, with: Slot) {
    let is_natural = table.snapshot(id).arm(with).is_some_and(Arm::is_natural);
    let own = table.fighter(id);
    let attacks = &mut own.state.budget.attacks;
    if is_natural {
        attacks.natural.push(with);
    } else {
        attacks.made += 1;
    }
    own.state.budget.may_draw = false;
    if own.budget.attacks.is_defensive {
        let defensive = Suffered {
            state: State::FightingDefensively,
            until: Until::TurnStart(id),
        };
        table.afflict(id, defensive);
    }
}

/// Makes an attack: whoever attacks looks there, both hands leave the shield, a feint is used up, and a foe who drops opens the way to the next.
///
/// Rule: `D20-ATK-14`, `D20-ATK-15`, `D20-FNT-01`, `D20-FEA-02`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn make(
    table: &mut Table,
    (id, target): (FighterId, FighterId),
    assault: Assault,
) -> Result<Option<Landed>, DiceError> {
    let scene = table.foreseen_by(id, Some(target));
    let (Some(own), Some(foe)) = (scene.get(id), scene.get(target)) else {
        return Ok(None);
    };
    let Some(values) = assault::values(&scene, own, foe, assault) else {
        return Ok(None);
    };
    let place = foe.place();
    let takes_both = own.arm(assault.with).is_some_and(Arm::takes_both_hands);
    let has_shield = own.build.shield().is_some();
    drop(scene);
    look::face(table, id, place);
    if takes_both && has_shield {
        table.fighter(id).hands.is_shield_off = true;
    }
    let landed = values.play(table, (id, target))?;
    let budget = &mut table.fighter(id).state.budget;
    if !assault.is_far {
        budget.feint = budget.feint.filter(|(foe, _)| *foe != target);
    }
    if landed.has_dropped && !assault.is_far && table.snapshot(id).is_able() {
        trigger::dropped(table, id);
    }
    Ok(Some(landed))
}

fn strike_cell(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    let (Some(with), Some(at)) = (call.with, call.at) else {
        return Ok(());
    };
    let scene = table.scene();
    let own = scene.get(id);
    let is_struck = |it: &&Snapshot| {
        let is_foe = own.is_some_and(|own| scene.are_hostile(own, it));
        is_foe && it.can_suffer() && it.place().contains(at)
    };
    let found = scene.fighters.iter().find(is_struck).map(Snapshot::id);
    drop(scene);
    count(table, id, with);
    if let Some(target) = found {
        make(table, (id, target), Assault::plain(with, false))?;
        return Ok(());
    }
    look::face(table, id, Footprint::single(at));
    hands::tell(table, id, word::STRIKE_CELL, (Some(with), Some(at)));
    Ok(())
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
