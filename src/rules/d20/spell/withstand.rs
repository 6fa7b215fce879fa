//! Who withstands a spell: the number of its save, the saves with their reasons, spell resistance, and who is proof against it.

use crate::battle::{FighterId, Ledger, RuleId, Term};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::super::bonus::Share;
use super::super::damage::Shelter;
use super::super::data::{
    Ability, ArmourKind, BonusKind, CreatureKind, Energy, FeatEffect, Quirk, SaveAgainst, SaveKind, School,
    State, StateEffect, Who,
};
use super::super::rage::Rage;
use super::super::roll::{Natural, Target};
use super::super::round::Table;
use super::super::save::{self, Evasion};
use super::super::scene::{Scene, Snapshot};
use super::super::trial::Trial;
use super::super::{cause, condition, rule, word};
use super::{Known, magic_item};

/// The number of a save against a spell: ten, its level and the casting ability; of a thing that holds it, the lowest ability with which
/// the spell can be cast.
///
/// Rule: `D20-MAG-07`.
pub(crate) fn dc(own: &Snapshot, known: &Known) -> i16 {
    if known.item.is_some() {
        return save::SPELL + i16::from(known.level) + magic_item::modifier(known.level);
    }
    let ability = own.build.book.as_ref().map(|book| book.ability);
    let modifier = ability.map_or(0, |ability| own.build.abilities.modifier(ability));
    save::SPELL + i16::from(known.level) + modifier
}

/// The word of a save.
const fn word_of(kind: SaveKind) -> Term {
    match kind {
        SaveKind::Fortitude => word::FORTITUDE,
        SaveKind::Reflex => word::REFLEX,
        SaveKind::Will => word::WILL,
    }
}

/// A save with all that counts for it: the sheet, states, rage, and what the situation adds.
///
/// Rule: `D20-CORE-07`, `D20-CORE-04`, `D20-CORE-05`.
pub(crate) fn throw(
    scene: &Scene,
    own: &Snapshot,
    (kind, rule): (SaveKind, RuleId),
    dc: i16,
    mut shares: Vec<Share>,
) -> Trial {
    let saves = own.build.saves;
    let (bonus, ability) = match kind {
        SaveKind::Fortitude => (saves.fortitude, Ability::Constitution),
        SaveKind::Reflex => (saves.reflex, Ability::Dexterity),
        SaveKind::Will => (saves.will, Ability::Wisdom),
    };
    let untyped = |points, rule| Share::new(BonusKind::Untyped, points, rule);
    if let Some(tables) = scene.tables() {
        let change = condition::modifier(tables, own, ability) - own.build.abilities.modifier(ability);
        shares.push(untyped(change, rule::D20_CORE_04).by(cause::of(ability)));
        let of_states = condition::points(tables, own, |effect| match effect {
            StateEffect::Saves(points) => Some(*points),
            _ => None,
        });
        let of_states = of_states.into_iter();
        shares.extend(of_states.map(|(state, points)| untyped(points, condition::rule_of(state))));
    }
    if let Some(rage) = Rage::of(own).filter(|_| kind == SaveKind::Will) {
        shares.push(untyped(rage.will, rage.rule));
    }
    shares.retain(|share| share.amount != 0);
    Trial {
        what: (rule, word_of(kind)),
        modifiers: save::ledger((kind, bonus), &shares),
        target: save::against(dc, scene.modules()),
    }
}

/// What somebody has against spells of a school.
///
/// Rule: `D20-CORE-05`, `D20-MAG-07`.
pub(crate) fn against(own: &Snapshot, school: School) -> Vec<Share> {
    let bonus = |quirk: &Quirk| match quirk {
        Quirk::SaveBonus { against, bonus } => {
            let counts = match against {
                SaveAgainst::Spells => true,
                SaveAgainst::Enchantments => school == School::Enchantment,
                SaveAgainst::Fear | SaveAgainst::Poison => false,
            };
            let share = || Share::new(BonusKind::Untyped, *bonus, rule::D20_MAG_07);
            counts.then(|| share().by(&cause::TRAINED_AGAINST))
        }
        _ => None,
    };
    own.build.traits.iter().filter_map(bonus).collect()
}

