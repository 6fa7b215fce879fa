//! What every roll goes by: the number that has to be reached, rounding, natural faces, kinds of bonuses, sizes.

use super::caster::*;
use super::proof::proves;
use super::story::{Story, act};
use super::tale::*;

/// A fighter of some base attack bonus and size, Strength and Dexterity 10, Reflex +20, with a sword or, where that is too big or small, a bite.
fn somebody(base_attack: i16, size: &str) -> String {
    let weapon = match size {
        "Medium" => format!(
            "attacks: [(weapon: \"D20-WPN-19\", hold: OneHanded, bonus: {base_attack}, damage: (count: 1, sides: 8))]"
        ),
        _ => format!(
            "natural: [(part: Bite, count: 1, bonus: {base_attack}, damage: (count: 1, sides: 4), types: [Piercing])]"
        ),
    };
    format!(
        r#"Inline((id: "D20-OPP-99", name: (en: "Man", de: "Mann", fr: "Homme"), shape: Human, kind: Humanoid, size: {size},
        hit_dice: 5, hit_points: 30,
        abilities: (strength: 10, dexterity: 10, constitution: 10, intelligence: 10, wisdom: 10, charisma: 10),
        initiative: 0, speed: 6, base_attack: {base_attack}, saves: (fortitude: 4, reflex: 20, will: 1),
        {weapon}))"#
    )
}

#[test]
fn a_check_meets_its_number_unless_ties_fail() {
    let _proof = proves(&["D20-CORE-01"]);
    // Elenwe casts a spell of level 1 on the defensive: 3 + 9 + 4 against 16.
    for (is_strict, told) in [
        (false, "1 concentration passed 0: 3"),
        (true, "1 concentration failed 0: 3"),
    ] {
        let dice: &[u8] = if is_strict { &[3] } else { &[3, 1, 1, 1] };
        let setup = ground()
            .hero(person(ELENWE), (1, 1), FIRST)
            .foe(person(BUGBEAR), (2, 1), SECOND)
            .dice(dice);
        let setup = if is_strict {
            setup.with("optional:strict-ties")
        } else {
            setup
        };
        let mut fight = setup.open();
        fight.skip();
        fight.choose(1, act("cast-defensively"));
        fight.choose(1, cast(MAGIC_MISSILE, 2));
        holds(&fight.end(), told);
    }
}

#[test]
fn natural_faces_decide_attacks_and_saves_and_nothing_else() {
    let _proof = proves(&["D20-CORE-03"]);
    // A base attack of 40 misses AC 17 with a 1; one of -5 hits it with a 20, and does not confirm with 2.
    let mut fight = against(&somebody(20, "Medium"), BUGBEAR, &[1]);
    fight.choose(1, hit("strike", 2, 0));
    holds(&fight.end(), "1 strike 2: 1 fumble");
    let mut fight = against(&somebody(0, "Medium"), ALDA, &[20, 2, 1]);
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    holds(&lines, "1 strike 2: 20 lucky");
    holds(&lines, "1 confirmation failed");
    // Reflex +20 against 17: a 1 fails all the same, and a 20 of somebody with -2 succeeds.
    let mut fight = ground()
        .hero(person(ELENWE), (1, 1), FIRST)
        .foe(somebody(0, "Medium"), (8, 8), SECOND)
        .dice(&[1, 1, 1, 1, 1, 1, 1])
        .open();
    fight.skip();
    fight.choose(1, cast_at(FIREBALL, (8, 8)));
    holds(&fight.end(), "2 reflex failed 0: 1 failure");
    // Concentration is no save: 1 + 9 passes 10, if only that is asked for; a 20 does not pass by itself.
    let mut fight = facing_bugbear((2, 1), "", &[20, 1, 1, 1]);
    fight.choose(1, act("cast-defensively"));
    fight.choose(1, cast(MAGIC_MISSILE, 2));
    holds(&fight.end(), "1 concentration passed 17: 20 success");
}

/// Somebody at (1, 1) beside a foe at (2, 1), both after their first turns.
fn against(own: &str, foe: &str, faces: &[u8]) -> Story {
    let mut fight = ground()
        .hero(own.to_owned(), (1, 1), FIRST)
        .foe(person(foe), (2, 1), SECOND)
        .dice(faces)
        .open();
    fight.pass(1).pass(2).skip();
    assert_eq!(fight.asked(), Some((1, "turn")));
    fight
}

