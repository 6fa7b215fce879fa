//! On which terms the fight is fought: who plays each side, by which rules, with which dice.

use bevy::input_focus::{AutoFocus, InputFocus};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit, TextEditChange};
use bevy::ui::{Checked, InteractionDisabled};
use bevy::ui_widgets::{Activate, ValueChange, observe};

use super::plan::{Chair, Plan, new_seed};
use super::{board, compare, people, rules, sheet};
use crate::battle::{Difficulty, Term};
use crate::rules::Preset;
use crate::screen::fight;
use crate::ui::widget::{
    Skin, Tooltip, button, column, digits_field, field_text, heading, label, option_button, panel,
    primary_button, remark, row, scroll_area, set_checked, spacer, toggle,
};
use crate::view::say::Say;
use crate::view::theme::{Palette, size};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(pick)
        .add_systems(Update, (list_systems, tell_stand_ins, mark_picks));
}

/// An answer about the terms.
#[derive(Component, Clone, Debug, PartialEq)]
pub(super) enum Pick {
    Human { side: usize, human: bool },
    Kind { side: usize, chair: Chair },
    System(Term),
    Preset(Preset),
}

/// The lines that depend on the level.
#[derive(Component)]
pub(super) struct Sides;

/// The rule systems by which the level can be played.
#[derive(Component)]
pub(super) struct Systems;

/// The line that says by which rule others stand in.
#[derive(Component)]
struct StandIns;

/// The line of the seed.
#[derive(Component)]
struct Seed;

/// The button that begins the fight.
#[derive(Component)]
pub(super) struct Start;

pub(super) fn frame(middle: &mut ChildSpawnerCommands, plan: &Plan) {
    middle
        .spawn(panel())
        .insert(board(px(372), 38.0))
        .with_children(|terms| {
            let pane = Node {
                flex_grow: 1.0,
                min_height: px(0),
                ..column(0.0)
            };
            terms.spawn(pane).with_children(|pane| {
                pane.spawn(scroll_area(0.0)).with_children(|pane| {
                    let list = Node {
                        min_height: percent(100),
                        flex_shrink: 0.0,
                        ..column(size::GAP)
                    };
                    pane.spawn(list).with_children(|list| {
                        list.spawn((column(size::GAP), Sides));
                        people::frame(list);
                        list.spawn((column(size::GAP), Systems));
                        list.spawn((remark(Phrase::plain("")), StandIns));
                        rules::frame(list);
                        list.spawn((heading("setup-seed"), Tooltip("setup-seed-hint".into())));
                        list.spawn(row(6.0)).with_children(|line| {
                            line.spawn((
                                digits_field("setup-seed", &plan.seed, 19),
                                Seed,
                                observe(take_seed),
                            ));
                            line.spawn((button("setup-new-seed"), observe(roll_seed)));
                        });
                        switches(list, plan.practice);
                    });
                });
            });
            // Who only wants to fight presses Enter once more; the choices are before it.
            terms.spawn((primary_button("setup-start"), Start, AutoFocus, observe(start)));
        });
}

/// A line that breaks where it is too long.
pub(super) fn breaking() -> Node {
    Node {
        flex_wrap: FlexWrap::Wrap,
        row_gap: px(6),
        ..row(6.0)
    }
}

fn switches(terms: &mut ChildSpawnerCommands, practice: bool) {
    let mut line = terms.spawn((
        toggle("setup-practice"),
        observe(|change: On<ValueChange<bool>>, mut plan: ResMut<Plan>| plan.practice = change.value),
    ));
    if practice {
        line.insert(Checked);
    }
}

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
            list_side(list, place, (badge, Phrase::from(&side.name)), chair, at);
        }
    });
}

/// Shows the rule systems by which the level can be played: several to choose from, or the one that there is.
fn list_systems(
    plan: Res<Plan>,
    panes: Query<(Entity, Ref<Systems>)>,
    mut shown: Local<(Vec<Term>, bool)>,
    mut commands: Commands,
) {
    let Ok((entity, mark)) = panes.single() else {
        return;
    };
    let now = (plan.systems.clone(), compare::is_possible(&plan));
    if !mark.is_added() && *shown == now {
        return;
    }
    let can_compare = now.1;
    *shown = now;
    commands.entity(entity).despawn_children().with_children(|pane| {
        pane.spawn(breaking()).with_children(|line| {
            line.spawn(heading("setup-preset"));
            line.spawn(spacer());
            if can_compare {
                line.spawn((button("setup-compare"), observe(compare::open)));
            }
        });
        match plan.systems[..] {
            [] => {}
            [only] => {
                pane.spawn(remark(title(only)));
            }
            _ => {
                // Names that are too long for one line take two.
                pane.spawn(breaking()).with_children(|line| {
                    for system in &plan.systems {
                        line.spawn((option_button(title(*system)), Pick::System(*system)));
                    }
                });
            }
        }
    });
}

/// Says by which rule others stand in where the level names nobody for the chosen rules.
fn tell_stand_ins(plan: Res<Plan>, mut remarks: Query<(&mut Say, &mut Node), With<StandIns>>) {
    let system = plan.system.filter(|_| plan.stands_in);
    for (mut said, mut node) in &mut remarks {
        let shown = if system.is_some() {
            Display::Flex
        } else {
            Display::None
        };
        if node.display != shown {
            node.display = shown;
        }
        if let Some(system) = system {
            said.set_if_neq(Say(Phrase::key(format!("{system}-stand-ins"))));
        }
    }
}

/// What a rule system is called.
pub(super) fn title(system: Term) -> Phrase {
    Phrase::key(format!("{system}-title"))
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
    list.spawn(breaking()).with_children(|line| {
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
    list.spawn(breaking()).with_children(|line| {
        line.spawn(spacer());
        for (key, hint, chair) in [
            (
                "setup-novice",
                "setup-novice-hint",
                Chair::Eased(Difficulty::Novice),
            ),
            ("setup-easy", "setup-easy-hint", Chair::Eased(Difficulty::Easy)),
            ("setup-fair", "setup-fair-hint", Chair::Eased(Difficulty::Fair)),
            ("setup-thinking", "setup-thinking-hint", Chair::Thinking),
            ("setup-deep", "setup-deep-hint", Chair::Deep),
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
        Ok(Pick::System(system)) => plan.take(*system),
        Ok(Pick::Preset(preset)) => plan.choose_preset(*preset),
        Err(_) => {}
    }
}

fn mark_picks(plan: Res<Plan>, picks: Query<(Entity, &Pick, Has<Checked>)>, mut commands: Commands) {
    for (entity, pick, chosen) in &picks {
        let wanted = match pick {
            Pick::Human { side, human } => {
                plan.chairs.get(*side).map(|chair| *chair == Chair::Human) == Some(*human)
            }
            Pick::Kind { side, chair } => plan.chairs.get(*side) == Some(chair),
            Pick::System(system) => plan.system == Some(*system),
            Pick::Preset(preset) => plan.preset == *preset,
        };
        set_checked(&mut commands, entity, chosen, wanted);
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
