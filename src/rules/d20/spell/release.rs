//! A spell takes effect: on whom it was cast, on all in its area, with each of its missiles and rays.

use crate::battle::{Choice, FighterId, Happening, Points, RuleId, Slot};
use crate::board::Arc;
use crate::dice::{Dice, DiceError, Throw};

use super::super::action;
use super::super::data::{SaveEffect, SpellEffect, Target, Who};
use super::super::round::{Frame, Table, health, look};
use super::super::{facing, rule, word};
use super::magic::Casting;
use super::{Blast, Known, Numbers, aim, area, ray, sphere, withstand, work};

/// A spell takes effect.
///
/// Rule: `D20-MAG-01`, `D20-MAG-02`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn release(
    table: &mut Table,
    id: FighterId,
    casting: Casting,
    known: &Known,
) -> Result<(), DiceError> {
    if aim::is_harmful(known) {
        work::attacked(table, id);
    }
    if let Some(target) = casting.target.filter(|target| *target != id) {
        let there = table.snapshot(target).place();
        look::face(table, id, there);
    }
    match (known.spell.target, casting.target) {
        (Target::Area { .. }, _) => in_area(table, id, casting, known),
        (Target::Sphere { .. }, _) => sphere::conjure(table, id, (casting.spell, casting.at), known),
        (Target::Caster, _) => bestow(table, (id, id), known),
        (_, None) => Ok(()),
        (Target::Touched { .. }, Some(target)) if aim::is_against(known, table.snapshot(target)) => {
            ray::touch(table, (id, target), casting.spell)
        }
        (Target::Touched { .. }, Some(target)) => bestow(table, (id, target), known),
        (Target::Creature { .. }, Some(target)) => afflict(table, (id, target), known),
        (Target::Missiles { .. } | Target::Rays { .. }, Some(target)) => {
            let left = (known.count() - 1).max(0) as u8;
            let left = if casting.goes_on { 0 } else { left };
            table.round.frames.push(Frame::Volley {
                fighter: id,
                spell: casting.spell,
                left,
                at: vec![target],
            });
            Ok(())
        }
    }
}

/// A spell helps somebody: it heals, or works on him for a while.
///
/// Rule: `D20-MAG-06`, `D20-DTH-05`, `D20-SEQ-06`.
pub(super) fn bestow(
    table: &mut Table,
    (id, target): (FighterId, FighterId),
    known: &Known,
) -> Result<(), DiceError> {
    for effect in &known.spell.effects {
        if let SpellEffect::Heal { dice, sides, plus } = *effect {
            let numbers = Numbers::of(&known.metamagic);
            let throw = match numbers.has_dice() {
                true => table.dice.sum(dice, sides)?,
                false => Throw::default(),
            };
            let mut points = Points::thrown(known.rule, sides, throw);
            let plus = plus.at(known.caster_level);
            points.ledger.add_for(known.rule, known.row, plus);
            let highest = i16::from(dice) * i16::from(sides);
            for (rule, row, more) in numbers.lines((throw.total(), plus), highest) {
                points.ledger.add_for(rule, row, more);
            }
            let gained = points.value();
            table.write(Happening::Rolled {
                fighter: target,
                what: word::HEALING,
                points: Box::new(points),
            });
            health::gain(table, target, gained, known.rule);
        }
    }
    if let Some(work) = work::of(table.snapshot(id), known) {
        work::begin(table, target, work);
    }
    Ok(())
}

/// A spell that brings a state works on somebody who neither resists nor saves.
///
/// Rule: `D20-MAG-07`, `D20-MAG-11`.
fn afflict(table: &mut Table, (id, target): (FighterId, FighterId), known: &Known) -> Result<(), DiceError> {
    if !withstand::gets_past(table, (id, target), known)? {
        return Ok(());
    }
    let dc = withstand::dc(table.snapshot(id), known);
    if let Some(save) = known.spell.save.filter(|save| !save.only_undead)
        && withstand::saves(table, target, (known, dc), save.kind)?
        && save.success == SaveEffect::Negates
    {
        return Ok(());
    }
    if let Some(work) = work::of(table.snapshot(id), known) {
        work::begin(table, target, work);
    }
    Ok(())
}

/// A spell works on all whom it finds in its area. Its damage is rolled once, and everybody saves for himself.
///
/// Rule: `D20-MAG-08`, `D20-MAG-10`, `D20-BRD-13`.
fn in_area(table: &mut Table, id: FighterId, casting: Casting, known: &Known) -> Result<(), DiceError> {
    let scene = table.scene();
    let Some(own) = scene.get(id) else { return Ok(()) };
    let Some(squares) = area::squares(&scene, own, known, (casting.at, casting.facing)) else {
        return Ok(());
    };
    let found = area::those_in(&scene, own, known, &squares);
    let count = i16::try_from(squares.1.len()).unwrap_or(i16::MAX);
    let dice = Blast::dice(known);
    drop(scene);
    // The squares that it takes.
    let mut taken = Points::thrown(rule::D20_MAG_10, 1, Throw::default());
    taken.ledger.add(rule::D20_BRD_13, count);
    table.write(Happening::Rolled {
        fighter: id,
        what: word::AREA,
        points: Box::new(taken),
    });
    let who = match known.spell.target {
        Target::Area { who, .. } => who,
        _ => Who::Anyone,
    };
    let throw = match dice {
        Some((count, sides, _)) if Numbers::of(&known.metamagic).has_dice() => {
            table.dice.sum(count, sides)?
        }
        _ => Throw::default(),
    };
    for target in found {
        if table.clock.over {
            break;
        }
        if who == Who::Allies {
            bestow(table, (id, target), known)?;
        } else if dice.is_none() {
            afflict(table, (id, target), known)?;
        } else if withstand::gets_past(table, (id, target), known)? {
            let scene = table.scene();
            let both = scene.get(id).zip(scene.get(target));
            let blast = both.and_then(|(own, foe)| Blast::of(&scene, own, known, (foe, Some(squares.0))));
            drop(scene);
            if let Some(blast) = blast {
                blast.land(table, (id, target), throw)?;
            }
        }
    }
    look::around(table);
    Ok(())
}

