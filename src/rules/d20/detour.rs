//! Attacks that end otherwise than they were aimed: at somebody else in the same square, turned aside by a rider, or without any roll.

use crate::battle::{FighterId, Happening, Ledger, RuleId};
use crate::dice::{Dice, DiceError};
use crate::rules::kernel::Resolution;

use super::action::push::ASTRAY;
use super::assault::Values;
use super::attack::Hit;
use super::damage::Blow;
use super::data::FeatEffect;
use super::exchange::Landed;
use super::round::{Table, health};
use super::scene::Snapshot;
use super::{ride, roll, rule, word};

impl Values {
    /// The same attack as one at somebody else would be, if chance wills it after the roll: with its total, against the AC of the other.
    /// Says whom it was made at in the end.
    ///
    /// Rule: `D20-BUL-01`.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(crate) fn play_or_miss(
        &self,
        table: &mut Table,
        (id, target): (FighterId, FighterId),
        (other, stray): (&Self, FighterId),
    ) -> Result<(Landed, FighterId), DiceError> {
        let face = table.dice.roll(roll::SIDES)?;
        let percent = table.dice.roll(100)?;
        let is_astray = percent <= ASTRAY;
        let mut astray = other.clone();
        astray.modifiers = self.modifiers.clone();
        astray.attack.modifier = self.attack.modifier;
        let (values, struck) = match is_astray {
            true => (&astray, stray),
            false => (self, target),
        };
        let told = (rule::D20_BUL_01, word::MISDIRECTION);
        health::tell_percent(table, id, told, (percent, i16::from(ASTRAY)));
        let fall = values.attack.follow(face, &mut *table.dice)?;
        let thrown = values.hurl(fall, &mut *table.dice)?;
        let landed = values.land(table, (id, struck), thrown)?;
        Ok((landed, struck))
    }

    /// Whether the rider of a mount that is hit turns the blow aside, once in a round, by a Ride check above the attack.
    ///
    /// Rule: `D20-FEA-05`.
    pub(super) fn is_turned_aside(
        &self,
        table: &mut Table,
        target: FighterId,
        face: u8,
    ) -> Result<bool, DiceError> {
        let scene = table.scene();
        let rider = scene.get(target).and_then(|mount| ride::rider_of(&scene, mount));
        let learnt = |rider: &&Snapshot| {
            let has = rider
                .build
                .has_feat(|effect| matches!(effect, FeatEffect::NegateHitOnMount { .. }));
            has && rider.is_able() && !rider.budget.has_saved_mount
        };
        let total = i16::from(face) + self.attack.modifier;
        let trial = rider.filter(learnt).map(|rider| {
            let what = (rule::D20_FEA_05, word::SAVED_MOUNT);
            (rider.id(), ride::trial(&scene, rider, what, total + 1))
        });
        drop(scene);
        let Some((rider, trial)) = trial else {
            return Ok(false);
        };
        table.fighter(rider).budget.has_saved_mount = true;
        trial.play(table, rider)
    }

    /// What lands without an attack roll: the plain damage of the weapon, without extra dice.
    ///
    /// Rule: `D20-DMG-01`, `D20-DMG-04`.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(crate) fn wound(
        &self,
        table: &mut Table,
        (id, target): (FighterId, FighterId),
        rule: RuleId,
    ) -> Result<(), DiceError> {
        let blow = Blow {
            extra: (0, 6),
            ..self.blow
        };
        let points = self.points(&blow.throw(Hit::Plain, &mut *table.dice)?);
        let dealt = self.shelter.left(points.value());
        let mut loss = Ledger::new(rule, points.value());
        loss.add(rule::D20_DMG_04, dealt - points.value());
        table.write(Happening::Struck {
            target,
            by: Some(id),
            points: Box::new(points),
            loss: Box::new(loss),
            grade: None,
        });
        health::lose(table, target, (dealt, self.is_nonlethal), rule)
    }
}
