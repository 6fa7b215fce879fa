//! Lights that their bearers carry into water.

use klingentanz::battle::Ground;
use klingentanz::board::CellFacts;

use super::story::{Setup, Story};
use super::tale::*;

fn water(water_dm: u8) -> CellFacts {
    CellFacts {
        water_dm,
        ..CellFacts::default()
    }
}

/// Aldric on (1, 1) with a burning torch, and a goblin beside him; the hero's initiative is the higher one.
fn bearer(change: impl FnOnce(Setup) -> Setup) -> Story {
    let setup = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (1, 2), "initiative_die: 1")
        .setting(|setting| {
            setting
                .carried
                .push((klingentanz::battle::FighterId(1), "torch".to_owned()));
        });
    let mut fight = change(setup).open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight
}

fn burns(fight: &Story) -> bool {
    let ground = fight.app.world().get::<Ground>(fight.battle).unwrap();
    let (_, torch) = ground.movables.iter().next().unwrap();
    torch.is_lit()
}

#[test]
fn a_bearer_holds_his_light_up_until_he_has_to_swim() {
    // BD-DYN-04, PL-MOV-06: knee-deep for two points, then up to the chest and over the head for three each.
    let mut fight = bearer(|setup| {
        setup
            .ground((2, 1), water(5))
            .ground((3, 1), water(12))
            .ground((4, 1), water(20))
    });
    fight.choose(1, go("walk", &[(2, 1), (3, 1)]));
    assert!(burns(&fight));
    fight.skip();
    let lines = fight.choose(1, go("walk", &[(4, 1)])).lines();
    assert_eq!(lines[..2], ["1 to 4,1 E 6 PL-MOV-04", "LampOut 4,1 BD-DYN-04"]);
    assert!(!burns(&fight));
}

#[test]
fn a_bearer_who_falls_in_shallow_water_loses_his_flame() {
    // Seven successes less three against none; the same on dry ground leaves the flame alone.
    let knocked = [6, 6, 6, 6, 6, 6, 6, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1];
    for (depth, goes_out) in [(5, true), (0, false)] {
        let mut fight = bearer(|setup| setup.ground((1, 1), water(depth)).dice(&knocked));
        fight.pass(1).skip();
        let lines = fight.choose(2, hit("knock-over", 1, 0)).lines();
        assert!(lines.iter().any(|line| line.starts_with("1 prone ")), "{lines:?}");
        let told = lines.contains(&"LampOut 1,1 BD-DYN-04".to_owned());
        assert_eq!((told, burns(&fight)), (goes_out, !goes_out), "{lines:?}");
    }
}
