//! Breaking what a foe holds: his weapon, or his shield.

use klingentanz::battle::Choice;
use klingentanz::dice::Chance;

use super::proof::proves;
use super::story::{Story, act, act_with};
use super::tale::*;

/// Tilly, a halfling: +10 with a short sword, Small.
const TILLY: &str = "D20-HER-03";
/// A wolf.
const WOLF: &str = "D20-OPP-06";
/// A skeleton: a scimitar, a heavy steel shield.
const SKELETON: &str = "D20-OPP-07";
const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";

/// A duel in which things can be broken. The foe is caught flat-footed and cannot strike first.
fn duel_of(hero: &str, (foe, start): (&str, &str), faces: &[u8]) -> Story {
    let mut fight = ground()
        .hero(person(hero), (1, 1), FIRST)
        .foe(person(foe), (2, 1), start)
        .with("optional:disarm")
        .dice(faces)
        .open();
    fight.skip();
    fight
}

/// A blow at a thing with the first weapon.
fn at(thing: &str) -> Choice {
    hit(thing, 2, 0)
}

#[test]
fn a_weapon_is_damaged_first_and_broken_then() {
    let _proof = proves(&["D20-ACT-T14", "D20-CORE-09"]);
    // A morningstar has hardness 5 and 5 hit points. 10 + 11 against 5 + 5: 2 + 5 - 5 = 2 points; 10 + 6 against 5 + 5: 5 points.
    let mut fight = duel_of(ALDA, (BUGBEAR, SECOND), &[10, 5, 2, 10, 5, 5]);
    fight.choose(1, at("sunder"));
    let lines = fight.lines();
    assert!(has(&lines, "1 sunder passed 11: 10"), "{lines:#?}");
    assert!(
        has(
            &lines,
            "1 sundering [2] 2: 2 D20-DMG-01 +5 D20-DMG-01 -5 D20-ACT-T14"
        ),
        "{lines:#?}"
    );
    assert!(has(&lines, "2 weapon-life 5 -> 3 D20-ACT-T14"), "{lines:#?}");
    assert!(!fight.states(2).contains(&"disarmed"));
    // The second attack of the turn costs 5 points here as well.
    fight.choose(1, at("sunder"));
    let lines = fight.end();
    assert!(has(&lines, "1 sunder passed 6: 10"), "{lines:#?}");
    assert!(has(&lines, "2 weapon-life 3 -> 0 D20-ACT-T14"), "{lines:#?}");
    assert!(has(&lines, "2 weapon-breaks"), "{lines:#?}");
    assert!(has(&lines, "2 disarmed D20-ACT-T14"), "{lines:#?}");
    assert!(!has(&lines, "2 life"), "the bugbear is not hurt: {lines:#?}");
    // Nothing of it lies on the ground.
    assert_eq!(fight.asked(), Some((2, "turn")));
    assert!(!fight.offered().contains(&"pick-up"));
    assert_eq!(fight.forbidden(2, &hit("strike", 1, 0)), "D20-ATK-01");
}

#[test]
fn a_hard_thing_bears_a_weak_blow() {
    let _proof = proves(&["D20-ACT-T14"]);
    // Alda, who may strike first even when caught flat-footed, lets it pass. Her longsword has hardness 10: 20 + 4 + 4 with both hands against
    // 1 + 11; 2 + 3 + 4 = 9 points.
    let mut fight = duel_of(ORC, (ALDA, SECOND), &[20, 1, 2, 3]);
    fight.choose(1, at("sunder")).pass(2);
    let lines = fight.end();
    assert!(has(&lines, "1 sunder passed 16: 20"), "{lines:#?}");
    let rolled = "1 sundering [2, 3] 0: 5 D20-DMG-01 +4 D20-DMG-01 -10 D20-ACT-T14 +1 D20-ACT-T14";
    assert!(has(&lines, rolled), "{lines:#?}");
    assert!(has(&lines, "2 weapon-holds"), "{lines:#?}");
    assert!(!has(&lines, "2 weapon-life"), "{lines:#?}");
}

