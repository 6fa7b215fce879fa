//! The armour class: against what kind of attack, and what of it counts.

use crate::battle::{Cause, Ledger, NamedRow, RuleId, Term};

use super::bonus::{self, Share};
use super::data::BonusKind;
use super::{cause, rule};

/// What every AC begins with (`D20-ATK-04`).
pub(crate) const BASE: i16 = 10;

/// Dexterity of the helpless: a score of 0 (`D20-HLP-02`).
pub(crate) const HELPLESS: i16 = -5;

/// The words for why a part of an AC does not count.
pub(crate) static TOUCHED: Term = Term("touch-attack");
/// As [`TOUCHED`].
pub(crate) static DENIED: Term = Term("dexterity-denied");
/// As [`TOUCHED`].
pub(crate) static MAXIMUM: Term = Term("maximum-dexterity");

/// How somebody can use his Dexterity against an attack.
///
/// Rule: `D20-ATK-06`, `D20-HLP-02`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Nimble {
    /// As it is.
    #[default]
    Freely,
    /// A bonus of it is lost, by this row of the fixed table if it is one; a penalty stays, and dodge bonuses are lost as well.
    Denied(Option<NamedRow>),
    /// It counts as a score of 0.
    Helpless,
}

/// What an AC is made of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Parts {
    /// The modifier of Dexterity.
    pub dexterity: i16,
    /// What states have taken from it already, each by its rule.
    pub hampered: Vec<(RuleId, i16)>,
    /// The most of it that armour lets count; none where it lets all count.
    pub maximum: Option<i16>,
    /// Bonuses and penalties: armour, shield, natural armour, size, deflection, dodge and what the situation brings.
    pub shares: Vec<Share>,
}

/// Against which attack an AC is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Against {
    /// Whether a touch is enough.
    pub is_touch: bool,
    /// How the target can use his Dexterity.
    pub nimble: Nimble,
}

impl Parts {
    /// The AC against an attack, part by part.
    ///
    /// Rule: `D20-ATK-04`, `D20-ATK-05`, `D20-ATK-06`, `D20-CORE-05`, `D20-HLP-02`, `D20-SIT-D2`, `D20-SIT-D4`, `D20-SIT-D6`, `D20-SIT-D7`.
    pub(crate) fn against(&self, Against { is_touch, nimble }: Against) -> Ledger {
        let mut ledger = Ledger::new(rule::D20_ATK_04, BASE);
        self.add_dexterity(&mut ledger, nimble);
        let is_touched = |share: &Share| {
            is_touch
                && matches!(
                    share.kind,
                    BonusKind::Armour | BonusKind::Shield | BonusKind::Natural
                )
        };
        let is_denied =
            |share: &Share| nimble != Nimble::Freely && share.kind == BonusKind::Dodge && share.amount > 0;
        let mut counting = Vec::new();
        for share in &self.shares {
            if is_touched(share) {
                ledger.note_for(rule::D20_ATK_05, share.cause, share.amount, &TOUCHED);
            } else if is_denied(share) {
                ledger.note_for(rule::D20_ATK_06, share.cause, share.amount, &DENIED);
            } else {
                counting.push(*share);
            }
        }
        bonus::add_all(&mut ledger, &counting);
        ledger
    }

    fn add_dexterity(&self, ledger: &mut Ledger, nimble: Nimble) {
        let most = self.maximum.unwrap_or(i16::MAX);
        match nimble {
            Nimble::Helpless => ledger.add(rule::D20_HLP_02, HELPLESS),
            Nimble::Denied(by) => {
                if self.dexterity > 0 {
                    let by = by.map_or(Cause::from(&cause::DEXTERITY), Cause::from);
                    ledger.note_for(rule::D20_ATK_06, by, self.dexterity.min(most), &DENIED);
                }
                self.add_hampered(ledger, 0);
            }
            Nimble::Freely => {
                self.add_hampered(ledger, most);
                if self.dexterity > most {
                    ledger.note(rule::D20_ATK_04, self.dexterity - most, &MAXIMUM);
                }
            }
        }
    }

