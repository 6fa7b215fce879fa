//! Fights of each rule system to their ends by a script that knows nothing but what the program prints: the words, the facts of the
//! level before the fight, and the questions with their offers.

#[path = "script/field.rs"]
mod field;

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use self::field::Field;
use crate::program::done;

/// The seed of the dice, the same for the facts and for the fight.
const SEED: &str = "11";

/// The most answers of a fight.
const MOST: usize = 4000;

/// What the script has read before the fight: the fields of each word, by the kind of answer and the word.
type Words = BTreeMap<(String, String), BTreeSet<String>>;

fn words(system: &str) -> Words {
    let pages: Value = serde_json::from_str(&done(&["words", system, "--json"])).unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let entry = |choice: &Value| {
        let fields = choice["fields"]
            .as_array()
            .unwrap()
            .iter()
            .map(|field| text(&field["name"]));
        ((text(&choice["choice"]), text(&choice["word"])), fields.collect())
    };
    pages[0]["choices"]
        .as_array()
        .unwrap()
        .iter()
        .map(entry)
        .collect()
}

/// The kind of an answer and what stands in it.
fn parts(choice: &Value) -> (&str, &Value) {
    match choice {
        Value::String(pass) => (pass, &Value::Null),
        choice => {
            let (kind, inner) = choice.as_object().unwrap().iter().next().unwrap();
            (kind, inner)
        }
    }
}

/// The word of an answer, by the name of the field that holds it.
fn word(choice: &Value) -> (String, String) {
    let (kind, inner) = parts(choice);
    let field = match kind {
        "plan" => "plan",
        "attack" => "manoeuvre",
        "defend" => "means",
        "move" => "gait",
        "act" => "act",
        pass => return (pass.to_owned(), pass.to_owned()),
    };
    (kind.to_owned(), inner[field].as_str().unwrap().to_owned())
}

/// How much the script likes an offer: blows by what they cost the foe, then defences, then going nearer to a foe out of reach.
fn worth(offer: &Value, field: &Field, fighter: u64) -> i64 {
    let (kind, word) = word(&offer["choice"]);
    let chance = offer["odds"]["chain"].as_array().and_then(|chain| chain.last());
    let chance = chance.map_or(0, |link| link["per_mille"].as_i64().unwrap());
    let strikes = field.strikes(fighter);
    match (kind.as_str(), word.as_str()) {
        ("attack", _) => match offer["odds"]["mean_loss_per_mille"].as_i64() {
            Some(loss) if loss > 0 => 10_000 + loss,
            _ => 50,
        },
        ("defend", "no-defence") => 1,
        ("defend", _) => 9_000 - chance,
        ("plan", "fight") => 5_000,
        ("plan", "move-attack") if !strikes => 7_000,
        ("plan", "move-defend" | "move") if !strikes => 6_000,
        ("move", _) if nearer(offer, field, fighter).is_none() => 10,
        ("move", "walk" | "step") => 4_000,
        ("move", _) => 3_000,
        ("act", "stand" | "rise" | "take-back" | "act-now") => 6_000,
        ("act", "surrender" | "leave" | "drop" | "drop-main" | "drop-second" | "delay") => -10,
        ("pass", _) => 100,
        ("plan", _) => 50,
        _ => 0,
    }
}

/// The square of an offer that brings the fighter nearer to a foe.
fn nearer<'o>(offer: &'o Value, field: &Field, fighter: u64) -> Option<&'o Value> {
    field.nearer(fighter, offer["cells"].as_array()?)
}

fn answer(question: &Value, offers: &[Value], field: &Field) -> Value {
    let fighter = question["fighter"].as_u64().unwrap();
    let best = offers
        .iter()
        .max_by_key(|offer| worth(offer, field, fighter))
        .unwrap();
    let cells = best["cells"].as_array().and_then(|cells| cells.first());
    match nearer(best, field, fighter).or(cells) {
        Some(cell) => json!({"fighter": fighter, "offer": best["offer"], "cell": cell}),
        None => json!({"fighter": fighter, "choice": best["choice"]}),
    }
}

/// Every offer is made of words that were listed, and holds the fields that were listed with them.
fn look_up(words: &Words, offer: &Value) {
    let (kind, inner) = parts(&offer["choice"]);
    let fields = words
        .get(&word(&offer["choice"]))
        .unwrap_or_else(|| panic!("no such word: {offer}"));
    let given = ["target", "with", "at", "to", "facing"];
    for field in given.into_iter().filter(|field| !inner[field].is_null()) {
        let is_first = kind == "attack" && field == "with";
        assert!(is_first || fields.contains(field), "{field} of {offer}");
    }
}

/// What came of a fight.
struct Fought {
    /// The last line.
    end: Value,
    /// The sides of those who went somewhere, and of those who struck.
    moved: BTreeSet<u64>,
    struck: BTreeSet<u64>,
}

/// Fights by a rule system.
fn fight(system: &str, level: &str) -> Fought {
    let words = words(system);
    let mut field = Field::read(system, level);
    let arguments = [
        "run",
        level,
        "--system",
        system,
        "--seed",
        SEED,
        "--json",
        "--odds",
        "--intents",
        "-",
    ];
    let mut child = Command::new(env!("CARGO_BIN_EXE_klingentanz"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let (mut moved, mut struck) = (BTreeSet::new(), BTreeSet::new());
    let (mut answers, mut end) = (0, Value::Null);
    for line in output.lines() {
        end = serde_json::from_str(&line.unwrap()).unwrap();
        field.note(&end);
        assert_ne!(end["event"], "refused", "{end}");
        match end["event"].as_str().unwrap() {
            "moved" => _ = moved.insert(field.side(&end["fighter"])),
            "attacked" => _ = struck.insert(field.side(&end["fighter"])),
            _ => {}
        }
        let Some(offers) = end["offers"].as_array() else {
            continue;
        };
        offers.iter().for_each(|offer| look_up(&words, offer));
        answers += 1;
        assert!(answers < MOST, "the fight has no end: {end}");
        writeln!(input, "{}", answer(&end["question"], offers, &field)).unwrap();
    }
    assert!(child.wait().unwrap().success());
    Fought { end, moved, struck }
}

/// Fights to the end, and somebody wins.
fn fight_to_the_end(system: &str, level: &str) -> Fought {
    let fought = fight(system, level);
    let end = &fought.end;
    assert_eq!(
        (&end["event"], &end["over"]),
        (&json!("result"), &json!(true)),
        "{system} {level}"
    );
    let winners = end["winners"].as_array();
    assert!(
        winners.is_some_and(|winners| winners.len() == 1),
        "{system} {level}: {end}"
    );
    fought
}

#[test]
fn a_script_that_knows_only_the_words_and_the_questions_fights_to_the_end() {
    for system in ["dsa41", "pool", "d20"] {
        fight_to_the_end(system, "levels/00-one-blow");
    }
}

#[test]
fn by_the_facts_a_script_finds_its_foes_across_a_courtyard_and_through_a_ford() {
    for level in ["levels/01-courtyard", "levels/03-field"] {
        for system in ["dsa41", "pool", "d20"] {
            let fought = fight_to_the_end(system, level);
            let both = BTreeSet::from([0, 1]);
            assert_eq!(fought.struck, both, "{system} {level}");
            assert!(!fought.moved.is_empty(), "{system} {level}: nobody went anywhere");
        }
    }
}
