//! The right side of the codex: a rule in words and the row of a table that it is, when it counts, where it came up in this fight, what
//! to read besides, its example.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::list::Turn;
use super::{CodexScreen, Reader, example};
use crate::battle::{Log, RuleId, System};
use crate::codex::{Codex, GlossaryTerm, Played, User, cited};
use crate::content::Language;
use crate::screen::card;
use crate::ui::battle_codex::shelf;
use crate::ui::preference::Preferences;
use crate::ui::widget::{Tooltip, button, heading, label, quiet_button, remark, row, small_button, text};
use crate::view::terms::Terms;
use crate::view::theme::{Face, Letters, colour, size};
use crate::view::{Glance, OnStage, Stage};
use crate::words::Phrase;

/// The most terms that a page explains.
const MOST_TERMS: usize = 12;
/// The most rounds of this fight that a page names.
const MOST_ROUNDS: usize = 12;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw);
}

/// The pane.
#[derive(Component)]
struct Page;

pub(super) fn frame(body: &mut ChildSpawnerCommands) {
    card::page(body, Page);
}

/// The ways on at the foot of the card.
pub(super) fn ways(foot: &mut ChildSpawnerCommands) {
    foot.spawn((button("codex-back"), Turn::Back));
}

#[derive(Clone, PartialEq, Default)]
struct Drawn {
    page: Option<RuleId>,
    pane: Option<Entity>,
    step: Option<usize>,
    /// Terms are found in the words of a language.
    language: Language,
}

/// What a page shows besides its texts.
struct Beside {
    rounds: BTreeMap<u16, usize>,
    users: Vec<User>,
    played: Option<(Arc<Played>, usize)>,
    language: Language,
}

fn draw(world: &mut World, mut drawn: Local<Drawn>) {
    let mut panes = world.query_filtered::<Entity, With<Page>>();
    let reader = world.resource::<Reader>();
    let now = Drawn {
        page: reader.page,
        pane: panes.iter(world).next(),
        step: reader.played.as_ref().map(|(_, step)| *step),
        language: world.resource::<Preferences>().language,
    };
    if *drawn == now {
        return;
    }
    let is_other = (drawn.page, drawn.pane) != (now.page, now.pane);
    drawn.clone_from(&now);
    let Some(pane) = now.pane else { return };
    if is_other && let Some(mut position) = world.get_mut::<ScrollPosition>(pane) {
        position.y = 0.0;
    }
    let codex = shelf(world);
    let beside = Beside {
        rounds: now.page.map(|page| rounds(world, page)).unwrap_or_default(),
        users: now
            .page
            .map(|page| codex.users(world, page.0))
            .unwrap_or_default(),
        played: world.resource::<Reader>().played.clone(),
        language: now.language,
    };
    let mut commands = world.commands();
    commands.entity(pane).despawn_children();
    commands.entity(pane).with_children(|pane| match now.page {
        Some(page) => fill(pane, &codex, page, beside),
        None => {
            pane.spawn(label("codex-welcome"));
        }
    });
    world.flush();
}

/// The rounds of the fight on the stage in which a rule was cited, each with the place of the entry that cites it first.
fn rounds(world: &World, rule: RuleId) -> BTreeMap<u16, usize> {
    let mut rounds = BTreeMap::new();
    let Some(battle) = world.resource::<OnStage>().battle else {
        return rounds;
    };
    let (Some(log), Some(System(system))) = (world.get::<Log>(battle), world.get::<System>(battle)) else {
        return rounds;
    };
    let shown = world.resource::<Stage>().shown;
    for (place, event) in log.entries().iter().take(shown).enumerate() {
        if !rounds.contains_key(&event.round) && cited(*system, &event.happening).contains(&rule) {
            rounds.insert(event.round, place);
        }
    }
    rounds
}

