//! The armour class: against what kind of attack, and what of it counts.

use crate::battle::{Ledger, Term};

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
    /// A bonus of it is lost, a penalty stays, and dodge bonuses are lost as well.
    Denied,
    /// It counts as a score of 0.
    Helpless,
}

/// What an AC is made of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Parts {
    /// The modifier of Dexterity.
    pub dexterity: i16,
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
    /// Rule: `D20-ATK-04`, `D20-ATK-05`, `D20-ATK-06`, `D20-CORE-05`, `D20-HLP-02`.
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
            Nimble::Denied if self.dexterity > 0 => {
                ledger.note_for(
                    rule::D20_ATK_06,
                    &cause::DEXTERITY,
                    self.dexterity.min(most),
                    &DENIED,
                );
            }
            _ => {
                ledger.add(rule::D20_CORE_04, self.dexterity.min(most));
                if self.dexterity > most {
                    ledger.note(rule::D20_ATK_04, self.dexterity - most, &MAXIMUM);
                }
            }
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
        assert_eq!(value(&parts(), false, Nimble::Denied), 18);
        let clumsy = Parts {
            dexterity: -2,
            ..parts()
        };
        assert_eq!(value(&clumsy, false, Nimble::Denied), 16);
    }

    #[test]
    fn the_helpless_have_a_dexterity_of_nothing_d20_hlp_02() {
        // 10 - 5 + 5 + 2 + 1, without the dodge bonus.
        assert_eq!(value(&parts(), false, Nimble::Helpless), 13);
    }
}
