//! The registry of rules and modules: every id is there, with the module that the rules give it.

use std::path::Path;

use klingentanz::rules::dsa41::data::*;
use klingentanz::rules::{Module, Provenance, Registry, RuleState, SYSTEMS, Switch};

fn data() -> Dsa41Data {
    Dsa41Data::load(Path::new("assets/rules/dsa41")).unwrap_or_else(|problems| panic!("{problems}"))
}

#[test]
fn the_registry_knows_every_rule_with_its_module() {
    let registry = data().registry;
    let modules = |id: &str| {
        registry.rules[id]
            .modules
            .iter()
            .map(|id| id.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    };
    for (id, expected) in [
        ("CNV-01", "base"),
        ("DMG-04", "optional:tpkk"),
        // Inherited from the entry before in the chapter.
        ("WND-92", "optional:legacy-serious-wounds"),
        ("FUM-05", "optional:fumbles"),
        // Inherited from the heading of the chapter.
        ("DK-09", "optional:dk"),
        ("MRL-03", "optional:morale"),
        ("MNT-09", "expert:mounted"),
        // Every entry of the chapter is base unless it names a module.
        ("BRD-06", "base"),
        ("BRD-05", "optional:facing"),
        ("BRK-01", "optional:fumbles expert:breakage"),
        ("ACT-23", "base"),
        ("SF-WAFFENMEISTER", "optional:weapon-master"),
        ("WPN-LONGSWORD", "base"),
        ("OPP-18", "base"),
    ] {
        assert_eq!(modules(id), expected, "{id}");
    }
    assert_eq!(registry.rules["CRT-02"].variant.as_deref(), Some("source"));
    assert_eq!(
        registry.rules["SIT-20"].provenance,
        [Provenance::Source, Provenance::Published]
    );
    assert_eq!(registry.rules["DK-09"].provenance, [Provenance::House]);
    assert!(registry.rules["INI-90"].older);
    assert_eq!(registry.rules["ATK-01"].title.fr, "Attaque");
}

#[test]
fn a_rule_of_a_module_that_is_not_played_is_at_most_partly_built() {
    for system in SYSTEMS {
        let registry = Registry::load(&Path::new("assets/rules").join(system.id().0)).unwrap();
        for rule in registry.rules.values() {
            let is_played = rule.modules.iter().all(|module| system.is_built(module.as_str()));
            assert!(is_played || rule.state == RuleState::Partly, "{}", rule.id);
        }
    }
}

#[test]
fn every_row_of_the_tables_is_a_rule_of_its_own() {
    let data = data();
    let combat = data
        .talents
        .values()
        .filter(|talent| matches!(talent.purpose, TalentUse::Combat { .. }));
    let mut ids: Vec<_> = combat.map(|talent| talent.id.to_string()).collect();
    ids.extend(data.weapons.keys().map(ToString::to_string));
    ids.extend(data.lances.keys().map(ToString::to_string));
    ids.extend(data.shields.keys().map(ToString::to_string));
    ids.extend(data.ranged.keys().map(ToString::to_string));
    ids.extend(data.armour.keys().map(ToString::to_string));
    ids.extend(data.abilities.keys().map(ToString::to_string));
    ids.extend(data.advantages.keys().map(ToString::to_string));
    ids.extend(data.people.keys().map(ToString::to_string));
    ids.extend(data.creatures.keys().map(ToString::to_string));
    for id in ids {
        assert!(data.registry.rules.contains_key(id.as_str()), "{id}");
    }
}

/// Each module in the presets Basic, Standard and Expert, as the table of modules says; a variant where one is named.
const PRESETS: &str = "\
base on on on
optional:tpkk on on on
optional:tpkk-low off off on
optional:crits off source source
optional:fumbles off source source
optional:low-le off on on
optional:permanent-le off off on
optional:ignore-incapacity off on on
optional:convert off on on
optional:dk off on on
optional:outnumber off on on
optional:passierschlag off on on
optional:facing off on on
optional:manoeuvres-basic on on on
optional:manoeuvres off on on
expert:manoeuvres off off on
optional:foreign-weapon off off on
optional:zones off off on
optional:suppress-wounds off on on
optional:surprise on on on
optional:morale on on on
optional:ranged-announce off on on
optional:aiming off on on
expert:endurance off off on
expert:breakage off off on
expert:unarmed-manoeuvres off off on
expert:mounted off off off
optional:pain off off off
optional:assassination off off off
optional:oil off off off
optional:poison off off off
optional:weapon-master off off off
optional:legacy-ini-each-round off off off
optional:legacy-serious-wounds off off off
optional:legacy-split-cap off off off
optional:legacy-head-trauma off off off";

#[test]
fn presets_switch_the_modules_as_the_table_says() {
    let registry = data().registry;
    let word = |switch: &Switch| match switch {
        Switch::Off => "off".to_owned(),
        Switch::On => "on".to_owned(),
        Switch::Variant(variant) => variant.clone(),
    };
    let row = |module: &Module| {
        let presets = [
            &module.presets.basic,
            &module.presets.standard,
            &module.presets.expert,
        ];
        format!("{} {}", module.id, presets.map(word).join(" "))
    };
    let mut told: Vec<String> = registry.modules.values().map(row).collect();
    let mut golden: Vec<&str> = PRESETS.lines().collect();
    told.sort_unstable();
    golden.sort_unstable();
    assert_eq!(told, golden);
    assert_eq!(
        registry.modules["optional:legacy-serious-wounds"].excludes[0].as_str(),
        "optional:zones"
    );
}

#[test]
fn the_board_has_a_registry_of_its_own() {
    let board =
        Registry::load_board(Path::new("assets/rules")).unwrap_or_else(|problems| panic!("{problems}"));
    assert_eq!(board.rules.len(), 194);
    assert_eq!(board.rules["BD-PF-08"].title.de, "Sichtlinie");
}
