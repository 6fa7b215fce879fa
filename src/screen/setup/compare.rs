//! The card that compares the rule systems: one exchange between two fighters of the level by each of them, side by side.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, ScrollIntoView, observe};

use super::plan::Plan;
use super::terms::title;
use super::{Screen, sheet};
use crate::battle::{FighterId, ModuleWish, RuleSystem, SideId, Term};
use crate::content::Words;
use crate::level::Level;
use crate::replay::{self, Compared};
use crate::rules::own;
use crate::screen::card;
use crate::ui::Lexicon;
use crate::ui::battle_codex::CodexHost;
use crate::ui::duel::{self, Scale};
use crate::ui::widget::{
    aside, button, column, heading, remark, row, row_button, scroll_sheet, set_checked, text,
};
use crate::view::theme::{Face, Letters, Palette, colour, size};
use crate::words::Phrase;

/// Width of the lists, and the height that the card takes where the window has it, in logical pixels.
const LIST: f32 = 214.0;
const HEIGHT: f32 = 700.0;
/// Width below which a column does not stand beside another one.
const COLUMN: f32 = 290.0;
/// From the right edge of the window to the card of a rule.
const CODEX: f32 = 40.0;

pub(super) fn plugin(app: &mut App) {
    let while_open = resource_exists::<Comparison>;
    app.add_systems(Update, (mark_chosen, follow_chosen, show).run_if(while_open))
        .add_observer(choose);
}

/// What is compared while the card lies on the screen.
#[derive(Resource)]
struct Comparison {
    /// The fighters to choose from.
    fighters: Vec<Entry>,
    /// The two that are chosen, who strikes first.
    pair: [FighterId; 2],
    /// Their exchange by each rule system.
    columns: Vec<Compared>,
    /// The words of each rule system.
    lexicons: Vec<(Term, Lexicon)>,
}

/// A fighter to choose.
struct Entry {
    id: FighterId,
    side: SideId,
    /// Who he is: by the rule system at play, then by the others.
    names: Vec<Arc<Words>>,
}

/// An entry in one of the lists: which of the two is chosen by it, and whom.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct Choice {
    place: usize,
    fighter: FighterId,
}

/// The columns, which are filled anew when somebody else is chosen.
#[derive(Component)]
struct Columns;

/// Opens the card.
pub(super) fn open(_: On<Activate>, mut commands: Commands) {
    commands.queue(|world: &mut World| {
        if let Some(comparison) = begin(world) {
            world.insert_resource(comparison);
            world.commands().run_system_cached(lay);
            world.flush();
        }
    });
}

/// Whether there are two fighters and two rule systems to compare.
pub(super) fn is_possible(plan: &Plan) -> bool {
    plan.systems.len() > 1 && plan.cast.iter().map(Vec::len).sum::<usize>() > 1
}

fn begin(world: &mut World) -> Option<Comparison> {
    let plan = world.resource::<Plan>();
    let level = plan.level()?;
    let mut systems = replay::systems(world, level);
    let lexicons = systems
        .iter()
        .map(|system| (system.id(), Lexicon::of(system.id())));
    let lexicons = lexicons.collect();
    // A stable sort: only the one at play comes first.
    systems.sort_by_key(|system| Some(system.id()) != plan.system);
    let fighters = entries(world, level, &systems);
    let ids: Vec<FighterId> = fighters.iter().map(|entry| entry.id).collect();
    let pair = replay::first_pair(level, &ids)?;
    Some(Comparison {
        columns: exchange(world, pair),
        fighters,
        pair,
        lexicons,
    })
}

/// Those on the map of whom the set-up tells, each kind of person on a side once.
fn entries(world: &World, level: &Level, systems: &[&'static dyn RuleSystem]) -> Vec<Entry> {
    let casts: Vec<_> = systems
        .iter()
        .filter_map(|system| {
            let tables = own::tables(world, *system, &level.own).ok()?;
            Some((*system, tables, replay::persons(world, level, *system)?))
        })
        .collect();
    let mut known = Vec::new();
    let mut entries = Vec::new();
    for fighter in level.known() {
        let persons: Vec<_> = casts.iter().map(|(.., cast)| cast.get(&fighter.id)).collect();
        let kind = (
            fighter.side,
            persons
                .iter()
                .map(|raw| raw.map(|raw| raw.text.clone()))
                .collect::<Vec<_>>(),
        );
        if known.contains(&kind) {
            continue;
        }
        known.push(kind);
        let mut names: Vec<Arc<Words>> = Vec::new();
        for ((system, tables, _), raw) in casts.iter().zip(persons) {
            names.extend(raw.and_then(|raw| system.person_name(world, tables, raw)));
        }
        entries.push(Entry {
            id: fighter.id,
            side: fighter.side,
            names,
        });
    }
    entries
}

/// The exchange of two by every rule system: by the chosen preset and switches in the one at play, in the others as the level
/// wishes.
fn exchange(world: &World, pair: [FighterId; 2]) -> Vec<Compared> {
    let plan = world.resource::<Plan>();
    let wish = |system: &dyn RuleSystem| {
        if Some(system.id()) == plan.system {
            plan.wish()
        } else {
            ModuleWish::default()
        }
    };
    let level = plan.level();
    level.map_or_else(Vec::new, |level| replay::compare(world, level, pair, wish))
}

fn lay(comparison: Res<Comparison>, palette: Res<Palette>, mut commands: Commands) {
    let marker = (DespawnOnExit(Screen::Setup), CodexHost(CODEX));
    card::lay(&mut commands, marker, ("compare-title", px(1480)), |card| {
        let lists = |lists: &mut ChildSpawnerCommands| {
            for (place, key) in ["compare-strikes", "compare-is-struck"].into_iter().enumerate() {
                lists.spawn(heading(key));
                card::pane(lists, size::HAIR, |pane| {
                    pane.with_children(|list| {
                        for entry in &comparison.fighters {
                            list_fighter(list, place, entry, &palette);
                        }
                    });
                });
            }
        };
        let beside = Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            min_height: px(0),
            ..column(0.0)
        };
        // Side by side where there is room, else one below the other.
        let columns = Node {
            flex_direction: FlexDirection::Row,
            flex_wrap: FlexWrap::Wrap,
            align_items: AlignItems::Start,
            align_content: AlignContent::Start,
            column_gap: px(size::PAD + size::GAP),
            row_gap: px(size::PAD),
            min_height: px(0),
            overflow: Overflow::scroll_y(),
            ..default()
        };
        card::with_list(card, (HEIGHT, LIST, size::HAIR), lists, |body| {
            body.spawn(beside).with_children(|beside| {
                beside.spawn(scroll_sheet(0.0)).insert((Columns, columns));
            });
        });
        card::foot(card, "help-close", |foot| {
            foot.spawn((button("compare-turn"), observe(turn)));
            let hint = Node {
                flex_shrink: 1.0,
                min_width: px(0),
                ..default()
            };
            foot.spawn(hint).with_child(aside("compare-hint"));
        });
    });
}

