//! What a master is better at with his weapon.

use crate::battle::{Ledger, NamedRow};
use crate::rules::Id;

use super::super::data::{Bonus, Item, MASTERY, Manoeuvre, Subject};
use super::super::manoeuvre::Art;
use super::super::module::Modules;
use super::super::rule;
use super::maker::Maker;

/// The bonuses of a master with a weapon that is one of these; none where such are not played, and for everybody else.
///
/// Rule: `SF-WAFFENMEISTER`.
pub(super) fn bonuses<'m>(maker: &'m Maker, items: &[Item]) -> &'m [Bonus] {
    if !maker.modules.has(Modules::WEAPON_MASTER) {
        return &[];
    }
    let mut learned = maker.person.subjects.iter();
    let is_it = |subject: &Subject| match subject {
        Subject::Weapon(weapon) => items.contains(weapon),
        Subject::Shield(shield) => items.contains(&Item::Shield(shield.clone())),
        _ => false,
    };
    let found = learned.find(|it| it.ability.as_str() == MASTERY && is_it(&it.of));
    found.map_or(&[], |it| &it.bonuses)
}

/// Adds what a master gains to a value with a thing.
///
/// Rule: `SF-WAFFENMEISTER`.
pub(super) fn add(
    ledger: &mut Ledger,
    thing: NamedRow,
    bonuses: &[Bonus],
    part: impl Fn(&Bonus) -> Option<u8>,
) {
    let points: i16 = bonuses.iter().filter_map(part).map(i16::from).sum();
    ledger.add_for(rule::SF_WAFFENMEISTER, thing, points);
}

/// The part of a bonus that a value takes.
pub(super) const fn attack(bonus: &Bonus) -> Option<u8> {
    match bonus {
        Bonus::Attack(by) => Some(*by),
        _ => None,
    }
}

/// The same for the parry.
pub(super) const fn parry(bonus: &Bonus) -> Option<u8> {
    match bonus {
        Bonus::Parry(by) => Some(*by),
        _ => None,
    }
}

/// The same for hit points.
pub(super) const fn points(bonus: &Bonus) -> Option<u8> {
    match bonus {
        Bonus::Points(by) => Some(*by),
        _ => None,
    }
}

/// The same for initiative.
pub(super) const fn initiative(bonus: &Bonus) -> Option<u8> {
    match bonus {
        Bonus::Initiative(by) => Some(*by),
        _ => None,
    }
}

/// The actions that he loads faster.
pub(super) fn loading(bonuses: &[Bonus]) -> i16 {
    let of = |bonus: &Bonus| match bonus {
        Bonus::Loading(by) => i16::from(*by),
        _ => 0,
    };
    bonuses.iter().map(of).sum()
}

/// The manoeuvres that are easier for him, each with the points that he saves.
///
/// Rule: `SF-WAFFENMEISTER`.
pub(super) fn eased(bonuses: &[Bonus]) -> Vec<(Art, i16)> {
    let of = |bonus: &Bonus| match bonus {
        Bonus::Ease(id, points) => Some((art(id)?, i16::from(*points))),
        _ => None,
    };
    bonuses.iter().filter_map(of).collect()
}

/// Whether a manoeuvre is one that he has found for the weapon.
///
/// Rule: `SF-WAFFENMEISTER`, `MAN-GEN-06`.
pub(super) fn fits(bonuses: &[Bonus], manoeuvre: &str) -> bool {
    let is_it = |bonus: &Bonus| matches!(bonus, Bonus::Fits(id) if id.as_str() == manoeuvre);
    bonuses.iter().any(is_it)
}

/// The ability, where there are bonuses of it.
pub(super) fn ability(bonuses: &[Bonus]) -> Option<&'static str> {
    (!bonuses.is_empty()).then_some(MASTERY)
}

fn art(id: &Id<Manoeuvre>) -> Option<Art> {
    let mut all = Art::ALL.into_iter();
    all.find(|(_, known)| *known == id.as_str()).map(|(art, _)| art)
}
