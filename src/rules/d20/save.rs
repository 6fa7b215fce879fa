//! Saving throws and Concentration.

use crate::battle::Ledger;

use super::bonus::{self, Share};
use super::data::SaveKind;
use super::module::Modules;
use super::roll::{Natural, Target};
use super::{cause, rule};

/// The number of a Concentration check after damage, without the damage (`D20-MAG-03`).
pub(crate) const HURT: i16 = 10;
/// The number of casting on the defensive, without the level of the spell (`D20-MAG-04`).
pub(crate) const DEFENSIVE: i16 = 15;
/// The number of a save against a spell, without its level and the casting ability (`D20-MAG-07`).
pub(crate) const SPELL: i16 = 10;
/// Points on Reflex saves behind cover (`D20-COV-05`).
pub(crate) const COVERED: i16 = 2;
/// The same behind cover that hides nearly all, from which on somebody gets out of the way as if he had learnt it (`D20-COV-10`).
pub(crate) const WELL_COVERED: i16 = 4;

/// A saving throw: the bonus of the sheet and what the situation adds.
///
/// Rule: `D20-CORE-07`, `D20-CORE-05`.
pub(crate) fn ledger((kind, bonus): (SaveKind, i16), shares: &[Share]) -> Ledger {
    let mut ledger = Ledger::of(rule::D20_CORE_07, cause::of_save(kind), bonus);
    bonus::add_all(&mut ledger, shares);
    ledger
}

/// The number of a saving throw.
///
/// Rule: `D20-CORE-01`, `D20-CORE-03`.
pub(crate) const fn against(dc: i16, modules: Modules) -> Target {
    Target::new(dc, Natural::Decides, modules)
}

/// What is left of the damage of an effect that a save halves: half after a success, all after a failure. Evasion lets a Reflex save take all
/// of it away; improved evasion halves what a failed one leaves.
///
/// Rule: `D20-CORE-02`, `D20-FEA-37`, `D20-COV-10`.
pub(crate) const fn halved(points: i16, is_saved: bool, evasion: Evasion) -> i16 {
    match (is_saved, evasion) {
        (true, Evasion::None) | (false, Evasion::Improved) => super::roll::half(points),
        (true, Evasion::Plain | Evasion::Improved) => 0,
        (false, Evasion::None | Evasion::Plain) => points,
    }
}

/// How somebody gets out of the way of what a Reflex save halves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Evasion {
    /// Like everybody.
    #[default]
    None,
    /// A success takes all damage away.
    Plain,
    /// And a failure half of it.
    Improved,
}

impl Evasion {
    /// What somebody with this has against a save of some kind: it helps with Reflex saves alone.
    pub(crate) const fn with(self, save: SaveKind) -> Self {
        match save {
            SaveKind::Reflex => self,
            _ => Self::None,
        }
    }
}

/// The number of a Concentration check of somebody who was hurt while casting.
///
/// Rule: `D20-MAG-03`.
pub(crate) const fn hurt_while_casting(damage: i16, level: i16, modules: Modules) -> Target {
    let level = if modules.has(Modules::CONC_SPELL_LEVEL) {
        level
    } else {
        0
    };
    Target::new(HURT + damage + level, Natural::Counts, modules)
}

/// The number of a Concentration check of somebody who casts on the defensive.
///
/// Rule: `D20-MAG-04`.
pub(crate) const fn on_the_defensive(level: i16, modules: Modules) -> Target {
    Target::new(DEFENSIVE + level, Natural::Counts, modules)
}

/// The number of a Concentration check of somebody whom a state distracts.
///
/// Rule: `D20-MAG-05`.
pub(crate) const fn distracted(number: i16, level: i16, modules: Modules) -> Target {
    Target::new(number + level, Natural::Counts, modules)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_save_halves_and_evasion_takes_all_away_d20_core_02() {
        // Of 15: half is 7.
        let cases = [
            (true, Evasion::None, 7),
            (false, Evasion::None, 15),
            (true, Evasion::Plain, 0),
            (false, Evasion::Plain, 15),
            (true, Evasion::Improved, 0),
            (false, Evasion::Improved, 7),
        ];
        for (is_saved, evasion, left) in cases {
            assert_eq!(halved(15, is_saved, evasion), left, "{is_saved} {evasion:?}");
        }
        assert_eq!(Evasion::Improved.with(SaveKind::Will), Evasion::None);
    }

    #[test]
    fn damage_makes_concentration_hard_and_the_level_only_by_its_flag_d20_mag_03() {
        let off = Modules::default();
        assert_eq!(hurt_while_casting(7, 3, off).number, 17);
        assert_eq!(hurt_while_casting(7, 3, Modules::CONC_SPELL_LEVEL).number, 20);
        assert_eq!(on_the_defensive(3, off).number, 18);
        // No natural face decides: +17 always passes 18, and -3 never does.
        assert_eq!(
            (
                on_the_defensive(3, off).faces(17),
                on_the_defensive(3, off).faces(-3)
            ),
            (20, 0)
        );
    }

    #[test]
    fn natural_faces_decide_a_save_d20_core_03() {
        let save = against(15, Modules::default());
        assert_eq!((save.faces(20), save.faces(-10)), (19, 1));
    }
}
