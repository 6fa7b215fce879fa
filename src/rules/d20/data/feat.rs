//! Feats and class abilities.

use serde::Deserialize;

use super::class::MOST_LEVEL;
use super::dice::sides_fault;
use super::{Ability, Class, D20Data, Metamagic, Record, Skill};
use crate::content::Words;
use crate::rules::table::{known, once, within, word_faults};
use crate::rules::{Fault, Id, Kind, Row};

/// A feat or a class ability.
///
/// Rule: `D20-FEA-01` to `D20-FEA-44`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Feat {
    /// Its id, `D20-FEA-...`, which is also its rule.
    pub id: Id<Feat>,
    /// Its name.
    pub name: Words,
    /// Whether it is chosen or comes with a class.
    pub kind: FeatKind,
    /// What it takes to have it.
    #[serde(default)]
    pub needs: Vec<Need>,
    /// What its owner names for it; none where it is for everything.
    pub choice: Option<FeatChoice>,
    /// What it does.
    #[serde(default)]
    pub effects: Vec<FeatEffect>,
    /// What it does besides where facing counts.
    #[serde(default)]
    pub facing: Vec<FacingEffect>,
}

/// Whether a feat is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum FeatKind {
    /// It is chosen.
    Feat,
    /// It comes with a class.
    ClassAbility,
}

/// What the owner of a feat names for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum FeatChoice {
    /// A weapon, or a part of the body that strikes.
    Weapon,
}

/// What it takes to have a feat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Need {
    /// An ability score of at least so much.
    Ability(Ability, i16),
    /// Another feat.
    Feat(Id<Feat>),
    /// A base attack bonus of at least so much.
    BaseAttack(i16),
    /// So many ranks of a skill.
    Skill(Skill, u8),
    /// A level of a class.
    Class(Id<Class>, u8),
}

/// What a feat does.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum FeatEffect {
    /// Whoever drops an enemy in melee strikes another one in reach.
    ExtraAttackOnDrop {
        /// How often in a round; none for as often as it happens.
        per_round: Option<u8>,
    },
    /// A full attack may be one attack at the full bonus on each enemy in reach.
    AttackAllInReach,
    /// A Ride check above the attack turns a hit on the mount into a miss.
    NegateHitOnMount {
        /// How often in a round.
        per_round: u8,
    },
    /// As many attacks of opportunity more as the Dexterity modifier says, flat-footed too. Rule: `D20-AOO-09`.
    MoreOpportunities,
    /// Twice as many faces threaten. Rule: `D20-CRT-06`.
    WiderThreat,
    /// No damage after a Reflex save for half. Rule: `D20-MAG-08`.
    Evasion,
    /// The same, and half of the damage after one that fails. Rule: `D20-MAG-08`.
    ImprovedEvasion,
    /// Keeps the Dexterity bonus while flat-footed and against the unseen. Rule: `D20-ATK-06`.
    KeepsDexterity,
    /// Cannot be flanked. Rule: `D20-FLK-05`.
    NotFlanked {
        /// By whom it can be after all: those with so many levels more.
        levels: u8,
    },
    /// More dice against those who cannot guard themselves. Rule: `D20-DMG-07`.
    SneakAttack {
        /// The sides of the dice.
        sides: u8,
        /// Squares within which it works at a distance.
        within: u16,
    },
    /// A kind of metamagic. Rule: `D20-MET-01`.
    Metamagic(Id<Metamagic>),
    /// Points of melee attack, up to the base attack bonus, become points of damage; light weapons do not gain.
    AttackForDamage {
        /// Points of damage for each, with one hand.
        one_handed: i16,
        /// Points of damage for each, with two hands.
        two_handed: i16,
    },
    /// Points of attack, up to the base attack bonus, become a dodge bonus.
    AttackForDefence {
        /// How many at most.
        most: i16,
    },
    /// Points on attack rolls with the weapon named; the figures of ready creatures hold them.
    WeaponAttack(i16),
    /// Points of damage with the weapon named; the figures of ready creatures hold them.
    WeaponDamage(i16),
    /// A manoeuvre for which its target gets no attack of opportunity.
    Manoeuvre {
        /// Which one.
        which: Manoeuvre,
        /// Points on its check.
        bonus: i16,
    },
    /// A melee attack at once on whom one has tripped.
    AttackAfterTrip,
    /// A feint is a move action.
    FeintAsMove,
    /// Points of AC as a dodge bonus against one enemy, whom one names.
    DodgeOne(i16),
    /// Points of AC as a dodge bonus against attacks of opportunity for movement.
    DodgeOnTheMove(i16),
    /// Moves before and after one melee attack; its target gets no attack of opportunity.
    AttackOnTheMove,
    /// Better shots from close by.
    CloseShot {
        /// Points on attack rolls.
        attack: i16,
        /// Points of damage.
        damage: i16,
        /// Squares within which it works.
        within: u16,
    },
    /// Shots into melee cost nothing. Rule: `D20-ATK-08`.
    ShootsIntoMelee,
    /// One shot more in a full attack.
    ExtraShot {
        /// Points on all shots of it, 0 or less.
        penalty: i16,
    },
    /// Dexterity in place of Strength on attack rolls with light weapons and those made for it.
    DexterityToAttack,
    /// Points on Concentration when casting on the defensive or grappling.
    ConcentrationInCombat(i16),
    /// Points of initiative; the figures of ready creatures hold them.
    Initiative(i16),
    /// Points on some skills; the figures of ready creatures hold them.
    Skills {
        /// Which ones.
        skills: Vec<Skill>,
        /// How many.
        amount: i16,
    },
    /// Hit points; the figures of ready creatures hold them.
    HitPoints(i16),
    /// A miss chance in melee may be rolled once more.
    RerollMissChance,
    /// Unseen attackers have no bonus in melee and leave the Dexterity bonus.
    KeepsDexterityUnseen,
    /// Points off what two weapons cost. Rule: `D20-ATK-10`.
    TwoWeapons {
        /// In the main hand.
        main: i16,
        /// In the other hand.
        off: i16,
    },
    /// Bare hands count as a weapon and do lethal damage.
    ArmedUnarmed,
    /// A mounted charge may go on in its line after the attack; its target gets no attack of opportunity.
    RideBy,
    /// More damage on a mounted charge. Rule: `D20-DMG-03`.
    MountedCharge {
        /// So many times with most weapons.
        times: u8,
        /// So many times with a lance.
        lance: u8,
    },
    /// Nobody steps aside from the mount in an overrun, and it strikes at once at whom it has knocked down.
    Trample,
    /// As a standard action two arrows with one attack roll at one target.
    TwoArrows {
        /// Points on that roll, 0 or less.
        penalty: i16,
        /// Squares within which it works.
        within: u16,
    },
}

