//! The pages of the codex: every rule has one in each language, its numbers come from the code, and its examples play.

use std::collections::{BTreeMap, BTreeSet};

use klingentanz::codex::{Codex, play};
use klingentanz::content::Language;
use klingentanz::headless_app;

use super::files::{files_under, root};

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

/// Files of tables whose ids are in the registry though no page shows their rows: other names of what other tables have, and the
/// tables of fumbles, whose pages say every row themselves.
const NO_ROWS: [&str; 2] = ["aliases.ron", "fumbles.ron"];

#[test]
fn every_rule_has_a_page_in_each_language() {
    let (_, codex) = codex();
    let mut missing = Vec::new();
    for guide in codex.guides() {
        for rule in guide.registry.rules.values() {
            let id = rule.id.as_str();
            let has_none = |language: &Language| codex.text(*language, id).is_none_or(|text| text.is_empty());
            let lacking = Language::ALL.into_iter().filter(has_none);
            missing.extend(lacking.map(|language| format!("{id} ({})", language.code())));
        }
    }
    assert!(missing.is_empty(), "these rules have no page: {missing:?}");
}

#[test]
fn every_row_of_a_table_is_told_in_each_language() {
    let (app, codex) = codex();
    let mut told = 0;
    for guide in codex.guides() {
        let files = guide.system.table_files().iter();
        let files: Vec<_> = files.filter(|file| !NO_ROWS.contains(file)).collect();
        for rule in guide.registry.rules.values() {
            let id = rule.id.as_str();
            let is_row = files
                .iter()
                .any(|file| guide.system.has_row(app.world(), file, id));
            assert_eq!(is_row, guide.rows().contains_key(id), "{id}");
            let said = Language::ALL.map(|language| codex.row(language, id));
            for (language, said) in Language::ALL.into_iter().zip(&said) {
                assert_eq!(said.is_some(), is_row, "{id} in {}", language.code());
                let lines = said.as_deref().unwrap_or_default();
                assert!(!lines.contains('['), "{id}: a value is missing in {lines}");
                // `none` is the word by which patterns choose, and no word of these languages.
                let is_leak = language != Language::En
                    && lines
                        .split(|sign: char| !sign.is_alphabetic())
                        .any(|word| word == "none");
                assert!(!is_leak, "{id}: a pattern shows a word of its own: {lines}");
            }
            let lines = said.map(|said| said.map_or(0, |said| said.lines().count()));
            assert!(lines.iter().all(|count| *count == lines[0]), "{id}: {lines:?}");
            told += usize::from(is_row);
        }
        let strays: Vec<_> = guide
            .rows()
            .keys()
            .filter(|id| codex.find(id).is_none())
            .collect();
        assert!(strays.is_empty(), "{strays:?} are rows of no rule");
    }
    assert!(told > 400, "{told}");
}

/// The words between quotation marks in the files that fill the rows of a rule system.
fn words_of_rows(system: &str) -> BTreeSet<String> {
    let files = files_under(&format!("src/rules/{system}/codex"), "rs");
    let files = files
        .into_iter()
        .filter(|(file, _)| file.to_string_lossy().contains("rows"));
    let words = files.map(|(_, source)| {
        let words = source.split('"').skip(1).step_by(2);
        words.map(str::to_owned).collect::<Vec<_>>()
    });
    words.flatten().collect()
}

#[test]
fn every_word_of_a_row_has_a_text_and_every_text_is_said() {
    const FAMILIES: [&str; 9] = [
        "trait-",
        "strike-",
        "attribute-",
        "class-",
        "need-",
        "less-",
        "ground-",
        "subject-",
        "skill-",
    ];
    let (_, codex) = codex();
    for system in ["dsa41", "pool"] {
        let beginning = format!("{system}-row-");
        let words = words_of_rows(system);
        for language in Language::ALL {
            let keys: BTreeSet<_> = codex
                .keys_of(language)
                .filter_map(|key| key.strip_prefix(&beginning))
                .collect();
            let is_of_family = |word: &&String| FAMILIES.iter().any(|family| word.starts_with(family));
            let missing: Vec<_> = words
                .iter()
                .filter(is_of_family)
                .filter(|word| !keys.contains(word.as_str()))
                .collect();
            assert!(missing.is_empty(), "{system} in {}: {missing:?}", language.code());
            let unsaid: Vec<_> = keys.iter().filter(|key| !words.contains(**key)).collect();
            assert!(unsaid.is_empty(), "{system} in {}: {unsaid:?}", language.code());
        }
    }
}

