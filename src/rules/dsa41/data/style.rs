//! Ways to fight, and what somebody carries.

use serde::{Deserialize, Serialize};

use super::Dsa41Data;
use super::changed::{Changed, ShotFile, StyleFile};
use super::ranged::RangedWeapon;
use super::record::is_default;
use super::shield::{Shield, ShieldTrait};
use super::talent::{Talent, TalentUse};
use super::weapon::{Hands, Lance, Weapon};
use crate::content::Words;
use crate::rules::table::{known, within, word_faults};
use crate::rules::{Fault, Id};

/// A way to fight in melee: weapon, second item and talent.
///
/// Rule: `WPN-02`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "StyleFile")]
pub struct Style {
    /// The weapon in the hand, or in both.
    pub weapon: Id<Weapon>,
    /// Shield, parry weapon or second weapon.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second: Option<Item>,
    /// The talent.
    pub talent: Id<Talent>,
    /// The hand that leads the weapon. Rule: `SIT-01`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hand: Hand,
    /// What is changed of the weapon.
    #[serde(skip_serializing)]
    pub changed: Option<Box<Changed>>,
}

/// The hand that leads a weapon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Hand {
    /// The one that its bearer is used to.
    #[default]
    Own,
    /// The other one.
    Other,
}

/// A way to shoot or throw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "ShotFile")]
pub struct Shot {
    /// The weapon.
    pub weapon: Id<RangedWeapon>,
    /// The talent.
    pub talent: Id<Talent>,
    /// The shield on the other arm, beside a weapon that one hand throws. Rule: `RNG-37`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shield: Option<Id<Shield>>,
    /// Filled with oil, with a burning rag. Rule: `RNG-44`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub oil: bool,
    /// With bullets of lead instead of stones. Rule: `RWP-SLING`, `RWP-STAFFSLING`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub lead: bool,
    /// What is changed of the weapon.
    #[serde(skip_serializing)]
    pub changed: Option<Box<Changed>>,
}

/// A way to ride with a lance.
///
/// Rule: `MNT-07`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Lanced {
    /// The lance.
    pub weapon: Id<Lance>,
    /// The shield on the other arm.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shield: Option<Id<Shield>>,
}

impl Lanced {
    pub(super) fn faults(&self, data: &Dsa41Data, faults: &mut Vec<Fault>) {
        known(faults, &data.lances, &self.weapon);
        if let Some(shield) = &self.shield {
            known(faults, &data.shields, shield);
        }
    }
}

/// An arm of any table, told apart by the prefix of its id.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(try_from = "String", into = "String")]
pub enum Item {
    /// A melee weapon, `WPN-...`; among what somebody has specialised in also a lance.
    Weapon(Id<Weapon>),
    /// A shield or parry weapon, `SHD-...`.
    Shield(Id<Shield>),
    /// A ranged weapon, `RWP-...`.
    Ranged(Id<RangedWeapon>),
}

impl TryFrom<String> for Item {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        if text.starts_with("SHD-") {
            Id::new(&text).map(Self::Shield)
        } else if text.starts_with("RWP-") {
            Id::new(&text).map(Self::Ranged)
        } else {
            Id::new(&text).map(Self::Weapon)
        }
    }
}

impl From<Item> for String {
    fn from(item: Item) -> Self {
        item.id().to_owned()
    }
}

impl Item {
    /// Its id, whatever table it stands in.
    pub fn id(&self) -> &str {
        match self {
            Self::Weapon(id) => id.as_str(),
            Self::Shield(id) => id.as_str(),
            Self::Ranged(id) => id.as_str(),
        }
    }

    pub(super) fn faults(&self, data: &Dsa41Data, faults: &mut Vec<Fault>) {
        match self {
            Self::Weapon(id) => {
                data.lances.contains_key(id.as_str()) || known(faults, &data.weapons, id).is_some()
            }
            Self::Shield(id) => known(faults, &data.shields, id).is_some(),
            Self::Ranged(id) => known(faults, &data.ranged, id).is_some(),
        };
    }
}

