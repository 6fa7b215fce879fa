//! Everything else that a turn can hold: movements, and acts with what they cost.

use crate::battle::{Choice, FighterId, Movable, RuleId, Slot, Term};
use crate::board::{Cell, Facing};
use crate::rules::common;

use super::super::fighter::Leave;
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::{moves, rule, word};
use super::{door, pane};

/// What an act costs of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cost {
    /// Nothing (`PL-ACT-08`).
    Free,
    /// A move action (`PL-ACT-05`).
    Move,
    /// The attack action (`PL-ACT-04`).
    Attack,
    /// The whole turn (`PL-ACT-06`).
    Limited,
    /// The turn, for a later moment (`PL-DLY-01`).
    Delay,
}

impl Cost {
    /// Whether a turn can still pay it.
    fn is_left(self, own: &Snapshot) -> Result<(), RuleId> {
        let turn = own.state.turn;
        match self {
            Self::Free => Ok(()),
            Self::Move if turn.has_move() => Ok(()),
            Self::Attack if turn.has_attack() => Ok(()),
            Self::Limited | Self::Delay if turn.is_fresh() => Ok(()),
            Self::Move => Err(rule::PL_ACT_01),
            Self::Attack if turn.has_attacked => Err(rule::PL_ACT_02),
            Self::Attack => Err(rule::PL_ACT_01),
            Self::Limited => Err(rule::PL_ACT_06),
            Self::Delay => Err(rule::PL_DLY_01),
        }
    }
}

/// Whether a movement is allowed now.
///
/// Rule: `PL-ACT-01`, `PL-ACT-07`, `PL-MOV-01`, `PL-SPR-01`.
///
/// # Errors
///
/// The rule that forbids it.
pub(super) fn movement(scene: &Scene, own: &Snapshot, gait: Term, path: &[Cell]) -> Result<(), RuleId> {
    may_begin(own, gait)?;
    moves::check_path(scene, own, gait, path).map(|_| ())
}

/// Whether a movement of a gait can begin at all.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn may_begin(own: &Snapshot, gait: Term) -> Result<(), RuleId> {
    let turn = own.state.turn;
    if gait == word::SPRINT && !turn.is_fresh() {
        return Err(rule::PL_ACT_07);
    }
    if !turn.has_move() {
        return Err(rule::PL_ACT_01);
    }
    moves::may_go(own, gait)
}

/// What an act costs, if it is allowed now.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn deed(scene: &Scene, own: &Snapshot, choice: &Choice) -> Result<Cost, RuleId> {
    let Choice::Act {
        act,
        target,
        with,
        at,
        facing,
    } = choice
    else {
        return Err(rule::PL_ACT_01);
    };
    if own.state.carries.is_some() && takes_hands(*act) {
        return Err(rule::PL_SPR_03);
    }
    let shape = (target.is_some(), with.is_some(), at.is_some(), facing.is_some());
    let cost = match (*act, shape) {
        (word::RISE, (false, false, false, false)) => rise(own),
        (word::LOAD, (false, false, false, false)) => load(own),
        (word::DRINK, (false, false, false, false)) => drink(own),
        (word::DELAY, (false, false, false, false)) => delay(scene),
        (word::SHEATHE, (false, false, false, false)) => sheathe(own),
        (word::DROP, (false, false, false, false)) => drop_weapon(own),
        (word::PUT_DOWN, (false, false, false, false)) => put_down(own),
        (word::LEAVE, (false, false, false, false)) => leave(scene, own),
        (word::HIDE, (false, false, false, false)) => hide(scene, own),
        (word::DROP_THING, (false, true, false, false)) => drop_thing(scene, own, *with),
        (word::DRAW, (false, true, false, false)) => draw(own, *with),
        (word::PICK_UP, (false, true, false, false)) => pick_up(scene, own, *with),
        (word::DOOR, (false, false, true, false)) => open(scene, own, *at),
        (word::SMASH, (false, false, true, false)) => smash(scene, own, *at),
        (word::STRIKE_CELL, (false, true, true, false)) => strike_cell(scene, own, *with, *at),
        (word::TURN, (false, false, false, true)) => turn(own, *facing),
        (word::HEAL, (true, true, false, false)) => heal(scene, own, *target, *with),
        (word::TREAT, (true, false, false, false)) => treat(scene, own, *target),
        (word::FINISH, (true, false, false, false)) => finish(scene, own, *target),
        (word::GIVE_DRINK, (true, false, false, false)) => give_drink(scene, own, *target),
        (word::LIFT, (true, false, false, false)) => lift(scene, own, *target),
        _ => Err(rule::PL_ACT_01),
    }?;
    cost.is_left(own)?;
    Ok(cost)
}

/// Whether an act takes a hand: whoever carries somebody has none free.
///
/// Rule: `PL-SPR-03`.
fn takes_hands(act: Term) -> bool {
    matches!(
        act,
        word::DRAW
            | word::SHEATHE
            | word::PICK_UP
            | word::LOAD
            | word::DOOR
            | word::SMASH
            | word::DRINK
            | word::GIVE_DRINK
            | word::TREAT
            | word::FINISH
            | word::LIFT
    )
}

