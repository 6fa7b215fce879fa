//! `klingentanz facts`: all that the board knows of two fighters of a level and of the squares on which they stand.

use std::io::Write;

use super::failure::Failure;
use super::layout;
use super::lineup::{LineUp, LineUpWish, named};
use super::voice::{Titles, Voice};
use crate::battle::{
    Along, BoardFacts, FactValue, FighterId, Ground, Met, NearLine, PairReport, Pushed, Term,
};
use crate::board::{Cell, is_passable};
use crate::words::{self, Phrase, cell_name, cell_named};

/// Shows all that the board knows of two fighters and a place: distance, arcs, lines, cover, room, height, light, footing; without
/// fighters who stands where, and with --json the ways of the map.
#[derive(clap::Args)]
pub struct Facts {
    #[command(flatten)]
    wish: LineUpWish,
    /// Id of the first fighter in the level, who looks, strikes or shoots
    #[arg(requires = "b")]
    a: Option<u16>,
    /// Id of the second one
    b: Option<u16>,
    /// Asks about the first one on this square, such as c7; left out: where he stands
    #[arg(long, value_name = "CELL", requires = "b")]
    at: Option<String>,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
}

impl Facts {
    pub fn obey(&self, voice: &Voice, out: &mut impl Write) -> Result<(), Failure> {
        let lineup = self.wish.line_up()?;
        match (self.a, self.b) {
            (Some(a), Some(b)) => self.pair(&lineup, [a, b], voice, out),
            _ => layout::tell(&lineup, named(&self.wish.level), self.json, voice, out),
        }
    }

    fn pair(
        &self,
        lineup: &LineUp,
        [a, b]: [u16; 2],
        voice: &Voice,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let (first, _) = lineup.fighter(a, "[A]")?;
        let (second, _) = lineup.fighter(b, "[B]")?;
        if first == second {
            let value = b.to_string();
            let reason = "two different fighters make a pair";
            return Err(Failure::Usage(vec![Failure::value(&value, "[B]", reason)]));
        }
        let at = self.at.as_deref().map(|name| square(lineup, name)).transpose()?;
        let report = lineup
            .system
            .pair(lineup.world(), lineup.battle, [first, second], at)
            .ok_or_else(|| "one of the two is not on the map when the fight begins".to_owned())?;
        if self.json {
            let json = self.as_json(lineup, [first, second], at, &report);
            return Ok(writeln!(out, "{json}")?);
        }
        let titles = Titles::load(lineup.system.id())?;
        let lines = told(lineup, [first, second], &report, &titles);
        lines
            .iter()
            .try_for_each(|line| Ok(writeln!(out, "{}", voice.say(line))?))
    }

    fn as_json(
        &self,
        lineup: &LineUp,
        pair: [FighterId; 2],
        at: Option<Cell>,
        report: &PairReport,
    ) -> serde_json::Value {
        serde_json::json!({
            "level": named(&self.wish.level),
            "system": lineup.system.id(),
            "fighters": pair,
            "at": at,
            "pair": report.pair,
            "attacker": report.attacker,
            "target": report.target,
            "place": report.place,
        })
    }
}

/// The square with a name, if somebody can stand there.
fn square(lineup: &LineUp, name: &str) -> Result<Cell, Failure> {
    let wrong = |reason: &str| Failure::Usage(vec![Failure::value(name, "--at <CELL>", reason)]);
    let cell = cell_named(name).ok_or_else(|| wrong("a square has a letter and a number, such as c7"))?;
    let ground = lineup.world().get::<Ground>(lineup.battle);
    let Some(view) = ground.map(Ground::view).filter(|view| view.contains(cell)) else {
        return Err(wrong("the map has no such square"));
    };
    if is_passable(view, cell) {
        Ok(cell)
    } else {
        Err(wrong("nobody can stand there"))
    }
}

/// The report in words: the two, then each of them, then what the square of the first one would do to him.
fn told(lineup: &LineUp, pair: [FighterId; 2], report: &PairReport, titles: &Titles) -> Vec<Phrase> {
    let [first, second] = pair.map(|id| lineup.cast.name(id));
    let both = Phrase::key("cli-fact-pair")
        .with("first", first.clone())
        .with("second", second.clone());
    let mut lines = Vec::new();
    let parts = [
        (both, &report.pair),
        (
            Phrase::key("cli-fact-of").with("name", first.clone()),
            &report.attacker,
        ),
        (Phrase::key("cli-fact-of").with("name", second), &report.target),
    ];
    for (heading, facts) in parts {
        lines.push(heading);
        lines.extend(told_facts(lineup, facts));
    }
    let cell = report.attacker.get("square");
    let cell = cell.map_or_else(|| Phrase::plain(""), |cell| said(lineup, cell));
    let heading = Phrase::key("cli-fact-place")
        .with("name", first)
        .with("cell", cell);
    lines.push(heading);
    let place = words::place_report(&lineup.cast, &report.place, |rule| titles.of(rule));
    let nothing = place.is_empty().then(|| Phrase::key("cli-fact-is-nothing"));
    lines.extend(place.into_iter().chain(nothing).map(indented));
    lines
}

