//! What nobody sees stops a mover, and can be struck at.

use klingentanz::battle::{Choice, FighterId, Slot, Term};
use klingentanz::board::Cell;

use super::board_proof::proves_board;
use super::story::{act, field, go};
use super::{OURS, THEIRS, ambush, drawn, view};

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

#[test]
fn coming_into_sight_of_a_foe_interrupts_a_walk() {
    proves_board(&["BD-MOV-05"]);
    // From 2,3 the best line to 6,1 would have to pass 5,3 above y = 3 and so end beyond x = 8.75; from 2,4 the line from
    // 2.75,4.75 to 6.75,1.75 passes x = 5 at 4.75 - 3 * 2.25 / 4 = 3.06, just south of the wall.
    let rows = ["....#.......", "..1.#.2.....", "....#.......", "............"];
    let mut fight = drawn(&rows).open();
    assert!(!view(&fight, OURS).sees(FighterId(2)));
    fight.plan(2, "fight").plan(1, "move-defend").skip();
    fight.choose(1, go("walk", &[(2, 2), (2, 3), (2, 4), (2, 5), (2, 6)]));
    assert_eq!(
        fight.lines()[..6],
        [
            "1 to 2,2 S 2 ACT-10",
            "1 to 2,3 S 2 ACT-10",
            "1 to 2,4 S 2 ACT-10",
            "side 0 sees 2 at 6,1",
            "side 1 sees 1 at 2,4",
            "1 forgoes walk BD-MOV-05",
        ]
    );
    assert!(view(&fight, OURS).sees(FighterId(2)));
    assert!(view(&fight, THEIRS).sees(FighterId(1)));
}

#[test]
fn a_path_leads_through_a_foe_nobody_sees_and_ends_before_him() {
    proves_board(&["BD-MOV-05", "BD-VIS-06"]);
    let mut fight = ambush(&["............", ".1...2......"]).open();
    fight.plan(2, "fight").plan(1, "move-defend").skip();
    let world = fight.app.world();
    let reach = fight.system.reach(world, fight.battle, Term("walk"));
    assert!(
        reach.iter().any(|(cell, _)| *cell == Cell::new(5, 1)),
        "his square looks free"
    );
    let route = fight
        .system
        .route(world, fight.battle, Term("walk"), Cell::new(7, 1))
        .unwrap();
    let straight: Vec<Cell> = (2..=7).map(|x| Cell::new(x, 1)).collect();
    assert_eq!(route, straight, "nobody walks round him");
    fight.choose(1, go("walk", &[(2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (7, 1)]));
    assert_eq!(
        fight.lines()[..5],
        [
            "1 to 2,1 E 2 ACT-10",
            "1 to 3,1 E 2 ACT-10",
            "1 to 4,1 E 2 ACT-10",
            "1 forgoes walk BD-MOV-05",
            "side 0 sees 2 at 5,1",
        ]
    );
}

#[test]
fn a_blow_at_a_square_finds_whoever_hides_there() {
    proves_board(&["BD-VIS-06"]);
    let mut fight = ambush(&["....", ".12."]).dice(&[3, 20]).open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    assert!(!fight.offered().contains(&"attack"), "nobody to strike at");
    assert!(fight.offered().contains(&"strike-cell"));
    assert_eq!(fight.forbidden(1, &super::story::blow(2, 0)), "ATK-01");
    assert_eq!(fight.forbidden(1, &strike_at((4, 1))), "BRD-07");
    fight.choose(1, strike_at((2, 1)));
    let lines = fight.lines();
    assert!(lines[0].starts_with("1 attack 2: 3 success"), "{lines:#?}");
    assert!(lines.contains(&"side 0 sees 2 at 2,1".to_owned()), "{lines:#?}");
}

#[test]
fn a_blow_at_an_empty_square_goes_into_the_air_and_costs_the_action() {
    let mut fight = ambush(&["....", ".1.2"]).open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.choose(1, strike_at((2, 1)));
    let lines = fight.end();
    assert!(lines[0].starts_with("1 strike-cell"), "{lines:#?}");
    assert_ne!(fight.asked(), Some((1, "attack")), "the action is spent");
}

#[test]
fn whoever_hides_and_moves_in_view_rolls_stealth_and_the_others_their_senses() {
    // SUR-03: TaW 0 and three rolls up to 12: passed with nothing left over. Sinnenschärfe 13, 13, 13 against 12 with TaW 0
    // fails: he is not noticed, and in the same round nobody rolls again.
    let rows = ["............", ".1.......2.."];
    let mut fight = ambush(&rows).dice(&[5, 5, 5, 13, 13, 13]).open();
    fight.plan(2, "move-defend").plan(1, "fight").pass(1).skip();
    fight.choose(2, go("walk", &[(8, 1), (7, 1)]));
    fight.end();
    assert!(!view(&fight, OURS).sees(FighterId(2)));
    // A failed Schleichen check is heard by everybody: no roll of senses.
    let mut fight = ambush(&rows).dice(&[15, 15, 15]).open();
    fight.plan(2, "move-defend").plan(1, "fight").pass(1).skip();
    fight.choose(2, go("walk", &[(8, 1), (7, 1)]));
    fight.end();
    assert!(view(&fight, OURS).sees(FighterId(2)));
}

#[test]
fn whoever_strikes_from_where_he_hides_rolls_stealth_before() {
    // SUR-03: Schleichen with TaW 0: 15 fails, so that all see him: no ambush, and no intuition is asked for. The blow of 3 hits.
    let rows = ["....", ".12."];
    let hidden = |faces: &[u8]| {
        let mut fight = ambush(&rows).with("optional:surprise").dice(faces).open();
        fight.plan(2, "fight").plan(1, "fight").pass(1).skip();
        fight.choose(2, super::story::blow(1, 0));
        fight
    };
    let mut heard = hidden(&[15, 12, 12, 3]);
    assert_eq!(heard.asked(), Some((1, "defend")));
    let lines = heard.end();
    assert!(
        lines[0].starts_with("2 stealth failed 0: 15 failure"),
        "{lines:#?}"
    );
    assert!(!lines.iter().any(|line| line.contains("intuition")), "{lines:#?}");
    // Passed; Sinnenschärfe 13, 13, 13 fails: the blow comes out of nowhere, and intuition 13 fails too.
    let mut unheard = hidden(&[5, 5, 5, 13, 13, 13, 3, 13, 1]);
    let lines = unheard.end();
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("1 intuition failed 0: 13 failure (SUR-02")),
        "{lines:#?}"
    );
    assert!(lines.contains(&"1 undefended SUR-02".to_owned()), "{lines:#?}");
    // Noticed in time he takes nobody by surprise: 11, 11, 11 pass against the one point that is always left of a success.
    let seen = hidden(&[5, 5, 5, 11, 11, 11, 3]);
    assert_eq!(seen.asked(), Some((1, "defend")));
}

