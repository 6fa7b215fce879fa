//! What somebody can bear by force of will: wounds that he does not let himself feel, and weakness that he ignores.

use crate::battle::RuleId;

use super::super::exchange::value::Attribute;
use super::super::fighter::Vitality;
use super::super::module::Modules;
use super::super::round::{consequence_vitality, vitality_after};
use super::super::rule;
use super::super::scene::Snapshot;

/// The attributes of self-control (`CNV-08`).
pub(crate) const ATTRIBUTES: [Attribute; 3] = [Attribute::Mu, Attribute::Ko, Attribute::Kk];

/// The malus of the check for each wound (`WND-11`).
pub(crate) const OF_WOUND: i16 = 4;

/// What the check to fight on although one cannot any more asks for.
///
/// Rule: `LEN-04`.
pub(crate) const TO_DEFY: (RuleId, i16) = (rule::LEN_04, -12);

/// What the check that may spare a serious wound asks for.
///
/// Rule: `WND-90`.
pub(crate) const TO_BEAR: (RuleId, i16) = (rule::WND_90, 0);

/// What the check not to feel the wounds of a hit asks for: 4 points for each wound up to then, those among them.
///
/// Rule: `WND-11`.
pub(crate) const fn to_suppress(so_far: i16) -> (RuleId, i16) {
    (rule::WND_11, -OF_WOUND * so_far)
}

/// What the check not to feel the wounds of a lucky attack asks for: a point for each of them.
///
/// Rule: `CRT-03`.
pub(crate) const fn to_shrug_off(wounds: i16) -> (RuleId, i16) {
    (rule::CRT_03, -wounds)
}

/// Whether a fighter who has just been wounded may try not to feel it.
///
/// Rule: `WND-11`.
pub(crate) fn may_suppress(fighter: &Snapshot) -> bool {
    fighter.build.modules.has(Modules::SUPPRESS_WOUNDS) && may_bear(fighter)
}

/// Whether a wounded fighter can still act then, and would feel the wound.
///
/// Rule: `WND-11`, `CRT-03`.
pub(crate) fn may_bear(fighter: &Snapshot) -> bool {
    !fighter.build.is_creature
        && !fighter.condition.frenzied
        && fighter.is_conscious()
        && match vitality_after(fighter, fighter.life.now) {
            Vitality::Fit => true,
            Vitality::Incapacitated => may_defy(fighter),
            _ => false,
        }
}

/// Whether low life energy puts a fighter out of the fight and he may try to ignore that, once in a fight and for a free action.
///
/// Five serious wounds nobody can ignore, nor what has felled him until he is treated.
///
/// Rule: `LEN-03`, `LEN-04`, `WND-92`, `ZON-04`.
pub(crate) fn may_defy(fighter: &Snapshot) -> bool {
    let build = &fighter.build;
    build.modules.has(Modules::IGNORE_INCAPACITY)
        && !fighter.condition.ado.grit.has_tried
        && fighter.turn.free > 0
        && !fighter.condition.exhausted
        && !fighter.condition.ado.gashes.is_grave
        && !fighter.condition.ado.scars.bleeding
        && fighter.is_conscious()
        && vitality_after(fighter, fighter.life.now) == Vitality::Incapacitated
        && consequence_vitality(build, fighter.life.now) == Vitality::Incapacitated
}
