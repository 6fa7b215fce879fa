//! Clerics turn undead: how strong they may be, how many, how long they flee, and how often a day.

use klingentanz::battle::{Choice, Term};
use klingentanz::dice::Chance;

use super::caster::{DURGAN, FIRST, SECOND, SKELETON, holds};
use super::proof::proves;
use super::story::{Setup, Story, act};
use super::tale::*;

/// A cleric of a level with a Charisma: 30 hit points, base attack 3, speed 6.
fn cleric(level: u8, charisma: i16) -> String {
    format!(
        r#"Inline((id: "D20-HER-91", name: (en: "Cleric", de: "Kleriker", fr: "Prêtre"), shape: Human, kind: Humanoid, size: Medium,
        class: (class: "cleric", level: {level}), hit_dice: {level}, hit_points: 30,
        abilities: (strength: 10, dexterity: 10, constitution: 12, intelligence: 10, wisdom: 14, charisma: {charisma}),
        initiative: 0, speed: 6, base_attack: 3, saves: (fortitude: 4, reflex: 1, will: 6),
        attacks: [(weapon: "D20-WPN-04", hold: OneHanded, bonus: 3, damage: (count: 1, sides: 6))]))"#
    )
}

/// Somebody undead of so many Hit Dice: 20 hit points, AC 10, claws +3, speed 6.
fn undead(hit_dice: u8) -> String {
    format!(
        r#"Inline((id: "D20-OPP-9{}", name: (en: "Undead", de: "Untoter", fr: "Mort-vivant"), shape: Zombie, kind: Undead, size: Medium,
        hit_dice: {hit_dice}, hit_points: 20, abilities: (strength: 12, dexterity: 10, wisdom: 10, charisma: 10),
        initiative: 0, speed: 6, base_attack: 2, saves: (fortitude: 0, reflex: 0, will: 3),
        natural: [(part: Claw, count: 2, bonus: 3, damage: (count: 1, sides: 4, plus: 1), types: [Slashing])], darkvision: 12))"#,
        hit_dice % 10
    )
}

fn turn() -> Choice {
    act("turn-undead")
}

/// Places in the order of the turns after the first one.
const PLACES: [&str; 5] = [
    "initiative_die: 9",
    "initiative_die: 8",
    "initiative_die: 7",
    "initiative_die: 6",
    "initiative_die: 5",
];

/// A cleric of level 6 without a bonus at (1, 1) and those undead where they stand, in the order of their ids from 2 on.
fn against(those: &[(u8, (i16, i16))], faces: &[u8]) -> Story {
    opened(ground().hero(cleric(6, 10), (1, 1), FIRST).dice(faces), those)
}

fn opened(mut setup: Setup, those: &[(u8, (i16, i16))]) -> Story {
    for ((hit_dice, at), place) in those.iter().zip(PLACES) {
        setup = setup.foe(undead(*hit_dice), *at, place);
    }
    let mut fight = setup.open();
    fight.skip();
    assert_eq!(fight.asked(), Some((1, "turn")));
    fight
}

/// Whether somebody flees or is destroyed.
fn is_met(fight: &Story, who: u16) -> bool {
    let states = fight.states(who);
    states.contains(&"turned") || states.contains(&"dead")
}

#[test]
fn the_check_says_how_strong_a_creature_may_be() {
    let _proof = proves(&["D20-ACT-T36"]);
    // A face, a Charisma, and the Hit Dice that a cleric of level 6 meets at most: 6 - 4 with 0 or less, 6 - 3 with 1 to 3, and so on.
    let rows = [
        (2, 6, 2),
        (1, 10, 3),
        (3, 10, 3),
        (4, 10, 4),
        (6, 10, 4),
        (7, 10, 5),
        (9, 10, 5),
        (10, 10, 6),
        (12, 10, 6),
        (13, 10, 7),
        (15, 10, 7),
        (16, 10, 8),
        (18, 10, 8),
        (19, 10, 9),
        (18, 16, 9),
        (19, 16, 10),
        (20, 16, 10),
    ];
    for (face, charisma, most) in rows {
        // The nearer one has a Hit Die too many; two sixes turn 12 + 6 and the modifier.
        let setup = ground()
            .hero(cleric(6, charisma), (1, 1), FIRST)
            .dice(&[face, 6, 6]);
        let mut fight = opened(setup, &[(most + 1, (3, 1)), (most, (5, 1))]);
        fight.choose(1, turn());
        let lines = fight.end();
        let told = format!("1 turning-limit [] {most}: 6 D20-ACT-T36");
        holds(&lines, &told);
        assert!(!is_met(&fight, 2) && is_met(&fight, 3), "{face}: {lines:#?}");
    }
}

