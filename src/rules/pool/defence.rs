//! Defence: how many dice stand against an attack, and why.

use crate::battle::{Ledger, RuleId};
use crate::dice::{Dice, DiceError, Pooled};

use super::cause::{self, void};
use super::data::Slot;
use super::effect::Effect;
use super::sheet::Build;
use super::{roll, rule};

/// Defence that lying on the ground costs (`PL-STA-05`).
pub(crate) const PRONE: i16 = -5;

/// What counts for the Defence of somebody against one attack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guard<'a> {
    /// Who.
    pub build: &'a Build,
    /// Whether a shield is in his hand.
    pub has_shield: bool,
    /// What he suffers from.
    pub effects: &'a [Effect],
    /// Whether he lies on the ground.
    pub is_prone: bool,
    /// Why his Agility does not count: he is surprised, or struck from behind; none where it does.
    pub unaware: Option<RuleId>,
    /// Dice that cover adds against an attack at a distance.
    pub cover: i16,
    /// Whether cover keeps a shot from profiting by his lying on the ground.
    pub is_flat: bool,
    /// Dice that a blow from the flank costs.
    pub flank: i16,
}

impl<'a> Guard<'a> {
    /// Somebody who stands in the open and sees what comes.
    pub(crate) const fn of(build: &'a Build, effects: &'a [Effect]) -> Self {
        Self {
            build,
            has_shield: true,
            effects,
            is_prone: false,
            unaware: None,
            cover: 0,
            is_flat: false,
            flank: 0,
        }
    }

    fn is_carried(&self, slot: Slot) -> bool {
        slot != Slot::Shield || self.has_shield
    }

    /// The most Agility that counts: the lowest cap of what is worn.
    fn cap(&self) -> Option<i16> {
        let worn = self
            .build
            .pieces
            .iter()
            .filter(|piece| self.is_carried(piece.slot));
        worn.map(|piece| piece.cap).min()
    }
}

/// The dice of the Defence against physical damage.
///
/// Rule: `PL-DEF-01` to `PL-DEF-05`, `PL-DEF-09`, `PL-STA-01`.
pub(crate) fn pool(guard: &Guard) -> Ledger {
    let build = guard.build;
    let agility = build.characteristics.agility;
    let counts = guard.cap().map_or(agility, |cap| agility.min(cap));
    let mut ledger = Ledger::of(rule::PL_DEF_02, &cause::AGILITY, agility);
    ledger.add_for(rule::PL_DEF_03, &cause::AGILITY_CAP, counts - agility);
    if let Some(rule) = guard.unaware {
        ledger.add(rule, -counts);
    }
    for piece in &build.pieces {
        if guard.is_carried(piece.slot) {
            ledger.add(piece.rule, piece.defence);
        } else {
            ledger.note(piece.rule, piece.defence, &void::NOT_CARRIED);
        }
    }
    ledger.add_for(rule::PL_DEF_04, &cause::HIDE, build.hide + build.defence_bonus);
    suffer(&mut ledger, guard);
    ledger.add(rule::PL_BRD_07, guard.cover);
    ledger.add(rule::PL_BRD_04, guard.flank);
    ledger.lift_to(rule::PL_STA_01, 0);
    ledger
}

/// The dice of the Defence against magic damage: armour and Agility do not count.
///
/// Rule: `PL-DEF-08`.
pub(crate) fn magic_pool(guard: &Guard) -> Ledger {
    let mut ledger = Ledger::of(rule::PL_DEF_08, &cause::WILL, guard.build.characteristics.will);
    ledger.add(rule::PL_DEF_04, guard.build.magic_bonus);
    suffer(&mut ledger, guard);
    ledger.lift_to(rule::PL_STA_01, 0);
    ledger
}

/// Conditions cost Defence dice; different ones add up (`PL-STA-01`).
fn suffer(ledger: &mut Ledger, guard: &Guard) {
    for effect in guard.effects {
        ledger.add(effect.kind.rule(), -effect.defence_loss());
    }
    if guard.is_prone && guard.is_flat {
        ledger.note(rule::PL_STA_05, PRONE, &void::BEHIND_COVER);
    } else if guard.is_prone {
        ledger.add(rule::PL_STA_05, PRONE);
    }
}