#[test]
fn of_one_kind_only_the_highest_bonus_counts() {
    let _proof = proves(&["D20-CORE-05"]);
    // A chain shirt of 4 points under the armour of force of 4: Dexterity +2, 16 in all.
    let mut fight = ground()
        .hero(mage("(piece: \"D20-ARM-04\")", "\"D20-SPL-03\""), (1, 1), FIRST)
        .foe(person(BUGBEAR), (9, 9), SECOND)
        .dice(&[100])
        .open();
    fight.skip();
    let before = fight.number(1, "armour-class");
    fight.choose(1, cast(0, 1));
    assert_eq!(fight.number(1, "armour-class"), before);
    fight.end();
}

#[test]
fn several_multipliers_are_counted_together() {
    let _proof = proves(&["D20-CORE-06", "D20-FEA-42", "D20-CRT-03", "D20-DMG-03"]);
    // Oswin charges with a lance, three times, and hits critically, three times: 1 + 2 + 2 = 5 times 1d8 + 5.
    let mut fight = ground()
        .hero(person("D20-HER-07"), (2, 2), "initiative_die: 20, rides: 2")
        .hero(person("D20-MOU-01"), (2, 2), "")
        .foe(person(BUGBEAR), (8, 2), "initiative_die: 2")
        .dice(&[20, 20, 1, 1, 1, 1, 1])
        .open();
    fight.skip();
    let before = fight.number(3, "life");
    fight.choose(1, hit("charge", 3, 0));
    assert_eq!(fight.number(3, "life"), before - 30);
    fight.end();
}

#[test]
fn a_base_attack_of_six_eleven_and_sixteen_brings_a_further_attack() {
    let _proof = proves(&["D20-CORE-07"]);
    for (base_attack, attacks) in [(5, 1), (6, 2), (10, 2), (11, 3), (16, 4), (20, 4)] {
        let mut fight = against(&somebody(base_attack, "Medium"), ALDA, &[1; 4][..attacks]);
        assert_eq!(fight.number(1, "attack"), base_attack);
        for further in 0..attacks {
            let bonus = base_attack - 5 * further as i16;
            let weighed = fight.weighed(&hit("strike", 2, 0));
            assert!(weighed[0].starts_with(&format!("{bonus}: ")), "{weighed:?}");
            fight.choose(1, hit("strike", 2, 0));
        }
        let is_left = fight.asked() == Some((1, "turn"));
        assert!(!is_left || fight.actions(1, "standard").0 == 0, "{base_attack}");
        if is_left {
            let refused = fight.forbidden(1, &hit("strike", 2, 0));
            assert!(refused.starts_with("D20-"), "{refused}");
        }
        fight.end();
    }
}

#[test]
fn a_tie_of_an_opposed_check_goes_to_the_other() {
    let _proof = proves(&["D20-CORE-09"]);
    // Alda's Strength +3 and the bugbear's +2: 9 + 3 is no more than 10 + 2; 10 + 3 is.
    for (face, told) in [(9, "1 trip failed"), (10, "1 trip passed")] {
        let mut fight = against(&person(ALDA), BUGBEAR, &[10, face, 10, 1, 20]);
        fight.choose(1, hit("trip", 2, 2));
        if fight.asked() == Some((2, "opportunity")) {
            fight.pass(2);
        }
        holds(&fight.lines(), told);
    }
}

#[test]
fn every_size_has_its_row() {
    let _proof = proves(&["D20-T-SIZE", "D20-CORE-08"]);
    // Size, points on attack and AC; a base attack of 5.
    for (size, points) in [
        ("Fine", 8),
        ("Diminutive", 4),
        ("Tiny", 2),
        ("Small", 1),
        ("Medium", 0),
        ("Large", -1),
        ("Huge", -2),
        ("Gargantuan", -4),
        ("Colossal", -8),
    ] {
        let mut fight = ground()
            .hero(somebody(5, size), (0, 0), FIRST)
            .foe(person(BUGBEAR), (11, 11), SECOND)
            .open();
        fight.skip();
        assert_eq!(fight.number(1, "armour-class"), 10 + points, "{size}");
        let told = fight.value(1, "armour-class");
        assert_eq!(told.contains("D20-CORE-08"), points != 0, "{size}: {told}");
        fight.end();
    }
    // A blow against somebody large says it too: Alda +11 against an ogre, whose size takes a point off its AC.
    let mut fight = against(&person(ALDA), "D20-OPP-09", &[1]);
    fight.choose(1, hit("strike", 2, 0));
    fight.end();
}
