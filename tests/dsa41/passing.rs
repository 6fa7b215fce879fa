//! Opportunity attacks: who may strike at somebody passing, with what, and what it does.

use klingentanz::battle::{Choice, FighterId, Slot, Term};
use klingentanz::board::{CellFacts, Facing, Terrain};

use crate::drill::tells;
use crate::proof::proves;
use crate::story::{Man, Setup, Story, able, act, field, go, man};

/// A field on which passing by is dangerous.
fn watched() -> Setup {
    field().with("optional:passierschlag")
}

fn strike(target: u16) -> Choice {
    Choice::Attack {
        target: FighterId(target),
        with: Slot(0),
        manoeuvre: Term::named("passing-strike").unwrap(),
        stakes: Vec::new(),
    }
}

/// A mover at (5, 5) with this start, and a foe north-east of him; the mover acts first.
fn passing(mover: String, start: &str, faces: &[u8]) -> Story {
    let start = format!("initiative: 14{start}");
    let mut fight = watched()
        .hero(mover, (5, 5), &start)
        .foe(man(), (6, 4), "initiative: 10")
        .dice(faces)
        .open();
    fight.plan(2, "fight").plan(1, "move-defend").skip();
    fight
}

#[test]
fn a_foe_strikes_before_his_zone_is_left() {
    let _proof = proves(&["PAS-01", "PAS-02", "BRD-08", "TIM-04"]);
    // PAS-01: AT 12 - 4 = 8. TP 3 + 4 = 7, LE 28 - 7 = 21, above WS 6: a wound. INI 14, -2 for the wound, -2 for the strike. Then
    // the walk goes on. The strike costs one of two free actions.
    let mut fight = passing(man(), "", &[8, 3, 2]);
    fight.choose(1, go("walk", &[(5, 6), (5, 7)]));
    assert_eq!(fight.asked(), Some((2, "passing-strike")));
    assert_eq!(fight.ways(&strike(1), 20), 8);
    fight.choose(2, strike(1));
    assert_eq!(fight.asked(), Some((1, "defend")));
    assert_eq!(
        fight.forbidden(
            1,
            &Choice::Defend {
                means: Term::named("parry").unwrap(),
                to: None,
                stakes: Vec::new()
            }
        ),
        "PAS-01"
    );
    fight.take(1);
    let lines = fight.end();
    assert_eq!(
        lines[0],
        "2 passing-strike 1: 8 success (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 PAS-01)"
    );
    let rest: Vec<&str> = lines[3..].iter().map(String::as_str).collect();
    assert_eq!(
        rest,
        [
            "1 nerve [2] 2: 2 PAS-01",
            "1 le 28 -> 21 DMG-02",
            "1 wounds +1 = 1 [6, 12, 18] WND-01",
            "1 ini 14 -> 12 WND-04",
            "1 ini 12 -> 10 PAS-01",
            "1 to 5,6 S 2 ACT-10",
            "1 apart",
            "1 to 5,7 S 2 ACT-10",
            "phase 10",
        ]
    );
    assert_eq!(fight.actions(2, "free-actions"), (1, 2));
}

#[test]
fn a_hit_that_fells_stops_the_movement() {
    let _proof = proves(&["BRD-13", "PAS-01"]);
    // BRD-13: LE 8 - 7 = 1, out of the fight by LEN-03.
    let mut fight = passing(man(), ", life: 8", &[8, 3, 2]);
    fight
        .choose(1, go("walk", &[(5, 6), (5, 7)]))
        .choose(2, strike(1));
    fight.take(1);
    let lines = fight.end();
    assert!(lines.contains(&"1 forgoes walk BRD-13".to_owned()), "{lines:#?}");
    assert!(!lines.iter().any(|line| line.starts_with("1 to ")), "{lines:#?}");
}

