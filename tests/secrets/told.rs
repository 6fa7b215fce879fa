//! Public and secret forms of what happens.

use klingentanz::battle::{Happening, Log};

use super::board_proof::proves_board;
use super::story::{Story, field, go, man};
use super::{OURS, THEIRS, ambush, drawn};
use klingentanz::battle::{FighterId, SideId};

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
fn questions_are_read_by_the_own_side_only() {
    let mut fight = drawn(&["............", ".1.......2.."]).open();
    fight.plan(2, "fight").plan(1, "fight").pass(1);
    let asked = |side| {
        let told = read(&fight, Some(side));
        let of = told.iter().filter_map(|told| match told {
            Happening::Asked { question } => Some(question.fighter.0),
            _ => None,
        });
        of.collect::<Vec<_>>()
    };
    assert_eq!(asked(OURS), [1, 1], "to declare, and to strike in phase 14");
    assert_eq!(asked(THEIRS), [2, 2], "to declare, and to strike in phase 10");
}

#[test]
fn whoever_keeps_watch_does_not_tell_when_a_friend_in_hiding_acts() {
    // TIM-04: in phase 12, in which the one in hiding acts, his friend is asked first for a free action, and takes none.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (9, 1), "initiative: 10")
        .foe(man(), (9, 5), "initiative: 12")
        .setting(|setting| {
            setting.secrets = true;
            setting.hidden = vec![FighterId(3)];
        })
        .open();
    fight.plan_free(2, "fight").plan(3, "fight").plan(1, "fight");
    fight.pass(1).pass(3).act(2, "watch").pass(2).pass(2);
    fight.plan_free(2, "fight").plan(3, "fight").plan(1, "fight");
    assert_eq!(fight.asked(), Some((2, "free")), "in phase 14, before the blow");
    fight.pass(2).pass(1);
    assert_eq!(fight.asked(), Some((2, "free")), "in phase 12");
    fight.pass(2).pass(3);
    assert_eq!(phases(&fight, Some(THEIRS)), [14, 12, 11]);
    assert_eq!(phases(&fight, Some(OURS)), [14]);
}

/// The phases of the second round of which a reader has been told.
fn phases(fight: &Story, reader: Option<SideId>) -> Vec<i16> {
    let log: &Log = fight.app.world().get(fight.battle).unwrap();
    let told = log.news(0..log.entries().len(), reader);
    let reached = told.filter(|(_, event)| event.round == 2 && event.happening == Happening::PhaseReached);
    reached.filter_map(|(_, event)| event.phase).collect()
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
