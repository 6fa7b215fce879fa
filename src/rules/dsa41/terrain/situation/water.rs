//! Water: how deep one stands in it, what that costs, and what can be used under it.

use crate::battle::WhyNot;
use crate::board::{Features, WaterGrade};

use super::super::{moves, place};
use super::Guard;
use crate::rules::dsa41::exchange::tally::Tally;
use crate::rules::dsa41::exchange::value::rounded;
use crate::rules::dsa41::fighter::Arm;
use crate::rules::dsa41::scene::{Scene, Snapshot};
use crate::rules::dsa41::{rule, why};

/// How deep a fighter is in the water.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Depth {
    /// Not at all.
    Dry,
    /// To the knees.
    Knee,
    /// To the waist.
    Waist,
    /// To the shoulders, or swimming.
    Shoulder,
    /// Under water.
    Under,
}

impl Depth {
    /// What it costs the attack, and what the parry and the dodge.
    ///
    /// Rule: `SIT-30`.
    pub(crate) const fn malus(self) -> (i16, i16) {
        match self {
            Self::Dry => (0, 0),
            Self::Knee => (0, -2),
            Self::Waist => (-2, -4),
            Self::Shoulder => (-4, -6),
            Self::Under => (-6, -6),
        }
    }
}

/// How deep a fighter is in the water where he stands, by the deepest of his squares. Whoever lies in it, or was drawn down by
/// his armour, is under it.
///
/// Rule: `MOD-03`, `SIT-30`, `BRD-23`, `BRD-24`.
pub(crate) fn depth(scene: &Scene, fighter: &Snapshot) -> Depth {
    let view = scene.board();
    if !view.features().has(Features::WATER) || fighter.body.flies_dm() > 0 {
        return Depth::Dry;
    }
    let grades = place::footprint(&fighter.body).cells().filter_map(|cell| {
        // On a table one stands higher out of it.
        let thing = view.thing(cell).filter(|thing| moves::is_climbed(thing));
        let under_foot = thing.map_or(0, |thing| thing.kind.height_dm);
        let mut facts = *view.cell(cell)?;
        facts.water_dm = (u16::from(facts.water_dm).saturating_sub(under_foot)) as u8;
        Some(facts.water_grade())
    });
    match grades.max().unwrap_or(WaterGrade::Dry) {
        WaterGrade::Dry => Depth::Dry,
        _ if fighter.is_prone() => Depth::Under,
        WaterGrade::Knee => Depth::Knee,
        WaterGrade::Waist => Depth::Waist,
        _ if fighter.condition.elements.is_sunk => Depth::Under,
        WaterGrade::Shoulder | WaterGrade::Swimming => Depth::Shoulder,
    }
}

/// Whether the water is deep enough to drown in on one's feet.
///
/// Rule: `BRD-24`.
pub(crate) fn is_deep(scene: &Scene, fighter: &Snapshot) -> bool {
    let view = scene.board();
    let mut cells = place::footprint(&fighter.body).cells();
    fighter.body.flies_dm() == 0
        && cells.any(|cell| {
            view.cell(cell)
                .is_some_and(|facts| facts.water_grade() >= WaterGrade::Shoulder)
        })
}

/// What is asked in the water.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    Attack,
    Defence,
}

/// Adds what the water costs, and what was learnt against it.
///
/// Rule: `SIT-30`, `SIT-31`, `SIT-32`, `SIT-33`, `CRE-04`, `MOD-03`, `MOD-05`.
pub(crate) fn judge(ledger: &mut impl Tally, scene: &Scene, fighter: &Snapshot, usage: Use) {
    let depth = depth(scene, fighter);
    let (attack, defence) = depth.malus();
    let malus = match usage {
        Use::Attack => attack,
        Use::Defence => defence,
    };
    if malus == 0 {
        return;
    }
    ledger.add(rule::SIT_30, malus);
    let (build, is_under) = (&fighter.build, depth == Depth::Under);
    if build.traits.at_home_in_water && build.is_animal {
        ledger.add(rule::CRE_04, -malus);
    } else if (build.traits.at_home_in_water || build.traits.water_people) && is_under {
        ledger.add(rule::SIT_31, -malus);
    } else if build.traits.underwater_fighter && is_under {
        ledger.add(rule::SIT_33, -malus);
    } else if build.traits.water_fighter && !is_under {
        ledger.add(rule::SIT_32, -malus - rounded(-malus, 2));
    }
}

/// Whether a weapon is of any use where its bearer is.
///
/// Rule: `SIT-33`.
///
/// # Errors
///
/// Under water most weapons are not.
pub(super) fn may_use(scene: &Scene, fighter: &Snapshot, arm: &Arm) -> Result<(), WhyNot> {
    if arm.kind.works_under_water || depth(scene, fighter) != Depth::Under {
        Ok(())
    } else {
        Err(why::no_use_under_water(rule::SIT_33, &arm.name))
    }
}

/// Whether a guard is of any use where its bearer is.
///
/// Rule: `SIT-33`.
///
/// # Errors
///
/// Under water shields are not, nor are most weapons.
pub(crate) fn may_guard(scene: &Scene, fighter: &Snapshot, guard: Guard) -> Result<(), WhyNot> {
    match guard {
        Guard::Weapon(arm) => may_use(scene, fighter, arm),
        Guard::ParryWeapon => Ok(()),
        Guard::Shield if depth(scene, fighter) == Depth::Under => {
            Err(why::no_shield_under_water(rule::SIT_33))
        }
        Guard::Shield => Ok(()),
    }
}
