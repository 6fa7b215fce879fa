//! What spells do: rays, bursts, saves, guards, sleep, touches, missiles, spell resistance.

use klingentanz::battle::{Choice, FighterId, Term};

use super::caster::*;
use super::proof::proves;
use super::story::act;
use super::tale::*;

#[test]
fn a_ray_is_a_ranged_touch_and_may_be_critical() {
    let _proof = proves(&["D20-MAG-06", "D20-CRT-05", "D20-SPL-11", "D20-ATK-05"]);
    // +6 against touch AC 11: 4 + 6 = 10 misses.
    let mut fight = facing_bugbear((6, 1), "", &[4]);
    fight.choose(1, cast(SCORCHING_RAY, 2));
    holds(
        &fight.end(),
        "1 scorching-ray 2: 4 failure (D20-ATK-03; 6: 3 D20-MAG-06 +3 D20-CORE-04; against 11",
    );
    // A natural 20, confirmed by 5 + 6 = 11: 8d6 = 8.
    let mut fight = facing_bugbear((6, 1), "", &[20, 5, 1, 1, 1, 1, 1, 1, 1, 1]);
    fight.choose(1, cast(SCORCHING_RAY, 2));
    let lines = fight.end();
    holds(&lines, "1 confirmation passed");
    holds(&lines, "2 life 16 -> 8 D20-SPL-11");
}

#[test]
fn a_fireball_is_rolled_once_and_everybody_saves() {
    let _proof = proves(&[
        "D20-MAG-08",
        "D20-MAG-10",
        "D20-SPL-15",
        "D20-CORE-02",
        "D20-T-SPELL",
    ]);
    // DC 14 + 3 = 17. 6d6 = 15. The bugbear saves with 13 + 4 = 17: 7; the orc with 16 + 0 does not: 15 of 5.
    let mut fight = ground()
        .hero(person(ELENWE), (1, 1), FIRST)
        .foe(person(BUGBEAR), (8, 8), SECOND)
        .foe(person(ORC), (9, 8), "initiative_die: 2")
        .dice(&[1, 2, 3, 3, 3, 3, 13, 16])
        .open();
    fight.skip();
    fight.choose(1, cast_at(FIREBALL, (9, 8)));
    let lines = fight.end();
    holds(
        &lines,
        "2 reflex passed 0: 13 success (D20-MAG-08; 4: 4 D20-CORE-07; against 17",
    );
    holds(&lines, "2 life 16 -> 9 D20-SPL-15");
    holds(&lines, "3 reflex failed 0: 16 failure");
    holds(&lines, "3 life 5 -> -10 D20-SPL-15");
}

#[test]
fn the_sphere_of_fire_rolls_and_a_save_halves_or_negates_by_its_flag() {
    let _proof = proves(&["D20-MAG-09", "D20-SPL-12", "D20-ACT-T08"]);
    // DC 14 + 2 = 16: 12 + 4 saves. 2d6 = 7: half is 3, by the other reading nothing. It appears beside him and rolls to him.
    for (module, left) in [(None, 13), (Some("optional:sphere-negates"), 16)] {
        let setup = ground()
            .hero(person(ELENWE), (1, 1), FIRST)
            .foe(person(BUGBEAR), (6, 1), SECOND)
            .dice(&[3, 4, 12]);
        let mut fight = match module {
            Some(module) => setup.with(module).open(),
            None => setup.without("optional:sphere-negates").open(),
        };
        fight.skip();
        fight.choose(1, cast_at(FLAMING_SPHERE, (4, 1)));
        fight.choose(1, roll_sphere((6, 1)));
        fight.end();
        assert_eq!(fight.number(2, "life"), left);
        assert!(fight.states(1).contains(&"flaming-sphere"));
    }
}

