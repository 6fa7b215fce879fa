//! The glossary: its page says what the terms say, its types are there, and one thing has one word in every text.

use std::collections::BTreeMap;
use std::fs;

use klingentanz::codex::{Codex, GlossaryTerm};
use klingentanz::content::Language;

use super::{codex, root};
use crate::files::files_under;

/// The page.
const PAGE: &str = "docs/GLOSSARY.md";

/// What stands above its tables.
const HEAD: &str = "# Glossary

Words of the field as the game uses them in three languages: one word for one thing, in texts, pages and code. The same terms stand in
[`assets/codex/terms.ron`](../assets/codex/terms.ron) with every form in which they are linked, and what they mean stands in
`assets/codex/*/terms.ftl`. A term without a type in the code is only a word. In German the words are those of *Das Schwarze Auge* 4.1, in French those of
*L’Œil Noir* 4.
";

/// Its chapters, each with the rule system whose terms they list.
const CHAPTERS: [(&str, &[&str]); 3] = [
    ("The fourth edition", &["dsa41"]),
    ("The success pools", &["pool"]),
    ("All rule systems", &[]),
];

#[test]
fn the_page_of_the_glossary_says_what_the_terms_say() {
    let (_, codex) = codex();
    let mut page = HEAD.to_owned();
    for (title, systems) in CHAPTERS {
        page += &format!(
            "\n## {title}\n\n| Term | German | English | French | Abbreviations | Type | Meaning |\n| --- | --- | --- | --- | --- | --- | --- |\n"
        );
        let terms = codex.glossary().terms().iter();
        for term in terms.filter(|term| term.systems == systems) {
            page += &line(&codex, term);
        }
    }
    let file = root().join(PAGE);
    if std::env::var_os("KLINGENTANZ_REWRITE").is_some() {
        fs::write(&file, &page).unwrap();
    }
    let written = fs::read_to_string(&file).unwrap();
    for (is, wanted) in written.lines().zip(page.lines()) {
        assert_eq!(is, wanted, "KLINGENTANZ_REWRITE=1 writes {PAGE} anew");
    }
    assert_eq!(written, page, "KLINGENTANZ_REWRITE=1 writes {PAGE} anew");
}

fn line(codex: &Codex, term: &GlossaryTerm) -> String {
    let code = term.code.as_ref().map(|code| format!("`{code}`"));
    let cells = [
        format!("`{}`", term.id),
        term.de.word.clone(),
        term.en.word.clone(),
        term.fr.word.clone(),
        abbreviations(term),
        code.unwrap_or_default(),
        codex.gloss(Language::En, term).unwrap(),
    ];
    let cells = cells.map(|cell| if cell.is_empty() { cell } else { format!("{cell} ") });
    format!("| {}|\n", cells.join("| "))
}

/// The abbreviations, each with its languages where it is not that of all.
fn abbreviations(term: &GlossaryTerm) -> String {
    let mut by_short: Vec<(&str, Vec<&str>)> = Vec::new();
    for language in [Language::De, Language::En, Language::Fr] {
        let Some(short) = term.words(language).short.as_deref() else {
            continue;
        };
        match by_short.iter_mut().find(|(known, _)| *known == short) {
            Some((_, languages)) => languages.push(language.code()),
            None => by_short.push((short, vec![language.code()])),
        }
    }
    let said = by_short.into_iter().map(|(short, languages)| {
        if languages.len() == Language::ALL.len() {
            short.to_owned()
        } else {
            format!("{short} ({})", languages.join(", "))
        }
    });
    said.collect::<Vec<_>>().join(", ")
}

#[test]
fn every_type_of_the_glossary_stands_in_the_code() {
    let (_, codex) = codex();
    let sources = files_under("src", "rs");
    let mut types = 0;
    for term in codex.glossary().terms() {
        let Some((room, name)) = term.code.as_ref().and_then(|code| code.rsplit_once("::")) else {
            continue;
        };
        let room = format!("src/{}", room.replace("::", "/"));
        let said = ["struct", "enum", "trait", "type"].map(|kind| format!("{kind} {name}"));
        let is_there = sources.iter().any(|(file, source)| {
            let is_name = |rest: &str| !rest.starts_with(|sign: char| sign.is_alphanumeric() || sign == '_');
            let names = |said: &String| source.split(said.as_str()).skip(1).any(is_name);
            file.to_string_lossy().contains(&room) && said.iter().any(names)
        });
        assert!(is_there, "{}: no {name} in {room}", term.id);
        types += 1;
    }
    assert!(types > 40, "{types}");
}

