//! Hit points, critical life, unconsciousness, first aid.

use super::proof::proves;
use super::tale::*;

#[test]
fn a_hero_at_his_last_point_fights_on_with_two_successes_less() {
    let _proof = proves(&["PL-CRL-01", "PL-STA-12", "PL-HPT-03"]);
    // Two successes each: glancing, (1 + 2) / 2 = 1. Aldric's three successes are one then.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 1, hit_points: 2")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 6")
        .dice(&[
            4, 4, 1, 2, 3, 2, 3, // the goblin
            4, 4, 1, 1, 1, 2, 2, 2, 3, 3, // Aldric's Defence: two; glancing
            1, // (1 + 2) / 2 = 1
            4, 4, 4, 1, 2, 3, 2, 3, 2, 3, // Aldric strikes: three less two
            1, 2, 3, 1, 2, 3, // no success of the goblin
            1,
        ])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    let lines = fight.choose(2, hit("strike", 1, 0)).lines();
    assert_eq!(
        lines[3..],
        ["1 life 2 -> 1 PL-DMG-01", "1 critical-life PL-CRL-01"]
    );
    assert_eq!(fight.states(1), ["critical-life"]);
    fight.pass(2).skip();
    let lines = fight.choose(1, hit("strike", 2, 0)).end();
    assert!(lines[0].ends_with("1: 3 PL-DIC-01 -2 PL-CRL-01)"), "{lines:?}");
}

#[test]
fn first_aid_needs_three_successes_or_five_after_a_critical_blow() {
    let _proof = proves(&[
        "PL-AID-01",
        "PL-AID-02",
        "PL-AID-04",
        "PL-AID-05",
        "PL-DIC-11",
        "PL-DWN-05",
        "PL-HPT-04",
    ]);
    let patient = |start: &str, faces: &[u8]| {
        let mut fight = ground()
            .hero(person(ODO), (1, 1), "initiative_die: 6")
            .hero(
                person(ALDRIC),
                (2, 1),
                &format!("hit_points: 0, initiative_die: 1, {start}"),
            )
            .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
            .dice(faces)
            .open();
        fight.plan(1, "fight").plan(3, "fight").skip();
        fight.choose(1, help("treat", 2));
        fight
    };
    // Medicine 5 + Intelligence 5: three successes; 1d4 of a helper of level 1.
    let mut fight = patient("", &[4, 4, 4, 1, 2, 3, 1, 2, 3, 2, 3]);
    let lines = fight.end();
    assert!(
        lines[0].starts_with("1 first-aid passed 0: [4, 4, 4, 1, 2, 3, 1, 2, 3, 2] success of 3 (PL-AID-02")
    );
    assert_eq!(
        lines[1..6],
        [
            "1 treat",
            "2 healing [3] 3: 3 PL-AID-04",
            "2 life 0 -> 3 PL-AID-04",
            "2 not unconscious PL-AID-04",
            "2 prone PL-DWN-05",
        ]
    );
    // After a critical blow the same three are not enough: stable, but out of this fight.
    let mut fight = patient("was_critical: true", &[4, 4, 4, 1, 2, 3, 1, 2, 3, 2]);
    let lines = fight.end();
    assert!(
        lines[0].contains("failed 0") && lines[0].contains("of 5 (PL-AID-05"),
        "{lines:?}"
    );
    assert_eq!(lines[2], "2 stable PL-AID-03");
    assert_eq!(fight.states(2), ["stable", "prone"]);
}

#[test]
fn a_second_try_is_not_to_be_had() {
    let _proof = proves(&["PL-AID-03", "PL-AID-06"]);
    let mut fight = ground()
        .hero(person(ODO), (1, 1), "initiative_die: 6")
        .hero(person(ALDRIC), (2, 1), "hit_points: 0, initiative_die: 1")
        .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
        .dice(&[1, 1, 1, 1, 2, 3, 1, 2, 3, 2])
        .open();
    fight.plan(1, "fight").plan(3, "fight").skip();
    fight.choose(1, help("treat", 2));
    fight.pass(3).plan(1, "fight").plan(3, "fight");
    assert_eq!(fight.forbidden(1, &help("treat", 2)), "PL-AID-06");
}

#[test]
fn an_hour_without_care_is_death() {
    let _proof = proves(&["PL-DWN-03"]);
    // He has lain there for 599 rounds; this one is the last.
    let mut fight = ground()
        .hero(person(ODO), (1, 1), "initiative_die: 6")
        .hero(
            person(ALDRIC),
            (2, 1),
            "hit_points: 0, fallen_rounds: 599, initiative_die: 1",
        )
        .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(3, "fight").skip();
    fight.pass(1).pass(3);
    let lines = fight.lines();
    assert!(lines.contains(&"2 dead PL-DWN-03".to_owned()), "{lines:?}");
}

#[test]
fn a_potion_heals_and_wakes() {
    let _proof = proves(&["PL-HPT-04", "PL-DWN-05", "PL-ACT-05"]);
    let mut fight = ground()
        .hero(
            person(ODO),
            (1, 1),
            "initiative_die: 6, potions: 2, hit_points: 20",
        )
        .hero(person(ALDRIC), (2, 1), "hit_points: 0, initiative_die: 1")
        .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
        .dice(&[2, 3, 4, 4])
        .open();
    fight.plan(1, "fight").plan(3, "fight").skip();
    let lines = fight.choose(1, help("give-drink", 2)).lines();
    assert!(lines.contains(&"2 life 0 -> 5 PL-HPT-04".to_owned()), "{lines:?}");
    // Never above the most: 20 + 8 of 26.
    let lines = fight.act(1, "drink").end();
    assert!(
        lines.contains(&"1 life 20 -> 26 PL-HPT-04".to_owned()),
        "{lines:?}"
    );
}

