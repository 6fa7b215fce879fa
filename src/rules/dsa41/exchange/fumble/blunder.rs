//! Who has fumbled, against whom and with what.

use crate::battle::FighterId;

use super::super::defence::Means;
use super::Chart;
use crate::rules::dsa41::condition::convert;
use crate::rules::dsa41::data::Mishap;
use crate::rules::dsa41::fighter::Piece;
use crate::rules::dsa41::scene::Snapshot;

/// A fumble that has not taken effect yet.
///
/// Rule: `FUM-01`, `FUM-02`, `FUM-06`, `FUM-07`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Blunder {
    /// Who has fumbled.
    pub fighter: FighterId,
    /// The partner of the roll, who may profit (`PAS-05`).
    pub partner: FighterId,
    /// Which of the tables counts.
    pub chart: Chart,
    /// The thing that was led; none for fists, claws and teeth.
    pub piece: Option<Piece>,
    /// The slot of the attack that went awry; none of a parry.
    pub slot: Option<u8>,
}

/// What the rows of the tables ask of somebody.
///
/// Rule: `FUM-03`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Gear {
    /// Whether there is something in the hand that can be lost.
    pub(crate) is_held: bool,
    /// Whether it can break.
    pub(crate) breaks: bool,
    /// Whether he lies on the ground already.
    pub(crate) is_prone: bool,
    /// Whether he fights with what is part of his body.
    pub(crate) is_natural: bool,
    /// Whether it shoots or is thrown.
    pub(crate) is_missile: bool,
    /// Whether it shoots, so that it has a string that may snap.
    pub(crate) is_shot: bool,
    /// Whether only what destroys it takes it out of the hand (`OPP-10`).
    pub(crate) stays: bool,
    /// The rows of the tables for blows that mean something to him; none where all do (`OPP-10`).
    pub(crate) heeds: Option<(u8, u8)>,
}

impl Gear {
    /// The gear of somebody who has fumbled with a piece.
    pub(crate) fn of(fighter: &Snapshot, piece: Option<Piece>) -> Self {
        let hold = fighter.hold();
        let held = piece.filter(|piece| match piece {
            Piece::Main => !hold.is_empty,
            Piece::Second => hold.has_second(),
        });
        Self {
            is_held: held.is_some(),
            breaks: held.is_some_and(|piece| fighter.break_factor(piece).is_some()),
            is_prone: fighter.is_prone(),
            is_natural: piece.is_none(),
            is_missile: fighter.missile().is_some(),
            is_shot: fighter.missile().is_some_and(|missile| !missile.is_thrown),
            stays: fighter.build.traits.keeps_weapon,
            heeds: fighter.build.traits.mishaps,
        }
    }

    /// Whether a row of the tables can apply to it.
    ///
    /// Rule: `FUM-03`.
    pub(crate) const fn bears(self, mishap: Mishap) -> bool {
        match mishap {
            Mishap::Confused | Mishap::Hurt | Mishap::Lurches | Mishap::SelfHit(_) => true,
            Mishap::Misses | Mishap::HitsComrade => true,
            Mishap::Stumbles | Mishap::Falls | Mishap::Topples => !self.is_prone,
            Mishap::Slips | Mishap::FliesOff(_) => self.is_held && !self.stays,
            Mishap::Damaged | Mishap::Ruined => self.is_held && self.breaks,
            // A bow that breaks has no break factor that would be tested (FUM-07).
            Mishap::Destroyed => self.is_held && (self.breaks || self.is_missile),
            Mishap::Snaps => self.is_shot,
        }
    }
}

/// The thing that an attack of a fighter is made with; none for what is part of him.
///
/// Rule: `FUM-03`, `FUM-05`.
pub(crate) fn piece_of(fighter: &Snapshot, slot: usize) -> Option<Piece> {
    convert::piece_of(fighter, fighter.arm(slot)?)
}

/// The thing that a fighter parries with: weapon, the other weapon, or shield and parry weapon; none for bare hands.
///
/// Rule: `FUM-05`.
pub(crate) fn piece_of_parry(fighter: &Snapshot, means: Means) -> Option<Piece> {
    convert::piece_of_defence(fighter, means)
}