#[test]
fn whoever_does_not_win_does_no_damage() {
    let _proof = proves(&["D20-CORE-09"]);
    // 4 + 11 against 10 + 5: a tie is a failure, and nobody answers it.
    let mut fight = duel_of(ALDA, (BUGBEAR, SECOND), &[4, 10]);
    fight.choose(1, at("sunder"));
    let lines = fight.end();
    assert!(has(&lines, "1 sunder failed 0: 4"), "{lines:#?}");
    assert!(!has(&lines, "1 sundering"), "{lines:#?}");
    assert_eq!(fight.asked(), Some((1, "turn")));
}

#[test]
fn both_hands_and_size_beat_a_light_blade() {
    let _proof = proves(&["D20-CORE-09", "D20-ACT-T14"]);
    // Brakk 11 + 4 for both hands + 4 for his size, Tilly 10 - 4: 1 + 19 = 20 against 13 + 6 = 19. The short sword has hardness 10 and 2 hit
    // points: 6 + 6 - 10 = 2.
    let mut fight = duel_of(BRAKK, (TILLY, SECOND), &[1, 13, 6]);
    let sides = fight.weighed(&at("sunder"));
    assert!(sides[0].starts_with("19: "), "{sides:#?}");
    assert!(sides[1].starts_with("6: "), "{sides:#?}");
    assert_eq!(sides[3..], ["10: 10 D20-ACT-T14", "2: 2 D20-ACT-T14"]);
    fight.choose(1, at("sunder"));
    let lines = fight.end();
    assert!(has(&lines, "1 sunder passed 1: 1"), "{lines:#?}");
    assert!(has(&lines, "2 weapon-life 2 -> 0"), "{lines:#?}");
    assert!(has(&lines, "2 weapon-breaks"), "{lines:#?}");
}

#[test]
fn a_broken_shield_guards_nobody() {
    let _proof = proves(&["D20-ACT-T14", "D20-ATK-04"]);
    // A light wooden shield has hardness 5 and 7 hit points: 10 + 11 against 5 + 5; 7 + 5 - 5 = 7.
    let mut fight = duel_of(ALDA, (BUGBEAR, SECOND), &[10, 5, 7]);
    assert!(fight.value(2, "armour-class").contains("+1 D20-SHD-02"));
    let before = fight.number(2, "armour-class");
    fight.choose(1, at("sunder-shield"));
    let lines = fight.end();
    assert!(has(&lines, "2 shield-life 7 -> 0 D20-ACT-T14"), "{lines:#?}");
    assert!(has(&lines, "2 shield-breaks"), "{lines:#?}");
    assert_eq!(fight.number(2, "armour-class"), before - 1);
    assert!(!fight.states(2).contains(&"disarmed"));
    assert_eq!(fight.forbidden(1, &at("sunder-shield")), "D20-ACT-T14");
    assert_eq!(
        fight.why_not(1, &at("sunder-shield")),
        "fighter 2: carries no shield (D20-ACT-T14)"
    );
}

#[test]
fn a_steel_shield_is_only_dented() {
    let _proof = proves(&["D20-ACT-T14"]);
    // A heavy steel shield has hardness 10 and 20 hit points: 10 + 15 against 5 + 11; 12 + 6 - 10 = 8.
    let mut fight = duel_of(BRAKK, (ALDA, SECOND), &[10, 5, 12]);
    let before = fight.number(2, "armour-class");
    fight.choose(1, at("sunder-shield")).pass(2);
    let lines = fight.end();
    assert!(has(&lines, "2 shield-life 20 -> 12 D20-ACT-T14"), "{lines:#?}");
    assert_eq!(fight.number(2, "armour-class"), before);
}

/// Alda strikes at the morningstar of a bugbear who is on his guard.
fn against_the_watchful(faces: &[u8]) -> Story {
    let mut fight = duel_of(ALDA, (BUGBEAR, SECOND), faces);
    fight.pass(1).pass(2).skip();
    fight.choose(1, at("sunder"));
    assert_eq!(fight.asked(), Some((2, "opportunity")));
    fight
}

