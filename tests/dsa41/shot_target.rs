//! Whom a shot is meant for: how big he is, how he moves, whether he sleeps, who stands about him, and by what light he is seen.

use klingentanz::battle::{Happening, Posture};
use klingentanz::board::CellFacts;

use crate::proof::{proves, strikes_out};
use crate::shot_hail::{hurl, swordsman};
use crate::shot_value::{KNIFE, QUIET, READY, archer, line_of, quick, with};
use crate::story::{Man, Setup, Story, blow, go, man, of, open_field, plan, shot};

/// A beast of this size.
fn beast(size: &str, footprint: u8) -> String {
    format!(
        r#"Creature((id: "OPP-98", name: (en: "Beast", de: "Tier", fr: "Bête"), kind: Animal, size: {size}, footprint: {footprint},
        legs: Four, initiative: 10, parry: 5, life: 30, armour: 0, speed: 8, shot_modifier: 0, morale: Animal, attacks_per_round: 1,
        attacks: [(name: (en: "Bite", de: "Biss", fr: "Morsure"), attack: 12, points: "1W6", classes: "H")], rules: []))"#
    )
}

#[test]
fn the_tiny_are_hardest_to_hit_and_the_huge_easiest() {
    let _proof = proves(&["RNG-05", "CRE-02"]);
    for (size, footprint, expected) in [
        ("Tiny", 1, "-8 RNG-05"),
        ("VerySmall", 1, "-6 RNG-05"),
        ("Huge", 3, "+2 RNG-05"),
    ] {
        let mut fight = quick(
            open_field(30, 5)
                .hero(archer().ron(), (0, 2), READY)
                .foe(beast(size, footprint), (9, 1), QUIET),
            &[20],
        );
        fight.choose(1, shot(2, "quick-shot"));
        let line = fight.lines().remove(0);
        assert!(line.contains(expected), "{size}: {line}");
    }
}

#[test]
fn who_lies_is_no_smaller_from_beside_him_or_from_above() {
    let _proof = proves(&["RNG-05"]);
    // RNG-05: beside him a knife finds the man whom it would find upright.
    let beside = open_field(30, 5)
        .hero(with(KNIFE).ron(), (0, 2), READY)
        .foe(man(), (1, 2), QUIET)
        .posture(Posture::Lying);
    let mut fight = quick(beside, &[20, 1]);
    fight.choose(1, shot(2, "throw"));
    let line = fight.lines().remove(0);
    assert!(line.contains("-2 RNG-05"), "{line}");
    // From half a metre above him he is seen from above, from less he is not.
    for (ground_dm, expected) in [(4, "-4 RNG-05"), (5, "-2 RNG-05")] {
        let above = CellFacts {
            ground_dm,
            ..CellFacts::default()
        };
        let setup = open_field(30, 5)
            .ground((0, 2), above)
            .hero(archer().ron(), (0, 2), READY)
            .foe(man(), (9, 2), QUIET)
            .posture(Posture::Lying);
        let line = line_of(setup, "quick-shot");
        assert!(line.contains(expected), "{ground_dm} dm: {line}");
    }
}

#[test]
fn a_sleeper_is_shot_like_a_target() {
    let _proof = proves(&["RNG-06", "RNG-01"]);
    // RNG-06: +4. 7 + 11 + 2 - 2 + 4 - 2 = 20 at 9 m; TP 1 + 6 + 3, and no answer. A blow is not struck at him (ATK-01).
    let mut fight = open_field(40, 3)
        .hero(archer().ron(), (0, 1), READY)
        .foe(man(), (9, 1), QUIET)
        .asleep()
        .foe(man(), (30, 1), QUIET)
        .dice(&[19, 1])
        .open();
    fight.plan(3, "defend").plan(1, "fight").skip();
    assert_eq!(fight.forbidden(1, &blow(2, 0)), "ATK-01");
    let choice = shot(2, "quick-shot");
    assert_eq!(fight.ways(&choice, 20), 19, "a 20 misses");
    let offers = fight.system.offers(fight.app.world(), fight.battle);
    assert!(offers.iter().any(|offer| offer.choice == choice));
    fight.choose(1, choice);
    let lines = fight.end();
    assert!(
        lines[0].contains("20: 7 VAL-02 +11 VAL-04 +2 RNG-04 -2 RNG-05 +4 RNG-06 -2 RNG-10"),
        "{lines:#?}"
    );
    assert!(lines.contains(&"2 le 28 -> 18 DMG-02".to_owned()), "{lines:#?}");
}

