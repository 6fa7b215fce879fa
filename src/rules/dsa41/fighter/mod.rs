//! The components of a fighter in these rules: what never changes in a fight, and what does.

mod ado;
mod arm;
mod condition;
mod fury;
pub(crate) mod gash;
mod grit;
mod hands;
mod ills;
mod initiative;
mod life;
mod opening;
mod plan;
mod quirk;
mod saddle;
mod scars;
mod senses;
mod sheet;
pub(crate) mod spent;
mod spirit;
mod style;
mod tackle;
mod task;
mod turn;

use bevy::ecs::query::{QueryItem, ROQueryItem};
use bevy::prelude::*;

use crate::rules::kernel::Worn;

pub use ado::{Ado, Venom};
pub use arm::{Arm, ArmKind, InOneHand};
pub use condition::{Condition, Elements, Vitality};
pub use fury::{Fury, Passion};
pub use gash::{Gashes, HeadWound, Marred};
pub use grit::Grit;
pub use hands::{Hands, HoldsLight};
pub use ills::{Ill, Ills};
pub use initiative::{Cause, Initiative, Outreached};
pub use life::{Endurance, LifeEnergy, Wounds};
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
pub use task::{LongAction, Task};
pub use turn::Turn;

/// What a fight changes of a fighter, apart from his body on the board: the values of his components, as a phase reads and changes them.
#[derive(Bundle, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Shape {
    /// LE.
    pub life: LifeEnergy,
    /// AU.
    pub endurance: Endurance,
    /// Wounds.
    pub wounds: Wounds,
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

impl Worn for Shape {
    type Columns = (
        &'static mut LifeEnergy,
        &'static mut Endurance,
        &'static mut Wounds,
        &'static mut Initiative,
        &'static mut Hands,
        &'static mut Condition,
        &'static mut Turn,
        &'static mut Task,
    );

    fn read(columns: ROQueryItem<'_, '_, Self::Columns>) -> Self {
        let (life, endurance, wounds, initiative, hands, condition, turn, task) = columns;
        Self {
            life: *life,
            endurance: *endurance,
            wounds: *wounds,
            initiative: *initiative,
            hands: *hands,
            condition: *condition,
            turn: *turn,
            task: *task,
        }
    }

    fn write(&self, columns: QueryItem<'_, '_, Self::Columns>) {
        let (
            mut life,
            mut endurance,
            mut wounds,
            mut initiative,
            mut hands,
            mut condition,
            mut turn,
            mut task,
        ) = columns;
        life.set_if_neq(self.life);
        endurance.set_if_neq(self.endurance);
        wounds.set_if_neq(self.wounds);
        initiative.set_if_neq(self.initiative);
        hands.set_if_neq(self.hands);
        condition.set_if_neq(self.condition);
        turn.set_if_neq(self.turn);
        task.set_if_neq(self.task);
    }
}