fn list_fighter(list: &mut ChildSpawnerCommands, place: usize, entry: &Entry, palette: &Palette) {
    let choice = Choice {
        place,
        fighter: entry.id,
    };
    list.spawn((row_button(), choice)).with_children(|line| {
        line.spawn(row(6.0)).with_children(|head| {
            head.spawn(sheet::badge(palette, usize::from(entry.side.0)));
            if let Some(name) = entry.names.first() {
                let letters = Letters::new(Face::Strong, size::SMALL);
                head.spawn(text(Phrase::Words(name.clone()), letters));
            }
        });
        let first = entry.names.first();
        let others = entry.names.iter().skip(1).filter(|name| Some(*name) != first);
        let others: Vec<_> = others.map(|name| Phrase::Words(name.clone())).collect();
        if !others.is_empty() {
            line.spawn(text(
                Phrase::list(others, " · "),
                Letters::new(Face::Text, size::TINY).in_ink(colour::SOFT_INK),
            ));
        }
    });
}

/// Fills the columns when they are new, or when somebody else is chosen.
fn show(comparison: Res<Comparison>, columns: Query<(Entity, Ref<Columns>)>, mut commands: Commands) {
    let Ok((entity, mark)) = columns.single() else {
        return;
    };
    if !mark.is_added() && !comparison.is_changed() {
        return;
    }
    let duels = || comparison.columns.iter().filter_map(|one| one.duel.as_ref().ok());
    let scale = Scale::of(duels());
    commands
        .entity(entity)
        .despawn_children()
        .with_children(|columns| {
            for one in &comparison.columns {
                let id = one.system.id();
                let lexicon = comparison.lexicons.iter().find(|(system, _)| *system == id);
                let node = Node {
                    flex_grow: 1.0,
                    flex_basis: px(COLUMN),
                    min_width: px(0),
                    ..column(size::HAIR)
                };
                columns.spawn(node).with_children(|part| {
                    part.spawn(heading(title(id)));
                    match (&one.duel, lexicon) {
                        (Ok(found), Some((_, lexicon))) => duel::draw(part, found, scale, lexicon),
                        _ => {
                            part.spawn(remark("compare-none"));
                        }
                    }
                });
            }
        });
}

fn mark_chosen(
    comparison: Res<Comparison>,
    entries: Query<(Entity, &Choice, Has<Checked>)>,
    mut commands: Commands,
) {
    for (entity, choice, chosen) in &entries {
        let wanted = comparison.pair[choice.place] == choice.fighter;
        set_checked(&mut commands, entity, chosen, wanted);
    }
}

/// Brings whoever is newly chosen into sight in his list, once it has its place on the screen.
fn follow_chosen(
    comparison: Res<Comparison>,
    entries: Query<(Entity, &Choice, &ComputedNode)>,
    mut followed: Local<[Option<Entity>; 2]>,
    mut commands: Commands,
) {
    for (entity, choice, node) in &entries {
        let is_chosen = comparison.pair[choice.place] == choice.fighter;
        if is_chosen && followed[choice.place] != Some(entity) && !node.is_empty() {
            followed[choice.place] = Some(entity);
            commands.trigger(ScrollIntoView { entity });
        }
    }
}

/// Takes a fighter for one of the two places. Whoever stood in the other already changes places with him.
fn choose(used: On<Activate>, choices: Query<&Choice>, mut commands: Commands) {
    let Ok(Choice { place, fighter }) = choices.get(used.entity).copied() else {
        return;
    };
    commands.queue(move |world: &mut World| {
        let mut pair = world.resource::<Comparison>().pair;
        if pair[1 - place] == fighter {
            pair.swap(0, 1);
        }
        pair[place] = fighter;
        set_pair(world, pair);
    });
}

/// Lets the two change places.
fn turn(_: On<Activate>, mut commands: Commands) {
    commands.queue(|world: &mut World| {
        let [first, second] = world.resource::<Comparison>().pair;
        set_pair(world, [second, first]);
    });
}

fn set_pair(world: &mut World, pair: [FighterId; 2]) {
    let columns = exchange(world, pair);
    let mut comparison = world.resource_mut::<Comparison>();
    comparison.columns = columns;
    comparison.pair = pair;
}
