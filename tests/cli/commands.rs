//! The command line: what it does, what it says, and with which status it ends.

use std::collections::BTreeSet;

use crate::program::{done, file, folder, run, run_with};
use serde_json::Value;

const LEVEL: &str = "levels/01-courtyard";

fn json_lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn the_same_seed_gives_the_same_bytes_and_another_seed_does_not() {
    let fight = |seed| done(&["run", LEVEL, "--seed", seed, "--json"]);
    assert_eq!(fight("7"), fight("7"));
    assert_ne!(fight("7"), fight("8"));
}

#[test]
fn a_fight_as_json_is_one_event_a_line_and_ends_with_winner_and_hash() {
    let events = json_lines(&done(&["run", LEVEL, "--seed", "7", "--json"]));
    assert_eq!(events[0]["event"], "fight_started");
    let (result, ended) = (&events[events.len() - 1], &events[events.len() - 2]);
    assert_eq!(ended["event"], "fight_ended");
    assert_eq!(result["event"], "result");
    assert_eq!(result["over"], true);
    assert_eq!(result["winners"], ended["winners"]);
    assert_eq!(result["rule"], "TIM-09");
    assert_eq!(result["rounds"], ended["round"]);
    assert_eq!(result["hash"].as_str().unwrap().len(), 16);
}

#[test]
fn a_recording_is_verified_and_told_as_the_fight_was() {
    let recording = folder("verify").join("fight.json");
    let recording = recording.to_str().unwrap();
    let fought = done(&[
        "run",
        LEVEL,
        "--seed",
        "7",
        "--json",
        "--record",
        recording,
        "--overwrite",
    ]);
    assert!(done(&["replay", recording, "--verify"]).starts_with("The recording is verified"));
    let told = done(&["replay", recording, "--json"]);
    let (fought, told) = (json_lines(&fought), json_lines(&told));
    assert_eq!(fought[..fought.len() - 1], told[..told.len() - 1]);
    assert_eq!(told.last().unwrap()["hash"], fought.last().unwrap()["hash"]);
}

#[test]
fn a_recording_whose_hash_was_changed_names_the_choice() {
    let recording = folder("changed").join("fight.json");
    let path = recording.to_str().unwrap();
    done(&["run", LEVEL, "--seed", "7", "--record", path, "--overwrite"]);
    let mut value: Value = serde_json::from_str(&std::fs::read_to_string(&recording).unwrap()).unwrap();
    value["intents"][2]["hash"] = "0123456789abcdef".into();
    std::fs::write(&recording, value.to_string()).unwrap();
    let ran = run(&["replay", path, "--verify"]);
    assert_eq!(ran.status, 1);
    assert_eq!(ran.out, "The recording differs from choice 3 on.\n");
}

#[test]
fn scripted_dice_that_run_out_or_are_left_over_are_an_error() {
    // Two fighters roll one die each for their initiative.
    let short = run(&["run", LEVEL, "--dice", "3"]);
    assert_eq!(short.status, 1);
    assert!(short.err.contains("ends after 1 faces"), "{}", short.err);
    let seats = ["run", LEVEL, "--seats", "script,script", "--dice"];
    let whole = run(&[&seats[..], &["3,4"]].concat());
    assert_eq!(whole.status, 0, "{}", whole.err);
    assert!(whole.out.contains("Nothing is decided yet"), "{}", whole.out);
    let long = run(&[&seats[..], &["3,4,5,6"]].concat());
    assert_eq!(long.status, 1);
    assert!(long.err.contains("left over: 5, 6"), "{}", long.err);
    let wrong = run(&[&seats[..], &["3,7"]].concat());
    assert_eq!(wrong.status, 1);
    assert!(wrong.err.contains("face 7 in place 2"), "{}", wrong.err);
}

