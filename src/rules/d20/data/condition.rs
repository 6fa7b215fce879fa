//! Conditions: states of a creature and what they do.

use serde::Deserialize;

use super::{Ability, D20Data, Record, Situation, Skill};
use crate::content::Words;
use crate::rules::table::{known, once, within, word_faults};
use crate::rules::{Fault, Id, Kind, Row};

/// A line of the conditions: one state, or a few that are alike.
///
/// Rule: `D20-CND-01` to `D20-CND-28`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// Its id, `D20-CND-...`, which is also its rule.
    pub id: Id<Condition>,
    /// Its states, at least one.
    pub states: Vec<StateRow>,
}

/// What the rules say of a state.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StateRow {
    /// The state.
    pub state: State,
    /// Its name.
    pub name: Words,
    /// Rows of the fixed table that hold with it.
    #[serde(default)]
    pub situations: Vec<Id<Situation>>,
    /// States that come with it.
    #[serde(default)]
    pub implies: Vec<State>,
    /// What else it does.
    #[serde(default)]
    pub effects: Vec<StateEffect>,
}

/// A state of a creature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, schemars::JsonSchema)]
#[allow(missing_docs, reason = "the names of the rules")]
pub enum State {
    Blinded,
    Confused,
    Cowering,
    Dazed,
    Dazzled,
    Entangled,
    Exhausted,
    Fatigued,
    FlatFooted,
    Frightened,
    Grappling,
    Pinned,
    Helpless,
    Invisible,
    Kneeling,
    Sitting,
    Nauseated,
    Panicked,
    Paralysed,
    Prone,
    Shaken,
    Sickened,
    Asleep,
    Staggered,
    Stunned,
    Unconscious,
    Squeezing,
    Disabled,
    Dying,
    Stable,
    Dead,
    Charging,
    TotalDefence,
    FightingDefensively,
    Turned,
}

impl State {
    /// All of them, in the order of the rules.
    pub const ALL: [Self; 35] = [
        Self::Blinded,
        Self::Confused,
        Self::Cowering,
        Self::Dazed,
        Self::Dazzled,
        Self::Entangled,
        Self::Exhausted,
        Self::Fatigued,
        Self::FlatFooted,
        Self::Frightened,
        Self::Grappling,
        Self::Pinned,
        Self::Helpless,
        Self::Invisible,
        Self::Kneeling,
        Self::Sitting,
        Self::Nauseated,
        Self::Panicked,
        Self::Paralysed,
        Self::Prone,
        Self::Shaken,
        Self::Sickened,
        Self::Asleep,
        Self::Staggered,
        Self::Stunned,
        Self::Unconscious,
        Self::Squeezing,
        Self::Disabled,
        Self::Dying,
        Self::Stable,
        Self::Dead,
        Self::Charging,
        Self::TotalDefence,
        Self::FightingDefensively,
        Self::Turned,
    ];
}

/// What a state does besides the rows of the fixed table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum StateEffect {
    /// All others are totally concealed from its owner.
    EnemiesUnseen,
    /// Speed is halved.
    HalfSpeed,
    /// No running, no charging.
    NoRunOrCharge,
    /// No movement at all.
    NoMovement,
    /// Threatens no squares, makes no attacks of opportunity, helps nobody to flank. Rule: `D20-AOO-01`.
    NoThreat,
    /// Makes no attacks of opportunity without Combat Reflexes. Rule: `D20-SEQ-05`.
    NoOpportunities,
    /// Makes attacks of opportunity only against its present foe.
    OpportunitiesOnlyAgainstFoe,
    /// What is left of its turn.
    Actions(Budget),
    /// Points on an ability score.
    Ability {
        /// Which one.
        ability: Ability,
        /// How many.
        amount: i16,
    },
    /// An ability score counts as 0.
    AbilityZero(Ability),
    /// Points on checks of a skill.
    Skill {
        /// Which one.
        skill: Skill,
        /// How many.
        amount: i16,
    },
    /// No checks of a skill.
    NoSkill(Skill),
    /// Points on checks of all skills of some abilities.
    SkillsBy {
        /// Which abilities.
        abilities: Vec<Ability>,
        /// How many.
        amount: i16,
    },
    /// Points on all skill checks.
    Skills(i16),
    /// Points on all ability checks.
    Checks(i16),
    /// Points on all saves.
    Saves(i16),
    /// Points on all attack rolls.
    Attack(i16),
    /// Points of weapon damage.
    Damage(i16),
    /// Points of AC.
    ArmourClass(i16),
    /// Points of AC as a dodge bonus.
    Dodge(i16),
    /// Must flee from what caused it.
    MustFlee,
    /// Cowers where there is no way to flee.
    CowersWhenCornered,
    /// Drops what it holds.
    DropsHeld,
    /// Cannot be seen; points on Hide checks. Rule: `D20-CON-09`.
    Unseen {
        /// After a turn with movement.
        moving: i16,
        /// Else.
        still: i16,
    },
    /// Ends when its owner takes damage.
    WakesOnDamage,
    /// Ends when somebody beside its owner spends a standard action on it. Rule: `D20-AID-01`.
    WakesWhenShaken,
    /// Casting takes a Concentration check against this number and the level of the spell. Rule: `D20-MAG-05`.
    ConcentrationDc(i16),
    /// A d100 at the start of each turn says what its owner does; the rows rise to 100.
    Confusion(Vec<ConfusedRow>),
    /// Attacks whoever attacked it last, in its next turn.
    AnswersAttacker,
    /// A standard action costs hit points. Rule: `D20-DTH-01`.
    StrainCosts(i16),
    /// A d100 at the end of each turn: stable, or more hit points lost. Rule: `D20-DTH-02`.
    Bleeds {
        /// The highest face that makes it stable.
        stable_up_to: u8,
        /// Hit points lost otherwise.
        points: i16,
    },
}

