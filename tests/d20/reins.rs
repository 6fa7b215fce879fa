//! The reins: guiding a mount with the knees, what a rider suffers from, and mounts that nobody guides.

use super::proof::proves;
use super::tale::*;

/// A warhorse: speed 12.
const HORSE: &str = "D20-MOU-01";
/// Oswin, knight: Ride +10.
const OSWIN: &str = "D20-HER-07";

/// Brakk, who rides at +1 and strikes with both hands, beside a bugbear.
fn riding(faces: &[u8]) -> super::story::Story {
    let mut fight = ground()
        .hero(person(BRAKK), (2, 2), "initiative_die: 20, rides: 2")
        .hero(person(HORSE), (2, 2), "")
        .foe(person(BUGBEAR), (4, 2), "initiative_die: 1")
        .dice(faces)
        .open();
    fight.skip();
    fight
}

#[test]
fn whoever_does_not_guide_with_his_knees_has_one_hand() {
    let _proof = proves(&["D20-MNT-02"]);
    // 3 + 1 does not reach 5, 4 + 1 does.
    let mut fight = riding(&[3]);
    assert_eq!(fight.forbidden(1, &hit("strike", 3, 0)), "D20-MNT-02");
    fight.end();
    // 1 + 11 + 1 from the saddle misses AC 16.
    let mut fight = riding(&[4, 2]);
    fight.choose(1, hit("strike", 3, 0));
    let lines = fight.end();
    assert!(has(&lines, "1 strike 3: 2 failure"), "{lines:#?}");
}

#[test]
fn what_a_rider_suffers_from_lowers_his_riding() {
    let _proof = proves(&["D20-MNT-02", "D20-CND-19", "D20-CND-01"]);
    // 5 + 1 - 2 does not reach 5, nor does 7 + 1 - 4: Dexterity leads it.
    for (state, face, told) in [
        ("Shaken", 5, "-1: 1 D20-MNT-02 -2 D20-CND-19"),
        ("Blinded", 7, "-3: 1 D20-MNT-02 -4 D20-CND-01"),
    ] {
        let start = format!(", conditions: [(state: {state}, until: Open)]");
        let mut fight = ground()
            .hero(
                person(BRAKK),
                (2, 2),
                &format!("initiative_die: 20, rides: 2{start}"),
            )
            .hero(person(HORSE), (2, 2), "")
            .foe(person(BUGBEAR), (4, 2), "initiative_die: 1")
            .dice(&[face])
            .open();
        let lines = fight.end();
        let line = format!("1 knees failed 0: {face} failure (D20-MNT-02; {told}; against 5");
        assert!(has(&lines, &line), "{lines:#?}");
        assert_eq!(
            fight.forbidden(1, &hit("strike", 3, 0)),
            match state {
                "Blinded" => "D20-CON-05",
                _ => "D20-MNT-02",
            }
        );
    }
}

#[test]
fn a_mount_that_nobody_guides_gets_away() {
    let _proof = proves(&["D20-MNT-05"]);
    // The bugbear pulls Oswin down: 6 + 4 touches 10, 15 + 2 against 6 + 10; he falls softly with 5 + 10. The horse, which comes after him,
    // goes as far from the bugbear as a move of twelve squares leads.
    let mut fight = ground()
        .hero(person(OSWIN), (2, 2), "initiative_die: 1, rides: 2")
        .hero(person(HORSE), (2, 2), "")
        .foe(person(BUGBEAR), (4, 2), "initiative_die: 20")
        .dice(&[6, 15, 6, 5])
        .open();
    fight.skip();
    fight.choose(3, hit("trip", 1, 2));
    fight.pass(3);
    fight.pass(1);
    // The bugbear might strike at it.
    assert_eq!(fight.asked(), Some((3, "opportunity")));
    fight.pass(3);
    let lines = fight.end();
    assert!(has(&lines, "2 bolt"), "{lines:#?}");
    assert!(lines.iter().any(|line| line.starts_with("2 to ")), "{lines:#?}");
    // It strikes at nobody and leaves no question open.
    assert_eq!(fight.asked(), Some((3, "turn")));
}
