//! The search: rules by the words of their ids, titles and pages, however somebody types them.

use std::sync::OnceLock;

use super::book::Codex;
use super::guide::Guide;
use crate::battle::RuleId;
use crate::content::Language;

/// What a search looks at, for each language; made when somebody searches first.
#[derive(Default)]
pub(super) struct Index([OnceLock<Vec<Indexed>>; 3]);

/// A rule as a search sees it, its texts folded.
struct Indexed {
    guide: &'static str,
    rule: RuleId,
    id: String,
    title: String,
    text: String,
}

impl Codex {
    /// The rules of a guide in which every word of a query stands, in their id, title or page: first those whose title or id begins
    /// with it, then the other titles, then the pages; each in the order of the chapters. Capitals, accents and the kind of
    /// apostrophes make no difference.
    pub fn search(&self, guide: &Guide, language: Language, query: &str) -> Vec<RuleId> {
        let query = fold(query.trim());
        let words: Vec<&str> = query.split_whitespace().collect();
        if words.is_empty() {
            return Vec::new();
        }
        let mut found: Vec<(u8, &Indexed)> = Vec::new();
        for indexed in self
            .indexed(language)
            .iter()
            .filter(|indexed| indexed.guide == guide.name)
        {
            let has = |text: &str| words.iter().all(|word| text.contains(word));
            let place = if indexed.title.starts_with(&query) || indexed.id.starts_with(&query) {
                0
            } else if has(&indexed.title) {
                1
            } else if has(&indexed.text) {
                2
            } else {
                continue;
            };
            found.push((place, indexed));
        }
        // A stable sort: the order of the chapters stays.
        found.sort_by_key(|(place, _)| *place);
        found.into_iter().map(|(_, indexed)| indexed.rule).collect()
    }

    fn indexed(&self, language: Language) -> &[Indexed] {
        let place = Language::ALL.iter().position(|one| *one == language).unwrap_or(0);
        self.index.0[place].get_or_init(|| {
            let rules = self.guides().iter().flat_map(|guide| {
                let chapters = guide.chapters().into_iter();
                chapters
                    .flat_map(|(_, rules)| rules)
                    .map(move |rule| (guide, rule))
            });
            let indexed = rules.filter_map(|(guide, rule)| {
                let id = rule.id.as_str();
                Some(Indexed {
                    guide: guide.name,
                    rule: RuleId::named(id)?,
                    id: fold(id),
                    title: fold(rule.title.of(language)),
                    text: fold(&self.text(language, id).unwrap_or_default()),
                })
            });
            indexed.collect()
        })
    }
}

/// A text as a search compares it: in small letters, without accents, with plain apostrophes and spaces, `œ` and `ß` in two letters.
///
/// What stands here stands in `site/search.js` too.
fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for sign in text.chars().flat_map(char::to_lowercase) {
        match sign {
            'à' | 'â' | 'ä' | 'á' => folded.push('a'),
            'ç' => folded.push('c'),
            'é' | 'è' | 'ê' | 'ë' => folded.push('e'),
            'î' | 'ï' | 'í' => folded.push('i'),
            'ñ' => folded.push('n'),
            'ô' | 'ö' | 'ó' => folded.push('o'),
            'ù' | 'û' | 'ü' | 'ú' => folded.push('u'),
            'ÿ' => folded.push('y'),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            'ß' => folded.push_str("ss"),
            '’' | '‘' => folded.push('\''),
            sign if sign.is_whitespace() => folded.push(' '),
            sign => folded.push(sign),
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_compared_without_capitals_accents_and_kinds_of_apostrophes() {
        assert_eq!(fold("L’Œil\u{a0}Noir : Épée"), "l'oeil noir : epee");
        assert_eq!(fold("Großer Härtefall"), fold("GROSSER HARTEFALL"));
        assert_eq!(fold("WND-04"), "wnd-04");
    }
}