#[test]
fn a_free_dodge_answers_and_ends_the_movement() {
    let _proof = proves(&["PAS-01", "AUS-02", "BRD-13"]);
    // PAS-01: free dodge 7 - 2 = 5 holds; he jumps to (4,6) and cannot go on (AUS-04).
    let mut fight = passing(man(), "", &[8, 5]);
    fight
        .choose(1, go("walk", &[(5, 6), (5, 7)]))
        .choose(2, strike(1));
    fight.dodge(1, (4, 6));
    let lines = fight.end();
    assert_eq!(
        lines[1..],
        [
            "1 turns NE BRD-03",
            "1 dodge: 5 success (AUS-02; 5: 7 VAL-02 -2 AUS-05)",
            "1 ini 14 -> 10 AUS-02",
            "1 to 4,6 NE 0 BRD-15",
            "1 apart",
            "1 disoriented AUS-04",
            "1 forgoes walk BRD-13",
            "phase 10",
        ]
    );
}

#[test]
fn the_vigilant_are_harder_to_strike_in_passing() {
    let _proof = proves(&["PAS-03"]);
    // PAS-03: 12 - 4 - 4 = 4; with combat instinct 2 less.
    let both = Man {
        abilities: r#""SF-AUFMERKSAMKEIT", "SF-KAMPFREFLEXE", "SF-KAMPFGESPUER""#,
        ..Man::default()
    };
    for (mover, ways) in [(able("SF-AUFMERKSAMKEIT"), 4), (both.ron(), 2)] {
        let mut fight = passing(mover, "", &[20]);
        fight.choose(1, go("walk", &[(5, 6)]));
        assert_eq!(fight.ways(&strike(1), 20), ways);
        // PAS-01: a 20 has no further effect.
        fight.choose(2, strike(1));
        assert_eq!(fight.end()[1..3], ["1 to 5,6 S 2 ACT-10", "1 apart"]);
    }
}

#[test]
fn a_free_step_is_safe() {
    let _proof = proves(&["PAS-04"]);
    // PAS-04.
    let mut fight = watched()
        .hero(man(), (5, 5), "initiative: 14")
        .foe(man(), (6, 4), "initiative: 10")
        .open();
    fight.plan(2, "fight").plan_free(1, "fight").skip();
    fight.choose(1, go("step", &[(4, 5)]));
    assert_eq!(fight.end(), ["1 to 4,5 W 2 PAS-04", "1 apart", "phase 14"]);
}

#[test]
fn going_straight_at_a_foe_gives_no_blow() {
    let _proof = proves(&["BRD-08"]);
    // BRD-08: two squares in the zone of a great sword (reach 2), the first straight towards, the second not.
    let mut fight = watched()
        .hero(man(), (5, 5), "initiative: 14")
        .foe(crate::story::hewer(), (7, 5), "initiative: 10")
        .open();
    fight.plan(2, "fight").plan(1, "move-defend").skip();
    fight.choose(1, go("walk", &[(6, 5), (6, 6)]));
    assert_eq!(fight.lines(), ["1 to 6,5 E 2 ACT-10"]);
    assert_eq!(fight.asked(), Some((2, "passing-strike")));
    fight.pass(2);
    assert_eq!(fight.end(), ["1 to 6,6 S 2 ACT-10", "phase 10"]);
}

#[test]
fn a_striker_may_wait_for_a_later_square_and_strikes_once() {
    let _proof = proves(&["BRD-08", "PAS-01"]);
    // BRD-08: three squares of the zone of (6,4) are left: (5,5), (6,5), (7,5); he waits once, misses at the second, where the
    // mover has him on his left hand, and is not asked at the third.
    let mut fight = passing(man(), "", &[9]);
    fight.choose(1, go("walk", &[(6, 5), (7, 5), (8, 5)]));
    fight.act(2, "strike-later");
    assert_eq!(fight.lines(), ["1 to 6,5 E 2 ACT-10"]);
    fight.choose(2, strike(1));
    let lines = fight.end();
    assert_eq!(
        lines[0],
        "2 passing-strike 1 from left: 9 failure (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 PAS-01)"
    );
    assert_eq!(
        lines[1..],
        [
            "1 to 7,5 E 2 ACT-10",
            "1 to 8,5 E 2 ACT-10",
            "1 apart",
            "phase 10"
        ]
    );
}

