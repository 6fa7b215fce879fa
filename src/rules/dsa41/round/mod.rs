//! The round: what carries a battle of these rules from one decision to the next.
//!
//! Each file holds one stage and is named for it. The stages read and change what lies on the table, call the resolutions and
//! write events; `stage` takes the battles through them in the order of the rule book.
//!
//! What few blows need is not built into what all of them need (`#[inline(never)]`), so that this fits better into the first cache
//! of a core.

pub(crate) mod announce;
mod arena;
pub(crate) mod blow;
pub(crate) mod deeds;
pub(crate) mod ending;
mod forget;
pub(crate) mod missiles;
mod stage;
pub(crate) mod suffer;
mod table;
pub(crate) mod trial;
mod turn;
pub(crate) mod way;

use bevy::prelude::*;

use crate::battle::{Choice, FighterId};

use super::exchange::attack::Blow;
use super::exchange::damage::Drained;
use super::exchange::defence::Means;
use super::exchange::zone::Zone;
use super::fighter::{Arm, Weakening};
use super::melee::Melee;
use super::module::Modules;

pub use super::data::shelf::Shelf;
pub(crate) use announce::begin::{FREE_ACTIONS, SLOW_FREE_ACTIONS};
pub(crate) use blow::clasp::clinch_check;
pub(crate) use blow::counter::left_of;
pub(crate) use blow::fumble::Bane;
pub(crate) use blow::rehearsal::{Aftermath, Known, Rehearsal};
pub(crate) use deeds::fixture::FORCED;
pub(crate) use deeds::pose::{DICE_OF_DIVE, SIDES_OF_DIVE};
pub use deeds::treat::Treatments;
pub(crate) use missiles::shot::Course;
pub(crate) use suffer::consequence::after as vitality_after;
pub(crate) use suffer::consequence::{out_at, vitality as consequence_vitality};
pub(crate) use suffer::ordeal::EXHAUSTION;
pub use suffer::ordeal::Ordeals;
pub(crate) use suffer::pain;
pub(crate) use suffer::poison::STRENGTH as POISON;
pub(crate) use suffer::serious::{BREATH as BREATH_OF_SERIOUS_WOUND, MOST as MOST_SERIOUS_WOUNDS};
pub(crate) use suffer::trauma;
pub(crate) use suffer::zone::SWOON;
pub(crate) use trial::{attribute_ledger, burdened_ledger};
pub(crate) use turn::count::{SECOND_AFTER, dues};
pub use turn::late::Late;
pub(crate) use turn::task::{BREATHING, ORIENTING, PICKING_UP, VIGILANT};

/// Where a battle of these rules stands.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Round {
    /// The stage.
    pub stage: Stage,
    /// The modules.
    pub modules: Modules,
    /// After this round the fight is a draw.
    pub last_round: u16,
    /// Who has still to declare, the next one last (`TIM-07`).
    pub declaring: Vec<FighterId>,
    /// Who acts in this phase, the next one last.
    pub actors: Vec<Actor>,
    /// Who acts now.
    pub actor: Option<Actor>,
    /// The blow under way.
    pub exchange: Option<Exchange>,
    /// What waits to take effect until all who act at once have acted (`INI-05`).
    pub harm: Vec<Harm>,
    /// What waits to happen until all who act at once have chosen (`INI-05`).
    pub late: Vec<Late>,
    /// Whose time is over at the end of this round, the next one last (`DYI-02`, `DYI-06`).
    pub dying: Vec<FighterId>,
    /// The phase in which a fight begins that is under way already; none once it goes on.
    pub begin_at: Option<i16>,
    /// The answer to the decision that was open.
    pub answer: Option<Choice>,
    /// Who fights whom, and what happens between two strokes.
    pub melee: Melee,
    /// What victims have still to bear (`WND-11`, `LEN-04`).
    pub ordeals: Ordeals,
    /// What healers have rolled and nobody is told yet (`DYI-04`).
    pub treatments: Treatments,
    /// The data files.
    pub shelf: Shelf,
}

/// The stages of a round, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Before the first round.
    #[default]
    Muster,
    /// A round begins.
    Begin,
    /// Fighters declare.
    Declare,
    /// The count goes down.
    Count,
    /// Somebody acts.
    Act,
    /// Somebody answers a blow.
    React,
    /// A blow lands.
    Resolve,
    /// The round ends.
    Finish,
    /// Between two strokes of a phase: somebody walks, strikes in passing or follows.
    Between,
    /// Before the first round sides set their fighters up.
    SetUp,
}

