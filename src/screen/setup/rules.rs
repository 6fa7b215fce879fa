//! By which rules the fight is fought: the presets of the rule system, and the modules that are on.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::ui_widgets::observe;

use super::modules::{Modules, changes, preset_key, variant};
use super::plan::Plan;
use super::single;
use super::terms::{Pick, breaking};
use crate::battle::{ModuleSet, Term};
use crate::input::Action;
use crate::rules::{self, Module, Switch};
use crate::ui::key_name::KeyWords;
use crate::ui::widget::{Tooltip, aside, button, column, option_button, remark, scroll_area, text};
use crate::view::say::Say;
use crate::view::terms::Terms;
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (list_presets, list_modules, tell_changes));
}

/// What the button of the single switches does, and its key.
const HINT: KeyWords = KeyWords::new("setup-single-hint", &[("key", &[Action::SingleRules])]);

/// The presets of the rule system.
#[derive(Component)]
struct Presets;

/// The modules that are on.
#[derive(Component)]
struct Listed;

/// The line that says how many modules the player has switched himself.
#[derive(Component)]
struct Changes;

pub(super) fn frame(terms: &mut ChildSpawnerCommands) {
    terms.spawn((breaking(), Presets));
    // The button stands below the first preset, where the way down leads.
    terms.spawn(breaking()).with_children(|line| {
        let hint = (Tooltip(Phrase::plain("")), HINT);
        line.spawn((button("setup-single"), hint, observe(single::open)));
        let words = Node {
            flex_shrink: 1.0,
            min_width: px(0),
            ..default()
        };
        let letters = Letters::new(Face::Strong, size::SMALL);
        line.spawn(words)
            .with_child((text("setup-modules", letters), Changes));
    });
    let pane = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_height: px(40),
        ..column(0.0)
    };
    terms.spawn(pane).with_children(|pane| {
        pane.spawn((scroll_area(1.0), Listed));
    });
}

/// Lists the presets that the rule system tells apart.
fn list_presets(
    modules: Res<Modules>,
    presets: Query<(Entity, Ref<Presets>)>,
    mut shown: Local<Option<Term>>,
    mut commands: Commands,
) {
    let Ok((presets, mark)) = presets.single() else {
        return;
    };
    if !mark.is_added() && *shown == modules.system {
        return;
    }
    *shown = modules.system;
    commands.entity(presets).despawn_children().with_children(|line| {
        for preset in modules
            .system
            .map_or_else(Vec::new, |_| modules.registry.presets())
        {
            line.spawn((option_button(preset_key(preset)), Pick::Preset(preset)));
        }
    });
}

/// Lists the modules that are on and those that the player has put off, and says of those that are not built yet that nobody
/// need wait for them.
fn list_modules(
    modules: Res<Modules>,
    lists: Query<(Entity, Ref<Listed>)>,
    mut shown: Local<Option<(Term, [ModuleSet; 2])>>,
    mut commands: Commands,
) {
    let (Ok((list, mark)), Some(id)) = (lists.single(), modules.system) else {
        return;
    };
    let now = Some((id, [modules.given.clone(), modules.on.clone()]));
    if !mark.is_added() && *shown == now {
        return;
    }
    *shown = now;
    let system = rules::system(id.0);
    let is_built = |module: &&Module| system.is_some_and(|system| system.is_built(module.id.as_str()));
    let mut all: Vec<&Module> = modules.registry.modules.values().collect();
    all.retain(|module| modules.state(&module.id).is_on() || modules.is_own(&module.id));
    all.sort_by_key(|module| module.order);
    let (built, missing): (Vec<_>, Vec<_>) = all.into_iter().partition(is_built);
    commands.entity(list).despawn_children().with_children(|list| {
        for module in &built {
            let ink = if modules.is_own(&module.id) {
                colour::INK
            } else {
                colour::SOFT_INK
            };
            let letters = Letters::new(Face::Text, size::SMALL).in_ink(ink);
            list.spawn((text(line(id, &modules, module), letters), Terms::default()));
        }
        if !missing.is_empty() {
            let letters = Letters::new(Face::Strong, size::SMALL).in_ink(colour::WARNING_INK);
            list.spawn(text("setup-gaps", letters));
        }
        for module in &missing {
            list.spawn(aside(line(id, &modules, module)));
        }
        if built.is_empty() && missing.is_empty() {
            list.spawn(remark("setup-no-modules"));
        }
    });
}

/// The line of a module: a dot, or the sign of what the player has done to it.
fn line(system: Term, modules: &Modules, module: &Module) -> Phrase {
    let name = Phrase::Words(Arc::new(module.name.clone()));
    let state = modules.state(&module.id);
    let mut row = match (modules.is_own(&module.id), &state) {
        (false, _) => vec![Phrase::plain("· "), name],
        (true, Switch::Off) => vec![Phrase::plain("− "), name],
        (true, _) => vec![Phrase::plain("+ "), name],
    };
    if let (true, Switch::Variant(name)) = (modules.is_own(&module.id), state) {
        row.extend([Phrase::plain(", "), variant(system, &name)]);
    }
    Phrase::Row(row)
}

/// Says how many modules the player has switched himself.
fn tell_changes(plan: Res<Plan>, mut lines: Query<&mut Say, With<Changes>>) {
    for mut said in &mut lines {
        let phrase = changes(&plan).unwrap_or_else(|| "setup-modules".into());
        said.set_if_neq(Say(phrase));
    }
}