#[test]
fn an_explained_fight_tells_where_each_number_came_from() {
    let told = done(&[
        "run",
        LEVEL,
        "--seats",
        "script,script",
        "--dice",
        "3,4",
        "--explain",
        "--lang",
        "en",
    ]);
    // INI-01, HER-05: basis 11 and 4 for combat reflexes, less encumbrance 1, and the die.
    let reasons = [
        "      1d6: 3\n",
        "      3 INI-01",
        "      +11 initiative before the die · VAL-02",
        "      +4 Combat reflexes · INI-02",
        "      −1 encumbrance 1 · ARM-03",
        "      = 17\n",
    ];
    let mut rest = told.as_str();
    for line in reasons {
        let at = rest
            .find(line)
            .unwrap_or_else(|| panic!("{line:?} is not in {rest}"));
        rest = &rest[at + line.len()..];
    }
    let plain = done(&[
        "run",
        LEVEL,
        "--seats",
        "script,script",
        "--dice",
        "3,4",
        "--lang",
        "en",
    ]);
    assert!(!plain.contains("INI-02"), "{plain}");
    let both = run(&["run", LEVEL, "--explain", "--json"]);
    assert_eq!(both.status, 2);
}

#[test]
fn a_refused_intent_stops_with_line_reason_and_rule() {
    let lines = "# The orc, who is slower, announces first.\n\n\
        {\"fighter\":2,\"choice\":{\"plan\":{\"plan\":\"act\"}}}\n";
    let intents = file("refused.jsonl", lines);
    let ran = run(&["run", LEVEL, "--dice", "6,1", "--intents", &intents]);
    assert_eq!(ran.status, 1);
    assert!(
        ran.err
            .contains("refused.jsonl:3:1: refused: the rule TIM-03 forbids it: "),
        "{}",
        ran.err
    );
    let other = file("other.jsonl", "{\"fighter\":1,\"choice\":\"pass\"}\n");
    let ran = run(&["run", LEVEL, "--dice", "6,1", "--intents", &other]);
    assert!(ran.err.contains("fighter 2 has to choose"), "{}", ran.err);
}

#[test]
fn many_fights_come_out_the_same_on_any_number_of_threads() {
    let simulate = |threads| {
        done(&[
            "simulate",
            LEVEL,
            "--battles",
            "600",
            "--json",
            "--threads",
            threads,
        ])
    };
    let one = simulate("1");
    assert_eq!(one, simulate("3"));
    let value: Value = serde_json::from_str(&one).unwrap();
    let wins: u64 = value["sides"]
        .as_array()
        .unwrap()
        .iter()
        .map(|side| side["wins"].as_u64().unwrap())
        .sum();
    assert_eq!(wins + value["draws"].as_u64().unwrap(), 600);
}

#[test]
fn the_fights_of_a_simulation_are_those_of_single_runs() {
    let winner = |seed: u64| {
        let events = json_lines(&done(&["run", LEVEL, "--seed", &seed.to_string(), "--json"]));
        events.last().unwrap()["winners"].clone()
    };
    let singles: Vec<Value> = (20..24).map(winner).collect();
    let many = done(&["simulate", LEVEL, "--battles", "4", "--seed", "20", "--json"]);
    let many: Value = serde_json::from_str(&many).unwrap();
    for side in 0..2 {
        let wins = singles
            .iter()
            .filter(|winners| **winners == serde_json::json!([side]))
            .count();
        assert_eq!(many["sides"][side]["wins"], wins);
    }
}

#[test]
fn the_odds_of_an_exchange_add_up() {
    let odds: Value = serde_json::from_str(&done(&["odds", "HER-01", "OPP-05", "--json"])).unwrap();
    let total: f64 = odds["losses"]
        .as_array()
        .unwrap()
        .iter()
        .map(|loss| {
            let (of, all) = loss["chance"].as_str().unwrap().split_once('/').unwrap();
            of.parse::<f64>().unwrap() / all.parse::<f64>().unwrap()
        })
        .sum();
    assert!((total - 1.0).abs() < 1e-9, "{total}");
    let values: Vec<&str> = odds["ledgers"]
        .as_array()
        .unwrap()
        .iter()
        .map(|value| value[0].as_str().unwrap())
        .collect();
    assert_eq!(values, ["at", "pa", "tp", "rs", "ws", "le"]);
    let unknown = run(&["odds", "HER-01", "NOBODY"]);
    assert_eq!(unknown.status, 2);
    assert!(
        unknown.err.contains("`NOBODY`") && unknown.out.is_empty(),
        "{}",
        unknown.err
    );
}

