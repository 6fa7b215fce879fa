//! Weapons, and how they are used.

use serde::Deserialize;

use super::{D20Data, Record, Roll, Size, Solidity};
use crate::battle::WeaponShape;
use crate::content::Words;
use crate::rules::table::{once, within, word_faults};
use crate::rules::{Fault, Id, Kind, Row};

/// A weapon.
///
/// Rule: `D20-WPN-01` to `D20-WPN-37`, `D20-T-WEAPON`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// Its id, `D20-WPN-...`, which is also its rule.
    pub id: Id<Weapon>,
    /// Its name.
    pub name: Words,
    /// Who is trained in it.
    pub training: Training,
    /// How it lies in the hand.
    pub handling: Handling,
    /// The picture of it on a token.
    pub silhouette: WeaponShape,
    /// Its dice by the size of the user.
    pub damage: DamageBySize,
    /// When and how much a critical hit hurts.
    pub critical: Critical,
    /// What kinds of damage it does, one or two.
    ///
    /// Rule: `D20-DMG-04`.
    pub types: Vec<DamageType>,
    /// Whether the attacker has one of two kinds of damage; else both count.
    #[serde(default)]
    pub chosen_type: bool,
    /// How far it flies; none where it is not thrown or shot.
    pub range: Option<Increment>,
    /// Whether it takes two hands to shoot.
    ///
    /// Rule: `D20-ATK-15`.
    #[serde(default)]
    pub two_hands: bool,
    /// Points on the attack roll when it is shot with one hand all the same, 0 or less; none where that cannot be.
    ///
    /// Rule: `D20-ATK-15`.
    pub one_handed: Option<i16>,
    /// What Strength does to the damage.
    #[serde(default)]
    pub strength: StrengthUse,
    /// What it takes after a shot.
    #[serde(default)]
    pub loading: Loading,
    /// What else there is to it.
    #[serde(default)]
    pub traits: Vec<WeaponTrait>,
    /// What it bears when somebody strikes at it; none where that follows from its kind.
    ///
    /// Rule: `D20-ACT-T14`.
    pub solidity: Option<Solidity>,
}

/// Who is trained in a weapon.
///
/// Rule: `D20-ATK-11`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Training {
    /// Nearly everybody.
    Simple,
    /// Those who live by fighting.
    Martial,
    /// Only those who have learned this very weapon.
    Exotic,
}

/// How a weapon lies in the hand.
///
/// Rule: `D20-DMG-01`, `D20-ATK-10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Handling {
    /// Light enough for the other hand.
    Light,
    /// In one hand, or in both.
    OneHanded,
    /// In both hands.
    TwoHanded,
    /// Thrown or shot only.
    Ranged,
}

/// Dice by the size of the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DamageBySize {
    /// For Small users and smaller ones.
    pub small: Roll,
    /// For Medium users.
    pub medium: Roll,
    /// For Large users and bigger ones.
    pub large: Roll,
}

/// When and how much a critical hit hurts.
///
/// Rule: `D20-CRT-01`, `D20-CRT-03`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Critical {
    /// The lowest face of the d20 that threatens, 15 to 20.
    pub threat: u8,
    /// How often the damage counts, 2 to 4.
    pub times: u8,
}

/// A kind of damage that weapons do.
///
/// Rule: `D20-DMG-04`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, schemars::JsonSchema)]
#[allow(missing_docs, reason = "the names of the rules")]
pub enum DamageType {
    Bludgeoning,
    Piercing,
    Slashing,
}

/// How far a weapon flies.
///
/// Rule: `D20-ATK-07`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Increment {
    /// Squares of one increment.
    pub squares: u16,
    /// How many increments it flies at most: 5 thrown, 10 shot.
    pub increments: u8,
}

/// What Strength does to the damage of a weapon.
///
/// Rule: `D20-DMG-01`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum StrengthUse {
    /// The modifier counts, as the hands on the weapon have it.
    #[default]
    AllOfIt,
    /// Only a modifier below 0 counts.
    PenaltyOnly,
    /// The modifier counts up to the rating of the weapon.
    UpToRating,
    /// The modifier does not count.
    Nothing,
}

/// What a weapon takes after a shot.
///
/// Rule: `D20-ATK-13`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum Loading {
    /// Nothing, or no more than the attack itself.
    #[default]
    Nothing,
    /// A move action.
    MoveAction,
    /// A full-round action.
    FullRound,
}

