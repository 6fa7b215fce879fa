//! From the tree of an export to its heroes. What is not understood is kept with its line, so that nothing is lost in silence.

use super::hero::{Ability, Combat, Hero, Named, Quality, Subject, Trait, Valued};
use super::thing;
use super::tree::Node;

/// Elements that are left out on purpose, by their names without umlauts, each with what it holds.
pub const ASIDE: [(&str, &str); 19] = [
    ("abenteuerpunkte", "adventure points"),
    ("aussehen", "looks"),
    ("ereignis", "the diary of changes"),
    ("ereignisse", "the diary of changes"),
    ("extention", "data of other programs"),
    ("freieabenteuerpunkte", "adventure points"),
    ("geldboerse", "money"),
    ("geschlecht", "sex"),
    ("gilde", "guild"),
    ("groesse", "height and weight"),
    ("kommentare", "comments"),
    ("notiz", "notes"),
    ("plugindata", "data of other programs"),
    ("portraet", "a picture"),
    ("preis", "prices"),
    ("settings", "the edition of the rules"),
    ("signature", "a signature"),
    ("verbindungen", "connections"),
    ("verify", "a checksum"),
];

/// What is found beside the hero himself.
#[derive(Default)]
pub(super) struct Reading {
    unread: Vec<Named>,
    aside: Vec<Named>,
}

impl Reading {
    /// Keeps in mind what an element and all in it say, as they are not read.
    pub fn leave(&mut self, node: &Node) {
        if ASIDE.iter().any(|(name, _)| *name == node.name) {
            return self.put_aside(node);
        }
        if node.says_something() {
            self.unread.push(told(node));
        }
        node.children.iter().for_each(|child| self.leave(child));
    }

    /// Keeps in mind an element that is left out on purpose with all that is in it, if anything there says something.
    fn put_aside(&mut self, node: &Node) {
        if says_anything(node) {
            self.aside.push(told(node));
        }
    }

    /// Keeps in mind what the elements in a list say that are not of its kind, and reads the others.
    fn each<T>(
        &mut self,
        list: &Node,
        kind: &str,
        mut read: impl FnMut(&Node, &mut Self) -> Option<T>,
    ) -> Vec<T> {
        let mut found = Vec::new();
        for node in &list.children {
            let one = if node.name == kind { read(node, self) } else { None };
            match one {
                Some(one) => found.push(one),
                None => self.leave(node),
            }
        }
        found
    }
}

/// Whether an element says something, or one in it.
fn says_anything(node: &Node) -> bool {
    node.says_something() || node.children.iter().any(says_anything)
}

/// What an element is and what it is called, with its line.
fn told(node: &Node) -> Named {
    let label: String = node.label().chars().take(MOST_SIGNS).collect();
    Named {
        name: format!("{} {label}", node.name).trim().to_owned(),
        line: node.line,
    }
}

/// How many signs of something that is not understood are told.
const MOST_SIGNS: usize = 80;

/// The hero of an element; what stands beside the heroes of a file is told of the one for whom it is given.
pub(super) fn hero(held: &Node, beside: &[&Node]) -> Hero {
    let mut reading = Reading::default();
    beside.iter().for_each(|node| reading.leave(node));
    let mut hero = Hero {
        name: held.get("name").unwrap_or_default().to_owned(),
        line: held.line,
        ..Hero::default()
    };
    for part in &held.children {
        match part.name.as_str() {
            "basis" => basis(part, &mut hero, &mut reading),
            // In the oldest exports the origin stands beside the rest.
            "rasse" | "kultur" | "ausbildungen" => origin(part, &mut hero, &mut reading),
            "eigenschaften" => hero
                .qualities
                .extend(reading.each(part, "eigenschaft", |it, _| quality(it))),
            "vt" => hero.traits.extend(reading.each(part, "vorteil", advantage)),
            "sf" => hero
                .abilities
                .extend(reading.each(part, "sonderfertigkeit", ability)),
            "talentliste" => hero
                .talents
                .extend(reading.each(part, "talent", |it, _| valued(it))),
            "zauberliste" => hero
                .spells
                .extend(reading.each(part, "zauber", |it, _| valued(it))),
            "kampf" => hero.combat.extend(reading.each(part, "kampfwerte", combat)),
            "gegenstaende" => hero.things.extend(reading.each(part, "gegenstand", thing::thing)),
            "ausruestungen" => equipment(part, &mut hero, &mut reading),
            _ => reading.leave(part),
        }
    }
    hero.unread = reading.unread;
    hero.aside = reading.aside;
    hero
}