#[test]
fn nobody_guards_against_whom_he_does_not_see() {
    // BRD-08: the foe is aware of the mover. He walks out of the zone unheard (Schleichen 5, 5, 5; Sinnenschärfe 13, 13, 13 fails)
    // and nobody is asked for a blow in passing.
    let rows = ["......", "..12..", "......"];
    let mut fight = ambush(&rows)
        .with("optional:passierschlag")
        .dice(&[5, 5, 5, 13, 13, 13])
        .open();
    fight.plan(2, "move-defend").plan(1, "fight").pass(1).skip();
    fight.choose(2, go("walk", &[(4, 2), (5, 2)]));
    assert_ne!(fight.asked(), Some((1, "passing-strike")));
    assert!(!view(&fight, OURS).sees(FighterId(2)));
    // Found out by a check that fails, he is struck at as anybody else.
    let mut fight = drawn(&rows).with("optional:passierschlag").open();
    fight.plan(2, "move-defend").plan(1, "fight").pass(1).skip();
    fight.choose(2, go("walk", &[(4, 2), (5, 2)]));
    assert_eq!(fight.asked(), Some((1, "passing-strike")));
}

#[test]
fn by_the_d20_rules_whoever_runs_into_somebody_unseen_lays_himself_open_to_nobody() {
    proves_board(&["BD-MOV-05"]);
    // Tilly, a rogue, and a bugbear, who is on his guard since his turn: from 2,1 she would leave a square that he threatens.
    let person = |id: &str| format!("Id(\"{id}\")");
    let mut fight = field()
        .by("d20")
        .preset("Standard")
        .hero(person("D20-HER-03"), (1, 1), "initiative_die: 1")
        .foe(person("D20-OPP-05"), (3, 1), "initiative_die: 20")
        .setting(|setting| {
            setting.secrets = true;
            setting.hidden = vec![FighterId(2)];
        })
        .open();
    fight.pass(2);
    fight.choose(1, go("walk", &[(2, 1), (3, 1)]));
    let lines = fight.end();
    assert_eq!(
        lines[lines.len() - 3..],
        [
            "1 to 2,1 E 2 D20-MOV-01",
            "1 forgoes walk BD-MOV-05",
            "side 0 sees 2 at 3,1",
        ]
    );
}
