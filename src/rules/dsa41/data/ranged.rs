//! Ranged weapons.

use serde::{Deserialize, Serialize};

use super::Dsa41Data;
use super::points::{Minimum, Points, StrengthBonus};
use super::record::{Record, is_default};
use super::style::Item;
use super::talent::{Talent, TalentUse, Technique};
use super::weapon::Weapon;
use crate::battle::WeaponShape;
use crate::content::Words;
use crate::rules::table::{known, once, within, word_faults};
use crate::rules::{Fault, Id, Kind, Row};

/// A weapon that shoots or is thrown.
///
/// Rule: `RNG-04`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RangedWeapon {
    /// Its id, `RWP-...`.
    pub id: Id<RangedWeapon>,
    /// Its name.
    pub name: Words,
    /// The weapon that it is a variant of: what the rules, specialisations and masters say of that one by name holds for it too.
    pub like: Option<Id<RangedWeapon>>,
    /// The talent with which it is used.
    pub talent: Id<Talent>,
    /// The picture of it; `None` for that of its talent.
    #[serde(default, skip_serializing_if = "is_default")]
    pub silhouette: Option<WeaponShape>,
    /// What flies.
    pub missile: Missile,
    /// Regular actions to make it ready. Rule: `RNG-30`.
    pub load: u8,
    /// Weight; 40 ounces are 1 kg.
    pub ounces: u16,
    /// Hit points, TP.
    pub points: Points,
    /// TP/KK; `None` where strength adds nothing. Rule: `RNG-38`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strength: Option<StrengthBonus>,
    /// Whether wounds come 2 points earlier. Rule: `RNG-43`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub wounds_easily: bool,
    /// The weapon for blows that it is as well. Rule: `WPN-14`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blade: Option<Id<Weapon>>,
    /// The five distances from very near to very far.
    pub bands: [Band; 5],
    /// The attribute that it asks for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minimum: Option<Minimum>,
    /// What is special about it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub traits: Vec<RangedTrait>,
}

/// One of the five distances.
///
/// Rule: `RNG-04`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// Its far end in metres; 0 where the weapon has no such band.
    pub to: u16,
    /// Added to the hit points; `None` where the weapon has no such band.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<i8>,
}

/// What flies.
///
/// Rule: `RNG-20`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Missile {
    /// From a bow; fast.
    Arrow,
    /// From a crossbow; fast.
    Bolt,
    /// From a sling or arbalest; fast.
    Bullet,
    /// From a blowgun; slow.
    Dart,
    /// The weapon itself; slow, and it leaves the hand.
    Thrown,
}

impl Missile {
    /// Whether it is as hard to ward off as an arrow.
    ///
    /// Rule: `RNG-20`.
    pub fn is_fast(self) -> bool {
        matches!(self, Self::Arrow | Self::Bolt | Self::Bullet)
    }
}

/// What is special about a ranged weapon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum RangedTrait {
    /// Holds several shots.
    Magazine {
        /// Shots in a full magazine.
        shots: u8,
        /// Regular actions to refill it.
        refill: u8,
    },
    /// One hand is enough to shoot. Rule: `RNG-37`.
    OneHand,
    /// Lead bullets add so many points.
    LeadShot {
        /// The points.
        points: i8,
        /// Its name then.
        loaded: Words,
    },
    /// Its missiles are poisoned as a rule. Rule: `RNG-45`.
    Poisoned,
    /// No weapon by trade. Rule: `WPN-10`.
    Improvised,
    /// Can be filled with oil and set on fire. Rule: `RNG-44`.
    HoldsOil {
        /// Its name then.
        filled: Words,
    },
}

impl Kind for RangedWeapon {
    const WORD: &'static str = "ranged weapon";
    const PREFIXES: &'static [&'static str] = &["RWP-"];
}

impl Row for RangedWeapon {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for RangedWeapon {
    fn faults(&self, data: &Dsa41Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        let talent = known(&mut faults, &data.talents, &self.talent);
        let ranged = |talent: &Talent| matches!(&talent.purpose, TalentUse::Combat { technique, .. } if *technique == Technique::Ranged);
        if talent.is_some_and(|talent| !ranged(talent)) {
            faults.push(format!("`{}` is no talent for missiles", self.talent).into());
        }
        if let Some(like) = &self.like {
            known(&mut faults, &data.ranged, like);
        }
        if let Some(blade) = &self.blade {
            known(&mut faults, &data.weapons, blade);
        }
        if let Some(strength) = self.strength {
            strength.faults(&mut faults);
        }
        if let Some(minimum) = self.minimum {
            minimum.faults(&mut faults);
        }
        within(&mut faults, "the load", self.load, 0, 100);
        within(&mut faults, "the weight in ounces", self.ounces, 1, 1000);
        once(&mut faults, "the trait", &self.traits);
        faults.extend(self.filled().into_iter().flat_map(word_faults));
        faults.extend(self.lead().into_iter().flat_map(|(_, name)| word_faults(name)));
        self.band_faults(&mut faults);
        faults
    }
}

impl RangedWeapon {
    /// The id by which the rules speak of it.
    pub fn model(&self) -> &Id<Self> {
        self.like.as_ref().unwrap_or(&self.id)
    }

    /// What somebody may have specialised in, or be the master of, who uses it.
    pub(crate) fn items(&self) -> Vec<Item> {
        let ids = [&self.id].into_iter().chain(&self.like);
        ids.cloned().map(Item::Ranged).collect()
    }

    /// Whether one hand is enough to use it.
    ///
    /// Rule: `RNG-37`.
    pub fn needs_one_hand(&self) -> bool {
        self.missile == Missile::Thrown || self.traits.contains(&RangedTrait::OneHand)
    }

    /// Its name when it is filled with oil; none where it holds none.
    ///
    /// Rule: `RNG-44`.
    pub fn filled(&self) -> Option<&Words> {
        self.traits.iter().find_map(|it| match it {
            RangedTrait::HoldsOil { filled } => Some(filled),
            _ => None,
        })
    }

    /// The points that lead bullets add, and its name with them; none where it takes none.
    pub fn lead(&self) -> Option<(i8, &Words)> {
        self.traits.iter().find_map(|it| match it {
            RangedTrait::LeadShot { points, loaded } => Some((*points, loaded)),
            _ => None,
        })
    }

    fn band_faults(&self, faults: &mut Vec<Fault>) {
        let mut last = 0;
        for (index, band) in self.bands.iter().enumerate() {
            within(faults, "the end of a band in metres", band.to, 0, 1000);
            within(faults, "the points of a band", band.points.unwrap_or(0), -10, 10);
            if (band.to == 0) != band.points.is_none() {
                faults.push("a band has points unless it ends at 0".into());
            }
            if index > 0 && band.to <= last {
                faults.push("each band must end farther than the one before".into());
            }
            last = band.to;
        }
    }
}
