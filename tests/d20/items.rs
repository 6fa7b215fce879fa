//! Potions, wands and scrolls: taken in hand, used, and the openings that they give.

use klingentanz::battle::Choice;
use klingentanz::board::Facing;

use super::caster::*;
use super::proof::proves;
use super::story::{Setup, Story, act, act_with};
use super::tale::*;

/// Somebody of a class and level with a longsword, AC 12, 30 hit points, and Intelligence and Wisdom of this score, who carries these things.
fn bearer((class, level): (&str, u8), score: u8, items: &str) -> String {
    let spells = if class == "fighter" {
        ""
    } else {
        "spells: (prepared: []),"
    };
    format!(
        r#"Inline((id: "D20-HER-90", name: (en: "Ilse", de: "Ilse", fr: "Ilse"), shape: Human, kind: Humanoid, size: Medium,
        class: (class: "{class}", level: {level}), hit_dice: {level}, hit_points: 30,
        abilities: (strength: 10, dexterity: 14, constitution: 12, intelligence: {score}, wisdom: {score}, charisma: 10),
        initiative: 2, speed: 6, base_attack: 3, saves: (fortitude: 3, reflex: 4, will: 5),
        attacks: [(weapon: "D20-WPN-19", hold: OneHanded, bonus: 3, damage: (count: 1, sides: 8))],
        skills: {{Concentration: 10}}, {spells} items: [{items}]))"#
    )
}

/// On (1, 1), with a bugbear somewhere; both have had a turn.
fn warm(person: String, start: &str, at: (i16, i16), faces: &[u8]) -> Story {
    let mut fight = setup(person, start, at, faces).open();
    fight.pass(1).pass(2).skip();
    fight
}

fn setup(person: String, start: &str, at: (i16, i16), faces: &[u8]) -> Setup {
    ground()
        .hero(person, (1, 1), &format!("{FIRST}, {start}"))
        .foe(super::tale::person(BUGBEAR), at, SECOND)
        .dice(faces)
}

fn potion(of: &str) -> String {
    format!("(kind: Potion, spell: \"D20-SPL-{of}\")")
}

fn wand(of: &str, rest: &str) -> String {
    format!("(kind: Wand, spell: \"D20-SPL-{of}\"{rest})")
}

fn scroll(of: &str) -> String {
    format!("(kind: Scroll, spell: \"D20-SPL-{of}\")")
}

const TAKE: &str = "take-out";
const DRINK: &str = "drink";

/// The bugbear strikes or lets it be.
fn opening(fight: &mut Story, strikes: bool) {
    assert_eq!(fight.asked(), Some((2, "opportunity")));
    if strikes {
        fight.choose(2, hit("strike", 1, 0));
    } else {
        fight.pass(2);
    }
}

#[test]
fn a_potion_is_taken_out_and_drunk_and_both_lay_open() {
    let _proof = proves(&["D20-ACT-T32", "D20-ACT-T26"]);
    // The bugbear hits AC 12 with 10 + 5 for 1 + 2: 10 - 3 = 7. The potion of a caster of level 1: 8 + 1.
    let hero = bearer(("fighter", 4), 10, &potion("08"));
    let mut fight = warm(hero, "hit_points: 10", (2, 1), &[10, 1, 8]);
    assert_eq!(fight.number(1, "potions"), 1);
    assert!(fight.why_not(1, &act_with(DRINK, 0)).contains("taken out first"));
    fight.choose(1, act_with(TAKE, 0));
    opening(&mut fight, true);
    assert!(
        fight
            .why_not(1, &act_with(TAKE, 0))
            .contains("in your hand already")
    );
    fight.choose(1, act_with(DRINK, 0));
    let lines = fight.lines();
    holds(&lines, "1 life 10 -> 7");
    holds(&lines, "1 life 7 -> 16 D20-SPL-08");
    holds(&lines, "1 potions 1 -> 0 D20-ACT-T32");
    assert!(fight.why_not(1, &act_with(TAKE, 0)).contains("Nothing is left"));
}

#[test]
fn whoever_drinks_in_reach_of_a_foe_is_struck_first() {
    let _proof = proves(&["D20-ACT-T32", "D20-AOO-06"]);
    // It is in hand already when the bugbear has its next opportunity. 10 + 5 hits for 3, then 1 + 1 are healed.
    let hero = bearer(("fighter", 4), 10, &potion("08"));
    let mut fight = warm(hero, "hit_points: 10", (2, 1), &[10, 1, 1]);
    fight.choose(1, act_with(TAKE, 0));
    opening(&mut fight, false);
    fight.pass(1).pass(2).skip();
    fight.choose(1, act_with(DRINK, 0));
    opening(&mut fight, true);
    let lines = fight.lines();
    let place = |start: &str| lines.iter().position(|line| line.starts_with(start));
    assert!(
        place("1 life 10 -> 7").unwrap() < place("1 life 7 -> 9 D20-SPL-08").unwrap(),
        "{lines:#?}"
    );
}

