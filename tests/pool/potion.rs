//! Things that are neither weapons nor bodies: potions that lie about, lights and spoils that are put down.

use klingentanz::battle::{FighterId, Ground, Happening, Roster, Seat, Whereabouts};
use klingentanz::board::Cell;
use klingentanz::replay::{DiceSource, Opening};

use super::common;
use super::proof::proves;
use super::story::{act, act_with};
use super::tale::*;

#[test]
fn a_potion_that_lies_about_is_picked_up_and_drunk() {
    let _proof = proves(&["PL-HPT-04", "PL-ACT-05"]);
    let mut fight = ground()
        .item((1, 2), "healing-potion")
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6, hit_points: 10")
        .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
        .dice(&[3, 4])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    assert_eq!(fight.forbidden(1, &act("drink")), "PL-HPT-04");
    let lines = fight.choose(1, act_with("pick-up", 0)).lines();
    assert_eq!(lines, ["1 pick-up", "1 potions 0 -> 1 PL-HPT-04"]);
    assert_eq!(fight.value(1, "potions"), "1: 1 PL-HPT-04");
    // It is in his bag, and the sword in his hand; drinking is the second move action.
    assert_eq!(fight.value(1, "attack-dice"), "10: 5 PL-ATK-01 +5 PL-CHR-03");
    let lines = fight.act(1, "drink").end();
    assert!(
        lines.contains(&"1 life 10 -> 17 PL-HPT-04".to_owned()),
        "{lines:?}"
    );
    assert_eq!(fight.asked(), Some((2, "turn")));
    // Nothing is left of it.
    let ground: &Ground = fight.app.world().get(fight.battle).unwrap();
    let (_, potion) = ground.movables.iter().next().unwrap();
    assert_eq!(potion.at, Whereabouts::Gone);
}

#[test]
fn a_level_puts_potions_into_bags_and_on_the_floor() {
    // One in the bag of Aldric, who has ten points left, and two on the square beside him. Two dice are 3 and 4.
    let mut app = common::app();
    let opening = Opening {
        dice: DiceSource::Faces(vec![3, 4]),
        seats: vec![Seat::Script; 2],
        ..Opening::of_level(common::root().join("tests/potions"), 0)
    };
    let battle = common::open(&mut app, &opening);
    let system = common::system(&app, battle);
    let value = |app: &bevy::prelude::App, name: &str| {
        let aldric = app.world().get::<Roster>(battle).unwrap().entity(FighterId(1));
        let sheet = system.readout(app.world(), aldric.unwrap());
        let found = sheet.values.iter().find(|(word, ..)| word.0 == name);
        found.map(|(_, ledger, _)| ledger.value())
    };
    assert_eq!(value(&app, "potions"), Some(1));
    let fight = super::story::plan("fight");
    common::play(&mut app, battle, 1, fight.clone());
    common::play(&mut app, battle, 2, fight);
    common::play(&mut app, battle, 1, act_with("pick-up", 0));
    assert_eq!(value(&app, "potions"), Some(3));
    let told = common::play(&mut app, battle, 1, act("drink"));
    assert_eq!(value(&app, "potions"), Some(2));
    let is_healing = |it: &&Happening| matches!(it, Happening::Rolled { points, .. } if points.value() == 7);
    assert_eq!(told.iter().filter(is_healing).count(), 1);
}

#[test]
fn a_light_is_put_down_for_nothing_and_burns_on_where_it_lies() {
    let _proof = proves(&["PL-ACT-08"]);
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (9, 9), "initiative_die: 1")
        .setting(|setting| {
            setting
                .carried
                .push((klingentanz::battle::FighterId(1), "torch".to_owned()));
        })
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    assert!(fight.offered().contains(&"drop-thing"));
    let lines = fight.choose(1, act_with("drop-thing", 0)).lines();
    assert_eq!(lines, ["1 drop-thing"]);
    assert_eq!(
        (fight.actions(1, "moves"), fight.actions(1, "attacks")),
        ((2, 2), (1, 1))
    );
    let ground: &Ground = fight.app.world().get(fight.battle).unwrap();
    let (_, torch) = ground.movables.iter().next().unwrap();
    assert_eq!(
        (torch.at, torch.is_lit()),
        (Whereabouts::Lies(Cell::new(1, 1)), true)
    );
    // What he does not hold he cannot put down; the sword in his hand is a weapon, and is dropped as one.
    assert_eq!(fight.forbidden(1, &act_with("drop-thing", 0)), "PL-ACT-08");
}
