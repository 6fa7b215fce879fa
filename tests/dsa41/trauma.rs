//! Head trauma by the older rules: what a blow to the head leaves behind when it takes the last life.

use crate::drill::tells;
use crate::proof::proves;
use crate::story::{Setup, Story, field, man, of};

const MODULE: &str = "optional:legacy-head-trauma";

/// A man strikes another one of so much life, who takes it.
fn struck(setup: Setup, victim: String, life: i16, faces: &[u8]) -> Story {
    let mut fight = setup
        .with(MODULE)
        .hero(man(), (5, 5), "initiative: 14")
        .foe(victim, (6, 5), &format!("initiative: 10, life: {life}"))
        .foe(man(), (10, 10), "initiative: -5")
        .dice(faces)
        .open();
    fight.plan(3, "defend").plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).take(2);
    fight
}

#[test]
fn without_zones_a_die_tells_whether_it_was_the_head() {
    let _proof = proves(&["WND-95", "DYI-01"]);
    // 2 + 4 = 6 SP of 6: dying. 18 is not the head, and all is as always: 2 * 12 rounds.
    let mut body = struck(field(), man(), 6, &[5, 2, 18, 2]);
    tells(
        &body.end(),
        &[
            "2 le 6 -> 0 DMG-02",
            "2 zone [18] 18: 18 WND-95",
            "2 dying DYI-01",
            "2 countdown [2] 24",
        ],
    );
    // 19 is the head: one wound, KO 12 - 6 = 6, which 6 passes, and a scar.
    let mut scar = struck(field(), man(), 6, &[5, 2, 19, 6, 10, 2]);
    tells(
        &scar.end(),
        &[
            "2 le 6 -> 0 DMG-02",
            "2 zone [19] 19: 19 WND-95",
            "2 wounds +1 = 1 [6, 12, 18] WND-95",
            "2 constitution passed 0: 6 success (WND-95; 6: 12 CNV-07 -6 WND-95)",
            "2 head-wound [10] 10: 10 WND-95",
            "2 scarred WND-95",
            "2 dying DYI-01",
        ],
    );
    assert!(!scar.states(2).contains(&"unconscious"));
    // 7 fails.
    let mut out = struck(field(), man(), 6, &[5, 2, 20, 7, 1, 2]);
    tells(
        &out.end(),
        &[
            "2 constitution failed 0",
            "2 unconscious WND-95",
            "2 scarred WND-95",
        ],
    );
    assert!(out.states(2).contains(&"unconscious"));
}

#[test]
fn every_row_of_the_table_leaves_its_mark() {
    let _proof = proves(&["WND-95"]);
    // The first and the last face of each row; an eye takes 2 from the attack and 3 from the parry, the others nothing.
    let plain = struck(field(), man(), 6, &[5, 2, 19, 6, 1, 2]);
    let number = |fight: &Story, name: &str| -> i16 {
        let told = fight.value(2, name);
        told[..told.find(':').unwrap()].parse().unwrap()
    };
    let before = (number(&plain, "at"), number(&plain, "pa"));
    for (face, state, attack, parry) in [
        (1, "scarred", 0, 0),
        (10, "scarred", 0, 0),
        (11, "earless", 0, 0),
        (13, "earless", 0, 0),
        (14, "noseless", 0, 0),
        (16, "noseless", 0, 0),
        (17, "eyeless", 2, 3),
        (19, "eyeless", 2, 3),
    ] {
        let mut fight = struck(field(), man(), 6, &[5, 2, 19, 6, face, 2]);
        fight.end();
        assert!(fight.states(2).contains(&state), "{face}: {state}");
        let now = (number(&fight, "at"), number(&fight, "pa"));
        assert_eq!(now, (before.0 - attack, before.1 - parry), "{face}");
        assert_eq!(fight.value(2, "at").contains("-2 WND-95"), attack > 0);
        assert_eq!(fight.value(2, "pa").contains("-3 WND-95"), parry > 0);
    }
}

#[test]
fn a_mortal_wound_of_the_head_kills_at_once() {
    let _proof = proves(&["WND-95"]);
    let mut fight = struck(field(), man(), 6, &[5, 2, 20, 6, 20]);
    let lines = fight.end();
    tells(&lines, &["2 head-wound [20] 20: 20 WND-95", "2 dead WND-95"]);
    assert!(fight.states(2).contains(&"dead"));
}

#[test]
fn the_foe_parts_from_whoever_dies_at_once() {
    let _proof = proves(&["BRD-06"]);
    let mut fight = field()
        .with(MODULE)
        .with("optional:dk")
        .hero(man(), (5, 5), "initiative: 10, life: 6")
        .foe(man(), (6, 5), "initiative: 14")
        .hero(man(), (10, 10), "initiative: -5")
        .dice(&[5, 2, 20, 6, 20])
        .open();
    fight.plan(3, "defend").plan(1, "fight").plan(2, "fight").skip();
    fight.strike(2, 1).take(1);
    tells(&fight.end(), &["1 dead WND-95", "2 apart"]);
}