#[test]
fn the_foe_may_strike_first_and_that_ends_nothing() {
    let _proof = proves(&["D20-AOO-08", "D20-AOO-11", "D20-ACT-T14"]);
    // 16 + 5 hits AC 21 for 1 + 2; then 10 + 11 against 5 + 5, and 3 + 5 - 5 = 3.
    let mut fight = against_the_watchful(&[16, 1, 10, 5, 3]);
    fight.choose(2, hit("strike", 1, 0));
    let lines = fight.end();
    assert!(has(&lines, "1 life 49 -> 46"), "{lines:#?}");
    assert!(has(&lines, "2 weapon-life 5 -> 2"), "{lines:#?}");
}

#[test]
fn whoever_is_disarmed_first_strikes_at_nothing() {
    let _proof = proves(&["D20-AOO-11"]);
    // 20 + 5 against 1 + 11.
    let mut fight = against_the_watchful(&[20, 1]);
    fight.choose(2, hit("disarm", 1, 0));
    if fight.asked() == Some((1, "opportunity")) {
        fight.pass(1);
    }
    let lines = fight.end();
    assert!(fight.states(1).contains(&"disarmed"));
    assert!(!has(&lines, "1 sundering"), "{lines:#?}");
    assert!(!has(&lines, "2 weapon-life"), "{lines:#?}");
}

#[test]
fn an_opportunity_may_be_used_for_it() {
    let _proof = proves(&["D20-AOO-11", "D20-ACT-T14"]);
    // Brakk walks past Alda, whom he has given her turn: 10 + 11 against 5 + 11 + 4; then 20 + 11 against 5 + 15, and 5 + 8 - 5 = 8.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BRAKK), (2, 1), SECOND)
        .with("optional:disarm")
        .dice(&[20, 5, 8])
        .open();
    fight.pass(1).skip();
    fight.choose(2, go("walk", &[(3, 1)]));
    assert_eq!(fight.asked(), Some((1, "opportunity")));
    fight.choose(1, at("sunder"));
    if fight.asked() == Some((2, "opportunity")) {
        fight.pass(2);
    }
    let lines = fight.end();
    assert!(has(&lines, "1 sunder passed 11: 20"), "{lines:#?}");
    assert!(has(&lines, "2 weapon-life 10 -> 2"), "{lines:#?}");
    assert!(has(&lines, "2 to 3,1"), "{lines:#?}");
}

#[test]
fn parts_of_a_body_and_empty_hands_cannot_be_broken() {
    let _proof = proves(&["D20-ACT-T14"]);
    let mut fight = duel_of(ALDA, (WOLF, SECOND), &[]);
    assert_eq!(fight.forbidden(1, &at("sunder")), "D20-ACT-T14");
    assert_eq!(
        fight.why_not(1, &at("sunder")),
        "fighter 2: holds no weapon (D20-ACT-T14)"
    );
    assert_eq!(fight.forbidden(1, &at("sunder-shield")), "D20-ACT-T14");
    // Nothing is in the hand of a bugbear but his javelins are at hand.
    let mut fight = duel_of(ALDA, (BUGBEAR, "initiative_die: 1, hand: 2"), &[]);
    assert_eq!(fight.forbidden(1, &at("sunder")), "D20-ACT-T14");
}

#[test]
fn only_what_cuts_or_crushes_breaks_things() {
    let _proof = proves(&["D20-ACT-T14"]);
    // A short sword pierces; bare hands break nothing.
    let mut fight = duel_of(TILLY, (BUGBEAR, SECOND), &[]);
    assert_eq!(fight.forbidden(1, &at("sunder")), "D20-ACT-T14");
    let why = fight.why_not(1, &at("sunder"));
    assert!(
        why.ends_with("breaks nothing; it takes one that cuts or crushes (D20-ACT-T14)"),
        "{why}"
    );
    let mut fight = duel_of(ALDA, (BUGBEAR, SECOND), &[]);
    assert_eq!(fight.forbidden(1, &hit("sunder", 2, 2)), "D20-ACT-T14");
    // Nor does a bow.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), "initiative_die: 20, hand: 1")
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .with("optional:disarm")
        .open();
    assert_eq!(fight.forbidden(1, &hit("sunder", 2, 1)), "D20-ACT-T14");
}

