//! What lies on the floor: dropped, found by others, kicked away, sunk.

use klingentanz::battle::{Ground, Whereabouts};
use klingentanz::board::{Cell, CellFacts};

use crate::board_proof::proves_board;
use crate::proof::proves;
use crate::story::{Man, Setup, Story, act, act_at, act_on, act_with, field, man};

/// A foe with a cudgel who drops it in phase 15 at (2,1), beside a hero whose sword is sheathed.
fn dropped(setup: Setup) -> Story {
    let clubman = Man {
        talents: r#"(talent: "TAL-HIEB", value: 6, attack: 3, parry: 3)"#,
        styles: r#"(weapon: "WPN-CLUB", talent: "TAL-HIEB")"#,
        ..Man::default()
    };
    let mut fight = setup
        .hero(man(), (1, 1), "initiative: 12, sheathed: true")
        .foe(clubman.ron(), (2, 1), "initiative: 16")
        .open();
    fight.plan(1, "act-act").plan_free(2, "fight").skip();
    fight.act(2, "drop");
    while fight.asked().unwrap().0 == 2 {
        fight.pass(2);
    }
    fight
}

fn lies(fight: &Story, name: usize) -> Whereabouts {
    let ground = fight.app.world().get::<Ground>(fight.battle).unwrap();
    ground.movables.iter().nth(name).unwrap().1.at
}

#[test]
fn the_weapon_of_another_is_picked_up_and_led_by_the_finders_own_talents() {
    proves_board(&["BD-DYN-02"]);
    let _proof = proves(&["ACT-05", "ACT-17", "VAL-06"]);
    // ACT-05: it lies in the dropper's square. ACT-17: two actions, FF 12. VAL-06: base AT (12+12+12)/5 = 7, no points in
    // Hiebwaffen, which everybody knows a little; the cudgel parries 2 worse.
    let mut fight = dropped(field().dice(&[12]));
    assert_eq!(lies(&fight, 0), Whereabouts::Lies(Cell::new(2, 1)));
    assert!(fight.offered().contains(&"pick-up"));
    assert_eq!(
        fight.forbidden(1, &act_on("pick-up", 0, (3, 1))),
        "ACT-17",
        "it lies elsewhere"
    );
    assert_eq!(fight.forbidden(1, &act_on("pick-up", 1, (2, 1))), "ACT-17");
    assert_eq!(
        fight.forbidden(1, &act("pick-up")),
        "ACT-17",
        "his own is in its sheath"
    );
    fight.skip();
    fight.choose(1, act_on("pick-up", 0, (2, 1)));
    assert_eq!(
        fight.end()[..6],
        [
            "1 pick-up",
            "phase 4",
            "1 dexterity passed 0: 12 success (ACT-17; 12: 12 CNV-07)",
            "1 draw",
            "1 not unarmed ACT-17",
            "2 ini 16 -> 14 UNA-01",
        ]
    );
    assert_eq!(fight.value(1, "at"), "7: 7 VAL-02");
    assert_eq!(fight.value(1, "pa"), "5: 7 VAL-02 -2 VAL-06");
    // Its owner has nothing left to draw, and he cannot pick it up either.
    fight.plan(1, "fight").plan(2, "act-act");
    assert_eq!(fight.asked(), Some((2, "regular")));
    assert_eq!(fight.forbidden(2, &act_with("draw", 0)), "ACT-14");
    assert_eq!(fight.forbidden(2, &act("pick-up")), "ACT-17");
    assert_eq!(fight.states(2), ["unarmed"]);
}

#[test]
fn a_found_weapon_is_dropped_and_found_again_by_its_owner() {
    let _proof = proves(&["ACT-05", "ACT-17"]);
    // ACT-05, ACT-17: it lies where the finder has dropped it; its owner picks it up there and leads it as before: 7 + 3.
    let mut fight = dropped(field().dice(&[12, 12]));
    fight.choose(1, act_on("pick-up", 0, (2, 1)));
    fight.plan_free(1, "fight").plan(2, "act-act").pass(2);
    fight.act(1, "drop");
    assert_eq!(lies(&fight, 0), Whereabouts::Lies(Cell::new(1, 1)));
    while fight.asked() != Some((1, "announce")) {
        let (asked, _) = fight.asked().unwrap();
        fight.pass(asked);
    }
    fight.plan(1, "fight").plan(2, "act-act").skip();
    fight.choose(2, act_on("pick-up", 0, (1, 1))).pass(1);
    assert!(fight.end().contains(&"2 draw".to_owned()));
    assert_eq!(fight.value(2, "at"), "10: 7 VAL-02 +3 VAL-03");
    assert_eq!(
        lies(&fight, 0),
        Whereabouts::Held(klingentanz::battle::FighterId(2))
    );
}