/// The chance of a link or an effect of an exchange as JSON; none where it is not named.
fn chance_of(odds: &Value, list: &str, term: &str) -> Option<String> {
    let links = odds[list].as_array().unwrap();
    let found = links.iter().find(|link| link["term"] == term)?;
    Some(found["chance"].as_str().unwrap().to_owned())
}

#[test]
fn odds_are_those_of_a_fight_by_the_same_preset() {
    let odds = |arguments: &[&str]| -> Value {
        let told = done(&[&["odds"], arguments, &["--json"]].concat());
        serde_json::from_str(&told).unwrap()
    };
    // HER-01 strikes with AT 11 at the orc, sword against sabre at N: 11 of 20. FUM-01: one of 20 faces fumbles, and one of 20 rows
    // hurts her: 1 of 400. FUM-02: of the 11 blows that hit one of 20 parries fumbles, 11 of 400.
    let standard = odds(&["HER-01", "OPP-05"]);
    assert_eq!(chance_of(&standard, "chain", "hit").as_deref(), Some("11/20"));
    for (effect, chance) in [
        ("fumble", "1/20"),
        ("fumble-harms", "1/400"),
        ("foe-fumble", "11/400"),
    ] {
        assert_eq!(
            chance_of(&standard, "effects", effect).as_deref(),
            Some(chance),
            "{effect}"
        );
    }
    assert_eq!(odds(&["HER-01", "OPP-05", "--preset", "standard"]), standard);
    // The Basic preset knows neither fumble tables nor distance classes.
    let without = odds(&["HER-01", "OPP-05", "--off", "optional:fumbles"]);
    for plain in [&odds(&["HER-01", "OPP-05", "--preset", "basic"]), &without] {
        for effect in ["fumble", "foe-fumble", "fumble-harms"] {
            assert_eq!(chance_of(plain, "effects", effect), None, "{effect}");
        }
    }
    // DK-04, DK-02: a wolf (AT 11, H) meets her sword at N, one class too long for it: 11 - 6 = 5 of 20.
    let wolf = |preset: &[&str]| chance_of(&odds(&[&["OPP-09", "HER-01"], preset].concat()), "chain", "hit");
    assert_eq!(wolf(&[]).as_deref(), Some("1/4"));
    assert_eq!(wolf(&["--preset", "basic"]).as_deref(), Some("11/20"));
    // At S, where the goblin's spear would begin, the wolf could not bite at all (DK-02), so they stand at N: dodge 6 - 2 (AUS-05).
    // Of the five faces that hit the 1 halves his value before that (CRT-01), 3 - 2: (4 * 16/20 + 19/20) / 5 = 83/100.
    let goblin = odds(&["OPP-09", "OPP-06"]);
    assert_eq!(
        chance_of(&goblin, "chain", "not-warded").as_deref(),
        Some("83/100")
    );
    // She meets the ogre's club (NS) at S, 11 - 6 = 5 of 20; nearer than that only a weapon of H would have to be.
    let ogre = odds(&["HER-01", "OPP-08"]);
    assert_eq!(chance_of(&ogre, "chain", "hit").as_deref(), Some("1/4"));
}

