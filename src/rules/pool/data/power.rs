//! Magic abilities.

use serde::Deserialize;

use super::{DICE, PoolData, Record};
use crate::content::Words;
use crate::rules::table::{within, word_faults};
use crate::rules::{Fault, Id, Kind, Letters, Row};

/// A magic ability.
///
/// Rule: `PL-MAG-01`, `PL-MAG-02`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Power {
    /// Its id in small letters.
    pub id: Id<Power>,
    /// Its name.
    pub name: Words,
    /// What it takes.
    pub action: PowerAction,
    /// Metres that it carries.
    pub range: u16,
    /// Number and sides of the damage dice, for those that harm.
    pub damage: Option<(u8, u8)>,
    /// What is added to the damage dice.
    #[serde(default)]
    pub plus: i16,
    /// Number and sides of the dice of those that heal; Will is added, and no roll decides about it.
    pub heals: Option<(u8, u8)>,
}

/// The action that an ability takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum PowerAction {
    /// An attack action.
    Attack,
    /// A limited action.
    Limited,
}

impl Kind for Power {
    const WORD: &'static str = "magic ability";
    const PREFIXES: &'static [&'static str] = &[];
    const LETTERS: Letters = Letters::Small;
}

impl Row for Power {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Power {
    fn faults(&self, _: &PoolData) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        within(&mut faults, "the range", self.range, 1, 200);
        within(&mut faults, "what is added", self.plus, 0, 20);
        if self.damage.is_some() == self.heals.is_some() {
            faults.push("a magic ability either harms or heals".into());
        }
        for (count, sides) in self.damage.into_iter().chain(self.heals) {
            within(&mut faults, "the number of dice", count, 1, 6);
            if !DICE.contains(&sides) {
                faults.push(format!("there is no die with {sides} sides").into());
            }
        }
        faults
    }
}
