//! Grappling: who holds whom, what somebody is worth at it, and the opposed checks that decide.

use crate::battle::{FighterId, Ledger, Odds, RuleId};
use crate::dice::{Dice, DiceError, Distribution, enumerate};
use crate::rules::kernel::Resolution;

use super::condition::{self, Until};
use super::contest::Contest;
use super::data::{Ability, State};
use super::roll;
use super::round::Table;
use super::scene::{Scene, Snapshot};
use super::trial::Opposed;
use super::{D20, cause, rule, skill, word};

/// What an attack with a weapon costs on its roll that is made within a grapple (`D20-GRP-02`).
pub(crate) const WEAPON: i16 = -4;

/// Whether somebody grapples.
pub(crate) fn is_grappling(own: &Snapshot) -> bool {
    own.state.suffers(State::Grappling)
}

/// Whether two are in one grapple. Where a level has put the state, nobody has said with whom: those are who stand beside each other.
///
/// Rule: `D20-GRP-02`, `D20-GRP-04`.
pub(crate) fn are_locked(one: &Snapshot, other: &Snapshot) -> bool {
    let is_one = match (one.budget.grapple, other.budget.grapple) {
        (Some(leader), Some(other)) => leader == other,
        (None, None) => one.place().gap(other.place()).cheb() <= 1,
        _ => false,
    };
    one.id() != other.id() && is_grappling(one) && is_grappling(other) && is_one
}

/// Who is in a grapple with somebody, in ascending order of the ids.
pub(crate) fn partners<'s>(scene: &'s Scene, own: &'s Snapshot) -> impl Iterator<Item = &'s Snapshot> {
    scene.fighters.iter().filter(move |other| are_locked(own, other))
}

/// Whom a shot at somebody may strike: him, and those who grapple with him; him first.
///
/// Rule: `D20-SIT-D7`, `D20-GRP-04`.
pub(crate) fn shot_at(scene: &Scene, target: &Snapshot) -> Vec<FighterId> {
    let is_random = scene.tables().is_some_and(|tables| {
        let rows = condition::rows(tables, target);
        let mut named = rows.iter().flat_map(|row| &row.situations);
        named.any(|row| tables.situations.get(row).is_some_and(|row| row.random_target))
    });
    let mut all = vec![target.id()];
    if is_random {
        let others = partners(scene, target).filter(|it| it.can_suffer());
        all.extend(others.map(Snapshot::id));
    }
    all
}

/// Who has pinned somebody.
///
/// Rule: `D20-GRP-03`.
pub(crate) fn pinned_by(own: &Snapshot) -> Option<FighterId> {
    own.conditions.0.iter().find_map(|it| match (it.state, it.until) {
        (State::Pinned, Until::TurnStart(whose)) => Some(whose),
        _ => None,
    })
}

/// What somebody adds to a grapple check: base attack bonus, Strength, size, and what a further attack costs.
///
/// Rule: `D20-GRP-01`, `D20-FUL-01`, `D20-CORE-08`.
pub(crate) fn bonus(scene: &Scene, own: &Snapshot, further: i16) -> Ledger {
    let strength = match scene.tables() {
        Some(tables) => condition::modifier(tables, own, Ability::Strength),
        None => own.build.abilities.modifier(Ability::Strength),
    };
    let mut ledger = Ledger::of(rule::D20_GRP_01, &cause::BASE_ATTACK, own.build.base_attack);
    ledger.add_for(rule::D20_CORE_04, &cause::STRENGTH, strength);
    ledger.add_for(rule::D20_CORE_08, &cause::SIZE, own.build.bulk.opposed);
    ledger.add(rule::D20_FUL_01, further);
    ledger
}

/// A grapple check against the one of somebody else. Of equal totals the higher bonus wins; equal ones roll again.
///
/// Rule: `D20-GRP-01`, `D20-CORE-09`.
#[derive(Clone, Debug)]
pub(crate) struct Struggle(Opposed);

