//! The rows of the fixed modifiers of attack rolls and armour class.

use crate::content::{Particular, Particulars};
use crate::rules::d20::armour_class;
use crate::rules::d20::data::{Circumstance, D20Data, DexterityKept, Modifier, Situation};

use super::word;

pub(super) fn rows(data: &D20Data) -> Vec<Particulars> {
    data.situations.values().map(|row| situation(data, row)).collect()
}

fn situation(data: &D20Data, row: &Situation) -> Particulars {
    let on = match row.on {
        Circumstance::Attacker => "attacker",
        Circumstance::Defender => "defender",
    };
    let dexterity = match row.dexterity {
        DexterityKept::Kept => "kept",
        DexterityKept::Lost => "lost",
        DexterityKept::Zero => "zero",
    };
    let unless = row
        .unless_target
        .map(|state| Particular::said("trait-unless").with("state", word::state(data, state)));
    let random = row.random_target.then(|| Particular::said("trait-random"));
    let names = row
        .replaces
        .iter()
        .map(|other| word::name(&data.situations, other, |row| &row.name));
    let replaces = (!row.replaces.is_empty())
        .then(|| Particular::said("trait-replaces").with("names", Particular::list(names)));
    let traits = unless.into_iter().chain(random).chain(replaces);
    Particulars::new(row.id.as_str(), "situation")
        .with("on", Particular::Word(on))
        .with("melee", modifier(row.melee))
        .with("ranged", modifier(row.ranged))
        .with("dexterity", Particular::Word(dexterity))
        .with("zero", Particular::signed(armour_class::HELPLESS))
        .with("traits", Particular::clauses(traits))
}

/// Points, or the words `impossible` and `none`.
pub(super) fn modifier(modifier: Modifier) -> Particular {
    match modifier {
        Modifier::Points(points) => Particular::signed(points),
        Modifier::Impossible => Particular::Word("impossible"),
        Modifier::Nothing => Particular::NONE,
    }
}
