//! The optional modules, each in a short fight.

use klingentanz::battle::{Choice, FighterId, Happening, Roster, Slot, Term};
use klingentanz::board::CellFacts;

use super::proof::proves;
use super::story::{Story, act};
use super::tale::*;

#[test]
fn hard_dice_succeed_on_five_and_six_only() {
    let _proof = proves(&["PL-DIC-01"]);
    let mut fight = ground()
        .with("optional:hard-dice")
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .dice(&[4, 4, 4, 4, 4, 2, 3, 2, 3, 2])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    // Five fours are no success.
    assert_eq!(fight.choose(1, hit("strike", 2, 0)).end().len(), 1);
}

#[test]
fn initiative_may_be_rolled_anew() {
    let _proof = proves(&["PL-INI-01"]);
    let mut fight = ground()
        .with("optional:ini-each-round")
        .hero(person(ALDRIC), (1, 1), "")
        .foe(person(GOBLIN), (9, 1), "")
        .dice(&[6, 1, 1, 6])
        .open();
    fight.plan(1, "fight").plan(2, "fight");
    fight.pass(1).pass(2);
    // 6 + 1 against 7 + 6: the goblin is first now.
    assert_eq!(fight.asked(), Some((2, "stance")));
    fight.end();
}

#[test]
fn a_shooter_in_contact_and_one_behind_a_pillar() {
    let _proof = proves(&["PL-ATK-07", "PL-BRD-07"]);
    let mut fight = ground()
        .with("optional:close-quarters")
        .with("optional:cover")
        .thing((3, 1), "pillar")
        .hero(person(MAELLE), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (1, 2), "initiative_die: 1")
        .foe(person(ORC), (6, 1), "initiative_die: 1")
        .dice(&[4, 4, 4, 4, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 1, 1, 1, 1, 1, 1])
        .open();
    fight.plan(1, "fight").plan(2, "fight").plan(3, "fight").skip();
    let lines = fight.choose(1, hit("shot", 3, 0)).end();
    // Four successes less two; the orc has 7 dice and 2 for the pillar, three of which ward it off.
    assert!(lines[0].ends_with("2: 4 PL-DIC-01 -2 PL-ATK-07)"), "{lines:?}");
    assert!(
        lines[1].contains("9: 2 PL-DEF-02 +5 PL-AMR-05 +2 PL-BRD-07"),
        "{lines:?}"
    );
}

#[test]
fn with_cover_a_distant_shot_gains_nothing_by_the_fall_of_its_target() {
    let _proof = proves(&["PL-STA-05"]);
    // The goblin's six dice, five less where he lies: but not for a shot from two squares or more with the module of cover. One
    // success against none: the two points of the die.
    let dice = |module: Option<&'static str>, x: i16| {
        let guard = if module.is_some() && x > 2 { 6 } else { 1 };
        let mut faces = vec![4, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3];
        faces.extend(vec![1; guard]);
        faces.push(2);
        let setup = ground()
            .hero(person(MAELLE), (1, 1), "initiative_die: 6")
            .foe(person(GOBLIN), (x, 1), "initiative_die: 1")
            .posture(klingentanz::battle::Posture::Lying)
            .dice(&faces);
        let setup = module.into_iter().fold(setup, |setup, module| setup.with(module));
        let mut fight = setup.open();
        fight.plan(1, "fight").plan(2, "fight").skip();
        let lines = fight.choose(1, hit("shot", 2, 0)).end();
        assert!(
            lines[1].contains(&format!("{guard}: 4 PL-DEF-02 +2 PL-AMR-02")),
            "{lines:?}"
        );
        assert!(
            lines.contains(&"2 life 12 -> 10 PL-DMG-01".to_owned()),
            "{lines:?}"
        );
    };
    for (module, x) in [
        (Some("optional:cover"), 3),
        (Some("optional:cover"), 2),
        (None, 3),
    ] {
        dice(module, x);
    }
}

