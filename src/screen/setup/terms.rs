//! On which terms the fight is fought: who plays each side, by which rules, with which dice.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit, TextEditChange};
use bevy::ui::{Checked, InteractionDisabled};
use bevy::ui_widgets::{Activate, ValueChange, observe};

use super::plan::{PRESETS, Plan, new_seed};
use super::{board, sheet};
use crate::content::root;
use crate::rules::{self, Registry};
use crate::screen::fight;
use crate::ui::preference::Preferences;
use crate::ui::say::{Phrase, Say};
use crate::ui::theme::{Face, Letters, Palette, colour, size};
use crate::ui::widget::{
    Skin, Tooltip, button, column, digits_field, field_text, heading, label, option_button, panel,
    primary_button, remark, row, scroll_area, set_checked, spacer, text, toggle,
};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(pick)
        .add_systems(Update, (mark_picks, tell_gaps, tell_trouble));
}

/// An answer about the terms.
#[derive(Component, Clone, Debug, PartialEq)]
enum Pick {
    Seat { side: usize, human: bool },
    System(String),
    Preset(&'static str),
}

/// The lines that depend on the level.
#[derive(Component)]
pub(super) struct Sides;

/// What is not built yet of the preset.
#[derive(Component)]
struct Gaps;

/// Why the fight could not begin.
#[derive(Component)]
struct Trouble;

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
                    pane.spawn((scroll_area(1.0), Gaps));
                });
            terms.spawn((heading("setup-seed"), Tooltip("setup-seed-hint".into())));
            terms.spawn(row(6.0)).with_children(|line| {
                line.spawn((digits_field(&plan.seed, 19), Seed, observe(take_seed)));
                line.spawn((button("setup-new-seed"), observe(roll_seed)));
            });
            switches(terms, plan.practice);
            terms.spawn((
                text(
                    Phrase::plain(""),
                    Letters::new(Face::Text, size::SMALL).in_ink(colour::WARNING_INK),
                ),
                Trouble,
            ));
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

/// Fills the lines of the sides when they are new, or when another level is chosen.
pub(super) fn show(
    mut commands: Commands,
    plan: Res<Plan>,
    palette: Res<Palette>,
    sides: Single<(Entity, Ref<Sides>)>,
    start: Single<Entity, With<Start>>,
    mut shown: Local<Option<usize>>,
) {
    let (entity, mark) = sides.into_inner();
    if !mark.is_added() && *shown == Some(plan.chosen) {
        return;
    }
    *shown = Some(plan.chosen);
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
            list.spawn(row(6.0)).with_children(|line| {
                line.spawn(sheet::badge(&palette, place));
                line.spawn(label(Phrase::key(side.name.clone())));
                line.spawn(spacer());
                for (key, human) in [("setup-human", true), ("setup-opponent", false)] {
                    line.spawn((option_button(key), Pick::Seat { side: place, human }));
                }
            });
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

fn pick(activate: On<Activate>, picks: Query<&Pick>, mut plan: ResMut<Plan>) {
    match picks.get(activate.entity) {
        Ok(Pick::Seat { side, human }) => {
            if let Some(seat) = plan.humans.get_mut(*side) {
                *seat = *human;
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
            Pick::Seat { side, human } => plan.humans.get(*side) == Some(human),
            Pick::System(name) => plan.system == *name,
            Pick::Preset(name) => plan.preset == *name,
        };
        set_checked(&mut commands, entity, chosen, wanted);
    }
    for (entity, chosen) in &hand_over {
        set_checked(&mut commands, entity, chosen, preferences.hand_over);
    }
}

/// Lists the modules of the preset that are not built yet, so that nobody waits for them.
fn tell_gaps(
    plan: Res<Plan>,
    gaps: Query<(Entity, Ref<Gaps>)>,
    mut registry: Local<Option<(String, Registry)>>,
    mut shown: Local<(String, String)>,
    mut commands: Commands,
) {
    let (Ok((entity, mark)), Some(system)) = (gaps.single(), plan.rules()) else {
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
    let mut modules: Vec<_> = registry.modules.values().collect();
    modules.sort_by_key(|module| module.order);
    let is_on = |module: &&&rules::Module| match plan.preset.as_str() {
        "Basic" => module.presets.basic.is_on(),
        "Standard" => module.presets.standard.is_on(),
        _ => module.presets.expert.is_on(),
    };
    let missing: Vec<_> = modules
        .iter()
        .filter(is_on)
        .filter(|module| !system.is_built(module.id.as_str()))
        .collect();
    commands.entity(entity).despawn_children().with_children(|list| {
        if missing.is_empty() {
            list.spawn(text(
                "setup-whole",
                Letters::new(Face::Text, size::SMALL).in_ink(colour::SUCCESS_INK),
            ));
            return;
        }
        list.spawn(text(
            "setup-gaps",
            Letters::new(Face::Strong, size::SMALL).in_ink(colour::WARNING_INK),
        ));
        for module in missing {
            let name = Phrase::Words(std::sync::Arc::new(module.name.clone()));
            list.spawn(remark(Phrase::Row(vec![Phrase::plain("· "), name])));
        }
    });
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

/// Says why the fight could not begin.
fn tell_trouble(trouble: Res<fight::Trouble>, mut lines: Query<&mut Say, With<Trouble>>) {
    for mut line in &mut lines {
        line.set_if_neq(Say(Phrase::plain(trouble.0.clone())));
    }
}
