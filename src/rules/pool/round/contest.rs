//! Tactical manoeuvres: the opposed test and its effect.

use crate::battle::{FighterId, Happening, INTERRUPT, Ledger, Outcome, Posture, Slot};
use crate::board::{Footprint, PushEnd, push_line};
use crate::dice::DiceError;
use crate::rules::common;

use super::super::assault;
use super::super::effect::{Effect, EffectKind};
use super::super::legal::{self, reaches};
use super::super::manoeuvre::{self, Manoeuvre, Opposed};
use super::super::module::Modules;
use super::super::odds::Contest;
use super::super::scene::{Scene, Snapshot};
use super::super::{approach, attack, roll, rule, word};
use super::table::Table;
use super::{after, hands, health, strike, walk};

/// The two sides of a manoeuvre (`PL-MAN-01`).
pub(crate) fn contest(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    manoeuvre: Manoeuvre,
    with: Slot,
) -> Option<Contest> {
    let dice = assault::close_dice(own, with)?;
    let mut own_modifiers = attack::modifiers(assault::hindrance(scene, own, target, false));
    own_modifiers.add(manoeuvre.rule(), manoeuvre.malus(target.build.is_quadruped));
    let is_helpless = target.state.is_down() || target.state.has(EffectKind::Stunned);
    let other = if is_helpless {
        Ledger::new(rule::PL_MAN_01, 0)
    } else {
        // Whoever has no weapon in hand for that, and no hand free either, wards off with his body.
        let with = target
            .close_arm()
            .map_or(target.build.body_slot(), |(slot, _)| slot);
        assault::close_dice(target, with)?
    };
    Some(Contest {
        own: manoeuvre::pool(&dice, manoeuvre, own.build.characteristics.charisma),
        own_modifiers,
        other,
        other_modifiers: attack::modifiers(assault::hindrance(scene, target, own, false)),
        least: roll::least(scene.round.modules),
    })
}

/// Carries a manoeuvre out: the way there, the opposed test, the effect.
pub(super) fn manoeuvre(
    table: &mut Table,
    id: FighterId,
    target: FighterId,
    with: Slot,
    (manoeuvre, stakes): (Manoeuvre, &[i16]),
) -> Result<(), DiceError> {
    let state = &mut table.fighter(id).state;
    state.turn.is_spent = true;
    state.turn.may_draw = false;
    if !come_near(table, id, target, with, (manoeuvre, stakes))? {
        return Ok(());
    }
    strike::face(table, id, table.snapshot(target).place());
    let scene = table.scene();
    let (Some(own), Some(foe)) = (scene.get(id), scene.get(target)) else {
        return Ok(());
    };
    let Some(found) = contest(&scene, own, foe, manoeuvre, with) else {
        return Ok(());
    };
    let reach = own
        .arm(with)
        .and_then(|arm| arm.close)
        .map_or(1, |close| close.reach);
    let in_contact = reaches(&scene, own, foe, reach);
    drop(scene);
    let opposed = manoeuvre::oppose(
        (found.own.value(), found.own_modifiers.value()),
        (found.other.value(), found.other_modifiers.value()),
        found.least,
        &mut *table.dice,
    )?;
    tell(table, id, target, manoeuvre, (&found, &opposed));
    strike::give_away(table, id, target);
    let lost = if opposed.is_won {
        effect(table, id, target, manoeuvre)?
    } else {
        None
    };
    // One who was pushed away may strike back only where the attacker is still in his own contact (PL-MAN-11).
    let in_contact = in_contact && (manoeuvre != Manoeuvre::Push || is_still_near(table, id, target));
    after::note(table, id, target, in_contact, lost);
    Ok(())
}

/// Whether somebody who has been pushed could strike at the pusher from where he stands now.
fn is_still_near(table: &Table, id: FighterId, target: FighterId) -> bool {
    let scene = table.scene();
    let Some((own, foe)) = scene.get(id).zip(scene.get(target)) else {
        return false;
    };
    let close = foe.close_arm().and_then(|(_, arm)| arm.close);
    close.is_some_and(|close| reaches(&scene, foe, own, close.reach))
}

/// Walks into contact where the manoeuvre allows it, by the way that was chosen as his side knows the map, and draws the weapon on
/// the way; says whether it can be tried then.
///
/// Rule: `PL-MAN-09`, `PL-DEC-04`, `BD-VIS-06`.
fn come_near(
    table: &mut Table,
    id: FighterId,
    target: FighterId,
    with: Slot,
    (manoeuvre, stakes): (Manoeuvre, &[i16]),
) -> Result<bool, DiceError> {
    let scene = table.foreseen_by(id, Some(target));
    let (Some(own), Some(foe)) = (scene.get(id), scene.get(target)) else {
        return Ok(false);
    };
    let reach = own
        .arm(with)
        .and_then(|arm| arm.close)
        .map_or(1, |close| close.reach);
    let is_near = match manoeuvre.contact(reach) {
        None => true,
        Some(contact) => reaches(&scene, own, foe, contact),
    };
    if is_near {
        return Ok(true);
    }
    let known = table.known_to(id);
    let pair = known.get(id).zip(known.get(target));
    let way = pair.and_then(|(own, foe)| legal::contact_way(&known, own, foe, manoeuvre, stakes));
    let way = way.unwrap_or_default();
    let steps = approach::open_part(&scene, own, &way);
    let unforeseen = way.get(steps.len()).map(|step| step.cell);
    drop((scene, known));
    if !table.snapshot(id).wields(with) {
        hands::draw(table, id, with);
    }
    let is_stopped = walk::go(table, id, &steps, rule::PL_MAN_09)?;
    if !is_stopped && unforeseen.is_some() && !common::bump(table, id, unforeseen) {
        table.forgone(id, manoeuvre.term(), INTERRUPT);
    }
    let scene = table.scene();
    let (Some(own), Some(foe)) = (scene.get(id), scene.get(target)) else {
        return Ok(false);
    };
    Ok(own.is_able() && reaches(&scene, own, foe, 1))
}

