//! Finds out where code and tests name a rule. Nobody writes these lists by hand, so they cannot say more than the code does.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use klingentanz::cli::{Citation, Citations};

use crate::files::files_under;

/// Rooms whose code carries rules out.
const PLAYING: [&str; 4] = ["src/dice", "src/board", "src/battle", "src/rules"];

/// The files of constants, which name every id and carry nothing out.
const NAMES: &str = "rule.rs";

/// Where each of these rules is named in the code and in the tests.
pub fn find(ids: &BTreeSet<String>) -> Citations {
    let mut found: Citations = BTreeMap::new();
    for (file, text) in files_under("src", "rs")
        .into_iter()
        .chain(files_under("tests", "rs"))
    {
        let name = name_of(&file);
        let plays = PLAYING.iter().any(|room| file.starts_with(room)) && !name.ends_with(NAMES);
        for id in ids_in_code(&text, ids).into_iter().filter(|_| plays) {
            found.entry(id).or_default().code.push(name.clone());
        }
        for (test, named) in tests_in(&text, ids) {
            for id in named {
                found.entry(id).or_default().tests.push(format!("{name}: {test}"));
            }
        }
    }
    for ending in ["json", "jsonl", "ron"] {
        for (file, text) in files_under("tests/duels", ending) {
            for id in words(&text)
                .filter_map(|word| ids.get(word))
                .cloned()
                .collect::<BTreeSet<_>>()
            {
                found.entry(id).or_default().tests.push(name_of(&file));
            }
        }
    }
    for Citation { code, tests } in found.values_mut() {
        code.sort();
        tests.sort();
    }
    found
}

fn name_of(file: &Path) -> String {
    file.to_string_lossy().replace('\\', "/")
}

/// The ids that the code outside of its tests names: in its comments and by its constants.
fn ids_in_code(text: &str, ids: &BTreeSet<String>) -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    for line in text.lines().take_while(|line| *line != "#[cfg(test)]") {
        let (code, comment) = line.split_once("//").unwrap_or((line, ""));
        named.extend(constants_in(code, ids));
        named.extend(words(comment).filter_map(|word| ids.get(word)).cloned());
        named.extend(ranges_in(comment, ids));
    }
    named
}

/// The tests of a file, each with the ids that stand in its name or its code.
fn tests_in(text: &str, ids: &BTreeSet<String>) -> Vec<(String, BTreeSet<String>)> {
    let mut tests = Vec::new();
    let mut lines = text.lines().skip_while(|line| line.trim() != "#[test]");
    while lines.next().is_some() {
        let Some(head) = lines.by_ref().find(|line| line.trim_start().starts_with("fn ")) else {
            break;
        };
        let indent = head.len() - head.trim_start().len();
        let name = head
            .trim_start()
            .trim_start_matches("fn ")
            .split('(')
            .next()
            .unwrap_or_default();
        let mut named = ids_in_name(name, ids);
        for line in lines.by_ref() {
            if line.len() == indent + 1 && line.trim() == "}" {
                break;
            }
            let code = line.split("//").next().unwrap_or_default();
            named.extend(constants_in(code, ids));
            named.extend(words(code).filter_map(|word| ids.get(word)).cloned());
        }
        tests.push((name.to_owned(), named));
        let mut rest = lines.clone().skip_while(|line| line.trim() != "#[test]");
        if rest.next().is_none() {
            break;
        }
        while lines.clone().next().is_some_and(|line| line.trim() != "#[test]") {
            lines.next();
        }
    }
    tests
}

/// Ids in the name of a test: `halves_round_up_cnv_05` names CNV-05.
fn ids_in_name(name: &str, ids: &BTreeSet<String>) -> BTreeSet<String> {
    let name = format!("_{name}_");
    let is_named = |id: &&String| name.contains(&format!("_{}_", id.to_lowercase().replace('-', "_")));
    ids.iter().filter(is_named).cloned().collect()
}

/// Ids by their constants: `rule::WND_04`.
fn constants_in(code: &str, ids: &BTreeSet<String>) -> BTreeSet<String> {
    let is_letter = |sign: char| sign.is_ascii_uppercase() || sign.is_ascii_digit() || sign == '_';
    code.split("rule::")
        .skip(1)
        .filter_map(|rest| {
            let end = rest.find(|sign| !is_letter(sign)).unwrap_or(rest.len());
            ids.get(&rest[..end].replace('_', "-")).cloned()
        })
        .collect()
}

/// Ids between two that are named as a range: `BD-OBJ-02` to `BD-OBJ-11`.
fn ranges_in(comment: &str, ids: &BTreeSet<String>) -> BTreeSet<String> {
    let parts: Vec<&str> = comment.split('`').collect();
    let ranges = parts.windows(3).filter(|parts| parts[1].trim() == "to");
    let within = |parts: &[&str]| {
        let (from, to) = (parts[0].rsplit_once('-'), parts[2].rsplit_once('-'));
        let (Some((family, _)), Some((other, _))) = (from, to) else {
            return Vec::new();
        };
        let (first, last) = (parts[0].to_owned(), parts[2].to_owned());
        if family != other || first > last {
            return Vec::new();
        }
        ids.range(first..=last)
            .filter(|id| id.starts_with(family))
            .cloned()
            .collect()
    };
    ranges.flat_map(within).collect()
}

/// Words of capital letters, digits and hyphens.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let is_letter = |sign: char| sign.is_ascii_uppercase() || sign.is_ascii_digit() || sign == '-';
    text.split(move |sign| !is_letter(sign))
        .filter(|word| !word.is_empty())
}

#[test]
fn the_search_tells_code_tests_and_mere_words_apart() {
    let ids: BTreeSet<String> = ["AB-01", "AB-02", "AB-03", "CD-09", "EF-X"]
        .map(String::from)
        .into();
    let text = "//! Not cited: AB-1.\n/// Rule: `AB-01` to `AB-03`.\nfn f() { g(rule::EF_X) }\n#[cfg(test)]\nmod tests {\n    \
        // CD-09 is not cited by words alone.\n    #[test]\n    fn this_holds_ab_02() {\n        // CD-09\n        let x = rule::EF_X;\n    }\n\n    \
        fn helper() { y(\"AB-03\") }\n\n    #[test]\n    fn that_holds() {\n        assert_eq!(x(), \"AB-01\");\n    }\n}\n";
    let code: Vec<_> = ids_in_code(text, &ids).into_iter().collect();
    assert_eq!(code, ["AB-01", "AB-02", "AB-03", "EF-X"]);
    let tests: Vec<_> = tests_in(text, &ids)
        .into_iter()
        .map(|(name, named)| (name, named.into_iter().collect::<Vec<_>>()))
        .collect();
    let expected = [
        (
            "this_holds_ab_02".to_owned(),
            vec!["AB-02".to_owned(), "EF-X".to_owned()],
        ),
        ("that_holds".to_owned(), vec!["AB-01".to_owned()]),
    ];
    assert_eq!(tests, expected);
}
