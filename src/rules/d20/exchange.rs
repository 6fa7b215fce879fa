//! An attack from its roll to its consequences: the roll, the confirmation, the damage. The same throws are played and counted for the odds.

use crate::battle::{Check, FighterId, Happening, Ledger, Odds, Outcome, Points, Term};
use crate::dice::{Chance, Dice, DiceError, Distribution, enumerate};
use crate::rules::kernel::Resolution;

use super::assault::{Assault, Occasion, Values};
use super::attack::{Fall, Hit};
use super::damage::{Blow, Thrown};
use super::life::{Life, Vitality};
use super::round::{Table, hands, health, look, trigger};
use super::{D20, cause, roll, rule, word};

/// How the dice of an attack fell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Struck {
    fall: Fall,
    /// None where it did not land.
    thrown: Option<Thrown>,
    /// Of the second arrow (`D20-FEA-44`).
    second: Option<Thrown>,
}

/// What an attack may come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct End {
    /// How it came out.
    pub hit: Hit,
    /// Points that get through.
    pub loss: i16,
    /// Whether they put the target out of the fight.
    pub is_out: bool,
}

/// What whoever has an attack carried out wants to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Landed {
    /// How it came out.
    pub hit: Hit,
    /// Points that got through.
    pub loss: i16,
    /// Whether the target has dropped by it.
    pub has_dropped: bool,
}

impl Values {
    /// What a hit that costs so many points leaves of its target.
    fn end_of(&self, hit: Hit, loss: i16) -> End {
        let loss = match hit {
            Hit::Miss | Hit::Concealed => 0,
            Hit::Plain | Hit::Critical { .. } => loss,
        };
        let mut left = self.life;
        hurt(&mut left, loss, self.is_nonlethal);
        let is_out = !self.is_down && loss > 0 && is_out(&left);
        End { hit, loss, is_out }
    }

    /// What a hit that lands in some way costs its target, by its points.
    fn damage_of(&self, hit: Hit) -> Result<Distribution<i16>, DiceError> {
        enumerate(|dice| {
            let first = self.shelter.left(self.blow.roll(hit, dice)?);
            let second = match self.assault.is_double {
                true => self.shelter.left(self.second().roll(Hit::Plain, dice)?),
                false => 0,
            };
            Ok(first + second)
        })
    }

    /// What the second of two arrows does: nobody strikes vitals with both of them, and it is never critical.
    ///
    /// Rule: `D20-FEA-44`.
    fn second(&self) -> Blow {
        Blow {
            extra: (0, self.blow.extra.1),
            ..self.blow
        }
    }

    /// All values with their reasons, by their words.
    fn ledgers(&self) -> Vec<(Term, Ledger)> {
        let mut ledgers = vec![
            (word::ATTACK, self.modifiers.clone()),
            (word::ARMOUR_CLASS, self.armour_class.clone()),
        ];
        let mut damage = Ledger::new(self.source, self.damage.plus);
        damage.lines.extend(self.bonus.lines.iter());
        ledgers.push((word::DAMAGE, damage));
        ledgers.push((word::LIFE, Ledger::new(rule::D20_DMG_08, self.life.hit_points)));
        ledgers
    }

    /// Thousandths of a hit point that it costs its target on the average, and the chance to put him out of the fight.
    pub(crate) fn outlook(&self) -> Option<(i64, Chance)> {
        let ends = self.ends().ok()?;
        let mean = ends.mean_per_mille(|end| i64::from(end.loss));
        Some((mean, ends.chance(|end| end.is_out)))
    }

    /// Tells a touch, which does nothing by itself.
    pub(crate) fn tell_touch(&self, table: &mut Table, who: (FighterId, FighterId), fall: Fall) {
        self.tell_roll(table, who, fall);
    }

