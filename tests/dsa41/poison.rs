//! Poison on darts and blades: it harms from round to round, until it has worn off.

use crate::proof::proves;
use crate::story::{Man, Story, act_with, blow, field, man};
use crate::thrown::{let_the_round_end, nothing_more};

/// A man with poison on his sword strikes another one; a third stands far off.
fn poisoned(module: &[&str], faces: &[u8]) -> Story {
    let setup = field()
        .without("optional:crits")
        .hero(man(), (1, 1), "initiative: 14, poisoned: true")
        .foe(man(), (2, 1), "initiative: 10")
        .dice(faces);
    let mut fight = module
        .iter()
        .fold(setup, |setup, module| setup.with(module))
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight
}

fn has(lines: &[String], wanted: &str) {
    assert!(lines.iter().any(|line| line == wanted), "{wanted}: {lines:#?}");
}

#[test]
fn poison_harms_at_the_end_of_the_rounds_to_come() {
    let _proof = proves(&["RNG-45"]);
    // KO 12 - 5 = 7: 8 is too much. Two rounds, from the next one on; 5 TP and no wound, then 6 and 1 without armour or wounds.
    let mut fight = poisoned(&["optional:poison"], &[5, 1, 8, 2, 6, 1]);
    fight.strike(1, 2).take(2);
    let lines = fight.lines();
    has(&lines, "2 le 28 -> 23 DMG-02");
    assert!(
        lines.iter().any(|line| line.starts_with("2 constitution failed")),
        "{lines:#?}"
    );
    has(&lines, "2 poison-lasts [2] 2: 2 RNG-45");
    assert_eq!(fight.states(2), ["poisoned"]);
    fight.pass(2);
    assert!(
        fight.lines().iter().all(|line| !line.contains("RNG-45")),
        "not yet in this round"
    );
    fight.plan(2, "fight").plan(1, "fight").pass(1).pass(2);
    let lines = fight.lines();
    has(&lines, "2 struck [6] 6: 6 RNG-45 -> 6: 6 DMG-03");
    has(&lines, "2 le 23 -> 17 RNG-45");
    assert!(lines.iter().all(|line| !line.contains("wounds")), "{lines:#?}");
    fight.plan(2, "fight").plan(1, "fight").pass(1).pass(2);
    let lines = fight.end();
    has(&lines, "2 le 17 -> 16 RNG-45");
    has(&lines, "2 not poisoned RNG-45");
    assert!(fight.states(2).is_empty());
}

#[test]
fn the_first_hit_takes_it_off_the_blade() {
    let _proof = proves(&["RNG-45"]);
    // 7 withstands it. The second hit brings none.
    let mut fight = poisoned(&["optional:poison"], &[5, 1, 7, 5, 1]);
    fight.strike(1, 2).take(2);
    assert!(
        fight
            .lines()
            .iter()
            .any(|line| line.starts_with("2 constitution passed"))
    );
    fight.pass(2).plan(2, "fight").plan(1, "fight");
    fight.strike(1, 2).take(2);
    fight.end();
    // Without the module it is only a blade.
    let mut fight = poisoned(&[], &[5, 1]);
    fight.strike(1, 2).take(2);
    fight.end();
}

#[test]
fn a_blade_that_was_drawn_later_bears_none() {
    // The poison is on the sword; the dagger is only a dagger.
    let armed = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5),
            (talent: "TAL-DOLCHE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER"), (weapon: "WPN-DAGGER", talent: "TAL-DOLCHE")"#,
        ..Man::default()
    };
    let mut fight = field()
        .without("optional:crits")
        .with("optional:poison")
        .hero(armed.ron(), (1, 1), "initiative: 14, poisoned: true")
        .foe(man(), (2, 1), "initiative: 10")
        .dice(&[5, 4])
        .open();
    let promises = |fight: &Story| {
        let odds = fight.odds(&blow(2, 0)).unwrap();
        odds.effects.iter().any(|(word, _)| word.0 == "poisons")
    };
    fight.plan(2, "fight").plan_free(1, "act-act");
    fight.act(1, "drop");
    nothing_more(&mut fight);
    fight.choose(1, act_with("draw", 1));
    let_the_round_end(&mut fight);
    fight.plan(2, "fight").plan(1, "fight").skip();
    assert!(!promises(&fight));
    fight.strike(1, 2).take(2);
    fight.end();
    assert!(fight.states(2).is_empty());
}

#[test]
fn the_odds_tell_of_poison() {
    // He hits with 12 of 20, PA 12 lets 8 of 20 through, and 13 of 20 do not withstand it: 96 * 13 of 8000.
    let fight = poisoned(&["optional:poison"], &[]);
    let odds = fight.odds(&blow(2, 0)).unwrap();
    let (_, chance) = odds.effects.iter().find(|(word, _)| word.0 == "poisons").unwrap();
    assert_eq!(chance.of * 8000 / chance.total, 1248);
}

#[test]
fn darts_of_a_blowgun_are_poisoned() {
    let _proof = proves(&["RNG-45", "RWP-BLOWGUN"]);
    let hunter = Man {
        talents: r#"(talent: "TAL-BLASROHR", value: 11)"#,
        styles: r#"(weapon: "WPN-DAGGER", talent: "TAL-DOLCHE")"#,
        shots: r#"(weapon: "RWP-BLOWGUN", talent: "TAL-BLASROHR")"#,
        ..Man::default()
    };
    let mut fight = field()
        .with("optional:poison")
        .hero(hunter.ron(), (1, 1), "initiative: 14, style: 1")
        .foe(man(), (5, 1), "initiative: -5")
        .dice(&[2, 6, 20, 1])
        .open();
    fight.value(1, "fk");
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight.choose(1, crate::story::shot(2, "quick-shot")).take(2);
    has(&fight.lines(), "2 poisoned RNG-45");
}
