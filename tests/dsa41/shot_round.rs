//! A shot in its round: loading, the phases, the answers to it, whom a miss hits, where what was thrown lies.

use klingentanz::battle::{Choice, Term};
use klingentanz::board::{CellFacts, Facing};

use crate::proof::{proves, strikes_out};
use crate::shot_value::{CROSSBOW, JAVELIN, KNIFE, QUIET, READY, archer, line_of, quick, with};
use crate::story::{Man, Setup, Story, act, act_with, aim, blow, drawn, go, man, open_field, plan, shot};

const SHORT_BOW: &str = r#"(weapon: "RWP-SHORTBOW", talent: "TAL-BOGEN")"#;

/// Somebody with a missile weapon, and a man nine squares off.
pub fn range(person: &Man, start: &str) -> Setup {
    open_field(40, 3)
        .hero(person.ron(), (0, 1), start)
        .foe(man(), (9, 1), QUIET)
}

#[test]
fn a_hit_does_the_points_of_its_band_and_wounds_easily() {
    let _proof = proves(&["RNG-01", "RNG-04", "RNG-43", "WND-01", "WND-03", "ATK-04"]);
    // RNG-01, RNG-04: 1W6+6 of the long bow, +3 in the first band; RNG-43: KO 12 makes 6/12/18, two less for arrows: 4/10/16. The
    // foe's initiative of -5 leaves him his free dodge, which he does not take. 10 + 3 + 1 = 11: two wounds.
    let mut fight = quick(range(&archer(), READY), &[5, 2]);
    fight.choose(1, shot(2, "quick-shot"));
    fight.take(2);
    let lines = fight.end();
    assert_eq!(
        lines[1..5],
        [
            "2 undefended by choice",
            "2 struck [2] 11: 2 DMG-01 +6 DMG-01 +3 RNG-04 -> 11: 11 DMG-01",
            "2 le 28 -> 17 DMG-02",
            "2 wounds +2 = 2 [4, 10, 16] RNG-43",
        ]
    );
}

#[test]
fn a_bow_adds_no_strength() {
    // RNG-38: the line stands in the points, struck through.
    let _proof = strikes_out(&["RNG-38"]);
    let strong = Man {
        attributes: [12, 12, 12, 12, 12, 12, 12, 18],
        ..archer()
    };
    let mut fight = quick(range(&strong, READY), &[5, 2]);
    fight.choose(1, shot(2, "quick-shot")).take(2);
    assert!(fight.end()[2].starts_with("2 struck [2] 11: 2 DMG-01 +6 DMG-01 +3 RNG-04"));
}

