//! What is odd about those who fight, though no rule forbids it: it may well be a slip of whoever wrote them down.

use super::super::data::{Dsa41Data, Fit, Person};
use super::super::module::Modules;

/// What is odd about a person, each in a clause.
pub(crate) fn oddities(data: &Dsa41Data, person: &Person, modules: Modules) -> Vec<String> {
    let mut found = Vec::new();
    if !modules.has(Modules::ZONES) {
        found.extend(idle_armour(data, person));
    }
    found.extend(never_learnt(person));
    found
}

/// Armour that protects nothing because there is no body armour under it.
///
/// Rule: `ARP-01`.
fn idle_armour(data: &Dsa41Data, person: &Person) -> Option<String> {
    let worn = || person.armour.iter().filter_map(|id| data.armour.get(id));
    let has_body = worn().any(|piece| matches!(piece.fits, Fit::Body { .. } | Fit::Padding));
    let idle = worn().filter(|piece| piece.simple.as_ref().is_some_and(|simple| simple.with_body_only));
    let idle: Vec<&str> = idle.map(|piece| piece.id.as_str()).collect();
    (!has_body && !idle.is_empty()).then(|| {
        let all = idle.join(", ");
        format!("`armour`: without body armour {all} protects nothing (ARP-01)")
    })
}

/// Weapons that are led by a talent which was never learnt.
fn never_learnt(person: &Person) -> Vec<String> {
    let of_styles = person
        .styles
        .iter()
        .map(|style| (style.weapon.as_str(), &style.talent));
    let of_shots = person
        .shots
        .iter()
        .map(|shot| (shot.weapon.as_str(), &shot.talent));
    let mut found: Vec<String> = of_styles
        .chain(of_shots)
        .filter(|(_, talent)| !person.talents.iter().any(|skill| skill.talent == **talent))
        .map(|(weapon, talent)| {
            let talent = talent.as_str();
            format!("`talents`: {weapon} is led by {talent}, which was never learnt")
        })
        .collect();
    found.dedup();
    found
}
