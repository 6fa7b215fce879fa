//! Metamagic: what altered spells do, what they cost, and which cannot be.

use super::caster::*;
use super::proof::proves;
use super::tale::*;

#[test]
fn metamagic_raises_the_price_and_not_the_number_of_the_save() {
    let _proof = proves(&[
        "D20-MET-02",
        "D20-MET-03",
        "D20-MET-05",
        "D20-MTA-04",
        "D20-FEA-16",
        "D20-T-META",
        "D20-MET-07",
    ]);
    // Empowered: level 3 + 2 = 5 costs 9, which a wizard of level 6 may although he casts none of level 5. DC 13 + 3. 6d6 = 15, with half
    // as much again 22; saved, 11. Strain by 31, which the save against 10 + 4 takes away: 11 + 3.
    let person = altering(&["16"], "15", &["04"], "None");
    let mut fight = opened(against_bugbear(
        person,
        "",
        (6, 1),
        &[1, 2, 3, 3, 3, 3, 12, 31, 11],
    ));
    fight.choose(1, cast_at(1, (6, 1)));
    let lines = fight.end();
    holds(&lines, "1 effective-level [] 5");
    holds(&lines, "1 price [] 9");
    holds(&lines, "1 spell-points 33 -> 24");
    holds(
        &lines,
        "2 reflex passed 0: 12 success (D20-MAG-08; 4: 4 D20-CORE-07; against 16",
    );
    holds(&lines, "2 life 16 -> 5 D20-SPL-15");
    holds(&lines, "1 bears-it");
    // Level 1 and 1: level 2, which he casts.
    let person = altering(&["13"], "01", &["01"], "None");
    let mut fight = opened(against_bugbear(person, "", (6, 1), &[1, 1, 1]));
    fight.choose(1, cast(0, 2));
    holds(&fight.end(), "1 price [] 3");
}

#[test]
fn silent_and_still_spells_take_no_voice_and_no_hand() {
    let _proof = proves(&["D20-MTA-01", "D20-MTA-02", "D20-FEA-13", "D20-FEA-14"]);
    // In a grapple no gestures are possible: a still spell needs none, a silent one still does. Concentration 10 + 10 against 20 + 1.
    for (feat, with, is_fit) in [("14", "02", true), ("13", "01", false)] {
        let person = altering(&[feat], "01", &[with], "None");
        let start = "conditions: [(state: Grappling, until: Open)]";
        let mut fight = opened(against_bugbear(person, start, (2, 1), &[11, 1, 1, 1]));
        if is_fit {
            fight.choose(1, cast(0, 2));
            holds(&fight.end(), "1 effective-level [] 2");
        } else {
            assert_eq!(fight.forbidden(1, &cast(0, 2)), "D20-MAG-05");
        }
    }
    let mut fight = opened(against_bugbear(
        altering(&["13"], "01", &["01"], "None"),
        "",
        (6, 1),
        &[1, 1, 1],
    ));
    fight.choose(1, cast(0, 2));
    holds(&fight.end(), "1 effective-level [] 2");
}

#[test]
fn a_quickened_spell_is_a_free_action_that_provokes_nobody() {
    let _proof = proves(&["D20-MTA-03", "D20-FEA-15", "D20-ACT-T06", "D20-OVR-01"]);
    // 1 + 4 = level 5 costs 9. It leaves the standard action; the bugbear beside him is not asked, but is when the second spell is cast. The
    // excess is 4 after the first, and after the second, of 1 point, 9 + 1 - 5 = 5.
    let spells = "prepared: [\"D20-SPL-01\", \"D20-SPL-15\"], altered: [(spell: \"D20-SPL-01\", with: [\"D20-MTA-03\"])]";
    let person = caster(("wizard", 6), 16, &["15"], spells);
    let faces = [1, 1, 1, 31, 20, 1, 1, 1, 31, 20];
    let mut fight = ground()
        .with(POINTS)
        .hero(person, (1, 1), FIRST)
        .foe(super::tale::person(BUGBEAR), (2, 1), SECOND)
        .dice(&faces)
        .open();
    fight.pass(1).pass(2).skip();
    fight.choose(1, cast(2, 2));
    let lines = fight.lines();
    holds(&lines, "1 price [] 9");
    holds(&lines, "1 excess [] 4");
    assert_eq!(fight.asked(), Some((1, "turn")));
    assert_eq!(fight.forbidden(1, &cast(2, 2)), "D20-ACT-T06");
    fight.choose(1, cast(0, 2));
    assert_eq!(fight.asked(), Some((2, "opportunity")));
    fight.pass(2);
    let lines = fight.end();
    holds(&lines, "1 excess [] 5");
}

