//! Rounds begin: initiative, fresh actions, and the declarations from the slowest to the quickest.

use smallvec::SmallVec;

use crate::battle::{Choice, FighterId, Happening, RuleId};
use crate::dice::DiceError;
use crate::rules::common;

use super::super::blow::{bare, grip, lunge};
use super::super::deeds::lamp;
use super::super::ending::{beast, ground, morale};
use super::super::suffer::consequence::{count_down, end_if_decided};
use super::super::suffer::{fury, ordeal};
use super::super::table::Table;
use super::super::turn::count::dues;
use super::super::turn::task;
use super::super::way::{pair, saddle};
use super::super::{Due, Stage};
use super::{set_up, surprise};
use crate::rules::dsa41::cause;
use crate::rules::dsa41::condition::initiative;
use crate::rules::dsa41::fighter::{Plan, Turn, Vitality};
use crate::rules::dsa41::melee::{self, Superiority};
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::{rule, word};

/// Free actions of a round, and of a round that begins with a negative initiative.
pub(crate) const FREE_ACTIONS: u8 = 2;
pub(crate) const SLOW_FREE_ACTIONS: u8 = 1;

pub(crate) fn announce(table: &mut Table) -> Result<(), DiceError> {
    if table.round.stage == Stage::Muster {
        lamp::keep_hold(table);
        table.write(Happening::FightStarted);
        set_up::open(table);
    }
    if table.round.stage == Stage::SetUp {
        if !set_up::is_done(table) {
            return Ok(());
        }
        muster(table)?;
    }
    if table.round.stage == Stage::Begin {
        begin(table)?;
    }
    if !table.clock.over && !ordeal::is_due(table) {
        declare(table);
    }
    Ok(())
}

/// Rolls initiative in ascending order of the ids (`ENG-05`), a die for everybody, with the wounds that he brings (`INI-01`,
/// `INI-03`, `INI-10`).
fn muster(table: &mut Table) -> Result<(), DiceError> {
    for id in table.ids() {
        let fighter = table.snapshot(id);
        if fighter.condition.vitality == Vitality::Dying && !fighter.condition.rolled {
            count_down(table, id, 0)?;
            continue;
        }
        if fighter.initiative.rolled || !fighter.is_conscious() {
            continue;
        }
        if surprise::takes(table, id) {
            continue;
        }
        roll_initiative(table, id)?;
    }
    for id in table.ids() {
        pair::ended(table, id, pair::Moved::Placed);
    }
    table.round.stage = Stage::Begin;
    Ok(())
}

/// Rolls the initiative of a fighter, unless it is known (`INI-01`).
pub(crate) fn roll_initiative(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let fighter = table.snapshot(id);
    if fighter.initiative.rolled {
        return Ok(());
    }
    saddle::begin(table, id)?;
    let first = table.clock.round <= 1 || !table.round.modules.has(Modules::INI_EACH_ROUND);
    cast(table, id, if first { rule::INI_01 } else { rule::INI_90 })
}

/// Lets the die of initiative fall, with what a fumble takes from it (`FUM-04`).
fn cast(table: &mut Table, id: FighterId, rule: RuleId) -> Result<(), DiceError> {
    let fighter = table.fighter(id);
    fighter.initiative.die = 0;
    let dazed = std::mem::take(&mut fighter.condition.ado.dazed);
    let base = initiative::ledger(table.snapshot(id));
    let build = table.build(id);
    let mut points = initiative::roll(&build, rule, &mut *table.dice)?;
    points.ledger.add(rule::FUM_04, -dazed);
    let die = points.value();
    points
        .ledger
        .add_for(base.source.unwrap_or(rule::VAL_06), &cause::BASIS, base.base);
    points.ledger.lines.extend(base.lines.iter());
    let fighter = table.fighter(id);
    fighter.initiative.die = die;
    fighter.initiative.rolled = true;
    table.write(Happening::InitiativeRolled {
        fighter: id,
        points: Box::new(points),
    });
    Ok(())
}

/// By the older rule the dice of all fall anew at the start of every round but the first.
///
/// Rule: `INI-90`.
fn roll_anew(table: &mut Table) -> Result<(), DiceError> {
    let is_first = table.clock.round <= 1 || table.round.begin_at.is_some();
    if is_first || !table.round.modules.has(Modules::INI_EACH_ROUND) {
        return Ok(());
    }
    for id in table.ids() {
        let fighter = table.snapshot(id);
        if fighter.initiative.rolled && fighter.is_conscious() {
            cast(table, id, rule::INI_90)?;
        }
    }
    Ok(())
}

/// The side with more heads gains initiative, as long as it has them (`UEB-04`).
fn count_heads(table: &mut Table) {
    if !table.round.modules.has(Modules::OUTNUMBER) {
        return;
    }
    for id in table.ids() {
        let scene = table.scene();
        let gained = scene
            .get(id)
            .map_or(0, |own| melee::superiority(&scene, table.secrets, own));
        drop(scene);
        let from = table.snapshot(id).ini();
        table.fighter(id).initiative.heads = Superiority(gained);
        let to = table.snapshot(id).ini();
        if table.snapshot(id).condition.vitality < Vitality::Dead {
            table.changed(id, word::INI, from, to, rule::UEB_04);
        }
    }
}

