//! What the sides want besides beating each other, and who comes later: how these rules end a fight and take somebody in.

use crate::battle::{FighterId, Happening, RuleId, SideId};
use crate::board::{Cell, Facing, Footprint};
use crate::dice::DiceError;
use crate::rules::common::Aims;

use super::super::announce::begin;
use super::super::suffer::consequence::end_by;
use super::super::table::Table;
use super::super::turn::act;
use crate::rules::dsa41::fighter::Vitality;
use crate::rules::dsa41::terrain::place;
use crate::rules::dsa41::word;

impl Aims for Table<'_> {
    fn end_by(&mut self, winners: Vec<SideId>, rule: RuleId) {
        end_by(self, winners, rule);
    }

    fn waits(&self, id: FighterId) -> bool {
        let condition = self.snapshot(id).condition;
        condition.ado.waits && !condition.surrendered
    }

    fn has_room(&self, id: FighterId, place: Footprint) -> bool {
        let scene = self.scene();
        let fighter = scene.get(id);
        fighter.is_some_and(|fighter| place::is_free(&scene, fighter, place))
    }

    fn put_in(&mut self, id: FighterId, at: Cell, facing: Facing) {
        let own = self.snapshot(id);
        // Rider and mount enter together, one told after the other (MNT-09).
        let other = own.body.mount.or(own.condition.ado.saddle.rider);
        if let Some(other) = other.filter(|other| self.waits(*other)) {
            let body = &mut self.fighter(other).body;
            (body.at, body.facing) = (at, facing);
        }
        self.fighter(id).body.facing = facing;
        act::put(self, id, at);
        let fighter = self.fighter(id);
        fighter.condition.ado.waits = false;
        let condition = fighter.condition;
        let is_awake =
            condition.vitality == Vitality::Fit && condition.unconscious == 0 && !condition.exhausted;
        fighter.body.present = true;
        fighter.body.able = is_awake;
    }

    fn welcome(&mut self, id: FighterId, at: Cell) -> Result<(), DiceError> {
        self.write(Happening::Acted {
            fighter: id,
            act: word::ARRIVE,
            target: None,
            with: None,
            at: Some(at),
        });
        begin::roll_initiative(self, id)
    }
}
