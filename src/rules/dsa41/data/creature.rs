//! Creatures with fixed values.

use serde::{Deserialize, Serialize};

use super::Dsa41Data;
use super::ability::{Ability, known_rules};
use super::distance::{DistanceClass, DistanceClasses};
use super::person::HeldAdvantage;
use super::points::Points;
use super::record::Record;
use crate::battle::{BodyShape, Character, WeaponShape};
use crate::board::{Footprint, Terrain};
use crate::content::Words;
use crate::rules::table::{known, once, within, word_faults};
use crate::rules::{Fault, Id, Kind, Row, RuleEntry};

/// A creature whose values stand in a table; nothing is worked out.
///
/// Rule: `VAL-08`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Creature {
    /// Its id, `OPP-...`.
    pub id: Id<Creature>,
    /// Its name.
    pub name: Words,
    /// How it fights where the computer plays it.
    #[serde(default)]
    pub character: Character,
    /// Which rules for creatures hold.
    pub kind: CreatureKind,
    /// What its body looks like; `None` for what most of its kind look like.
    pub shape: Option<BodyShape>,
    /// Its size.
    pub size: Size,
    /// Cells along each side of its square.
    pub footprint: u8,
    /// How many legs it stands on. Rule: `CRE-05`.
    pub legs: Legs,
    /// INI without its die.
    pub initiative: i8,
    /// PA.
    pub parry: u8,
    /// LE.
    pub life: u16,
    /// AU; `None` where it is never spent.
    pub endurance: Option<u16>,
    /// RS of its hide.
    pub armour: u8,
    /// GS in squares.
    pub speed: u8,
    /// KO, for wound thresholds and checks.
    pub constitution: Option<u8>,
    /// WS 1, 2 and 3; `None` where it takes no wounds.
    pub wound_thresholds: Option<(u8, u8, u8)>,
    /// Added to shots at it. Rule: `RNG-05`.
    pub shot_modifier: i8,
    /// When it gives up.
    pub morale: Morale,
    /// Attacks in a round.
    pub attacks_per_round: u8,
    /// Its attacks.
    pub attacks: Vec<NaturalAttack>,
    /// Advantages that people may have too.
    #[serde(default)]
    pub advantages: Vec<HeldAdvantage>,
    /// Special abilities that people may have too; it needs nothing for them. Rule: `ABI-06`.
    #[serde(default)]
    pub abilities: Vec<Id<Ability>>,
    /// What is special about it.
    #[serde(default)]
    pub traits: Vec<CreatureTrait>,
    /// Rules that its behaviour follows.
    pub rules: Vec<Id<RuleEntry>>,
}

/// Which rules for creatures hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum CreatureKind {
    /// Beasts. Rule: `CRE-03`.
    Animal,
    /// No wounds, no fear. Rule: `CRE-09`.
    Undead,
    /// Knows what it does; with a weapon it counts as an armed foe. Rule: `CRE-05`.
    Intelligent,
}

/// The size of a fighter.
///
/// Rule: `CRE-02`.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, schemars::JsonSchema,
)]
pub enum Size {
    /// Rats.
    Tiny,
    /// Cats.
    VerySmall,
    /// Wolves.
    Small,
    /// People.
    Medium,
    /// Horses, ogres.
    Big,
    /// Dragons.
    Huge,
}

impl Size {
    /// Cells along each side of the square that a fighter of this size fills.
    ///
    /// Rule: `CRE-02`.
    pub fn footprint(self) -> u8 {
        match self {
            Self::Tiny | Self::VerySmall | Self::Small | Self::Medium => 1,
            Self::Big => 2,
            Self::Huge => 3,
        }
    }
}

impl Size {
    /// What is added to shots at a target of this size.
    ///
    /// Rule: `RNG-05`, `CRE-02`.
    pub fn shot_modifier(self) -> i8 {
        match self {
            Self::Tiny => -8,
            Self::VerySmall => -6,
            Self::Small => -4,
            Self::Medium => -2,
            Self::Big => 0,
            Self::Huge => 2,
        }
    }
}

/// How many legs a creature stands on.
///
/// Rule: `CRE-05`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[expect(missing_docs, reason = "the words say it")]
pub enum Legs {
    None,
    Two,
    Four,
    Many,
}

/// When a creature gives up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum Morale {
    /// Checks against this value. Rule: `MRL-02`.
    Value(u8),
    /// Flees when badly hurt. Rule: `MRL-01`.
    Animal,
    /// Never. Rule: `CRE-09`.
    Never,
}

