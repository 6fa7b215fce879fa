//! Fights that end because a side has what it wants, and fighters who come later.

use klingentanz::battle::FighterId;
use klingentanz::battle::{Goal, Occasion, Posture, RawRon, Recruit, Reinforcement, SideId};
use klingentanz::board::{Cell, Facing, Mark};

use crate::board_proof::proves_board;
use crate::proof::proves;
use crate::story::{Setup, act, act_on, field, go, man};

const QUIET: &str = "initiative: -5";
const WON: &str = "end [SideId(0)] BD-LVL-11";

fn wanting(goal: Goal) -> Setup {
    field()
        .hero(man(), (1, 1), "initiative: 12, sheathed: true")
        .foe(man(), (9, 9), QUIET)
        .setting(|setting| setting.goals.push((SideId(0), goal)))
}

#[test]
fn who_reaches_the_mark_has_won() {
    // BD-LVL-11: the fight ends with the move.
    let mark = Mark::point(Cell::new(4, 1));
    let mut fight = wanting(Goal::Reach { area: mark, count: 1 }).open();
    fight.plan(2, "defend").plan(1, "move-defend").skip();
    fight.choose(1, go("walk", &[(2, 1), (3, 1), (4, 1)]));
    assert_eq!(fight.end().last().unwrap(), WON);
    assert_eq!(fight.asked(), None);
}

#[test]
fn who_holds_the_mark_for_two_rounds_has_won_and_who_survives_them_too() {
    // BD-LVL-11: at the end of the second round.
    let mark = Mark::point(Cell::new(1, 1));
    for goal in [
        Goal::Hold {
            area: mark,
            rounds: 2,
        },
        Goal::Survive(2),
    ] {
        let mut fight = wanting(goal).open();
        fight.plan(2, "defend").plan(1, "fight").pass(1).skip();
        assert!(fight.asked().is_some());
        fight.plan(2, "defend").plan(1, "fight").pass(1);
        assert_eq!(fight.end().last().unwrap(), WON);
    }
}

#[test]
fn who_takes_what_he_wants_has_won() {
    let _proof = proves(&["ACT-17"]);
    // BD-LVL-11, ACT-17: a dagger beside him.
    let mut fight = wanting(Goal::Take("WPN-DAGGER".to_owned()))
        .item((2, 1), "WPN-DAGGER")
        .dice(&[12])
        .open();
    fight.plan(2, "defend").plan(1, "act-act").skip();
    fight.choose(1, act_on("pick-up", 0, (2, 1)));
    assert_eq!(fight.end().last().unwrap(), WON);
}

#[test]
fn one_leaves_by_an_exit_of_the_level() {
    proves_board(&["BD-LVL-14"]);
    let _proof = proves(&["BRD-29"]);
    // BD-LVL-14: the mark is in the middle of the map; elsewhere only the edge lets him go.
    let exit = Mark::point(Cell::new(5, 5));
    let leaving = |at| {
        let mut fight = field()
            .hero(man(), at, "initiative: 12")
            .foe(man(), (9, 9), QUIET)
            .setting(|setting| setting.exits.push(exit))
            .open();
        fight.plan(2, "defend").plan(1, "move-defend").skip();
        fight
    };
    assert_eq!(leaving((4, 5)).forbidden(1, &act("leave")), "BRD-29");
    let mut fight = leaving((5, 5));
    fight.act(1, "leave");
    assert!(fight.end().contains(&"1 fled BRD-29".to_owned()));
}

/// A fighter of side 2 who comes in round 2 on (5,5), with initiative -6.
fn later(setup: Setup) -> Setup {
    coming(setup, Some("(initiative: -6)"))
}

/// The same with this start state; without one he rolls his initiative.
pub fn coming(setup: Setup, start: Option<&str>) -> Setup {
    let raw = |text: &str| RawRon {
        text: text.to_owned(),
        line: 1,
    };
    let recruit = Recruit {
        id: FighterId(3),
        side: SideId(1),
        person: raw(&man()),
        at: Cell::new(5, 5),
        facing: Facing::N,
        posture: Posture::Standing,
        awake: true,
        character: None,
        start: start.map(raw),
    };
    setup.setting(|setting| {
        setting.reinforcements.push(Reinforcement {
            when: Occasion::Round(2),
            area: Mark::point(Cell::new(5, 5)),
            facing: Facing::W,
            fighters: vec![recruit],
        });
    })
}

#[test]
fn those_who_come_later_enter_when_their_round_begins() {
    let _proof = proves(&["TIM-07"]);
    // BD-LVL-12: before he comes nobody asks him, he stands in nobody's way, and nobody can strike him.
    let base = || {
        field()
            .hero(man(), (4, 5), "initiative: 12")
            .foe(man(), (9, 9), QUIET)
    };
    let mut fight = later(base()).open();
    assert!(!fight.states(3).contains(&"fled"));
    fight.plan(2, "defend").plan(1, "move-defend").skip();
    assert!(fight.lines().is_empty());
    fight.choose(1, go("walk", &[(5, 5), (6, 5)]));
    assert_eq!(
        fight.lines(),
        [
            "1 to 5,5 E 2 ACT-10",
            "1 to 6,5 E 2 ACT-10",
            "round",
            "3 to 5,5 W 0 BD-LVL-12",
            "3 arrive"
        ]
    );
    assert_eq!(fight.asked(), Some((3, "announce")), "the slowest declares first");
    // Somebody stands on the mark: he enters on the nearest free square, the first one row by row.
    let held = || {
        field()
            .hero(man(), (5, 5), "initiative: 12")
            .foe(man(), (9, 9), QUIET)
    };
    let mut fight = later(held()).open();
    fight.plan(2, "defend").plan(1, "fight").pass(1);
    assert!(fight.end().contains(&"3 to 4,4 W 0 BD-LVL-12".to_owned()));
}

#[test]
fn a_side_of_which_somebody_is_still_to_come_is_not_beaten() {
    proves_board(&["BD-LVL-12"]);
    let _proof = proves(&["TIM-09"]);
    // BD-LVL-12, TIM-09: the only foe on the map leaves it in round 1, and the fight goes on for the one who comes in round 2.
    let base = || {
        field()
            .hero(man(), (4, 5), "initiative: 12")
            .foe(man(), (11, 9), "initiative: 14")
    };
    let mut fight = later(base()).open();
    fight.plan(1, "fight").plan(2, "move-defend").skip();
    fight.act(2, "leave").pass(1);
    let lines = fight.end();
    assert_eq!(lines[0], "2 fled BRD-29");
    assert_eq!(lines.last().unwrap(), "3 arrive", "{lines:#?}");
    fight.act(3, "surrender");
    assert_eq!(fight.end(), ["3 surrendered TIM-09", "end [SideId(0)] TIM-09"]);
    // Whoever gives up gives up for those who are still to come as well.
    let mut early = later(base()).open();
    early.plan(1, "fight").skip();
    early.act(2, "surrender");
    assert_eq!(early.end(), ["2 surrendered TIM-09", "end [SideId(0)] TIM-09"]);
    assert!(early.states(3).contains(&"surrendered"));
    // Without him the fight is over as soon as the foe is gone.
    let mut alone = base().open();
    alone.plan(1, "fight").plan(2, "move-defend").skip();
    alone.act(2, "leave");
    assert_eq!(alone.end(), ["2 fled BRD-29", "end [SideId(0)] TIM-09"]);
}
