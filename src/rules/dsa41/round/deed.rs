//! What is done besides blows: movement, posture, weapons, doors, long actions and free ones.

use crate::battle::{Choice, FighterId, Happening, Posture, Slot};
use crate::board::Cell;
use crate::dice::{Dice, DiceError};

use super::super::check;
use super::super::fighter::{LongAction, Vitality};
use super::super::value::Attribute;
use super::super::{legal, moves, rule, word};
use super::act::{acted, put, spend, turn};
use super::table::Table;
use super::{Actor, Due, treat};

/// Carries out a regular action whose slot is already spent.
pub(super) fn regular(table: &mut Table, actor: Actor, choice: Choice) -> Result<(), DiceError> {
    let id = actor.fighter;
    match choice {
        Choice::Move { gait, path, facing } => {
            walk(table, id, gait, &path)?;
            turn(
                table,
                id,
                facing.filter(|facing| *facing != table.snapshot(id).body.facing),
            );
            Ok(())
        }
        Choice::Act {
            act,
            target,
            with,
            at,
            facing,
        } => match act {
            word::STAND | word::KNEEL => {
                rise(table, id, act == word::KNEEL);
                Ok(())
            }
            word::STAND_QUICKLY => stand_quickly(table, id),
            word::TURN_FULLY => {
                turn(table, id, facing);
                Ok(())
            }
            word::RECOVER => {
                table.fighter(id).condition.disoriented = false;
                table.state(id, word::DISORIENTED, false, rule::AUS_04);
                Ok(())
            }
            word::CHANGE_STYLE => {
                ready(table, id, with.unwrap_or_default());
                Ok(())
            }
            word::DOOR => {
                move_door(table, id, at.unwrap_or_default());
                Ok(())
            }
            _ => begin_task(table, actor, act, (target, with, at)),
        },
        _ => unreachable!("only legal actions are accepted"),
    }
}

/// Walks a path step by step (`BRD-10`); a climb onto a table takes a check (`BRD-12`).
fn walk(table: &mut Table, id: FighterId, gait: crate::battle::Term, path: &[Cell]) -> Result<(), DiceError> {
    let scene = table.scene();
    let Some(mover) = scene.get(id) else { return Ok(()) };
    let Ok(steps) = moves::check_path(&scene, mover, gait, path) else {
        unreachable!("only legal paths are accepted");
    };
    drop(scene);
    let rule = match gait {
        word::SPRINT => rule::ACT_11,
        word::STEP => rule::ACT_03,
        _ => rule::ACT_10,
    };
    for step in steps {
        let climbs = table
            .ground
            .view()
            .thing(step.cell)
            .is_some_and(moves::is_climbed);
        if climbs && !climb(table, id)? {
            return Ok(());
        }
        let from = table.snapshot(id).body.at;
        put(table, id, step.cell);
        table.fighter(id).body.facing = step.towards;
        table.write(Happening::Moved {
            fighter: id,
            from,
            to: step.cell,
            facing: step.towards,
            cost: step.cost_half.min(u16::from(u8::MAX)) as u8,
            rule,
        });
    }
    Ok(())
}

/// Körperbeherrschung, burdened by BE, or the mover stops before the obstacle.
fn climb(table: &mut Table, id: FighterId) -> Result<bool, DiceError> {
    use Attribute::{Ge, In, Mu};
    let fighter = table.snapshot(id);
    if fighter.build.is_creature {
        return Ok(true);
    }
    let (build, burden) = (fighter.build, -fighter.build.encumbrance.value());
    let (attributes, taw) = (build.attributes, build.talents.body_control);
    let rolled = check::roll_talent(
        rule::BRD_12,
        &attributes,
        [Mu, In, Ge],
        taw,
        burden,
        &mut *table.dice,
    )?;
    let passed = rolled.passed;
    table.write(Happening::Checked {
        fighter: id,
        what: word::BODY_CONTROL,
        checks: rolled.checks,
        passed,
        left: rolled.left,
    });
    Ok(passed)
}

/// One step up from the ground to the knees, from the knees to the feet, or down to the knees (`SIT-05`).
fn rise(table: &mut Table, id: FighterId, kneels: bool) {
    let to = match table.snapshot(id).body.posture {
        Posture::Lying => Posture::Kneeling,
        _ if kneels => Posture::Kneeling,
        _ => Posture::Standing,
    };
    pose(table, id, to, rule::SIT_05);
}

/// Puts a fighter into a posture and says so.
pub(super) fn pose(table: &mut Table, id: FighterId, to: Posture, rule: crate::battle::RuleId) {
    let from = table.snapshot(id).body.posture;
    if from == to {
        return;
    }
    table.fighter(id).body.posture = to;
    for (posture, state) in [(Posture::Lying, word::PRONE), (Posture::Kneeling, word::KNEELING)] {
        if from == posture || to == posture {
            table.state(id, state, to == posture, rule);
        }
    }
}

