//! On which terms the fight is fought: who plays each side, by which rules, with which dice.

use std::sync::Arc;

use bevy::input_focus::{AutoFocus, InputFocus};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit, TextEditChange};
use bevy::ui::{Checked, InteractionDisabled};
use bevy::ui_widgets::{Activate, ValueChange, observe};

use super::plan::{Chair, PRESETS, Plan, new_seed};
use super::{board, sheet};
use crate::content::root;
use crate::rules::{self, Registry};
use crate::screen::fight;
use crate::ui::preference::Preferences;
use crate::ui::theme::{Face, Letters, Palette, colour, size};
use crate::ui::widget::{
    Skin, Tooltip, button, column, digits_field, field_text, heading, label, option_button, panel,
    primary_button, remark, row, scroll_area, set_checked, spacer, text, toggle,
};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(pick)
        .add_systems(Update, (mark_picks, list_modules));
}

/// An answer about the terms.
#[derive(Component, Clone, Debug, PartialEq)]
pub(super) enum Pick {
    Human { side: usize, human: bool },
    Kind { side: usize, chair: Chair },
    System(String),
    Preset(&'static str),
}

/// The lines that depend on the level.
#[derive(Component)]
pub(super) struct Sides;

/// The optional rules of the preset.
#[derive(Component)]
struct Modules;

/// The line of the seed.
#[derive(Component)]
struct Seed;

/// The button that begins the fight.
#[derive(Component)]
pub(super) struct Start;

pub(super) fn frame(middle: &mut ChildSpawnerCommands, plan: &Plan) {
    middle
        .spawn(panel())
        .insert(board(px(372)))
        .with_children(|terms| {
            terms.spawn((column(size::GAP), Sides));
            terms.spawn(heading("setup-preset"));
            terms.spawn(row(6.0)).with_children(|line| {
                for (preset, key) in PRESETS {
                    line.spawn((option_button(key), Pick::Preset(preset)));
                }
            });
            terms
                .spawn(Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    min_height: px(40),
                    ..column(0.0)
                })
                .with_children(|pane| {
                    pane.spawn((scroll_area(1.0), Modules));
                });
            terms.spawn((heading("setup-seed"), Tooltip("setup-seed-hint".into())));
            terms.spawn(row(6.0)).with_children(|line| {
                line.spawn((digits_field(&plan.seed, 19), Seed, observe(take_seed)));
                line.spawn((button("setup-new-seed"), observe(roll_seed)));
            });
            switches(terms, plan.practice);
            // Who only wants to fight presses Enter once more; the choices are before it.
            terms.spawn((primary_button("setup-start"), Start, AutoFocus, observe(start)));
        });
}

fn switches(terms: &mut ChildSpawnerCommands, practice: bool) {
    let mut line = terms.spawn((
        toggle("setup-practice"),
        observe(|change: On<ValueChange<bool>>, mut plan: ResMut<Plan>| plan.practice = change.value),
    ));
    if practice {
        line.insert(Checked);
    }
    terms.spawn((
        toggle("setup-hand-over"),
        HandOver,
        observe(
            |change: On<ValueChange<bool>>, mut preferences: ResMut<Preferences>| {
                preferences.hand_over = change.value;
            },
        ),
    ));
}

/// The switch of the hand-over card, which is a preference of the player.
#[derive(Component)]
struct HandOver;

/// Fills the lines of the sides when they are new, or when another level or another player is chosen.
pub(super) fn show(
    mut commands: Commands,
    plan: Res<Plan>,
    palette: Res<Palette>,
    sides: Single<(Entity, Ref<Sides>)>,
    start: Single<Entity, With<Start>>,
    (focus, picks): (Res<InputFocus>, Query<&Pick>),
    mut shown: Local<Option<(usize, Vec<Chair>)>>,
) {
    let (entity, mark) = sides.into_inner();
    let now = Some((plan.chosen, plan.chairs.clone()));
    if !mark.is_added() && *shown == now {
        return;
    }
    *shown = now;
    // The lines are others then, but the hand stays where it was.
    let at = focus.get().and_then(|focus| picks.get(focus).ok());
    commands.entity(entity).despawn_children();
    let Some(level) = plan.level() else {
        commands.entity(*start).insert((InteractionDisabled, Skin::PAPER));
        return;
    };
    commands
        .entity(*start)
        .remove::<InteractionDisabled>()
        .insert(Skin::INK);
    commands.entity(entity).with_children(|list| {
        for (place, side) in level.sides.iter().enumerate() {
            let badge = sheet::badge(&palette, place);
            let chair = plan.chairs.get(place).copied().unwrap_or(Chair::Human);
            list_side(list, place, (badge, Phrase::key(side.name.clone())), chair, at);
        }
        let known = level.rules.iter().filter(|name| rules::system(name).is_some());
        if level.rules.len() > 1 {
            list.spawn(row(6.0)).with_children(|line| {
                for name in known {
                    line.spawn((
                        option_button(Phrase::plain(name.clone())),
                        Pick::System(name.clone()),
                    ));
                }
            });
        }
    });
}

