//! Attacks: the roll, the Defence, the degree, the damage, and what goes wrong.

use klingentanz::battle::Happening;
use klingentanz::content::{Language, Texts};
use klingentanz::words::{self, Cast};

use super::proof::proves;
use super::story::act;
use super::tale::*;

#[test]
fn two_successes_more_are_a_powerful_blow() {
    let _proof = proves(&[
        "PL-ATK-01",
        "PL-ATK-02",
        "PL-ATK-04",
        "PL-CHR-03",
        "PL-DIC-01",
        "PL-DIC-03",
        "PL-DEF-02",
        "PL-DEF-05",
        "PL-DEF-06",
        "PL-DEF-07",
        "PL-CRT-01",
        "PL-DMG-01",
        "PL-DMG-02",
        "PL-DMG-05",
        "PL-AMR-02",
        "PL-DIC-02",
        "PL-DIC-04",
        "PL-DIC-10",
        "PL-GEN-01",
        "PL-GEN-05",
        "PL-GEN-06",
        "PL-BRD-02",
        "PL-BRD-05",
        "PL-BRD-12",
        "PL-BRD-16",
        "PL-BRD-17",
        "PL-LOG-01",
        "PL-LOG-02",
        "PL-DEC-02",
        "PL-DEC-03",
        "PL-DEC-08",
        "PL-ACT-02",
        "PL-ACT-04",
        "PL-DEF-01",
        "PL-DEF-04",
        "PL-CRT-02",
        "PL-DMG-07",
        "PL-HPT-01",
        "PL-CHR-04",
    ]);
    // Aldric: 10 dice, four successes. The goblin: 4 Agility + 2 leather, two successes. m = 2: (1 + 5) * 3/2 = 9.
    let faces = [4, 5, 6, 4, 1, 2, 3, 2, 3, 1, 4, 6, 1, 2, 3, 3, 1];
    let mut fight = duel(
        (ALDRIC, "initiative_die: 6"),
        (GOBLIN, "initiative_die: 1"),
        &faces,
    );
    fight.choose(1, hit("strike", 2, 0));
    assert_eq!(
        fight.end(),
        [
            "1 strike 2: [4, 5, 6, 4, 1, 2, 3, 2, 3, 1] success (PL-ATK-01; 10: 5 PL-ATK-01 +5 PL-CHR-03; 4: 4 PL-DIC-01)",
            "2 defence: [4, 6, 1, 2, 3, 3] failure of 5 (PL-DEF-07; 6: 4 PL-DEF-02 +2 PL-AMR-02; 2: 2 PL-DIC-01)",
            "2 struck [1] 6: 1 PL-DMG-01 +5 PL-DMG-02 -> 9: 6 PL-CRT-01 +3 PL-CRT-01",
            "2 life 12 -> 3 PL-DMG-01",
        ]
    );
    // The move action is left, the attack action is not.
    assert_eq!(
        (fight.actions(1, "moves"), fight.actions(1, "attacks")),
        ((1, 2), (0, 1))
    );
    assert_eq!(fight.forbidden(1, &hit("strike", 2, 0)), "PL-ACT-02");
}

#[test]
fn as_many_successes_glance_and_more_ward_off() {
    let _proof = proves(&["PL-DEF-07", "PL-CRT-01", "PL-DMG-05", "PL-ATK-05"]);
    // Two against two: glancing, (2 + 5) / 2 = 3.
    let faces = [4, 5, 1, 2, 3, 2, 3, 1, 3, 3, 4, 6, 1, 2, 3, 3, 2];
    let mut fight = duel(
        (ALDRIC, "initiative_die: 6"),
        (GOBLIN, "initiative_die: 1"),
        &faces,
    );
    let lines = fight.choose(1, hit("strike", 2, 0)).end();
    assert_eq!(
        lines[2],
        "2 struck [2] 7: 2 PL-DMG-01 +5 PL-DMG-02 -> 3: 7 PL-CRT-01 -4 PL-CRT-01"
    );
    assert_eq!(lines[3], "2 life 12 -> 9 PL-DMG-01");
    // Two against three: warded off, and no damage is rolled.
    let faces = [4, 5, 1, 2, 3, 2, 3, 1, 3, 3, 4, 6, 5, 2, 3, 3];
    let mut fight = duel(
        (ALDRIC, "initiative_die: 6"),
        (GOBLIN, "initiative_die: 1"),
        &faces,
    );
    let lines = fight.choose(1, hit("strike", 2, 0)).end();
    assert_eq!(lines.len(), 2);
    assert!(lines[1].contains("success of 3"), "{lines:?}");
    // No success: no Defence is rolled.
    let mut fight = duel(
        (ALDRIC, "initiative_die: 6"),
        (GOBLIN, "initiative_die: 1"),
        &[3, 3, 1, 2, 3, 2, 3, 1, 3, 3],
    );
    assert_eq!(fight.choose(1, hit("strike", 2, 0)).end().len(), 1);
}

