//! The components of a fighter in these rules: what never changes in a fight, and what does.

mod ado;
mod arm;
mod fury;
mod gash;
mod grit;
mod ills;
mod opening;
mod plan;
mod quirk;
mod saddle;
mod scars;
mod senses;
mod sheet;
mod spent;
mod spirit;
mod style;
mod tackle;

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use bevy::prelude::*;

use crate::battle::{FighterId, RuleId, Slot, Term};
use crate::board::Cell;

use super::melee::Superiority;
use super::round::Due;
use super::shot::{Quiver, Volley};

pub use ado::{Ado, Venom};
pub use arm::{Arm, ArmKind, InOneHand};
pub use fury::{Fury, Passion};
pub use gash::{Gashes, HeadWound, Marred};
pub use grit::Grit;
pub use ills::{Ill, Ills};
pub use opening::{Ambush, Opening};
pub use plan::{Deed, Plan};
pub use quirk::{Habit, Shriek, Stench, Weakening};
pub use saddle::{Horsemanship, Saddle, Training};
pub use scars::Scars;
pub use senses::{Eyes, Flight};
pub use sheet::{Build, Grip, Rows, Size, Talents, Traits};
pub use spent::{Freed, Spent};
pub use spirit::{Heart, Nerve, Spirit};
pub use style::{Style, WRESTLING, Ward};
pub use tackle::{Hold, Piece, Second, Tackle};

/// What a fighter is, for the whole fight.
#[derive(Component, Clone, Debug)]
pub struct Sheet(pub Arc<Build>);

/// What a fight changes of a fighter, apart from his body on the board: one component, as a step that changes anything of him
/// mostly changes several of its parts.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// LE.
    pub life: LifeEnergy,
    /// AU.
    pub endurance: Endurance,
    /// Wounds.
    pub wounds: i16,
    /// INI.
    pub initiative: Initiative,
    /// What is in the hands.
    pub hands: Hands,
    /// Whether he can act.
    pub condition: Condition,
    /// The round.
    pub turn: Turn,
    /// The long action under way.
    pub task: Task,
}

/// Life energy (LE).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LifeEnergy {
    /// Points now; may be below 0.
    pub now: i16,
    /// Most points.
    pub max: i16,
}

/// Endurance (AU).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Endurance {
    /// Points now.
    pub now: i16,
    /// Most points; 0 for those who do not tire.
    pub max: i16,
}

/// Initiative (INI), kept in the parts that rules change apart (`INI-09`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Initiative {
    /// The die.
    pub die: i16,
    /// Losses through combat actions, as a positive number.
    pub lost: i16,
    /// What took the last of them.
    pub taken_by: Cause,
    /// Whether the die has fallen.
    pub rolled: bool,
    /// The points of a side with more heads (`UEB-04`).
    pub heads: Superiority,
    /// What he loses bare-handed against the weapons of those with whom he fights (`UNA-01`).
    pub bare: Outreached,
}

/// The rule that was the last to take initiative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cause(pub Option<RuleId>);

// It is told and nothing goes by it: it leaves no trace in the hash.
impl Hash for Cause {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// Points of initiative that bare hands lose against weapons.
///
/// Rule: `UNA-01`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outreached(pub i16);

// None leaves no trace in the hash, so that fights with weapons keep the hashes of their recordings.
impl Hash for Outreached {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.0 != 0 {
            self.0.hash(state);
        }
    }
}

/// The style that is ready.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hands {
    /// Place in the list of styles.
    pub style: Slot,
    /// Whether the hands are empty: the weapon was dropped, only brawling is left.
    pub empty: bool,
    /// Where the weapon of a style lies, if it was dropped.
    pub lies: Option<(Cell, Slot)>,
    /// The styles whose missile weapon is not loaded, one bit each (`ACT-18`).
    pub unloaded: u16,
    /// The things that are used up, one bit each (`ACT-16`).
    pub used: u32,
    /// What has been shot, and what is aimed at (`RNG-09`, `RNG-35`).
    pub quiver: Quiver,
    /// Whether one of them holds a light (`BRD-19`).
    pub light: HoldsLight,
}

/// Whether a hand holds a light. The things on the map say so as well, and feed it to the state hash.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HoldsLight(pub bool);

