//! What many fights come to: wins, rounds, wounds; and how sure one can be of a share of them.

use serde::Serialize;

use super::pace::{DRAGS, Pace};
use crate::battle::SideId;

/// The end of one fight, told of the sides of the level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ending {
    /// Whether the fight listed the sides in reverse order.
    pub is_swapped: bool,
    /// The sides that won; empty for a draw.
    pub winners: Vec<SideId>,
    /// Rounds that were begun.
    pub rounds: u16,
    /// For each side: wounds that its fighters took, and how many of them were out of the fight at its end.
    pub sides: Vec<(u32, u32)>,
    /// How briskly it went.
    pub pace: Pace,
}

/// Sums over many fights. Sums do not depend on the order in which fights are added.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Fights.
    pub fights: u64,
    /// Fights that nobody won.
    pub draws: u64,
    /// Rounds of all fights.
    pub rounds: u64,
    /// Rounds of the longest fight.
    pub longest: u16,
    /// Fights that came to round [`DRAGS`].
    pub dragged: u64,
    /// The sums of [`Pace::asked`] and [`Pace::idle`], and the longest [`Pace::standstill`].
    pub pace: Pace,
    /// Each side of the level.
    pub sides: Vec<SideTally>,
    /// Fights won by whoever stood in this place of the list of sides, and so by the policy of this place.
    pub places: Vec<u64>,
}

/// What one side came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideTally {
    /// Fights won, alone or with others.
    pub wins: u64,
    /// Wounds taken.
    pub wounds: u64,
    /// Fighters out of the fight at its end.
    pub fallen: u64,
}

impl Ending {
    /// An ending of a fight that listed the sides in reverse order, told of the sides of the level.
    pub fn swapped(mut self) -> Self {
        let last = self.sides.len().saturating_sub(1);
        self.winners = self.winners.iter().map(|side| mirrored(*side, last)).collect();
        self.winners.sort_unstable();
        self.sides.reverse();
        self.is_swapped = !self.is_swapped;
        self
    }
}

/// A side in a list that is read from its end, whose last place is this one.
fn mirrored(side: SideId, last: usize) -> SideId {
    SideId(last.saturating_sub(usize::from(side.0)) as u8)
}

impl Tally {
    /// Adds one fight.
    pub fn add(&mut self, ending: &Ending) {
        self.fights += 1;
        self.draws += u64::from(ending.winners.is_empty());
        self.rounds += u64::from(ending.rounds);
        self.longest = self.longest.max(ending.rounds);
        self.dragged += u64::from(ending.rounds >= DRAGS);
        self.pace.add(ending.pace);
        self.seat(ending.sides.len());
        for (side, (wounds, fallen)) in self.sides.iter_mut().zip(&ending.sides) {
            side.wounds += u64::from(*wounds);
            side.fallen += u64::from(*fallen);
        }
        for winner in &ending.winners {
            let last = ending.sides.len().saturating_sub(1);
            let place = if ending.is_swapped {
                mirrored(*winner, last)
            } else {
                *winner
            };
            if let Some(side) = self.sides.get_mut(usize::from(winner.0)) {
                side.wins += 1;
            }
            if let Some(wins) = self.places.get_mut(usize::from(place.0)) {
                *wins += 1;
            }
        }
    }

    /// Adds the fights of another tally.
    pub fn append(&mut self, other: &Self) {
        self.fights += other.fights;
        self.draws += other.draws;
        self.rounds += other.rounds;
        self.longest = self.longest.max(other.longest);
        self.dragged += other.dragged;
        self.pace.add(other.pace);
        self.seat(other.sides.len());
        for (side, more) in self.sides.iter_mut().zip(&other.sides) {
            side.wins += more.wins;
            side.wounds += more.wounds;
            side.fallen += more.fallen;
        }
        for (wins, more) in self.places.iter_mut().zip(&other.places) {
            *wins += more;
        }
    }

    fn seat(&mut self, sides: usize) {
        if self.sides.len() < sides {
            self.sides.resize(sides, SideTally::default());
            self.places.resize(sides, 0);
        }
    }
}

/// A share of many fights with its 95 % confidence interval, each from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The share itself.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Share {
    /// The share of `of` among `all` with Wilson's interval, which stays between 0 and 1 and also holds for few fights. Each
    /// number has two decimals more than so many fights can tell apart.
    pub fn of(of: u64, all: u64) -> Self {
        /// The quantile of the normal distribution that leaves 2.5 % on each side.
        const Z: f64 = 1.959_963_984_540_054;
        if all == 0 {
            return Self {
                share: 0.0,
                low: 0.0,
                high: 1.0,
            };
        }
        let (n, share) = (all as f64, of as f64 / all as f64);
        let z2 = Z * Z;
        let middle = share + z2 / (2.0 * n);
        let half = Z * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
        let scale = 1.0 + z2 / n;
        let decimals = all.ilog10() + 3;
        // Nothing and everything are ends of their intervals by the formula, of which the machine leaves a rest.
        let low = if of == 0 { 0.0 } else { (middle - half) / scale };
        let high = if of == all { 1.0 } else { (middle + half) / scale };
        Self {
            share: rounded(share, decimals),
            low: rounded(low, decimals),
            high: rounded(high, decimals),
        }
    }
}