#[test]
fn four_successes_more_are_a_critical_blow_that_fells() {
    let _proof = proves(&["PL-CRT-01", "PL-HPT-03", "PL-STA-11", "PL-RND-03", "PL-HPT-02"]);
    // Five against one: m = 4: (3 + 5) * 2 = 16 of 12 points. The goblin is no hero: unconscious, and nobody is left of his side.
    let faces = [4, 5, 6, 4, 6, 2, 3, 2, 3, 1, 4, 1, 1, 2, 3, 3, 3];
    let mut fight = duel(
        (ALDRIC, "initiative_die: 6"),
        (GOBLIN, "initiative_die: 1"),
        &faces,
    );
    let lines = fight.choose(1, hit("strike", 2, 0)).end();
    assert_eq!(
        lines[2..],
        [
            "2 struck [3] 8: 3 PL-DMG-01 +5 PL-DMG-02 -> 16: 8 PL-CRT-01 +8 PL-CRT-01",
            "2 life 12 -> 0 PL-DMG-01",
            "2 unconscious PL-HPT-03",
            "2 prone PL-STA-11",
            "end [SideId(0)] PL-RND-03",
        ]
    );
}

#[test]
fn a_majority_of_ones_drops_the_weapon() {
    let _proof = proves(&["PL-DIC-08", "PL-FUM-01", "PL-FUM-02", "PL-STA-10"]);
    // Six ones of ten; the mishap die shows 1: the sword falls into his square.
    let faces = [1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 1];
    let mut fight = duel(
        (ALDRIC, "initiative_die: 6"),
        (GOBLIN, "initiative_die: 1"),
        &faces,
    );
    let lines = fight.choose(1, hit("strike", 2, 0)).end();
    assert_eq!(
        lines[1..],
        [
            "1 mishap-drops [1] 1: 1 PL-FUM-02",
            "1 lose",
            "1 disarmed PL-FUM-02"
        ]
    );
    assert_eq!(fight.states(1), ["disarmed"]);
    // He takes it up with his move action.
    fight.choose(1, super::story::act_with("pick-up", 0));
    assert!(fight.states(1).is_empty());
}

#[test]
fn mishaps_stagger_throw_down_and_dull() {
    let _proof = proves(&["PL-FUM-02", "PL-STA-08", "PL-STA-05"]);
    let botched = |face: u8| {
        let faces = [1, 1, 1, 1, 1, 1, 6, 6, 6, 6, face];
        let mut fight = duel(
            (ALDRIC, "initiative_die: 6"),
            (GOBLIN, "initiative_die: 1"),
            &faces,
        );
        let lines = fight.choose(1, hit("strike", 2, 0)).end();
        (fight, lines[2..].to_vec())
    };
    let (fight, lines) = botched(2);
    assert_eq!(lines, ["1 off-balance PL-STA-08"]);
    // Defence 10: Agility 3, mail 4, helmet 1, shield 2; two less now.
    assert_eq!(
        fight.value(1, "defence-dice"),
        "8: 3 PL-DEF-02 +4 PL-AMR-04 +1 PL-AMR-07 +2 PL-AMR-08 -2 PL-STA-08"
    );
    assert_eq!(botched(3).1, ["1 prone PL-FUM-02"]);
    let (fight, lines) = botched(5);
    assert_eq!(lines, ["1 attack-dice 10 -> 9 PL-FUM-02"]);
    assert_eq!(
        fight.value(1, "attack-dice"),
        "9: 5 PL-ATK-01 +5 PL-CHR-03 -1 PL-FUM-02"
    );
    // Nobody of his is near: off balance instead. And a 6 is nothing more.
    assert_eq!(botched(4).1, ["1 off-balance PL-STA-08"]);
    assert!(botched(6).1.is_empty());
}

