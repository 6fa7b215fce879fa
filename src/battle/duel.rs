//! One exchange between two persons without a battle, and what of it can be compared between rule systems.

use std::sync::Arc;

use super::offer::Odds;
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