#[test]
fn a_will_save_negates_and_each_turn_brings_another() {
    let _proof = proves(&["D20-MAG-07", "D20-SPL-18", "D20-CND-17"]);
    // DC 14 + 3 = 17; Will +1: 15 fails, and in his turn 16 + 1 = 17 sets him free at the end of it.
    let mut fight = ground()
        .hero(person(ELENWE), (1, 1), FIRST)
        .foe(person(BUGBEAR), (6, 1), SECOND)
        .foe(person(ORC), (11, 11), "initiative_die: 5")
        .dice(&[15, 16])
        .open();
    fight.skip();
    fight.choose(1, cast(HOLD_PERSON, 2));
    let lines = fight.lines();
    holds(&lines, "2 will failed 0: 15 failure");
    holds(&lines, "2 paralysed D20-CND-17");
    fight.pass(1).pass(3);
    let lines = fight.end();
    holds(&lines, "2 will passed 0: 16 success");
    holds(&lines, "2 not paralysed D20-CND-17");
    assert_eq!(fight.asked(), Some((1, "turn")));
}

#[test]
fn guards_that_spells_put_up_count_and_end() {
    let _proof = proves(&["D20-SPL-03", "D20-SPL-17", "D20-CON-08"]);
    // AC 12 and 4 of force. 11 + 5 = 16 hits, but 50 of a hundred is within the 50 of the displacement, which lasts for six rounds.
    let mut fight = ground()
        .hero(mage("", "\"D20-SPL-03\", \"D20-SPL-17\""), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .dice(&[11, 50])
        .open();
    assert_eq!(fight.number(1, "armour-class"), 12);
    fight.choose(1, cast(0, 1));
    assert_eq!(fight.number(1, "armour-class"), 16);
    fight.pass(1).pass(2);
    fight.choose(1, cast(1, 1)).pass(2).pass(1).skip();
    fight.choose(2, hit("strike", 1, 0)).pass(2);
    let lines = fight.end();
    holds(&lines, "2 miss-chance passed 0: 50");
    for _ in 0..5 {
        fight.pass(1).pass(2);
    }
    let lines = fight.lines();
    holds(&lines, "1 not displacement D20-SPL-17");
    assert_eq!(fight.number(1, "armour-class"), 16);
}

#[test]
fn sleep_takes_a_round_and_four_hit_dice() {
    let _proof = proves(&["D20-SPL-05", "D20-ACT-T07", "D20-CND-21", "D20-BRD-13"]);
    // DC 10 + 1 + 3 = 14; Will -2: 15 - 2 = 13 fails, 16 - 2 = 14 does not. The bugbear has 3 Hit Dice, which are more than the 2 left.
    let mut fight = ground()
        .hero(mage("", "\"D20-SPL-05\""), (1, 1), FIRST)
        .foe(person(ORC), (8, 8), SECOND)
        .foe(person(ORC), (9, 8), "initiative_die: 2")
        .foe(person(BUGBEAR), (8, 7), "initiative_die: 3")
        .dice(&[15, 16])
        .open();
    fight.choose(1, cast_at(0, (9, 8)));
    assert!(fight.states(1).contains(&"casting"));
    fight.pass(1).pass(4).pass(3).pass(2);
    let lines = fight.end();
    // Radius 2: twelve squares.
    holds(&lines, "1 area [] 12: 0 D20-MAG-10 +12 D20-BRD-13");
    holds(&lines, "2 will failed 0: 15 failure");
    holds(&lines, "3 will passed 0: 16 success");
    assert!(fight.states(2).contains(&"asleep") && !fight.states(3).contains(&"asleep"));
    assert!(!fight.states(4).contains(&"asleep"));
}

#[test]
fn a_touch_that_misses_waits_for_another_try() {
    let _proof = proves(&["D20-MAG-06", "D20-SPL-06"]);
    // Base attack 3 against touch AC 10 of one off his guard: 6 + 3 = 9 misses. Against 11 in the next round 8 + 3 hits. 5d6 = 10.
    let mut fight = mage_against("D20-SPL-06", "", (BUGBEAR, (2, 1)), &[6, 8, 2, 2, 2, 2, 2]);
    fight.choose(1, cast(0, 2));
    holds(&fight.lines(), "1 charged D20-MAG-06");
    fight.pass(1).pass(2);
    let touch = Choice::Act {
        act: Term::named("discharge").unwrap(),
        target: Some(FighterId(2)),
        with: None,
        at: None,
        facing: None,
    };
    fight.choose(1, touch);
    let lines = fight.end();
    holds(&lines, "2 life 16 -> 6 D20-SPL-06");
    assert!(!fight.states(1).contains(&"charged"));
}

#[test]
fn missiles_may_have_targets_of_their_own() {
    let _proof = proves(&["D20-SPL-01", "D20-MAG-02"]);
    // Three missiles at level 6: 1d4 + 1. Two at the first orc, 3 + 2 = 5 of 5, one at the second, 3 of 5.
    let mut fight = ground()
        .hero(person(ELENWE), (1, 1), FIRST)
        .foe(person(ORC), (6, 1), SECOND)
        .foe(person(ORC), (8, 1), "initiative_die: 2")
        .foe(person(ORC), (11, 11), "initiative_die: 3")
        .dice(&[2, 1, 2])
        .open();
    fight.skip();
    fight.choose(1, cast(MAGIC_MISSILE, 2));
    assert_eq!(fight.asked(), Some((1, "aim")));
    let aim = |target| Choice::Act {
        act: Term::named("aim-at").unwrap(),
        target: Some(FighterId(target)),
        with: None,
        at: None,
        facing: None,
    };
    assert_eq!(fight.forbidden(1, &aim(4)), "D20-SPL-01");
    fight.choose(1, aim(2)).choose(1, aim(3));
    let lines = fight.end();
    holds(&lines, "2 life 2 -> 0 D20-SPL-01");
    holds(&lines, "3 life 5 -> 2 D20-SPL-01");
}

#[test]
fn the_undead_are_hurt_by_what_heals_the_living() {
    let _proof = proves(&["D20-SPL-08"]);
    // Empty-handed, cure light wounds (number 2 of his book): touch +5 against touch AC 11: 6 + 5 hits. 1d8 + 5 = 8; Will +2 against 14:
    // 11 + 2 fails: 8 of 6 hit points.
    let mut fight = ground()
        .hero(person(DURGAN), (1, 1), FIRST)
        .foe(person(SKELETON), (2, 1), SECOND)
        .foe(person(BUGBEAR), (11, 11), "initiative_die: 2")
        .dice(&[6, 3, 11])
        .open();
    fight.choose(1, act("drop")).skip();
    fight.choose(1, cast(1, 2));
    let lines = fight.end();
    holds(&lines, "2 will failed 0: 11 failure");
    holds(&lines, "2 life 6 -> -2 D20-SPL-08");
}

#[test]
fn a_spell_has_to_get_past_the_resistance_of_its_target() {
    let _proof = proves(&["D20-MAG-11"]);
    let demon = r#"Inline((id: "D20-OPP-90", name: (en: "Imp", de: "Imp", fr: "Diablotin"), shape: Human, kind: Humanoid, size: Medium,
        hit_dice: 3, hit_points: 20,
        abilities: (strength: 10, dexterity: 10, constitution: 10, intelligence: 10, wisdom: 10, charisma: 10),
        initiative: 0, speed: 6, base_attack: 3, saves: (fortitude: 3, reflex: 3, will: 3), traits: [SpellResistance(17)],
        natural: [(part: Claw, bonus: 3, damage: (count: 1, sides: 4), types: [Slashing])]))"#;
    // 10 + 6 = 16 against 17 fails, 11 + 6 does not: three missiles of 2.
    for (faces, left) in [(&[10][..], 20), (&[11, 1, 1, 1][..], 14)] {
        let mut fight = ground()
            .hero(person(ELENWE), (1, 1), FIRST)
            .foe(demon.to_owned(), (6, 1), SECOND)
            .dice(faces)
            .open();
        fight.skip();
        fight.choose(1, cast(MAGIC_MISSILE, 2));
        holds(&fight.end(), "1 spell-resistance ");
        assert_eq!(fight.number(2, "life"), left);
    }
}