fn rise(own: &Snapshot) -> Result<Cost, RuleId> {
    if own.is_prone() {
        Ok(Cost::Attack)
    } else {
        Err(rule::PL_STA_05)
    }
}

fn load(own: &Snapshot) -> Result<Cost, RuleId> {
    let is_empty = own.state.arm(own.state.hand).is_unloaded;
    is_empty.then_some(Cost::Move).ok_or(rule::PL_ACT_05)
}

fn drink(own: &Snapshot) -> Result<Cost, RuleId> {
    let helps = own.state.potions > 0 && own.state.hit_points < own.build.hit_points;
    helps.then_some(Cost::Move).ok_or(rule::PL_HPT_04)
}

/// A turn can be put off once, when its place comes.
fn delay(scene: &Scene) -> Result<Cost, RuleId> {
    let is_own = scene.round.running().is_some_and(|running| running.is_regular());
    is_own.then_some(Cost::Delay).ok_or(rule::PL_DLY_01)
}

fn drop_weapon(own: &Snapshot) -> Result<Cost, RuleId> {
    holds_weapon(own).then_some(Cost::Free).ok_or(rule::PL_ACT_08)
}

/// A light or another thing that is no weapon of his can be dropped by its name.
fn drop_thing(scene: &Scene, own: &Snapshot, with: Option<Slot>) -> Result<Cost, RuleId> {
    let holds = held_things(scene, own).any(|(name, _)| Some(name) == with);
    holds.then_some(Cost::Free).ok_or(rule::PL_ACT_08)
}

/// A blow at a square where a foe is suspected, which is the attack of the turn.
fn strike_cell(scene: &Scene, own: &Snapshot, with: Option<Slot>, at: Option<Cell>) -> Result<Cost, RuleId> {
    let (with, at) = with.zip(at).ok_or(rule::PL_ATK_04)?;
    super::attack::may_strike_cell(scene, own, with, at)?;
    Ok(Cost::Attack)
}

/// What somebody holds besides his weapons.
///
/// Rule: `PL-ACT-08`, `BD-DYN-04`.
pub(crate) fn held_things<'s>(
    scene: &'s Scene,
    own: &'s Snapshot,
) -> impl Iterator<Item = (Slot, &'s Movable)> {
    let is_weapon = |gear: &str| own.build.arms.iter().any(|arm| arm.gear == gear);
    scene.ground.movables.iter().filter(move |(_, movable)| {
        movable.at == crate::battle::Whereabouts::Held(own.id()) && !is_weapon(&movable.gear)
    })
}

fn put_down(own: &Snapshot) -> Result<Cost, RuleId> {
    own.state.carries.map(|_| Cost::Free).ok_or(rule::PL_SPR_03)
}

/// By the edge of the map or an exit one leaves the fight.
fn leave(scene: &Scene, own: &Snapshot) -> Result<Cost, RuleId> {
    let on_exit = |cell: Cell| scene.ground.setting.exits.iter().any(|exit| exit.contains(cell));
    let may = own.place().cells().any(on_exit) && moves::may_go(own, gait(own)).is_ok();
    if may { Ok(Cost::Move) } else { Err(LEAVING) }
}

/// The rule of exits, which belongs to the board.
pub(crate) const LEAVING: RuleId = RuleId("BD-LVL-14");

/// The plain way of going of a fighter as he is.
pub(crate) fn gait(own: &Snapshot) -> Term {
    if own.is_prone() { word::CRAWL } else { word::WALK }
}

/// Out of sight of all foes (`PL-PER-02`).
fn hide(scene: &Scene, own: &Snapshot) -> Result<Cost, RuleId> {
    let is_seen = || scene.foes(own).any(|foe| scene.pair(foe, own).has_sight());
    let may = scene.round.modules.has(Modules::STEALTH) && own.state.hides.is_none() && !is_seen();
    may.then_some(Cost::Limited).ok_or(rule::PL_PER_02)
}

/// Drawing on the way of a movement is free (`PL-MOV-02`).
fn draw(own: &Snapshot, with: Option<Slot>) -> Result<Cost, RuleId> {
    let slot = with.ok_or(rule::PL_ACT_05)?;
    if !own.is_drawable(slot) {
        return Err(rule::PL_ACT_05);
    }
    Ok(handling(own))
}

/// Puts away what is in the hand, which costs as much as drawing it.
///
/// Rule: `PL-ACT-05`.
fn sheathe(own: &Snapshot) -> Result<Cost, RuleId> {
    if !holds_weapon(own) {
        return Err(rule::PL_ACT_05);
    }
    Ok(handling(own))
}

/// What it costs to take a weapon in hand or to put it away.
fn handling(own: &Snapshot) -> Cost {
    if own.state.turn.may_draw {
        Cost::Free
    } else {
        Cost::Move
    }
}

fn holds_weapon(own: &Snapshot) -> bool {
    own.in_hand().hands > 0 && !own.state.arm(own.state.hand).is_gone
}

