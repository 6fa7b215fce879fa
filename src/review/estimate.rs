//! A mean with the doubt about it.

use serde::{Deserialize, Serialize};

/// A win chance, or a difference of two, in millionths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean.
    pub mean: i64,
    /// The standard error of the mean; 0 where it is certain.
    pub error: i64,
}

impl Estimate {
    /// What is certain.
    pub const fn certain(mean: i64) -> Self {
        Self { mean, error: 0 }
    }

    /// The mean of values; none without any.
    pub fn of(values: &[i64]) -> Option<Self> {
        let count = values.len() as i128;
        let sum: i128 = values.iter().copied().map(i128::from).sum();
        let squares: i128 = values.iter().map(|value| i128::from(*value).pow(2)).sum();
        let mean = sum.checked_div(count)?;
        // The variance of the values, each less than the count freely chosen, divided by the count.
        let variance = (count * squares - sum * sum).checked_div(count * count * (count - 1));
        Some(Self {
            mean: mean as i64,
            error: variance.map_or(0, |variance| variance.isqrt() as i64),
        })
    }

    /// The mean of the differences of two lists of values, place by place; none where they have nothing in common.
    pub fn of_difference(values: &[i64], others: &[i64]) -> Option<Self> {
        let pairs = values.iter().zip(others);
        let differences: Vec<i64> = pairs.map(|(one, other)| one - other).collect();
        Self::of(&differences)
    }

    /// What is surely reached: with a chance of 19 in 20 the truth lies above it.
    pub const fn at_least(self) -> i64 {
        self.mean - self.error * 1645 / 1000
    }

    /// Half the width of the band in which the truth lies with a chance of 19 in 20.
    pub const fn band(self) -> i64 {
        self.error * 196 / 100
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_is_that_of_the_mean() {
        // 40, 50, 60 and 50 thousand: mean 50, squared differences 100, 0, 100 and 0, variance 200 / 3 = 66.67 million, by four 16.67
        // million, whose root is 4.08 thousand.
        let estimate = Estimate::of(&[40_000, 50_000, 60_000, 50_000]).unwrap();
        assert_eq!((estimate.mean, estimate.error), (50_000, 4_082));
        // 1.645 times 4,082 is 6,714, 1.96 times it 8,000.
        assert_eq!((estimate.at_least(), estimate.band()), (43_286, 8_000));
        assert_eq!(Estimate::of(&[7]), Some(Estimate::certain(7)));
        assert_eq!(Estimate::of(&[]), None);
    }

    #[test]
    fn a_difference_that_is_always_the_same_is_certain() {
        let one = [400_000, 900_000, 100_000];
        let other = [390_000, 890_000, 90_000];
        assert_eq!(
            Estimate::of_difference(&one, &other),
            Some(Estimate::certain(10_000))
        );
    }
}
