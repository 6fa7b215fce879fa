//! Surprise: whom the fight finds unprepared, and how he comes to himself; and ambush: who strikes at somebody who does not see it
//! coming.

use crate::battle::{Choice, FighterId, Happening, Slot};
use crate::dice::DiceError;
use crate::rules::common;

use super::super::Exchange;
use super::super::deeds::{hands, lurk};
use super::super::table::Table;
use super::super::trial::{attribute_check, attribute_ledger};
use super::begin;
use crate::rules::dsa41::exchange::check;
use crate::rules::dsa41::exchange::value::Attribute;
use crate::rules::dsa41::fighter::{Ambush, Traits};
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::scene::Snapshot;
use crate::rules::dsa41::{legal, rule, shot, word};

/// What the intuition of a victim loses against missiles (`SUR-02`).
pub(crate) const UNSEEN_MISSILE: i16 = -3;
/// What it loses under a helmet that dulls the senses (`ARP-10`).
pub(crate) const DULLED: i16 = -1;
/// What every second round after the first adds to the intuition of the surprised (`SUR-01`).
pub(crate) const OF_TIME: i16 = 2;
/// What vigilance adds to it, combat instinct and blind fighting (`SUR-01`).
pub(crate) const OF_VIGILANCE: i16 = 4;
pub(crate) const OF_INSTINCT: i16 = 4;
pub(crate) const OF_BLIND_FIGHTING: i16 = 2;

/// Takes a fighter by surprise whose side the level says so of: his die does not fall yet, and no arrow is on the string. Says whether
/// it has.
///
/// Rule: `SUR-01`, `BRD-30`, `RNG-30`.
pub(crate) fn takes(table: &mut Table, id: FighterId) -> bool {
    let side = table.snapshot(id).fighter.side;
    let is_it = table.round.modules.has(Modules::SURPRISE) && table.ground.setting.surprised.contains(&side);
    if is_it {
        table.fighter(id).condition.opening.surprised = true;
        table.state(id, word::SURPRISED, true, rule::SUR_01);
        let slots = 0..table.snapshot(id).build.styles.len() as u8;
        slots.for_each(|slot| hands::as_carried(table.fighter(id), Slot(slot)));
    }
    is_it
}

/// A round begins: whoever is still surprised tests his intuition, and rolls his die when he passes.
///
/// Rule: `SUR-01`.
pub(crate) fn wear_off(table: &mut Table) -> Result<(), DiceError> {
    if table.clock.over || table.ground.setting.surprised.is_empty() {
        return Ok(());
    }
    for id in table.ids() {
        let fighter = table.snapshot(id);
        if !fighter.condition.opening.surprised || !fighter.is_conscious() {
            continue;
        }
        let modifier = modifier(table, fighter);
        if attribute_check(
            table,
            id,
            Attribute::In,
            word::INTUITION,
            (rule::SUR_01, modifier),
        )? {
            end(table, id);
            begin::roll_initiative(table, id)?;
        }
    }
    Ok(())
}

/// He is surprised no more.
pub(crate) fn end(table: &mut Table, id: FighterId) {
    if table.snapshot(id).condition.opening.surprised {
        table.fighter(id).condition.opening.surprised = false;
        table.state(id, word::SURPRISED, false, rule::SUR_01);
    }
}

/// Whether a fighter begins a round without knowing of any foe: then he declares nothing, until somebody strikes at him.
///
/// Rule: `SUR-02`.
pub(crate) fn is_unaware(table: &mut Table, id: FighterId) -> bool {
    if table.ground.setting.surprised.is_empty() {
        return false;
    }
    let fighter = table.snapshot(id);
    let Ambush {
        is_unaware: was,
        is_startled,
        ..
    } = fighter.condition.opening.ambush;
    let is_surprised = fighter.condition.opening.surprised && fighter.is_able();
    let is_unaware = is_surprised && !knows_a_foe(table, fighter);
    if is_startled {
        table.fighter(id).condition.opening.ambush.is_startled = false;
    }
    if is_unaware != was {
        table.fighter(id).condition.opening.ambush.is_unaware = is_unaware;
        table.state(id, word::UNAWARE, is_unaware, rule::SUR_02);
    }
    is_unaware
}

