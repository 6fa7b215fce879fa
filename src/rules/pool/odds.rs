//! Exact odds: the resolutions of an exchange, run over every way the dice can fall.

use std::collections::BTreeMap;

use crate::battle::{Ledger, Odds, Term};
use crate::dice::{Chance, DiceError, enumerate};

use super::assault::Values;
use super::attack::{self, Blow, Strike};
use super::degree::Degree;
use super::life::{self, Vitality};
use super::scene::Snapshot;
use super::{defence, manoeuvre, roll, rule, word};

/// What an attack may come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct End {
    /// Whether it was a critical failure.
    pub is_botched: bool,
    /// Whether it had a success.
    pub has_hit: bool,
    /// How it landed; a miss where it did not.
    pub degree: Degree,
    /// Hit points that the target loses.
    pub loss: i16,
    /// Whether that puts him out of the fight.
    pub is_out: bool,
}

/// All that an attack may come to, each with its number of ways.
#[derive(Clone, Debug)]
pub(crate) struct Ends {
    outcomes: Vec<(End, u128)>,
    total: u128,
}

impl Ends {
    /// All ends of an attack: first its roll, then the Defence against each number of successes, then the damage of each degree,
    /// each by the resolution that the round calls. The three throws are independent, so that their numbers of ways multiply.
    ///
    /// # Errors
    ///
    /// As [`crate::dice::Dice::roll`].
    pub(crate) fn of(values: &Values, target: &Snapshot) -> Result<Self, DiceError> {
        let (count, modifiers, least) = (values.dice.value(), values.modifiers.value(), values.least);
        let strikes = enumerate(|dice| Ok(attack::strike(count, modifiers, least, dice)?.1))?;
        let guard = values.guard.as_ref().map_or(0, Ledger::value);
        let wards = enumerate(|dice| Ok(i16::from(defence::roll(guard, least, dice)?.successes)))?;
        let bonus = values.bonus.value();
        let points = enumerate(|dice| Ok(Blow::roll(values.damage, values.sneak, dice)?.points(bonus)))?;
        let mut all: BTreeMap<End, u128> = BTreeMap::new();
        for (strike, struck) in strikes.outcomes() {
            for (ward, warded) in wards.outcomes() {
                for (points, fallen) in points.outcomes() {
                    *all.entry(end(*strike, *ward, *points, target)).or_default() += struck * warded * fallen;
                }
            }
        }
        Ok(Self {
            outcomes: all.into_iter().collect(),
            total: strikes.total() * wards.total() * points.total(),
        })
    }

    /// In how many ways an end of the wanted kind comes about.
    fn ways(&self, wanted: impl Fn(&End) -> bool) -> u128 {
        let found = self.outcomes.iter().filter(|(end, _)| wanted(end));
        found.map(|(_, ways)| ways).sum()
    }

    /// The chance of an end of the wanted kind.
    pub(crate) fn chance(&self, wanted: impl Fn(&End) -> bool) -> Chance {
        Chance::new(self.ways(wanted), self.total)
    }

    /// Thousandths of the mean loss.
    pub(crate) fn mean_loss_per_mille(&self) -> i64 {
        let sum: u128 = self
            .outcomes
            .iter()
            .map(|(end, ways)| u128::from(end.loss.unsigned_abs()) * ways)
            .sum();
        (sum * 1000 / self.total) as i64
    }

    /// The losses with their chances, in ascending order.
    fn losses(&self) -> Vec<(i16, Chance)> {
        let mut losses: BTreeMap<i16, u128> = BTreeMap::new();
        for (end, ways) in &self.outcomes {
            *losses.entry(end.loss).or_default() += ways;
        }
        let chances = losses
            .into_iter()
            .map(|(loss, ways)| (loss, Chance::new(ways, self.total)));
        chances.collect()
    }
}

/// What an attack comes to whose roll, Defence and damage dice are known.
fn end(strike: Strike, ward: i16, points: i16, target: &Snapshot) -> End {
    let nothing = End {
        is_botched: strike == Strike::Botched,
        has_hit: false,
        degree: Degree::Miss,
        loss: 0,
        is_out: false,
    };
    let Strike::Hits(net) = strike else { return nothing };
    let degree = Degree::of(net - ward);
    let loss = degree.damage(points);
    let left = life::after_loss(target.state.hit_points, loss);
    let hero = target.build.is_hero;
    End {
        has_hit: true,
        degree,
        loss: target.state.hit_points - left,
        is_out: !target.state.is_down() && loss > 0 && Vitality::of(left, hero) == Vitality::Down,
        ..nothing
    }
}

