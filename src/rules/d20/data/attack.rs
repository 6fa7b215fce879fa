//! Attacks of a creature, with weapons and with its own body.

use serde::Deserialize;

use super::{Ability, D20Data, DamageType, Handling, Roll, Size, StrengthUse, Weapon, WeaponTrait};
use crate::rules::table::{known, once, within};
use crate::rules::{Fault, Id};

/// An attack with a weapon.
///
/// Rule: `D20-ATK-01`, `D20-ATK-02`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WeaponAttack {
    /// The weapon.
    pub weapon: Id<Weapon>,
    /// Whether it is a masterwork, which the bonus holds already.
    #[serde(default)]
    pub masterwork: bool,
    /// The Strength that it is made for; only of weapons with a rating.
    ///
    /// Rule: `D20-DMG-01`.
    pub strength_rating: Option<i16>,
    /// How it is used.
    pub hold: Hold,
    /// The bonus of the first attack; further ones follow from the base attack bonus.
    ///
    /// Rule: `D20-FUL-01`.
    pub bonus: i16,
    /// Its damage with all that is added; the dice are those of the weapon for the size.
    pub damage: Roll,
}

/// How a weapon is used.
///
/// Rule: `D20-DMG-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, schemars::JsonSchema)]
pub enum Hold {
    /// In one hand.
    OneHanded,
    /// In both hands.
    TwoHanded,
    /// In one hand, from the saddle: a lance.
    Mounted,
    /// Thrown.
    Thrown,
    /// Shot.
    Shot,
}

/// An attack with a part of the body.
///
/// Rule: `D20-FUL-01`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NaturalAttack {
    /// What strikes.
    pub part: BodyPart,
    /// How many of them strike in a full attack.
    #[serde(default = "one")]
    pub count: u8,
    /// Whether it only comes beside the main ones.
    #[serde(default)]
    pub secondary: bool,
    /// The bonus of each.
    pub bonus: i16,
    /// The damage of each.
    pub damage: Roll,
    /// What kinds of damage it does; all count.
    ///
    /// Rule: `D20-DMG-04`.
    pub types: Vec<DamageType>,
    /// What else a hit does.
    #[serde(default)]
    pub on_hit: Vec<OnHit>,
}

/// A part of the body that strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, schemars::JsonSchema)]
#[allow(missing_docs, reason = "the words say it")]
pub enum BodyPart {
    Bite,
    Claw,
    Hoof,
    Slam,
}

/// What else a hit does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum OnHit {
    /// Tries to trip the target for nothing: no touch attack, nobody is provoked, and the target does not try in turn.
    ///
    /// Rule: `D20-TRP-01`.
    Trip {
        /// The whole bonus of the check.
        check: i16,
    },
    /// Poisons the target unless a Fortitude save succeeds, once at once and once again later.
    Poison {
        /// The number to reach.
        dc: i16,
        /// The ability that suffers.
        ability: Ability,
        /// The points that it loses each time.
        damage: Roll,
        /// Rounds after which it strikes again.
        again_after: u8,
    },
}

fn one() -> u8 {
    1
}

impl WeaponAttack {
    pub(super) fn faults(&self, size: Size, data: &D20Data, faults: &mut Vec<Fault>) {
        within(faults, "the bonus of an attack", self.bonus, -20, 60);
        self.damage.faults(faults);
        within(
            faults,
            "the Strength rating",
            self.strength_rating.unwrap_or(0),
            0,
            20,
        );
        let Some(weapon) = known(faults, &data.weapons, &self.weapon) else {
            return;
        };
        let dice = weapon.dice(size);
        if (dice.count, dice.sides) != (self.damage.count, self.damage.sides) {
            let fault = format!(
                "`{}` has {}d{} at this size, not {}d{}",
                weapon.id, dice.count, dice.sides, self.damage.count, self.damage.sides
            );
            faults.push(fault.into());
        }
        let fits = match self.hold {
            Hold::Thrown => weapon.has(WeaponTrait::Thrown),
            Hold::Shot => weapon.is_shot(),
            Hold::Mounted => weapon.has(WeaponTrait::Lance),
            Hold::OneHanded => matches!(weapon.handling, Handling::Light | Handling::OneHanded),
            Hold::TwoHanded => weapon.handling != Handling::Ranged,
        };
        if !fits {
            faults.push(format!("`{}` cannot be held like `{:?}`", weapon.id, self.hold).into());
        }
        if self.strength_rating.is_some() && weapon.strength != StrengthUse::UpToRating {
            faults.push(format!("`{}` has no Strength rating", weapon.id).into());
        }
    }
}

impl NaturalAttack {
    pub(super) fn faults(&self, faults: &mut Vec<Fault>) {
        within(faults, "the number of parts that strike", self.count, 1, 10);
        within(faults, "the bonus of an attack", self.bonus, -20, 60);
        self.damage.faults(faults);
        within(faults, "the number of kinds of damage", self.types.len(), 1, 3);
        once(faults, "the kind of damage", &self.types);
        for effect in &self.on_hit {
            match *effect {
                OnHit::Trip { check } => within(faults, "the bonus of the check", check, -20, 40),
                OnHit::Poison {
                    dc,
                    damage,
                    again_after,
                    ..
                } => {
                    within(faults, "the number of the save", dc, 1, 40);
                    damage.faults(faults);
                    within(faults, "the rounds until it strikes again", again_after, 1, 100);
                }
            }
        }
    }
}
