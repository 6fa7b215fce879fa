//! What the map does of itself: fire, water that rises, ceilings that come down.

use klingentanz::battle::{Change, Hazard};
use klingentanz::board::{Cell, CellFacts, Harm, Mark};

use crate::proof::proves;
use crate::story::{Man, Setup, act, field, go, man};

const QUIET: &str = "initiative: -5";

fn fire() -> CellFacts {
    CellFacts {
        harm: Some(Harm::Fire),
        ..CellFacts::default()
    }
}

fn hazard(setup: Setup, area: Mark, (from, every): (u16, u16), change: Change) -> Setup {
    let hazard = Hazard {
        area,
        from,
        every,
        change,
    };
    setup.setting(|setting| setting.hazards.push(hazard))
}

#[test]
fn fire_hurts_on_the_way_and_at_the_start_of_a_round_until_it_is_beaten_out() {
    let _proof = proves(&["BRD-28", "DMG-03", "ACT-12"]);
    // BRD-28: 1W6 for entering the square, 1W6 at the start of the next round, and again for burning outside of it; armour 3
    // does not count. A position action beats it out, but not in the fire.
    let armoured = Man {
        armour: r#""ARP-LEATHERHARNESS""#,
        ..Man::default()
    };
    let mut fight = field()
        .hero(armoured.ron(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET)
        .ground((2, 1), fire())
        .dice(&[4, 5, 1])
        .open();
    fight.plan(2, "defend").plan(1, "move-act").skip();
    fight.choose(1, go("walk", &[(2, 1)]));
    assert_eq!(
        fight.lines(),
        [
            "1 to 2,1 E 2 ACT-10",
            "1 struck [4] 4: 4 BRD-28 -> 4: 4 DMG-03",
            "1 burning BRD-28",
            "1 le 28 -> 24 BRD-28",
            "phase 4",
        ]
    );
    assert_eq!(fight.forbidden(1, &act("beat-out")), "BRD-28", "he stands in it");
    fight.pass(1);
    assert_eq!(
        fight.lines()[1..],
        [
            "round",
            "1 struck [5] 5: 5 BRD-28 -> 5: 5 DMG-03",
            "1 le 24 -> 19 BRD-28"
        ]
    );
    fight.plan(2, "defend").plan(1, "move-move");
    fight.choose(1, go("walk", &[(3, 1)])).pass(1).skip();
    assert_eq!(fight.states(1), ["burning"]);
    fight.plan(2, "defend").plan(1, "act-defend").skip();
    fight.act(1, "beat-out");
    assert_eq!(fight.end(), ["1 not burning BRD-28", "round"]);
}

#[test]
fn a_man_whom_the_fire_fells_stops_there() {
    let _proof = proves(&["BRD-28", "LEN-03"]);
    // BRD-13: LE 8 - 3 = 5: he can fight no more and goes no farther than the square.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12, life: 8")
        .foe(man(), (9, 9), QUIET)
        .ground((2, 1), fire())
        .dice(&[3])
        .open();
    fight.plan(2, "defend").plan(1, "move-defend").skip();
    fight.choose(1, go("walk", &[(2, 1), (3, 1)]));
    let lines = fight.end();
    assert!(lines.contains(&"1 incapacitated LEN-03".to_owned()), "{lines:#?}");
    assert!(
        !lines.iter().any(|line| line.starts_with("1 to 3,1")),
        "{lines:#?}"
    );
}

#[test]
fn a_ceiling_that_comes_down_hurts_like_a_fall_from_its_height() {
    let _proof = proves(&["BRD-14", "WND-06"]);
    // BD-LVL-13, BRD-14: 2.5 m are two metres: 2W6 without armour, body control with -4: two 20s fail; prone. Only what has a
    // ceiling comes down, and only once.
    let low = CellFacts {
        ceiling_dm: 25,
        ..CellFacts::default()
    };
    let setup = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET)
        .ground((1, 1), low)
        .dice(&[20, 20, 1, 1, 2]);
    let area = Mark::area(Cell::new(1, 1), 2, 1);
    let mut fight = hazard(setup, area, (1, 1), Change::Collapse).open();
    fight.skip();
    fight.plan(2, "defend").plan(1, "fight");
    fight.pass(1);
    let lines = fight.lines();
    let fall = lines
        .iter()
        .position(|line| line == "Collapse 1,1 BD-LVL-13")
        .unwrap();
    assert!(
        lines[fall + 1].starts_with("1 body-control failed 0: 20 failure (BRD-14; 8: 12 CNV-08 -4 CNV-08)"),
        "{lines:#?}"
    );
    assert_eq!(
        lines[fall + 2..],
        [
            "1 struck [1, 2] 3: 3 BRD-14 -> 3: 3 DMG-03",
            "1 le 28 -> 25 WND-06",
            "1 prone WND-06",
            "round"
        ]
    );
    fight.plan(2, "defend").plan(1, "fight").pass(1);
    assert!(!fight.end().iter().any(|line| line.contains("Collapse")));
}

#[test]
fn the_water_rises_when_it_is_time_and_not_before() {
    let _proof = proves(&["BRD-12"]);
    // BD-LVL-13, BD-DYN-06: from the end of round 2 on, every second round 4 dm up to 7; BRD-12: knee-deep costs half as much
    // again.
    let setup = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET);
    let water = Change::Water { dm: 4, max: 7 };
    let mut fight = hazard(setup, Mark::point(Cell::new(2, 1)), (2, 2), water).open();
    let mut told = Vec::new();
    for round in 1..=7 {
        fight.plan(2, "defend").plan(1, "fight").pass(1);
        let lines = fight.lines();
        if lines.contains(&"Water(4) 2,1 BD-LVL-13".to_owned()) {
            told.push(round);
        }
    }
    assert_eq!(told, [2, 4], "4 dm, then 7, then no more");
    fight.plan(2, "defend").plan(1, "move-defend").skip();
    fight.choose(1, go("walk", &[(2, 1)]));
    assert_eq!(fight.end()[0], "1 to 2,1 E 4 ACT-10", "waist-deep: twice as dear");
}
