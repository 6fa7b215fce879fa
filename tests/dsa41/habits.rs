//! What is special about creatures: whom they go for, how they rise, stink and shriek.

use klingentanz::ai::best_of;
use klingentanz::battle::Choice;

use crate::drill::tells;
use crate::proof::proves;
use crate::story::{Story, field, man, of};

/// Whom the opponent would strike at now.
fn quarry(fight: &Story) -> u16 {
    let appraised = fight.system.appraise(fight.app.world(), fight.battle);
    match best_of(appraised) {
        Some(Choice::Attack { target, .. }) => target.0,
        other => panic!("{other:?}"),
    }
}

#[test]
fn beasts_and_the_undead_go_for_the_nearest() {
    let _proof = proves(&["CMB-03"]);
    // Both men are as near; the first one has the lower id, the second one hardly any life left. Who chooses takes that one.
    for (id, wanted) in [("OPP-09", 2), ("OPP-11", 2), ("OPP-06", 3)] {
        let mut fight = field()
            .hero(of(id), (5, 5), "initiative: 14")
            .foe(man(), (6, 5), "initiative: 10")
            .foe(man(), (6, 6), "initiative: 9, life: 6")
            .open();
        fight.value(1, "at");
        fight.plan(3, "fight").plan(2, "fight").plan(1, "fight");
        assert_eq!(quarry(&fight), wanted, "{id}");
    }
}

#[test]
fn an_ogre_goes_for_whoever_has_hurt_him_last() {
    let _proof = proves(&["OPP-08"]);
    // The first man strikes in phase 16 and hurts him (3 TP come through); the second one has hardly any life left.
    let open = |strikes: bool| {
        let mut fight = field()
            .hero(of("OPP-08"), (5, 5), "initiative: 14")
            .foe(man(), (7, 5), "initiative: 16")
            .foe(man(), (7, 6), "initiative: 9, life: 6")
            .dice(&[3, 2])
            .open();
        fight.value(1, "at");
        fight.plan(3, "fight").plan(1, "fight").plan(2, "fight");
        if strikes {
            fight.strike(2, 1).take(1);
        } else {
            fight.pass(2);
        }
        fight
    };
    assert_eq!(quarry(&open(true)), 2);
    assert_eq!(quarry(&open(false)), 3);
}

#[test]
fn a_bear_rises_in_the_first_round() {
    let _proof = proves(&["OPP-13"]);
    let mut bear = field()
        .hero(of("OPP-13"), (1, 1), "initiative: 14")
        .foe(man(), (3, 1), "initiative: 10")
        .dice(&[20, 20])
        .open();
    bear.plan(2, "fight").plan(1, "fight").skip();
    bear.strike(1, 2);
    assert_eq!(
        bear.lines()[0],
        "1 attack 2: 20 fumble (ATK-01; 12: 11 VAL-08 +1 OPP-13)"
    );
    bear.pass(1).pass(2).plan(2, "fight").plan(1, "fight").skip();
    bear.strike(1, 2);
    assert_eq!(bear.end()[0], "1 attack 2: 20 fumble (ATK-01; 11: 11 VAL-08)");
}

#[test]
fn whoever_stands_in_the_stench_may_sicken_for_a_round() {
    let _proof = proves(&["OPP-12"]);
    // Three squares away: KO 12 against 13 fails, AT 12 - 2; against 12 it passes. Four squares away nobody smells anything.
    let smells = |distance: i16, face: &[u8]| {
        let mut fight = field()
            .hero(of("OPP-12"), (1, 1), "initiative: 5")
            .foe(man(), (2 + distance, 1), "initiative: 10")
            .dice(face)
            .open();
        fight.plan(1, "fight").plan(2, "fight");
        fight
    };
    let mut sick = smells(3, &[13, 2, 3, 2]);
    tells(
        &sick.lines(),
        &[
            "2 constitution failed 0: 13 failure (OPP-12; 12: 12 CNV-07)",
            "2 sickened OPP-12",
        ],
    );
    assert_eq!(sick.states(2), ["sickened"]);
    sick.pass(2).pass(1);
    tells(&sick.lines(), &["2 not sickened OPP-12"]);
    assert!(smells(3, &[12]).states(2).is_empty());
    assert!(!smells(4, &[]).lines().iter().any(|line| line.contains("OPP-12")));
    // Beside it: AT 12 - 2.
    let mut near = smells(1, &[13, 11]);
    near.skip();
    near.strike(2, 1);
    tells(
        &near.end(),
        &["2 attack 1: 11 failure (ATK-01; 10: 7 VAL-02 +5 VAL-03 -2 OPP-12)"],
    );
}

#[test]
fn a_harpy_shrieks_once_in_a_fight() {
    let _proof = proves(&["OPP-14"]);
    // Within five metres: MU 12 against 13 fails, for two rounds AT and PA are 1 worse. The other man is too far away.
    let mut fight = field()
        .hero(of("OPP-14"), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10")
        .foe(man(), (9, 9), "initiative: 9")
        .dice(&[13, 2, 20, 13])
        .open();
    fight
        .plan(3, "fight")
        .plan(2, "fight")
        .plan_free(1, "fight")
        .skip();
    fight.act(1, "shriek");
    tells(
        &fight.lines(),
        &[
            "1 shriek",
            "2 courage failed 0: 13 failure (OPP-14; 12: 12 CNV-07)",
            "2 unnerved-rounds [2] 2: 2 OPP-14",
            "2 unnerved OPP-14",
        ],
    );
    assert_eq!(fight.states(2), ["unnerved"]);
    assert!(fight.states(3).is_empty());
    fight.strike(1, 2);
    assert_eq!(fight.asked(), Some((1, "free")));
    assert_eq!(fight.forbidden(1, &crate::story::act("shriek")), "CRE-01");
}