#[test]
fn a_mishap_hits_the_friend_beside_the_target() {
    let _proof = proves(&["PL-FUM-02"]);
    // Aldric and Odo stand on both sides of the goblin. The sword does 4 + 5 = 9 to Odo, without Defence.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .hero(person(ODO), (3, 1), "initiative_die: 1")
        .dice(&[1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 4, 4])
        .open();
    fight.plan(1, "fight").plan(2, "fight").plan(3, "fight").skip();
    let lines = fight.choose(1, hit("strike", 2, 0)).end();
    assert_eq!(
        lines[1..],
        [
            "1 mishap-hits-friend [4] 4: 4 PL-FUM-02",
            "3 struck [4] 9: 4 PL-DMG-01 +5 PL-DMG-02 -> 9: 9 PL-CRT-01",
            "3 life 26 -> 17 PL-DMG-01",
        ]
    );
}

#[test]
fn arrows_have_a_range_and_no_strength() {
    let _proof = proves(&["PL-ATK-01", "PL-ATK-03", "PL-DMG-01", "PL-DMG-03", "PL-BRD-02"]);
    // Maëlle: 11 dice, four successes; the orc in scale: Agility 2, armour 5: two successes. (5) * 3/2 = 7.
    let mut fight = ground()
        .hero(person(MAELLE), (0, 0), "initiative_die: 6")
        .foe(person(ORC), (11, 11), "initiative_die: 1")
        .dice(&[4, 4, 4, 4, 1, 1, 2, 2, 3, 3, 3, 4, 4, 1, 1, 1, 1, 1, 5])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    assert_eq!(fight.forbidden(1, &hit("strike", 2, 2)), "PL-ATK-03");
    let lines = fight.choose(1, hit("shot", 2, 0)).end();
    assert_eq!(lines[0], "1 turns SE PL-GEN-08");
    assert!(
        lines[1].contains("(PL-ATK-01; 11: 6 PL-ATK-01 +5 PL-CHR-03; 4: 4 PL-DIC-01)"),
        "{lines:?}"
    );
    assert!(lines[2].contains("7: 2 PL-DEF-02 +5 PL-AMR-05"), "{lines:?}");
    assert_eq!(
        lines[3],
        "2 struck [5] 5: 5 PL-DMG-01 -> 7: 5 PL-CRT-01 +2 PL-CRT-01"
    );
}

#[test]
fn knives_are_thrown_ten_metres_and_are_used_up() {
    let _proof = proves(&["PL-ATK-03", "PL-WPN-11"]);
    // No success of eight dice; the knife lies where the goblin stands.
    let mut fight = ground()
        .hero(person(LYSANDRE), (0, 0), "initiative_die: 6, hand: 1")
        .foe(person(GOBLIN), (11, 0), "initiative_die: 1")
        .dice(&[1, 2, 3, 2, 3, 2, 3, 2])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    // Eleven squares are too far, ten are not.
    assert_eq!(fight.forbidden(1, &hit("shot", 2, 1)), "PL-ATK-03");
    fight.choose(1, go("walk", &[(1, 0)])).skip();
    let lines = fight.choose(1, hit("shot", 2, 1)).end();
    assert_eq!(lines[1], "1 pieces 5 -> 4 PL-WPN-11");
}