#[test]
fn a_foes_weapon_is_kicked_away_from_him() {
    proves_board(&["BD-DYN-02"]);
    let _proof = proves(&["BRD-26", "BRD-25", "TIM-04"]);
    // BRD-26, TIM-04: a free action in the window of phase 13: a 2 sends it two squares straight on, from (2,1) to (4,1).
    let clubman = Man {
        talents: r#"(talent: "TAL-HIEB", value: 6, attack: 3, parry: 3)"#,
        styles: r#"(weapon: "WPN-CLUB", talent: "TAL-HIEB")"#,
        ..Man::default()
    };
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(clubman.ron(), (2, 1), "initiative: 16")
        .dice(&[2])
        .open();
    fight.plan_free(1, "fight").plan_free(2, "fight").skip();
    fight.act(2, "drop");
    while fight.asked().unwrap().0 == 2 {
        fight.pass(2);
    }
    assert_eq!(fight.asked(), Some((1, "free")));
    assert_eq!(fight.forbidden(1, &act_on("kick", 0, (3, 1))), "BRD-26");
    fight.skip();
    fight.choose(1, act_on("kick", 0, (2, 1)));
    assert_eq!(fight.lines()[..2], ["1 scatter [2] 2: 2 BRD-26", "1 kick"]);
    assert_eq!(lies(&fight, 0), Whereabouts::Lies(Cell::new(4, 1)));
    while fight.asked() != Some((1, "announce")) {
        let (asked, _) = fight.asked().unwrap();
        fight.pass(asked);
    }
    // He remembers where it lies, but it is two squares away.
    fight.plan(1, "fight").plan(2, "act-act");
    assert_eq!(fight.forbidden(2, &act("pick-up")), "ACT-17");
}

#[test]
fn what_sinks_in_waist_deep_water_must_be_dived_for() {
    proves_board(&["BD-DYN-02"]);
    let _proof = proves(&["BRD-25", "ACT-12", "ACT-17"]);
    // BRD-25, BD-DYN-02: 7 dm hide it; a position action, then ACT-17 in the next round, as long as he stays.
    let deep = CellFacts {
        water_dm: 7,
        ..CellFacts::default()
    };
    let mut fight = dropped(field().ground((2, 1), deep).dice(&[12]));
    assert_eq!(fight.forbidden(1, &act_on("pick-up", 0, (2, 1))), "BRD-25");
    assert_eq!(
        fight.forbidden(1, &act_at("dive", (1, 2))),
        "BRD-25",
        "nothing lies there"
    );
    fight.choose(1, act_at("dive", (2, 1))).pass(1);
    fight.plan(1, "act-act").plan(2, "fight").pass(2).skip();
    fight.choose(1, act_on("pick-up", 0, (2, 1)));
    assert!(fight.end().contains(&"1 draw".to_owned()));
}

#[test]
fn things_of_the_map_are_picked_up_as_well() {
    proves_board(&["BD-MAP-06"]);
    let _proof = proves(&["ACT-17"]);
    // BD-MAP-06, ACT-17: a dagger of the level beside him; a sheathed sword leaves the hands empty.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12, sheathed: true")
        .foe(man(), (9, 9), "initiative: -5")
        .item((2, 2), "WPN-DAGGER")
        .item((5, 5), "WPN-DAGGER")
        .dice(&[12])
        .open();
    fight.plan(2, "defend").plan(1, "act-act").skip();
    assert_eq!(
        fight.forbidden(1, &act_on("pick-up", 1, (5, 5))),
        "ACT-17",
        "too far"
    );
    fight.choose(1, act_on("pick-up", 0, (2, 2)));
    assert!(fight.end().contains(&"1 draw".to_owned()));
    // Dolche are known to everybody: AT 7; the dagger parries 1 worse.
    assert_eq!(fight.value(1, "pa"), "6: 7 VAL-02 -1 VAL-06");
}

#[test]
fn what_is_kicked_stops_before_a_wall_and_lies_with_what_is_there_already() {
    let _proof = proves(&["BRD-26"]);
    proves_board(&["BD-DYN-02"]);
    // The dagger at (3,1) is kicked from (2,1) on; a 2 would send it to (5,1), but the solid at (5,1) stops missiles.
    let mut fight = field()
        .hero(man(), (2, 1), "initiative: 12")
        .foe(man(), (9, 9), "initiative: -5")
        .item((3, 1), "WPN-DAGGER")
        .item((4, 1), "WPN-CLUB")
        .thing((5, 1), "solid")
        .dice(&[2])
        .open();
    fight.plan(2, "defend").plan_free(1, "fight").skip();
    fight.choose(1, act_on("kick", 0, (3, 1)));
    assert_eq!(fight.lines()[..2], ["1 scatter [2] 2: 2 BRD-26", "1 kick"]);
    let there = Whereabouts::Lies(Cell::new(4, 1));
    assert_eq!([lies(&fight, 0), lies(&fight, 1)], [there, there]);
}
