//! The character record: characteristics, skills, hit points and the rest, and what figures of it come to in a fight.

use super::proof::proves;
use super::story::{act_with, open_field};
use super::tale::*;

#[test]
fn a_characteristic_is_dice_damage_and_metres_of_a_push() {
    let _proof = proves(&["PL-CHR-01", "PL-CHR-03", "PL-DMG-02", "PL-MAN-03"]);
    // The ogre: Agility 1 + Perception 2, and a 6: 9. The goblin: 4 + 3 and a 1: 8.
    let mut fight = open_field(16, 3)
        .by("pool")
        .hero(person(OGRE), (1, 1), "")
        .foe(person(GOBLIN), (2, 1), "")
        .dice(&[
            6, 1, // initiative
            4, 4, 4, 4, 1, 1, 2, 2, 3, 3, // Weapon combat 3 + Strength 7
            1, 1, 1, 2, 2, 3, 3, // Weapon combat 3 + Agility 4
        ])
        .open();
    let lines = fight.lines();
    assert_eq!(lines[1], "1 INI [6] 9: 6 PL-INI-01 +3 PL-CHR-01");
    assert_eq!(lines[2], "2 INI [1] 8: 1 PL-INI-01 +7 PL-CHR-01");
    assert_eq!(fight.value(1, "attack-dice"), "10: 3 PL-ATK-01 +7 PL-CHR-03");
    assert_eq!(fight.value(2, "attack-dice"), "7: 3 PL-ATK-01 +4 PL-CHR-03");
    fight.plan(1, "fight").plan(2, "fight").skip();
    // Strength 7 + 3: ten squares, from (2, 1) to (12, 1).
    let lines = fight.choose(1, hit("push", 2, 0)).end();
    let steps: Vec<&String> = lines.iter().filter(|line| line.ends_with("PL-BRD-14")).collect();
    assert_eq!((steps.len(), steps[9].as_str()), (10, "2 to 12,1 W 0 PL-BRD-14"));
    // One success more: 1d10 of 3 and Strength 7.
    let mut fight = duel(
        (OGRE, "initiative_die: 6"),
        (GOBLIN, "initiative_die: 1"),
        &[4, 1, 1, 2, 2, 2, 3, 3, 3, 3, 1, 2, 3, 1, 2, 3, 3],
    );
    let lines = fight.choose(1, hit("strike", 2, 0)).end();
    assert_eq!(
        lines[2..],
        [
            "2 struck [3] 10: 3 PL-DMG-01 +7 PL-DMG-02 -> 10: 10 PL-CRT-01",
            "2 life 12 -> 2 PL-DMG-01",
        ]
    );
}

#[test]
fn every_attack_has_a_skill_of_its_own() {
    let _proof = proves(&["PL-CHR-02", "PL-CHR-03", "PL-ATK-01", "PL-DIC-03"]);
    let value = |id: &str, hand: u8, name: &str| {
        let start = format!("initiative_die: 6, hand: {hand}");
        duel((id, &start), (OGRE, "initiative_die: 1"), &[]).value(1, name)
    };
    // Lysandre: Weapon combat 5 and Agility 5 with the rapier; Ranged combat 3 and Agility 5 with a knife that she throws.
    assert_eq!(value(LYSANDRE, 0, "attack-dice"), "10: 5 PL-ATK-01 +5 PL-CHR-03");
    assert_eq!(value(LYSANDRE, 1, "shot-dice"), "8: 3 PL-ATK-01 +5 PL-CHR-03");
    // Odo's stone: Object throwing 1 and Agility 2; with it in his hand he strikes with the other one: Unarmed 2 and Strength 4.
    assert_eq!(value(ODO, 1, "shot-dice"), "3: 1 PL-ATK-01 +2 PL-CHR-03");
    assert_eq!(value(ODO, 1, "attack-dice"), "6: 2 PL-ATK-01 +4 PL-CHR-03");
    // The wolf bites with Unarmed 4 and Strength 3.
    assert_eq!(value(WOLF, 0, "attack-dice"), "7: 4 PL-ATK-01 +3 PL-CHR-03");
}

