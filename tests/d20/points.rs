//! Spell points: how many a caster has, what spells cost, and who is short of them.

use super::caster::*;
use super::proof::proves;
use super::story::act;
use super::tale::*;

#[test]
fn a_pool_is_class_level_and_ability() {
    let _proof = proves(&["D20-SP-01", "D20-SP-02", "D20-SP-03", "D20-SP-10", "D20-T-SPB"]);
    // Elenwe: 24 and floor(4 * 6 / 2) = 12; by the table 9, or none at all.
    for (module, points) in [
        (POINTS, 36),
        ("optional:sp-bonus=table", 33),
        ("optional:sp-bonus=none", 24),
    ] {
        let mut fight = elenwe("", &[]).with(module).open();
        assert_eq!(fight.number(1, "spell-points"), points, "{module}");
        let lines = fight.lines();
        holds(&lines, "1 spell-points");
    }
    // Durgan: Wisdom +3 brings 9.
    let fight = against_bugbear(person(DURGAN), "", (6, 1), &[]).open();
    assert_eq!(fight.number(1, "spell-points"), 33);
}

#[test]
fn every_row_of_the_table_of_points_is_there() {
    let _proof = proves(&["D20-T-SP"]);
    let wizard = [
        2, 4, 7, 11, 16, 24, 33, 44, 56, 72, 88, 104, 120, 136, 152, 168, 184, 200, 216, 232,
    ];
    let sorcerer = [
        3, 5, 8, 14, 19, 29, 37, 51, 63, 81, 97, 115, 131, 149, 165, 183, 199, 217, 233, 249,
    ];
    let bard = [
        0, 0, 1, 5, 6, 9, 14, 17, 22, 29, 34, 41, 50, 57, 67, 81, 95, 113, 133, 144,
    ];
    let paladin = [0, 0, 0, 0, 0, 1, 1, 1, 1, 4, 4, 9, 9, 10, 17, 20, 25, 26, 41, 48];
    for (classes, points) in [
        (&["wizard", "cleric", "druid"][..], wizard),
        (&["sorcerer"], sorcerer),
        (&["bard"], bard),
        (&["paladin", "ranger"], paladin),
    ] {
        for class in classes {
            for (level, expected) in (1u8..).zip(points) {
                let person = caster((class, level), 10, &[], "prepared: []");
                let mut fight = against_bugbear(person, "", (6, 1), &[]).open();
                let shown = fight.value(1, "spell-points");
                let own = if expected == 0 {
                    "none".to_owned()
                } else {
                    format!("{expected}: {expected} D20-SP-01")
                };
                assert_eq!(shown, own, "{class} {level}");
                fight.lines();
            }
        }
    }
}

#[test]
fn every_row_of_the_table_of_bonus_points_is_there() {
    let _proof = proves(&["D20-T-SPB"]);
    let quotas = [2, 7, 16, 33, 56, 88, 120, 152, 184];
    let rows = [
        (12, [1, 1, 1, 1, 1, 1, 1, 1, 1]),
        (14, [1, 4, 4, 4, 4, 4, 4, 4, 4]),
        (16, [1, 4, 9, 9, 9, 9, 9, 9, 9]),
        (18, [1, 4, 9, 16, 16, 16, 16, 16, 16]),
        (20, [2, 5, 10, 17, 26, 26, 26, 26, 26]),
        (22, [2, 8, 13, 20, 29, 40, 40, 40, 40]),
        (24, [2, 8, 18, 25, 34, 45, 58, 58, 58]),
        (26, [2, 8, 18, 32, 41, 52, 65, 80, 80]),
    ];
    for (least, bonuses) in rows {
        for score in [least, least + 1] {
            for ((highest, bonus), quota) in (1u8..).zip(bonuses).zip(quotas) {
                // A wizard of the level 2k - 1 casts spells of the level k.
                let person = caster(("wizard", 2 * highest - 1), score, &[], "prepared: []");
                let setup = against_bugbear(person, "", (6, 1), &[]).with("optional:sp-bonus=table");
                let mut fight = setup.open();
                assert_eq!(
                    fight.number(1, "spell-points"),
                    quota + bonus,
                    "{score} {highest}"
                );
                fight.lines();
            }
        }
    }
}

#[test]
fn bonus_points_begin_with_the_first_level_of_spells() {
    let _proof = proves(&["D20-SP-03"]);
    // A bard of level 1 has none, of level 2 floor(3 * 2 / 2) = 3; a paladin of level 3 none, of level 4 floor(3 * 4 / 2) = 6.
    for (class, level, points) in [("bard", 2, 3), ("paladin", 4, 6), ("ranger", 5, 7)] {
        let person = caster((class, level), 16, &[], "prepared: []");
        let mut fight = against_bugbear(person, "", (6, 1), &[]).open();
        assert_eq!(fight.number(1, "spell-points"), points, "{class}");
        fight.lines();
    }
    for (class, level) in [("bard", 1), ("paladin", 3)] {
        let person = caster((class, level), 16, &[], "prepared: []");
        let fight = against_bugbear(person, "", (6, 1), &[]).open();
        assert_eq!(fight.value(1, "spell-points"), "none", "{class}");
    }
}

