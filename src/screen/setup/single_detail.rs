//! What is told beside the single switches about the module that is looked at: what it does, how the presets set it, what it goes
//! with, and its rules.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::Activate;

use super::modules::{Modules, preset_key, variant};
use super::single::{Looking, name, set};
use crate::battle::{RuleId, Term};
use crate::rules::{Module, ModuleId, RuleEntry, Switch};
use crate::screen::card;
use crate::ui::battle_codex::{RuleLink, rule_button};
use crate::ui::widget::{column, heading, option_button, prose, remark, row, set_checked, spacer, text};
use crate::view::theme::{Face, Letters, size};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (show, mark_variants))
        .add_observer(choose);
}

/// A module with more rules than this tells of their chapters alone.
const MANY: usize = 100;

/// The pane.
#[derive(Component)]
struct Detail;

/// A variant of a module to choose.
#[derive(Component)]
struct Variant(ModuleId, String);

pub(super) fn frame(body: &mut ChildSpawnerCommands) {
    card::page(body, Detail);
}

/// Fills the pane when another module is looked at.
fn show(
    modules: Res<Modules>,
    looking: Res<Looking>,
    mut panes: Query<(Entity, Ref<Detail>, &mut ScrollPosition)>,
    mut shown: Local<Option<ModuleId>>,
    mut commands: Commands,
) {
    let Ok((pane, mark, mut position)) = panes.single_mut() else {
        return;
    };
    if !mark.is_added() && *shown == looking.at {
        return;
    }
    shown.clone_from(&looking.at);
    position.y = 0.0;
    let module = looking.at.as_ref();
    let module = module.and_then(|module| modules.registry.modules.get(module));
    commands.entity(pane).despawn_children().with_children(|pane| {
        if let (Some(module), Some(system)) = (module, modules.system) {
            describe(pane, (system, &modules), module);
            list_rules(pane, &modules, module);
        }
    });
}

/// What a module does, how the presets set it and what it goes with.
fn describe(pane: &mut ChildSpawnerCommands, (system, modules): (Term, &Modules), module: &Module) {
    pane.spawn(heading(Phrase::Words(Arc::new(module.name.clone()))));
    pane.spawn(prose(Phrase::Words(Arc::new(module.about.clone()))));
    if !module.variants.is_empty() {
        let line = Node {
            flex_wrap: FlexWrap::Wrap,
            row_gap: px(6),
            ..row(6.0)
        };
        pane.spawn(line).with_children(|line| {
            for one in &module.variants {
                let choice = Variant(module.id.clone(), one.clone());
                line.spawn((option_button(variant(system, one)), choice));
            }
        });
    }
    let presets = modules.registry.presets().into_iter().map(|preset| {
        let state = match module.presets.of(preset) {
            Switch::Off => "single-off".into(),
            Switch::On => "single-on".into(),
            Switch::Variant(name) => variant(system, name),
        };
        let phrase = Phrase::key("single-preset").with("preset", preset_key(preset));
        phrase.with("state", state)
    });
    pane.spawn(remark(Phrase::list(presets, " · ")));
    let all = || modules.registry.modules.values();
    let needing = all().filter(|other| other.needs.contains(&module.id));
    let rivals = all().filter(|other| other.clashes_with(module));
    for (key, others) in [
        ("single-about-needs", module.needs.iter().collect::<Vec<_>>()),
        ("single-about-needed", needing.map(|other| &other.id).collect()),
        ("single-about-excludes", rivals.map(|other| &other.id).collect()),
    ] {
        if !others.is_empty() {
            let names = others.into_iter().map(|other| name(modules, other));
            pane.spawn(remark(
                Phrase::key(key).with("modules", Phrase::list(names, ", ")),
            ));
        }
    }
}

/// The rules that come with a module, and those that are off while it is on.
fn list_rules(pane: &mut ChildSpawnerCommands, modules: &Modules, module: &Module) {
    let rules = modules.registry.rules_of(&module.id);
    let count = Phrase::key("single-rules").with("count", rules.len() as i64);
    pane.spawn(text(count, Letters::new(Face::Strong, size::SMALL)));
    if rules.len() > MANY {
        pane.spawn(remark(chapters(modules, &rules)));
    } else {
        list(pane, &rules);
    }
    let replaced = module.replaces.iter();
    let replaced: Vec<_> = replaced
        .filter_map(|rule| modules.registry.rules.get(rule))
        .collect();
    if !replaced.is_empty() {
        pane.spawn(text("single-replaces", Letters::new(Face::Strong, size::SMALL)));
        list(pane, &replaced);
    }
}

/// The chapters of some rules, each with their number, in the order of the codex.
fn chapters(modules: &Modules, rules: &[&RuleEntry]) -> Phrase {
    let mut counts: BTreeMap<u16, (&RuleEntry, i64)> = BTreeMap::new();
    for rule in rules {
        let order = modules.registry.chapters.get(&rule.chapter);
        let order = order.map_or(u16::MAX, |chapter| chapter.order);
        counts.entry(order).or_insert((rule, 0)).1 += 1;
    }
    let named = counts.into_values().filter_map(|(rule, count)| {
        let title = modules.registry.chapters.get(&rule.chapter)?.title.clone();
        let title = Phrase::Words(Arc::new(title));
        Some(Phrase::Row(vec![title, Phrase::plain(" "), count.into()]))
    });
    Phrase::list(named, " · ")
}

/// Rules one below the other, each with its id.
fn list(pane: &mut ChildSpawnerCommands, rules: &[&RuleEntry]) {
    pane.spawn(column(1.0)).with_children(|list| {
        for rule in rules {
            let title = Phrase::Words(Arc::new(rule.title.clone()));
            list.spawn(row(size::GAP)).with_children(|line| {
                let words = Node {
                    flex_shrink: 1.0,
                    min_width: px(0),
                    ..default()
                };
                let letters = Letters::new(Face::Text, size::SMALL);
                line.spawn(words).with_child(text(title.clone(), letters));
                line.spawn(spacer());
                if let Some(id) = RuleId::named(rule.id.as_str()) {
                    rule_button(line, RuleLink::titled(id, title));
                }
            });
        }
    });
}

fn mark_variants(
    modules: Res<Modules>,
    variants: Query<(Entity, &Variant, Has<Checked>)>,
    mut commands: Commands,
) {
    for (entity, Variant(module, name), chosen) in &variants {
        let wanted = modules.state(module) == Switch::Variant(name.clone());
        set_checked(&mut commands, entity, chosen, wanted);
    }
}

/// Takes a module in the variant that was pressed, whether it was on or not.
fn choose(used: On<Activate>, variants: Query<&Variant>, mut commands: Commands) {
    if let Ok(Variant(module, name)) = variants.get(used.entity) {
        let (module, to) = (module.clone(), Switch::Variant(name.clone()));
        commands.queue(move |world: &mut World| set(world, &module, &to));
    }
}
