//! The texts that a level brings along in its own folder: `texts/en.ftl`, `texts/de.ftl`, `texts/fr.ftl`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::content::{Bundle, Label, Language, Problem, Problems, Reach, Words};

/// The folder of the texts in that of the level.
const FOLDER: &str = "texts";

/// The own texts of a level.
pub struct OwnTexts {
    folder: PathBuf,
    bundles: BTreeMap<Language, Bundle>,
}

impl OwnTexts {
    /// Reads the texts in the folder of a level; most levels have none.
    pub fn read(level: &Path, reach: &Reach, problems: &mut Problems) -> Self {
        let folder = level.join(FOLDER);
        let mut bundles = BTreeMap::new();
        for language in Language::ALL {
            let file = folder.join(format!("{}.ftl", language.code()));
            if file.exists() {
                let mut bundle = Bundle::new(language);
                match reach.read(&file) {
                    Ok(source) => bundle.take(&file, source.part().text(), problems),
                    Err(problem) => problems.push(problem),
                }
                bundles.insert(language, bundle);
            }
        }
        Self { folder, bundles }
    }

    /// Gives a label the level's own words, where it is a key and the level has a text for it.
    pub fn resolve(&self, label: &mut Label) {
        if let Some(words) = label.key().and_then(|key| self.words(key)) {
            label.take(words);
        }
    }

    /// The text of a key; in a language that lacks it the words of another stand in.
    fn words(&self, key: &str) -> Option<Words> {
        let said = |language| self.bundles.get(&language).and_then(|bundle| bundle.say(key));
        let first = Language::ALL.into_iter().find_map(said)?;
        let [en, de, fr] = Language::ALL.map(|language| said(language).unwrap_or_else(|| first.clone()));
        Some(Words { en, de, fr })
    }

    /// What is odd about the texts: those that a language lacks, and those that none of the labels asks for.
    pub fn warnings(&self, asked: &BTreeSet<&str>) -> Vec<Problem> {
        let keys: BTreeSet<&str> = self.bundles.values().flat_map(Bundle::keys).collect();
        let mut warnings = Vec::new();
        if keys.is_empty() {
            return warnings;
        }
        for language in Language::ALL {
            let file = self.folder.join(format!("{}.ftl", language.code()));
            let lacks = |key: &&&str| {
                self.bundles
                    .get(&language)
                    .is_none_or(|bundle| bundle.say(key).is_none())
            };
            let lacking: Vec<&str> = keys.iter().filter(lacks).copied().collect();
            if !lacking.is_empty() {
                let reason = format!(
                    "has no text for {}; another language stands in",
                    lacking.join(", ")
                );
                warnings.push(Problem::of_file(file, reason));
            }
        }
        for (language, bundle) in &self.bundles {
            let file = self.folder.join(format!("{}.ftl", language.code()));
            let idle = bundle.keys().filter(|key| !asked.contains(*key));
            warnings
                .extend(idle.map(|key| Problem::of_file(&file, "nothing asks for this text").in_place(key)));
        }
        warnings
    }
}
