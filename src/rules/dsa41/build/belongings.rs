//! What somebody can use besides weapons: talents and things.

use std::sync::Arc;

use super::super::data::belongings::{Skill, Thing};
use super::super::data::{Attribute as DataAttribute, Gear, Person, TalentUse};
use super::super::exchange::value::Attribute;
use super::maker::Maker;
use super::nature;

/// Regular actions that the use of a talent takes where nothing is said (`ACT-25`).
pub(crate) const TALENT_ACTIONS: u16 = 4;

/// The talents that can be used, in the order of the person's list (`ACT-25`).
pub(super) fn skills(maker: &Maker) -> Vec<Skill> {
    let skill = |skill: &super::super::data::Skill| {
        let talent = maker.data.talents.get(&skill.talent)?;
        let TalentUse::Check {
            attributes,
            encumbrance_times,
        } = &talent.purpose
        else {
            return None;
        };
        Some(Skill {
            name: Arc::new(talent.name.clone()),
            attributes: attributes.map(attribute),
            value: i16::from(skill.value),
            burdened_times: i16::from(*encumbrance_times),
            is_perception: skill.talent.as_str() == "SKL-SINNENSCHAERFE",
            actions: skill.actions.unwrap_or(TALENT_ACTIONS),
            fumbles_from: nature::fumbles_from(maker.data, &maker.person.advantages, &skill.talent),
        })
    };
    maker.person.talents.iter().filter_map(skill).collect()
}

fn attribute(which: DataAttribute) -> Attribute {
    match which {
        DataAttribute::Courage => Attribute::Mu,
        DataAttribute::Cleverness => Attribute::Kl,
        DataAttribute::Intuition => Attribute::In,
        DataAttribute::Charisma => Attribute::Ch,
        DataAttribute::Dexterity => Attribute::Ff,
        DataAttribute::Agility => Attribute::Ge,
        DataAttribute::Constitution => Attribute::Ko,
        DataAttribute::Strength => Attribute::Kk,
    }
}

/// The things that can be used or awakened, in the order of the person's list (`ACT-01`, `ACT-16`).
pub(super) fn things(person: &Person) -> Vec<Thing> {
    let thing = |gear: &Gear| match gear {
        Gear::Thing(thing) => Some(Thing {
            name: Arc::new(thing.name.clone()),
            is_artefact: thing.artefact,
            actions: thing.kept.actions(),
        }),
        _ => None,
    };
    person.carries.iter().filter_map(thing).collect()
}
