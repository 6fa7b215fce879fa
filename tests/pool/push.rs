//! Where a push ends: at the edge of the map, before somebody else, at a corner, in a pit, in the fire; and the ways into contact.

use klingentanz::battle::{Choice, FighterId};
use klingentanz::board::{CellFacts, Footing, Harm, Terrain};

use super::proof::proves;
use super::story::{Setup, Story, open_field};
use super::tale::*;

/// Aldric's ten dice with six successes, then seven of the goblin without any.
const WON: [u8; 17] = [4, 4, 4, 4, 4, 4, 1, 2, 3, 2, 1, 2, 3, 2, 3, 2, 3];

/// Aldric pushes the goblin, each from his place; the goblin has had his turn.
fn pushed(map: Setup, from: (i16, i16), goblin: (i16, i16), more: &[u8]) -> Story {
    let mut fight = map
        .hero(person(ALDRIC), from, "initiative_die: 1")
        .foe(person(GOBLIN), goblin, "initiative_die: 6")
        .dice(&[&WON[..], more].concat())
        .open();
    fight.plan(2, "fight").plan(1, "fight").pass(2).skip();
    fight.choose(1, hit("push", 2, 0));
    fight
}

/// The squares to which somebody is driven or goes in a push.
fn ways(lines: &[String]) -> Vec<&str> {
    let is_way = |line: &&String| line.ends_with("PL-BRD-14") || line.ends_with("PL-MAN-03");
    lines.iter().filter(is_way).map(String::as_str).collect()
}

const CORNERED: &str = "0: 4 PL-DEF-02 +2 PL-AMR-02 -8 PL-STA-07 +2 PL-STA-01";
const FREE: &str = "6: 4 PL-DEF-02 +2 PL-AMR-02";

#[test]
fn a_push_stops_before_the_edge_of_the_map_and_before_somebody_else() {
    let _proof = proves(&["PL-BRD-14", "PL-MAN-03", "PL-STA-07"]);
    // One square is left to the east of (10, 1).
    let mut fight = pushed(ground(), (9, 1), (10, 1), &[]);
    let lines = fight.end();
    assert_eq!(
        ways(&lines),
        ["2 to 11,1 W 0 PL-BRD-14", "1 to 10,1 E 0 PL-MAN-03"]
    );
    assert_eq!(fight.value(2, "defence-dice"), FREE);
    // None is left: eight points of Defence are gone until his own next turn.
    let mut fight = pushed(ground(), (10, 1), (11, 1), &[]);
    let lines = fight.end();
    assert!(ways(&lines).is_empty(), "{lines:?}");
    assert_eq!(fight.value(2, "defence-dice"), CORNERED);
    fight.plan(2, "fight").plan(1, "fight");
    assert!(fight.lines().contains(&"2 not cornered PL-STA-07".to_owned()));
    assert_eq!(fight.value(2, "defence-dice"), FREE);
    // A body fills its square as well as anybody who stands.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 1")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (4, 1), "initiative_die: 1, hit_points: 1")
        .dice(&WON)
        .open();
    fight.plan(2, "fight").plan(1, "fight").pass(2).skip();
    let lines = fight.choose(1, hit("push", 2, 0)).end();
    assert_eq!(ways(&lines), ["2 to 3,1 W 0 PL-BRD-14", "1 to 2,1 E 0 PL-MAN-03"]);
}

#[test]
fn nobody_is_pushed_round_a_corner() {
    let _proof = proves(&["PL-BRD-14", "PL-STA-07"]);
    // From (1, 1) to (2, 2) the way leads to the south-east; what stands east of the goblin cuts it off.
    let mut fight = pushed(ground().thing((3, 2), "solid"), (1, 1), (2, 2), &[]);
    assert!(ways(&fight.end()).is_empty());
    assert_eq!(fight.value(2, "defence-dice"), CORNERED);
    // The line ends where the corner is, not at its beginning.
    let mut fight = pushed(ground().thing((4, 5), "solid"), (1, 1), (2, 2), &[]);
    assert_eq!(
        ways(&fight.end()),
        [
            "2 to 3,3 W 0 PL-BRD-14",
            "2 to 4,4 W 0 PL-BRD-14",
            "1 to 2,2 SE 0 PL-MAN-03"
        ]
    );
}