/// The line of a side, and below it the kind of opponent where no human plays it.
fn list_side(
    list: &mut ChildSpawnerCommands,
    side: usize,
    (badge, name): (impl Bundle, Phrase),
    chair: Chair,
    at: Option<&Pick>,
) {
    let answer = |line: &mut ChildSpawnerCommands, key: &'static str, pick: Pick, more: Option<Tooltip>| {
        let mut option = line.spawn(option_button(key));
        if at == Some(&pick) {
            option.insert(AutoFocus);
        }
        option.insert(pick);
        if let Some(more) = more {
            option.insert(more);
        }
    };
    list.spawn(row(6.0)).with_children(|line| {
        line.spawn(badge);
        line.spawn(label(name));
        line.spawn(spacer());
        for (key, human) in [("setup-human", true), ("setup-opponent", false)] {
            answer(line, key, Pick::Human { side, human }, None);
        }
    });
    if chair == Chair::Human {
        return;
    }
    list.spawn(row(6.0)).with_children(|line| {
        line.spawn(spacer());
        for (key, hint, chair) in [
            ("setup-thinking", "setup-thinking-hint", Chair::Thinking),
            ("setup-hasty", "setup-hasty-hint", Chair::Hasty),
        ] {
            answer(line, key, Pick::Kind { side, chair }, Some(Tooltip(hint.into())));
        }
    });
}

fn pick(activate: On<Activate>, picks: Query<&Pick>, mut plan: ResMut<Plan>) {
    match picks.get(activate.entity) {
        Ok(Pick::Human { side, human }) => plan.seat(*side, *human),
        Ok(Pick::Kind { side, chair }) => {
            if let Some(seat) = plan.chairs.get_mut(*side) {
                *seat = *chair;
            }
        }
        Ok(Pick::System(name)) => plan.system.clone_from(name),
        Ok(Pick::Preset(name)) => plan.preset = (*name).to_owned(),
        Err(_) => {}
    }
}

fn mark_picks(
    plan: Res<Plan>,
    preferences: Res<Preferences>,
    picks: Query<(Entity, &Pick, Has<Checked>)>,
    hand_over: Query<(Entity, Has<Checked>), With<HandOver>>,
    mut commands: Commands,
) {
    for (entity, pick, chosen) in &picks {
        let wanted = match pick {
            Pick::Human { side, human } => {
                plan.chairs.get(*side).map(|chair| *chair == Chair::Human) == Some(*human)
            }
            Pick::Kind { side, chair } => plan.chairs.get(*side) == Some(chair),
            Pick::System(name) => plan.system == *name,
            Pick::Preset(name) => plan.preset == *name,
        };
        set_checked(&mut commands, entity, chosen, wanted);
    }
    for (entity, chosen) in &hand_over {
        set_checked(&mut commands, entity, chosen, preferences.hand_over);
    }
}

/// Lists the modules of the preset, and says of those that are not built yet that nobody need wait for them.
fn list_modules(
    plan: Res<Plan>,
    panes: Query<(Entity, Ref<Modules>)>,
    mut registry: Local<Option<(String, Registry)>>,
    mut shown: Local<(String, String)>,
    mut commands: Commands,
) {
    let (Ok((entity, mark)), Some(system)) = (panes.single(), plan.rules()) else {
        return;
    };
    let now = (plan.system.clone(), plan.preset.clone());
    if !mark.is_added() && *shown == now {
        return;
    }
    *shown = now;
    if registry.as_ref().is_none_or(|(name, _)| *name != plan.system) {
        let folder = root().join("assets/rules").join(system.id().0);
        *registry = Registry::load(&folder)
            .ok()
            .map(|registry| (plan.system.clone(), registry));
    }
    let Some((_, registry)) = &*registry else { return };
    let (built, missing): (Vec<_>, Vec<_>) = modules_of(registry, &plan.preset)
        .into_iter()
        .partition(|module| system.is_built(module.id.as_str()));
    commands.entity(entity).despawn_children().with_children(|list| {
        list_names(list, "setup-modules", &built, colour::INK);
        list_names(list, "setup-gaps", &missing, colour::WARNING_INK);
        if built.is_empty() && missing.is_empty() {
            list.spawn(remark("setup-no-modules"));
        }
    });
}

/// The modules that a preset switches on, in the order of their switches.
fn modules_of<'r>(registry: &'r Registry, preset: &str) -> Vec<&'r rules::Module> {
    let is_on = |module: &&rules::Module| match preset {
        "Basic" => module.presets.basic.is_on(),
        "Standard" => module.presets.standard.is_on(),
        _ => module.presets.expert.is_on(),
    };
    let mut modules: Vec<_> = registry.modules.values().filter(is_on).collect();
    modules.sort_by_key(|module| module.order);
    modules
}

fn list_names(
    list: &mut ChildSpawnerCommands,
    heading: &'static str,
    modules: &[&rules::Module],
    ink: Color,
) {
    if modules.is_empty() {
        return;
    }
    let letters = Letters::new(Face::Strong, size::SMALL).in_ink(ink);
    list.spawn(text(heading, letters));
    for module in modules {
        let name = Phrase::Words(Arc::new(module.name.clone()));
        list.spawn(remark(Phrase::Row(vec![Phrase::plain("· "), name])));
    }
}

fn take_seed(change: On<TextEditChange>, lines: Query<&EditableText, With<Seed>>, mut plan: ResMut<Plan>) {
    if let Ok(line) = lines.get(change.event_target()) {
        let typed = field_text(line);
        if plan.seed != typed {
            plan.seed = typed;
        }
    }
}

fn roll_seed(_: On<Activate>, mut lines: Query<&mut EditableText, With<Seed>>) {
    for mut line in &mut lines {
        line.queue_edit(TextEdit::SelectAll);
        line.queue_edit(TextEdit::Insert(new_seed().to_string().into()));
    }
}

fn start(_: On<Activate>, plan: Res<Plan>, mut commands: Commands) {
    if let Some(opening) = plan.opening() {
        commands.queue(move |world: &mut World| fight::begin(world, opening));
    }
}
