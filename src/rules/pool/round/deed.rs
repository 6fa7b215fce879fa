//! What a turn can hold besides attacks and movements.

use crate::battle::{Choice, FighterId, GroundChange, Happening, INTERRUPT, Points, Posture, Slot};
use crate::board::{Cell, Footprint};
use crate::dice::DiceError;
use crate::rules::common;

use super::super::data::Skill;
use super::super::legal::{self, Cost};
use super::super::scene::Snapshot;
use super::super::{assault, attack, roll, rule, word};
use super::table::Table;
use super::{finish, hands, health, strike, turn};

/// Sides and number of the dice of a healing potion (`PL-HPT-04`).
const POTION_DICE: (u8, u8) = (2, 4);

/// Does what was chosen, and pays for it.
pub(super) fn deed(table: &mut Table, id: FighterId, choice: &Choice) -> Result<(), DiceError> {
    let Choice::Act {
        act,
        target,
        with,
        at,
        facing,
    } = choice
    else {
        return Ok(());
    };
    // What it costs was judged by what his side knows (BD-VIS-06).
    let scene = table.known_to(id);
    let cost = scene
        .get(id)
        .and_then(|own| legal::deed(&scene, own, choice).ok());
    drop(scene);
    pay(table, id, cost.unwrap_or(Cost::Free));
    if *act == word::DRAW || *act == word::SHEATHE {
        table.fighter(id).state.turn.may_draw = false;
    }
    match (*act, *target, *with, *at) {
        (word::DELAY, ..) => turn::delay(table, id),
        (word::RISE, ..) => {
            table.acted(id, word::RISE, None);
            health::pose(table, id, Posture::Standing, rule::PL_STA_05);
        }
        (word::LOAD, ..) => hands::load(table, id),
        (word::DRAW, _, Some(slot), _) => hands::draw(table, id, slot),
        (word::SHEATHE, ..) => hands::sheathe(table, id),
        (word::PICK_UP, _, Some(name), _) => hands::take_up(table, id, name),
        (word::DROP_THING, _, Some(name), _) => common::put_down(table, id, name, word::DROP_THING),
        (word::DROP, ..) => hands::drop_weapon(table, id),
        (word::DRINK, ..) => drink(table, id, id)?,
        (word::GIVE_DRINK, Some(target), ..) => drink(table, id, target)?,
        (word::TREAT, Some(target), ..) => health::treat(table, id, target)?,
        (word::FINISH, Some(target), ..) => {
            table.acted(id, word::FINISH, Some(target));
            health::die(table, target, rule::PL_DWN_04);
        }
        (word::HEAL, Some(target), Some(slot), _) => heal(table, id, target, slot)?,
        (word::HIDE, ..) => hide(table, id)?,
        (word::LIFT, Some(target), ..) => lift(table, id, target),
        (word::PUT_DOWN, ..) => put_down(table, id),
        (word::LEAVE, ..) => leave(table, id),
        (word::DOOR, _, _, Some(cell)) => door(table, id, cell),
        (word::SMASH, _, _, Some(cell)) => smash(table, id, cell),
        (word::STRIKE_CELL, _, Some(with), Some(cell)) => strike_cell(table, id, with, cell)?,
        (word::TURN, ..) => {
            if let Some(facing) = *facing {
                let fighter = table.fighter(id);
                fighter.body.facing = facing;
                fighter.state.turn.has_turned = true;
                table.write(Happening::Turned {
                    fighter: id,
                    facing,
                    rule: rule::PL_ACT_08,
                });
            }
        }
        _ => {}
    }
    Ok(())
}

/// Takes from a turn what an act costs (`PL-ACT-01`).
fn pay(table: &mut Table, id: FighterId, cost: Cost) {
    let turn = &mut table.fighter(id).state.turn;
    match cost {
        Cost::Free => {}
        Cost::Move => turn.moves += 1,
        Cost::Attack => turn.has_attacked = true,
        Cost::Limited => turn.is_spent = true,
        Cost::Delay => {}
    }
}

/// A healing potion is drunk, or given to somebody unconscious (`PL-HPT-04`).
fn drink(table: &mut Table, id: FighterId, patient: FighterId) -> Result<(), DiceError> {
    let act = if id == patient {
        word::DRINK
    } else {
        word::GIVE_DRINK
    };
    table.acted(id, act, (id != patient).then_some(patient));
    let state = &mut table.fighter(id).state;
    state.potions = state.potions.saturating_sub(1);
    let left = i16::from(state.potions);
    table.changed(id, word::POTIONS, left + 1, left, rule::PL_HPT_04);
    let points = Points::roll(rule::PL_HPT_04, POTION_DICE.0, POTION_DICE.1, &mut *table.dice)?;
    cure(table, patient, points, rule::PL_HPT_04);
    Ok(())
}