#[test]
fn the_log_says_what_the_dice_have_decided() {
    let _proof = proves(&["D20-ACT-T36", "D20-ACT-08"]);
    // 12 and 2 for Charisma make 14: a Hit Die above the level. 3 + 2 + 6 + 2 = 13 Hit Dice in all.
    let setup = ground().hero(cleric(6, 14), (1, 1), FIRST).dice(&[12, 3, 2]);
    let mut fight = opened(setup, &[(3, (3, 1)), (7, (5, 1))]);
    fight.choose(1, turn());
    let lines = fight.end();
    let told = [
        "1 turn-undead",
        "1 turnings 5 -> 4 D20-ACT-T36",
        "1 turning-check [12] 14: 12 D20-ACT-T36 +2 D20-CORE-04",
        "1 turning-limit [] 7: 6 D20-ACT-T36 +1 D20-ACT-T36",
        "1 turning-power [3, 2] 13: 5 D20-ACT-T36 +6 D20-ACT-T36 +2 D20-CORE-04",
        "1 destroys",
        "2 dead D20-DTH-04",
        "3 turned D20-ACT-T36",
    ];
    let found: Vec<&str> = lines
        .iter()
        .map(String::as_str)
        .filter(|line| told.contains(line))
        .collect();
    assert_eq!(found, told, "{lines:#?}");
}

#[test]
fn the_nearest_come_first_until_nothing_is_left() {
    let _proof = proves(&["D20-ACT-T36"]);
    // 1 + 1 + 6 = 8: 5 for the nearest; 4 are too many for the next, 3 are what is left.
    let those = [(1, (7, 1)), (3, (6, 1)), (4, (5, 1)), (5, (4, 1)), (7, (3, 1))];
    let mut fight = against(&those, &[10, 1, 1]);
    fight.choose(1, turn());
    fight.end();
    let met: Vec<bool> = (2..=6).map(|who| is_met(&fight, who)).collect();
    assert_eq!(met, [false, true, false, true, false]);
}

#[test]
fn where_all_are_too_strong_no_further_dice_fall() {
    let _proof = proves(&["D20-ACT-T36"]);
    let mut fight = against(&[(7, (3, 1))], &[12]);
    fight.choose(1, turn());
    fight.end();
    assert!(!is_met(&fight, 2));
}

#[test]
fn whoever_has_half_the_hit_dice_is_destroyed() {
    let _proof = proves(&["D20-ACT-T36"]);
    let mut fight = against(&[(3, (3, 1)), (4, (5, 1))], &[10, 6, 6]);
    fight.choose(1, turn());
    fight.end();
    assert!(fight.states(2).contains(&"dead"));
    assert!(fight.states(3).contains(&"turned") && !fight.states(3).contains(&"dead"));
}

#[test]
fn the_turned_flee_for_ten_rounds_and_cower_in_a_corner() {
    let _proof = proves(&["D20-ACT-T36"]);
    let mut fight = against(&[(4, (3, 1))], &[10, 1, 1]);
    fight.choose(1, turn());
    fight.pass(1);
    let lines = fight.lines();
    holds(&lines, "2 forgoes turns D20-ACT-T36");
    // It runs to the far end of the field.
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("2 to 11,") && line.ends_with("D20-MOV-07")),
        "{lines:#?}"
    );
    for round in 2..=10 {
        assert_eq!(fight.asked(), Some((1, "turn")), "round {round}");
        assert!(fight.states(2).contains(&"turned"), "round {round}");
        fight.pass(1);
    }
    // Where it gets no farther it cowers.
    let lines = fight.lines();
    assert!(lines.contains(&"2 cowering D20-CND-03".to_owned()), "{lines:#?}");
    assert!(
        lines.contains(&"2 not turned D20-ACT-T36".to_owned()),
        "{lines:#?}"
    );
    assert_eq!(fight.asked(), Some((1, "turn")));
    fight.pass(1);
    assert_eq!(fight.asked(), Some((2, "turn")));
}

