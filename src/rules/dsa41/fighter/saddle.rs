//! What binds a rider and his mount to one another.

use serde::Deserialize;

use crate::battle::FighterId;

/// What binds a rider and his mount to one another; whom a rider rides stands with his body.
///
/// Rule: `MNT-01`, `MNT-02`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Saddle {
    /// Who rides this mount.
    pub rider: Option<FighterId>,
    /// How this mount was trained.
    pub training: Training,
    /// Whether this mount bears no saddle.
    pub is_bare: bool,
    /// Whether this rider fights on tourney grounds.
    pub in_lists: bool,
    /// Points of initiative that a riding check has brought this rider (`MNT-01`).
    pub initiative: i16,
    /// The round in which this rider makes no attack, after a riding check that failed; 0 for none (`MNT-01`).
    pub unready_in: u16,
    /// Squares that the mount of this rider makes in a move, as it is now.
    pub pace: i16,
    /// Whether this rider has fallen off his mount and not yet come to the ground (`MNT-04`).
    pub falls: bool,
}

/// How a mount was trained.
///
/// Rule: `MNT-02`.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, schemars::JsonSchema,
)]
pub enum Training {
    /// It has never borne a rider.
    Untrained,
    /// It has borne riders, but not in a fight.
    Inexperienced,
    /// As mounts are.
    #[default]
    Usual,
    /// It was schooled for fights.
    Schooled,
}

/// What somebody has learnt about fighting on a mount.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Horsemanship {
    /// SF-REITERKAMPF (`MNT-02`, `MNT-03`).
    pub fights: bool,
    /// SF-KRIEGSREITEREI (`MNT-02`, `MNT-06`).
    pub is_of_war: bool,
    /// SF-TURNIERREITEREI.
    pub is_of_tourneys: bool,
    /// SF-BERITTENERSCHUETZE (`RNG-16`).
    pub shoots: bool,
}