    /// Tells the roll, and what threatens.
    fn tell_roll(&self, table: &mut Table, (id, target): (FighterId, FighterId), fall: Fall) {
        let outcome = |hits: bool, face: u8| match (face, hits) {
            (roll::BEST, _) => Outcome::Lucky,
            (roll::WORST, _) => Outcome::Fumble,
            (_, hits) => Outcome::of(hits),
        };
        let check = |rule, face: u8| {
            let is_met = self.attack.target().is_met(face, self.attack.modifier);
            let number = self.armour_class.clone();
            let die = (roll::SIDES, face);
            Check::of_sum(rule, self.modifiers.clone(), die, number, outcome(is_met, face))
        };
        table.write(Happening::Attacked {
            fighter: id,
            target,
            with: self.assault.with,
            manoeuvre: self.assault.term(),
            stakes: match self.assault.power {
                0 => Vec::new(),
                power => vec![power],
            },
            arc: self.arc,
            check: Box::new(check(rule::D20_ATK_03, fall.face)),
        });
        let threat = self.attack.critical.threat;
        let could_be = fall.hit >= Hit::Plain && fall.face >= threat && !self.assault.is_touch;
        if could_be && self.attack.is_immune {
            table.forgone(id, word::CRITICAL, rule::D20_CRT_07);
        }
        trigger::rolled(table, (id, target));
        if let Some(percent) = fall.percent {
            health::tell_percent_by(
                table,
                id,
                (rule::D20_CON_03, self.veil, word::MISS_CHANCE),
                (percent, i16::from(self.attack.miss_percent)),
            );
        }
        if let Some(percent) = fall.again {
            health::tell_percent_by(
                table,
                id,
                (rule::D20_FEA_38, self.veil, word::MISS_CHANCE),
                (percent, i16::from(self.attack.miss_percent)),
            );
        }
        if let Some(face) = fall.confirmation {
            let by = match self.assault.occasion {
                Occasion::Spell(_) => rule::D20_CRT_05,
                _ if self.is_keen => rule::D20_CRT_06,
                _ => rule::D20_CRT_02,
            };
            let check = check(by, face);
            let passed = check.outcome.is_success();
            table.write(Happening::Checked {
                fighter: id,
                what: word::CONFIRMATION,
                checks: vec![check],
                pool: None,
                passed,
                left: 0,
            });
        }
    }

    /// The extra dice of a hit: those that fall once, and what a perfect critical hit adds.
    ///
    /// Rule: `D20-DMG-07`, `D20-CRT-04`.
    fn extra_of(&self, thrown: &Thrown) -> (i16, i16) {
        let once = thrown.extra.faces().iter().take(self.blow.extra.0.into());
        let once: i16 = once.map(|face| i16::from(*face)).sum();
        (once, thrown.extra.total() - once)
    }

    /// The dice of a hit with all that is added to them, as a log keeps them.
    pub(crate) fn points(&self, thrown: &Thrown) -> Points {
        let mut points = Points::thrown(self.source, self.damage.sides, thrown.weapon);
        let ledger = &mut points.ledger;
        if self.damage.sides == 1 {
            ledger.base += i16::from(self.damage.count) * i16::from(thrown.times);
        }
        let practice = self.practice.map_or(0, |(.., points)| points);
        let of_fighter = match self.assault.occasion {
            Occasion::Spell(_) => crate::battle::Cause::Rule,
            _ => (&cause::FIGHTER).into(),
        };
        ledger.add_for(self.source, of_fighter, self.damage.plus - practice);
        if let Some((rule, row, points)) = self.practice {
            ledger.add_for(rule, row, points);
        }
        ledger.lines.extend(self.bonus.lines.iter());
        let of_charge = i16::from(self.blow.besides) - 1;
        let again = i16::from(thrown.times) - 1 - of_charge;
        ledger.add(self.besides_by, of_charge * self.blow.weapon.plus);
        ledger.add(rule::D20_CRT_03, again * self.blow.weapon.plus);
        for (rule, row, more) in self.blow.altered(thrown) {
            ledger.add_for(rule, row, more);
        }
        let (once, again) = self.extra_of(thrown);
        ledger.add(self.sneak_by, once);
        ledger.add(rule::D20_CRT_04, again);
        ledger.lift_to(rule::D20_DMG_02, 1);
        points
    }
}

/// Damage as it is counted: what knocks out is counted separately.
///
/// Rule: `D20-DMG-05`, `D20-DMG-06`, `D20-DMG-08`.
pub(crate) fn hurt(life: &mut Life, loss: i16, is_nonlethal: bool) {
    if is_nonlethal {
        life.nonlethal += loss;
    } else {
        life.hurt(loss);
    }
}

/// Whether somebody with so much life is out of the fight.
///
/// Rule: `D20-SEQ-07`.
pub(crate) fn is_out(life: &Life) -> bool {
    life.vitality() >= Vitality::Unconscious
}

impl Values {
    /// Rolls the damage of an attack that has fallen so.
    pub(crate) fn hurl(&self, fall: Fall, dice: &mut impl Dice) -> Result<Struck, DiceError> {
        let thrown = match fall.hit {
            Hit::Miss | Hit::Concealed => None,
            hit => Some(self.blow.throw(hit, dice)?),
        };
        let second = match (thrown, self.assault.is_double) {
            (Some(_), true) => Some(self.second().throw(Hit::Plain, dice)?),
            _ => None,
        };
        Ok(Struck { fall, thrown, second })
    }

