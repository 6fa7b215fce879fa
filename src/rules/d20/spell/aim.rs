//! At whom and where a spell can be aimed, and what its caster needs for it.

use crate::battle::{Slot, WhyNot};
use crate::board::{Cell, Footprint, Pair, Spot};

use super::super::action::At;
use super::super::data::{ArmourKind, Component, Range, Shape, SpellEffect, State, Target, Who};
use super::super::scene::{Scene, Snapshot, spot};
use super::super::{concealment, reach, rule, why};
use super::{Known, magic_item, price, withstand};

/// How a spell is aimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// At somebody, or at oneself.
    Whom,
    /// At a square.
    Square,
    /// In a direction.
    Direction,
    /// At oneself: it is drunk.
    Mouth,
}

/// How a spell is aimed.
///
/// Rule: `D20-MAG-02`, `D20-BRD-13`.
pub(crate) fn aim(known: &Known) -> Aim {
    match known.spell.target {
        _ if known.is_drunk() => Aim::Mouth,
        Target::Area {
            shape: Shape::Cone { .. },
            ..
        } => Aim::Direction,
        Target::Area {
            shape: Shape::Line { .. },
            ..
        }
        | Target::Sphere { .. } => Aim::Square,
        Target::Area { .. } if known.spell.range != Range::Personal => Aim::Square,
        _ => Aim::Whom,
    }
}

/// Whether a spell is meant for foes.
pub(crate) fn is_harmful(known: &Known) -> bool {
    known.spell.harms()
}

/// Whether a spell heals the living.
pub(crate) fn heals(known: &Known) -> bool {
    let effects = known.spell.effects.iter();
    effects
        .into_iter()
        .any(|effect| matches!(effect, SpellEffect::Heal { .. }))
}

/// Whether a spell would be cast against somebody: it harms, or it heals and he is undead.
pub(crate) fn is_against(known: &Known, target: &Snapshot) -> bool {
    is_harmful(known) || heals(known) && !target.build.kind.is_living()
}

/// The spell of a choice.
pub(crate) fn known<'a>(at: &At<'a>) -> Result<&'a Known, WhyNot> {
    let book = at.own.build.book.as_ref();
    let known = book.and_then(|book| book.spell(at.slot()));
    known.ok_or_else(|| why::no_spell(rule::D20_MAG_01))
}

/// Whether somebody can cast a spell, whoever it is aimed at: it is left, a hand is free for gestures, and nobody holds him for them.
///
/// A weapon for two hands can be held in one for a moment; a shield and a weapon leave no hand free. Nothing in these rules takes away a
/// voice, and everybody has his components with him.
///
/// Rule: `D20-MAG-01`, `D20-MAG-05`, `D20-MAG-12`.
pub(crate) fn is_able(own: &Snapshot, slot: Slot, known: &Known) -> Result<(), WhyNot> {
    price::is_left(own, slot)?;
    if let Some(item) = known.item {
        magic_item::is_ready(own, slot, item)?;
    }
    if !known.is_cast() || !known.takes(Component::Somatic) {
        return Ok(());
    }
    let is_gripped = [State::Grappling, State::Pinned]
        .into_iter()
        .any(|state| own.state.suffers(state));
    if is_gripped {
        return Err(why::no_gestures(rule::D20_MAG_05));
    }
    // What is read is in a hand that is free for nothing else.
    match known.item.is_some() || has_free_hand(own) {
        true => Ok(()),
        false => Err(why::no_free_hand(rule::D20_MAG_01)),
    }
}

/// Whether a hand is free for gestures.
///
/// Rule: `D20-MAG-01`.
pub(crate) fn has_free_hand(own: &Snapshot) -> bool {
    let shield = own.shield();
    let is_held =
        own.hands.other.is_some() || shield.is_some_and(|shield| shield.kind != ArmourKind::Buckler);
    !is_held || own.arm(own.hands.held).is_none_or(|arm| arm.is_body())
}

/// Squares that a spell carries; none where it does not leave the caster or is a touch.
pub(crate) fn range(known: &Known) -> Option<u16> {
    let squares = known.spell.range.squares(known.caster_level);
    squares.map(|squares| squares.saturating_mul(known.farther()))
}

