//! Armour and burden.

use crate::proof::proves;
use crate::story::{Man, field, man};

fn alone(person: Man) -> crate::story::Story {
    field()
        .hero(person.ron(), (1, 1), "initiative: 12")
        .foe(man(), (9, 1), "initiative: -5")
        .open()
}

#[test]
fn habituation_lightens_armour_but_no_load() {
    let _proof = proves(&["ARM-04", "ARM-05"]);
    // ARM-04, ARM-05: harness 3, one less for every armour, load 2 in full.
    let habituated = Man {
        abilities: r#""SF-RUESTUNG1", "SF-RUESTUNG2""#,
        subjects: r#"(ability: "SF-RUESTUNG1", of: Armour(["ARP-TOADSKIN"]))"#,
        armour: r#""ARP-LEATHERHARNESS""#,
        load: 2,
        ..Man::default()
    };
    let fight = alone(habituated);
    assert_eq!(fight.value(1, "be"), "4: 0 ARM-01 +3 ARM-01 -1 ARM-05 +2 ARM-04");
}

#[test]
fn the_best_habituation_halves_the_loss_of_initiative() {
    let _proof = proves(&["ARM-05", "INI-01"]);
    // ARM-05, INI-01: mail coat 5 - 2 = 3; INI loses R(3/2) = 2, the dodge all 3.
    let habituated = Man {
        abilities: r#""SF-RUESTUNG1", "SF-RUESTUNG2", "SF-RUESTUNG3""#,
        subjects: r#"(ability: "SF-RUESTUNG1", of: Armour(["ARP-TOADSKIN"]))"#,
        armour: r#""ARP-CHAINCOAT""#,
        ..Man::default()
    };
    let fight = alone(habituated);
    assert_eq!(fight.value(1, "be"), "3: 0 ARM-01 +5 ARM-01 -2 ARM-05");
    assert_eq!(fight.value(1, "ini"), "12: 10 VAL-02 -2 ARM-03 +4 INI-01");
    assert_eq!(fight.value(1, "aw"), "4: 7 VAL-02 -3 ARM-03");
}

#[test]
fn pieces_that_do_not_go_together_are_refused() {
    let _proof = proves(&["ARM-02"]);
    // ARM-02: never two body armours.
    let twofold = Man {
        armour: r#""ARP-LEATHERHARNESS", "ARP-TOADSKIN""#,
        ..Man::default()
    };
    let setup = field()
        .hero(twofold.ron(), (1, 1), "initiative: 12")
        .foe(man(), (9, 1), "initiative: -5");
    let problems = setup.try_open().err().expect("two body armours").to_string();
    assert!(
        problems.contains("story.ron") && problems.contains("fighter 1, person"),
        "{problems}"
    );
}
