//! Finds out where code and tests name a rule. Nobody writes these lists by hand, so they cannot say more than the code does.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use klingentanz::cli::{Citation, Citations};

use crate::cited::Cited;
use crate::files::files_under;

/// Rooms whose code carries rules out; what a level and its map may say is carried out where they are read.
const PLAYING: [&str; 5] = ["src/dice", "src/board", "src/battle", "src/rules", "src/level"];

/// The files of constants, which name every id and carry nothing out.
const NAMES: &str = "rule.rs";

/// Tests of the tables of a rule system, which no log shows: what they name is proved by them.
const TABLES: [(&str, &str); 3] = [
    ("dsa41", "tests/content/gear_data.rs"),
    ("dsa41", "tests/content/people_data.rs"),
    ("pool", "tests/pool/data.rs"),
];

/// The tables of a rule system that a fight takes over row by row as they stand: the table is what carries the row out. That the
/// table is right is no proof, a fight must cite its rows.
const ROWS: [(&str, &[&str]); 3] = [
    (
        "dsa41",
        &[
            "armour",
            "creatures",
            "people",
            "ranged",
            "shields",
            "talents",
            "weapons",
        ],
    ),
    ("pool", &["armour", "people", "weapons"]),
    ("d20", &["armour", "heroes", "mounts", "opponents", "weapons"]),
];

/// Tables whose rows must be fought with as well, and are carried out by code that names them: what an ability, an advantage or a lance
/// does.
const RULES_IN_ROWS: [(&str, &[&str]); 2] = [
    ("dsa41", &["abilities", "advantages", "lances"]),
    (
        "d20",
        &[
            "actions",
            "conditions",
            "feats",
            "metamagic",
            "situations",
            "spells",
        ],
    ),
];

/// What proves a rule.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Evidence {
    /// A test that claims it, and fails unless the log of its own fights cites it (`tests/common/proof.rs`); a recorded duel
    /// whose events cite it; for what stands in a table a test of that table that names it, but for the rows of a system that are
    /// fought with.
    Log,
    /// A test that claims it (`tests/board/drawing/proof.rs`): what the board answers stands in no log.
    Claim,
}

/// Where each of these rules of a system is named in the code, and which tests prove it.
pub fn find(system: &str, ids: &BTreeSet<String>, evidence: Evidence) -> Citations {
    let mut found: Citations = BTreeMap::new();
    let mut fought = BTreeSet::new();
    for file in tables_of(system, &ROWS) {
        for id in rows_of(&file, ids) {
            found.entry(id.clone()).or_default().code.push(file.clone());
            fought.insert(id);
        }
    }
    for file in tables_of(system, &RULES_IN_ROWS) {
        fought.extend(rows_of(&file, ids));
    }
    for (file, text) in files_under("src", "rs")
        .into_iter()
        .chain(files_under("tests", "rs"))
    {
        let name = name_of(&file);
        let plays = PLAYING.iter().any(|room| file.starts_with(room)) && !name.ends_with(NAMES);
        for id in ids_in_code(&text, ids).into_iter().filter(|_| plays) {
            found.entry(id).or_default().code.push(name.clone());
        }
        let is_table = |(of, table): &(&str, &str)| *of == system && file == Path::new(table);
        let by_name = TABLES.iter().any(is_table);
        for test in tests_in(&text) {
            let proved = match evidence {
                Evidence::Claim => test.claimed(ids, &["proves_board(&["]),
                Evidence::Log if by_name => &test.named(ids) - &fought,
                Evidence::Log => test.claimed(ids, &["proves(&[", "strikes_out(&["]),
            };
            for id in proved {
                found
                    .entry(id)
                    .or_default()
                    .tests
                    .push(format!("{name}: {}", test.name));
            }
        }
    }
    for (file, text) in files_under("tests/duels", "jsonl") {
        let mut cited = Cited::new();
        text.lines()
            .filter_map(|line| serde_json::from_str(line).ok())
            .for_each(|event| cited.take(&event));
        for id in cited.counted.iter().filter(|word| ids.contains(*word)) {
            found.entry(id.clone()).or_default().tests.push(name_of(&file));
        }
    }
    for Citation { code, tests } in found.values_mut() {
        code.sort();
        tests.sort();
    }
    found
}

