//! Words that several kinds of rows say: names of other rows, abilities, dice, kinds of damage, what an action costs.

use crate::content::{Particular, Words};
use crate::rules::d20::data::{
    Ability, BodyPart, Component, Cost, D20Data, DamageType, Energy, Feat, Roll, Skill, State,
};
use crate::rules::{Id, Kind, Table};

/// A thing with a value behind it.
pub(super) fn valued(thing: Particular, value: Particular) -> Particular {
    Particular::said("valued")
        .with("name", thing)
        .with("value", value)
}

/// A thing with a note in brackets.
pub(super) fn noted(thing: Particular, note: Particular) -> Particular {
    Particular::said("noted").with("name", thing).with("note", note)
}

/// A thing, a colon and what is said of it.
pub(super) fn labelled(thing: Particular, what: Particular) -> Particular {
    Particular::said("labelled")
        .with("name", thing)
        .with("what", what)
}

/// A number that may be missing.
pub(super) fn number(number: Option<impl Into<i64>>) -> Particular {
    Particular::or_none(number.map(Particular::number))
}

/// Points of a table in which 0 stands for none.
pub(super) fn points(points: i16) -> Particular {
    Particular::or_none((points != 0).then(|| Particular::signed(points)))
}

/// Dice; a die of one side is a plain number.
pub(super) fn roll(roll: Roll) -> Particular {
    if roll.sides == 1 {
        Particular::number(i16::from(roll.count) + roll.plus)
    } else {
        Particular::dice(roll.count, roll.sides, roll.plus)
    }
}

/// The name of a row of a table; the word `none` where the table has lost it.
pub(super) fn name<'d, K: Kind>(
    table: &'d Table<K>,
    id: &Id<K>,
    words: impl FnOnce(&'d K) -> &'d Words,
) -> Particular {
    let row = table.get(id.as_str());
    Particular::or_none(row.map(|row| Particular::name(words(row))))
}

/// The name of a feat.
pub(super) fn feat(data: &D20Data, id: &Id<Feat>) -> Particular {
    name(&data.feats, id, |feat| &feat.name)
}

/// The name of a skill.
pub(super) fn skill(data: &D20Data, skill: Skill) -> Particular {
    Particular::or_none(data.skill(skill).map(|row| Particular::name(&row.name)))
}

/// The name of a state.
pub(super) fn state(data: &D20Data, state: State) -> Particular {
    Particular::or_none(data.state(state).map(|row| Particular::name(&row.name)))
}

/// The name of an ability.
pub(super) fn ability(ability: Ability) -> Particular {
    Particular::said(match ability {
        Ability::Strength => "attribute-strength",
        Ability::Dexterity => "attribute-dexterity",
        Ability::Constitution => "attribute-constitution",
        Ability::Intelligence => "attribute-intelligence",
        Ability::Wisdom => "attribute-wisdom",
        Ability::Charisma => "attribute-charisma",
    })
}

/// A kind of damage that weapons do.
pub(super) fn damage_type(kind: DamageType) -> Particular {
    Particular::said(match kind {
        DamageType::Bludgeoning => "damage-bludgeoning",
        DamageType::Piercing => "damage-piercing",
        DamageType::Slashing => "damage-slashing",
    })
}

/// A kind of energy.
pub(super) fn energy(energy: Energy) -> Particular {
    Particular::said(match energy {
        Energy::Acid => "energy-acid",
        Energy::Cold => "energy-cold",
        Energy::Electricity => "energy-electricity",
        Energy::Fire => "energy-fire",
        Energy::Force => "energy-force",
    })
}

/// A part of the body that strikes.
pub(super) fn part(part: BodyPart) -> Particular {
    Particular::said(match part {
        BodyPart::Bite => "part-bite",
        BodyPart::Claw => "part-claw",
        BodyPart::Hoof => "part-hoof",
        BodyPart::Slam => "part-slam",
    })
}

/// What casting takes.
pub(super) fn component(component: Component) -> Particular {
    Particular::said(match component {
        Component::Verbal => "component-verbal",
        Component::Somatic => "component-somatic",
        Component::Material => "component-material",
        Component::Focus => "component-focus",
    })
}

/// What an act costs.
pub(super) fn cost(cost: Cost) -> Particular {
    Particular::said(match cost {
        Cost::NoAction => "cost-no-action",
        Cost::Free => "cost-free",
        Cost::Move => "cost-move",
        Cost::Standard => "cost-standard",
        Cost::FullRound => "cost-full-round",
        Cost::MeleeAttack => "cost-melee-attack",
        Cost::WithAttack => "cost-with-attack",
    })
}
