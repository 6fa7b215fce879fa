//! Where the two stand when something flies: the side of the shield, the water, the corner that is looked round.

use klingentanz::battle::Posture;
use klingentanz::board::CellFacts;

use crate::proof::proves;
use crate::shot_value::{CROSSBOW, JAVELIN, QUIET, READY, archer, line_of, quick, with};
use crate::story::{Man, Setup, act, act_at, defend, drawn, go, man, of, open_field, plan, shot};

const SHIELD: &str = r#"(weapon: "WPN-LONGSWORD", second: "SHD-WOOD", talent: "TAL-SCHWERTER")"#;
const LEFT_HANDED: &str = r#"(advantage: "ADV-LINKSHAENDER")"#;

/// The shooter stands six squares away from a defender on (6, 6) who looks west: north of him is his right hand.
const NORTH: (i16, i16) = (6, 0);
const SOUTH: (i16, i16) = (6, 12);
const EAST: (i16, i16) = (12, 6);
const WEST: (i16, i16) = (0, 6);

fn bearer(advantages: &'static str) -> String {
    Man {
        styles: SHIELD,
        advantages,
        ..Man::default()
    }
    .ron()
}

fn shot_at(defender: String, from: (i16, i16)) -> Setup {
    open_field(13, 13)
        .with("optional:facing")
        .hero(archer().ron(), from, READY)
        .foe(defender, (6, 6), "initiative: 10")
}

#[test]
fn a_shield_stops_missiles_from_the_front_and_from_its_own_side() {
    let _proof = proves(&["BRD-05", "RNG-20", "SHD-01", "SHD-04"]);
    // BRD-05: the shield is in the hand without the sword: the left, or the right of a left-handed fighter. RNG-20: 7 + 3 - 8 = 2.
    for (hand, shield_side, weapon_side) in [("", SOUTH, NORTH), (LEFT_HANDED, NORTH, SOUTH)] {
        for (from, expected) in [
            (WEST, Ok("2: 7 VAL-02 +3 SHD-01 -8 RNG-20)")),
            (shield_side, Ok("2: 7 VAL-02 +3 SHD-01 -8 RNG-20)")),
            (weapon_side, Err("BRD-05")),
            (EAST, Err("BRD-05")),
        ] {
            let mut fight = shot_at(bearer(hand), from).dice(&[3, 1]).open();
            fight.plan(2, "fight").plan(1, "fight").skip();
            fight.choose(1, shot(2, "quick-shot"));
            match expected {
                Ok(value) => {
                    fight.defend(2, "shield-parry");
                    let lines = fight.end();
                    let parry = lines
                        .iter()
                        .find(|line| line.starts_with("2 shield-parry"))
                        .unwrap();
                    assert!(parry.ends_with(value), "{from:?} {parry}");
                }
                // From behind nothing is asked at all; from the side of the sword a dodge is left.
                Err(_) if from == EAST => {
                    assert!(fight.lines().contains(&"2 undefended BRD-05".to_owned()));
                }
                Err(rule) => assert_eq!(fight.forbidden(2, &defend("shield-parry")), rule, "{from:?}"),
            }
        }
    }
}

#[test]
fn a_dodger_is_slower_to_what_comes_from_the_side() {
    let _proof = proves(&["BRD-05", "RNG-20", "AUS-02"]);
    // AW 7, RNG-20 -8, BRD-05 -2 from either flank; a natural 1 succeeds all the same.
    for (from, value) in [
        (WEST, "-1: 7 VAL-02 -8 RNG-20)"),
        (NORTH, "-3: 7 VAL-02 -2 BRD-05 -8 RNG-20)"),
        (SOUTH, "-3: 7 VAL-02 -2 BRD-05 -8 RNG-20)"),
    ] {
        let mut fight = shot_at(man(), from).dice(&[3, 1]).open();
        fight.plan(2, "fight").plan(1, "fight").skip();
        fight.choose(1, shot(2, "quick-shot")).dodge(2, (7, 7));
        let lines = fight.end();
        let dodge = lines.iter().find(|line| line.starts_with("2 dodge")).unwrap();
        assert!(dodge.ends_with(value), "{from:?} {dodge}");
    }
}

#[test]
fn nobody_hides_behind_a_shield_from_a_shot_at_his_flank() {
    let _proof = proves(&["BRD-18", "RNG-20"]);
    // BRD-18: the shield covers against missiles from the front arc alone, not from its own flank.
    let sheltered = |from| {
        let mut fight = shot_at(bearer(""), from).dice(&[19]).open();
        fight.plan(2, "shelter").plan(1, "fight").skip();
        fight.choose(1, shot(2, "quick-shot"));
        fight.lines().remove(0)
    };
    assert!(sheltered(WEST).contains("-2 BRD-18"));
    for from in [SOUTH, NORTH, EAST] {
        assert!(!sheltered(from).contains("BRD-18"), "{from:?}");
    }
    // A shield of the small kind hides nobody.
    let mut small = shot_at(bearer("").replace("SHD-WOOD", "SHD-BUCKLER"), WEST).open();
    assert_eq!(small.forbidden(2, &plan("shelter")), "BRD-18");
    let mut fight = shot_at(bearer(""), WEST).dice(&[3, 1]).open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.choose(1, shot(2, "quick-shot")).defend(2, "shield-parry");
}

