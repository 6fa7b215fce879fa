//! The rules behind single lines of ledgers: what a line is made of says another chapter.

use crate::battle::{Cause, Ledger, Modifier, RuleId};

use super::{cause, rule};

/// The rules behind the lines of some ledgers that count, and behind those that were struck out.
pub(super) fn of<'l>(ledgers: impl IntoIterator<Item = &'l Ledger>) -> Vec<RuleId> {
    let lines = ledgers.into_iter().flat_map(|ledger| ledger.lines.iter());
    lines.flat_map(of_line).collect()
}

/// The rules behind one line.
///
/// Rule: `D20-SIT-A7`, `D20-SIT-D1`, `D20-FLK-01`, `D20-COV-01`, `D20-BRD-03` to `D20-BRD-10`, `D20-CORE-10`, `D20-FAC-02` to `D20-FAC-05`.
fn of_line(line: &Modifier) -> Vec<RuleId> {
    if !line.applies {
        return spared(line);
    }
    let mut rules = counting(line.rule).to_vec();
    let id = line.rule.0;
    if id.starts_with("D20-SIT-") {
        rules.push(rule::D20_CORE_10);
    } else if id.starts_with("D20-ARM-") || id.starts_with("D20-SHD-") {
        rules.push(rule::D20_T_ARMOUR);
    } else if id.starts_with("D20-FEA-") {
        rules.push(rule::D20_T_FEAT);
    }
    if line.rule == rule::D20_FAC_12 {
        rules.push(match line.cause {
            Cause::Word { word } if *word == cause::BIG_SIDE => rule::D20_FAC_04,
            Cause::Word { word } if *word == cause::FAR_SIDE => rule::D20_FAC_05,
            _ => rule::D20_FAC_03,
        });
    }
    rules
}

/// The feat by which a line does not count.
///
/// Rule: `D20-FAC-15` to `D20-FAC-17`, `D20-FLK-05`.
fn spared(line: &Modifier) -> Vec<RuleId> {
    let by_feat = [
        rule::D20_FAC_15,
        rule::D20_FAC_16,
        rule::D20_FAC_17,
        rule::D20_FLK_05,
    ];
    match line.cause {
        Cause::Row { row } if by_feat.contains(&line.rule) => vec![RuleId(row.id())],
        _ => Vec::new(),
    }
}

fn counting(by: RuleId) -> &'static [RuleId] {
    match by {
        rule::D20_FLK_01 | rule::D20_FLK_03 => &[
            rule::D20_SIT_A7,
            rule::D20_FLK_01,
            rule::D20_FLK_02,
            rule::D20_FLK_04,
            rule::D20_BRD_10,
            rule::D20_CORE_10,
        ],
        rule::D20_COV_01 => &[
            rule::D20_SIT_D1,
            rule::D20_BRD_05,
            rule::D20_BRD_06,
            rule::D20_CORE_10,
        ],
        rule::D20_COV_02 => &[rule::D20_SIT_D1, rule::D20_BRD_05, rule::D20_CORE_10],
        rule::D20_COV_03 => &[rule::D20_SIT_D1, rule::D20_BRD_07],
        rule::D20_COV_07 => &[rule::D20_SIT_D1, rule::D20_BRD_06],
        rule::D20_COV_08 => &[rule::D20_SIT_D1, rule::D20_BRD_19],
        rule::D20_COV_10 => &[rule::D20_SIT_D1, rule::D20_COV_10],
        // How far it is.
        rule::D20_ATK_07 => &[rule::D20_BRD_03],
        rule::D20_CORE_08 => &[rule::D20_T_SIZE],
        rule::D20_FAC_11 | rule::D20_FAC_12 => &[rule::D20_FAC_02, rule::D20_BRD_04],
        rule::D20_FEA_42 => &[rule::D20_DMG_03],
        rule::D20_SIT_A3 => &[rule::D20_BRD_12],
        // Extra dice of whoever strikes where it hurts.
        rule::D20_DMG_07 | rule::D20_FAC_13 => &[rule::D20_FEA_12],
        _ => &[],
    }
}
