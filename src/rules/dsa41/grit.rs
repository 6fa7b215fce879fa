//! What somebody can bear by force of will: wounds that he does not let himself feel, and weakness that he ignores.

use crate::battle::RuleId;

use super::fighter::Vitality;
use super::module::Modules;
use super::round::{consequence_vitality, vitality_after};
use super::rule;
use super::scene::Snapshot;
use super::value::Attribute;

/// The attributes of self-control (`CNV-08`).
pub(crate) const ATTRIBUTES: [Attribute; 3] = [Attribute::Mu, Attribute::Ko, Attribute::Kk];

/// The malus of the check for each wound (`WND-11`).
const OF_WOUND: i16 = 4;

/// What the check to fight on although one cannot any more asks for.
///
/// Rule: `LEN-04`.
pub(crate) const TO_DEFY: (RuleId, i16) = (rule::LEN_04, -12);

/// What the check not to feel the last wounds asks for: 4 points for each wound so far, those among them.
///
/// Rule: `WND-11`.
pub(crate) fn to_suppress(fighter: &Snapshot) -> (RuleId, i16) {
    (rule::WND_11, -OF_WOUND * fighter.wounds)
}

/// Whether a fighter who has just been wounded may try not to feel it: whoever can still act then, and would feel it.
///
/// Rule: `WND-11`.
pub(crate) fn may_suppress(fighter: &Snapshot) -> bool {
    let build = &fighter.build;
    build.modules.has(Modules::SUPPRESS_WOUNDS)
        && !build.is_creature
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
/// Rule: `LEN-03`, `LEN-04`.
pub(crate) fn may_defy(fighter: &Snapshot) -> bool {
    let build = &fighter.build;
    build.modules.has(Modules::IGNORE_INCAPACITY)
        && !fighter.condition.ado.grit.has_tried
        && fighter.turn.free > 0
        && !fighter.condition.exhausted
        && fighter.is_conscious()
        && vitality_after(fighter, fighter.life.now) == Vitality::Incapacitated
        && consequence_vitality(build, fighter.life.now) == Vitality::Incapacitated
}