impl Struggle {
    /// The check of somebody with what a further attack costs him, by one of the rules.
    pub(crate) fn of(scene: &Scene, own: &Snapshot, foe: &Snapshot, (further, rule): (i16, RuleId)) -> Self {
        Self(Opposed {
            what: (rule, word::GRAPPLE),
            contest: Contest {
                own: bonus(scene, own, further),
                other: bonus(scene, foe, 0),
            }
            .hampered(
                skill::checks(scene.tables(), own),
                skill::checks(scene.tables(), foe),
            ),
        })
    }

    /// By how many points the higher bonus is ahead, which tells equal totals apart.
    fn edge(&self) -> i16 {
        self.0.contest.own.value() - self.0.contest.other.value()
    }
}

impl Resolution for Struggle {
    type Rules = D20;
    /// Each roll with how far it is ahead; only the last one decides.
    type Fall = Vec<([u8; 2], i16)>;
    type End = bool;
    type Who = FighterId;
    /// Whether whoever began has won.
    type Landed = bool;

    fn roll(&self, dice: &mut impl Dice) -> Result<Self::Fall, DiceError> {
        let mut all = Vec::new();
        loop {
            let (faces, ahead) = self.0.contest.roll(dice)?;
            all.push((faces, if ahead == 0 { self.edge().signum() } else { ahead }));
            if ahead != 0 || self.edge() != 0 {
                return Ok(all);
            }
        }
    }

    fn end(&self, fall: &Self::Fall) -> bool {
        fall.last().is_some_and(|(_, ahead)| roll::is_won(*ahead, 0))
    }

    /// Rolls that are made again until they differ favour nobody: the second one is as good as a coin.
    fn ends(&self) -> Result<Distribution<bool>, DiceError> {
        enumerate(|dice| {
            let (_, ahead) = self.0.contest.roll(dice)?;
            match (ahead, self.edge()) {
                (0, 0) => Ok(dice.roll(2)? == 2),
                (0, edge) => Ok(edge > 0),
                (ahead, _) => Ok(ahead > 0),
            }
        })
    }

    fn land(&self, table: &mut Table, id: FighterId, fall: Self::Fall) -> Result<bool, DiceError> {
        let needed = i16::from(self.edge() <= 0);
        for roll in &fall {
            self.0.tell_fall(table, id, *roll, needed);
        }
        Ok(self.end(&fall))
    }

    fn tell(&self, ends: &Distribution<bool>) -> Odds {
        let contest = &self.0.contest;
        Odds {
            chain: vec![(word::WINS, ends.chance(|is_won| *is_won))],
            ledgers: vec![
                (word::ATTACK, contest.own.clone()),
                (word::OTHER_CHECK, contest.other.clone()),
            ],
            ..Odds::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Chance, ScriptedDice};

    fn struggle(own: i16, other: i16) -> Struggle {
        Struggle(Opposed {
            what: (rule::D20_GRP_01, word::GRAPPLE),
            contest: Contest {
                own: Ledger::new(rule::D20_GRP_01, own),
                other: Ledger::new(rule::D20_GRP_01, other),
            },
        })
    }

    #[test]
    fn of_equal_totals_the_higher_bonus_wins_and_equal_ones_roll_again_d20_grp_01() {
        let won = |own, other, faces: &[u8]| {
            let struggle = struggle(own, other);
            let fall = struggle.roll(&mut ScriptedDice::new(faces)).unwrap();
            (fall.len(), struggle.end(&fall))
        };
        // 9 + 10 against 4 + 15, then the other way round; 4 + 7 twice against the same, then 4 + 8 against 4 + 7.
        assert_eq!(won(9, 4, &[10, 15]), (1, true));
        assert_eq!(won(4, 9, &[15, 10]), (1, false));
        assert_eq!(won(4, 4, &[7, 7, 8, 7]), (2, true));
    }

    #[test]
    fn equals_win_every_second_grapple_check_d20_grp_01() {
        let chance = |own, other| struggle(own, other).ends().unwrap().chance(|is_won| *is_won);
        assert_eq!(chance(4, 4), Chance::new(1, 2));
        // One point ahead: of 400 pairs 190 are higher by themselves, 20 equal, and 19 fewer by one are equal then and won as well.
        assert_eq!(chance(5, 4), Chance::new(190 + 20 + 19, 400));
    }
}
