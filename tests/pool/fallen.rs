//! The unconscious: blows on them, care for them, carrying them, and how they come round.

use klingentanz::battle::{Choice, Slot};
use klingentanz::board::Cell;

use super::proof::proves;
use super::story::{Story, act, act_with};
use super::tale::*;

#[test]
fn a_blow_on_the_unconscious_meets_no_defence_and_takes_a_last_point_at_most() {
    let _proof = proves(&["PL-DWN-04", "PL-DEF-09", "PL-STA-11"]);
    // One success is a hit: 3 + 5 = 8 of what is left.
    let struck = |victim: &str| {
        let mut fight = ground()
            .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
            .foe(person(GOBLIN), (2, 1), victim)
            .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
            .dice(&[4, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3])
            .open();
        fight.plan(1, "fight").plan(3, "fight").skip();
        fight.choose(1, hit("strike", 2, 0)).end()[1..].to_vec()
    };
    let undefended = "2 undefended PL-STA-11".to_owned();
    let blow = "2 struck [3] 8: 3 PL-DMG-01 +5 PL-DMG-02 -> 8: 8 PL-CRT-01".to_owned();
    assert_eq!(
        struck("initiative_die: 1, hit_points: 1"),
        [
            undefended.clone(),
            blow.clone(),
            "2 life 1 -> 0 PL-DWN-04".to_owned()
        ]
    );
    assert_eq!(struck("initiative_die: 1, hit_points: 0"), [undefended, blow]);
}

#[test]
fn killing_the_unconscious_takes_its_module_and_a_whole_turn_beside_them() {
    let _proof = proves(&["PL-DWN-04", "PL-ACT-06"]);
    let beside = |module: bool, x: i16| {
        let setup = if module {
            ground().with("optional:finishing")
        } else {
            ground()
        };
        let mut fight = setup
            .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
            .foe(person(GOBLIN), (x, 1), "initiative_die: 1, hit_points: 1")
            .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
            .open();
        fight.plan(1, "fight").plan(3, "fight").skip();
        fight
    };
    let finish = help("finish", 2);
    assert_eq!(beside(false, 2).forbidden(1, &finish), "PL-DWN-04");
    let mut fight = beside(true, 3);
    assert_eq!(fight.forbidden(1, &finish), "PL-DWN-04");
    fight.choose(1, go("walk", &[(2, 1)]));
    assert_eq!(fight.forbidden(1, &finish), "PL-ACT-06");
}

#[test]
fn an_hour_without_care_kills_others_too_and_care_does_not_let_them_die() {
    let _proof = proves(&["PL-DWN-03", "PL-AID-03", "PL-GEN-03"]);
    let lain = |more: &[u8], is_treated: bool| {
        let mut fight = ground()
            .hero(person(ODO), (1, 1), "initiative_die: 6")
            .hero(
                person(BANDIT),
                (2, 1),
                "hit_points: 1, fallen_rounds: 599, initiative_die: 1",
            )
            .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
            .dice(more)
            .open();
        fight.plan(1, "fight").plan(3, "fight").skip();
        if is_treated {
            fight.choose(1, help("treat", 2)).pass(3);
        } else {
            fight.pass(1).pass(3);
        }
        fight.end().contains(&"2 dead PL-DWN-03".to_owned())
    };
    assert!(lain(&[], false));
    assert!(
        !lain(&[4, 4, 1, 2, 3, 2, 3, 2, 3, 2], true),
        "two successes are a failure, but he is stable"
    );
}

#[test]
fn after_first_aid_that_failed_a_potion_still_helps() {
    let _proof = proves(&["PL-AID-06", "PL-HPT-04", "PL-DWN-05"]);
    let mut fight = ground()
        .hero(person(ODO), (1, 1), "initiative_die: 6, potions: 1")
        .hero(person(ALDRIC), (2, 1), "hit_points: 0, initiative_die: 1")
        .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
        .dice(&[4, 4, 1, 2, 3, 2, 3, 2, 3, 2, 1, 1])
        .open();
    fight.plan(1, "fight").plan(3, "fight");
    fight
        .choose(1, help("treat", 2))
        .pass(3)
        .plan(1, "fight")
        .plan(3, "fight")
        .skip();
    let lines = fight.choose(1, help("give-drink", 2)).lines();
    assert!(lines.contains(&"2 life 0 -> 2 PL-HPT-04".to_owned()), "{lines:?}");
    assert_eq!(fight.states(2), ["prone"]);
    // It was the last one.
    assert_eq!(fight.forbidden(1, &act("drink")), "PL-HPT-04");
    fight.pass(1);
    // Whoever comes round acts when his place comes, and lies.
    assert_eq!(fight.asked(), Some((3, "turn")));
    fight.pass(3);
    assert_eq!(fight.asked(), Some((2, "turn")));
    fight.act(2, "rise").end();
}

