//! The card on which every module of the rule system is switched on and off by itself, and which says what that takes along.

use std::sync::Arc;

use bevy::input_focus::InputFocus;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};
use bevy::ui_widgets::{Activate, ValueChange, observe};

use super::modules::{self, Modules, changes, preset_key};
use super::plan::Plan;
use super::{Screen, single_detail};
use crate::input::{Action, CardStack, Hands};
use crate::rules::{Along, Cause, Group, Module, ModuleId, Switch};
use crate::screen::card;
use crate::ui::battle_codex::CodexHost;
use crate::ui::widget::{aside, button, column, heading, row, set_checked, spacer, text, toggle};
use crate::view::say::Say;
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::Phrase;

/// Width of the card and of its list, and the height that its body takes where the window has it, in logical pixels.
const WIDTH: f32 = 1120.0;
const LIST: f32 = 470.0;
const HEIGHT: f32 = 640.0;
/// From the right edge of the window to the card of a rule.
const CODEX: f32 = 40.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Looking>()
        .add_systems(Update, call.run_if(in_state(Screen::Setup)))
        .add_systems(Update, (follow_hand, mark, tell))
        .add_plugins(single_detail::plugin);
}

/// What the card shows besides the switches.
#[derive(Resource, Default)]
pub(super) struct Looking {
    /// The module that is looked at.
    pub at: Option<ModuleId>,
    /// What the last switch has taken along.
    note: Vec<Along>,
}

/// The card.
#[derive(Component)]
struct SingleRules;

/// The switch of a module.
#[derive(Component)]
struct Row(ModuleId);

/// The mark at the end of a switch.
#[derive(Component)]
struct Tag(ModuleId);

/// The line that says how far the switches are from the preset.
#[derive(Component)]
struct Changes;

/// The line that says what the last switch has taken along.
#[derive(Component)]
struct Note;

/// Opens the card.
pub(super) fn open(_: On<Activate>, mut commands: Commands) {
    commands.run_system_cached(lay);
}

/// The key of the card opens it, and closes it where it lies on top.
fn call(
    hands: Hands,
    stack: Res<CardStack>,
    cards: Query<Entity, With<SingleRules>>,
    mut commands: Commands,
) {
    if !hands.just_pressed(Action::SingleRules) {
        return;
    }
    match (stack.top(), cards.single()) {
        (None, _) => commands.run_system_cached(lay),
        (Some(top), Ok(card)) if top == card => commands.entity(card).despawn(),
        _ => {}
    }
}

fn lay(modules: Res<Modules>, mut looking: ResMut<Looking>, mut commands: Commands) {
    if modules.system.is_none() {
        return;
    }
    let parts = Group::ALL.map(|group| (group, modules.registry.group(group)));
    let choices = parts.iter().flat_map(|(_, modules)| modules);
    let first = choices.clone().find(|module| !module.is_fixed());
    *looking = Looking {
        at: first.map(|module| module.id.clone()),
        note: Vec::new(),
    };
    let marker = (DespawnOnExit(Screen::Setup), CodexHost(CODEX), SingleRules);
    card::lay(&mut commands, marker, ("single-title", px(WIDTH)), |card| {
        card.spawn(row(size::PAD)).with_children(|head| {
            head.spawn((heading(Phrase::plain("")), Changes));
            let hint = Node {
                flex_shrink: 1.0,
                min_width: px(0),
                ..default()
            };
            head.spawn(hint).with_child(aside("single-hint"));
        });
        let list = |side: &mut ChildSpawnerCommands| {
            card::pane(side, size::GAP, |pane| {
                pane.with_children(|list| {
                    for (group, modules) in &parts {
                        list_part(list, *group, modules);
                    }
                });
            });
        };
        card::with_list(card, (HEIGHT, LIST, 0.0), list, single_detail::frame);
        let letters = Letters::new(Face::Text, size::SMALL);
        card.spawn(Node {
            min_height: px(20),
            flex_shrink: 0.0,
            ..default()
        })
        .with_child((text(Phrase::plain(""), letters), Note));
        card::foot(card, "help-close", |foot| {
            foot.spawn((button("single-back"), observe(go_back)));
        });
    });
}

/// The switches of a part of the rules below its name.
fn list_part(list: &mut ChildSpawnerCommands, group: Group, modules: &[&Module]) {
    if modules.is_empty() {
        return;
    }
    let key = match group {
        Group::Base => "single-base",
        Group::Optional => "single-optional",
        Group::Expert => "single-expert",
        Group::Older => "single-older",
    };
    // The ring of the focus ends before the bar of the pane.
    let part = Node {
        padding: UiRect::right(px(size::GAP)),
        flex_shrink: 0.0,
        ..column(0.0)
    };
    list.spawn(part).with_children(|part| {
        // The ring of the focus around the first switch leaves it free.
        part.spawn(heading(key)).insert(Node {
            margin: UiRect::bottom(px(size::HAIR)),
            ..default()
        });
        for module in modules {
            list_module(part, module);
        }
    });
}

