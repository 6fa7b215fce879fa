//! The rows of the tables on the pages: complete, in every language, and what the rule notes say.

use std::collections::BTreeSet;

use klingentanz::content::Language;

use super::codex;
use crate::files::files_under;

/// Files of tables whose ids are in the registry though no page shows their rows: other names of what other tables have, and the
/// tables of fumbles, whose pages say every row themselves.
const NO_ROWS: [&str; 2] = ["aliases.ron", "fumbles.ron"];

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
    for system in ["dsa41", "pool", "d20"] {
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