#[test]
fn nobody_breaks_anything_without_the_module() {
    let _proof = proves(&["D20-ACT-T14"]);
    let mut fight = duel((ALDA, FIRST), (BUGBEAR, SECOND), &[]);
    assert!(!fight.offered().contains(&"sunder"));
    assert_eq!(fight.forbidden(1, &at("sunder")), "D20-ACT-T14");
    assert_eq!(fight.forbidden(1, &at("sunder-shield")), "D20-ACT-T14");
}

#[test]
fn the_odds_are_those_of_all_dice() {
    let _proof = proves(&["D20-ACT-T14"]);
    let fight = duel_of(ALDA, (BUGBEAR, SECOND), &[]);
    let faces = || 1..=20_i16;
    let wins = faces()
        .flat_map(|own| faces().map(move |other| own + 11 > other + 5))
        .filter(|is_won| *is_won)
        .count() as u128;
    for (thing, life) in [("sunder", 5), ("sunder-shield", 7)] {
        let odds = fight.odds(&at(thing)).unwrap();
        let breaking = (1..=8).filter(|face| face + 5 - 5 >= life).count() as u128;
        assert_eq!(odds.chain[0].1, Chance::new(wins, 400));
        assert_eq!(odds.effects[0].0.0, "breaks");
        assert_eq!(odds.effects[0].1, Chance::new(wins * breaking, 400 * 8));
        assert!(odds.losses.is_empty(), "nobody is hurt");
    }
}

#[test]
fn a_dent_stays_in_what_is_dropped_and_taken_up() {
    let _proof = proves(&["D20-ACT-T14"]);
    // 10 + 11 against 5 + 5, 2 + 5 - 5 = 2 of 5; in the next turn 3 more break it.
    let mut fight = duel_of(ALDA, (BUGBEAR, SECOND), &[10, 5, 2, 10, 5, 3]);
    fight.choose(1, at("sunder"));
    fight.pass(1);
    fight.choose(2, act("drop"));
    let name = 0;
    fight.choose(2, act_with("pick-up", name));
    if fight.asked() == Some((1, "opportunity")) {
        fight.pass(1);
    }
    while fight.asked() == Some((2, "turn")) {
        fight.pass(2);
    }
    fight.skip();
    fight.choose(1, at("sunder"));
    if fight.asked() == Some((2, "opportunity")) {
        fight.pass(2);
    }
    let lines = fight.end();
    assert!(has(&lines, "2 weapon-life 3 -> 0"), "{lines:#?}");
    assert!(has(&lines, "2 weapon-breaks"), "{lines:#?}");
    assert!(fight.states(2).contains(&"disarmed"));
}

#[test]
fn the_opponent_breaks_the_only_weapon_alone() {
    let wants = |fight: &Story, thing: &str| {
        let all = fight.system.appraise(fight.app.world(), fight.battle);
        all.iter()
            .any(|(choice, _)| choice.term().is_some_and(|term| term.0 == thing))
    };
    // A bugbear has javelins besides, and a small shield.
    let fight = duel_of(BRAKK, (BUGBEAR, SECOND), &[]);
    assert!(!wants(&fight, "sunder") && !wants(&fight, "sunder-shield"));
    // 12 + 6 do no more than 8 to a heavy steel shield, which holds 20.
    let fight = duel_of(BRAKK, (SKELETON, SECOND), &[]);
    assert!(!wants(&fight, "sunder-shield"));
    // Without them the morningstar is all that he has.
    let fight = duel_of(BRAKK, (BUGBEAR, "initiative_die: 1, lost: [1]"), &[]);
    assert!(wants(&fight, "sunder"));
}
