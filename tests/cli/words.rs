//! Words that nobody knows, fields that do not fit, answers to another question: what a script is told of its answers, and what it is
//! offered.

use serde_json::{Value, json};

use crate::program::{Ran, done, file, run, run_with};

/// Two fighters face to face; the dice of their initiative.
const LEVEL: [&str; 4] = ["run", "levels/00-one-blow", "--dice", "6,1"];

/// What the fighters declare, the slower one first.
const DECLARED: &str = "{\"fighter\": 2, \"choice\": {\"plan\": {\"plan\": \"fight\"}}}\n\
    {\"fighter\": 1, \"choice\": {\"plan\": {\"plan\": \"fight\"}}}\n";

fn play(name: &str, intents: &str) -> Ran {
    let path = file(name, intents);
    run(&[&LEVEL[..], &["--intents", &path]].concat())
}

/// What is said of an answer to the question after the declarations, which is the blow of fighter 1.
fn said_of(name: &str, choice: &Value) -> String {
    let line = json!({"fighter": 1, "choice": choice});
    let ran = play(name, &format!("{DECLARED}{line}\n"));
    assert_eq!(ran.status, 1, "{}", ran.out);
    let (_, said) = ran.err.split_once(&format!("{name}:3:")).unwrap();
    said.split_once(' ').unwrap().1.trim_end().to_owned()
}

fn attack(manoeuvre: &str, more: Value) -> Value {
    let mut attack = json!({"target": 2, "manoeuvre": manoeuvre});
    attack
        .as_object_mut()
        .unwrap()
        .extend(more.as_object().unwrap().clone());
    json!({ "attack": attack })
}

#[test]
fn a_misspelt_manoeuvre_is_told_apart_from_a_forbidden_one_and_the_right_one_is_proposed() {
    let said = said_of("w1.jsonl", &attack("fient", json!({"stakes": [4]})));
    let begins = "unknown word `fient` of `manoeuvre`; did you mean feint? Allowed here: manoeuvre attack, feint, power-blow";
    assert!(said.starts_with(begins), "{said}");
    let said = said_of("w3.jsonl", &attack("Finte", json!({"stakes": [4]})));
    assert!(
        said.starts_with("unknown word `Finte` of `manoeuvre`; did you mean "),
        "{said}"
    );
    assert!(said.contains("feint? Allowed here: "), "{said}");
}

#[test]
fn a_misspelt_plan_is_told_in_its_line_with_what_may_be_declared() {
    let ran = play(
        "w2.jsonl",
        "{\"fighter\": 2, \"choice\": {\"plan\": {\"plan\": \"figth\"}}}\n",
    );
    assert_eq!(ran.status, 1);
    let said = "w2.jsonl:1:1: unknown word `figth` of `plan`; did you mean fight? Allowed here: plan fight, move-defend, ";
    assert!(ran.err.contains(said), "{}", ran.err);
    assert!(ran.err.contains("; act surrender"), "{}", ran.err);
}

#[test]
fn misspelt_acts_defences_and_gaits_are_proposed_whatever_is_asked() {
    for (choice, said) in [
        (
            json!({"act": {"act": "delya"}}),
            "unknown word `delya` of `act`; did you mean delay",
        ),
        (
            json!({"defend": {"means": "doge"}}),
            "unknown word `doge` of `means`; did you mean dodge?",
        ),
        (
            json!({"move": {"gait": "sprnt", "path": []}}),
            "unknown word `sprnt` of `gait`; did you mean sprint?",
        ),
        (
            attack("parry", json!({})),
            "unknown word `parry` of `manoeuvre`; it is a word of `means`, in `defend`",
        ),
    ] {
        let found = said_of("kinds.jsonl", &choice);
        assert!(found.starts_with(said), "{found}");
    }
}

