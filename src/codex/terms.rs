//! The glossary: the words of the field, found wherever they stand in a text.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::Path;

use serde::Deserialize;

use crate::battle::RuleId;
use crate::content::{Language, Problems, Source};

/// A word of the field.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GlossaryTerm {
    /// Its id; what it means stands in the text `term-ID`.
    pub id: String,
    /// The page that explains it.
    pub rule: RuleId,
    /// The rule systems that it belongs to; empty where it belongs to all.
    #[serde(default)]
    pub systems: Vec<String>,
    /// The type of the code that is it, by its path in the crate; none where it is only a word.
    #[serde(default)]
    pub code: Option<String>,
    /// In English.
    pub en: TermWords,
    /// In German.
    pub de: TermWords,
    /// In French.
    pub fr: TermWords,
}

/// How a term is written in a language.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TermWords {
    /// What it is called.
    pub word: String,
    /// Its abbreviation.
    #[serde(default)]
    pub short: Option<String>,
    /// Every form in which it stands in texts.
    #[serde(default)]
    pub forms: Vec<String>,
}

impl GlossaryTerm {
    /// How it is written in a language.
    pub const fn words(&self, language: Language) -> &TermWords {
        match language {
            Language::En => &self.en,
            Language::De => &self.de,
            Language::Fr => &self.fr,
        }
    }

    /// What it is called, with its abbreviation in brackets.
    pub fn name(&self, language: Language) -> String {
        let words = self.words(language);
        match &words.short {
            Some(short) if *short != words.word => format!("{} ({short})", words.word),
            _ => words.word.clone(),
        }
    }

    /// Whether it belongs to the pages of a guide; the board uses the terms of all.
    pub fn is_of(&self, guide: &str) -> bool {
        self.systems.is_empty() || self.systems.iter().any(|system| system == guide)
    }
}

/// A part of a text, as [`Glossary::pieces`] takes it apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<'t> {
    /// What stands there.
    pub text: &'t str,
    /// The place of the term among all terms where it is one.
    pub term: Option<usize>,
}

/// All terms, and by their forms where they stand.
#[derive(Debug, Default)]
pub struct Glossary {
    terms: Vec<GlossaryTerm>,
    /// For each language the forms with the places of their terms, the longest first under each first word.
    forms: BTreeMap<Language, BTreeMap<String, Vec<(String, usize)>>>,
}

impl Glossary {
    /// Reads the terms; of broken ones `problems` is told.
    pub(super) fn read(file: &Path, problems: &mut Problems) -> Self {
        let mut found = Problems::default();
        let terms: Vec<GlossaryTerm> = match Source::read(file) {
            Ok(source) => {
                let entries = source.part().entries(&mut found);
                entries.into_iter().map(|entry| entry.value).collect()
            }
            Err(problem) => {
                found.push(problem);
                Vec::new()
            }
        };
        problems.append(found);
        let forms = Language::ALL.map(|language| (language, by_first_word(&terms, language)));
        Self {
            forms: forms.into(),
            terms,
        }
    }

    /// All terms in the order of their file.
    pub fn terms(&self) -> &[GlossaryTerm] {
        &self.terms
    }

    /// The term of an id.
    pub fn get(&self, id: &str) -> Option<&GlossaryTerm> {
        self.terms.iter().find(|term| term.id == id)
    }

    /// The terms that stand in a text of a guide, each with its place in bytes, in the order of the text. Of forms that overlap the
    /// longest counts.
    pub fn find(&self, text: &str, language: Language, guide: &str) -> Vec<(Range<usize>, &GlossaryTerm)> {
        let places = self.places(text, language, guide).into_iter();
        places.map(|(at, place)| (at, &self.terms[place])).collect()
    }

    /// A text taken apart into its terms and what stands between them; together the pieces are the text.
    pub fn pieces<'t>(&self, text: &'t str, language: Language, guide: &str) -> Vec<Piece<'t>> {
        let mut pieces = Vec::new();
        let mut from = 0;
        let mut take = |range: Range<usize>, term: Option<usize>| {
            if !range.is_empty() {
                let text = &text[range];
                pieces.push(Piece { text, term });
            }
        };
        for (at, place) in self.places(text, language, guide) {
            take(from..at.start, None);
            from = at.end;
            take(at, Some(place));
        }
        take(from..text.len(), None);
        pieces
    }

    /// The terms that stand in a text, each with its place in bytes and its place among all terms.
    fn places(&self, text: &str, language: Language, guide: &str) -> Vec<(Range<usize>, usize)> {
        let mut found = Vec::new();
        let Some(forms) = self.forms.get(&language) else {
            return found;
        };
        let mut from = 0;
        while let Some((start, word)) = next_word(text, from) {
            from = start + word.len();
            let Some((length, place)) = self.longest_at(&text[start..], word, forms, guide) else {
                continue;
            };
            // A longer form that begins within this one comes first: l’échelle d’initiative is more than l’échelle.
            let mut inner = from;
            let mut is_longest = true;
            while let Some((within, word)) =
                next_word(text, inner).filter(|(within, _)| *within < start + length)
            {
                let other = self.longest_at(&text[within..], word, forms, guide);
                is_longest &= other.is_none_or(|(other, _)| other <= length);
                inner = within + word.len();
            }
            if is_longest {
                from = start + length;
                found.push((start..from, place));
            }
        }
        found
    }

    /// The longest form at the beginning of a text, which begins with this word: its length in bytes and the place of its term.
    fn longest_at(
        &self,
        text: &str,
        word: &str,
        forms: &BTreeMap<String, Vec<(String, usize)>>,
        guide: &str,
    ) -> Option<(usize, usize)> {
        let small = word.to_lowercase();
        let candidates = [word, small.as_str()]
            .into_iter()
            .filter_map(|word| forms.get(word))
            .flatten()
            .filter(|(_, place)| self.terms[*place].is_of(guide))
            .filter_map(|(form, place)| Some((length_at(text, form)?, *place)));
        candidates.max_by_key(|(length, _)| *length)
    }
}

