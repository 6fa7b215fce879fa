//! Weapons, natural weapons and objects that can be thrown.

use serde::Deserialize;

use super::{DICE, PoolData, Record};
use crate::battle::WeaponShape;
use crate::content::Words;
use crate::rules::table::{known, within, word_faults};
use crate::rules::{Fault, Id, Kind, Row};

/// A weapon, a natural weapon or an object that can be thrown.
///
/// Rule: `PL-WPN-01` to `PL-WPN-24`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// Its id, `PL-WPN-...`, which is also its rule.
    pub id: Id<Weapon>,
    /// Its name.
    pub name: Words,
    /// The skill that attacks with it.
    pub skill: AttackSkill,
    /// Squares that it reaches in close combat, 0 for none.
    pub reach: u8,
    /// How many hands it takes, 0 for the own body.
    pub hands: u8,
    /// Number and sides of the damage dice.
    pub damage: (u8, u8),
    /// Metres that it carries, 0 for none.
    pub range: u16,
    /// The picture of it on a token.
    pub silhouette: WeaponShape,
    /// Whether Agility may lead it.
    ///
    /// Rule: `PL-CHR-03`.
    #[serde(default)]
    pub finesse: bool,
    /// Whether it is a part of the body.
    #[serde(default)]
    pub natural: bool,
    /// Whether it takes a move action to load after each shot.
    #[serde(default)]
    pub reload: bool,
    /// How many there are where a person does not say; 0 where it is shot or never leaves the hand.
    #[serde(default)]
    pub pieces: u8,
    /// The row that it counts as when it is thrown.
    pub thrown_as: Option<Id<Weapon>>,
    /// The row that it counts as when it is wielded.
    pub struck_as: Option<Id<Weapon>>,
}

/// The skill of an attack.
///
/// Rule: `PL-ATK-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum AttackSkill {
    /// Weapon combat.
    Weapon,
    /// Unarmed combat.
    Unarmed,
    /// Ranged combat.
    Ranged,
    /// Object throwing.
    Throwing,
}

impl AttackSkill {
    /// Whether it is for attacks at a distance.
    pub const fn is_distant(self) -> bool {
        matches!(self, Self::Ranged | Self::Throwing)
    }
}

impl Kind for Weapon {
    const WORD: &'static str = "weapon";
    const PREFIXES: &'static [&'static str] = &["PL-WPN-"];
}

impl Row for Weapon {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Weapon {
    fn faults(&self, data: &PoolData) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        within(&mut faults, "the number of hands", self.hands, 0, 2);
        within(&mut faults, "the number of dice", self.damage.0, 1, 6);
        if !DICE.contains(&self.damage.1) {
            faults.push(format!("there is no die with {} sides", self.damage.1).into());
        }
        if self.skill.is_distant() {
            within(&mut faults, "the range", self.range, 1, 200);
            within(&mut faults, "the reach", self.reach, 0, 0);
        } else {
            within(&mut faults, "the range", self.range, 0, 0);
            within(&mut faults, "the reach", self.reach, 1, 2);
        }
        for other in self.thrown_as.iter().chain(&self.struck_as) {
            known(&mut faults, &data.weapons, other);
        }
        faults
    }
}
