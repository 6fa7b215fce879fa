//! Who has what: heroes, opponents and mounts, for the pages of weapons, armour, feats and spells.

use crate::battle::Bearer;
use crate::rules::Id;
use crate::rules::d20::data::{Creature, D20Data};

/// All heroes, then all opponents, then all mounts.
pub(in crate::rules::d20) fn bearers(data: &D20Data) -> Vec<Bearer> {
    let all = data.heroes.values().chain(data.opponents.values());
    all.chain(data.mounts.values()).map(creature).collect()
}

fn creature(row: &Creature) -> Bearer {
    let weapons = row.attacks.iter().map(|attack| attack.weapon.as_str());
    let worn = row.armour.iter().map(|worn| worn.piece.as_str());
    let feats = row.feats.iter().map(|held| held.feat.as_str());
    let known = row.spells.iter();
    let spells = known.flat_map(|known| known.prepared.iter().chain(&known.spontaneous));
    let mount = row.mount.iter().map(Id::as_str);
    let gear = weapons.chain(worn).chain(mount);
    let has = gear.chain(feats).chain(spells.map(Id::as_str));
    Bearer::new(row.id.as_str(), &row.name, has.map(str::to_owned))
}
