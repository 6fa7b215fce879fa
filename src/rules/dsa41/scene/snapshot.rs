//! A fighter as plain values, and how he is fetched.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use bevy::ecs::query::QueryData;
use bevy::prelude::*;

use crate::battle::{Body, Fighter, FighterId, Posture, SideId};
use crate::board::{Cell, Facing};

use super::super::fighter::{
    Build, Condition, Endurance, Hands, Initiative, LifeEnergy, Plan, Shape, Sheet, Task, Turn, Vitality,
    Wounds,
};
use super::super::initiative;

/// The components of a fighter.
#[derive(QueryData)]
#[query_data(mutable)]
pub struct Combatant {
    /// Id, battle, side.
    pub fighter: &'static Fighter,
    /// Body on the board.
    pub body: &'static mut Body,
    /// What changes only when he finds a weapon.
    pub sheet: &'static mut Sheet,
    /// LE.
    pub life: &'static mut LifeEnergy,
    /// AU.
    pub endurance: &'static mut Endurance,
    /// Wounds.
    pub wounds: &'static mut Wounds,
    /// INI.
    pub initiative: &'static mut Initiative,
    /// What is in the hands.
    pub hands: &'static mut Hands,
    /// Whether he can act.
    pub condition: &'static mut Condition,
    /// The round.
    pub turn: &'static mut Turn,
    /// The long action under way.
    pub task: &'static mut Task,
}

impl CombatantItem<'_, '_> {
    /// Takes over what a phase has made of him.
    pub(crate) fn take_over(&mut self, own: &Snapshot) {
        self.body.set_if_neq(own.body);
        self.life.set_if_neq(own.life);
        self.endurance.set_if_neq(own.endurance);
        self.wounds.set_if_neq(own.wounds);
        self.initiative.set_if_neq(own.initiative);
        self.hands.set_if_neq(own.hands);
        self.condition.set_if_neq(own.condition);
        self.turn.set_if_neq(own.turn);
        self.task.set_if_neq(own.task);
        // A weapon found in the fight is a new style of the sheet.
        if !Arc::ptr_eq(&self.sheet.0, &own.build) {
            self.sheet.0 = Arc::clone(&own.build);
        }
    }
}

/// A fighter as he is at this moment.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// Id, battle, side.
    pub fighter: Fighter,
    /// Body on the board.
    pub body: Body,
    /// What does not change.
    pub build: Arc<Build>,
    /// What else changes; its parts are read as if they were the snapshot's own.
    pub shape: Shape,
}

impl Deref for Snapshot {
    type Target = Shape;

    #[inline]
    fn deref(&self) -> &Shape {
        &self.shape
    }
}

impl DerefMut for Snapshot {
    #[inline]
    fn deref_mut(&mut self) -> &mut Shape {
        &mut self.shape
    }
}

impl Snapshot {
    /// A fighter as a query found him.
    pub fn of(item: CombatantReadOnlyItem) -> Self {
        Self {
            fighter: *item.fighter,
            body: *item.body,
            build: Arc::clone(&item.sheet.0),
            shape: Shape {
                life: *item.life,
                endurance: *item.endurance,
                wounds: *item.wounds,
                initiative: *item.initiative,
                hands: *item.hands,
                condition: *item.condition,
                turn: *item.turn,
                task: *item.task,
            },
        }
    }

    /// A fighter of a world; none when the entity is no fighter of these rules.
    pub fn in_world(world: &World, entity: Entity) -> Option<Self> {
        let found = world.get_entity(entity).ok()?;
        Some(Self {
            fighter: *found.get()?,
            body: *found.get()?,
            build: Arc::clone(&found.get::<Sheet>()?.0),
            shape: Shape {
                life: *found.get()?,
                endurance: *found.get()?,
                wounds: *found.get()?,
                initiative: *found.get()?,
                hands: *found.get()?,
                condition: *found.get()?,
                turn: *found.get()?,
                task: *found.get()?,
            },
        })
    }

    /// A fighter who has just begun his round, for questions without a battle.
    pub fn rested(build: &Arc<Build>, number: u16, at: Cell) -> Self {
        let plan = Some(Plan::Fight);
        Self {
            fighter: Fighter {
                id: FighterId(number),
                battle: Entity::PLACEHOLDER,
                side: SideId(number as u8 - 1),
            },
            body: Body {
                at,
                size: 1,
                facing: Facing::E,
                posture: Posture::Standing,
                able: true,
                present: true,
                altitude_dm: 0,
                mount: None,
            },
            build: Arc::clone(build),
            shape: Shape {
                life: LifeEnergy {
                    now: build.life,
                    max: build.life,
                },
                endurance: Endurance {
                    now: build.endurance.unwrap_or(0),
                    max: build.endurance.unwrap_or(0),
                },
                wounds: Wounds::default(),
                initiative: Initiative::default(),
                hands: Hands::default(),
                condition: Condition::default(),
                turn: Turn {
                    plan,
                    defences: 1,
                    free: 2,
                    free_most: 2,
                    ..Turn::default()
                },
                task: Task::default(),
            },
        }
    }

    /// His id.
    #[inline]
    pub const fn id(&self) -> FighterId {
        self.fighter.id
    }

    /// Whether he takes part: present, conscious, not incapacitated (`TIM-09`).
    #[inline]
    pub fn is_able(&self) -> bool {
        self.body.able && self.body.present
    }

    /// Whether he is awake and has not given up: able, or at least able to crawl (`LEN-03`, `TIM-09`).
    pub fn is_conscious(&self) -> bool {
        self.body.present
            && self.condition.vitality <= Vitality::Incapacitated
            && self.condition.unconscious == 0
            && !self.condition.surrendered
    }

    /// Whether he sleeps and will not wake in this fight (`SUR-04`, `RNG-06`).
    pub fn is_asleep(&self) -> bool {
        self.body.present
            && self.condition.vitality < Vitality::Dying
            && self.condition.unconscious == Condition::ASLEEP
            && !self.condition.surrendered
    }

    /// Whether nobody else may stand where he is: the dying, the dead and whoever has given up give way, whoever will wake does
    /// not.
    pub fn keeps_his_square(&self) -> bool {
        self.body.present && self.condition.vitality <= Vitality::Incapacitated && !self.condition.surrendered
    }

    /// Initiative now.
    pub fn ini(&self) -> i16 {
        initiative::value(self)
    }

    /// Whether he lies on the ground.
    pub fn is_prone(&self) -> bool {
        self.body.posture == Posture::Lying
    }
}