/// Whether a fighter or, where sides keep secrets, his side sees an able foe.
#[inline(never)]
fn knows_a_foe(table: &Table, fighter: &Snapshot) -> bool {
    let scene = table.scene();
    let side = fighter.fighter.side;
    let sees = |foe: &Snapshot| match table.secrets.are_kept() {
        true => table.secrets.sees(side, foe.id()),
        false => shot::sees(&scene, fighter, foe),
    };
    scene.foes(fighter).any(sees)
}

/// Somebody strikes or shoots: whoever does not see it coming has to grasp it before he may defend himself.
///
/// Rule: `SUR-02`, `SUR-03`.
pub(crate) fn spring(table: &mut Table, id: FighterId, target: FighterId, is_missile: bool) {
    // Whoever sleeps senses nothing.
    if !table.round.modules.has(Modules::SURPRISE) || !table.snapshot(target).is_conscious() {
        return;
    }
    let (attacker, victim) = (table.snapshot(id), table.snapshot(target));
    let ambush = victim.condition.opening.ambush;
    let is_new = ambush.met & Ambush::bit(id) == 0;
    let is_unseen = match table.secrets.are_kept() {
        true => !common::is_aware(table, victim.fighter.side, id),
        // At arm's length everybody sees who strikes.
        false => is_missile && is_new && !shot::sees(&table.scene(), victim, attacker),
    };
    let is_sprung = ambush.is_unaware || is_unseen;
    // What an earlier blow that missed has left counts no more.
    if is_sprung || ambush.is_sprung || ambush.is_caught {
        let ambush = &mut table.fighter(target).condition.opening.ambush;
        (ambush.is_sprung, ambush.is_caught) = (is_sprung, false);
        ambush.met |= if is_sprung { Ambush::bit(id) } else { 0 };
    }
}

/// A blow goes on to somebody besides its first target: he may not see it coming any more than that one did, and then he knows who
/// strikes.
///
/// Rule: `SUR-02`, `SUR-03`.
pub(crate) fn spread(table: &mut Table, id: FighterId, target: FighterId) {
    if !table.snapshot(target).condition.opening.ambush.is_sprung {
        spring(table, id, target, false);
        lurk::give_away(table, id, target);
    }
}

/// A blow or missile has missed its target. Was it the first attack on somebody who knew of no foe, he is on his guard from now on:
/// against the next one no intuition is asked for.
///
/// Rule: `SUR-02`.
pub(crate) fn missed(table: &mut Table, id: FighterId) {
    if !table.snapshot(id).condition.opening.ambush.is_unaware {
        return;
    }
    let ambush = &mut table.fighter(id).condition.opening.ambush;
    (ambush.is_unaware, ambush.is_startled) = (false, true);
    table.state(id, word::UNAWARE, false, rule::SUR_02);
}

/// Who has noticed that he was struck at in vain and has still to declare.
///
/// Rule: `SUR-02`.
#[inline]
pub(crate) fn startled(table: &Table) -> Option<FighterId> {
    let is_he = |id: &FighterId| is_to_declare(table.snapshot(*id));
    match table.ground.setting.surprised.is_empty() {
        true => None,
        false => table.ids().find(is_he),
    }
}

fn is_to_declare(fighter: &Snapshot) -> bool {
    fighter.condition.opening.ambush.is_startled && fighter.turn.plan.is_none() && fighter.is_able()
}

/// Whether an answer is that of somebody who was asked so.
///
/// Rule: `SUR-02`.
pub(crate) fn answers(table: &Table, answer: &Choice) -> Option<FighterId> {
    let is_declaration = matches!(answer, Choice::Plan { .. }) || *answer == legal::plainly(word::SURRENDER);
    startled(table).filter(|_| is_declaration)
}