/// One attack of a creature.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NaturalAttack {
    /// Its name.
    pub name: Words,
    /// AT.
    pub attack: u8,
    /// TP; `None` where it only knocks down.
    pub points: Option<Points>,
    /// DK, where the stat block names it.
    pub classes: Option<DistanceClasses>,
    /// The part of the body that strikes, which says the DK that is not named. Rule: `CRE-06`.
    pub part: Option<BodyPart>,
    /// Whether it is led with a weapon.
    #[serde(default)]
    pub armed: bool,
    /// The picture of that weapon; `None` for a club.
    pub silhouette: Option<WeaponShape>,
    /// Whether it takes the place of an ordinary attack.
    #[serde(default)]
    pub instead: bool,
    /// Squares of straight run that it needs.
    #[serde(default)]
    pub run_from: u8,
    /// Knocks down, with this modifier on the victim's check. Rule: `CRE-08`.
    pub knock_down: Option<i8>,
    /// Whether the venom of the creature is in it.
    #[serde(default)]
    pub venomous: bool,
    /// Wounds that a harmful hit tears besides those of the thresholds. Rule: `WND-09`.
    #[serde(default)]
    pub extra_wounds: u8,
    /// The break factor of the weapon that it is led with, where it can be destroyed. Rule: `BRK-01`.
    pub break_factor: Option<i8>,
    /// Whether it is what is left to the creature once its weapon is destroyed.
    #[serde(default)]
    pub last_resort: bool,
    /// Whether its points go against endurance. Rule: `DMG-07`.
    #[serde(default)]
    pub endurance: bool,
}

/// A part of the body that strikes.
///
/// Rule: `CRE-06`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[allow(missing_docs, reason = "the words say it")]
pub enum BodyPart {
    Bite,
    Claw,
    Paw,
    Tail,
    Tentacle,
}

impl BodyPart {
    /// The classes in which it strikes: teeth and claws hand to hand, the paw of a big creature close by, what is long a spear's length
    /// away.
    ///
    /// Rule: `CRE-06`.
    pub fn classes(self, size: Size) -> DistanceClasses {
        match self {
            Self::Paw if size >= Size::Big => DistanceClasses::CLOSE,
            Self::Bite | Self::Claw | Self::Paw => DistanceClasses::HAND,
            Self::Tail | Self::Tentacle => DistanceClasses::SPEAR,
        }
    }
}

/// What is special about a creature.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum CreatureTrait {
    /// Attacks whoever hurt it last.
    AimsAtLastTormentor,
    /// Several of them on one target count as outnumbering.
    HuntsInPacks,
    /// Added to checks against being surprised by it.
    Scent {
        /// Added to the check of its foes.
        surprise: i8,
    },
    /// Darkness costs it no parry.
    SeesInDarkness,
    /// Never sprints.
    NoSprint,
    /// Its weapon cannot be taken, only destroyed.
    KeepsWeapon,
    /// Thrusts and missiles do half their damage points, rounded down.
    HalvesThrustsAndMissiles,
    /// Only these rows of the fumble table take effect.
    FumblesOnly {
        /// The first row.
        from: u8,
        /// The last row.
        to: u8,
    },
    /// Holds on after a hit. Rule: `CRE-07`.
    Grapples {
        /// Added to the check to break free.
        check: i8,
        /// Endurance points in each round.
        points: Points,
    },
    /// Foes near it at the start of their phase check constitution or suffer for the round.
    Stench {
        /// Reach in squares.
        within: u8,
        /// Added to the check.
        check: i8,
        /// Added to the attack of who fails.
        attack: i8,
        /// Added to the parry of who fails.
        parry: i8,
    },
    /// Makes no morale check in its lair.
    SteadfastInLair,
    /// Attacks better in the first round of the fight.
    Rises {
        /// Added to the attack.
        attack: i8,
    },
    /// Does not flee while its young are near.
    GuardsYoung,
    /// Flies. Rule: `BRD-22`.
    Flies {
        /// Altitude while it does not attack.
        altitude: u8,
        /// GS on foot.
        ground_speed: u8,
        /// PA on the ground.
        ground_parry: u8,
    },
    /// Once in a fight, as a free action, foes near it check courage or suffer for some rounds.
    Shriek {
        /// Reach in metres.
        within: u8,
        /// Added to the attack of who fails.
        attack: i8,
        /// Added to the parry of who fails.
        parry: i8,
        /// How long it lasts.
        rounds: Points,
    },
    /// Who takes damage points from a venomous attack checks constitution or weakens for the fight.
    Venom {
        /// Added to the check.
        check: i8,
        /// Taken off agility and base initiative.
        agility_and_initiative: Points,
        /// Points lost in all that paralyse.
        paralysed_at: u8,
    },
    /// Fills squares with webs, twice as hard to cross as undergrowth. Rule: `BRD-12`.
    Webs,
    /// Climbs walls.
    ClimbsWalls,
    /// Suffers nothing in water. Rule: `CRE-04`.
    AtHomeInWater {
        /// GS there.
        speed: u8,
    },
    /// These grounds do not slow it. Rule: `CRE-04`.
    AtHomeIn(Vec<Terrain>),
    /// Feels neither wounds nor weakness. Rule: `WND-10`.
    Frenzied,
    /// Can be ridden. Rule: `MNT-09`.
    Mount,
    /// Without a rider it flees from its first wound on.
    FleesWhenWounded,
}