#[test]
fn two_foes_are_asked_in_the_order_of_their_ids() {
    let _proof = proves(&["PAS-02", "BRD-08"]);
    // PAS-02, BRD-08.
    let mut fight = watched()
        .hero(man(), (5, 5), "initiative: 14")
        .foe(man(), (6, 4), "initiative: 12")
        .foe(man(), (4, 4), "initiative: 10")
        .facing(Facing::E)
        .open();
    fight
        .plan(3, "fight")
        .plan(2, "fight")
        .plan(1, "move-defend")
        .skip();
    fight.choose(1, go("walk", &[(5, 6)]));
    assert_eq!(fight.asked(), Some((2, "passing-strike")));
    fight.pass(2);
    assert_eq!(fight.asked(), Some((3, "passing-strike")));
    fight.pass(3);
    assert_eq!(fight.end()[0], "1 to 5,6 S 2 ACT-10");
}

#[test]
fn a_foe_whom_two_others_keep_busy_does_not_strike() {
    let _proof = proves(&["BRD-06"]);
    // BRD-08: heroes 1 to 3 fight the one foe; 1 walks away unpunished.
    let mut fight = watched()
        .hero(man(), (5, 5), "initiative: 14")
        .hero(man(), (7, 4), "initiative: 13")
        .hero(man(), (6, 3), "initiative: 12")
        .foe(man(), (6, 4), "initiative: 10")
        .open();
    fight
        .plan(4, "fight")
        .plan(3, "fight")
        .plan(2, "fight")
        .plan(1, "move-defend")
        .skip();
    fight.choose(1, go("walk", &[(5, 6)]));
    let lines = fight.end();
    assert_eq!(lines[..2], ["1 to 5,6 S 2 ACT-10", "1 apart"]);
}

#[test]
fn the_prone_and_those_without_a_free_action_guard_nothing() {
    let _proof = proves(&["BRD-08"]);
    // BRD-08: INI -1 leaves one free action, which the first mover takes; the second goes free.
    let mut fight = watched()
        .hero(man(), (5, 5), "initiative: 14")
        .hero(man(), (7, 5), "initiative: 12")
        .foe(man(), (6, 5), "initiative: -1")
        .dice(&[20])
        .open();
    fight
        .plan(3, "defend")
        .plan(2, "move-defend")
        .plan(1, "move-defend")
        .skip();
    fight.choose(1, go("walk", &[(5, 6)])).choose(3, strike(1));
    fight.skip();
    fight.choose(2, go("walk", &[(7, 6)]));
    let lines = fight.end();
    assert_eq!(lines[0], "2 to 7,6 S 2 ACT-10");
    let mut fight = watched()
        .hero(man(), (5, 5), "initiative: 14")
        .foe(man(), (6, 4), "initiative: 10")
        .posture(klingentanz::battle::Posture::Lying)
        .open();
    fight.plan(2, "fight").plan(1, "move-defend").skip();
    fight.choose(1, go("walk", &[(5, 6)]));
    assert_eq!(fight.end()[0], "1 to 5,6 S 2 ACT-10");
}

#[test]
fn only_front_and_flanks_are_guarded_where_facing_counts() {
    let _proof = proves(&["BRD-08"]);
    // BRD-08, the map of BD-EX-13: E at (6,4) faces west. The mover walks (4,3) (5,3) (6,3) (7,3) (8,3): (5,3) lies in the front,
    // (6,3) in the right flank, (7,3) in the rear.
    let mut fight = watched()
        .with("optional:facing")
        .hero(man(), (4, 3), "initiative: 14")
        .foe(man(), (6, 4), "initiative: 10")
        .open();
    fight.plan(2, "fight").plan(1, "move-defend").skip();
    fight.choose(1, go("walk", &[(5, 3), (6, 3), (7, 3), (8, 3)]));
    assert_eq!(fight.lines(), ["1 to 5,3 E 2 ACT-10"]);
    fight.act(2, "strike-later");
    assert_eq!(fight.lines(), ["1 to 6,3 E 2 ACT-10"]);
    fight.act(2, "strike-later");
    // From the rear nothing is left any more.
    assert_eq!(
        fight.end(),
        ["1 to 7,3 E 2 ACT-10", "1 to 8,3 E 2 ACT-10", "phase 10"]
    );
}

