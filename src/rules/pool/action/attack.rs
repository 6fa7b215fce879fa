//! Attacks: with what, against whom, from where.

use crate::battle::{FighterId, RuleId, Slot, Term, Verb};
use crate::board::{Cell, Footprint, Pair, Spot};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;
use crate::rules::kernel::action::Price;

use super::super::assault::{self, Assault, Way};
use super::super::data::PowerAction;
use super::super::module::Modules;
use super::super::round::{Table, after, hands, strike};
use super::super::scene::{Scene, Snapshot, spot};
use super::super::{rule, word};
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
        let squares = u16::from(close_reach(at)?);
        let there = Footprint::single(at.call.at.unwrap_or(at.own.body.at));
        let pair = Pair::new(at.scene.board(), spot(at.own), Spot::on_floor(there));
        let is_near = at.own.place().gap(there).cheb() <= squares;
        holds(is_near && pair.has_melee_line(squares), rule::PL_ATK_03)
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
fn is_plain(at: &At) -> Result<(), RuleId> {
    holds(at.call.stakes.is_empty(), rule::PL_ATK_02)
}

/// Whether an attack takes the whole turn: a spell that says so.
fn is_whole(at: &At) -> bool {
    at.power()
        .is_some_and(|spell| spell.action == PowerAction::Limited)
}

/// The attack action is left, or the whole turn where it takes that; a riposte is no more than an attack action.
///
/// Rule: `PL-ACT-02`, `PL-ACT-06`, `PL-RIP-04`.
fn is_left(at: &At) -> Result<(), RuleId> {
    let is_whole = at.call.word == word::SPELL && is_whole(at);
    if is_whole && at.kind == word::ASK_RIPOSTE {
        return Err(rule::PL_RIP_04);
    }
    let cost = if is_whole { Cost::WholeAttack } else { Cost::Attack };
    cost.is_left(at.own)
}

/// Rule: `PL-ATK-03`.
fn at_foe(at: &At) -> Result<(), RuleId> {
    let is_foe = |it: &Snapshot| at.scene.are_hostile(at.own, it) && it.can_suffer();
    holds(at.target().is_some_and(is_foe), rule::PL_ATK_03)
}

/// The squares over which the weapon strikes.
fn close_reach(at: &At) -> Result<u8, RuleId> {
    let arm = at.arm().filter(|_| at.own.wields(at.slot()));
    let close = arm.and_then(|arm| arm.close).ok_or(rule::PL_ATK_01)?;
    Ok(close.reach)
}

/// A blow reaches: in the squares of the weapon and with nothing between (`PL-ATK-03`, `PL-BRD-05`, `PL-BRD-12`).
fn strikes(at: &At) -> Result<(), RuleId> {
    let reach = close_reach(at)?;
    let does = at
        .target()
        .is_some_and(|foe| reaches(at.scene, at.own, foe, reach));
    holds(does, rule::PL_ATK_03)
}

/// A shot or throw gets there: loaded, within the range, in sight, with nothing that stops it.
///
/// Rule: `PL-ATK-03`, `PL-BRD-08`, `PL-ACT-05`.
fn shoots(at: &At) -> Result<(), RuleId> {
    let (scene, own) = (at.scene, at.own);
    let arm = at
        .arm()
        .filter(|_| own.wields(at.slot()))
        .ok_or(rule::PL_ATK_01)?;
    let shot = arm.shot.ok_or(rule::PL_ATK_01)?;
    let state = own.state.arm(at.slot());
    let target = at.target().ok_or(rule::PL_ATK_03)?;
    holds(!state.is_unloaded, rule::PL_ACT_05)?;
    holds(shot.pieces.is_none() || state.pieces > 0, shot.rule)?;
    holds(scene.is_within(own, target, shot.range_m), rule::PL_ATK_03)?;
    let pair = scene.pair(own, target);
    holds(pair.has_sight(), rule::PL_ATK_03)?;
    holds(pair.has_missile(), rule::PL_BRD_08)
}

/// There is magic, and a spell that harms gets there (`PL-MAG-01`, `PL-ATK-06`).
fn casts(at: &At) -> Result<(), RuleId> {
    let (scene, own) = (at.scene, at.own);
    holds(scene.round.modules.has(Modules::MAGIC), rule::PL_MAG_01)?;
    let spell = at.power().filter(|spell| !spell.heals).ok_or(rule::PL_MAG_01)?;
    let target = at.target().ok_or(rule::PL_ATK_03)?;
    let does = scene.is_within(own, target, spell.range_m) && scene.pair(own, target).has_sight();
    holds(does, rule::PL_ATK_03)
}

/// Rule: `PL-SNK-01`.
fn sneaks(at: &At) -> Result<(), RuleId> {
    let (target, assault) = at.target().zip(assault(at)).ok_or(rule::PL_SNK_01)?;
    holds(
        assault::may_sneak(at.scene, at.own, target, assault.way),
        rule::PL_SNK_01,
    )
}

/// Nobody is seen on the square, and sides have secrets.
fn is_suspect(at: &At) -> Result<(), RuleId> {
    let cell = at.call.at.ok_or(rule::PL_ATK_03)?;
    let is_held = |it: &Snapshot| it.body.present && it.place().contains(cell);
    let is_suspect = at.scene.side_view().is_some() && at.scene.board().contains(cell);
    let may = is_suspect && !at.scene.fighters.iter().any(is_held);
    holds(may, rule::PL_ATK_03)
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