/// The victim of an ambush tests his intuition, whether he can defend himself at all. If he has declared nothing so far, he does so
/// now. Says whether the blow goes on as any other: not if he is asked, or has not seen it coming.
///
/// Rule: `SUR-02`, `ARP-10`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn meets(table: &mut Table, exchange: Exchange) -> Result<bool, DiceError> {
    let id = exchange.target;
    let ambush = table.snapshot(id).condition.opening.ambush;
    // One of several whom a blow strikes at may be unaware without having been its first target.
    if !ambush.is_sprung && !ambush.is_unaware {
        // Of several blows in a row the first has startled him.
        let declares = is_to_declare(table.snapshot(id));
        if declares {
            table.ask(id, word::ASK_ANNOUNCE, None);
        }
        return Ok(!declares);
    }
    let victim = table.snapshot(id);
    let by_missile = exchange.blow.flight.is_missile();
    let asked = (rule::SUR_02, if by_missile { UNSEEN_MISSILE } else { 0 });
    let mut ledger = attribute_ledger(victim, Attribute::In, asked);
    ledger.add(rule::ARP_10, if victim.build.traits.dulled { DULLED } else { 0 });
    let check = check::roll(rule::SUR_02, ledger, &mut *table.dice)?;
    let passed = check.outcome.is_success();
    table.write(Happening::Checked {
        fighter: id,
        what: word::INTUITION,
        checks: vec![check],
        pool: None,
        passed,
        left: 0,
    });
    let ambush = &mut table.fighter(id).condition.opening.ambush;
    let was_unaware = std::mem::take(&mut ambush.is_unaware);
    ambush.is_sprung = false;
    ambush.is_caught = !passed;
    if passed {
        ambush.wary |= Ambush::bit(exchange.attacker);
    }
    if was_unaware {
        table.state(id, word::UNAWARE, false, rule::SUR_02);
    }
    if table.snapshot(id).turn.plan.is_none() && table.snapshot(id).is_able() {
        table.ask(id, word::ASK_ANNOUNCE, None);
        return Ok(false);
    }
    Ok(true)
}

/// The declaration that the victim of an ambush was asked for in the middle of it.
///
/// Rule: `SUR-02`.
pub(crate) fn declare_late(table: &mut Table, id: FighterId, answer: &Choice) {
    table.fighter(id).condition.opening.ambush.is_startled = false;
    match answer {
        Choice::Plan { .. } => begin::settle_plan(table, id, answer),
        _ => begin::surrender(table, id),
    }
}

/// Whether the blow under way finds somebody who has not seen it coming; it is the last one that does.
///
/// Rule: `SUR-02`.
pub(crate) fn is_caught(table: &mut Table, id: FighterId) -> bool {
    table.snapshot(id).condition.opening.ambush.is_caught && {
        table.fighter(id).condition.opening.ambush.is_caught = false;
        true
    }
}

/// Notes whether any foe knows where somebody is who is about to strike, where that matters.
///
/// Rule: `SUR-04`.
pub(crate) fn note_cover(table: &mut Table, id: FighterId) {
    if !table.round.modules.has(Modules::ASSASSINATION) || !table.secrets.are_kept() {
        return;
    }
    let scene = table.scene();
    let own = table.snapshot(id);
    let is_hidden = !scene
        .foes(own)
        .any(|foe| table.secrets.sees(foe.fighter.side, id));
    drop(scene);
    if table.snapshot(id).condition.opening.ambush.is_hidden != is_hidden {
        table.fighter(id).condition.opening.ambush.is_hidden = is_hidden;
    }
}

/// What makes the check easier or harder: the rounds that have gone by, what he has learnt, and whom he faces: beasts that have smelt
/// him first. Of one whom he does not see the check, which everybody reads who sees him, tells nothing.
///
/// Rule: `SUR-01`, `OPP-09`, `BD-VIS-05`.
fn modifier(table: &Table, fighter: &Snapshot) -> i16 {
    let scene = table.faced_by(fighter.id());
    let smell = scene.foes(fighter).map(|foe| foe.build.traits.scent).min();
    by_time(table.clock.round) + by_learning(&fighter.build.traits) + smell.unwrap_or(0)
}

/// Two points for every second round after the first.
const fn by_time(round: u16) -> i16 {
    OF_TIME * ((round.saturating_sub(1) / 2) as i16)
}

const fn by_learning(traits: &Traits) -> i16 {
    let mut points = 0;
    if traits.vigilance {
        points += OF_VIGILANCE;
    }
    if traits.instinct {
        points += OF_INSTINCT;
    }
    if traits.eyes.blind_fighting {
        points += OF_BLIND_FIGHTING;
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_second_round_makes_it_easier_sur_01() {
        // 2 * floor((n - 1) / 2)
        for (round, points) in [(1, 0), (2, 0), (3, 2), (4, 2), (5, 4), (9, 8)] {
            assert_eq!(by_time(round), points, "round {round}");
        }
    }

    #[test]
    fn learning_adds_up_sur_01() {
        let vigilant = Traits {
            vigilance: true,
            ..Traits::default()
        };
        let sensing = Traits {
            instinct: true,
            ..vigilant
        };
        let mut blind = sensing;
        blind.eyes.blind_fighting = true;
        assert_eq!([vigilant, sensing, blind].map(|it| by_learning(&it)), [4, 8, 10]);
    }
}
