//! The left side of the codex: guides, search, presets, and a list of chapters or of rules.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::Checked;
use bevy::ui_widgets::Activate;

use super::{Reader, Shelf, play_example};
use crate::battle::RuleId;
use crate::codex::{Codex, Guide};
use crate::rules::{Preset, RuleEntry};
use crate::screen::card;
use crate::ui::battle_codex::shelf;
use crate::ui::preference::Preferences;
use crate::ui::widget::{
    field_text, heading, option_button, remark, row, row_button, set_checked, text, words_field,
};
use crate::view::theme::{Face, Letters, size};
use crate::words::Phrase;

/// The most that a search shows.
const MOST_FOUND: usize = 60;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(choose)
        .add_systems(Update, (search, draw, mark).chain());
}

/// The line for a search.
#[derive(Component)]
struct SearchLine;

/// The pane of the list.
#[derive(Component)]
struct List;

/// What a press on a button of the list does.
#[derive(Component, Clone, Debug, PartialEq)]
pub(super) enum Turn {
    /// To another guide.
    Guide(usize),
    /// To the rules of a preset, or to all.
    Preset(Option<Preset>),
    /// To the chapters.
    Chapters,
    /// To a chapter.
    Chapter(String),
    /// To the rules of a module.
    Module(String),
    /// To a page.
    Page(RuleId),
    /// To the page that was read before.
    Back,
}

pub(super) fn frame(side: &mut ChildSpawnerCommands) {
    side.spawn(Node {
        flex_shrink: 0.0,
        ..row(size::GAP)
    })
    .with_children(|line| {
        line.spawn((
            text("codex-search", Letters::new(Face::Strong, size::SMALL)),
            TextLayout::no_wrap(),
        ));
        line.spawn((words_field("codex-search"), SearchLine));
    });
    let line = Node {
        flex_wrap: FlexWrap::Wrap,
        row_gap: px(6),
        flex_shrink: 0.0,
        ..row(6.0)
    };
    side.spawn((line.clone(), Guides));
    side.spawn(line).with_children(|line| {
        line.spawn((option_button("codex-all"), Turn::Preset(None)));
        for preset in Preset::ALL {
            let key = format!("setup-preset-{}", preset.name().to_lowercase());
            line.spawn((option_button(Phrase::key(key)), Turn::Preset(Some(preset))));
        }
    });
    card::pane(side, size::HAIR, |list| {
        list.insert(List);
    });
}

/// The line with the buttons of the guides.
#[derive(Component)]
struct Guides;

/// Searches as somebody types; an emptied line shows the chapters again.
fn search(
    lines: Query<&EditableText, (With<SearchLine>, Changed<EditableText>)>,
    mut before: Local<String>,
    mut reader: ResMut<Reader>,
) {
    let Ok(line) = lines.single() else { return };
    let typed = field_text(line);
    if typed == *before {
        return;
    }
    before.clone_from(&typed);
    reader.shelf = if typed.trim().is_empty() {
        Shelf::Chapters
    } else {
        Shelf::Found(typed)
    };
}

/// Whether a rule comes with a preset; rules of the board come with all.
fn is_in(guide: &Guide, rule: &RuleEntry, preset: Option<Preset>) -> bool {
    let Some(preset) = preset else { return true };
    let on = guide.registry.modules_of(preset);
    rule.modules.is_empty()
        || rule
            .modules
            .iter()
            .any(|id| on.iter().any(|module| module.id == *id))
}

#[derive(Clone, PartialEq, Default)]
struct Drawn {
    guide: usize,
    shelf: Shelf,
    preset: Option<Preset>,
    list: Option<Entity>,
}