/// A number with so many decimals.
fn rounded(number: f64, decimals: u32) -> f64 {
    let scale = 10_f64.powi(decimals as i32);
    (number * scale).round() / scale
}

/// A mean with four decimals; 0 of nothing.
pub fn mean(sum: u64, of: u64) -> f64 {
    if of == 0 {
        0.0
    } else {
        rounded(sum as f64 / of as f64, 4)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ending(winner: Option<u8>, rounds: u16) -> Ending {
        Ending {
            is_swapped: false,
            winners: winner.map(SideId).into_iter().collect(),
            rounds,
            sides: vec![(1, 0), (2, 1)],
            pace: Pace {
                asked: 4,
                idle: 1,
                standstill: rounds / 2,
            },
        }
    }

    #[test]
    fn wilson_gives_the_interval_of_the_textbook() {
        // 81 of 263 is the worked example of Newcombe (1998), method 3: 0.2553 to 0.3662.
        let share = Share::of(81, 263);
        assert!((share.low - 0.2553).abs() < 5e-5, "{share:?}");
        assert!((share.high - 0.3662).abs() < 5e-5, "{share:?}");
        // The same paper: none of 20 is 0 to 0.1611.
        let none = Share::of(0, 20);
        assert_eq!(none.low, 0.0);
        assert!((none.high - 0.1611).abs() < 5e-5, "{none:?}");
        assert_eq!(Share::of(0, 0).high, 1.0);
    }

    #[test]
    fn none_and_all_are_exact_and_the_decimals_are_those_that_so_many_fights_can_tell() {
        for all in [1, 2, 3, 7, 20, 263, 300, 10_000, 100_000_000] {
            let (none, whole) = (Share::of(0, all), Share::of(all, all));
            assert_eq!((none.share, none.low), (0.0, 0.0), "none of {all}");
            assert_eq!((whole.share, whole.high), (1.0, 1.0), "all of {all}");
            assert!(none.high > 0.0 && whole.low < 1.0, "{all}: {none:?}, {whole:?}");
        }
        // With z = 1.95996: (1/3 + z²/600 -+ 0.053726) / (1 + z²/300) is 0.2823934 and 0.3884875.
        let third = serde_json::to_string(&Share::of(100, 300)).unwrap();
        assert_eq!(third, r#"{"share":0.33333,"low":0.28239,"high":0.38849}"#);
        assert!(Share::of(1, 100_000_000).low > 0.0);
    }

    #[test]
    fn a_tally_is_the_same_in_whatever_order_and_parts_fights_are_added() {
        let fights = [ending(Some(0), 3), ending(None, 200), ending(Some(1), 7)];
        let mut whole = Tally::default();
        fights.iter().for_each(|fight| whole.add(fight));
        let (mut first, mut rest) = (Tally::default(), Tally::default());
        rest.add(&fights[2]);
        first.add(&fights[1]);
        first.add(&fights[0]);
        first.append(&rest);
        assert_eq!(first, whole);
        assert_eq!(
            (whole.fights, whole.draws, whole.rounds, whole.longest),
            (3, 1, 210, 200)
        );
        // Only the second of them came to round 60, and stood still for 100 rounds.
        let pace = Pace {
            asked: 12,
            idle: 3,
            standstill: 100,
        };
        assert_eq!((whole.dragged, whole.pace), (1, pace));
        let second = SideTally {
            wins: 1,
            wounds: 6,
            fallen: 3,
        };
        assert_eq!(whole.sides[1], second);
    }

    #[test]
    fn who_is_favoured_by_the_order_of_the_sides_is_not_taken_for_a_strong_side() {
        // By hand: whoever is listed first wins every fight; every second fight lists them the other way round.
        let mut order = Tally::default();
        // Side 2 of the level wins every fight, however it is listed.
        let mut strength = Tally::default();
        for fight in 0..10 {
            let is_swapped = fight % 2 == 1;
            let told = |ending: Ending| if is_swapped { ending.swapped() } else { ending };
            order.add(&told(ending(Some(0), 3)));
            let strong = if is_swapped { 0 } else { 1 };
            strength.add(&told(ending(Some(strong), 3)));
        }
        let wins = |tally: &Tally| tally.sides.iter().map(|side| side.wins).collect::<Vec<_>>();
        assert_eq!((wins(&order), &order.places), (vec![5, 5], &vec![10, 0]));
        assert_eq!((wins(&strength), &strength.places), (vec![0, 10], &vec![5, 5]));
    }

    #[test]
    fn wounds_and_the_fallen_stay_with_their_side() {
        let swapped = ending(Some(0), 3).swapped();
        assert_eq!(swapped.sides, [(2, 1), (1, 0)]);
        assert_eq!(swapped.winners, [SideId(1)]);
    }
}