#[test]
fn healing_ends_critical_life() {
    let _proof = proves(&["PL-HPT-04"]);
    let mut fight = duel(
        (ALDRIC, "initiative_die: 6, hit_points: 1, potions: 1"),
        (GOBLIN, "initiative_die: 1"),
        &[1, 1],
    );
    assert_eq!(fight.states(1), ["critical-life"]);
    let lines = fight.act(1, "drink").end();
    assert_eq!(
        lines[3..],
        ["1 life 1 -> 3 PL-HPT-04", "1 not critical-life PL-HPT-04"]
    );
    assert!(fight.states(1).is_empty());
}

#[test]
fn a_blow_that_is_not_critical_wipes_out_the_memory_of_one_that_was() {
    let _proof = proves(&["PL-AID-02"]);
    // Two against one: a hit, (1 + 2) of 3 points. Odo's three successes suffice then.
    let mut fight = ground()
        .hero(
            person(ALDRIC),
            (1, 1),
            "initiative_die: 1, hit_points: 3, was_critical: true",
        )
        .foe(person(GOBLIN), (2, 1), "initiative_die: 6")
        .hero(person(ODO), (1, 2), "initiative_die: 1")
        .dice(&[
            4, 4, 1, 2, 3, 2, 3, // the goblin
            4, 1, 1, 1, 2, 2, 2, 3, 3, 3, // Aldric's Defence
            1, // its sword
            4, 4, 4, 1, 2, 3, 1, 2, 3, 2, 4, // Odo, and the points that Aldric gains
        ])
        .open();
    fight.plan(2, "fight").plan(1, "fight").plan(3, "fight");
    fight.choose(2, hit("strike", 1, 0)).pass(2).skip();
    let lines = fight.choose(3, help("treat", 1)).end();
    assert!(
        lines[0].starts_with("3 first-aid passed 0") && lines[0].contains("of 3 (PL-AID-02"),
        "{lines:?}"
    );
}

/// Odo beside Aldric, who is unconscious, and Lysandre with a potion; Odo has lifted him.
fn carrying(faces: &[u8]) -> Story {
    let mut fight = ground()
        .item((1, 2), "PL-WPN-05")
        .hero(
            person(ODO),
            (1, 1),
            "initiative_die: 6, potions: 1, hit_points: 20",
        )
        .hero(person(ALDRIC), (2, 1), "hit_points: 0, initiative_die: 1")
        .hero(person(LYSANDRE), (2, 2), "initiative_die: 1, potions: 1")
        .foe(person(GOBLIN), (0, 0), "initiative_die: 1")
        .dice(faces)
        .open();
    fight.plan(1, "fight").plan(3, "fight").plan(4, "fight").skip();
    let lines = fight.choose(1, help("lift", 2)).lines();
    assert_eq!(
        lines,
        ["1 lift", "2 to 1,1 E 0 PL-SPR-03", "1 carrying PL-SPR-03"]
    );
    fight
}

