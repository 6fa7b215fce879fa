//! The rows of the tables on their pages: what stands below the sentence of a weapon, an ability or a person.

use super::book::Codex;
use crate::content::Language;
use crate::words::Phrase;

impl Codex {
    /// What the tables say of a rule that is a row of theirs, line by line; none for all others.
    pub fn row(&self, language: Language, id: &str) -> Option<String> {
        let (guide, _) = self.find(id)?;
        let (rows, texts) = (guide.rows().get(id)?, self.texts());
        let said: Vec<String> = rows
            .iter()
            .map(|row| row.said(texts, language, guide.name))
            .collect();
        // An ability that is a manoeuvre itself is a row of two tables, which share some lines.
        let mut lines: Vec<&str> = Vec::new();
        for line in said.iter().flat_map(|said| said.lines()) {
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        Some(lines.join("\n"))
    }

    /// The same in every language.
    pub fn row_phrase(&self, id: &str) -> Option<Phrase> {
        self.in_all(|language| self.row(language, id))
    }
}
