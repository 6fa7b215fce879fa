//! Spell points: what a caster has and pays, metamagic, and what over-spending does to him.

use klingentanz::battle::Choice;

use super::caster::*;
use super::proof::proves;
use super::story::{Setup, Story, act};
use super::tale::*;

/// Switches spell points on.
const POINTS: &str = "optional:spell-points";

/// A caster of a class and level with one score in all casting abilities, Constitution 12, Fortitude +3, 30 hit points, these feats and
/// spells; initiative +2.
fn caster((class, level): (&str, u8), score: u8, feats: &[&str], spells: &str) -> String {
    let feats: Vec<String> = feats
        .iter()
        .map(|feat| format!("(feat: \"D20-FEA-{feat}\")"))
        .collect();
    format!(
        r#"Inline((id: "D20-HER-90", name: (en: "Mage", de: "Magier", fr: "Mage"), shape: Human, kind: Humanoid, size: Medium,
        class: (class: "{class}", level: {level}), hit_dice: {level}, hit_points: 30,
        abilities: (strength: 10, dexterity: 14, constitution: 12, intelligence: {score}, wisdom: {score}, charisma: {score}),
        initiative: 2, speed: 6, base_attack: 3, saves: (fortitude: 3, reflex: 4, will: 5),
        attacks: [(weapon: "D20-WPN-10", hold: TwoHanded, bonus: 3, damage: (count: 1, sides: 6))],
        skills: {{Concentration: 10}}, feats: [{}],
        spells: ({spells})))"#,
        feats.join(", ")
    )
}

/// A wizard of level 6 with Intelligence 16, save DC 13 + level, 33 points and a cap of 5, who has prepared a fireball, and one spell
/// altered: the first one of his book where that counts as less than level 3, else the second.
fn altering(feats: &[&str], spell: &str, with: &[&str], level: &str) -> String {
    let with: Vec<String> = with.iter().map(|id| format!("\"D20-MTA-{id}\"")).collect();
    let altered = format!(
        "prepared: [\"D20-SPL-15\"], altered: [(spell: \"D20-SPL-{spell}\", with: [{}], level: {level})]",
        with.join(", ")
    );
    caster(("wizard", 6), 16, feats, &altered)
}

/// He stands on (1, 1), a bugbear somewhere who is off his guard.
fn against_bugbear(person: String, start: &str, at: (i16, i16), faces: &[u8]) -> Setup {
    let start = format!("{FIRST}, {start}");
    ground()
        .with(POINTS)
        .hero(person, (1, 1), &start)
        .foe(super::tale::person(BUGBEAR), at, SECOND)
        .dice(faces)
}

/// The same with an orc far away, so that the fight goes on without the bugbear.
fn against_two(person: String, start: &str, at: (i16, i16), faces: &[u8]) -> Setup {
    against_bugbear(person, start, at, faces).foe(super::tale::person(ORC), (11, 0), "initiative_die: 5")
}

fn opened(setup: Setup) -> Story {
    let mut fight = setup.open();
    fight.skip();
    fight
}

fn elenwe(start: &str, faces: &[u8]) -> Setup {
    against_bugbear(person(ELENWE), start, (6, 1), faces)
}

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

/// A wizard who has cast an empowered fireball, 4 points too many, with dice for that.
fn strained(start: &str, faces: &[u8]) -> Story {
    let mut all = vec![1, 1, 1, 1, 1, 1, 20];
    all.extend(faces);
    let person = altering(&["16"], "15", &["04"], "None");
    let friend = super::tale::person(ALDA);
    let setup = against_bugbear(person, start, (6, 1), &all).hero(friend, (11, 11), "initiative_die: 10");
    let mut fight = opened(setup);
    fight.choose(1, cast_at(1, (6, 1)));
    fight
}

#[test]
fn over_spending_strains_fells_maddens_or_kills() {
    let _proof = proves(&["D20-OVR-01", "D20-OVR-02", "D20-OVR-03", "D20-OVR-04"]);
    // The row of 4 to 6 points: death to 2, madness to 10, collapse to 30, then strain. Fortitude 3 against 14: 10 fails, 11 passes, which
    // makes it one step milder; a natural 20 always passes.
    let tired = "conditions: [(state: Fatigued, until: Open)]";
    let spent = "conditions: [(state: Exhausted, until: Open)]";
    for (start, faces, told, state) in [
        ("", &[31, 11][..], "1 bears-it", None),
        ("", &[31, 10], "1 strain", Some("fatigued")),
        (tired, &[31, 10], "1 strain", Some("exhausted")),
        (spent, &[31, 10, 3], "1 collapse", Some("unconscious")),
        ("", &[30, 11], "1 strain", Some("fatigued")),
        ("", &[30, 10, 3], "1 collapse", Some("unconscious")),
        ("", &[11, 10, 3], "1 collapse", Some("unconscious")),
        ("", &[10, 11, 3], "1 collapse", Some("unconscious")),
        ("", &[10, 10], "1 madness", Some("confused")),
        ("", &[3, 10], "1 madness", Some("confused")),
        ("", &[2, 11], "1 madness", Some("confused")),
        ("", &[2, 10], "1 death", Some("dead")),
    ] {
        let mut fight = strained(start, faces);
        let states = fight.states(1);
        let is_there = state.is_none_or(|state| states.contains(&state));
        assert!(is_there, "{faces:?}: {states:?}");
        holds(&fight.end(), told);
    }
    // The collapse lasts for 2 rounds, then he is exhausted.
    let mut fight = strained("", &[30, 10, 2]);
    assert!(fight.states(1).contains(&"prone"));
    fight.pass(3).pass(2).pass(3).pass(2);
    let states = fight.states(1);
    assert!(
        !states.contains(&"unconscious") && states.contains(&"exhausted"),
        "{states:?}"
    );
    fight.end();
}