#[test]
fn a_maximised_spell_throws_no_dice() {
    let _proof = proves(&["D20-MTA-05", "D20-FEA-17"]);
    // 6 * 6 = 36, saved 18. Level 6 costs 11, 6 too many.
    let person = altering(&["17"], "15", &["05"], "None");
    let mut fight = opened(against_two(person, "", (6, 1), &[12, 31, 20]));
    fight.choose(1, cast_at(1, (6, 1)));
    let lines = fight.end();
    holds(&lines, "1 price [] 11");
    holds(&lines, "2 life 16 -> -2 D20-SPL-15");
    holds(&lines, "1 excess [] 6");
    // With half of a normal roll besides: 36 and floor(6 / 2) = 39, saved 19. Level 8 costs 15.
    let person = altering(&["16", "17"], "15", &["04", "05"], "None");
    let mut fight = opened(against_two(person, "", (6, 1), &[1, 1, 1, 1, 1, 1, 12, 31, 20]));
    fight.choose(1, cast_at(1, (6, 1)));
    let lines = fight.end();
    holds(&lines, "1 price [] 15");
    holds(&lines, "2 life 16 -> -3 D20-SPL-15");
    // A ray of 4d6 hits critically: 8d6 at their maximum are 48. 20, confirmed by 20.
    let person = altering(&["17"], "11", &["05"], "None");
    let mut fight = opened(against_two(person, "", (6, 1), &[20, 20, 31, 20]));
    fight.choose(1, cast(1, 2));
    holds(&fight.end(), "2 life 16 -> -32 D20-SPL-11");
    // A cure of 2d8 + 6 empowered: (1 + 2 + 6) * 1.5 = 13.
    let person = caster(
        ("cleric", 6),
        16,
        &["16"],
        "prepared: [], altered: [(spell: \"D20-SPL-19\", with: [\"D20-MTA-04\"])]",
    );
    let mut fight = opened(against_two(person, "hit_points: 2", (6, 1), &[1, 2, 31, 20]));
    fight.choose(1, cast(0, 1));
    holds(&fight.end(), "1 life 2 -> 15 D20-SPL-19");
}

#[test]
fn a_heightened_spell_is_of_the_higher_level() {
    let _proof = proves(&["D20-MTA-06", "D20-MET-06", "D20-FEA-18"]);
    // Fireball as level 5: DC 13 + 5 = 18, and 9 points. 13 + 4 = 17 does not save: 6 of 6d6.
    let person = altering(&["18"], "15", &["06"], "Some(5)");
    let mut fight = opened(against_bugbear(
        person,
        "",
        (6, 1),
        &[1, 1, 1, 1, 1, 1, 13, 31, 20],
    ));
    fight.choose(1, cast_at(1, (6, 1)));
    let lines = fight.end();
    holds(&lines, "1 price [] 9");
    holds(
        &lines,
        "2 reflex failed 0: 13 failure (D20-MAG-08; 4: 4 D20-CORE-07; against 18",
    );
    holds(&lines, "2 life 16 -> 10 D20-SPL-15");
}

#[test]
fn an_extended_spell_lasts_twice_as_long() {
    let _proof = proves(&["D20-MTA-07", "D20-FEA-19"]);
    // Displacement of level 6 lasts for 6 rounds; extended for 12. Level 4 costs 7, 2 too many: 13 is strain, which 20 saves.
    let person = altering(&["19"], "17", &["07"], "None");
    let mut fight = opened(against_bugbear(person, "", (10, 10), &[13, 20]));
    fight.choose(1, cast(1, 1));
    for round in 1..=12 {
        assert!(fight.states(1).contains(&"displacement"), "{round}");
        fight.pass(1).pass(2);
    }
    assert!(!fight.states(1).contains(&"displacement"));
    fight.end();
}

