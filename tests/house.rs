//! The order of the house: which room may name which, and how its files look.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

#[path = "common/files.rs"]
mod files;

use std::collections::BTreeSet;
use std::path::Path;

use files::files_under;

/// Rooms above the window line, in reading order.
const ABOVE: [&str; 10] = [
    "dice", "board", "battle", "rules", "content", "ai", "words", "replay", "lesson", "cli",
];

/// Rooms below the window line.
const BELOW: [&str; 5] = ["input", "view", "ui", "screen", "dev"];

/// Rooms that play a fight, and the rooms that watch it and feed it, which they never name.
const PLAYING: [&str; 4] = ["dice", "board", "battle", "rules"];
const WATCHING: [&str; 5] = ["ai", "words", "replay", "lesson", "cli"];

/// Rule systems that are planned; those that are built have a folder.
const PLANNED: [&str; 4] = ["dsa41", "storyteller", "d20", "pool"];

/// The folder of what all rule systems share.
const SHARED: &str = "common";

/// The most lines that a file may have.
const MOST_LINES: usize = 600;

/// Files that may be longer, and why.
const LONGER: [(&str, &str); 0] = [];

/// The room that a file under `src` belongs to; the files beside the rooms belong to none.
fn room_of(file: &Path) -> Option<&str> {
    let mut parts = file.iter().skip(1).map(|part| part.to_str().unwrap());
    let room = parts.next()?;
    parts.next().is_some().then_some(room)
}

/// How many modules deep a file under `src` lies: 0 for the root of the crate, 1 for a room.
fn depth_of(file: &Path) -> usize {
    let folders = file.iter().count() - 2;
    let name = file.file_stem().unwrap();
    folders + usize::from(name != "mod" && name != "lib" && name != "main")
}

/// The code without comments, each line with the depth of the module that it stands in.
///
/// A module within a file is one deeper; its lines stand between `mod name {` and a brace at the beginning of a line.
fn code_of(text: &str, depth: usize) -> Vec<(usize, &str)> {
    let mut inside = false;
    let mut code = Vec::new();
    for line in text.lines() {
        if opens_a_module(line) {
            inside = true;
        } else if line.starts_with('}') {
            inside = false;
        }
        code.push((depth + usize::from(inside), without_comment(line)));
    }
    code
}

/// Whether a module within a file begins with this line.
fn opens_a_module(line: &str) -> bool {
    let rest = line.strip_prefix("pub").unwrap_or(line);
    let rest = match rest.strip_prefix('(') {
        Some(rest) => rest.split_once(')').map_or("", |(_, rest)| rest),
        None => rest,
    };
    rest.trim_start().starts_with("mod ") && line.ends_with('{')
}

fn without_comment(line: &str) -> &str {
    line.split("//").next().unwrap_or_default()
}

/// The code without comments and without what is compiled for tests alone, where a line may be empty.
fn code_without_tests(text: &str) -> Vec<&str> {
    let (mut is_announced, mut inside) = (false, false);
    let mut code = Vec::new();
    for line in text.lines() {
        if line == "#[cfg(test)]" {
            is_announced = true;
        } else if is_announced && opens_a_module(line) {
            inside = true;
        }
        is_announced &= line.starts_with("#[");
        code.push(if inside { "" } else { without_comment(line) });
        inside &= !line.starts_with('}');
    }
    code
}

/// The modules at the root of the crate that the code names, through `crate::` or through as many `super::` as it takes.
fn roots_named(code: &[(usize, &str)]) -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    for (number, (depth, line)) in code.iter().enumerate() {
        let climbed = "super::".repeat(*depth);
        for way in ["crate::", climbed.as_str()] {
            if way.is_empty() {
                continue;
            }
            for (place, _) in line.match_indices(way) {
                let following = code[number + 1..].iter().map(|(_, line)| *line);
                let rest: Vec<_> = std::iter::once(&line[place + way.len()..])
                    .chain(following)
                    .collect();
                named.extend(first_names(&rest.join(" ")));
            }
        }
    }
    named
}