#[test]
fn a_war_bow_asks_for_strength_and_a_thrown_spear_gains_by_it() {
    let _proof = proves(&["WPN-09", "DMG-04"]);
    // WPN-09: KK 12 misses 3 of 15: FK -3.
    let line = line_of(
        range(&with(r#"(weapon: "RWP-WARBOW", talent: "TAL-BOGEN")"#), READY),
        "quick-shot",
    );
    assert!(line.contains("-3 WPN-09"), "{line}");
    // DMG-04: TP/KK 12/3, KK 15: +1; the javelin's band to 10 m is +1.
    let strong = Man {
        attributes: [12, 12, 12, 12, 12, 12, 12, 15],
        ..with(JAVELIN)
    };
    let field = open_field(40, 3)
        .hero(strong.ron(), (2, 1), READY)
        .foe(man(), (11, 1), QUIET);
    let mut fight = quick(field, &[5, 2]);
    fight.choose(1, shot(2, "throw")).take(2);
    assert_eq!(
        fight.end()[2],
        "2 struck [2] 8: 2 DMG-01 +4 DMG-01 +1 DMG-04 +1 RNG-04 -> 8: 8 DMG-01"
    );
}

#[test]
fn the_full_sequence_of_a_short_bow_takes_two_rounds() {
    let _proof = proves(&["RNG-30", "RNG-31", "ACT-18", "ACT-19"]);
    // RNG-31, load 2: load, load; aim, shot eight phases later.
    let mut fight = range(&with(SHORT_BOW), "initiative: 14, style: 1, loaded: false")
        .dice(&[20])
        .open();
    assert_eq!(fight.value(1, "loading"), "2: 2 RNG-30");
    fight.plan(2, "defend").plan(1, "act-act").act(1, "reload");
    fight.plan(2, "defend").plan(1, "act-attack").skip();
    fight.choose(1, aim(2));
    fight.choose(1, shot(2, "shot"));
    let lines = fight.end();
    assert_eq!(lines[..2], ["1 aim", "phase 6"]);
    assert!(lines[2].starts_with("1 shot 2: 20 fumble"), "{lines:#?}");
    assert_eq!(
        fight.actions(1, "defences"),
        (0, 0),
        "both actions went into the shot"
    );
}

#[test]
fn quick_shots_of_a_short_bow_are_two_in_three_rounds() {
    let _proof = proves(&["RNG-30", "RNG-31", "RNG-10"]);
    // RNG-31, load 2: load, load; shot, load; load, shot: the action that loading leaves of the third round is not a converted
    // one (no -4). FK 18 - 2 - 2 + 2 at 9 m, the second band of the short bow.
    let mut fight = range(&with(SHORT_BOW), "initiative: 14, style: 1, loaded: false")
        .dice(&[20, 20])
        .open();
    fight.plan(2, "defend").plan(1, "act-act").act(1, "reload");
    fight.plan(2, "defend").plan(1, "attack-act").skip();
    fight.choose(1, shot(2, "quick-shot")).act(1, "reload");
    fight.plan(2, "defend").plan(1, "carry-on");
    fight.choose(1, shot(2, "quick-shot"));
    let lines = fight.end();
    let shots: Vec<_> = lines.iter().filter(|line| line.contains("quick-shot")).collect();
    assert_eq!(shots.len(), 2);
    assert!(
        shots[1].contains("16: 7 VAL-02 +11 VAL-04 -2 RNG-05 +2 RNG-06 -2 RNG-10"),
        "{lines:#?}"
    );
    let phases: Vec<_> = lines.iter().filter(|line| line.starts_with("phase")).collect();
    assert_eq!(phases, ["phase 6", "phase 14", "phase 6"]);
}

#[test]
fn after_loading_the_rest_of_the_round_may_go_into_the_aim() {
    let _proof = proves(&["RNG-31", "RNG-09"]);
    // RNG-31, load 3: load, load; load, aim; shot in phase 14.
    let elf = with(r#"(weapon: "RWP-ELFBOW", talent: "TAL-BOGEN")"#);
    let mut fight = range(&elf, "initiative: 14, style: 1, loaded: false")
        .dice(&[20])
        .open();
    fight.plan(2, "defend").plan(1, "act-act").act(1, "reload");
    fight.plan(2, "defend").plan(1, "carry-on");
    fight.choose(1, aim(2));
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight.choose(1, shot(2, "shot"));
    assert!(fight.end()[0].starts_with("1 shot 2: 20 fumble"));
}

#[test]
fn a_late_shot_needs_no_initiative_of_eight() {
    let _proof = proves(&["RNG-31", "TIM-03"]);
    // RNG-31, TIM-03: with initiative 4 the shot stands in phase -4; a blow there is not possible.
    let mut fight = range(&archer(), "initiative: 4, style: 1").dice(&[20]).open();
    fight.plan(2, "defend").plan(1, "act-attack").skip();
    fight.choose(1, aim(2));
    assert_eq!(fight.forbidden(1, &blow(2, 0)), "TIM-03");
    fight.choose(1, shot(2, "shot"));
    assert_eq!(fight.end()[1], "phase -4");
    let mut fight = range(&archer(), "initiative: 4").open();
    fight.plan(2, "defend");
    assert_eq!(fight.forbidden(1, &plan("act-attack")), "TIM-03");
}

#[test]
fn quick_hands_load_faster() {
    let _proof = proves(&[
        "RNG-33",
        "RNG-30",
        "RNG-34",
        "SF-SCHNELLLADENBOGEN",
        "SF-SCHNELLLADENARMBRUST",
    ]);
    // RNG-33: a bow one action less, a crossbow three quarters of 15, rounded up; RNG-34: what is thrown comes from the belt in
    // one action, for quick hands at once.
    let quick_hands = |shots, abilities| Man {
        abilities,
        ..with(shots)
    };
    for (person, loading) in [
        (
            quick_hands(SHORT_BOW, r#""SF-SCHNELLLADENBOGEN""#),
            "1: 2 RNG-30 -1 RNG-33",
        ),
        (
            quick_hands(CROSSBOW, r#""SF-SCHNELLLADENARMBRUST""#),
            "12: 15 RNG-30 -3 RNG-33",
        ),
        (with(KNIFE), "1: 1 RNG-34"),
        (
            quick_hands(KNIFE, r#""SF-SCHNELLZIEHEN""#),
            "0: 1 RNG-34 -1 ACT-14",
        ),
    ] {
        let fight = range(&person, READY).open();
        assert_eq!(fight.value(1, "loading"), loading);
    }
}

#[test]
fn an_interrupted_bow_begins_anew() {
    let _proof = proves(&["RNG-32", "RNG-30"]);
    // RNG-32: another declaration breaks the loading off.
    let mut fight = range(&archer(), "initiative: 14, style: 1, loaded: false").open();
    fight.plan(2, "defend").plan(1, "act-act").act(1, "reload");
    fight.plan(2, "defend").skip();
    fight.plan(1, "fight");
    assert_eq!(fight.lines()[0], "1 forgoes reload TIM-05");
    assert_eq!(fight.forbidden(1, &shot(2, "quick-shot")), "RNG-30");
}

#[test]
fn missiles_are_counted() {
    let _proof = proves(&["RNG-35", "RNG-34"]);
    // RNG-35: a full quiver holds 20; two knives are carried. After the second nothing is left to draw.
    assert_eq!(
        range(&archer(), READY).open().value(1, "missiles"),
        "20: 20 RNG-35"
    );
    let knives = Man {
        carries: r#"Missiles("RWP-THRKNIFE", 2)"#,
        ..with(KNIFE)
    };
    let close = open_field(40, 3)
        .hero(knives.ron(), (0, 1), READY)
        .foe(man(), (6, 1), QUIET);
    let mut fight = quick(close, &[20, 2, 20, 1]);
    fight.choose(1, shot(2, "throw"));
    assert_eq!(fight.lines()[1..3], ["1 flight [2] 2: 2 RNG-19", "1 lies"]);
    assert_eq!(fight.value(1, "missiles"), "1: 1 RNG-35");
    fight.plan(2, "defend").plan(1, "act-attack").act(1, "reload");
    fight.choose(1, shot(2, "throw"));
    fight.plan(2, "defend").plan(1, "act-act");
    assert_eq!(fight.forbidden(1, &act("reload")), "RNG-35");
    fight.end();
}

#[test]
fn a_repeating_crossbow_empties_its_magazine() {
    let _proof = proves(&["RNG-30"]);
    // E: three actions a shot; after ten shots the magazine takes 20 more. With one bolt left in ten, 23 actions are to go.
    let eisenwalder = Man {
        carries: "Bolts(30)",
        ..with(r#"(weapon: "RWP-EISENWALDER", talent: "TAL-ARMBRUST")"#)
    };
    let mut fight = open_field(40, 3)
        .hero(eisenwalder.ron(), (0, 1), READY)
        .foe(man(), (12, 1), QUIET)
        .dice(&[20; 10])
        .open();
    for number in 1..=10 {
        fight.plan(2, "defend").plan(1, "fight");
        fight.choose(1, shot(2, "quick-shot"));
        if number < 10 {
            fight.plan(2, "defend").plan(1, "act-act").act(1, "reload");
            // The third action ends it in the first slot of the next round, and leaves the second.
            fight.plan(2, "defend").plan(1, "carry-on").pass(1);
        }
    }
    fight.plan(2, "defend").plan(1, "act-act").act(1, "reload");
    for _ in 0..10 {
        fight.plan(2, "defend").plan(1, "carry-on");
    }
    fight.skip();
    fight.plan(2, "defend").plan(1, "carry-on");
    assert_eq!(fight.end()[3], "1 loaded", "2 + 10 * 2 + 1 = 23");
}

#[test]
fn two_throws_in_a_round_need_quick_hands() {
    let _proof = proves(&["RNG-11", "RNG-34"]);
    // RNG-11: the second throw at 14 - 8 = 6, two harder; the second knife comes from the belt in a free action, and no defence is
    // left. The knife's band to 4 m is +-0.
    let knives = Man {
        abilities: r#""SF-SCHNELLZIEHEN""#,
        carries: r#"Missiles("RWP-THRKNIFE", 4)"#,
        ..with(KNIFE)
    };
    let close = |person: &Man, start: &str| {
        open_field(40, 3)
            .hero(person.ron(), (0, 1), start)
            .foe(man(), (4, 1), QUIET)
    };
    let mut fight = close(&knives, READY).dice(&[20, 1, 20, 1]).open();
    fight.plan(2, "defend").plan_free(1, "shoot-twice").skip();
    fight.pass(1);
    fight.choose(1, shot(2, "throw"));
    fight.act(1, "reload").pass(1);
    assert_eq!(fight.forbidden(1, &blow(2, 0)), "RNG-11");
    fight.choose(1, shot(2, "throw"));
    let lines = fight.lines();
    let second = lines.iter().rfind(|line| line.contains("throw 2")).unwrap();
    assert!(
        second.contains("16: 7 VAL-02 +11 VAL-04 -2 RNG-05 +2 RNG-06 -2 RNG-11"),
        "{lines:#?}"
    );
    assert!(lines.contains(&"phase 6".to_owned()), "{lines:#?}");
    let mut fight = close(&knives, "initiative: 7, style: 1").open();
    fight.plan(2, "defend");
    assert_eq!(fight.forbidden(1, &plan("shoot-twice")), "RNG-11");
    let mut fight = close(&with(KNIFE), READY).open();
    fight.plan(2, "defend");
    assert_eq!(
        fight.forbidden(1, &plan("shoot-twice")),
        "RNG-11",
        "no quick hands"
    );
}

#[test]
fn nobody_parries_an_arrow_but_a_dodger_may_escape() {
    let _proof = proves(&["RNG-20", "AUS-02"]);
    // RNG-20: dodge 7 - 8; the knife is slow: 7 - 4. The distance class counts for nothing. The arrow flies on (RNG-19).
    for (person, manoeuvre, faces, dodge, end) in [
        (
            archer(),
            "quick-shot",
            &[3, 1][..],
            "-1: 7 VAL-02 -8 RNG-20",
            "1 spent",
        ),
        (
            with(KNIFE),
            "throw",
            &[3, 3, 2],
            "3: 7 VAL-02 -4 RNG-20",
            "1 flight [2] 2: 2 RNG-19",
        ),
    ] {
        let mut fight = open_field(40, 3)
            .hero(person.ron(), (0, 1), READY)
            .foe(man(), (6, 1), "initiative: 10")
            .dice(faces)
            .open();
        fight.plan(2, "fight").plan(1, "fight").skip();
        fight.choose(1, shot(2, manoeuvre));
        let parry = Choice::Defend {
            means: Term::named("parry").unwrap(),
            to: None,
            stakes: Vec::new(),
        };
        assert_eq!(fight.forbidden(2, &parry), "RNG-20");
        fight.dodge(2, (6, 0));
        let lines = fight.lines();
        assert!(
            lines[1].starts_with("2 dodge: ") && lines[1].contains(dodge),
            "{lines:#?}"
        );
        assert!(lines.contains(&end.to_owned()), "{lines:#?}");
    }
}

#[test]
fn a_shield_stops_missiles_and_a_tower_shield_stops_more() {
    let _proof = proves(&["RNG-20", "SHD-01"]);
    let bearer = |styles| Man {
        styles,
        ..Man::default()
    };
    // RNG-20: -8 against arrows, half of it for a very large shield.
    for (styles, malus) in [
        (
            r#"(weapon: "WPN-LONGSWORD", second: "SHD-WOOD", talent: "TAL-SCHWERTER")"#,
            "-8 RNG-20",
        ),
        (
            r#"(weapon: "WPN-LONGSWORD", second: "SHD-TOWER", talent: "TAL-SCHWERTER")"#,
            "-4 RNG-20",
        ),
    ] {
        let mut fight = open_field(40, 3)
            .hero(archer().ron(), (0, 1), READY)
            .foe(bearer(styles).ron(), (6, 1), "initiative: 10")
            .dice(&[3, 1])
            .open();
        fight.plan(2, "fight").plan(1, "fight").skip();
        fight.choose(1, shot(2, "quick-shot")).defend(2, "shield-parry");
        let lines = fight.end();
        assert!(lines[1].contains(malus), "{lines:#?}");
        assert_eq!(lines[2], "1 spent", "{lines:#?}");
    }
}

#[test]
fn behind_a_shield_one_is_covered() {
    let _proof = proves(&["BRD-18"]);
    // BRD-18: a large shield hides half, a very large one three quarters, of him who makes no attack in this round.
    for (styles, malus) in [
        (
            r#"(weapon: "WPN-LONGSWORD", second: "SHD-WOOD", talent: "TAL-SCHWERTER")"#,
            "-2 BRD-18",
        ),
        (
            r#"(weapon: "WPN-LONGSWORD", second: "SHD-TOWER", talent: "TAL-SCHWERTER")"#,
            "-4 BRD-18",
        ),
    ] {
        let bearer = Man {
            styles,
            ..Man::default()
        };
        let mut fight = open_field(40, 3)
            .hero(archer().ron(), (0, 1), READY)
            .foe(bearer.ron(), (6, 1), "initiative: 10")
            .dice(&[19])
            .open();
        fight.plan(2, "shelter").plan(1, "fight").skip();
        assert_eq!(fight.actions(2, "defences"), (1, 1));
        fight.choose(1, shot(2, "quick-shot"));
        let lines = fight.lines();
        assert!(lines[0].contains(malus), "{lines:#?}");
    }
    let mut fight = open_field(40, 3)
        .hero(archer().ron(), (0, 1), READY)
        .foe(man(), (6, 1), "initiative: 10")
        .open();
    assert_eq!(fight.forbidden(2, &plan("shelter")), "BRD-18");
}

/// An archer far off, and a foe who fights with two others.
fn melee(shooter: &Man, faces: &[u8]) -> Story {
    let mut fight = open_field(40, 5)
        .hero(shooter.ron(), (0, 2), READY)
        .hero(man(), (26, 1), "initiative: -6")
        .foe(man(), (26, 2), QUIET)
        .hero(man(), (26, 3), "initiative: -7")
        .dice(faces)
        .open();
    fight.plan(4, "defend").plan(2, "defend").plan(3, "defend");
    fight.plan(1, "act-attack").choose(1, aim(3)).skip();
    fight
}

#[test]
fn the_worked_combination_of_the_melee() {
    let _proof = proves(&["RNG-14", "BRD-06", "RNG-02"]);
    // D: FK 18, medium -2, band 3 -4, dusk -2 and two others in the melee -4: 6; here by day 8, so that 9 to 12 hit one of the two
    // others. Standing still does not count.
    let mut fight = melee(&archer(), &[12, 2, 1]);
    let odds = fight.odds(&shot(3, "shot")).unwrap();
    let effect = |name: &str| odds.effects.iter().find(|(word, _)| word.0 == name).unwrap().1;
    // 8 of 20 hit; 4 of 20 stray, all of them into friends.
    assert_eq!(odds.chain[0].1.per_mille(), 400);
    assert_eq!(
        (effect("stray").per_mille(), effect("stray-friend").per_mille()),
        (200, 200)
    );
    fight.choose(1, shot(3, "shot"));
    let lines = fight.end();
    assert!(
        lines[0].starts_with(
            "1 shot 3: 12 failure (RNG-01; 8: 7 VAL-02 +11 VAL-04 -4 RNG-04 -2 RNG-05 -4 RNG-14)"
        ),
        "{lines:#?}"
    );
    assert_eq!(
        lines[1..5],
        [
            "1 victim [2] 2: 2 RNG-14",
            "1 strays-into-melee",
            "4 undefended RNG-20",
            "4 struck [1] 8: 1 DMG-01 +6 DMG-01 +1 RNG-04 -> 8: 8 DMG-01",
        ]
    );
}

#[test]
fn the_worked_combination_of_the_melee_at_dusk() {
    let _proof = proves(&["RNG-14", "SIT-20"]);
    // D as it stands: 18 - 2 - 4 - 2 - 4 = 6; 10 misses by 4 and hits one of the two, 11 misses them all.
    let dusk = CellFacts {
        light: Some(1),
        ..CellFacts::default()
    };
    for (face, end) in [(10, "1 strays-into-melee"), (11, "1 spent")] {
        let faces: &[u8] = if face == 10 { &[10, 1, 1] } else { &[11] };
        let mut fight = open_field(40, 5)
            .ground((26, 2), dusk)
            .hero(archer().ron(), (0, 2), READY)
            .hero(man(), (26, 1), "initiative: -6")
            .foe(man(), (26, 2), QUIET)
            .hero(man(), (26, 3), "initiative: -7")
            .dice(faces)
            .open();
        fight.plan(4, "defend").plan(2, "defend").plan(3, "defend");
        fight.plan(1, "act-attack").choose(1, aim(3)).skip();
        fight.choose(1, shot(3, "shot"));
        let lines = fight.end();
        assert!(lines[0].contains("failure (RNG-01; 6: "), "{lines:#?}");
        assert!(lines.contains(&end.to_owned()), "{lines:#?}");
    }
}

#[test]
fn a_shield_in_the_melee_may_stop_a_stray_arrow() {
    let _proof = proves(&["RNG-14", "RNG-20"]);
    // RNG-14: no defence but a shield. One other in the melee: 18 - 4 - 2 - 2 = 10; 11 strays without a die. Fighter 2's shield.
    let bearer = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-TOWER", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let mut fight = open_field(40, 5)
        .hero(archer().ron(), (0, 2), READY)
        .hero(bearer.ron(), (26, 1), "initiative: -6")
        .facing(Facing::W)
        .foe(man(), (26, 2), QUIET)
        .dice(&[11, 1])
        .open();
    fight.plan(2, "defend").plan(3, "defend");
    fight.plan(1, "act-attack").choose(1, aim(3)).skip();
    fight.choose(1, shot(3, "shot"));
    assert_eq!(fight.asked(), Some((2, "defend")));
    let dodge = Choice::Defend {
        means: Term::named("dodge").unwrap(),
        to: Some(klingentanz::board::Cell::new(25, 0)),
        stakes: Vec::new(),
    };
    assert_eq!(fight.forbidden(2, &dodge), "RNG-14");
    fight.defend(2, "shield-parry");
    assert_eq!(fight.end().last().unwrap(), "round");
}

#[test]
fn who_stands_in_the_line_may_be_hit_instead() {
    let _proof = proves(&["RNG-15"]);
    // RNG-15: a friend in the line, not in the melee: -2, and a miss by up to 2 hits him. 18 + 2 - 2 + 2 - 2 - 2 = 16 at 9 m.
    let line = |faces: &[u8]| {
        let mut fight = open_field(40, 3)
            .hero(archer().ron(), (0, 1), READY)
            .foe(man(), (9, 1), QUIET)
            .hero(man(), (4, 1), "initiative: -6")
            .dice(faces)
            .open();
        fight.plan(3, "defend").plan(2, "defend").plan(1, "fight").skip();
        fight.choose(1, shot(2, "quick-shot"));
        fight.end()
    };
    let lines = line(&[18, 1]);
    assert!(lines[0].contains("16: 7 VAL-02 +11 VAL-04 +2 RNG-04 -2 RNG-05 +2 RNG-06 -2 RNG-10 -2 RNG-15"));
    assert_eq!(lines[1..3], ["1 strays-in-line", "3 undefended RNG-20"]);
    assert_eq!(line(&[19])[1], "1 spent");
}

#[test]
fn a_thrown_weapon_lies_behind_whom_it_missed_and_is_picked_up() {
    let _proof = proves(&["RNG-19", "BRD-25", "BRD-27", "ACT-17", "RNG-34"]);
    // RNG-19, BRD-25: 1W3 squares behind the target, here at (5, 1) + 2, and the block at (8, 1) would stop it. ACT-17: two actions
    // and a dexterity check.
    let fight = |faces: &[u8]| {
        let mut fight = drawn(&["..........", "........#.", ".........."])
            .hero(with(JAVELIN).ron(), (3, 1), READY)
            .foe(man(), (5, 1), "initiative: -5")
            .dice(faces)
            .open();
        fight.plan(2, "defend").plan(1, "fight").skip();
        fight.choose(1, shot(2, "throw"));
        fight
    };
    let lies = |fight: &Story| {
        let log = crate::common::log(&fight.app, fight.battle);
        log.iter()
            .find_map(|event| match &event.happening {
                klingentanz::battle::Happening::Acted { act, at, .. } if act.0 == "lies" => *at,
                _ => None,
            })
            .map(|cell| (cell.x, cell.y))
    };
    assert_eq!(lies(&fight(&[20, 2])), Some((7, 1)));
    assert_eq!(lies(&fight(&[20, 3])), Some((7, 1)), "before the block");
    // A hit leaves it with the target, two squares away; from beside it is picked up again.
    let mut hit = fight(&[3, 1, 5]);
    hit.take(2);
    assert_eq!(lies(&hit), Some((5, 1)));
    hit.plan(2, "defend")
        .plan(1, "move-defend")
        .choose(1, go("walk", &[(4, 1)]));
    hit.plan(2, "defend").plan(1, "act-act").act(1, "pick-up").skip();
    assert_eq!(hit.value(1, "missiles"), "1: 1 RNG-35");
}

#[test]
fn an_archer_in_a_melee_is_helpless_until_he_draws() {
    let _proof = proves(&["RNG-36"]);
    let close = |person: &Man, at: i16, foe: String| {
        open_field(12, 3)
            .hero(person.ron(), (0, 1), READY)
            .foe(foe, (at, 1), QUIET)
    };
    // RNG-36: no bow in contact; a light crossbow at -4, and the foe has no answer; slings and knives as ever.
    let mut fight = quick(close(&archer(), 1, man()), &[]);
    assert_eq!(fight.forbidden(1, &shot(2, "quick-shot")), "RNG-36");
    let mut fight = quick(close(&with(CROSSBOW), 1, man()), &[3, 1]);
    fight.choose(1, shot(2, "quick-shot"));
    let lines = fight.lines();
    assert!(lines[0].contains("-4 RNG-36"), "{lines:#?}");
    assert_eq!(lines[1], "2 undefended RNG-36");
    let line = line_of(
        close(
            &with(r#"(weapon: "RWP-SLING", talent: "TAL-SCHLEUDER")"#),
            1,
            man(),
        ),
        "quick-shot",
    );
    assert!(!line.contains("RNG-36"), "{line}");
    // A spear holds the archer at its length: -2.
    let spearman = Man {
        talents: r#"(talent: "TAL-SPEERE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-SPEAR", talent: "TAL-SPEERE")"#,
        ..Man::default()
    };
    let line = line_of(close(&archer(), 2, spearman.ron()), "quick-shot");
    assert!(line.contains("-2 RNG-36"), "{line}");
    // He lets the bow fall and draws the sword.
    let mut fight = close(&archer(), 1, man()).open();
    fight.plan(2, "defend").plan_free(1, "act-defend");
    fight.act(1, "drop").choose(1, act_with("draw", 0)).skip();
    assert_eq!(fight.value(1, "pa"), "12: 7 VAL-02 +5 VAL-03");
}

#[test]
fn a_bow_takes_both_hands_and_a_javelin_one() {
    let _proof = proves(&["RNG-37"]);
    let shielded = |shots| Man { shots, ..archer() };
    let bow = shielded(r#"(weapon: "RWP-LONGBOW", talent: "TAL-BOGEN", shield: Some("SHD-WOOD"))"#);
    let Err(problems) = range(&bow, READY).try_open() else {
        panic!("a bow with a shield is a mistake");
    };
    assert!(problems.to_string().contains("RNG-37"), "{problems}");
    let javelin = shielded(r#"(weapon: "RWP-JAVELIN", talent: "TAL-WURFSPEERE", shield: Some("SHD-WOOD"))"#);
    let fight = range(&javelin, READY).open();
    assert_ne!(fight.value(1, "ward"), "none");
}

#[test]
fn who_does_not_see_the_shooter_has_no_answer() {
    let _proof = proves(&["SUR-02", "SUR-03"]);
    // BRD-19: the shooter stands in darkness, 9 m away; the target in the light. Intuition 12 - 3: 10 fails.
    let dark = CellFacts {
        light: Some(4),
        ..CellFacts::default()
    };
    let mut fight = open_field(40, 3)
        .ground((0, 1), dark)
        .hero(archer().ron(), (0, 1), READY)
        .foe(man(), (9, 1), "initiative: 10")
        .dice(&[3, 10, 1])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.choose(1, shot(2, "quick-shot"));
    let lines = fight.lines();
    assert!(lines[0].contains("success"), "{lines:#?}");
    assert!(fight.asked() != Some((2, "defend")));
    assert_eq!(
        lines[1..3],
        [
            "2 intuition failed 0: 10 failure (SUR-02; 9: 12 CNV-07 -3 SUR-02)",
            "2 undefended SUR-02"
        ]
    );
}

#[test]
fn aiming_and_shooting_are_offered_and_explained() {
    let _proof = proves(&["RNG-04", "RNG-30", "RNG-08"]);
    let hint = |fight: &Story| {
        let offers = fight.system.offers(fight.app.world(), fight.battle);
        let pass = offers
            .into_iter()
            .find(|offer| offer.choice == Choice::Pass)
            .unwrap();
        pass.hint.map(|hint| {
            crate::proof::note(&hint.rule);
            (hint.word.0, hint.rule.0)
        })
    };
    let fight = quick(range(&archer(), READY), &[]);
    assert_eq!(hint(&fight), None);
    assert!(fight.offered().contains(&"quick-shot"));
    let fight = quick(range(&archer(), "initiative: 14, style: 1, loaded: false"), &[]);
    assert_eq!(hint(&fight), Some(("not-loaded", "RNG-30")));
    let knife = quick(
        open_field(40, 3)
            .hero(with(KNIFE).ron(), (0, 1), READY)
            .foe(man(), (16, 1), QUIET),
        &[],
    );
    assert_eq!(hint(&knife), Some(("out-of-range", "RNG-04")));
    let wall = drawn(&[".......", "...#...", "......."])
        .hero(archer().ron(), (0, 1), READY)
        .foe(man(), (6, 1), QUIET);
    assert_eq!(hint(&quick(wall, &[])), Some(("no-line", "RNG-08")));
}
