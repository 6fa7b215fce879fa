//! The rules behind the lines of a situation: what made them be there, and how they were put together.

use crate::battle::{Ledger, Modifier, RuleId};

use crate::rules::dsa41::rule;

/// Rules whose lines belong to one circumstance.
const CIRCUMSTANCES: [&[RuleId]; 9] = [
    &[rule::SIT_06, rule::SIT_07],
    &[rule::SIT_08, rule::SIT_09],
    &[rule::BRD_05],
    &[rule::SIT_11],
    &VISIBILITY,
    &[rule::SIT_30],
    &[rule::BRD_21, rule::SIT_40],
    &[rule::BRD_17],
    &[rule::CRE_02, rule::UNA_06, rule::SIT_42],
];

/// Rules of the visibility group.
const VISIBILITY: [RuleId; 3] = [rule::SIT_20, rule::SIT_21, rule::SIT_22];

/// Rules that halve, double or limit the malus of their group before the groups are added.
const HALVING: [RuleId; 4] = [rule::SIT_23, rule::SIT_24, rule::SIT_25, rule::SIT_32];

/// What counts for dodges as for parries.
const OF_DODGES: [RuleId; 9] = [
    rule::SIT_08,
    rule::SIT_09,
    rule::SIT_20,
    rule::SIT_21,
    rule::SIT_22,
    rule::SIT_30,
    rule::SIT_40,
    rule::BRD_17,
    rule::BRD_21,
];

/// The rules behind the value of an attack, a defence or a shot.
///
/// Rule: `MOD-01`, `MOD-02`, `MOD-03`, `MOD-05`, `SIT-10`, `SIT-41`, `SIT-43`, `BRD-19`, `BRD-20`.
pub(crate) fn value(ledger: &Ledger) -> Vec<RuleId> {
    let counts = |rules: &[RuleId]| has(ledger, |line| line.applies && rules.contains(&line.rule));
    let is_struck = |line: &Modifier| !line.applies && VISIBILITY.contains(&line.rule);
    let circumstances = CIRCUMSTANCES.iter().filter(|rules| counts(rules)).count();
    let mut behind = Vec::new();
    for (is_so, rules) in [
        (circumstances > 1, &[rule::MOD_01][..]),
        (has(ledger, is_struck), &[rule::MOD_02]),
        (counts(&[rule::SIT_30]), &[rule::MOD_03]),
        (counts(&HALVING), &[rule::MOD_05]),
        (counts(&[rule::SIT_11]), &[rule::SIT_10, rule::BRD_20]),
        (counts(&[rule::SIT_20, rule::SIT_22]), &[rule::BRD_19]),
        (counts(&[rule::CRE_02]), &[rule::SIT_41]),
        (counts(&[rule::UNA_06]), &[rule::SIT_43]),
    ] {
        if is_so {
            behind.extend_from_slice(rules);
        }
    }
    behind
}

/// The rules behind the value of a dodge besides those.
///
/// Rule: `MOD-04`.
pub(crate) fn dodge(ledger: &Ledger) -> Option<RuleId> {
    has(ledger, |line| line.applies && OF_DODGES.contains(&line.rule)).then_some(rule::MOD_04)
}

fn has(ledger: &Ledger, is_meant: impl Fn(&Modifier) -> bool) -> bool {
    ledger.lines.iter().any(is_meant)
}