#[test]
fn who_may_have_been_meant_is_said() {
    for (wrong, meant) in [
        ("HER1", "HER-01"),
        ("opp-05", "OPP-05"),
        ("borik", "HER-02 (Borik Steinbrecher)"),
    ] {
        let ran = run(&["odds", "HER-01", wrong]);
        assert_eq!(ran.status, 2);
        let named = format!("there is no person or creature `{wrong}`; did you mean ");
        assert!(ran.err.contains(&named) && ran.err.contains(meant), "{}", ran.err);
    }
    let ran = run(&["simulate", "levels/01-curtyard", "--battles", "1"]);
    assert_eq!(ran.status, 1);
    assert!(ran.err.contains("did you mean 01-courtyard?"), "{}", ran.err);
}

#[test]
fn a_switch_that_nobody_knows_is_a_fault_of_the_argument_and_not_of_the_level() {
    for (option, value, said) in [
        (
            "--on",
            "optional:tpk",
            "'--on <MODULE>': there is no module `optional:tpk`; did you mean optional:tpkk or ",
        ),
        (
            "--off",
            "tpkk",
            "'--off <MODULE>': there is no module `tpkk`; did you mean optional:tpkk?",
        ),
        (
            "--on",
            "optional:crits=wdx",
            "'--on <MODULE>': `optional:crits` has no variant `wdx`, only source, wds; did you mean wds?",
        ),
        (
            "--preset",
            "basik",
            "'--preset <NAME>': there is no preset `Basik`, only Basic, Standard, Expert; did you mean Basic?",
        ),
        (
            "--system",
            "dsa5",
            "'--system <NAME>': there is no rule system `dsa5`, only dsa41, pool",
        ),
        (
            "--on",
            "optional:legacy-serious-wounds,optional:zones",
            "--preset, --on and --off do not fit together here: `",
        ),
    ] {
        for arguments in [
            &["run", LEVEL][..],
            &["simulate", LEVEL, "--battles", "1"],
            &["play", LEVEL, "--text"],
            &["play", LEVEL],
            &["odds", "HER-01", "OPP-05"],
        ] {
            let ran = run(&[arguments, &[option, value]].concat());
            assert_eq!(ran.status, 2, "{option} {value}: {}", ran.err);
            assert!(
                ran.err.starts_with("error: ") && ran.err.contains(said),
                "{}",
                ran.err
            );
            assert!(
                !ran.err.contains("level.ron") && ran.out.is_empty(),
                "{}",
                ran.err
            );
            let is_named = ran.err.contains(&format!("'{value}'")) || value.contains(',');
            assert!(is_named, "{}", ran.err);
        }
    }
    let both = run(&["run", LEVEL, "--on", "optional:tpkk", "--off", "optional:tpkk"]);
    assert_eq!(both.status, 2, "{}", both.err);
    let both = run(&[
        "odds",
        "HER-01",
        "OPP-05",
        "--on",
        "optional:dk",
        "--off",
        "optional:dk",
    ]);
    assert_eq!(both.status, 2, "{}", both.err);
    // What is asked for twice, or is so already, is no fault.
    done(&[
        "run",
        LEVEL,
        "--preset",
        "eXPERT",
        "--on",
        "optional:tpkk,optional:tpkk",
        "--off",
        "optional:pain",
    ]);
}

#[test]
fn policies_and_seats_that_do_not_fit_the_sides_are_wrong_usage() {
    for policy in ["opponent", "opponent:greedy:opponent"] {
        let ran = run(&["simulate", LEVEL, "--battles", "1", "--policy", policy]);
        assert_eq!(ran.status, 2, "{policy}");
        let given = policy.split(':').count();
        let said = format!("--policy names {given} policies, but the level has 2 sides");
        assert!(ran.err.contains(&said), "{}", ran.err);
        assert!(
            ran.err
                .contains("there are opponent, careful@novice, careful@easy, careful@fair, deep and greedy"),
            "{}",
            ran.err
        );
    }
    let ran = run(&["run", LEVEL, "--seats", "greedy,greedy,greedy"]);
    assert_eq!(ran.status, 2);
    assert!(
        ran.err
            .contains("--seats names 3 seats, but the level has 2 sides"),
        "{}",
        ran.err
    );
}

