//! The rows of creatures with fixed values.

use crate::content::{Joint, Particular, Particulars};
use crate::rules::dsa41::build::INITIATIVE_DICE;
use crate::rules::dsa41::condition::initiative::SIDES;
use crate::rules::dsa41::data::{
    Creature, CreatureKind, Dsa41Data, HeldAdvantage, Morale, NaturalAttack, Size,
};

use super::{ability, special, word};

pub(super) fn rows(data: &Dsa41Data) -> Vec<Particulars> {
    data.creatures.values().map(|row| creature(data, row)).collect()
}

fn creature(data: &Dsa41Data, row: &Creature) -> Particulars {
    let kind = match row.kind {
        CreatureKind::Animal => "animal",
        CreatureKind::Undead => "undead",
        CreatureKind::Intelligent => "intelligent",
    };
    let morale = match row.morale {
        Morale::Value(value) => Particular::number(value),
        Morale::Animal => Particular::Word("animal"),
        Morale::Never => Particular::Word("never"),
    };
    let thresholds = row.wound_thresholds.map(|(one, two, three)| {
        let all = [one, two, three].map(Particular::number);
        Particular::List(Joint::Slash, all.into())
    });
    let abilities = row.abilities.iter().map(|id| ability::name(data, id));
    Particulars::new(row.id.as_str(), "creature")
        .with("kind", Particular::Word(kind))
        .with("size", Particular::Word(size(row.size)))
        .with("squares", Particular::number(row.footprint))
        .with("shots", Particular::signed(row.shot_modifier))
        .with("life", Particular::number(row.life))
        .with(
            "endurance",
            Particular::or_none(row.endurance.map(Particular::number)),
        )
        .with(
            "constitution",
            Particular::or_none(row.constitution.map(Particular::number)),
        )
        .with("thresholds", Particular::or_none(thresholds))
        .with(
            "initiative",
            Particular::dice(INITIATIVE_DICE, SIDES, i16::from(row.initiative)),
        )
        .with("armour", Particular::number(row.armour))
        .with("speed", Particular::number(row.speed))
        .with("parry", Particular::number(row.parry))
        .with("attacks-per-round", Particular::number(row.attacks_per_round))
        .with(
            "attacks",
            Particular::clauses(row.attacks.iter().map(|one| attack(row, one))),
        )
        .with("morale", morale)
        .with("abilities", Particular::list(abilities))
        .with("advantages", advantages(data, &row.advantages))
        .with(
            "traits",
            Particular::clauses(row.traits.iter().map(special::creature)),
        )
}

const fn size(size: Size) -> &'static str {
    match size {
        Size::Tiny => "tiny",
        Size::VerySmall => "very-small",
        Size::Small => "small",
        Size::Medium => "medium",
        Size::Big => "big",
        Size::Huge => "huge",
    }
}

/// An attack with its value, points, distance classes and what is special about it.
fn attack(of: &Creature, row: &NaturalAttack) -> Particular {
    Particular::said("creature-attack")
        .with("name", Particular::name(&row.name))
        .with("attack", Particular::number(row.attack))
        .with("points", Particular::or_none(row.points.map(word::points)))
        .with("endurance", Particular::yes(row.endurance))
        .with("classes", word::classes(row.classes(of.size)))
        .with("traits", Particular::list(special::attack(row)))
}

/// The names of advantages, with their levels where they have any.
pub(super) fn advantages(data: &Dsa41Data, held: &[HeldAdvantage]) -> Particular {
    let name = |held: &HeldAdvantage| {
        let row = data.advantages.get(&held.advantage)?;
        let name = Particular::name(&row.name);
        Some(match row.levels {
            true => word::valued(name, held.level),
            false => name,
        })
    };
    Particular::list(held.iter().filter_map(name))
}
