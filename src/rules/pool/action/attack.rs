//! Attacks: with what, against whom, from where.

use crate::battle::{FighterId, RuleId, Slot, Term, Verb, WhyNot};
use crate::board::{Cell, Footprint, Pair, Spot};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;
use crate::rules::kernel::action::Price;

use super::super::assault::{self, Assault, Way};
use super::super::data::PowerAction;
use super::super::module::Modules;
use super::super::round::{Table, after, hands, strike};
use super::super::scene::{Scene, Snapshot, spot};
use super::super::sheet::Arm;
use super::super::{rule, why, word};
use super::{
    ACT, Action, At, Call, Cells, Cost, POWERS, Shape, TURN_OR_RIPOSTE, WEAPONS, holds, is_aimed, is_seen,
    reaches,
};

/// What may be done to a foe with each weapon, and with each power.
pub(super) static ATTACKS: [Action; 5] = [
    Action {
        word: word::SNEAK_STRIKE,
        rule: rule::PL_SNK_01,
        may: &[is_aimed, is_plain, is_left, at_foe, is_seen, strikes, sneaks],
        ..ATTACK
    },
    Action {
        word: word::STRIKE,
        may: &[is_aimed, is_plain, is_left, at_foe, is_seen, strikes],
        ..ATTACK
    },
    Action {
        word: word::SNEAK_SHOT,
        rule: rule::PL_SNK_01,
        may: &[is_aimed, is_plain, is_left, at_foe, is_seen, shoots, sneaks],
        ..ATTACK
    },
    Action {
        word: word::SHOT,
        may: &[is_aimed, is_plain, is_left, at_foe, is_seen, shoots],
        ..ATTACK
    },
    Action {
        word: word::SPELL,
        rule: rule::PL_MAG_01,
        shape: Shape {
            with: Some(POWERS),
            ..Shape::of(Verb::Attack)
        },
        may: &[is_aimed, is_plain, is_left, at_foe, is_seen, casts],
        cost: |at| {
            if is_whole(at) {
                Cost::WholeAttack
            } else {
                Cost::Attack
            }
        },
        ..ATTACK
    },
];

/// An attack that says nothing else of itself.
const ATTACK: Action = Action {
    rule: rule::PL_ATK_01,
    asked: TURN_OR_RIPOSTE,
    shape: Shape {
        with: Some(WEAPONS),
        ..Shape::of(Verb::Attack)
    },
    cost: |_| Cost::Attack,
    odds: |at| assault::values(at.scene, at.own, at.target()?, assault(at)?)?.odds(),
    play: |table, id, call| match (call.target, Assault::of(call.word, call.with.unwrap_or_default())) {
        (Some(target), Some(assault)) => attack(table, id, target, assault),
        _ => Ok(()),
    },
    weigh: |mind, at| mind.attack(at),
    behind: &[rule::PL_ACT_04, rule::PL_DEC_03],
    ..ACT
};

