//! Flasks of oil: the squares that they set on fire, for how long, and what a player is told before he throws.

use klingentanz::board::CellFacts;

use crate::proof::proves;
use crate::shot_value::{QUIET, READY, with};
use crate::story::{Setup, Story, man, open_field, shot};

const FLASK: &str = r#"(weapon: "RWP-STONE", talent: "TAL-WURFMESSER", oil: true)"#;

/// A flask in the hand of fighter 1 on (3,1), his foe three squares to the east.
fn throwing(change: impl FnOnce(Setup) -> Setup, faces: &[u8]) -> Story {
    let setup = open_field(14, 3)
        .hero(with(FLASK).ron(), (3, 1), READY)
        .foe(man(), (6, 1), QUIET);
    let mut fight = change(setup).dice(faces).open();
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight
}

fn with_oil(setup: Setup) -> Setup {
    setup.with("optional:oil")
}

#[test]
fn a_flask_sets_squares_on_fire_for_a_time() {
    let _proof = proves(&["BRD-32", "RNG-44", "BRD-28"]);
    // FK 18 - 4 (3 m: the third band) - 2 + 2 = 14, a 5 hits; 1W6 = 3. BRD-32: 1W3 = 2 squares, the target's and the next behind
    // him; RNG-44: 1W3 = 1 round after this one. BRD-28: who starts a round in it takes 1W6 = 4. The fire is out at the end of
    // round 2; he goes on burning by himself, 1W6 = 6.
    let mut fight = throwing(with_oil, &[5, 3, 2, 1, 4, 6]);
    fight.choose(1, shot(2, "throw")).take(2);
    let lines = fight.lines();
    assert_eq!(
        lines[3..],
        [
            "1 squares [2] 2: 2 BRD-32",
            "1 rounds [1] 1: 1 RNG-44",
            "1 spent",
            "1 Fire 6,1 7,1 BRD-32",
            "2 le 28 -> 25 DMG-02",
            "round",
            "2 struck [4] 4: 4 BRD-28 -> 4: 4 DMG-03",
            "2 burning BRD-28",
            "2 le 25 -> 21 BRD-28",
        ]
    );
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight.pass(1);
    let lines = fight.end();
    assert_eq!(
        lines[lines.len() - 4..],
        [
            "FireOut 6,1 7,1 RNG-44",
            "round",
            "2 struck [6] 6: 6 BRD-28 -> 6: 6 DMG-03",
            "2 le 21 -> 15 BRD-28",
        ]
    );
}

#[test]
fn walls_and_water_keep_the_fire_small() {
    let _proof = proves(&["BRD-32"]);
    // BRD-32: three squares, but a wall stands behind the target.
    let mut fight = throwing(|setup| with_oil(setup).thing((7, 1), "solid"), &[5, 3, 3, 1, 4]);
    fight.choose(1, shot(2, "throw")).take(2);
    assert!(fight.end().contains(&"1 Fire 6,1 BRD-32".to_owned()));
    // Nothing burns in the water.
    let ford = CellFacts {
        water_dm: 3,
        ..CellFacts::default()
    };
    let mut fight = throwing(|setup| with_oil(setup).everywhere(ford), &[5, 3, 3, 1]);
    fight.choose(1, shot(2, "throw")).take(2);
    assert!(!fight.end().iter().any(|line| line.contains("Fire")));
}

#[test]
fn a_flask_that_misses_and_one_without_the_module_burn_nothing() {
    let _proof = proves(&["RNG-19"]);
    // RNG-19: 15 misses the 14; it lies 1W3 = 1 squares behind the target.
    let mut fight = throwing(with_oil, &[15, 1]);
    fight.choose(1, shot(2, "throw"));
    let lines = fight.end();
    assert!(lines.contains(&"1 lies".to_owned()), "{lines:#?}");
    // Without the module it is a bottle like any other.
    let mut fight = throwing(|setup| setup, &[5, 3]);
    fight.choose(1, shot(2, "throw")).take(2);
    let lines = fight.end();
    assert!(lines.contains(&"1 lies".to_owned()), "{lines:#?}");
}

#[test]
fn the_odds_tell_how_likely_it_burns() {
    // RNG-44: a fire follows every flask that lands.
    let effects = |fight: &Story| {
        let choice = shot(2, "throw");
        let odds = fight.odds(&choice).unwrap();
        let of = |name: &str, list: &[(klingentanz::battle::Term, klingentanz::dice::Chance)]| {
            list.iter()
                .find(|(word, _)| word.0 == name)
                .map(|(_, chance)| *chance)
        };
        (
            of("alight", &odds.effects),
            of("not-warded", &odds.chain),
            of("hit", &odds.chain),
        )
    };
    let (alight, _, hit) = effects(&throwing(with_oil, &[]));
    let (alight, hit) = (alight.unwrap(), hit.unwrap());
    assert!(alight.of > 0 && alight.of * hit.total <= hit.of * alight.total);
    assert_eq!(effects(&throwing(|setup| setup, &[])).0, None);
}
