//! Head trauma by the older rules: what becomes of somebody whom a blow to the head brings near death.

use crate::battle::FighterId;
use crate::dice::DiceError;

use super::super::Harm;
use super::super::arena::Arena;
use super::super::trial::attribute_check;
use super::super::turn::task;
use super::consequence::{after, wound};
use crate::rules::dsa41::exchange::value::Attribute;
use crate::rules::dsa41::exchange::zone::Zone;
use crate::rules::dsa41::fighter::{Condition, HeadWound, Vitality};
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::{rule, word};

/// Sides of the dice that tell where a blow lands and what it leaves behind (`WND-95`).
pub(crate) const SIDES: u8 = 20;

/// The first face that means the head where zones are not played (`WND-95`).
pub(crate) const HEAD: i16 = 19;

/// The rules whose harm is a hit, where no zone tells: blows and shots, those of creatures in whose grip one is, and one's own.
const HITS: [crate::battle::RuleId; 6] = [
    rule::DMG_02,
    rule::CRE_03,
    rule::CRE_07,
    rule::UNA_05,
    rule::UNA_06,
    // Whoever fumbles hurts himself past the armour (FUM-01, FUM-02, FUM-05), or through it as others do (FUM-06).
    rule::DMG_03,
];

/// A hit to the head that takes the last of the life that was there before it: a wound besides, senses that only constitution keeps, and a mark for good.
///
/// Rule: `WND-95`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn of_head(table: &mut impl Arena, harm: Harm, before: i16) -> Result<(), DiceError> {
    if !table.modules().has(Modules::HEAD_TRAUMA) || !is_due(table, harm, before) || !hits_head(table, harm)?
    {
        return Ok(());
    }
    let id = harm.target;
    if table.snapshot(id).build.thresholds.is_some() {
        wound(
            table,
            id,
            Harm {
                extra_wounds: 1,
                zone: harm.zone.map(|_| Zone::Head),
                thresholds: harm.thresholds,
                ..Harm::of(id, rule::WND_95)
            },
        )?;
    }
    let asked = (rule::WND_95, -harm.life);
    if !attribute_check(table, id, Attribute::Ko, word::CONSTITUTION, asked)? {
        table.fighter(id).condition.unconscious = Condition::ASLEEP;
        table.fighter(id).body.able = false;
        table.state(id, word::UNCONSCIOUS, true, rule::WND_95);
        table.on_table(|table| task::interrupt(table, id));
    }
    mar(table, id)
}

/// Whether a hit has just taken the last life of somebody who is not dead of it.
fn is_due(table: &impl Arena, harm: Harm, before: i16) -> bool {
    let fighter = table.snapshot(harm.target);
    let life = fighter.life.now;
    let is_hit = harm.zone.is_some() || HITS.contains(&harm.rule);
    is_hit
        && life <= 0
        && before > 0
        && fighter.condition.vitality < Vitality::Dead
        && after(fighter, life) < Vitality::Dead
}

/// Whether it was the head: the zone tells, or a die.
fn hits_head(table: &mut impl Arena, harm: Harm) -> Result<bool, DiceError> {
    if let Some(zone) = harm.zone {
        return Ok(zone == Zone::Head);
    }
    let face = rolled(table, harm.target, word::ZONE)?;
    Ok(face >= HEAD)
}

/// Rolls what it leaves behind.
fn mar(table: &mut impl Arena, id: FighterId) -> Result<(), DiceError> {
    let left = HeadWound::of(rolled(table, id, word::HEAD_WOUND)?);
    table.fighter(id).condition.ado.marred.add(left);
    if left != HeadWound::Mortal {
        table.state(id, word::head_wound(left), true, rule::WND_95);
    }
    Ok(())
}

fn rolled(table: &mut impl Arena, id: FighterId, what: crate::battle::Term) -> Result<i16, DiceError> {
    let face = table.throw(id, what, (rule::WND_95, 1, SIDES))?;
    Ok(face)
}
