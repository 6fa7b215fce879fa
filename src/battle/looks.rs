//! What a fighter looks like, whatever rules he lives by: the shape of his body, of what he holds and of what he wears.
//!
//! A rule system says these words of its people and tables; only the eye makes something of them.

use serde::{Deserialize, Serialize};

use crate::content::hint;

/// What the eye sees of a fighter besides his weapon and posture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Looks {
    /// His body.
    pub body: BodyShape,
    /// What his other hand guards him with.
    pub ward: Option<WardShape>,
    /// Whether he wears a helmet.
    pub helmet: bool,
}

/// The shape of a body.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[expect(missing_docs, reason = "the words say it")]
pub enum BodyShape {
    #[default]
    Human,
    Northerner,
    Dwarf,
    Elf,
    Orc,
    Goblin,
    Ogre,
    Skeleton,
    Zombie,
    Harpy,
    Wolf,
    Bear,
    Boar,
    Horse,
    Lizard,
    /// A long body on short legs, with a tail.
    Wyrm,
    Spider,
    /// A long body without legs.
    Serpent,
    /// Any other animal on four legs.
    Beast,
}

impl BodyShape {
    /// All of them.
    pub const ALL: [Self; 19] = [
        Self::Human,
        Self::Northerner,
        Self::Dwarf,
        Self::Elf,
        Self::Orc,
        Self::Goblin,
        Self::Ogre,
        Self::Skeleton,
        Self::Zombie,
        Self::Harpy,
        Self::Wolf,
        Self::Bear,
        Self::Boar,
        Self::Horse,
        Self::Lizard,
        Self::Wyrm,
        Self::Spider,
        Self::Serpent,
        Self::Beast,
    ];
}

/// The shape of what the other hand guards somebody with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum WardShape {
    /// A small round shield.
    Buckler,
    /// A shield.
    Shield,
    /// A shield that covers nearly all of him.
    Tower,
    /// A blade.
    Blade,
}

impl GearShape {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        let weapons = WeaponShape::ALL.into_iter().map(|(shape, _)| Self::Weapon(shape));
        let wards = WardShape::ALL.into_iter().map(Self::Ward);
        weapons.chain(wards).chain([Self::Vial, Self::Bundle])
    }
}

impl WardShape {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Buckler, Self::Shield, Self::Tower, Self::Blade];
}

/// The shape of something that lies about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GearShape {
    /// A weapon.
    Weapon(WeaponShape),
    /// A shield, or a blade for the other hand.
    Ward(WardShape),
    /// A small bottle.
    Vial,
    /// Anything else: a bundle.
    Bundle,
}

/// The shape of a weapon.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "lowercase", into = "&'static str", try_from = "String")]
#[expect(missing_docs, reason = "the words say it")]
pub enum WeaponShape {
    Sword,
    Sabre,
    Rapier,
    Greatsword,
    Dagger,
    Axe,
    Greataxe,
    Club,
    Hammer,
    Pick,
    Spear,
    Halberd,
    Scythe,
    Staff,
    Flail,
    Whip,
    Bow,
    Crossbow,
    Sling,
    Blowgun,
    Javelin,
    Disc,
    Stone,
    Torch,
    Fist,
    Claw,
}

impl From<WeaponShape> for &'static str {
    fn from(shape: WeaponShape) -> Self {
        let known = WeaponShape::ALL.into_iter().find(|(known, _)| *known == shape);
        known.map_or("", |(_, word)| word)
    }
}

impl WeaponShape {
    /// All of them, each with the word for it in the tables.
    pub const ALL: [(Self, &'static str); 26] = [
        (Self::Sword, "sword"),
        (Self::Sabre, "sabre"),
        (Self::Rapier, "rapier"),
        (Self::Greatsword, "greatsword"),
        (Self::Dagger, "dagger"),
        (Self::Axe, "axe"),
        (Self::Greataxe, "greataxe"),
        (Self::Club, "club"),
        (Self::Hammer, "hammer"),
        (Self::Pick, "pick"),
        (Self::Spear, "spear"),
        (Self::Halberd, "halberd"),
        (Self::Scythe, "scythe"),
        (Self::Staff, "staff"),
        (Self::Flail, "flail"),
        (Self::Whip, "whip"),
        (Self::Bow, "bow"),
        (Self::Crossbow, "crossbow"),
        (Self::Sling, "sling"),
        (Self::Blowgun, "blowgun"),
        (Self::Javelin, "javelin"),
        (Self::Disc, "disc"),
        (Self::Stone, "stone"),
        (Self::Torch, "torch"),
        (Self::Fist, "fist"),
        (Self::Claw, "claw"),
    ];

    /// The shape that a word of the tables means.
    ///
    /// # Errors
    ///
    /// What is wrong with the word.
    pub fn named(word: &str) -> Result<Self, String> {
        let known = Self::ALL.iter().find(|(_, name)| *name == word);
        known.map(|(shape, _)| *shape).ok_or_else(|| {
            let meant = hint(word, Self::ALL.iter().map(|(_, name)| *name));
            format!("there is no picture of a `{word}`{meant}")
        })
    }
}

impl TryFrom<String> for WeaponShape {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        Self::named(&word)
    }
}
