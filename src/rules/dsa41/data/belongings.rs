//! What a fighter carries and knows besides weapons for blows: missile weapons, talents to use, things to use.

use std::sync::Arc;

use crate::battle::Ledger;
use crate::content::Words;

use super::super::cause;
use super::super::exchange::value::Attribute;
use super::super::fighter::Arm;
use super::super::rule;
use super::Missile as Flies;

/// A weapon that shoots or is thrown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Missile {
    /// Ranged attack value as its attack (`VAL-06`), hit points without those of the distance.
    pub arm: Arm,
    /// Regular actions to load it with what quick hands save, or to take the next one from the belt (`RNG-30`, `RNG-33`,
    /// `RNG-34`).
    pub loading: Ledger,
    /// Thrown: the weapon leaves the hand (`RNG-34`).
    pub is_thrown: bool,
    /// One hand is enough for it: what is thrown, and the hand crossbow (`RNG-37`).
    pub is_one_handed: bool,
    /// As hard to ward off as an arrow (`RNG-20`).
    pub is_fast: bool,
    /// A crossbow: shot and loaded lying as well, and an interruption leaves what was done (`SIT-06`, `RNG-32`).
    pub is_crossbow: bool,
    /// A bow or sling, which needs elbow room (`SIT-13`).
    pub needs_room: bool,
    /// A spear that is thrown, which needs room behind (`SIT-13`).
    pub is_spear: bool,
    /// Filled with oil that burns where it bursts (`RNG-44`).
    pub is_oil: bool,
    /// Whether it can be shot from a mount: of the bows only the short ones (`RNG-16`).
    pub fits_saddle: bool,
    /// A knife or star that he has learnt to throw several of at once (`SF-EISENHAGEL`).
    pub hails: bool,
    /// What a shooter in a melee can still do with it.
    pub close: Close,
    /// The five distances (`RNG-04`).
    pub bands: [Band; 5],
    /// How well it was learnt: 0, 1 for a marksman, 2 for a master (`RNG-09`, `RNG-10`).
    pub marksman: u8,
    /// Missiles at the start of the fight (`RNG-35`).
    pub ammunition: u8,
    /// What it takes from the quiver or pouch, and shares with his other weapons of the kind; none for what is thrown (`RNG-35`).
    pub stock: Option<Flies>,
    /// Shots of a magazine, and the regular actions to fill it.
    pub magazine: Option<(u8, u8)>,
    /// What the shooter's eyes are good for at a distance (`RNG-17`).
    pub senses: Vec<Sense>,
}

/// One of the five distances of a missile weapon.
///
/// Rule: `RNG-04`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Band {
    /// Its far end in metres; 0 where the weapon has no such band.
    pub to: u16,
    /// Added to the hit points.
    pub points: i16,
}

/// What a shooter who is engaged in melee can still do with a missile weapon.
///
/// Rule: `RNG-36`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Close {
    /// Nothing.
    #[default]
    Never,
    /// Shoot at a foe in contact, who cannot defend himself.
    Contact,
    /// Throw as ever, in the face of the foe.
    Free,
}

/// What an eye adds at some distances.
///
/// Rule: `RNG-17`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sense {
    /// From this distance in metres.
    pub from: u16,
    /// Below this distance in metres.
    pub below: u16,
    /// Added to the ranged attack.
    pub by: i16,
}

impl Missile {
    /// Regular actions to load it.
    pub fn load(&self) -> u16 {
        self.loading.value().max(0).unsigned_abs()
    }

    /// The place of the band in which a target at this distance stands, 0 to 4; none beyond the last.
    ///
    /// Rule: `RNG-04`.
    pub fn band(&self, metres: u16) -> Option<usize> {
        self.bands.iter().position(|band| metres <= band.to)
    }

    /// Metres that it carries at most.
    pub fn range(&self) -> u16 {
        self.bands[4].to
    }

    /// What strikes a target at this distance; beyond the last band as in it.
    ///
    /// Rule: `RNG-04`.
    pub fn arm_at(&self, metres: u16) -> Arm {
        let mut arm = self.arm.clone();
        let band = self.band(metres).unwrap_or(4);
        arm.plus.add_for(
            rule::RNG_04,
            (&cause::METRES, metres as i16),
            self.bands[band].points,
        );
        arm
    }
}

/// A talent that a check of three dice can be made on (`ACT-25`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Skill {
    /// Its name.
    pub name: Arc<Words>,
    /// The attributes of the three dice.
    pub attributes: [Attribute; 3],
    /// Its value.
    pub value: i16,
    /// How many times encumbrance is taken off it (`ARM-03`).
    pub burdened_times: i16,
    /// Whether it is Sinnenschärfe, which helmets and lost ears hinder (`ARP-10`, `WND-95`).
    pub is_perception: bool,
    /// Regular actions that using it takes.
    pub actions: u16,
    /// Two faces from here on are a fumble: 20, and less for the clumsy (`CNV-08`, `ADV-TOLLPATSCH`).
    pub fumbles_from: u8,
}

/// Something carried that can be used or awakened (`ACT-01`, `ACT-16`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Thing {
    /// Its name.
    pub name: Arc<Words>,
    /// Whether it is an artefact, worn or held.
    pub is_artefact: bool,
    /// Regular actions to take it out and use it; none when it cannot be got at in a fight.
    pub actions: Option<u16>,
}
