//! Overruns: straight through the square of a foe, on foot and in the saddle.

use klingentanz::battle::{Choice, Goal, Posture, SideId};
use klingentanz::board::{Cell, Mark};
use klingentanz::dice::Chance;

use super::proof::proves;
use super::story::{Story, act};
use super::tale::*;

/// Oswin, knight: Ride +10. He tramples.
const OSWIN: &str = "D20-HER-07";
/// A warhorse: Strength +3, Dexterity +1, Large, four legs; hooves +4, 1d4 + 3.
const HORSE: &str = "D20-MOU-01";
/// Tilly, a halfling.
const TILLY: &str = "D20-HER-03";
/// An ogre, Large.
const OGRE: &str = "D20-OPP-09";
const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";
const RIDES: &str = "initiative_die: 20, rides: 2";

/// Brakk, Strength +4, runs at a bugbear, Strength +2 and Dexterity +1, who is caught flat-footed and cannot strike first.
fn run_at_a_bugbear(faces: &[u8]) -> Story {
    let mut fight = duel((BRAKK, FIRST), (BUGBEAR, SECOND), faces);
    fight.choose(1, to("overrun", 2));
    assert_eq!(fight.asked(), Some((2, "give-way")));
    assert_eq!(fight.offered(), ["step-aside", "stand-firm"]);
    fight
}

/// What somebody has left of standard actions and of moves.
fn left(fight: &Story, fighter: u16) -> (u8, u8) {
    (
        fight.actions(fighter, "standard").0,
        fight.actions(fighter, "moves").0,
    )
}

#[test]
fn whoever_steps_aside_lets_the_runner_through_and_costs_him_no_standard_action() {
    let _proof = proves(&["D20-FEA-43", "D20-MOV-04"]);
    let mut fight = run_at_a_bugbear(&[]);
    fight.choose(2, act("step-aside"));
    let lines = fight.end();
    assert!(has(&lines, "1 to 2,1") && has(&lines, "1 to 3,1"), "{lines:#?}");
    assert!(has(&lines, "2 step-aside"), "{lines:#?}");
    assert_eq!(fight.asked(), Some((1, "turn")));
    assert_eq!(left(&fight, 1), (1, 1));
    assert!(!fight.states(2).contains(&"prone"));
}

#[test]
fn the_stronger_one_knocks_down_whoever_stands_firm_and_gets_through() {
    let _proof = proves(&["D20-FEA-43", "D20-CORE-09"]);
    // 10 + 4 = 14 against 11 + 2 = 13. Standard action and move are gone, and the turn with them.
    let mut fight = run_at_a_bugbear(&[10, 11]);
    fight.pass(2);
    let lines = fight.end();
    assert!(has(&lines, "1 to 3,1"), "{lines:#?}");
    assert!(has(&lines, "2 prone D20-FEA-43"), "{lines:#?}");
    assert_eq!(fight.asked(), Some((2, "turn")));
}

#[test]
fn whoever_is_not_stronger_goes_back() {
    let _proof = proves(&["D20-FEA-43", "D20-MOV-04"]);
    // 10 + 4 = 14 against 12 + 2: a tie is a failure. In turn 12 + 2 against 10 + 4, the better of Strength and Dexterity, fails as well.
    let mut fight = run_at_a_bugbear(&[10, 12, 12, 10]);
    fight.pass(2);
    let lines = fight.end();
    assert!(has(&lines, "1 to 1,1"), "{lines:#?}");
    assert!(!has(&lines, "1 to 3,1"), "{lines:#?}");
    assert!(!fight.states(1).contains(&"prone") && !fight.states(2).contains(&"prone"));
}

#[test]
fn whoever_fails_may_be_thrown_to_the_ground_where_he_came_from() {
    let _proof = proves(&["D20-FEA-43"]);
    // 1 + 4 = 5 against 15 + 2 = 17; in turn 13 + 2 = 15 against 10 + 4 = 14.
    let mut fight = run_at_a_bugbear(&[1, 15, 13, 10]);
    fight.pass(2);
    let lines = fight.end();
    assert!(has(&lines, "1 to 1,1"), "{lines:#?}");
    assert!(has(&lines, "1 prone D20-FEA-43"), "{lines:#?}");
    assert!(has(&lines, "2 knock-down passed 1"), "{lines:#?}");
}

#[test]
fn the_foe_and_all_who_threaten_his_square_may_strike_first() {
    let _proof = proves(&["D20-AOO-03", "D20-AOO-09"]);
    // The third one is too far away to strike before Brakk runs into his friend: 11 + 5 = 16 hits AC 16 for 1 + 2 of 56.
    let mut fight = ground()
        .hero(person(BRAKK), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), "initiative_die: 2")
        .foe(person(BUGBEAR), (3, 2), SECOND)
        .dice(&[11, 1])
        .open();
    fight.pass(1).pass(2).pass(3).skip();
    fight.choose(1, to("overrun", 2));
    assert_eq!(fight.asked(), Some((2, "opportunity")));
    fight.pass(2);
    assert!(has(&fight.lines(), "1 to 2,1"));
    assert_eq!(fight.asked(), Some((3, "opportunity")));
    fight.choose(3, hit("strike", 1, 0));
    assert_eq!(fight.asked(), Some((2, "give-way")));
    fight.choose(2, act("step-aside"));
    // On the way out of the square nobody has a second one.
    let lines = fight.end();
    assert!(has(&lines, "1 life 56 -> 53"), "{lines:#?}");
    assert!(has(&lines, "1 to 3,1"), "{lines:#?}");
    assert_eq!(fight.asked(), Some((1, "turn")));
}

