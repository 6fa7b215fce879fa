//! Whether a fighter can act, and what the fight has done to him.

use bevy::prelude::*;

use crate::battle::FighterId;

use super::{Ado, Opening};

/// Whether a fighter can act, and why not.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Condition {
    /// How near death he is.
    pub vitality: Vitality,
    /// Rounds until he dies (`DYI-02`); none while not dying or stabilised.
    pub countdown: Option<i16>,
    /// Whether the countdown was rolled.
    pub rolled: bool,
    /// After a free dodge, until a position action (`AUS-04`).
    pub disoriented: bool,
    /// Endurance is gone (`END-06`).
    pub exhausted: bool,
    /// Malus until the next attack or parry after a failed announcement (`MAN-GEN-05`).
    pub off_balance: i16,
    /// Rounds of unconsciousness that are left (`END-06`); [`Condition::ASLEEP`] for the whole fight.
    pub unconscious: i16,
    /// In a frenzy, which ignores wounds (`WND-10`).
    pub frenzied: bool,
    /// His side has given up (`TIM-09`).
    pub surrendered: bool,
    /// Who holds on to him (`CRE-07`).
    pub held_by: Option<FighterId>,
    /// Whom he holds on to (`CRE-07`).
    pub holds: Option<FighterId>,
    /// What air and water have to do with him.
    pub elements: Elements,
    /// What the ground has done to him.
    pub ado: Ado,
    /// How the beginning of the fight has found him.
    pub opening: Opening,
}

/// What air and water have to do with a fighter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Elements {
    /// The last round in which a flyer stays low after it has swooped; 0 while it does not (`BRD-22`).
    pub low_until: u16,
    /// Rounds under water without a breath (`BRD-23`).
    pub rounds_under: u16,
    /// Drawn under by his armour (`BRD-24`).
    pub is_sunk: bool,
}

impl Condition {
    /// Unconscious for the whole fight.
    pub const ASLEEP: i16 = i16::MAX;
}

/// How near death a fighter is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Vitality {
    /// On with the fight.
    #[default]
    Fit,
    /// Conscious, but able to nothing more than crawling away (`LEN-03`).
    Incapacitated,
    /// Unconscious and dying, or saved from it but unconscious still (`DYI-01`).
    Dying,
    /// Dead.
    Dead,
}
