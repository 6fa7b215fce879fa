//! An attack from its roll to its consequences: the roll, the Defence, the damage. The same throws are played and counted for the odds.

use crate::battle::{FighterId, Grade, Happening, Ledger, Odds, Points, RuleId, Term};
use crate::dice::{Chance, Dice, DiceError, Distribution, Pooled, enumerate};
use crate::rules::kernel::Resolution;

use super::Pool;
use super::assault::{Values, Way};
use super::attack::{self, Blow, Strike};
use super::cause;
use super::degree::Degree;
use super::effect::EffectKind;
use super::harm::{self, Landed};
use super::life::{self, Vitality};
use super::mishap::{Mishap, Slip};
use super::round::{Table, hands, strike, turn};
use super::{defence, roll, rule, word};

/// How the dice of an attack fell.
#[derive(Clone, Debug)]
pub(crate) struct Fall {
    attack: Pooled,
    strike: Strike,
    ward: Pooled,
    /// None where it did not land.
    blow: Option<Blow>,
}

/// How far an attack came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Arrival {
    /// Whether it was a critical failure.
    pub is_botched: bool,
    /// Whether it had a success.
    pub has_hit: bool,
    /// How it landed; a miss where it did not.
    pub degree: Degree,
}

/// What an attack may come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct End {
    /// How far it came.
    pub arrival: Arrival,
    /// Hit points that the target loses.
    pub loss: i16,
    /// Whether that puts him out of the fight.
    pub is_out: bool,
}

impl Arrival {
    /// Where an attack ends against a Defence of so many successes.
    ///
    /// Rule: `PL-GEN-01`, `PL-CRT-01`, `PL-DEF-07`.
    fn of(strike: Strike, ward: &Pooled) -> Self {
        Self {
            is_botched: strike == Strike::Botched,
            has_hit: matches!(strike, Strike::Hits(_)),
            degree: margin(strike, ward).map_or(Degree::Miss, Degree::of),
        }
    }
}

/// Successes of an attack beyond those of the Defence; none where the attack has none.
fn margin(strike: Strike, ward: &Pooled) -> Option<i16> {
    match strike {
        Strike::Hits(net) => Some(net - i16::from(ward.successes)),
        Strike::Botched | Strike::Missed => None,
    }
}

impl Values {
    /// The roll of the attacker.
    fn strike(&self, dice: &mut impl Dice) -> Result<(Pooled, Strike), DiceError> {
        attack::strike(self.dice.value(), self.modifiers.value(), self.least, dice)
    }

    /// The roll of the target; none of his dice fall where he cannot defend himself.
    fn ward(&self, dice: &mut impl Dice) -> Result<Pooled, DiceError> {
        defence::roll(self.guard.as_ref().map_or(0, Ledger::value), self.least, dice)
    }

    /// The dice of the damage.
    fn blow(&self, dice: &mut impl Dice) -> Result<Blow, DiceError> {
        Blow::roll(self.damage, self.sneak, dice)
    }

    /// What an attack that came so far does by so many points.
    fn end_of(&self, arrival: Arrival, points: i16) -> End {
        let life = self.life;
        let loss = arrival.degree.damage(points);
        let left = life::after_loss(life.hit_points, loss);
        End {
            arrival,
            loss: if arrival.has_hit {
                life.hit_points - left
            } else {
                0
            },
            is_out: !life.is_down && loss > 0 && Vitality::of(left, life.is_hero) == Vitality::Down,
        }
    }

    /// A blow lands: damage by its degree; without a margin where nobody could defend himself.
    ///
    /// Rule: `PL-DMG-05`, `PL-DMG-07`, `PL-CRT-03`, `PL-SNK-01`.
    pub(crate) fn harm(
        &self,
        table: &mut Table,
        (id, target): (FighterId, FighterId),
        blow: Blow,
        (degree, margin): (Degree, Option<i16>),
    ) {
        let of_dice = if self.is_magic() {
            rule::PL_DMG_06
        } else {
            rule::PL_DMG_01
        };
        let mut points = Points::thrown(of_dice, self.damage.1, blow.weapon);
        points.ledger.add(rule::PL_SNK_01, blow.sneak.total());
        points.ledger.lines.extend(self.bonus.lines.iter());
        let whole = blow.points(self.bonus.value());
        let mut loss = Ledger::of(rule::PL_CRT_01, &cause::WHOLE, whole);
        loss.add_for(rule::PL_CRT_01, &cause::DEGREE, degree.multiplied(whole) - whole);
        loss.lift_to(rule::PL_DMG_05, degree.damage(whole));
        table.fighter(target).state.was_critical = degree == Degree::Critical;
        let landed = Landed {
            points,
            loss,
            grade: margin.map(|margin| Grade {
                margin,
                degree: degree.term(),
                halves: degree.halves(),
            }),
            rule: rule::PL_DMG_01,
        };
        harm::land(table, (Some(id), target), landed);
        if !table.snapshot(target).is_able() {
            turn::end_stance(table, target);
        }
    }