#[test]
fn fire_on_the_way_burns_only_where_the_push_ends() {
    let _proof = proves(&["PL-BRD-14", "PL-GEN-10"]);
    let fire = CellFacts {
        harm: Some(Harm::Fire),
        ..CellFacts::default()
    };
    // Eight squares from (2, 1): past (4, 1), to (10, 1).
    let lines = pushed(ground().ground((4, 1), fire), (1, 1), (2, 1), &[]).end();
    assert!(!lines.iter().any(|line| line.contains("PL-GEN-10")), "{lines:?}");
    let lines = pushed(ground().ground((10, 1), fire), (1, 1), (2, 1), &[4]).end();
    assert!(
        lines.contains(&"2 life 12 -> 8 PL-GEN-10".to_owned()),
        "{lines:?}"
    );
}

#[test]
fn whoever_is_pushed_into_a_pit_falls_a_die_for_every_three_metres_begun() {
    let _proof = proves(&["PL-MOV-06", "PL-BRD-14"]);
    let pit = |depth: i16| {
        let facts = CellFacts {
            terrain: Terrain::Pit,
            ground_dm: -depth,
            ..CellFacts::default()
        };
        ground().ground((4, 1), facts)
    };
    // Three metres: one die. No Defence stops it, and he loses none besides.
    let mut fight = pushed(pit(30), (1, 1), (2, 1), &[5]);
    let lines = fight.end();
    let told = "2 struck [5] 5: 5 PL-MOV-06 -> 5: 5 PL-MOV-06";
    assert!(lines.contains(&told.to_owned()), "{lines:?}");
    assert!(
        lines.contains(&"2 life 12 -> 7 PL-MOV-06".to_owned()),
        "{lines:?}"
    );
    assert!(lines.contains(&"2 prone PL-MOV-06".to_owned()), "{lines:?}");
    assert_eq!(fight.states(2), ["prone"]);
    // A hand more: two dice.
    let lines = pushed(pit(31), (1, 1), (2, 1), &[5, 6]).end();
    assert!(
        lines.contains(&"2 life 12 -> 1 PL-MOV-06".to_owned()),
        "{lines:?}"
    );
}

