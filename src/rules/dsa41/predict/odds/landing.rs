//! What an exchange may come to: its answer, and what the steps of the round make of a blow or shot that nothing stops.

use crate::battle::Ledger;
use crate::dice::{DiceError, Distribution, Enumerating, enumerate};

use crate::rules::dsa41::data::Mishap;
use crate::rules::dsa41::exchange::attack::Blow;
use crate::rules::dsa41::exchange::defence::Means;
use crate::rules::dsa41::exchange::fumble;
use crate::rules::dsa41::exchange::means::Feat;
use crate::rules::dsa41::exchange::zone::Aim;
use crate::rules::dsa41::fighter::Arm;
use crate::rules::dsa41::round::{Aftermath, Known, Rehearsal};
use crate::rules::dsa41::rule;
use crate::rules::dsa41::scene::{Scene, Snapshot};

/// What an exchange may come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct End {
    /// What has become of the target.
    pub(super) harm: Aftermath,
    pub(super) has_hit: bool,
    /// Whether a miss hits another, and whether one of the own side.
    pub(super) strays: Option<bool>,
    pub(super) is_fumble: bool,
    /// What a fumbled shot has come to (`FUM-07`).
    pub(super) mishap: Option<Mishap>,
    /// Whether the answer has been fumbled (`FUM-02`), or been so lucky that it is free (`CRT-05`).
    pub(super) is_foe_fumble: bool,
    pub(super) is_free: bool,
    /// Whether it takes the weapon of whoever has struck (`MAN-ENTWAFFNEN-PA`, `MAN-WAFFEZERBRECHEN`).
    pub(super) is_foe_disarmed: bool,
    pub(super) is_warded: bool,
    /// Whether luck makes it worse (`CRT-02`).
    pub(super) is_critical: bool,
}

/// An answer to a blow, as the dice are thrown for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer<'s> {
    fighter: &'s Snapshot,
    means: Means,
    pub(super) value: i16,
    /// The first of the faces that fumble it; none where nothing is fumbled.
    worst: Option<u8>,
}

impl<'s> Answer<'s> {
    /// The answer that a fighter gives to a blow by these means, worth so much.
    pub(super) fn of(scene: &Scene, fighter: &'s Snapshot, (blow, means): (Blow, Means), value: i16) -> Self {
        Self {
            fighter,
            means,
            value,
            worst: fumble::worst_of_answer(scene.round.modules, fighter, (blow, means)),
        }
    }

    /// Whether whoever gives it leaps aside.
    fn is_dodge(self) -> bool {
        self.means == Means::Dodge || self.means.is_aimed_dodge()
    }
}

/// A blow or shot that has hit, with what may come of it where nothing stops it.
pub(crate) struct Landing<'s> {
    scene: &'s Scene<'s>,
    attacker: &'s Snapshot,
    target: &'s Snapshot,
    arm: &'s Arm,
    /// How the place is found that it hits; none without zones.
    aim: Option<Aim>,
    /// What comes of it, by how it is struck and whether it is parried.
    known: Vec<((Blow, bool), Distribution<Aftermath>)>,
    checks: Known,
}

impl<'s> Landing<'s> {
    pub(crate) fn of(
        scene: &'s Scene<'s>,
        (attacker, target): (&'s Snapshot, &'s Snapshot),
        arm: &'s Arm,
        aim: Option<Aim>,
    ) -> Self {
        Self {
            scene,
            attacker,
            target,
            arm,
            aim,
            known: Vec::new(),
            checks: Known::new(),
        }
    }

    /// The fight of the two as these dice try it out.
    pub(super) fn rehearsal<'d>(&'d mut self, dice: &'d mut Enumerating) -> Rehearsal<'d, 'd> {
        Rehearsal::of(self.scene, (self.attacker, self.target), (dice, &mut self.checks))
    }

    /// The end that the dice bring where the blow has hit and is answered like this.
    ///
    /// # Errors
    ///
    /// As [`crate::dice::Dice::roll`].
    pub(super) fn roll(
        &mut self,
        blow: Blow,
        ward: Option<Answer>,
        dice: &mut Enumerating,
    ) -> Result<End, DiceError> {
        let mut hit = End {
            has_hit: true,
            ..End::default()
        };
        if let Some(answer) = ward {
            let ledger = Ledger::new(rule::ATK_02, answer.value);
            let both = (self.attacker, answer.fighter);
            let mut rehearsal = Rehearsal::of(self.scene, both, (dice, &mut self.checks));
            let answered = rehearsal.answer(answer.means, (ledger, answer.worst))?;
            hit.is_warded = answered.outcome.is_success();
            let takes = matches!(answer.means, Means::Feat(Feat::Disarm | Feat::BreakWeapon, ..));
            hit.is_foe_disarmed = takes && hit.is_warded && rehearsal.after_parry(blow, answer.means)?;
            hit.is_foe_fumble = answered.is_fumble;
            hit.is_free = answered.is_free;
        }
        let is_warded = hit.is_warded;
        // A parry does not keep anybody on his feet (CRE-08).
        let throws = self.arm.kind.knock_down.is_some() && ward.is_some_and(|answer| !answer.is_dodge());
        if !blow.purpose.harms() || is_warded && !throws {
            return Ok(hit);
        }
        Ok(End {
            harm: *dice.draw(self.ends(blow, is_warded)?),
            is_critical: !is_warded && blow.luck.is_critical(),
            ..hit
        })
    }

    /// What comes of it where it is struck like this: if nothing stops it, or if it is parried.
    ///
    /// # Errors
    ///
    /// As [`crate::dice::Dice::roll`].
    pub(crate) fn ends(
        &mut self,
        blow: Blow,
        is_parried: bool,
    ) -> Result<&Distribution<Aftermath>, DiceError> {
        let found = self
            .known
            .iter()
            .position(|(known, _)| *known == (blow, is_parried));
        let place = match found {
            Some(place) => place,
            None => {
                let ends = enumerate(|dice| {
                    let (arm, aim) = (self.arm, self.aim);
                    let rehearsal = self.rehearsal(dice);
                    match is_parried {
                        true => rehearsal.parry(blow),
                        false => rehearsal.land(arm, (blow, aim)),
                    }
                })?;
                self.known.push(((blow, is_parried), ends));
                self.known.len() - 1
            }
        };
        Ok(&self.known[place].1)
    }
}