/// Words that texts do not use, and the word that stands for the thing instead. Each counts as a whole word in any capitals.
const REJECTED: [(Language, &[&str], &str); 29] = [
    (
        Language::En,
        &["ward off", "warded off", "wards off"],
        "parry, dodge or defend",
    ),
    (Language::En, &["power blow", "power attack"], "mighty blow"),
    (
        Language::En,
        &[
            "attack of opportunity",
            "attacks of opportunity",
            "strike in passing",
        ],
        "opportunity attack",
    ),
    (Language::En, &["malus", "maluses"], "penalty"),
    (Language::En, &["armor", "armored"], "armour"),
    (Language::En, &["maneuver", "maneuvers"], "manoeuvre"),
    (Language::En, &["defense", "defenses"], "defence"),
    (Language::En, &["stamina"], "endurance"),
    (Language::En, &["single rules"], "optional rules"),
    (Language::En, &["enemy", "enemies"], "foe"),
    (
        Language::En,
        &["initiative order", "turn order"],
        "initiative ladder",
    ),
    (Language::En, &["action points"], "actions"),
    (Language::En, &["evasion"], "dodge"),
    (Language::En, &["worth in a team"], "threat"),
    (Language::De, &["Malus", "Mali"], "Erschwernis"),
    (Language::De, &["Auflage", "Auflagen"], "Einblendung"),
    (
        Language::De,
        &["Erfolgsvorrat", "Erfolgsvorräte", "Erfolgsvorräten"],
        "Würfelpool-Regeln",
    ),
    (
        Language::De,
        &[
            "Würfelvorrat",
            "Würfelvorräte",
            "Angriffsvorrat",
            "Angriffsvorräte",
        ],
        "Würfelpool, Angriffspool",
    ),
    (
        Language::De,
        &["Gelegenheitsangriff", "Gelegenheitsschlag", "Gelegenheitsattacke"],
        "Passierschlag",
    ),
    (Language::De, &["Kästchen"], "Feld"),
    (Language::De, &["Feind", "Feinde", "Feinden"], "Gegner"),
    (Language::De, &["Level"], "Szenario"),
    (
        Language::De,
        &["Initiativereihenfolge", "Zugreihenfolge"],
        "Initiativeleiter",
    ),
    (Language::De, &["Belastung"], "Behinderung"),
    (Language::Fr, &["pénalité", "pénalités"], "malus"),
    (
        Language::Fr,
        &["ennemi", "ennemis", "ennemie", "ennemies"],
        "adversaire",
    ),
    (Language::Fr, &["cellule", "cellules"], "case"),
    (Language::Fr, &["manoeuvre", "manoeuvres"], "manœuvre"),
    (Language::Fr, &["ordre d’initiative"], "échelle d’initiative"),
];

/// Set terms of a rule system, which its players know by no other name: how the names of its files begin, and the terms.
const SET_TERMS: [(&str, &[&str]); 1] = [(
    "d20",
    &[
        "power attack",
        "attack of opportunity",
        "attacks of opportunity",
        "evasion",
        "Gelegenheitsangriff",
    ],
)];

/// Whether a word is a set term of the rules that a file of texts or tables belongs to.
fn is_set_term(file: &str, word: &str) -> bool {
    SET_TERMS.iter().any(|(system, terms)| {
        let mut parts = file.split('/');
        parts.any(|part| {
            part == *system
                || part.starts_with(&format!("{system}."))
                || part.starts_with(&format!("{system}-"))
        }) && terms.contains(&word)
    })
}

/// What players read in a language: the values of all texts and pages, and the titles and names of the rules and tables.
fn texts(language: Language) -> Vec<(String, String)> {
    let code = language.code();
    let mut texts = Vec::new();
    for folder in ["assets/text", "assets/codex"] {
        for (file, source) in files_under(&format!("{folder}/{code}"), "ftl") {
            let lines = source.lines().filter(|line| !line.starts_with('#'));
            let said = lines.map(|line| line.split_once('=').map_or(line, |(_, said)| said));
            texts.extend(said.map(|said| (file.display().to_string(), without_braces(said))));
        }
    }
    let beginning = format!("{code}: \"");
    for folder in ["assets/rules", "levels"] {
        for (file, source) in files_under(folder, "ron") {
            let names = source.split(beginning.as_str()).skip(1);
            let names = names.filter_map(|rest| rest.split('"').next());
            texts.extend(names.map(|name| (file.display().to_string(), name.to_owned())));
        }
    }
    texts
}

/// A line of a text without what stands between braces, or behind one that stays open.
fn without_braces(line: &str) -> String {
    let parts = line.split('{');
    let outside = parts.enumerate().map(|(place, part)| match part.split_once('}') {
        Some((_, outside)) => outside,
        None if place == 0 => part,
        None => "",
    });
    outside.collect()
}

/// Whether a word stands in a text, as a whole and in any capitals.
fn has_word(text: &str, word: &str) -> bool {
    let (text, word) = (text.to_lowercase(), word.to_lowercase());
    text.match_indices(&word).any(|(at, _)| {
        let is_letter = |sign: char| sign.is_alphanumeric();
        !text[..at].ends_with(is_letter) && !text[at + word.len()..].starts_with(is_letter)
    })
}

#[test]
fn one_thing_has_one_word() {
    let by_language: BTreeMap<Language, _> = Language::ALL.map(|language| (language, texts(language))).into();
    assert!(by_language.values().all(|texts| texts.len() > 3000));
    let mut found = Vec::new();
    for (language, words, instead) in REJECTED {
        for (file, text) in &by_language[&language] {
            let used = words
                .iter()
                .filter(|word| has_word(text, word) && !is_set_term(file, word));
            found.extend(used.map(|word| format!("{file}: “{word}” is called {instead}: {text}")));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_search_for_words_finds_whole_words_only() {
    assert!(has_word("Der Malus zählt.", "malus"));
    assert!(has_word("MALUS", "Malus"));
    assert!(!has_word("Formalus", "Malus"));
    assert!(!has_word("Malusse", "Malus"));
    assert_eq!(without_braces(" a { $b } c { $d ->"), " a  c ");
}

#[test]
fn no_form_belongs_to_two_terms_of_the_same_rules() {
    let (_, codex) = codex();
    for language in Language::ALL {
        for guide in codex.guides() {
            let mut owners: BTreeMap<&str, &str> = BTreeMap::new();
            for term in codex
                .glossary()
                .terms()
                .iter()
                .filter(|term| term.is_of(guide.name))
            {
                let words = term.words(language);
                for form in words.forms.iter().chain(&words.short) {
                    let other = owners.insert(form, &term.id);
                    assert!(
                        other.is_none_or(|other| other == term.id || guide.name == "board"),
                        "{form} in {} of {}: {other:?} and {}",
                        language.code(),
                        guide.name,
                        term.id
                    );
                }
            }
        }
    }
}