#[test]
fn a_sword_is_thrown_at_a_sleeper_and_at_somebody_who_only_crawls() {
    let is_offered = |fight: &Story, target| {
        let offers = fight.system.offers(fight.app.world(), fight.battle);
        offers.iter().any(|offer| offer.choice == hurl(target))
    };
    // RNG-06: +4 at a sleeper. At 4 m 7 + 10 - 4 - 4 - 2 + 4 = 11.
    let mut sleeps = open_field(20, 3)
        .hero(swordsman(), (1, 1), "initiative: 14")
        .foe(man(), (5, 1), QUIET)
        .asleep()
        .foe(man(), (15, 1), QUIET)
        .open();
    sleeps.plan(3, "defend").plan(1, "fight").skip();
    assert_eq!(sleeps.ways(&hurl(2), 20), 11);
    assert!(is_offered(&sleeps, 2));
    // LEN-03: 15 - (6 + 4) = 5 points leave somebody awake who can only crawl.
    let mut crawls = open_field(20, 3)
        .hero(man(), (4, 1), "initiative: 16")
        .hero(swordsman(), (1, 1), "initiative: 14")
        .foe(man(), (5, 1), "initiative: 10, life: 15")
        .foe(man(), (15, 1), QUIET)
        .dice(&[3, 6])
        .open();
    crawls.plan(4, "defend").plan(3, "fight");
    crawls.plan(2, "fight").plan(1, "fight").skip();
    crawls.strike(1, 3).take(3).skip();
    assert!(crawls.states(3).contains(&"incapacitated"));
    assert!(is_offered(&crawls, 3));
}

#[test]
fn who_fights_hand_to_hand_with_the_target_crowds_it_more() {
    let _proof = proves(&["RNG-14", "CRE-07"]);
    // CRE-07: the zombie holds its foe, at H: -3 instead of -2. A 20 misses by more than that.
    let mut fight = open_field(40, 5)
        .with("optional:dk")
        .hero(archer().ron(), (0, 2), "initiative: 8, style: 1")
        .foe(man(), (12, 2), QUIET)
        .hero(of("OPP-11"), (11, 2), "initiative: 12")
        .dice(&[2, 1, 20])
        .open();
    fight.plan(2, "defend").plan(1, "fight").plan(3, "fight").skip();
    fight.strike(3, 2).take(2).skip();
    fight.choose(1, shot(2, "quick-shot"));
    let lines = fight.end();
    assert!(lines[0].contains("-3 RNG-14"), "{lines:#?}");
}

/// An archer, a foe nine squares off, and friends in between.
fn past(friends: &[(String, (i16, i16), Posture)], faces: &[u8]) -> Vec<String> {
    let mut setup: Setup = open_field(40, 3)
        .hero(archer().ron(), (0, 1), READY)
        .foe(man(), (9, 1), QUIET);
    for (friend, at, posture) in friends {
        setup = setup
            .hero(friend.clone(), *at, "initiative: -6")
            .posture(*posture);
    }
    let mut fight: Story = setup.dice(faces).open();
    while let Some((id, "announce")) = fight.asked() {
        fight.plan(id, if id == 1 { "fight" } else { "defend" });
    }
    fight.skip();
    fight.choose(1, shot(2, "quick-shot"));
    fight.end()
}