/// Whether a spell can be cast on somebody.
///
/// Rule: `D20-MAG-02`, `D20-MAG-06`.
pub(crate) fn reaches(scene: &Scene, own: &Snapshot, known: &Known, target: &Snapshot) -> Result<(), WhyNot> {
    let is_self = target.id() == own.id();
    match known.spell.target {
        Target::Caster | Target::Area { .. } if is_self => Ok(()),
        Target::Caster | Target::Area { .. } => Err(why::only_self(rule::D20_MAG_02)),
        Target::Touched { who, .. } => {
            is_meant(scene, own, (known, who), target)?;
            match is_self || touches(scene, own, target) {
                true => Ok(()),
                false => Err(why::not_near(rule::D20_MAG_06)),
            }
        }
        Target::Creature { who } => {
            is_meant(scene, own, (known, who), target)?;
            carries(scene, own, known, target)
        }
        Target::Missiles { .. } | Target::Rays { .. } => {
            is_meant(scene, own, (known, Who::Anyone), target)?;
            carries(scene, own, known, target)
        }
        Target::Sphere { .. } => Err(why::nobody(rule::D20_MAG_02)),
    }
}

/// A spell is cast on those for whom it is meant: what harms on foes, what helps on the own side.
///
/// Rule: `D20-MAG-02`.
fn is_meant(
    scene: &Scene,
    own: &Snapshot,
    (known, who): (&Known, Who),
    target: &Snapshot,
) -> Result<(), WhyNot> {
    let is_foe = scene.are_hostile(own, target);
    let is_fit = target.can_suffer() && is_foe == is_against(known, target);
    if !is_fit {
        return Err(why::not_for_him(rule::D20_MAG_02, target.id()));
    }
    match withstand::is_open_to(target, known, who) {
        true => Ok(()),
        false => Err(why::proof_against(known.rule, target.id())),
    }
}

/// Whether somebody can be touched: within natural reach, with a line of effect.
///
/// Rule: `D20-MAG-06`, `D20-AOO-02`.
pub(crate) fn touches(scene: &Scene, own: &Snapshot, target: &Snapshot) -> bool {
    let arm = reach::Reach::natural(own.build.bulk.reach);
    let is_same = own.place().gap(target.place()).cheb() == 0;
    is_same || scene.strikes(own, arm, target.place())
}

/// Whether a spell carries as far as somebody, with a line of effect, and the caster sees him.
///
/// Rule: `D20-MAG-02`, `D20-CON-05`.
fn carries(scene: &Scene, own: &Snapshot, known: &Known, target: &Snapshot) -> Result<(), WhyNot> {
    let (distance, most) = (scene.distance(own, target), range(known).unwrap_or(0));
    if distance > most {
        return Err(why::beyond_range(rule::D20_MAG_02, distance, most));
    }
    let pair = Pair::new(scene.board(), spot(own), spot(target));
    if !pair.has_effect() {
        Err(why::blocked(rule::D20_MAG_02))
    } else if concealment::is_total(scene, own, target) {
        Err(why::not_in_sight(rule::D20_MAG_02))
    } else {
        Ok(())
    }
}

/// Whether a spell can be cast at a square: in range and with a line of effect.
///
/// Rule: `D20-MAG-02`, `D20-BRD-13`.
pub(crate) fn falls(scene: &Scene, own: &Snapshot, known: &Known, cell: Cell) -> Result<(), WhyNot> {
    let there = Footprint::single(cell);
    let most = range(known).unwrap_or_else(|| match known.spell.target {
        Target::Area {
            shape: Shape::Line { length },
            ..
        } => length.saturating_mul(known.wider()),
        _ => 0,
    });
    let distance = reach::distance(own.place(), there);
    if distance > most {
        return Err(why::beyond_range(rule::D20_MAG_02, distance, most));
    }
    let is_line = known.spell.range == Range::Personal;
    if is_line && own.place().contains(cell) || !scene.board().contains(cell) {
        return Err(why::blocked(rule::D20_MAG_02));
    }
    match Pair::new(scene.board(), spot(own), Spot::on_floor(there)).has_effect() {
        true => Ok(()),
        false => Err(why::blocked(rule::D20_MAG_02)),
    }
}