#[test]
fn headings_give_names_and_the_ids_to_type() {
    for (lang, odds, simulate) in [
        (
            "en",
            "Thessa Eisenwald (HER-01) attacks Orc warrior (OPP-05) with Long sword\n",
            "The courtyard (01-courtyard): 2 fights, seeds 1 to 2;",
        ),
        (
            "de",
            "Thessa Eisenwald (HER-01) greift Orkkrieger (OPP-05) mit Langschwert an\n",
            "Der Hof (01-courtyard): 2 Kämpfe, Startzahlen 1 bis 2;",
        ),
        (
            "fr",
            "Thessa Eisenwald (HER-01) attaque Guerrier orque (OPP-05) avec Épée longue\n",
            "La cour (01-courtyard)\u{a0}: 2 combats, graines de 1 à 2\u{a0};",
        ),
    ] {
        let said = done(&["odds", "HER-01", "OPP-05", "--lang", lang]);
        assert!(said.starts_with(odds), "{said}");
        let said = done(&["simulate", "01-courtyard", "--battles", "2", "--lang", lang]);
        assert!(said.starts_with(simulate), "{said}");
    }
}

/// Where the system tells which signals a program listens for, a program can be interrupted as soon as it does.
#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_simulation_counts_what_was_fought_so_far() {
    use std::process::{Command, Stdio};
    use std::time::Duration;

    /// The bit of the interrupt among the signals that are caught.
    const INTERRUPT: u64 = 1 << 1;
    let mut child = Command::new(env!("CARGO_BIN_EXE_klingentanz"));
    child.args([
        "simulate",
        LEVEL,
        "--battles",
        "1000000",
        "--json",
        "--threads",
        "2",
    ]);
    let child = child.stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = child.spawn().unwrap();
    let id = child.id().to_string();
    let listens = || {
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap();
        let caught = status
            .lines()
            .find_map(|line| line.strip_prefix("SigCgt:"))
            .unwrap();
        u64::from_str_radix(caught.trim(), 16).unwrap() & INTERRUPT != 0
    };
    while !listens() {
        std::thread::sleep(Duration::from_millis(20));
    }
    std::thread::sleep(Duration::from_secs(2));
    assert!(
        Command::new("kill")
            .args(["-INT", &id])
            .status()
            .unwrap()
            .success()
    );
    let ended = child.wait_with_output().unwrap();
    let (out, err) = (
        String::from_utf8(ended.stdout).unwrap(),
        String::from_utf8(ended.stderr).unwrap(),
    );
    assert_eq!(ended.status.code(), Some(1), "{err}");
    let mut cut: Value = serde_json::from_str(&out).unwrap();
    let fought = cut["battles"].as_u64().unwrap();
    assert_eq!(
        err,
        format!("klingentanz: interrupted: {fought} of 1000000 fights are counted\n")
    );
    assert!(fought < 1_000_000);
    if fought > 0 {
        let whole = done(&["simulate", LEVEL, "--battles", &fought.to_string(), "--json"]);
        cut["asked"] = fought.into();
        assert_eq!(cut, serde_json::from_str::<Value>(&whole).unwrap());
    }
}

#[test]
fn every_rule_that_code_names_is_decided_by_it_or_stands_in_a_table() {
    let rules: Vec<Value> = serde_json::from_str(&done(&["rules", "--json"])).unwrap();
    let ways: BTreeSet<&str> = rules.iter().filter_map(|rule| rule["carried"].as_str()).collect();
    assert_eq!(ways, ["decided", "table"].into());
}

