//! The registry of rules and modules: every id is there, with the module that the rules give it.

use std::path::Path;

use klingentanz::rules::dsa41::data::*;
use klingentanz::rules::{Provenance, Registry, RuleState, SYSTEMS, Switch};

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

#[test]
fn presets_switch_the_modules_as_the_table_says() {
    let registry = data().registry;
    assert_eq!(registry.modules.len(), 36);
    let source = Switch::Variant("source".into());
    for (id, basic, standard, expert) in [
        ("base", Switch::On, Switch::On, Switch::On),
        ("optional:tpkk", Switch::On, Switch::On, Switch::On),
        ("optional:tpkk-low", Switch::Off, Switch::Off, Switch::On),
        ("optional:crits", Switch::Off, source.clone(), source),
        ("optional:dk", Switch::Off, Switch::On, Switch::On),
        ("optional:zones", Switch::Off, Switch::Off, Switch::On),
        ("optional:aiming", Switch::Off, Switch::On, Switch::On),
        ("expert:mounted", Switch::Off, Switch::Off, Switch::Off),
    ] {
        let presets = &registry.modules[id].presets;
        assert_eq!(
            (&presets.basic, &presets.standard, &presets.expert),
            (&basic, &standard, &expert),
            "{id}"
        );
    }
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