/// The switch of a module.
fn list_module(part: &mut ChildSpawnerCommands, module: &Module) {
    let mut line = part.spawn((
        toggle(Phrase::Words(Arc::new(module.name.clone()))),
        Row(module.id.clone()),
    ));
    if module.is_fixed() {
        line.insert((Checked, InteractionDisabled));
    } else {
        line.observe(flip);
    }
    line.with_children(|line| {
        line.spawn(spacer());
        let letters = Letters::new(Face::Slanted, size::SMALL).in_ink(colour::SOFT_INK);
        line.spawn((
            text(Phrase::plain(""), letters),
            TextLayout::no_wrap(),
            Tag(module.id.clone()),
        ));
    });
}

/// Switches the module of a line that was pressed.
fn flip(change: On<ValueChange<bool>>, rows: Query<&Row>, modules: Res<Modules>, mut commands: Commands) {
    let Ok(Row(module)) = rows.get(change.source) else {
        return;
    };
    let to = if change.value {
        modules.usual(module)
    } else {
        Switch::Off
    };
    let module = module.clone();
    commands.queue(move |world: &mut World| set(world, &module, &to));
}

/// Switches a module and keeps in mind what was taken along.
pub(super) fn set(world: &mut World, module: &ModuleId, to: &Switch) {
    let along = modules::turn(world, module, to);
    world.resource_mut::<Looking>().note = along;
}

/// Puts all switches back to where preset and level have them.
fn go_back(_: On<Activate>, mut plan: ResMut<Plan>, mut looking: ResMut<Looking>) {
    let preset = plan.preset;
    plan.choose_preset(preset);
    looking.note.clear();
}

/// Looks at the module that the pointer or the focus comes to.
fn follow_hand(
    rows: Query<(Entity, &Row, &Hovered)>,
    focus: Res<InputFocus>,
    mut looking: ResMut<Looking>,
    mut before: Local<[Option<Entity>; 2]>,
) {
    let hovered = rows.iter().find(|(_, _, hovered)| hovered.get());
    let now = [hovered.map(|(row, ..)| row), focus.get()];
    let come_to =
        (0..2).find(|hand| now[*hand] != before[*hand] && now[*hand].is_some_and(|it| rows.contains(it)));
    *before = now;
    if let Some((_, Row(module), _)) = come_to.and_then(|hand| rows.get(now[hand]?).ok())
        && looking.at.as_ref() != Some(module)
    {
        looking.at = Some(module.clone());
    }
}

/// Shows which modules are on, and which of them otherwise than by the preset.
fn mark(
    modules: Res<Modules>,
    rows: Query<(Entity, &Row, Has<Checked>)>,
    mut tags: Query<(&Tag, &mut Say)>,
    mut commands: Commands,
) {
    for (entity, Row(module), is_on) in &rows {
        set_checked(&mut commands, entity, is_on, modules.state(module).is_on());
    }
    for (Tag(module), mut said) in &mut tags {
        let is_fixed = modules.registry.modules.get(module).is_some_and(Module::is_fixed);
        let tag = if is_fixed {
            "single-fixed".into()
        } else if modules.is_own(module) {
            "single-changed".into()
        } else if modules.is_of_level(module) {
            "single-of-level".into()
        } else {
            Phrase::plain("")
        };
        said.set_if_neq(Say(tag));
    }
}

/// Says how far the switches are from the preset, and what the last one has taken along.
fn tell(
    plan: Res<Plan>,
    modules: Res<Modules>,
    looking: Res<Looking>,
    mut changed: Query<&mut Say, (With<Changes>, Without<Note>)>,
    mut notes: Query<&mut Say, With<Note>>,
) {
    for mut said in &mut changed {
        let phrase = changes(&plan).unwrap_or_else(|| preset_key(plan.preset).into());
        said.set_if_neq(Say(phrase));
    }
    for mut said in &mut notes {
        let sentences = looking.note.iter().map(|along| sentence(&modules, along));
        said.set_if_neq(Say(Phrase::list(sentences, " ")));
    }
}

/// What was switched along, and why.
fn sentence(modules: &Modules, Along { module, cause }: &Along) -> Phrase {
    let (key, by) = match cause {
        Cause::NeededBy(by) => ("single-needed", by),
        Cause::Needs(by) => ("single-needs", by),
        Cause::Excludes(by) => ("single-excludes", by),
    };
    let phrase = Phrase::key(key).with("module", name(modules, module));
    phrase.with("by", name(modules, by))
}

/// What a module is called.
pub(super) fn name(modules: &Modules, module: &ModuleId) -> Phrase {
    let module = modules.registry.modules.get(module);
    module.map_or_else(
        || Phrase::plain(""),
        |module| Phrase::Words(Arc::new(module.name.clone())),
    )
}