#[test]
fn a_crossbow_is_loaded_with_a_move_action() {
    let _proof = proves(&["PL-WPN-14", "PL-ACT-05"]);
    let mut fight = ground()
        .hero(person(GUARD), (0, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (9, 0), "initiative_die: 1")
        .dice(&[1, 2, 3, 2, 3, 2, 3])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    assert_eq!(
        fight.choose(1, hit("shot", 2, 0)).end()[1..],
        ["1 unloaded PL-WPN-14"]
    );
    assert_eq!(
        fight.choose(1, act("load")).end(),
        ["1 not unloaded PL-ACT-05", "phase 8"]
    );
}

#[test]
fn a_sneak_attack_needs_somebody_off_his_guard() {
    let _proof = proves(&["PL-SNK-01", "PL-SUR-01", "PL-DEF-09"]);
    // The goblins are taken by surprise: no turn, no Agility. Lysandre: three successes against none of two dice:
    // (2 + 3 + 4 + 3) * 3/2 = 18.
    let mut fight = ground()
        .setting(|setting| setting.surprised = vec![klingentanz::battle::SideId(1)])
        .hero(person(LYSANDRE), (1, 1), "initiative_die: 1")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (9, 9), "initiative_die: 6")
        .dice(&[4, 4, 4, 1, 1, 2, 2, 3, 3, 3, 1, 1, 2, 3, 4])
        .open();
    // Only she declares: the surprised may not take the stance.
    fight.plan(1, "fight");
    let lines = fight.lines();
    assert!(
        lines.contains(&"2 forgoes turns PL-SUR-01".to_owned()),
        "{lines:?}"
    );
    let lines = fight.choose(1, hit("sneak-strike", 2, 0)).end();
    assert!(
        lines[1].contains("2: 4 PL-DEF-02 -4 PL-SUR-01 +2 PL-AMR-02"),
        "{lines:?}"
    );
    assert_eq!(
        lines[2],
        "2 struck [2] 12: 2 PL-DMG-01 +7 PL-SNK-01 +3 PL-DMG-02 -> 18: 12 PL-CRT-01 +6 PL-CRT-01"
    );
    // An ordinary foe is on his guard.
    let mut fight = duel(
        (LYSANDRE, "initiative_die: 6"),
        (GOBLIN, "initiative_die: 1"),
        &[],
    );
    assert_eq!(fight.forbidden(1, &hit("sneak-strike", 2, 0)), "PL-SNK-01");
}

#[test]
fn a_blow_is_told_with_its_margin_its_degree_and_its_factor() {
    let _proof = proves(&["PL-LOG-01", "PL-CRT-01", "PL-DMG-05"]);
    // Four successes against two: m = 2, a powerful blow. (1 + 5) * 3/2 = 9.
    let faces = [4, 5, 6, 4, 1, 2, 3, 2, 3, 1, 4, 6, 1, 2, 3, 3, 1];
    let mut fight = duel(
        (ALDRIC, "initiative_die: 6"),
        (GOBLIN, "initiative_die: 1"),
        &faces,
    );
    fight.choose(1, hit("strike", 2, 0)).end();
    let log = super::common::log(&fight.app, fight.battle);
    let struck = log
        .iter()
        .find(|event| matches!(event.happening, Happening::Struck { .. }));
    let struck = &struck.unwrap().happening;
    let json = serde_json::to_value(struck).unwrap();
    assert_eq!(
        json["grade"],
        serde_json::json!({"margin": 2, "degree": "powerful", "halves": 3})
    );
    let cast = Cast::of(fight.app.world(), fight.battle, None).unwrap();
    let texts = Texts::load(super::common::root()).unwrap();
    let sentence = words::tell(&cast, struck, |_, _| None).unwrap();
    assert_eq!(
        Language::ALL.map(|language| sentence.said(&texts, language)),
        [
            "The blow on Goblin skirmisher has 6 points; margin 2, powerful blow: × 1.5, 9 get through.",
            "Der Treffer bei Goblin-Plänkler hat 6 Punkte; Vorsprung 2, wuchtiger Treffer: × 1,5, 9 kommen durch.",
            "Le coup sur Gobelin tirailleur fait 6 points\u{a0}; marge 2, coup puissant\u{a0}: × 1,5, 9 passent.",
        ]
    );
    let reasons = words::reasons(cast.system(), struck, |_| None).unwrap();
    let reasons: Vec<_> = reasons
        .iter()
        .map(|line| line.said(&texts, Language::En))
        .collect();
    assert!(
        reasons.contains(&"margin 2, powerful blow: × 1.5".to_owned()),
        "{reasons:?}"
    );
}
