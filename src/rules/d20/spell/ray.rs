//! Spells that need an attack roll: touches and rays. A touch that has missed waits for another try.

use std::sync::Arc;

use crate::battle::{FighterId, Slot, WeaponShape};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::super::arm::{Arm, Usage};
use super::super::assault::{self, Assault, Occasion, Values};
use super::super::attack::Hit;
use super::super::data::{
    Ability, Critical, Energy, Increment, Loading, Roll, Solidity, SpellEffect, Target,
};
use super::super::reach::Reach;
use super::super::round::{Table, look};
use super::super::scene::{Scene, Snapshot};
use super::super::{rule, word};
use super::{Blast, Known, Numbers, aim};

/// When a spell with an attack roll threatens, and how much it hurts then (`D20-CRT-05`).
pub(crate) const CRITICAL: Critical = Critical { threat: 20, times: 2 };

/// A spell as what is attacked with: a touch in melee or a ray, by base attack bonus, ability and size.
///
/// Rule: `D20-MAG-06`, `D20-CRT-05`.
pub(crate) fn arm(own: &Snapshot, slot: Slot) -> Option<Arm> {
    let known = own.build.book.as_ref()?.spell(slot)?;
    let is_far = matches!(known.spell.target, Target::Rays { .. });
    let link = if is_far {
        Ability::Dexterity
    } else {
        Ability::Strength
    };
    let build = &own.build;
    let (count, sides, plus) = Blast::dice(known)?;
    Some(Arm {
        gear: known.row.id().to_owned(),
        rule: known.rule,
        name: Arc::clone(&known.name),
        silhouette: WeaponShape::Claw,
        usage: Usage::Spell,
        bonus: build.base_attack + build.abilities.modifier(link) + build.bulk.attack,
        link,
        damage: Roll { count, sides, plus },
        critical: CRITICAL,
        types: Vec::new(),
        reach: (!is_far).then(|| Reach::natural(build.bulk.reach)),
        range: is_far.then(|| Increment {
            squares: aim::range(known).unwrap_or(1),
            increments: 1,
        }),
        thrown: None,
        one_handed: None,
        loading: Loading::Nothing,
        pieces: None,
        traits: Vec::new(),
        is_light: true,
        on_hit: Vec::new(),
        solidity: Solidity::default(),
    })
}

/// How the random numbers of a spell are counted; those of weapons as they fall.
pub(crate) fn numbers(own: &Snapshot, slot: Slot) -> Numbers {
    let known = own.build.book.as_ref().and_then(|book| book.spell(slot));
    known.map_or_else(Numbers::default, |known| Numbers::of(&known.metamagic))
}

/// The energy of a spell.
pub(crate) fn energy(own: &Snapshot, slot: Slot) -> Option<Energy> {
    let known = own.build.book.as_ref()?.spell(slot)?;
    known.spell.effects.iter().find_map(|effect| match effect {
        SpellEffect::Damage { energy, .. } => Some(*energy),
        _ => None,
    })
}

/// Points on a touch against somebody in armour of metal.
///
/// Rule: `D20-SPL-06`.
pub(crate) fn against_metal(own: &Snapshot, slot: Slot, target: &Snapshot) -> i16 {
    let known = own.build.book.as_ref().and_then(|book| book.spell(slot));
    let wears_metal = target.build.pieces.iter().any(|piece| piece.is_metal);
    match known.map(|known| known.spell.target) {
        Some(Target::Touched { against_metal, .. }) if wears_metal => against_metal,
        _ => 0,
    }
}

/// The attack with a spell.
///
/// Rule: `D20-MAG-06`, `D20-ATK-05`.
pub(crate) fn assault(known: &Known, slot: Slot) -> Assault {
    Assault {
        occasion: Occasion::Spell(known.word),
        is_touch: true,
        ..Assault::plain(slot, matches!(known.spell.target, Target::Rays { .. }))
    }
}

fn values(scene: &Scene, id: FighterId, target: FighterId, slot: Slot) -> Option<Values> {
    let (own, foe) = scene.get(id).zip(scene.get(target))?;
    let known = own.build.book.as_ref()?.spell(slot)?;
    assault::values(scene, own, foe, assault(known, slot))
}

/// A ray is shot at somebody.
///
/// Rule: `D20-MAG-06`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn shoot(
    table: &mut Table,
    (id, target): (FighterId, FighterId),
    slot: Slot,
) -> Result<(), DiceError> {
    let scene = table.foreseen_by(id, Some(target));
    let values = values(&scene, id, target, slot);
    drop(scene);
    if let Some(values) = values {
        values.play(table, (id, target))?;
    }
    Ok(())
}

/// Somebody is touched; whoever misses keeps the charge.
///
/// Rule: `D20-MAG-06`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn touch(
    table: &mut Table,
    (id, target): (FighterId, FighterId),
    slot: Slot,
) -> Result<(), DiceError> {
    let own = table.snapshot(id);
    let Some(known) = own.build.book.as_ref().and_then(|book| book.spell(slot)).cloned() else {
        return Ok(());
    };
    let scene = table.foreseen_by(id, Some(target));
    let values = values(&scene, id, target, slot);
    drop(scene);
    let Some(values) = values else { return Ok(()) };
    let is_hit = if aim::is_harmful(&known) {
        let landed = values.play(table, (id, target))?;
        landed.hit >= Hit::Plain
    } else {
        // What heals the living harms the undead, who save against it.
        let fall = values.attack.roll(&mut *table.dice)?;
        values.tell_touch(table, (id, target), fall);
        look::give_away(table, id, target);
        if fall.hit >= Hit::Plain {
            burn(table, (id, target), &known)?;
        }
        fall.hit >= Hit::Plain
    };
    if !is_hit && table.snapshot(id).is_able() {
        let is_new = table.fighter(id).magic.charge.replace(slot).is_none();
        if is_new {
            table.state(id, word::CHARGED, true, rule::D20_MAG_06);
        }
    }
    Ok(())
}

/// A spell that heals harms an undead.
///
/// Rule: `D20-SPL-08`.
fn burn(table: &mut Table, (id, target): (FighterId, FighterId), known: &Known) -> Result<(), DiceError> {
    let scene = table.scene();
    let both = scene.get(id).zip(scene.get(target));
    let blast = both.and_then(|(own, foe)| Blast::of(&scene, own, known, (foe, None)));
    drop(scene);
    let Some(blast) = blast else { return Ok(()) };
    blast.strike(table, (id, target))
}

/// Somebody tries again to touch whom he has missed, or another one.
///
/// Rule: `D20-MAG-06`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn discharge(table: &mut Table, id: FighterId, target: FighterId) -> Result<(), DiceError> {
    let Some(slot) = table.fighter(id).magic.charge.take() else {
        return Ok(());
    };
    table.state(id, word::CHARGED, false, rule::D20_MAG_06);
    super::work::attacked(table, id);
    let there = table.snapshot(target).place();
    look::face(table, id, there);
    touch(table, (id, target), slot)
}