#[test]
fn whom_a_shot_flies_over_does_not_hinder_it_and_two_hinder_more_than_one() {
    let _proof = proves(&["RNG-15"]);
    for friend in [
        (man(), (4, 1), Posture::Lying),
        (beast("Tiny", 1), (4, 1), Posture::Standing),
        (beast("VerySmall", 1), (4, 1), Posture::Standing),
    ] {
        let lines = past(&[friend], &[20]);
        assert!(!lines[0].contains("RNG-15"), "{lines:#?}");
    }
    // 18 + 2 - 2 + 2 - 2 - 4 = 14: a miss by 2 hits the nearer of the two, one by 3 nobody.
    let two = [
        (man(), (6, 1), Posture::Standing),
        (man(), (4, 1), Posture::Standing),
    ];
    let lines = past(&two, &[16, 1]);
    assert!(
        lines[0].contains("14: 7 VAL-02 +11 VAL-04 +2 RNG-04 -2 RNG-05 +2 RNG-06 -2 RNG-10 -4 RNG-15"),
        "{lines:#?}"
    );
    assert_eq!(lines[1..3], ["1 strays-in-line", "4 undefended RNG-20"]);
    assert_eq!(past(&two, &[17])[1], "1 spent");
}

#[test]
fn every_kind_of_light_reaches_as_far_as_the_table_says() {
    let _proof = proves(&["BRD-19", "SIT-20"]);
    // BRD-19: day so far, then dusk (-2), then the darkness in which nobody is seen ten metres away.
    let dark = CellFacts {
        light: Some(4),
        ..CellFacts::default()
    };
    for (kind, day, dusk) in [("torch", 4, 8), ("lantern", 6, 12), ("campfire", 8, 16)] {
        let by = |squares: i16| {
            open_field(60, 3)
                .everywhere(dark)
                .light((30 + squares, 1), kind)
                .hero(archer().ron(), (20, 1), READY)
                .foe(man(), (30, 1), QUIET)
        };
        let line = line_of(by(day), "quick-shot");
        assert!(!line.contains("SIT-20"), "{kind}: {line}");
        for squares in [day + 1, dusk] {
            let line = line_of(by(squares), "quick-shot");
            assert!(line.contains("-2 SIT-20"), "{kind} {squares}: {line}");
        }
        let mut unseen = quick(by(dusk + 1), &[]);
        assert_eq!(unseen.forbidden(1, &shot(2, "quick-shot")), "BRD-19", "{kind}");
    }
}

#[test]
fn the_limbs_of_who_moves_are_harder_to_find() {
    let _proof = proves(&["RNG-41"]);
    // RNG-41: arm, leg and hand 2 more; head, trunk, foot, eye and heart are found as before.
    for (part, malus) in [
        ("shot-head", "-10 RNG-41 "),
        ("shot-left-arm", "-10 RNG-41 -2 RNG-41"),
        ("shot-chest", "-6 RNG-41 "),
        ("shot-right-leg", "-8 RNG-41 -2 RNG-41"),
        ("shot-left-hand", "-16 RNG-41 -2 RNG-41"),
        ("shot-right-foot", "-16 RNG-41 "),
        ("shot-eye", "-20 RNG-41 "),
        ("shot-heart", "-20 RNG-41 "),
    ] {
        let mut fight = open_field(40, 3)
            .with("optional:zones")
            .hero(archer().ron(), (0, 1), READY)
            .foe(man(), (8, 1), "initiative: 20")
            .dice(&[20])
            .open();
        fight.plan(1, "fight").plan(2, "move-defend");
        fight.choose(2, go("walk", &[(9, 1)])).skip();
        fight.choose(1, shot(2, part));
        let line = fight.lines().remove(0).replace(')', " ");
        assert!(line.contains(malus), "{part}: {line}");
        let is_restless = malus.ends_with("-2 RNG-41");
        assert_eq!(line.contains(" -2 RNG-41"), is_restless, "{part}: {line}");
    }
}

#[test]
fn who_is_out_of_breath_is_shot_like_a_sleeper() {
    let _proof = proves(&["RNG-06"]);
    // END-06: without endurance one is incapacitated as by LEN-03, and a target for +4. The shot misses with a 19.
    let mut fight = open_field(40, 3)
        .hero(archer().ron(), (0, 1), READY)
        .foe(man(), (9, 1), "initiative: 5, endurance: 0")
        .foe(man(), (30, 1), QUIET)
        .dice(&[19])
        .open();
    while let Some((id, "announce")) = fight.asked() {
        fight.plan(id, ["fight", "act-act", "defend"][usize::from(id) - 1]);
    }
    fight.skip();
    fight.choose(1, shot(2, "quick-shot"));
    let line = fight.lines().remove(0);
    assert!(line.contains("+4 RNG-06"), "{line}");
}

