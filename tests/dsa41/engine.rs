//! The course of things: the order of a blow and of what it does, questions out of turn, the log, and that the same leads to the same.

use std::collections::BTreeSet;
use std::path::Path;

use klingentanz::battle::{Happening, Log};
use klingentanz::rules::Registry;

use crate::drill::{fight, tells};
use crate::proof::proves;
use crate::story::{Story, field, man};

#[test]
fn a_blow_and_its_harm_come_in_their_order() {
    let _proof = proves(&["ENG-01", "ENG-02"]);
    // Attack, defence, zone, points; then life, the wound (10 exceed 6), the points of the wounded belly, dying, and the fall last.
    let weak = "initiative: 10, life: 11";
    let mut fight = field()
        .with("optional:zones")
        .hero(man(), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), weak)
        .dice(&[5, 13, 7, 6, 4, 2])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).defend(2, "parry");
    let lines = fight.end();
    tells(
        &lines,
        &[
            "1 attack 2: 5 success",
            "2 parry: 13 failure",
            "2 zone [7] 7",
            "2 zone-belly",
            "2 struck [6] 10",
            "2 le 11 -> 1 DMG-02",
            "2 wounds +1 = 1",
            "2 struck [4] 4: 4 ZON-03",
            "2 le 1 -> -3 ZON-03",
            "2 dying DYI-01",
            "2 countdown [2]",
            "2 prone LEN-05",
            "2 unarmed LEN-05",
        ],
    );
    // He was never out of action only: nobody looked before all of it was suffered.
    assert!(
        !lines.iter().any(|line| line.contains("incapacitated")),
        "{lines:#?}"
    );
}

fn log(fight: &Story) -> &[klingentanz::battle::BattleEvent] {
    fight
        .app
        .world()
        .get::<Log>(fight.battle)
        .map_or(&[], Log::entries)
}

#[test]
fn whoever_must_react_is_asked_once() {
    let _proof = proves(&["ENG-03"]);
    let mut once = fight(field(), man(), man(), &[5, 20]);
    once.strike(1, 2);
    assert_eq!(once.asked(), Some((2, "defend")));
    once.defend(2, "parry");
    let asked = |event: &&klingentanz::battle::BattleEvent| matches!(event.happening, Happening::Asked { question } if question.kind.0 == "defend");
    assert_eq!(log(&once).iter().filter(asked).count(), 1);
}

/// The ids that stand as rules in what was written.
fn rules_in(value: &serde_json::Value, found: &mut BTreeSet<String>) {
    match value {
        serde_json::Value::Object(fields) => {
            for (name, field) in fields {
                match field {
                    serde_json::Value::String(id) if ["rule", "source"].contains(&name.as_str()) => {
                        found.insert(id.clone());
                    }
                    other => rules_in(other, found),
                }
            }
        }
        serde_json::Value::Array(items) => items.iter().for_each(|item| rules_in(item, found)),
        _ => {}
    }
}

#[test]
fn every_die_and_every_change_has_its_rule() {
    let _proof = proves(&["ENG-04"]);
    let mut told = fight(field(), man(), man(), &[5, 20, 3]);
    told.strike(1, 2).defend(2, "parry");
    let registry = Registry::load(Path::new("assets/rules/dsa41")).unwrap();
    let known = |id: &String| registry.rules.contains_key(id.as_str());
    let mut with_dice = 0;
    for event in log(&told) {
        let mut rules = BTreeSet::new();
        rules_in(&serde_json::to_value(event).unwrap(), &mut rules);
        let speaks = matches!(
            event.happening,
            Happening::Attacked { .. }
                | Happening::Defended { .. }
                | Happening::Struck { .. }
                | Happening::ValueChanged { .. }
                | Happening::Wounded { .. }
        );
        if speaks {
            assert!(!rules.is_empty(), "{event:?}");
            with_dice += 1;
        }
        assert!(rules.iter().all(known), "{rules:?}");
    }
    // Attack, parry, points, life, wound, initiative.
    assert_eq!(with_dice, 6);
}

#[test]
fn the_same_beginning_and_the_same_choices_lead_to_the_same_fight() {
    let _proof = proves(&["ENG-05"]);
    let run = |seed: u64| {
        let mut fight = field()
            .hero(man(), (1, 1), "")
            .foe(man(), (2, 1), "")
            .seed(seed)
            .open();
        let mut hashes = vec![fight.hash()];
        for _ in 0..12 {
            match fight.asked() {
                Some((id, "announce")) => fight.plan(id, "fight"),
                Some((id, "attack")) => fight.strike(id, 3 - id),
                Some((id, "defend")) => fight.take(id),
                Some((id, _)) => fight.pass(id),
                None => break,
            };
            hashes.push(fight.hash());
        }
        let told = serde_json::to_string(
            &log(&fight)
                .iter()
                .map(|event| &event.happening)
                .collect::<Vec<_>>(),
        );
        (hashes, told.unwrap())
    };
    assert_eq!(run(7), run(7));
    assert_ne!(run(7), run(8));
}

#[test]
fn a_module_that_is_off_offers_and_changes_nothing() {
    let _proof = proves(&["ENG-06"]);
    let open = |module: Option<&str>| {
        let setup = match module {
            Some(module) => field().with(module),
            None => field(),
        };
        fight(setup, man(), man(), &[])
    };
    let (off, on) = (open(None), open(Some("optional:dk")));
    assert!(!off.offered().contains(&"shorten"));
    assert!(on.offered().contains(&"shorten"));
    // Which modules are on is part of the state.
    assert_ne!(off.hash(), on.hash());
    assert_eq!(off.hash(), open(None).hash());
}