    /// Tells what a hit does, and takes it from the target; the points that get through.
    fn harm(
        &self,
        table: &mut Table,
        (id, target): (FighterId, FighterId),
        points: Points,
    ) -> Result<i16, DiceError> {
        let mut loss = Ledger::new(self.source, points.value());
        let left = self.shelter.left(points.value());
        loss.add(rule::D20_DMG_04, left - points.value());
        table.write(Happening::Struck {
            target,
            by: Some(id),
            points: Box::new(points),
            loss: Box::new(loss),
            grade: None,
        });
        match self.energy {
            Some(energy) => health::sear(table, target, (left, Some(energy)), self.source)?,
            None => health::lose(table, target, (left, self.is_nonlethal), rule::D20_DMG_08)?,
        }
        Ok(left)
    }
}

impl Resolution for Values {
    type Rules = D20;
    type Fall = Struck;
    type End = End;
    type Who = (FighterId, FighterId);
    type Landed = Landed;

    /// Rule: `D20-ATK-14`.
    fn roll(&self, dice: &mut impl Dice) -> Result<Struck, DiceError> {
        let fall = self.attack.roll(dice)?;
        self.hurl(fall, dice)
    }

    fn end(&self, struck: &Struck) -> End {
        let of =
            |thrown: Option<Thrown>, blow: Blow| thrown.map_or(0, |it| self.shelter.left(blow.points(&it)));
        let loss = of(struck.thrown, self.blow) + of(struck.second, self.second());
        self.end_of(struck.fall.hit, loss)
    }

    /// The damage does not hang on the faces of the attack roll, so that it is counted once for each kind of hit.
    fn ends(&self) -> Result<Distribution<End>, DiceError> {
        let critical = |is_perfect| Hit::Critical { is_perfect };
        let plain = self.damage_of(Hit::Plain)?;
        let (deadly, perfect) = if self.attack.is_immune {
            (None, None)
        } else {
            (
                Some(self.damage_of(critical(false))?),
                Some(self.damage_of(critical(true))?),
            )
        };
        let hits = enumerate(|dice| Ok(self.attack.roll(dice)?.hit))?;
        enumerate(|dice| {
            let hit = *dice.draw(&hits);
            let loss = match hit {
                Hit::Miss | Hit::Concealed => 0,
                Hit::Plain => *dice.draw(&plain),
                Hit::Critical { is_perfect } => {
                    let of_it = if is_perfect { &perfect } else { &deadly };
                    *dice.draw(of_it.as_ref().unwrap_or(&plain))
                }
            };
            Ok(self.end_of(hit, loss))
        })
    }

    fn land(&self, table: &mut Table, (id, target): Self::Who, struck: Struck) -> Result<Landed, DiceError> {
        let Assault { with, is_far, .. } = self.assault;
        self.tell_roll(table, (id, target), struck.fall);
        look::give_away(table, id, target);
        table.fighter(target).budget.struck_by = Some(id);
        let is_spell = matches!(self.assault.occasion, Occasion::Spell(_));
        if is_far && !is_spell {
            hands::loose(table, id, with, target);
        }
        let hit = match struck.fall.hit {
            hit if hit >= Hit::Plain && self.is_turned_aside(table, target, struck.fall.face)? => Hit::Miss,
            hit => hit,
        };
        let mut landed = Landed {
            hit,
            loss: 0,
            has_dropped: false,
        };
        let Some(thrown) = struck.thrown.filter(|_| hit >= Hit::Plain) else {
            return Ok(landed);
        };
        let was_able = table.snapshot(target).is_able();
        landed.loss = self.harm(table, (id, target), self.points(&thrown))?;
        if let Some(second) = struck.second {
            landed.loss += self.harm(table, (id, target), self.points(&second))?;
        }
        landed.has_dropped = was_able && !table.snapshot(target).is_able();
        if landed.loss > 0 && !is_spell {
            trigger::hit(table, (id, target), with)?;
        }
        if self.attack.is_brutal && !self.attack.is_immune {
            health::save_or_die(table, target, landed.loss, rule::D20_HLP_05)?;
        }
        Ok(landed)
    }

    fn tell(&self, ends: &Distribution<End>) -> Odds {
        let losses = ends.map(|end| end.loss);
        let is_critical = |end: &End| matches!(end.hit, Hit::Critical { .. });
        Odds {
            chain: vec![(word::HITS, ends.chance(|end| end.hit >= Hit::Plain))],
            effects: vec![
                (word::CRITICAL, ends.chance(is_critical)),
                (word::OUT, ends.chance(|end| end.is_out)),
            ],
            ledgers: self.ledgers(),
            ..Odds::losing(&losses)
        }
    }
}