/// Things carried, with their number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Gear {
    /// Arrows.
    Arrows(u16),
    /// Bolts.
    Bolts(u16),
    /// Bullets.
    Bullets(u16),
    /// What is needed to treat wounds.
    BandageKit(u16),
    /// Weapons to throw.
    Missiles(Id<RangedWeapon>, u16),
    /// Spare melee weapons.
    Weapons(Id<Weapon>, u16),
    /// Something to use or to awaken.
    Thing(Thing),
}

/// Something to use, such as a potion, or an artefact to awaken.
///
/// Rule: `ACT-01`, `ACT-16`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Thing {
    /// Its name.
    pub name: Words,
    /// Where it is carried.
    pub kept: Kept,
    /// Whether it is an artefact.
    #[serde(default, skip_serializing_if = "is_default")]
    pub artefact: bool,
}

/// Where a thing is carried.
///
/// Rule: `ACT-01`, `ACT-16`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Kept {
    /// Worn or held: a ring, a wand.
    OnBody,
    /// In a pouch at the belt.
    Pouch,
    /// In a backpack, within easy reach.
    Backpack,
    /// In a backpack, under everything else: nobody gets at it in a fight.
    BackpackBottom,
}

/// Regular actions to take a thing out of a pouch, or of a backpack, and use it (`ACT-16`).
pub(crate) const FROM_POUCH: u16 = 10;
pub(crate) const FROM_BACKPACK: u16 = 20;

impl Kept {
    /// Regular actions to take it out and use it; none where nobody gets at it in a fight, or it need not be taken out.
    pub const fn actions(self) -> Option<u16> {
        match self {
            Self::Pouch => Some(FROM_POUCH),
            Self::Backpack => Some(FROM_BACKPACK),
            Self::OnBody | Self::BackpackBottom => None,
        }
    }
}

impl Style {
    pub(super) fn faults(&self, data: &Dsa41Data, faults: &mut Vec<Fault>) {
        known(faults, &data.talents, &self.talent);
        if let Some(second) = &self.second {
            second.faults(data, faults);
        }
        let Some(weapon) = known(faults, &data.weapons, &self.weapon) else {
            return;
        };
        if let Some(changed) = &self.changed {
            changed.weapon_faults(weapon, data, faults);
        }
        if !self.leads(weapon, data) {
            faults.push(format!("`{}` is not led with `{}`", self.weapon, self.talent).into());
        }
        let no_second = self.second.as_ref().filter(|second| match second {
            Item::Ranged(_) => true,
            Item::Weapon(id) => data.lances.contains_key(id.as_str()),
            Item::Shield(_) => false,
        });
        if let Some(second) = no_second {
            faults.push(format!("`{}` is no second item for melee", second.id()).into());
        }
        let led_by_other = match &self.second {
            Some(Item::Weapon(id)) => data.weapons.get(id),
            _ => Some(weapon).filter(|_| self.hand == Hand::Other),
        };
        if let Some(Err(reason)) = led_by_other.map(Weapon::fits_other_hand) {
            faults.push(reason.into());
        }
        let worn = self.wears_second(data);
        let needs_both = weapon.hands == Hands::Two && weapon.one_hand.is_none();
        if self.hand == Hand::Other && (needs_both || self.second.is_some()) {
            faults.push("in the other hand one leads a weapon of one hand, and nothing besides".into());
        }
        if weapon.hands == Hands::Two && weapon.one_hand.is_none() && self.second.is_some() && !worn {
            faults.push(format!("`{}` takes both hands", self.weapon).into());
        }
    }

    /// Whether the second item is worn on the arm, so that the hand stays free.
    ///
    /// Rule: `SHD-21`.
    pub(crate) fn wears_second(&self, data: &Dsa41Data) -> bool {
        let shield = self.second_shield(data);
        shield.is_some_and(|shield| shield.traits.contains(&ShieldTrait::WornOnArm))
    }