/// A spell that heals; no roll decides about it (`PL-MAG-02`).
fn heal(table: &mut Table, id: FighterId, patient: FighterId, slot: Slot) -> Result<(), DiceError> {
    let build = table.build(id);
    let Some(spell) = build.powers.get(usize::from(slot.0)) else {
        return Ok(());
    };
    table.acted(id, word::HEAL, Some(patient));
    let mut points = Points::roll(rule::PL_MAG_02, spell.dice.0, spell.dice.1, &mut *table.dice)?;
    points.ledger.add(rule::PL_CHR_01, spell.plus);
    cure(table, patient, points, rule::PL_MAG_02);
    Ok(())
}

/// Hit points are won.
fn cure(table: &mut Table, patient: FighterId, points: Points, rule: crate::battle::RuleId) {
    let gained = points.value();
    table.write(Happening::Rolled {
        fighter: patient,
        what: word::HEALING,
        points: Box::new(points),
    });
    health::gain(table, patient, gained, rule);
}

/// Hides: the successes are what foes have to beat who look that way (`PL-PER-02`).
fn hide(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let own = table.snapshot(id);
    let mut dice = crate::battle::Ledger::new(rule::PL_PER_02, own.build.skills.of(Skill::Stealth));
    dice.add(rule::PL_CHR_03, own.build.characteristics.agility);
    let modifiers = attack::modifiers(assault::plain_hindrance(own));
    let least = roll::least(table.round.modules);
    let (count, change) = (dice.value(), modifiers.value());
    let pooled = roll::throw(count, least, true, &mut *table.dice)?;
    let tested = roll::tested(&pooled, count, change, 1);
    let check = roll::check(rule::PL_PER_02, dice, (&pooled, least), &modifiers, Some(1));
    health::tell_test(table, id, word::STEALTH, check, tested);
    if tested.is_passed {
        table.fighter(id).state.hides = Some(roll::net(&pooled, change));
        table.state(id, word::HIDDEN, true, rule::PL_PER_02);
    }
    Ok(())
}

/// Lifts somebody unconscious (`PL-SPR-03`).
fn lift(table: &mut Table, id: FighterId, target: FighterId) {
    table.acted(id, word::LIFT, Some(target));
    let at = table.snapshot(id).body.at;
    table.fighter(id).state.carries = Some(target);
    let body = &mut table.fighter(target).body;
    let (from, facing) = (body.at, body.facing);
    body.at = at;
    if from != at {
        table.write(Happening::Moved {
            fighter: target,
            from,
            to: at,
            facing,
            cost: 0,
            rule: rule::PL_SPR_03,
        });
    }
    table.state(id, word::CARRYING, true, rule::PL_SPR_03);
}

fn put_down(table: &mut Table, id: FighterId) {
    table.fighter(id).state.carries = None;
    table.acted(id, word::PUT_DOWN, None);
    table.state(id, word::CARRYING, false, rule::PL_SPR_03);
}

fn leave(table: &mut Table, id: FighterId) {
    table.acted(id, word::LEAVE, None);
    finish::leave(table, id);
}

/// Opens or shuts a door (`PL-ACT-05`).
fn door(table: &mut Table, id: FighterId, cell: Cell) {
    let scene = table.scene();
    let found = scene.get(id).and_then(|own| legal::door(&scene, own, cell));
    drop(scene);
    // Somebody whom nobody saw stands in it.
    let Some((place, state)) = found else {
        return table.forgone(id, word::DOOR, INTERRUPT);
    };
    common::set_door(table.ground, place, state);
    table.write(Happening::Acted {
        fighter: id,
        act: word::DOOR,
        target: None,
        with: None,
        at: Some(cell),
    });
}

/// Strikes at a square: at the foe who stands there unseen, or at the air.
///
/// Rule: `BD-VIS-06`.
fn strike_cell(table: &mut Table, id: FighterId, with: Slot, at: Cell) -> Result<(), DiceError> {
    let scene = table.scene();
    let own = scene.get(id);
    let is_struck = |it: &&Snapshot| {
        let is_foe = own.is_some_and(|own| scene.are_hostile(own, it));
        is_foe && it.can_suffer() && it.place().contains(at)
    };
    let found = scene.fighters.iter().find(is_struck).map(Snapshot::id);
    drop(scene);
    if let Some(target) = found {
        return turn::attack(table, id, target, with, (word::STRIKE, &[]));
    }
    table.fighter(id).state.turn.may_draw = false;
    strike::face(table, id, Footprint::single(at));
    table.write(Happening::Acted {
        fighter: id,
        act: word::STRIKE_CELL,
        target: None,
        with: Some(with),
        at: Some(at),
    });
    Ok(())
}

/// Smashes a pane, without a roll (`PL-BRD-08`).
fn smash(table: &mut Table, id: FighterId, cell: Cell) {
    let scene = table.scene();
    let found = scene.get(id).and_then(|own| legal::pane(&scene, own, cell));
    drop(scene);
    let Some(edge) = found else { return };
    table.ground.changes.set_edge(edge, None);
    common::tell(table, id, (GroundChange::Broken, cell), rule::PL_BRD_08);
}