#[test]
fn every_rule_of_a_system_is_listed_with_its_state() {
    let rules: Value = serde_json::from_str(&done(&["rules", "dsa41", "--json"])).unwrap();
    let rules = rules.as_array().unwrap();
    assert!(rules.len() > 300, "{}", rules.len());
    for rule in rules {
        let state = rule["state"].as_str().unwrap();
        let tests = rule["tests"].as_array().unwrap().len();
        assert!(["done", "partly", "missing"].contains(&state), "{rule}");
        assert!(state != "done" || tests > 0, "{rule}");
    }
    let ran = run(&["rules", "dsa4"]);
    assert_eq!(ran.status, 2);
    assert!(
        ran.err.contains("'[SYSTEM]'") && ran.err.contains("did you mean dsa41?"),
        "{}",
        ran.err
    );
}

#[test]
fn levels_and_data_of_the_game_are_in_order() {
    let out = done(&["check", "levels", "assets"]);
    assert!(out.ends_with("files are in order.\n"), "{out}");
    let nothing = run(&["check", "src/cli"]);
    assert_eq!(nothing.status, 1);
    assert!(
        nothing.out.starts_with("src/cli: holds no level"),
        "{}",
        nothing.out
    );
}

#[test]
fn wrong_usage_ends_with_status_2() {
    for arguments in [
        &["dance"][..],
        &["run"],
        &["run", LEVEL, "--seed", "many"],
        &["run", LEVEL, "--seed", "1", "--dice", "1"],
        &["run", LEVEL, "--dice", "256"],
        &["simulate", LEVEL, "--battles", "0"],
        &["--lang", "tlh", "rules"],
    ] {
        assert_eq!(run(arguments).status, 2, "{arguments:?}");
    }
}

#[test]
fn both_schemas_are_json() {
    for format in ["level", "intents"] {
        let schema: Value = serde_json::from_str(&done(&["schema", format])).unwrap();
        assert_eq!(schema["type"], "object", "{format}");
        assert_eq!(done(&["run", "--schema", format]), done(&["schema", format]));
    }
}

/// Every reference within a JSON schema.
fn references<'s>(schema: &'s Value, found: &mut Vec<&'s str>) {
    match schema {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str));
            fields.values().for_each(|field| references(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        _ => {}
    }
}

#[test]
fn the_schema_of_a_level_holds_the_persons_of_every_rule_system() {
    let schema: Value = serde_json::from_str(&done(&["schema", "level"])).unwrap();
    let mut found = Vec::new();
    references(&schema, &mut found);
    for reference in &found {
        let pointer = reference.trim_start_matches('#');
        assert!(schema.pointer(pointer).is_some(), "{reference} leads nowhere");
    }
    let person = |system: &str| &schema["$defs"][format!("{system}.Person")]["properties"];
    assert_eq!(person("Dsa41")["exempt"]["type"], "boolean");
    assert_eq!(person("Pool")["move_m"]["type"], "integer");
    assert!(
        found.contains(&"#/$defs/Dsa41.person") && found.contains(&"#/$defs/Pool.start"),
        "{found:?}"
    );
}

#[test]
fn help_is_there_for_every_command() {
    for command in [
        "play", "run", "simulate", "odds", "compare", "replay", "rules", "check", "schema",
    ] {
        let help = done(&[command, "--help"]);
        assert!(help.contains("Usage: klingentanz"), "{help}");
    }
}

#[test]
fn every_language_speaks_on_the_command_line() {
    let said = |lang| done(&["run", LEVEL, "--seed", "7", "--lang", lang]);
    for (lang, word) in [
        ("en", "The fight begins."),
        ("de", "Der Kampf beginnt."),
        ("fr", "Le combat commence."),
    ] {
        let out = said(lang);
        assert!(out.contains(word), "{out}");
        assert!(!out.contains('['), "a text is missing: {out}");
    }
}

#[test]
fn the_level_is_found_by_its_name_alone() {
    assert_eq!(
        done(&["run", "01-courtyard", "--json"]),
        done(&["run", LEVEL, "--json"])
    );
    let ran = run(&["run", "levels/99-nowhere"]);
    assert_eq!(ran.status, 1);
    assert!(ran.err.contains("is not the folder of a level"), "{}", ran.err);
}

