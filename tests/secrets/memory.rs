//! What a side sees, has seen and has never seen.

use klingentanz::battle::{FighterId, Memory};
use klingentanz::board::{Cell, CellFacts};

use super::board_proof::proves_board;
use super::story::{field, go, man};
use super::{OURS, THEIRS, ambush, drawn, secrets, view};

#[test]
fn a_wall_hides_what_lies_behind_it_from_both_sides() {
    proves_board(&["BD-PF-35", "BD-VIS-03", "BD-VIS-04"]);
    let rows = [
        "....#.......",
        ".1..#...2...",
        "....#.......",
        "....#.......",
        "....#.......",
        "....#.......",
        "....#.......",
        "....#.......",
        "....#.......",
        "....#.......",
        "....#.......",
        "....#.......",
    ];
    let fight = drawn(&rows).open();
    let ours = view(&fight, OURS);
    // The wall itself is seen from both sides, what lies behind it never.
    for y in 0..12 {
        for x in 0..12 {
            let wanted = if x <= 4 { Memory::Now } else { Memory::Never };
            assert_eq!(ours.memory(Cell::new(x, y)), wanted, "{x},{y}");
            let theirs = view(&fight, THEIRS).memory(Cell::new(x, y));
            let wanted = if x >= 4 { Memory::Now } else { Memory::Never };
            assert_eq!(theirs, wanted, "{x},{y}");
        }
    }
    assert!(ours.sees(FighterId(1)), "everybody knows his own");
    assert!(!ours.sees(FighterId(2)));
    assert_eq!(ours.last_seen(FighterId(2)), None);
    assert!(!view(&fight, THEIRS).sees(FighterId(1)));
}

#[test]
fn without_secrets_nothing_is_kept_and_everybody_is_seen() {
    proves_board(&["BD-LVL-16"]);
    let fight = drawn(&["1#2"]).setting(|setting| setting.secrets = false).open();
    assert!(!secrets(&fight).are_kept());
    assert!(secrets(&fight).view(OURS).is_none());
    assert!(secrets(&fight).sees(OURS, FighterId(2)));
}

#[test]
fn in_darkness_one_sees_three_squares_and_what_stands_in_the_light() {
    proves_board(&["BD-PF-35", "BD-VIS-03"]);
    // BRD-19: beyond 3 m in darkness a target is unseen; a torch lights 4 m as bright as day.
    let dark = |at: (i16, i16)| {
        let mut setup = field()
            .hero(man(), (1, 1), "initiative: 14")
            .foe(man(), at, "initiative: 10")
            .setting(|setting| setting.secrets = true);
        for y in 0..12 {
            for x in 0..12 {
                let facts = CellFacts {
                    light: Some(4),
                    ..CellFacts::default()
                };
                setup = setup.ground((x, y), facts);
            }
        }
        setup
    };
    let sees = |fight: &super::Story| view(fight, OURS).sees(FighterId(2));
    assert!(sees(&dark((4, 1)).open()), "three squares");
    let unlit = dark((5, 1)).open();
    assert!(!sees(&unlit), "four squares");
    // 3 and 2 apart: the root of 13 is 4 when rounded; 2 and 2: the root of 8 is 3.
    assert!(!sees(&dark((4, 3)).open()));
    assert!(sees(&dark((3, 3)).open()));
    assert_eq!(view(&unlit, OURS).memory(Cell::new(4, 1)), Memory::Now);
    assert_eq!(view(&unlit, OURS).memory(Cell::new(5, 1)), Memory::Never);
    // A torch at 10,1: its bright circle ends at 6,1; dusk sets no limit, and that of the torch ends at 2,1.
    let lit = dark((8, 1)).light((10, 1), "torch").open();
    assert!(sees(&lit));
    assert!(!sees(&dark((8, 1)).open()));
}

#[test]
fn what_was_seen_is_remembered_where_it_was_with_the_round() {
    proves_board(&["BD-VIS-04"]);
    // From 2,4 one sees 6,1, from 2,3 no more: see `interrupt`.
    let rows = [
        "....#.......",
        "....#.2.....",
        "....#.......",
        "............",
        "..1.........",
    ];
    let mut fight = drawn(&rows).open();
    assert!(view(&fight, OURS).sees(FighterId(2)));
    fight.plan(2, "fight").plan(1, "move-defend");
    fight.choose(1, go("walk", &[(2, 3)]));
    let ours = view(&fight, OURS);
    assert!(!ours.sees(FighterId(2)));
    let ghost = ours.last_seen(FighterId(2)).unwrap();
    assert_eq!(
        (ghost.body.at, ghost.round, ghost.now),
        (Cell::new(6, 1), 1, false)
    );
    assert_eq!(ours.memory(Cell::new(6, 1)), Memory::Once(1));
    assert_eq!(ours.memory(Cell::new(5, 0)), Memory::Never);
}

#[test]
fn a_body_that_is_gone_from_where_one_looks_is_forgotten() {
    proves_board(&["BD-LVL-10", "BD-VIS-03"]);
    let fight = ambush(&["1.2"]).open();
    assert_eq!(view(&fight, OURS).last_seen(FighterId(2)), None);
    assert_eq!(view(&fight, OURS).memory(Cell::new(2, 0)), Memory::Now);
    assert!(
        view(&fight, THEIRS).sees(FighterId(1)),
        "whoever hides sees all the same"
    );
}
