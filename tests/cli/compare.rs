//! `klingentanz compare`: what it shows is what `odds` shows of the same two, and it says what is wrong with its arguments.

use crate::program::{done, run};
use serde_json::Value;

fn compared(arguments: &[&str]) -> Vec<Value> {
    let told = done(&[&["compare"], arguments, &["--json"]].concat());
    told.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The id of a person in the words of a level file.
fn id(person: &Value) -> &str {
    let text = person.as_str().unwrap();
    text.strip_prefix("Id(\"")
        .and_then(|rest| rest.strip_suffix("\")"))
        .unwrap()
}

#[test]
fn each_line_holds_the_odds_of_the_same_two() {
    for preset in ["basic", "standard", "expert"] {
        let lines = compared(&["12-cave", "--fighters", "2,4", "--preset", preset]);
        let systems: Vec<_> = lines
            .iter()
            .map(|line| line["system"].as_str().unwrap())
            .collect();
        assert_eq!(systems, ["dsa41", "pool", "d20"]);
        for line in &lines {
            let system = line["system"].as_str().unwrap();
            let [one, other] = [0, 1].map(|place| id(&line["persons"][place]));
            let asked = [
                "odds", one, other, "--system", system, "--preset", preset, "--json",
            ];
            let odds: Value = serde_json::from_str(&done(&asked)).unwrap();
            for field in ["chain", "effects", "losses", "ledgers", "mean_loss_per_mille"] {
                assert_eq!(line[field], odds[field], "{system}, {preset}: {field}");
            }
            assert_eq!(line["fighters"], serde_json::json!([2, 4]));
            let last = odds["chain"].as_array().unwrap().last().unwrap();
            assert_eq!(line["lands"]["chance"], last["chance"]);
            let effects = odds["effects"].as_array().unwrap();
            let out = effects.iter().find(|effect| effect["term"] == "out").unwrap();
            assert_eq!(line["out"]["chance"], out["chance"]);
        }
    }
}

#[test]
fn without_a_word_about_fighters_the_first_strikes_at_his_first_foe() {
    let lines = compared(&["02-tavern"]);
    assert_eq!(lines[0]["fighters"], serde_json::json!([1, 4]));
    assert_eq!(
        lines[0]["persons"],
        serde_json::json!(["Id(\"HER-04\")", "Id(\"OPP-05\")"])
    );
    let turned = compared(&["02-tavern", "--fighters", "4,1"]);
    assert_eq!(
        turned[0]["persons"],
        serde_json::json!(["Id(\"OPP-05\")", "Id(\"HER-04\")"])
    );
    assert_ne!(turned[0]["lands"], lines[0]["lands"]);
}

#[test]
fn a_person_who_is_written_down_in_the_level_is_compared_too() {
    let lines = compared(&["05-bridge", "--fighters", "1,5"]);
    assert!(lines[0]["persons"][0].as_str().unwrap().starts_with("Inline("));
    assert!(lines[0]["error"].is_null() && lines[0]["life"].as_i64().unwrap() > 0);
}

#[test]
fn in_words_the_four_figures_stand_side_by_side_and_the_reasons_below() {
    for (language, heading, figures, names) in [
        (
            "en",
            "The courtyard (01-courtyard): fighter 1 attacks fighter 2\n",
            [
                "Chance to land",
                "Mean loss, of all life",
                "Chance to put out of the fight",
                "Attacks until out, on average",
            ],
            [
                "Fourth edition (4.1): Nazira al'Yeshin (1) attacks Orc warrior (2) with ",
                "Success pools: Aldric, warrior (1) ",
            ],
        ),
        (
            "de",
            "Der Hof (01-courtyard): Kämpfer 1 greift Kämpfer 2 an\n",
            [
                "Chance, dass die Attacke sitzt",
                "Mittlerer Verlust",
                "Chance auf Kampfunfähigkeit",
                "Attacken bis dahin im Mittel",
            ],
            [
                "Vierte Edition (4.1): Nazira al'Yeshin (1) greift Orkkrieger (2) mit ",
                "Würfelpool (W6): Aldric, Krieger (1) ",
            ],
        ),
        (
            "fr",
            "La cour (01-courtyard)\u{a0}: le combattant 1 attaque le combattant 2\n",
            [
                "Chance que l’attaque porte",
                "Perte moyenne",
                "Chance de mettre hors de combat",
                "Attaques nécessaires en moyenne",
            ],
            [
                "Quatrième édition (4.1)\u{a0}: Nazira al'Yeshin (1) attaque Guerrier orque (2) avec ",
                "Groupes de succès\u{a0}: Aldric, guerrier (1) ",
            ],
        ),
    ] {
        let out = done(&["compare", "01-courtyard", "--lang", language]);
        assert!(out.starts_with(heading), "{out}");
        let mut rest = out.as_str();
        for words in figures.into_iter().chain(names) {
            let at = rest
                .find(words)
                .unwrap_or_else(|| panic!("{words:?} is not in {rest}"));
            rest = &rest[at + words.len()..];
        }
        assert!(out.contains("VAL-02") && out.contains("PL-HPT-01"), "{out}");
        assert!(!out.contains("[words") && !out.contains("[cli"), "{out}");
    }
}

#[test]
fn what_cannot_be_meant_is_wrong_usage() {
    for (fighters, said) in [
        (
            "1",
            "invalid value '1' for '--fighters <N,M>': two fighters are compared, such as 1,2",
        ),
        (
            "1,2,3",
            "invalid value '1,2,3' for '--fighters <N,M>': two fighters",
        ),
        (
            "1,9",
            "invalid value '9' for '--fighters <N,M>': the level has no such fighter, only 1, 2",
        ),
        (
            "2,2",
            "invalid value '2,2' for '--fighters <N,M>': nobody strikes at himself",
        ),
        ("1,orc", "invalid value 'orc' for '--fighters <N,M>'"),
    ] {
        let ran = run(&["compare", "01-courtyard", "--fighters", fighters]);
        assert_eq!(ran.status, 2, "{fighters}: {}", ran.err);
        assert!(ran.err.contains(said) && ran.out.is_empty(), "{}", ran.err);
    }
    let ran = run(&["compare", "01-courtyard", "--preset", "basik"]);
    assert_eq!(ran.status, 2, "{}", ran.err);
    assert!(
        ran.err.contains("'--preset <NAME>': there is no preset `Basik`"),
        "{}",
        ran.err
    );
    let ran = run(&["compare", "01-curtyard"]);
    assert_eq!(ran.status, 1, "{}", ran.err);
    assert!(ran.err.contains("did you mean 01-courtyard?"), "{}", ran.err);
}