#[test]
fn with_zones_only_a_hit_to_the_head_counts() {
    let _proof = proves(&["WND-95", "ZON-01"]);
    // The chest: nothing more than always.
    let zones = || field().with("optional:zones");
    let mut chest = struck(zones(), man(), 6, &[5, 15, 2, 2]);
    let lines = chest.end();
    assert!(!lines.iter().any(|line| line.contains("WND-95")), "{lines:#?}");
    // The head: its wound takes 2W6 of initiative besides (ZON-03).
    let mut head = struck(zones(), man(), 6, &[5, 19, 2, 3, 4, 6, 12, 2]);
    tells(
        &head.end(),
        &[
            "2 zone-head",
            "2 wounds +1 = 1 ",
            "2 nerve [3, 4] 7",
            "2 constitution passed",
            "2 head-wound [12]",
            "2 earless WND-95",
        ],
    );
}

#[test]
fn the_points_of_a_third_wound_of_the_head_take_the_last_life_as_well() {
    let _proof = proves(&["WND-95", "ZON-03"]);
    // The head thrice: LE 20 - 7 - 7 - 7 = -1, and 4 + 4 of the third wound: -9. Before that blow he had 6. KO 12 - 7: a 5 holds.
    let mut fight = field()
        .with(MODULE)
        .with("optional:zones")
        .hero(man(), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 10, life: 20")
        .foe(man(), (10, 10), "initiative: -5")
        .dice(&[5, 20, 3, 1, 1, 5, 20, 3, 1, 1, 5, 20, 3, 4, 4, 2, 5, 10, 2])
        .open();
    for _ in 0..2 {
        fight.plan(3, "defend").plan(2, "fight").plan(1, "fight");
        fight.strike(1, 2).take(2).pass(2);
    }
    fight.plan(3, "defend").plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).take(2);
    tells(
        &fight.end(),
        &[
            "2 le 6 -> -1 DMG-02",
            "2 le -1 -> -9 ZON-03",
            "2 constitution passed 0: 5 success (WND-95; 5: 12 CNV-07 -7 WND-95)",
            "2 head-wound [10]",
            "2 dying DYI-01",
        ],
    );
}

#[test]
fn who_fumbles_may_hit_his_own_head() {
    let _proof = proves(&["WND-95", "FUM-01", "DMG-03"]);
    // FUM-01, face 20: 2 + 4 = 6 SP past the armour, of 6: dying. 19 is the head; KO 12 - 6 holds with a 6.
    let mut fight = field()
        .with(MODULE)
        .with("optional:fumbles")
        .hero(man(), (5, 5), "initiative: 14, life: 6")
        .foe(man(), (6, 5), "initiative: 10")
        .dice(&[20, 20, 2, 19, 6, 10, 2])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2);
    tells(
        &fight.end(),
        &[
            "1 fumble-hurt",
            "1 le 6 -> 0 DMG-03",
            "1 zone [19] 19: 19 WND-95",
            "1 constitution passed",
            "1 scarred WND-95",
        ],
    );
}

#[test]
fn with_serious_wounds_the_head_bears_one_of_them() {
    let _proof = proves(&["WND-95", "WND-91"]);
    let mut fight = struck(
        field().with("optional:legacy-serious-wounds"),
        man(),
        6,
        &[5, 2, 19, 6, 6, 1, 2],
    );
    tells(
        &fight.end(),
        &[
            "2 wounds +1 = 1 [12] WND-95",
            "2 bleeding WND-91",
            "2 breath [6] 6",
            "2 constitution passed",
            "2 scarred",
        ],
    );
}

#[test]
fn who_bleeds_to_death_is_not_hit_on_the_head() {
    let _proof = proves(&["WND-91", "DYI-01"]);
    // An ogre's 13 of 14, a serious wound, and at the end of the round the blood takes the last point: no die falls for the head.
    let mut fight = field()
        .with(MODULE)
        .with("optional:legacy-serious-wounds")
        .hero(of("OPP-08"), (1, 1), "initiative: 14")
        .foe(man(), (3, 1), "initiative: 10, life: 14")
        .foe(man(), (10, 10), "initiative: -5")
        .dice(&[3, 1, 2, 6, 13, 1, 2, 4, 2])
        .open();
    fight.plan(3, "defend").plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).take(2);
    tells(
        &fight.end(),
        &[
            "2 le 14 -> 1",
            "2 incapacitated LEN-03",
            "2 le 1 -> 0 WND-91",
            "2 dying DYI-01",
        ],
    );
}
