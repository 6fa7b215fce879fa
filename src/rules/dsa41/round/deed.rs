//! What is done besides blows: movement, posture, weapons, doors, long actions and free ones.

use crate::battle::{Choice, FighterId, Happening, Points, Posture, Slot};
use crate::board::{Cell, Facing};
use crate::dice::DiceError;

use super::super::check;
use super::super::fighter::{LongAction, Plan, Vitality};
use super::super::value::Attribute;
use super::super::{initiative, legal, moves, rule, word};
use super::act::{acted, put, spend, turn};
use super::consequence::tire;
use super::table::Table;
use super::{Actor, Due, grip, treat};

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
        } => {
            find_bearings(table, id, act);
            other(table, actor, act, (target, with, at, facing))
        }
        _ => unreachable!("only legal actions are accepted"),
    }
}

type Details = (Option<FighterId>, Option<Slot>, Option<Cell>, Option<Facing>);

/// A regular action other than movement.
fn other(
    table: &mut Table,
    actor: Actor,
    act: crate::battle::Term,
    (target, with, at, facing): Details,
) -> Result<(), DiceError> {
    let id = actor.fighter;
    match act {
        word::STAND | word::KNEEL => {
            rise(table, id, act == word::KNEEL);
            Ok(())
        }
        word::STAND_QUICKLY => stand_quickly(table, id),
        word::TURN_FULLY => {
            turn(table, id, facing);
            Ok(())
        }
        word::RECOVER => Ok(()),
        word::BREAK_FREE => grip::break_free(table, id, Attribute::Kk),
        word::SLIP_FREE => grip::break_free(table, id, Attribute::Ge),
        word::LEAVE => {
            leave(table, id);
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
    }
}

/// Any position action ends the disorientation after a free dodge (`AUS-04`).
fn find_bearings(table: &mut Table, id: FighterId, act: crate::battle::Term) {
    if legal::is_position(act) && table.snapshot(id).condition.disoriented {
        table.fighter(id).condition.disoriented = false;
        table.state(id, word::DISORIENTED, false, rule::AUS_04);
    }
}

/// Goes over the edge of the map: he has fled (`BRD-29`).
fn leave(table: &mut Table, id: FighterId) {
    let mut fighter = table.fighter(id);
    fighter.body.present = false;
    fighter.body.able = false;
    fighter.task.0 = None;
    table.state(id, word::FLED, true, rule::BRD_29);
    grip::let_go(table, id);
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
    let mut run: (Option<Facing>, u8) = (None, 0);
    for step in steps {
        if !table.snapshot(id).is_conscious() {
            // Whoever can go no farther stops at once (BRD-13).
            return Ok(());
        }
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
        run = match run {
            (Some(towards), length) if towards == step.towards => (Some(towards), length.saturating_add(1)),
            _ => (Some(step.towards), 1),
        };
        let mut fighter = table.fighter(id);
        fighter.body.facing = step.towards;
        fighter.turn.run = run.1;
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
    let burden = -table.snapshot(id).build.encumbrance.value();
    let passed = attribute_check(table, id, Attribute::Ge, word::AGILITY, (rule::SIT_05, burden))?;
    if passed {
        pose(table, id, Posture::Standing, rule::SIT_05);
    }
    Ok(())
}

/// An attribute check with a modifier of the rule that asks for it; wounds lower agility (`CNV-07`, `WND-05`). Creatures
/// with printed values have no attributes but KO, which stands for all of them.
pub(super) fn attribute_check(
    table: &mut Table,
    id: FighterId,
    which: Attribute,
    what: crate::battle::Term,
    (asked, modifier): (crate::battle::RuleId, i16),
) -> Result<bool, DiceError> {
    let fighter = table.snapshot(id);
    let tested = if fighter.build.is_creature {
        Attribute::Ko
    } else {
        which
    };
    let mut ledger = crate::battle::Ledger::new(rule::CNV_07, fighter.build.attribute(tested));
    if tested == Attribute::Ge {
        ledger.add(rule::WND_05, initiative::wound_loss(&fighter));
    }
    ledger.add(asked, modifier);
    ledger.add(rule::MAN_GEN_05, -fighter.condition.off_balance);
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
        word::DRAW => u16::from(legal::drawing_time(&fighter, with.unwrap_or_default())),
        word::TREAT => 0,
        word::STOW => 2 * u16::from(fighter.style().draw + fighter.style().ward_draw),
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
    advance(table, id, actor.due)
}

/// A slot that continues a long action.
pub(super) fn go_on(table: &mut Table, actor: Actor) -> Result<(), DiceError> {
    spend(table, actor.fighter, actor.due);
    debug_assert!(
        !matches!(actor.due, Due::Free(_)),
        "free actions carry no long action on"
    );
    advance(table, actor.fighter, actor.due)
}

fn advance(table: &mut Table, id: FighterId, due: Due) -> Result<(), DiceError> {
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
    if due == Due::First && fighter.turn.carries_on {
        // One combat action is left of such a round, as if it were converted (TIM-05).
        fighter.turn.plan = Some(Plan::ActAttack);
        fighter.turn.defences = 1;
        fighter.turn.converted = true;
    }
    match task.act {
        word::ORIENT => orient(table, id),
        word::DRAW => {
            ready(table, id, task.with.unwrap_or_default());
            Ok(())
        }
        word::PICK_UP => pick_up(table, id),
        word::STOW => {
            empty_hands(table, id, rule::ACT_15);
            Ok(())
        }
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
        ledger.add(rule::MAN_GEN_05, -fighter.condition.off_balance);
        let check = check::roll(rule::ORI_01, ledger, &mut *table.dice)?;
        let passed = check.outcome.is_success();
        table.write(Happening::Checked {
            fighter: id,
            what: word::INTUITION,
            checks: vec![check],
            passed,
            left: 0,
        });
        regain_balance(table, id);
        if !passed {
            return Ok(());
        }
    }
    regain_balance(table, id);
    let mut fighter = table.fighter(id);
    fighter.initiative.die = fighter.initiative.die.max(best);
    fighter.initiative.lost = 0;
    let to = table.snapshot(id).ini();
    table.changed(id, word::INI, from, to, rule::ORI_01);
    Ok(())
}

/// An orientation, passed or not, ends the malus of a failed announcement (`ORI-04`).
fn regain_balance(table: &mut Table, id: FighterId) {
    let from = table.snapshot(id).condition.off_balance;
    table.fighter(id).condition.off_balance = 0;
    table.changed(id, word::OFF_BALANCE, from, 0, rule::ORI_04);
}

/// Picks the dropped weapon up, if the fingers are nimble enough (`ACT-17`).
fn pick_up(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let burden = -table.snapshot(id).build.encumbrance.value();
    let passed = attribute_check(table, id, Attribute::Ff, word::DEXTERITY, (rule::ACT_17, burden))?;
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
    let fit = fighter.condition.vitality == Vitality::Fit && fighter.condition.unconscious == 0;
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
        Choice::Act {
            act: word::DRAW,
            with,
            ..
        } => {
            interrupt(table, id);
            ready(table, id, with.unwrap_or_default());
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
    let (at, slot) = (fighter.body.at, fighter.hands.style);
    table.fighter(id).hands.lies = Some((at, slot));
    empty_hands(table, id, rule);
}

/// Nothing is left in the hands; the initiative of weapon and shield goes with them (`INI-08`).
fn empty_hands(table: &mut Table, id: FighterId, rule: crate::battle::RuleId) {
    let from = table.snapshot(id).ini();
    table.fighter(id).hands.empty = true;
    table.state(id, word::UNARMED, true, rule);
    let to = table.snapshot(id).ini();
    table.changed(id, word::INI, from, to, rule::INI_08);
}

/// Throws himself down; who fails the agility check loses endurance and initiative (`ACT-06`).
fn go_down(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let passed = attribute_check(table, id, Attribute::Ge, word::AGILITY, (rule::ACT_06, 0))?;
    pose(table, id, Posture::Lying, rule::ACT_06);
    if passed {
        return Ok(());
    }
    let breath = lost_by_throw(table, id, word::BREATH)?;
    let nerve = lost_by_throw(table, id, word::NERVE)?;
    table.lose_initiative(id, nerve, rule::ACT_06);
    tire(table, id, breath, rule::ACT_06)
}

fn lost_by_throw(table: &mut Table, id: FighterId, what: crate::battle::Term) -> Result<i16, DiceError> {
    let points = Points::roll(rule::ACT_06, 1, 6, &mut *table.dice)?;
    let value = points.value();
    table.write(Happening::Rolled {
        fighter: id,
        what,
        points,
    });
    Ok(value)
}