fn fill(
    pane: &mut ChildSpawnerCommands,
    codex: &Codex,
    page: RuleId,
    Beside {
        rounds,
        users,
        played,
        language,
    }: Beside,
) {
    let Some((guide, entry)) = codex.find(page.0) else {
        return;
    };
    let title = Phrase::Words(Arc::new(entry.title.clone()));
    pane.spawn(text(title, Letters::new(Face::Title, 24.0)));
    let chapter = guide.registry.chapters.get(entry.chapter.as_str());
    let chapter = chapter.map(|chapter| Phrase::Words(Arc::new(chapter.title.clone())));
    let parts = [Some(Phrase::plain(page.0)), chapter, Some(guide.title())];
    pane.spawn(remark(Phrase::list(parts.into_iter().flatten(), " · ")));
    let marked = Terms::of(Some(guide.name));
    let said = codex.page(page.0).unwrap_or_else(|| "codex-no-page".into());
    pane.spawn((label(said), marked));
    if let Some(row) = codex.row_phrase(page.0) {
        pane.spawn((label(row), marked));
    }
    if let Some(when) = codex.when(page.0) {
        pane.spawn((label(Phrase::key("codex-counts").with("text", when)), marked));
    }
    let modules = entry
        .modules
        .iter()
        .filter_map(|id| guide.registry.modules.get(id.as_str()));
    let modules: Vec<_> = modules
        .map(|module| {
            (
                Phrase::Words(Arc::new(module.name.clone())),
                Turn::Module(module.id.to_string()),
            )
        })
        .collect();
    links(pane, "codex-brought-by", modules);
    if !rounds.is_empty() {
        line(pane, "codex-in-this-fight", |line| {
            for (round, place) in rounds.iter().take(MOST_ROUNDS) {
                let said = Phrase::key("battle-round").with("round", *round);
                line.spawn((small_button(said), observe(look_back(*place))));
            }
        });
    }
    if !users.is_empty() {
        line(pane, "codex-used-by", |line| {
            for user in &users {
                match user.page {
                    Some(page) => line.spawn((quiet_button(user.phrase()), Turn::Page(page))),
                    None => line.spawn(remark(user.phrase())),
                };
            }
        });
    }
    let terms = terms(codex, guide.name, page, language);
    if !terms.is_empty() {
        line(pane, "codex-terms", |line| {
            for term in terms.into_iter().take(MOST_TERMS) {
                let (name, gloss) = codex.term(term);
                let mut link = line.spawn((quiet_button(name), Turn::Page(term.rule)));
                if let Some(gloss) = gloss {
                    link.insert(Tooltip(gloss));
                }
            }
        });
    }
    // Who uses it stands above already.
    let is_named = |rule: &&RuleId| users.iter().any(|user| user.is_told_by(**rule));
    let related = guide.related(page.0).iter().filter(|rule| !is_named(rule));
    let related = related.filter_map(|rule| Some((codex.title(*rule)?, Turn::Page(*rule))));
    links(pane, "codex-see-also", related.collect());
    if let Some((played, step)) = played
        && let Some((_, _, file)) = codex.examples_of(page.0).first()
    {
        pane.spawn(heading("codex-example"));
        example::fill(pane, &file.example, &played, step);
    }
}

/// The terms that stand on a page in a language and lead to other pages, each once.
fn terms<'c>(codex: &'c Codex, guide: &str, page: RuleId, language: Language) -> Vec<&'c GlossaryTerm> {
    let said = [codex.text(language, page.0), codex.counts(language, page.0)];
    let mut terms: Vec<&GlossaryTerm> = Vec::new();
    for text in said.iter().flatten() {
        for (_, term) in codex.glossary().find(text, language, guide) {
            if term.rule != page && !terms.iter().any(|known| known.id == term.id) {
                terms.push(term);
            }
        }
    }
    terms
}

/// Buttons behind a word, where there are any.
fn links(pane: &mut ChildSpawnerCommands, word: &'static str, all: Vec<(Phrase, Turn)>) {
    if all.is_empty() {
        return;
    }
    line(pane, word, |line| {
        for (said, turn) in all {
            line.spawn((quiet_button(said), turn));
        }
    });
}

fn line(pane: &mut ChildSpawnerCommands, word: &'static str, fill: impl FnOnce(&mut ChildSpawnerCommands)) {
    let node = Node {
        flex_wrap: FlexWrap::Wrap,
        row_gap: px(2),
        flex_shrink: 0.0,
        ..row(6.0)
    };
    pane.spawn(node).with_children(|line| {
        line.spawn(text(
            word,
            Letters::new(Face::Strong, size::SMALL).in_ink(colour::SOFT_INK),
        ));
        fill(line);
    });
}

/// Closes the codex and looks back at a moment of the fight.
fn look_back(
    place: usize,
) -> impl Fn(On<Activate>, Query<Entity, With<CodexScreen>>, ResMut<Glance>, Commands) {
    move |_, open, mut glance, mut commands| {
        glance.set_if_neq(Glance(Some(place)));
        open.iter().for_each(|codex| commands.entity(codex).despawn());
    }
}
