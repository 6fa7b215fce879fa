//! Persons and start states that are wrong: each problem with file, line, fighter and reason, all at once.

use crate::story::{Man, field, man};

fn problems(person: String, start: &str) -> String {
    let setup = field()
        .hero(person, (1, 1), start)
        .foe(man(), (9, 1), "initiative: 1");
    setup.try_open().err().expect("something is wrong").to_string()
}

#[test]
fn numbers_out_of_range_are_named_all_at_once() {
    let said = problems(
        man(),
        "life: 29, endurance: -1, wounds: 21, initiative: 101, style: 1",
    );
    for reason in [
        "`life` is 29, but must be from -1000 to 28",
        "`endurance` is -1, but must be from 0 to 28",
        "`wounds` is 21, but must be from 0 to 20",
        "`initiative` is 101, but must be from -50 to 100",
        "`style` is 1, but there are 1 styles",
    ] {
        assert!(said.contains(reason), "{reason} is not in {said}");
    }
    assert!(said.contains("story.ron"), "{said}");
    assert!(said.contains("fighter 1, start"), "{said}");
}

#[test]
fn clocks_that_cannot_run_are_named() {
    for (start, reason) in [
        ("dies_in: 3", "`dies_in` is for those who are dying and not saved"),
        (
            "life: -2, stable: true, dies_in: 3",
            "`dies_in` is for those who are dying and not saved",
        ),
        (
            "life: -2, dies_in: 0",
            "`dies_in` is 0, but must be from 1 to 1000",
        ),
        ("unconscious: 0", "`unconscious` is 0, but must be from 1 to 1000"),
        ("off_balance: -1", "`off_balance` is -1, but must be from 0 to 50"),
    ] {
        let said = problems(man(), start);
        assert!(said.contains(reason), "{reason} is not in {said}");
    }
}

#[test]
fn an_unknown_field_or_a_wrong_type_is_named_with_its_line() {
    let said = problems(man(), "mood: 3");
    assert!(said.contains("story.ron:1") && said.contains("mood"), "{said}");
    let said = problems(man(), "\n wounds: 300");
    assert!(said.contains("story.ron:2"), "{said}");
}

#[test]
fn an_unknown_person_is_named() {
    let said = problems("Id(\"OPP-77\")".to_owned(), "");
    assert!(said.contains("there is no person or creature `OPP-77`"), "{said}");
}

#[test]
fn every_fault_of_an_inline_person_is_named() {
    let wrong = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 9, parry: 1), (talent: "TAL-NOBODY", value: 3)"#,
        styles: r#"(weapon: "WPN-NOTHING", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let said = problems(wrong.ron(), "");
    for reason in ["VAL-03", "TAL-NOBODY", "WPN-NOTHING"] {
        assert!(said.contains(reason), "{reason} is not in {said}");
    }
}

#[test]
fn rubbish_is_a_problem_and_no_panic() {
    for rubbish in [
        "",
        "Inline(",
        "Creature((id: 3))",
        "\u{0}",
        "Id(\"\u{fffd}\")",
        "Inline(((((((((((((((((((",
    ] {
        let said = problems(rubbish.to_owned(), "");
        assert!(said.contains("fighter 1, person"), "{said}");
    }
}