#[test]
fn whoever_is_tripped_as_he_comes_does_not_get_through() {
    let _proof = proves(&["D20-AOO-11", "D20-MOV-04"]);
    // A touch, 15 + 4 against 10 + 1; 15 + 2 against 5 + 4. Bare hands lay open to Brakk, who lets it pass.
    let mut fight = ground()
        .hero(person(BRAKK), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .dice(&[15, 15, 5])
        .open();
    fight.pass(1).pass(2).skip();
    fight.choose(1, to("overrun", 2));
    fight.choose(2, hit("trip", 1, 2));
    if fight.asked() == Some((1, "opportunity")) {
        fight.pass(1);
    }
    let lines = fight.end();
    assert!(has(&lines, "1 prone D20-TRP-01"), "{lines:#?}");
    let last = lines.iter().rfind(|line| line.starts_with("1 to")).unwrap();
    assert!(last.starts_with("1 to 1,1"), "{lines:#?}");
}

#[test]
fn whoever_lies_can_neither_make_way_nor_block_it() {
    let _proof = proves(&["D20-FEA-43"]);
    let mut fight = ground()
        .hero(person(BRAKK), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .posture(Posture::Lying)
        .open();
    fight.skip();
    assert_eq!(fight.odds(&to("overrun", 2)), None);
    fight.choose(1, to("overrun", 2));
    let lines = fight.end();
    assert!(has(&lines, "1 to 3,1"), "{lines:#?}");
}

#[test]
fn nobody_overruns_whoever_is_two_sizes_larger() {
    let _proof = proves(&["D20-FEA-43"]);
    let mut fight = duel((TILLY, FIRST), (OGRE, SECOND), &[]);
    assert_eq!(fight.forbidden(1, &to("overrun", 2)), "D20-FEA-43");
    assert!(fight.why_not(1, &to("overrun", 2)).contains("too big"));
    // One size is not too much: 4 - 4 against the Strength of 5.
    let fight = duel((BRAKK, FIRST), (OGRE, SECOND), &[]);
    let weighed = fight.weighed(&to("overrun", 2));
    assert_eq!(weighed, ["0: 4 D20-CORE-04 -4 D20-FEA-43", "5: 5 D20-CORE-04"]);
}

#[test]
fn there_must_be_room_behind_the_foe_and_movement_for_it() {
    let _proof = proves(&["D20-MOV-04", "D20-MOV-01", "D20-ACT-03"]);
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), "initiative_die: 3")
        .foe(person(BUGBEAR), (3, 1), "initiative_die: 2")
        .foe(person(BUGBEAR), (1, 2), SECOND)
        .thing((1, 3), "solid")
        .open();
    // Somebody stands behind the one, a block behind the other, and the third is out of reach.
    assert_eq!(fight.forbidden(1, &to("overrun", 2)), "D20-MOV-04");
    assert_eq!(fight.forbidden(1, &to("overrun", 4)), "D20-MOV-04");
    assert!(fight.why_not(1, &to("overrun", 3)).contains("reach"));
    // Of four squares three are gone: through the foe it takes two.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (5, 1), SECOND)
        .open();
    fight.choose(1, go("walk", &[(2, 1), (3, 1), (4, 1)]));
    assert_eq!(fight.forbidden(1, &to("overrun", 2)), "D20-MOV-01");
    // With two of them left it goes with the same movement, and there is none after it.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (4, 1), SECOND)
        .dice(&[20, 1])
        .open();
    fight.choose(1, go("walk", &[(2, 1), (3, 1)]));
    fight.skip();
    fight.choose(1, to("overrun", 2));
    fight.pass(2);
    let lines = fight.end();
    assert!(has(&lines, "1 to 5,1"), "{lines:#?}");
    assert_eq!(fight.asked(), Some((2, "turn")));
}

#[test]
fn a_mount_measures_its_own_strength_and_size() {
    let _proof = proves(&["D20-FEA-43", "D20-MNT-01", "D20-MNT-04"]);
    // Brakk does not trample. 1 + 3 + 4 for the size = 8 against 19 + 2; in turn 20 + 2 - 4 = 18 against 1 + 3 + 4 for four legs. The horse
    // lies where it came from, and Brakk, 1 against 15, falls hard: 2 of 56.
    let mut fight = ground()
        .hero(person(BRAKK), (2, 2), RIDES)
        .hero(person(HORSE), (2, 2), "")
        .foe(person(BUGBEAR), (4, 2), SECOND)
        .dice(&[20, 1, 19, 20, 1, 1, 2])
        .open();
    fight.skip();
    let weighed = fight.weighed(&to("overrun", 3));
    assert_eq!(weighed, ["7: 3 D20-CORE-04 +4 D20-FEA-43", "2: 2 D20-CORE-04"]);
    fight.choose(1, to("overrun", 3));
    assert_eq!(fight.asked(), Some((3, "give-way")));
    fight.pass(3);
    let lines = fight.end();
    assert!(has(&lines, "1 to 3,2") && has(&lines, "1 to 2,2"), "{lines:#?}");
    assert!(has(&lines, "2 to 2,2"), "{lines:#?}");
    assert!(has(&lines, "1 life 56 -> 54"), "{lines:#?}");
    assert!(fight.states(1).contains(&"prone") && fight.states(2).contains(&"prone"));
}

