//! A blow in the head of somebody who weighs it: the steps of the round on copies of the two whom it concerns, with dice that fall in
//! every way.

use std::borrow::Cow;

use crate::battle::{FighterId, Happening, Ledger, Movables, RuleId, Term};
use crate::dice::{Chance, Dice, DiceError, Enumerating};

use super::super::arena::Arena;
use super::super::missiles::shot;
use super::super::missiles::shot::Course;
use super::super::suffer::{consequence, fall, ordeal};
use super::super::table::Table;
use super::super::{Exchange, Harm, Ordeals};
use super::fumble::Bane;
use super::react::Answered;
use super::swing::Swing;
use super::{feat, fumble, landing, react, swing};
use crate::rules::dsa41::data::FumbleRow;
use crate::rules::dsa41::data::shelf::Shelf;
use crate::rules::dsa41::exchange::attack::Blow;
use crate::rules::dsa41::exchange::check::{self, TalentCheck};
use crate::rules::dsa41::exchange::defence::Means;
use crate::rules::dsa41::exchange::fumble::Blunder;
use crate::rules::dsa41::exchange::trial::Trial;
use crate::rules::dsa41::exchange::zone::{Aim, Zone};
use crate::rules::dsa41::fighter::{Arm, Endurance, Vitality};
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::scene::{Scene, Snapshot};
use crate::rules::dsa41::shot::Others;
use crate::rules::dsa41::{rule, word};

/// What has become of the target of a blow that lands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Aftermath {
    /// Points of life energy that are gone.
    pub(crate) life: i16,
    /// Wounds that he has more.
    pub(crate) wounds: u8,
    /// Where they are; none where he has none more, or zones are not played.
    pub(crate) zone: Option<Zone>,
    /// Whether he is out of the fight.
    pub(crate) is_out: bool,
    /// Whether he is thrown to the ground.
    pub(crate) is_thrown: bool,
    /// Whether poison or venom comes into his blood (`RNG-45`, `OPP-15`).
    pub(crate) is_poisoned: bool,
    /// Whether the manoeuvre does what it is for, besides the harm or instead of it.
    pub(crate) works: bool,
}

/// The chances of talent checks that were worked out before, by their targets, pool and value.
pub(crate) type Known = Vec<(([i16; 3], i16, i16, u8), Chance)>;

/// Where a blow is only tried.
pub(crate) struct Rehearsal<'s, 'd> {
    scene: &'s Scene<'s>,
    attacker: Cow<'s, Snapshot>,
    target: Cow<'s, Snapshot>,
    harms: Vec<Harm>,
    ordeals: Ordeals,
    dice: &'d mut Enumerating,
    idle: Idle,
    known: &'d mut Known,
}

impl<'s, 'd> Rehearsal<'s, 'd> {
    /// Of these two.
    pub(crate) fn of(
        scene: &'s Scene,
        (attacker, target): (&'s Snapshot, &'s Snapshot),
        (dice, known): (&'d mut Enumerating, &'d mut Known),
    ) -> Self {
        Self {
            scene,
            attacker: Cow::Borrowed(attacker),
            target: Cow::Borrowed(target),
            harms: Vec::new(),
            ordeals: Ordeals::default(),
            dice,
            idle: Idle,
            known,
        }
    }

    fn both(&self) -> (FighterId, FighterId) {
        (self.attacker.id(), self.target.id())
    }

    fn exchange(&self, blow: Blow) -> Exchange {
        Exchange {
            attacker: self.attacker.id(),
            target: self.target.id(),
            blow,
            answered: None,
        }
    }

    /// A blow is struck.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(crate) fn swing(&mut self, blow: Blow, roll: (Ledger, u8)) -> Result<Swing, DiceError> {
        swing::roll(self, self.both(), blow, roll, |_, _| {})
    }

    /// A shot is sent off, which may hit others.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(crate) fn shoot(&mut self, blow: Blow, roll: (Ledger, u8, &Others)) -> Result<Course, DiceError> {
        shot::roll(self, self.both(), blow, roll, |_, _| {})
    }

    /// The target answers.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(crate) fn answer(
        &mut self,
        means: Means,
        (ledger, worst): (Ledger, Option<u8>),
    ) -> Result<Answered, DiceError> {
        let (foe, id) = self.both();
        let before = self.target.turn;
        react::roll(
            self,
            (id, foe),
            means,
            (rule::ATK_02, ledger, worst, before),
            |_, _| {},
        )
    }

    /// What the answer of the target does besides holding: whether it takes the weapon of the foe.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(crate) fn after_parry(&mut self, blow: Blow, means: Means) -> Result<bool, DiceError> {
        feat::after_parry(self, self.exchange(blow), means)
    }

    /// A fumble takes effect: what the table says, and what it does; nothing where its sum means nothing.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(crate) fn fumble(&mut self, blunder: Blunder) -> Result<Option<(FumbleRow, Bane)>, DiceError> {
        let Some(row) = fumble::draw(self, blunder)? else {
            return Ok(None);
        };
        let bane = fumble::befall(self, blunder, row.mishap)?;
        Ok(Some((row, bane)))
    }

    /// Nothing stops a blow or shot. Whoever may bear something by force of will does not.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(crate) fn land(
        mut self,
        arm: &Arm,
        (blow, aim): (Blow, Option<Aim>),
    ) -> Result<Aftermath, DiceError> {
        let (before, exchange) = (self.target.clone(), self.exchange(blow));
        let landed = landing::land(&mut self, exchange, arm, (aim, None))?;
        self.end(&before, landed.works)
    }

    /// A blow is parried.
    ///
    /// Rule: `CRE-08`.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    pub(crate) fn parry(mut self, blow: Blow) -> Result<Aftermath, DiceError> {
        let (before, exchange) = (self.target.clone(), self.exchange(blow));
        fall::knock_down(&mut self, exchange)?;
        self.end(&before, false)
    }

    /// Lets take effect all that waits, and says what has become of the target since.
    fn end(mut self, before: &Snapshot, works: bool) -> Result<Aftermath, DiceError> {
        let zone = self.harms.first().and_then(|harm| harm.zone);
        let is_thrown = self.harms.iter().any(|harm| harm.falls);
        consequence::apply_all(&mut self)?;
        ordeal::let_befall(&mut self)?;
        let after = &*self.target;
        let venom = |it: &Snapshot| {
            let ado = &it.condition.ado;
            (ado.venom.rounds, ado.ills.weakness.points())
        };
        let wounds = u8::try_from(after.wounds.0 - before.wounds.0).unwrap_or(u8::MAX);
        Ok(Aftermath {
            life: before.life.now - after.life.now,
            wounds,
            zone: zone.filter(|_| wounds > 0),
            is_out: match before.is_able() {
                true => !after.is_able(),
                false => after.condition.vitality > Vitality::Fit,
            },
            is_thrown,
            is_poisoned: venom(before) != venom(after),
            works,
        })
    }
}

