//! A fight of each rule system to its end by a script that knows nothing but what the program prints: the words, and the questions
//! with their offers.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::program::done;

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

/// Where fighters were seen last.
#[derive(Default)]
struct Places(BTreeMap<u64, (i64, i64)>);

impl Places {
    fn note(&mut self, event: &Value) {
        if event["event"] == "moved" {
            let at = (
                event["to"]["x"].as_i64().unwrap(),
                event["to"]["y"].as_i64().unwrap(),
            );
            self.0.insert(event["fighter"].as_u64().unwrap(), at);
        }
    }

    /// How far a square is from the others, as far as the script knows.
    fn distance(&self, fighter: u64, cell: &Value) -> i64 {
        let (x, y) = (cell["x"].as_i64().unwrap(), cell["y"].as_i64().unwrap());
        let others = self.0.iter().filter(|(id, _)| **id != fighter);
        let far = others.map(|(_, at)| (at.0 - x).abs().max((at.1 - y).abs()));
        far.min().unwrap_or_default()
    }
}

/// How much the script likes an offer: blows by what they cost the foe, then defences, then going nearer to somebody whose place it
/// knows.
fn worth(offer: &Value, knows_place: bool) -> i64 {
    let (kind, word) = word(&offer["choice"]);
    let chance = offer["odds"]["chain"].as_array().and_then(|chain| chain.last());
    let chance = chance.map_or(0, |link| link["per_mille"].as_i64().unwrap());
    match (kind.as_str(), word.as_str()) {
        ("attack", _) => match offer["odds"]["mean_loss_per_mille"].as_i64() {
            Some(loss) if loss > 0 => 10_000 + loss,
            _ => 50,
        },
        ("defend", "no-defence") => 1,
        ("defend", _) => 9_000 - chance,
        ("plan", "fight") => 5_000,
        ("move", _) if !knows_place => 60,
        ("move", "walk" | "step") => 4_000,
        ("move", _) => 3_000,
        ("act", "stand" | "rise" | "take-back" | "act-now") => 6_000,
        ("act", "surrender" | "leave" | "drop" | "drop-main" | "drop-second" | "delay") => -10,
        ("pass", _) => 100,
        ("plan", _) => 50,
        _ => 0,
    }
}

fn answer(question: &Value, offers: &[Value], places: &Places) -> Value {
    let fighter = question["fighter"].as_u64().unwrap();
    let knows_place = places.0.keys().any(|id| *id != fighter);
    let best = offers
        .iter()
        .max_by_key(|offer| worth(offer, knows_place))
        .unwrap();
    if let Some(cells) = best["cells"].as_array() {
        let cell = cells
            .iter()
            .min_by_key(|cell| places.distance(fighter, cell))
            .unwrap();
        return json!({"fighter": fighter, "offer": best["offer"], "cell": cell});
    }
    json!({"fighter": fighter, "choice": best["choice"]})
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

/// Fights by a rule system; returns the last line.
fn fight(system: &str, level: &str) -> Value {
    let words = words(system);
    let mut child = Command::new(env!("CARGO_BIN_EXE_klingentanz"))
        .args([
            "run",
            level,
            "--system",
            system,
            "--seed",
            "11",
            "--json",
            "--odds",
            "--intents",
            "-",
        ])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let (mut places, mut answers, mut last) = (Places::default(), 0, Value::Null);
    for line in output.lines() {
        last = serde_json::from_str(&line.unwrap()).unwrap();
        places.note(&last);
        assert_ne!(last["event"], "refused", "{last}");
        let Some(offers) = last["offers"].as_array() else {
            continue;
        };
        offers.iter().for_each(|offer| look_up(&words, offer));
        answers += 1;
        assert!(answers < MOST, "the fight has no end: {last}");
        writeln!(input, "{}", answer(&last["question"], offers, &places)).unwrap();
    }
    assert!(child.wait().unwrap().success());
    last
}

#[test]
fn a_script_that_knows_only_the_words_and_the_questions_fights_to_the_end() {
    for system in ["dsa41", "pool"] {
        let end = fight(system, "levels/00-one-blow");
        assert_eq!(
            (&end["event"], &end["over"]),
            (&json!("result"), &json!(true)),
            "{system}"
        );
        assert!(
            end["winners"]
                .as_array()
                .is_some_and(|winners| winners.len() == 1),
            "{system}: {end}"
        );
    }
}