#[test]
fn each_level_of_a_spell_costs_two_points_more() {
    let _proof = proves(&["D20-SP-05", "D20-ACT-T04"]);
    for (choice, faces, left, told) in [
        (
            cast(MAGIC_MISSILE, 2),
            &[1, 1, 1][..],
            35,
            "1 price [] 1: 1 D20-SP-05",
        ),
        (cast(SCORCHING_RAY, 2), &[1], 33, "1 price [] 3: 3 D20-SP-05"),
        (cast(HOLD_PERSON, 2), &[20], 31, "1 price [] 5: 5 D20-SP-05"),
    ] {
        let mut fight = opened(elenwe("", faces));
        fight.choose(1, choice);
        let lines = fight.end();
        holds(&lines, told);
        holds(&lines, &format!("1 spell-points 36 -> {left} D20-SP-01"));
    }
}

#[test]
fn spells_of_level_0_are_free_and_counted() {
    let _proof = proves(&["D20-SP-06"]);
    // 3 and 2 for the points of a wizard of level 1; the sixth one is refused.
    let mut fight = opened(elenwe("", &[1, 1, 1, 1, 1]));
    for left in [4, 3, 2, 1, 0] {
        fight.choose(1, cast(RAY_OF_FROST, 2));
        fight.pass(1).pass(2);
        assert_eq!(fight.number(1, "cantrips"), left);
    }
    assert_eq!(fight.number(1, "spell-points"), 36);
    assert_eq!(fight.forbidden(1, &cast(RAY_OF_FROST, 2)), "D20-SP-06");
    // A sorcerer has 6, a bard 3.
    for (class, count) in [("sorcerer", 6), ("bard", 3), ("cleric", 5)] {
        let person = caster((class, 6), 16, &[], "prepared: []");
        let fight = against_bugbear(person, "", (6, 1), &[]).open();
        assert_eq!(fight.number(1, "cantrips"), count, "{class}");
    }
}

#[test]
fn what_is_prepared_can_be_cast_again_and_again() {
    let _proof = proves(&["D20-SP-07", "D20-SP-09"]);
    // Two fireballs of 5 points and one more; then 2 are left of 17.
    let start = "prepared: [\"D20-SPL-15\"], spell_points: 17";
    let mut fight = opened(elenwe(
        start,
        &[1, 1, 1, 1, 1, 1, 20, 1, 1, 1, 1, 1, 1, 20, 1, 1, 1, 1, 1, 1, 20],
    ));
    assert_eq!(fight.forbidden(1, &cast(MAGIC_MISSILE, 2)), "D20-SP-07");
    for left in [12, 7, 2] {
        fight.choose(1, cast_at(FIREBALL, (6, 1)));
        fight.pass(1).pass(2);
        assert_eq!(fight.number(1, "spell-points"), left);
    }
    assert_eq!(fight.forbidden(1, &cast_at(FIREBALL, (6, 1))), "D20-SP-09");
}

#[test]
fn no_more_different_spells_are_prepared_than_the_class_has_slots() {
    let _proof = proves(&["D20-SP-07"]);
    // Elenwe may prepare two spells of level 3, as often as she names each.
    let twice = "prepared: [\"D20-SPL-15\", \"D20-SPL-15\", \"D20-SPL-18\"]";
    assert!(elenwe(twice, &[]).try_open().is_ok());
    // A wizard of level 5 may prepare one: of two in his record the first is ready.
    let person = caster(
        ("wizard", 5),
        16,
        &[],
        "prepared: [\"D20-SPL-15\", \"D20-SPL-16\"]",
    );
    let mut fight = opened(against_bugbear(person, "", (6, 1), &[]));
    assert_eq!(fight.forbidden(1, &cast_at(1, (6, 1))), "D20-SP-07");
    let both = "prepared: [\"D20-SPL-15\", \"D20-SPL-16\"]";
    let person = caster(("wizard", 5), 16, &[], both);
    let problems = against_bugbear(person, both, (6, 1), &[])
        .try_open()
        .err()
        .unwrap();
    assert!(
        problems
            .to_string()
            .contains("2 different spells of the level 3, but he can prepare 1")
    );
}