    /// Says how the Defence came out; whoever has sprinted has paid for it then.
    ///
    /// Rule: `PL-DEF-05` to `PL-DEF-09`, `PL-STA-11`.
    fn tell_ward(&self, table: &mut Table, (id, target): (FighterId, FighterId), ward: &Pooled, net: i16) {
        let undefended = |rule: RuleId| Happening::Undefended {
            fighter: target,
            against: id,
            rule: Some(rule),
        };
        let Some(guard) = &self.guard else {
            return table.write(undefended(rule::PL_STA_11));
        };
        let (rule, means) = if self.is_magic() {
            (rule::PL_DEF_08, word::MAGIC_DEFENCE)
        } else {
            (rule::PL_DEF_07, word::DEFENCE)
        };
        if guard.value() <= 0 {
            table.write(undefended(rule::PL_DEF_05));
        } else {
            // Nobody has counted the ones: they mean nothing in a Defence roll (PL-DIC-08).
            let unchanged = Ledger::new(rule::PL_DIC_05, 0);
            let check = roll::check(rule, guard.clone(), (ward, self.least), &unchanged, Some(net + 1));
            table.write(Happening::Defended {
                fighter: target,
                against: id,
                means,
                check: Box::new(check),
            });
        }
        table.relieve(target, |effect| effect.kind == EffectKind::Winded);
    }

    /// Says how the attack was rolled, and what that gives away.
    ///
    /// Rule: `PL-ATK-04`, `PL-LOG-01`, `PL-LOG-02`.
    fn tell_strike(&self, table: &mut Table, (id, target): (FighterId, FighterId), attack: &Pooled) {
        let thrown = (attack, self.least);
        let check = roll::check(rule::PL_ATK_01, self.dice.clone(), thrown, &self.modifiers, None);
        table.write(Happening::Attacked {
            fighter: id,
            target,
            with: self.assault.told(),
            manoeuvre: self.assault.term(),
            stakes: Vec::new(),
            arc: self.arc,
            check: Box::new(check),
        });
        strike::give_away(table, id, target);
    }

    /// All values with their reasons, by their words.
    fn ledgers(&self) -> Vec<(Term, Ledger)> {
        let mut ledgers = vec![(word::ATTACK_DICE, self.dice.clone())];
        if !self.modifiers.lines.is_empty() {
            ledgers.push((word::SUCCESSES, self.modifiers.clone()));
        }
        ledgers.extend(self.guard.clone().map(|guard| (word::DEFENCE_DICE, guard)));
        ledgers.push((word::DAMAGE, self.bonus.clone()));
        ledgers.push((word::LIFE, Ledger::new(rule::PL_HPT_01, self.life.hit_points)));
        ledgers
    }

    /// Thousandths of a hit point that it costs its target on the average; none where the dice are too many to be counted.
    pub(crate) fn mean_loss(&self) -> Option<i64> {
        Some(mean_loss(&self.ends().ok()?))
    }
}

impl Resolution for Values {
    type Rules = Pool;
    type Fall = Fall;
    type End = End;
    type Who = (FighterId, FighterId);
    type Landed = ();

    /// Rule: `PL-ATK-04`, `PL-DEF-06`, `PL-DMG-01`, `PL-DIC-12`.
    fn roll(&self, dice: &mut impl Dice) -> Result<Fall, DiceError> {
        let (attack, strike) = self.strike(dice)?;
        let ward = match strike {
            Strike::Hits(_) => self.ward(dice)?,
            Strike::Botched | Strike::Missed => Pooled::default(),
        };
        let blow = match Arrival::of(strike, &ward).degree {
            Degree::Miss => None,
            _ => Some(self.blow(dice)?),
        };
        Ok(Fall {
            attack,
            strike,
            ward,
            blow,
        })
    }

