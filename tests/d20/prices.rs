//! The table of actions: what each costs of a turn, and whether it lays open whoever does it, beside a foe who has acted.

use klingentanz::battle::Choice;

use super::caster::{ELENWE, RAY_OF_FROST, cast};
use super::proof::proves;
use super::story::{act, act_with};
use super::tale::*;

const DURGAN: &str = "D20-HER-04";

/// What is left of a turn.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Left {
    /// All of it.
    All,
    /// The standard action and one move.
    Standard,
    /// One move.
    Move,
    /// Nothing: the turn is over, or ends with what follows.
    Nothing,
}

/// Who, how he begins, what he does, the dice, whether the foe beside him may strike first, and what is left.
type Row = (&'static str, &'static str, Choice, &'static [u8], bool, Left);

fn check(rows: Vec<Row>) {
    for (who, start, choice, dice, provokes, left) in rows {
        let first = "initiative_die: 20";
        let (is_prone, start) = (start == "prone", if start == "prone" { "" } else { start });
        let start = if start.is_empty() {
            first.to_owned()
        } else {
            format!("{first}, {start}")
        };
        let mut fight = ground()
            .hero(person(who), (3, 3), &start)
            .hero(person(ALDA), (3, 4), "initiative_die: 3")
            .foe(person(BUGBEAR), (4, 3), "initiative_die: 2")
            .dice(dice)
            .open();
        if is_prone {
            fight.choose(1, act("drop-prone"));
        }
        fight.pass(1).pass(2).pass(3).skip();
        assert_eq!(fight.asked(), Some((1, "turn")), "{choice:?}");
        fight.choose(1, choice.clone());
        assert_eq!(fight.asked() == Some((3, "opportunity")), provokes, "{choice:?}");
        if provokes {
            fight.pass(3);
        }
        let is_mine = fight.asked() == Some((1, "turn"));
        let now = match (
            is_mine,
            fight.actions(1, "standard").0,
            fight.actions(1, "moves").0,
        ) {
            (true, 1, 2) => Left::All,
            (true, 1, 1) => Left::Standard,
            (true, 0, 1) => Left::Move,
            (true, 0, 0) | (false, ..) => Left::Nothing,
            (true, standard, moves) => panic!("{choice:?}: {standard} and {moves}"),
        };
        assert_eq!(now, left, "{choice:?}");
    }
}

#[test]
fn a_turn_pays_for_each_action_and_some_lay_open() {
    let _proof = proves(&[
        "D20-ACT-03",
        "D20-ACT-08",
        "D20-ACT-T01",
        "D20-ACT-T02",
        "D20-ACT-T03",
        "D20-ACT-T10",
        "D20-ACT-T13",
        "D20-ACT-T15",
        "D20-ACT-T16",
        "D20-ACT-T17",
        "D20-ACT-T19",
        "D20-ACT-T20",
        "D20-ACT-T21",
        "D20-ACT-T22",
        "D20-ACT-T23",
        "D20-ACT-T25",
        "D20-ACT-T26",
        "D20-ACT-T28",
        "D20-ACT-T37",
        "D20-AOO-04",
        "D20-AOO-05",
        "D20-AOO-07",
        "D20-T-ACT",
        "D20-ACT-05",
    ]);
    check(vec![
        (ALDA, "", hit("strike", 3, 0), &[2], false, Left::Move),
        (ALDA, "hand: 1", hit("shot", 3, 1), &[2], true, Left::Move),
        (ALDA, "", hit("strike", 3, 2), &[2], true, Left::Move),
        (ELENWE, "", cast(RAY_OF_FROST, 3), &[2], true, Left::Move),
        (DURGAN, "", act("total-defence"), &[], false, Left::Move),
        (ALDA, "", go("walk", &[(2, 3)]), &[], true, Left::Standard),
        (ALDA, "", go("step", &[(2, 3)]), &[], false, Left::All),
        (ALDA, "", go("withdraw", &[(2, 3)]), &[], false, Left::Nothing),
        (ALDA, "", go("run", &[(2, 3)]), &[], true, Left::Nothing),
        (ALDA, "prone", act("rise"), &[], true, Left::Standard),
        (ALDA, "", act("drop-prone"), &[], false, Left::All),
        (ALDA, "", act("kneel-down"), &[], false, Left::All),
        (ALDA, "", act("drop"), &[], false, Left::All),
        (ALDA, "", act_with("draw", 1), &[], false, Left::Standard),
        (ALDA, "", act("sheathe"), &[], true, Left::Standard),
        (
            DURGAN,
            "hand: 1, unloaded: true",
            act("load"),
            &[],
            true,
            Left::Standard,
        ),
        (BRAKK, "", to("bull-rush", 3), &[1, 20], true, Left::Move),
        (ALDA, "", to("feint", 3), &[1, 20], false, Left::Move),
        (ALDA, "", hit("trip", 3, 2), &[1], true, Left::Move),
        (ALDA, "", act("defensive"), &[], false, Left::All),
        (ALDA, "", act("ready-attack"), &[], false, Left::Move),
    ]);
}