impl Creature {
    /// The class of an attack that is farthest from its body.
    pub fn reach(&self) -> Option<DistanceClass> {
        let classes = |attack: &NaturalAttack| attack.classes(self.size).longest();
        self.attacks.iter().map(classes).max()
    }
}

impl Kind for Creature {
    const WORD: &'static str = "creature";
    const PREFIXES: &'static [&'static str] = &["OPP-"];
}

impl Row for Creature {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Creature {
    fn faults(&self, data: &Dsa41Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        if data.people.contains_key(self.id.as_str()) {
            faults.push(format!("a person has the id `{}` already", self.id).into());
        }
        within(
            &mut faults,
            "the footprint",
            self.footprint,
            1,
            Footprint::LARGEST,
        );
        within(&mut faults, "the initiative", self.initiative, -10, 40);
        within(&mut faults, "the parry", self.parry, 0, 40);
        within(&mut faults, "the life energy", self.life, 1, 1000);
        within(&mut faults, "the endurance", self.endurance.unwrap_or(0), 0, 1000);
        within(&mut faults, "the RS", self.armour, 0, 20);
        within(&mut faults, "the speed", self.speed, 0, 40);
        within(
            &mut faults,
            "the constitution",
            self.constitution.unwrap_or(1),
            1,
            100,
        );
        within(&mut faults, "the modifier of shots", self.shot_modifier, -20, 10);
        within(
            &mut faults,
            "the number of attacks in a round",
            self.attacks_per_round,
            1,
            10,
        );
        if let Morale::Value(value) = self.morale {
            within(&mut faults, "the morale", value, 3, 18);
        }
        if self
            .wound_thresholds
            .is_some_and(|(one, two, three)| one > two || two > three)
        {
            faults.push("the wound thresholds must rise".into());
        }
        if self.attacks.is_empty() {
            faults.push("a creature needs an attack".into());
        }
        for attack in &self.attacks {
            attack.faults(&mut faults);
        }
        for held in &self.advantages {
            held.faults(data, &mut faults);
        }
        once(&mut faults, "the ability", &self.abilities);
        for ability in &self.abilities {
            known(&mut faults, &data.abilities, ability);
        }
        once(&mut faults, "the trait", &self.traits);
        known_rules(&mut faults, data, &self.rules);
        faults
    }
}

impl NaturalAttack {
    /// The classes in which it strikes: those of the stat block, else those of the part of the body.
    ///
    /// Rule: `CRE-06`.
    pub fn classes(&self, size: Size) -> DistanceClasses {
        let by_part = || self.part.map(|part| part.classes(size));
        self.classes.or_else(by_part).unwrap_or(DistanceClasses::HAND)
    }

    fn faults(&self, faults: &mut Vec<Fault>) {
        faults.extend(word_faults(&self.name));
        within(faults, "the attack", self.attack, 0, 40);
        within(faults, "the extra wounds of an attack", self.extra_wounds, 0, 5);
        within(faults, "the run before an attack", self.run_from, 0, 40);
        within(
            faults,
            "the modifier of a knock-down",
            self.knock_down.unwrap_or(0),
            -20,
            10,
        );
        if self.points.is_none() && self.knock_down.is_none() {
            faults.push("an attack needs points or must knock down".into());
        }
        if self.classes.is_none() && self.part.is_none() {
            faults.push(
                "an attack needs its distance classes, or the part of the body that strikes (CRE-06)".into(),
            );
        }
    }
}
