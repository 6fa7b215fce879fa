//! Height: half a metre helps, too much is out of reach, and flyers swoop.

use klingentanz::board::{CellFacts, Facing};

use crate::proof::proves;
use crate::situation::{blow_and_answer, blow_value, forbidden_blow, ready};
use crate::story::{Man, Setup, field, man, of};

fn on(ground_dm: i16) -> CellFacts {
    CellFacts {
        ground_dm,
        ..CellFacts::default()
    }
}

/// The hero stands so many decimetres above his foe.
fn above(fighter: String, dm: i16, distance: i16) -> Setup {
    field()
        .ground((4, 5), on(dm))
        .hero(fighter, (4, 5), "initiative: 14")
        .foe(man(), (4 + distance, 5), "initiative: 10")
}

#[test]
fn the_higher_one_has_the_advantage() {
    let _proof = proves(&["BRD-21"]);
    // BRD-21: from half a metre to one and a half, both for the higher and against the lower one.
    for dm in [5, 15] {
        let told = blow_and_answer(above(man(), dm, 1), "parry");
        assert_eq!(
            told,
            [
                "13: 7 VAL-02 +5 VAL-03 +1 BRD-21",
                "11: 7 VAL-02 +5 VAL-03 -1 BRD-21"
            ]
        );
        let told = blow_and_answer(above(man(), -dm, 1), "parry");
        assert_eq!(
            told,
            [
                "11: 7 VAL-02 +5 VAL-03 -1 BRD-21",
                "13: 7 VAL-02 +5 VAL-03 +1 BRD-21"
            ]
        );
    }
    assert_eq!(blow_value(above(man(), 4, 1)), "12: 7 VAL-02 +5 VAL-03");
}

#[test]
fn a_table_is_height_enough() {
    let _proof = proves(&["BRD-21"]);
    // BRD-21: a table is 8 dm high.
    let setup = above(man(), 0, 1).thing((4, 5), "table");
    assert_eq!(blow_value(setup), "13: 7 VAL-02 +5 VAL-03 +1 BRD-21");
}

#[test]
fn only_a_long_weapon_reaches_far_up_or_down() {
    let _proof = proves(&["BRD-21"]);
    // BRD-21: above 1.5 m the reach must be as many squares as the height has metres: a sword has 1, a spear 2.
    let spear = Man {
        talents: r#"(talent: "TAL-SPEERE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-BOARSPEAR", talent: "TAL-SPEERE")"#,
        ..Man::default()
    };
    assert_eq!(forbidden_blow(above(man(), 16, 1)), "BRD-21");
    assert_eq!(blow_value(above(spear.ron(), 16, 1)), "12: 7 VAL-02 +5 VAL-03");
    assert_eq!(blow_value(above(spear.ron(), 20, 1)), "12: 7 VAL-02 +5 VAL-03");
    assert_eq!(forbidden_blow(above(spear.ron(), 21, 1)), "BRD-21");
}

#[test]
fn a_low_wall_between_neighbours_helps_to_parry() {
    let _proof = proves(&["BRD-17"]);
    // BRD-17: PA +1 across a wall of a metre, for whoever defends himself; a fence of 1.3 m is too high for that.
    let across = |class: &str| {
        let setup = above(man(), 0, 1).edge((4, 5), Facing::E, class);
        let [attack, parry] = blow_and_answer(setup, "parry");
        assert_eq!(attack, "12: 7 VAL-02 +5 VAL-03");
        parry
    };
    assert_eq!(across("low_wall"), "13: 7 VAL-02 +5 VAL-03 +1 BRD-17");
    assert_eq!(across("fence"), "12: 7 VAL-02 +5 VAL-03");
}

