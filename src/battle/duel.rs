//! One exchange between two persons without a battle, and what of it can be compared between rule systems.

use std::sync::Arc;

use super::system::Odds;
use crate::content::Words;
use crate::dice::Chance;

/// In how many parts a chance is cut where a mean is worked out of many.
const PARTS: u128 = 1_000_000_000;

/// In how many parts a number of blows is cut meanwhile.
const BLOW: u128 = 1_000_000;

/// One exchange between two persons who have just met, rested and ready.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duel {
    /// The name of the attacker.
    pub attacker: Arc<Words>,
    /// The name of the defender.
    pub defender: Arc<Words>,
    /// The name of the weapon that the attacker strikes with.
    pub weapon: Arc<Words>,
    /// The odds of the exchange; the last link of their chain is the blow that lands.
    pub odds: Odds,
    /// The chance that it puts the defender out of the fight.
    pub out: Chance,
    /// The life of the defender, in points of the rule system.
    pub life: i16,
    /// The least loss of life that puts the defender out of the fight, in the same points.
    pub holds: i16,
}

impl Duel {
    /// The chance that the blow lands.
    pub fn lands(&self) -> Chance {
        self.odds
            .chain
            .last()
            .map_or(Chance::NEVER, |(_, chance)| *chance)
    }

    /// The mean loss as a share of the defender's life, in thousandths, rounded half up.
    pub fn mean_share(&self) -> i64 {
        let life = i64::from(self.life.max(1));
        (2 * self.odds.mean_loss_per_mille + life) / (2 * life)
    }

    /// How many such blows it takes on average until their losses put the defender out of the fight, in tenths, rounded half up;
    /// none where no blow costs him anything.
    ///
    /// Every blow is as likely to land as the first: what the wounds of the one do to the next is left out.
    pub fn blows(&self) -> Option<i64> {
        let losses = self.odds.losses.iter().filter(|(loss, _)| *loss > 0);
        let losses: Vec<(usize, u128)> = losses
            .map(|(loss, chance)| (loss.unsigned_abs().into(), chance.parts(PARTS)))
            .collect();
        let some = losses.iter().map(|(_, parts)| parts).sum::<u128>();
        if some == 0 {
            return None;
        }
        // From n points one blow leads to n - loss, or leaves all as it is.
        let mut means = vec![0];
        for points in 1..=usize::try_from(self.holds).unwrap_or(0) {
            let after = |(loss, parts): &(usize, u128)| parts * means[points.saturating_sub(*loss)];
            let rest = losses.iter().map(after).sum::<u128>();
            means.push((PARTS * BLOW + rest) / some);
        }
        let tenth = BLOW / 10;
        let tenths = (means.last()? + tenth / 2) / tenth;
        i64::try_from(tenths).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::Term;

    fn duel(losses: &[(i16, u128)], mean_loss_per_mille: i64, (life, holds): (i16, i16)) -> Duel {
        let all = losses.iter().map(|(_, ways)| ways).sum();
        let losses = losses.iter().map(|(loss, ways)| (*loss, Chance::new(*ways, all)));
        Duel {
            attacker: Arc::default(),
            defender: Arc::default(),
            weapon: Arc::default(),
            odds: Odds {
                chain: vec![
                    (Term("hit"), Chance::new(3, 4)),
                    (Term("lands"), Chance::new(1, 2)),
                ],
                losses: losses.collect(),
                mean_loss_per_mille,
                ..Odds::default()
            },
            out: Chance::NEVER,
            life,
            holds,
        }
    }

    #[test]
    fn a_blow_lands_by_the_last_link_of_its_chain() {
        assert_eq!(duel(&[(0, 1)], 0, (1, 1)).lands(), Chance::new(1, 2));
    }

    #[test]
    fn the_mean_loss_is_a_share_of_the_life() {
        // 1.25 of 30 points are 41.67 thousandths, 1.25 of 20 are 62.5.
        assert_eq!(duel(&[(0, 1)], 1250, (30, 25)).mean_share(), 42);
        assert_eq!(duel(&[(0, 1)], 1250, (20, 20)).mean_share(), 63);
    }

    #[test]
    fn blows_are_counted_until_their_losses_put_him_out() {
        // One point in every second blow, two points to lose: 2 + 2 blows.
        assert_eq!(duel(&[(0, 1), (1, 1)], 500, (2, 2)).blows(), Some(40));
        // Nothing in every second blow, 1 or 3 points in every fourth. From one point left: 1 / (1/2) = 2. From two points: a blow in
        // four leaves one, so (1 + 1/4 * 2) / (1/2) = 3. Two points divided by the mean of 1 would be 2.
        let uneven = [(0, 2), (1, 1), (3, 1)];
        assert_eq!(duel(&uneven, 1000, (2, 2)).blows(), Some(30));
        // From three points: (1 + 1/4 * 3) / (1/2) = 3.5.
        assert_eq!(duel(&uneven, 1000, (4, 3)).blows(), Some(35));
        // Every blow does it.
        assert_eq!(duel(&[(9, 1)], 9000, (5, 4)).blows(), Some(10));
    }

    #[test]
    fn who_loses_nothing_is_never_put_out() {
        assert_eq!(duel(&[(0, 1)], 0, (30, 25)).blows(), None);
    }

    #[test]
    fn rare_losses_and_great_numbers_of_ways_do_no_harm() {
        // One point in one of a million blows: a million blows for each point.
        assert_eq!(duel(&[(0, 999_999), (1, 1)], 0, (3, 3)).blows(), Some(30_000_000));
        let many = 6_u128.pow(45);
        assert_eq!(duel(&[(0, many), (1, many + 1)], 500, (1, 1)).blows(), Some(20));
    }
}
