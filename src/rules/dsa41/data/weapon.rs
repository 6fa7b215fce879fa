//! Melee weapons and lances.

use serde::{Deserialize, Serialize};

use super::Dsa41Data;
use super::distance::{DistanceClass, DistanceClasses};
use super::points::{Minimum, Modifier, Points, StrengthBonus};
use super::record::{Record, is_default};
use super::shield::Shield;
use super::style::Item;
use super::talent::Talent;
use crate::battle::WeaponShape;
use crate::content::Words;
use crate::rules::table::{known, once, within, word_faults};
use crate::rules::{Fault, Id, Kind, Row};

/// A melee weapon.
///
/// Rule: `WPN-01`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// Its id, `WPN-...`.
    pub id: Id<Weapon>,
    /// Its name.
    pub name: Words,
    /// The weapon that it is a variant of: what the rules, specialisations and masters say of that one by name holds for it too.
    pub like: Option<Id<Weapon>>,
    /// The talents with which it can be led without malus; the first is its own.
    pub talents: Vec<Id<Talent>>,
    /// The picture of it; `None` for that of its talent.
    #[serde(default, skip_serializing_if = "is_default")]
    pub silhouette: Option<WeaponShape>,
    /// The distance classes in which it is led.
    pub classes: DistanceClasses,
    /// The hands that it takes.
    pub hands: Hands,
    /// Hit points, TP.
    pub points: Points,
    /// Whether the points are endurance points, TP(A).
    #[serde(default, skip_serializing_if = "is_default")]
    pub endurance: bool,
    /// TP/KK.
    pub strength: StrengthBonus,
    /// WM on attack and parry.
    pub modifier: Modifier,
    /// Added to the initiative.
    pub initiative: i8,
    /// Weight; 40 ounces are 1 kg.
    pub ounces: u16,
    /// Length in cm; `None` for fists and what is worn on them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub length_cm: Option<u16>,
    /// Break factor; `None` where nothing can break.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub break_factor: Option<i8>,
    /// The attribute that it asks for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minimum: Option<Minimum>,
    /// How this two-handed weapon is led in one hand, where that is possible.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub one_hand: Option<OneHanded>,
    /// The row of the shield table that holds its values in the off hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parry_weapon: Option<Id<Shield>>,
    /// What is special about it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub traits: Vec<WeaponTrait>,
}

impl Weapon {
    /// The id by which the rules speak of it.
    pub fn model(&self) -> &Id<Self> {
        self.like.as_ref().unwrap_or(&self.id)
    }

    /// What somebody may have specialised in, or be the master of, who leads it.
    pub(crate) fn items(&self) -> Vec<Item> {
        let ids = [&self.id].into_iter().chain(&self.like);
        ids.cloned().map(Item::Weapon).collect()
    }

    /// Whether it is special in this way.
    pub fn has(&self, wanted: &WeaponTrait) -> bool {
        self.traits.contains(wanted)
    }

    /// Whether it is light and short enough for the hand that others have the shield in.
    ///
    /// Rule: `TWO-07`.
    ///
    /// # Errors
    ///
    /// What it is too much of, as a sentence.
    pub fn fits_other_hand(&self) -> Result<(), String> {
        let (name, ounces, length) = (&self.id, self.ounces, self.length_cm.unwrap_or(0));
        if ounces <= MOST_OUNCES && length <= MOST_CM {
            return Ok(());
        }
        Err(format!(
            "`{name}` weighs {ounces} ounces and is {length} cm long: the other hand leads no more than {MOST_OUNCES} and {MOST_CM} (TWO-07)"
        ))
    }
}

/// The most that a weapon weighs, and the most that it measures, which the other hand leads (`TWO-07`).
pub(crate) const MOST_OUNCES: u16 = 100;
pub(crate) const MOST_CM: u16 = 100;

/// Hands that a weapon takes.
///
/// Rule: `WPN-03`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hands {
    /// One; the other is free for a shield or a second weapon.
    One,
    /// Both.
    Two,
}

/// A two-handed weapon in one hand.
///
/// Rule: `WPN-03`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OneHanded {
    /// Least strength of the bearer.
    pub strength_from: u8,
    /// TP/KK in one hand.
    pub strength: StrengthBonus,
    /// The talent in one hand, where it is another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub talent: Option<Id<Talent>>,
}