/// Aldric and a goblin so many squares east of him on a long field, with nothing but these walls between.
fn apart(goblin: i16, change: impl FnOnce(Setup) -> Setup) -> Story {
    let setup = open_field(20, 6).by("pool");
    let mut fight = change(setup)
        .hero(person(ALDRIC), (0, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (goblin, 0), "initiative_die: 1")
        .dice(&WON)
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight
}

#[test]
fn the_way_into_contact_is_ten_metres_long_and_never_leads_away() {
    let _proof = proves(&["PL-MAN-03", "PL-MAN-07", "PL-MAN-09"]);
    // Ten squares lead to the one beside a goblin eleven squares away.
    for deed in ["push", "knock-over"] {
        let mut fight = apart(12, |setup| setup);
        assert_eq!(fight.forbidden(1, &hit(deed, 2, 0)), "PL-MAN-09");
        let mut fight = apart(11, |setup| setup);
        let lines = fight.choose(1, hit(deed, 2, 0)).end();
        assert!(
            lines[9].starts_with("1 to 10,0 ") && lines[9].ends_with(" 2 PL-MAN-09"),
            "{lines:?}"
        );
    }
    // Difficult squares cost two.
    let rubble = CellFacts {
        terrain: Terrain::Rubble,
        ..CellFacts::default()
    };
    let row = |setup: Setup| (0..6).fold(setup, |setup, y| setup.ground((3, y), rubble));
    let mut fight = apart(11, row);
    assert_eq!(fight.forbidden(1, &hit("push", 2, 0)), "PL-MAN-09");
    // Round a wall of two squares every step keeps the distance or lowers it; round one of five he would have to go away.
    let wall =
        |length: i16| move |setup: Setup| (0..length).fold(setup, |setup, y| setup.thing((2, y), "solid"));
    let mut fight = apart(4, wall(5));
    assert_eq!(fight.forbidden(1, &hit("push", 2, 0)), "PL-MAN-09");
    let mut fight = apart(4, wall(2));
    let lines = fight.choose(1, hit("push", 2, 0)).lines();
    assert!(lines.contains(&"1 push".to_owned()), "{lines:?}");
}

#[test]
fn whoever_is_held_fast_comes_no_nearer() {
    let _proof = proves(&["PL-STA-03", "PL-MAN-09"]);
    // The goblin (13) holds Aldric (7), who could walk up to the bandit.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 1")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 6")
        .foe(person(BANDIT), (1, 5), "initiative_die: 1")
        .dice(
            &[
                &[4; 7][..],
                &WON[10..],
                &[2, 3, 3],
                &[4, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 1, 1, 2, 2],
            ]
            .concat(),
        )
        .open();
    fight.plan(2, "fight").plan(1, "fight").plan(3, "fight");
    fight.choose(2, hit("block", 1, 0)).skip();
    assert_eq!(fight.states(1), ["immobilised"]);
    assert_eq!(fight.forbidden(1, &hit("push", 3, 0)), "PL-MAN-09");
    assert_eq!(fight.forbidden(1, &go("sprint", &[(1, 2)])), "PL-STA-03");
    // He may fight where he stands: one success against two.
    let lines = fight.choose(1, hit("strike", 2, 0)).end();
    assert!(lines[1].contains("success of 2"), "{lines:?}");
}

#[test]
fn a_weapon_is_drawn_on_the_way_of_a_push() {
    let _proof = proves(&["PL-MAN-09", "PL-MOV-02"]);
    // Maëlle has the bow in her hand. With the short sword: Weapon combat 3 + Agility 5, four against none.
    let apart = |x: i16| {
        let mut fight = ground()
            .hero(person(MAELLE), (1, 1), "initiative_die: 6")
            .foe(person(GOBLIN), (x, 1), "initiative_die: 1")
            .dice(&[&[4, 4, 4, 4, 1, 2, 3, 2][..], &WON[10..]].concat())
            .open();
        fight.plan(1, "fight").plan(2, "fight").skip();
        fight
    };
    let mut fight = apart(4);
    assert!(fight.offered().contains(&"knock-over"));
    let lines = fight.choose(1, hit("knock-over", 2, 1)).end();
    assert_eq!(lines[0], "1 draw");
    assert!(
        lines[2].starts_with("1 to 3,1 ") && lines[2].ends_with(" 2 PL-MAN-09"),
        "{lines:?}"
    );
    let test = lines
        .iter()
        .find(|line| line.starts_with("1 knock-over passed 1"))
        .unwrap();
    assert!(test.contains("8: 3 PL-ATK-01 +5 PL-CHR-03"), "{test}");
    assert_eq!(fight.value(1, "attack-dice"), "8: 3 PL-ATK-01 +5 PL-CHR-03");
    // Where there is no way there is no time for it, and no other manoeuvre has a way.
    let mut fight = apart(2);
    assert_eq!(fight.forbidden(1, &hit("knock-over", 2, 1)), "PL-MAN-01");
    assert_eq!(fight.forbidden(1, &hit("block", 2, 1)), "PL-MAN-01");
}

#[test]
fn one_can_be_distracted_in_sight_and_at_ten_metres() {
    let _proof = proves(&["PL-MAN-02", "PL-STA-05"]);
    let distract = hit("distract", 2, 0);
    let mut fight = apart(11, |setup| setup);
    assert_eq!(fight.forbidden(1, &distract), "PL-MAN-02");
    assert!(apart(10, |setup| setup).offered().contains(&"distract"));
    let walled = |setup: Setup| (0..6).fold(setup, |setup, y| setup.thing((5, y), "solid"));
    let mut fight = apart(10, walled);
    assert_eq!(fight.forbidden(1, &distract), "PL-MAN-02");
    // It is the one manoeuvre of those who lie on the ground, and blows cost them nothing.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .posture(klingentanz::battle::Posture::Lying)
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .dice(&[1, 2, 3, 2, 3, 2, 3, 1, 3, 3])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    assert!(fight.offered().contains(&"distract"));
    assert_eq!(fight.forbidden(1, &hit("stun", 2, 0)), "PL-STA-05");
    let lines = fight.choose(1, hit("strike", 2, 0)).end();
    assert!(
        lines[0].contains("(PL-ATK-01; 10: 5 PL-ATK-01 +5 PL-CHR-03; 0: 0 PL-DIC-01)"),
        "{lines:?}"
    );
}

#[test]
fn nobody_who_is_pushed_takes_hold_of_a_ladder() {
    let _proof = proves(&["PL-MOV-06"]);
    // A roof of four metres with a ladder at its edge: two dice, as anywhere else along the edge.
    let facts = |ground_dm: i16, footing: Footing| CellFacts {
        ground_dm,
        footing,
        ..CellFacts::default()
    };
    let roof = || ground().everywhere(facts(40, Footing::Firm));
    let ladder = roof().ground((3, 1), facts(0, Footing::Ladder));
    let eave = roof().ground((3, 1), facts(0, Footing::Firm));
    for map in [ladder, eave] {
        let lines = pushed(map, (1, 1), (2, 1), &[2, 3]).end();
        assert!(lines.contains(&"2 to 3,1 W 0 PL-MOV-06".to_owned()), "{lines:?}");
        assert!(
            lines.contains(&"2 life 12 -> 7 PL-MOV-06".to_owned()),
            "{lines:?}"
        );
        assert!(lines.contains(&"2 prone PL-MOV-06".to_owned()), "{lines:?}");
    }
}

/// A push or a knock by the way of a number.
fn by_way(manoeuvre: &str, number: i16) -> Choice {
    match hit(manoeuvre, 2, 0) {
        Choice::Attack {
            target,
            with,
            manoeuvre,
            ..
        } => Choice::Attack {
            target,
            with,
            manoeuvre,
            stakes: vec![number],
        },
        other => other,
    }
}

#[test]
fn who_comes_near_for_a_push_chooses_his_way_and_so_where_it_leads() {
    let _proof = proves(&["PL-DEC-04", "PL-MAN-09", "PL-BRD-14"]);
    let open = || {
        let mut fight = ground()
            .hero(person(ALDRIC), (1, 5), "initiative_die: 6")
            .foe(person(GOBLIN), (4, 5), "initiative_die: 1")
            .dice(&WON)
            .open();
        fight.plan(1, "fight").plan(2, "fight").skip();
        fight
    };
    let mut fight = open();
    // Two squares lead to (3, 5), (3, 4) and (3, 6), three to (4, 4) and (4, 6), four to the three squares behind the goblin.
    let offers = fight.system.offers(fight.app.world(), fight.battle);
    let stakes = |word: &str| {
        let found = offers.iter().find(|offer| offer.word.0 == word).unwrap();
        let stake = found.stakes[0];
        (stake.word.0, stake.least, stake.most)
    };
    assert_eq!(stakes("push-round"), ("way", 2, 8));
    assert_eq!(stakes("knock-round"), ("way", 2, 8));
    let end = |number: i16| {
        let way = fight
            .system
            .way(fight.app.world(), fight.battle, &by_way("push", number));
        let last = way.unwrap().steps.last().unwrap().cell;
        (last.x, last.y)
    };
    assert_eq!([2, 4, 6].map(end), [(3, 4), (4, 4), (5, 5)]);
    for number in [-1, 0, 1, 9] {
        assert_eq!(fight.forbidden(1, &by_way("push", number)), "PL-MAN-09");
    }
    // From the north he drives it eight squares to the south, as far as the map goes.
    let lines = fight.choose(1, by_way("push", 4)).end();
    assert_eq!(ways(&lines).last().unwrap(), &"1 to 4,5 S 0 PL-MAN-03");
    assert!(ways(&lines).contains(&"2 to 4,11 W 0 PL-BRD-14"), "{lines:?}");
    // Without a number it is the shortest way, which leads east.
    let lines = open().choose(1, hit("push", 2, 0)).end();
    assert_eq!(ways(&lines).last().unwrap(), &"1 to 4,5 E 0 PL-MAN-03");
    // An attack has no ways, nor has a manoeuvre in contact.
    let mut fight = open();
    fight.choose(1, go("walk", &[(2, 5)]));
    assert_eq!(fight.forbidden(1, &by_way("push", 2)), "PL-ACT-06");
    let mut fight = ground()
        .hero(person(ALDRIC), (3, 5), "initiative_die: 6")
        .foe(person(GOBLIN), (4, 5), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight");
    assert_eq!(fight.forbidden(1, &by_way("push", 2)), "PL-MAN-09");
    assert_eq!(fight.forbidden(1, &by_way("strike", 2)), "PL-ATK-02");
}

#[test]
fn a_push_does_not_bend_round_somebody_whom_nobody_sees() {
    // BD-VIS-06, BD-MOV-05: the second goblin hides in the corridor before the first. Aldric walks into it, and his turn is gone.
    let walls: Vec<(i16, i16)> = (0..12).flat_map(|x| [(x, 4), (x, 6)]).collect();
    let setup = walls
        .into_iter()
        .fold(ground(), |setup, at| setup.thing(at, "solid"));
    let mut fight = setup
        .hero(person(ALDRIC), (1, 5), "initiative_die: 6")
        .foe(person(GOBLIN), (5, 5), "initiative_die: 1")
        .foe(person(GOBLIN), (3, 5), "initiative_die: 1")
        .setting(|setting| {
            setting.secrets = true;
            setting.hidden = vec![FighterId(3)];
        })
        .open();
    fight.plan(1, "fight");
    while fight.asked().is_some_and(|(_, kind)| kind == "stance") {
        let (id, _) = fight.asked().unwrap();
        fight.plan(id, "fight");
    }
    fight.skip();
    let lines = fight.choose(1, hit("push", 2, 0)).end();
    assert_eq!(lines[0], "1 to 2,5 E 2 PL-MAN-09");
    assert!(
        !lines.iter().any(|line| line.contains("push passed")),
        "{lines:?}"
    );
    assert_ne!(fight.asked(), Some((1, "turn")));
}

#[test]
fn whoever_is_held_pushes_but_does_not_follow() {
    let _proof = proves(&["PL-STA-03", "PL-MAN-03", "PL-MAN-04"]);
    // The goblin blocks Aldric by seven successes less three against none; Aldric pushes it by six against none: Strength 5 + 3
    // squares to the east. He is immobilised and stays where he is (PL-STA-03).
    let held = [4, 4, 4, 4, 4, 4, 4, 1, 2, 3, 2, 3, 2, 3, 1, 3, 3];
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 1")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 6")
        .dice(&[held, WON].concat())
        .open();
    fight.plan(2, "fight").plan(1, "fight");
    fight.choose(2, hit("block", 1, 0)).skip();
    let lines = fight.choose(1, hit("push", 2, 0)).end();
    let steps = ways(&lines);
    assert_eq!(steps.len(), 8, "{lines:?}");
    assert_eq!(steps[7], "2 to 10,1 W 0 PL-BRD-14");
    assert!(
        lines.contains(&"1 forgoes walk PL-STA-03".to_owned()),
        "{lines:?}"
    );
}