#[test]
fn a_flyer_is_hard_to_strike_and_harder_to_parry() {
    let _proof = proves(&["SIT-40", "BRD-22"]);
    // SIT-40: AT -2 and PA -4 from the ground; BRD-22: it swoops from 2 to 1 and rises at the end of the next round.
    let harpy = || {
        field()
            .hero(man(), (4, 5), "initiative: 14")
            .foe(of("OPP-14"), (5, 5), "initiative: 10")
    };
    let mut fight = ready(harpy().dice(&[20, 1, 1]));
    fight.strike(1, 2).strike(2, 1).defend(1, "parry");
    let told = fight.lines();
    assert_eq!(
        told,
        [
            "1 attack 2: 20 fumble (ATK-01; 10: 7 VAL-02 +5 VAL-03 -2 SIT-40)",
            "phase 10",
            "2 attack 1: 1 lucky (ATK-01; 11: 11 VAL-08)",
            "2 altitude 2 -> 1 BRD-22",
            "1 parry: 1 lucky (ATK-02; 8: 7 VAL-02 +5 VAL-03 -4 SIT-40)",
            "round",
        ]
    );
    fight.plan(2, "act-act").plan(1, "act-act");
    fight.pass(1).pass(2).pass(1).pass(2);
    let told = fight.lines();
    assert!(told.contains(&"2 altitude 1 -> 2 BRD-22".to_owned()), "{told:#?}");
    assert_eq!(fight.value(2, "altitude"), "2: 2 BRD-22");
}

#[test]
fn of_two_in_the_air_neither_is_harder_to_strike() {
    let _proof = proves(&["BRD-22"]);
    // SIT-40 is for the fighter on the ground: AT 11 of the harpy, who swoops to strike.
    let setup =
        field()
            .hero(of("OPP-14"), (4, 5), "initiative: 14")
            .foe(of("OPP-14"), (5, 5), "initiative: 10");
    let mut fight = ready(setup.dice(&[20]));
    fight.strike(1, 2);
    assert!(fight.lines()[0].ends_with("11: 11 VAL-08)"));
}

#[test]
fn nobody_strikes_what_flies_too_high() {
    let _proof = proves(&["BRD-22"]);
    // BRD-22: above 2 only missiles.
    let bird = r#"Creature((id: "OPP-95", name: (en: "Bird", de: "Vogel", fr: "Oiseau"), kind: Animal, size: Small,
        footprint: 1, legs: Two, initiative: 6, parry: 5, life: 20, armour: 0, speed: 8, constitution: 10,
        wound_thresholds: (5, 10, 15), shot_modifier: 0, morale: Animal, attacks_per_round: 1, rules: [],
        attacks: [(name: (en: "Beak", de: "Schnabel", fr: "Bec"), attack: 9, points: "1W6", classes: "N")],
        traits: [Flies(altitude: 3, ground_speed: 2, ground_parry: 3)]))"#;
    let setup = field()
        .hero(man(), (4, 5), "initiative: 14")
        .foe(bird.to_owned(), (5, 5), "initiative: 10");
    assert_eq!(forbidden_blow(setup), "BRD-22");
}

#[test]
fn a_flyer_that_can_fly_no_more_falls() {
    let _proof = proves(&["BRD-22", "BRD-14"]);
    // A harpy has 22 LE: 1 point is left, and a blow of 6 + 4 TP, RS 1, brings it to -8: dying by KO 10. It falls 2 m, 2W6: body
    // control with KO 10 for all dice and mod -4: 20, 20 fail. Countdown 1W6.
    let setup = field()
        .hero(man(), (4, 5), "initiative: 14")
        .foe(of("OPP-14"), (5, 5), "initiative: 10, life: 1")
        .dice(&[1, 6, 3, 20, 20, 20, 2, 3]);
    let mut fight = ready(setup);
    fight.strike(1, 2).take(2);
    let told = fight.lines().join("\n");
    for line in ["2 altitude 2 -> 0 BRD-22", "2 prone LEN-05", "BRD-14"] {
        assert!(told.contains(line), "{line} in {told}");
    }
}