/// A record with a value of its own in every field: of level 7, quick on its feet but with short legs.
const STRANGER: &str = r#"Inline((id: "PL-OPP-99", name: (en: "Stranger", de: "Fremder", fr: "Inconnu"), hero: true, level: 7,
    characteristics: (strength: 2, agility: 6, constitution: 3, perception: 3, intelligence: 4, charisma: 1, will: 5),
    skills: (weapon: 2, unarmed: 1, ranged: 0, throwing: 0, medicine: 3, vigilance: 0, stealth: 0, magic: 0),
    armour: ["PL-AMR-06", "PL-AMR-07"], weapons: ["PL-WPN-03"], move_m: 6, hide: 1, defence_bonus: 2, magic_bonus: 3,
    damage_bonus_override: 9, sneak_dice: 1, quadruped: true))"#;

#[test]
fn the_other_fields_of_a_record_count_too() {
    let _proof = proves(&[
        "PL-CHR-04",
        "PL-CHR-05",
        "PL-DEF-03",
        "PL-DEF-04",
        "PL-DMG-02",
        "PL-DIC-11",
    ]);
    let mut fight = ground()
        .hero(STRANGER.to_owned(), (1, 1), "initiative_die: 6")
        .hero(person(ALDRIC), (1, 2), "hit_points: 0, initiative_die: 1")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .dice(&[
            4, 4, 4, 2, 2, 2, 3, // Medicine 3 + Intelligence 4
            6, // a d6 of level 7
            4, 2, 2, 3, 1, 2, 3, 1, 2, 3, 4, // his blow in the next round, the goblin's Defence, 1d8
        ])
        .open();
    fight.plan(1, "fight").plan(3, "fight").skip();
    // 8 + 4*3 + 2*7 = 34 hit points. Plate lets 1 Agility count, the helmet would let 5; hide and paths add 3.
    assert_eq!(fight.value(1, "life"), "34: 34 PL-HPT-01");
    assert_eq!(
        fight.value(1, "defence-dice"),
        "12: 6 PL-DEF-02 -5 PL-DEF-03 +7 PL-AMR-06 +1 PL-AMR-07 +3 PL-DEF-04"
    );
    // Will 5 and 3 of items; six metres.
    assert_eq!(fight.value(1, "magic-dice"), "8: 5 PL-DEF-08 +3 PL-DEF-04");
    assert_eq!(fight.value(1, "paces"), "6: 6 PL-MOV-01");
    let far: Vec<(i16, i16)> = (2..=8).map(|y| (0, y)).collect();
    assert_eq!(fight.forbidden(1, &go("walk", &far)), "PL-MOV-01");
    let lines = fight.choose(1, help("treat", 2)).lines();
    assert!(lines.contains(&"2 life 0 -> 6 PL-AID-04".to_owned()), "{lines:?}");
    // Whoever comes round has the turn that still lies ahead.
    fight.pass(3).pass(2);
    fight.plan(1, "fight").plan(3, "fight").plan(2, "fight").skip();
    // One more: (4 + 9) in place of Strength 2.
    let lines = fight.choose(1, hit("strike", 3, 0)).end();
    assert_eq!(
        lines[2],
        "3 struck [4] 13: 4 PL-DMG-01 +9 PL-DMG-02 -> 13: 13 PL-CRT-01"
    );
}

#[test]
fn armour_caps_agility_in_the_defence_and_nowhere_else() {
    let _proof = proves(&["PL-DEF-02", "PL-DEF-03"]);
    let fight = duel((MAELLE, "initiative_die: 6"), (ORC, "initiative_die: 1"), &[]);
    // Studded leather lets 4 of Agility 5 count; scale lets 2, which is all that the orc has.
    assert_eq!(
        fight.value(1, "defence-dice"),
        "7: 5 PL-DEF-02 -1 PL-DEF-03 +3 PL-AMR-03"
    );
    assert_eq!(fight.value(2, "defence-dice"), "7: 2 PL-DEF-02 +5 PL-AMR-05");
    // All five count for her bow and her initiative: 5 + 5 and a 6.
    assert_eq!(fight.value(1, "shot-dice"), "11: 6 PL-ATK-01 +5 PL-CHR-03");
    assert_eq!(fight.value(1, "ini"), "16: 10 PL-INI-01 +6 PL-INI-01");
}

