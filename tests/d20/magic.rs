//! Casting in a fight: spells of the day, under the eyes of foes, on the defensive, concentration, what a caster needs, and what the
//! opponent makes of it.

use klingentanz::battle::{Choice, Slot, Term};
use klingentanz::board::Facing;

use super::caster::*;
use super::proof::proves;
use super::story::act;
use super::tale::*;

#[test]
fn a_spell_of_the_day_is_used_up() {
    let _proof = proves(&["D20-MAG-01", "D20-MAG-12", "D20-SPL-01"]);
    // Elenwe casts 4 + 4 + 4 + 3 = 15 spells a day. Three missiles at level 6: 1d4 + 1 each, 3 + 2 + 5 = 10 of 16.
    let mut fight = facing_bugbear((8, 1), "prepared: [\"D20-SPL-01\"]", &[2, 1, 4]);
    assert_eq!(fight.number(1, "spells"), 1);
    fight.choose(1, cast(MAGIC_MISSILE, 2));
    let lines = fight.end();
    holds(&lines, "1 spells 1 -> 0 D20-MAG-12");
    holds(&lines, "2 life 16 -> 13 D20-SPL-01");
    holds(&lines, "2 life 13 -> 11 D20-SPL-01");
    holds(&lines, "2 life 11 -> 6 D20-SPL-01");
    fight.pass(1).pass(2);
    assert_eq!(fight.forbidden(1, &cast(MAGIC_MISSILE, 2)), "D20-MAG-12");
}

#[test]
fn who_prepares_shares_the_day_out_and_casts_no_more() {
    let _proof = proves(&["D20-MAG-12"]);
    let fight = facing_bugbear((8, 1), "", &[]);
    assert_eq!(fight.value(1, "spells"), "15: 15 D20-MAG-12");
    // 10 and Intelligence +4; the level of a spell comes on top.
    assert_eq!(fight.value(1, "save-dc"), "14: 10 D20-MAG-07 +4 D20-CORE-04");
}

#[test]
fn casting_beside_a_foe_provokes_and_damage_must_be_borne() {
    let _proof = proves(&["D20-AOO-06", "D20-MAG-03"]);
    // 10 + 5 = 15 hits AC 13: 1 + 2 = 3. Concentration 4 + 9 = 13 against 10 + 3: kept. The ray 10 + 6 - 0 hits touch AC 11: 2 of 16.
    let mut fight = facing_bugbear((2, 1), "", &[10, 1, 4, 10, 2]);
    fight.choose(1, cast(RAY_OF_FROST, 2));
    assert_eq!(fight.asked(), Some((2, "opportunity")));
    fight.choose(2, hit("strike", 1, 0));
    let lines = fight.lines();
    holds(
        &lines,
        "1 concentration passed 0: 4 success (D20-MAG-03; 9: 9 D20-MAG-03; against 13: 13 D20-MAG-03)",
    );
    // 3 + 9 = 12 against 13: the spell is lost, and gone for the day.
    let mut fight = facing_bugbear((2, 1), "", &[10, 1, 3]);
    fight
        .choose(1, cast(RAY_OF_FROST, 2))
        .choose(2, hit("strike", 1, 0));
    let lines = fight.end();
    holds(&lines, "1 concentration failed 0: 3 failure");
    holds(&lines, "1 forgoes ray-of-frost D20-MAG-03");
    assert_eq!(
        (fight.number(1, "spells"), fight.actions(1, "standard").0),
        (14, 0)
    );
}

