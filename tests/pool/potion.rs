//! Things that are neither weapons nor bodies: potions that lie about, lights and spoils that are put down.

use klingentanz::battle::{Ground, Whereabouts};
use klingentanz::board::Cell;

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