impl Round {
    /// Whether others still act at once with whoever acts now (`INI-05`).
    fn acts_at_once(&self) -> bool {
        let follows = |last: Actor| {
            let is_equal = |next: &Actor| next.rank == last.rank && next.fighter != last.fighter;
            self.actors.iter().any(is_equal)
        };
        self.actor.is_some_and(follows)
    }

    /// The stage that an exchange goes on to.
    pub(super) const fn after_blow(&self) -> Stage {
        if self.melee.is_between() {
            Stage::Between
        } else {
            Stage::Act
        }
    }
}

/// Somebody who acts in this phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Actor {
    /// Who.
    pub fighter: FighterId,
    /// With what right.
    pub due: Due,
    /// His place in the order of the phase; those with the same rank act at once.
    pub rank: u16,
}

/// A right to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Due {
    /// The action at the own initiative.
    First,
    /// The action eight phases later.
    Second,
    /// A window for a free action, 0 to 3, or [`Due::WATCH`] (`TIM-04`).
    Free(u8),
    /// The extra attack of two weapons, four phases later (`TWO-05`).
    Extra,
    /// The extra attack of the other hand, eight phases later (`MAN-TODVONLINKS`).
    Left,
}

impl Due {
    /// The window of those who keep watch: it opens at the start of every phase.
    pub const WATCH: Self = Self::Free(4);
}

/// A blow under way: struck, not yet answered or landed. What befalls him who is struck comes after its answer (`ENG-01`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Exchange {
    /// Who struck.
    pub attacker: FighterId,
    /// At whom.
    pub target: FighterId,
    /// How.
    pub blow: Blow,
    /// How it was answered, once it was answered in vain.
    pub answered: Option<Means>,
}

impl Exchange {
    /// The same with those of the announced points that count with a weapon (`MAN-GEN-06`).
    fn counted(self, arm: &Arm) -> Self {
        let form = self.blow.form.counted(arm);
        let blow = Blow { form, ..self.blow };
        Self { blow, ..self }
    }
}

/// A loss that waits to take effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Harm {
    /// Whose.
    pub target: FighterId,
    /// Points off the life energy.
    pub life: i16,
    /// Points off the endurance.
    pub endurance: i16,
    /// Points off the initiative.
    pub initiative: i16,
    /// Rounds for which it takes his senses (`MAN-BETAEUBUNG`).
    pub rounds_out: i16,
    /// Whether it throws him to the ground.
    pub falls: bool,
    /// Wounds by the thresholds.
    pub wounds: u8,
    /// Wounds besides, which come with the blow (`WND-09`).
    pub extra_wounds: u8,
    /// The thresholds that the loss was compared with.
    pub thresholds: [i16; 3],
    /// The rule.
    pub rule: crate::battle::RuleId,
    /// Where it was suffered (`ZON-01`).
    pub zone: Option<Zone>,
    /// The rule by which luck tears a wound besides (`CRT-03`).
    pub luck: Option<crate::battle::RuleId>,
    /// Whether a missile did it that tears wounds easily (`RNG-43`); its thresholds say so already.
    pub is_barbed: bool,
    /// Whether poison came with it (`RNG-45`).
    pub is_poisoned: bool,
    /// The venom of a creature that came with it, and the row of the creature (OPP-15).
    pub venom: Option<(Weakening, crate::battle::RuleId)>,
}

impl Harm {
    /// All wounds of it.
    pub(super) fn all_wounds(&self) -> u8 {
        self.wounds + self.extra_wounds + u8::from(self.luck.is_some())
    }

    /// What points have drained of somebody.
    pub(super) const fn drained(target: FighterId, rule: crate::battle::RuleId, drained: Drained) -> Self {
        Self {
            life: drained.life,
            endurance: drained.endurance,
            wounds: drained.wounds,
            thresholds: drained.thresholds,
            ..Self::of(target, rule)
        }
    }

    /// A loss of nothing yet.
    pub(super) const fn of(target: FighterId, rule: crate::battle::RuleId) -> Self {
        Self {
            target,
            life: 0,
            endurance: 0,
            initiative: 0,
            rounds_out: 0,
            falls: false,
            wounds: 0,
            extra_wounds: 0,
            thresholds: [i16::MAX; 3],
            rule,
            zone: None,
            luck: None,
            is_barbed: false,
            is_poisoned: false,
            venom: None,
        }
    }
}
