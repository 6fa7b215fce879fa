//! The lane of a shot: how far, how steep, and what hides the target.

use crate::battle::{Posture, WhyNot};
use crate::board::{CornerRow, LowCover, Pair, Screen};

use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::{rule, why};

/// Decimetres above the ground from which an obstacle hides those who kneel or lie behind it (`BRD-18`).
pub(crate) const BREAST_DM: i32 = 10;
/// Decimetres in a metre.
const METRE_DM: i32 = 10;

/// Metres between two fighters, as missiles count them.
///
/// Rule: `BRD-02`.
pub(crate) fn metres(shooter: &Snapshot, target: &Snapshot) -> u16 {
    place::footprint(&shooter.body)
        .gap(place::footprint(&target.body))
        .round()
}

/// Decimetres by which the first stands above the second.
///
/// Rule: `BRD-21`.
pub(crate) fn rises_dm(scene: &Scene, from: &Snapshot, to: &Snapshot) -> i32 {
    place::spot(&from.body).floor_dm(scene.board()) - place::spot(&to.body).floor_dm(scene.board())
}

/// How much steeper than half a right angle a shot is: below zero downwards, above it upwards, 0 when it is not.
///
/// Rule: `RNG-13`.
pub(super) fn steepness(scene: &Scene, shooter: &Snapshot, target: &Snapshot) -> i32 {
    let rise = rises_dm(scene, shooter, target);
    if rise.abs() > i32::from(metres(shooter, target)) * METRE_DM {
        -rise
    } else {
        0
    }
}

/// How well things on the map hide a target.
///
/// Rule: `BRD-18`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Covered {
    /// Not at all.
    #[default]
    Not,
    /// Half of him.
    Half,
    /// Three quarters.
    Mostly,
    /// Wholly: there is no shot.
    Wholly,
}

impl Covered {
    /// What it does to a shot (`RNG-08`).
    pub(crate) const fn malus(self) -> i16 {
        match self {
            Self::Not => 0,
            Self::Half => -2,
            Self::Mostly | Self::Wholly => -4,
        }
    }

    const fn next(self) -> Self {
        match self {
            Self::Not => Self::Half,
            Self::Half => Self::Mostly,
            Self::Mostly | Self::Wholly => Self::Wholly,
        }
    }
}

/// How well things hide a target in this posture from a shooter, who picks the corner from which he sees most of it; wholly too
/// where nothing flies through.
///
/// Rule: `BRD-18`, `RNG-08`.
pub(crate) fn cover(pair: &Pair, posture: Posture) -> Covered {
    if pair.is_bare() {
        return Covered::Not;
    }
    if !pair.has_sight() || !pair.has_missile() {
        return Covered::Wholly;
    }
    let cover = pair.cover(&[]);
    let from_corners = cover.rows().iter().map(|row| from_corner(row, posture));
    from_corners.min().unwrap_or_default()
}

/// How well things hide a target from a shooter.
///
/// Rule: `BRD-18`.
pub(super) fn covered(scene: &Scene, shooter: &Snapshot, target: &Snapshot) -> Covered {
    let spots = [shooter, target].map(|fighter| place::spot(&fighter.body));
    cover(&Pair::new(scene.board(), spots[0], spots[1]), target.body.posture)
}

/// How well a target in this posture is hidden from one corner of the shooter; where there is a line of sight at all, at most
/// three of the four lines count as hidden.
fn from_corner(row: &CornerRow, posture: Posture) -> Covered {
    let hidden = row.opaque + row.post;
    let lines = match hidden {
        0 => Covered::Not,
        1 | 2 => Covered::Half,
        _ => Covered::Mostly,
    };
    let through = match row.opening {
        Screen::None => Covered::Not,
        Screen::Part => Covered::Half,
        Screen::Most => Covered::Mostly,
    };
    let beside = || row.low.iter().filter(|low| is_beside(low));
    let low = if beside().next().is_some() {
        Covered::Half
    } else {
        Covered::Not
    };
    let is_tall = hidden > 0 || row.opening != Screen::None || beside().any(|low| low.rise_dm >= BREAST_DM);
    let found = lines.max(through).max(low);
    if is_tall && posture != Posture::Standing {
        found.next()
    } else {
        found
    }
}

/// Whether a low thing is next to the target and not nearer to the shooter (`BRD-18`).
fn is_beside(low: &LowCover) -> bool {
    low.from_target <= 1 && low.from_target <= low.from_attacker
}

/// Whether something can fly from the one to the other at all.
///
/// # Errors
///
/// The rule that forbids the shot.
pub(super) fn is_open(pair: &Pair, target: &Snapshot) -> Result<(), WhyNot> {
    if cover(pair, target.body.posture) == Covered::Wholly {
        Err(why::hidden(rule::RNG_08, target.id()))
    } else {
        Ok(())
    }
}
