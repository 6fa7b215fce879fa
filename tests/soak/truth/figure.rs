//! The numbers of one event: every value in its range, every ledger with the sum that its event states.

use serde_json::Value;

/// The value of a ledger: its base and all lines that count.
pub fn sum(ledger: &Value) -> i64 {
    let lines = ledger["lines"].as_array().into_iter().flatten();
    let counting = lines.filter(|line| line["applies"] == Value::Bool(true));
    number(&ledger["base"]) + counting.map(|line| number(&line["amount"])).sum::<i64>()
}

/// A whole number that must stand there.
pub fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_else(|| panic!("{value} is no number"))
}

/// The faces of a throw.
fn faces(throw: &Value) -> Vec<i64> {
    throw.as_array().unwrap().iter().map(number).collect()
}

/// What is wrong with the numbers of an event by themselves.
pub fn faults(event: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    walk(event, &mut faults);
    of_kind(event, &mut faults);
    faults
}

/// Looks at every check and every roll, wherever it stands.
fn walk(value: &Value, faults: &mut Vec<String>) {
    if value.get("outcome").is_some() {
        of_check(value, faults);
    } else if value.get("throw").is_some() {
        of_points(value, faults);
    }
    match value {
        Value::Object(fields) => fields.values().for_each(|field| walk(field, faults)),
        Value::Array(items) => items.iter().for_each(|item| walk(item, faults)),
        _ => {}
    }
}

fn expect(faults: &mut Vec<String>, holds: bool, what: &str) {
    if !holds {
        faults.push(what.to_owned());
    }
}

fn of_check(check: &Value, faults: &mut Vec<String>) {
    let (value, outcome) = (sum(&check["ledger"]), check["outcome"].as_str().unwrap());
    let passes = ["lucky", "success"].contains(&outcome);
    let sides = number(&check["sides"]);
    if let Some(face) = check["face"].as_i64() {
        expect(
            faults,
            (1..=sides).contains(&face),
            "a die shows a face that it does not have",
        );
        if check["number"].is_object() {
            let (total, least) = (face + value, sum(&check["number"]));
            // Equal totals are told apart by the rule that asks, and the outermost faces by some rules.
            let is_open = total == least || face == 1 || face == sides;
            expect(
                faults,
                is_open || passes == (total > least),
                "a total passes that should not, or fails",
            );
            return;
        }
        expect(
            faults,
            number(&check["target"]) == value,
            "a ledger does not add up to the target",
        );
        let is_extreme = face == 1 || face >= sides - 1;
        expect(
            faults,
            is_extreme || passes == (face <= value),
            "a die passes that should not, or fails",
        );
        return;
    }
    let (faces, least) = (faces(&check["throw"]), number(&check["least"]));
    let successes = &check["successes"];
    let shown = faces.iter().filter(|face| **face >= least).count() as i64;
    expect(
        faults,
        faces.iter().all(|face| (1..=sides).contains(face)),
        "a die of a pool shows no face of its own",
    );
    expect(
        faults,
        faces.len() as i64 == value,
        "a ledger does not add up to the dice of a pool",
    );
    expect(
        faults,
        number(&successes["base"]) == shown,
        "the successes are not those that the dice show",
    );
    expect(faults, sum(successes) >= 0, "fewer successes than none");
    if let Some(needed) = check["needed"].as_i64() {
        let holds = outcome == "fumble" || passes == (sum(successes) >= needed);
        expect(faults, holds, "a pool passes that should not, or fails");
    }
}

fn of_points(points: &Value, faults: &mut Vec<String>) {
    let (faces, sides) = (faces(&points["throw"]), number(&points["sides"]));
    expect(
        faults,
        faces.iter().all(|face| (1..=sides).contains(face)),
        "a die shows a face that it does not have",
    );
    // A value for which no die falls has the base that its rule gives it.
    let (base, thrown) = (number(&points["ledger"]["base"]), faces.iter().sum::<i64>());
    expect(
        faults,
        base == thrown || faces.is_empty() && sides == 0,
        "the base is not what the dice show",
    );
}

/// What each kind of event must keep.
fn of_kind(event: &Value, faults: &mut Vec<String>) {
    match event["event"].as_str().unwrap() {
        "struck" => of_blow(event, faults),
        "value_changed" => {
            expect(
                faults,
                event["from"] != event["to"],
                "a value changes that does not",
            );
            let has_no_less = ["au", "pieces", "potions", "life", "bf", "wounds"]
                .contains(&event["value"].as_str().unwrap());
            // By the d20 rules the dying have less than no hit points.
            let has_no_less = has_no_less && !event["rule"].as_str().unwrap().starts_with("D20-");
            expect(
                faults,
                !has_no_less || number(&event["to"]) >= 0,
                "a value below nothing",
            );
        }
        "wounded" => {
            let (wounds, loss) = (number(&event["wounds"]), number(&event["loss"]));
            expect(faults, (1..=3).contains(&wounds), "so many wounds at once");
            expect(
                faults,
                number(&event["total"]) >= wounds,
                "fewer wounds in all than new ones",
            );
            expect(faults, loss >= 0, "a loss below nothing");
            let thresholds: Vec<i64> = event["thresholds"]
                .as_array()
                .unwrap()
                .iter()
                .map(number)
                .collect();
            expect(faults, thresholds.is_sorted(), "the thresholds do not rise");
            expect(
                faults,
                thresholds.iter().all(|threshold| *threshold > 0),
                "a threshold of nothing",
            );
        }
        "checked" => {
            let (passed, left) = (event["passed"] == Value::Bool(true), number(&event["left"]));
            expect(faults, left >= 0, "fewer points left over than none");
            expect(
                faults,
                passed || left == 0,
                "points left over of what was not passed",
            );
            let pool = event.get("pool").filter(|pool| !pool.is_null());
            // Luck leaves all the points of the talent, whatever hinders it (CNV-08).
            let most = pool.map(|pool| sum(pool).max(number(&pool["base"])).max(1));
            expect(
                faults,
                most.is_none_or(|most| left <= most),
                "more points left over than there were",
            );
        }
        "initiative_rolled" | "rolled" => {}
        "moved" => expect(
            faults,
            number(&event["cost"]) >= 0,
            "a step that gives squares back",
        ),
        "ground_changed" => {
            let cells = event["cells"].as_array();
            expect(
                faults,
                cells.is_none_or(|cells| !cells.is_empty()),
                "nothing of the map changes",
            );
        }
        "at_once" => {
            let fighters = event["fighters"].as_array().unwrap();
            expect(faults, fighters.len() > 1, "somebody acts at once with nobody");
        }
        _ => {}
    }
}

/// A blow does harm or none, and what multiplies it stands beside it.
fn of_blow(blow: &Value, faults: &mut Vec<String>) {
    let (points, loss) = (sum(&blow["points"]["ledger"]), sum(&blow["loss"]));
    expect(faults, points >= 0, "a blow of fewer points than none");
    expect(faults, loss >= 0, "a loss below nothing");
    let Some(grade) = blow.get("grade") else {
        expect(faults, loss <= 3 * points.max(0) + 60, "a loss that no blow has");
        return;
    };
    let (margin, halves) = (number(&grade["margin"]), number(&grade["halves"]));
    let right = match margin {
        ..0 => 0,
        0 => 1,
        1 => 2,
        2 | 3 => 3,
        4.. => 4,
    };
    expect(faults, halves == right, "a margin that is worth another factor");
    expect(
        faults,
        loss == (points * halves / 2).max(1),
        "the factor does not make the loss of the points",
    );
}
