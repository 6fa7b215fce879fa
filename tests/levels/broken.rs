//! More than two hundred broken maps, each made from the good one by one change with a name, and what is said about each.
//!
//! The tables lie in `broken/`. `KLINGENTANZ_REWRITE=1` writes into them what is said now, for review in the diff.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::folder::LevelFolder;

/// The files that are changed, by the names in the tables.
const FILES: [(&str, &str); 5] = [
    ("map", "levels/yard/map.tmx"),
    ("tiles", "assets/tiles/tiles.tsx"),
    ("trees", "assets/tiles/trees.tsx"),
    ("crenel", "assets/tiles/crenel.tx"),
    ("torch", "assets/tiles/torch.tx"),
];

/// One change of the good map.
struct Mutation {
    name: String,
    file: String,
    from: String,
    to: String,
    says: Vec<String>,
}

impl Mutation {
    fn read(block: &str) -> Self {
        let line = |start: &str| {
            let found = block.lines().find_map(|line| line.strip_prefix(start));
            found
                .unwrap_or_else(|| panic!("no line `{start}` in {block}"))
                .to_owned()
        };
        let says = block
            .lines()
            .filter_map(|line| line.strip_prefix("> "))
            .map(str::to_owned)
            .collect();
        Self {
            name: line("# "),
            file: line("file "),
            from: line("- "),
            to: line("+ "),
            says,
        }
    }

    /// All that is said about the map when it is broken so.
    fn problems(&self) -> Vec<String> {
        let folder = LevelFolder::rich();
        let file = FILES.iter().find(|(name, _)| *name == self.file);
        let (_, file) = file.expect("the table names one of the files");
        let whole = |text: &str| text.replace("\\n", "\n");
        folder.change(file, &whole(&self.from), &whole(&self.to));
        folder.problems().lines().map(str::to_owned).collect()
    }

    fn written(&self, says: &[String]) -> String {
        let Self {
            name, file, from, to, ..
        } = self;
        let says: String = says.iter().map(|line| format!("> {line}\n")).collect();
        format!("# {name}\nfile {file}\n- {from}\n+ {to}\n{says}")
    }
}

fn tables() -> Vec<(PathBuf, Vec<Mutation>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/levels/broken");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the folder of the tables")
        .map(|entry| entry.expect("a table").path())
        .collect();
    files.sort();
    let read = |file: PathBuf| {
        let text = fs::read_to_string(&file).expect("a table is text");
        let blocks = text.split("\n\n").filter(|block| !block.trim().is_empty());
        let mutations = blocks.map(Mutation::read).collect();
        (file, mutations)
    };
    files.into_iter().map(read).collect()
}

#[test]
fn every_broken_map_is_refused_with_file_place_and_reason() {
    let mut wrong = Vec::new();
    for (file, mutations) in tables() {
        let mut blocks = Vec::new();
        for mutation in &mutations {
            let says = mutation.problems();
            if says.is_empty() || says != mutation.says {
                wrong.push(format!(
                    "{}:\n  {}\ninstead of\n  {}",
                    mutation.name,
                    says.join("\n  "),
                    mutation.says.join("\n  ")
                ));
            }
            blocks.push(mutation.written(&says));
        }
        if env::var_os("KLINGENTANZ_REWRITE").is_some() {
            fs::write(&file, blocks.join("\n")).expect("the table can be written");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn there_are_two_hundred_broken_maps_and_no_two_alike() {
    let tables = tables();
    let all: Vec<&Mutation> = tables.iter().flat_map(|(_, mutations)| mutations).collect();
    let names: BTreeSet<&str> = all.iter().map(|mutation| mutation.name.as_str()).collect();
    let changes: BTreeSet<(&str, &str, &str)> = all
        .iter()
        .map(|mutation| {
            (
                mutation.file.as_str(),
                mutation.from.as_str(),
                mutation.to.as_str(),
            )
        })
        .collect();
    assert!(all.len() >= 200, "{} broken maps", all.len());
    assert_eq!((names.len(), changes.len()), (all.len(), all.len()));
}

/// What is said names a file of the level: nobody has to look for it.
#[test]
fn every_reason_begins_with_a_file() {
    for (_, mutations) in tables() {
        for mutation in mutations {
            for line in &mutation.says {
                let known = FILES.iter().any(|(_, file)| line.starts_with(file));
                assert!(
                    known || line.starts_with("levels/yard/level.ron"),
                    "{}: {line}",
                    mutation.name
                );
            }
        }
    }
}