/// Rolls the Defence; ones mean nothing here.
///
/// Rule: `PL-DEF-05`, `PL-DEF-06`, `PL-DIC-08`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn roll(count: i16, least: u8, dice: &mut impl Dice) -> Result<Pooled, DiceError> {
    roll::throw(count, least, false, dice)
}

#[cfg(test)]
mod tests {
    use super::super::effect::{Effect, EffectKind, Until};
    use super::super::sheet::test::person;
    use super::*;
    use crate::battle::FighterId;

    #[test]
    fn defence_is_armour_and_capped_agility_pl_def_02_pl_def_03() {
        // As the notes print them: Goblin 2+4, bandit 3+3, orc 5+2, wolf 1+4, guard 5+3, ogre 3+1;
        // Aldric 7+3, Lysandre 2+5+1, Maëlle 3+min(5, 4), Odo 4+2.
        for (id, expected) in [
            ("PL-OPP-01", 6),
            ("PL-OPP-02", 6),
            ("PL-OPP-03", 7),
            ("PL-OPP-04", 5),
            ("PL-OPP-05", 8),
            ("PL-OPP-06", 4),
            ("PL-HER-01", 10),
            ("PL-HER-02", 8),
            ("PL-HER-03", 7),
            ("PL-HER-04", 6),
        ] {
            assert_eq!(pool(&Guard::of(&person(id), &[])).value(), expected, "{id}");
        }
    }

    #[test]
    fn a_shield_counts_only_in_the_hand_pl_def_04() {
        // Aldric without his large shield: 5 of mail and helmet, Agility 3 (cap 3): 8. Its cap of 4 mattered to nobody.
        let aldric = person("PL-HER-01");
        let guard = Guard {
            has_shield: false,
            ..Guard::of(&aldric, &[])
        };
        assert_eq!(pool(&guard).value(), 8);
    }

    #[test]
    fn of_several_pieces_the_lowest_cap_counts_pl_def_03() {
        // Lysandre, Agility 5, in Aldric's mail (4, cap 3), helmet (1, cap 5) and large shield (2, cap 4), with her bonus of 1:
        // 7 + 3 + 1; the helmet and the shield alone 3 + 4 + 1, and without the shield in her hand 1 + 5 + 1.
        let (aldric, mut lysandre) = (person("PL-HER-01"), person("PL-HER-02"));
        lysandre.pieces = aldric.pieces;
        let dice = |build: &Build, has_shield| {
            let guard = Guard {
                has_shield,
                ..Guard::of(build, &[])
            };
            pool(&guard).value()
        };
        assert_eq!(dice(&lysandre, true), 11);
        lysandre.pieces.retain(|piece| piece.slot != Slot::Body);
        assert_eq!((dice(&lysandre, true), dice(&lysandre, false)), (8, 7));
    }

    #[test]
    fn conditions_add_up_and_dice_end_at_none_pl_sta_01() {
        let lysandre = person("PL-HER-02");
        let effect = |kind| Effect {
            kind,
            points: 0,
            until: Until::TurnStart(FighterId(1)),
        };
        // 8 - 3 distracted - 2 blinded - 5 prone = -2: never below 0.
        let effects = [effect(EffectKind::Distracted), effect(EffectKind::Blinded)];
        let guard = Guard {
            is_prone: true,
            ..Guard::of(&lysandre, &effects)
        };
        assert_eq!(pool(&guard).value(), 0);
        let none = roll(0, 4, &mut crate::dice::ScriptedDice::new([])).unwrap();
        assert_eq!(none.successes, 0);
    }

    #[test]
    fn the_surprised_have_no_agility_pl_def_09() {
        // Lysandre: 8 - 5 = 3; the archer loses the 4 that count.
        let unaware = |id: &str| {
            let build = person(id);
            let guard = Guard {
                unaware: Some(rule::PL_SUR_01),
                ..Guard::of(&build, &[])
            };
            pool(&guard).value()
        };
        assert_eq!((unaware("PL-HER-02"), unaware("PL-HER-03")), (3, 3));
    }

    #[test]
    fn magic_is_met_with_will_pl_def_08() {
        let lysandre = person("PL-HER-02");
        assert_eq!(magic_pool(&Guard::of(&lysandre, &[])).value(), 2);
        let prone = Guard {
            is_prone: true,
            ..Guard::of(&lysandre, &[])
        };
        assert_eq!(magic_pool(&prone).value(), 0, "conditions count alike: 2 - 5");
    }
}