/// Strikes at a square where a foe is suspected whom nobody sees: at whoever stands there, or at the air.
///
/// Rule: `BD-VIS-06`, `PL-ATK-03`.
pub(super) static STRIKE_CELL: [Action; 1] = [Action {
    word: word::STRIKE_CELL,
    rule: rule::PL_ATK_03,
    shape: Shape {
        cells: Cells::Of(suspects),
        ..Shape::with(WEAPONS)
    },
    may: &[is_suspect, |at| {
        let reach = close_reach(at)?;
        let squares = u16::from(reach);
        let there = Footprint::single(at.call.at.unwrap_or(at.own.body.at));
        let pair = Pair::new(at.scene.board(), spot(at.own), Spot::on_floor(there));
        let apart = at.own.place().gap(there).cheb();
        let has_line = pair.has_melee_line(squares);
        holds(apart <= squares && has_line, || not_reached(at, apart, reach))
    }],
    cost: |_| Cost::Attack,
    play: strike_cell,
    behind: &[rule::PL_ACT_04, rule::PL_ATK_03],
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
    let arms = own.wielded().map(|(with, _)| (with, WEAPONS));
    let powers = (0..own.build.powers.len() as u8).map(|place| (Slot(place), POWERS));
    let calls = arms.chain(powers).flat_map(move |(with, list)| {
        let of_list = ATTACKS
            .iter()
            .filter(move |action| action.shape.with == Some(list));
        of_list.map(move |action| {
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
        about: None,
        call,
    };
    calls
        .filter(move |(action, call)| action.begins(&at(*call)).is_ok())
        .map(|(_, call)| call)
}

/// Whether a fighter could attack somebody from where he stands in any way (`PL-RIP-06`, `PL-RIP-07`).
pub(crate) fn can_reach(scene: &Scene, own: &Snapshot, foe: &Snapshot, kind: Term) -> bool {
    possible(scene, own, foe, kind).next().is_some()
}

fn assault(at: &At) -> Option<Assault> {
    Assault::of(at.call.word, at.slot())
}

/// No points are announced with an attack.
fn is_plain(at: &At) -> Result<(), WhyNot> {
    holds(at.call.stakes.is_empty(), || why::no_points(rule::PL_ATK_02))
}

/// Whether an attack takes the whole turn: a spell that says so.
fn is_whole(at: &At) -> bool {
    at.power()
        .is_some_and(|spell| spell.action == PowerAction::Limited)
}

/// The attack action is left, or the whole turn where it takes that; a riposte is no more than an attack action.
///
/// Rule: `PL-ACT-02`, `PL-ACT-06`, `PL-RIP-04`.
fn is_left(at: &At) -> Result<(), WhyNot> {
    let is_whole = at.call.word == word::SPELL && is_whole(at);
    if is_whole && at.kind == word::ASK_RIPOSTE {
        return Err(why::whole_turn_in_riposte(rule::PL_RIP_04));
    }
    let cost = if is_whole { Cost::WholeAttack } else { Cost::Attack };
    cost.is_left(at.own)
}

/// Rule: `PL-ATK-03`.
fn at_foe(at: &At) -> Result<(), WhyNot> {
    let is_foe = |it: &Snapshot| at.scene.are_hostile(at.own, it) && it.can_suffer();
    holds(at.target().is_some_and(is_foe), || why::no_foe(rule::PL_ATK_03))
}

/// The squares over which the weapon strikes.
fn close_reach(at: &At) -> Result<u8, WhyNot> {
    let arm = wielded(at)?;
    let close = arm
        .close
        .ok_or_else(|| why::no_close_weapon(rule::PL_ATK_01, &arm.name))?;
    Ok(close.reach)
}

/// The weapon that is named, in the hand or of the body.
fn wielded<'a>(at: &At<'a>) -> Result<&'a Arm, WhyNot> {
    let arm = at.arm().ok_or_else(|| why::no_weapon(rule::PL_ATK_01))?;
    match at.own.wields(at.slot()) {
        true => Ok(arm),
        false => Err(why::not_in_hand(rule::PL_ATK_01, &arm.name)),
    }
}

/// Why a weapon does not get over so many squares: it is too short, or something stands between.
fn not_reached(at: &At, apart: u16, reach: u8) -> WhyNot {
    match at.arm() {
        Some(arm) if apart > u16::from(reach) => why::out_of_reach(rule::PL_ATK_03, &arm.name, apart, reach),
        _ => why::blocked(rule::PL_ATK_03),
    }
}

/// A blow reaches: in the squares of the weapon and with nothing between (`PL-ATK-03`, `PL-BRD-05`, `PL-BRD-12`).
fn strikes(at: &At) -> Result<(), WhyNot> {
    let reach = close_reach(at)?;
    let foe = at.target().ok_or_else(|| why::nobody(rule::PL_ATK_03))?;
    holds(reaches(at.scene, at.own, foe, reach), || {
        not_reached(at, at.scene.distance(at.own, foe), reach)
    })
}

/// A shot or throw gets there: loaded, within the range, in sight, with nothing that stops it.
///
/// Rule: `PL-ATK-03`, `PL-BRD-08`, `PL-ACT-05`.
fn shoots(at: &At) -> Result<(), WhyNot> {
    let (scene, own) = (at.scene, at.own);
    let arm = wielded(at)?;
    let shot = arm
        .shot
        .ok_or_else(|| why::no_missile_weapon(rule::PL_ATK_01, &arm.name))?;
    let state = own.state.arm(at.slot());
    let target = at.target().ok_or_else(|| why::nobody(rule::PL_ATK_03))?;
    holds(!state.is_unloaded, || why::not_loaded(rule::PL_ACT_05, &arm.name))?;
    holds(shot.pieces.is_none() || state.pieces > 0, || {
        why::no_pieces(shot.rule, &arm.name)
    })?;
    is_sighted(at, target, (rule::PL_ATK_03, shot.range_m))?;
    holds(scene.pair(own, target).has_missile(), || {
        why::no_missile_line(rule::PL_BRD_08)
    })
}

/// A spell that harms gets there (`PL-MAG-01`, `PL-ATK-06`).
fn casts(at: &At) -> Result<(), WhyNot> {
    let scene = at.scene;
    holds(scene.round.modules.has(Modules::MAGIC), || {
        why::module_off(rule::PL_MAG_01)
    })?;
    let spell = at.power().filter(|spell| !spell.heals);
    let spell = spell.ok_or_else(|| why::no_harming_spell(rule::PL_MAG_01))?;
    let target = at.target().ok_or_else(|| why::nobody(rule::PL_ATK_03))?;
    is_sighted(at, target, (rule::PL_ATK_03, spell.range_m))
}

/// Somebody stands within so many metres, and in sight, by a rule.
pub(super) fn is_sighted(at: &At, target: &Snapshot, (rule, metres): (RuleId, u16)) -> Result<(), WhyNot> {
    let (scene, own) = (at.scene, at.own);
    holds(scene.is_within(own, target, metres), || {
        why::out_of_range(
            rule,
            (scene.distance(own, target) * scene.cell_dm()).div_ceil(10),
            metres,
        )
    })?;
    holds(scene.pair(own, target).has_sight(), || why::not_in_sight(rule))
}

/// Rule: `PL-SNK-01`.
fn sneaks(at: &At) -> Result<(), WhyNot> {
    let found = at.target().zip(assault(at));
    let (target, assault) = found.ok_or_else(|| why::nobody(rule::PL_SNK_01))?;
    let is_near = assault.way == Way::Close || at.scene.is_within(at.own, target, assault::SNEAK_M);
    match assault::may_sneak(at.scene, at.own, target, assault.way) {
        true => Ok(()),
        false if at.own.build.sneak_dice == 0 => Err(why::no_sneaking(rule::PL_SNK_01)),
        false if !is_near => is_sighted(at, target, (rule::PL_SNK_01, assault::SNEAK_M)),
        false => Err(why::on_guard(rule::PL_SNK_01, target.id())),
    }
}

/// Nobody is seen on the square, and sides have secrets.
fn is_suspect(at: &At) -> Result<(), WhyNot> {
    let cell = at.call.at.ok_or_else(|| why::no_suspicion(rule::PL_ATK_03))?;
    let is_held = |it: &Snapshot| it.body.present && it.place().contains(cell);
    let is_suspect = at.scene.side_view().is_some() && at.scene.board().contains(cell);
    let may = is_suspect && !at.scene.fighters.iter().any(is_held);
    holds(may, || why::no_suspicion(rule::PL_ATK_03))
}

/// The squares around a fighter as far as his weapon reaches; none where sides have no secrets.
fn suspects(at: &At) -> Vec<Cell> {
    let reach = close_reach(at).ok().filter(|_| at.scene.side_view().is_some());
    reach.map_or_else(Vec::new, |reach| {
        let Cell { x, y } = at.own.body.at;
        let corner = Cell::new(x - i16::from(reach), y - i16::from(reach));
        Footprint::new(corner, at.own.body.size + 2 * reach)
            .cells()
            .collect()
    })
}

/// Makes an attack (`PL-ATK-04`).
fn attack(table: &mut Table, id: FighterId, target: FighterId, assault: Assault) -> Result<(), DiceError> {
    table.fighter(id).state.turn.may_draw = false;
    let scene = table.foreseen_by(id, Some(target));
    let (Some(own), Some(foe)) = (scene.get(id), scene.get(target)) else {
        return Ok(());
    };
    let Some(values) = assault::values(&scene, own, foe, assault) else {
        return Ok(());
    };
    let close = own.arm(assault.with).and_then(|arm| arm.close);
    let in_contact =
        assault.way == Way::Close && close.is_some_and(|close| reaches(&scene, own, foe, close.reach));
    let place = foe.place();
    drop(scene);
    strike::face(table, id, place);
    values.play(table, (id, target))?;
    after::note(table, id, target, in_contact, None);
    Ok(())
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
    if let Some(target) = found {
        return attack(
            table,
            id,
            target,
            Assault {
                with,
                ..Assault::STRIKE
            },
        );
    }
    table.fighter(id).state.turn.may_draw = false;
    strike::face(table, id, Footprint::single(at));
    hands::tell(table, id, word::STRIKE_CELL, (Some(with), Some(at)));
    Ok(())
}
