//! What the script knows of the field: who stands where, who still fights, how far their weapons reach, and the ways of the map.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde_json::Value;

use super::SEED;
use crate::program::done;

/// The states of those who fight no more.
const OUT: [&str; 8] = [
    "dead",
    "dying",
    "fled",
    "gone",
    "incapacitated",
    "stable",
    "surrendered",
    "unconscious",
];

/// A square.
type Square = (i64, i64);

/// A fighter as the script knows him.
struct Known {
    side: u64,
    at: Option<Square>,
    /// How far he strikes.
    reach: i64,
    /// His states of those in [`OUT`].
    out: BTreeSet<String>,
}

/// All that the script knows.
pub struct Field {
    fighters: BTreeMap<u64, Known>,
    /// From where each square can be stepped to.
    ways: BTreeMap<Square, Vec<Square>>,
}

fn square(value: &Value) -> Square {
    (value["x"].as_i64().unwrap(), value["y"].as_i64().unwrap())
}

/// Columns to the east and rows to the south of a direction.
fn step(towards: &str) -> Square {
    let x = i64::from(towards.contains('E')) - i64::from(towards.contains('W'));
    let y = i64::from(towards.contains('S')) - i64::from(towards.contains('N'));
    (x, y)
}

fn gap(one: Square, other: Square) -> i64 {
    (one.0 - other.0).abs().max((one.1 - other.1).abs())
}

fn facts(system: &str, level: &str, pair: &[&str]) -> Value {
    let rest = ["--system", system, "--seed", SEED, "--json"];
    let arguments: Vec<&str> = ["facts", level]
        .iter()
        .chain(pair)
        .chain(&rest)
        .copied()
        .collect();
    serde_json::from_str(&done(&arguments)).unwrap()
}

impl Field {
    /// Asks who stands where, which ways there are, and for each fighter what is known of him and the nearest foe.
    pub fn read(system: &str, level: &str) -> Self {
        let layout = facts(system, level, &[]);
        let mut ways: BTreeMap<Square, Vec<Square>> = BTreeMap::new();
        for from in layout["map"]["squares"].as_array().unwrap() {
            let at = square(from);
            for towards in from["steps"].as_array().unwrap() {
                let (x, y) = step(towards.as_str().unwrap());
                ways.entry((at.0 + x, at.1 + y)).or_default().push(at);
            }
        }
        let known = |fighter: &Value| {
            let is_here = fighter["on_map"].as_bool().unwrap();
            let known = Known {
                side: fighter["side"].as_u64().unwrap(),
                at: is_here.then(|| square(&fighter["at"])),
                reach: 1,
                out: BTreeSet::new(),
            };
            (fighter["fighter"].as_u64().unwrap(), known)
        };
        let fighters = layout["fighters"].as_array().unwrap().iter().map(known).collect();
        let mut field = Self { fighters, ways };
        let ids: Vec<u64> = field.fighters.keys().copied().collect();
        for id in ids {
            if let Some(foe) = field.nearest_foe(id) {
                let report = facts(system, level, &[&id.to_string(), &foe.to_string()]);
                field.learn(id, foe, &report);
            }
        }
        field
    }

    fn nearest_foe(&self, fighter: u64) -> Option<u64> {
        let at = self.fighters[&fighter].at?;
        let foes = self
            .foes(fighter)
            .filter_map(|(id, foe)| Some((gap(foe.at?, at), id)));
        foes.min().map(|(_, id)| id)
    }

    /// Takes in what the board knows of a pair, which has to go together with what is known already.
    fn learn(&mut self, fighter: u64, foe: u64, report: &Value) {
        let value = |part: &str, fact: &str| report[part][fact]["value"].clone();
        for (id, part) in [(fighter, "attacker"), (foe, "target")] {
            assert_eq!(self.fighters[&id].at, Some(square(&value(part, "square"))));
            self.fighters.get_mut(&id).unwrap().reach = value(part, "reach").as_i64().unwrap();
        }
        let [at, to] = [fighter, foe].map(|id| self.fighters[&id].at.unwrap());
        assert_eq!(value("pair", "longer-axis"), gap(at, to));
        // He strikes whom he sees, in reach, where nothing stands between the two.
        let reach = self.fighters[&fighter].reach;
        let is_open = value("pair", "blow-from-reach")
            .as_i64()
            .is_some_and(|from| from <= reach);
        let may_strike = value("pair", "sight") == true && is_open && gap(at, to) <= reach;
        assert_eq!(self.strikes(fighter), may_strike, "{report}");
    }

    /// Who fights against somebody, as far as the script knows.
    fn foes(&self, fighter: u64) -> impl Iterator<Item = (u64, &Known)> {
        let side = self.fighters[&fighter].side;
        let still_fights = move |(_, other): &(&u64, &Known)| other.side != side && other.out.is_empty();
        self.fighters
            .iter()
            .filter(still_fights)
            .map(|(id, other)| (*id, other))
    }

    /// How many steps it is to one of these squares, from every square from which there is a way.
    fn steps_to(&self, goals: impl IntoIterator<Item = Square>) -> BTreeMap<Square, i64> {
        let mut steps: BTreeMap<Square, i64> = goals.into_iter().map(|goal| (goal, 0)).collect();
        let mut open: VecDeque<Square> = steps.keys().copied().collect();
        while let Some(at) = open.pop_front() {
            let next = steps[&at] + 1;
            for from in self.ways.get(&at).into_iter().flatten() {
                if !steps.contains_key(from) {
                    steps.insert(*from, next);
                    open.push_back(*from);
                }
            }
        }
        steps
    }

    /// Keeps up with what happens.
    pub fn note(&mut self, event: &Value) {
        let Some(fighter) = event["fighter"]
            .as_u64()
            .and_then(|id| self.fighters.get_mut(&id))
        else {
            return;
        };
        match event["event"].as_str() {
            Some("moved") => fighter.at = Some(square(&event["to"])),
            Some("state_changed") => {
                let state = event["state"].as_str().unwrap();
                if event["on"] == false {
                    fighter.out.remove(state);
                } else if OUT.contains(&state) {
                    fighter.out.insert(state.to_owned());
                }
            }
            _ => {}
        }
    }

    /// The side of a fighter.
    pub fn side(&self, fighter: &Value) -> u64 {
        self.fighters[&fighter.as_u64().unwrap()].side
    }

    /// How many steps it is from squares to the nearest foe.
    fn ways_to_foes(&self, fighter: u64) -> BTreeMap<Square, i64> {
        self.steps_to(self.foes(fighter).filter_map(|(_, foe)| foe.at))
    }

    /// The square among these that is nearest to a foe, where it is nearer than that of the fighter.
    pub fn nearer<'c>(&self, fighter: u64, cells: &'c [Value]) -> Option<&'c Value> {
        let ways = self.ways_to_foes(fighter);
        let way = |at: Square| ways.get(&at).copied().unwrap_or(i64::MAX);
        let best = cells.iter().min_by_key(|cell| way(square(cell)))?;
        let at = self.fighters[&fighter].at?;
        (way(square(best)) < way(at)).then_some(best)
    }

    /// Whether a foe is so near that the fighter may strike at him.
    pub fn strikes(&self, fighter: u64) -> bool {
        let Some(at) = self.fighters[&fighter].at else {
            return false;
        };
        let reach = self.fighters[&fighter].reach.max(1);
        self.foes(fighter)
            .any(|(_, foe)| foe.at.is_some_and(|foe| gap(foe, at) <= reach))
    }
}
