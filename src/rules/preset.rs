//! Presets: ready choices of modules that every rule system has, each with its own.

use schemars::JsonSchema;

use super::registry::{Module, Presets, Registry, Switch};

/// A ready choice of modules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, JsonSchema)]
pub enum Preset {
    /// The least.
    Basic,
    /// The usual, which whoever names none has.
    #[default]
    Standard,
    /// The most.
    Expert,
}

impl Preset {
    /// All of them, from the least to the most.
    pub const ALL: [Self; 3] = [Self::Basic, Self::Standard, Self::Expert];

    /// Its name in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Basic => "Basic",
            Self::Standard => "Standard",
            Self::Expert => "Expert",
        }
    }

    /// The preset of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.name() == name)
    }
}

impl Presets {
    /// How a preset sets the module.
    pub const fn of(&self, preset: Preset) -> &Switch {
        match preset {
            Preset::Basic => &self.basic,
            Preset::Standard => &self.standard,
            Preset::Expert => &self.expert,
        }
    }
}

impl Registry {
    /// The presets that a player of these rules can tell apart: the usual one, and those that set some module otherwise.
    pub fn presets(&self) -> Vec<Preset> {
        let differs = |preset: &Preset| {
            let usual = Preset::default();
            let mut modules = self.modules.values().map(|module| &module.presets);
            *preset == usual || modules.any(|presets| presets.of(*preset) != presets.of(usual))
        };
        Preset::ALL.into_iter().filter(differs).collect()
    }

    /// The modules that a preset switches on, in the order of their switches.
    pub fn modules_of(&self, preset: Preset) -> Vec<&Module> {
        let is_on = |module: &&Module| module.presets.of(preset).is_on();
        let mut modules: Vec<_> = self.modules.values().filter(is_on).collect();
        modules.sort_by_key(|module| module.order);
        modules
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::SYSTEMS;

    #[test]
    fn a_preset_that_sets_nothing_otherwise_is_not_shown() {
        let root = crate::content::root();
        let mut registry = Registry::load(&root.join("assets/rules").join(SYSTEMS[0].id().0)).unwrap();
        assert_eq!(registry.presets(), Preset::ALL);
        let all = registry.modules_of(Preset::Expert).len();
        assert!(registry.modules_of(Preset::Basic).len() < all);
        registry.modules = Default::default();
        assert_eq!(registry.presets(), [Preset::Standard]);
    }
}