    /// The shield or parry weapon.
    pub(crate) fn second_shield<'a>(&self, data: &'a Dsa41Data) -> Option<&'a Shield> {
        match &self.second {
            Some(Item::Shield(id)) => data.shields.get(id),
            _ => None,
        }
    }

    /// What is missing to lead the weapon in one hand that takes two.
    ///
    /// Rule: `WPN-03`.
    pub(super) fn strength_faults(&self, strength: u8, data: &Dsa41Data, faults: &mut Vec<Fault>) {
        let in_one_hand = self.hand == Hand::Other || self.second.is_some() && !self.wears_second(data);
        let one_hand = data
            .weapons
            .get(&self.weapon)
            .and_then(|weapon| weapon.one_hand.as_ref());
        if let Some(one) = one_hand.filter(|one| in_one_hand && strength < one.strength_from) {
            let (name, needed) = (&self.weapon, one.strength_from);
            faults.push(
                format!("`{name}` in one hand needs KK {needed}, but there is {strength} (WPN-03)").into(),
            );
        }
    }

    /// Whether the talent is one of the weapon's, or may stand in for its own (TAL-03).
    fn leads(&self, weapon: &Weapon, data: &Dsa41Data) -> bool {
        let in_one_hand = weapon
            .one_hand
            .as_ref()
            .and_then(|one_hand| one_hand.talent.as_ref());
        let related = |own: &Id<Talent>| stands_in(&self.talent, own, data);
        weapon.talents.contains(&self.talent)
            || in_one_hand == Some(&self.talent)
            || weapon.talents.first().is_some_and(related)
    }
}

/// Whether a talent may stand in for another one.
///
/// Rule: `TAL-03`.
fn stands_in(talent: &Id<Talent>, own: &Id<Talent>, data: &Dsa41Data) -> bool {
    match data.talents.get(own).map(|own| &own.purpose) {
        Some(TalentUse::Combat { related, .. }) => related.contains(talent),
        _ => false,
    }
}

impl Shot {
    /// Whether the talent is the weapon's, or may stand in for it (TAL-03).
    fn throws(&self, weapon: &RangedWeapon, data: &Dsa41Data) -> bool {
        weapon.talent == self.talent || stands_in(&self.talent, &weapon.talent, data)
    }

    pub(super) fn faults(&self, data: &Dsa41Data, faults: &mut Vec<Fault>) {
        known(faults, &data.talents, &self.talent);
        if known(faults, &data.ranged, &self.weapon).is_some_and(|weapon| !self.throws(weapon, data)) {
            faults.push(format!("`{}` is not used with `{}`", self.weapon, self.talent).into());
        }
        if let (Some(changed), Some(weapon)) = (&self.changed, data.ranged.get(&self.weapon)) {
            changed.ranged_faults(weapon, data, faults);
        }
        let holds_oil = |weapon: &RangedWeapon| weapon.filled().is_some();
        if self.oil
            && data
                .ranged
                .get(&self.weapon)
                .is_some_and(|weapon| !holds_oil(weapon))
        {
            faults.push(format!("`{}` cannot be filled with oil (RNG-44)", self.weapon).into());
        }
        let is_without = |weapon: &RangedWeapon| weapon.lead().is_none();
        if self.lead && data.ranged.get(&self.weapon).is_some_and(is_without) {
            faults.push(format!("`{}` takes no bullets of lead", self.weapon).into());
        }
        if let Some(shield) = &self.shield {
            known(faults, &data.shields, shield);
            let weapon = data.ranged.get(&self.weapon);
            if weapon.is_some_and(|weapon| !weapon.needs_one_hand()) {
                let name = &self.weapon;
                faults.push(format!("`{name}` needs both hands, so no shield goes with it (RNG-37)").into());
            }
        }
    }
}

impl Gear {
    pub(super) fn faults(&self, data: &Dsa41Data, faults: &mut Vec<Fault>) {
        let count = match self {
            Self::Arrows(count) | Self::Bolts(count) | Self::Bullets(count) | Self::BandageKit(count) => {
                count
            }
            Self::Missiles(id, count) => {
                known(faults, &data.ranged, id);
                count
            }
            Self::Weapons(id, count) => {
                known(faults, &data.weapons, id);
                count
            }
            Self::Thing(thing) => {
                faults.extend(word_faults(&thing.name));
                if (thing.kept == Kept::OnBody) != thing.artefact {
                    let name = &thing.name.en;
                    faults.push(
                        format!("`{name}`: artefacts are on the body, other things in pouch or backpack")
                            .into(),
                    );
                }
                return;
            }
        };
        within(faults, "the number of things carried", *count, 1, 200);
    }
}
