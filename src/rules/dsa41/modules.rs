//! Presets and single switches: which modules are on.

use std::collections::BTreeMap;

use crate::battle::{ModuleSet, ModuleWish};
use crate::rules::{Module, Registry, Switch};

/// The preset of those who name none.
const DEFAULT_PRESET: &str = "Standard";

/// The modules of a preset, with those added and taken away. A variant is written behind a colon: `optional:crits=wds`.
pub(super) fn resolve(registry: &Registry, wish: &ModuleWish) -> Result<ModuleSet, Vec<String>> {
    let mut faults = Vec::new();
    let preset = wish.preset.as_deref().unwrap_or(DEFAULT_PRESET);
    let mut on: BTreeMap<String, Option<String>> = BTreeMap::new();
    if !["Basic", "Standard", "Expert"].contains(&preset) {
        faults.push(format!(
            "there is no preset `{preset}`, only Basic, Standard and Expert"
        ));
    }
    for (_, module) in registry.modules.iter() {
        let switch = match preset {
            "Basic" => &module.presets.basic,
            "Standard" => &module.presets.standard,
            _ => &module.presets.expert,
        };
        match switch {
            Switch::Off => {}
            Switch::On => drop(on.insert(module.id.as_str().to_owned(), None)),
            Switch::Variant(variant) => drop(on.insert(module.id.as_str().to_owned(), Some(variant.clone()))),
        }
    }
    for name in &wish.on {
        let (name, variant) = name
            .split_once('=')
            .map_or((name.as_str(), None), |(name, it)| (name, Some(it)));
        match find(registry, name) {
            None => faults.push(format!("there is no module `{name}`")),
            Some(module) => match choose(module, variant) {
                Ok(variant) => drop(on.insert(name.to_owned(), variant)),
                Err(fault) => faults.push(fault),
            },
        }
    }
    for name in &wish.off {
        match find(registry, name) {
            None => faults.push(format!("there is no module `{name}`")),
            Some(_) if name == "base" => faults.push("the module `base` cannot be switched off".to_owned()),
            Some(_) => drop(on.remove(name)),
        }
    }
    for name in on.keys() {
        let Some(module) = find(registry, name) else {
            continue;
        };
        let missing = module
            .needs
            .iter()
            .filter(|needed| !on.contains_key(needed.as_str()));
        faults.extend(missing.map(|needed| format!("`{name}` needs `{needed}`")));
        let clashing = module
            .excludes
            .iter()
            .filter(|other| on.contains_key(other.as_str()));
        faults.extend(clashing.map(|other| format!("`{name}` does not go with `{other}`")));
    }
    if faults.is_empty() {
        Ok(ModuleSet(on.into_iter().collect()))
    } else {
        Err(faults)
    }
}

fn find<'r>(registry: &'r Registry, name: &str) -> Option<&'r Module> {
    registry
        .modules
        .iter()
        .find(|(id, _)| id.as_str() == name)
        .map(|(_, module)| module)
}

fn choose(module: &Module, variant: Option<&str>) -> Result<Option<String>, String> {
    match variant {
        None => Ok(module.variants.first().cloned()),
        Some(name) if module.variants.iter().any(|known| known == name) => Ok(Some(name.to_owned())),
        Some(name) => Err(format!("`{}` has no variant `{name}`", module.id)),
    }
}