/// What lies on the own square or beside it.
///
/// Rule: `PL-ACT-05`, `BD-DYN-02`.
pub(crate) fn near_items<'s>(
    scene: &'s Scene,
    own: &'s Snapshot,
) -> impl Iterator<Item = (Slot, &'s Movable)> {
    let view = scene.board();
    scene.ground.movables.iter().filter(move |(_, movable)| {
        let crate::battle::Whereabouts::Lies(cell) = movable.at else {
            return false;
        };
        let there = crate::board::Footprint::single(cell);
        common::is_near(&own.body, cell) && !common::is_sunk(view, cell) && {
            let pair = crate::board::Pair::new(
                view,
                crate::board::Spot::on_floor(own.place()),
                crate::board::Spot::on_floor(there),
            );
            own.place().contains(cell) || pair.has_melee_line(1)
        }
    })
}

fn pick_up(scene: &Scene, own: &Snapshot, with: Option<Slot>) -> Result<Cost, RuleId> {
    let is_near = near_items(scene, own).any(|(name, _)| Some(name) == with);
    is_near.then_some(Cost::Move).ok_or(rule::PL_ACT_05)
}

fn open(scene: &Scene, own: &Snapshot, at: Option<Cell>) -> Result<Cost, RuleId> {
    let found = at.and_then(|cell| door(scene, own, cell));
    found.map(|_| Cost::Move).ok_or(rule::PL_ACT_05)
}

fn smash(scene: &Scene, own: &Snapshot, at: Option<Cell>) -> Result<Cost, RuleId> {
    let found = at.and_then(|cell| pane(scene, own, cell));
    found.map(|_| Cost::Attack).ok_or(rule::PL_BRD_08)
}

/// Free, but once in a turn: more would change nothing.
fn turn(own: &Snapshot, facing: Option<Facing>) -> Result<Cost, RuleId> {
    let is_new = facing.is_some_and(|facing| facing != own.body.facing);
    if is_new && !own.state.turn.has_turned {
        Ok(Cost::Free)
    } else {
        Err(rule::PL_ACT_08)
    }
}

/// The unconscious who lie beside a fighter.
fn fallen<'s>(scene: &'s Scene, own: &Snapshot, target: Option<FighterId>) -> Option<&'s Snapshot> {
    let found = target
        .and_then(|id| scene.get(id))
        .filter(|it| it.id() != own.id())?;
    let is_near = super::attack::reaches(scene, own, found, 1) || scene.distance(own, found) == 0;
    (is_near && found.state.fallen.is_some() && found.can_suffer()).then_some(found)
}

fn treat(scene: &Scene, own: &Snapshot, target: Option<FighterId>) -> Result<Cost, RuleId> {
    let patient = fallen(scene, own, target).ok_or(rule::PL_AID_01)?;
    if patient.state.fallen.is_some_and(|fallen| fallen.is_tended) {
        return Err(rule::PL_AID_06);
    }
    Ok(Cost::Limited)
}

fn finish(scene: &Scene, own: &Snapshot, target: Option<FighterId>) -> Result<Cost, RuleId> {
    let victim = fallen(scene, own, target).filter(|it| scene.are_hostile(own, it));
    let may = scene.round.modules.has(Modules::FINISHING) && victim.is_some();
    may.then_some(Cost::Limited).ok_or(rule::PL_DWN_04)
}

fn give_drink(scene: &Scene, own: &Snapshot, target: Option<FighterId>) -> Result<Cost, RuleId> {
    let may = own.state.potions > 0 && fallen(scene, own, target).is_some();
    if may { Ok(Cost::Move) } else { Err(rule::PL_HPT_04) }
}

fn lift(scene: &Scene, own: &Snapshot, target: Option<FighterId>) -> Result<Cost, RuleId> {
    let is_held = |id: FighterId| scene.fighters.iter().any(|it| it.state.carries == Some(id));
    let body = fallen(scene, own, target).filter(|it| it.state.leave == Leave::No && !is_held(it.id()));
    let may = body.is_some() && !own.is_prone();
    if may { Ok(Cost::Move) } else { Err(rule::PL_SPR_03) }
}

/// Whom a spell may heal: anybody beside the caster, himself among them (`PL-MAG-02`, `PL-HPT-04`).
fn heal(
    scene: &Scene,
    own: &Snapshot,
    target: Option<FighterId>,
    with: Option<Slot>,
) -> Result<Cost, RuleId> {
    let spell = with.and_then(|slot| own.build.powers.get(usize::from(slot.0)));
    let spell = spell.filter(|spell| spell.heals).ok_or(rule::PL_MAG_01)?;
    let patient = target.and_then(|id| scene.get(id)).ok_or(rule::PL_MAG_02)?;
    let is_near = patient.id() == own.id() || scene.is_within(own, patient, spell.range_m);
    let is_hurt = patient.can_suffer() && patient.state.hit_points < patient.build.hit_points;
    let may = scene.round.modules.has(Modules::MAGIC)
        && is_near
        && is_hurt
        && !scene.are_hostile(own, patient)
        && scene.pair(own, patient).has_sight();
    may.then_some(Cost::Limited).ok_or(rule::PL_MAG_02)
}
