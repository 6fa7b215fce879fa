//! One module switched in every fight of the tests, so that tests which do not concern it can be seen to hold without it and with it
//! (`scripts/switches`).
//!
//! `KLINGENTANZ_SWITCH=-optional:dk` takes the module from every fight whose test does not itself ask for it, or for one that needs it;
//! `+optional:dk` adds it with what it needs, and takes away what does not go with it. `KLINGENTANZ_CONCERNS=FILE` writes down which modules
//! a test concerns: those that it switches, and those that bring or replace a rule that it claims to prove, or that something in its
//! fights cites as the reason of a number or a happening.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::io::Write;
use std::sync::OnceLock;
use std::{env, thread};

use klingentanz::battle::{ModuleWish, RuleSystem};
use klingentanz::rules::{Module, Registry, RuleEntry, SYSTEMS};

/// The registry of a rule system, read once.
fn registry(system: &str) -> &'static Registry {
    static READ: OnceLock<Vec<(&str, Registry)>> = OnceLock::new();
    let folder = super::root().join("assets/rules");
    let load = |id| (id, Registry::load(&folder.join(id)).unwrap());
    let all = READ.get_or_init(|| SYSTEMS.iter().map(|system| load(system.id().0)).collect());
    let found = all.iter().find(|(id, _)| *id == system);
    &found.unwrap().1
}

/// The wish of a test with the module of the environment switched besides, unless the test has a wish of its own about what that would
/// change, or the rule system knows no such module.
pub fn switched(system: &dyn RuleSystem, wish: ModuleWish) -> ModuleWish {
    let Ok(switch) = env::var("KLINGENTANZ_SWITCH") else {
        return wish;
    };
    let (sign, name) = switch.split_at(1);
    let registry = registry(system.id().0);
    let Some(module) = registry
        .modules
        .values()
        .find(|module| module.id.as_str() == name)
    else {
        return wish;
    };
    let besides = match sign {
        "+" => with(registry, module),
        "-" => without(registry, module),
        _ => panic!("KLINGENTANZ_SWITCH is +MODULE or -MODULE"),
    };
    join(&wish, &besides).unwrap_or(wish)
}

/// A module on, with what it needs and without what does not go with it.
pub fn with(registry: &Registry, module: &Module) -> ModuleWish {
    let mut wish = ModuleWish::default();
    let mut waiting = vec![module];
    while let Some(next) = waiting.pop() {
        wish.on.push(next.id.as_str().to_owned());
        for other in registry.modules.values() {
            if next.needs.contains(&other.id) {
                waiting.push(other);
            }
            if next.excludes.contains(&other.id) {
                wish.off.extend(without(registry, other).off);
            }
        }
    }
    wish
}

/// A module off, with what needs it.
pub fn without(registry: &Registry, module: &Module) -> ModuleWish {
    let mut wish = ModuleWish::default();
    let mut waiting = vec![module];
    while let Some(next) = waiting.pop() {
        wish.off.push(next.id.as_str().to_owned());
        let all = registry.modules.values();
        waiting.extend(all.filter(|other| other.needs.contains(&next.id)));
    }
    wish
}

/// Both wishes, unless the first one speaks against the other.
fn join(own: &ModuleWish, besides: &ModuleWish) -> Option<ModuleWish> {
    // A variant stands behind an equals sign: `optional:crits=wds`.
    let names = |list: &[String], module: &String| {
        list.iter()
            .any(|wished| wished.split('=').next() == Some(module.as_str()))
    };
    let is_against = besides.on.iter().any(|module| names(&own.off, module))
        || besides.off.iter().any(|module| names(&own.on, module));
    let mut wish = own.clone();
    let is_new = |module: &&String| !names(&own.on, module);
    wish.on.extend(besides.on.iter().filter(is_new).cloned());
    wish.off.extend(besides.off.iter().cloned());
    (!is_against).then_some(wish)
}

