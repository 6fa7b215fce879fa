//! The codex in the terminal and as a site: pages by id, words that are looked up in a fight, and every link of the site.

use std::collections::BTreeSet;
use std::fs;

use crate::program::{folder, run, run_at, run_with};

#[test]
fn a_page_is_shown_in_each_language_with_its_numbers_and_its_example() {
    for (language, said, example) in [
        ("en", "by 2", "Example"),
        ("de", "um 2", "Beispiel"),
        ("fr", "2", "Exemple"),
    ] {
        let ran = run(&["rules", "WND-04", "--lang", language]);
        assert_eq!(ran.status, 0, "{}", ran.err);
        assert!(ran.out.starts_with("WND-04  "), "{}", ran.out);
        // Each wound takes two points from attack, parry and initiative.
        assert!(ran.out.contains(said), "{}", ran.out);
        assert!(ran.out.contains(example), "{}", ran.out);
    }
    let ran = run(&["rules", "WND-99"]);
    assert_eq!(ran.status, 1);
    assert!(ran.err.contains("WND-99 is the id of no rule"), "{}", ran.err);
}

#[test]
fn the_page_of_a_weapon_shows_its_row() {
    for (language, line) in [
        ("en", "Hit points: 1d6+4\n"),
        ("de", "Trefferpunkte: 1W6+4\n"),
        ("fr", "Points d’Impact\u{a0}: 1D6+4\n"),
    ] {
        let ran = run(&["rules", "WPN-LONGSWORD", "--lang", language]);
        assert_eq!(ran.status, 0, "{}", ran.err);
        assert!(ran.out.contains(line), "{}", ran.out);
    }
}

#[test]
fn the_page_of_a_weapon_names_those_who_carry_it_and_shows_a_blow() {
    for (language, users, example) in [
        ("en", "Used by: ", "Example"),
        ("de", "Genutzt von: ", "Beispiel"),
        ("fr", "Utilisé par\u{a0}: ", "Exemple"),
    ] {
        let ran = run(&["rules", "SHD-REINF", "--lang", language]);
        assert_eq!(ran.status, 0, "{}", ran.err);
        let named = ran.out.lines().find(|line| line.starts_with(users));
        assert!(
            named.is_some_and(|line| line.contains("Thessa Eisenwald")),
            "{}",
            ran.out
        );
        assert!(ran.out.contains(example), "{}", ran.out);
    }
}

#[test]
fn the_players_own_people_use_things_too() {
    let data = folder("codex-own");
    let rules = data.join("klingentanz/rules/pool");
    fs::create_dir_all(&rules).unwrap();
    let person = r#"[(
        id: "PL-HER-90", name: (en: "Own Hero", de: "Eigener Held", fr: "Mon héros"), hero: true, level: 1,
        characteristics: (strength: 3, agility: 3, constitution: 3, perception: 3, intelligence: 2, charisma: 2, will: 2),
        skills: (weapon: 3, unarmed: 3, ranged: 3, throwing: 3, medicine: 0, vigilance: 0, stealth: 0, magic: 0),
        weapons: ["PL-WPN-09"], move_m: 10,
    )]"#;
    fs::write(rules.join("people.ron"), person).unwrap();
    let ran = run_at(&data, &["rules", "PL-WPN-09", "--lang", "de"]);
    fs::remove_dir_all(&data).unwrap();
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("Genutzt von: Eigener Held\n"), "{}", ran.out);
}

#[test]
fn a_word_is_looked_up_in_the_middle_of_a_fight() {
    let ran = run_with(
        &["play", "levels/01-courtyard", "--text", "--seed", "7"],
        "help wound\nh WND-01\nh qqqq\nq\n",
    );
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.out.contains("See also:"), "{}", ran.out);
    assert!(ran.out.contains("Also: "), "other pages are named: {}", ran.out);
    assert!(ran.out.contains("WND-01  "), "an id is its page: {}", ran.out);
    assert!(ran.out.contains("No rule speaks of qqqq."), "{}", ran.out);
}

/// All that stands in quotes behind a word in a text.
fn quoted<'t>(text: &'t str, word: &'t str) -> impl Iterator<Item = &'t str> {
    text.split(word).skip(1).filter_map(|rest| rest.split('"').next())
}

#[test]
fn the_site_has_every_rule_in_every_language_and_no_link_leads_nowhere() {
    let site = folder("site");
    let ran = run(&["rules", "pool", "--html", site.to_str().unwrap()]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    let mut counts = BTreeSet::new();
    for language in ["en", "de", "fr"] {
        let folder = site.join(language);
        let mut articles = 0;
        for file in fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()) {
            if file.extension().is_none_or(|extension| extension != "html") {
                continue;
            }
            let page = fs::read_to_string(&file).unwrap();
            articles += page.matches("<article id=").count();
            let is_missing = ["[codex", "[pool-row"].iter().any(|key| page.contains(key));
            assert!(!is_missing, "{}: a text is missing", file.display());
            for link in quoted(&page, "href=\"") {
                let (place, anchor) = link.split_once('#').unwrap_or((link, ""));
                // A link without a file leads to a place on its own page.
                let target = if place.is_empty() {
                    file.clone()
                } else {
                    folder.join(place)
                };
                assert!(target.is_file(), "{}: {link}", file.display());
                let has = |page: &str| page.contains(&format!("id=\"{anchor}\""));
                let is_there = anchor.is_empty() || has(&fs::read_to_string(&target).unwrap());
                assert!(is_there, "{}: {link}", file.display());
            }
        }
        counts.insert(articles);
        let titles = fs::read_to_string(folder.join("titles.js")).unwrap();
        assert!(
            titles.starts_with("const PAGES = [["),
            "the search has its titles"
        );
    }
    // 206 rules of the pools and 194 of the board.
    assert_eq!(counts, BTreeSet::from([400]));
}