/// A mover on the western edge of the map, who is asked first, and foes beside him who are ready; he goes off the map.
fn leaving(start: &str, foes: &[(i16, i16)], faces: &[u8]) -> Story {
    let mut setup = watched().hero(man(), (0, 5), &format!("initiative: 14{start}"));
    for at in foes {
        setup = setup.foe(man(), *at, "initiative: 10");
    }
    let mut fight = setup.dice(faces).open();
    for foe in 0..foes.len() as u16 {
        fight.plan(foe + 2, "fight");
    }
    fight.plan(1, "move-defend").skip();
    fight.act(1, "leave");
    fight
}

#[test]
fn who_goes_off_the_map_leaves_every_zone() {
    let _proof = proves(&["PAS-01", "PAS-02", "BRD-08", "BRD-29"]);
    // Two foes, one after the other: both let him go.
    let mut free = leaving("", &[(1, 5), (0, 4)], &[]);
    for foe in [2, 3] {
        assert_eq!(free.asked(), Some((foe, "passing-strike")));
        assert!(!free.lines().contains(&"1 fled BRD-29".to_owned()));
        free.pass(foe);
    }
    assert!(free.end().contains(&"1 fled BRD-29".to_owned()));
    // AT 12 - 4 = 8. LE 8 - 7 = 1: he goes no farther (LEN-03).
    let mut felled = leaving(", life: 8", &[(1, 5)], &[8, 3, 2]);
    felled.choose(2, strike(1)).take(1);
    let lines = felled.end();
    assert!(lines.contains(&"1 forgoes leave BRD-13".to_owned()), "{lines:#?}");
    assert!(!lines.contains(&"1 fled BRD-29".to_owned()), "{lines:#?}");
    // A free dodge of 7 - 2 saves him, but he has to find his bearings first (AUS-04).
    let mut dodged = leaving("", &[(1, 5)], &[8, 5]);
    dodged.choose(2, strike(1)).dodge(1, (0, 4));
    assert!(!dodged.end().contains(&"1 fled BRD-29".to_owned()));
    // A strike that misses holds nobody.
    let mut missed = leaving("", &[(1, 5)], &[9]);
    missed.choose(2, strike(1));
    assert!(missed.end().contains(&"1 fled BRD-29".to_owned()));
}

#[test]
fn nobody_strikes_at_one_who_leaves_from_beyond_his_zone() {
    let _proof = proves(&["BRD-29"]);
    let mut far = leaving("", &[(2, 5)], &[]);
    assert!(far.end().contains(&"1 fled BRD-29".to_owned()));
}

#[test]
fn sprinting_past_gives_the_blow_and_a_sprinter_strikes_nobody() {
    let _proof = proves(&["PAS-02", "ACT-11"]);
    // PAS-02 g.
    let mut fight = watched()
        .hero(man(), (5, 5), "initiative: 14")
        .foe(man(), (6, 4), "initiative: 10")
        .open();
    fight.plan(2, "fight").plan(1, "sprint").skip();
    fight.choose(1, go("sprint", &[(5, 6), (5, 7)]));
    assert_eq!(fight.asked(), Some((2, "passing-strike")));
    fight.pass(2);
    assert_eq!(fight.end()[..2], ["1 to 5,6 S 2 ACT-11", "1 apart"]);
}