/// Notes that the test on this thread switches a module itself.
pub fn concerns(system: &str, module: &str) {
    let Ok(file) = env::var("KLINGENTANZ_CONCERNS") else {
        return;
    };
    let registry = registry(system);
    let name = module.split('=').next().unwrap();
    let module = registry.modules.values().find(|known| known.id.as_str() == name);
    note(&file, registry, &[module.unwrap()]);
}

/// Notes that the test on this thread claims to prove a rule: it concerns the modules that bring the rule or replace it.
pub fn proves(registry: &Registry, rule: &RuleEntry) {
    let Ok(file) = env::var("KLINGENTANZ_CONCERNS") else {
        return;
    };
    let of_rule = |module: &&Module| rule.modules.contains(&module.id) || module.replaces.contains(&rule.id);
    let modules: Vec<_> = registry.modules.values().filter(of_rule).collect();
    note(&file, registry, &modules);
}

/// Rules of the base that are told only while one of these modules asks who is engaged with whom.
const OF_PAIRS: (&[&str], &[&str]) = (
    &["BRD-06", "BRD-13"],
    &[
        "optional:dk",
        "optional:fumbles",
        "optional:outnumber",
        "optional:passierschlag",
    ],
);

/// Notes that something in the fights of the test on this thread cites these rules: it concerns the modules that bring or replace one.
pub fn cites(rules: &BTreeSet<String>) {
    let Ok(file) = env::var("KLINGENTANZ_CONCERNS") else {
        return;
    };
    // Nothing new has been cited since the last look.
    if SEEN.replace(rules.len()) == rules.len() {
        return;
    }
    for system in SYSTEMS {
        let registry = registry(system.id().0);
        let cited = registry
            .rules
            .values()
            .filter(|rule| rules.contains(rule.id.as_str()));
        let of: BTreeSet<_> = cited.flat_map(|rule| &rule.modules).collect();
        let has_pairs = OF_PAIRS.0.iter().any(|rule| rules.contains(*rule));
        let is_of = |module: &&Module| {
            of.contains(&module.id)
                || module.replaces.iter().any(|rule| rules.contains(rule.as_str()))
                || has_pairs && OF_PAIRS.1.contains(&module.id.as_str())
        };
        let modules = registry.modules.values().filter(is_of);
        note(&file, registry, &modules.collect::<Vec<_>>());
    }
}

/// Notes that a fight of the test on this thread wanted dice that its script does not name.
pub fn wants_dice() {
    if let Ok(file) = env::var("KLINGENTANZ_CONCERNS") {
        write(&file, &[format!("{}\tdice\n", test())]);
    }
}

thread_local! {
    /// How many words the test on this thread has been seen to cite.
    static SEEN: Cell<usize> = const { Cell::new(0) };
    /// What has been written down for the test on this thread.
    static NOTED: RefCell<BTreeSet<(String, String)>> = const { RefCell::new(BTreeSet::new()) };
}

/// Writes a line for each module that is switched when one of these is: what needs it, and what it needs or excludes.
fn note(file: &str, registry: &Registry, modules: &[&Module]) {
    let test = test();
    let is_new = |module: &&&Module| {
        let pair = (test.clone(), module.id.as_str().to_owned());
        module.id.as_str() != "base" && NOTED.with_borrow_mut(|noted| noted.insert(pair))
    };
    let mut lines = Vec::new();
    for module in modules.iter().filter(is_new) {
        let own = module.id.as_str();
        let is_switched = |other: &&Module| {
            let (on, off) = (with(registry, other), without(registry, other));
            on.on
                .iter()
                .chain(&on.off)
                .chain(&off.off)
                .any(|name| name == own)
        };
        let others = registry.modules.values().filter(is_switched);
        lines.extend(others.map(|other| format!("{test}\t{}\n", other.id)));
    }
    write(file, &lines);
}

/// The name of the test on this thread.
fn test() -> String {
    thread::current().name().unwrap().to_owned()
}

fn write(file: &str, lines: &[String]) {
    let file = OpenOptions::new().create(true).append(true).open(file);
    let mut file = file.expect("the file of the environment can be written");
    for line in lines {
        // One write for each line: other tests write into the same file.
        file.write_all(line.as_bytes()).unwrap();
    }
}
