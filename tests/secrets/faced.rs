//! What everybody can read of a fighter tells of nobody unseen: those alone have part in it who look each other in the eye.

use klingentanz::battle::FighterId;

use super::board_proof::proves_board;
use super::story::{Setup, field, go, man};

/// Two of ours in the west, two foes in the east, of whom the second hides, and a wall between the first and the second of each.
fn halls(wall: &str, is_secret: bool) -> Setup {
    field()
        .with("optional:outnumber")
        .walls(&["............", "............", wall])
        .hero(man(), (1, 1), "initiative: 14")
        .hero(man(), (1, 3), "initiative: 12")
        .foe(man(), (8, 1), "initiative: 10")
        .foe(man(), (8, 3), "initiative: 9")
        .setting(|setting| {
            setting.secrets = is_secret;
            setting.hidden = if is_secret { vec![FighterId(4)] } else { Vec::new() };
        })
}

/// What initiative gains by heads (`UEB-04`) when the fight begins.
fn gains(setup: Setup) -> Vec<String> {
    let mut lines = setup.open().lines();
    lines.retain(|line| line.ends_with("UEB-04"));
    lines
}

const OPEN: &str = "............";
const WALL: &str = "############";

#[test]
fn a_head_in_hiding_counts_for_nobody() {
    proves_board(&["BD-VIS-05"]);
    // Two against two; but where one of them hides, two against one.
    assert_eq!(gains(halls(OPEN, false)), [""; 0]);
    assert_eq!(
        gains(halls(OPEN, true)),
        ["1 ini 14 -> 15 UEB-04", "2 ini 12 -> 13 UEB-04"]
    );
}

#[test]
fn a_head_whom_only_one_in_hiding_sees_counts_for_nobody() {
    // Behind the wall the second of ours is seen by the one who hides there alone: one against one, as if nobody hid.
    assert_eq!(gains(halls(WALL, true)), [""; 0]);
}

#[test]
fn whoever_runs_into_a_hidden_foe_on_a_friends_square_goes_back_before_the_friend() {
    proves_board(&["BD-MOV-05"]);
    // BRD-12: past a friend costs twice as much. On 4,1 he meets the foe, and 3,1 is held.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .hero(man(), (3, 1), "initiative: 8")
        .foe(man(), (4, 1), "initiative: 10")
        .setting(|setting| {
            setting.secrets = true;
            setting.hidden = vec![FighterId(3)];
        })
        .open();
    fight
        .plan(2, "fight")
        .plan(3, "fight")
        .plan(1, "move-defend")
        .skip();
    fight.choose(1, go("walk", &[(2, 1), (3, 1), (4, 1), (5, 1)]));
    assert_eq!(
        fight.lines()[..5],
        [
            "1 to 2,1 E 2 ACT-10",
            "1 to 3,1 E 4 ACT-10",
            "1 forgoes walk BD-MOV-05",
            "side 0 sees 3 at 4,1",
            "1 to 2,1 E 0 BRD-13",
        ]
    );
}