#[test]
fn a_potion_guards_whoever_drinks_it() {
    let _proof = proves(&["D20-ACT-T32"]);
    // Mage armour: 4 points of AC.
    let hero = bearer(("fighter", 4), 10, &potion("03"));
    let mut fight = warm(hero, "", (9, 9), &[]);
    assert_eq!(fight.number(1, "armour-class"), 12);
    fight.choose(1, act_with(TAKE, 0)).choose(1, act_with(DRINK, 0));
    assert_eq!(fight.number(1, "armour-class"), 16);
    fight.end();
}

#[test]
fn a_wand_is_used_in_reach_of_foes_without_an_opening() {
    let _proof = proves(&["D20-ACT-T33"]);
    // Two missiles of a caster of level 3: 3 + 1 and 2 + 1.
    let hero = bearer(("wizard", 1), 10, &wand("01", ", uses: 2, caster_level: Some(3)"));
    let mut fight = warm(hero, "", (2, 1), &[3, 2]);
    fight.choose(1, act_with(TAKE, 0));
    opening(&mut fight, false);
    fight.pass(1).pass(2).skip();
    fight.choose(1, cast(0, 2));
    let lines = fight.lines();
    holds(&lines, "2 life 16 -> 12 D20-SPL-01");
    holds(&lines, "2 life 12 -> 9 D20-SPL-01");
    holds(&lines, "1 charges 2 -> 1 D20-ACT-T33");
    assert_eq!(fight.asked(), Some((1, "turn")));
    // It stays in the hand.
    fight.pass(1).pass(2).skip();
    assert!(fight.offered().contains(&"cast"));
}

#[test]
fn what_a_thing_holds_is_withstood_by_its_lowest_caster() {
    let _proof = proves(&["D20-ACT-T33"]);
    // Burning hands of level 1: 10 + 1 and nothing for an ability of 10 + 1. Reflex +4 of the bugbear: 6 + 4 = 10 fails, 7 + 4 = 11 saves
    // half. One die at level 1: 4.
    for (face, left) in [(6, 12), (7, 14)] {
        let hero = bearer(("wizard", 6), 18, &wand("02", ""));
        let mut fight = warm(hero, "", (3, 1), &[4, face]);
        fight.choose(1, act_with(TAKE, 0));
        fight.choose(1, spell_of("cast-towards", 0, None, None, Some(Facing::E)));
        holds(&fight.lines(), &format!("2 life 16 -> {left} D20-SPL-02"));
    }
}

#[test]
fn a_scroll_is_cast_in_the_open_and_lost_by_a_blow() {
    let _proof = proves(&["D20-ACT-T34", "D20-MAG-03"]);
    // 10 + 5 hits for 1 + 2. Concentration 10 against DC 10 + 3: 2 + 10 fails.
    let hero = bearer(("wizard", 6), 18, &scroll("15"));
    let mut fight = warm(hero, "", (2, 1), &[10, 1, 2]);
    fight.choose(1, act_with(TAKE, 0));
    opening(&mut fight, false);
    fight.pass(1).pass(2).skip();
    fight.choose(1, cast_at(0, (8, 8)));
    opening(&mut fight, true);
    let lines = fight.lines();
    holds(&lines, "1 scrolls 1 -> 0 D20-ACT-T34");
    holds(&lines, "1 forgoes fireball D20-MAG-03");
}

#[test]
fn a_scroll_of_a_better_caster_takes_a_check() {
    let _proof = proves(&["D20-ACT-T34"]);
    // A fireball takes a caster of level 5: d20 + 3 against 6. 2 + 3 fails; 3 + 3 reads it, five dice of 1 against 16, and 1 fails the save.
    let hero = || bearer(("wizard", 3), 18, &scroll("15"));
    let read = |faces: &[u8]| {
        let mut fight = warm(hero(), "", (8, 1), faces);
        fight.choose(1, act_with(TAKE, 0)).choose(1, cast_at(0, (8, 1)));
        fight.lines()
    };
    holds(&read(&[2]), "1 forgoes fireball D20-ACT-T34");
    holds(&read(&[3, 1, 1, 1, 1, 1, 1]), "2 life 16 -> 11 D20-SPL-15");
    // 18 of 20 faces reach it, as the odds say.
    let mut fight = warm(hero(), "", (8, 1), &[]);
    fight.choose(1, act_with(TAKE, 0));
    let odds = fight.odds(&cast_at(0, (8, 1))).unwrap();
    assert_eq!(odds.chain[0].1.per_mille(), 900);
    fight.end();
}

