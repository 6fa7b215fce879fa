//! What the level does to fighters: who comes later, goals, ceilings that come down; and how a fight ends.

use crate::battle::{FighterId, Happening, RuleId, SideId};
use crate::board::{Cell, Facing, Footprint};
use crate::dice::DiceError;
use crate::rules::common::{self, Aims, Elements, Unbeaten, end_if_met, unbeaten};

use super::{Rules, Scene, Snapshot, Table};

/// What a rule system says of its fighters where the level does something to them.
pub trait OnMap: Rules {
    /// The rule by which a fight ends when nobody is left to fight.
    const DECIDED: RuleId;

    /// Whether a fighter waits to come (`BD-LVL-12`).
    fn waits(fighter: &Snapshot<Self>) -> bool {
        !fighter.body.present
    }

    /// He waits no more and is on the map; whether he is awake there is for the rules to say.
    fn come(fighter: &mut Snapshot<Self>) {
        fighter.body.able = true;
    }

    /// Gives somebody who has come what he needs to take part.
    ///
    /// # Errors
    ///
    /// As [`crate::dice::Dice::roll`].
    fn welcome(_table: &mut Table<Self>, _id: FighterId, _at: Cell) -> Result<(), DiceError> {
        Ok(())
    }

    /// Whether nobody is in the way of a fighter in a place.
    fn has_room(scene: &Scene<Self>, _fighter: &Snapshot<Self>, place: Footprint) -> bool {
        let mut others = scene.fighters.iter().filter(|it| it.body.present);
        others.all(|it| it.place().gap(place).cheb() > 0)
    }

    /// Whether something can still happen to a fighter.
    fn can_suffer(fighter: &Snapshot<Self>) -> bool {
        fighter.body.present
    }

    /// A ceiling comes down on a fighter from so many decimetres above his square.
    ///
    /// # Errors
    ///
    /// As [`crate::dice::Dice::roll`].
    fn crush(_table: &mut Table<Self>, _id: FighterId, _dm: u16) -> Result<(), DiceError> {
        Ok(())
    }
}

impl<R: Rules> Snapshot<R> {
    /// The cells that he fills.
    pub const fn place(&self) -> Footprint {
        Footprint::new(self.body.at, self.body.size)
    }
}

/// Ends the fight as soon as no two hostile sides have anybody left who is able or still to come, or a goal is met.
///
/// Rule: `BD-LVL-11`, `BD-LVL-12`.
pub fn end_if_decided<R: OnMap>(table: &mut Table<R>) {
    if table.clock.over {
        return;
    }
    let scene = table.scene();
    let able = || scene.fighters.iter().filter(|fighter| fighter.is_able());
    if able().any(|one| scene.foes(one).next().is_some()) {
        drop(scene);
        return end_if_met(table, false);
    }
    let standing: Vec<SideId> = able().map(|it| it.fighter.side).collect();
    drop(scene);
    match unbeaten(table, &standing) {
        Unbeaten::Foes => end_if_met(table, false),
        Unbeaten::Friends(sides) => end(table, sides, R::DECIDED),
    }
}

/// A round begins: all look around, and those come whose time it is (`BD-LVL-12`).
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub fn begin_round<R: OnMap>(table: &mut Table<R>) -> Result<(), DiceError> {
    common::look_around(table);
    table.clock.round += 1;
    table.clock.phase = None;
    table.write(Happening::RoundStarted);
    common::arrive(table)?;
    end_if_decided(table);
    Ok(())
}

/// A round ends: the map changes of itself, and what that does to those who stand there (`BD-LVL-13`).
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub fn change_map<R: OnMap>(table: &mut Table<R>) -> Result<(), DiceError> {
    common::change(table)
}

/// A round ends: a fight that is decided, in which a goal is met, or that has lasted long enough ends with it.
///
/// Rule: `BD-LVL-11`.
pub fn finish_round<R: OnMap>(table: &mut Table<R>, last_round: u16, draw: RuleId) {
    end_if_decided(table);
    if !table.clock.over {
        common::count(table);
    }
    if !table.clock.over && table.clock.round >= last_round {
        end(table, Vec::new(), draw);
    }
}

/// Ends the fight with these winners.
pub fn end<R: Rules>(table: &mut Table<R>, winners: Vec<SideId>, rule: RuleId) {
    table.clock.over = true;
    table.write(Happening::FightEnded { winners, rule });
}

impl<R: OnMap> Elements for Table<'_, R> {
    fn can_suffer(&self, id: FighterId) -> bool {
        R::can_suffer(self.snapshot(id))
    }

    fn crush(&mut self, id: FighterId, dm: u16) -> Result<(), DiceError> {
        R::crush(self, id, dm)
    }
}

impl<R: OnMap> Aims for Table<'_, R> {
    fn end_by(&mut self, winners: Vec<SideId>, rule: RuleId) {
        end(self, winners, rule);
    }

    fn waits(&self, id: FighterId) -> bool {
        R::waits(self.snapshot(id))
    }

    fn has_room(&self, id: FighterId, place: Footprint) -> bool {
        R::has_room(&self.scene(), self.snapshot(id), place)
    }

    fn put_in(&mut self, id: FighterId, at: Cell, facing: Facing) {
        let fighter = self.fighter(id);
        fighter.body.at = at;
        fighter.body.facing = facing;
        fighter.body.present = true;
        R::come(fighter);
    }

    fn welcome(&mut self, id: FighterId, at: Cell) -> Result<(), DiceError> {
        R::welcome(self, id, at)
    }
}
