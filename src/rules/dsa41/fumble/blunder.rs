//! Who has fumbled, against whom and with what.

use crate::battle::FighterId;

use super::super::fighter::Piece;
use super::super::scene::Snapshot;
use super::Chart;

/// A fumble that has not taken effect yet.
///
/// Rule: `FUM-01`, `FUM-02`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Blunder {
    /// Who has fumbled.
    pub fighter: FighterId,
    /// The partner of the roll, who may profit (`PAS-05`).
    pub partner: FighterId,
    /// Which of the two tables counts.
    pub chart: Chart,
    /// The thing that was led; none for fists, claws and teeth.
    pub piece: Option<Piece>,
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
        }
    }
}

/// The thing that an attack or parry of a fighter is made with; none for what is part of him: fists and claws, and the weapons of
/// creatures with printed values, which know nothing else.
///
/// Rule: `FUM-03`, `FUM-05`.
pub(crate) fn piece_of(fighter: &Snapshot, slot: usize) -> Option<Piece> {
    let arm = fighter.arm(slot)?;
    if arm.kind.is_natural || arm.kind.is_unarmed || fighter.build.origin.is_none() {
        return None;
    }
    Some(if slot == 0 { Piece::Main } else { Piece::Second })
}

/// The thing that a fighter parries with: weapon, or shield and parry weapon.
///
/// Rule: `FUM-05`.
pub(crate) fn piece_of_parry(fighter: &Snapshot, with_ward: bool) -> Option<Piece> {
    if with_ward {
        return Some(Piece::Second);
    }
    let main = fighter.main_arm();
    let slot = fighter
        .style()
        .arms
        .iter()
        .position(|arm| std::ptr::eq(arm, main))?;
    piece_of(fighter, slot)
}
