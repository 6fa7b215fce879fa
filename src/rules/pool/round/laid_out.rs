//! The table as the house knows every battle that a rule system has laid out: what the level does to it is driven in
//! `rules/common`, and what is these rules' own in that stands here.

use crate::battle::{Body, Fighter, FighterId, Happening, RuleId, SideId, SightLimits, Term};
use crate::board::{Cell, Facing, Footprint, Glow, Measure};
use crate::dice::DiceError;
use crate::rules::common::{Aims, Elements, LaidOut, Lurking, Parts, PartsMut};

use super::super::fighter::Leave;
use super::super::{lamp, word};
use super::table::Table;
use super::{begin, finish, walk};

impl LaidOut for Table<'_> {
    fn parts(&self) -> Parts<'_> {
        Parts {
            battle: self.entity,
            clock: self.clock,
            sides: self.sides,
            ground: self.ground,
            secrets: self.secrets,
        }
    }

    fn parts_mut(&mut self) -> PartsMut<'_> {
        PartsMut {
            ground: self.ground,
            secrets: self.secrets,
            log: self.log,
        }
    }

    fn bodies(&self) -> Vec<(Fighter, Body)> {
        self.fighters().iter().map(|it| (it.fighter, it.body)).collect()
    }

    fn body(&self, id: FighterId) -> &Body {
        &self.snapshot(id).body
    }

    fn body_mut(&mut self, id: FighterId) -> &mut Body {
        &mut self.fighter(id).body
    }

    fn side(&self, id: FighterId) -> SideId {
        self.snapshot(id).fighter.side
    }

    fn write(&mut self, happening: Happening) {
        Table::write(self, happening);
    }
}

impl Elements for Table<'_> {
    fn can_suffer(&self, id: FighterId) -> bool {
        self.snapshot(id).can_suffer()
    }

    /// Whoever is under a ceiling that comes down is hurt as by a fall from its height (`PL-MOV-06`).
    fn crush(&mut self, id: FighterId, dm: u16) -> Result<(), DiceError> {
        if dm == 0 {
            return Ok(());
        }
        walk::hurt_by_fall(self, id, dm)
    }
}

impl Lurking for Table<'_> {
    /// Nothing limits how far one sees in these rules but the map (`PL-BRD-10`).
    const LIMITS: SightLimits = SightLimits {
        measure: Measure::Cheb,
        cells: [None; 5],
    };

    const WALK: Term = word::WALK;

    fn has_eyes(&self, id: FighterId) -> bool {
        self.snapshot(id).is_able()
    }

    fn glows(&self) -> Vec<Glow> {
        lamp::glows(&self.scene())
    }
}

impl Aims for Table<'_> {
    fn end_by(&mut self, winners: Vec<SideId>, rule: RuleId) {
        finish::end(self, winners, rule);
    }

    fn waits(&self, id: FighterId) -> bool {
        self.snapshot(id).state.leave == Leave::Waits
    }

    fn has_room(&self, _: FighterId, place: Footprint) -> bool {
        let mut others = self.fighters().iter().filter(|it| it.body.present);
        others.all(|it| it.place().gap(place).cheb() > 0)
    }

    fn put_in(&mut self, id: FighterId, at: Cell, facing: Facing) {
        let fighter = self.fighter(id);
        fighter.state.leave = Leave::No;
        fighter.body.at = at;
        fighter.body.facing = facing;
        fighter.body.present = true;
        fighter.body.able = fighter.state.fallen.is_none();
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