/// The odds of an attack from its roll to the loss.
pub(crate) fn of_attack(values: &Values, target: &Snapshot) -> Option<Odds> {
    let ends = Ends::of(values, target).ok()?;
    let hits = ends.ways(|end| end.has_hit);
    let lands = ends.ways(|end| end.degree != Degree::Miss);
    let not_warded = if hits == 0 {
        Chance::NEVER
    } else {
        Chance::new(lands, hits)
    };
    let mut ledgers = vec![(word::ATTACK_DICE, values.dice.clone())];
    if !values.modifiers.lines.is_empty() {
        ledgers.push((word::SUCCESSES, values.modifiers.clone()));
    }
    ledgers.extend(values.guard.clone().map(|guard| (word::DEFENCE_DICE, guard)));
    ledgers.push((word::DAMAGE, values.bonus.clone()));
    ledgers.push((word::LIFE, Ledger::new(rule::PL_HPT_01, target.state.hit_points)));
    Some(Odds {
        chain: vec![
            (word::HITS, ends.chance(|end| end.has_hit)),
            (word::NOT_WARDED, not_warded),
            (word::LANDS, ends.chance(|end| end.degree != Degree::Miss)),
        ],
        losses: ends.losses(),
        effects: vec![
            (
                word::GLANCING_END,
                ends.chance(|end| end.degree == Degree::Glancing),
            ),
            (
                word::CRITICAL_END,
                ends.chance(|end| end.degree == Degree::Critical),
            ),
            (word::OUT, ends.chance(|end| end.is_out)),
            (word::BOTCHED, ends.chance(|end| end.is_botched)),
        ],
        ledgers,
        forbidden: Vec::new(),
        mean_loss_per_mille: ends.mean_loss_per_mille(),
    })
}

/// The two sides of an opposed test, with the reasons for their dice and their successes.
#[derive(Clone, Debug)]
pub(crate) struct Contest {
    /// The dice of the initiator.
    pub own: Ledger,
    /// What changes his successes.
    pub own_modifiers: Ledger,
    /// The dice of the other.
    pub other: Ledger,
    /// What changes the successes of the other.
    pub other_modifiers: Ledger,
    /// The least face that is a success.
    pub least: u8,
}

impl Contest {
    /// The chance that the initiator wins.
    ///
    /// Rule: `PL-DIC-09`.
    pub(crate) fn chance(&self) -> Result<Chance, DiceError> {
        let own = (self.own.value(), self.own_modifiers.value());
        let other = (self.other.value(), self.other_modifiers.value());
        let odds = enumerate(|dice| Ok(manoeuvre::oppose(own, other, self.least, dice)?.is_won))?;
        Ok(odds.chance(|is_won| *is_won))
    }

    /// The odds of a manoeuvre.
    pub(crate) fn odds(&self) -> Option<Odds> {
        let mut ledgers = vec![
            (word::ATTACK_DICE, self.own.clone()),
            (word::SUCCESSES, self.own_modifiers.clone()),
            (word::DEFENCE_DICE, self.other.clone()),
        ];
        if !self.other_modifiers.lines.is_empty() {
            ledgers.push((word::DEFENCE_SUCCESSES, self.other_modifiers.clone()));
        }
        Some(Odds {
            chain: vec![(word::WINS, self.chance().ok()?)],
            ledgers,
            ..Odds::default()
        })
    }
}

/// The odds of a test against a difficulty.
///
/// Rule: `PL-DIC-06`.
pub(crate) fn of_test(
    word: Term,
    (dice, modifiers): (&Ledger, &Ledger),
    least: u8,
    difficulty: i16,
) -> Option<Odds> {
    let (count, change) = (dice.value(), modifiers.value());
    let passes = enumerate(|dice| {
        let pooled = roll::throw(count, least, true, dice)?;
        Ok(roll::tested(&pooled, count, change, difficulty).is_passed)
    });
    let passes = passes.ok()?.chance(|is_passed| *is_passed);
    Some(Odds {
        chain: vec![(word, passes)],
        ledgers: vec![
            (word::ATTACK_DICE, dice.clone()),
            (word::SUCCESSES, modifiers.clone()),
        ],
        ..Odds::default()
    })
}