/// What is left of a turn.
///
/// Rule: `D20-ACT-07`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Budget {
    /// No action.
    Nothing,
    /// What the mind alone can do.
    MindOnly,
    /// One move action.
    OneMove,
    /// One standard action or one move action.
    OneStandardOrMove,
}

/// What a confused creature does on some faces of a d100.
///
/// Rule: `D20-CND-02`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConfusedRow {
    /// The highest of these faces.
    pub up_to: u8,
    /// What it does.
    pub does: ConfusedAct,
}

/// What a confused creature does.
///
/// Rule: `D20-CND-02`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum ConfusedAct {
    /// Attacks the source of the confusion, or goes to it.
    AttackSource,
    /// What it likes.
    ActNormally,
    /// Nothing.
    Nothing,
    /// Flees from the source.
    FleeSource,
    /// Attacks the nearest creature.
    AttackNearest,
}

impl Kind for Condition {
    const WORD: &'static str = "condition";
    const PREFIXES: &'static [&'static str] = &["D20-CND-"];
}

impl Row for Condition {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Condition {
    fn faults(&self, data: &D20Data) -> Vec<Fault> {
        let mut faults = Vec::new();
        if self.states.is_empty() {
            faults.push("a condition needs a state".into());
        }
        for row in &self.states {
            row.faults(data, &mut faults);
            let rows = data.conditions.values().flat_map(|condition| &condition.states);
            if rows.filter(|other| other.state == row.state).count() > 1 {
                faults.push(format!("the state {:?} stands twice", row.state).into());
            }
        }
        faults
    }
}

impl StateRow {
    fn faults(&self, data: &D20Data, faults: &mut Vec<Fault>) {
        faults.extend(word_faults(&self.name));
        once(faults, "the row of the fixed table", &self.situations);
        for situation in &self.situations {
            known(faults, &data.situations, situation);
        }
        once(faults, "the state", &self.implies);
        if self.implies.contains(&self.state) {
            faults.push("a state does not bring itself".into());
        }
        once(faults, "the effect", &self.effects);
        for effect in &self.effects {
            effect.faults(faults);
        }
    }
}

impl StateEffect {
    fn faults(&self, faults: &mut Vec<Fault>) {
        match self {
            Self::Ability { amount, .. } | Self::Skill { amount, .. } | Self::SkillsBy { amount, .. } => {
                within(faults, "the points of an effect", *amount, -20, 20);
            }
            Self::Skills(amount)
            | Self::Checks(amount)
            | Self::Saves(amount)
            | Self::Attack(amount)
            | Self::Damage(amount)
            | Self::ArmourClass(amount)
            | Self::Dodge(amount) => within(faults, "the points of an effect", *amount, -20, 20),
            Self::Unseen { moving, still } => {
                within(faults, "the points on Hide after a movement", *moving, 0, 40);
                within(faults, "the points on Hide without one", *still, *moving, 40);
            }
            Self::ConcentrationDc(dc) => within(faults, "the number of a check", *dc, 1, 40),
            Self::StrainCosts(points) => within(faults, "the hit points", *points, 1, 10),
            Self::Bleeds { stable_up_to, points } => {
                within(faults, "the highest face", *stable_up_to, 0, 100);
                within(faults, "the hit points", *points, 1, 10);
            }
            Self::Confusion(rows) => {
                let rises = rows.windows(2).all(|pair| pair[0].up_to < pair[1].up_to);
                if !rises || rows.last().is_none_or(|row| row.up_to != 100) {
                    faults.push("the faces of confusion must rise to 100".into());
                }
            }
            _ => {}
        }
    }
}
