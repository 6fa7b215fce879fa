//! The rows of special abilities, advantages and disadvantages.

use crate::content::{Joint, Particular, Particulars};
use crate::rules::Id;
use crate::rules::dsa41::data::{Ability, Advantage, AdvantageKind, Dsa41Data, Need, Takes};

use super::word;

pub(super) fn rows(data: &Dsa41Data) -> Vec<Particulars> {
    let abilities = data.abilities.values().map(|row| ability(data, row));
    let advantages = data.advantages.values().map(|row| advantage(data, row));
    abilities.chain(advantages).collect()
}

fn ability(data: &Dsa41Data, row: &Ability) -> Particulars {
    let takes = match row.takes {
        Takes::Nothing => "nothing",
        Takes::Armour => "armour",
        Takes::Weapon => "weapon",
        Takes::Talent => "talent",
        Takes::AttackOrParry => "attack-or-parry",
    };
    Particulars::new(row.id.as_str(), "ability")
        .with("cost", Particular::number(row.cost))
        .with(
            "needs",
            Particular::list(row.needs.iter().map(|one| need(data, one))),
        )
        .with("takes", Particular::Word(takes))
        .with("module", word::module(data, &row.module))
}

/// Something that an ability asks for.
fn need(data: &Dsa41Data, need: &Need) -> Particular {
    match need {
        Need::Attribute(attribute, value) => word::valued(word::attribute(*attribute), *value),
        Need::AttackBase(value) => word::valued(Particular::said("need-attack"), *value),
        Need::ParryBase(value) => word::valued(Particular::said("need-parry"), *value),
        Need::InitiativeBase(value) => word::valued(Particular::said("need-initiative"), *value),
        Need::Talent(talent, value) => word::valued(word::talent(data, talent), *value),
        Need::RangedTalent(value) => word::valued(Particular::said("need-ranged-talent"), *value),
        Need::ItsTalent(value) => word::valued(Particular::said("need-its-talent"), *value),
        Need::Ability(ability) => name(data, ability),
        Need::AnyOf(abilities) => {
            let names = abilities.iter().map(|ability| name(data, ability));
            Particular::List(Joint::Or, names.collect())
        }
    }
}

/// The name of an ability.
pub(super) fn name(data: &Dsa41Data, id: &Id<Ability>) -> Particular {
    let row = data.abilities.get(id);
    Particular::or_none(row.map(|ability| Particular::name(&ability.name)))
}

fn advantage(data: &Dsa41Data, row: &Advantage) -> Particulars {
    let kind = match row.kind {
        AdvantageKind::Advantage => "advantage",
        AdvantageKind::Disadvantage => "disadvantage",
        AdvantageKind::Neither => "neither",
    };
    let rules = row.rules.iter().filter_map(|id| data.registry.rules.get(id));
    let titles = rules.map(|rule| Particular::name(&rule.title));
    Particulars::new(row.id.as_str(), "advantage")
        .with("kind", Particular::Word(kind))
        .with("levels", Particular::yes(row.levels))
        .with("rules", Particular::clauses(titles))
}
