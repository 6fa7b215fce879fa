//! Hidden information between sides, on small maps: what each side sees, remembers and reads, worked out by hand. On the maps
//! `#` is solid, `.` open floor, `1` and `2` stand for the fighter of the first and of the second side.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

#[path = "../board/drawing/proof.rs"]
mod board_proof;
#[path = "../common/cited.rs"]
mod cited;
#[path = "../common/mod.rs"]
mod common;
#[path = "../common/proof.rs"]
mod proof;
#[path = "../common/story/mod.rs"]
mod story;

mod eyes;
mod faced;
mod fork;
mod hot_seat;
mod indistinguishable;
mod interrupt;
mod leak;
mod memory;
mod page;
mod pool;
mod reasons;
mod told;
mod twins;
mod undo;
mod unseen_named;

use klingentanz::battle::{FighterId, Secrets, SideId, SideView};
use story::{Setup, Story, field, man};

/// The first and the second side.
const OURS: SideId = SideId(0);
const THEIRS: SideId = SideId(1);

/// A field with the walls and the two fighters of a drawing in its north-west corner; sides have secrets. The first side's
/// fighter acts in phase 14, the other in phase 10.
fn drawn(rows: &[&str]) -> Setup {
    let mut setup = field();
    let mut places = [(0, 0); 2];
    for (y, row) in rows.iter().enumerate() {
        for (x, sign) in row.chars().enumerate() {
            let cell = (x as i16, y as i16);
            match sign {
                '#' => setup = setup.thing(cell, "solid"),
                '1' => places[0] = cell,
                '2' => places[1] = cell,
                '.' => {}
                other => panic!("{other:?} means nothing"),
            }
        }
    }
    setup
        .hero(man(), places[0], "initiative: 14")
        .foe(man(), places[1], "initiative: 10")
        .setting(|setting| setting.secrets = true)
}

/// The same with a foe who hides.
fn ambush(rows: &[&str]) -> Setup {
    drawn(rows).setting(|setting| setting.hidden = vec![FighterId(2)])
}

fn secrets(fight: &Story) -> &Secrets {
    fight.app.world().get(fight.battle).unwrap()
}

fn view(fight: &Story, side: SideId) -> &SideView {
    secrets(fight).view(side).unwrap()
}
