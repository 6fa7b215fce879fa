//! The codex as a small static site, complete in every language: chapters, search, links, and the examples step by step.

mod example;
mod page;

use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

use bevy::prelude::*;
use maud::{DOCTYPE, Markup, html};

use super::book::BOARD;
use super::{Codex, Guide, Played, User, play};
use crate::content::{Language, Problems, Texts};
use crate::words::Phrase;

/// What the pages look like.
const STYLE: &str = include_str!("style.css");
/// The search.
const SEARCH: &str = include_str!("search.js");

/// Writes the codex of a guide and of the board into a folder, which may be there already.
///
/// Examples that do not play are left out; what is wrong with them is returned.
///
/// # Errors
///
/// A file cannot be written.
pub fn write_site(
    world: &mut World,
    codex: &Codex,
    (guide, texts): (&Guide, &Texts),
    folder: &Path,
) -> io::Result<Problems> {
    let board = codex
        .guides()
        .iter()
        .filter(|other| other.name == BOARD && guide.name != BOARD);
    let guides: Vec<&Guide> = [guide].into_iter().chain(board).collect();
    let (mut played, mut problems) = (BTreeMap::new(), Problems::default());
    let mut users = BTreeMap::new();
    for guide in &guides {
        for id in guide.registry.rules.keys() {
            for (of, name, file) in codex.examples_of(id.as_str()) {
                if played.contains_key(&(of.name, name)) {
                    continue;
                }
                match play(world, of.system, file, &|rule| codex.title(rule)) {
                    Ok(done) => {
                        played.insert((of.name, name), done);
                    }
                    Err(found) => problems.append(found),
                }
            }
        }
        let rules = guide.registry.rules.keys();
        users.extend(rules.map(|id| (id.to_string(), codex.users(world, id.as_str()))));
    }
    fs::create_dir_all(folder)?;
    fs::write(folder.join("style.css"), STYLE)?;
    fs::write(folder.join("search.js"), SEARCH)?;
    fs::write(folder.join("index.html"), entrance(guide, texts).into_string())?;
    for language in Language::ALL {
        let site = Site {
            codex,
            texts,
            language,
            guides: &guides,
            played: &played,
            users: &users,
        };
        let folder = folder.join(language.code());
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("index.html"), site.contents().into_string())?;
        fs::write(folder.join("titles.js"), site.titles())?;
        for guide in &guides {
            for (chapter, _) in guide.chapters() {
                let file = folder.join(file_of(guide, chapter.id.as_str()));
                fs::write(file, site.chapter(guide, chapter.id.as_str()).into_string())?;
            }
        }
    }
    Ok(problems)
}

/// The file of a chapter.
fn file_of(guide: &Guide, chapter: &str) -> String {
    format!("{}-{chapter}.html", guide.name)
}

/// The site in one language.
struct Site<'c> {
    codex: &'c Codex,
    texts: &'c Texts,
    language: Language,
    guides: &'c [&'c Guide],
    played: &'c BTreeMap<(&'static str, &'c str), Played>,
    users: &'c BTreeMap<String, Vec<User>>,
}

impl Site<'_> {
    fn say(&self, phrase: impl Into<Phrase>) -> String {
        phrase.into().said(self.texts, self.language)
    }

    /// A page around its content, with the way to the contents, to the other languages, and the search.
    fn sheet(&self, title: &str, file: &str, content: &Markup) -> Markup {
        html! {
            (DOCTYPE)
            html lang=(self.language.code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (title) " · Klingentanz" }
                    link rel="stylesheet" href="../style.css";
                }
                body {
                    header {
                        a href="index.html" { (self.say("codex-title")) }
                        input type="search" id="search" placeholder=(self.say("codex-search")) aria-label=(self.say("codex-search"));
                        nav {
                            @for language in Language::ALL {
                                @let here = (language == self.language).then_some("page");
                                a href=(format!("../{}/{file}", language.code())) lang=(language.code()) aria-current=[here] { (language.code()) }
                            }
                        }
                    }
                    ul id="found" hidden {}
                    main { (content) }
                    script src="titles.js" {}
                    script src="../search.js" {}
                }
            }
        }
    }

    /// The chapters of all guides.
    fn contents(&self) -> Markup {
        let content = html! {
            h1 { (self.say("codex-title")) }
            p { (self.say("codex-welcome")) }
            @for guide in self.guides {
                h2 { (self.say(guide.title())) }
                ul.chapters {
                    @for (chapter, rules) in guide.chapters() {
                        li {
                            a href=(file_of(guide, chapter.id.as_str())) { (chapter.title.of(self.language)) }
                            " " span.soft { (rules.len()) }
                        }
                    }
                }
            }
        };
        self.sheet(&self.say("codex-title"), "index.html", &content)
    }

    /// What the search looks at: title, place and text of every rule.
    fn titles(&self) -> String {
        let rules = self.guides.iter().flat_map(|guide| {
            guide.chapters().into_iter().flat_map(move |(chapter, rules)| {
                rules.into_iter().map(move |rule| {
                    let id = rule.id.as_str();
                    let place = format!("{}#{id}", file_of(guide, chapter.id.as_str()));
                    let text = self.codex.text(self.language, id).unwrap_or_default();
                    [
                        rule.title.of(self.language).to_owned(),
                        id.to_owned(),
                        place,
                        text,
                    ]
                })
            })
        });
        let rules: Vec<[String; 4]> = rules.collect();
        format!(
            "const PAGES = {};\n",
            serde_json::to_string(&rules).unwrap_or_default()
        )
    }
}

/// The page that leads to each language.
fn entrance(guide: &Guide, texts: &Texts) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Klingentanz" }
                link rel="stylesheet" href="style.css";
            }
            body {
                main {
                    h1 { "Klingentanz" }
                    ul.languages {
                        @for language in Language::ALL {
                            li {
                                a href=(format!("{}/index.html", language.code())) lang=(language.code()) {
                                    (Phrase::key("codex-title").said(texts, language)) " · " (guide.title().said(texts, language))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