/// Rows worked out by hand from the tables of the rule notes, in English.
const ROWS: [(&str, &[&str]); 13] = [
    (
        "WPN-LONGSWORD",
        &[
            "Hit points: 1d6+4",
            "Strength bonus: one more for every 4 points of strength above 11",
            "Attack +0, parry +0, initiative +0",
            "Distance: close quarters",
            "Hands: one",
            "Talent: Swords",
            "Length: 95 cm; weight: 80 ounces; break factor: 1",
            "Asks for: nothing",
            "Special: nothing",
        ],
    ),
    (
        "WPN-GREATSWORD",
        &[
            "Hit points: 2d6+4",
            "Strength bonus: one more for every 3 points of strength above 12",
            "Attack +0, parry −1, initiative −1",
            "Distance: close quarters or spear length",
            "Hands: both",
            "Talent: Two-handed swords and sabres",
            "Length: 155 cm; weight: 160 ounces; break factor: 2",
            "Asks for: nothing",
            "Special: heavy, light weapons cannot parry it",
        ],
    ),
    (
        "WPN-WARLANCE",
        &[
            "Hit points: by the run",
            "Talent: Lances (mounted)",
            "Length: 350 cm; weight: 150 ounces; break factor: 6",
        ],
    ),
    (
        "SHD-WOOD",
        &[
            "Use: shield, large",
            "Attack −1, parry +3, initiative −1",
            "Weight: 140 ounces; break factor: 3",
            "Special: nothing",
        ],
    ),
    (
        "SHD-MAINGAUCHE",
        &[
            "Use: parry weapon",
            "Attack +0, parry +2, initiative +1",
            "Strikes as: Parrying dagger",
            "Weight: 30 ounces; break factor: 0",
            "Special: nothing",
        ],
    ),
    (
        "ARP-CHAINSHORT",
        &[
            "Worn: as body armour, also over a padding",
            "Without hit zones: armour 3, encumbrance 3",
            "Armour by zone: head 0, chest 4, back 4, belly 4, arms 2 and 2, legs 1 and 1",
            "Stars: 1; weight: 260 ounces",
            "Special: nothing",
        ],
    ),
    (
        "RWP-LONGBOW",
        &[
            "Hit points: 1d6+6",
            "Missile: arrow, fast",
            "Distances: 10 m (+3), 25 m (+2), 50 m (+1), 100 m (+0), 200 m (−1)",
            "Loading: 4 actions",
            "Strength bonus: none",
            "Wounds: more easily than others",
            "Talent: Bows; weight: 30 ounces",
            "Asks for: nothing",
            "Special: nothing",
        ],
    ),
    (
        "SF-FINTE",
        &[
            "Cost: 200 adventure points",
            "Needs: agility 12, base attack 8",
            "Learned for: everything",
            "Module: Basic manoeuvres",
        ],
    ),
    (
        "MAN-FINTE",
        &[
            "Taught by: Feint; open to the untaught",
            "Costs: the attack",
            "Fixed modifier: none",
            "Weapons: all but Flails, Whips, Two-handed flails, Two-handed axes and maces, Brawling, Wrestling, Lances (mounted)",
            "Shield: allowed",
            "In armour: up to encumbrance 4",
            "Against animals: no; against undead: yes",
            "On the knees: yes; on the ground: yes",
            "Module: Basic manoeuvres",
        ],
    ),
    (
        "TAL-SCHWERTER",
        &[
            "Points: split between attack and parry",
            "Kind: has to be learnt",
            "Encumbrance ignored: 2",
            "In cramped space: like one-handed weapons",
            "Stand-ins: Sabres, Hand-and-a-half weapons, Fencing weapons",
        ],
    ),
    (
        "PL-WPN-11",
        &[
            "Skill: ranged combat",
            "Damage: 1d4",
            "Reach in squares: –",
            "Range in metres: 10",
            "Hands: 1",
            "Pieces: 5",
            "Special: in close combat as Dagger",
        ],
    ),
    (
        "PL-AMR-05",
        &[
            "Worn: on the body",
            "Defence dice: 5",
            "Agility counts up to: 2",
            "Sprint: impossible",
        ],
    ),
    (
        "PL-HER-01",
        &[
            "Level: 1",
            "Hit points: 26",
            "Strength 5, Agility 3, Constitution 4, Perception 3, Intelligence 2, Charisma 3, Will 3",
            "Skills: weapon combat 5, unarmed combat 3, ranged combat 1, object throwing 1, Vigilance 2",
            "Defence dice: 10, against magic: 3",
            "Initiative: 1d6+6",
            "Move in metres: 10",
            "Weapons: Long sword (10 dice, damage 1d8+5); Bare hands (8 dice, damage 1d2+5)",
            "Armour: Mail shirt, Helmet, Large shield",
            "Magic: none",
            "Special: nothing",
        ],
    ),
];

