//! Which of two attacks and of two defences of a round is the converted one, with what it is made, and what makes it no harder.

use crate::convert::{beset, converting, declared};
use crate::drill::{feat, tells, who};
use crate::proof::{proves, strikes_out};
use crate::story::{Man, blow, defend, man};

#[test]
fn the_second_attack_that_is_made_is_the_converted_one() {
    let _proof = proves(&["UMW-02", "UMW-03"]);
    // The first is let pass: eight phases later he strikes for the first time, AT 12. TP 1 + 4.
    let mut spared = declared(man(), "strike-twice", &[12, 1]);
    spared.pass(1).pass(2);
    assert_eq!(spared.ways(&blow(2, 0), 20), 12);
    spared.strike(1, 2).take(2);
    tells(
        &spared.end(),
        &[
            "phase 6",
            "1 attack 2: 12 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
        ],
    );
    // The first is delayed beyond the other one (ACT-23): in phase 6 he strikes at AT 12, and in phase 2, now for the second time, at 8.
    let mut late = converting()
        .hero(man(), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 2")
        .dice(&[13, 8, 1])
        .open();
    late.plan(2, "fight").plan(1, "strike-twice");
    late.act(1, "delay").act(1, "delay").skip();
    assert_eq!(late.ways(&blow(2, 0), 20), 12);
    late.strike(1, 2);
    assert_eq!(late.asked(), Some((1, "attack")));
    assert_eq!(late.ways(&blow(2, 0), 20), 8);
    late.strike(1, 2).take(2);
    tells(
        &late.end(),
        &[
            "1 attack 2: 13 failure (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "1 attack 2: 8 success (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 UMW-02)",
        ],
    );
}

#[test]
fn what_is_too_unwieldy_to_convert_may_strike_first() {
    let _proof = proves(&["UMW-05"]);
    // A morning star and a dagger in the other hand, as the second attack needs something that can make it.
    let chained = Man {
        talents: r#"(talent: "TAL-KETTENWAFFEN", value: 10, attack: 5, parry: 5), (talent: "TAL-DOLCHE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-MORNINGSTAR", second: "WPN-DAGGER", talent: "TAL-KETTENWAFFEN")"#,
        ..Man::default()
    };
    // The first attack is let pass: the morning star strikes eight phases later for the first time.
    let mut first = declared(chained.ron(), "strike-twice", &[20]);
    first.pass(1).pass(2);
    first.choose(1, blow(2, 0));
    // It has struck already: the second time it cannot.
    let mut second = declared(chained.ron(), "strike-twice", &[20]);
    second.strike(1, 2).pass(2);
    assert_eq!(second.forbidden(1, &blow(2, 0)), "UMW-05");
}

#[test]
fn a_second_defence_may_be_a_blow_into_that_of_the_foe() {
    let _struck = strikes_out(&["UMW-04"]);
    let staff = Man {
        talents: r#"(talent: "TAL-STAEBE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-QSTAFF", talent: "TAL-STAEBE")"#,
        ..Man::default()
    };
    // The first blow is parried. Into the second he strikes at AT 12 - 4 (MAN-GEGENHALTEN): a staff led with ten points and the
    // defensive style make it no harder, the sword of others 4 more.
    for (person, ways) in [
        (who(staff.ron(), &["SF-GEGENHALTEN"]), 8),
        (who(man(), &["SF-GEGENHALTEN", "SF-DEFENSIV"]), 8),
        (who(man(), &["SF-GEGENHALTEN"]), 4),
    ] {
        let mut twice = beset(person, "defend-twice", 2, &[12, 12, 13, 19]);
        twice.strike(2, 1).pass(1).defend(1, "parry").strike(3, 1);
        assert_eq!(twice.asked(), Some((1, "counter-blow")));
        assert_eq!(twice.ways(&feat("counter", &[0]), 20), ways);
        // 13 misses, and so does 19.
        twice.choose(1, feat("counter", &[0]));
    }
}

#[test]
fn what_is_too_unwieldy_to_convert_does_not_strike_into_a_second_blow() {
    let _proof = proves(&["UMW-05"]);
    let guard = Man {
        talents: r#"(talent: "TAL-INFANTERIE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-HALBERD", talent: "TAL-INFANTERIE")"#,
        ..Man::default()
    };
    let guard = who(guard.ron(), &["SF-AUSWEICHEN1", "SF-GEGENHALTEN"]);
    // Into the first blow he may strike, and parries it instead with 11. The halberd converts nothing: against the second he is asked
    // for no blow, and may not parry either. TP 1 + 4.
    let mut twice = beset(guard, "defend-twice", 2, &[12, 11, 12, 1]);
    twice.strike(2, 1);
    assert_eq!(twice.asked(), Some((1, "counter-blow")));
    twice.pass(1).defend(1, "parry").strike(3, 1);
    assert_eq!(twice.asked(), Some((1, "defend")));
    assert_eq!(twice.forbidden(1, &defend("parry")), "UMW-05");
    twice.take(1);
}

#[test]
fn the_other_weapon_strikes_into_a_second_blow_without_a_malus() {
    let _struck = strikes_out(&["TWO-04"]);
    // The first blow is parried with the other hand at 12 - 9 + 6 = 9; into the second he strikes with the weapon hand at AT 12 - 4
    // (MAN-GEGENHALTEN) and nothing more. 13 misses, and so does 19.
    let pair = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", second: "WPN-LONGSWORD", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let learnt = ["SF-LINKHAND", "SF-BEIDHAENDIG1", "SF-GEGENHALTEN"];
    let mut twice = beset(who(pair.ron(), &learnt), "defend-twice", 2, &[12, 9, 13, 19]);
    twice.strike(2, 1).pass(1).defend(1, "other-parry").strike(3, 1);
    let counter = feat("counter", &[0]);
    assert_eq!(twice.ways(&counter, 20), 8);
    twice.choose(1, counter);
}