fn draw(world: &mut World, mut drawn: Local<Drawn>) {
    let mut lists = world.query_filtered::<Entity, With<List>>();
    let reader = world.resource::<Reader>();
    let now = Drawn {
        guide: reader.guide,
        shelf: reader.shelf.clone(),
        preset: reader.preset,
        list: lists.iter(world).next(),
    };
    if *drawn == now {
        return;
    }
    let is_new = drawn.list != now.list;
    drawn.clone_from(&now);
    let Some(list) = now.list else { return };
    let codex = shelf(world);
    if is_new {
        let mut lines = world.query_filtered::<Entity, With<Guides>>();
        let lines: Vec<_> = lines.iter(world).collect();
        for line in lines {
            world.commands().entity(line).with_children(|line| {
                for (place, guide) in codex.guides().iter().enumerate() {
                    line.spawn((option_button(guide.title()), Turn::Guide(place)));
                }
            });
        }
    }
    if let Some(mut position) = world.get_mut::<ScrollPosition>(list) {
        position.y = 0.0;
    }
    let language = world.resource::<Preferences>().language;
    let mut commands = world.commands();
    commands.entity(list).despawn_children();
    commands.entity(list).with_children(|list| {
        let guide = &codex.guides()[now.guide];
        match &now.shelf {
            Shelf::Chapters => chapters(list, guide, now.preset),
            Shelf::Chapter(id) => {
                back(list);
                let all = guide.chapters();
                if let Some((chapter, rules)) = all.iter().find(|(chapter, _)| chapter.id.as_str() == id) {
                    list.spawn(heading(Phrase::Words(Arc::new(chapter.title.clone()))));
                    rules
                        .iter()
                        .filter(|rule| is_in(guide, rule, now.preset))
                        .for_each(|rule| entry(list, rule));
                }
            }
            Shelf::Module(id) => {
                back(list);
                let module = guide.registry.modules.get(id.as_str());
                if let Some(module) = module {
                    list.spawn(heading(Phrase::Words(Arc::new(module.name.clone()))));
                    guide
                        .registry
                        .rules_of(&module.id)
                        .into_iter()
                        .for_each(|rule| entry(list, rule));
                }
            }
            Shelf::Found(query) => {
                let found = codex.search(guide, language, query);
                let rules = found.iter().filter_map(|id| guide.registry.rules.get(id.0));
                let rules: Vec<_> = rules.filter(|rule| is_in(guide, rule, now.preset)).collect();
                let count = Phrase::key("codex-found").with("count", rules.len() as i64);
                list.spawn(remark(count));
                rules
                    .into_iter()
                    .take(MOST_FOUND)
                    .for_each(|rule| entry(list, rule));
            }
        }
    });
    world.flush();
}

fn back(list: &mut ChildSpawnerCommands) {
    list.spawn((row_button(), Turn::Chapters))
        .with_child(text("codex-chapters", Letters::new(Face::Text, size::SMALL)));
}

fn chapters(list: &mut ChildSpawnerCommands, guide: &Guide, preset: Option<Preset>) {
    for (chapter, rules) in guide.chapters() {
        let count = rules.iter().filter(|rule| is_in(guide, rule, preset)).count();
        if count == 0 {
            continue;
        }
        list.spawn((row_button(), Turn::Chapter(chapter.id.to_string())))
            .with_children(|line| {
                line.spawn(Node {
                    justify_content: JustifyContent::SpaceBetween,
                    ..row(size::GAP)
                })
                .with_children(|line| {
                    let title = Phrase::Words(Arc::new(chapter.title.clone()));
                    line.spawn(text(title, Letters::new(Face::Strong, size::BODY)));
                    line.spawn(remark(Phrase::Number(count as i64)));
                });
            });
    }
}

fn entry(list: &mut ChildSpawnerCommands, rule: &RuleEntry) {
    let Some(id) = RuleId::named(rule.id.as_str()) else {
        return;
    };
    list.spawn((row_button(), Turn::Page(id))).with_children(|line| {
        let title = Phrase::Words(Arc::new(rule.title.clone()));
        line.spawn(text(title, Letters::new(Face::Text, size::BODY)));
    });
}

/// Marks what is chosen.
fn mark(reader: Res<Reader>, turns: Query<(Entity, &Turn, Has<Checked>)>, mut commands: Commands) {
    for (entity, turn, is) in &turns {
        let wanted = match turn {
            Turn::Guide(place) => *place == reader.guide,
            Turn::Preset(preset) => *preset == reader.preset,
            Turn::Page(rule) => reader.page == Some(*rule),
            _ => false,
        };
        set_checked(&mut commands, entity, is, wanted);
    }
}

fn choose(used: On<Activate>, turns: Query<&Turn>, mut commands: Commands) {
    let Ok(turn) = turns.get(used.entity) else { return };
    let turn = turn.clone();
    commands.queue(move |world: &mut World| {
        let mut reader = world.resource_mut::<Reader>();
        match turn {
            Turn::Guide(place) => {
                reader.guide = place;
                if !matches!(reader.shelf, Shelf::Found(_)) {
                    reader.shelf = Shelf::Chapters;
                }
            }
            Turn::Preset(preset) => reader.preset = preset,
            Turn::Chapters => reader.shelf = Shelf::Chapters,
            Turn::Chapter(id) => reader.shelf = Shelf::Chapter(id),
            Turn::Module(id) => reader.shelf = Shelf::Module(id),
            Turn::Page(rule) => {
                reader.turn_to(rule);
                follow(world);
            }
            Turn::Back => {
                if let Some(rule) = reader.before.pop() {
                    reader.page = Some(rule);
                    follow(world);
                }
            }
        }
    });
}

/// Brings guide and example to the page that is read.
fn follow(world: &mut World) {
    let codex: Arc<Codex> = shelf(world);
    let mut reader = world.resource_mut::<Reader>();
    if let Some((guide, _)) = reader.page.and_then(|page| codex.find(page.0))
        && let Some(place) = codex.guides().iter().position(|one| one.name == guide.name)
    {
        if reader.guide != place {
            reader.shelf = Shelf::Chapters;
        }
        reader.guide = place;
    }
    play_example(world, &codex);
}
