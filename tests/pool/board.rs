//! The square grid in these rules: directions, lines, things, light, and distances in squares.

use klingentanz::battle::{Body, FighterId, Posture, Roster};
use klingentanz::board::{CellFacts, DoorState, Facing, Terrain};

use super::proof::{proves, strikes_out};
use super::story::{Setup, Story, act, act_at, act_facing, drawn, open_field};
use super::tale::*;

#[test]
fn the_eight_directions_and_their_steps() {
    let _proof = proves(&["PL-BRD-01", "PL-MOV-01", "PL-GEN-02"]);
    let mut fight = ground()
        .hero(person(ALDRIC), (5, 5), "initiative_die: 6")
        .foe(person(GOBLIN), (11, 11), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    // x grows to the east, y to the south; every square is one metre, diagonals too.
    let path = [
        (5, 4),
        (6, 3),
        (7, 3),
        (8, 3),
        (9, 4),
        (9, 5),
        (8, 6),
        (7, 6),
        (6, 5),
    ];
    let directions = ["N", "NE", "E", "E", "SE", "S", "SW", "W", "NW"];
    let expected: Vec<String> = path
        .iter()
        .zip(directions)
        .map(|((x, y), towards)| format!("1 to {x},{y} {towards} 2 PL-MOV-01"))
        .collect();
    assert_eq!(fight.choose(1, go("walk", &path)).lines(), expected);
}

#[test]
fn a_bearing_is_diagonal_where_that_is_nearer() {
    let _proof = proves(&["PL-BRD-03", "PL-GEN-08"]);
    // lo*lo + 2*lo*hi - hi*hi: (2, 1) 1 + 4 - 4 = 1; (3, 1) 1 + 6 - 9 = -2; (5, 2) 4 + 20 - 25 = -1; (7, 3) 9 + 42 - 49 = 2;
    // (1, 2) and (2, 7) the same along the other axis: 1 and 4 + 28 - 49 = -17.
    for (to, towards) in [
        ((2, 1), "SE"),
        ((3, 1), "E"),
        ((5, 2), "E"),
        ((7, 3), "SE"),
        ((1, 2), "SE"),
        ((2, 7), "S"),
    ] {
        let mut fight = ground()
            .hero(person(MAELLE), (0, 0), "initiative_die: 6")
            .facing(Facing::N)
            .foe(person(GOBLIN), to, "initiative_die: 1")
            .dice(&[1, 2, 3, 2, 3, 2, 3, 1, 3, 3, 2])
            .open();
        fight.plan(1, "fight").plan(2, "fight").skip();
        let lines = fight.choose(1, hit("shot", 2, 0)).end();
        assert_eq!(lines[0], format!("1 turns {towards} PL-GEN-08"), "{to:?}");
    }
}

#[test]
fn facing_changes_nothing_without_its_module() {
    let _proof = proves(&["PL-GEN-08", "PL-ACT-08"]);
    // Aldric stands behind the goblin, who looks away: all six dice count. And nobody is off his guard for it.
    let mut fight = ground()
        .hero(person(LYSANDRE), (3, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .dice(&[4, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 1, 1, 2, 3, 5, 2])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    assert_eq!(fight.forbidden(1, &hit("sneak-strike", 2, 0)), "PL-SNK-01");
    // Turning is free, once.
    let lines = fight.choose(1, act_facing("turn", Facing::S)).lines();
    assert_eq!(lines, ["1 turns S PL-ACT-08"]);
    assert_eq!(fight.forbidden(1, &act_facing("turn", Facing::N)), "PL-ACT-08");
    let lines = fight.choose(1, hit("strike", 2, 0)).lines();
    assert_eq!(lines[0], "1 turns W PL-GEN-08");
    assert!(lines[1].starts_with("1 strike 2 from rear"), "{lines:?}");
    assert!(lines[2].contains("6: 4 PL-DEF-02 +2 PL-AMR-02; 2:"), "{lines:?}");
}

/// Maëlle in the west and a goblin in the east of a map, her bow in hand, the turn hers.
fn shooter(map: Setup, at: (i16, i16), foe: (i16, i16), faces: &[u8]) -> Story {
    let mut fight = map
        .by("pool")
        .hero(person(MAELLE), at, "initiative_die: 6")
        .foe(person(GOBLIN), foe, "initiative_die: 1")
        .dice(faces)
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight
}

const WIDE: [u8; 11] = [1, 2, 3, 2, 3, 2, 3, 1, 3, 3, 2];

#[test]
fn nobody_sees_through_walls_or_between_two_that_touch_at_a_corner() {
    let _proof = proves(&["PL-BRD-06", "PL-ATK-03"]);
    for walls in [
        &["..#..", "..#..", "..#.."][..],
        // From (0, 1) to (4, 1) nothing but the one square between the others is open, and it is another one.
        &["..#..", ".##..", "..#.."],
    ] {
        let mut fight = shooter(drawn(walls), (0, 1), (4, 1), &[]);
        assert_eq!(fight.forbidden(1, &hit("shot", 2, 0)), "PL-ATK-03", "{walls:?}");
    }
    let corner = drawn(&[".#.", "#..", "..."]);
    let mut fight = shooter(corner, (0, 0), (1, 1), &[]);
    assert_eq!(fight.forbidden(1, &hit("shot", 2, 0)), "PL-ATK-03");
    // With one of the two the way along its border is open.
    let mut fight = shooter(drawn(&[".#.", "...", "..."]), (0, 0), (1, 1), &WIDE);
    let lines = fight.choose(1, hit("shot", 2, 0)).end();
    assert!(lines.last().unwrap().starts_with("1 shot 2"), "{lines:?}");
}

#[test]
fn a_pane_breaks_with_the_first_missile_or_by_hand_and_hard_glass_stops_it() {
    let _proof = proves(&["PL-BRD-08"]);
    let pane = |class: &str, faces: &[u8]| {
        shooter(
            open_field(8, 1).edge((4, 0), Facing::W, class),
            (1, 0),
            (6, 0),
            faces,
        )
    };
    let mut fight = pane("pane", &WIDE);
    let lines = fight.choose(1, hit("shot", 2, 0)).end();
    assert!(lines.contains(&"1 Broken 4,0 PL-BRD-08".to_owned()), "{lines:?}");
    // It is gone: the way is free.
    fight.choose(1, go("walk", &[(2, 0), (3, 0), (4, 0)]));
    let mut fight = pane("hard_pane", &[]);
    assert_eq!(fight.forbidden(1, &hit("shot", 2, 0)), "PL-BRD-08");
    // By hand it takes the attack action, and no roll.
    let mut fight = pane("pane", &[]);
    fight.choose(1, go("walk", &[(2, 0), (3, 0)])).skip();
    let lines = fight.choose(1, act_at("smash", (4, 0))).end();
    assert_eq!(lines[0], "1 Broken 4,0 PL-BRD-08");
    assert_eq!(fight.actions(1, "attacks"), (0, 1));
}

fn posture(fight: &Story, fighter: u16) -> Posture {
    let world = fight.app.world();
    let roster = world.get::<Roster>(fight.battle).unwrap();
    let entity = roster.entity(FighterId(fighter)).unwrap();
    world.get::<Body>(entity).unwrap().posture
}

#[test]
fn whoever_is_prone_or_unconscious_lies_and_all_others_stand() {
    let _proof = proves(&["PL-BRD-09", "PL-STA-05", "PL-STA-11"]);
    // A majority of ones and a 3: Aldric falls. The goblin strikes: four successes against one of five dice, 10 less 5;
    // (6 + 2) * 3/2 = 12 of 10 points.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6, hit_points: 10")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .hero(person(ODO), (9, 9), "initiative_die: 1")
        .dice(&[
            1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 3, // Aldric
            4, 4, 4, 4, 1, 2, 3, // the goblin
            4, 1, 2, 3, 3, 6, // Aldric's Defence, the damage
        ])
        .open();
    fight.plan(1, "fight").plan(2, "fight").plan(3, "fight").skip();
    assert_eq!(posture(&fight, 1), Posture::Standing);
    let lines = fight.choose(1, hit("strike", 2, 0)).lines();
    assert_eq!(lines.last().unwrap(), "1 prone PL-FUM-02");
    assert_eq!(posture(&fight, 1), Posture::Lying);
    fight.pass(1).skip();
    let lines = fight.choose(2, hit("strike", 1, 0)).end();
    // He lies already: nothing is said of that again.
    assert_eq!(
        lines[2..],
        [
            "1 struck [6] 8: 6 PL-DMG-01 +2 PL-DMG-02 -> 12: 8 PL-CRT-01 +4 PL-CRT-01",
            "1 life 10 -> 0 PL-DMG-01",
            "1 unconscious PL-DWN-01",
        ]
    );
    assert_eq!(posture(&fight, 1), Posture::Lying);
}

#[test]
fn a_target_in_the_dark_is_struck_at_blindly_and_defends_as_ever() {
    let _proof = proves(&["PL-BRD-10"]);
    let dark = CellFacts {
        light: Some(4),
        ..CellFacts::default()
    };
    // Four successes less three in close combat; all six dice of the Defence.
    let strike = |setup: Setup| {
        let mut fight = setup
            .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
            .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
            .dice(&[4, 4, 4, 4, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4])
            .open();
        fight.plan(1, "fight").plan(2, "fight").skip();
        fight.choose(1, hit("strike", 2, 0)).end()
    };
    let lines = strike(ground().ground((2, 1), dark));
    assert!(lines[0].ends_with("1: 4 PL-DIC-01 -3 PL-BRD-10)"), "{lines:?}");
    assert!(lines[1].contains("6: 4 PL-DEF-02 +2 PL-AMR-02"), "{lines:?}");
    // It is the target's square that counts, and a torch beside it makes it light.
    for setup in [
        ground().ground((1, 1), dark),
        ground().ground((2, 1), dark).light((2, 2), "torch"),
    ] {
        let lines = strike(setup);
        assert!(lines[0].ends_with("4: 4 PL-DIC-01)"), "{lines:?}");
    }
    // At a distance it takes five.
    let faces = [4, 4, 4, 4, 4, 4, 1, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4];
    let mut fight = shooter(ground().ground((6, 1), dark), (1, 1), (6, 1), &faces);
    let lines = fight.choose(1, hit("shot", 2, 0)).end();
    assert!(lines[0].ends_with("1: 6 PL-DIC-01 -5 PL-BRD-10)"), "{lines:?}");
}

#[test]
fn no_room_to_swing_costs_nothing() {
    let _out = strikes_out(&["PL-BRD-11"]);
    let _proof = proves(&["PL-BRD-16"]);
    // A corridor one square wide shuts six of eight sides: ten dice all the same.
    let faces = [1, 2, 3, 2, 3, 2, 3, 1, 3, 3];
    let map = drawn(&["#####", ".....", "#####"]);
    let mut fight = map
        .by("pool")
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .dice(&faces)
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    let lines = fight.choose(1, hit("strike", 2, 0)).end();
    assert!(
        lines[0].contains("(PL-ATK-01; 10: 5 PL-ATK-01 +5 PL-CHR-03;"),
        "{lines:?}"
    );
}

/// The half squares that one step to the east costs where this lies before the walker; the rule that forbids it where it does.
fn step_onto(setup: Setup) -> Result<String, &'static str> {
    let mut fight = setup
        .by("pool")
        .hero(person(ALDRIC), (0, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (7, 0), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    let offered = fight.system.offers(fight.app.world(), fight.battle);
    let there = klingentanz::board::Cell::new(1, 0);
    let is_open = offered
        .iter()
        .any(|offer| offer.word.0 == "walk" && offer.cells.contains(&there));
    let step = go("walk", &[(1, 0)]);
    if is_open {
        Ok(fight.choose(1, step).lines().remove(0))
    } else {
        Err(fight.forbidden(1, &step))
    }
}

#[test]
fn things_and_grounds_cost_what_the_catalogue_says() {
    let _proof = proves(&["PL-BRD-15", "PL-MOV-03", "PL-GEN-10", "PL-ACT-05"]);
    let row = || open_field(8, 1);
    let cost = |half: u8| Ok(format!("1 to 1,0 E {half} PL-MOV-01"));
    for class in ["table", "barrel", "low_wall"] {
        assert_eq!(step_onto(row().thing((1, 0), class)), cost(4), "{class}");
    }
    assert_eq!(
        step_onto(row().edge((1, 0), Facing::W, "low_wall")),
        cost(4),
        "a low wall between two squares"
    );
    for class in ["solid", "pillar"] {
        assert_eq!(step_onto(row().thing((1, 0), class)), Err("PL-BRD-15"), "{class}");
    }
    for class in ["wall", "pane"] {
        let found = step_onto(row().edge((1, 0), Facing::W, class));
        assert_eq!(found, Err("PL-BRD-15"), "{class}");
    }
    let plain = CellFacts::default();
    let terrain = |terrain| CellFacts { terrain, ..plain };
    let marked = |move_half| CellFacts { move_half, ..plain };
    let water = |water_dm| CellFacts { water_dm, ..plain };
    for (facts, half) in [
        (plain, 2),
        (terrain(Terrain::Rubble), 4),
        (terrain(Terrain::Undergrowth), 4),
        (water(4), 4),
        (marked(4), 4),
        (terrain(Terrain::Bog), 6),
        (marked(6), 6),
    ] {
        assert_eq!(step_onto(row().ground((1, 0), facts)), cost(half), "{facts:?}");
    }
    // A door is opened with a move action; the way is free then.
    let mut fight = row()
        .by("pool")
        .door((1, 0), Facing::W, DoorState::Shut, "")
        .hero(person(ALDRIC), (0, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (7, 0), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    for gait in ["walk", "sprint"] {
        assert_eq!(fight.forbidden(1, &go(gait, &[(1, 0)])), "PL-BRD-15", "{gait}");
    }
    fight.choose(1, act_at("door", (1, 0)));
    assert_eq!(fight.lines(), ["1 door"]);
    assert_eq!(fight.actions(1, "moves"), (1, 2));
    let lines = fight.choose(1, go("walk", &[(1, 0)])).lines();
    assert_eq!(lines[0], "1 to 1,0 E 2 PL-MOV-04");
}

#[test]
fn distances_at_a_glance() {
    let _proof = proves(&["PL-BRD-18", "PL-BRD-13", "PL-SPR-01", "PL-MOV-04"]);
    let row = |from: i16, to: i16| -> Vec<(i16, i16)> { (from..=to).map(|x| (x, 0)).collect() };
    let open = || {
        let mut fight = open_field(36, 3)
            .by("pool")
            .hero(person(LYSANDRE), (0, 0), "initiative_die: 6")
            .foe(person(OGRE), (35, 2), "initiative_die: 1")
            .open();
        fight.plan(1, "fight").plan(2, "fight").skip();
        fight
    };
    // A move action: ten squares; two of them: twenty.
    let mut fight = open();
    assert_eq!(fight.forbidden(1, &go("walk", &row(1, 11))), "PL-MOV-01");
    fight.choose(1, go("walk", &row(1, 10)));
    fight.choose(1, go("walk", &row(11, 20)));
    assert_eq!(fight.lines()[19], "1 to 20,0 E 2 PL-MOV-04");
    // A sprint: thirty.
    let mut fight = open();
    assert_eq!(fight.forbidden(1, &go("sprint", &row(1, 31))), "PL-SPR-01");
    fight.choose(1, go("sprint", &row(1, 30)));
    assert_eq!(fight.lines()[30], "1 to 30,0 E 2 PL-SPR-01");
    // The great club strikes at two squares, not at three; a sword at one.
    let reach = |id: &str, far: i16| {
        let mut fight = ground()
            .hero(person(id), (0, 0), "initiative_die: 6")
            .foe(person(ORC), (far, 0), "initiative_die: 1")
            .dice(&[1, 2, 3, 2, 3, 2, 3, 2, 3, 2])
            .open();
        fight.plan(1, "fight").plan(2, "fight");
        let choice = hit("strike", 2, 0);
        let verdict = fight
            .system
            .judge(fight.app.world(), fight.battle, FighterId(1), &choice);
        verdict.is_ok()
    };
    assert_eq!(
        [reach(OGRE, 2), reach(OGRE, 3), reach(ALDRIC, 1), reach(ALDRIC, 2)],
        [true, false, true, false]
    );
}

#[test]
fn dropping_a_weapon_is_free() {
    let _proof = proves(&["PL-ACT-08", "PL-STA-10"]);
    let mut fight = duel((ALDRIC, "initiative_die: 6"), (GOBLIN, "initiative_die: 1"), &[]);
    let lines = fight.choose(1, act("drop")).lines();
    assert_eq!(lines, ["1 drop", "1 disarmed PL-ACT-08"]);
    assert_eq!(
        (fight.actions(1, "moves"), fight.actions(1, "attacks")),
        ((2, 2), (1, 1))
    );
    assert_eq!(fight.value(1, "attack-dice"), "8: 3 PL-ATK-01 +5 PL-CHR-03");
}
