//! Actions that may take longer than one slot: begun, carried on, ended, broken off.

use crate::battle::{FighterId, Happening, Ledger, Points, RuleId, Slot, Term};
use crate::board::Cell;
use crate::dice::DiceError;

use super::super::announce::surprise;
use super::super::arena::Arena;
use super::super::deeds::hands::{empty_hands, ready};
use super::super::deeds::{floor, treat};
use super::super::suffer::breath;
use super::super::table::Table;
use super::super::trial::{attribute_check, burdened_check, talent_check};
use super::super::{Actor, Due};
use crate::rules::dsa41::condition::breath::may_catch;
use crate::rules::dsa41::exchange::check::WORST;
use crate::rules::dsa41::exchange::trial::Trial;
use crate::rules::dsa41::exchange::value::Attribute;
use crate::rules::dsa41::fighter::{LongAction, Plan};
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::scene::Snapshot;
use crate::rules::dsa41::terrain::place;
use crate::rules::dsa41::{legal, rule, shot, word};

/// Begins what may take longer than one action; its first action is being spent.
pub(crate) fn begin(
    table: &mut Table,
    actor: Actor,
    act: Term,
    (target, with, at): (Option<FighterId>, Option<Slot>, Option<Cell>),
) -> Result<(), DiceError> {
    let id = actor.fighter;
    let fighter = table.snapshot(id);
    let full = full_time(fighter, act, with.unwrap_or_default());
    let left = match fighter.missile() {
        Some(missile) if act == word::RELOAD => shot::loading_left(fighter, missile).max(1),
        _ => full,
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
    if act == word::RELOAD {
        tell_quick_hands(table, id);
    }
    match act {
        word::TREAT => task = treat::begin(table, id, task)?,
        word::USE_ITEM => task.left = time_of_item(table, id, full)?,
        word::USE_TALENT => task = begin_talent(table, id, task)?,
        _ => {}
    }
    table.fighter(id).task.0 = Some(task);
    advance(table, id, (actor.due, full > 1))
}

/// Regular actions that an orientation takes, and that of the vigilant (`ORI-01`).
pub(crate) const ORIENTING: u16 = 2;
pub(crate) const VIGILANT: u16 = 1;

/// Regular actions to pick something up (`ACT-17`).
pub(crate) const PICKING_UP: u16 = 2;

/// Regular actions to catch breath (`END-05`).
pub(crate) const BREATHING: u16 = 2;

/// Regular actions that something takes for which nothing has been done and nothing is saved.
fn full_time(fighter: &Snapshot, act: Term, with: Slot) -> u16 {
    let style = fighter.style();
    let slot = usize::from(with.0);
    match act {
        word::ORIENT if fighter.build.traits.vigilance => VIGILANT,
        word::ORIENT => ORIENTING,
        word::PICK_UP => PICKING_UP,
        word::BREATHE => BREATHING,
        word::DRAW => legal::drawing_time(fighter, with).into(),
        word::RELOAD => fighter.missile().map_or(1, |it| shot::loading_time(fighter, it)),
        word::STOW if fighter.hold().has_second() => 2 * u16::from(style.draw + style.ward_draw),
        word::STOW => 2 * u16::from(style.draw),
        word::USE_ITEM => fighter
            .build
            .things
            .get(slot)
            .and_then(|it| it.actions)
            .unwrap_or(1),
        word::USE_TALENT => fighter.build.skills.get(slot).map_or(1, |it| it.actions),
        _ => 2,
    }
}

/// Says what the weapon takes to load where quick hands save something (`RNG-33`).
fn tell_quick_hands(table: &mut Table, id: FighterId) {
    let loading = table
        .snapshot(id)
        .missile()
        .map(|missile| missile.loading.clone());
    let is_quick = |it: &Ledger| {
        it.lines
            .iter()
            .any(|line| line.applies && line.rule == rule::RNG_33)
    };
    if let Some(loading) = loading.filter(is_quick) {
        table.rolled(id, word::LOADING, Points::weighed(rule::RNG_30, loading));
    }
}

/// Says from which face on two dice fail, where the clumsy fail more often than others (`ADV-TOLLPATSCH`).
fn tell_clumsiness(table: &mut Table, id: FighterId, fumbles_from: u8) {
    let mut from = Ledger::new(rule::CNV_08, WORST.into());
    from.add(rule::ADV_TOLLPATSCH, i16::from(fumbles_from) - i16::from(WORST));
    if from.value() < from.base {
        table.rolled(id, word::FUMBLES_FROM, Points::weighed(rule::CNV_08, from));
    }
}

/// A slot, spent already, that continues a long action.
pub(crate) fn go_on(table: &mut Table, actor: Actor) -> Result<(), DiceError> {
    debug_assert!(
        !matches!(actor.due, Due::Free(_)),
        "free actions carry no long action on"
    );
    let carries_on = table.snapshot(actor.fighter).turn.carries_on;
    advance(table, actor.fighter, (actor.due, carries_on))
}

/// Regular actions to take a thing out and use it: half, rounded up, for nimble fingers (`ACT-16`).
fn time_of_item(table: &mut Table, id: FighterId, full: u16) -> Result<u16, DiceError> {
    let is_nimble = attribute_check(table, id, Attribute::Ff, word::DEXTERITY, (rule::ACT_16, 0))?;
    Ok(if is_nimble { full.div_ceil(2) } else { full })
}

/// Begins to use a talent: points left over save time, a failed check takes all of it (`ACT-25`).
fn begin_talent(table: &mut Table, id: FighterId, task: LongAction) -> Result<LongAction, DiceError> {
    let build = table.build(id);
    let slot = task.with.unwrap_or_default();
    let trial = Trial::skill(table.snapshot(id), slot);
    let Some((trial, skill)) = trial.zip(build.skills.get(usize::from(slot.0))) else {
        return Ok(task);
    };
    tell_clumsiness(table, id, trial.fumbles_from);
    let rolled = talent_check(table, id, word::TALENT, trial)?;
    let saved = rolled.left.unsigned_abs();
    Ok(LongAction {
        left: skill.actions.saturating_sub(saved).max(1),
        success: rolled.passed.then_some(rolled.left),
        ..task
    })
}

/// Why a long action cannot go on although nobody has interrupted it: whoever was thrown down cannot take in the fight
/// (`ORI-02`), and a healer must stay with the patient (`DYI-04`).
fn hindrance(table: &Table, id: FighterId) -> Option<RuleId> {
    let fighter = table.snapshot(id);
    let task = fighter.task.0?;
    let is_held = fighter.is_prone() || fighter.condition.held_by.is_some();
    let has_left = |patient: FighterId| place::distance(fighter, table.snapshot(patient)) > 1;
    match task.act {
        word::ORIENT if is_held => Some(rule::ORI_02),
        word::TREAT if task.target.is_some_and(has_left) => Some(rule::DYI_04),
        _ => None,
    }
}

/// Spends an action on what takes time, and says what comes of it when it was the last; a long action is what fills more than one by
/// its nature.
///
/// Rule: `TIM-05`, `TIM-06`.
fn advance(table: &mut Table, id: FighterId, (due, is_long): (Due, bool)) -> Result<(), DiceError> {
    if let Some(rule) = hindrance(table, id) {
        break_off(table, id, rule);
        return Ok(());
    }
    let is_slow = table.snapshot(id).ini() < 0;
    let fighter = table.fighter(id);
    let Some(task) = fighter.task.0.as_mut() else {
        return Ok(());
    };
    task.left = task.left.saturating_sub(1);
    if task.left > 0 {
        return Ok(());
    }
    let task = *task;
    fighter.task.0 = None;
    if due == Due::First && is_long && fighter.turn.plan == Some(Plan::ActAct) && !is_slow {
        // One combat action is left of such a round, as if it were converted (TIM-05); whoever is too slow has none (TIM-06).
        fighter.turn.plan = Some(Plan::ActAttack);
        fighter.turn.defences = 1;
        fighter.turn.converted = true;
        fighter.turn.volley.readied = readied_by(fighter, task);
    }
    come_to_fruit(table, id, task)
}

/// The style whose missile weapon a long action makes ready; what is thrown is loaded by drawing it.
///
/// Rule: `RNG-31`, `RNG-34`.
fn readied_by(fighter: &Snapshot, task: LongAction) -> Option<Slot> {
    match task.act {
        word::RELOAD => Some(fighter.hands.style),
        word::DRAW => task.with.filter(|slot| fighter.left_to_throw(*slot).is_some()),
        _ => None,
    }
}

/// What a long action that was brought to its end leads to.
fn come_to_fruit(table: &mut Table, id: FighterId, task: LongAction) -> Result<(), DiceError> {
    match task.act {
        word::ORIENT => {
            orient(table, id)?;
            breathe_meanwhile(table, id);
        }
        word::PICK_UP => return pick_up(table, id, task.with),
        word::DRAW => ready(table, id, task.with.unwrap_or_default(), rule::ACT_14),
        word::STOW => empty_hands(table, id, rule::ACT_15),
        word::BREATHE => breathe(table, id),
        word::RELOAD => load(table, id, task.with),
        word::USE_ITEM => use_up(table, id, task),
        word::USE_TALENT => end_talent(table, id, task),
        _ => return treat::finish(table, id, task),
    }
    Ok(())
}

/// The missile weapon is ready to shoot (`ACT-18`).
pub(crate) fn load(table: &mut Table, id: FighterId, with: Option<Slot>) {
    let fighter = table.fighter(id);
    let style = fighter.hands.style;
    fighter.hands.unloaded &= !(1 << style.0.min(15));
    *fighter.hands.quiver.snapped_mut(style) = 0;
    *fighter.hands.quiver.cranked_mut(style) = 0;
    table.write(Happening::Acted {
        fighter: id,
        act: word::LOADED,
        target: None,
        with,
        at: None,
    });
}

/// A thing has been used and is gone (`ACT-16`).
fn use_up(table: &mut Table, id: FighterId, task: LongAction) {
    let slot = task.with.unwrap_or_default();
    table.fighter(id).hands.used |= 1 << slot.0.min(31);
    table.write(Happening::Acted {
        fighter: id,
        act: word::USED,
        target: None,
        with: task.with,
        at: None,
    });
}

/// The use of a talent ends; a failed one has only taken its time (`ACT-25`).
fn end_talent(table: &mut Table, id: FighterId, task: LongAction) {
    if task.success.is_none() {
        table.write(Happening::Forgone {
            fighter: id,
            what: word::USE_TALENT,
            rule: Some(rule::ACT_25),
        });
        return;
    }
    table.write(Happening::Acted {
        fighter: id,
        act: word::TALENT_DONE,
        target: None,
        with: task.with,
        at: None,
    });
}

/// Regains the initiative lost through combat actions; the dice count as their highest (`ORI-01`).
fn orient(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let fighter = table.snapshot(id);
    let bonus = fighter.build.talents.warfare / 2;
    let (vigilant, from) = (fighter.build.traits.vigilance, fighter.ini());
    let best = 6 * i16::from(fighter.build.ini_dice);
    if !vigilant {
        let passed = attribute_check(table, id, Attribute::In, word::INTUITION, (rule::ORI_01, bonus))?;
        regain_balance(table, id);
        if !passed {
            return Ok(());
        }
    }
    regain_balance(table, id);
    // Whoever has found his bearings has grasped that there is a fight; his die counts as fallen.
    surprise::end(table, id);
    let fighter = table.fighter(id);
    fighter.initiative.rolled = true;
    fighter.initiative.die = fighter.initiative.die.max(best);
    fighter.initiative.lost = 0;
    let to = table.snapshot(id).ini();
    table.changed(id, word::INI, from, to, rule::ORI_01);
    Ok(())
}

/// The two actions of an orientation serve for catching breath as well, whether it succeeds or not.
///
/// Rule: `ORI-03`.
fn breathe_meanwhile(table: &mut Table, id: FighterId) {
    let fighter = table.snapshot(id);
    let is_long = !fighter.build.traits.vigilance;
    if table.round.modules.has(Modules::ENDURANCE) && is_long && may_catch(fighter) {
        breath::catch(table, id, rule::ORI_03);
    }
}

/// An orientation, passed or not, ends the malus of a failed announcement (`ORI-04`).
fn regain_balance(table: &mut Table, id: FighterId) {
    let from = table.snapshot(id).condition.off_balance;
    table.fighter(id).condition.off_balance = 0;
    table.changed(id, word::OFF_BALANCE, from, 0, rule::ORI_04);
}

/// Picks the dropped weapon up, if the fingers are nimble enough (`ACT-17`).
fn pick_up(table: &mut Table, id: FighterId, name: Option<Slot>) -> Result<(), DiceError> {
    let passed = burdened_check(table, id, Attribute::Ff, word::DEXTERITY, rule::ACT_17)?;
    if let Some(name) = name {
        if passed {
            floor::take(table, id, name);
        }
        return Ok(());
    }
    if let Some((cell, slot)) = table.snapshot(id).hands.lies.filter(|_| passed) {
        table.fighter(id).hands.lies = None;
        super::super::missiles::missile::gather(table, id, slot);
        floor::take_back(table, id, (cell, slot));
        ready(table, id, slot, rule::ACT_17);
    }
    Ok(())
}

/// Catches breath, which needs no module for the exhausted (`END-05`, `END-06`).
fn breathe(table: &mut Table, id: FighterId) {
    let has_module = table.round.modules.has(Modules::ENDURANCE);
    breath::catch(table, id, if has_module { rule::END_05 } else { rule::ACT_20 });
}

/// Another action breaks a long one off (`TIM-05`).
pub(crate) fn interrupt(table: &mut Table, id: FighterId) {
    break_off(table, id, rule::TIM_05);
}

/// Ends a long action without its fruit; only a crossbow keeps what was done (`RNG-32`).
fn break_off(table: &mut Table, id: FighterId, rule: RuleId) {
    let fighter = table.snapshot(id);
    let Some(task) = fighter.task.0 else { return };
    let crossbow = fighter.missile().filter(|it| it.is_crossbow);
    let kept = crossbow.map_or(0, |it| shot::loading_time(fighter, it));
    let fighter = table.fighter(id);
    fighter.task.0 = None;
    if task.act == word::RELOAD {
        let style = fighter.hands.style;
        *fighter.hands.quiver.cranked_mut(style) = kept.saturating_sub(task.left).min(u8::MAX.into()) as u8;
    }
    if task.act == word::TREAT {
        treat::forget(table, id);
    }
    table.write(Happening::Forgone {
        fighter: id,
        what: task.act,
        rule: Some(rule),
    });
}
