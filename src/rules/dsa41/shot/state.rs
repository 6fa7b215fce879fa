//! What a fight remembers for the sake of shots: how somebody has moved, what has been shot, what is aimed at.

use crate::battle::{FighterId, Slot};

/// How fast somebody moves, as a shooter sees it.
///
/// Rule: `RNG-06`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Motion {
    /// Not at all.
    #[default]
    Still,
    /// Fighting on the spot, steps, up to half the speed.
    Light,
    /// More than half the speed.
    Fast,
    /// A sprint, a gallop or a dodge.
    VeryFast,
}

/// A round as a shooter and his target have it in mind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Volley {
    /// The fastest movement of this round (`RNG-06`).
    pub motion: Motion,
    /// The fastest movement of the round before.
    pub before: Motion,
    /// Half squares covered in this round.
    pub half: u16,
    /// Shots and throws made in this round (`RNG-11`).
    pub shots: u8,
    /// The style whose weapon was made ready in this round: the shot with it ends its sequence (`RNG-31`).
    pub readied: Option<Slot>,
}

impl Volley {
    /// The next round.
    pub(crate) fn next(self) -> Self {
        Self {
            before: self.motion,
            ..Self::default()
        }
    }

    /// A movement, if it is faster than those before it.
    pub(crate) fn moves(&mut self, motion: Motion) {
        self.motion = self.motion.max(motion);
    }
}

/// Styles that a quiver counts for, weapons that are found in the fight among them.
const STYLES: usize = 16;

/// What has been shot, and what is aimed at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Quiver {
    /// Missiles spent, by the place of the style (`RNG-35`).
    pub spent: [u8; STYLES],
    /// At whom is aimed.
    pub aim: Option<Aim>,
    /// Actions that a new string takes, by the place of the style (`FUM-07`).
    pub snapped: [u8; STYLES],
    /// Actions already spent on loading a weapon that keeps them, by the place of the style (`RNG-32`).
    pub cranked: [u8; STYLES],
}

/// An aim taken.
///
/// Rule: `RNG-09`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Aim {
    /// At whom.
    pub target: FighterId,
    /// Regular actions spent on it.
    pub actions: u8,
}

impl Quiver {
    /// The missiles of a style that are spent.
    pub(crate) fn spent(&self, style: Slot) -> u8 {
        self.spent[place(style)]
    }

    /// The same, to be changed.
    pub(crate) fn spent_mut(&mut self, style: Slot) -> &mut u8 {
        &mut self.spent[place(style)]
    }
}

impl Quiver {
    /// The actions that a new string takes for the weapon of a style; 0 while it is whole.
    ///
    /// Rule: `FUM-07`.
    pub(crate) fn snapped(&self, style: Slot) -> u8 {
        self.snapped[place(style)]
    }

    /// The same, to be changed.
    pub(crate) fn snapped_mut(&mut self, style: Slot) -> &mut u8 {
        &mut self.snapped[place(style)]
    }

    /// The actions already spent on loading the weapon of a style that keeps them.
    ///
    /// Rule: `RNG-32`.
    pub(crate) fn cranked(&self, style: Slot) -> u16 {
        self.cranked[place(style)].into()
    }

    /// The same, to be changed.
    pub(crate) fn cranked_mut(&mut self, style: Slot) -> &mut u8 {
        &mut self.cranked[place(style)]
    }
}

fn place(style: Slot) -> usize {
    usize::from(style.0).min(STYLES - 1)
}
