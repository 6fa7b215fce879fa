//! The modules of the fight that is planned: as its preset and its level have them, and as the player has switched them.

use bevy::prelude::*;

use super::plan::Plan;
use crate::battle::{ModuleSet, ModuleWish, Term};
use crate::content::root;
use crate::replay;
use crate::rules::{self, Along, ModuleId, Preset, Registry, Switch};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Modules>();
}

/// The modules of the plan, for as long as nothing else is chosen.
#[derive(Resource, Default)]
pub(super) struct Modules {
    /// The rule system; none until a whole level is chosen.
    pub system: Option<Term>,
    /// All rules and modules of the rule system.
    pub registry: Registry,
    /// Those that are on by the preset alone.
    pub preset: ModuleSet,
    /// Those that are on by the preset and the level.
    pub given: ModuleSet,
    /// Those that are on.
    pub on: ModuleSet,
    /// The level, the rule system and the wish that all of this belongs to.
    looked_up: Option<(usize, Option<Term>, ModuleWish)>,
}

impl Modules {
    /// Lets all be found out anew: the files of the level may have changed.
    pub(super) fn forget(&mut self) {
        self.looked_up = None;
    }

    /// How a module is set now.
    pub(super) fn state(&self, module: &ModuleId) -> Switch {
        state(&self.on, module)
    }

    /// Whether the player has set a module otherwise than preset and level do.
    pub(super) fn is_own(&self, module: &ModuleId) -> bool {
        self.state(module) != state(&self.given, module)
    }

    /// Whether the level sets a module otherwise than the preset does.
    pub(super) fn is_of_level(&self, module: &ModuleId) -> bool {
        state(&self.given, module) != state(&self.preset, module)
    }

    /// How a module is switched on: as preset and level would have it, or else in its first variant.
    pub(super) fn usual(&self, module: &ModuleId) -> Switch {
        let first = || self.registry.modules.get(module)?.variants.first().cloned();
        match state(&self.given, module) {
            Switch::Off => first().map_or(Switch::On, Switch::Variant),
            usual => usual,
        }
    }
}

/// How a module is set among others.
fn state(among: &ModuleSet, module: &ModuleId) -> Switch {
    let entry = among.0.iter().find(|(name, _)| name == module.as_str());
    match entry {
        None => Switch::Off,
        Some((_, None)) => Switch::On,
        Some((_, Some(variant))) => Switch::Variant(variant.clone()),
    }
}

/// Finds the modules out when something else is chosen.
pub(super) fn look_up(world: &mut World) {
    let plan = world.resource::<Plan>();
    let now = Some((plan.chosen, plan.system, plan.wish()));
    if world.resource::<Modules>().looked_up == now {
        return;
    }
    world.resource_scope(|world, mut modules: Mut<Modules>| {
        let system = world.resource::<Plan>().rules();
        let Some(system) = system.filter(|_| world.resource::<Plan>().level().is_some()) else {
            *modules = Modules {
                looked_up: now,
                ..default()
            };
            return;
        };
        if modules.system != Some(system.id()) {
            modules.system = Some(system.id());
            // A rule system whose files are broken has not begun the game.
            modules.registry = rules::registry(system, &root()).unwrap_or_default();
        }
        // A preset that this rule system does not tell from the usual one is the usual one.
        if !modules
            .registry
            .presets()
            .contains(&world.resource::<Plan>().preset)
        {
            world.resource_mut::<Plan>().choose_preset(Preset::default());
        }
        let plan = world.resource::<Plan>();
        let bare = ModuleWish {
            preset: plan.wish().preset,
            ..default()
        };
        let by = |wish: &ModuleWish| {
            let level = plan.level()?;
            replay::modules_of(world, level, system, wish).ok()
        };
        modules.preset = system.modules(world, &bare).unwrap_or_default();
        // What a level asks for may not go with another preset: the fight itself says so when it is begun.
        modules.given = by(&bare).unwrap_or_else(|| modules.preset.clone());
        modules.on = by(&plan.wish()).unwrap_or_else(|| modules.given.clone());
        modules.looked_up = Some((plan.chosen, plan.system, plan.wish()));
    });
}

/// Switches a module, and says what was switched along.
pub(super) fn turn(world: &mut World, module: &ModuleId, to: &Switch) -> Vec<Along> {
    let modules = world.resource::<Modules>();
    let turned = modules.registry.turn(&modules.on, module, to);
    world.resource_mut::<Plan>().own = rules::switches(&modules.given, &turned.modules);
    look_up(world);
    turned.along
}

/// What the preset is called on its button.
pub(super) const fn preset_key(preset: Preset) -> &'static str {
    match preset {
        Preset::Basic => "setup-preset-basic",
        Preset::Standard => "setup-preset-standard",
        Preset::Expert => "setup-preset-expert",
    }
}

/// By which preset the fight is fought, and how many modules are switched besides; none where there are none.
pub(super) fn changes(plan: &Plan) -> Option<Phrase> {
    let count = plan.changes();
    let phrase = Phrase::key("setup-changed").with("preset", preset_key(plan.preset));
    (count > 0).then(|| phrase.with("count", count as i64))
}

/// What a variant of a module is called.
pub(super) fn variant(system: Term, variant: &str) -> Phrase {
    Phrase::key(format!("{system}-variant-{variant}"))
}