    /// Dexterity as it counts up to the most, and what states have taken from that.
    ///
    /// Rule: `D20-CORE-04`, `D20-SIT-D5`.
    fn add_hampered(&self, ledger: &mut Ledger, most: i16) {
        let taken: i16 = self.hampered.iter().map(|(_, change)| change).sum();
        let mut so_far = self.dexterity - taken;
        ledger.add(rule::D20_CORE_04, so_far.min(most));
        for (by, change) in &self.hampered {
            let next = so_far + change;
            ledger.add(*by, next.min(most) - so_far.min(most));
            so_far = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Somebody nimble (+3) in a breastplate (armour 5, at most +3) with a heavy shield (2), of natural armour 1, with Dodge (1).
    fn parts() -> Parts {
        let share = |kind, amount| Share::new(kind, amount, rule::D20_ATK_04);
        Parts {
            dexterity: 3,
            maximum: Some(3),
            hampered: Vec::new(),
            shares: vec![
                share(BonusKind::Armour, 5),
                share(BonusKind::Shield, 2),
                share(BonusKind::Natural, 1),
                share(BonusKind::Dodge, 1),
            ],
        }
    }

    fn value(parts: &Parts, is_touch: bool, nimble: Nimble) -> i16 {
        parts.against(Against { is_touch, nimble }).value()
    }

    #[test]
    fn all_parts_add_up_and_a_touch_passes_armour_d20_atk_04_d20_atk_05() {
        // 10 + 3 + 5 + 2 + 1 + 1 = 22; a touch: 10 + 3 + 1 = 14.
        assert_eq!(value(&parts(), false, Nimble::Freely), 22);
        assert_eq!(value(&parts(), true, Nimble::Freely), 14);
    }

    #[test]
    fn armour_caps_dexterity_and_a_penalty_counts_d20_atk_04() {
        let capped = Parts {
            maximum: Some(1),
            ..parts()
        };
        assert_eq!(value(&capped, false, Nimble::Freely), 20);
        let clumsy = Parts {
            dexterity: -2,
            ..parts()
        };
        assert_eq!(value(&clumsy, false, Nimble::Freely), 17);
    }

    #[test]
    fn who_is_flat_footed_loses_dexterity_and_dodge_but_no_penalty_d20_atk_06() {
        // 22 - 3 - 1; a Dexterity of -2 stays: 10 - 2 + 5 + 2 + 1 = 16.
        assert_eq!(value(&parts(), false, Nimble::Denied(None)), 18);
        let clumsy = Parts {
            dexterity: -2,
            ..parts()
        };
        assert_eq!(value(&clumsy, false, Nimble::Denied(None)), 16);
    }

    #[test]
    fn what_states_take_from_dexterity_stands_by_itself_d20_sit_d5() {
        // +3 has become +1 by entangling. Under armour that lets 2 count: 2 less 1; denied: nothing is left to lose.
        let entangled = Parts {
            dexterity: 1,
            maximum: Some(2),
            hampered: vec![(rule::D20_SIT_D5, -2)],
            ..Parts::default()
        };
        let against = |nimble| {
            entangled.against(Against {
                is_touch: false,
                nimble,
            })
        };
        let lines = |ledger: &Ledger| -> Vec<_> {
            let counting = ledger.lines.iter().filter(|line| line.applies);
            counting.map(|line| (line.rule, line.amount)).collect()
        };
        let freely = against(Nimble::Freely);
        assert_eq!(freely.value(), 11);
        assert_eq!(lines(&freely), [(rule::D20_CORE_04, 2), (rule::D20_SIT_D5, -1)]);
        assert_eq!(against(Nimble::Denied(None)).value(), 10);
    }

    #[test]
    fn the_helpless_have_a_dexterity_of_nothing_d20_hlp_02() {
        // 10 - 5 + 5 + 2 + 1, without the dodge bonus.
        assert_eq!(value(&parts(), false, Nimble::Helpless), 13);
    }
}
