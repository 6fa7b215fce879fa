//! A chapter of the site: its rules one below the other.

use maud::{Markup, html};

use super::{Site, file_of};
use crate::battle::RuleId;
use crate::codex::Guide;
use crate::content::Language;
use crate::rules::RuleEntry;
use crate::words::Phrase;

impl Site<'_> {
    /// A chapter with all its rules.
    pub(super) fn chapter(&self, guide: &Guide, id: &str) -> Markup {
        let chapters = guide.chapters();
        let found = chapters.iter().find(|(chapter, _)| chapter.id.as_str() == id);
        let title = found.map_or("", |(chapter, _)| chapter.title.of(self.language));
        let content = html! {
            h1 { (title) }
            p.soft { (self.say(guide.title())) }
            ul.rules {
                @for rule in found.iter().flat_map(|(_, rules)| rules) {
                    li { a href=(format!("#{}", rule.id)) { (rule.title.of(self.language)) } }
                }
            }
            @for rule in found.iter().flat_map(|(_, rules)| rules) {
                (self.rule(guide, rule))
            }
        };
        self.sheet(title, &file_of(guide, id), &content)
    }

    fn rule(&self, guide: &Guide, rule: &RuleEntry) -> Markup {
        let id = rule.id.as_str();
        let modules = rule
            .modules
            .iter()
            .filter_map(|module| guide.registry.modules.get(module.as_str()));
        let modules: Vec<&str> = modules.map(|module| module.name.of(self.language)).collect();
        html! {
            article id=(id) {
                h2 { (rule.title.of(self.language)) " " span.soft { (id) } }
                @if let Some(text) = self.codex.text(self.language, id) {
                    p { (self.linked(&text, guide, id)) }
                } @else {
                    p { (self.say("codex-no-page")) }
                }
                @if let Some(row) = self.codex.row(self.language, id) {
                    p.row {
                        @for (number, line) in row.lines().enumerate() {
                            @if number > 0 { br; }
                            (line)
                        }
                    }
                }
                @if let Some(counts) = self.codex.counts(self.language, id) {
                    @let counts = self.say(Phrase::key("codex-counts").with("text", Phrase::plain(counts)));
                    p { (self.linked(&counts, guide, id)) }
                }
                @if !modules.is_empty() {
                    p.soft { (self.before("codex-brought-by")) (modules.join(", ")) }
                }
                (self.users(id))
                (self.related(guide, id))
                @for (of, name, file) in self.codex.examples_of(id) {
                    @if let Some(played) = self.played.get(&(of.name, name)) {
                        (self.example(&file.example, played))
                    }
                }
            }
        }
    }

    /// A text in which every term of the glossary leads to its page and says under the pointer what it means.
    fn linked(&self, text: &str, guide: &Guide, id: &str) -> Markup {
        let mut parts: Vec<Markup> = Vec::new();
        let mut from = 0;
        for (at, term) in self.codex.glossary().find(text, self.language, guide.name) {
            let Some((place, _)) = self.place(term.rule).filter(|_| term.rule.0 != id) else {
                continue;
            };
            let gloss = self.codex.gloss(self.language, term);
            let word = &text[at.clone()];
            parts.push(html! { (text[from..at.start]) a.term href=(place) title=[gloss] { (word) } });
            from = at.end;
        }
        parts.push(html! { (text[from..]) });
        html! { @for part in parts { (part) } }
    }

    /// Where a rule stands on the site, and its title; none of one that is not on it.
    fn place(&self, rule: RuleId) -> Option<(String, &str)> {
        let (guide, entry) = self.codex.find(rule.0)?;
        let is_here = self.guides.iter().any(|other| other.name == guide.name);
        let place = format!("{}#{}", file_of(guide, entry.chapter.as_str()), rule.0);
        is_here.then(|| (place, entry.title.of(self.language)))
    }

    /// The words before a list, with their colon.
    fn before(&self, key: &'static str) -> String {
        let colon = if self.language == Language::Fr {
            "\u{a0}: "
        } else {
            ": "
        };
        self.say(key) + colon
    }

    /// Those who have what a rule is about.
    fn users(&self, id: &str) -> Markup {
        let users = self.users.get(id).map_or(&[][..], |users| users);
        html! {
            @if !users.is_empty() {
                p {
                    (self.before("codex-used-by"))
                    @for (number, user) in users.iter().enumerate() {
                        @if number > 0 { " · " }
                        @match user.page.and_then(|page| self.place(page)) {
                            Some((place, _)) => a href=(place) { (user.name.of(self.language)) },
                            None => (user.name.of(self.language)),
                        }
                    }
                }
            }
        }
    }

    /// Links to what is read besides.
    fn related(&self, guide: &Guide, id: &str) -> Markup {
        let related: Vec<_> = guide
            .related(id)
            .iter()
            .filter_map(|rule| self.place(*rule))
            .collect();
        html! {
            @if !related.is_empty() {
                p {
                    (self.before("codex-see-also"))
                    @for (number, (place, title)) in related.iter().enumerate() {
                        @if number > 0 { ", " }
                        a href=(place) { (title) }
                    }
                }
            }
        }
    }
}