impl Hash for HoldsLight {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// Whether a fighter can act, and why not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Condition {
    /// How near death he is.
    pub vitality: Vitality,
    /// Rounds until he dies (`DYI-02`); none while not dying or stabilised.
    pub countdown: Option<i16>,
    /// Whether the countdown was rolled.
    pub rolled: bool,
    /// After a free dodge, until a position action (`AUS-04`).
    pub disoriented: bool,
    /// Endurance is gone (`END-06`).
    pub exhausted: bool,
    /// Malus until the next attack or parry after a failed announcement (`MAN-GEN-05`).
    pub off_balance: i16,
    /// Rounds of unconsciousness that are left (`END-06`); [`Condition::ASLEEP`] for the whole fight.
    pub unconscious: i16,
    /// In a frenzy, which ignores wounds (`WND-10`).
    pub frenzied: bool,
    /// His side has given up (`TIM-09`).
    pub surrendered: bool,
    /// Who holds on to him (`CRE-07`).
    pub held_by: Option<FighterId>,
    /// Whom he holds on to (`CRE-07`).
    pub holds: Option<FighterId>,
    /// What air and water have to do with him.
    pub elements: Elements,
    /// What the ground has done to him.
    pub ado: Ado,
    /// How the beginning of the fight has found him.
    pub opening: Opening,
}

/// What air and water have to do with a fighter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Elements {
    /// The last round in which a flyer stays low after it has swooped; 0 while it does not (`BRD-22`).
    pub low_until: u16,
    /// Rounds under water without a breath (`BRD-23`).
    pub rounds_under: u16,
    /// Drawn under by his armour (`BRD-24`).
    pub is_sunk: bool,
}

/// Those who neither fly nor swim are hashed as before there were such things, so that their old recordings stay true.
impl Hash for Elements {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != Self::default() {
            (self.low_until, self.rounds_under, self.is_sunk).hash(state);
        }
    }
}

impl Condition {
    /// Unconscious for the whole fight.
    pub const ASLEEP: i16 = i16::MAX;
}

/// How near death a fighter is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Vitality {
    /// On with the fight.
    #[default]
    Fit,
    /// Conscious, but able to nothing more than crawling away (`LEN-03`).
    Incapacitated,
    /// Unconscious and dying, or saved from it but unconscious still (`DYI-01`).
    Dying,
    /// Dead.
    Dead,
}

/// What a fighter declared and has left in this round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Turn {
    /// What he declared.
    pub plan: Option<Plan>,
    /// Whether the action at his initiative is done or lost.
    pub first_done: bool,
    /// Whether the action eight phases later is done or lost.
    pub second_done: bool,
    /// Attacks already made with the action at his initiative (creatures with several).
    pub struck: u8,
    /// The attacks among them, one bit for each slot (`CRE-01`).
    pub struck_with: u16,
    /// Squares of the straight run that his last movement ended with.
    pub run: u8,
    /// Whether he goes on with a long action that was begun before (`TIM-05`).
    pub carries_on: bool,
    /// Whether the action that a long one left him is a converted one (`TIM-05`, `UMW-02`).
    pub converted: bool,
    /// Defence actions left.
    pub defences: u8,
    /// Whether the defence action was a shield parry, or a parry with the main weapon (`SHD-06`, `SHD-08`).
    pub second_parry: bool,
    /// Free actions left.
    pub free: u8,
    /// Free actions at the start of the round.
    pub free_most: u8,
    /// Bonus of high initiative, fixed at the start of the round (`INI-06`).
    pub high_ini: i16,
    /// Whether he wants to be asked for free actions.
    pub ask_free: bool,
    /// Windows for free actions that are over: before and after the first and the second action.
    pub windows: [bool; 4],
    /// Whether he is asked for free actions at the start of every phase, in the rounds to come too (`TIM-04`).
    pub watches: bool,
    /// Whether an initiative below 0 has taken a free action from him in this round (`TIM-02`, `TIM-06`).
    pub is_slow: bool,
    /// The phase of his last action or free action: one free action a phase (`TIM-04`).
    pub busy: Option<i16>,
    /// The phase of his last free action.
    pub freed: Freed,
    /// The action that he delays (`ACT-23`).
    pub delays: Option<Due>,
    /// The round as shooters see it (`RNG-06`, `RNG-11`).
    pub volley: Volley,
    /// The combat actions spent (`UMW-06`).
    pub spent: Spent,
}

/// An action that takes longer than one slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Task(pub Option<LongAction>);

/// A long action under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LongAction {
    /// What.
    pub act: Term,
    /// Regular actions still to be spent.
    pub left: u16,
    /// Whom it concerns.
    pub target: Option<FighterId>,
    /// Which of his things.
    pub with: Option<Slot>,
    /// The cell.
    pub at: Option<Cell>,
    /// For a treatment: the points of a passed check, or none for a failed one; hidden until the end (`DYI-04`).
    pub success: Option<i16>,
}