#[test]
fn a_blow_from_behind_finds_no_agility() {
    let _proof = proves(&["PL-BRD-04"]);
    // The goblin looks west; Lysandre stands east of it, and may strike from ambush: three successes against none.
    let mut fight = ground()
        .with("optional:facing")
        .hero(person(LYSANDRE), (3, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .dice(&[4, 4, 4, 1, 1, 2, 2, 3, 3, 3, 1, 1, 2, 3, 4])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    let lines = fight.choose(1, hit("sneak-strike", 2, 0)).end();
    assert!(lines[1].contains("sneak-strike 2 from rear"), "{lines:?}");
    assert!(
        lines[2].contains("2: 4 PL-DEF-02 -4 PL-BRD-04 +2 PL-AMR-02"),
        "{lines:?}"
    );
}

/// The name of what the last attack was made with, as the log tells it.
fn struck_with(fight: &Story) -> String {
    let log = super::common::log(&fight.app, fight.battle);
    let with = log.iter().rev().find_map(|event| match &event.happening {
        Happening::Attacked { fighter, with, .. } => Some((*fighter, *with)),
        _ => None,
    });
    let (fighter, with) = with.unwrap();
    let roster = fight.app.world().get::<Roster>(fight.battle).unwrap();
    let entity = roster.entity(fighter).unwrap();
    let arms = fight.system.readout(fight.app.world(), entity).arms;
    let found = arms.into_iter().find(|(slot, _)| *slot == with);
    found.map_or_else(String::new, |(_, name)| name.en.clone())
}

#[test]
fn magic_meets_will_and_heals() {
    let _proof = proves(&[
        "PL-LOG-01",
        "PL-MAG-01",
        "PL-MAG-02",
        "PL-DEF-08",
        "PL-DMG-06",
        "PL-ATK-06",
    ]);
    let setup = || {
        ground()
            .hero(person(ODO), (1, 1), "initiative_die: 6")
            .foe(person(GOBLIN), (9, 1), "initiative_die: 1")
            .hero(person(ALDRIC), (1, 2), "initiative_die: 1, hit_points: 10")
    };
    let mut fight = setup().open();
    fight.plan(1, "fight").plan(2, "fight").plan(3, "fight");
    assert_eq!(fight.forbidden(1, &hit("spell", 2, 1)), "PL-MAG-01");
    // Spark: Magic 4 + Will 5; the goblin has one die of Will. (3 + 2) * 3/2 = 7.
    let mut fight = setup()
        .with("optional:magic")
        .dice(&[4, 4, 1, 2, 3, 2, 3, 2, 3, 1, 3, 4])
        .open();
    fight.plan(1, "fight").plan(2, "fight").plan(3, "fight").skip();
    let lines = fight.choose(1, hit("spell", 2, 1)).lines();
    assert!(lines[0].contains("9: 4 PL-MAG-01 +5 PL-CHR-03"), "{lines:?}");
    assert!(lines[1].contains("(PL-DEF-08; 1: 1 PL-DEF-08"), "{lines:?}");
    assert_eq!(
        lines[2],
        "2 struck [3] 5: 3 PL-DMG-06 +2 PL-MAG-02 -> 7: 5 PL-CRT-01 +2 PL-CRT-01"
    );
    assert_eq!(struck_with(&fight), "Spark");
    // Healing hand, a limited action in the next round: 4 + Will 5.
    fight.pass(1).pass(2).pass(3);
    fight.plan(1, "fight").plan(2, "fight").plan(3, "fight").skip();
    let heal = Choice::Act {
        act: Term::named("heal").unwrap(),
        target: Some(FighterId(3)),
        with: Some(Slot(0)),
        at: None,
        facing: None,
    };
    let lines = fight.choose(1, heal).end();
    assert!(
        lines.contains(&"3 life 10 -> 19 PL-MAG-02".to_owned()),
        "{lines:?}"
    );
}

#[test]
fn the_unconscious_may_be_killed() {
    let _proof = proves(&["PL-DWN-04"]);
    let mut fight = ground()
        .with("optional:finishing")
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1, hit_points: 1")
        .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(3, "fight").skip();
    let lines = fight.choose(1, help("finish", 2)).lines();
    assert_eq!(lines[..2], ["1 finish", "2 dead PL-DWN-04"]);
}

#[test]
fn a_push_that_is_stopped_costs_what_is_missing() {
    let _proof = proves(&["PL-BRD-14", "PL-STA-07"]);
    // Eight squares, two of them free: six dice less.
    let mut fight = ground()
        .with("optional:partial-corner")
        .thing((5, 1), "solid")
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .foe(person(ORC), (9, 9), "initiative_die: 6")
        .dice(&[4, 4, 4, 4, 4, 4, 1, 2, 3, 2, 1, 1, 1, 1, 2, 2, 3])
        .open();
    fight.plan(1, "fight").plan(3, "fight").plan(2, "fight").skip();
    fight.choose(1, hit("push", 2, 0)).end();
    assert_eq!(
        fight.value(2, "defence-dice"),
        "0: 4 PL-DEF-02 +2 PL-AMR-02 -6 PL-STA-07"
    );
}

#[test]
fn every_second_diagonal_may_cost_two() {
    let _proof = proves(&["PL-BRD-13"]);
    let mut fight = ground()
        .with("optional:diag")
        .hero(person(ALDRIC), (0, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (11, 11), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    let lines = fight.choose(1, go("walk", &[(1, 1), (2, 2), (3, 3)])).lines();
    assert_eq!(
        lines,
        [
            "1 to 1,1 SE 2 PL-MOV-01",
            "1 to 2,2 SE 4 PL-MOV-01",
            "1 to 3,3 SE 2 PL-MOV-01"
        ]
    );
}

#[test]
fn who_hides_is_looked_for_at_the_start_of_a_turn() {
    let _proof = proves(&["PL-PER-01", "PL-PER-02"]);
    // A wall of five squares between the two. Lysandre hides with ten dice and two successes.
    let mut fight = ground()
        .with("optional:stealth")
        .walls(&["..#...", "..#...", "..#...", "..#...", "..#..."])
        .hero(person(LYSANDRE), (0, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (5, 0), "initiative_die: 1")
        .dice(&[
            4, 4, 1, 2, 3, 2, 3, 2, 3, 2, // she hides
            4, 4, 1, 2, 3, // the goblin looks: two successes do not beat two
            4, 4, 4, 2, 3, // the next time three do
        ])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    let lines = fight.act(1, "hide").lines();
    assert_eq!(lines[1], "1 hidden PL-PER-02");
    // Round the wall, ten squares; she can be seen from there, but has not been found.
    let around = [(5, 1), (4, 2), (3, 3), (3, 4), (3, 5), (2, 5), (1, 5)];
    fight.choose(2, go("walk", &around)).pass(2);
    fight.plan(1, "fight").plan(2, "fight").pass(1).skip();
    assert_eq!(fight.forbidden(2, &hit("shot", 1, 1)), "PL-PER-02");
    fight.pass(2);
    fight.plan(1, "fight").plan(2, "fight").pass(1);
    let lines = fight.end();
    assert!(lines.contains(&"1 not hidden PL-PER-02".to_owned()), "{lines:?}");
}

#[test]
fn pits_are_jumped_and_walls_are_climbed() {
    let _proof = proves(&["PL-MOV-06"]);
    let pit = CellFacts {
        terrain: klingentanz::board::Terrain::Pit,
        ..CellFacts::default()
    };
    let high = CellFacts {
        ground_dm: 15,
        ..CellFacts::default()
    };
    let mut fight = ground()
        .ground((3, 0), pit)
        .ground((4, 0), pit)
        .ground((0, 1), high)
        .hero(person(ALDRIC), (0, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (11, 11), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    assert_eq!(fight.forbidden(1, &go("jump", &[(1, 0), (5, 0)])), "PL-MOV-06");
    // Two squares of run-up, two of gap and the landing: one point each.
    let lines = fight.choose(1, go("jump", &[(1, 0), (2, 0), (5, 0)])).lines();
    assert_eq!(lines.last().unwrap(), "1 to 5,0 E 6 PL-MOV-06");
    let mut fight = ground()
        .ground((0, 1), high)
        .hero(person(ALDRIC), (0, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (11, 11), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    // A metre and a half: two metres begun, eight points.
    let lines = fight.choose(1, go("climb", &[(0, 1)])).lines();
    assert_eq!(lines, ["1 to 0,1 S 16 PL-MOV-06"]);
    assert_eq!(fight.forbidden(1, &act("rise")), "PL-STA-05");
}

#[test]
fn a_body_is_lifted_and_carried() {
    let _proof = proves(&["PL-SPR-03", "PL-CRL-02"]);
    let mut fight = ground()
        .hero(person(ODO), (1, 1), "initiative_die: 6")
        .hero(person(ALDRIC), (2, 1), "hit_points: 0, initiative_die: 1")
        .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(3, "fight").skip();
    let lines = fight.choose(1, help("lift", 2)).lines();
    assert_eq!(lines[2], "1 carrying PL-SPR-03");
    // Every square costs one more, and the body comes along.
    let lines = fight.choose(1, go("walk", &[(1, 2)])).lines();
    assert_eq!(lines[0], "1 to 1,2 S 4 PL-MOV-04");
    assert!(lines[1].starts_with("2 to 1,2"), "{lines:?}");
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "hit_points: 1, initiative_die: 6")
        .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight");
    assert_eq!(fight.forbidden(1, &go("sprint", &[(1, 2)])), "PL-CRL-02");
}

#[test]
fn who_is_seen_from_a_hiding_place_pays_for_hiding_all_the_same() {
    let _proof = proves(&["PL-PER-02"]);
    // The goblin, of whom nobody knows, looks at Lysandre. As far as she knows she is out of sight: the whole turn goes for it, and
    // she does not learn that somebody watches.
    let mut fight = ground()
        .with("optional:stealth")
        .hero(person(LYSANDRE), (0, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (5, 0), "initiative_die: 1")
        .setting(|setting| {
            setting.secrets = true;
            setting.hidden = vec![FighterId(2)];
        })
        .dice(&[
            4, 4, 1, 2, 3, 2, 3, 2, 3, 2, // she hides with two successes
            4, 4, 1, 2, 3, // the goblin looks, and does not find her with two
        ])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    let lines = fight.act(1, "hide").end();
    assert!(lines.contains(&"1 hidden PL-PER-02".to_owned()), "{lines:?}");
    assert_eq!(fight.asked(), Some((2, "turn")));
}

#[test]
fn a_door_does_not_shut_on_somebody_whom_nobody_sees() {
    // BD-VIS-06: the cell door in the wall stands open, and a goblin hides in it. Trying costs the move action all the same.
    let mut fight = ground()
        .walls(&["", "###.######"])
        .cell_door((3, 1), klingentanz::board::DoorState::Open)
        .hero(person(ALDRIC), (3, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (3, 1), "initiative_die: 1")
        .setting(|setting| {
            setting.secrets = true;
            setting.hidden = vec![FighterId(2)];
        })
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    let lines = fight.choose(1, super::story::act_at("door", (3, 1))).lines();
    assert_eq!(lines, ["1 forgoes door BD-MOV-05"]);
    assert_eq!(fight.actions(1, "moves"), (1, 2));
}