#[test]
fn a_turned_creature_drops_nothing_and_flees_from_the_cleric() {
    let _proof = proves(&["D20-ACT-T36"]);
    // Alda stands in the east, the cleric in the west: it runs towards her. It is a skeleton, for which a cleric of level 1 is no destroyer.
    let mut fight = ground()
        .hero(cleric(1, 10), (1, 1), FIRST)
        .foe(person(SKELETON), (3, 1), SECOND)
        .hero(person(ALDA), (11, 8), "initiative_die: 10")
        .dice(&[10, 1, 1])
        .open();
    fight.skip();
    fight.choose(1, turn());
    fight.pass(1).pass(3);
    let lines = fight.end();
    holds(&lines, "2 to 10,8 SE 2 D20-MOV-07");
    let states = fight.states(2);
    assert!(
        states.contains(&"turned") && !states.contains(&"disarmed"),
        "{states:?}"
    );
}

#[test]
fn undead_are_turned_three_times_a_day_and_once_more_for_each_point_of_charisma() {
    let _proof = proves(&["D20-ACT-T36", "D20-HER-04"]);
    let uses = |charisma| {
        let setup = ground().hero(cleric(6, charisma), (1, 1), FIRST);
        opened(setup, &[(12, (3, 1))]).number(1, "turnings")
    };
    assert_eq!([4, 6, 8, 10, 12, 16].map(uses), [0, 1, 2, 3, 4, 6]);
    let mut fight = ground()
        .hero(person(DURGAN), (1, 1), FIRST)
        .foe(undead(12), (6, 1), SECOND)
        .dice(&[10, 11, 12])
        .open();
    fight.skip();
    for left in (0..3).rev() {
        fight.choose(1, turn());
        assert_eq!(fight.number(1, "turnings"), left);
        assert_eq!(fight.actions(1, "standard"), (0, 1));
        fight.pass(1).pass(2);
    }
    assert_eq!(fight.number(1, "life"), 48);
    assert_eq!(fight.forbidden(1, &turn()), "D20-ACT-T36");
    assert_eq!(
        fight.why_not(1, &turn()),
        "No turning of undead is left today (D20-ACT-T36)"
    );
    fight.end();
}

#[test]
fn others_do_not_turn_undead_and_nobody_turns_what_is_not_there() {
    let _proof = proves(&["D20-ACT-T36"]);
    let fight = duel((ALDA, FIRST), (SKELETON, SECOND), &[]);
    assert!(!fight.offered().contains(&"turn-undead"));
    assert_eq!(
        fight.why_not(1, &turn()),
        "Only clerics turn undead (D20-ACT-T36)"
    );
    let mut fight = duel((DURGAN, FIRST), (ORC, SECOND), &[]);
    assert!(!fight.offered().contains(&"turn-undead"));
    assert_eq!(fight.forbidden(1, &turn()), "D20-ACT-T36");
    let why = fight.why_not(1, &turn());
    assert!(
        why.starts_with("No undead foe within 12 squares can be reached"),
        "{why}"
    );
}

#[test]
fn turning_gives_nobody_an_opening() {
    let _proof = proves(&["D20-ACT-T36"]);
    let mut fight = ground()
        .hero(person(DURGAN), (1, 1), FIRST)
        .foe(undead(12), (2, 1), SECOND)
        .dice(&[10])
        .open();
    // Both have acted once, so that the undead one may strike at whoever lays himself open.
    fight.pass(1).pass(2).skip();
    fight.choose(1, turn());
    assert_eq!(fight.asked(), Some((1, "turn")));
    assert_eq!(fight.actions(1, "standard"), (0, 1));
    // To leave the square does lay him open.
    fight.choose(1, go("walk", &[(0, 1), (0, 2)]));
    assert_eq!(fight.asked(), Some((2, "opportunity")));
    fight.end();
}