/// What is special about a weapon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum WeaponTrait {
    /// No weapon by trade. Rule: `WPN-10`.
    Improvised,
    /// Stuns at a lower malus. Rule: `WPN-08`.
    Blunt,
    /// Of wood or bone, and not of steel. Rule: `WPN-17`.
    Wooden,
    /// Cannot parry heavy weapons, flag F. Rule: `WPN-04`.
    Fencing,
    /// Parries heavy weapons although its talent does not. Rule: `WPN-04`.
    ParriesHeavy,
    /// Too heavy for light parries, flag D. Rule: `WPN-06`.
    Heavy,
    /// On a chain, flag K. Rule: `WPN-05`.
    Chain,
    /// On a chain, but light weapons may parry it. Rule: `WPN-05`.
    ParriedByAll,
    /// More points for a rider against a foe on foot, flag R+2. Rule: `WPN-07`.
    RiderBonus,
    /// Part of the body: cannot be dropped, broken or taken.
    Natural,
    /// Passes every break test.
    Unbreakable,
    /// Added to disarming. Rule: `WPN-11`.
    Disarms(i8),
    /// Added to tripping. Rule: `MAN-UMREISSEN`.
    Trips(i8),
    /// The modifier of the foe's shield does not count.
    IgnoresShield,
    /// So many points of armour do not count.
    IgnoresArmour(u8),
    /// May break the foe's weapon. Rule: `MAN-WAFFEZERBRECHEN`.
    BreaksWeapons,
    /// Fumbles on this face and above. Rule: `FUM-08`.
    FumblesFrom(u8),
    /// Burns a wounded target with these points; a 6 puts it out.
    Burns(Points),
    /// Another attack value in one class. Rule: `WPN-12`.
    AttackIn {
        /// The class.
        class: DistanceClass,
        /// Added to the attack there.
        by: i8,
    },
    /// Of no use in one class. Rule: `WPN-12`.
    UnusableIn(DistanceClass),
}

impl Kind for Weapon {
    const WORD: &'static str = "weapon";
    const PREFIXES: &'static [&'static str] = &["WPN-"];
}

impl Row for Weapon {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Weapon {
    fn faults(&self, data: &Dsa41Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        if self.talents.is_empty() {
            faults.push("a weapon needs a talent".into());
        }
        if let Some(like) = &self.like {
            known(&mut faults, &data.weapons, like);
        }
        once(&mut faults, "the talent", &self.talents);
        once(&mut faults, "the trait", &self.traits);
        let one_hand = self.one_hand.as_ref();
        for talent in self
            .talents
            .iter()
            .chain(one_hand.and_then(|one| one.talent.as_ref()))
        {
            known(&mut faults, &data.talents, talent);
        }
        if let Some(shield) = &self.parry_weapon {
            known(&mut faults, &data.shields, shield);
        }
        self.strength.faults(&mut faults);
        self.modifier.faults(&mut faults);
        within(&mut faults, "the initiative", self.initiative, -3, 3);
        within(&mut faults, "the weight in ounces", self.ounces, 0, 1000);
        within(
            &mut faults,
            "the length in cm",
            self.length_cm.unwrap_or(1),
            1,
            600,
        );
        within(
            &mut faults,
            "the break factor",
            self.break_factor.unwrap_or(0),
            -10,
            12,
        );
        if let Some(minimum) = self.minimum {
            minimum.faults(&mut faults);
        }
        if let Some(one_hand) = one_hand {
            one_hand.strength.faults(&mut faults);
            within(&mut faults, "strength_from", one_hand.strength_from, 1, 30);
            if self.hands == Hands::One {
                faults.push("`one_hand` is for weapons that take two".into());
            }
        }
        for special in &self.traits {
            special.faults(&mut faults);
        }
        faults
    }
}

impl WeaponTrait {
    fn faults(&self, faults: &mut Vec<Fault>) {
        match self {
            Self::Disarms(by) | Self::Trips(by) | Self::AttackIn { by, .. } => {
                within(faults, "a trait", *by, -10, 10);
            }
            Self::IgnoresArmour(points) => within(faults, "the armour ignored", *points, 1, 20),
            Self::FumblesFrom(face) => within(faults, "the face of a fumble", *face, 2, 20),
            _ => {}
        }
    }
}

/// A lance, which strikes in a mounted charge only; the run gives its points.
///
/// Rule: `MNT-07`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lance {
    /// Its id, `WPN-...`.
    pub id: Id<Lance>,
    /// Its name.
    pub name: Words,
    /// The talent with which it is led.
    pub talent: Id<Talent>,
    /// Whether the points are endurance points, TP(A).
    pub endurance: bool,
    /// Weight; 40 ounces are 1 kg.
    pub ounces: u16,
    /// Length in cm.
    pub length_cm: u16,
    /// Break factor.
    pub break_factor: i8,
}

impl Kind for Lance {
    const WORD: &'static str = "lance";
    const PREFIXES: &'static [&'static str] = &["WPN-"];
}

impl Row for Lance {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Lance {
    fn faults(&self, data: &Dsa41Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        known(&mut faults, &data.talents, &self.talent);
        within(&mut faults, "the weight in ounces", self.ounces, 1, 1000);
        within(&mut faults, "the length in cm", self.length_cm, 1, 600);
        within(&mut faults, "the break factor", self.break_factor, -10, 12);
        if data.weapons.contains_key(self.id.as_str()) {
            faults.push(format!("a weapon has the id `{}` already", self.id).into());
        }
        faults
    }
}