#[test]
fn fields_that_are_missing_or_too_much_are_named() {
    for (choice, said) in [
        (
            attack("feint", json!({})),
            "`feint` needs one number in `stakes` (feint), but there are 0",
        ),
        (
            attack("attack", json!({"stakes": [1]})),
            "`attack` has no points to announce, but `stakes` has 1",
        ),
        (
            json!({"act": {"act": "delay", "target": 2}}),
            "`delay` has no field `target`, it stands alone",
        ),
        (
            json!({"act": {"act": "close-in"}}),
            "`close-in` needs the field `target`",
        ),
        (
            attack("attack", json!({"with": 9})),
            "`with` 9 is no place among the attacks, only 0 Long sword",
        ),
        (
            json!({"attack": {"target": 9, "manoeuvre": "attack"}}),
            "there is no fighter 9, only 1, 2",
        ),
        (
            json!({"act": {"act": "strike-cell", "with": 0, "at": {"x": 99, "y": 1}}}),
            "the square 99,1 lies outside of the map, which has ",
        ),
    ] {
        let found = said_of("fields.jsonl", &choice);
        assert!(found.starts_with(said), "{found}");
    }
    let found = said_of(
        "json.jsonl",
        &json!({"attack": {"target": 2, "manouvre": "feint"}}),
    );
    assert!(
        found.starts_with("unknown field `manouvre`, expected one of "),
        "{found}"
    );
    assert!(found.ends_with("; did you mean manoeuvre?"), "{found}");
    let found = said_of("kind.jsonl", &json!({"atack": {"target": 2}}));
    assert!(found.ends_with("; did you mean attack?"), "{found}");
}

#[test]
fn an_answer_to_another_question_says_what_was_asked() {
    let said = said_of("other.jsonl", &json!({"defend": {"means": "parry"}}));
    let begins =
        "fighter 1 is asked `attack`, but `parry` answers `defend`. Allowed here: manoeuvre attack, ";
    assert!(said.starts_with(begins), "{said}");
    let ran = play(
        "turn.jsonl",
        "{\"fighter\": 1, \"choice\": {\"plan\": {\"plan\": \"fight\"}}}\n",
    );
    let said = "refused: fighter 2 has to choose, not this one, asked `announce`";
    assert!(ran.err.contains(said), "{}", ran.err);
}

#[test]
fn points_beyond_the_limit_are_forbidden_by_the_rule_with_the_limit() {
    let said = said_of("limit.jsonl", &attack("feint", json!({"stakes": [99]})));
    assert!(
        said.starts_with("refused: the rule MAN-GEN-03 forbids it: Announced: 99 points; possible: 1 to ")
            && said.contains("; `stakes` may be feint 1 to "),
        "{said}"
    );
}

#[test]
fn the_success_pools_know_their_own_words() {
    let input = "{\"fighter\":1,\"choice\":{\"plan\":{\"plan\":\"fihgt\"}}}\n{\"fighter\":1,\"choice\":{\"plan\":{\"plan\":\"sprint\"}}}\n";
    let arguments = [
        "run",
        "levels/00-one-blow",
        "--system",
        "pool",
        "--json",
        "--intents",
        "-",
    ];
    let ran = run_with(&arguments, input);
    let lines = ran
        .out
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    let refused: Vec<Value> = lines.filter(|line| line["event"] == "refused").collect();
    let reason = |place: usize| refused[place]["reason"].as_str().unwrap().to_owned();
    assert!(
        reason(0).starts_with("unknown word `fihgt` of `plan`; did you mean fight?"),
        "{}",
        reason(0)
    );
    assert!(
        reason(1).starts_with("unknown word `sprint` of `plan`; it is a word of `gait`, in `move`"),
        "{}",
        reason(1)
    );
    assert_eq!((refused.len(), ran.status), (2, 0));
}

/// The events that ask, of a fight in which both have declared.
fn asked(more: &[&str]) -> Vec<Value> {
    let path = file("declared.jsonl", DECLARED);
    let out = done(&[&LEVEL[..], &["--json", "--intents", &path], more].concat());
    let events = out
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    events.filter(|event| event["event"] == "asked").collect()
}

