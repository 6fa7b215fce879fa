//! A fighter as plain values: what these rules read of him first.

use std::sync::Arc;

use crate::board::Cell;

use super::super::condition::initiative;
use super::super::fighter::{Build, Condition, Endurance, LifeEnergy, Plan, Shape, Turn, Vitality};
use super::Snapshot;

impl Snapshot {
    /// A fighter who has just begun his round, for questions without a battle.
    pub fn rested(build: &Arc<Build>, number: u16, at: Cell) -> Self {
        let shape = Shape {
            life: LifeEnergy {
                now: build.life,
                max: build.life,
            },
            endurance: Endurance {
                now: build.endurance.unwrap_or(0),
                max: build.endurance.unwrap_or(0),
            },
            turn: Turn {
                plan: Some(Plan::Fight),
                defences: 1,
                free: 2,
                free_most: 2,
                ..Turn::default()
            },
            ..Shape::default()
        };
        Self::alone(build, shape, number, at)
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
}