/// From the ground to the feet at once: an agility check burdened by BE (`SIT-05`).
fn stand_quickly(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let passed = attribute_check(table, id, Attribute::Ge, word::AGILITY, rule::SIT_05)?;
    if passed {
        pose(table, id, Posture::Standing, rule::SIT_05);
    }
    Ok(())
}

/// An attribute check burdened by BE; wounds lower agility (`CNV-07`, `WND-05`).
fn attribute_check(
    table: &mut Table,
    id: FighterId,
    which: Attribute,
    what: crate::battle::Term,
    asked: crate::battle::RuleId,
) -> Result<bool, DiceError> {
    let fighter = table.snapshot(id);
    let mut ledger = crate::battle::Ledger::new(rule::CNV_07, fighter.build.attribute(which));
    if which == Attribute::Ge {
        ledger.add(rule::WND_05, -2 * fighter.wounds);
    }
    ledger.add(rule::ARM_03, -fighter.build.encumbrance.value());
    let check = check::roll(asked, ledger, &mut *table.dice)?;
    let passed = check.outcome.is_success();
    table.write(Happening::Checked {
        fighter: id,
        what,
        checks: vec![check],
        passed,
        left: 0,
    });
    Ok(passed)
}

/// Takes up a style; the initiative changes with the weapon (`INI-08`, `WPN-15`).
fn ready(table: &mut Table, id: FighterId, slot: Slot) {
    let from = table.snapshot(id).ini();
    let mut fighter = table.fighter(id);
    fighter.hands.style = slot;
    fighter.hands.empty = false;
    let to = table.snapshot(id).ini();
    table.write(Happening::Acted {
        fighter: id,
        act: word::DRAW,
        target: None,
        with: Some(slot),
        at: None,
    });
    table.changed(id, word::INI, from, to, rule::INI_08);
}

fn move_door(table: &mut Table, id: FighterId, cell: Cell) {
    let scene = table.scene();
    let found = scene
        .get(id)
        .and_then(|fighter| legal::door(&scene, fighter, cell));
    drop(scene);
    let Some((place, state)) = found else { return };
    let board = table.ground.board.clone();
    match place {
        legal::DoorPlace::Edge(edge) => table.ground.changes.set_edge_door(&board, edge, state),
        legal::DoorPlace::Cell(cell) => table.ground.changes.set_cell_door(&board, cell, state),
    };
    table.write(Happening::Acted {
        fighter: id,
        act: word::DOOR,
        target: None,
        with: None,
        at: Some(cell),
    });
}

/// Begins what may take longer than one action; its first action is being spent.
fn begin_task(
    table: &mut Table,
    actor: Actor,
    act: crate::battle::Term,
    (target, with, at): (Option<FighterId>, Option<Slot>, Option<Cell>),
) -> Result<(), DiceError> {
    let id = actor.fighter;
    let fighter = table.snapshot(id);
    let traits = fighter.build.traits;
    let left = match act {
        word::ORIENT if traits.vigilance => 1,
        word::DRAW => {
            let slow = fighter.build.style(with.unwrap_or_default()).draw;
            if traits.quick_draw {
                u16::from(slow.saturating_sub(1)).max(1)
            } else {
                u16::from(slow)
            }
        }
        word::TREAT => 0,
        _ => 2,
    };
    let mut task = LongAction {
        act,
        left,
        target,
        with,
        at,
        success: None,
    };
    table.write(Happening::Acted {
        fighter: id,
        act,
        target,
        with,
        at,
    });
    if act == word::TREAT {
        task = treat::begin(table, id, task)?;
    }
    table.fighter(id).task.0 = Some(task);
    advance(table, id)
}

/// A slot that continues a long action.
pub(super) fn go_on(table: &mut Table, actor: Actor) -> Result<(), DiceError> {
    spend(table, actor.fighter, actor.due);
    debug_assert!(
        !matches!(actor.due, Due::Free(_)),
        "free actions carry no long action on"
    );
    advance(table, actor.fighter)
}

fn advance(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let mut fighter = table.fighter(id);
    let Some(task) = fighter.task.0.as_mut() else {
        return Ok(());
    };
    task.left = task.left.saturating_sub(1);
    if task.left > 0 {
        return Ok(());
    }
    let task = *task;
    fighter.task.0 = None;
    match task.act {
        word::ORIENT => orient(table, id),
        word::DRAW => {
            ready(table, id, task.with.unwrap_or_default());
            Ok(())
        }
        word::PICK_UP => pick_up(table, id),
        word::BREATHE => {
            breathe(table, id);
            Ok(())
        }
        _ => treat::finish(table, id, task),
    }
}

