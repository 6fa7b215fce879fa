//! Single switches of modules: what a switch takes along, how far the modules are from others, and what a module holds.

use std::collections::BTreeMap;

use super::registry::{Module, ModuleId, Registry, RuleEntry, Switch};
use crate::battle::{ModuleSet, ModuleWish};

/// The part of the rules that a module belongs to, in the order of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// What is always on.
    Base,
    /// What players may choose.
    Optional,
    /// What asks more of the players.
    Expert,
    /// What comes from an older layer of the rules.
    Older,
}

impl Group {
    /// All of them, in the order of a list.
    pub const ALL: [Self; 4] = [Self::Base, Self::Optional, Self::Expert, Self::Older];
}

/// A module that another has taken along.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Along {
    /// The module.
    pub module: ModuleId,
    /// Why.
    pub cause: Cause,
}

/// Why a module was switched along.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// It is on now, as this one needs it.
    NeededBy(ModuleId),
    /// It is off now, as it needs this one.
    Needs(ModuleId),
    /// It is off now, as it does not go with this one.
    Excludes(ModuleId),
}

/// What has come of a switch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turned {
    /// The modules that are on now.
    pub modules: ModuleSet,
    /// What was switched along, in the order in which it happened.
    pub along: Vec<Along>,
}

impl Module {
    /// Whether it is always on.
    pub fn is_fixed(&self) -> bool {
        self.group() == Group::Base
    }

    /// The part of the rules that it belongs to.
    pub fn group(&self) -> Group {
        match self.id.as_str().split_once(':') {
            None => Group::Base,
            Some(_) if self.older => Group::Older,
            Some(("expert", _)) => Group::Expert,
            Some(_) => Group::Optional,
        }
    }

    /// Whether two modules cannot be on together.
    pub fn clashes_with(&self, other: &Self) -> bool {
        self.excludes.contains(&other.id) || other.excludes.contains(&self.id)
    }
}

impl Registry {
    /// The modules of a part of the rules, in the order of their switches.
    pub fn group(&self, group: Group) -> Vec<&Module> {
        let mut modules: Vec<_> = self.modules.values().collect();
        modules.retain(|module| module.group() == group);
        modules.sort_by_key(|module| module.order);
        modules
    }

    /// The rules that a module brings in any of its variants, chapter by chapter.
    pub fn rules_of(&self, module: &ModuleId) -> Vec<&RuleEntry> {
        let mut rules: Vec<_> = self.rules.values().collect();
        rules.retain(|rule| rule.modules.contains(module));
        rules.sort_by_key(|rule| self.chapters.get(&rule.chapter).map(|chapter| chapter.order));
        rules
    }

    /// Switches one module. One that comes on takes along what it needs and puts off what does not go with it; one that goes off
    /// takes along what needs it. What is always on stays on.
    pub fn turn(&self, modules: &ModuleSet, module: &ModuleId, to: &Switch) -> Turned {
        let mut hand = Hand {
            registry: self,
            modules: modules.0.iter().cloned().collect(),
            along: Vec::new(),
        };
        if let Some(module) = self.modules.get(module) {
            match to {
                Switch::Off => hand.put_off(module),
                Switch::On => hand.put_on(module, module.variants.first().cloned()),
                Switch::Variant(variant) => hand.put_on(module, Some(variant.clone())),
            }
        }
        Turned {
            modules: ModuleSet(hand.modules.into_iter().collect()),
            along: hand.along,
        }
    }
}

/// The switches that lead from some modules to others, to be wished for besides what brings the first. It names no preset.
pub fn switches(from: &ModuleSet, to: &ModuleSet) -> ModuleWish {
    let is_new = |entry: &&(String, Option<String>)| !from.0.contains(entry);
    let written = |(name, variant): &(String, Option<String>)| match variant {
        Some(variant) => format!("{name}={variant}"),
        None => name.clone(),
    };
    let is_gone = |(name, _): &&(String, Option<String>)| !to.has(name);
    ModuleWish {
        preset: None,
        on: to.0.iter().filter(is_new).map(written).collect(),
        off: from
            .0
            .iter()
            .filter(is_gone)
            .map(|(name, _)| name.clone())
            .collect(),
    }
}

/// Modules in the hand that switches them.
struct Hand<'r> {
    registry: &'r Registry,
    modules: BTreeMap<String, Option<String>>,
    along: Vec<Along>,
}

impl<'r> Hand<'r> {
    fn put_on(&mut self, module: &'r Module, variant: Option<String>) {
        self.modules.insert(module.id.as_str().to_owned(), variant);
        for other in self.those_on(|other| other.clashes_with(module)) {
            if self.take_away(other, Cause::Excludes(module.id.clone())) {
                self.put_off_with(other);
            }
        }
        let needed = module.needs.iter().filter_map(|id| self.registry.modules.get(id));
        for needed in needed {
            if !self.modules.contains_key(needed.id.as_str()) {
                self.along.push(Along {
                    module: needed.id.clone(),
                    cause: Cause::NeededBy(module.id.clone()),
                });
                self.put_on(needed, needed.variants.first().cloned());
            }
        }
    }