#[test]
fn rows_say_what_the_tables_of_the_notes_say() {
    let (_, codex) = codex();
    for (id, lines) in ROWS {
        let said = codex.row(Language::En, id).unwrap();
        assert_eq!(said.lines().collect::<Vec<_>>(), lines, "{id}");
    }
}

#[test]
fn people_and_creatures_show_what_they_fight_with() {
    let (_, codex) = codex();
    let has = |id: &str, line: &str| {
        let said = codex.row(Language::En, id).unwrap();
        assert!(said.lines().any(|other| other == line), "{id}: {line}\n{said}");
    };
    has("HER-01", "Life energy 32, endurance 31, wound thresholds 7/14/21");
    has(
        "HER-01",
        "Initiative 1d6+10, armour 6, encumbrance 4, speed 4, dodge 4 (without hit zones)",
    );
    has(
        "HER-01",
        "Fights with: Long sword + Reinforced wooden shield (attack 11, parry 12, other hand 16, 1d6+5); Long sword (attack 13, parry 12, 1d6+5); Dagger (attack 10, parry 7, 1d6+1)",
    );
    has(
        "HER-01",
        "Wears: Mail shirt, half sleeves; Steel cap; Leather limb set",
    );
    has(
        "OPP-09",
        "Life energy 22, endurance 60, constitution 11, wound thresholds 6/11/17",
    );
    has("OPP-09", "Initiative 1d6+10, armour 2, speed 12, parry 5");
    has(
        "OPP-09",
        "Attacks: Bite (attack 11, 1d6+2, hand to hand); Jump (attack 8, no hit points, hand to hand, in place of an ordinary attack, knocks down, strength check −2)",
    );
    has("OPP-09", "Special: hunts in packs; surprise checks against it −2");
}

#[test]
fn a_row_speaks_the_language_of_its_reader() {
    let (_, codex) = codex();
    let first = |language, id| {
        codex
            .row(language, id)
            .unwrap()
            .lines()
            .next()
            .unwrap()
            .to_owned()
    };
    assert_eq!(first(Language::De, "WPN-LONGSWORD"), "Trefferpunkte: 1W6+4");
    assert_eq!(
        first(Language::Fr, "WPN-LONGSWORD"),
        "Points d’Impact\u{a0}: 1D6+4"
    );
    // An ability that is a manoeuvre too is a row of both tables; its module is told once.
    let both = codex.row(Language::En, "SF-HRURUZAT").unwrap();
    assert_eq!(both.matches("Module: ").count(), 1, "{both}");
    assert!(both.contains("Cost: ") && both.contains("Taught by: "), "{both}");
}

/// Rules that no example shows yet, because the format of examples has no field for them, no rule system uses them, or they are about
/// files alone; chapters whose rows of tables share no example yet.
const WITHOUT_EXAMPLE: [&str; 21] = [
    "ABI-01",
    "ABI-02",
    "ARP-09",
    "BD-AREA-01",
    "BD-DYN-05",
    "BD-LVL-01",
    "BD-LVL-02",
    "BD-LVL-03",
    "BD-LVL-04",
    "BD-LVL-06",
    "BD-LVL-08",
    "BD-LVL-12",
    "BD-LVL-13",
    "BD-LVL-15",
    "BD-MAP-07",
    "BD-MAP-08",
    "BD-MOV-10",
    "BD-PF-41",
    "BD-VIS-02",
    "BRD-30",
    "RNG-12",
];
const CHAPTERS_OF_ROWS: [&str; 5] = ["weapons", "shields", "armour-pieces", "ranged-weapons", "armour"];

#[test]
fn every_rule_has_an_example_but_for_those_that_are_listed() {
    let (_, codex) = codex();
    let mut without = BTreeSet::new();
    for guide in codex.guides() {
        for rule in guide.registry.rules.values() {
            let id = rule.id.as_str();
            let is_row =
                CHAPTERS_OF_ROWS.contains(&rule.chapter.as_str()) && codex.row(Language::En, id).is_some();
            if !is_row && guide.examples_of(id).next().is_none() {
                without.insert(id);
            }
        }
    }
    assert_eq!(without, BTreeSet::from(WITHOUT_EXAMPLE));
}
