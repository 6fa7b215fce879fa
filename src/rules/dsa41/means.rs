//! The ways to answer a blow.

use crate::battle::Term;

use super::scene::Snapshot;
use super::word;

/// A way to answer a blow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Means {
    /// With the weapon in the hand.
    Parry,
    /// With the shield or parry weapon.
    Ward,
    /// The extra parry of a shield or parry weapon.
    SecondWard,
    /// Dodging in place (`AUS-03`).
    AimedDodge,
    /// Jumping away (`AUS-02`).
    Dodge,
    /// Dodging and getting away by one distance class (`AUS-03`).
    AimedDodgeBack,
    /// Dodging and getting away by two distance classes (`AUS-03`).
    AimedDodgeFar,
}

impl Means {
    /// All of them with their terms.
    pub const ALL: [(Self, Term); 7] = [
        (Self::Parry, word::PARRY),
        (Self::Ward, word::SHIELD_PARRY),
        (Self::SecondWard, word::SECOND_PARRY),
        (Self::AimedDodge, word::AIMED_DODGE),
        (Self::Dodge, word::DODGE),
        (Self::AimedDodgeBack, word::AIMED_DODGE_BACK),
        (Self::AimedDodgeFar, word::AIMED_DODGE_FAR),
    ];

    /// Whether it is a targeted dodge.
    pub const fn is_aimed_dodge(self) -> bool {
        matches!(
            self,
            Self::AimedDodge | Self::AimedDodgeBack | Self::AimedDodgeFar
        )
    }

    /// Whether weapon or shield stops the blow, so that a fumble is one of the parry (`FUM-02`); dodges know none (`AUS-05`).
    pub const fn is_parry(self) -> bool {
        matches!(self, Self::Parry | Self::Ward | Self::SecondWard)
    }

    /// Takes from somebody what this defence costs: a defence action, the extra parry, or a free action.
    pub(crate) fn pay(self, fighter: &mut Snapshot) {
        let style = fighter.ward().map(|ward| (ward.is_shield, ward.parries_once));
        let traits = fighter.build.traits;
        let turn = &mut fighter.turn;
        match self {
            Self::Dodge => turn.free -= 1,
            Self::SecondWard => turn.second_parry = false,
            _ => {
                turn.defences -= 1;
                // The extra parry comes after a shield parry (SHD-06), or after any parry with a parry weapon (SHD-08).
                turn.second_parry = match (style, self) {
                    (Some((true, parries_once)), Self::Ward) => traits.second_shield_parry && !parries_once,
                    (Some((false, _)), Self::Ward | Self::Parry) => traits.second_weapon_parry,
                    _ => false,
                };
            }
        }
        // A free dodge is neither an attack nor a parry (MAN-GEN-05).
        if self != Self::Dodge {
            fighter.condition.off_balance = 0;
            fighter.turn.second_done |= fighter.turn.converted;
        }
    }

    /// Distance classes that it opens.
    pub const fn classes(self) -> u8 {
        match self {
            Self::AimedDodgeBack => 1,
            Self::AimedDodgeFar => 2,
            _ => 0,
        }
    }

    /// The means of a term.
    pub fn of(term: Term) -> Option<Self> {
        Self::ALL
            .iter()
            .find(|(_, known)| *known == term)
            .map(|(means, _)| *means)
    }

    /// The term.
    pub fn term(self) -> Term {
        Self::ALL
            .iter()
            .find(|(means, _)| *means == self)
            .map_or(word::PARRY, |(_, term)| *term)
    }
}