/// A manoeuvre that a feat makes better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Manoeuvre {
    /// Rule: `D20-BUL-02`.
    BullRush,
    /// Rule: `D20-TRP-01`.
    Trip,
}

/// What a feat does where facing counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum FacingEffect {
    /// Attacks to one's own flanks cost nothing. Rule: `D20-FAC-15`.
    NoFlankPenalty(AttacksMeant),
    /// Attacks with the feat cost nothing, whatever way they go. Rule: `D20-FAC-16`.
    NoArcPenalty,
    /// Attackers have no bonus for coming from flank or rear. Rule: `D20-FAC-17`.
    NoArcBonus,
    /// Sneak attacks only from those who have so many levels more. Rule: `D20-FAC-17`.
    SneakOnlyBy {
        /// How many.
        levels: u8,
    },
    /// Sneak attacks out of the rear of the target. Rule: `D20-FAC-13`.
    SneakFromRear,
    /// Points on Spot and Listen for what is not in front, in place of those of all. Rule: `D20-FAC-14`.
    Perception {
        /// In a flank.
        flank: i16,
        /// In the rear.
        rear: i16,
    },
}

/// The attacks that a feat is about.
///
/// Rule: `D20-FAC-15`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum AttacksMeant {
    /// All of its owner.
    Every,
    /// The further ones that the feat itself gives.
    Extra,
    /// Attacks of opportunity.
    Opportunity,
    /// Those from the saddle.
    Mounted,
}

impl Kind for Feat {
    const WORD: &'static str = "feat";
    const PREFIXES: &'static [&'static str] = &["D20-FEA-"];
}

impl Row for Feat {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Feat {
    fn faults(&self, data: &D20Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        once(&mut faults, "the need", &self.needs);
        once(&mut faults, "the effect", &self.effects);
        for need in &self.needs {
            need.faults(data, &mut faults);
        }
        for effect in &self.effects {
            effect.faults(data, &mut faults);
        }
        faults
    }
}

impl Need {
    fn faults(&self, data: &D20Data, faults: &mut Vec<Fault>) {
        match self {
            Self::Ability(_, score) => within(faults, "the ability score", *score, 1, 30),
            Self::Feat(feat) => {
                known(faults, &data.feats, feat);
            }
            Self::BaseAttack(bonus) => within(faults, "the base attack bonus", *bonus, 1, 20),
            Self::Skill(_, ranks) => within(faults, "the ranks of a skill", *ranks, 1, 23),
            Self::Class(class, level) => {
                known(faults, &data.classes, class);
                within(faults, "the level of a class", *level, 1, MOST_LEVEL);
            }
        }
    }
}

impl FeatEffect {
    fn faults(&self, data: &D20Data, faults: &mut Vec<Fault>) {
        match self {
            Self::Metamagic(metamagic) => {
                known(faults, &data.metamagic, metamagic);
            }
            Self::SneakAttack { sides, .. } => sides_fault(faults, *sides),
            Self::ExtraShot { penalty } | Self::TwoArrows { penalty, .. } => {
                within(faults, "the penalty", *penalty, -20, 0);
            }
            Self::MountedCharge { times, lance } => {
                within(faults, "the factor of damage", *times, 1, 5);
                within(faults, "the factor of damage with a lance", *lance, *times, 5);
            }
            Self::AttackForDefence { most: amount }
            | Self::WeaponAttack(amount)
            | Self::WeaponDamage(amount)
            | Self::Manoeuvre { bonus: amount, .. }
            | Self::DodgeOne(amount)
            | Self::DodgeOnTheMove(amount)
            | Self::ConcentrationInCombat(amount)
            | Self::Initiative(amount)
            | Self::Skills { amount, .. }
            | Self::HitPoints(amount) => within(faults, "the points of an effect", *amount, 0, 20),
            _ => {}
        }
    }
}
