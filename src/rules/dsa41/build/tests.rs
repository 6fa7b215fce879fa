//! Fighters of the data files as the rules make them.

use std::path::Path;

use super::super::data::Dsa41Data;
use super::super::module::Modules;
use super::of_creature;
use crate::battle::Ledger;

fn tables() -> Dsa41Data {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/rules/dsa41");
    Dsa41Data::load(&folder).unwrap_or_else(|problems| panic!("{problems}"))
}

#[test]
fn a_creature_keeps_its_printed_values() {
    let tables = tables();
    let (_, ogre) = tables
        .creatures
        .iter()
        .find(|(id, _)| id.as_str() == "OPP-08")
        .unwrap();
    let build = of_creature(&tables, ogre, Modules::default());
    let arm = &build.styles[0].arms[0];
    // Ogre: tree club AT 12, 3W6+4, class S reaches 2; PA 6, LE 55, RS 3, wounds above 10, 20, 30.
    assert_eq!(
        (arm.attack.value(), arm.dice, arm.plus.value(), arm.reach),
        (12, 3, 4, 2)
    );
    assert_eq!(arm.parry.as_ref().map(Ledger::value), Some(6));
    assert_eq!(
        (build.life, build.armour.value(), build.thresholds),
        (55, 3, Some([10, 20, 30]))
    );
}
