//! A foe whom nobody has seen stands in no list, and no line has a hole where his name was.

use klingentanz::battle::{FighterId, Seat, SideId, Witness};
use klingentanz::cli::{Manner, Teller};
use klingentanz::replay::{DiceSource, Opening};
use klingentanz::words::Cast;

use super::board_proof::proves_board;
use super::page::voice;
use super::story::{Story, blow, field, go, man};
use super::{OURS, THEIRS, ambush, common};

/// Whom a side reads that a fighter fights at close quarters.
fn engaged(fight: &Story, side: SideId, fighter: u16) -> Vec<u16> {
    let witness = Witness::new(fight.app.world(), fight.battle, Some(side));
    let readout = witness.readout(FighterId(fighter)).unwrap();
    readout.engaged.iter().map(|(foe, _)| foe.0).collect()
}

#[test]
fn nobody_is_engaged_with_a_foe_of_whom_he_does_not_know() {
    proves_board(&["BD-VIS-05"]);
    // BRD-06 makes a pair of two where one of them ends his way within reach of the other; here one does not know of it.
    let mut fight = ambush(&["1..2....."]).with("optional:dk").open();
    fight.plan(2, "fight").plan(1, "move-defend").skip();
    fight.choose(1, go("walk", &[(1, 0), (2, 0)]));
    let lines = fight.end();
    assert!(!lines.iter().any(|line| line.contains("class-")), "{lines:#?}");
    assert!(engaged(&fight, OURS, 1).is_empty());
    assert!(engaged(&fight, THEIRS, 2).is_empty());
}

#[test]
fn whoever_strikes_from_hiding_is_engaged_and_known() {
    // Schleichen 15 fails, the blow of 3 hits, 20 parries nothing.
    let mut fight = ambush(&["....", ".12."])
        .with("optional:dk")
        .dice(&[15, 12, 12, 3])
        .open();
    fight.plan(2, "fight").plan(1, "fight").pass(1).skip();
    fight.choose(2, blow(1, 0));
    assert_eq!(engaged(&fight, OURS, 1), [2]);
}

#[test]
fn an_unseen_foe_of_ones_own_name_takes_nobodys_sign() {
    // Three men of one name: a friend of ours, a foe in sight and one who hides. Signs are given to those whom a side has seen.
    let fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (5, 1), "initiative: 10")
        .foe(man(), (7, 1), "initiative: 9")
        .setting(|setting| {
            setting.secrets = true;
            setting.hidden = vec![FighterId(2)];
        })
        .open();
    let cast = |side| Cast::of(fight.app.world(), fight.battle, side).unwrap();
    let marks = |side| {
        let cast = cast(side);
        let roles = cast.roles().map(|(id, role)| (id.0, role.mark.clone()));
        roles.collect::<Vec<_>>()
    };
    let mark = |id: u16, mark: &str| (id, mark.to_owned());
    let first = marks(Some(OURS))[0].1.clone();
    assert_eq!(marks(Some(OURS)), [mark(1, &first), mark(3, "1")]);
    assert_eq!(marks(Some(THEIRS)), [mark(1, &first), mark(2, "1"), mark(3, "2")]);
    assert!(
        cast(Some(OURS)).role(FighterId(1)).unwrap().shares_name,
        "with the one in sight"
    );
}

#[test]
fn no_line_that_a_side_reads_has_a_hole() {
    // "Mercenary and  are apart." was told of somebody who had stepped out of sight.
    let opening = Opening {
        seats: vec![Seat::Opponent; 2],
        ..common::opening("10-wood", DiceSource::Seed(0))
    };
    let mut app = common::app();
    let battle = common::open(&mut app, &opening);
    for side in [OURS, THEIRS] {
        let mut teller = Teller::of(app.world(), battle).unwrap();
        teller.read_by(Some(side));
        let mut told = Vec::new();
        teller
            .tell((app.world(), battle), voice(), Manner::Words, &mut told)
            .unwrap();
        let told = String::from_utf8(told).unwrap();
        assert!(told.lines().count() > 50, "{told}");
        for line in told.lines().map(str::trim) {
            assert!(!line.contains("  ") && !line.contains(" ."), "{line}");
        }
    }
}
