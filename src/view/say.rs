//! What a label says: a phrase, which is said anew when the player switches the language.

use bevy::a11y::AccessibilityNode;
use bevy::ecs::system::SystemParam;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;

use crate::content::{Language, Texts};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tongue>().add_systems(
        PostUpdate,
        (say_labels, super::terms::split_terms, name_widgets, name_wordless)
            .chain()
            .in_set(SaySystems)
            .before(bevy::ui::UiSystems::Content),
    );
}

/// Writes the words of all labels; runs before they are laid out.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SaySystems;

/// The language in which the window speaks.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tongue(pub Language);

/// What a text entity says; it is rendered into its `Text`, `TextSpan` or `Text2d` whenever it or the language changes.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Say(pub Phrase);

/// The name of a widget that has no words on it, for screen readers.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Named(pub Phrase);

/// The texts together with the language to say them in.
#[derive(SystemParam)]
pub struct Speech<'w> {
    texts: Res<'w, Texts>,
    tongue: Res<'w, Tongue>,
}

impl Speech<'_> {
    /// What a phrase is in the language at play.
    pub fn say(&self, phrase: &Phrase) -> String {
        phrase.said(&self.texts, self.tongue.0)
    }

    /// Whether everything has to be said anew.
    pub fn has_changed(&self) -> bool {
        self.tongue.is_changed() || self.texts.is_changed()
    }
}

fn say_labels(
    speech: Speech,
    mut labels: Query<(
        Ref<Say>,
        Option<&mut Text>,
        Option<&mut TextSpan>,
        Option<&mut Text2d>,
    )>,
) {
    for (say, text, span, text_2d) in &mut labels {
        if !say.is_changed() && !speech.has_changed() {
            continue;
        }
        let said = speech.say(&say.0);
        if let Some(mut text) = text {
            text.0.clone_from(&said);
        }
        if let Some(mut span) = span {
            span.0.clone_from(&said);
        }
        if let Some(mut text) = text_2d {
            text.0 = said;
        }
    }
}

/// Gives every widget the words on it as its name for screen readers, when they have changed and at the beginning.
fn name_widgets(
    changed: Query<Entity, (With<Say>, Changed<Text>)>,
    texts: Query<AnyOf<(&Text, &TextSpan)>>,
    parents: Query<&ChildOf>,
    children: Query<&Children>,
    fresh: Query<Entity, (Added<TabIndex>, Without<Named>)>,
    mut widgets: Query<&mut AccessibilityNode, Without<Named>>,
) {
    let of = |text| {
        parents
            .iter_ancestors(text)
            .find(|entity| widgets.contains(*entity))
    };
    let mut stale: Vec<Entity> = changed.iter().filter_map(of).chain(&fresh).collect();
    stale.sort_unstable();
    stale.dedup();
    for widget in stale {
        let words = whole_texts(children.iter_descendants_depth_first(widget), &texts);
        let words: Vec<&str> = words
            .iter()
            .map(|text| text.trim())
            .filter(|text| !text.is_empty())
            .collect();
        if let Ok(mut node) = widgets.get_mut(widget)
            && !words.is_empty()
        {
            node.set_label(words.join(" "));
        }
    }
}

/// The texts among some entities, each with the spans that follow it.
pub fn whole_texts(
    entities: impl Iterator<Item = Entity>,
    texts: &Query<AnyOf<(&Text, &TextSpan)>>,
) -> Vec<String> {
    let mut whole: Vec<String> = Vec::new();
    for entity in entities {
        match (texts.get(entity), whole.last_mut()) {
            (Ok((Some(text), _)), _) => whole.push(text.0.clone()),
            (Ok((_, Some(span))), Some(last)) => last.push_str(&span.0),
            _ => {}
        }
    }
    whole
}

/// Gives those without words the name that they bear.
fn name_wordless(speech: Speech, mut widgets: Query<(Ref<Named>, &mut AccessibilityNode)>) {
    for (named, mut node) in &mut widgets {
        if named.is_changed() || node.is_added() || speech.has_changed() {
            node.set_label(speech.say(&named.0));
        }
    }
}
