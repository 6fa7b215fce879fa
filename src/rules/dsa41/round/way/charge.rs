//! A charge: the run, the blow at its end, and following whom it drives back.

use crate::battle::{Choice, FighterId, Happening};
use crate::dice::DiceError;

use super::super::blow::counter;
use super::super::blow::swing::swing;
use super::super::suffer::consequence::end_if_decided;
use super::super::table::Table;
use super::super::{Exchange, Stage};
use super::{distance, joust, pair, walk};
use crate::rules::dsa41::data::DistanceClass;
use crate::rules::dsa41::exchange::attack::Blow;
use crate::rules::dsa41::manoeuvre::{self, Form, Onset, Rush};
use crate::rules::dsa41::melee::{self, Follow};
use crate::rules::dsa41::terrain::place;
use crate::rules::dsa41::{rule, word};

/// Runs at a foe; whoever is stopped on the way does not strike.
///
/// Rule: `MAN-STURMANGRIFF`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
#[inline(never)]
pub(crate) fn set_out(table: &mut Table, onset: Onset) -> Result<(), DiceError> {
    let scene = table.scene();
    let found = scene.get(onset.charger).zip(scene.get(onset.target));
    let path = found.and_then(|(charger, target)| {
        let arm = charger.arm(usize::from(onset.blow.slot))?;
        manoeuvre::run(&scene, charger, target, (arm, onset.blow.form)).ok()
    });
    drop(scene);
    table.round.melee.onset = Some(onset);
    walk::walk(
        table,
        onset.charger,
        word::CHARGE,
        &path.unwrap_or_default(),
        (None, None),
    )
}

/// Strikes at the end of the run, if it has led there.
///
/// Rule: `MAN-STURMANGRIFF`, `BRD-13`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn arrive(table: &mut Table, is_stopped: bool) -> Result<(), DiceError> {
    let Some(onset) = table.round.melee.onset.take() else {
        return Ok(());
    };
    let Onset {
        charger,
        target,
        blow,
    } = onset;
    let scene = table.scene();
    let reaches = scene
        .get(charger)
        .zip(scene.get(target))
        .is_some_and(|(own, foe)| {
            let arm = own.arm(usize::from(blow.slot));
            own.is_able()
                && foe.is_conscious()
                && arm.is_some_and(|arm| melee::in_reach(&scene, own, foe, arm).is_ok())
        });
    drop(scene);
    if is_stopped || !reaches || table.clock.over {
        // A run that nobody could begin has been told already.
        if !is_stopped && !table.clock.over {
            table.write(Happening::Forgone {
                fighter: charger,
                what: blow.form.word().unwrap_or(word::CHARGE),
                rule: Some(rule::BRD_13),
            });
        }
        return Ok(());
    }
    let blow = blow.by(table.snapshot(charger));
    if let Form::Mounted(rush, _) = blow.form {
        if !joust::rides_home(table, charger, blow)? {
            return Ok(());
        }
        if rush == Rush::Down {
            table.round.exchange = Some(Exchange {
                attacker: charger,
                target,
                blow,
                answered: None,
            });
            table.round.stage = Stage::React;
            return Ok(());
        }
        if rush == Rush::Lance && joust::asks_to_joust(table, (charger, target), blow) {
            return Ok(());
        }
    }
    if counter::asks(table, (charger, None), target, blow) {
        return Ok(());
    }
    strike_home(table, (charger, target), blow, None)
}

/// Strikes at the end of the run, after the target has been asked, who may strike into the blow with so many points.
///
/// Rule: `MAN-STURMANGRIFF`, `MAN-GEGENHALTEN`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn strike_home(
    table: &mut Table,
    (charger, target): (FighterId, FighterId),
    blow: Blow,
    met_with: Option<i16>,
) -> Result<(), DiceError> {
    if let Some(points) = met_with {
        return counter::clash(table, (charger, target), blow, points).map(drop);
    }
    let swung = swing(table, charger, target, blow)?;
    if swung.outcome.is_success() {
        table.round.exchange = Some(Exchange {
            attacker: charger,
            target,
            blow: swung.blow,
            answered: None,
        });
        table.round.stage = Stage::React;
    }
    Ok(())
}

/// Asks somebody who has driven a foe back whether he follows; it costs nothing, and the class stays as it was.
///
/// Rule: `BRD-16`.
pub(crate) fn ask_to_press(
    table: &mut Table,
    id: FighterId,
    foe: FighterId,
    (class, before): (Option<DistanceClass>, u16),
) {
    let follow = Follow {
        mover: foe,
        foe: id,
        before,
    };
    let Some(class) = class.filter(|_| distance::can_come_after(table, follow)) else {
        return;
    };
    table.round.melee.press = Some((follow, class));
    table.round.stage = Stage::Between;
    table.ask(id, word::ASK_PRESS, Some(foe));
}

/// Carries out what he answered.
///
/// Rule: `BRD-16`.
pub(crate) fn press(table: &mut Table, (follow, class): (Follow, DistanceClass), answer: &Choice) {
    if *answer != Choice::Pass {
        table.write(Happening::Acted {
            fighter: follow.foe,
            act: word::PRESS,
            target: Some(follow.mover),
            with: None,
            at: None,
        });
        distance::come_after(table, follow, rule::BRD_16);
        let keeps_pairs = table.round.modules.keep_pairs();
        if keeps_pairs && pair::lasts(table, follow.foe, follow.mover) {
            pair::set(table, follow.foe, follow.mover, class, None);
        }
        pair::ended(table, follow.foe, pair::Moved::Stepped);
    }
    end_if_decided(table);
}

/// The class and the distance of two before one of them is driven back.
pub(crate) fn before(table: &Table, id: FighterId, foe: FighterId) -> (Option<DistanceClass>, u16) {
    let scene = table.scene();
    let class = scene
        .get(id)
        .zip(scene.get(foe))
        .and_then(|(own, other)| melee::between(&scene, own, other));
    let squares = place::distance(table.snapshot(id), table.snapshot(foe));
    // Without classes only the squares count.
    (class.or(Some(DistanceClass::Close)), squares)
}