#[test]
fn who_hurls_his_sword_sees_how_his_target_has_moved() {
    let _proof = proves(&["RNG-06", "WPN-14"]);
    // RNG-06: nobody in the fight holds a missile weapon, and all the same a sprint of three squares makes a target very fast (-4),
    // a walk of one a light one (0); whoever stays where he is stands still (+2). 7 + 11 - 4 (WPN-14), at 6 m in the fourth band
    // -8, medium -2: 4.
    let told = |plan: &str, gait: &str, way: &[(i16, i16)], at: (i16, i16)| {
        let mut fight = open_field(20, 3)
            .hero(
                Man {
                    shots: "",
                    ..archer()
                }
                .ron(),
                (0, 1),
                "initiative: 14",
            )
            .foe(man(), at, "initiative: 20")
            .dice(&[19, 1])
            .open();
        fight.plan(1, "fight").plan(2, plan);
        if way.is_empty() {
            fight.pass(2);
        } else {
            fight.choose(2, go(gait, way));
        }
        fight.skip().choose(1, hurl(2));
        fight.lines().remove(0)
    };
    let line = |value: i16, motion: &str| {
        format!(
            "1 throw 2: 19 failure (RNG-01; {value}: 7 VAL-02 +11 VAL-04 -4 WPN-14 -8 RNG-04 -2 RNG-05{motion})"
        )
    };
    let way = [(8, 1), (7, 1), (6, 1)];
    assert_eq!(told("sprint", "sprint", &way, (9, 1)), line(0, " -4 RNG-06"));
    assert_eq!(told("move-defend", "walk", &way[2..], (7, 1)), line(4, ""));
    assert_eq!(told("fight", "", &[], (6, 1)), line(6, " +2 RNG-06"));
}

#[test]
fn behind_a_shield_one_hides_from_what_may_be_hurled_too() {
    let _proof = proves(&["BRD-18"]);
    let bearer = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-WOOD", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let facing = |foe: String| {
        let mut fight = open_field(20, 3)
            .hero(bearer.ron(), (0, 1), "initiative: 14")
            .foe(foe, (9, 1), "initiative: 16")
            .open();
        if fight.asked() == Some((2, "announce")) {
            fight.plan(2, "fight");
        }
        fight
    };
    // A swordsman may hurl his sword; a wolf has nothing to hurl.
    facing(man()).plan(1, "shelter");
    assert_eq!(facing(of("OPP-09")).forbidden(1, &plan("shelter")), "BRD-18");
}

#[test]
fn in_a_melee_the_ledger_tells_the_movement_that_does_not_count() {
    let _struck_out = strikes_out(&["RNG-06"]);
    // RNG-06: five of eight squares are fast; the -2 for them stands struck through, as the man fights with another now.
    let mut fight = open_field(40, 5)
        .hero(archer().ron(), (0, 2), READY)
        .hero(man(), (20, 2), "initiative: -6")
        .foe(man(), (26, 2), "initiative: 20")
        .dice(&[19])
        .open();
    fight.plan(2, "defend").plan(1, "fight").plan(3, "move-defend");
    let way = [(25, 2), (24, 2), (23, 2), (22, 2), (21, 2)];
    fight.choose(3, go("walk", &way)).skip();
    fight.choose(1, shot(3, "quick-shot"));
    let log = crate::common::log(&fight.app, fight.battle);
    let lines: Vec<(i16, bool)> = log
        .iter()
        .filter_map(|event| match &event.happening {
            Happening::Attacked { check, .. } => Some(&check.ledger.lines),
            _ => None,
        })
        .flat_map(|lines| lines.iter())
        .filter(|line| line.rule.0 == "RNG-06")
        .map(|line| (line.amount, line.applies))
        .collect();
    assert_eq!(lines, [(-2, false)]);
}
