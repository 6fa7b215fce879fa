//! The helpless: who is, and the last blow.

use super::proof::proves;
use super::situation::{in_states, next_round};
use super::story::{Story, act};
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";
/// A skeleton, which has no vitals.
const SKELETON: &str = "D20-OPP-07";

/// Alda, as she begins, beside a foe in a state; another bugbear is far away.
fn over(start: &str, foe: (&str, &str), faces: &[u8]) -> Story {
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), start)
        .foe(person(foe.0), (2, 1), &in_states(SECOND, &[foe.1]))
        .foe(person(BUGBEAR), (11, 11), "initiative_die: 2")
        .dice(faces)
        .open();
    fight.skip();
    fight
}

#[test]
fn the_last_blow_is_critical_and_whoever_survives_must_save() {
    let _proof = proves(&["D20-HLP-01", "D20-HLP-03", "D20-CND-12", "D20-ACT-T12"]);
    // Twice 1d8 + 5 without a roll: 1 + 1 + 10 = 12 of 16. 19 + 2 does not reach 10 + 12, a natural 20 does.
    for (face, is_dead) in [(19, true), (20, false)] {
        for state in ["Asleep", "Paralysed", "Helpless", "Unconscious"] {
            let mut fight = over(FIRST, (BUGBEAR, state), &[1, 1, face]);
            fight.choose(1, to("coup-de-grace", 2));
            let lines = fight.end();
            assert!(has(&lines, "2 life 16 -> 4 D20-HLP-03"), "{lines:#?}");
            assert_eq!(fight.states(2).contains(&"dead"), is_dead, "{state} {face}");
        }
    }
    // It takes the whole turn, and nobody deals it to those who can guard themselves, or have no vitals.
    let mut fight = over(FIRST, (BUGBEAR, "Asleep"), &[]);
    fight.choose(1, go("walk", &[(1, 0)]));
    assert_eq!(fight.forbidden(1, &to("coup-de-grace", 2)), "D20-ACT-04");
    fight.end();
    let mut fight = over(FIRST, (BUGBEAR, "Stunned"), &[]);
    assert_eq!(fight.forbidden(1, &to("coup-de-grace", 2)), "D20-HLP-03");
    let mut fight = over(FIRST, (SKELETON, "Helpless"), &[]);
    assert_eq!(fight.forbidden(1, &to("coup-de-grace", 2)), "D20-CRT-07");
}

#[test]
fn a_bow_deals_the_last_blow_as_well() {
    let _proof = proves(&["D20-HLP-03"]);
    // A composite longbow counts three times: 1 + 1 + 1 + 9 = 12.
    let mut fight = over("initiative_die: 20, hand: 1", (BUGBEAR, "Asleep"), &[1, 1, 1, 20]);
    fight.choose(1, to("coup-de-grace", 2));
    let lines = fight.end();
    assert!(has(&lines, "2 life 16 -> 4 D20-HLP-03"), "{lines:#?}");
}

#[test]
fn the_last_blow_lays_open_to_all_who_threaten() {
    let _proof = proves(&["D20-HLP-03", "D20-AOO-08"]);
    let fight = ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), &in_states(SECOND, &["Asleep"]))
        .foe(person(BUGBEAR), (1, 2), "initiative_die: 2")
        .dice(&[2, 1, 1, 20])
        .open();
    let mut fight = next_round(fight, 1);
    fight.choose(1, to("coup-de-grace", 2));
    assert_eq!(fight.asked(), Some((3, "opportunity")));
    // 2 + 5 misses.
    fight.choose(3, hit("strike", 1, 0));
    let lines = fight.end();
    assert!(has(&lines, "2 life 16 -> 4"), "{lines:#?}");
}

#[test]
fn whom_nobody_sees_has_to_be_found_before_the_last_blow() {
    let _proof = proves(&["D20-HLP-04", "D20-ACT-T39"]);
    let blind = in_states(FIRST, &["Blinded"]);
    let mut fight = over(&blind, (BUGBEAR, "Asleep"), &[1, 1, 20]);
    assert_eq!(fight.forbidden(1, &to("coup-de-grace", 2)), "D20-HLP-04");
    fight.choose(1, to("find-helpless", 2));
    assert_eq!(fight.actions(1, "standard").0, 0);
    fight.pass(1);
    assert_eq!(fight.asked(), Some((3, "turn")));
    fight.pass(3);
    fight.choose(1, to("coup-de-grace", 2));
    let lines = fight.end();
    assert!(has(&lines, "2 life 16 -> 4 D20-HLP-03"), "{lines:#?}");
    // Whatever else is done in between makes it vain.
    let mut fight = over(&blind, (BUGBEAR, "Asleep"), &[]);
    fight.choose(1, to("find-helpless", 2)).pass(1).pass(3);
    fight.choose(1, act("total-defence")).pass(1).pass(3);
    assert_eq!(fight.forbidden(1, &to("coup-de-grace", 2)), "D20-HLP-04");
    // Who sees has nobody to feel for.
    let mut fight = over(FIRST, (BUGBEAR, "Asleep"), &[]);
    assert_eq!(fight.forbidden(1, &to("find-helpless", 2)), "D20-HLP-04");
}