    fn put_off(&mut self, module: &'r Module) {
        if !module.is_fixed() && self.modules.remove(module.id.as_str()).is_some() {
            self.put_off_with(module);
        }
    }

    /// Puts off what needs a module that has gone off.
    fn put_off_with(&mut self, gone: &'r Module) {
        for other in self.those_on(|other| other.needs.contains(&gone.id)) {
            if self.take_away(other, Cause::Needs(gone.id.clone())) {
                self.put_off_with(other);
            }
        }
    }

    /// Whether there was something to take away: the module may have gone with another already.
    fn take_away(&mut self, module: &Module, cause: Cause) -> bool {
        let was_on = !module.is_fixed() && self.modules.remove(module.id.as_str()).is_some();
        if was_on {
            let module = module.id.clone();
            self.along.push(Along { module, cause });
        }
        was_on
    }

    fn those_on(&self, fits: impl Fn(&Module) -> bool) -> Vec<&'r Module> {
        let modules = self.registry.modules.values();
        let is_on = |module: &&Module| self.modules.contains_key(module.id.as_str());
        modules.filter(is_on).filter(|module| fits(module)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Preset, SYSTEMS, registry};

    /// Modules in a row, of which each needs the one before; a rival clashes with the second, and two come from elsewhere.
    const CHAIN: &str = r#"[
        (id: "base", order: 0, NAMES),
        (id: "optional:one", order: 1, variants: ["plain", "rich"], NAMES),
        (id: "optional:two", order: 2, needs: ["optional:one"], NAMES),
        (id: "expert:three", order: 3, needs: ["optional:two"], NAMES),
        (id: "optional:rival", order: 5, excludes: ["optional:two"], NAMES),
        (id: "optional:friend", order: 4, needs: ["optional:rival"], NAMES),
        (id: "optional:old", order: 6, older: true, NAMES),
    ]"#;
    const NAMES: &str = r#"
        name: (en: "n", de: "n", fr: "n"), about: (en: "n", de: "n", fr: "n"),
        presets: (basic: Off, standard: Off, expert: Off), provenance: [House]"#;

    fn chain() -> Registry {
        let modules: Vec<Module> = ron::from_str(&CHAIN.replace("NAMES", NAMES)).unwrap();
        let modules = modules.into_iter().map(|module| (module.id.clone(), module));
        Registry {
            modules: modules.collect(),
            ..Registry::default()
        }
    }

    fn id(name: &str) -> ModuleId {
        ModuleId::new(name).unwrap()
    }

    fn set(names: &[&str]) -> ModuleSet {
        let entry = |name: &&str| match name.split_once('=') {
            Some((name, variant)) => (name.to_owned(), Some(variant.to_owned())),
            None => ((*name).to_owned(), None),
        };
        let mut entries: Vec<_> = names.iter().map(entry).collect();
        entries.sort();
        ModuleSet(entries)
    }

    fn along(name: &str, cause: Cause) -> Along {
        let module = id(name);
        Along { module, cause }
    }

    #[test]
    fn a_module_that_comes_on_takes_along_what_it_needs_and_puts_off_its_rivals_and_theirs() {
        let before = set(&["base", "optional:rival", "optional:friend"]);
        let turned = chain().turn(&before, &id("expert:three"), &Switch::On);
        assert_eq!(
            turned.modules,
            set(&["base", "expert:three", "optional:two", "optional:one=plain"])
        );
        assert_eq!(
            turned.along,
            [
                along("optional:two", Cause::NeededBy(id("expert:three"))),
                along("optional:rival", Cause::Excludes(id("optional:two"))),
                along("optional:friend", Cause::Needs(id("optional:rival"))),
                along("optional:one", Cause::NeededBy(id("optional:two"))),
            ]
        );
    }

    #[test]
    fn a_rival_is_put_off_whichever_of_the_two_names_the_other() {
        // Only the rival says that they clash.
        let before = set(&["base", "optional:one=rich", "optional:two", "expert:three"]);
        let turned = chain().turn(&before, &id("optional:rival"), &Switch::On);
        assert_eq!(
            turned.modules,
            set(&["base", "optional:one=rich", "optional:rival"])
        );
        assert_eq!(
            turned.along,
            [
                along("optional:two", Cause::Excludes(id("optional:rival"))),
                along("expert:three", Cause::Needs(id("optional:two"))),
            ]
        );
    }

    #[test]
    fn a_module_that_goes_off_takes_along_what_needs_it() {
        let before = set(&["base", "optional:one=rich", "optional:two", "expert:three"]);
        let turned = chain().turn(&before, &id("optional:one"), &Switch::Off);
        assert_eq!(turned.modules, set(&["base"]));
        assert_eq!(
            turned.along,
            [
                along("optional:two", Cause::Needs(id("optional:one"))),
                along("expert:three", Cause::Needs(id("optional:two"))),
            ]
        );
        // Another variant of it takes nothing along.
        let plain = Switch::Variant("plain".to_owned());
        let turned = chain().turn(&before, &id("optional:one"), &plain);
        assert!(
            turned
                .modules
                .0
                .contains(&("optional:one".to_owned(), Some("plain".to_owned())))
        );
        assert_eq!((turned.modules.0.len(), turned.along), (4, vec![]));
    }

    #[test]
    fn a_module_comes_on_in_the_variant_that_is_asked_for_or_else_in_the_first() {
        let rich = Switch::Variant("rich".to_owned());
        for before in [set(&["base"]), set(&["base", "optional:one=plain"])] {
            let turned = chain().turn(&before, &id("optional:one"), &rich);
            assert_eq!(turned.modules, set(&["base", "optional:one=rich"]));
        }
        let turned = chain().turn(&set(&["base"]), &id("optional:one"), &Switch::On);
        assert_eq!(turned.modules, set(&["base", "optional:one=plain"]));
    }

    #[test]
    fn the_base_stays_on() {
        let before = set(&["base", "optional:old"]);
        let turned = chain().turn(&before, &id("base"), &Switch::Off);
        assert_eq!((turned.modules, turned.along), (before, vec![]));
    }

    #[test]
    fn modules_are_listed_by_their_parts_in_the_order_of_their_switches() {
        let registry = chain();
        let names = |group| -> Vec<&str> {
            let modules = registry.group(group);
            modules.iter().map(|module| module.id.as_str()).collect()
        };
        assert_eq!(names(Group::Base), ["base"]);
        let optional = [
            "optional:one",
            "optional:two",
            "optional:friend",
            "optional:rival",
        ];
        assert_eq!(names(Group::Optional), optional);
        assert_eq!(names(Group::Expert), ["expert:three"]);
        assert_eq!(names(Group::Older), ["optional:old"]);
    }

    #[test]
    fn the_switches_from_some_modules_to_others_name_what_differs() {
        let from = set(&["base", "optional:one=plain", "optional:rival"]);
        let to = set(&["base", "optional:one=rich", "optional:two"]);
        let wish = switches(&from, &to);
        assert_eq!(wish.on, ["optional:one=rich", "optional:two"]);
        assert_eq!(wish.off, ["optional:rival"]);
        assert_eq!(switches(&from, &from), ModuleWish::default());
    }

    /// From every preset of every rule system each module is switched over: what comes of it goes together, the switches that lead
    /// there say the same, and nothing but the module and what went along has changed.
    #[test]
    fn every_switch_of_every_rule_system_leads_to_modules_that_go_together() {
        let root = crate::content::root();
        for system in SYSTEMS {
            let registry = registry(*system, &root).unwrap();
            for preset in Preset::ALL {
                let wish = ModuleWish {
                    preset: Some(preset.name().to_owned()),
                    ..ModuleWish::default()
                };
                let before = super::super::modules::resolve(&registry, &wish).unwrap();
                for module in registry.modules.values() {
                    let name = module.id.as_str();
                    let is_on = before.has(name);
                    let to = match (is_on, module.variants.last()) {
                        (true, _) => Switch::Off,
                        (false, Some(variant)) => Switch::Variant(variant.clone()),
                        (false, None) => Switch::On,
                    };
                    let turned = registry.turn(&before, &module.id, &to);
                    assert_eq!(turned.modules.has(name), !is_on || module.is_fixed(), "{name}");
                    let wish = ModuleWish {
                        preset: wish.preset.clone(),
                        ..switches(&before, &turned.modules)
                    };
                    let resolved = super::super::modules::resolve(&registry, &wish);
                    assert_eq!(resolved, Ok(turned.modules), "{name} from {preset:?}");
                    let own = usize::from(!module.is_fixed());
                    assert_eq!(wish.on.len() + wish.off.len(), turned.along.len() + own, "{name}");
                }
            }
        }
    }

    #[test]
    fn a_module_holds_its_rules_by_chapters() {
        let root = crate::content::root();
        for system in SYSTEMS {
            let registry = registry(*system, &root).unwrap();
            let mut told = 0;
            for module in registry.modules.values() {
                let rules = registry.rules_of(&module.id);
                let order = |rule: &&RuleEntry| registry.chapters[&rule.chapter].order;
                assert!(rules.is_sorted_by_key(order), "{}", module.id);
                told += rules.len();
            }
            // A rule that several modules bring stands with each of them.
            let named = registry.rules.values().map(|rule| rule.modules.len());
            assert_eq!(told, named.sum::<usize>());
        }
    }
}
