//! What a label says: the key of a text, so that it is said anew when the player switches the language.

use std::borrow::Cow;
use std::sync::Arc;

use bevy::a11y::AccessibilityNode;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::content::{Arg, Language, Texts, Words};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tongue>().add_systems(
        PostUpdate,
        (say_labels, name_widgets)
            .chain()
            .before(bevy::ui::UiSystems::Content),
    );
}

/// The language in which the window speaks.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tongue(pub Language);

/// Something to say, in whatever language is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phrase {
    /// A text of the game by its key, with phrases in the places of its variables.
    Key(Cow<'static, str>, Vec<(&'static str, Phrase)>),
    /// A name from a data file.
    Words(Arc<Words>),
    /// A number, by which a text may choose its plural.
    Number(i64),
    /// Signs that are the same in every language.
    Plain(Cow<'static, str>),
    /// One after the other.
    Row(Vec<Phrase>),
}

impl Phrase {
    /// The text with a key.
    pub fn key(key: impl Into<Cow<'static, str>>) -> Self {
        Self::Key(key.into(), Vec::new())
    }

    /// Signs that are the same in every language.
    pub fn plain(signs: impl Into<Cow<'static, str>>) -> Self {
        Self::Plain(signs.into())
    }

    /// The same text with a phrase in the place of a variable. Only the text of a key has variables.
    #[must_use]
    pub fn with(mut self, name: &'static str, phrase: impl Into<Phrase>) -> Self {
        if let Self::Key(_, args) = &mut self {
            args.push((name, phrase.into()));
        }
        self
    }

    /// What is said in a language.
    pub fn said(&self, texts: &Texts, language: Language) -> String {
        match self {
            Self::Key(key, args) => {
                let said: Vec<_> = args
                    .iter()
                    .map(|(name, arg)| (*name, arg.arg(texts, language)))
                    .collect();
                texts.say(language, key, &said)
            }
            Self::Words(words) => match language {
                Language::En => words.en.clone(),
                Language::De => words.de.clone(),
                Language::Fr => words.fr.clone(),
            },
            Self::Number(number) => number.to_string(),
            Self::Plain(signs) => signs.to_string(),
            Self::Row(phrases) => phrases
                .iter()
                .map(|phrase| phrase.said(texts, language))
                .collect(),
        }
    }

    fn arg(&self, texts: &Texts, language: Language) -> Arg<'static> {
        match self {
            Self::Number(number) => Arg::Number(*number),
            phrase => Arg::from(phrase.said(texts, language)),
        }
    }
}

impl From<&'static str> for Phrase {
    /// A literal is a key: words that are not in the text files are said with [`Phrase::plain`].
    fn from(key: &'static str) -> Self {
        Self::key(key)
    }
}

impl From<Arc<Words>> for Phrase {
    fn from(words: Arc<Words>) -> Self {
        Self::Words(words)
    }
}

impl From<i64> for Phrase {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

/// What a text entity says; it is rendered into its `Text`, `TextSpan` or `Text2d` whenever it or the language changes.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Say(pub Phrase);

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

/// Gives every widget the words on it as its name for screen readers.
fn name_widgets(
    labels: Query<(&Text, &ChildOf), (With<Say>, Changed<Text>)>,
    parents: Query<&ChildOf>,
    mut widgets: Query<&mut AccessibilityNode>,
) {
    for (text, child_of) in &labels {
        let mut ancestors =
            std::iter::once(child_of.parent()).chain(parents.iter_ancestors(child_of.parent()));
        if let Some(widget) = ancestors.find(|entity| widgets.contains(*entity))
            && let Ok(mut node) = widgets.get_mut(widget)
        {
            node.set_label(text.0.as_str());
        }
    }
}