#[test]
fn whoever_carries_somebody_has_no_hand_free() {
    let _proof = proves(&["PL-SPR-03", "PL-DEF-02"]);
    let mut fight = carrying(&[]);
    assert_eq!(fight.actions(1, "moves"), (1, 2));
    for deed in [
        act("drink"),
        act("sheathe"),
        act_with("draw", 1),
        act_with("pick-up", 0),
        help("treat", 2),
    ] {
        assert_eq!(fight.forbidden(1, &deed), "PL-SPR-03", "{deed:?}");
    }
    assert_eq!(fight.forbidden(1, &hit("strike", 4, 0)), "PL-ATK-01");
    // Nor one for the shield: Agility 2, padded coat 1, helmet 1.
    assert_eq!(
        fight.value(1, "defence-dice"),
        "4: 2 PL-DEF-02 +1 PL-AMR-01 +1 PL-AMR-07"
    );
    fight.pass(1).pass(3).pass(4);
    fight.plan(1, "fight").plan(3, "fight").plan(4, "fight");
    assert_eq!(fight.forbidden(1, &go("sprint", &[(1, 2)])), "PL-SPR-03");
    assert!(fight.offered().contains(&"delay"));
    // Putting him down costs nothing.
    fight.act(1, "put-down");
    assert_eq!(
        (fight.actions(1, "moves"), fight.actions(1, "attacks")),
        ((2, 2), (1, 1))
    );
    assert_eq!(
        fight.value(1, "defence-dice"),
        "6: 2 PL-DEF-02 +1 PL-AMR-01 +1 PL-AMR-07 +2 PL-AMR-08"
    );
    fight.end();
}

#[test]
fn whoever_comes_round_on_the_arms_of_a_friend_lies_beside_him() {
    let _proof = proves(&["PL-DWN-05", "PL-SPR-03"]);
    let mut fight = carrying(&[2, 3]);
    fight.pass(1).skip();
    let lines = fight.choose(3, help("give-drink", 2)).end();
    assert!(
        lines.contains(&"1 not carrying PL-SPR-03".to_owned()),
        "{lines:?}"
    );
    assert!(lines.contains(&"2 prone PL-DWN-05".to_owned()), "{lines:?}");
    let world = fight.app.world();
    let roster = world.get::<klingentanz::battle::Roster>(fight.battle).unwrap();
    let body = |id: u16| {
        let entity = roster.entity(klingentanz::battle::FighterId(id)).unwrap();
        world.get::<klingentanz::battle::Body>(entity).unwrap().at
    };
    assert_eq!(body(1), Cell::new(1, 1));
    let there = body(2);
    assert!((there.x - 1).abs().max((there.y - 1).abs()) == 1, "{there:?}");
    assert!(lines.last().unwrap().ends_with(" PL-DWN-05"), "{lines:?}");
}

#[test]
fn help_reaches_the_next_square_only_and_only_the_unconscious() {
    let _proof = proves(&["PL-AID-01", "PL-HPT-04", "PL-SPR-03", "PL-MAG-02"]);
    // Aldric lies two squares from Odo, Maëlle stands beside him with wounds.
    let mut fight = ground()
        .with("optional:magic")
        .hero(person(ODO), (1, 1), "initiative_die: 6, potions: 1")
        .hero(person(ALDRIC), (3, 1), "initiative_die: 1, hit_points: 0")
        .hero(person(MAELLE), (1, 2), "initiative_die: 1, hit_points: 9")
        .foe(person(GOBLIN), (11, 11), "initiative_die: 1")
        .open();
    while let Some((id, "stance")) = fight.asked() {
        fight.plan(id, "fight");
    }
    while fight.asked() != Some((1, "turn")) {
        let (id, _) = fight.asked().unwrap();
        fight.pass(id);
    }
    let healing = |target: u16| match help("heal", target) {
        Choice::Act { act, target, .. } => Choice::Act {
            act,
            target,
            with: Some(Slot(0)),
            at: None,
            facing: None,
        },
        other => other,
    };
    for target in [2, 3] {
        assert_eq!(
            fight.forbidden(1, &help("treat", target)),
            "PL-AID-01",
            "{target}"
        );
        assert_eq!(
            fight.forbidden(1, &help("give-drink", target)),
            "PL-HPT-04",
            "{target}"
        );
        assert_eq!(fight.forbidden(1, &help("lift", target)), "PL-SPR-03", "{target}");
    }
    assert_eq!(fight.forbidden(1, &healing(2)), "PL-MAG-02");
    // Beside him all of it is possible, the limited actions with a whole turn only.
    fight.choose(1, go("walk", &[(2, 1)]));
    let offered = fight.offered();
    assert!(
        offered.contains(&"give-drink") && offered.contains(&"lift"),
        "{offered:?}"
    );
    assert_eq!(fight.forbidden(1, &help("treat", 2)), "PL-ACT-06");
}