#[test]
fn without_a_command_and_a_window_the_way_into_the_terminal_is_told() {
    if cfg!(feature = "window") {
        return;
    }
    let ran = run(&[]);
    assert_eq!(ran.status, 1);
    assert!(ran.err.contains("play --text"), "{}", ran.err);
    let ran = run_with(&["play", LEVEL], "");
    assert_eq!(ran.status, 1);
}

#[test]
fn a_dodge_is_headed_by_its_own_name_and_says_why_nothing_is_parried() {
    // WPN-04: no fencing weapon parries a great sword, nor does the parry weapon beside one, so she dodges.
    let told = done(&["odds", "OPP-07", "HER-06", "--preset", "basic"]);
    assert!(told.contains("\n  Dodge\n"), "{told}");
    assert!(!told.contains("\n  PA parry\n"), "{told}");
    let parry = told.lines().find(|line| line.contains("not possible: Parry: "));
    let parry = parry.unwrap_or_else(|| panic!("{told}"));
    assert!(
        parry.contains(": too light to parry Great sword") && parry.ends_with(" (WPN-04)"),
        "{parry}"
    );
    // In the other direction a sword parries her weapon.
    let told = done(&["odds", "HER-06", "OPP-07", "--preset", "basic"]);
    assert!(
        told.contains("\n  PA parry\n") && !told.contains("not possible"),
        "{told}"
    );
    let json = json_lines(&done(&[
        "odds", "OPP-07", "HER-06", "--preset", "basic", "--json",
    ]));
    for (place, what) in ["parry", "parry-weapon"].into_iter().enumerate() {
        let [answer, why] = [0, 1].map(|part| &json[0]["forbidden"][place][part]);
        assert_eq!(answer, what);
        assert_eq!(why["rule"], "WPN-04");
        assert_eq!(why["why"], "dsa41-why-too-light-to-parry");
        assert_eq!(why["values"]["foe"]["thing"]["en"], "Great sword");
    }
}

/// The ids in a text.
fn ids_in(text: &str) -> std::collections::BTreeSet<String> {
    let is_of_id = |sign: char| sign.is_ascii_uppercase() || sign.is_ascii_digit() || sign == '-';
    let words = text.split(|sign| !is_of_id(sign));
    let is_id = |word: &&str| word.contains('-') && word.starts_with(|sign: char| sign.is_ascii_uppercase());
    words.filter(is_id).map(str::to_owned).collect()
}

/// An event without what brings the lines of its ledgers: those are things, which sentences call by their names.
fn without_causes(event: &serde_json::Value) -> serde_json::Value {
    use serde_json::Value;
    match event {
        Value::Object(fields) => {
            let kept = fields.iter().filter(|(name, _)| *name != "cause");
            Value::Object(
                kept.map(|(name, value)| (name.clone(), without_causes(value)))
                    .collect(),
            )
        }
        Value::Array(values) => values.iter().map(without_causes).collect(),
        other => other.clone(),
    }
}

#[test]
fn what_explains_a_fight_cites_all_rules_that_the_json_cites() {
    // Of these no sentence is told: what is asked and chosen, and the headings.
    let silent = ["asked", "chosen", "round_started", "phase_reached", "result"];
    for system in ["dsa41", "pool", "d20"] {
        let fight = |manner| done(&["run", LEVEL, "--seed", "7", "--system", system, manner]);
        let events = json_lines(&fight("--json"));
        let told = events
            .iter()
            .filter(|event| !silent.contains(&event["event"].as_str().unwrap()));
        let cited: std::collections::BTreeSet<String> = told
            .flat_map(|event| ids_in(&without_causes(event).to_string()))
            .collect();
        let explained = ids_in(&fight("--explain"));
        let missing: Vec<_> = cited.difference(&explained).collect();
        assert!(cited.len() > 20 && missing.is_empty(), "{system}: {missing:?}");
    }
}
