//! Lights that are carried, put down, put out and lit again.

use klingentanz::battle::{FighterId, Ground, Whereabouts};
use klingentanz::board::{Cell, CellFacts};

use crate::board_proof::proves_board;
use crate::proof::proves;
use crate::story::{Setup, Story, act_on, act_with, field, go, hewer, man};

const QUIET: &str = "initiative: -5";

/// A hero in (1,1) with this light.
fn bearer(person: String, kind: &str) -> Setup {
    let kind = kind.to_owned();
    field()
        .hero(person, (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET)
        .setting(|setting| setting.carried.push((FighterId(1), kind)))
}

/// Where one of the things of the fight is, and whether it burns.
pub fn lit(fight: &Story, name: usize) -> (Whereabouts, bool) {
    let ground = fight.app.world().get::<Ground>(fight.battle).unwrap();
    let (_, movable) = ground.movables.iter().nth(name).unwrap();
    (movable.at, movable.is_lit())
}

#[test]
fn a_torch_is_put_down_in_a_free_action_and_put_out_in_a_regular_one() {
    proves_board(&["BD-DYN-04"]);
    let _proof = proves(&["ACT-05", "BRD-19", "ACT-22"]);
    // ACT-05: it burns on in the own square. BRD-19, ACT-22: from beside it goes out.
    let mut fight = bearer(man(), "torch").open();
    assert_eq!(lit(&fight, 0), (Whereabouts::Held(FighterId(1)), true));
    fight.plan(2, "defend").plan_free(1, "act-act").skip();
    fight.choose(1, act_with("put-down", 0));
    assert_eq!(lit(&fight, 0), (Whereabouts::Lies(Cell::new(1, 1)), true));
    assert_eq!(
        fight.forbidden(1, &act_with("put-out", 0)),
        "BRD-19",
        "it lies on a square"
    );
    assert!(fight.offered().contains(&"put-out"));
    fight.skip();
    fight.choose(1, act_on("put-out", 0, (1, 1)));
    assert_eq!(fight.lines()[0], "1 LampOut 1,1 BRD-19");
    while fight.asked() != Some((1, "regular")) {
        fight.pass(1);
    }
    assert_eq!(
        fight.forbidden(1, &act_on("kindle", 0, (1, 1))),
        "BRD-19",
        "nothing burns near by"
    );
}

#[test]
fn a_torch_is_lit_again_at_another_flame() {
    let _proof = proves(&["BRD-19", "ACT-22"]);
    // The torch on the wall beside him has the name 0, his own the name 1.
    let mut fight = bearer(man(), "torch").light((1, 2), "torch").open();
    fight.plan(2, "defend").plan(1, "act-act").skip();
    fight.choose(1, act_with("put-out", 1));
    assert_eq!(fight.lines()[0], "1 LampOut 1,1 BRD-19");
    fight.choose(1, act_with("kindle", 1));
    assert_eq!(fight.end()[0], "1 LampLit 1,1 BRD-19");
}

#[test]
fn a_light_that_falls_into_water_goes_out() {
    proves_board(&["BD-DYN-04"]);
    // BD-DYN-04: a decimetre is enough for what lies there; who stands in it holds his up.
    let wet = CellFacts {
        water_dm: 1,
        ..CellFacts::default()
    };
    let mut fight = bearer(man(), "lantern").ground((1, 1), wet).open();
    assert!(lit(&fight, 0).1);
    fight.plan(2, "defend").plan_free(1, "fight").skip();
    fight.choose(1, act_with("put-down", 0));
    assert_eq!(fight.lines()[..2], ["1 put-down", "LampOut 1,1 BD-DYN-04"]);
}

#[test]
fn who_cannot_stand_any_more_drops_his_light() {
    let _proof = proves(&["LEN-05", "LEN-03", "BRD-25"]);
    // LEN-05: 3 + 4 = 7 SP of 10 leave LE 3: incapacitated. The torch burns on in his square, where others find it.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 10, life: 10")
        .hero(man(), (1, 2), "initiative: 4, sheathed: true")
        .foe(man(), (2, 1), "initiative: 14")
        .setting(|setting| setting.carried.push((FighterId(1), "torch".to_owned())))
        .dice(&[5, 3, 12])
        .open();
    fight.plan(2, "act-act").plan(1, "fight").plan(3, "fight").skip();
    fight.strike(3, 1).take(1);
    let lines = fight.lines();
    for told in ["1 incapacitated LEN-03", "1 prone LEN-05", "1 light-falls"] {
        assert!(lines.contains(&told.to_owned()), "{told}: {lines:#?}");
    }
    assert_eq!(lit(&fight, 0), (Whereabouts::Lies(Cell::new(1, 1)), true));
    fight.choose(2, act_on("pick-up", 0, (1, 1)));
    while lit(&fight, 0).0 != Whereabouts::Held(FighterId(2)) {
        fight.pass(2);
    }
}

#[test]
fn a_light_takes_the_other_hand() {
    // BD-LVL-10, WPN-03: a sword of both hands leaves none for the torch, which lies where its bearer begins; and with a torch
    // in the hand nobody draws such a sword.
    let fight = bearer(hewer(), "torch").open();
    assert_eq!(lit(&fight, 0), (Whereabouts::Lies(Cell::new(1, 1)), true));
    let mut fight = field()
        .hero(hewer(), (1, 1), "initiative: 12, sheathed: true")
        .foe(man(), (9, 9), QUIET)
        .setting(|setting| setting.carried.push((FighterId(1), "torch".to_owned())))
        .open();
    fight.plan(2, "defend").plan(1, "act-act").skip();
    assert_eq!(fight.forbidden(1, &act_with("draw", 0)), "BRD-19");
}

#[test]
fn a_light_that_nobody_knows_is_refused() {
    let problems = bearer(man(), "glow-worm")
        .try_open()
        .err()
        .expect("no such light");
    let told = problems.to_string();
    assert!(told.contains("there is no light `glow-worm`"), "{told}");
    assert!(told.contains("fighter 1, carries_light"), "{told}");
}

#[test]
fn a_carried_light_goes_with_its_bearer() {
    proves_board(&["BD-DYN-04"]);
    // A torch is bright within 4 squares and dim within 8; the map is dark. Columns 0, 4 and 11 are 1, 3 and 10 squares away
    // from column 1, and 5, 1 and 6 from column 5.
    let dark = CellFacts {
        light: Some(4),
        ..CellFacts::default()
    };
    let mut fight = field()
        .everywhere(dark)
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET)
        .setting(|setting| setting.carried.push((FighterId(1), "torch".to_owned())))
        .open();
    let light = |fight: &Story| {
        let map = fight.system.light(fight.app.world(), fight.battle);
        [0, 4, 11].map(|x| map.at(Cell::new(x, 1)))
    };
    assert_eq!(light(&fight), [0, 0, 4]);
    fight.plan(2, "defend").plan(1, "move-defend").skip();
    fight.choose(1, go("walk", &[(2, 1), (3, 1), (4, 1), (5, 1)]));
    assert_eq!(lit(&fight, 0), (Whereabouts::Held(FighterId(1)), true));
    assert_eq!(light(&fight), [1, 0, 1]);
}

