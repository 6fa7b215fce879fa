//! Two weapons, and both ends of one.

use super::proof::proves;
use super::story::act;
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";

/// Somebody with a long sword and a short sword, +5 with both: base attack bonus 2, Strength 16; and the feat or not.
fn twin(feats: &str) -> String {
    format!(
        "Inline((
            id: \"D20-HER-08\", name: (en: \"Twin\", de: \"Zwilling\", fr: \"Jumeau\"), shape: Human, kind: Humanoid, people: Human,
            size: Medium, hit_dice: 2, hit_points: 20,
            abilities: (strength: 16, dexterity: 15, constitution: 10, intelligence: 10, wisdom: 10, charisma: 10),
            initiative: 2, speed: 6, base_attack: 2, saves: (fortitude: 3, reflex: 2, will: 0),
            attacks: [
                (weapon: \"D20-WPN-19\", hold: OneHanded, bonus: 5, damage: (count: 1, sides: 8, plus: 3)),
                (weapon: \"D20-WPN-16\", hold: OneHanded, bonus: 5, damage: (count: 1, sides: 6, plus: 3)),
            ],
            feats: [{feats}],

        ))"
    )
}

#[test]
fn a_light_weapon_in_the_other_hand_and_the_feat_leave_a_penalty_of_two() {
    let _proof = proves(&["D20-ATK-10", "D20-FEA-39"]);
    // Feats, then the bonus of the main and of the other hand: 5 - 6 + 2 = 1 and 5 - 10 + 2 = -3; with the feat 5 - 4 + 2 - 2 + ... = 3 each.
    for (feats, main, other) in [("", 1, -3), ("(feat: \"D20-FEA-39\")", 3, 3)] {
        let mut fight = ground()
            .hero(twin(feats), (1, 1), &format!("{FIRST}, other_hand: 1"))
            .foe(person(BUGBEAR), (2, 1), SECOND)
            .dice(&[16, 1, 20, 2, 2])
            .open();
        fight.skip();
        fight.choose(1, act("two-weapons"));
        // The other hand comes after the main one.
        assert_eq!(fight.forbidden(1, &hit("off-hand", 2, 1)), "D20-ATK-10");
        let bonus = |fight: &super::story::Story, word, slot| -> i16 {
            let told = fight.weighed(&hit(word, 2, slot))[0].clone();
            told.split(':').next().unwrap().parse().unwrap()
        };
        assert_eq!(bonus(&fight, "strike", 0), main);
        // 16 hits AC 16: 1 + 3 = 4 of 16.
        fight.choose(1, hit("strike", 2, 0));
        assert!(has(&fight.lines(), "2 life 16 -> 12"));
        assert_eq!(bonus(&fight, "off-hand", 1), other);
        // 20 hits and is not confirmed; half of the Strength of 3 is 1: 2 + 1 = 3.
        fight.choose(1, hit("off-hand", 2, 1));
        let lines = fight.end();
        assert!(has(&lines, "1 off-hand 2: 20"), "{lines:#?}");
        assert!(has(&lines, "2 life 12 -> 9"), "{lines:#?}");
        assert_ne!(fight.asked(), Some((1, "turn")));
    }
}

#[test]
fn both_ends_of_a_staff_are_two_weapons() {
    let _proof = proves(&["D20-ATK-10"]);
    // Elenwe's staff has +2 for 1d6 - 1: 15 + 2 - 4 = 13 hits AC 13, 19 + 2 - 8 = 13 as well; 1 and 2 of 5.
    let mut fight = ground()
        .hero(person("D20-HER-05"), (1, 1), &format!("{FIRST}, hand: 1"))
        .foe(person(ORC), (2, 1), SECOND)
        .dice(&[15, 2, 19, 3])
        .open();
    fight.skip();
    fight.choose(1, act("two-weapons"));
    fight.choose(1, hit("strike", 2, 1));
    fight.choose(1, hit("off-hand", 2, 1));
    let lines = fight.end();
    assert!(
        has(&lines, "2 life 5 -> 4") && has(&lines, "2 life 4 -> 2"),
        "{lines:#?}"
    );
}