/// How somebody gets out of the way of what a Reflex save halves: in light armour or none, and not while he is helpless.
///
/// Rule: `D20-MAG-08`, `D20-FEA-08`, `D20-FEA-09`.
pub(crate) fn evasion(scene: &Scene, own: &Snapshot) -> Evasion {
    let is_heavy = |kind| matches!(kind, ArmourKind::Medium | ArmourKind::Heavy);
    if own.build.pieces.iter().any(|piece| is_heavy(piece.kind)) || scene.is_in(own, State::Helpless) {
        return Evasion::None;
    }
    let has = |wanted: &FeatEffect| own.build.has_feat(|effect| effect == wanted);
    if has(&FeatEffect::ImprovedEvasion) {
        Evasion::Improved
    } else if has(&FeatEffect::Evasion) {
        Evasion::Plain
    } else {
        Evasion::None
    }
}

/// What stands between energy and somebody.
///
/// Rule: `D20-DMG-04`.
pub(crate) fn shelter(own: &Snapshot, energy: Energy) -> Shelter {
    Shelter {
        is_immune: own.build.has_trait(&Quirk::ImmuneTo(energy)),
        ..Shelter::default()
    }
}

/// Whether a spell can do anything to somebody: it is made for his kind, and works on a mind that he has.
///
/// Rule: `D20-MAG-02`, `D20-CORE-04`.
pub(crate) fn is_open_to(own: &Snapshot, known: &Known, who: Who) -> bool {
    let fits = match who {
        Who::Anyone | Who::Allies => true,
        Who::Living => own.build.kind.is_living(),
        Who::Humanoids => own.build.kind == CreatureKind::Humanoid,
    };
    let has_mind = own.build.abilities.intelligence.is_some() && own.build.kind != CreatureKind::Undead;
    fits && (has_mind || !known.spell.mind_affecting)
}

/// Whether a spell for one creature can do anything to somebody.
///
/// Rule: `D20-MAG-02`, `D20-CORE-04`.
pub(crate) fn works_on(own: &Snapshot, known: &Known) -> bool {
    use super::super::data::Target;
    match known.spell.target {
        Target::Touched { who, .. } | Target::Creature { who } => is_open_to(own, known, who),
        _ => true,
    }
}

/// The check of a caster against the spell resistance of somebody; none where he has none.
///
/// Rule: `D20-MAG-11`.
pub(crate) fn resistance(scene: &Scene, known: &Known, target: &Snapshot) -> Option<Trial> {
    let number = target.build.traits.iter().find_map(|quirk| match quirk {
        Quirk::SpellResistance(number) => Some(*number),
        _ => None,
    })?;
    Some(Trial {
        what: (rule::D20_MAG_11, word::SPELL_RESISTANCE),
        modifiers: Ledger::new(rule::D20_MAG_11, known.caster_level.into()),
        target: Target::new(number, Natural::Counts, scene.modules()),
    })
}

/// Whether a spell gets past the resistance of somebody.
///
/// Rule: `D20-MAG-11`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn gets_past(
    table: &mut Table,
    (id, target): (FighterId, FighterId),
    known: &Known,
) -> Result<bool, DiceError> {
    let scene = table.scene();
    let found = scene.get(target);
    let trial = found.and_then(|foe| resistance(&scene, known, foe));
    drop(scene);
    match trial {
        Some(trial) => trial.play(table, id),
        None => Ok(true),
    }
}

/// The save of somebody against a state that a spell brings, played: whether he withstands it.
///
/// Rule: `D20-MAG-07`, `D20-CORE-03`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn saves(
    table: &mut Table,
    target: FighterId,
    (known, dc): (&Known, i16),
    kind: SaveKind,
) -> Result<bool, DiceError> {
    let scene = table.scene();
    let trial = scene.get(target).map(|own| {
        throw(
            &scene,
            own,
            (kind, rule::D20_MAG_07),
            dc,
            against(own, known.spell.school),
        )
    });
    drop(scene);
    match trial {
        Some(trial) => trial.play(table, target),
        None => Ok(false),
    }
}