/// Tells both throws of an opposed test.
fn tell(
    table: &mut Table,
    id: FighterId,
    target: FighterId,
    manoeuvre: Manoeuvre,
    (found, opposed): (&Contest, &Opposed),
) {
    table.acted(id, manoeuvre.term(), Some(target));
    let outcome = |is_won: bool| {
        if is_won {
            Outcome::Success
        } else {
            Outcome::Failure
        }
    };
    let mut own = roll::check(
        rule::PL_DIC_09,
        found.own.clone(),
        (&opposed.own, found.least),
        &found.own_modifiers,
        None,
    );
    own.outcome = outcome(opposed.is_won);
    let mut other = roll::check(
        rule::PL_DIC_09,
        found.other.clone(),
        (&opposed.other, found.least),
        &found.other_modifiers,
        None,
    );
    other.outcome = outcome(!opposed.is_won);
    table.write(Happening::Checked {
        fighter: id,
        what: manoeuvre.term(),
        checks: vec![own, other],
        pool: None,
        passed: opposed.is_won,
        left: opposed.margin.max(0),
    });
}

/// What a manoeuvre that succeeds does; the weapon that it has struck from the hand, by its name among what lies about.
fn effect(
    table: &mut Table,
    id: FighterId,
    target: FighterId,
    manoeuvre: Manoeuvre,
) -> Result<Option<Slot>, DiceError> {
    let is_running = table.round.turns.iter().any(|running| running.fighter == target);
    match manoeuvre {
        Manoeuvre::Distract => table.afflict(target, Effect::until_turn_of(EffectKind::Distracted, id)),
        Manoeuvre::Block => table.afflict(target, Effect::until_turn_of(EffectKind::Immobilised, id)),
        Manoeuvre::Blind => {
            table.afflict(target, Effect::for_the_next_turn(EffectKind::Blinded, is_running));
        }
        Manoeuvre::Stun => {
            table.afflict(target, Effect::for_the_next_turn(EffectKind::Stunned, is_running));
        }
        Manoeuvre::KnockOver => health::pose(table, target, Posture::Lying, rule::PL_MAN_07),
        Manoeuvre::Push => push(table, id, target)?,
        Manoeuvre::Disarm => {
            let hand = table.snapshot(target).state.hand;
            return Ok(hands::lose_weapon(table, target, hand, rule::PL_MAN_05));
        }
    }
    Ok(None)
}

/// Drives a target back and takes its place, unless the pusher is held where he stands; one that cannot go back is cornered.
///
/// Rule: `PL-MAN-03`, `PL-BRD-14`, `PL-STA-03`, `PL-STA-07`.
fn push(table: &mut Table, id: FighterId, target: FighterId) -> Result<(), DiceError> {
    let scene = table.scene();
    let (Some(own), Some(foe)) = (scene.get(id), scene.get(target)) else {
        return Ok(());
    };
    let (start, before) = (own.place(), foe.place());
    let points = manoeuvre::push_points(own.build.characteristics.strength);
    let length = scene.squares(points.unsigned_abs());
    let held: Vec<Footprint> = scene
        .fighters
        .iter()
        .filter(|it| it.body.present && it.id() != target)
        .map(Snapshot::place)
        .collect();
    let line = match start.gap(before).sector().filter(|_| !foe.is_immobilised()) {
        Some(towards) => push_line(scene.board(), before, towards, length.min(250) as u8, &held),
        None => Vec::new(),
    };
    let (is_held, may_follow) = (foe.is_immobilised(), !own.is_immobilised());
    drop(scene);
    let free = line.iter().take_while(|step| step.end == PushEnd::Free);
    let path: Vec<_> = free.map(|step| step.cell).collect();
    let over = line.last().filter(|step| matches!(step.end, PushEnd::Drop(_)));
    let goes_over = over.is_some();
    walk::shove(table, target, &path, over.map(|step| step.cell))?;
    if let Some(held) = line.last().filter(|step| step.end == PushEnd::Occupied) {
        common::drive_into(table, (target, id), held.cell);
    }
    let moved = path.len() as i16 + i16::from(goes_over);
    if moved > 0 {
        health::release(table, target);
        if may_follow {
            walk::take_place(table, id, before.corner);
        } else {
            table.forgone(id, word::WALK, rule::PL_STA_03);
        }
    }
    let missing = i16::try_from(length).unwrap_or(i16::MAX) - moved;
    let is_partial = table.round.modules.has(Modules::PARTIAL_CORNER) && missing > 0;
    let loss = match moved {
        _ if is_held || goes_over => 0,
        0 => points,
        _ if is_partial => missing,
        _ => 0,
    };
    if loss > 0 {
        let cornered = Effect {
            points: loss,
            ..Effect::until_turn_of(EffectKind::Cornered, target)
        };
        table.afflict(target, cornered);
    }
    Ok(())
}
