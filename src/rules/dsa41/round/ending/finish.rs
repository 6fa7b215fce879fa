//! Rounds end: the dying come nearer to death, and a fight that goes on too long is called a draw.

use crate::dice::DiceError;
use crate::rules::common;

use crate::battle::{Choice, FighterId};

use super::super::Stage;
use super::super::blow::clasp;
use super::super::deeds::team;
use super::super::suffer::consequence::{apply_all, end, end_if_decided};
use super::super::suffer::{element, fury, ordeal, pain, poison, serious, zone};
use super::super::table::Table;
use super::super::turn::act::acted;
use super::{beast, ground, morale};
use crate::rules::dsa41::fighter::{Condition, Vitality};
use crate::rules::dsa41::scene::Snapshot;
use crate::rules::dsa41::{rule, word};

pub(crate) fn finish_round(table: &mut Table) -> Result<(), DiceError> {
    match table.round.answer.take() {
        Some(answer) => hear_last_words(table, &answer),
        None => {
            common::look_around(table);
            table.clock.phase = None;
            clasp::lapse(table);
            element::end_round(table)?;
            zone::bleed(table);
            serious::bleed(table);
            poison::work(table)?;
            apply_all(table)?;
            ground::change(table)?;
            wake(table);
            ordeal::lapse(table)?;
            pain::pass(table);
            beast::wear_off(table);
            team::tidy(table);
            fury::subside(table)?;
            // Whoever has begun to die at the end of this round has it behind him as well (DYI-02).
            count_dying(table);
        }
    }
    if bury(table) {
        return Ok(());
    }
    morale::test(table)?;
    end_if_decided(table);
    if !table.clock.over {
        common::count(table);
    }
    if !table.clock.over && table.clock.round >= table.round.last_round {
        end(table, Vec::new());
    }
    table.round.stage = Stage::Begin;
    Ok(())
}

/// Those come to themselves whose time is over.
///
/// Rule: `END-06`, `ZON-04`, `MAN-BETAEUBUNG`.
fn wake(table: &mut Table) {
    let dreams = |it: &Snapshot| !matches!(it.condition.unconscious, 0 | Condition::ASLEEP);
    for id in table.those(dreams) {
        let condition = table.snapshot(id).condition;
        table.fighter(id).condition.unconscious -= 1;
        if condition.unconscious == 1 {
            // Whoever was only stunned fights on (MAN-BETAEUBUNG).
            let is_fit =
                condition.vitality == Vitality::Fit && !condition.exhausted && !condition.surrendered;
            let fighter = table.fighter(id);
            fighter.body.able |= is_fit;
            let cited = fighter.condition.ado.felled_by.take();
            table.state(id, word::UNCONSCIOUS, false, cited.unwrap_or(rule::END_06));
        }
    }
}

/// The countdown of the dying (`DYI-02`).
fn count_dying(table: &mut Table) {
    for id in table.those(|it| it.condition.countdown.is_some()) {
        let Some(left) = table.snapshot(id).condition.countdown else {
            continue;
        };
        table.fighter(id).condition.countdown = Some(left - 1);
        if left <= 1 {
            table.round.dying.insert(0, id);
        }
    }
}

/// Lets those die whose time is over, one after the other; a person, whom nobody can help any more, may speak before. Says
/// whether the battle waits for that.
///
/// Rule: `DYI-02`, `DYI-06`.
fn bury(table: &mut Table) -> bool {
    while let Some(&id) = table.round.dying.last() {
        if !table.snapshot(id).build.is_creature {
            table.ask(id, word::ASK_LAST_WORDS, None);
            return true;
        }
        table.round.dying.pop();
        die(table, id);
    }
    false
}

/// The last words of a dying person, then death (`DYI-06`, `ACT-02`).
#[inline(never)]
fn hear_last_words(table: &mut Table, answer: &Choice) {
    let Some(id) = table.round.dying.pop() else { return };
    if *answer != Choice::Pass {
        table.write(acted(id, word::SHOUT));
    }
    die(table, id);
}

fn die(table: &mut Table, id: FighterId) {
    let fighter = table.fighter(id);
    fighter.condition.countdown = None;
    fighter.condition.vitality = Vitality::Dead;
    table.state(id, word::DEAD, true, rule::DYI_02);
}
