//! The end of a gallop: whether the rider rides home, and lances that meet.

use crate::battle::{FighterId, Happening};
use crate::dice::DiceError;

use super::super::blow::react;
use super::super::blow::swing::swing;
use super::super::table::Table;
use super::super::turn::act;
use super::super::{Due, Exchange, Stage};
use super::saddle::test;
use crate::rules::dsa41::condition::riding::Test;
use crate::rules::dsa41::exchange::attack::Blow;
use crate::rules::dsa41::exchange::luck::Luck;
use crate::rules::dsa41::manoeuvre::{self, Form, Meeting};
use crate::rules::dsa41::word;

/// Whether a rider rides home at the end of his gallop; who does not makes no attack.
///
/// Rule: `MNT-01`, `MNT-05`, `MNT-06`, `MNT-07`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn rides_home(table: &mut Table, id: FighterId, blow: Blow) -> Result<bool, DiceError> {
    let Form::Mounted(rush, _) = blow.form else {
        return Ok(true);
    };
    let rides = test(table, id, Test::Rush(rush))?.is_some();
    if !rides {
        table.write(Happening::Forgone {
            fighter: id,
            what: blow.manoeuvre(),
            rule: Some(rush.rule()),
        });
    }
    Ok(rides)
}

/// Asks a rider at whom a lance comes whether he meets it with his own; says whether he is asked.
///
/// Rule: `MNT-07`.
pub(crate) fn asks_to_joust(
    table: &mut Table,
    (charger, target): (FighterId, FighterId),
    blow: Blow,
) -> bool {
    let scene = table.scene();
    let both = scene.get(target).zip(scene.get(charger));
    let may = both.is_some_and(|(own, foe)| manoeuvre::may_joust(&scene, own, foe));
    drop(scene);
    if !may {
        return false;
    }
    table.round.melee.meeting = Some(Meeting {
        striker: (charger, None),
        target,
        blow,
    });
    table.round.stage = Stage::Between;
    table.ask(target, word::ASK_JOUST, Some(charger));
    true
}

/// Two lances meet: both riders strike at once, the second if he rides home as well.
///
/// Rule: `MNT-07`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn joust(
    table: &mut Table,
    (charger, target): (FighterId, FighterId),
    blow: Blow,
) -> Result<(), DiceError> {
    table.write(act::acted(target, word::JOUST));
    act::spend(table, target, Due::First);
    table.fighter(target).turn.spent.attack(None, None);
    table.fighter(target).turn.defences = 0;
    let own = Blow {
        slot: 0,
        luck: Luck::None,
        ..blow
    };
    let rides = rides_home(table, target, own)?;
    let first = swing(table, charger, target, blow)?;
    let second = if rides {
        Some(swing(table, target, charger, own)?)
    } else {
        None
    };
    let blows = [(Some(first), charger, target), (second, target, charger)];
    for (swung, attacker, target) in blows {
        let Some(swung) = swung.filter(|swung| swung.outcome.is_success()) else {
            continue;
        };
        react::land(
            table,
            Exchange {
                attacker,
                target,
                blow: swung.blow,
                answered: None,
            },
        )?;
    }
    Ok(())
}
