//! Public and secret forms of what happens.

use klingentanz::battle::{Happening, Log};

use super::board_proof::proves_board;
use super::story::{Story, go};
use super::{OURS, THEIRS, ambush, drawn};
use klingentanz::battle::SideId;

/// What a reader learns, as JSON without what every entry has.
fn read(fight: &Story, reader: Option<SideId>) -> Vec<Happening> {
    let log: &Log = fight.app.world().get(fight.battle).unwrap();
    let told = (0..log.entries().len()).filter_map(|place| log.told(place, reader));
    told.map(|event| event.happening.clone()).collect()
}

fn names(happenings: &[Happening], fighter: u16) -> bool {
    let told = serde_json::to_string(happenings).unwrap();
    [":", ",", "["].iter().any(|before| {
        ["}", ",", "]"]
            .iter()
            .any(|after| told.contains(&format!("fighter\"{before}{fighter}{after}")))
    })
}

#[test]
fn a_side_reads_nothing_of_whom_it_does_not_see() {
    proves_board(&["BD-VIS-05"]);
    let mut fight = ambush(&["............", ".1.......2.."]).open();
    fight.plan(2, "fight").plan(1, "fight");
    let (all, ours, theirs) = (
        read(&fight, None),
        read(&fight, Some(OURS)),
        read(&fight, Some(THEIRS)),
    );
    assert!(names(&all, 2) && names(&theirs, 2) && names(&ours, 1));
    assert!(!names(&ours, 2), "{ours:#?}");
    // What is not seen is the declaration of 2, the question to him and his choice, as often as he was asked.
    assert!(
        theirs
            .iter()
            .any(|told| matches!(told, Happening::Announced { fighter, .. } if fighter.0 == 2))
    );
    assert!(names(&theirs, 1), "whoever hides sees what the other does");
}

#[test]
fn choices_are_read_by_the_own_side_only() {
    let mut fight = drawn(&["............", ".1.......2.."]).open();
    fight.plan(2, "fight").plan(1, "fight");
    let chosen = |side| {
        let told = read(&fight, Some(side));
        let by = told.iter().filter_map(|told| match told {
            Happening::Chosen { fighter, .. } => Some(fighter.0),
            _ => None,
        });
        let by: std::collections::BTreeSet<u16> = by.collect();
        by.into_iter().collect::<Vec<_>>()
    };
    assert_eq!(chosen(OURS), [1]);
    assert_eq!(chosen(THEIRS), [2]);
}

#[test]
fn whoever_steps_out_of_sight_is_not_seen_to_arrive() {
    proves_board(&["BD-VIS-05", "BD-VIS-07"]);
    let rows = [
        "....#.......",
        "....#.2.....",
        "....#.......",
        "............",
        "..1.........",
    ];
    let mut fight = drawn(&rows).open();
    fight.plan(2, "move-defend").plan(1, "fight").pass(1);
    fight.choose(2, go("walk", &[(6, 0)]));
    let moves = |reader| {
        let told = read(&fight, reader);
        told.iter()
            .filter(|told| matches!(told, Happening::Moved { .. }))
            .count()
    };
    assert_eq!((moves(None), moves(Some(OURS)), moves(Some(THEIRS))), (1, 0, 1));
    let lost = read(&fight, Some(OURS));
    let is_lost = |told: &Happening| matches!(told, Happening::SightChanged { seen: false, fighter, .. } if fighter.0 == 2);
    assert!(lost.iter().any(is_lost), "{lost:#?}");
    let told = serde_json::to_string(&lost).unwrap();
    assert!(!told.contains(r#""x":6,"y":0"#), "{told}");
}