fn told_facts(lineup: &LineUp, facts: &BoardFacts) -> Vec<Phrase> {
    let line = |fact: &crate::battle::BoardFact| {
        let label = Phrase::key(format!("cli-fact-{}", fact.word));
        let rule = Phrase::plain(format!(" ({})", fact.rule));
        let said = value(lineup, fact.word, &fact.value);
        indented(Phrase::Row(vec![Phrase::labelled(label, said), rule]))
    };
    facts.0.iter().map(line).collect()
}

fn indented(line: Phrase) -> Phrase {
    Phrase::Row(vec![Phrase::plain("  "), line])
}

/// What a fact says. The class of a weapon's length is a word of the rule system, ground and water have their names already.
fn value(lineup: &LineUp, fact: Term, value: &FactValue) -> Phrase {
    match (fact.0, value) {
        ("weapon-class", FactValue::Word(class)) => words::term(lineup.system.id(), "class", *class),
        ("terrain", FactValue::Word(ground)) => Phrase::key(format!("words-terrain-{ground}")),
        ("water", FactValue::Word(grade)) if grade.0 != "dry" => Phrase::key(format!("words-water-{grade}")),
        _ => said(lineup, value),
    }
}

fn said(lineup: &LineUp, value: &FactValue) -> Phrase {
    let cell = |cell: &Cell| Phrase::plain(cell_name(*cell));
    match value {
        FactValue::Nothing => word(Term("nothing")),
        FactValue::Number(number) => Phrase::plain(minus(*number)),
        FactValue::Yes(true) => word(Term("yes")),
        FactValue::Yes(false) => word(Term("no")),
        FactValue::Word(term) => word(*term),
        FactValue::Towards(facing) => words::facing(*facing),
        FactValue::Gap { x, y } => Phrase::key("cli-fact-is-gap")
            .with("east", Phrase::plain(minus((*x).into())))
            .with("south", Phrase::plain(minus((*y).into()))),
        FactValue::At(at) => cell(at),
        FactValue::Cells(cells) => listed(cells.iter().map(cell)),
        FactValue::Fighters(ids) => listed(ids.iter().map(|id| lineup.cast.name(*id))),
        FactValue::Along(lengths) => listed(lengths.iter().map(along)),
        FactValue::Things(things) => listed(things.iter().map(met)),
        FactValue::Near(near) => listed(near.iter().map(|it| near_line(lineup, it))),
        FactValue::Push(steps) => listed(steps.iter().map(pushed)),
    }
}

fn word(term: Term) -> Phrase {
    Phrase::key(format!("cli-fact-is-{term}"))
}

/// A number with a true minus.
fn minus(number: i64) -> String {
    if number < 0 {
        format!("−{}", number.unsigned_abs())
    } else {
        number.to_string()
    }
}

/// Phrases with commas between them, or the word for nothing.
fn listed(phrases: impl Iterator<Item = Phrase>) -> Phrase {
    let phrases: Vec<Phrase> = phrases.collect();
    if phrases.is_empty() {
        word(Term("nothing"))
    } else {
        Phrase::list(phrases, ", ")
    }
}

fn along(along: &Along) -> Phrase {
    let length = Phrase::plain(format!(" {}", along.length));
    Phrase::Row(vec![words::facing(along.towards), length])
}

/// A thing on a line: what it is and where, how high, whether it blocks sight, how far before the target.
fn met(met: &Met) -> Phrase {
    let thing = match &met.thing {
        Some(class) => words::thing(class, met.door),
        None => word(Term("bare-ground")),
    };
    let place = match (met.at, met.side) {
        (Some(at), Some(side)) => Phrase::Row(vec![
            Phrase::plain(format!(" {} ", cell_name(at))),
            words::facing(side),
        ]),
        (Some(at), None) => Phrase::plain(format!(" {}", cell_name(at))),
        (None, _) => Phrase::plain(""),
    };
    let opaque = match met.opaque {
        Some(true) => word(Term("opaque")),
        Some(false) => word(Term("clear")),
        None => Phrase::plain(""),
    };
    let mut parts = vec![Phrase::Row(vec![thing, place]), word(met.height)];
    parts.extend(met.opaque.map(|_| opaque));
    parts.push(Phrase::key("cli-fact-is-before").with("squares", met.from_target));
    Phrase::Row(vec![
        Phrase::plain("["),
        Phrase::list(parts, "; "),
        Phrase::plain("]"),
    ])
}

fn near_line(lineup: &LineUp, near: &NearLine) -> Phrase {
    let key = if near.behind {
        "cli-fact-is-near-behind"
    } else {
        "cli-fact-is-near"
    };
    Phrase::key(key)
        .with("name", lineup.cast.name(near.fighter))
        .with("off", near.off_line)
        .with("from", near.from_attacker)
}

fn pushed(step: &Pushed) -> Phrase {
    let mut row = vec![Phrase::plain(format!("{} ", cell_name(step.at))), word(step.end)];
    row.extend(step.drop_dm.map(|dm| Phrase::plain(format!(" {dm} dm"))));
    Phrase::Row(row)
}
