//! The round: what carries a battle of these rules from one decision to the next.
//!
//! Each file holds what belongs together in a turn. They read and change what lies on the table, call the resolutions and write
//! events; `stage` has the systems that call them, in the phases of a round.

pub(crate) mod after;
mod begin;
pub(crate) mod finish;
mod ground;
pub(crate) mod hands;
pub(crate) mod health;
mod laid_out;
mod search;
mod stage;
pub(crate) mod strike;
mod table;
mod trigger;
pub(crate) mod turn;
pub(crate) mod walk;

use std::sync::Arc;

use bevy::prelude::*;

use crate::battle::{Choice, FighterId, GearShape, Slot};
use crate::content::Words;
use crate::rules::common;

use super::data::PoolData;
use super::module::Modules;

pub(crate) use table::Table;

/// The gear of a healing potion: what is taken up of it is drunk or given, and never in the hand.
///
/// Rule: `PL-HPT-04`.
pub(crate) const POTION: &str = "healing-potion";

/// Where a battle of these rules stands.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Round {
    /// The stage.
    pub stage: Stage,
    /// The modules.
    pub modules: Modules,
    /// After this round the fight is a draw.
    pub last_round: u16,
    /// The initiative at which a fight begins that is under way already; none once it goes on.
    pub begin_at: Option<i16>,
    /// Everybody in the order of the turns of this round (`PL-INI-02`).
    pub order: Vec<FighterId>,
    /// How many of them have had their place in the order.
    pub passed: u16,
    /// Who has still to say whether he takes the riposte stance, the next one last (`PL-RIP-01`); before the fight, who is
    /// still to be set up.
    pub declaring: Vec<FighterId>,
    /// Who plays his turn now, and before him whom he has interrupted.
    pub turns: Vec<Running>,
    /// Who may still take a turn that he has put off, the next one last (`PL-DLY-02`).
    pub windows: Vec<FighterId>,
    /// What comes after an attack: the disarmed one decides, the struck one may riposte.
    pub after: Option<After>,
    /// The answer to the decision that was open.
    pub answer: Option<Choice>,
    /// The data files.
    pub shelf: Shelf,
}

/// The stages of a round, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Before the first round.
    #[default]
    Muster,
    /// Sides set their fighters up in their zones.
    SetUp,
    /// A round begins.
    Begin,
    /// Fighters take the riposte stance or do not.
    Declare,
    /// The next place in the order comes.
    Next,
    /// Somebody plays his turn.
    Turn,
    /// What comes after an attack.
    After,
    /// Those who have put off their turns may take them.
    Windows,
    /// The round ends.
    Finish,
}

/// A turn that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Running {
    /// Whose.
    pub fighter: FighterId,
    /// Whether it was put off.
    pub is_late: bool,
    /// Whom a riposte must be aimed at; none for any other turn (`PL-RIP-07`).
    pub against: Option<FighterId>,
}

impl Running {
    /// Whether it is a turn that came when its place in the order did.
    pub const fn is_regular(&self) -> bool {
        !self.is_late && self.against.is_none()
    }
}

/// What comes after an attack or a manoeuvre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct After {
    /// Who attacked.
    pub attacker: FighterId,
    /// Whom.
    pub target: FighterId,
    /// The weapon that the target has lost, as long as he may take it back (`PL-DEC-07`).
    pub lost: Option<Slot>,
    /// Whether the attack came from within contact (`PL-RIP-02`).
    pub in_contact: bool,
}

impl Round {
    /// Whose turn is being played.
    pub fn running(&self) -> Option<Running> {
        self.turns.last().copied()
    }

    /// Leaves those out of whom a side does not know; false where somebody plays his turn of whom it does not.
    ///
    /// Rule: `BD-VIS-06`.
    fn forget(&mut self, is_known: &dyn Fn(FighterId) -> bool) -> bool {
        let passed = self.order.iter().take(usize::from(self.passed));
        self.passed = passed.filter(|id| is_known(**id)).count() as u16;
        self.order.retain(|id| is_known(*id));
        self.declaring.retain(|id| is_known(*id));
        self.windows.retain(|id| is_known(*id));
        let turns = self.turns.iter().flat_map(|it| [Some(it.fighter), it.against]);
        let after = self.after.iter().flat_map(|it| [it.attacker, it.target]);
        turns.flatten().chain(after).all(is_known)
    }

    /// With whom the one deals who is asked, besides those whom his side sees.
    pub fn about(&self) -> Option<FighterId> {
        match (&self.after, self.running()) {
            (Some(after), _) => Some(after.attacker),
            (None, Some(running)) => running.against,
            (None, None) => None,
        }
    }
}

/// The data files as a battle keeps them.
pub type Shelf = common::Shelf<PoolData>;

fn potion_name() -> Words {
    let [en, de, fr] = ["Healing potion", "Heiltrank", "Potion de soin"].map(str::to_owned);
    Words { en, de, fr }
}

impl Shelf {
    /// What gear is called.
    pub(crate) fn name(&self, gear: &str) -> Arc<Words> {
        let weapon = self.data().and_then(|data| data.weapons.get(gear));
        let potion = (gear == POTION).then(potion_name);
        common::gear_name(gear, weapon.map(|weapon| &weapon.name).or(potion.as_ref()))
    }

    /// What gear looks like.
    pub(crate) fn shape(&self, gear: &str) -> GearShape {
        match self.data().and_then(|data| data.weapons.get(gear)) {
            Some(weapon) => GearShape::Weapon(weapon.silhouette),
            None if gear == POTION => GearShape::Vial,
            None => GearShape::Bundle,
        }
    }
}
