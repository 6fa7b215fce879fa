//! What the second rule system makes of secrets: a blow at a square where somebody may stand.

use klingentanz::battle::{Choice, FighterId, Slot, Term};
use klingentanz::board::Cell;

use super::board_proof::proves_board;
use super::story::{Setup, Story, act, field, go};
use super::{OURS, view};

fn strike_at((x, y): (i16, i16)) -> Choice {
    let Choice::Act { act, .. } = act("strike-cell") else {
        unreachable!()
    };
    Choice::Act {
        act,
        target: None,
        with: Some(Slot(0)),
        at: Some(Cell::new(x, y)),
        facing: None,
    }
}

/// Aldric (ten dice, 1d8 + 5, initiative 12) on (1, 1), and a goblin (six dice of Defence, initiative 8) that hides.
fn ambush(at: (i16, i16), change: impl FnOnce(Setup) -> Setup) -> Story {
    let setup = field()
        .by("pool")
        .hero("Id(\"PL-HER-01\")".to_owned(), (1, 1), "initiative_die: 6")
        .foe("Id(\"PL-OPP-01\")".to_owned(), at, "initiative_die: 1")
        .setting(|setting| {
            setting.secrets = true;
            setting.hidden = vec![FighterId(2)];
        });
    let mut fight = change(setup).open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight
}

#[test]
fn a_blow_at_a_suspected_square_is_an_attack_on_whoever_stands_there() {
    proves_board(&["BD-VIS-06"]);
    // One success against none of six: 1d8 of 2 and five.
    let faces = [4, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 2];
    let mut fight = ambush((2, 1), |setup| setup.dice(&faces));
    assert!(!fight.offered().contains(&"strike"), "nobody to strike at");
    assert!(fight.offered().contains(&"strike-cell"));
    assert_eq!(fight.forbidden(1, &strike_at((3, 1))), "PL-ATK-03");
    assert_eq!(fight.forbidden(1, &strike_at((1, 1))), "PL-ATK-03");
    fight.choose(1, strike_at((2, 1)));
    let lines = fight.end();
    assert!(lines[0].starts_with("1 strike 2: "), "{lines:#?}");
    assert!(
        lines.contains(&"2 life 12 -> 5 PL-DMG-01".to_owned()),
        "{lines:#?}"
    );
    assert!(view(&fight, OURS).sees(FighterId(2)));
    assert_eq!(fight.forbidden(1, &strike_at((1, 2))), "PL-ACT-02");
}

#[test]
fn a_blow_at_an_empty_square_costs_the_attack_and_a_move_is_left() {
    let mut fight = ambush((4, 1), |setup| setup);
    let lines = fight.choose(1, strike_at((1, 2))).lines();
    assert_eq!(lines, ["1 turns S PL-GEN-08", "1 strike-cell"]);
    assert_eq!(fight.asked(), Some((1, "turn")));
    assert_eq!(
        (fight.actions(1, "moves").0, fight.actions(1, "attacks").0),
        (1, 0)
    );
    assert!(!view(&fight, OURS).sees(FighterId(2)));
    // Walking into the body that nobody sees finds it.
    let lines = fight
        .choose(1, go("walk", &[(2, 1), (3, 1), (4, 1), (5, 1)]))
        .lines();
    assert_eq!(lines[..2], ["1 to 2,1 E 2 PL-MOV-01", "1 to 3,1 E 2 PL-MOV-01"]);
    assert!(view(&fight, OURS).sees(FighterId(2)), "{lines:#?}");
}

#[test]
fn whoever_is_pushed_against_a_body_that_nobody_sees_finds_it() {
    proves_board(&["BD-MOV-05"]);
    // Four successes of ten dice against none of seven. Strength 5 + 3 squares, of which the goblin in hiding leaves two.
    let faces = [4, 4, 4, 4, 1, 2, 3, 1, 2, 3, 1, 1, 1, 1, 2, 2, 3];
    let goblin = "Id(\"PL-OPP-01\")".to_owned();
    let mut fight = ambush((5, 1), |setup| {
        setup.foe(goblin, (2, 1), "initiative_die: 1").dice(&faces)
    });
    fight.plan(3, "fight").skip();
    let push = Choice::Attack {
        target: FighterId(3),
        with: Slot(0),
        manoeuvre: Term("push"),
        stakes: Vec::new(),
    };
    let lines = fight.choose(1, push).lines();
    let told = [
        "3 to 4,1 W 0 PL-BRD-14",
        "3 forgoes walk BD-MOV-05",
        "side 0 sees 2 at 5,1",
        "1 to 2,1 E 0 PL-MAN-03",
    ];
    assert_eq!(lines[3..7], told, "{lines:#?}");
    assert!(view(&fight, OURS).sees(FighterId(2)));
}

#[test]
fn without_secrets_nobody_strikes_at_squares() {
    let mut fight = ambush((9, 9), |setup| setup.setting(|setting| setting.secrets = false));
    assert!(!fight.offered().contains(&"strike-cell"));
    assert_eq!(fight.forbidden(1, &strike_at((2, 1))), "PL-ATK-03");
}
