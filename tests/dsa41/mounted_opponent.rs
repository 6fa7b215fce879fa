//! What the opponent does in the saddle: it rides at its foes, charges where that pays, and does nothing that is not allowed.

use klingentanz::ai::best_of;
use klingentanz::battle::{Choice, Clock, FighterId};

use crate::common;
use crate::mounted::rider;
use crate::story::{Man, Story, field, man, of, open_field};

/// What the opponent would answer now.
fn wish(fight: &Story) -> Choice {
    best_of(fight.system.appraise(fight.app.world(), fight.battle)).unwrap()
}

/// Plays both sides by the opponent's judgement until somebody has won; every answer must be allowed.
fn to_the_end(mut fight: Story) -> Vec<String> {
    for _ in 0..3000 {
        if fight.app.world().get::<Clock>(fight.battle).unwrap().over {
            return fight.lines();
        }
        let asked = common::question(&fight.app, fight.battle).unwrap();
        let wish = wish(&fight);
        fight.choose(asked.fighter.0, wish);
    }
    panic!("nobody wins: {:#?}", fight.lines());
}

fn knight(abilities: &str) -> String {
    Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "SKL-REITEN", value: 15)"#,
        attributes: [14; 8],
        ..rider(abilities)
    }
    .ron()
}

#[test]
fn it_charges_from_afar() {
    // Twelve squares to go: AT 14 - 4 and 6 points more, and Reiten 15 - 9.
    let mut fight = open_field(40, 8)
        .with("expert:mounted")
        .hero(knight("fights"), (0, 4), "rides: 2, initiative: 14")
        .hero(of("OPP-18"), (0, 3), "initiative: 1")
        .foe(man(), (14, 3), "initiative: 10")
        .dice(&[])
        .open();
    fight.plan(3, "fight");
    assert_eq!(wish(&fight).term().unwrap().0, "fight");
    fight.plan(1, "fight");
    let wish = wish(&fight);
    assert_eq!(wish.term().unwrap().0, "mounted-charge", "{wish:?}");
}

#[test]
fn it_rides_nearer_to_whom_it_cannot_reach() {
    let mut fight = open_field(40, 8)
        .with("expert:mounted")
        .hero(knight("fights"), (0, 4), "rides: 2, initiative: 14")
        .hero(of("OPP-18"), (0, 3), "initiative: 1")
        .foe(man(), (9, 3), "initiative: 10")
        .dice(&[])
        .open();
    fight.plan(3, "fight").plan(1, "move-attack");
    let Choice::Move { path, .. } = wish(&fight) else {
        panic!("it does not ride");
    };
    // Beside him: the squares of the horse end at column 8 at the latest.
    assert!(path.last().is_some_and(|cell| cell.x >= 7), "{path:?}");
}

#[test]
fn riders_fight_to_the_end_by_its_judgement() {
    for seed in 1..=6 {
        for module in [
            "optional:dk",
            "optional:zones",
            "optional:passierschlag",
            "optional:facing",
        ] {
            let fight = field()
                .with("expert:mounted")
                .with(module)
                .hero(knight("war"), (0, 4), "rides: 2")
                .hero(of("OPP-18"), (0, 3), "")
                .hero(man(), (0, 9), "")
                .foe(knight("fights"), (9, 4), "rides: 5")
                .foe(of("OPP-18"), (9, 3), "training: Inexperienced")
                .foe(man(), (11, 9), "")
                .seed(seed)
                .open();
            let lines = to_the_end(fight);
            assert!(lines.last().unwrap().starts_with("end"), "{seed} {module}");
        }
    }
}

#[test]
fn a_rider_and_his_mount_stay_together() {
    use klingentanz::battle::{Body, Roster};
    let mut fight = field()
        .with("expert:mounted")
        .hero(knight("war"), (0, 4), "rides: 2")
        .hero(of("OPP-18"), (0, 3), "")
        .foe(man(), (9, 4), "")
        .seed(3)
        .open();
    let mut rode = 0;
    for _ in 0..60 {
        if fight.app.world().get::<Clock>(fight.battle).unwrap().over {
            break;
        }
        let asked = common::question(&fight.app, fight.battle).unwrap();
        let wish = wish(&fight);
        fight.choose(asked.fighter.0, wish);
        let world = fight.app.world();
        let roster = world.get::<Roster>(fight.battle).unwrap();
        let body = |id| *world.get::<Body>(roster.entity(FighterId(id)).unwrap()).unwrap();
        let (own, mount) = (body(1), body(2));
        if own.mount.is_some() {
            rode += 1;
            assert_eq!(
                (own.at, own.size, own.facing, own.altitude_dm),
                (mount.at, 2, mount.facing, 15)
            );
        }
    }
    assert!(rode > 5);
}

#[test]
fn it_mounts_again_where_no_foe_presses_it() {
    // The horse without a rider stands beside him, the foe far away, or next to him.
    let thrown = |foe: (i16, i16)| {
        let mut fight = open_field(40, 8)
            .with("expert:mounted")
            .hero(knight("fights"), (0, 4), "initiative: 14")
            .hero(of("OPP-18"), (1, 4), "initiative: 1")
            .foe(man(), foe, "initiative: 10")
            .open();
        fight
            .plan(2, "fight")
            .plan(3, "fight")
            .plan(1, "act-defend")
            .skip();
        assert_eq!(fight.asked(), Some((1, "regular")));
        wish(&fight).term().map(|term| term.0)
    };
    assert_eq!(thrown((14, 4)), Some("mount"));
    assert_ne!(thrown((0, 3)), Some("mount"));
}
