//! What one event says goes on where the last one has ended, and ends where the fighters stand.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use klingentanz::battle::Body;
use serde_json::Value;

use super::figure::{number, sum};
use super::{everybody, reads};
use crate::common;

/// What events have said of everybody.
pub struct Chain {
    /// Where he stands and looks.
    places: BTreeMap<u64, (Value, Value)>,
    /// His values, by their words, as far as events have told of them.
    values: BTreeMap<(u64, String), i64>,
    /// The states that he is in.
    states: BTreeMap<u64, BTreeSet<String>>,
    /// The states of which one ends the others.
    near_death: &'static [&'static str],
}

/// States that a sheet shows and no event tells of, because another event says as much: the act that begins it, the one that ends it.
const UNTOLD: [(&str, &str); 5] = [
    ("waiting", "the acts `delay` and `act-now`"),
    (
        "readied",
        "the act `ready`, and the blow that comes of it or the next turn",
    ),
    (
        "expertise",
        "the act `expertise` before a blow, and the next turn",
    ),
    ("unloaded", "a shot by the fourth edition, and the act `load`"),
    (
        "aiming",
        "the act `aim`, and everything that somebody does besides",
    ),
];

/// How near death somebody is, by each rule system: of these states the one that was told last holds.
const NEAR_DEATH: [(&str, &[&str]); 3] = [
    ("dsa41", &["incapacitated", "dying", "stable", "dead"]),
    ("pool", &["unconscious", "stable", "dead"]),
    ("d20", &["unconscious", "dying", "stable", "dead"]),
];

/// Values of which somebody has several, one for each of his weapons.
const SEVERAL: [&str; 4] = ["pieces", "attack-dice", "shot-dice", "weapon-life"];

impl Chain {
    /// Everybody as he is when the fight begins.
    pub fn of(app: &App, battle: Entity) -> Self {
        let mut chain = Self {
            places: BTreeMap::new(),
            values: BTreeMap::new(),
            states: BTreeMap::new(),
            near_death: NEAR_DEATH
                .into_iter()
                .find_map(|(known, states)| (known == common::system(app, battle).id().0).then_some(states))
                .unwrap_or_default(),
        };
        for (id, entity) in everybody(app, battle) {
            let id = u64::from(id.0);
            chain.places.insert(id, place_of(app, entity));
            let sheet = reads(app, battle, entity);
            let states = sheet.states.iter().map(|state| state.0.to_owned());
            chain.states.insert(id, states.collect());
        }
        chain
    }

    /// What is wrong with an event after all those before it.
    pub fn follow(&mut self, event: &Value) -> Vec<String> {
        let mut faults = Vec::new();
        let Some(id) = event["fighter"].as_u64() else {
            return faults;
        };
        let place = self.places.entry(id).or_default();
        match event["event"].as_str().unwrap() {
            "moved" => {
                if place.0 != event["from"] {
                    faults.push(format!("he stands on {}", place.0));
                }
                *place = (event["to"].clone(), event["facing"].clone());
            }
            "turned" => {
                if place.1 == event["facing"] {
                    faults.push("he looks there already".to_owned());
                }
                place.1 = event["facing"].clone();
            }
            "value_changed" => {
                let value = event["value"].as_str().unwrap().to_owned();
                let known = self.values.insert((id, value), number(&event["to"]));
                let is_one = !SEVERAL.contains(&event["value"].as_str().unwrap());
                if is_one && known.is_some_and(|known| known != number(&event["from"])) {
                    faults.push(format!("the value was {}", known.unwrap_or_default()));
                }
            }
            "initiative_rolled" => {
                let rolled = sum(&event["points"]["ledger"]);
                self.values.insert((id, "ini".to_owned()), rolled);
            }
            "state_changed" => {
                let state = event["state"].as_str().unwrap();
                let states = self.states.entry(id).or_default();
                let is_near_death = self.near_death.contains(&state);
                let had = states.contains(state)
                    || is_near_death && self.near_death.iter().any(|one| states.contains(*one));
                if is_near_death {
                    states.retain(|other| !self.near_death.contains(&other.as_str()));
                }
                // What lasts longer now is told anew.
                if event["on"] == Value::Bool(true) {
                    states.insert(state.to_owned());
                } else {
                    states.remove(state);
                    if !had {
                        faults.push(format!("{state} ends and was not"));
                    }
                }
            }
            _ => {}
        }
        faults
    }

    /// What differs between the events and how everybody stands now.
    pub fn compare(&mut self, app: &App, battle: Entity) -> Vec<String> {
        let mut faults = Vec::new();
        // What a wound does that somebody may suppress or shrug off is open until he has answered (WND-11, CRT-03).
        let asked = common::question(app, battle).map(|question| question.kind.0);
        if asked.is_some_and(|asked| ["suppress", "shrug-off"].contains(&asked)) {
            return faults;
        }
        for (id, entity) in everybody(app, battle) {
            let sheet = reads(app, battle, entity);
            let (told, is) = (self.places.get(&id.0.into()).cloned(), place_of(app, entity));
            if told.as_ref() != Some(&is) {
                faults.push(format!("{id:?} is told at {told:?} and stands at {is:?}"));
                self.places.insert(id.0.into(), is);
            }
            let shown: BTreeSet<String> = sheet.states.iter().map(|state| state.0.to_owned()).collect();
            let told = self.states.entry(id.0.into()).or_default();
            let is_untold = |state: &&String| UNTOLD.iter().any(|(untold, _)| untold == state);
            let missing: Vec<_> = told
                .symmetric_difference(&shown)
                .filter(|state| !is_untold(state))
                .collect();
            if !missing.is_empty() {
                faults.push(format!("{id:?} is told {told:?} and is {shown:?}: {missing:?}"));
            }
            let is_dead = shown.contains("dead");
            *told = shown;
            for (value, ledger, _) in &sheet.values {
                let told = self.values.get(&(id.0.into(), value.0.to_owned()));
                let told = told.filter(|_| !SEVERAL.contains(&value.0) && !is_dead);
                if told.is_some_and(|told| *told != i64::from(ledger.value())) {
                    faults.push(format!(
                        "{id:?} is told {value} {told:?} and has {}",
                        ledger.value()
                    ));
                }
            }
        }
        faults
    }
}

fn place_of(app: &App, entity: Entity) -> (Value, Value) {
    let body = app.world().get::<Body>(entity).unwrap();
    (
        serde_json::to_value(body.at).unwrap(),
        serde_json::to_value(body.facing).unwrap(),
    )
}