fn deep(water_dm: u8) -> CellFacts {
    CellFacts {
        water_dm,
        ..CellFacts::default()
    }
}

#[test]
fn what_was_thrown_into_deep_water_is_dived_for() {
    let _proof = proves(&["BRD-25", "RNG-19", "ACT-17"]);
    // RNG-19: past the target on (4, 1) into the water on (5, 1). BRD-25: a position action, then ACT-17 with a dexterity of 12.
    // His way leads past the foe, whose distance classes would ask for more.
    let setup = || {
        open_field(12, 3)
            .without("optional:dk")
            .ground((5, 1), deep(7))
            .hero(with(JAVELIN).ron(), (2, 1), READY)
            .foe(man(), (4, 1), QUIET)
    };
    let mut fight = quick(setup(), &[20, 1, 12]);
    fight.choose(1, shot(2, "throw"));
    assert!(fight.lines().contains(&"1 lies".to_owned()));
    fight
        .plan(2, "defend")
        .plan(1, "move-defend")
        .choose(1, go("walk", &[(3, 2), (4, 2)]));
    fight.plan(2, "defend").plan(1, "act-act");
    assert_eq!(fight.forbidden(1, &act("pick-up")), "BRD-25");
    fight.choose(1, act_at("dive", (5, 1))).pass(1);
    fight.plan(2, "defend").plan(1, "act-act").act(1, "pick-up");
    fight.end();
    assert_eq!(fight.value(1, "missiles"), "1: 1 RNG-35");
}

/// Shooter on (1, 1) and target so many metres east of him, each in water so deep.
fn wet(own: u8, foe: u8, shooter: &Man, target: String, metres: i16) -> Setup {
    open_field(12, 3)
        .ground((1, 1), deep(own))
        .ground((1 + metres, 1), deep(foe))
        .hero(shooter.ron(), (1, 1), READY)
        .foe(target, (1 + metres, 1), QUIET)
}

#[test]
fn who_is_under_water_is_hard_to_hit_and_who_swims_is_not() {
    let _proof = proves(&["SIT-34"]);
    // BRD-23: whoever lies where it is knee-deep is under water: -5. A swimmer keeps his head above it, as in a melee (SIT-30).
    let line = line_of(
        wet(0, 4, &archer(), man(), 6).posture(Posture::Lying),
        "quick-shot",
    );
    assert!(line.contains("-5 SIT-34"), "{line}");
    for dm in [4, 11, 15, 20] {
        let line = line_of(wet(0, dm, &archer(), man(), 6), "quick-shot");
        assert!(!line.contains("SIT-34"), "{dm} dm: {line}");
    }
    // A harpy in the air above deep water is not in it.
    let line = line_of(wet(0, 20, &archer(), of("OPP-14"), 6), "quick-shot");
    assert!(!line.contains("SIT-34"), "{line}");
}

#[test]
fn nobody_shoots_from_deep_water_but_a_crossbow_under_it() {
    let _proof = proves(&["RNG-18", "RNG-13"]);
    let may = |own: u8, person: &Man, metres: i16, posture| {
        let setup = open_field(12, 3)
            .ground((1, 1), deep(own))
            .hero(person.ron(), (1, 1), READY)
            .posture(posture)
            .foe(man(), (1 + metres, 1), QUIET);
        let mut fight = quick(setup, &[19]);
        if fight.offered().contains(&"quick-shot") {
            fight.choose(1, shot(2, "quick-shot"));
            Ok(())
        } else {
            Err(fight.forbidden(1, &shot(2, "quick-shot")))
        }
    };
    // RNG-18: up to the waist (11 dm) one can shoot, deeper not, neither standing nor swimming, and no crossbow either.
    use Posture::{Lying, Standing};
    assert_eq!(may(11, &archer(), 5, Standing), Ok(()));
    for dm in [12, 20] {
        assert_eq!(may(dm, &archer(), 5, Standing), Err("RNG-18"));
        assert_eq!(may(dm, &with(CROSSBOW), 3, Standing), Err("RNG-18"));
    }
    // RNG-13: who lies where it is knee-deep is under water; a crossbow carries 3 m there.
    assert_eq!(may(4, &with(CROSSBOW), 3, Lying), Ok(()));
    assert_eq!(may(4, &with(CROSSBOW), 4, Lying), Err("RNG-13"));
    assert_eq!(may(0, &with(CROSSBOW), 4, Lying), Ok(()));
}

#[test]
fn a_corner_that_hides_one_line_of_four_is_half_a_cover() {
    let _proof = proves(&["RNG-08", "BRD-18"]);
    // BD-EX-03: from T one of four lines to A is hidden, from A to T none. BD-EX-06: from T to B three of four.
    let corner = |shooter: (i16, i16), target: (i16, i16)| {
        let setup = drawn(&[".....", ".#...", "....."])
            .hero(archer().ron(), shooter, READY)
            .foe(man(), target, QUIET);
        let mut fight = quick(setup, &[19]);
        fight.choose(1, shot(2, "quick-shot"));
        let lines = fight.lines();
        lines
            .iter()
            .find(|line| line.starts_with("1 quick-shot"))
            .unwrap()
            .clone()
    };
    let line = corner((2, 2), (1, 0));
    assert!(line.contains("-2 RNG-08"), "{line}");
    let line = corner((1, 0), (2, 2));
    assert!(!line.contains("RNG-08"), "{line}");
}
