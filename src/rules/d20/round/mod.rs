//! The round: what carries a battle of these rules from one decision to the next.
//!
//! Whatever is under way and may be interrupted stands in a stack of frames: a movement between two of its steps, an act that provokes,
//! those who may strike before it goes on. The top frame goes on until it asks somebody or is done.

mod begin;
pub(crate) mod finish;
mod frame;
mod ground;
pub(crate) mod hands;
pub(crate) mod harm;
pub(crate) mod health;
pub(crate) mod hold;
mod laid_out;
pub(crate) mod look;
pub(crate) mod provoke;
pub(crate) mod saddle;
mod stage;
mod table;
pub(crate) mod trigger;
pub(crate) mod turn;
pub(crate) mod walk;

use std::sync::Arc;

use bevy::prelude::*;

use crate::battle::{Choice, FighterId, GearShape, Slot, Term};
use crate::board::Cell;
use crate::content::Words;
use crate::rules::common;

use super::data::D20Data;
use super::module::Modules;
use super::spell::Burden;

pub(crate) use table::Table;

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
    /// Everybody in the order of the turns, which is kept for the whole fight (`D20-SEQ-02`).
    pub order: Vec<FighterId>,
    /// How many of them have had their place in the order in this round.
    pub passed: u16,
    /// Who is still to be set up before the fight, the next one last.
    pub waiting: Vec<FighterId>,
    /// Who plays his turn now.
    pub running: Option<FighterId>,
    /// Who may still take a turn that he has put off, the next one last (`D20-SEQ-08`).
    pub windows: Vec<FighterId>,
    /// What is under way, the latest last.
    pub frames: Vec<Frame>,
    /// Who has had his opportunity by the movement of whoever plays his turn (`D20-AOO-09`).
    pub struck: Vec<FighterId>,
    /// Whether those who could strike before the act at hand have done so.
    pub is_cleared: bool,
    /// Where somebody came from who has run into the square of a foe to drive him back (`D20-BUL-01`).
    pub rushed_from: Option<Cell>,
    /// Whether they have hurt whoever acts.
    pub was_hurt: bool,
    /// The kind of question that whoever acts has answered.
    pub asked: Option<Term>,
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
    /// The next place in the order comes.
    Next,
    /// Somebody plays his turn.
    Turn,
    /// Something is under way.
    Frames,
    /// Those who have put off their turns may take them.
    Windows,
    /// The round ends.
    Finish,
}

/// Something that is under way and may be interrupted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    /// Somebody goes along a way.
    Walk(Walking),
    /// Those who may strike at somebody are asked one after the other, the next one last.
    Open {
        /// Who has provoked them.
        actor: FighterId,
        /// Who.
        by: Vec<FighterId>,
        /// What they are asked.
        kind: Term,
    },
    /// Somebody does what he has chosen, if he still can.
    Deed {
        /// Who.
        fighter: FighterId,
        /// In answer to what.
        kind: Term,
        /// What.
        choice: Choice,
        /// His hit points when he chose it.
        life: i16,
    },
    /// Somebody drives a foe farther back (`D20-BUL-03`).
    Push(Pushing),
    /// Somebody may strike at another foe because he has dropped one, or at whom he has tripped (`D20-FEA-02`, `D20-FEA-25`).
    FollowUp {
        /// Who.
        fighter: FighterId,
        /// Whom alone; none for any foe within reach.
        only: Option<FighterId>,
    },
    /// Somebody is asked at whom the other missiles or rays of his spell fly, which strike when all are aimed (`D20-MAG-02`).
    Volley {
        /// Who.
        fighter: FighterId,
        /// The spell, by its number in his book.
        spell: Slot,
        /// How many are still to be aimed.
        left: u8,
        /// At whom the others are aimed.
        at: Vec<FighterId>,
    },
    /// What a spell has laid upon its caster comes over him when it is done (`D20-OVR-01`).
    Burdened {
        /// Who.
        fighter: FighterId,
        /// What.
        burden: Burden,
    },
    /// Somebody is on his way through the square of a foe (`D20-FEA-43`).
    Overrun(Overrunning),
}

/// A push under way: both lay themselves open before each further square.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pushing {
    /// Who pushes.
    pub pusher: FighterId,
    /// Who is pushed.
    pub target: FighterId,
    /// Where to.
    pub towards: crate::board::Facing,
    /// Squares that are left.
    pub rest: u8,
    /// Which of the two has laid himself open before the next square: neither, the one who is pushed, both.
    pub opened: u8,
    /// Who has struck at the one who is pushed.
    pub struck: Vec<FighterId>,
}

