//! What comes after an attack: the disarmed one decides about his weapon, and whoever stands in the riposte stance may strike
//! back.

use crate::battle::{Choice, FighterId, Slot, Term, Whereabouts};
use crate::dice::DiceError;

use super::super::action::{self, attack};
use super::super::effect::EffectKind;
use super::super::fighter::Progress;
use super::super::{rule, word};
use super::table::Table;
use super::trigger::ATTACKED;
use super::{After, Stage, finish, turn};

/// Lets come after an attack what does: asks whoever was attacked, and takes his answer.
pub(super) fn after(table: &mut Table) -> Result<(), DiceError> {
    let Some(after) = table.round.after else {
        table.round.stage = Stage::Turn;
        return Ok(());
    };
    let asked = ATTACKED.iter().find_map(|rule| rule(table, after));
    match (asked.filter(|_| !table.clock.over), table.round.answer.take()) {
        (Some(kind), None) => table.ask(after.target, kind, Some(after.attacker)),
        (Some(kind), Some(answer)) => return answered(table, after, kind, &answer),
        (None, _) if table.clock.over => table.round.after = None,
        (None, _) => go_on(table),
    }
    Ok(())
}

/// The disarmed one may take his weapon back and lose his next turn (`PL-MAN-05`, `PL-DEC-07`).
pub(super) fn regain(_: &mut Table, after: After) -> Option<Term> {
    after.lost.map(|_| word::ASK_REGAIN)
}

/// The fight may be decided by it.
pub(super) fn decided(table: &mut Table, _: After) -> Option<Term> {
    finish::end_if_decided(table);
    None
}

/// The struck one may riposte, early with one attack or late with his whole turn.
///
/// Rule: `PL-RIP-02` to `PL-RIP-08`.
pub(super) fn riposte(table: &mut Table, after: After) -> Option<Term> {
    let target = table.snapshot(after.target);
    let attacker = table.snapshot(after.attacker);
    let state = &target.state;
    let may = after.in_contact
        && state.turn.stance
        && target.is_able()
        && !state.has(EffectKind::Stunned)
        && !state.owes_turn
        && attacker.can_suffer();
    match state.turn.progress {
        _ if !may => None,
        Progress::Ahead => can_strike_back(table, after).then_some(word::ASK_RIPOSTE),
        Progress::Delayed => Some(word::ASK_COUNTER),
        // Whose turn is in progress or used cannot riposte (PL-RIP-08).
        Progress::Running | Progress::Over => None,
    }
}

/// Whether an early riposte reaches the attacker (`PL-RIP-07`).
fn can_strike_back(table: &Table, after: After) -> bool {
    let scene = table.known_to(after.target);
    let (Some(own), Some(foe)) = (scene.get(after.target), scene.get(after.attacker)) else {
        return false;
    };
    attack::can_reach(&scene, own, foe, word::ASK_RIPOSTE)
}

/// Does what was chosen: takes the weapon back or leaves it, ripostes or does not.
///
/// Rule: `PL-RIP-04` to `PL-RIP-06`.
fn answered(table: &mut Table, after: After, kind: Term, answer: &Choice) -> Result<(), DiceError> {
    let id = after.target;
    let question = (id, kind, Some(after.attacker));
    if kind == word::ASK_REGAIN {
        action::play(table, question, answer)?;
        table.round.after = Some(After { lost: None, ..after });
        return Ok(());
    }
    if *answer == Choice::Pass {
        go_on(table);
        return Ok(());
    }
    if kind == word::ASK_RIPOSTE {
        go_on(table);
        table.state(id, word::STANCE, false, rule::PL_RIP_04);
        table.fighter(id).state.turn.stance = false;
        turn::begin_turn(table, id);
        if !turn::open_turn(table, id)? {
            return Ok(());
        }
        turn::run(table, id, false, Some(after.attacker));
        // The move action is not to be had.
        table.fighter(id).state.turn.moves = 1;
    }
    action::play(table, question, answer)
}

/// Goes on with the turn in which the attack was made.
fn go_on(table: &mut Table) {
    table.round.after = None;
    table.round.stage = Stage::Turn;
}

/// Notes what comes after an attack; whoever can do nothing takes no weapon back (`PL-DWN-02`).
pub(crate) fn note(
    table: &mut Table,
    attacker: FighterId,
    target: FighterId,
    in_contact: bool,
    lost: Option<Slot>,
) {
    let is_able = table.snapshot(target).is_able();
    let lost = lost.filter(|name| {
        let found = table.ground.movables.get(*name);
        is_able && found.is_some_and(|movable| matches!(movable.at, Whereabouts::Lies(_)))
    });
    table.round.after = Some(After {
        attacker,
        target,
        lost,
        in_contact,
    });
    table.round.stage = Stage::After;
}
