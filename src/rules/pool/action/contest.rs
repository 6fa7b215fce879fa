//! The opposed test of a manoeuvre: two pools against each other.

use crate::battle::{Cause, FighterId, Happening, Ledger, Odds, Outcome, Slot};
use crate::dice::{Dice, DiceError, Distribution};
use crate::rules::kernel::Resolution;

use super::super::effect::EffectKind;
use super::super::roll::{self, Opposed};
use super::super::round::{Table, strike};
use super::super::scene::{Scene, Snapshot};
use super::super::{Pool, assault, attack, cause, rule, word};
use super::At;
use super::manoeuvre::Manoeuvre;

/// The two sides of a manoeuvre, with the reasons for their dice and their successes.
///
/// Rule: `PL-MAN-01`, `PL-DIC-09`.
pub(crate) struct Contest {
    of: &'static Manoeuvre,
    /// The dice of each, the initiator first.
    dice: [Ledger; 2],
    /// What changes their successes.
    modifiers: [Ledger; 2],
    /// The least face that is a success.
    least: u8,
}

impl Contest {
    /// The two sides of a choice.
    pub(crate) fn of(at: &At) -> Option<Self> {
        Self::between(
            at.scene,
            at.own,
            at.target()?,
            Manoeuvre::of(at.call.word)?,
            at.slot(),
        )
    }

    /// The initiator adds what the manoeuvre says; the helpless have no dice.
    pub(super) fn between(
        scene: &Scene,
        own: &Snapshot,
        target: &Snapshot,
        of: &'static Manoeuvre,
        with: Slot,
    ) -> Option<Self> {
        let mut dice = assault::close_dice(own, with)?;
        dice.add_for(of.rule, &cause::CHARISMA, (of.adds)(own));
        let mut own_modifiers = attack::modifiers(assault::hindrance(scene, own, target, false));
        let is_quadruped = target.build.is_quadruped;
        let legs = if is_quadruped {
            Cause::from(&cause::FOUR_LEGS)
        } else {
            Cause::Rule
        };
        own_modifiers.add_for(of.rule, legs, of.malus[usize::from(is_quadruped)]);
        let is_helpless = target.state.is_down() || target.state.has(EffectKind::Stunned);
        let other = if is_helpless {
            Ledger::new(rule::PL_MAN_01, 0)
        } else {
            // Whoever has no weapon in hand for that, and no hand free either, wards off with his body.
            let with = target
                .close_arm()
                .map_or(target.build.body_slot(), |(slot, _)| slot);
            assault::close_dice(target, with)?
        };
        let other_modifiers = attack::modifiers(assault::hindrance(scene, target, own, false));
        Some(Self {
            of,
            dice: [dice, other],
            modifiers: [own_modifiers, other_modifiers],
            least: roll::least(scene.round.modules),
        })
    }
}

impl Resolution for Contest {
    type Rules = Pool;
    type Fall = Opposed;
    type End = bool;
    type Who = (FighterId, FighterId);
    type Landed = Option<Slot>;

    fn roll(&self, dice: &mut impl Dice) -> Result<Opposed, DiceError> {
        let side = |of: usize| (self.dice[of].value(), self.modifiers[of].value());
        roll::oppose(side(0), side(1), self.least, dice)
    }

    fn end(&self, fall: &Opposed) -> bool {
        fall.is_won
    }

    /// Tells both throws; whoever wins puts the effect on the other.
    fn land(
        &self,
        table: &mut Table,
        (id, target): Self::Who,
        fall: Opposed,
    ) -> Result<Option<Slot>, DiceError> {
        table.acted(id, self.of.word, Some(target));
        let sides = [(fall.own, fall.is_won), (fall.other, !fall.is_won)];
        let checks = (0..).zip(sides).map(|(of, (pooled, is_won))| {
            let (dice, modifiers): (&Ledger, _) = (&self.dice[of], &self.modifiers[of]);
            let mut check = roll::check(
                rule::PL_DIC_09,
                dice.clone(),
                (&pooled, self.least),
                modifiers,
                None,
            );
            check.outcome = if is_won {
                Outcome::Success
            } else {
                Outcome::Failure
            };
            check
        });
        let told = Happening::Checked {
            fighter: id,
            what: self.of.word,
            checks: checks.collect(),
            pool: None,
            passed: fall.is_won,
            left: fall.margin.max(0),
        };
        table.write(told);
        strike::give_away(table, id, target);
        if fall.is_won {
            (self.of.effect)(table, id, target)
        } else {
            Ok(None)
        }
    }

    fn tell(&self, ends: &Distribution<bool>) -> Odds {
        let [dice, other] = self.dice.clone();
        let [own_modifiers, other_modifiers] = self.modifiers.clone();
        let mut ledgers = vec![
            (word::ATTACK_DICE, dice),
            (word::SUCCESSES, own_modifiers),
            (word::DEFENCE_DICE, other),
        ];
        if !other_modifiers.lines.is_empty() {
            ledgers.push((word::DEFENCE_SUCCESSES, other_modifiers));
        }
        Odds {
            chain: vec![(word::WINS, ends.chance(|is_won| *is_won))],
            ledgers,
            ..Odds::default()
        }
    }
}
