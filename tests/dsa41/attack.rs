//! Attack and defence: checks, the extremes, what can be parried.

use crate::proof::proves;
use crate::story::{Man, able, blow, duel, face_to_face, field, hewer, man, of};

#[test]
fn a_check_succeeds_up_to_its_value() {
    let _proof = proves(&["CNV-02", "ATK-01", "ACT-08"]);
    // CNV-02, ATK-01, ACT-08: 12 against 12 succeeds, 13 fails and nothing happens.
    let mut fight = duel(&[13]);
    fight.strike(1, 2);
    assert_eq!(
        fight.end(),
        [
            "1 attack 2: 13 failure (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "phase 10"
        ]
    );
    let mut fight = duel(&[12]);
    fight.strike(1, 2);
    assert_eq!(fight.asked(), Some((2, "defend")));
}

#[test]
fn a_one_always_succeeds_and_a_twenty_never() {
    let _proof = proves(&["CNV-03", "CNV-04", "ATK-02"]);
    // CNV-03, CNV-04, ATK-02: the parry of a foe on the ground with ten wounds is 12 - 20, and yet a 1 turns the blow.
    let mut fight = face_to_face(
        (man(), "initiative: 14"),
        (man(), "initiative: 10, wounds: 10"),
        &[5, 1],
    );
    fight.strike(1, 2).defend(2, "parry");
    assert_eq!(
        fight.end()[1],
        "2 parry: 1 lucky (ATK-02; -8: 7 VAL-02 +5 VAL-03 -20 WND-04)"
    );
    let mut fight = duel(&[20]);
    fight.strike(1, 2);
    assert_eq!(
        fight.end()[0],
        "1 attack 2: 20 fumble (ATK-01; 12: 7 VAL-02 +5 VAL-03)"
    );
}

#[test]
fn a_successful_parry_leaves_the_blow_without_effect() {
    let _proof = proves(&["ATK-02", "ATK-03", "ACT-09", "CNV-01"]);
    // ATK-02, ATK-03, ACT-09, CNV-01: one answer to one attack, then the defender's own turn.
    let mut fight = duel(&[3, 12]);
    fight.strike(1, 2).defend(2, "parry");
    assert_eq!(
        fight.end(),
        [
            "1 attack 2: 3 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "2 parry: 12 success (ATK-02; 12: 7 VAL-02 +5 VAL-03)",
            "phase 10",
        ]
    );
}

#[test]
fn what_no_defence_stops_lands() {
    let _proof = proves(&["ATK-04", "DMG-01"]);
    // ATK-04, DMG-01: the parry fails with 13, so the hit points are rolled.
    let mut fight = duel(&[3, 13, 2]);
    fight.strike(1, 2).defend(2, "parry");
    assert_eq!(
        fight.end()[1..],
        [
            "2 parry: 13 failure (ATK-02; 12: 7 VAL-02 +5 VAL-03)",
            "2 struck [2] 6: 2 DMG-01 +4 DMG-01 -> 6: 6 DMG-01",
            "2 le 28 -> 22 DMG-02",
            "phase 10",
        ]
    );
}

#[test]
fn a_foe_out_of_reach_cannot_be_struck() {
    let _proof = proves(&["BRD-07"]);
    // ATK-01, BRD-02, BRD-07: two squares away, the long sword reaches one.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (3, 1), "initiative: -5")
        .open();
    fight.plan(2, "defend").plan(1, "fight");
    assert_eq!(fight.forbidden(1, &blow(2, 0)), "BRD-07");
}

#[test]
fn a_sleeper_cannot_defend_himself_and_declares_nothing() {
    let _proof = proves(&["TIM-07"]);
    // ATK-03: only his friend is asked; nobody sleeps through a fight that goes on without him.
    let fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "")
        .asleep()
        .foe(man(), (9, 9), "initiative: -5")
        .open();
    assert_eq!(fight.states(2), ["unconscious"]);
    assert_eq!(fight.asked(), Some((3, "announce")));
}

#[test]
fn a_dagger_cannot_parry_a_heavy_weapon() {
    let _proof = proves(&["WPN-04"]);
    // ATK-06, WPN-04: the great sword is heavy.
    let thug = Man {
        talents: r#"(talent: "TAL-DOLCHE", value: 6, attack: 3, parry: 3)"#,
        styles: r#"(weapon: "WPN-DAGGER", talent: "TAL-DOLCHE")"#,
        ..Man::default()
    };
    let mut fight = field()
        .hero(hewer(), (1, 1), "initiative: 14")
        .foe(thug.ron(), (2, 1), "initiative: 10")
        .dice(&[3])
        .open();
    fight.plan(2, "fight").plan(1, "fight").strike(1, 2);
    assert_eq!(fight.forbidden(2, &parry()), "WPN-04");
}

#[test]
fn what_has_no_parry_cannot_parry() {
    let _proof = proves(&["WPN-12"]);
    // WPN-12, VAL-04: a whip only attacks; that bows do not parry is another rule (ATK-07).
    let tamer = Man {
        talents: r#"(talent: "TAL-PEITSCHE", value: 6)"#,
        styles: r#"(weapon: "WPN-WHIP", talent: "TAL-PEITSCHE")"#,
        ..Man::default()
    };
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(tamer.ron(), (2, 1), "initiative: 10")
        .dice(&[3])
        .open();
    fight.plan(2, "fight").plan(1, "fight").strike(1, 2);
    assert_eq!(fight.forbidden(2, &parry()), "WPN-12");
}

