//! Hit points beyond the plain ones, massive damage, weapons that somebody has not learnt, long reach, and abilities of the senses.

use super::caster::{cast_at, holds};
use super::proof::{proves, strikes_out};
use super::story::{Story, act};
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";

/// A fighter of base attack 5 with a weapon, Strength 16, Dexterity 13, Listen and Spot as given, 30 hit points and a feat.
fn fighter(attack: &str, feat: &str, skills: &str) -> String {
    format!(
        r#"Inline((id: "D20-OPP-99", name: (en: "Man", de: "Mann", fr: "Homme"), shape: Human, kind: Humanoid, people: Human, size: Medium,
        hit_dice: 5, hit_points: 30,
        abilities: (strength: 16, dexterity: 13, constitution: 10, intelligence: 13, wisdom: 10, charisma: 10),
        initiative: 1, speed: 6, base_attack: 5, saves: (fortitude: 4, reflex: 20, will: 1),
        attacks: [{attack}], skills: {{{skills}}}, feats: [{feat}]))"#
    )
}

const SWORD: &str =
    "(weapon: \"D20-WPN-19\", hold: OneHanded, bonus: 8, damage: (count: 1, sides: 8, plus: 3))";

#[test]
fn temporary_hit_points_are_lost_first_and_are_not_healed() {
    let _proof = proves(&["D20-DMG-06"]);
    // 10 + 11 hits: 1 + 5 = 6, of which 4 are temporary.
    let start = format!("{SECOND}, temporary: 4");
    let mut fight = duel((ALDA, FIRST), (BUGBEAR, &start), &[10, 1]);
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.lines();
    holds(&lines, "2 temporary 4 -> 0 D20-DMG-06");
    holds(&lines, "2 life 16 -> 14");
}

#[test]
fn fifty_points_at_once_may_kill() {
    let _proof = proves(&["D20-DMG-09"]);
    // 51 of 60 hit points: Fortitude 4 against 15, 10 fails and 11 does not.
    let giant = |sides: u8| {
        format!(
            r#"Inline((id: "D20-OPP-98", name: (en: "Giant", de: "Riese", fr: "Géant"), shape: Ogre, kind: Giant, size: Medium,
            hit_dice: 9, hit_points: 60,
            abilities: (strength: 16, dexterity: 10, constitution: 10, intelligence: 10, wisdom: 10, charisma: 10),
            initiative: 0, speed: 6, base_attack: 9, saves: (fortitude: 4, reflex: 0, will: 0),
            natural: [(part: Bite, bonus: 12, damage: (count: 1, sides: {sides}, plus: 50), types: [Piercing])]))"#
        )
    };
    for (face, is_dead) in [(10, true), (11, false)] {
        let mut fight = ground()
            .with("optional:massive-damage")
            .hero(giant(6), (1, 1), FIRST)
            .foe(giant(6), (2, 1), SECOND)
            .foe(person(ORC), (11, 11), "initiative_die: 2")
            .dice(&[15, 1, face])
            .open();
        fight.skip();
        fight.choose(1, hit("strike", 2, 0));
        assert_eq!(fight.states(2).contains(&"dead"), is_dead, "{face}");
        holds(&fight.end(), "2 massive");
    }
}

#[test]
fn healing_ends_at_the_full_number_and_takes_bruises_away() {
    let _proof = proves(&["D20-DTH-05"]);
    // Durgan closes 1d8 + 5 = 13 wounds of Alda, who lacks 2 of 49, and takes as many of her 20 points of bruises away.
    let mut fight = ground()
        .hero(person("D20-HER-04"), (1, 1), FIRST)
        .hero(
            person(ALDA),
            (1, 2),
            "initiative_die: 5, hit_points: 47, nonlethal: 20",
        )
        .foe(person(BUGBEAR), (9, 9), SECOND)
        .dice(&[8])
        .open();
    fight.skip();
    fight.choose(1, act("sheathe"));
    fight.choose(1, super::caster::cast(CURE_LIGHT, 2));
    let lines = fight.lines();
    holds(&lines, "2 life 47 -> 49");
    holds(&lines, "2 nonlethal 20 -> 7 D20-DTH-05");
}

