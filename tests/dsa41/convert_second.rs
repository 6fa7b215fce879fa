//! Which of two attacks of a round is the converted one, and with what it is made.

use crate::convert::{converting, declared};
use crate::drill::tells;
use crate::proof::proves;
use crate::story::{Man, blow, man};

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
