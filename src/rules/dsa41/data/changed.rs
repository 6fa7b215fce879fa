//! Weapons that somebody has changed for himself: what differs from the row of the table is written down with the style.

use std::borrow::Cow;
use std::hash::{Hash, Hasher};

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Deserialize;

use super::Dsa41Data;
use super::Shield;
use super::person::Person;
use super::points::{Modifier, Points, StrengthBonus};
use super::ranged::RangedWeapon;
use super::record::Record;
use super::style::{Hand, Item, Shot, Style};
use super::talent::Talent;
use super::weapon::Weapon;
use crate::battle::StableHasher;
use crate::content::Words;
use crate::rules::{Fault, Id, Kind};

/// What somebody has changed of a weapon; the rest is as the table has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changed {
    /// What he calls it.
    pub name: Option<Words>,
    /// Hit points, TP.
    pub points: Option<Points>,
    /// TP/KK.
    pub strength: Option<StrengthBonus>,
    /// WM on attack and parry, of a weapon for blows.
    pub modifier: Option<Modifier>,
    /// Added to the initiative, of a weapon for blows.
    pub initiative: Option<i8>,
    /// Break factor, of a weapon for blows.
    pub break_factor: Option<i8>,
}

/// A style as a file has it.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename = "Style")]
pub(super) struct StyleFile {
    weapon: Id<Weapon>,
    second: Option<Item>,
    talent: Id<Talent>,
    #[serde(default)]
    hand: Hand,
    name: Option<Words>,
    points: Option<Points>,
    strength: Option<StrengthBonus>,
    modifier: Option<Modifier>,
    initiative: Option<i8>,
    break_factor: Option<i8>,
}

/// A way to shoot or throw as a file has it.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename = "Shot")]
pub(super) struct ShotFile {
    weapon: Id<RangedWeapon>,
    talent: Id<Talent>,
    shield: Option<Id<Shield>>,
    #[serde(default)]
    oil: bool,
    #[serde(default)]
    lead: bool,
    name: Option<Words>,
    points: Option<Points>,
    strength: Option<StrengthBonus>,
}

impl JsonSchema for Style {
    fn schema_name() -> Cow<'static, str> {
        StyleFile::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        StyleFile::json_schema(generator)
    }
}

impl JsonSchema for Shot {
    fn schema_name() -> Cow<'static, str> {
        ShotFile::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        ShotFile::json_schema(generator)
    }
}

impl From<StyleFile> for Style {
    fn from(file: StyleFile) -> Self {
        let changed = Changed {
            name: file.name,
            points: file.points,
            strength: file.strength,
            modifier: file.modifier,
            initiative: file.initiative,
            break_factor: file.break_factor,
        };
        Self {
            weapon: file.weapon,
            second: file.second,
            talent: file.talent,
            hand: file.hand,
            changed: changed.boxed(),
        }
    }
}

impl From<ShotFile> for Shot {
    fn from(file: ShotFile) -> Self {
        let changed = Changed {
            name: file.name,
            points: file.points,
            strength: file.strength,
            ..Changed::default()
        };
        Self {
            weapon: file.weapon,
            talent: file.talent,
            shield: file.shield,
            oil: file.oil,
            lead: file.lead,
            changed: changed.boxed(),
        }
    }
}

impl Changed {
    fn boxed(self) -> Option<Box<Self>> {
        (self != Self::default()).then(|| Box::new(self))
    }

    /// The weapon for blows that it makes of one of the tables.
    fn weapon(&self, of: &Weapon) -> Weapon {
        Weapon {
            id: self.id(&of.id),
            name: self.name.clone().unwrap_or_else(|| of.name.clone()),
            points: self.points.unwrap_or(of.points),
            strength: self.strength.unwrap_or(of.strength),
            modifier: self.modifier.unwrap_or(of.modifier),
            initiative: self.initiative.unwrap_or(of.initiative),
            break_factor: self.break_factor.or(of.break_factor),
            like: Some(of.model().clone()),
            ..of.clone()
        }
    }

    /// The weapon to shoot or throw.
    fn ranged(&self, of: &RangedWeapon) -> RangedWeapon {
        RangedWeapon {
            id: self.id(&of.id),
            name: self.name.clone().unwrap_or_else(|| of.name.clone()),
            points: self.points.unwrap_or(of.points),
            strength: self.strength.or(of.strength),
            like: Some(of.model().clone()),
            ..of.clone()
        }
    }

    /// An id that the same change of the same weapon always has, and no other: two fighters with the same change carry the same weapon.
    fn id<K: Kind>(&self, of: &Id<K>) -> Id<K> {
        let mut hasher = StableHasher::default();
        (of.as_str(), format!("{self:?}")).hash(&mut hasher);
        let mark = format!("-{:08X}", hasher.finish() >> 32);
        let kept: String = of
            .as_str()
            .chars()
            .take(Id::<K>::MAX_LENGTH - mark.len())
            .collect();
        match Id::new(&(kept + &mark)) {
            Ok(id) => id,
            Err(reason) => {
                panic!("the beginning of an id with more capital letters and digits is an id: {reason}")
            }
        }
    }

    /// What is wrong with a weapon for blows that is changed like this.
    pub(super) fn weapon_faults(&self, of: &Weapon, data: &Dsa41Data, faults: &mut Vec<Fault>) {
        faults.extend(self.weapon(of).faults(data));
        if of.break_factor.is_none() && self.break_factor.is_some() {
            faults.push(format!("`{}` cannot break, so it has no break factor", of.id).into());
        }
    }

    /// The same of one to shoot or throw.
    pub(super) fn ranged_faults(&self, of: &RangedWeapon, data: &Dsa41Data, faults: &mut Vec<Fault>) {
        faults.extend(self.ranged(of).faults(data));
    }
}

impl Person {
    /// Whether he has changed a weapon for himself.
    pub(crate) fn has_changed(&self) -> bool {
        let styles = self.styles.iter().any(|style| style.changed.is_some());
        styles || self.shots.iter().any(|shot| shot.changed.is_some())
    }
}

impl Dsa41Data {
    /// Has somebody lead the weapons that he has changed for himself, which get rows of their own where there are none yet.
    pub(crate) fn arm(&mut self, person: &mut Person) {
        for style in &mut person.styles {
            let changed = style.changed.take();
            let base = self.weapons.get(&style.weapon);
            if let Some((changed, base)) = changed.zip(base) {
                let own = changed.weapon(base);
                style.weapon = own.id.clone();
                self.add_weapon(own);
            }
        }
        for shot in &mut person.shots {
            let changed = shot.changed.take();
            let base = self.ranged.get(&shot.weapon);
            if let Some((changed, base)) = changed.zip(base) {
                let own = changed.ranged(base);
                shot.weapon = own.id.clone();
                self.add_ranged(own);
            }
        }
    }

    /// The same of everybody in the tables.
    pub(super) fn arm_everybody(&mut self) {
        let mut people = std::mem::take(&mut self.people);
        let changers = people.values_mut().filter(|person| person.has_changed());
        changers.for_each(|person| self.arm(person));
        self.people = people;
    }
}
