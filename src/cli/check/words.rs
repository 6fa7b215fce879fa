//! Looks whether a level's words are there: every key that it or its lesson names, in its own texts or in the game's.

use std::collections::BTreeSet;
use std::path::Path;

use crate::content::{Label, Language, Mark, Problem, Problems, Reach, Texts, hint};
use crate::level::OwnTexts;

/// Names every key that has no text.
///
/// A key of the game's is there in all languages, as its own tests see to.
pub fn missing<'l>(
    texts: &Texts,
    folder: &Path,
    labels: impl Iterator<Item = (&'l Label, &'l Mark)>,
    problems: &mut Problems,
) {
    for (label, mark) in labels {
        if let Some(key) = label.key().filter(|key| !texts.has(Language::En, key)) {
            let own = folder.join("texts").join("en.ftl");
            let near = hint(key, texts.keys_of(Language::En));
            let reason = format!(
                "the text `{key}` is neither in {} nor in the game{near}; words of your own begin with a capital letter",
                own.display()
            );
            problems.push(mark.problem(reason));
        }
    }
}

/// Names every text of the game that a language lacks and another has.
pub fn lacking(texts: &Texts, folder: &Path) -> Vec<Problem> {
    let all: BTreeSet<&str> = Language::ALL
        .into_iter()
        .flat_map(|language| texts.keys_of(language))
        .collect();
    let of_one = |language: Language| {
        let lacks = all.iter().filter(move |key| !texts.has(language, key));
        let place = folder.join(language.code());
        lacks.map(move |key| {
            Problem::of_file(&place, format!("has no text `{key}`, which another language has"))
        })
    };
    Language::ALL.into_iter().flat_map(of_one).collect()
}

/// What is odd about the texts that a level brings along.
pub fn odd<'l>(folder: &Path, labels: impl Iterator<Item = &'l Label>) -> Vec<Problem> {
    // What is broken in them has been told with the level.
    let Ok(reach) = Reach::of_level(folder) else {
        return Vec::new();
    };
    let own = OwnTexts::read(folder, &reach, &mut Problems::default());
    let asked: BTreeSet<&str> = labels.map(Label::as_str).collect();
    own.warnings(&asked)
}