#[test]
fn every_row_of_the_table_of_over_spending_is_there() {
    let _proof = proves(&["D20-OVR-03"]);
    // Excess, then the highest faces of death, madness and collapse. Spells that cost so much: 5 + excess.
    let rows: [(u8, &[&str], &[&str], [u8; 3]); 6] = [
        (2, &["19"], &["07"], [0, 2, 12]),
        (4, &["16"], &["04"], [2, 10, 30]),
        (8, &["15"], &["03"], [5, 20, 45]),
        (14, &["15", "17"], &["03", "05"], [10, 30, 60]),
        (18, &["15", "16", "17"], &["03", "04", "05"], [20, 45, 75]),
        (
            22,
            &["13", "14", "15", "16", "17"],
            &["01", "02", "03", "04", "05"],
            [30, 60, 90],
        ),
    ];
    for (excess, feats, with, [death, madness, collapse]) in rows {
        let spell = if excess == 2 { "17" } else { "15" };
        let dice = match excess {
            2 | 14 => 0,
            _ => 6,
        };
        for (face, told) in [
            (death, "1 death"),
            (death + 1, "1 madness"),
            (madness, "1 madness"),
            (madness + 1, "1 collapse"),
            (collapse, "1 collapse"),
            (collapse + 1, "1 strain"),
            (100, "1 strain"),
        ] {
            if face == 0 {
                continue;
            }
            let mut faces = vec![1; dice];
            if spell == "15" {
                faces.push(20);
            }
            faces.extend([face, 1]);
            if told == "1 collapse" {
                faces.push(4);
            }
            let person = altering(feats, spell, with, "None");
            let mut fight = opened(against_two(person, "", (6, 1), &faces));
            let choice: Choice = if spell == "17" {
                cast(1, 1)
            } else {
                cast_at(1, (6, 1))
            };
            fight.choose(1, choice);
            let lines = fight.end();
            holds(&lines, &format!("1 excess [] {excess}"));
            holds(&lines, told);
        }
    }
}

#[test]
fn the_odds_tell_what_over_spending_may_do() {
    let _proof = proves(&["D20-OVR-01"]);
    // Fortitude 3 against 14: 10 of 20 save. Death 2 % unsaved: 1 %. Madness 8 % unsaved and 2 % saved: 5 %. Collapse 20 and 8: 14 %.
    // Strain 70 and 20: 45 %.
    let person = altering(&["16"], "15", &["04"], "None");
    let mut fight = opened(against_bugbear(
        person,
        "",
        (6, 1),
        &[1, 1, 1, 1, 1, 1, 20, 31, 20],
    ));
    let odds = fight.odds(&cast_at(1, (6, 1))).unwrap();
    let of = |name: &str| {
        let found = odds.effects.iter().find(|(term, _)| term.0 == name);
        found.map(|(_, chance)| chance.parts(100))
    };
    assert_eq!(
        ["death", "madness", "collapse", "strain"].map(of),
        [Some(1), Some(5), Some(14), Some(45)]
    );
    fight.choose(1, cast_at(1, (6, 1)));
    fight.end();
}

#[test]
fn who_casts_with_too_few_points_dies_or_goes_mad() {
    let _proof = proves(&["D20-OVR-05"]);
    // A fireball with 3 points: 2 are missing. 60 kills, 61 maddens; Fortitude 2 against 17 turns death into madness: 15.
    for (faces, told, state) in [
        (&[60, 14][..], "1 death", "dead"),
        (&[60, 15], "1 madness", "confused"),
        (&[61], "1 madness", "confused"),
    ] {
        let mut all = vec![1, 1, 1, 1, 1, 1, 20];
        all.extend(faces);
        let mut fight = opened(elenwe("spell_points: 3", &all).with("optional:sp-beyond-quota"));
        fight.choose(1, cast_at(FIREBALL, (6, 1)));
        assert!(fight.states(1).contains(&state), "{faces:?}");
        let lines = fight.end();
        holds(&lines, "1 spell-points 3 -> 0");
        holds(&lines, told);
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