#[test]
fn an_enlarged_spell_carries_twice_as_far_and_a_widened_one_takes_a_wider_area() {
    let _proof = proves(&["D20-MTA-08", "D20-MTA-09"]);
    // A ray carries 5 + 3 = 8 squares, 16 enlarged. To cast a spell of level 0 so costs what one of level 1 costs.
    let plain = caster(("wizard", 6), 16, &[], "prepared: [\"D20-SPL-10\"]");
    let mut fight = opened(against_bugbear(plain, "", (10, 1), &[]));
    assert_eq!(fight.forbidden(1, &cast(0, 2)), "D20-MAG-02");
    let person = altering(&[], "10", &["08"], "None");
    let mut fight = opened(against_bugbear(person, "", (10, 1), &[1]));
    fight.choose(1, cast(0, 2));
    holds(&fight.end(), "1 price [] 1");
    // A ball of fire around (2, 10): the bugbear at (8, 10) stands 6 squares away, out of 4 and within 8. Level 6 costs 11.
    let person = altering(&[], "15", &["09"], "None");
    let mut fight = opened(against_bugbear(
        person,
        "",
        (8, 10),
        &[1, 1, 1, 1, 1, 1, 20, 31, 20],
    ));
    fight.choose(1, cast_at(1, (2, 10)));
    let lines = fight.end();
    holds(&lines, "1 price [] 11");
    holds(&lines, "2 life 16 -> 13 D20-SPL-15");
}

#[test]
fn beyond_the_ninth_level_each_level_may_cost_ten() {
    let _proof = proves(&["D20-MET-04"]);
    // Fireball, empowered, maximised and quickened: level 12. 2 * 12 - 1 = 23; where the surcharge holds for all, 17 + 3 * 10 = 47.
    let spells = "prepared: [], altered: [(spell: \"D20-SPL-15\", with: [\"D20-MTA-04\", \"D20-MTA-05\", \"D20-MTA-03\"])]";
    for (variant, price) in [(None, 23), (Some("always"), 47), (Some("never"), 23)] {
        let person = caster(("wizard", 10), 16, &["15", "16", "17"], spells);
        let faces = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 20, 100, 20];
        let mut setup = against_two(person, "", (6, 1), &faces);
        if let Some(variant) = variant {
            setup = setup.with(&format!("optional:sp-beyond-nine={variant}"));
        }
        let mut fight = opened(setup);
        fight.choose(1, cast_at(0, (6, 1)));
        let lines = fight.end();
        holds(&lines, &format!("1 price [] {price}"));
        // 72 points and floor(3 * 10 / 2) = 15.
        holds(&lines, &format!("1 spell-points 87 -> {}", 87 - price));
    }
}

#[test]
fn what_cannot_be_altered_so_is_refused_with_its_reason() {
    for (person, said) in [
        (
            altering(&[], "15", &["04"], "None"),
            "`D20-MTA-04` needs its feat",
        ),
        (
            altering(&["19"], "15", &["07"], "None"),
            "`D20-MTA-07` changes nothing of `D20-SPL-15`",
        ),
        (
            altering(&["18"], "15", &["06"], "None"),
            "a heightened spell names its level",
        ),
        (
            altering(&["18"], "15", &["06"], "Some(3)"),
            "the level of a heightened spell",
        ),
        (
            altering(&["16"], "15", &["04"], "Some(5)"),
            "only a heightened spell names a level",
        ),
        (
            altering(&["15"], "05", &["03"], "None"),
            "`D20-MTA-03` changes nothing of `D20-SPL-05`",
        ),
        (altering(&["16"], "15", &[], "None"), "is altered by nothing"),
    ] {
        let problems = against_bugbear(person, "", (6, 1), &[]).try_open().err().unwrap();
        assert!(problems.to_string().contains(said), "{said}: {problems}");
    }
    let problems = elenwe("spell_points: 37", &[]).try_open().err().unwrap();
    assert!(
        problems
            .to_string()
            .contains("`spell_points` is 37, but he has 36 in a day")
    );
}

#[test]
fn without_points_metamagic_takes_a_slot_of_its_level() {
    let _proof = proves(&["D20-MAG-12", "D20-T-SLOTS"]);
    // Magic missile silenced is of level 2: 3 slots by class and one by Intelligence +3, all for this spell; 2 and 1 of level 3 are
    // fireballs.
    let person = altering(&["13"], "01", &["01"], "None");
    let mut fight = ground()
        .without(POINTS)
        .hero(person, (1, 1), FIRST)
        .foe(super::tale::person(BUGBEAR), (6, 1), SECOND)
        .dice(&[1, 1, 1])
        .open();
    fight.skip();
    assert_eq!(fight.number(1, "spells"), 4 + 3);
    fight.choose(1, cast(0, 2));
    holds(&fight.end(), "1 spells 7 -> 6 D20-MAG-12");
}