fn basis(part: &Node, hero: &mut Hero, reading: &mut Reading) {
    for node in &part.children {
        match node.name.as_str() {
            "rasse" | "kultur" | "ausbildungen" => origin(node, hero, reading),
            _ => reading.leave(node),
        }
    }
}

fn origin(node: &Node, hero: &mut Hero, reading: &mut Reading) {
    let named = |node: &Node| {
        // `name` is that of a class of the other program, `string` what it shows.
        let class = || node.get("name").and_then(|name| name.rsplit('.').next());
        let name = node.get("string").or_else(class)?.to_owned();
        Some(Named {
            name,
            line: node.line,
        })
    };
    if node.name == "ausbildungen" {
        let trades = reading.each(node, "ausbildung", |trade, reading| {
            let found = named(trade)?;
            trade.children.iter().for_each(|child| reading.leave(child));
            Some(found)
        });
        hero.origins.extend(trades);
        return;
    }
    for child in &node.children {
        reading.leave(child);
    }
    match named(node) {
        Some(species) if node.name == "rasse" && hero.species.is_none() => hero.species = Some(species),
        Some(other) => hero.origins.push(other),
        None => {}
    }
}

fn equipment(part: &Node, hero: &mut Hero, reading: &mut Reading) {
    for node in &part.children {
        // Which weapon he hunts with is no matter of fights; a hunter's weapon without number is none.
        if node.get("name") == Some("jagtwaffe") {
            reading.put_aside(node);
            continue;
        }
        match thing::worn(node).filter(|_| node.name == "heldenausruestung") {
            Some(worn) => hero.worn.push(worn),
            None => reading.leave(node),
        }
    }
}

fn quality(node: &Node) -> Option<Quality> {
    Some(Quality {
        name: node.get("name")?.to_owned(),
        value: node.number("value"),
        modifier: node.number("mod"),
        permanent: node.number("permanent"),
        line: node.line,
    })
}

fn advantage(node: &Node, reading: &mut Reading) -> Option<Trait> {
    let name = node.get("name")?.to_owned();
    let mut choices = Vec::new();
    for child in &node.children {
        match child.get("value").filter(|_| child.name == "auswahl") {
            Some(value) => choices.push(value.to_owned()),
            None => reading.leave(child),
        }
    }
    let chosen = choices.iter().find_map(|choice| choice.parse().ok());
    Some(Trait {
        name,
        value: node.number("value").or(chosen),
        choices: node
            .get("value")
            .map(str::to_owned)
            .into_iter()
            .chain(choices)
            .collect(),
        line: node.line,
    })
}

fn ability(node: &Node, reading: &mut Reading) -> Option<Ability> {
    let name = node.get("name")?.to_owned();
    let mut subjects = Vec::new();
    for child in &node.children {
        let Some(of) = child.get("name").map(str::to_owned) else {
            reading.leave(child);
            continue;
        };
        subjects.push(match child.name.as_str() {
            "gegenstand" | "waffe" | "ruestung" => Subject::Thing(of),
            "talent" => Subject::Talent(of),
            "spezialisierung" => Subject::Part(of),
            _ => Subject::Other(of),
        });
    }
    Some(Ability {
        name,
        subjects,
        line: node.line,
    })
}

fn valued(node: &Node) -> Option<Valued> {
    Some(Valued {
        name: node.get("name")?.to_owned(),
        value: node.number("value"),
        line: node.line,
    })
}

fn combat(node: &Node, _: &mut Reading) -> Option<Combat> {
    Some(Combat {
        name: node.get("name")?.to_owned(),
        attack: node.value_of("attacke"),
        parry: node.value_of("parade"),
        line: node.line,
    })
}
