//! The order of the house: which room may name which, and how its files look.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

#[path = "common/files.rs"]
mod files;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use files::files_under;

/// Rooms above the window line, in reading order: each names only those before it.
const ABOVE: [&str; 14] = [
    "dice", "board", "content", "battle", "rules", "level", "ai", "words", "replay", "review", "order",
    "lesson", "codex", "cli",
];

/// Rooms below the window line, which go on in that order.
const BELOW: [&str; 5] = ["input", "view", "ui", "dev", "screen"];

/// The line between them in `src/lib.rs`.
const WINDOW_LINE: &str = "// ---- the window line ----";

/// The most rooms of a folder that may stand in one circle, where each leads to each other by what it names. The numbers may only go
/// down; the aim is 15.
const CIRCLES: [(&str, usize); 2] = [("src/rules/dsa41", 15), ("src/rules/dsa41/round", 10)];

/// Rule systems that are planned; those that are built have a folder.
const PLANNED: [&str; 4] = ["dsa41", "storyteller", "d20", "pool"];

/// The folders of what all rule systems share.
const SHARED: [&str; 2] = ["common", "kernel"];

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

/// The modules in a folder that the code names, through `crate::` or through as many `super::` as it takes; the folder is given by the
/// path of its module, which is empty for the root of the crate.
fn named_in(folder: &[&str], code: &[(usize, &str)]) -> BTreeSet<String> {
    let whole: String = folder.iter().map(|name| format!("{name}::")).collect();
    let whole = format!("crate::{whole}");
    let mut named = BTreeSet::new();
    for (number, (depth, line)) in code.iter().enumerate() {
        let climbed = "super::".repeat(depth.saturating_sub(folder.len()));
        for way in [whole.as_str(), climbed.as_str()] {
            if way.is_empty() {
                continue;
            }
            for (place, _) in line.match_indices(way) {
                let (before, after) = (&line[..place], &line[place + way.len()..]);
                if before.ends_with("super::") || after.starts_with("super::") {
                    continue;
                }
                let following = code[number + 1..].iter().map(|(_, line)| *line);
                let rest: Vec<_> = std::iter::once(after).chain(following).collect();
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

/// The rooms of a folder below `src`, each with those beside it that it names. What is compiled for tests alone does not count.
fn rooms_of(folder: &str) -> BTreeMap<String, BTreeSet<String>> {
    let path: Vec<&str> = folder.split('/').skip(1).collect();
    let mut rooms = BTreeMap::<String, BTreeSet<String>>::new();
    for (file, text) in files_under(folder, "rs") {
        let inside = file.strip_prefix(folder).unwrap();
        let room = inside.iter().next().unwrap().to_str().unwrap();
        let room = room.strip_suffix(".rs").unwrap_or(room);
        if !["mod", "lib", "main"].contains(&room) {
            let code = code_without_tests(&text).join("\n");
            let named = named_in(&path, &code_of(&code, depth_of(&file)));
            rooms.entry(room.to_owned()).or_default().extend(named);
        }
    }
    let known: BTreeSet<String> = rooms.keys().cloned().collect();
    for (room, named) in &mut rooms {
        named.retain(|name| name != room && known.contains(name));
    }
    rooms
}

/// The largest circle among rooms: those of which each leads to each other by what it names.
fn largest_circle(rooms: &BTreeMap<String, BTreeSet<String>>) -> BTreeSet<&str> {
    let led_to: BTreeMap<&str, BTreeSet<&str>> = rooms
        .keys()
        .map(|room| (room.as_str(), led_to(room, rooms)))
        .collect();
    let circle = |room: &str| -> BTreeSet<&str> {
        let back = led_to[room].iter().filter(|other| led_to[**other].contains(room));
        back.copied().collect()
    };
    let circles = rooms.keys().map(|room| circle(room));
    circles.max_by_key(BTreeSet::len).unwrap_or_default()
}

/// The rooms to which a room leads by what it names, over as many others as it takes.
fn led_to<'r>(room: &str, rooms: &'r BTreeMap<String, BTreeSet<String>>) -> BTreeSet<&'r str> {
    let mut found = BTreeSet::new();
    let mut open: Vec<&str> = rooms[room].iter().map(String::as_str).collect();
    while let Some(next) = open.pop() {
        if found.insert(next) {
            open.extend(rooms[next].iter().map(String::as_str));
        }
    }
    found
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
fn the_rooms_stand_in_their_order_in_the_root_of_the_crate() {
    let root = std::fs::read_to_string(files::root().join("src/lib.rs")).unwrap();
    let listed = root.lines().filter_map(|line| match line {
        WINDOW_LINE => Some(WINDOW_LINE),
        line => line.strip_prefix("pub mod ")?.strip_suffix(';'),
    });
    let rooms: Vec<&str> = ABOVE.into_iter().chain([WINDOW_LINE]).chain(BELOW).collect();
    assert_eq!(listed.collect::<Vec<_>>(), rooms);
}

/// So none above the window line names one below it, and none that plays a fight names one that watches it.
#[test]
fn a_room_names_only_rooms_before_it() {
    let order: Vec<&str> = ABOVE.into_iter().chain(BELOW).collect();
    let place = |room: &str| order.iter().position(|other| *other == room);
    let mut wrong = Vec::new();
    for (file, text) in files_under("src", "rs") {
        let Some(room) = room_of(&file) else { continue };
        for named in named_in(&[], &code_of(&text, depth_of(&file))) {
            if place(&named) > place(room) {
                wrong.push(format!("{}: {room} names {named}", file.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_two_rooms_name_each_other() {
    let rooms = rooms_of("src");
    for (room, named) in &rooms {
        for other in named {
            assert!(!rooms[other].contains(room), "{room} and {other} name each other");
        }
    }
}

#[test]
fn the_circles_of_rooms_grow_no_larger() {
    for (folder, most) in CIRCLES {
        let rooms = rooms_of(folder);
        let circle = largest_circle(&rooms);
        let (size, all) = (circle.len(), rooms.len());
        assert!(
            size <= most,
            "{folder}: {size} of {all} rooms lead to each other, at most {most} may: {circle:?}"
        );
    }
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
        ["src", "rules", system, _, ..] if !SHARED.contains(&system) => Some(system),
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
    assert!(SHARED.iter().all(|shared| !systems.contains(*shared)));
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
        let found = named_in(&[], &code_of(text, depth_of(Path::new(file))));
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
    let beside = |file: &str, text: &str| -> Vec<String> {
        let found = named_in(&["rules", "alpha"], &code_of(text, depth_of(Path::new(file))));
        found.into_iter().collect()
    };
    assert_eq!(beside(room, "use super::{blow, wound::x};"), ["blow", "wound"]);
    assert_eq!(beside(room, "use crate::rules::alpha::blow;"), ["blow"]);
    assert_eq!(
        beside("src/rules/alpha/blow/hit.rs", "super::super::wound::x()"),
        ["wound"]
    );
    assert!(beside("src/rules/alpha/blow/hit.rs", "use super::wound::x;").is_empty());
    assert!(
        beside(room, "use super::super::blow::x;")
            .iter()
            .all(|name| name == "super")
    );
}

#[test]
fn a_circle_is_made_of_those_that_lead_to_each_other() {
    let rooms: BTreeMap<String, BTreeSet<String>> =
        [("a", "b"), ("b", "cd"), ("c", "a"), ("d", "e"), ("e", "d")]
            .map(|(room, named)| (room.to_owned(), named.chars().map(String::from).collect()))
            .into();
    assert_eq!(largest_circle(&rooms), BTreeSet::from(["a", "b", "c"]));
}
