//! An example as it is shown: step by step what is chosen or looked at, where everybody stands, what happens and why.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::example::{Deed, ExampleFile};
use crate::battle::{
    BoardFact, Body, Choice, FighterId, Happening, Ledger, Log, Odds, Refusal, Roster, RuleId, RuleSystem,
    Slot, System, Term,
};
use crate::board::Cell;
use crate::content::{Problem, Problems};
use crate::replay;
use crate::words::{self, Cast, Phrase};

/// The rule by which the game finds ways.
const CHEAPEST_WAY: RuleId = RuleId("BD-MOV-10");

/// Names a rule.
pub type Title<'t> = &'t dyn Fn(RuleId) -> Option<Phrase>;

/// An example that has been played.
#[derive(Clone, Debug)]
pub struct Played {
    /// The steps; the first is the set-up, before anybody has chosen.
    pub steps: Vec<Step>,
    /// Every rule that a step cites, in ascending order.
    pub cited: Vec<RuleId>,
    /// Every row of a table that a fighter's sheet names at the beginning, in ascending order: gear, talents, the fighters themselves.
    pub rows: Vec<RuleId>,
    /// Who is who.
    pub cast: Cast,
}

/// One step.
#[derive(Clone, Debug)]
pub struct Step {
    /// What is chosen or looked at; none for the set-up.
    pub deed: Option<Phrase>,
    /// What happened then, line by line.
    pub lines: Vec<Line>,
    /// The rules that it cites, those of happenings without a sentence included.
    pub rules: Vec<RuleId>,
    /// Where everybody stands at the end of the step, in ascending order of the ids.
    pub bodies: Vec<(FighterId, Body)>,
}

/// A sentence, with the reasons of its dice.
#[derive(Clone, Debug)]
pub struct Line {
    /// What happened.
    pub said: Phrase,
    /// The ledger and the dice behind it, line by line.
    pub reasons: Vec<Phrase>,
    /// The rules that it cites.
    pub rules: Vec<RuleId>,
}

/// Plays an example to its end. The battle is gone afterwards.
///
/// # Errors
///
/// The example cannot be set up or does not go as its file says.
pub fn play(
    world: &mut World,
    system: &dyn RuleSystem,
    file: &ExampleFile,
    title: Title,
) -> Result<Played, Problems> {
    let battle = file.begin(world, system)?;
    let played = play_on(world, battle, file, title);
    replay::discard(world, battle);
    played
}

fn play_on(world: &mut World, battle: Entity, file: &ExampleFile, title: Title) -> Result<Played, Problems> {
    let no_battle = || file.problem("the battle is gone");
    let cast = Cast::of(world, battle, None).ok_or_else(no_battle)?;
    let mut teller = Teller {
        cast,
        arms: BTreeMap::new(),
        told: 0,
    };
    teller.look(world, battle);
    let rows = rows(world, battle);
    let (lines, rules) = teller.news(world, battle, title);
    let set_up = Step {
        deed: None,
        lines,
        rules,
        bodies: bodies(world, battle),
    };
    let mut steps = vec![set_up];
    for (number, deed) in (1..).zip(&file.example.play) {
        steps.push(step(world, battle, (number, deed), file, &mut teller, title)?);
    }
    if let Some(problem) = file.rest(world, battle) {
        return Err(problem.into());
    }
    let mut cited: Vec<RuleId> = steps.iter().flat_map(|step| step.rules.iter().copied()).collect();
    cited.sort();
    cited.dedup();
    Ok(Played {
        steps,
        cited,
        rows,
        cast: teller.cast,
    })
}

