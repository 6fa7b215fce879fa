//! How something flies: shot in haste or after aiming, or thrown.

use crate::battle::Term;

use super::super::word;
use super::call::{Call, Called};

/// The ways to send something off, and the blow, which sends nothing off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// A blow.
    #[default]
    Blow,
    /// A shot that was aimed (`RNG-09`).
    Shot,
    /// A shot without aiming (`RNG-10`).
    QuickShot,
    /// A throw (`RNG-34`).
    Throw,
}

impl Way {
    /// The ways in which something flies.
    pub(crate) const FLYING: [Self; 3] = [Self::Shot, Self::QuickShot, Self::Throw];

    /// The word for it; none for a blow, which has words of its own.
    pub const fn term(self) -> Option<Term> {
        match self {
            Self::Blow => None,
            Self::Shot => Some(word::SHOT),
            Self::QuickShot => Some(word::QUICK_SHOT),
            Self::Throw => Some(word::THROW),
        }
    }

    /// The way of a term.
    pub(crate) fn of(term: Term) -> Option<Self> {
        Self::FLYING.into_iter().find(|way| way.term() == Some(term))
    }
}

/// What is to be known of an attack that flies; nothing of a blow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Flight {
    /// How it was sent off.
    pub way: Way,
    /// Whether it has missed its target and strikes another (`RNG-14`, `RNG-15`).
    pub is_stray: bool,
    /// What was called before it (`RNG-40`, `RNG-41`).
    pub called: Called,
}

impl Flight {
    /// Something that was sent off in a way.
    pub const fn of(way: Way) -> Self {
        Self {
            way,
            is_stray: false,
            called: Called::of(Call::Nothing),
        }
    }

    /// The word for it: that of what was called, or of the way; none for a blow.
    pub(crate) fn term(self) -> Option<Term> {
        let way = self.way.term()?;
        Some(self.called.term(self.way == Way::Throw).unwrap_or(way))
    }

    /// Whether something flies at all.
    pub const fn is_missile(self) -> bool {
        !matches!(self.way, Way::Blow)
    }
}