#[test]
fn under_water_a_sword_strikes_at_nobody_in_passing() {
    let _proof = proves(&["BRD-24", "SIT-33"]);
    // SIT-33, BRD-24: BE 5 draws him under at the end of the first round (three 20s); there a sword is of no use, and a dagger is.
    let deep = klingentanz::board::CellFacts {
        water_dm: 14,
        ..klingentanz::board::CellFacts::default()
    };
    let swimmer = |dagger: bool| Man {
        load: 5,
        talents: r#"(talent: "TAL-DOLCHE", value: 10, attack: 5, parry: 5), (talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5)"#,
        styles: if dagger {
            r#"(weapon: "WPN-DAGGER", talent: "TAL-DOLCHE")"#
        } else {
            r#"(weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER")"#
        },
        ..Man::default()
    };
    for dagger in [false, true] {
        let mut fight = watched()
            .ground((6, 4), deep)
            .hero(man(), (5, 5), "initiative: 14")
            .foe(swimmer(dagger).ron(), (6, 4), "initiative: 10")
            .dice(if dagger { &[20, 20, 20, 19] } else { &[20, 20, 20] })
            .open();
        fight.plan(2, "fight").plan(1, "fight").pass(1).pass(2);
        fight.plan(2, "fight").plan(1, "move-defend").skip();
        fight.choose(1, go("walk", &[(5, 6)]));
        // His fists are of use in any case.
        assert_eq!(fight.asked(), Some((2, "passing-strike")));
        if dagger {
            fight.choose(2, strike(1));
        } else {
            assert_eq!(fight.forbidden(2, &strike(1)), "SIT-33");
        }
    }
}

#[test]
fn those_who_act_at_once_are_struck_on_their_put_off_walks() {
    let _proof = proves(&["INI-05", "PAS-01"]);
    // INI-05: both walk in phase 12 at once; the walks happen when both have chosen, and each may be struck at.
    let mut fight = watched()
        .hero(man(), (5, 5), "initiative: 12")
        .hero(man(), (7, 5), "initiative: 12")
        .foe(man(), (6, 5), "initiative: 2")
        .dice(&[20])
        .open();
    fight
        .plan(3, "fight")
        .plan(1, "move-defend")
        .plan(2, "move-defend")
        .skip();
    fight.choose(1, go("walk", &[(5, 6)]));
    fight.choose(2, go("walk", &[(7, 6)]));
    assert_eq!(fight.asked(), Some((3, "passing-strike")));
    fight.choose(3, strike(1));
    let lines = fight.end();
    assert_eq!(
        lines[1..],
        ["1 to 5,6 S 2 ACT-10", "2 to 7,6 S 2 ACT-10", "phase 2"]
    );
    assert_eq!(fight.actions(3, "free-actions"), (1, 2));
    assert_eq!(fight.forbidden(3, &act("strike-later")), "ACT-08");
}

fn floor(ground_dm: i16) -> CellFacts {
    CellFacts {
        ground_dm,
        ..CellFacts::default()
    }
}

/// A mover at (5, 5) who may climb or jump to the west, where the floors lie so high, and a foe east of him on his own height.
fn on_the_edge(start: &str, (here, west): (i16, i16), faces: &[u8]) -> Story {
    let start = format!("initiative: 14{start}");
    let mut fight = watched()
        .hero(man(), (5, 5), &start)
        .foe(man(), (6, 5), "initiative: 10")
        .ground((5, 5), floor(here))
        .ground((6, 5), floor(here))
        .ground((4, 5), floor(west))
        .dice(faces)
        .open();
    fight.plan(2, "fight").plan(1, "move-defend").skip();
    fight
}