fn step(
    world: &mut World,
    battle: Entity,
    (number, deed): (usize, &Deed),
    file: &ExampleFile,
    teller: &mut Teller,
    title: Title,
) -> Result<Step, Problem> {
    let cast = &teller.cast.clone();
    let named = |fighter: u16| cast.name(FighterId(fighter));
    let chosen = |key: &'static str, fighter: u16, choice: &Choice| {
        Phrase::key(key)
            .with("name", named(fighter))
            .with("choice", words::choice(cast, choice))
    };
    let (deed, lines) = match deed {
        Deed::Does(fighter, choice) => {
            let said = chosen("codex-does", *fighter, choice);
            // Whatever is lost in this step keeps its name.
            teller.look(world, battle);
            file.answer(world, battle, (number, *fighter), choice)?;
            let (lines, rules) = teller.news(world, battle, title);
            return Ok(Step {
                deed: Some(said),
                lines,
                rules,
                bodies: bodies(world, battle),
            });
        }
        Deed::Refused(fighter, choice) => {
            let refusal = file.refusal(world, battle, (number, *fighter), choice)?;
            let line = refused(cast, &refusal, title);
            (chosen("codex-would", *fighter, choice), vec![line])
        }
        Deed::Odds(fighter, choice) => {
            let System(system) = file.asked(world, battle, (number, *fighter))?;
            let odds = system.odds(world, battle, choice);
            let odds = odds.ok_or_else(|| file.problem(format!("step {number} has no odds")))?;
            let line = reckoned(system.id(), &odds, title);
            (chosen("codex-odds", *fighter, choice), vec![line])
        }
        Deed::Pair(one, other) => {
            let pair = [FighterId(*one), FighterId(*other)];
            let System(system) = world
                .get::<System>(battle)
                .ok_or_else(|| file.problem("the battle is gone"))?;
            let report = system.pair(world, battle, pair, None);
            let report =
                report.ok_or_else(|| file.problem(format!("step {number}: one of them is not there")))?;
            let said = Phrase::key("codex-pair")
                .with("one", named(*one))
                .with("other", named(*other));
            let facts = [report.pair, report.attacker, report.target];
            let facts = facts.into_iter().flat_map(|facts| facts.0);
            // The map knows some seventy facts of each pair; those that the example is about are told.
            let shows = &file.example.shows;
            let facts = facts.filter(|fact| shows.is_empty() || shows.contains(&fact.rule));
            (said, facts.map(|fact| known(&fact)).collect())
        }
        Deed::Place(fighter, (x, y)) => {
            let cell = Cell::new(*x, *y);
            let System(system) = world
                .get::<System>(battle)
                .ok_or_else(|| file.problem("the battle is gone"))?;
            let report = system.place(world, battle, FighterId(*fighter), cell);
            let said = Phrase::key("codex-place")
                .with("name", named(*fighter))
                .with("cell", Phrase::plain(words::cell_name(cell)));
            let rules = report.facts.iter().map(|fact| fact.rule);
            let rules = rules
                .chain(report.modifiers.iter().map(|(_, modifier)| modifier.rule))
                .collect();
            let mut lines = words::place_report(cast, &report, title).into_iter();
            let first = lines
                .next()
                .ok_or_else(|| file.problem(format!("step {number}: there is nothing to know")))?;
            let line = Line {
                said: first,
                reasons: lines.collect(),
                rules,
            };
            (said, vec![line])
        }
        Deed::Way(fighter, gait, (x, y)) => {
            let cell = Cell::new(*x, *y);
            let System(system) = file.asked(world, battle, (number, *fighter))?;
            let ways = system.routes(world, battle, *gait, cell);
            let said = Phrase::key("codex-way")
                .with("name", named(*fighter))
                .with("cell", Phrase::plain(words::cell_name(cell)))
                .with("gait", words::term(system.id(), "gait", *gait));
            if ways.is_empty() {
                return Err(file.problem(format!("step {number}: no way leads there")));
            }
            let line = |way| Line {
                said: words::way(cast, way),
                reasons: Vec::new(),
                rules: vec![CHEAPEST_WAY],
            };
            (said, ways.iter().map(line).collect())
        }
    };
    Ok(Step {
        deed: Some(deed),
        rules: lines.iter().flat_map(|line| line.rules.iter().copied()).collect(),
        lines,
        bodies: bodies(world, battle),
    })
}

/// Tells the log of an example as it grows.
struct Teller {
    cast: Cast,
    /// The names of weapons by slot; what somebody has lost since keeps its name.
    arms: BTreeMap<(FighterId, Slot), Phrase>,
    /// Entries of the log that have been told.
    told: usize,
}

impl Teller {
    /// Takes down what everybody holds.
    fn look(&mut self, world: &World, battle: Entity) {
        let (Some(System(system)), Some(roster)) = (world.get::<System>(battle), world.get::<Roster>(battle))
        else {
            return;
        };
        for (id, entity) in roster.iter() {
            let arms = system.readout(world, entity).arms.into_iter();
            self.arms
                .extend(arms.map(|(slot, name)| ((id, slot), Phrase::from(name))));
        }
    }

