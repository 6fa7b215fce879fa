//! Who has what: the people of the table, for the pages of weapons, armour and magic.

use crate::battle::Bearer;
use crate::rules::Id;
use crate::rules::pool::data::{Person, PoolData};
use crate::rules::pool::rule;

/// All people.
pub(in crate::rules::pool) fn bearers(data: &PoolData) -> Vec<Bearer> {
    data.people.values().map(person).collect()
}

fn person(row: &Person) -> Bearer {
    let weapons = row.weapons.iter().map(Id::as_str);
    let armour = row.armour.iter().map(Id::as_str);
    // The magic abilities share a page.
    let magic = (!row.powers.is_empty()).then_some(rule::PL_MAG_02.0);
    let has = weapons.chain(armour).chain(magic).map(str::to_owned);
    Bearer::new(row.id.as_str(), &row.name, has)
}