    fn end(&self, fall: &Fall) -> End {
        let points = fall.blow.map_or(0, |blow| blow.points(self.bonus.value()));
        self.end_of(Arrival::of(fall.strike, &fall.ward), points)
    }

    /// The three throws do not depend on each other, so that their numbers of ways multiply.
    fn ends(&self) -> Result<Distribution<End>, DiceError> {
        let strikes = enumerate(|dice| Ok(self.strike(dice)?.1))?;
        let wards = enumerate(|dice| self.ward(dice))?;
        let bonus = self.bonus.value();
        let points = enumerate(|dice| Ok(self.blow(dice)?.points(bonus)))?;
        let arrivals = strikes.join(&wards, |strike, ward| Arrival::of(*strike, ward));
        Ok(arrivals.join(&points, |arrival, points| self.end_of(*arrival, *points)))
    }

    fn land(&self, table: &mut Table, (id, target): Self::Who, fall: Fall) -> Result<(), DiceError> {
        let assault = self.assault;
        self.tell_strike(table, (id, target), &fall.attack);
        let is_shot = assault.way == Way::Shot;
        // What is thrown may slip out of the hand (PL-FUM-02); any other missile is away.
        let is_botched = fall.strike == Strike::Botched;
        let may_slip = is_shot && is_botched && hands::is_thrown(table, id, assault.with);
        if is_shot && !may_slip {
            hands::loose(table, id, assault.with, target);
        }
        if is_botched {
            let found = Slip::of(table, self, (id, target)).play(table, id)?;
            if may_slip && found != Mishap::Drops {
                hands::loose(table, id, assault.with, target);
            }
        }
        let Strike::Hits(net) = fall.strike else {
            return Ok(());
        };
        self.tell_ward(table, (id, target), &fall.ward, net);
        if let Some((blow, margin)) = fall.blow.zip(margin(fall.strike, &fall.ward)) {
            self.harm(table, (id, target), blow, (Degree::of(margin), Some(margin)));
        }
        Ok(())
    }

    fn tell(&self, ends: &Distribution<End>) -> Odds {
        let chance = |wanted: &dyn Fn(&End) -> bool| ends.chance(wanted);
        let is_of = |degree| chance(&|end: &End| end.arrival.degree == degree);
        let hits = chance(&|end| end.arrival.has_hit);
        let lands = chance(&|end| end.arrival.degree != Degree::Miss);
        let not_warded = if hits.of == 0 {
            Chance::NEVER
        } else {
            Chance::new(lands.of * hits.total, lands.total * hits.of)
        };
        let losses = ends.map(|end| end.loss);
        let losses = losses
            .outcomes()
            .map(|(loss, ways)| (*loss, Chance::new(ways, losses.total())));
        Odds {
            chain: vec![
                (word::HITS, hits),
                (word::NOT_WARDED, not_warded),
                (word::LANDS, lands),
            ],
            losses: losses.collect(),
            effects: vec![
                (word::GLANCING_END, is_of(Degree::Glancing)),
                (word::CRITICAL_END, is_of(Degree::Critical)),
                (word::OUT, chance(&|end| end.is_out)),
                (word::BOTCHED, chance(&|end| end.arrival.is_botched)),
            ],
            ledgers: self.ledgers(),
            forbidden: Vec::new(),
            mean_loss_per_mille: mean_loss(ends),
        }
    }
}

/// Thousandths of the mean loss.
pub(crate) fn mean_loss(ends: &Distribution<End>) -> i64 {
    ends.mean_per_mille(|end| i64::from(end.loss))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn throws_counted_one_by_one_come_to_the_same_as_the_whole_attack() {
        for (attack, defence) in [(3, 2), (4, 0), (2, 5)] {
            let values = Values::plain((attack, (1, 8), 4), defence, 12);
            let whole = enumerate(|dice| Ok(values.end(&values.roll(dice)?))).unwrap();
            let ends = values.ends().unwrap();
            // The same chances, counted in other parts.
            let parts = |of: &Distribution<End>, total: u128| -> Vec<(End, u128)> {
                of.outcomes().map(|(end, ways)| (*end, ways * total)).collect()
            };
            assert_eq!(
                parts(&ends, whole.total()),
                parts(&whole, ends.total()),
                "{attack} against {defence}"
            );
        }
    }
}
