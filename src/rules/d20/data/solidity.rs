//! What things that are held bear when somebody strikes at them.

use serde::Deserialize;

use super::{Armour, ArmourKind, Handling, Weapon};
use crate::battle::WeaponShape;
use crate::rules::Fault;
use crate::rules::table::within;

/// What a thing bears when somebody strikes at it.
///
/// Rule: `D20-ACT-T14`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solidity {
    /// Points of each blow that leave no trace.
    pub hardness: i16,
    /// Points that break it.
    pub hit_points: i16,
}

/// A bow, a crossbow, a sling.
const PROJECTILE: Solidity = Solidity::new(5, 5);

impl Solidity {
    const fn new(hardness: i16, hit_points: i16) -> Self {
        Self { hardness, hit_points }
    }

    pub(super) fn faults(self, faults: &mut Vec<Fault>) {
        within(faults, "the hardness", self.hardness, 0, 50);
        within(faults, "the hit points of the thing", self.hit_points, 1, 500);
    }
}

impl Weapon {
    /// What it bears: as its row says, else as a weapon of its kind does, a blade or one with a wooden haft.
    ///
    /// Rule: `D20-ACT-T14`.
    pub fn solidity(&self) -> Solidity {
        let is_blade = matches!(
            self.silhouette,
            WeaponShape::Sword
                | WeaponShape::Sabre
                | WeaponShape::Rapier
                | WeaponShape::Greatsword
                | WeaponShape::Dagger
                | WeaponShape::Disc
        );
        let hardness = if is_blade { 10 } else { 5 };
        self.solidity.unwrap_or(match self.handling {
            _ if self.is_shot() => PROJECTILE,
            Handling::Light => Solidity::new(hardness, 2),
            Handling::OneHanded | Handling::Ranged => Solidity::new(hardness, 5),
            Handling::TwoHanded => Solidity::new(hardness, 10),
        })
    }
}

impl Armour {
    /// What it bears: as its row says, else as a shield of its kind does, which is of wood. Nobody strikes at what is worn.
    ///
    /// Rule: `D20-ACT-T14`.
    pub fn solidity(&self) -> Solidity {
        self.solidity.unwrap_or(match self.kind {
            ArmourKind::Light | ArmourKind::Medium | ArmourKind::Heavy => Solidity::default(),
            ArmourKind::Buckler => Solidity::new(10, 5),
            ArmourKind::Shield if self.bonus < 2 => Solidity::new(5, 7),
            ArmourKind::Shield => Solidity::new(5, 15),
            ArmourKind::TowerShield => Solidity::new(5, 20),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::sheet::test::tables;
    use super::super::Record;
    use super::*;

    #[test]
    fn what_no_row_says_follows_from_the_kind_of_thing() {
        let tables = tables();
        let weapon = |id: &str| {
            let row = tables.weapons.get(id).unwrap().clone();
            let bare = Weapon {
                solidity: None,
                ..row
            };
            (bare.solidity().hardness, bare.solidity().hit_points)
        };
        // Short sword, longsword, greatsword; handaxe, battleaxe, greataxe; longbow, javelin.
        let ids = ["16", "19", "29", "15", "17", "27", "34", "13"];
        let told = ids.map(|id| weapon(&format!("D20-WPN-{id}")));
        assert_eq!(
            told,
            [
                (10, 2),
                (10, 5),
                (10, 10),
                (5, 2),
                (5, 5),
                (5, 10),
                (5, 5),
                (5, 5)
            ]
        );
        let shield = |id: &str| {
            let row = tables.armour.get(id).unwrap().clone();
            let bare = Armour {
                solidity: None,
                ..row
            };
            (bare.solidity().hardness, bare.solidity().hit_points)
        };
        // Buckler, light and heavy wooden shield, tower shield.
        let told = ["01", "02", "04", "06"].map(|id| shield(&format!("D20-SHD-{id}")));
        assert_eq!(told, [(10, 5), (5, 7), (5, 15), (5, 20)]);
    }

    #[test]
    fn only_shields_are_said_to_bear_blows_and_within_bounds() {
        let tables = tables();
        let faults = |id: &str, solidity| {
            let row = tables.armour.get(id).unwrap().clone();
            let said = Armour {
                solidity: Some(solidity),
                ..row
            };
            said.faults(&tables).len()
        };
        assert_eq!(faults("D20-SHD-01", Solidity::new(10, 5)), 0);
        assert_eq!(faults("D20-SHD-01", Solidity::new(51, 0)), 2);
        assert_eq!(faults("D20-ARM-01", Solidity::new(10, 5)), 1);
        let sword = tables.weapons.get("D20-WPN-19").unwrap().clone();
        let brittle = Weapon {
            solidity: Some(Solidity::new(-1, 5)),
            ..sword
        };
        assert_eq!(brittle.faults(&tables).len(), 1);
    }
}
