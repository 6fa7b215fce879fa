//! What an answer to a missile comes to: where the missile flies on, and what a missed answer costs.

use klingentanz::battle::Happening;
use klingentanz::board::Facing;

use crate::bare::{brawler, grapple};
use crate::common;
use crate::drill::who;
use crate::proof::proves;
use crate::shot_value::{KNIFE, READY, archer, with};
use crate::story::{Man, Story, able, man, open_field, shot};

/// Where something thrown has come to lie.
fn lies(fight: &Story) -> Option<(i16, i16)> {
    let log = common::log(&fight.app, fight.battle);
    let found = log.iter().find_map(|event| match &event.happening {
        Happening::Acted { act, at, .. } if act.0 == "lies" => *at,
        _ => None,
    });
    found.map(|cell| (cell.x, cell.y))
}

#[test]
fn a_knife_flies_on_behind_the_square_that_a_dodger_has_left() {
    let _proof = proves(&["RNG-19", "AUS-02", "BRD-15"]);
    // RNG-19: from (0, 4) to (6, 4) and two squares on: (8, 4), whichever way he jumps. Dodge 7 - 4 against a knife.
    for aside in [(6, 3), (6, 5), (7, 3)] {
        let mut fight = open_field(20, 9)
            .hero(with(KNIFE).ron(), (0, 4), READY)
            .foe(man(), (6, 4), "initiative: 10")
            .dice(&[3, 3, 2])
            .open();
        fight.plan(2, "fight").plan(1, "fight");
        fight.choose(1, shot(2, "throw")).dodge(2, aside);
        fight.end();
        assert_eq!(lies(&fight), Some((8, 4)), "{aside:?}");
    }
}

#[test]
fn a_missed_dodge_of_an_arrow_costs_no_more_than_the_hit() {
    let _proof = proves(&["RNG-20", "AUS-03"]);
    // RNG-20: 7 + 3 - 8 = 2, so that a 10 fails; against a blow AUS-03 would take two points of initiative. 1 + 6 + 3 = 10 points
    // are a wound by an arrow (more than 4, no more than 10 at KO 12), which takes two (WND-04): 10 - 2.
    let mut fight = open_field(40, 3)
        .hero(archer().ron(), (0, 1), READY)
        .foe(able("SF-AUSWEICHEN1"), (6, 1), "initiative: 10")
        .dice(&[3, 10, 1])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.choose(1, shot(2, "quick-shot")).defend(2, "aimed-dodge");
    let lines = fight.end();
    assert!(
        lines[1].starts_with("2 aimed-dodge: 10 failure (AUS-03; 2: 7 VAL-02 +3 AUS-01 -8 RNG-20)"),
        "{lines:#?}"
    );
    assert!(lines[2].starts_with("2 struck"), "{lines:#?}");
    assert_eq!(fight.number(2, "ini"), 8);
}

#[test]
fn a_shield_raised_in_vain_against_an_arrow_fumbles_nothing() {
    let _proof = proves(&["RNG-20", "SHD-01"]);
    // RNG-20: a 20 against an arrow is a miss and no more; against a blow it would fall on the table (FUM-02, FUM-05). No die
    // falls but the shot, the parry and the points.
    let bearer = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-WOOD", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let mut fight = open_field(40, 3)
        .with("optional:fumbles")
        .hero(archer().ron(), (0, 1), READY)
        .foe(bearer.ron(), (6, 1), "initiative: 10")
        .dice(&[3, 20, 1])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.choose(1, shot(2, "quick-shot"));
    fight.defend(2, "shield-parry");
    let lines = fight.end();
    assert!(lines[2].starts_with("2 struck"), "{lines:#?}");
    assert!(lines.iter().all(|line| !line.contains("FUM-")), "{lines:#?}");
}

#[test]
fn whoever_is_held_raises_no_shield_against_a_stray_arrow() {
    let _proof = proves(&["RNG-14", "RNG-20", "MAN-U-GRIFF"]);
    // MAN-U-HOLDS: the held one may use nothing but his body and the shortest blades. The wrestler grips him (12 - 5), and the
    // archer's 15 against the wrestler misses by no more than what the melee takes: it strays to the one other in it.
    let bearer = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-TOWER", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let stray = |is_held: bool| {
        let faces: &[u8] = if is_held { &[3, 15, 1] } else { &[15] };
        let mut fight = open_field(40, 5)
            .with("expert:unarmed-manoeuvres")
            .hero(archer().ron(), (0, 2), "initiative: 4, style: 1")
            .hero(bearer.ron(), (6, 1), "initiative: -6")
            .facing(Facing::W)
            .foe(who(brawler(), &["SF-GRIFF"]), (6, 2), "initiative: 14")
            .dice(faces)
            .open();
        fight.plan(2, "defend").plan(1, "fight").plan(3, "fight");
        if is_held {
            fight.choose(3, grapple(2, "grip", &[5])).take(2);
        } else {
            fight.pass(3);
        }
        fight.skip().choose(1, shot(3, "quick-shot"));
        fight
    };
    assert_eq!(stray(false).asked(), Some((2, "defend")));
    let mut held = stray(true);
    let lines = held.end();
    assert!(lines.contains(&"1 strays-into-melee".to_owned()), "{lines:#?}");
    assert!(lines.contains(&"2 undefended RNG-20".to_owned()), "{lines:#?}");
}
