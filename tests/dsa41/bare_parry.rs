//! How somebody parries who is held with a weapon in his hand that does not serve so near: with his bare arms, by all that makes, costs
//! and may spoil a parry.

use crate::bare::{brawler, grapple, ring};
use crate::distance::change;
use crate::drill::{fight, tells, who};
use crate::proof::proves;
use crate::story::{Setup, Story, defend, man};

/// A wrestler who takes hold of a man with a long sword (brawling 7) in the first round; both have declared the second.
fn held(setup: Setup, faces: &[u8]) -> Story {
    let mut grip = fight(setup, who(brawler(), &["SF-GRIFF"]), man(), faces);
    grip.choose(1, grapple(2, "grip", &[0])).take(2).pass(2);
    assert!(grip.states(2).contains(&"gripped"));
    grip.plan(2, "fight").plan(1, "fight").skip();
    grip
}

#[test]
fn a_held_swordsman_parries_at_the_distance_of_his_arms() {
    let _proof = proves(&["MAN-U-GRIFF"]);
    // MAN-U-HOLDS: in the first round the wrestler comes near, in the second he takes hold, both by a 2. At class H the sword (N) would lose 6 (DK-02);
    // the bare arms are at home there: 7.
    let mut near = fight(
        ring().with("optional:dk"),
        who(brawler(), &["SF-GRIFF"]),
        man(),
        &[2, 2, 2, 7],
    );
    near.choose(1, change(2, "shorten", &[])).take(2).pass(2);
    near.plan(2, "fight").plan(1, "fight");
    near.choose(1, grapple(2, "grip", &[0])).take(2).pass(2);
    near.plan(2, "fight").plan(1, "fight").skip();
    near.strike(1, 2);
    assert_eq!(near.ways(&defend("parry"), 20), 7);
    near.defend(2, "parry");
    tells(&near.end(), &["2 parry: 7 success (ATK-02; 7: 7 VAL-02)"]);
}

#[test]
fn a_lucky_blow_halves_the_bare_parry_of_whoever_is_held() {
    let _proof = proves(&["MAN-U-GRIFF", "CRT-01"]);
    // CRT-01: R(7/2) = 4, and not 7 - 6 for the sword's 12.
    let mut lucky = held(ring().with("optional:crits"), &[11, 1, 5, 1]);
    lucky.strike(1, 2);
    assert_eq!(lucky.ways(&defend("parry"), 20), 4);
    lucky.defend(2, "parry");
    tells(
        &lucky.end(),
        &["2 parry: 5 failure (ATK-02; 4: 7 VAL-02 -3 CRT-01)"],
    );
}

#[test]
fn a_fumbled_bare_parry_leaves_the_sword_in_the_hand() {
    let _proof = proves(&["MAN-U-GRIFF", "FUM-03"]);
    // Face 12, a weapon that slips, means nothing to bare arms and is read as 20, eight on: he hurts himself with the fist, 3 points.
    let mut clumsy = held(ring().with("optional:fumbles"), &[11, 11, 20, 1, 12, 3]);
    clumsy.strike(1, 2).defend(2, "parry");
    tells(
        &clumsy.end(),
        &[
            "2 parry: 20 fumble",
            "2 fumble [12] 20: 12 FUM-02 +8 FUM-03",
            "2 fumble-hurt",
            "2 struck [3] 3:",
        ],
    );
    assert!(!clumsy.states(2).contains(&"unarmed"));
}
