//! The printed results of the data files against what the rules work out (`CMB-01`).

use std::path::Path;

use super::super::data::{Dsa41Data, PrintedOther};
use super::super::module::Modules;
use super::super::{moves, scene::Snapshot};
use super::{of_creature, of_person};
use crate::battle::{Ledger, ModuleSet};
use crate::board::Cell;
use std::sync::Arc;

fn tables() -> Dsa41Data {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/rules/dsa41");
    Dsa41Data::load(&folder).unwrap_or_else(|problems| panic!("{problems}"))
}

fn modules() -> Modules {
    Modules::of(&ModuleSet(vec![("optional:tpkk".to_owned(), None)]))
}

#[test]
fn every_person_comes_out_as_printed() {
    let tables = tables();
    let mut wrong = Vec::new();
    for (id, person) in tables.people.iter() {
        let Some(printed) = &person.printed else { continue };
        let build = of_person(&tables, person, modules());
        let mut compare = |what: &str, worked_out: i16, printed: i16| {
            if worked_out != printed {
                wrong.push(format!("{id}: {what} is {worked_out}, printed {printed}"));
            }
        };
        compare("AT-Basis", build.basis.at, printed.attack_base.into());
        compare("PA-Basis", build.basis.pa, printed.parry_base.into());
        compare("FK-Basis", build.basis.fk, printed.ranged_base.into());
        compare("INI-Basis", build.basis.ini, printed.initiative_base.into());
        compare("LE", build.life, printed.life.into());
        compare("AU", build.endurance.unwrap_or(0), printed.endurance.into());
        let thresholds = build.thresholds.unwrap_or_default();
        let (one, two, three) = printed.wound_thresholds;
        for (worked_out, printed) in thresholds.into_iter().zip([one, two, three]) {
            compare("WS", worked_out, printed.into());
        }
        compare("GS", build.speed, printed.speed.into());
        compare("RS", build.armour.value(), printed.simple.armour.into());
        compare("BE", build.encumbrance.value(), printed.simple.habituated.into());
        compare(
            "AW",
            build.dodge.as_ref().map_or(0, Ledger::value),
            printed.simple.dodge.into(),
        );
        let shared = Arc::new(build.clone());
        let rested = Snapshot::rested(&shared, 1, Cell::default());
        compare("effective GS", moves::speed(&rested), printed.simple.speed.into());
        for (style, printed) in build.styles.iter().zip(&printed.styles) {
            let arm = &style.arms[0];
            compare("AT", arm.attack.value(), printed.simple.attack.into());
            compare(
                "PA",
                arm.parry.as_ref().map_or(0, Ledger::value),
                printed.simple.parry.into(),
            );
            compare("INI", style.initiative.value(), printed.simple.initiative.into());
            compare("dice", arm.dice.into(), printed.points.dice.into());
            compare("TP", arm.plus.value(), printed.points.plus);
            match printed.simple.other {
                Some(PrintedOther::Shield(value) | PrintedOther::ParryWeapon(value)) => {
                    compare(
                        "ward",
                        style.ward.as_ref().map_or(0, |ward| ward.parry.value()),
                        value.into(),
                    );
                }
                Some(PrintedOther::OffHand { attack, parry }) => {
                    compare("AT off hand", style.arms[1].attack.value(), attack.into());
                    let value = style.arms[1].parry.as_ref().map_or(0, Ledger::value);
                    compare("PA off hand", value, parry.into());
                }
                None => {}
            }
        }
        if let (Some(unarmed), Some(arm)) = (
            printed.unarmed,
            build.styles.first().and_then(|it| it.arms.last()),
        ) {
            compare("AT unarmed", arm.attack.value(), unarmed.attack.into());
            compare(
                "PA unarmed",
                arm.parry.as_ref().map_or(0, Ledger::value),
                unarmed.parry.into(),
            );
            compare("TP unarmed", arm.plus.value(), unarmed.points.plus);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_creature_keeps_its_printed_values() {
    let tables = tables();
    let (_, ogre) = tables
        .creatures
        .iter()
        .find(|(id, _)| id.as_str() == "OPP-08")
        .unwrap();
    let build = of_creature(ogre);
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