#[test]
fn turning_carries_twelve_squares_and_not_through_walls() {
    let _proof = proves(&["D20-ACT-T36"]);
    // (11, 3) and (11, 4) are 11 + 1 and 11 + 2 squares from (0, 0), as every second diagonal counts twice; a wall is before the nearest one.
    let field = |faces: &[u8]| {
        ground()
            .hero(cleric(6, 10), (0, 0), FIRST)
            .walls(&["", "", "", "", "", "######", "", ""])
            .dice(faces)
    };
    let mut fight = opened(field(&[10, 6, 6]), &[(1, (0, 7)), (1, (11, 3)), (1, (11, 4))]);
    fight.choose(1, turn());
    fight.end();
    let met: Vec<bool> = (2..=4).map(|who| is_met(&fight, who)).collect();
    assert_eq!(met, [false, true, false]);
    let mut fight = opened(field(&[]), &[(1, (0, 7)), (1, (11, 4))]);
    assert_eq!(fight.forbidden(1, &turn()), "D20-ACT-T36");
}

#[test]
fn whoever_flees_already_is_passed_over_and_friends_are_not() {
    let _proof = proves(&["D20-ACT-T36"]);
    // 1 + 1 + 6 = 8 are enough for one of 5 Hit Dice each time; the first one flees by then.
    let mut fight = against(&[(5, (3, 1)), (5, (3, 9))], &[10, 1, 1, 10, 1, 1]);
    fight.choose(1, turn());
    assert!(is_met(&fight, 2) && !is_met(&fight, 3));
    fight.pass(1).pass(3);
    fight.choose(1, turn());
    assert!(is_met(&fight, 3));
    fight.end();
    // A friend who is undead is nearer than the foe.
    let mut fight = ground()
        .hero(cleric(6, 10), (1, 1), FIRST)
        .hero(undead(5), (2, 1), PLACES[0])
        .foe(undead(4), (5, 1), PLACES[1])
        .dice(&[10, 1, 1])
        .open();
    fight.skip();
    fight.choose(1, turn());
    fight.end();
    assert!(is_met(&fight, 2) && !is_met(&fight, 3));
}

#[test]
fn a_cleric_who_comes_near_or_strikes_from_near_sets_the_turned_free() {
    let _proof = proves(&["D20-ACT-T36"]);
    // It stands in a dead end: from three squares away he comes up to two.
    let end = ["#####", "     ", "#####"];
    let pocket = |at: i16, faces: &[u8]| {
        let setup = ground()
            .hero(cleric(6, 10), (1, 1), FIRST)
            .walls(&end)
            .thing((at + 1, 0), "solid")
            .thing((at + 1, 1), "solid")
            .thing((at + 1, 2), "solid")
            .dice(faces);
        opened(setup, &[(4, (at, 1))])
    };
    let mut fight = pocket(4, &[10, 1, 1]);
    fight.choose(1, turn());
    fight.choose(1, go("walk", &[(0, 1)]));
    fight.pass(1);
    assert!(fight.states(2).contains(&"turned") && fight.states(2).contains(&"cowering"));
    fight.choose(1, go("walk", &[(1, 1)]));
    assert!(fight.states(2).contains(&"turned"));
    fight.choose(1, go("walk", &[(2, 1)]));
    let lines = fight.end();
    assert!(
        lines.contains(&"2 not turned D20-ACT-T36".to_owned()),
        "{lines:#?}"
    );
    // Beside it nothing happens until he strikes: 2 + 3 do not reach AC 10 - 2 for whoever cowers.
    let mut fight = pocket(2, &[10, 1, 1, 2]);
    fight.choose(1, turn());
    fight.pass(1);
    assert!(fight.states(2).contains(&"turned"));
    fight.choose(1, hit("strike", 2, 0));
    fight.end();
    assert!(!fight.states(2).contains(&"turned"));
}

/// Faces of three dice, a d20 and two d6, after which the nearest one is met: worked out here once more.
fn ways(level: i16, modifier: i16, hit_dice: i16) -> u128 {
    let mut met = 0;
    for face in 1..=20i16 {
        let result = face + modifier;
        // Three results make a step from 1 on, up to 4 above the level.
        let step = if result <= 0 {
            -4
        } else {
            ((result - 1) / 3 - 3).min(4)
        };
        for one in 1..=6 {
            for other in 1..=6 {
                let in_all = one + other + level + modifier;
                met += u128::from(hit_dice <= level + step && hit_dice <= in_all);
            }
        }
    }
    met
}