#[test]
fn a_foe_strikes_before_somebody_climbs_out_of_his_zone() {
    let _proof = proves(&["PAS-01", "PAS-02", "BRD-08", "BRD-12"]);
    // PAS-01: AT 12 - 4 = 8, a 9 misses. BRD-12: then body control, three 12s pass; two metres up are 2 + 2 * 4 half squares.
    let mut climb = on_the_edge("", (0, 20), &[9, 12, 12, 12]);
    climb.choose(1, go("climb", &[(4, 5)]));
    assert_eq!(climb.asked(), Some((2, "passing-strike")));
    assert_eq!(climb.ways(&strike(1), 20), 8);
    climb.choose(2, strike(1));
    tells(
        &climb.end(),
        &[
            "2 passing-strike 1: 9 failure (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 PAS-01)",
            "1 body-control passed 1",
            "1 to 4,5 W 10 BRD-12",
        ],
    );
    // Whoever waits for a better moment has let this one pass.
    let mut waits = on_the_edge("", (0, 20), &[12, 12, 12]);
    waits
        .choose(1, go("climb", &[(4, 5)]))
        .choose(2, act("strike-later"));
    tells(&waits.end(), &["1 body-control passed 1", "1 to 4,5 W 10 BRD-12"]);
    // BRD-13: LE 8 - 7 = 1 ends it on the spot, and no check is made.
    let mut felled = on_the_edge(", life: 8", (0, 20), &[8, 3, 2]);
    felled
        .choose(1, go("climb", &[(4, 5)]))
        .choose(2, strike(1))
        .take(1);
    let lines = felled.end();
    assert!(lines.contains(&"1 forgoes climb BRD-13".to_owned()), "{lines:#?}");
    assert!(!lines.iter().any(|line| line.starts_with("1 to ")), "{lines:#?}");
}

#[test]
fn a_foe_strikes_before_somebody_jumps_down_from_his_zone() {
    let _proof = proves(&["PAS-01", "PAS-02", "BRD-08", "BRD-14"]);
    // A 9 misses; two metres down: body control with -4, 20 and 20 fail, 3 + 2 points.
    let mut jump = on_the_edge("", (20, 0), &[9, 20, 20, 1, 3, 2]);
    jump.choose(1, go("jump-down", &[(4, 5)]));
    assert_eq!(jump.asked(), Some((2, "passing-strike")));
    jump.choose(2, strike(1));
    tells(
        &jump.end(),
        &[
            "2 passing-strike 1: 9 failure",
            "1 to 4,5 W 2 BRD-12",
            "1 body-control failed",
            "1 struck [3, 2] 5: 5 BRD-14",
        ],
    );
}

/// Somebody who runs two squares and jumps over the pit in (4,1); the foe stands south of the pit and guards where he jumps from.
fn over_the_pit(start: &str, faces: &[u8]) -> Story {
    let jumper = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "SKL-ATHLETIK", value: 3)"#,
        ..Man::default()
    };
    let pit = CellFacts {
        terrain: Terrain::Pit,
        ..floor(-20)
    };
    let start = format!("initiative: 14{start}");
    let mut fight = watched()
        .hero(jumper.ron(), (1, 1), &start)
        .foe(man(), (4, 2), "initiative: 10")
        .ground((4, 1), pit)
        .dice(faces)
        .open();
    fight.plan(2, "fight").plan(1, "move-defend").skip();
    fight.choose(1, go("jump", &[(2, 1), (3, 1), (5, 1)]));
    fight
}

#[test]
fn a_foe_strikes_before_somebody_jumps_over_a_gap() {
    let _proof = proves(&["PAS-01", "PAS-02", "BRD-08", "BRD-12"]);
    // The run leads into his zone, (3,1), and the jump out of it. A 9 misses; athletics with 3 points: three 12s pass.
    let mut jump = over_the_pit("", &[9, 12, 12, 12]);
    assert_eq!(jump.asked(), Some((2, "passing-strike")));
    let run = jump.lines();
    assert_eq!(
        run.last().map(String::as_str),
        Some("1 to 3,1 E 2 ACT-10"),
        "{run:#?}"
    );
    jump.choose(2, strike(1));
    tells(
        &jump.end(),
        &[
            "2 passing-strike 1: 9 failure",
            "1 athletics passed 3",
            "1 to 5,1 E 4 BRD-12",
        ],
    );
    // LE 8 - 7 = 1: he lies where he would have jumped from.
    let mut felled = over_the_pit(", life: 8", &[8, 3, 2]);
    felled.choose(2, strike(1)).take(1);
    let lines = felled.end();
    assert!(lines.contains(&"1 forgoes jump BRD-13".to_owned()), "{lines:#?}");
    assert!(!lines.iter().any(|line| line.contains("athletics")), "{lines:#?}");
}
