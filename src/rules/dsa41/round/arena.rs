//! Where a blow is carried out: on the table, where everything is written down and stays, or in a rehearsal, which only asks what would
//! come of it. What befalls fighters is said once, for both.

use crate::battle::{FighterId, Happening, Ledger, Movables, Points, RuleId, Term};
use crate::dice::{Dice, DiceError};

use super::super::data::shelf::Shelf;
use super::super::exchange::check::TalentCheck;
use super::super::exchange::trial::Trial;
use super::super::exchange::zone::{Aim, Zone};
use super::super::module::Modules;
use super::super::scene::Snapshot;
use super::super::shot;
use super::suffer::zone;
use super::table::Table;
use super::{Harm, Ordeals, trial};

/// What a blow is carried out on.
pub(crate) trait Arena {
    /// The dice on which it hangs what becomes of fighters.
    type Dice: Dice;
    /// The dice of which only the log tells, or what is no longer looked at in a rehearsal: initiative, and for how long something lasts.
    type Details: Dice;

    /// The modules of the fight.
    fn modules(&self) -> Modules;

    /// The round.
    fn now(&self) -> u16;

    /// The things that can be moved.
    fn movables(&self) -> &Movables;

    /// The data files.
    fn shelf(&self) -> &Shelf;

    /// The comrade near the line of fire whom a fumbled shot hits (`FUM-07`).
    fn comrade(&self, shooter: FighterId, target: FighterId) -> Option<FighterId>;

    /// A fighter as he is now.
    fn snapshot(&self, id: FighterId) -> &Snapshot;

    /// A fighter, to be changed.
    fn fighter(&mut self, id: FighterId) -> &mut Snapshot;

    /// The dice.
    fn dice(&mut self) -> &mut Self::Dice;

    /// The dice of details.
    fn details(&mut self) -> &mut Self::Details;

    /// The losses that wait to take effect.
    fn harms(&mut self) -> &mut Vec<Harm>;

    /// What victims have still to bear.
    fn ordeals(&mut self) -> &mut Ordeals;

    /// Finds the part of the body that is hit.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    fn zone(&mut self, id: FighterId, aim: Aim) -> Result<Zone, DiceError>;

    /// Rolls a talent check.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    fn talent(&mut self, id: FighterId, what: Term, trial: Trial) -> Result<TalentCheck, DiceError>;

    /// Says what happens.
    fn tell(&mut self, happening: impl FnOnce() -> Happening);

    /// Does what concerns others, the ground, or what is in hands and under way: a rehearsal leaves it out.
    fn on_table(&mut self, act: impl FnOnce(&mut Table));

    /// The same of what rolls dice.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    fn roll_on_table(
        &mut self,
        act: impl FnOnce(&mut Table) -> Result<(), DiceError>,
    ) -> Result<(), DiceError>;

    /// Says what dice have shown somebody.
    #[inline]
    fn rolled(&mut self, fighter: FighterId, what: Term, points: Points) {
        self.tell(|| Happening::Rolled {
            fighter,
            what,
            points: Box::new(points),
        });
    }

    /// Throws so many dice with so many sides by a rule, and says what they show somebody.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    fn throw(
        &mut self,
        fighter: FighterId,
        what: Term,
        (rule, dice, sides): (RuleId, u8, u8),
    ) -> Result<i16, DiceError> {
        let points = Points::roll(rule, dice, sides, self.dice())?;
        let value = points.value();
        self.rolled(fighter, what, points);
        Ok(value)
    }

    /// The same of a detail.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    fn throw_details(
        &mut self,
        fighter: FighterId,
        what: Term,
        (rule, dice, sides): (RuleId, u8, u8),
    ) -> Result<i16, DiceError> {
        let points = Points::roll(rule, dice, sides, self.details())?;
        let value = points.value();
        self.rolled(fighter, what, points);
        Ok(value)
    }

    /// Points strike somebody, and what he loses by that waits to take effect.
    #[inline]
    fn strike(&mut self, by: Option<FighterId>, (points, loss): (Points, Ledger), harm: Harm) {
        self.tell(|| Happening::Struck {
            target: harm.target,
            by,
            points: Box::new(points),
            loss: Box::new(loss),
            grade: None,
        });
        self.suffer(harm);
    }

    /// Something that waits to take effect.
    fn suffer(&mut self, harm: Harm) {
        self.harms().push(harm);
    }

    /// Says that a value changed; nothing when it did not.
    fn changed(&mut self, fighter: FighterId, value: Term, from: i16, to: i16, rule: RuleId);

    /// Says that a state began or ended.
    fn state(&mut self, fighter: FighterId, state: Term, on: bool, rule: RuleId);

    /// Takes points of initiative now.
    fn lower_initiative(&mut self, id: FighterId, points: i16, rule: RuleId);
}

impl Arena for Table<'_> {
    type Dice = crate::battle::BattleDice;
    type Details = crate::battle::BattleDice;

    fn modules(&self) -> Modules {
        self.round.modules
    }

    fn now(&self) -> u16 {
        self.clock.round
    }

    fn movables(&self) -> &Movables {
        &self.ground.movables
    }

    fn shelf(&self) -> &Shelf {
        &self.round.shelf
    }

    fn comrade(&self, shooter: FighterId, target: FighterId) -> Option<FighterId> {
        let scene = self.scene();
        let (shooter, target) = (scene.get(shooter)?, scene.get(target)?);
        shot::comrade(&scene, shooter, target)
    }

    #[inline]
    fn snapshot(&self, id: FighterId) -> &Snapshot {
        self.snapshot(id)
    }

    #[inline]
    fn fighter(&mut self, id: FighterId) -> &mut Snapshot {
        self.fighter(id)
    }

    #[inline]
    fn dice(&mut self) -> &mut Self::Dice {
        self.dice
    }

    #[inline]
    fn details(&mut self) -> &mut Self::Details {
        self.dice
    }

    fn harms(&mut self) -> &mut Vec<Harm> {
        &mut self.round.harm
    }

    fn ordeals(&mut self) -> &mut Ordeals {
        &mut self.round.ordeals
    }

    fn zone(&mut self, id: FighterId, aim: Aim) -> Result<Zone, DiceError> {
        zone::found(self, id, aim)
    }

    fn talent(&mut self, id: FighterId, what: Term, trial: Trial) -> Result<TalentCheck, DiceError> {
        trial::talent_check(self, id, what, trial)
    }

    #[inline(always)]
    fn tell(&mut self, happening: impl FnOnce() -> Happening) {
        self.write(happening());
    }

    fn on_table(&mut self, act: impl FnOnce(&mut Table)) {
        act(self);
    }

    fn roll_on_table(
        &mut self,
        act: impl FnOnce(&mut Table) -> Result<(), DiceError>,
    ) -> Result<(), DiceError> {
        act(self)
    }

    fn changed(&mut self, fighter: FighterId, value: Term, from: i16, to: i16, rule: RuleId) {
        self.changed(fighter, value, from, to, rule);
    }

    fn state(&mut self, fighter: FighterId, state: Term, on: bool, rule: RuleId) {
        self.state(fighter, state, on, rule);
    }

    fn lower_initiative(&mut self, id: FighterId, points: i16, rule: RuleId) {
        self.lower_initiative(id, points, rule);
    }
}
