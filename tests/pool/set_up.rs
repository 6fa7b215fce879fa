//! Before the first round: sides with a zone place their fighters in it.

use klingentanz::battle::SideId;
use klingentanz::board::{Cell, Facing, Mark};

use super::story::{Setup, act_at, act_facing, act_with};
use super::tale::*;

/// Gives the first side a zone of 3 by 3 squares from (1, 1).
fn zoned(setup: Setup) -> Setup {
    let zone = Mark::area(Cell::new(1, 1), 3, 3);
    setup.setting(|setting| setting.zones.push((SideId(0), zone)))
}

#[test]
fn a_side_with_a_zone_places_its_fighters_before_initiative_is_rolled() {
    let mut fight = zoned(ground())
        .hero(person(ALDRIC), (1, 1), "")
        .hero(person(LYSANDRE), (2, 2), "")
        .foe(person(GOBLIN), (9, 5), "")
        .facing(Facing::N)
        .dice(&[1, 1, 1])
        .open();
    assert_eq!(fight.lines(), ["fight"]);
    assert_eq!(fight.asked(), Some((1, "set-up")));
    assert_eq!(fight.offered(), ["ready", "place", "turn"]);
    for (cell, why) in [
        ((4, 3), "outside of the zone"),
        ((2, 2), "a comrade stands there"),
        ((1, 1), "his own square"),
    ] {
        let refused = fight.forbidden(1, &act_at("place", cell));
        assert_eq!(refused, "BD-LVL-09", "{why}");
    }
    // From (3, 1) the goblin is 6 to the east and 4 to the south: 16 + 48 - 36 > 0, SE; from (3, 3) 6 and 2: 4 + 24 - 36 < 0, E.
    fight
        .choose(1, act_at("place", (3, 1)))
        .choose(1, act_at("place", (3, 3)));
    assert_eq!(
        fight.lines(),
        ["1 to 3,1 SE 0 BD-LVL-09", "1 to 3,3 E 0 BD-LVL-09"]
    );
    fight.pass(1);
    // Lysandre takes her knives in hand and looks north wherever she is placed.
    assert_eq!(fight.offered(), ["ready", "place", "turn", "draw"]);
    fight.choose(2, act_with("draw", 1));
    fight.choose(2, act_facing("turn", Facing::N));
    fight.choose(2, act_at("place", (1, 3))).pass(2);
    let lines = fight.end();
    assert_eq!(
        lines[..3],
        ["2 draw", "2 turns N BD-LVL-09", "2 to 1,3 N 0 BD-LVL-09"]
    );
    // The dice of initiative fall now, and turning in the fight is as free as ever.
    assert!(lines[3].starts_with("1 INI [1]"), "{lines:?}");
    assert_eq!(fight.asked(), Some((2, "stance")));
}