/// Cure light wounds in the book of Durgan: bless, cure light wounds, shield of faith; hold person, ...
const CURE_LIGHT: u8 = 1;

#[test]
fn who_is_caught_off_his_guard_has_no_dexterity() {
    let _struck = strikes_out(&["D20-ATK-06"]);
    // The bugbear has not acted: Dexterity +1 does not count.
    let mut fight = duel((ALDA, FIRST), (BUGBEAR, SECOND), &[1]);
    fight.choose(1, hit("strike", 2, 0));
    holds(&fight.lines(), "1 strike 2: 1 fumble");
    assert_eq!(fight.number(2, "flat-footed-class"), 16);
}

#[test]
fn who_has_not_learnt_a_weapon_hits_less_with_it() {
    let _proof = proves(&["D20-ATK-11"]);
    // 5 + 3 - 4.
    let untrained = SWORD.replace("bonus: 8", "bonus: 4");
    let mut fight = ground()
        .hero(fighter(&untrained, "", ""), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .dice(&[1])
        .open();
    fight.skip();
    let told = fight.value(1, "attack");
    assert!(
        told.starts_with("4: ") && told.contains("-4 D20-ATK-11"),
        "{told}"
    );
    fight.choose(1, hit("strike", 2, 0));
    fight.end();
}

#[test]
fn no_blow_through_a_wall() {
    let _proof = proves(&["D20-ATK-12"]);
    // A wall between two neighbours.
    let mut fight = ground()
        .edge((1, 1), klingentanz::board::Facing::E, "wall")
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .open();
    fight.skip();
    assert_eq!(fight.forbidden(1, &hit("strike", 2, 0)), "D20-ATK-12");
}

#[test]
fn to_come_close_to_somebody_of_long_reach_lays_open() {
    let _proof = proves(&["D20-AOO-12", "D20-AOO-03"]);
    // The ogre threatens two squares: whoever goes from the second one to the first one leaves a threatened square.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person("D20-OPP-09"), (5, 1), SECOND)
        .open();
    fight.pass(1).pass(2).skip();
    fight.choose(1, go("walk", &[(2, 1), (3, 1)]));
    assert_eq!(fight.asked(), Some((1, "turn")));
    fight.choose(1, go("walk", &[(4, 1)]));
    assert_eq!(fight.asked(), Some((2, "opportunity")));
}

#[test]
fn even_a_failed_save_costs_the_nimblest_half() {
    let _proof = proves(&["D20-FEA-09"]);
    // 6d6 = 15 against Reflex +20: a natural 1 fails, and leaves 7; a 2 saves, and leaves nothing.
    for (face, left) in [(1, 23), (2, 30)] {
        let mut fight = ground()
            .hero(person("D20-HER-05"), (1, 1), FIRST)
            .foe(fighter(SWORD, "(feat: \"D20-FEA-09\")", ""), (8, 8), SECOND)
            .dice(&[1, 2, 3, 3, 3, 3, face])
            .open();
        fight.skip();
        fight.choose(1, cast_at(7, (8, 8)));
        fight.end();
        assert_eq!(fight.number(2, "life"), left);
    }
}

#[test]
fn the_alert_hear_and_see_two_points_better() {
    let _proof = proves(&["D20-FEA-36"]);
    // Spot 5, of which 2 by the feat; Tilly's Move Silently is beaten or not, the line says what brings it.
    let mut fight = ground()
        .hero(person("D20-HER-03"), (1, 5), "initiative_die: 20, ambush: true")
        .foe(
            fighter(SWORD, "(feat: \"D20-FEA-36\")", "Listen: 5, Spot: 5"),
            (6, 5),
            SECOND,
        )
        .dice(&[10, 10])
        .open();
    let lines = fight.lines();
    assert!(
        lines.iter().any(|line| line.contains("+2 D20-FEA-36")),
        "{lines:#?}"
    );
}

/// A blind fighter strikes at somebody in light fog, or is struck by somebody whom he does not see.
fn blindly(faces: &[u8]) -> Story {
    let mist = klingentanz::board::CellFacts {
        mist: 2,
        ..klingentanz::board::CellFacts::default()
    };
    let mut fight = ground()
        .ground((2, 1), mist)
        .hero(fighter(SWORD, "(feat: \"D20-FEA-38\")", ""), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .dice(faces)
        .open();
    fight.pass(1).pass(2).skip();
    fight
}

#[test]
fn who_has_learnt_to_fight_blindly_tries_a_second_time() {
    let _proof = proves(&["D20-FEA-38"]);
    // 10 + 8 hits; 20 of a hundred is lost in the fog of 20, the second try with 21 is not: 1 + 3.
    let mut fight = blindly(&[10, 20, 21, 1]);
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.lines();
    holds(&lines, "2 life 16 -> 12");
    // Twice in the fog.
    let mut fight = blindly(&[10, 20, 20]);
    fight.choose(1, hit("strike", 2, 0));
    fight.end();
    assert_eq!(fight.number(2, "life"), 16);
}

#[test]
fn the_invisible_have_nothing_of_it_against_who_fights_blindly() {
    let _struck = strikes_out(&["D20-FEA-38"]);
    let unseen = format!("{SECOND}, conditions: [(state: Invisible, until: Open)]");
    let mut fight = ground()
        .hero(fighter(SWORD, "(feat: \"D20-FEA-38\")", ""), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), &unseen)
        .dice(&[1, 1, 1, 1])
        .open();
    fight.pass(1).skip();
    fight.choose(2, hit("strike", 1, 0));
    let lines = fight.lines();
    assert!(
        !lines.iter().any(|line| line.contains("+2 D20-SIT-A5")),
        "{lines:#?}"
    );
}

#[test]
fn who_falls_three_metres_is_hurt_and_lies() {
    let _proof = proves(&["D20-MOV-11"]);
    // Pushed over an edge of 30 decimetres: a die.
    let pit = klingentanz::board::CellFacts {
        ground_dm: -30,
        ..klingentanz::board::CellFacts::default()
    };
    let mut fight = ground()
        .ground((3, 1), pit)
        .hero(person(BRAKK), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .dice(&[20, 1, 4])
        .open();
    fight.skip();
    fight.choose(1, to("bull-rush", 2));
    if fight.asked() == Some((2, "opportunity")) {
        fight.pass(2);
    }
    let lines = fight.lines();
    holds(&lines, "2 life 16 -> 12 D20-MOV-11");
    holds(&lines, "2 prone D20-MOV-11");
}

#[test]
fn to_look_for_whom_one_does_not_see_takes_a_move_action() {
    let _proof = proves(&["D20-ACT-T40"]);
    // Tilly is invisible and stands still: 1 + 17 + 40. The bugbear has 2 + 4, and tries once more.
    let unseen = format!("{FIRST}, conditions: [(state: Invisible, until: Open)]");
    let mut fight = ground()
        .hero(person("D20-HER-03"), (1, 1), &unseen)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .dice(&[1, 2, 2])
        .open();
    fight.skip();
    fight.pass(1);
    assert_eq!(fight.asked(), Some((2, "turn")));
    fight.choose(2, act("search"));
    assert_eq!(
        (fight.actions(2, "standard").0, fight.actions(2, "moves").0),
        (1, 1)
    );
    fight.end();
}

#[test]
fn what_is_made_for_it_flies_from_the_hand() {
    let _proof = proves(&["D20-ATK-07", "D20-DMG-01"]);
    // A dagger at +8 with Strength +3, thrown with Dexterity +1: 6, and 2 off from the third square on. 12 + 4 = 16 hits: 1d4 + 3. It lies at
    // the feet of the bugbear then, and the hand is empty.
    let dagger = "(weapon: \"D20-WPN-02\", hold: OneHanded, bonus: 8, damage: (count: 1, sides: 4, plus: 3))";
    let mut fight = ground()
        .hero(fighter(dagger, "", ""), (1, 1), FIRST)
        .foe(person(BUGBEAR), (5, 1), SECOND)
        .dice(&[12, 1])
        .open();
    fight.skip();
    assert!(fight.weighed(&hit("throw", 2, 0))[0].starts_with("4: "));
    fight.choose(1, hit("throw", 2, 0));
    let lines = fight.end();
    holds(&lines, "1 throw 2: 12 success");
    holds(&lines, "2 life 16 -> 12");
    assert!(fight.states(1).contains(&"disarmed"));
    // A long sword is not made for that, and eleven squares are too many for a dagger.
    let mut fight = duel((ALDA, FIRST), (BUGBEAR, SECOND), &[]);
    assert_eq!(fight.forbidden(1, &hit("throw", 2, 0)), "D20-ATK-07");
}

#[test]
fn each_javelin_has_to_be_drawn() {
    let _proof = proves(&["D20-ACT-T25"]);
    // An ogre throws one of its javelins, draws the next, and has used up its turn: 1 misses.
    let mut fight = ground()
        .hero(person("D20-OPP-09"), (1, 1), "initiative_die: 20, hand: 1")
        .foe(person(BUGBEAR), (7, 1), SECOND)
        .dice(&[1])
        .open();
    fight.skip();
    fight.choose(1, hit("shot", 2, 1));
    assert!(!fight.offered().contains(&"shot"), "{:?}", fight.offered());
    fight.choose(1, super::story::act_with("draw", 1));
    assert_eq!(
        (fight.actions(1, "standard").0, fight.actions(1, "moves").0),
        (0, 0)
    );
    fight.end();
}

#[test]
fn a_light_crossbow_may_be_shot_with_one_hand() {
    let _proof = proves(&["D20-ATK-15"]);
    // Durgan's shot costs 2 points more, and his shield goes on counting.
    let mut fight = ground()
        .hero(person("D20-HER-04"), (1, 1), "initiative_die: 20, hand: 1")
        .foe(person(BUGBEAR), (6, 1), SECOND)
        .dice(&[1])
        .open();
    fight.skip();
    let class = fight.number(1, "armour-class");
    fight.choose(1, hit("one-handed-shot", 2, 1));
    let lines = fight.end();
    assert!(
        lines.iter().any(|line| line.contains("-2 D20-ATK-15")),
        "{lines:#?}"
    );
    assert_eq!(fight.number(1, "armour-class"), class);
}

#[test]
fn a_blow_that_was_kept_ready_meets_whoever_casts() {
    let _proof = proves(&["D20-SEQ-08", "D20-MAG-03"]);
    // The bugbear waits beside Elenwe. She casts on the defensive, which saves her from an opportunity, 5 + 13 reaches 17, but not from that blow: 10 + 5 hits AC 13, 1 + 2 of 16.
    // Concentration 1 + 9 against 13: the missiles are lost.
    let mut fight = ground()
        .hero(person("D20-HER-05"), (1, 1), "initiative_die: 5")
        .foe(person(BUGBEAR), (2, 1), FIRST)
        .dice(&[5, 10, 1, 1])
        .open();
    fight.pass(2).pass(1).skip();
    fight.choose(2, act("ready-attack")).pass(2);
    fight.choose(1, act("cast-defensively"));
    fight.choose(1, super::caster::cast(super::caster::MAGIC_MISSILE, 2));
    assert_eq!(fight.asked(), Some((2, "readied")));
    fight.choose(2, hit("strike", 1, 0));
    let lines = fight.end();
    holds(&lines, "1 life 16 -> 13");
    holds(&lines, "1 forgoes magic-missile D20-MAG-03");
}

#[test]
fn a_shot_may_be_meant_for_a_square() {
    let _proof = proves(&["D20-CON-06"]);
    // An invisible bugbear six squares away: 15 + 7 hits, and 51 of a hundred is not lost: 1 + 3 of 16. A square away nobody is hit.
    let unseen = format!("{SECOND}, conditions: [(state: Invisible, until: Open)]");
    let shot = |at: (i16, i16), faces: &[u8]| {
        let mut fight = ground()
            .hero(person(ALDA), (1, 1), "initiative_die: 20, hand: 1")
            .foe(person(BUGBEAR), (7, 1), &unseen)
            .dice(faces)
            .open();
        fight.skip();
        fight.choose(1, super::story::act_on("shoot-cell", 1, at));
        fight
    };
    let mut fight = shot((7, 1), &[15, 51, 1]);
    assert_eq!(fight.number(2, "life"), 12);
    fight.end();
    let mut fight = shot((7, 2), &[]);
    holds(&fight.end(), "1 shoot-cell");
    assert_eq!(fight.number(2, "life"), 16);
}
