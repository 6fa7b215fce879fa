//! Who has what: heroes, opponents and mounts, for the pages of weapons, armour, feats, metamagic, spells and mounts.

use crate::battle::Bearer;
use crate::rules::Id;
use crate::rules::d20::data::{Creature, D20Data, FeatEffect};

/// All heroes, opponents and mounts.
pub(in crate::rules::d20) fn bearers(data: &D20Data) -> Vec<Bearer> {
    let tables = [&data.heroes, &data.opponents, &data.mounts];
    let rows = tables.into_iter().flat_map(|table| table.values());
    rows.map(|row| bearer(data, row)).collect()
}

fn bearer(data: &D20Data, row: &Creature) -> Bearer {
    let weapons = row.attacks.iter().map(|attack| attack.weapon.as_str());
    let armour = row.armour.iter().map(|worn| worn.piece.as_str());
    let feats = row.feats.iter().map(|held| held.feat.as_str());
    // A feat of metamagic leads to the page of what it does as well.
    let held = feats.clone().filter_map(|feat| data.feats.get(feat));
    let metamagic = held
        .flat_map(|feat| &feat.effects)
        .filter_map(|effect| match effect {
            FeatEffect::Metamagic(metamagic) => Some(metamagic.as_str()),
            _ => None,
        });
    let spells = row.spells.iter();
    let spells = spells.flat_map(|known| known.prepared.iter().chain(&known.spontaneous).map(Id::as_str));
    let mount = row.mount.iter().map(Id::as_str);
    let has = weapons
        .chain(armour)
        .chain(feats)
        .chain(metamagic)
        .chain(spells)
        .chain(mount);
    Bearer::new(row.id.as_str(), &row.name, has.map(str::to_owned))
}
