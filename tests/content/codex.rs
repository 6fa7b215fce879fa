//! The pages of the codex: every rule has one in each language, its numbers come from the code, and its examples play.

use std::collections::{BTreeMap, BTreeSet};

use klingentanz::codex::{Codex, play};
use klingentanz::content::Language;
use klingentanz::headless_app;

use super::files::root;

fn codex() -> (bevy::prelude::App, Codex) {
    let app = headless_app(root()).unwrap_or_else(|problems| panic!("{problems}"));
    let codex = Codex::load(app.world(), root()).unwrap_or_else(|problems| panic!("{problems}"));
    (app, codex)
}

/// The text files of a language, each with its name.
fn sources(language: Language) -> BTreeMap<String, String> {
    let folder = root().join("assets/codex").join(language.code());
    let files = std::fs::read_dir(folder).unwrap();
    let files = files.map(|entry| entry.unwrap().path());
    files
        .map(|file| {
            (
                file.display().to_string(),
                std::fs::read_to_string(&file).unwrap(),
            )
        })
        .collect()
}

/// What stands in the text of a line outside of braces. `depth` is how many are open before it, and after it.
fn bare(line: &str, depth: &mut usize) -> String {
    let mut bare = String::new();
    for sign in line.chars() {
        match sign {
            '{' => *depth += 1,
            '}' => *depth = depth.saturating_sub(1),
            _ if *depth == 0 => bare.push(sign),
            _ => {}
        }
    }
    bare
}

#[test]
fn no_page_types_a_number_that_the_code_knows() {
    let mut typed = Vec::new();
    for language in Language::ALL {
        for (file, source) in sources(language) {
            let mut depth = 0;
            for (number, line) in (1..).zip(source.lines()) {
                let text = match line.split_once('=') {
                    Some((key, text)) if !line.starts_with('#') && !key.contains('{') => text,
                    _ if line.starts_with('#') => "",
                    _ => line,
                };
                if bare(text, &mut depth).contains(|sign: char| sign.is_ascii_digit()) {
                    typed.push(format!("{file}:{number}: {line}"));
                }
            }
        }
    }
    assert!(typed.is_empty(), "{}", typed.join("\n"));
}

#[test]
fn every_number_of_a_page_is_known_and_every_number_is_used() {
    let (_, codex) = codex();
    let all: String = Language::ALL
        .into_iter()
        .flat_map(sources)
        .map(|(_, source)| source)
        .collect();
    for guide in codex.guides() {
        for rule in guide.registry.rules.values() {
            let id = rule.id.as_str();
            for language in Language::ALL {
                for text in [codex.text(language, id), codex.counts(language, id)]
                    .into_iter()
                    .flatten()
                {
                    assert!(
                        !text.starts_with('['),
                        "{id}, {language:?}: {text} names a number that nobody gives"
                    );
                }
            }
        }
        let unused: Vec<_> = guide
            .figures()
            .keys()
            .filter(|name| !all.contains(&format!("${name} ")))
            .collect();
        assert!(unused.is_empty(), "{}: no page names {unused:?}", guide.name);
    }
}

#[test]
fn every_page_stands_in_a_file_of_its_chapter_and_leads_to_rules_that_there_are() {
    let (_, codex) = codex();
    for guide in codex.guides() {
        let strays = guide.strays(&codex);
        assert!(strays.is_empty(), "{}: no rule is called {strays:?}", guide.name);
        for (id, leaf) in guide.leaves() {
            assert!(!leaf.see.iter().any(|rule| rule.0 == id), "{id} leads to itself");
        }
    }
    for language in Language::ALL {
        let keys: BTreeSet<&str> = codex.keys_of(language).collect();
        let strays: Vec<_> = keys
            .iter()
            .filter(|key| {
                key.starts_with(|first: char| first.is_ascii_uppercase()) && codex.find(key).is_none()
            })
            .collect();
        assert!(strays.is_empty(), "{language:?}: no rule is called {strays:?}");
    }
}

#[test]
fn every_example_plays_and_cites_what_it_shows() {
    let (mut app, codex) = codex();
    let mut wrong = Vec::new();
    for guide in codex.guides() {
        for (name, file) in guide.examples() {
            match play(app.world_mut(), guide.system, file, &|rule| codex.title(rule)) {
                Ok(played) => {
                    let uncited = file
                        .example
                        .shows
                        .iter()
                        .filter(|rule| !played.cited.contains(rule));
                    wrong.extend(
                        uncited.map(|rule| format!("{name} says that it shows {rule}, which no step cites")),
                    );
                }
                Err(problems) => wrong.push(problems.to_string()),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