#[test]
fn the_level_of_the_spell_counts_by_its_flag() {
    let _proof = proves(&["D20-MAG-03"]);
    // A fireball: 10 + 3 damage + level 3 = 16; 6 + 9 = 15 fails, though it would have kept 13.
    let mut fight = ground()
        .hero(person(ELENWE), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .with("optional:conc-spell-level")
        .dice(&[10, 1, 6])
        .open();
    fight.pass(1).pass(2).skip();
    fight
        .choose(1, cast_at(FIREBALL, (9, 9)))
        .choose(2, hit("strike", 1, 0));
    let lines = fight.end();
    holds(
        &lines,
        "1 concentration failed 0: 6 failure (D20-MAG-03; 9: 9 D20-MAG-03; against 16: 16 D20-MAG-03)",
    );
}

#[test]
fn casting_on_the_defensive_provokes_nobody() {
    let _proof = proves(&["D20-MAG-04", "D20-FEA-34", "D20-ACT-T05", "D20-SPL-02"]);
    // 15 + level 1 = 16; 3 + 9 + 4 = 16 is enough. Burning hands: 5d4 = 10, Reflex 10 + 4 against 15 fails.
    let mut fight = facing_bugbear((2, 1), "", &[3, 2, 2, 2, 2, 2, 10]);
    fight.choose(1, act("cast-defensively"));
    fight.choose(
        1,
        spell_of("cast-towards", BURNING_HANDS, None, None, Some(Facing::E)),
    );
    assert_eq!(fight.asked(), Some((1, "turn")));
    let lines = fight.end();
    holds(
        &lines,
        "1 concentration passed 0: 3 success (D20-MAG-04; 13: 9 D20-MAG-04 +4 D20-FEA-34; against 16",
    );
    holds(&lines, "2 life 16 -> 6 D20-SPL-02");
    // 2 + 13 = 15 is not: the spell is lost.
    let mut fight = facing_bugbear((2, 1), "", &[2]);
    fight.choose(1, act("cast-defensively"));
    fight.choose(
        1,
        spell_of("cast-towards", BURNING_HANDS, None, None, Some(Facing::E)),
    );
    holds(&fight.end(), "1 forgoes burning-hands D20-MAG-04");
}

#[test]
fn states_distract_a_caster() {
    let _proof = proves(&["D20-MAG-05"]);
    // Entangled: 15 + level 0; 5 + 9 = 14 fails.
    let mut fight = facing_bugbear((8, 1), "conditions: [(state: Entangled, until: Open)]", &[5]);
    fight.choose(1, cast(RAY_OF_FROST, 2));
    let lines = fight.end();
    holds(
        &lines,
        "1 concentration failed 0: 5 failure (D20-MAG-05; 9: 9 D20-MAG-05; against 15: 15 D20-MAG-05)",
    );
    holds(&lines, "1 forgoes ray-of-frost D20-MAG-05");
    // Grappled: nothing with gestures.
    let mut fight = facing_bugbear((8, 1), "conditions: [(state: Grappling, until: Open)]", &[]);
    assert_eq!(fight.forbidden(1, &cast(RAY_OF_FROST, 2)), "D20-MAG-05");
}

#[test]
fn a_shield_and_a_weapon_leave_no_hand_for_gestures() {
    let _proof = proves(&["D20-MAG-01"]);
    let mut fight = ground()
        .hero(person(DURGAN), (1, 1), FIRST)
        .foe(person(BUGBEAR), (9, 9), SECOND)
        .open();
    // Bless is the first spell of the cleric.
    assert_eq!(fight.forbidden(1, &cast(0, 1)), "D20-MAG-01");
    fight.choose(1, act("drop")).choose(1, cast(0, 1));
    holds(&fight.lines(), "1 bless D20-SPL-07");
    assert!(fight.states(1).contains(&"bless"));
}

#[test]
fn a_spell_needs_range_and_a_line_of_effect() {
    let _proof = proves(&["D20-MAG-02"]);
    // Close at level 6: 5 + 3 = 8 squares.
    let mut fight = facing_bugbear((10, 1), "", &[]);
    assert_eq!(fight.forbidden(1, &cast(RAY_OF_FROST, 2)), "D20-MAG-02");
    let mut fight = ground()
        .hero(person(ELENWE), (1, 1), FIRST)
        .foe(person(BUGBEAR), (5, 1), SECOND)
        .walls(&["...#", "...#", "...#", "...#", "...#", "...#"])
        .open();
    fight.skip();
    assert_eq!(fight.forbidden(1, &cast(MAGIC_MISSILE, 2)), "D20-MAG-02");
}

#[test]
fn armour_spoils_gestures() {
    let _proof = proves(&["D20-MAG-01"]);
    // A chain shirt: 20 of a hundred.
    let shirt = "(piece: \"D20-ARM-04\")";
    let mut fight = mage_against("D20-SPL-10", shirt, (BUGBEAR, (6, 1)), &[20]);
    fight.choose(1, cast(0, 2));
    let lines = fight.end();
    holds(&lines, "1 spell-failure passed 0: 20");
    holds(&lines, "1 forgoes ray-of-frost D20-MAG-01");
    // 21 is not; the ray 1 misses.
    let mut fight = mage_against("D20-SPL-10", shirt, (BUGBEAR, (6, 1)), &[21, 1]);
    fight.choose(1, cast(0, 2));
    holds(&fight.end(), "1 ray-of-frost 2: 1 fumble");
}

#[test]
fn the_odds_of_a_spell_say_what_it_does() {
    // Concentration on the defensive: 13 against 18 is passed with 16 of 20 faces. Reflex 4 against 17: 8 of 20 save.
    let mut fight = facing_bugbear((2, 1), "", &[]);
    fight.choose(1, act("cast-defensively"));
    let odds = fight.odds(&cast_at(FIREBALL, (2, 1))).unwrap();
    let parts: Vec<u128> = odds.chain.iter().map(|(_, chance)| chance.parts(20)).collect();
    assert_eq!(parts, [16, 12]);
}

#[test]
fn the_opponent_casts_where_it_does_most_good() {
    // Three orcs in a heap far away: the ball of fire, and none of the friends in it.
    let fight = ground()
        .hero(person(ELENWE), (0, 0), FIRST)
        .foe(person(ORC), (9, 9), SECOND)
        .foe(person(ORC), (10, 9), "initiative_die: 2")
        .foe(person(ORC), (9, 10), "initiative_die: 3")
        .open();
    let decided = fight.system.decide(fight.app.world(), fight.battle).unwrap();
    assert_eq!(decided.term(), Term::named("cast-at"), "{decided:?}");
    let Choice::Act { with, .. } = decided else {
        unreachable!()
    };
    assert_eq!(with, Some(Slot(FIREBALL)));
}

#[test]
fn who_has_cast_does_not_walk_up_to_the_foes() {
    // Far from the bugbear, with a movement left.
    let mut fight = ground()
        .hero(person(ELENWE), (0, 0), FIRST)
        .foe(person(BUGBEAR), (9, 9), SECOND)
        .dice(&[1, 1, 1])
        .open();
    fight.skip();
    fight.choose(1, cast(MAGIC_MISSILE, 2));
    let decided = fight.system.decide(fight.app.world(), fight.battle);
    let is_walk = matches!(decided, Some(Choice::Move { .. }));
    assert!(!is_walk, "{decided:?}");
    fight.end();
}
