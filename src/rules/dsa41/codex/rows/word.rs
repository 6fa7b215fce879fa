//! Words that several kinds of rows say: names of other rows, attributes, distance classes, what a weapon asks of its bearer.

use crate::content::{Joint, Particular};
use crate::rules::dsa41::data::{
    Attribute, DistanceClass, DistanceClasses, Dsa41Data, Minimum, Points, StrengthBonus, Talent,
};
use crate::rules::{Id, ModuleId};

/// A thing with a number behind it.
pub(super) fn valued(thing: Particular, value: impl Into<i64>) -> Particular {
    Particular::said("valued")
        .with("name", thing)
        .with("value", Particular::number(value))
}

/// A thing with a note in brackets.
pub(super) fn noted(thing: Particular, note: Particular) -> Particular {
    Particular::said("noted").with("name", thing).with("note", note)
}

/// Dice with what is added to them.
pub(super) fn points(points: Points) -> Particular {
    Particular::dice(points.dice, points.sides, points.plus)
}

/// The names of talents; what the table has lost is left out.
pub(super) fn talents(data: &Dsa41Data, ids: &[Id<Talent>]) -> Vec<Particular> {
    let rows = ids.iter().filter_map(|id| data.talents.get(id));
    rows.map(|talent| Particular::name(&talent.name)).collect()
}

/// The name of a talent.
pub(super) fn talent(data: &Dsa41Data, id: &Id<Talent>) -> Particular {
    let row = data.talents.get(id);
    Particular::or_none(row.map(|talent| Particular::name(&talent.name)))
}

/// The name of a module.
pub(super) fn module(data: &Dsa41Data, id: &ModuleId) -> Particular {
    let row = data.registry.modules.get(id);
    Particular::or_none(row.map(|module| Particular::name(&module.name)))
}

/// The name of an attribute.
pub(super) fn attribute(attribute: Attribute) -> Particular {
    Particular::said(match attribute {
        Attribute::Courage => "attribute-courage",
        Attribute::Cleverness => "attribute-cleverness",
        Attribute::Intuition => "attribute-intuition",
        Attribute::Charisma => "attribute-charisma",
        Attribute::Dexterity => "attribute-dexterity",
        Attribute::Agility => "attribute-agility",
        Attribute::Constitution => "attribute-constitution",
        Attribute::Strength => "attribute-strength",
    })
}

/// The name of a distance class.
pub(super) fn class(class: DistanceClass) -> Particular {
    Particular::said(match class {
        DistanceClass::Hand => "class-hand",
        DistanceClass::Close => "class-close",
        DistanceClass::Spear => "class-spear",
        DistanceClass::Pike => "class-pike",
    })
}

/// The names of distance classes, from close to far.
pub(super) fn classes(classes: DistanceClasses) -> Particular {
    Particular::List(Joint::Or, classes.iter().map(class).collect())
}

/// Threshold and step of a strength bonus; both the word `none` where strength adds nothing.
pub(super) fn strength(bonus: Option<StrengthBonus>) -> [(&'static str, Particular); 2] {
    let number = |part: fn(StrengthBonus) -> u8| {
        let number = bonus.map(|bonus| Particular::number(part(bonus)));
        Particular::or_none(number)
    };
    [
        ("threshold", number(|bonus| bonus.threshold)),
        ("step", number(|bonus| bonus.step)),
    ]
}

/// What a weapon asks of its bearer, and what each point costs that he lacks.
pub(super) fn minimum(minimum: Option<Minimum>) -> Particular {
    let Some(minimum) = minimum else {
        return Particular::NONE;
    };
    let cost = minimum.per_point;
    let costs = [
        ("less-attack", cost.attack),
        ("less-parry", cost.parry),
        ("less-points", cost.points),
        ("less-initiative", cost.initiative),
    ];
    let less = costs.into_iter().filter(|(_, by)| *by != 0);
    let less = less.map(|(key, by)| Particular::said(key).with("by", Particular::signed(by)));
    Particular::said("minimum")
        .with("attribute", attribute(minimum.attribute))
        .with("value", Particular::number(minimum.value))
        .with("one-hand", Particular::yes(minimum.one_hand_only))
        .with("improvised", Particular::yes(minimum.else_improvised))
        .with("less", Particular::list(less))
}