/// The forms of all terms in a language, by their first words.
fn by_first_word(terms: &[GlossaryTerm], language: Language) -> BTreeMap<String, Vec<(String, usize)>> {
    let mut forms: BTreeMap<String, Vec<(String, usize)>> = BTreeMap::new();
    for (place, term) in terms.iter().enumerate() {
        let words = term.words(language);
        for form in words.forms.iter().chain(&words.short) {
            if let Some((_, first)) = next_word(form, 0) {
                forms
                    .entry(first.to_owned())
                    .or_default()
                    .push((form.clone(), place));
            }
        }
    }
    forms
}

/// The next word of a text from a place on, with the place where it begins.
fn next_word(text: &str, from: usize) -> Option<(usize, &str)> {
    let rest = &text[from..];
    let start = from + rest.find(char::is_alphanumeric)?;
    let end = text[start..].find(|sign: char| !sign.is_alphanumeric());
    Some((
        start,
        &text[start..end.map_or(text.len(), |length| start + length)],
    ))
}

/// How many bytes a form takes at the beginning of a text where it stands there as whole words. A small first letter of the form may be a
/// capital in the text; `’` and `'` are one sign, and so are spaces and hyphens at which no line breaks and those at which one may.
fn length_at(text: &str, form: &str) -> Option<usize> {
    let mut rest = text.chars();
    let mut length = 0;
    for (place, wanted) in form.chars().enumerate() {
        let found = rest.next()?;
        let is_capital = place == 0 && found.to_lowercase().eq([wanted]);
        if found != wanted && plain(found) != plain(wanted) && !is_capital {
            return None;
        }
        length += found.len_utf8();
    }
    let is_whole = rest.next().is_none_or(|next| !next.is_alphanumeric());
    is_whole.then_some(length)
}

/// The plain sign for one that reads alike.
const fn plain(sign: char) -> char {
    match sign {
        '’' => '\'',
        '\u{a0}' | '\u{202f}' => ' ',
        '\u{2011}' => '-',
        sign => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn glossary() -> Glossary {
        let words = |word: &str, forms: &[&str]| TermWords {
            word: word.to_owned(),
            short: None,
            forms: forms.iter().map(|form| (*form).to_owned()).collect(),
        };
        let term = |id: &str, forms: &[&str]| GlossaryTerm {
            id: id.to_owned(),
            rule: RuleId("WND-01"),
            systems: Vec::new(),
            code: None,
            en: words(id, forms),
            de: words(id, &[]),
            fr: words(id, &[]),
        };
        let terms = vec![
            term("wound", &["wound", "wounds"]),
            term("threshold", &["wound threshold"]),
            term("attack", &["attack", "AT"]),
        ];
        let forms = Language::ALL.map(|language| (language, by_first_word(&terms, language)));
        Glossary {
            forms: forms.into(),
            terms,
        }
    }

    #[test]
    fn the_longest_form_counts_and_only_whole_words_do() {
        let found = |text: &str| -> Vec<(String, String)> {
            let glossary = glossary();
            let found = glossary.find(text, Language::En, "dsa41");
            found
                .into_iter()
                .map(|(at, term)| (text[at].to_owned(), term.id.clone()))
                .collect()
        };
        let pairs = |pairs: &[(&str, &str)]| -> Vec<(String, String)> {
            pairs
                .iter()
                .map(|(a, b)| ((*a).to_owned(), (*b).to_owned()))
                .collect()
        };
        assert_eq!(
            found("The wound threshold decides on wounds."),
            pairs(&[("wound threshold", "threshold"), ("wounds", "wound")])
        );
        assert_eq!(
            found("Wound"),
            pairs(&[("Wound", "wound")]),
            "a capital at the beginning"
        );
        assert_eq!(found("wounded, rewound, at noon"), pairs(&[]));
        assert_eq!(found("AT −2"), pairs(&[("AT", "attack")]));
    }
}