#[test]
fn an_open_question_carries_what_is_allowed() {
    let asked = asked(&[]);
    let offers = asked.last().unwrap()["offers"].as_array().unwrap();
    let feint = offers.iter().find(|offer| offer["word"] == "feint").unwrap();
    assert_eq!(feint["choice"]["attack"]["target"], 2);
    assert_eq!(feint["choice"]["attack"]["stakes"], json!([1]));
    assert_eq!(feint["thing"]["en"], "Long sword");
    let stake = &feint["stakes"][0];
    assert_eq!((&stake["word"], &stake["least"]), (&json!("feint"), &json!(1)));
    assert!(stake["most"].as_i64().unwrap() > 1, "{stake}");
    let numbers: Vec<u64> = offers
        .iter()
        .map(|offer| offer["offer"].as_u64().unwrap())
        .collect();
    assert_eq!(numbers, (0..offers.len() as u64).collect::<Vec<_>>());
    assert!(offers.iter().all(|offer| offer.get("odds").is_none()));
    // The questions before it were open when they were told.
    assert!(asked.iter().all(|event| event["offers"].is_array()), "{asked:?}");
}

#[test]
fn the_odds_of_an_offer_are_told_on_request() {
    let asked = asked(&["--odds"]);
    let offers = asked.last().unwrap()["offers"].as_array().unwrap();
    let attack = offers.iter().find(|offer| offer["word"] == "attack").unwrap();
    // AT 11: 11 of 20 faces hit.
    assert_eq!(
        attack["odds"]["chain"][0],
        json!({"term": "hit", "chance": "11/20", "per_mille": 550})
    );
    let pass = offers.iter().find(|offer| offer["choice"] == "pass").unwrap();
    assert!(pass.get("odds").is_none(), "{pass}");
}

#[test]
fn a_side_is_told_its_own_offers_alone() {
    for (side, other) in [("1", 2), ("2", 1)] {
        for event in asked(&["--side", side]) {
            let is_others = event["question"]["fighter"] == other;
            assert_eq!(event["offers"].is_array(), !is_others, "{event}");
        }
    }
}

#[test]
fn an_offer_is_taken_by_its_number() {
    let asked = asked(&[]);
    let offers = asked.last().unwrap()["offers"].as_array().unwrap();
    let feint = offers.iter().find(|offer| offer["word"] == "feint").unwrap();
    let line = json!({"fighter": 1, "offer": feint["offer"], "stakes": [3]});
    let path = file("offer.jsonl", format!("{DECLARED}{line}\n"));
    // AT 11 with a feint of 3 is 8: a 6 hits.
    let out = done(&[
        "run",
        "levels/00-one-blow",
        "--dice",
        "6,1,6",
        "--json",
        "--intents",
        &path,
    ]);
    let attacked = out
        .lines()
        .find(|line| line.contains("\"event\":\"attacked\""))
        .unwrap();
    let attacked: Value = serde_json::from_str(attacked).unwrap();
    assert_eq!(
        (&attacked["manoeuvre"], &attacked["stakes"]),
        (&json!("feint"), &json!([3]))
    );
    assert_eq!(attacked["check"]["outcome"], "success");
    let none = format!("{DECLARED}{}\n", json!({"fighter": 1, "offer": 99}));
    let ran = play("none.jsonl", &none);
    assert!(
        ran.err
            .contains("none.jsonl:3:1: there is no offer 99: there are "),
        "{}",
        ran.err
    );
}

#[test]
fn every_example_of_the_words_is_a_line_that_can_be_read() {
    let pages: Value = serde_json::from_str(&done(&["words", "--json"])).unwrap();
    for page in pages.as_array().unwrap() {
        let system = page["system"].as_str().unwrap();
        let choices = page["choices"].as_array().unwrap();
        assert!(choices.len() > 40, "{system}");
        let lines: String = choices
            .iter()
            .map(|choice| format!("{}\n", json!({"fighter": 77, "choice": choice["example"]})))
            .collect();
        // Nobody has the number 77, so each of them is refused, but none for what it says.
        let arguments = [
            "run",
            "levels/00-one-blow",
            "--system",
            system,
            "--json",
            "--intents",
            "-",
        ];
        let ran = run_with(&arguments, &lines);
        let refused = ran
            .out
            .lines()
            .filter(|line| line.contains("\"event\":\"refused\""));
        let refused: Vec<&str> = refused.collect();
        assert_eq!(refused.len(), choices.len());
        for line in refused {
            assert!(line.contains("has to choose, not this one"), "{line}");
        }
    }
}