#[test]
fn the_odds_are_those_of_the_dice() {
    let _proof = proves(&["D20-ACT-T36"]);
    let cases = [
        (6, 10, 7, false),
        (6, 14, 8, false),
        (6, 6, 3, true),
        (2, 10, 5, false),
        (1, 4, 3, false),
        (1, 10, 2, false),
        (10, 18, 14, false),
        (6, 10, 11, false),
    ];
    for (level, charisma, hit_dice, is_destroyed) in cases {
        let setup = ground().hero(cleric(level, charisma), (1, 1), FIRST).dice(&[]);
        let setup = setup.foe(undead(1), (9, 9), SECOND);
        let fight = opened(setup, &[(hit_dice, (3, 1))]);
        let modifier = (charisma - 10) / 2;
        let chance = Chance::new(ways(i16::from(level), modifier, i16::from(hit_dice)), 720);
        let odds = fight.odds(&turn());
        // A cleric of Charisma 4 may do it no time at all, but the dice are the same.
        let odds = odds.unwrap();
        let word = |name| Term::named(name).unwrap();
        assert_eq!(odds.chain, [(word("turned"), chance)], "{level} {hit_dice}");
        let destroyed = if is_destroyed { chance } else { Chance::NEVER };
        assert_eq!(odds.effect(word("destroyed")), destroyed);
    }
    // 1 or 2 and -2 reach nobody of 3 Hit Dice: 18 of 20.
    assert_eq!(ways(6, -2, 3), 18 * 36);
}

/// What the computer thinks of turning undead; none where it does not think of it.
fn worth(fight: &Story) -> Option<i64> {
    let weighed = fight.system.appraise(fight.app.world(), fight.battle);
    let found = weighed.iter().find(|(choice, _)| *choice == turn());
    found.map(|(_, worth)| *worth)
}

#[test]
fn the_computer_turns_the_more_readily_the_more_it_meets() {
    let few = against(&[(4, (3, 1))], &[]);
    let many = against(&[(4, (3, 1)), (4, (4, 3)), (4, (5, 5))], &[]);
    let weak = against(&[(3, (3, 1))], &[]);
    let [few, many, weak] = [few, many, weak].map(|fight| worth(&fight).unwrap());
    assert!(0 < few && few < many && few < weak, "{few} {many} {weak}");
    // Out of reach or too strong for any check it does not think of it.
    let far = opened(ground().hero(cleric(6, 10), (0, 0), FIRST), &[(1, (11, 11))]);
    assert_eq!(worth(&far), None);
    assert_eq!(worth(&against(&[(12, (3, 1))], &[])), None);
    // Three skeletons around him are what he turns first.
    let mut setup = ground().hero(person(DURGAN), (5, 5), FIRST);
    for (at, place) in [(4, 5), (6, 5), (5, 4)].into_iter().zip(PLACES) {
        setup = setup.foe(person(SKELETON), at, place);
    }
    let fight = setup.open();
    let weighed = fight.system.appraise(fight.app.world(), fight.battle);
    let best = weighed.into_iter().max_by_key(|(_, worth)| *worth);
    assert_eq!(best.map(|(choice, _)| choice), Some(turn()));
}

#[test]
fn the_computer_lets_pass_whom_it_has_turned() {
    let _proof = proves(&["D20-ACT-T36"]);
    // It runs away from beside the cleric, who could strike: 2 + 3 do not reach AC 10.
    let mut fight = against(&[(4, (2, 1))], &[10, 1, 1, 2]);
    fight.choose(1, turn());
    fight.pass(1);
    assert_eq!(fight.asked(), Some((1, "opportunity")));
    let weighed = fight.system.appraise(fight.app.world(), fight.battle);
    let strike = hit("strike", 2, 0);
    let found = weighed.iter().find(|(choice, _)| *choice == strike);
    assert!(found.is_some_and(|(_, worth)| *worth < 0), "{found:?}");
    assert!(fight.states(2).contains(&"turned"));
    fight.choose(1, strike);
    fight.end();
    assert!(!fight.states(2).contains(&"turned"));
}