#[test]
fn a_side_may_mark_its_fighters_as_heroes() {
    let _proof = proves(&["PL-GEN-04", "PL-HPT-03", "PL-CRL-01"]);
    // Two successes each: glancing, (1 + 5) / 2 = 3 of 4 points. A hero fights on, anybody else falls.
    let faces = [4, 5, 1, 2, 3, 2, 3, 1, 3, 3, 4, 6, 1, 2, 3, 3, 1];
    let struck = |start: &str| {
        let start = format!("initiative_die: 1, hit_points: 4{start}");
        let mut fight = duel((ALDRIC, "initiative_die: 6"), (GOBLIN, &start), &faces);
        fight.choose(1, hit("strike", 2, 0)).end()[3..5].to_vec()
    };
    assert_eq!(
        struck(", hero: true"),
        ["2 life 4 -> 1 PL-DMG-01", "2 critical-life PL-CRL-01"]
    );
    assert_eq!(struck(""), ["2 life 4 -> 1 PL-DMG-01", "2 unconscious PL-HPT-03"]);
}

#[test]
fn a_module_makes_everybody_a_hero_whom_the_level_does_not_count_out() {
    let _proof = proves(&["PL-GEN-04", "PL-HPT-03", "PL-CRL-01"]);
    // The blow of the test above; the hit points stay those of the goblin's record.
    let struck = |start: &str| {
        let mut fight = ground()
            .with("optional:all-heroes")
            .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
            .foe(person(GOBLIN), (2, 1), &format!("initiative_die: 1{start}"))
            .dice(&[4, 5, 1, 2, 3, 2, 3, 1, 3, 3, 4, 6, 1, 2, 3, 3, 1])
            .open();
        fight.plan(1, "fight").plan(2, "fight").skip();
        fight.choose(1, hit("strike", 2, 0)).end()[3..].to_vec()
    };
    assert_eq!(struck(""), ["2 life 12 -> 9 PL-DMG-01"]);
    assert_eq!(
        struck(", hit_points: 4"),
        ["2 life 4 -> 1 PL-DMG-01", "2 critical-life PL-CRL-01"]
    );
    assert_eq!(
        struck(", hit_points: 4, hero: false")[..2],
        ["2 life 4 -> 1 PL-DMG-01", "2 unconscious PL-HPT-03"]
    );
}

#[test]
fn squares_may_be_larger_than_a_metre() {
    let _proof = proves(&["PL-GEN-02", "PL-BRD-13", "PL-MOV-01"]);
    // A metre and a half: ten metres are six squares and a part of one, for moves as for knives.
    let mut fight = ground()
        .setting(|setting| setting.cell_dm = Some(15))
        .hero(person(LYSANDRE), (0, 0), "initiative_die: 6, hand: 1")
        .foe(person(GOBLIN), (8, 0), "initiative_die: 1")
        .dice(&[1, 2, 3, 2, 3, 2, 3, 2])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    let row = |to: i16| -> Vec<(i16, i16)> { (1..=to).map(|x| (x, 1)).collect() };
    assert_eq!(fight.forbidden(1, &go("walk", &row(7))), "PL-MOV-01");
    // A sprint is three times as far: eighteen squares, more than the map has.
    fight.choose(1, go("walk", &[(1, 0)]));
    assert_eq!(
        fight.forbidden(1, &hit("shot", 2, 1)),
        "PL-ATK-03",
        "seven squares"
    );
    fight
        .choose(1, act_with("draw", 0))
        .choose(1, go("walk", &[(2, 0)]));
    // Two moves: no attack is left. In the next round she throws over six squares.
    fight.choose(1, act_with("draw", 1)).pass(2);
    fight.plan(1, "fight").plan(2, "fight").skip();
    let lines = fight.choose(1, hit("shot", 2, 1)).end();
    assert!(lines[0].contains("1 shot 2"), "{lines:?}");
}
