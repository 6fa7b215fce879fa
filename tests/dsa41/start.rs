//! Fights that begin in the middle: initiative rolled, round and phase, wounds, life.

use crate::proof::proves;
use crate::story::{Man, field, man};

#[test]
fn a_fight_may_begin_in_the_middle_of_a_round() {
    let _proof = proves(&["TIM-08"]);
    // TIM-08, INI-01: round 3, phase 11: whoever is due at 14 has acted already; nobody rolls initiative.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10")
        .begin_in(3, 11)
        .open();
    fight.plan(2, "fight").plan(1, "fight");
    assert_eq!(
        fight.end(),
        ["fight", "round", "2 plans fight", "1 plans fight", "phase 10"]
    );
    assert_eq!(fight.asked(), Some((2, "attack")));
    let clock = fight
        .app
        .world()
        .get::<klingentanz::battle::Clock>(fight.battle)
        .unwrap();
    assert_eq!((clock.round, clock.phase), (3, Some(10)));
}

#[test]
fn second_actions_wait_for_their_phase_though_the_first_is_over() {
    let _proof = proves(&["TIM-03"]);
    // TIM-03: 14 - 8 = 6 is still to come in phase 11.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (9, 9), "initiative: -5")
        .begin_in(2, 11)
        .open();
    fight.plan(2, "defend").plan(1, "move-move");
    assert_eq!(fight.end().last().unwrap(), "phase 6");
}

#[test]
fn an_initiative_equal_to_the_fixed_part_is_not_rolled_again() {
    // INI-01: basis 10 and initiative 10.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 10")
        .foe(man(), (9, 9), "initiative: -5")
        .open();
    assert_eq!(fight.end(), ["fight", "round"]);
}

#[test]
fn a_start_state_shows_on_the_sheet() {
    let _proof = proves(&["WND-04"]);
    // LEN-05, DYI-01, WND-04: the dying one lies and holds nothing; the stable one rolls no countdown.
    let fight = field()
        .hero(man(), (1, 1), "initiative: 12, life: 20, wounds: 1, endurance: 9")
        .hero(man(), (1, 3), "life: -2, stable: true")
        .foe(man(), (9, 9), "initiative: -5")
        .open();
    assert_eq!(fight.value(1, "le"), "20: 20 VAL-02");
    assert_eq!(fight.value(1, "au"), "9: 9 VAL-02");
    assert_eq!(fight.value(1, "at"), "10: 7 VAL-02 +5 VAL-03 -2 WND-04");
    assert_eq!(fight.states(2), ["stable", "prone", "unarmed"]);
}

#[test]
fn clocks_that_run_already_go_on() {
    let _proof = proves(&["DYI-02", "END-06"]);
    // One round is left to the dying one, one to the unconscious one: both at its end.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .hero(man(), (1, 3), "initiative: 9, unconscious: 1")
        .foe(man(), (9, 9), "initiative: -5")
        .foe(man(), (9, 7), "initiative: 8, life: 0, dies_in: 1")
        .open();
    assert_eq!(fight.states(2), ["prone", "unarmed", "unconscious"]);
    assert_eq!(fight.states(4), ["dying", "prone", "unarmed"]);
    fight.plan(3, "defend").plan(1, "fight").pass(1);
    assert_eq!(fight.asked(), Some((4, "last-words")));
    let lines = fight.pass(4).end();
    assert!(lines.contains(&"4 dead DYI-02".to_owned()), "{lines:?}");
    assert!(
        lines.contains(&"2 not unconscious END-06".to_owned()),
        "{lines:?}"
    );
}

#[test]
fn somebody_may_begin_off_his_balance() {
    let _proof = proves(&["MAN-GEN-05"]);
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14, off_balance: 3")
        .foe(man(), (2, 1), "initiative: 10")
        .dice(&[15])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip().strike(1, 2);
    let attacked = "1 attack 2: 15 failure (ATK-01; 9: 7 VAL-02 +5 VAL-03 -3 MAN-GEN-05)";
    assert_eq!(fight.end()[0], attacked);
}

#[test]
fn somebody_without_a_weapon_fights_with_bare_hands() {
    let _proof = proves(&["DMG-07"]);
    // AT and PA 7 + 5. One die against endurance, half of it, rounded, against life: 28 - 4 and 28 - 2. KK 12 adds nothing (10/3).
    let unarmed = Man {
        talents: r#"(talent: "TAL-RAUFEN", value: 10, attack: 5, parry: 5)"#,
        styles: "",
        ..Man::default()
    };
    let mut fight = field()
        .hero(unarmed.ron(), (1, 1), "initiative: 14")
        .foe(unarmed.ron(), (2, 1), "initiative: 10")
        .dice(&[5, 4])
        .open();
    assert_eq!(fight.value(1, "at"), "12: 7 VAL-02 +5 VAL-03");
    assert_eq!(fight.value(1, "pa"), "12: 7 VAL-02 +5 VAL-03");
    fight.plan(2, "fight").plan(1, "fight").strike(1, 2).take(2);
    let lines = fight.end();
    assert!(lines.contains(&"2 le 28 -> 26 DMG-02".to_owned()), "{lines:?}");
    assert!(lines.contains(&"2 au 28 -> 24 DMG-07".to_owned()), "{lines:?}");
}
