//! Doors that are locked, forced and unlocked, panes that break, tables that are tipped over.

use klingentanz::battle::Ground;
use klingentanz::board::{Cell, DoorState, Edge, Facing, Material};

use crate::proof::proves;
use crate::story::{Man, Setup, Story, act_at, field, go, man};

const QUIET: &str = "initiative: -5";

fn acting(person: String, change: impl FnOnce(Setup) -> Setup) -> Story {
    let setup = field()
        .hero(person, (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET);
    let mut fight = change(setup).open();
    fight.plan(2, "defend").plan(1, "act-act").skip();
    fight
}

#[test]
fn a_locked_door_takes_a_strength_check_for_each_try() {
    let _proof = proves(&["BRD-31"]);
    // BRD-31: KK 12 - 4 = 8: a 9 fails, an 8 breaks it; it cannot be shut any more. 8 of 20 faces.
    let door = |setup: Setup| {
        setup
            .door((1, 1), Facing::E, DoorState::Locked, "Key")
            .dice(&[9, 8])
    };
    let mut fight = acting(man(), door);
    let force = act_at("force", (2, 1));
    assert_eq!(
        fight.forbidden(1, &act_at("door", (2, 1))),
        "BRD-31",
        "it is locked"
    );
    assert_eq!(
        fight.forbidden(1, &act_at("unlock", (2, 1))),
        "BRD-31",
        "he has no key"
    );
    assert_eq!(fight.ways(&force, 20), 8);
    fight.choose(1, force.clone()).choose(1, force);
    assert_eq!(
        fight.end()[..4],
        [
            "1 strength failed 0: 9 failure (BRD-31; 8: 12 CNV-07 -4 BRD-31)",
            "phase 4",
            "1 strength passed 0: 8 success (BRD-31; 8: 12 CNV-07 -4 BRD-31)",
            "1 Broken 2,1 BRD-31",
        ]
    );
    fight.plan(2, "defend").plan(1, "act-move");
    assert_eq!(
        fight.forbidden(1, &act_at("door", (2, 1))),
        "BRD-31",
        "it hangs in pieces"
    );
    assert_eq!(fight.forbidden(1, &act_at("force", (2, 1))), "BRD-31");
    fight.pass(1).skip();
    fight.choose(1, go("walk", &[(2, 1)]));
    assert_eq!(fight.end()[0], "1 to 2,1 E 2 ACT-10");
}

#[test]
fn a_barred_door_is_forced_and_an_open_one_is_not() {
    let _proof = proves(&["BRD-31"]);
    for (state, is_fast) in [
        (DoorState::Barred, true),
        (DoorState::Locked, true),
        (DoorState::Shut, false),
        (DoorState::Open, false),
        (DoorState::Broken, false),
    ] {
        let mut fight = acting(man(), |setup| {
            setup.door((1, 1), Facing::E, state, "Key").dice(&[8])
        });
        if is_fast {
            fight.choose(1, act_at("force", (2, 1)));
            assert!(
                fight.end().contains(&"1 Broken 2,1 BRD-31".to_owned()),
                "{state:?}"
            );
        } else {
            assert_eq!(
                fight.forbidden(1, &act_at("force", (2, 1))),
                "BRD-31",
                "{state:?}"
            );
        }
    }
}

#[test]
fn a_key_opens_its_lock_and_no_other() {
    let _proof = proves(&["BRD-31", "ACT-22"]);
    let porter = Man {
        carries: r#"Thing((name: (en: "Key", de: "Schlüssel", fr: "Clef"), kept: OnBody, artefact: true))"#,
        ..Man::default()
    };
    let mut fight = acting(porter.ron(), |setup| {
        setup.door((1, 1), Facing::E, DoorState::Locked, "key")
    });
    fight.choose(1, act_at("unlock", (2, 1)));
    assert_eq!(fight.lines()[0], "1 unlock");
    // The next action shuts it.
    fight.choose(1, act_at("door", (2, 1)));
    assert!(fight.end().contains(&"1 door".to_owned()));
    let mut fight = acting(porter.ron(), |setup| {
        setup.door((1, 1), Facing::E, DoorState::Locked, "another")
    });
    assert_eq!(fight.forbidden(1, &act_at("unlock", (2, 1))), "BRD-31");
    let mut fight = acting(porter.ron(), |setup| {
        setup.door((1, 1), Facing::E, DoorState::Barred, "key")
    });
    assert_eq!(
        fight.forbidden(1, &act_at("unlock", (2, 1))),
        "BRD-31",
        "a bar has no lock"
    );
}

#[test]
fn the_tool_for_a_door_breaks_it_without_a_check() {
    let _proof = proves(&["BRD-31"]);
    // BRD-31, BD-OBJ-37: the tool may be led or carried; with another thing it takes KK 12 - 4 = 8.
    let porter = Man {
        carries: r#"Thing((name: (en: "Crowbar", de: "Brecheisen", fr: "Pied-de-biche"), kept: OnBody, artefact: true))"#,
        ..Man::default()
    };
    let force = || act_at("force", (2, 1));
    for (person, tool) in [(man(), "WPN-LONGSWORD"), (porter.ron(), "brecheisen")] {
        let mut fight = acting(person, |setup| setup.barred_door((1, 1), Facing::E, tool));
        assert!(
            fight.odds(&force()).is_none(),
            "{tool}: nothing is left to chance"
        );
        fight.choose(1, force());
        assert_eq!(fight.lines()[0], "1 Broken 2,1 BRD-31", "{tool}");
    }
    let mut bare = acting(man(), |setup| {
        setup.barred_door((1, 1), Facing::E, "Crowbar").dice(&[9])
    });
    assert_eq!(bare.ways(&force(), 20), 8);
    bare.choose(1, force());
    assert_eq!(
        bare.lines()[0],
        "1 strength failed 0: 9 failure (BRD-31; 8: 12 CNV-07 -4 BRD-31)"
    );
}

#[test]
fn a_pane_breaks_and_can_be_walked_through_and_a_slit_cannot() {
    let _proof = proves(&["BRD-12"]);
    // BD-OBJ-26, BD-OBJ-11: a pane stops a walker until it is broken. BD-OBJ-28: a slit stops him for good.
    let mut fight = acting(man(), |setup| {
        setup
            .edge((1, 1), Facing::E, "pane")
            .edge((1, 1), Facing::S, "slit")
            .edge((1, 1), Facing::W, "bars")
    });
    for cell in [(1, 2), (0, 1), (1, 0)] {
        assert_eq!(fight.forbidden(1, &act_at("force", cell)), "BRD-31", "{cell:?}");
    }
    fight.choose(1, act_at("force", (2, 1)));
    assert_eq!(fight.lines()[0], "1 Broken 2,1 BD-OBJ-11");
    fight.pass(1).plan(2, "defend").plan(1, "move-defend").skip();
    for cell in [(1, 2), (0, 1)] {
        assert_eq!(fight.forbidden(1, &go("walk", &[cell])), "BRD-12", "{cell:?}");
    }
    fight.choose(1, go("walk", &[(2, 1)]));
    assert_eq!(fight.end()[0], "1 to 2,1 E 2 ACT-10");
}

#[test]
fn a_table_that_is_tipped_over_becomes_a_low_wall_on_the_far_side() {
    let _proof = proves(&["ACT-22", "BRD-12"]);
    // BD-DYN-03: the table's cell is free, 2 half squares; the wooden wall behind it is climbed, 2 + 4 (BRD-12).
    let mut fight = acting(man(), |setup| {
        setup
            .thing((2, 1), "table")
            .thing((2, 2), "table")
            .dice(&[12, 12, 12])
    });
    assert_eq!(
        fight.forbidden(1, &act_at("overturn", (2, 2))),
        "BD-DYN-03",
        "it stands across"
    );
    assert_eq!(
        fight.forbidden(1, &act_at("overturn", (1, 2))),
        "BD-DYN-03",
        "no table"
    );
    fight.choose(1, act_at("overturn", (2, 1)));
    assert_eq!(fight.lines()[0], "1 Overturned 2,1 BD-DYN-03");
    let ground = fight.app.world().get::<Ground>(fight.battle).unwrap();
    let wall = ground.view().edge(Edge::west(3, 1)).unwrap();
    assert_eq!(
        (wall.class.as_str(), wall.kind.material, wall.kind.height_dm),
        ("low_wall", Some(Material::Wood), 10)
    );
    assert!(ground.view().thing(Cell::new(2, 1)).is_none());
    fight.pass(1).plan(2, "defend").plan(1, "move-defend").skip();
    fight.choose(1, go("walk", &[(2, 1), (3, 1)]));
    let lines = fight.end();
    assert_eq!(lines[0], "1 to 2,1 E 2 ACT-10");
    assert!(lines[1].starts_with("1 body-control passed"), "{lines:#?}");
    assert_eq!(lines[2], "1 to 3,1 E 6 ACT-10");
}

#[test]
fn nobody_tips_a_table_over_on_which_somebody_stands() {
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (2, 1), QUIET)
        .thing((2, 1), "table")
        .open();
    fight.plan(2, "defend").plan(1, "act-act").skip();
    assert_eq!(fight.forbidden(1, &act_at("overturn", (2, 1))), "BD-DYN-03");
}

#[test]
fn a_barrel_is_no_table_to_hide_behind() {
    let _proof = proves(&["BRD-12"]);
    // BD-OBJ-31, BD-DYN-03: what is tipped over is a table; a barrel rolls away.
    let mut fight = acting(man(), |setup| setup.thing((2, 1), "barrel").dice(&[12, 12, 12]));
    assert_eq!(fight.forbidden(1, &act_at("overturn", (2, 1))), "BD-DYN-03");
    fight
        .pass(1)
        .pass(1)
        .plan(2, "defend")
        .plan(1, "move-defend")
        .skip();
    // It is climbed as a table is: 2 + 4 half squares.
    fight.choose(1, go("walk", &[(2, 1)]));
    assert!(fight.lines().contains(&"1 to 2,1 E 6 ACT-10".to_owned()));
}