/// Somebody on his way through the square of a foe, until that one has made way or both have measured their strength.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Overrunning {
    /// Who.
    pub mover: FighterId,
    /// The mount that he has set out on.
    pub mount: Option<FighterId>,
    /// Whose square it is.
    pub target: FighterId,
    /// Where he came from.
    pub origin: Cell,
    /// Where he has run into the foe.
    pub entered: Cell,
    /// The steps that are left, the next one last.
    pub rest: Vec<Stride>,
    /// Whether those who threaten him there have had their opportunity.
    pub is_open: bool,
}

/// A movement under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Walking {
    /// Who.
    pub mover: FighterId,
    /// How.
    pub gait: Term,
    /// The steps that are left, the next one last.
    pub rest: Vec<Stride>,
    /// The last square where he could have stayed.
    pub stay: Cell,
    /// Whether those who threaten him have had their opportunity before the next step.
    pub is_checked: bool,
    /// Whether it is the first step.
    pub is_first: bool,
    /// Where to look in the end.
    pub facing: Option<crate::board::Facing>,
    /// The square at which the map is not as the mover saw it last.
    pub unforeseen: Option<Cell>,
    /// How many checks he has made to get past foes (`D20-MOV-10`).
    pub tumbled: u8,
}

/// A step of a movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stride {
    /// The square.
    pub cell: Cell,
    /// Where one looks who takes it.
    pub towards: crate::board::Facing,
    /// Half squares that it costs.
    pub cost: u8,
    /// Whether one may stay there.
    pub may_end: bool,
}

impl Round {
    /// Leaves those out of whom a side does not know; false where something is under way that cannot be told without them.
    ///
    /// Rule: `BD-VIS-06`.
    fn forget(&mut self, is_known: &dyn Fn(FighterId) -> bool) -> bool {
        let passed = self.order.iter().take(usize::from(self.passed));
        self.passed = passed.filter(|id| is_known(**id)).count() as u16;
        self.order.retain(|id| is_known(*id));
        self.waiting.retain(|id| is_known(*id));
        self.windows.retain(|id| is_known(*id));
        self.struck.retain(|id| is_known(*id));
        for frame in &mut self.frames {
            if let Frame::Open { by: ids, .. } | Frame::Volley { at: ids, .. } = frame {
                ids.retain(|id| is_known(*id));
            }
        }
        let of_frames = self.frames.iter().flat_map(|frame| match frame {
            Frame::Walk(walking) => [Some(walking.mover), None],
            Frame::Open { actor, .. } => [Some(*actor), None],
            Frame::Deed { fighter, choice, .. } => [Some(*fighter), choice.target()],
            Frame::FollowUp { fighter, only } => [Some(*fighter), *only],
            Frame::Push(pushing) => [Some(pushing.pusher), Some(pushing.target)],
            Frame::Overrun(running) => [Some(running.mover), Some(running.target)],
            Frame::Volley { fighter, at, .. } => [Some(*fighter), at.first().copied()],
            Frame::Burdened { fighter, .. } => [Some(*fighter), None],
        });
        of_frames.flatten().chain(self.running).all(is_known)
    }

    /// With whom the one deals who is asked, besides those whom his side sees.
    pub fn about(&self) -> Option<FighterId> {
        match self.frames.last()? {
            Frame::Open { actor, .. } => Some(*actor),
            Frame::FollowUp { only, .. } => *only,
            Frame::Overrun(running) => Some(running.mover),
            Frame::Walk(_)
            | Frame::Deed { .. }
            | Frame::Push(_)
            | Frame::Volley { .. }
            | Frame::Burdened { .. } => None,
        }
    }
}

/// The data files as a battle keeps them.
pub type Shelf = common::Shelf<D20Data>;

impl Shelf {
    /// What gear is called.
    pub(crate) fn name(&self, gear: &str) -> Arc<Words> {
        let weapon = self.data().and_then(|data| data.weapons.get(gear));
        common::gear_name(gear, weapon.map(|weapon| &weapon.name))
    }

    /// What gear looks like.
    pub(crate) fn shape(&self, gear: &str) -> GearShape {
        let weapon = self.data().and_then(|data| data.weapons.get(gear));
        weapon.map_or(GearShape::Bundle, |weapon| GearShape::Weapon(weapon.silhouette))
    }
}