/// Starts a round: counters, the bonus of high initiative, the order of declarations (`TIM-08`).
fn begin(table: &mut Table) -> Result<(), DiceError> {
    common::look_around(table);
    table.clock.round += 1;
    table.clock.phase = None;
    table.write(Happening::RoundStarted);
    table.round.melee.struck.clear();
    let round = table.clock.round;
    table.round.melee.ties.retain(|tie| tie.last >= round);
    ground::begin_round(table)?;
    // Before anybody arrives, who rolls his own die then.
    roll_anew(table)?;
    common::arrive(table)?;
    end_if_decided(table);
    surprise::wear_off(table)?;
    count_heads(table);
    bare::measure(table);
    let mut order = SmallVec::<[_; 8]>::new();
    for id in table.ids() {
        let fighter = table.snapshot(id);
        let ini = fighter.ini();
        let high_ini = initiative::high_bonus(ini);
        let is_slow = ini < 0;
        let usual = if is_slow { SLOW_FREE_ACTIONS } else { FREE_ACTIONS };
        let free = usual + high_ini as u8;
        let watches = fighter.turn.watches;
        let volley = fighter.turn.volley.next();
        let (is_conscious, turn) = (fighter.is_conscious(), initiative::declares_before(fighter, ini));
        if is_conscious && !surprise::is_unaware(table, id) {
            order.push((turn, id));
        }
        table.fighter(id).turn = Turn {
            free,
            free_most: free,
            high_ini,
            is_slow,
            watches,
            volley,
            ..Turn::default()
        };
    }
    order.sort_unstable();
    table.round.declaring.clear();
    table
        .round
        .declaring
        .extend(order.iter().rev().map(|(_, id)| *id));
    table.round.stage = Stage::Declare;
    ordeal::begin_round(table);
    fury::begin_round(table);
    morale::begin_round(table);
    beast::begin_round(table);
    saddle::begin_round(table);
    Ok(())
}

/// Takes the declaration that was asked for and asks the next fighter (`TIM-07`).
fn declare(table: &mut Table) {
    if let Some(answer) = table.round.answer.take()
        && let Some(id) = table.round.declaring.pop()
    {
        if matches!(answer, Choice::Act { .. }) {
            surrender(table, id);
        } else {
            settle_plan(table, id, &answer);
        }
        if table.clock.over {
            return;
        }
    }
    while let Some(&id) = table.round.declaring.last() {
        if table.snapshot(id).is_conscious() {
            return table.ask(id, word::ASK_ANNOUNCE, None);
        }
        table.round.declaring.pop();
    }
    table.round.stage = Stage::Count;
    if let Some(phase) = table.round.begin_at.take() {
        begin_under_way(table, phase);
    }
}

/// The side of a fighter gives up: all who still stand on it are out of the fight, and those who could still come to (`TIM-09`).
pub(crate) fn surrender(table: &mut Table, id: FighterId) {
    let side = table.snapshot(id).fighter.side;
    let stands = |id: &FighterId| {
        let fighter = table.snapshot(*id);
        fighter.fighter.side == side && fighter.keeps_his_square()
    };
    let all: Vec<FighterId> = table.ids().filter(stands).collect();
    give_up(table, &all, rule::TIM_09);
    // Those who are still to come hear of it and stay away (BD-LVL-12).
    for id in table.ids() {
        let fighter = table.fighter(id);
        if fighter.fighter.side == side && fighter.condition.ado.waits {
            fighter.condition.surrendered = true;
        }
    }
    end_if_decided(table);
}

/// These fighters give up by a rule.
pub(crate) fn give_up(table: &mut Table, all: &[FighterId], rule: RuleId) {
    for &id in all {
        let fighter = table.fighter(id);
        fighter.condition.surrendered = true;
        fighter.body.able = false;
        fighter.task.0 = None;
        table.state(id, word::SURRENDERED, true, rule);
        grip::let_go(table, id);
    }
    pair::tidy(table);
}

/// Begins the count at a phase: what was due above it has been done.
#[inline(never)]
fn begin_under_way(table: &mut Table, phase: i16) {
    table.clock.phase = Some(phase.saturating_add(1));
    for id in table.ids() {
        let done: Vec<Due> = dues(table.snapshot(id))
            .filter(|(_, due_at)| *due_at > phase)
            .map(|(due, _)| due)
            .collect();
        let fighter = table.fighter(id);
        for due in done {
            match due {
                Due::First => fighter.turn.first_done = true,
                Due::Second => fighter.turn.second_done = true,
                Due::Free(window) => fighter.turn.windows[usize::from(window)] = true,
                Due::Extra => fighter.turn.spent.extra_asked = true,
                Due::Left => fighter.turn.spent.left = true,
            }
        }
    }
}

pub(crate) fn settle_plan(table: &mut Table, id: FighterId, answer: &Choice) {
    let Choice::Plan { plan: term, ask_free } = *answer else {
        unreachable!("only declarations are accepted here");
    };
    let carries_on = term == word::CARRY_ON;
    if !carries_on {
        // Whoever declares anything else gives a long action up (TIM-05).
        task::interrupt(table, id);
    }
    let plan = if carries_on {
        Plan::ActAct
    } else {
        Plan::of(term).unwrap_or(Plan::Fight)
    };
    let fighter = table.fighter(id);
    let turn = &mut fighter.turn;
    turn.plan = Some(plan);
    turn.ask_free = ask_free;
    turn.defences = plan.defences();
    turn.carries_on = carries_on;
    table.write(Happening::Announced {
        fighter: id,
        plan: term,
    });
    lunge::declared(table, id, plan);
}
