//! What an answer to a missile comes to: where the missile flies on, and what a missed answer costs.

use crate::proof::proves;
use crate::shot_value::{READY, archer};
use crate::story::{Man, able, open_field, shot};

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