    /// What is new in the log, each sentence with its reasons, and all rules that it cites.
    fn news(&mut self, world: &World, battle: Entity, title: Title) -> (Vec<Line>, Vec<RuleId>) {
        let (Some(System(system)), Some(log)) = (world.get::<System>(battle), world.get::<Log>(battle))
        else {
            return Default::default();
        };
        let arm = |fighter: FighterId, slot: Slot| self.arms.get(&(fighter, slot)).cloned();
        let (mut lines, mut all) = (Vec::new(), Vec::new());
        for event in &log.entries()[self.told..] {
            let rules = cited(*system, &event.happening);
            all.extend(rules.iter().copied());
            if let Some(said) = words::tell(&self.cast, &event.happening, arm) {
                lines.push(Line {
                    said,
                    reasons: words::reasons(system.id(), &event.happening, title).unwrap_or_default(),
                    rules,
                });
            }
        }
        self.told = log.entries().len();
        (lines, all)
    }
}

/// All rules that a happening cites.
pub fn cited(system: &dyn RuleSystem, happening: &Happening) -> Vec<RuleId> {
    let mut rules = happening.rules();
    happening
        .ledgers()
        .into_iter()
        .for_each(|ledger| rules.extend(of_ledger(ledger)));
    rules.extend(system.behind(happening));
    rules
}

fn of_ledger(ledger: &Ledger) -> Vec<RuleId> {
    ledger
        .source
        .into_iter()
        .chain(ledger.lines.iter().map(|line| line.rule))
        .collect()
}

fn refused(cast: &Cast, refusal: &Refusal, title: Title) -> Line {
    let rules: Vec<RuleId> = match refusal {
        Refusal::Forbidden(why) => vec![why.rule],
        Refusal::NothingAsked | Refusal::NotYourChoice { .. } => Vec::new(),
    };
    Line {
        said: words::refusal(cast, refusal, |rule| {
            title(rule).unwrap_or_else(|| Phrase::plain(rule.0))
        }),
        reasons: rules.iter().filter_map(|rule| title(*rule)).collect(),
        rules,
    }
}

fn reckoned(system: Term, odds: &Odds, title: Title) -> Line {
    let forbidden = odds.forbidden.iter().map(|(_, why)| why.rule);
    let ledgers = odds.ledgers.iter().flat_map(|(_, ledger)| of_ledger(ledger));
    let ledger = |(_, ledger): &(Term, Ledger)| words::ledger(system, ledger, title);
    Line {
        said: words::odds(system, odds),
        reasons: odds
            .ledgers
            .iter()
            .flat_map(ledger)
            .chain(words::forbidden(system, odds, title))
            .collect(),
        rules: forbidden.chain(ledgers).collect(),
    }
}

/// A fact of the board.
fn known(fact: &BoardFact) -> Line {
    let value = serde_json::to_string(&fact.value)
        .unwrap_or_default()
        .replace('"', "");
    Line {
        said: Phrase::labelled(
            Phrase::key(format!("cli-fact-{}", fact.word)),
            Phrase::plain(value),
        ),
        reasons: Vec::new(),
        rules: vec![fact.rule],
    }
}

/// The rows that the sheets name.
fn rows(world: &World, battle: Entity) -> Vec<RuleId> {
    let (Some(System(system)), Some(roster)) = (world.get::<System>(battle), world.get::<Roster>(battle))
    else {
        return Vec::new();
    };
    let sheets = roster.iter().map(|(_, entity)| system.readout(world, entity));
    let mut rows: Vec<RuleId> = sheets
        .flat_map(|sheet| sheet.rows)
        .map(|(_, rule)| rule)
        .collect();
    rows.sort();
    rows.dedup();
    rows
}

/// Where everybody stands who is still on the map.
fn bodies(world: &World, battle: Entity) -> Vec<(FighterId, Body)> {
    let Some(roster) = world.get::<Roster>(battle) else {
        return Vec::new();
    };
    let all = roster
        .iter()
        .filter_map(|(id, entity)| Some((id, *world.get::<Body>(entity)?)));
    all.filter(|(_, body)| body.present).collect()
}
