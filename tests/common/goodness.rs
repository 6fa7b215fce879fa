//! Whether what was counted falls as a calculation says.

use std::collections::BTreeMap;
use std::fmt::Debug;

/// Ends that are expected less often are counted together.
const LEAST: f64 = 5.0;

/// Compares how often each end was counted with the ways to it, of so many in all, by chi-square: no end is found that has no way, and
/// the sum of the squares lies within five standard deviations above its mean. Returns how many kinds of ends were compared.
///
/// # Panics
///
/// Where they do not agree.
pub fn assert_falls_as<E: Ord + Debug>(
    what: &str,
    (ways, total): (&BTreeMap<E, u128>, u128),
    counted: &BTreeMap<E, u64>,
) -> u32 {
    assert!(
        counted.keys().all(|end| ways.contains_key(end)),
        "{what}: {counted:#?}"
    );
    let all: u64 = counted.values().sum();
    let mut rare = (0.0, 0.0);
    let (mut sum, mut kinds) = (0.0, 0);
    for (end, ways) in ways {
        let wanted = *ways as f64 / total as f64 * all as f64;
        let found = counted.get(end).copied().unwrap_or(0) as f64;
        if wanted < LEAST {
            rare = (rare.0 + wanted, rare.1 + found);
        } else {
            sum += (found - wanted) * (found - wanted) / wanted;
            kinds += 1;
        }
    }
    if rare.0 > 0.0 {
        sum += (rare.1 - rare.0) * (rare.1 - rare.0) / rare.0.max(1.0);
        kinds += 1;
    }
    // Chi-square has the mean df and the variance 2 df: five standard deviations above is one in many thousands.
    let freedom = f64::from(kinds - 1);
    let limit = freedom + 5.0 * (2.0 * freedom).sqrt();
    assert!(sum < limit, "{what}: {sum} of {limit}: {counted:#?}");
    kinds
}
