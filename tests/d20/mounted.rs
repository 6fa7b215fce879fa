//! Riders: charges with the lance, the way of the mount, falling off.

use super::proof::proves;
use super::tale::*;

/// Oswin, knight: lance +10, 1d8 + 5, Ride +10, AC 19, 49 hit points.
const OSWIN: &str = "D20-HER-07";
/// A warhorse: two hooves +4, a bite -1, AC 14, 22 hit points.
const HORSE: &str = "D20-MOU-01";
/// A horse that is not trained for war.
const NAG: &str = "D20-MOU-02";
const FIRST: &str = "initiative_die: 20, rides: 2";
const LAST: &str = "initiative_die: 1, rides: 2";

#[test]
fn a_lance_counts_three_times_on_a_charge_of_whoever_has_learnt_it() {
    let _proof = proves(&[
        "D20-MNT-01",
        "D20-MNT-03",
        "D20-CHG-02",
        "D20-DMG-03",
        "D20-ACT-T11",
        "D20-FEA-42",
    ]);
    // Three squares, so that the foe is two away. 3 + 10 + 2 + 1 = 16 hits AC 16; three times 1d8 + 5 = 18 of 16.
    let mut fight = ground()
        .hero(person(OSWIN), (2, 2), FIRST)
        .hero(person(HORSE), (2, 2), "")
        .foe(person(BUGBEAR), (8, 2), "initiative_die: 2")
        .dice(&[3, 1, 1, 1])
        .open();
    assert!(fight.states(1).contains(&"riding"));
    fight.skip();
    fight.choose(1, hit("charge", 3, 0));
    let lines = fight.end();
    assert!(has(&lines, "3 life 16 -> -2"), "{lines:#?}");
}

#[test]
fn a_mount_goes_with_its_own_actions_and_strikes_as_well() {
    let _proof = proves(&["D20-MNT-01"]);
    // The horse steps aside of the turn of its rider. Ride 1 + 10 = 11 against 10; it has gone, so that one hoof strikes:
    // 12 + 4 = 16 hits AC 16, 1 + 3 = 4 of 16.
    let mut fight = ground()
        .hero(person(OSWIN), (2, 2), FIRST)
        .hero(person(HORSE), (2, 2), "")
        .foe(person(BUGBEAR), (5, 2), "initiative_die: 2")
        .dice(&[1, 12, 1])
        .open();
    fight.skip();
    fight.choose(1, go("walk", &[(3, 2)]));
    assert_eq!(fight.actions(1, "standard").0, 1);
    fight.choose(1, to("mount-strikes", 3));
    let lines = fight.end();
    assert!(has(&lines, "2 to 3,2"), "{lines:#?}");
    assert!(has(&lines, "3 life 16 -> 12"), "{lines:#?}");
}

#[test]
fn a_horse_without_training_has_to_be_calmed_first() {
    let _proof = proves(&["D20-MNT-01", "D20-ACT-T31"]);
    // 9 + 10 = 19 against 20 fails, and the turn is lost.
    let mut fight = ground()
        .hero(person(OSWIN), (2, 2), FIRST)
        .hero(person(NAG), (2, 2), "")
        .foe(person(BUGBEAR), (9, 9), "initiative_die: 2")
        .dice(&[9])
        .open();
    fight.skip();
    assert_eq!(fight.forbidden(1, &go("walk", &[(3, 2)])), "D20-MNT-01");
    fight.choose(1, super::story::act("control"));
    fight.end();
    assert_eq!(fight.asked(), Some((3, "turn")));
}

#[test]
fn whose_mount_falls_falls_with_it() {
    let _proof = proves(&["D20-MNT-04", "D20-FEA-05"]);
    // 8 + 5 = 13 hits the horse; 3 + 10 = 13 does not turn that aside. It is down, and 5 + 10 = 15 falls softly.
    let mut fight = ground()
        .hero(person(OSWIN), (2, 2), LAST)
        .hero(person(HORSE), (2, 2), "hit_points: 1")
        .foe(person(BUGBEAR), (4, 2), "initiative_die: 20")
        .dice(&[8, 1, 3, 5])
        .open();
    fight.skip();
    fight.choose(3, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(has(&lines, "2 life 1 -> -2"), "{lines:#?}");
    assert!(fight.states(1).contains(&"prone") && !fight.states(1).contains(&"riding"));
    assert_eq!(fight.number(1, "life"), 49);
}

#[test]
fn a_rider_who_is_tripped_holds_on_by_his_riding() {
    let _proof = proves(&["D20-TRP-03", "D20-MNT-04"]);
    // A touch, 6 + 4 = 10 against 10; 15 + 2 = 17 against 6 + 10 = 16. 1 + 10 = 11 does not fall softly: 4 of 49.
    let mut fight = ground()
        .hero(person(OSWIN), (2, 2), LAST)
        .hero(person(HORSE), (2, 2), "")
        .foe(person(BUGBEAR), (4, 2), "initiative_die: 20")
        .dice(&[6, 15, 6, 1, 4])
        .open();
    fight.skip();
    fight.choose(3, hit("trip", 1, 2));
    let lines = fight.end();
    assert!(has(&lines, "1 life 49 -> 45"), "{lines:#?}");
    assert!(fight.states(1).contains(&"prone"));
}

#[test]
fn a_rider_goes_on_past_whom_he_has_charged() {
    let _proof = proves(&["D20-FEA-41"]);
    // 3 + 13 hits AC 16. Of 24 squares a few are gone; whoever is down would be ridden over, whoever stands bars the line. A 50 for the dying.
    let mut fight = ground()
        .hero(person(OSWIN), (1, 2), FIRST)
        .hero(person(HORSE), (1, 2), "")
        .foe(person(BUGBEAR), (7, 2), "initiative_die: 2")
        .foe(person(BUGBEAR), (11, 11), "initiative_die: 1")
        .dice(&[3, 1, 1, 1, 50])
        .open();
    fight.skip();
    fight.choose(1, hit("charge", 3, 0));
    // The foe is down at -2; the turn goes on for the way on alone.
    assert!(fight.offered().contains(&"ride-on"), "{:?}", fight.offered());
    assert_eq!(fight.forbidden(1, &go("walk", &[(1, 1)])), "D20-MNT-01");
    // The horse has come to (4, 2), from where the lance reaches two squares ahead of its head.
    fight.choose(1, go("ride-on", &[(5, 2)]));
    let lines = fight.end();
    assert!(has(&lines, "1 to 5,2 E"), "{lines:#?}");
}
