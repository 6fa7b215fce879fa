//! A hero as the export tells of him, in the export's own words: no rule is known here.

/// A hero of an export.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hero {
    /// His name.
    pub name: String,
    /// Line in the file where he begins, from 1.
    pub line: u32,
    /// His species.
    pub species: Option<Named>,
    /// Culture and professions.
    pub origins: Vec<Named>,
    /// Attributes and what is worked out from them.
    pub qualities: Vec<Quality>,
    /// Advantages and disadvantages.
    pub traits: Vec<Trait>,
    /// Special abilities.
    pub abilities: Vec<Ability>,
    /// Talents.
    pub talents: Vec<Valued>,
    /// Spells.
    pub spells: Vec<Valued>,
    /// Attack and parry by talents.
    pub combat: Vec<Combat>,
    /// What he owns.
    pub things: Vec<Thing>,
    /// What he wears and leads.
    pub worn: Vec<Worn>,
    /// What says something and was not understood.
    pub unread: Vec<Named>,
    /// What says something and is left out on purpose, by its kind.
    pub aside: Vec<Named>,
}

/// Something with a name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Named {
    /// The name; of what was not understood also what it is.
    pub name: String,
    /// Line in the file, from 1.
    pub line: u32,
}

/// An attribute or something worked out from attributes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Quality {
    /// The name.
    pub name: String,
    /// The value, of energies what was bought; none where it is no number.
    pub value: Option<i16>,
    /// What is added to it; none where nothing is said of it.
    pub modifier: Option<i16>,
    /// What was won or lost for good.
    pub permanent: Option<i16>,
    /// Line in the file, from 1.
    pub line: u32,
}

/// An advantage or disadvantage.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trait {
    /// The name.
    pub name: String,
    /// Its level, where it has one.
    pub value: Option<i16>,
    /// What was chosen with it.
    pub choices: Vec<String>,
    /// Line in the file, from 1.
    pub line: u32,
}

/// A special ability.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ability {
    /// The name.
    pub name: String,
    /// What it was learned for.
    pub subjects: Vec<Subject>,
    /// Line in the file, from 1.
    pub line: u32,
}

/// What an ability was learned for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Weapon or armour.
    Thing(String),
    /// A talent.
    Talent(String),
    /// A part of a talent: a weapon.
    Part(String),
    /// Anything else.
    Other(String),
}

/// A talent or a spell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Valued {
    /// The name.
    pub name: String,
    /// The value; none where it is no number.
    pub value: Option<i16>,
    /// Line in the file, from 1.
    pub line: u32,
}

/// Attack and parry by a talent, without weapon and load.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Combat {
    /// The talent.
    pub name: String,
    /// The attack.
    pub attack: Option<i16>,
    /// The parry.
    pub parry: Option<i16>,
    /// Line in the file, from 1.
    pub line: u32,
}

/// Something that he owns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thing {
    /// The name by which the export knows it.
    pub name: String,
    /// The name that its owner gave it.
    pub own_name: Option<String>,
    /// How many.
    pub count: u16,
    /// The number that tells it from others of its name.
    pub slot: i16,
    /// What its owner changed, as far as the export says.
    pub changes: Changes,
    /// Line in the file, from 1.
    pub line: u32,
}

/// What the owner of a thing changed. Nothing is said of what is as usual.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// What kind of thing it is, where something is said of it.
    pub kind: Option<ThingKind>,
    /// The talents with which it is used.
    pub talents: Vec<String>,
    /// Number of dice, their sides, and what is added.
    pub points: Option<(i16, i16, i16)>,
    /// Strength from which on it adds points, and the step.
    pub strength: Option<(i16, i16)>,
    /// Added to attack and parry.
    pub modifier: Option<(i16, i16)>,
    /// Added to the initiative.
    pub initiative: Option<i16>,
    /// How easily it breaks.
    pub break_factor: Option<i16>,
    /// Weight in ounces.
    pub ounces: Option<i16>,
    /// Length in cm.
    pub length: Option<i16>,
    /// Whether it takes both hands.
    pub two_handed: Option<bool>,
    /// The distances at which it is led, by their names.
    pub distances: Vec<String>,
    /// The far ends of the five ranges.
    pub ranges: Option<[i16; 5]>,
    /// What is added to the points at each range.
    pub range_points: Option<[i16; 5]>,
    /// Actions to load it.
    pub load: Option<i16>,
    /// Armour, as a whole.
    pub armour: Option<i16>,
    /// Encumbrance.
    pub encumbrance: Option<i16>,
    /// Stars of well-made armour.
    pub stars: Option<i16>,
    /// Armour by zones: head, chest, back, belly, left and right arm, left and right leg; none where nothing is said.
    pub zones: [Option<i16>; 8],
}

/// What kind of thing something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ThingKind {
    /// A weapon for blows.
    Melee,
    /// A weapon that shoots or is thrown.
    Ranged,
    /// A shield or a parry weapon.
    Shield,
    /// A piece of armour.
    Armour,
}

/// Something that he wears or leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worn {
    /// What it is.
    pub kind: ThingKind,
    /// Its number among those of its kind, from 1.
    pub number: u16,
    /// The set to which it belongs, from 0.
    pub set: u16,
    /// The name by which the export knows it.
    pub name: String,
    /// The number that tells it from others of its name.
    pub slot: i16,
    /// The talent with which it is led.
    pub talent: Option<String>,
    /// Whether the left hand leads it.
    pub left: bool,
    /// Whether it is told which hand leads it.
    pub hand_is_told: bool,
    /// How easily it breaks by now, where it has become worse in use.
    pub break_factor: Option<i16>,
    /// Whether a shield is used to parry with, as a weapon is.
    pub as_parry_weapon: bool,
    /// The number of the shield that goes with a weapon.
    pub shield: Option<u16>,
    /// Line in the file, from 1.
    pub line: u32,
}