#[test]
fn wands_and_scrolls_are_for_those_who_know_their_spells() {
    let _proof = proves(&["D20-ACT-T33", "D20-ACT-T34"]);
    let refused = |who: (&str, u8), score: u8, item: String, choice: Choice| {
        let mut fight = warm(bearer(who, score, &item), "", (8, 1), &[]);
        fight.choose(1, act_with(TAKE, 0));
        let why = fight.why_not(1, &choice);
        assert!(why.contains("not on the list"), "{why}");
        fight.end();
    };
    // No class for it; another list; an Intelligence of 12 where 13 is asked for.
    refused(("fighter", 4), 18, wand("01", ""), cast(0, 2));
    refused(("cleric", 6), 18, wand("01", ""), cast(0, 2));
    refused(("wizard", 6), 12, scroll("15"), cast_at(0, (8, 1)));
    let mut fight = warm(bearer(("wizard", 6), 13, &scroll("15")), "", (8, 1), &[]);
    fight.choose(1, act_with(TAKE, 0));
    assert!(fight.offered().contains(&"cast-at"));
    fight.end();
}

#[test]
fn a_thing_takes_a_free_hand() {
    let _proof = proves(&["D20-ACT-T26"]);
    let hero = bearer(("fighter", 4), 10, &potion("08"))
        .replace("items:", "armour: [(piece: \"D20-SHD-05\")], items:");
    let mut fight = warm(hero, "", (9, 9), &[]);
    assert!(fight.why_not(1, &act_with(TAKE, 0)).contains("hand"));
    fight.choose(1, act("drop")).choose(1, act_with(TAKE, 0));
    assert!(fight.offered().contains(&DRINK));
    fight.end();
}

#[test]
fn things_that_cannot_be_are_named() {
    for (item, said) in [
        (potion("15"), "helps nobody who drinks it"),
        (wand("99", ""), "D20-SPL-99"),
        (
            wand("01", ", uses: 51"),
            "the uses of a magic item is 51, but must be from 1 to 50",
        ),
        (
            wand("15", ", caster_level: Some(4)"),
            "the caster level of a magic item is 4, but must be from 5 to 20",
        ),
    ] {
        let hero = bearer(("fighter", 4), 10, &item);
        let problems = setup(hero, "", (8, 1), &[]).try_open().err().unwrap();
        assert!(problems.to_string().contains(said), "{said}: {problems}");
    }
}

#[test]
fn the_computer_drinks_when_it_is_badly_hurt() {
    let _proof = proves(&["D20-ACT-T32"]);
    // 2d8 + 3 for somebody who has 4 of 30 left, with nobody near.
    let hero = bearer(("fighter", 4), 10, &potion("19"));
    let mut fight = warm(hero, "hit_points: 4", (9, 9), &[1, 1]);
    assert_eq!(fight.best(), Some(act_with(TAKE, 0)));
    fight.choose(1, act_with(TAKE, 0));
    assert_eq!(fight.best(), Some(act_with(DRINK, 0)));
    fight.choose(1, act_with(DRINK, 0));
    fight.end();
    // Whoever is well leaves it where it is.
    let hero = bearer(("fighter", 4), 10, &potion("19"));
    let mut fight = warm(hero, "", (9, 9), &[]);
    assert_ne!(fight.best(), Some(act_with(TAKE, 0)));
    fight.end();
}

#[test]
fn the_computer_uses_its_wand_on_a_foe_far_away() {
    let _proof = proves(&["D20-ACT-T33"]);
    let hero = bearer(("wizard", 6), 18, &wand("01", ", caster_level: Some(9)"));
    let mut fight = warm(hero, "", (9, 9), &[1, 1, 1, 1, 1]);
    assert_eq!(fight.best(), Some(act_with(TAKE, 0)));
    fight.choose(1, act_with(TAKE, 0));
    assert_eq!(fight.best(), Some(cast(0, 2)));
    fight.choose(1, cast(0, 2));
    // Five missiles of a caster of level 9, 1 + 1 each.
    holds(&fight.end(), "2 life 8 -> 6 D20-SPL-01");
}
