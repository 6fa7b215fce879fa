//! A blow at several foes: each of them answers for himself, and the hit points are thrown once for all.

use crate::battle::{FighterId, Happening};

use super::super::announce::surprise;
use super::super::table::Table;
use super::super::{Exchange, Stage};
use crate::rules::dsa41::exchange::attack::Blow;
use crate::rules::dsa41::manoeuvre::{self, Form, Sweeping};
use crate::rules::dsa41::melee;

/// Notes whom a sweep strikes at besides the first, once its attack has succeeded.
///
/// Rule: `MAN-BEFREIUNG`.
pub(crate) fn begin(table: &mut Table, id: FighterId, target: FighterId, blow: Blow) {
    let Form::Sweep(foes) = blow.form else { return };
    let scene = table.scene();
    let found = scene.get(id).zip(scene.get(target)).and_then(|(own, foe)| {
        let arm = own.arm(usize::from(blow.slot))?;
        Some(manoeuvre::swept(&scene, own, foe, (arm, foes)))
    });
    drop(scene);
    let rest = found.unwrap_or_default().into_iter().rev();
    table.round.melee.sweep = Some(Box::new(Sweeping {
        attacker: id,
        blow,
        rest: rest.filter(|other| *other != target).collect(),
        throw: None,
    }));
}

/// Goes on when a blow has been answered or has landed: with the next foe whom it strikes at, or with what comes after it.
///
/// Rule: `MAN-BEFREIUNG`.
pub(crate) fn go_on(table: &mut Table) {
    let sweeping = table.round.melee.sweep.as_mut();
    let next = sweeping.and_then(|sweep| Some((sweep.rest.pop()?, sweep.attacker, sweep.blow)));
    let Some((target, attacker, blow)) = next else {
        table.round.melee.sweep = None;
        table.round.stage = table.round.after_blow();
        return;
    };
    if !is_reached(table, attacker, (target, blow)) {
        return go_on(table);
    }
    surprise::spread(table, attacker, target);
    table.write(Happening::Acted {
        fighter: attacker,
        act: blow.manoeuvre(),
        target: Some(target),
        with: None,
        at: None,
    });
    table.round.exchange = Some(Exchange {
        attacker,
        target,
        blow,
        answered: None,
    });
    table.round.stage = Stage::React;
}

/// Whether a foe is still where the rest of a blow can hit him: the second fist reaches nobody who has jumped away.
///
/// Rule: `MAN-U-DOPPELSCHLAG`, `BRD-07`.
fn is_reached(table: &Table, attacker: FighterId, (target, blow): (FighterId, Blow)) -> bool {
    let Form::Bare(..) = blow.form else { return true };
    let scene = table.scene();
    let both = scene.get(attacker).zip(scene.get(target));
    both.is_some_and(|(own, foe)| {
        let arm = own.arm(usize::from(blow.slot));
        arm.is_some_and(|arm| melee::in_reach(&scene, own, foe, arm).is_ok())
    })
}