/// Dice of which it does not matter what they show.
pub(crate) struct Idle;

impl Dice for Idle {
    fn roll(&mut self, _: u8) -> Result<u8, DiceError> {
        Ok(1)
    }
}

/// A round after all that something may last.
const AFTERWARDS: u16 = 10_000;

impl Arena for Rehearsal<'_, '_> {
    type Dice = Enumerating;
    type Details = Idle;

    fn modules(&self) -> Modules {
        self.scene.round.modules
    }

    fn now(&self) -> u16 {
        AFTERWARDS
    }

    fn movables(&self) -> &Movables {
        &self.scene.ground.movables
    }

    fn shelf(&self) -> &Shelf {
        &self.scene.round.shelf
    }

    fn comrade(&self, _: FighterId, _: FighterId) -> Option<FighterId> {
        crate::rules::dsa41::shot::comrade(self.scene, &self.attacker, &self.target)
    }

    fn snapshot(&self, id: FighterId) -> &Snapshot {
        if id == self.target.id() {
            &self.target
        } else {
            &self.attacker
        }
    }

    fn fighter(&mut self, id: FighterId) -> &mut Snapshot {
        if id == self.target.id() {
            self.target.to_mut()
        } else {
            self.attacker.to_mut()
        }
    }

    fn dice(&mut self) -> &mut Enumerating {
        self.dice
    }

    fn details(&mut self) -> &mut Idle {
        &mut self.idle
    }

    /// How much breath goes does not matter as long as there is so much of it that it hinders nobody (`END-04`, `END-06`).
    fn throw(
        &mut self,
        fighter: FighterId,
        what: Term,
        (rule, dice, sides): (RuleId, u8, u8),
    ) -> Result<i16, DiceError> {
        let Endurance { now, max } = self.snapshot(fighter).endurance;
        let most = i16::from(dice) * i16::from(sides);
        // Another wound of the same blow may take as much again.
        if what == word::BREATH && 3 * (now - 2 * most) >= max {
            return self.throw_details(fighter, what, (rule, dice, sides));
        }
        Ok(self.dice.sum(dice, sides)?.total())
    }

    fn harms(&mut self) -> &mut Vec<Harm> {
        &mut self.harms
    }

    fn ordeals(&mut self) -> &mut Ordeals {
        &mut self.ordeals
    }

    fn zone(&mut self, _: FighterId, aim: Aim) -> Result<Zone, DiceError> {
        let ways = aim.ways().map(|(zone, ways)| (zone as u16, ways));
        Ok(Zone::ALL[usize::from(self.dice.pick(ways))])
    }

    fn talent(&mut self, id: FighterId, _: Term, trial: Trial) -> Result<TalentCheck, DiceError> {
        let targets = trial.targets(self.snapshot(id)).map(|ledger| ledger.value());
        let key = (targets, trial.pool.value(), trial.value, trial.fumbles_from);
        let known = self.known.iter().find(|(other, _)| *other == key);
        let chance = known.map_or_else(
            || check::talent_chance(key.0, (key.1, key.2), key.3),
            |(_, chance)| *chance,
        );
        if known.is_none() {
            self.known.push((key, chance));
        }
        let passed = self.dice.happens(chance);
        Ok(TalentCheck {
            checks: Vec::new(),
            passed,
            left: i16::from(passed),
        })
    }

    fn tell(&mut self, _: impl FnOnce() -> Happening) {}

    fn on_table(&mut self, _: impl FnOnce(&mut Table)) {}

    fn roll_on_table(
        &mut self,
        _: impl FnOnce(&mut Table) -> Result<(), DiceError>,
    ) -> Result<(), DiceError> {
        Ok(())
    }

    fn changed(&mut self, _: FighterId, _: Term, _: i16, _: i16, _: RuleId) {}

    fn state(&mut self, _: FighterId, _: Term, _: bool, _: RuleId) {}

    fn lower_initiative(&mut self, _: FighterId, _: i16, _: RuleId) {}
}
