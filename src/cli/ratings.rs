//! Ratings of several players from the fights between each two of them (Bradley and Terry 1952), on the scale of Elo.

use serde::Serialize;

/// Points of the scale for a factor of ten in the odds to win.
const SCALE: f64 = 400.0;
/// Steps of the iteration: far more than it needs to stand still in the digits that are shown.
const STEPS: usize = 10_000;
/// The quantile of the normal distribution that leaves 2.5 % on each side.
const Z: f64 = 1.959_963_984_540_054;

/// The fights between two players, each by his place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Encounter {
    /// Who fought.
    pub players: (usize, usize),
    /// Fights.
    pub fights: u64,
    /// Fights that the first has won.
    pub wins: u64,
    /// Fights that nobody has won; each counts half for both.
    pub draws: u64,
}

/// How strong a player is: the mean of all is 0, and 400 points more win ten fights for each that is lost.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// Half of its 95 % confidence interval.
    pub margin: f64,
}

/// Rates so many players by their encounters. One drawn fight more is counted for each encounter, so that nobody who wins them all is
/// infinitely strong.
pub fn rate(players: usize, encounters: &[Encounter]) -> Vec<Rating> {
    let mut points = vec![0.0; players];
    let mut fights = vec![vec![0.0; players]; players];
    for Encounter {
        players: (a, b),
        fights: count,
        wins,
        draws,
    } in encounters.iter().copied()
    {
        let of_a = wins as f64 + draws as f64 / 2.0 + 0.5;
        let all = count as f64 + 1.0;
        points[a] += of_a;
        points[b] += all - of_a;
        fights[a][b] += all;
        fights[b][a] += all;
    }
    let strengths = strengths(&points, &fights);
    let logs: Vec<f64> = strengths.iter().map(|strength| strength.ln()).collect();
    let mean = logs.iter().sum::<f64>() / players.max(1) as f64;
    let points_of = SCALE / std::f64::consts::LN_10;
    logs.iter()
        .zip(variances(&strengths, &fights))
        .map(|(log, variance)| Rating {
            rating: (log - mean) * points_of,
            margin: Z * variance.max(0.0).sqrt() * points_of,
        })
        .collect()
}

/// The strengths under which the points are likeliest, by Zermelo's iteration.
fn strengths(points: &[f64], fights: &[Vec<f64>]) -> Vec<f64> {
    let mut strengths = vec![1.0; points.len()];
    for _ in 0..STEPS {
        for player in 0..points.len() {
            let met = fights[player].iter().zip(&strengths);
            let weight: f64 = met
                .map(|(fights, other)| fights / (strengths[player] + other))
                .sum();
            if weight > 0.0 {
                strengths[player] = points[player] / weight;
            }
        }
        let sum: f64 = strengths.iter().sum();
        let count = strengths.len() as f64;
        strengths.iter_mut().for_each(|strength| *strength *= count / sum);
    }
    strengths
}

/// The variances of the logarithms of the strengths, whose sum is held: the diagonal of the pseudo-inverse of Fisher's information.
fn variances(strengths: &[f64], fights: &[Vec<f64>]) -> Vec<f64> {
    let count = strengths.len();
    let share = 1.0 / count.max(1) as f64;
    let mut information = vec![vec![share; count]; count];
    for a in 0..count {
        for b in 0..count {
            if a != b {
                let sum = strengths[a] + strengths[b];
                let told = fights[a][b] * strengths[a] * strengths[b] / (sum * sum);
                information[a][a] += told;
                information[a][b] -= told;
            }
        }
    }
    let inverse = inverse(information);
    (0..count).map(|player| inverse[player][player] - share).collect()
}

/// The inverse of a positive definite matrix (Gauss and Jordan).
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let count = matrix.len();
    let mut inverse: Vec<Vec<f64>> = (0..count)
        .map(|row| (0..count).map(|column| f64::from(row == column)).collect())
        .collect();
    for pivot in 0..count {
        let scale = matrix[pivot][pivot];
        for column in 0..count {
            matrix[pivot][column] /= scale;
            inverse[pivot][column] /= scale;
        }
        let (of_matrix, of_inverse) = (matrix[pivot].clone(), inverse[pivot].clone());
        for row in (0..count).filter(|row| *row != pivot) {
            let factor = matrix[row][pivot];
            for column in 0..count {
                matrix[row][column] -= factor * of_matrix[column];
                inverse[row][column] -= factor * of_inverse[column];
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    fn encounter(players: (usize, usize), wins: u64, draws: u64) -> Encounter {
        Encounter {
            players,
            fights: 100,
            wins,
            draws,
        }
    }

    #[test]
    fn of_two_the_distance_is_that_of_their_odds() {
        // 75 wins and half of the drawn fight that is counted besides: 75.5 of 101, so odds of 75.5 : 25.5 and 400 · log10 2.961 = 188.5.
        let rated = rate(2, &[encounter((0, 1), 75, 0)]);
        assert!((rated[0].rating - 94.3).abs() < 0.1, "{rated:?}");
        assert!((rated[0].rating + rated[1].rating).abs() < 1e-6);
        // The variance of the logarithm of the odds is 1 / (101 · 0.7475 · 0.2525) = 0.05246; each has half of the distance, and so
        // half of its standard error of 0.2290: 1.96 · 0.1145 · 173.7 = 39.0.
        assert!((rated[0].margin - 39.0).abs() < 0.1, "{rated:?}");
    }

    #[test]
    fn a_drawn_fight_counts_half_for_both() {
        let rated = rate(2, &[encounter((0, 1), 30, 40)]);
        assert!(rated[0].rating.abs() < 1e-6, "{rated:?}");
    }

    #[test]
    fn who_has_not_met_is_compared_through_others() {
        // Odds of 2 : 1 twice in a row are 4 : 1; 66.83 of 101 would be exactly 2 : 1, and 67 with the half more is a little above.
        let rated = rate(3, &[encounter((0, 1), 67, 0), encounter((1, 2), 67, 0)]);
        let step = 400.0 * (67.5_f64 / 33.5).log10();
        assert!((rated[0].rating - step).abs() < 0.01, "{rated:?}");
        assert!((rated[2].rating + step).abs() < 0.01, "{rated:?}");
        assert!(rated[1].rating.abs() < 0.01, "{rated:?}");
        assert!(rated[0].margin > rated[1].margin, "the middle one is known best");
    }

    #[test]
    fn nobody_is_infinitely_strong() {
        let rated = rate(2, &[encounter((0, 1), 100, 0)]);
        // 100.5 : 0.5, so 400 · log10 201 = 921.3.
        assert!((rated[0].rating - 460.6).abs() < 0.1, "{rated:?}");
        assert!(rate(0, &[]).is_empty());
    }
}
