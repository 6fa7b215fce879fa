//! Striking into the blow of a foe: he is asked before it is rolled, both roll, and the better blow does more.

use crate::battle::{Choice, FighterId, Outcome};
use crate::dice::DiceError;

use super::super::attack::Blow;
use super::super::manoeuvre::{self, Art, Form, Meeting};
use super::super::means::Means;
use super::super::word;
use super::table::Table;
use super::{Due, Exchange, Stage, act, charge, react};

/// Asks the target of a blow whether he strikes into it, if he has learnt to; says whether he is asked.
///
/// Rule: `MAN-GEGENHALTEN`.
pub(super) fn asks(
    table: &mut Table,
    striker: (FighterId, Option<Due>),
    target: FighterId,
    blow: Blow,
) -> bool {
    if !table.snapshot(target).build.traits.arts.has(Art::Counter) {
        return false;
    }
    let scene = table.scene();
    let both = scene.get(target).zip(scene.get(striker.0));
    let may = both.is_some_and(|both| manoeuvre::may_counter(&scene, both, blow).is_ok());
    drop(scene);
    // A run comes to its end first.
    if !may || striker.1.is_some() && matches!(blow.form, Form::Charge(_)) {
        return false;
    }
    table.round.melee.meeting = Some(Meeting {
        striker,
        target,
        blow,
    });
    table.round.stage = Stage::Between;
    table.ask(target, word::ASK_COUNTER, Some(striker.0));
    true
}

/// Carries out what he answered: the blow falls, and perhaps his own.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn answer(table: &mut Table, meeting: Meeting, answer: &Choice) -> Result<(), DiceError> {
    let Meeting {
        striker,
        target,
        blow,
    } = meeting;
    let points = match answer {
        Choice::Defend {
            means: word::COUNTER,
            stakes,
            ..
        } => stakes.first().copied(),
        _ => None,
    };
    table.round.stage = Stage::Act;
    match striker {
        (id, Some(due)) => act::strike_home(table, (id, due), target, blow, points),
        (id, None) => charge::strike_home(table, (id, target), blow, points),
    }
}

/// Both strike: where both hit, the better blow does all its harm and the worse half of it, without strength; the quicker of the two is
/// the better by what he is quicker. Says how the first has struck.
///
/// Rule: `MAN-GEGENHALTEN`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn clash(
    table: &mut Table,
    (id, target): (FighterId, FighterId),
    blow: Blow,
    points: i16,
) -> Result<Outcome, DiceError> {
    let impact = match blow.form {
        Form::Charge(impact) => impact,
        _ => 0,
    };
    let own = Blow {
        form: Form::Counter(points, impact),
        ..Blow::plain(0)
    };
    let phase = table.clock.phase;
    let turn = &mut table.fighter(target).turn;
    turn.defences -= 1;
    turn.busy = phase;
    let (first, by) = act::swing_by(table, id, target, blow)?;
    let (second, back) = act::swing_by(table, target, id, own)?;
    let lead = table.snapshot(id).ini() - table.snapshot(target).ini();
    let (by, back) = (by + lead.max(0), back + (-lead).max(0));
    let (hits, hits_back) = (first.is_success(), second.is_success());
    let weak = Blow {
        form: Form::Weak,
        ..Blow::plain(blow.slot)
    };
    let unraised = Blow {
        form: Form::Counter(0, impact),
        ..own
    };
    let (mine, his) = match (hits, hits_back) {
        (true, true) if by > back => (
            blow,
            Blow {
                form: Form::Weak,
                ..own
            },
        ),
        (true, true) if by < back => (weak, own),
        (true, true) => (blow, unraised),
        _ => (blow, own),
    };
    for (does, attacker, target, blow) in [(hits, id, target, mine), (hits_back, target, id, his)] {
        if does {
            react::land(
                table,
                Exchange {
                    attacker,
                    target,
                    blow,
                    answered: None::<Means>,
                },
            )?;
        }
    }
    Ok(first)
}