/// The files of the tables that a list names for a rule system.
fn tables_of<'l>(system: &'l str, list: &'l [(&str, &[&str])]) -> impl Iterator<Item = String> + 'l {
    let own = list.iter().filter(move |(of, _)| *of == system);
    own.flat_map(|(_, tables)| *tables)
        .map(move |table| format!("assets/rules/{system}/{table}.ron"))
}

/// The rows of a table that are rules of their own: an id at the head of a row, on the line of its bracket or the next.
fn rows_of(file: &str, ids: &BTreeSet<String>) -> BTreeSet<String> {
    let text = std::fs::read_to_string(crate::files::root().join(file))
        .unwrap_or_else(|error| panic!("{file}: {error}"));
    let named = text.lines().filter_map(|line| {
        let line = line.trim_start();
        line.strip_prefix("(").unwrap_or(line).strip_prefix("id: \"")
    });
    let named = named.filter_map(|rest| rest.split('"').next());
    named.filter(|id| ids.contains(*id)).map(str::to_owned).collect()
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

/// A test as it is written.
struct Test {
    name: String,
    /// Its lines without comments.
    code: String,
}

impl Test {
    /// The ids in its name and its code.
    fn named(&self, ids: &BTreeSet<String>) -> BTreeSet<String> {
        let mut named = ids_in_name(&self.name, ids);
        named.extend(constants_in(&self.code, ids));
        named.extend(words(&self.code).filter_map(|word| ids.get(word)).cloned());
        named
    }

    /// The ids that it claims with these words.
    fn claimed(&self, ids: &BTreeSet<String>, heads: &[&str]) -> BTreeSet<String> {
        let claims = heads.iter().flat_map(|head| self.code.split(head).skip(1));
        claims
            .filter_map(|rest| rest.split(']').next())
            .flat_map(words)
            .filter_map(|word| ids.get(word))
            .cloned()
            .collect()
    }
}

/// The tests of a file.
fn tests_in(text: &str) -> Vec<Test> {
    let mut tests = Vec::new();
    let mut lines = text.lines();
    while lines.by_ref().any(|line| line.trim() == "#[test]") {
        let Some(head) = lines.by_ref().find(|line| line.trim_start().starts_with("fn ")) else {
            break;
        };
        let indent = head.len() - head.trim_start().len();
        let name = head.trim_start().trim_start_matches("fn ").split('(').next();
        let body = lines
            .by_ref()
            .take_while(|line| !(line.len() == indent + 1 && line.trim() == "}"));
        tests.push(Test {
            name: name.unwrap_or_default().to_owned(),
            code: body
                .flat_map(|line| [line.split("//").next().unwrap_or_default(), "\n"])
                .collect(),
        });
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
    let named: Vec<_> = tests_in(text)
        .into_iter()
        .map(|test| {
            (
                test.name.clone(),
                test.named(&ids).into_iter().collect::<Vec<_>>(),
            )
        })
        .collect();
    let expected = [
        (
            "this_holds_ab_02".to_owned(),
            vec!["AB-02".to_owned(), "EF-X".to_owned()],
        ),
        ("that_holds".to_owned(), vec!["AB-01".to_owned()]),
    ];
    assert_eq!(named, expected);
    let claims = "#[test]\nfn it_holds() {\n    let _proof = proves(&[\n        \"AB-01\", \"AB-03\",\n    ]);\n    \
        let _out = strikes_out(&[\"EF-X\"]);\n    // proves(&[\"CD-09\"])\n    proves_board(&[\"CD-09\"]);\n    x(\"AB-02\");\n}\n";
    let claimed =
        |heads: &[&str]| -> Vec<_> { tests_in(claims)[0].claimed(&ids, heads).into_iter().collect() };
    assert_eq!(
        claimed(&["proves(&[", "strikes_out(&["]),
        ["AB-01", "AB-03", "EF-X"]
    );
    assert_eq!(claimed(&["proves_board(&["]), ["CD-09"]);
}