/// The first name of a path, or of every path in the braces with which it begins.
fn first_names(path: &str) -> BTreeSet<String> {
    let name = |path: &str| -> String {
        let is_letter = |sign: &char| sign.is_ascii_alphanumeric() || *sign == '_';
        path.trim_start().chars().take_while(is_letter).collect()
    };
    let Some(group) = path.strip_prefix('{') else {
        return BTreeSet::from([name(path)]);
    };
    let mut names = BTreeSet::from([name(group)]);
    let mut open = 1;
    for (place, sign) in group.char_indices() {
        match sign {
            '{' => open += 1,
            '}' => open -= 1,
            ',' if open == 1 => {
                names.insert(name(&group[place + 1..]));
            }
            _ => {}
        }
        if open == 0 {
            break;
        }
    }
    names
}

/// Fails with the files of `rooms` that name one of `forbidden`.
fn assert_never_name(rooms: &[&str], forbidden: &[&str]) {
    let mut wrong = Vec::new();
    for (file, text) in files_under("src", "rs") {
        let Some(room) = room_of(&file).filter(|room| rooms.contains(room)) else {
            continue;
        };
        for named in roots_named(&code_of(&text, depth_of(&file))) {
            if forbidden.contains(&named.as_str()) {
                wrong.push(format!("{}: {room} names {named}", file.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_folder_is_a_room_of_the_house() {
    for (file, _) in files_under("src", "rs") {
        if let Some(room) = room_of(&file) {
            let is_known = ABOVE.contains(&room) || BELOW.contains(&room);
            assert!(is_known, "{}: no room {room} is planned", file.display());
        }
    }
}

#[test]
fn no_room_above_the_window_line_names_one_below() {
    assert_never_name(&ABOVE, &BELOW);
}

#[test]
fn no_room_that_plays_the_fight_names_one_that_watches_it() {
    assert_never_name(&PLAYING, &WATCHING);
}

/// The rule systems: those that are planned, and every folder beside them.
fn systems() -> BTreeSet<String> {
    let files = files_under("src/rules", "rs");
    let folders = files.iter().filter_map(|(file, _)| system_of(file));
    let planned = PLANNED.iter().map(|name| (*name).to_owned());
    folders.map(str::to_owned).chain(planned).collect()
}

/// The rule system that a file under `src` belongs to; none for what all share and for all other rooms.
fn system_of(file: &Path) -> Option<&str> {
    let parts: Vec<&str> = file.iter().map(|part| part.to_str().unwrap()).collect();
    match parts[..] {
        ["src", "rules", system, _, ..] if system != SHARED => Some(system),
        _ => None,
    }
}

/// The rule systems that a line names: by a path, which may go on in the lines that follow it, or by a string that is the name or
/// begins with it.
fn systems_named(line: &str, following: &[&str], systems: &BTreeSet<String>) -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    for (place, way) in line.match_indices("rules::") {
        let path: Vec<&str> = std::iter::once(&line[place + way.len()..])
            .chain(following.iter().copied())
            .collect();
        named.extend(first_names(&path.join(" ")));
    }
    let is_letter = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
    for (place, _) in line.match_indices("::") {
        let start = line[..place]
            .rfind(|sign| !is_letter(sign))
            .map_or(0, |end| end + 1);
        named.insert(line[start..place].to_owned());
    }
    for word in line.split('"').skip(1).step_by(2).map(str::to_ascii_lowercase) {
        let end = word.find(|sign| !is_letter(sign)).unwrap_or(word.len());
        named.insert(word[..end].to_owned());
        named.extend(word.split("rules/").skip(1).map(|rest| {
            let end = rest.find(|sign| !is_letter(sign)).unwrap_or(rest.len());
            rest[..end].to_owned()
        }));
    }
    named.retain(|name| systems.contains(name));
    named
}

#[test]
fn no_rule_system_is_named_outside_its_folder_but_in_the_list() {
    let systems = systems();
    let list = Path::new("src/rules/mod.rs");
    let mut wrong = Vec::new();
    for (file, text) in files_under("src", "rs") {
        let own = system_of(&file);
        if file == list {
            continue;
        }
        // Tests may name the system that they play.
        let code = code_without_tests(&text);
        for (number, line) in code.iter().enumerate() {
            let mut named = systems_named(line, &code[number + 1..], &systems);
            named.retain(|system| Some(system.as_str()) != own);
            if !named.is_empty() {
                wrong.push(format!("{}:{}: {line}", file.display(), number + 1));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_search_sees_every_way_to_name_a_rule_system() {
    let systems = systems();
    assert!(!systems.contains(SHARED));
    let named = |text: &str| -> Vec<String> {
        let code = code_without_tests(text);
        let found = (0..code.len()).flat_map(|at| systems_named(code[at], &code[at + 1..], &systems));
        found.collect()
    };
    assert_eq!(named("use crate::rules::dsa41::Dsa41;"), ["dsa41"]);
    assert_eq!(
        named("use crate::rules::{Registry, pool::{a, b}, system};"),
        ["pool"]
    );
    assert_eq!(named("    super::storyteller::act(world)"), ["storyteller"]);
    assert_eq!(named("let folder = root.join(\"assets/rules/d20\");"), ["d20"]);
    assert_eq!(named("let key = \"dsa41-offer-attack\";"), ["dsa41"]);
    assert_eq!(
        named("const FREE: [&str; 2] = [\"Storyteller\", \"Pool\"];"),
        ["pool", "storyteller"]
    );
    assert_eq!(
        named("use crate::rules::{\n    Registry,\n    pool,\n    system,\n};"),
        ["pool"]
    );
    // A module within a file is code as any other, and the one of the tests is not.
    assert_eq!(
        named("pub(crate) mod inner {\n    use crate::rules::dsa41::x;\n}\n"),
        ["dsa41"]
    );
    let tests = "#[cfg(test)]\n#[allow(x)]\nmod tests {\n    use crate::rules::dsa41::x;\n}\nfn f() { crate::rules::pool::y() }\n";
    assert_eq!(named(tests), ["pool"]);
    for line in [
        "let pool = dice.pool(3, 6, 4, true)?;",
        "Fallen::Pool(pool) => pool.net(),",
        "let key = \"words-pool\";",
        "dice.d20()",
    ] {
        assert!(named(line).is_empty(), "{line}");
    }
}

#[test]
fn every_file_begins_by_saying_what_it_is_for() {
    for folder in ["src", "tests", "benches"] {
        for (file, text) in files_under(folder, "rs") {
            assert!(text.starts_with("//! "), "{}", file.display());
        }
    }
}

#[test]
fn no_file_is_too_long() {
    for (file, text) in files_under("src", "rs") {
        let lines = text.lines().count();
        let may_be_longer = LONGER.iter().any(|(name, _)| Path::new(name) == file);
        assert!(
            lines <= MOST_LINES || may_be_longer,
            "{} has {lines} lines: look for the second subject",
            file.display()
        );
    }
}

#[test]
fn the_search_sees_every_way_to_name_a_room() {
    let named = |file: &str, text: &str| -> Vec<String> {
        let found = roots_named(&code_of(text, depth_of(Path::new(file))));
        found.into_iter().collect()
    };
    let room = "src/rules/alpha/parry.rs";
    assert_eq!(named(room, "use crate::ui::Panel;"), ["ui"]);
    assert_eq!(
        named(room, "use crate::{ai::{x, view}, dice,\n    ui::y};"),
        ["ai", "dice", "ui"]
    );
    assert_eq!(named(room, "fn f() { super::super::super::cli::run() }"), ["cli"]);
    assert!(named(room, "use super::super::view::x;").is_empty());
    assert!(named(room, "// use crate::ui;").is_empty());
    let front = "src/board/mod.rs";
    assert_eq!(named(front, "use super::view::x;"), ["view"]);
    assert!(named(front, "mod tests {\n    use super::view::x;\n}").is_empty());
    assert_eq!(
        named(front, "mod tests {\n    use super::super::view::x;\n}"),
        ["view"]
    );
}