/// Regains the initiative lost through combat actions; the die counts as its highest (`ORI-01`).
fn orient(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let fighter = table.snapshot(id);
    let build = fighter.build;
    let (vigilant, from) = (build.traits.vigilance, fighter.ini());
    let best = if build.traits.blade_dancer { 12 } else { 6 };
    if !vigilant {
        let mut ledger = crate::battle::Ledger::new(rule::CNV_07, build.attribute(Attribute::In));
        ledger.add(rule::ORI_01, build.talents.warfare / 2);
        let check = check::roll(rule::ORI_01, ledger, &mut *table.dice)?;
        let passed = check.outcome.is_success();
        table.write(Happening::Checked {
            fighter: id,
            what: word::INTUITION,
            checks: vec![check],
            passed,
            left: 0,
        });
        if !passed {
            table.fighter(id).condition.off_balance = 0;
            return Ok(());
        }
    }
    let mut fighter = table.fighter(id);
    fighter.condition.off_balance = 0;
    fighter.initiative.die = fighter.initiative.die.max(best);
    fighter.initiative.lost = 0;
    let to = table.snapshot(id).ini();
    table.changed(id, word::INI, from, to, rule::ORI_01);
    Ok(())
}

/// Picks the dropped weapon up, if the fingers are nimble enough (`ACT-17`).
fn pick_up(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let passed = attribute_check(table, id, Attribute::Ff, word::DEXTERITY, rule::ACT_17)?;
    if let Some((_, slot)) = table.snapshot(id).hands.lies.filter(|_| passed) {
        table.fighter(id).hands.lies = None;
        ready(table, id, slot);
    }
    Ok(())
}

/// Regains KO points of endurance (`END-05`), which ends exhaustion (`END-06`).
fn breathe(table: &mut Table, id: FighterId) {
    let fighter = table.snapshot(id);
    let from = fighter.endurance.now;
    let to = (from + fighter.build.constitution.unwrap_or(0)).min(fighter.endurance.max);
    let was_exhausted = fighter.condition.exhausted;
    let mut fighter = table.fighter(id);
    fighter.endurance.now = to;
    fighter.condition.exhausted = to <= 0;
    let fit = fighter.condition.vitality == Vitality::Fit;
    fighter.body.able = fit && to > 0;
    table.changed(id, word::AU, from, to, rule::ACT_20);
    if was_exhausted && to > 0 {
        table.state(id, word::EXHAUSTED, false, rule::END_06);
    }
}

/// Carries out a free action that is already paid for.
pub(super) fn free_action(table: &mut Table, id: FighterId, choice: Choice) -> Result<(), DiceError> {
    match choice {
        Choice::Move { gait, path, facing } => {
            walk(table, id, gait, &path)?;
            turn(
                table,
                id,
                facing.filter(|facing| *facing != table.snapshot(id).body.facing),
            );
            Ok(())
        }
        Choice::Act {
            act: word::TURN,
            facing,
            ..
        } => {
            turn(table, id, facing);
            Ok(())
        }
        Choice::Act { act: word::DROP, .. } => {
            interrupt(table, id);
            drop_weapon(table, id, rule::ACT_05);
            Ok(())
        }
        Choice::Act {
            act: word::GO_DOWN, ..
        } => {
            interrupt(table, id);
            go_down(table, id)
        }
        Choice::Act { act, .. } => {
            table.write(acted(id, act));
            Ok(())
        }
        _ => unreachable!("only legal free actions are accepted"),
    }
}

/// Another action breaks a long one off (`TIM-05`).
pub(super) fn interrupt(table: &mut Table, id: FighterId) {
    if let Some(task) = table.fighter(id).task.0.take() {
        table.write(Happening::Forgone {
            fighter: id,
            what: task.act,
            rule: Some(rule::TIM_05),
        });
    }
}

/// Lets what is in the hands fall into the own square (`ACT-05`, `LEN-05`).
pub(super) fn drop_weapon(table: &mut Table, id: FighterId, rule: crate::battle::RuleId) {
    let fighter = table.snapshot(id);
    if fighter.hands.empty || fighter.main_arm().kind.is_natural {
        return;
    }
    let (at, slot, from) = (fighter.body.at, fighter.hands.style, fighter.ini());
    let mut fighter = table.fighter(id);
    fighter.hands.empty = true;
    fighter.hands.lies = Some((at, slot));
    table.state(id, word::UNARMED, true, rule);
    let to = table.snapshot(id).ini();
    table.changed(id, word::INI, from, to, rule::INI_08);
}

/// Throws himself down; who fails the agility check loses endurance and initiative (`ACT-06`).
fn go_down(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let passed = attribute_check(table, id, Attribute::Ge, word::AGILITY, rule::ACT_06)?;
    if !passed {
        let breath = i16::from(table.dice.roll(6)?);
        let nerve = i16::from(table.dice.roll(6)?);
        let from = table.snapshot(id).endurance.now;
        let to = (from - breath).max(0);
        table.fighter(id).endurance.now = to;
        table.changed(id, word::AU, from, to, rule::ACT_06);
        table.lose_initiative(id, nerve, rule::ACT_06);
    }
    pose(table, id, Posture::Lying, rule::ACT_06);
    Ok(())
}
