//! Striking into the blow of a foe: he is asked before it is rolled, both roll, and the better blow does more.

use crate::battle::{Choice, FighterId};
use crate::dice::DiceError;

use super::super::table::Table;
use super::super::turn::act;
use super::super::way::{charge, joust};
use super::super::{Due, Exchange, Stage};
use super::swing::Swing;
use super::{react, swing};
use crate::rules::dsa41::condition::convert;
use crate::rules::dsa41::exchange::attack::Blow;
use crate::rules::dsa41::exchange::means::Means;
use crate::rules::dsa41::fighter::Arm;
use crate::rules::dsa41::manoeuvre::{self, Art, Form, Meeting};
use crate::rules::dsa41::{legal, word};

/// Asks the target of a blow whether he strikes into it, if he has learnt to; says whether he is asked.
///
/// Rule: `MAN-GEGENHALTEN`, `SUR-02`.
#[inline]
pub(crate) fn asks(
    table: &mut Table,
    striker: (FighterId, Option<Due>),
    target: FighterId,
    blow: Blow,
) -> bool {
    let foe = table.snapshot(target);
    // Nobody strikes into a blow that he does not see coming (SUR-02).
    let may = foe.build.traits.arts.has(Art::Counter) && !foe.condition.opening.ambush.is_sprung;
    may && asks_who_can(table, striker, target, blow)
}

#[inline(never)]
fn asks_who_can(table: &mut Table, striker: (FighterId, Option<Due>), target: FighterId, blow: Blow) -> bool {
    let scene = table.scene();
    let both = scene.get(target).zip(scene.get(striker.0));
    let may = both.is_some_and(|both| manoeuvre::may_counter(&scene, both, blow).is_ok());
    drop(scene);
    // A run comes to its end first.
    if !may || striker.1.is_some() && matches!(blow.form, Form::Charge(_) | Form::Mounted(..)) {
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
pub(crate) fn answer(table: &mut Table, meeting: Meeting, answer: &Choice) -> Result<(), DiceError> {
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
    if *answer == legal::plainly(word::JOUST) {
        return joust::joust(table, (striker.0, target), blow);
    }
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
pub(crate) fn clash(
    table: &mut Table,
    (id, target): (FighterId, FighterId),
    blow: Blow,
    points: i16,
) -> Result<Swing, DiceError> {
    let impact = match blow.form {
        Form::Charge(impact) => impact,
        _ => 0,
    };
    let own = Blow {
        form: Form::Counter(points, impact),
        ..Blow::plain(table.snapshot(target).main_slot() as u8)
    };
    let phase = table.clock.phase;
    let piece = convert::piece_of(table.snapshot(target), table.snapshot(target).main_arm());
    let first = swing::swing(table, id, target, blow)?;
    let second = swing::swing(table, target, id, own)?;
    let turn = &mut table.fighter(target).turn;
    turn.defences -= 1;
    turn.spent.defend(piece, false);
    turn.busy = phase;
    let lead = table.snapshot(id).ini() - table.snapshot(target).ini();
    let arm = |id: FighterId, slot: u8| table.snapshot(id).arm(slot.into());
    let both = [(first, arm(id, blow.slot)), (second, arm(target, own.slot))];
    let [mine, his] = left_of(both, lead);
    for (blow, attacker, target) in [(mine, id, target), (his, target, id)] {
        if let Some(blow) = blow {
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

/// What is left of two blows that meet, the first of which is so much quicker: of two equal ones the second loses what was announced.
///
/// Rule: `MAN-GEGENHALTEN`.
pub(crate) fn left_of(
    [(first, arm), (second, own_arm)]: [(Swing, Option<&Arm>); 2],
    lead: i16,
) -> [Option<Blow>; 2] {
    let (by, back) = (first.margin + lead.max(0), second.margin + (-lead).max(0));
    let (hits, hits_back) = (first.outcome.is_success(), second.outcome.is_success());
    let (blow, own) = (first.blow, second.blow);
    match (hits, hits_back) {
        (true, true) if by > back => [Some(blow), own_arm.and_then(|arm| manoeuvre::worse(arm, own))],
        (true, true) if by < back => [arm.and_then(|arm| manoeuvre::worse(arm, blow)), Some(own)],
        (true, true) => [Some(blow), Some(own.unraised())],
        _ => [hits.then_some(blow), hits_back.then_some(own)],
    }
}