#[test]
fn nobody_steps_aside_from_whoever_tramples_and_a_hoof_strikes_the_fallen() {
    let _proof = proves(&["D20-FEA-43", "D20-SIT-D11"]);
    // 10 + 7 = 17 against 14 + 2 = 16. On the ground and flat-footed the bugbear has AC 12: 8 + 4 hits, for 2 + 3 of 16.
    let mut fight = ground()
        .hero(person(OSWIN), (2, 2), RIDES)
        .hero(person(HORSE), (2, 2), "")
        .foe(person(BUGBEAR), (4, 2), SECOND)
        .dice(&[10, 14, 8, 2])
        .open();
    fight.skip();
    fight.choose(1, to("overrun", 3));
    let lines = fight.end();
    assert!(has(&lines, "1 trample"), "{lines:#?}");
    assert!(has(&lines, "3 prone D20-FEA-43"), "{lines:#?}");
    assert!(has(&lines, "2 strike 3: 8 success"), "{lines:#?}");
    assert!(has(&lines, "3 life 16 -> 11"), "{lines:#?}");
    assert!(has(&lines, "1 to 5,2") && has(&lines, "2 to 5,2"), "{lines:#?}");
    // The horse has one more movement, the rider nothing.
    assert_eq!(fight.asked(), Some((1, "turn")));
    assert!(fight.offered().contains(&"walk") && !fight.offered().contains(&"strike"));
    // Nobody overruns a rider.
    let mut fight = ground()
        .hero(person(BRAKK), (1, 1), FIRST)
        .foe(person(OSWIN), (2, 2), "initiative_die: 1, rides: 3")
        .foe(person(HORSE), (2, 2), "")
        .open();
    assert_eq!(fight.forbidden(1, &to("overrun", 2)), "D20-FEA-43");
    assert!(fight.why_not(1, &to("overrun", 3)).contains("riders"));
}

#[test]
fn the_odds_are_those_of_the_dice() {
    let fight = duel((BRAKK, FIRST), (BUGBEAR, SECOND), &[]);
    let odds = fight.odds(&to("overrun", 2)).unwrap();
    let pairs = || (1..=20).flat_map(|own| (1..=20).map(move |other| (own, other)));
    let won = pairs().filter(|(own, other)| own + 4 > other + 2).count() as u128;
    let thrown = pairs().filter(|(own, other)| own + 2 > other + 4).count() as u128;
    assert_eq!(odds.chain, [(odds.chain[0].0, Chance::new(won, 400))]);
    assert_eq!(odds.chain[0].0.0, "wins");
    let lost = Chance::new((400 - won) * thrown, 400 * 400);
    assert_eq!(odds.effects, [(odds.effects[0].0, lost)]);
    assert_eq!(odds.effects[0].0.0, "knock-down");
}

/// What the computer thinks of an answer.
fn worth(fight: &Story, choice: &Choice) -> i64 {
    let weighed = fight.system.appraise(fight.app.world(), fight.battle);
    let found = weighed.into_iter().find(|(known, _)| known == choice);
    found.unwrap_or_else(|| panic!("{choice:?} is not weighed")).1
}

#[test]
fn the_computer_makes_way_for_the_strong_and_blocks_the_weak() {
    let asked = |who: &str| {
        let mut fight = ground()
            .hero(person(who), (1, 1), FIRST)
            .foe(person(BUGBEAR), (if who == OGRE { 3 } else { 2 }, 1), SECOND)
            .open();
        fight.choose(1, to("overrun", 2));
        assert_eq!(fight.asked(), Some((2, "give-way")));
        worth(&fight, &act("step-aside")) > worth(&fight, &Choice::Pass)
    };
    assert!(asked(OGRE) && !asked(TILLY));
}

#[test]
fn the_computer_runs_through_a_foe_for_what_is_behind_him() {
    let wanting = |behind: (i16, i16)| {
        let area = Mark::point(Cell::new(behind.0, behind.1));
        let goal = Goal::Reach { area, count: 1 };
        let fight = ground()
            .hero(person(BRAKK), (1, 1), FIRST)
            .foe(person(BUGBEAR), (2, 1), SECOND)
            .setting(|setting| setting.goals.push((SideId(0), goal)))
            .open();
        worth(&fight, &to("overrun", 2))
    };
    assert!(wanting((3, 1)) > wanting((1, 9)));
}