/// What there is to a weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum WeaponTrait {
    /// Strikes at twice the natural reach and not closer by. Rule: `D20-AOO-02`.
    Reach,
    /// Can trip. Rule: `D20-TRP-02`.
    Trip,
    /// Does double damage when readied against a charge. Rule: `D20-SEQ-08`.
    Set,
    /// Fits narrow openings. Rule: `D20-COV-11`.
    Thrust,
    /// Its damage is nonlethal. Rule: `D20-DMG-05`.
    Nonlethal,
    /// Can be thrown. Rule: `D20-ATK-07`.
    Thrown,
    /// Does double damage on a mounted charge and takes one hand on horseback. Rule: `D20-DMG-03`.
    Lance,
    /// Both ends strike, as two weapons. Rule: `D20-ATK-10`.
    Double,
    /// Made for a certain Strength. Rule: `D20-DMG-01`.
    StrengthRating,
    /// Weapon Finesse goes with it although it is not light. Rule: `D20-FEA-33`.
    Finesse,
    /// Can be used while prone. Rule: `D20-SIT-A1`.
    UsableProne,
    /// A bow. Rule: `D20-ATK-15`, `D20-HLP-03`.
    Bow,
    /// A crossbow. Rule: `D20-ATK-15`, `D20-HLP-03`.
    Crossbow,
    /// Thrown, but drawn like an arrow. Rule: `D20-ATK-13`.
    Ammunition,
}

impl Weapon {
    /// Whether it has a trait.
    pub fn has(&self, wanted: WeaponTrait) -> bool {
        self.traits.contains(&wanted)
    }

    /// Its dice in the hands of somebody of this size.
    pub fn dice(&self, size: Size) -> Roll {
        if size < Size::Medium {
            self.damage.small
        } else if size == Size::Medium {
            self.damage.medium
        } else {
            self.damage.large
        }
    }

    /// Whether it is shot rather than thrown.
    pub fn is_shot(&self) -> bool {
        self.handling == Handling::Ranged && !self.has(WeaponTrait::Thrown)
    }
}

impl Kind for Weapon {
    const WORD: &'static str = "weapon";
    const PREFIXES: &'static [&'static str] = &["D20-WPN-"];
}

impl Row for Weapon {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Weapon {
    fn faults(&self, _: &D20Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        for dice in [self.damage.small, self.damage.medium, self.damage.large] {
            dice.faults(&mut faults);
            within(
                &mut faults,
                "what is added to the dice of a weapon",
                dice.plus,
                0,
                0,
            );
        }
        within(&mut faults, "the threat", self.critical.threat, 15, 20);
        within(
            &mut faults,
            "the times of a critical hit",
            self.critical.times,
            2,
            4,
        );
        within(
            &mut faults,
            "the number of kinds of damage",
            self.types.len(),
            1,
            2,
        );
        once(&mut faults, "the kind of damage", &self.types);
        once(&mut faults, "the trait", &self.traits);
        if let Some(solidity) = self.solidity {
            solidity.faults(&mut faults);
        }
        if self.chosen_type && self.types.len() < 2 {
            faults.push("there is no choice of one kind of damage".into());
        }
        if let Some(range) = self.range {
            within(&mut faults, "the squares of an increment", range.squares, 1, 40);
            within(&mut faults, "the number of increments", range.increments, 1, 10);
        }
        let flies = self.handling == Handling::Ranged || self.has(WeaponTrait::Thrown);
        if flies != self.range.is_some() {
            faults.push("what is thrown or shot has a range, and nothing else".into());
        }
        within(
            &mut faults,
            "the points for shooting with one hand",
            self.one_handed.unwrap_or(0),
            -10,
            0,
        );
        if self.one_handed.is_some() && !self.two_hands {
            faults.push("only what takes two hands can be shot with one all the same".into());
        }
        let is_shot = self.is_shot();
        if !is_shot && (self.two_hands || self.loading != Loading::Nothing) {
            faults.push("only what is shot takes two hands or is loaded so".into());
        }
        if self.has(WeaponTrait::StrengthRating) != (self.strength == StrengthUse::UpToRating) {
            faults.push("a Strength rating and Strength up to it go together".into());
        }
        faults
    }
}