/// Aldric with three points, who is struck down by the goblin; Odo is beside him.
fn struck_down(faces: &[&[u8]]) -> super::story::Story {
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 1, hit_points: 3")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 6")
        .hero(person(ODO), (1, 2), "initiative_die: 1")
        .dice(&faces.concat())
        .open();
    fight.plan(2, "fight").plan(1, "fight").plan(3, "fight").skip();
    fight.choose(2, hit("strike", 1, 0));
    fight
}

/// Ten dice of Aldric's Defence: one success.
const ONE: [u8; 10] = [4, 1, 1, 1, 2, 2, 2, 3, 3, 3];

#[test]
fn a_hero_at_none_falls_and_can_do_nothing() {
    let _proof = proves(&["PL-DWN-01", "PL-DWN-02", "PL-STA-11", "PL-HPT-02"]);
    // Three against one: (2 + 2) * 3/2 = 6 of 3 points.
    let mut fight = struck_down(&[&[4, 4, 4, 1, 2, 3, 2], &ONE, &[2]]);
    assert_eq!(
        fight.lines()[3..],
        [
            "1 life 3 -> 0 PL-DMG-01",
            "1 unconscious PL-DWN-01",
            "1 prone PL-STA-11"
        ]
    );
    assert_eq!(fight.states(1), ["unconscious", "prone"]);
    // His turn is passed over without a word, and in the next round nobody asks him for anything.
    fight.pass(2);
    assert_eq!(fight.asked(), Some((3, "turn")));
    fight.pass(3);
    assert_eq!(fight.asked(), Some((2, "stance")));
    fight.plan(2, "fight");
    assert_eq!(fight.asked(), Some((3, "stance")));
    fight.plan(3, "fight").pass(2);
    assert_eq!(fight.asked(), Some((3, "turn")));
    fight.end();
}

#[test]
fn only_a_critical_blow_is_remembered() {
    let _proof = proves(&["PL-CRT-03", "PL-AID-05", "PL-AID-02"]);
    // Five against one, m = 4: critical; Odo's three successes are too few then. Four against one, m = 3: enough.
    let aid: [u8; 10] = [4, 4, 4, 1, 2, 3, 1, 2, 3, 2];
    for (blow, gain, expected) in [
        ([4, 4, 4, 4, 4, 2, 3], &[][..], "failed 0"),
        ([4, 4, 4, 4, 1, 2, 3], &[1], "passed 0"),
    ] {
        let mut fight = struck_down(&[&blow, &ONE, &[1], &aid, gain]);
        fight.pass(2).skip();
        let lines = fight.choose(3, help("treat", 1)).lines();
        assert!(
            lines[0].starts_with(&format!("3 first-aid {expected}")),
            "{lines:?}"
        );
    }
}

#[test]
fn first_aid_works_on_others_who_need_more_than_one_point() {
    let _proof = proves(&["PL-AID-07", "PL-AID-04"]);
    // A goblin of one's own side: with one point he stays where he is, out of danger; with two he comes round.
    let treated = |gain: u8| {
        let mut fight = ground()
            .hero(person(ODO), (1, 1), "initiative_die: 6")
            .hero(person(GOBLIN), (2, 1), "hit_points: 0, initiative_die: 1")
            .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
            .dice(&[4, 4, 4, 1, 2, 3, 1, 2, 3, 2, gain])
            .open();
        fight.plan(1, "fight").plan(3, "fight").skip();
        let lines = fight.choose(1, help("treat", 2)).end();
        (lines[3..5].to_vec(), fight.states(2))
    };
    let (lines, states) = treated(1);
    assert_eq!(lines, ["2 life 0 -> 1 PL-AID-04", "2 stable PL-AID-07"]);
    assert_eq!(states, ["stable", "prone"]);
    let (lines, states) = treated(2);
    assert_eq!(lines, ["2 life 0 -> 2 PL-AID-04", "2 not unconscious PL-AID-04"]);
    assert_eq!(states, ["prone"]);
}

#[test]
fn half_an_hour_is_three_hundred_rounds() {
    let _proof = proves(&["PL-GEN-03", "PL-AID-03", "PL-DWN-05", "PL-CRL-01"]);
    // Two successes are too few: stable. Six seconds a round: he comes round at the end of the 300th, that of the first aid
    // being the first.
    let mut fight = ground()
        .hero(person(ODO), (1, 1), "initiative_die: 6")
        .hero(person(ALDRIC), (2, 1), "hit_points: 0, initiative_die: 1")
        .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
        .dice(&[4, 4, 1, 1, 2, 3, 1, 2, 3, 2])
        .last_round(400)
        .open();
    fight
        .plan(1, "fight")
        .plan(3, "fight")
        .choose(1, help("treat", 2))
        .pass(3);
    for _ in 2..300 {
        fight.plan(1, "fight").plan(3, "fight").pass(1).pass(3);
    }
    fight.skip();
    assert_eq!(fight.states(2), ["stable", "prone"]);
    fight.plan(1, "fight").plan(3, "fight").pass(1).pass(3);
    let lines = fight.end();
    assert_eq!(
        lines[3..8],
        [
            "2 life 0 -> 1 PL-AID-03",
            "2 not unconscious PL-AID-03",
            "2 prone PL-DWN-05",
            "2 critical-life PL-CRL-01",
            "round",
        ]
    );
}