#[test]
fn the_class_level_limits_the_level_of_spells() {
    let _proof = proves(&["D20-SP-04"]);
    // A wizard of level 4 casts no fireball, a sorcerer of level 5 neither, one of level 6 does.
    for (class, level, is_fit) in [
        ("wizard", 4, false),
        ("wizard", 5, true),
        ("sorcerer", 5, false),
        ("sorcerer", 6, true),
    ] {
        let person = caster((class, level), 16, &[], "prepared: [\"D20-SPL-15\"]");
        let opened = against_bugbear(person, "", (6, 1), &[]).try_open();
        assert_eq!(opened.is_ok(), is_fit, "{class} {level}");
    }
    // The highest level also says how much a caster bears in a round: 2 * 3 - 1 = 5.
    let mut fight = opened(against_bugbear(
        altering(&["16"], "15", &["04"], "None"),
        "",
        (6, 1),
        &[1, 1, 1, 1, 1, 1, 20, 100, 11],
    ));
    fight.choose(1, cast_at(1, (6, 1)));
    holds(&fight.end(), "1 excess [] 4");
}

#[test]
fn who_casts_from_memory_casts_whatever_he_knows() {
    let _proof = proves(&["D20-SP-08", "D20-MET-01"]);
    // A sorcerer of level 6 with Charisma 16: 29 + 9 points. Magic missile, then altered as he casts, which takes the whole turn.
    let person = caster(
        ("sorcerer", 6),
        16,
        &["16"],
        "prepared: [\"D20-SPL-01\", \"D20-SPL-03\"]",
    );
    let mut fight = opened(against_two(person, "", (6, 1), &[1, 1, 1, 2, 2, 2, 31, 20]));
    assert_eq!(fight.number(1, "spell-points"), 38);
    fight.choose(1, cast(0, 2));
    fight.pass(1).pass(3).pass(2);
    assert_eq!(fight.number(1, "spell-points"), 37);
    // 2 missiles and 1: (2 + 1) * 1.5 = 4 each.
    fight.choose(1, cast(2, 2));
    let lines = fight.end();
    holds(&lines, "1 effective-level [] 3");
    holds(&lines, "1 price [] 5");
    assert_eq!(fight.number(1, "spell-points"), 32);
    assert_eq!(fight.number(2, "life"), 16 - 6 - 12);
    assert_eq!(fight.actions(1, "standard").0, 0);
    assert_eq!(fight.actions(1, "moves").0, 0);
}

#[test]
fn a_lost_spell_costs_its_points_all_the_same() {
    let _proof = proves(&["D20-SP-11"]);
    // On the defensive: 4 + 9 against 15 + 3.
    let mut fight = opened(against_bugbear(person(ELENWE), "", (2, 1), &[4]));
    fight.choose(1, act("cast-defensively"));
    fight.choose(1, cast_at(FIREBALL, (6, 6)));
    let lines = fight.end();
    holds(&lines, "1 spell-points 36 -> 31");
    holds(&lines, "1 forgoes spell-points D20-SP-11");
}

#[test]
fn dice_beyond_the_fewest_cost_points() {
    let _proof = proves(&["D20-SP-12"]);
    // A wizard of level 6 begins fireball with 5d6 and may pay a point for the sixth; magic missile with one of three missiles.
    let spells = "prepared: [\"D20-SPL-15\", \"D20-SPL-01\"]";
    for (slot, faces, price, loss) in [
        (3, &[6, 6, 6, 6, 6, 20][..], 5, 15),
        (4, &[6, 6, 6, 6, 6, 6, 20, 13, 20], 6, 18),
    ] {
        let person = caster(("wizard", 6), 16, &[], spells);
        let setup = against_two(person, "", (6, 1), faces).with("optional:sp-die-scaling");
        let mut fight = opened(setup);
        fight.choose(1, cast_at(slot, (6, 1)));
        let lines = fight.end();
        holds(&lines, &format!("1 price [] {price}"));
        assert_eq!(fight.number(2, "life"), 16 - loss, "{slot}");
    }
    for (slot, faces, price, loss) in [(0, &[1][..], 1, 2), (1, &[1, 1], 2, 4), (2, &[1, 1, 1], 3, 6)] {
        let person = caster(("wizard", 6), 16, &[], spells);
        let setup = against_two(person, "", (6, 1), faces).with("optional:sp-die-scaling");
        let mut fight = opened(setup);
        fight.choose(1, cast(slot, 2));
        let lines = fight.end();
        holds(&lines, &format!("1 price [] {price}"));
        assert_eq!(fight.number(2, "life"), 16 - loss, "{slot}");
    }
}

#[test]
fn few_points_tire() {
    let _proof = proves(&["D20-SP-13"]);
    // Half of 36 are 18, a quarter 9.
    for (left, state) in [(20, None), (19, Some("fatigued")), (10, Some("exhausted"))] {
        let start = format!("spell_points: {left}");
        let mut fight = opened(elenwe(&start, &[1, 1, 1]).with("optional:sp-vitalizing"));
        fight.choose(1, cast(MAGIC_MISSILE, 2));
        let states = fight.states(1);
        let found = ["exhausted", "fatigued"]
            .into_iter()
            .find(|state| states.contains(state));
        assert_eq!(found, state, "{left}");
        fight.end();
    }
}
