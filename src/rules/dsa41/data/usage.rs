//! Ways to fight that no weapon of the tables names: the bare body, and things led otherwise than as usual.

use serde::Deserialize;

use super::Dsa41Data;
use super::record::Record;
use crate::content::Words;
use crate::rules::table::word_faults;
use crate::rules::{Fault, Id, Kind, Row};

/// A way to fight, by its name.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Usage {
    /// Its id, `USE-...`.
    pub id: Id<Usage>,
    /// Its name; of a way to lead a thing what stands in brackets behind the name of the thing.
    pub name: Words,
}

impl Usage {
    /// Blows and kicks.
    pub const FISTS: &'static str = "USE-FISTS";
    /// Holds and throws.
    pub const WRESTLING: &'static str = "USE-WRESTLING";
    /// A long weapon with a hand on its blade.
    pub const HALF_SWORD: &'static str = "USE-HALFSWORD";
    /// What may be used as either, as a shield.
    pub const SHIELD: &'static str = "USE-SHIELD";
    /// The same as a parry weapon.
    pub const PARRY_WEAPON: &'static str = "USE-PARRYWEAPON";
    /// A weapon in the hand that does not lead.
    pub const OTHER_HAND: &'static str = "USE-OTHERHAND";
    /// All that the rules ask for.
    pub const ALL: [&'static str; 6] = [
        Self::FISTS,
        Self::WRESTLING,
        Self::HALF_SWORD,
        Self::SHIELD,
        Self::PARRY_WEAPON,
        Self::OTHER_HAND,
    ];
}

impl Dsa41Data {
    /// The name of a way to fight; its id where the table has lost it, which is reported when it is read.
    pub fn usage(&self, id: &str) -> Words {
        let found = self.usages.get(id).map(|usage| usage.name.clone());
        found.unwrap_or_else(|| Words {
            en: id.into(),
            de: id.into(),
            fr: id.into(),
        })
    }
}

impl Kind for Usage {
    const WORD: &'static str = "way to fight";
    const PREFIXES: &'static [&'static str] = &["USE-"];
}

impl Row for Usage {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Usage {
    fn faults(&self, _: &Dsa41Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        if !Self::ALL.contains(&self.id.as_str()) {
            faults.push(format!("the rules know no `{}`", self.id).into());
        }
        faults
    }
}