#[test]
fn who_sprints_has_no_defence_because_of_the_sprint() {
    let _proof = proves(&["ACT-11"]);
    // ACT-11: the blow comes at 14, the sprint would at 10; neither a parry nor a dodge is left until then. The blow: 1W6+4, 5.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10")
        .dice(&[3, 1])
        .open();
    fight.plan(2, "sprint").plan(1, "fight").skip();
    fight.strike(1, 2);
    assert_eq!(fight.end()[1], "2 undefended ACT-11");
}

#[test]
fn no_feint_misleads_an_animal() {
    let _proof = proves(&["CRE-05", "MAN-FINTE"]);
    // CRE-05: alone, or with a power blow. Who is misled by a feint may well be struck by a power blow.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(of("OPP-09"), (2, 1), "initiative: 10")
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    let announced = |manoeuvre, stakes: &[i16]| crate::drill::strike(2, manoeuvre, stakes);
    assert_eq!(fight.forbidden(1, &announced("feint", &[2])), "CRE-05");
    assert_eq!(fight.forbidden(1, &announced("feint-power", &[1, 2])), "CRE-05");
    // In mail and plate nobody feints, whomever he fights (MAN-FINTE).
    let mut heavy = field()
        .hero(
            Man {
                load: 6,
                ..Man::default()
            }
            .ron(),
            (1, 1),
            "initiative: 14",
        )
        .foe(of("OPP-09"), (2, 1), "initiative: 10")
        .open();
    heavy.plan(2, "fight").plan(1, "fight").skip();
    assert_eq!(heavy.forbidden(1, &announced("feint", &[2])), "MAN-FINTE");
}

fn parry() -> klingentanz::battle::Choice {
    klingentanz::battle::Choice::Defend {
        means: klingentanz::battle::Term::named("parry").unwrap(),
        to: None,
        stakes: Vec::new(),
    }
}

#[test]
fn a_big_attacker_is_warded_with_a_shield_or_by_dodging_only() {
    let _proof = proves(&["ATK-06", "CRE-02"]);
    // ATK-06, CRE-02: no weapon parry against the ogre's blows.
    let mut fight = field()
        .hero(of("OPP-08"), (1, 1), "initiative: 14")
        .foe(man(), (3, 1), "initiative: 10")
        .dice(&[3])
        .open();
    fight.plan(2, "fight").plan(1, "fight").strike(1, 2);
    assert_eq!(fight.forbidden(2, &parry()), "CRE-02");
    // Whoever lies cannot dodge either (SIT-06), so that nothing is left.
    let mut fight = field()
        .hero(of("OPP-08"), (1, 1), "initiative: 14")
        .foe(man(), (3, 1), "initiative: 10")
        .posture(klingentanz::battle::Posture::Lying)
        .dice(&[3, 1, 1, 1])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2);
    assert_eq!(fight.end()[1], "2 undefended CRE-02");
}

#[test]
fn nobody_strikes_through_a_wall() {
    let _proof = proves(&["BRD-17"]);
    // BRD-17: the foe is next to him, but behind a wall.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: -5")
        .edge((1, 1), klingentanz::board::Facing::E, "wall")
        .open();
    fight.plan(2, "defend").plan(1, "fight");
    assert_eq!(fight.forbidden(1, &blow(2, 0)), "BRD-17");
}

#[test]
fn the_extremes_decide_attribute_checks_too() {
    let _proof = proves(&["CNV-03", "CNV-04", "CNV-07"]);
    // CNV-03, CNV-04, CNV-07: GE 12 - 20 for his load and a 1 gets him up; GE 21 and a 20 does not.
    for (agility, load, face, passes) in [(12, 20, 1, true), (21, 0, 20, false)] {
        let person = Man {
            attributes: [12, 12, 12, 12, 12, agility, 12, 12],
            load,
            ..Man::default()
        };
        let mut fight = field()
            .hero(person.ron(), (1, 1), "initiative: 12")
            .posture(klingentanz::battle::Posture::Lying)
            .foe(man(), (9, 1), "initiative: -5")
            .dice(&[face])
            .open();
        fight.plan(2, "defend").plan(1, "act-defend").skip();
        fight.act(1, "stand-quickly");
        let is_up = fight.end().contains(&"1 not prone SIT-05".to_owned());
        assert_eq!(is_up, passes, "{face}");
    }
}

#[test]
fn a_feint_beside_a_large_shield_is_two_harder() {
    let _proof = proves(&["MAN-FINTE"]);
    // MAN-FINTE: 12 - 1 for the shield (SHD-02) - 3 announced - 2.
    let guard = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-WOOD", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let mut fight = field()
        .hero(guard.ron(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: -5")
        .dice(&[7])
        .open();
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight.announce(1, 2, "feint", 3);
    assert_eq!(
        fight.end()[0],
        "1 feint 3 at 2: 7 failure (ATK-01; 6: 7 VAL-02 +5 VAL-03 -1 SHD-02 -3 MAN-FINTE -2 MAN-FINTE)"
    );
}

#[test]
fn a_blade_dancer_loses_half_of_his_balance() {
    let _proof = proves(&["MAN-GEN-05"]);
    // MAN-GEN-05: a power blow of 3 that fails: 2 instead of 3 until the next blow or parry.
    let mut fight = face_to_face(
        (able("SF-KLINGENTAENZER"), "initiative: 14"),
        (man(), "initiative: 10"),
        &[15, 3, 10],
    );
    fight
        .announce(1, 2, "power-blow", 3)
        .strike(2, 1)
        .defend(1, "parry");
    let lines = fight.end();
    assert!(
        lines.contains(&"1 parry: 10 success (ATK-02; 10: 7 VAL-02 +5 VAL-03 -2 MAN-GEN-05)".to_owned()),
        "{lines:#?}"
    );
}
