//! Every way to move and everything that can be done with what stands or lies about is offered where it is possible, and has a word
//! in each language: the window and the terminal show what is offered.

use std::fs;

use klingentanz::battle::{FighterId, Ground, Posture};
use klingentanz::board::{Cell, CellFacts, DoorState, Facing, Footing, Terrain, WaterGrade};
use klingentanz::replay::DiceSource;

use crate::common;
use crate::story::{Setup, able, act, field, man};

const QUIET: &str = "initiative: -5";

/// A hero in (1,1) who is asked for his first action of a round that he has declared so.
fn offered(plan: &str, change: impl FnOnce(Setup) -> Setup) -> Vec<&'static str> {
    let setup = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET);
    let mut fight = change(setup).open();
    fight.plan(2, "defend").plan(1, plan);
    fight.offered()
}

fn floor(ground_dm: i16) -> CellFacts {
    CellFacts {
        ground_dm,
        ..CellFacts::default()
    }
}

fn deep() -> CellFacts {
    let water = CellFacts {
        water_dm: 20,
        ..CellFacts::default()
    };
    assert_eq!(water.water_grade(), WaterGrade::Swimming);
    water
}

/// Whether every language has a word for an offer.
fn has_words(word: &str) -> bool {
    ["en", "de", "fr"].into_iter().all(|language| {
        let file = common::root()
            .join("assets/text")
            .join(language)
            .join("dsa41.ftl");
        let text = fs::read_to_string(file).unwrap();
        let is_named = |line: &str| {
            ["gait", "offer"]
                .into_iter()
                .any(|kind| line.starts_with(&format!("dsa41-{kind}-{word} = ")))
        };
        text.lines().any(is_named)
    })
}

#[track_caller]
fn offers(found: &[&str], words: &[&str]) {
    for word in words {
        assert!(found.contains(word), "{word} is missing in {found:?}");
        assert!(has_words(word), "{word} has no word");
    }
}

#[test]
fn every_gait_is_offered_where_it_is_possible() {
    offers(&offered("move-defend", |setup| setup), &["walk"]);
    offers(&offered("move-move", |setup| setup), &["run"]);
    offers(&offered("sprint", |setup| setup), &["sprint"]);
    // BRD-12: who lies crawls, who is in water over his head swims.
    let prone = |_: Setup| {
        field()
            .hero(man(), (1, 1), "initiative: 12")
            .posture(Posture::Lying)
            .foe(man(), (9, 9), QUIET)
    };
    let crawling = offered("move-defend", prone);
    offers(&crawling, &["crawl"]);
    assert!(!crawling.contains(&"walk"), "{crawling:?}");
    let swimming = offered("move-defend", |setup| setup.everywhere(deep()));
    offers(&swimming, &["swim"]);
    assert!(!swimming.contains(&"walk"), "{swimming:?}");
    let wading = offered("move-defend", |setup| setup.ground((2, 1), deep()));
    offers(&wading, &["walk"]);
    // BRD-12: two metres up are climbed, two metres down climbed or jumped; a gap of a square is jumped after two squares of run.
    offers(
        &offered("move-defend", |setup| setup.ground((2, 1), floor(20))),
        &["climb"],
    );
    let above = offered("move-defend", |setup| setup.ground((1, 1), floor(20)));
    offers(&above, &["climb", "jump-down"]);
    let pit = CellFacts {
        terrain: Terrain::Pit,
        ..floor(-20)
    };
    offers(
        &offered("move-defend", |setup| setup.ground((4, 1), pit)),
        &["jump"],
    );
    // BRD-29: at the edge of the map he may leave.
    let edge = |_: Setup| {
        field()
            .hero(man(), (0, 1), "initiative: 12")
            .foe(man(), (9, 9), QUIET)
    };
    offers(&offered("move-defend", edge), &["leave"]);
}

#[test]
fn a_step_is_a_free_action_and_a_withdrawal_or_a_charge_a_matter_of_the_foe() {
    let beside = |at| {
        field()
            .with("optional:passierschlag")
            .with("optional:dk")
            .with("optional:manoeuvres")
            .with("expert:manoeuvres")
            .hero(able("SF-STURMANGRIFF"), (1, 1), "initiative: 12")
            .foe(man(), at, QUIET)
    };
    let mut fight = beside((2, 1)).open();
    fight.plan(2, "defend").plan_free(1, "move-defend");
    assert_eq!(fight.asked(), Some((1, "free")));
    offers(&fight.offered(), &["step", "drop"]);
    fight.pass(1);
    offers(&fight.offered(), &["walk", "withdraw"]);
    let mut fight = beside((2, 1)).open();
    fight.plan(2, "defend").plan(1, "fight");
    offers(&fight.offered(), &["lengthen"]);
    let mut fight = beside((7, 1)).open();
    fight.plan(2, "defend").plan(1, "fight");
    offers(&fight.offered(), &["charge"]);
}

#[test]
fn doors_tables_lights_and_what_lies_about_are_offered_for_what_they_are_good_for() {
    for state in [DoorState::Shut, DoorState::Open] {
        let door = |setup: Setup| setup.door((1, 1), Facing::E, state, "");
        offers(&offered("act-act", door), &["door"]);
    }
    let locked = |setup: Setup| setup.door((1, 1), Facing::E, DoorState::Locked, "Key");
    offers(&offered("act-act", locked), &["force"]);
    offers(
        &offered("act-act", |setup| setup.thing((2, 1), "table")),
        &["overturn"],
    );
    offers(
        &offered("act-act", |setup| setup.light((2, 1), "torch")),
        &["put-out"],
    );
    let weapon = |setup: Setup| setup.item((2, 1), "WPN-DAGGER");
    // A weapon is taken up with empty hands: his own he lets fall first.
    let mut fight = weapon(
        field()
            .hero(man(), (1, 1), "initiative: 12")
            .foe(man(), (9, 9), QUIET),
    )
    .open();
    fight.plan(2, "defend").plan_free(1, "act-act");
    fight.choose(1, act("drop"));
    while fight.asked() == Some((1, "free")) {
        fight.pass(1);
    }
    offers(&fight.offered(), &["pick-up"]);
}

#[test]
fn a_carried_light_is_put_down_and_put_out() {
    let setup = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET)
        .setting(|setting| setting.carried.push((FighterId(1), "torch".to_owned())));
    let mut fight = setup.open();
    fight.plan(2, "defend").plan_free(1, "act-act");
    offers(&fight.offered(), &["put-down"]);
    fight.pass(1);
    offers(&fight.offered(), &["put-out"]);
}

#[test]
fn ropes_hang_from_both_decks_of_the_ship() {
    // BD-CEL-09, BD-MOV-08: half-way between the stairs a rope hangs from the quarterdeck and one from the forecastle, 15 dm up.
    let mut app = common::app();
    let battle = common::open(&mut app, &common::opening("08-ship", DiceSource::Seed(1)));
    let view = app.world().get::<Ground>(battle).unwrap().view();
    for (rope, deck) in [((7, 6), (6, 6)), ((18, 6), (19, 6))] {
        let [rope, deck] = [rope, deck].map(|(x, y)| Cell::new(x, y));
        assert_eq!(view.cell(rope).unwrap().footing, Footing::Rope);
        assert_eq!(view.ground_dm(deck) - view.ground_dm(rope), 15);
    }
}
