//! A wish for presets and single switches resolved: which modules of a rule system are on.

use std::collections::BTreeMap;

use crate::battle::{ModuleFault, ModuleSet, ModuleWish, WishPart};
use crate::content::{hint, near, propose};

use super::preset::Preset;
use super::registry::{Module, Registry, Switch};

/// The modules that are on, with their variants.
type Switched = BTreeMap<String, Option<String>>;

/// The modules of a preset, with those added and taken away. A variant is written behind an equals sign: `optional:crits=wds`.
///
/// # Errors
///
/// Every part of the wish that cannot be had.
pub(crate) fn resolve(registry: &Registry, wish: &ModuleWish) -> Result<ModuleSet, Vec<ModuleFault>> {
    let mut faults = Vec::new();
    let preset = wish.preset.as_deref().map_or(Ok(Preset::default()), named);
    let mut on = of_preset(registry, *preset.as_ref().unwrap_or(&Preset::Expert));
    if let Err(reason) = preset {
        let part = WishPart::Preset;
        faults.push(ModuleFault { part, reason });
    }
    for name in &wish.on {
        if let Err(reason) = switch_on(registry, name, &mut on) {
            let part = WishPart::On(name.clone());
            faults.push(ModuleFault { part, reason });
        }
    }
    for name in &wish.off {
        if let Err(reason) = switch_off(registry, name, &mut on) {
            let part = WishPart::Off(name.clone());
            faults.push(ModuleFault { part, reason });
        }
    }
    if faults.is_empty() {
        let together = clashes(registry, &on).into_iter().map(|reason| ModuleFault {
            part: WishPart::Whole,
            reason,
        });
        faults.extend(together);
    }
    if faults.is_empty() {
        Ok(ModuleSet(on.into_iter().collect()))
    } else {
        Err(faults)
    }
}

/// The preset of a name, or that there is none.
fn named(name: &str) -> Result<Preset, String> {
    let names = Preset::ALL.map(Preset::name);
    Preset::named(name).ok_or_else(|| {
        format!(
            "there is no preset `{name}`, only {}{}",
            names.join(", "),
            hint(name, names)
        )
    })
}

fn of_preset(registry: &Registry, preset: Preset) -> Switched {
    let mut on = Switched::new();
    for module in registry.modules.values() {
        match module.presets.of(preset) {
            Switch::Off => {}
            Switch::On => drop(on.insert(module.id.as_str().to_owned(), None)),
            Switch::Variant(variant) => drop(on.insert(module.id.as_str().to_owned(), Some(variant.clone()))),
        }
    }
    on
}

fn switch_on(registry: &Registry, name: &str, on: &mut Switched) -> Result<(), String> {
    let (name, variant) = name
        .split_once('=')
        .map_or((name, None), |(name, it)| (name, Some(it)));
    let module = find(registry, name).ok_or_else(|| unknown(registry, name))?;
    on.insert(name.to_owned(), choose(module, variant)?);
    Ok(())
}

fn switch_off(registry: &Registry, name: &str, on: &mut Switched) -> Result<(), String> {
    find(registry, name).ok_or_else(|| unknown(registry, name))?;
    if name == "base" {
        return Err("the module `base` cannot be switched off".to_owned());
    }
    on.remove(name);
    Ok(())
}

/// What of the modules that are on does not go together.
fn clashes(registry: &Registry, on: &Switched) -> Vec<String> {
    let mut found = Vec::new();
    for name in on.keys() {
        let Some(module) = find(registry, name) else {
            continue;
        };
        let missing = module
            .needs
            .iter()
            .filter(|needed| !on.contains_key(needed.as_str()));
        found.extend(missing.map(|needed| format!("`{name}` needs `{needed}`")));
        let clashing = module
            .excludes
            .iter()
            .filter(|other| on.contains_key(other.as_str()));
        found.extend(clashing.map(|other| format!("`{name}` does not go with `{other}`")));
    }
    found
}

fn find<'r>(registry: &'r Registry, name: &str) -> Option<&'r Module> {
    registry
        .modules
        .iter()
        .find(|(id, _)| id.as_str() == name)
        .map(|(_, module)| module)
}

/// Says that there is no such module, and which may have been meant: by the whole name, or by what stands behind its colon.
fn unknown<'r>(registry: &'r Registry, wanted: &str) -> String {
    let known: Vec<&'r str> = registry.modules.keys().map(|id| id.as_str()).collect();
    let mut meant = near(wanted, known.iter().copied());
    if meant.is_empty() {
        let tail = |name: &'r str| name.split_once(':').map_or(name, |(_, tail)| tail);
        let tails = near(wanted, known.iter().map(|name| tail(name)));
        meant = known
            .into_iter()
            .filter(|name| tails.contains(&tail(name)))
            .collect();
    }
    format!("there is no module `{wanted}`{}", propose(&meant))
}

fn choose(module: &Module, variant: Option<&str>) -> Result<Option<String>, String> {
    match variant {
        None => Ok(module.variants.first().cloned()),
        Some(name) if module.variants.iter().any(|known| known == name) => Ok(Some(name.to_owned())),
        Some(name) if module.variants.is_empty() => Err(format!(
            "`{}` has no variants, so `{name}` is none of them",
            module.id
        )),
        Some(name) => Err(format!(
            "`{}` has no variant `{name}`, only {}{}",
            module.id,
            module.variants.join(", "),
            hint(name, module.variants.iter().map(String::as_str))
        )),
    }
}
