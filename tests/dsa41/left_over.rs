//! The one combat action that a long action leaves of the round in which it ends, and attacks that take the place of the defence: a
//! defence or an attack, never both.

use klingentanz::battle::{FighterId, Slot};
use klingentanz::board::Cell;

use crate::convert::converting;
use crate::drill::{drilled, strike, tells, who};
use crate::proof::proves;
use crate::story::{Man, act, act_with, defend, man};

#[test]
fn a_double_attack_after_a_long_action_leaves_nothing_to_parry_with() {
    let _proof = proves(&["TIM-05", "UMW-02", "MAN-DOPPELANGRIFF"]);
    // Two actions of a talent, one of them saved: it ends in phase 12. At 12 - 8 both blows: 12 - 2 - 4 = 6, and with the dagger
    // 7 - 9 + 9 - 2 - 4 = 1, as a first one that misses leaves the second no malus; both miss. The foe strikes in phase 3: the action that was
    // left is gone.
    let swift = Man {
        talents: r#"(talent: "SKL-SCHLEICHEN", value: 3, actions: 2), (talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-LONGSWORD", second: "WPN-DAGGER", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    let learnt = [
        "SF-LINKHAND",
        "SF-BEIDHAENDIG1",
        "SF-BEIDHAENDIG2",
        "SF-DOPPELANGRIFF",
    ];
    let mut both = drilled()
        .hero(who(swift.ron(), &learnt), (1, 1), "initiative: 12")
        .foe(man(), (2, 1), "initiative: 3")
        .dice(&[12, 12, 12, 7, 5, 12, 1])
        .open();
    both.plan(2, "fight").plan(1, "act-act");
    both.choose(1, act_with("use-talent", 0));
    assert_eq!(both.actions(1, "defences").0, 1, "one action is left");
    both.skip();
    both.choose(1, strike(2, "double-attack", &[]));
    tells(
        &both.lines(),
        &[
            "1 double-attack 2: 7 failure (ATK-01; 6:",
            "1 double-attack 2: 5 failure (ATK-01; 1:",
        ],
    );
    assert_eq!(both.actions(1, "defences").0, 0, "it was the attack");
    both.strike(2, 1);
    assert_eq!(both.forbidden(1, &defend("parry")), "ATK-05");
    both.take(1);
    both.end();
}

#[test]
fn a_second_blow_into_the_air_takes_the_place_of_the_defence_too() {
    let _proof = proves(&["UMW-01", "UMW-03"]);
    // The foe hides on (4,1): both attacks, at 14 and at 14 - 8, go at the empty square (2,1).
    let at_nobody = || {
        let klingentanz::battle::Choice::Act { act, .. } = act("strike-cell") else {
            unreachable!()
        };
        klingentanz::battle::Choice::Act {
            act,
            target: None,
            with: Some(Slot(0)),
            at: Some(Cell::new(2, 1)),
            facing: None,
        }
    };
    let mut blind = converting()
        .hero(who(man(), &["SF-KAMPFGESPUER"]), (1, 1), "initiative: 14")
        .foe(man(), (4, 1), "initiative: 10")
        .setting(|setting| {
            setting.secrets = true;
            setting.hidden = vec![FighterId(2)];
        })
        .open();
    blind.plan(2, "fight").plan(1, "fight").choose(1, at_nobody());
    assert_eq!(blind.actions(1, "defences").0, 1);
    blind.pass(2).skip();
    assert_eq!(blind.asked(), Some((1, "attack")));
    blind.choose(1, at_nobody());
    let lines = blind.end();
    assert_eq!(lines[..2], ["1 strike-cell", "1 plans strike-twice"]);
}