/// Missiles or rays of which each may have a target of its own: the caster is asked for the others, then they all strike.
///
/// Rule: `D20-MAG-02`, `D20-MAG-06`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn volley(
    table: &mut Table,
    (id, spell): (FighterId, Slot),
    (mut left, mut at): (u8, Vec<FighterId>),
) -> Result<(), DiceError> {
    let first = at.first().copied().unwrap_or(id);
    if let Some(answer) = table.round.answer.take() {
        return match answer {
            // All others go the same way.
            Choice::Pass => {
                at.extend(std::iter::repeat_n(first, left.into()));
                strike(table, (id, spell), &at)
            }
            answer => action::play(table, (id, word::ASK_AIM, None), &answer),
        };
    }
    let is_open = left > 0 && table.snapshot(id).is_able() && has_choice(table, id);
    if is_open {
        table.ask(id, word::ASK_AIM, None);
        return Ok(());
    }
    while left > 0 {
        at.push(first);
        left -= 1;
    }
    strike(table, (id, spell), &at)
}

/// Whether somebody has more than one target for the next missile.
fn has_choice(table: &Table, id: FighterId) -> bool {
    let scene = table.known_to(id);
    let Some(own) = scene.get(id) else { return false };
    let foes = scene.foes(own);
    foes.filter(|foe| action::may_aim_at(&scene, own, foe).is_ok())
        .count()
        > 1
}

/// All missiles or rays strike, one after the other.
fn strike(table: &mut Table, (id, spell): (FighterId, Slot), at: &[FighterId]) -> Result<(), DiceError> {
    table.round.frames.pop();
    let own = table.snapshot(id);
    let Some(known) = own
        .build
        .book
        .as_ref()
        .and_then(|book| book.spell(spell))
        .cloned()
    else {
        return Ok(());
    };
    // Resistance is overcome once for each target.
    let mut met: Vec<(FighterId, bool)> = Vec::new();
    for target in at {
        if table.clock.over {
            break;
        }
        if !table.snapshot(*target).can_suffer() {
            continue;
        }
        let known_end = met.iter().find(|(it, _)| it == target).map(|(_, is)| *is);
        let gets_past = match known_end {
            Some(is) => is,
            None => withstand::gets_past(table, (id, *target), &known)?,
        };
        if known_end.is_none() {
            met.push((*target, gets_past));
        }
        if !gets_past {
            continue;
        }
        match known.spell.target {
            Target::Rays { .. } => ray::shoot(table, (id, *target), spell)?,
            _ => missile(table, (id, *target), &known)?,
        }
    }
    Ok(())
}

/// A missile strikes without fail, unless a spell stops it.
///
/// Rule: `D20-SPL-01`, `D20-CRT-05`.
fn missile(table: &mut Table, (id, target): (FighterId, FighterId), known: &Known) -> Result<(), DiceError> {
    if let Some(stop) = stop(table, (id, target), known) {
        table.forgone(id, known.word, stop);
        return Ok(());
    }
    look::give_away(table, id, target);
    let scene = table.scene();
    let both = scene.get(id).zip(scene.get(target));
    let blast = both.and_then(|(own, foe)| Blast::of(&scene, own, known, (foe, None)));
    drop(scene);
    let Some(blast) = blast else { return Ok(()) };
    blast.strike(table, (id, target))
}

/// The spell that keeps somebody from another one; one that guards the front alone does so from there.
///
/// Rule: `D20-SPL-04`, `D20-FAC-19`.
fn stop(table: &Table, (id, target): (FighterId, FighterId), known: &Known) -> Option<RuleId> {
    let own = table.snapshot(target);
    let scene = table.scene();
    let is_in_front = facing::side(&scene, own, table.snapshot(id).place()) == Arc::Front;
    let guards_there = |stop: &str| {
        let spell = scene.tables().and_then(|tables| tables.spells.get(stop));
        is_in_front || !spell.is_some_and(|spell| spell.front_only)
    };
    let stops = known.spell.stopped_by.iter();
    let found = stops.filter(|stop| work::wears(own, stop.as_str()) && guards_there(stop.as_str()));
    found
        .map(|stop| super::super::sheet::rule_of(stop.as_str()))
        .next()
}
