//! Terms in texts: where a word of the field stands in a text that shows its terms, it gets a span of its own, underlined, which can be
//! pointed at. What comes up then is left to others.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::text::{Strikethrough, Underline, UnderlineColor};

use super::OnStage;
use super::say::Tongue;
use super::theme::{Letters, colour};
use crate::battle::System;
use crate::codex::Glosses;
use crate::content::{Language, root};
use crate::rules::SYSTEMS;

/// The most texts whose terms are remembered.
const MOST_KNOWN: usize = 2000;
/// Letters that are lighter stand on a dark ground.
const LIGHT: f32 = 0.4;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Dictionary>()
        .init_resource::<TermGuide>()
        .add_systems(Update, follow_stage.in_set(super::ViewSystems::Read));
}

/// The words of the field and what they mean. Of broken files the log is told, and their terms are missing.
#[derive(Resource, Clone)]
pub struct Dictionary(pub Arc<Glosses>);

impl FromWorld for Dictionary {
    fn from_world(_: &mut World) -> Self {
        let (glosses, problems) = Glosses::read(&root());
        if !problems.is_empty() {
            warn!("{problems}");
        }
        Self(Arc::new(glosses))
    }
}

/// The rule system whose terms the texts on the screen use, by its id.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TermGuide(pub &'static str);

impl Default for TermGuide {
    fn default() -> Self {
        Self(SYSTEMS[0].id().0)
    }
}

/// Marks a text whose terms can be pointed at.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// Whose terms; none for those of the rule system that is at play.
    pub guide: Option<&'static str>,
    /// A term that is not marked because the text is about it, by its place in the glossary.
    pub about: Option<usize>,
}

impl Terms {
    /// The terms of a guide of the codex; without one those of the rule system that is at play.
    pub const fn of(guide: Option<&'static str>) -> Self {
        Self { guide, about: None }
    }
}

/// A term within a text, by its place in the glossary.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TermSpan(pub usize);

/// The terms of a battle are those of its rule system.
fn follow_stage(on_stage: Res<OnStage>, systems: Query<&System>, mut guide: ResMut<TermGuide>) {
    let system = on_stage.battle.and_then(|battle| systems.get(battle).ok());
    if let Some(System(system)) = system {
        guide.set_if_neq(TermGuide(system.id().0));
    }
}

/// Where the terms of texts stand that were taken apart before, for one language.
#[derive(Default)]
pub(super) struct Known {
    language: Language,
    places: BTreeMap<(&'static str, String), Arc<[Found]>>,
}

/// A piece of a text, in bytes, and the term that it is.
type Found = (Range<usize>, Option<usize>);

impl Known {
    fn pieces(
        &mut self,
        glosses: &Glosses,
        language: Language,
        guide: &'static str,
        text: &str,
    ) -> Arc<[Found]> {
        if self.language != language || self.places.len() > MOST_KNOWN {
            self.places.clear();
            self.language = language;
        }
        let key = (guide, text.to_owned());
        if let Some(known) = self.places.get(&key) {
            return known.clone();
        }
        let mut from = 0;
        let pieces = glosses.glossary().pieces(text, language, guide).into_iter();
        let found: Arc<[Found]> = pieces
            .map(|piece| {
                let start = from;
                from += piece.text.len();
                (start..from, piece.term)
            })
            .collect();
        self.places.insert(key, found.clone());
        found
    }
}

/// Takes texts apart that say something else than before, or are lettered otherwise: the text itself keeps what stands before its first
/// term, its spans say the rest.
pub(super) fn split_terms(
    dictionary: Res<Dictionary>,
    guide: Res<TermGuide>,
    tongue: Res<Tongue>,
    mut texts: Query<(
        Entity,
        Ref<Terms>,
        &mut Text,
        Ref<Letters>,
        Has<Strikethrough>,
        Option<&Children>,
    )>,
    spans: Query<&TextSpan>,
    mut known: Local<Known>,
    mut commands: Commands,
) {
    for (entity, terms, mut text, letters, is_struck, children) in &mut texts {
        let is_said_anew = text.is_changed();
        let is_other = terms.is_changed() || letters.is_changed() || guide.is_changed();
        if !is_said_anew && !is_other {
            continue;
        }
        let old: Vec<Entity> = children
            .into_iter()
            .flatten()
            .copied()
            .filter(|child| spans.contains(*child))
            .collect();
        let mut whole = text.0.clone();
        if !is_said_anew {
            whole.extend(
                old.iter()
                    .filter_map(|span| spans.get(*span).ok())
                    .map(|span| span.0.as_str()),
            );
        }
        let of = terms.guide.unwrap_or(guide.0);
        let pieces = known.pieces(&dictionary.0, tongue.0, of, &whole);
        let is_marked = |term: Option<usize>| term.filter(|term| terms.about != Some(*term));
        if old.is_empty() && !pieces.iter().any(|(_, term)| is_marked(*term).is_some()) {
            continue;
        }
        old.iter().for_each(|span| commands.entity(*span).despawn());
        let head = pieces.first().filter(|(_, term)| is_marked(*term).is_none());
        let before = head.map_or("", |(at, _)| &whole[at.clone()]);
        if text.0 != before {
            before.clone_into(&mut text.0);
        }
        let rest = &pieces[usize::from(head.is_some())..];
        commands.entity(entity).with_children(|parent| {
            for (at, term) in rest {
                let said = TextSpan::new(&whole[at.clone()]);
                let mut span = parent.spawn((said, *letters));
                match is_marked(*term) {
                    Some(term) => {
                        span.insert((TermSpan(term), Underline, UnderlineColor(line_below(&letters))))
                    }
                    None => span.insert(Pickable::IGNORE),
                };
                if is_struck {
                    span.insert(Strikethrough);
                }
            }
        });
    }
}

/// The colour of the line below a term: softer than its letters on a light ground.
fn line_below(letters: &Letters) -> Color {
    if letters.ink.luminance() < LIGHT {
        colour::SOFT_INK
    } else {
        letters.ink
    }
}
