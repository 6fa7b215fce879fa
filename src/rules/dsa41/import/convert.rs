//! A hero on his way into the tables: the person that he becomes, the rows of his own, and the account of it.

use super::super::data::{
    ArmourPiece, Attributes, Dsa41Data, Gains, Person, RangedWeapon, Record, Shield, Size, Weapon,
};
use super::account::Account;
use super::names::{Names, id_letters};
use super::{new_faults, write};
use crate::battle::Character;
use crate::content::Words;
use crate::content::helden::{Hero, Imported, Reason};
use crate::rules::Id;

/// The most letters of a name in an id; rows of his own add a number.
const MOST_LETTERS: usize = 28;

/// The most bytes of a name.
const MOST_BYTES: usize = 90;

/// A hero on his way.
pub(super) struct Convert<'h> {
    pub hero: &'h Hero,
    /// The tables, with the rows of his own.
    pub data: Dsa41Data,
    pub names: Names,
    pub person: Person,
    pub own: Own,
    pub account: Account,
    letters: String,
    made: usize,
}

/// Rows that are his own.
#[derive(Default)]
pub(super) struct Own {
    pub weapons: Vec<Weapon>,
    pub shields: Vec<Shield>,
    pub ranged: Vec<RangedWeapon>,
    pub armour: Vec<ArmourPiece>,
}

impl<'h> Convert<'h> {
    pub fn new(data: &Dsa41Data, hero: &'h Hero) -> Result<Self, Reason> {
        let letters = id_letters(&hero.name, MOST_LETTERS);
        let id =
            |text: &str| Id::new(text).map_err(|fault| Reason::new("import-why-fault").with("fault", fault));
        let shown = if hero.name.trim().is_empty() {
            "?"
        } else {
            &hero.name
        };
        Ok(Self {
            hero,
            names: Names::of(data),
            data: data.clone(),
            person: Person {
                id: id(&format!("HER-{letters}"))?,
                name: words(shown),
                calling: None,
                character: Character::Steady,
                species: Id::new("SPC-HUMAN")
                    .map_err(|fault| Reason::new("import-why-fault").with("fault", fault))?,
                size: Size::Medium,
                attributes: average(),
                initiative: 0,
                gained: Gains::default(),
                talents: Vec::new(),
                specialisations: Vec::new(),
                abilities: Vec::new(),
                worth: Some(2),
                exempt: false,
                subjects: Vec::new(),
                advantages: Vec::new(),
                armour: Vec::new(),
                load: 0,
                styles: Vec::new(),
                shots: Vec::new(),
                lances: Vec::new(),
                carries: Vec::new(),
                morale: None,
                leader: false,
                printed: None,
            },
            own: Own::default(),
            account: Account::default(),
            letters,
            made: 0,
        })
    }

    /// The id of the next row of his own.
    pub fn next_id(&mut self, prefix: &str) -> String {
        self.made += 1;
        format!("{prefix}{}-{}", self.letters, self.made)
    }

    /// Changes the person, unless the tables have something against it: then he stays as he was, and what they have against it is
    /// returned.
    pub fn try_change(&mut self, change: impl FnOnce(&mut Person)) -> Result<(), Reason> {
        let mut changed = self.person.clone();
        change(&mut changed);
        match new_faults(&self.data, &self.person, &changed) {
            None => {
                self.person = changed;
                Ok(())
            }
            Some(fault) => Err(Reason::new("import-why-fault").with("fault", fault)),
        }
    }

    /// Species, culture and trade.
    pub fn origins(&mut self) {
        if let Some(species) = &self.hero.species {
            let (line, what) = (species.line, species.name.clone());
            match self.names.species.first(&what).and_then(|id| Id::new(id).ok()) {
                Some(id) => {
                    self.account.taken(line, what, id.as_str());
                    self.person.species = id;
                }
                None => {
                    let why = Reason::new("import-why-species");
                    self.account
                        .otherwise(line, what, self.person.species.as_str(), why);
                }
            }
        }
        for origin in &self.hero.origins {
            self.account.taken(origin.line, origin.name.clone(), "calling");
        }
        // The last of them is the trade.
        self.person.calling = self.hero.origins.last().map(|trade| words(&trade.name));
    }

    /// What no fight asks for, and what was not understood.
    pub fn rest(&mut self) {
        for spell in &self.hero.spells {
            self.account
                .left(spell.line, spell.name.clone(), Reason::new("import-why-magic"));
        }
        for aside in &self.hero.aside {
            self.account.aside(aside.line, aside.name.clone());
        }
        for unread in &self.hero.unread {
            self.account
                .left(unread.line, unread.name.clone(), Reason::new("import-why-unread"));
        }
    }

    /// The person with all that is his, as files; the tables have nothing against him any more.
    pub fn finish(self) -> Result<Imported, Reason> {
        if let Some(fault) = self.person.faults(&self.data).first() {
            return Err(Reason::new("import-why-fault").with("fault", fault));
        }
        let fault = |fault: String| Reason::new("import-why-fault").with("fault", fault);
        Ok(Imported {
            person: self.person.id.as_str().to_owned(),
            name: self.person.name.en.clone(),
            folder: self.letters.to_lowercase(),
            rows: write::rows(&self.person, &self.own).map_err(fault)?,
            findings: self.account.in_order(),
        })
    }
}

/// A name that is the same in every language, on one line.
pub(super) fn words(name: &str) -> Words {
    let line: String = name.chars().filter(|sign| !sign.is_control()).collect();
    let mut line = line.trim().to_owned();
    while line.len() > MOST_BYTES {
        line.pop();
    }
    Words {
        en: line.clone(),
        de: line.clone(),
        fr: line,
    }
}

/// What counts for attributes of which nothing is said.
pub(super) const AVERAGE: u8 = 10;

fn average() -> Attributes {
    Attributes {
        courage: AVERAGE,
        cleverness: AVERAGE,
        intuition: AVERAGE,
        charisma: AVERAGE,
        dexterity: AVERAGE,
        agility: AVERAGE,
        constitution: AVERAGE,
        strength: AVERAGE,
    }
}