#[test]
fn a_weapon_of_both_hands_is_not_picked_up_beside_a_torch() {
    let _proof = proves(&["BRD-19", "ACT-17"]);
    // WPN-03: the great sword on the floor asks for both hands, the long sword beside it for one. The things of the level have the names 0
    // and 1.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12, sheathed: true")
        .foe(man(), (9, 9), QUIET)
        .item((1, 1), "WPN-GREATSWORD")
        .item((1, 1), "WPN-LONGSWORD")
        .setting(|setting| setting.carried.push((FighterId(1), "torch".to_owned())))
        .open();
    fight.plan(2, "defend").plan(1, "act-act").skip();
    assert_eq!(fight.forbidden(1, &act_on("pick-up", 0, (1, 1))), "BRD-19");
    fight.choose(1, act_on("pick-up", 1, (1, 1)));
    // The own one that he has dropped neither: he has laid the torch down, drawn it, dropped it, and taken the torch again.
    let mut own = field()
        .hero(hewer(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), QUIET)
        .setting(|setting| setting.carried.push((FighterId(1), "torch".to_owned())))
        .dice(&[12])
        .open();
    own.plan(2, "defend").plan_free(1, "act-act").skip();
    own.choose(1, crate::story::act("drop")).skip();
    own.choose(1, act_on("pick-up", 0, (1, 1)));
    for _ in 0..12 {
        match own.asked() {
            Some((1, "regular")) if lit(&own, 0).0 == Whereabouts::Held(FighterId(1)) => break,
            Some((2, "announce")) => own.plan(2, "defend"),
            Some((1, "announce")) => own.plan(1, "act-act"),
            Some((asked, _)) => own.pass(asked),
            None => break,
        };
    }
    assert_eq!(lit(&own, 0).0, Whereabouts::Held(FighterId(1)));
    assert_eq!(own.forbidden(1, &crate::story::act("pick-up")), "BRD-19");
}
