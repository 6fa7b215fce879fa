//! Riders who come later: they enter in the saddle, with the check at their start.

use klingentanz::battle::{
    Body, FighterId, Occasion, Posture, RawRon, Recruit, Reinforcement, Roster, SideId,
};
use klingentanz::board::{Cell, Facing, Mark};

use crate::mounted::rider;
use crate::proof::proves;
use crate::shot_value::QUIET;
use crate::story::{Story, field, man, of};

/// A rider and his horse, 3 and 4 of side 2 in this order or the other, who come in round 2 on (5,5) and look west; a friend stands
/// somewhere.
fn later(is_horse_first: bool, friend: (i16, i16), faces: &[u8]) -> Story {
    let recruit = |id: u16, person: String, start: &str| {
        let raw = |text: String| RawRon { text, line: 1 };
        Recruit {
            id: FighterId(id),
            side: SideId(1),
            person: raw(person),
            at: Cell::new(5, 5),
            facing: Facing::N,
            posture: Posture::Standing,
            awake: true,
            character: None,
            start: Some(raw(start.to_owned())),
        }
    };
    let mut fighters = vec![
        recruit(3, rider("").ron(), "(rides: 4)"),
        recruit(4, of("OPP-18"), "(initiative: 1)"),
    ];
    if is_horse_first {
        fighters.reverse();
    }
    field()
        .with("expert:mounted")
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), friend, QUIET)
        .dice(faces)
        .setting(|setting| {
            setting.reinforcements.push(Reinforcement {
                when: Occasion::Round(2),
                area: Mark::point(Cell::new(5, 5)),
                facing: Facing::W,
                fighters,
            });
        })
        .open()
}

fn body(fight: &Story, id: u16) -> Body {
    let roster = fight.app.world().get::<Roster>(fight.battle).unwrap();
    let entity = roster.entity(FighterId(id)).unwrap();
    *fight.app.world().get::<Body>(entity).unwrap()
}

#[test]
fn riders_who_come_later_enter_in_the_saddle() {
    let _proof = proves(&["MNT-01"]);
    // Whoever stands on the mark is in the way of both: the next place for the horse, row by row, begins on (6,4).
    for (is_horse_first, friend, (x, y)) in [
        (false, (10, 1), (5, 5)),
        (true, (10, 1), (5, 5)),
        (false, (5, 5), (6, 4)),
        (true, (5, 5), (6, 4)),
    ] {
        // CH, GE, KK 12; TaW 9: 14, 12, 13 take 2 + 1, 6 are left: INI + 3. INI basis 10 + die 4 + 3 = 17.
        let mut fight = later(is_horse_first, friend, &[14, 12, 13, 4]);
        fight.plan(2, "defend").plan(1, "fight").skip();
        while fight.asked().is_some_and(|(_, kind)| kind != "announce") {
            let (who, _) = fight.asked().unwrap();
            fight.pass(who);
        }
        let lines = fight.lines();
        let has = |wanted: &str| lines.iter().filter(|line| line.starts_with(wanted)).count();
        for id in [3, 4] {
            assert_eq!(has(&format!("{id} to {x},{y} W 0 BD-LVL-12")), 1, "{lines:#?}");
            assert_eq!(has(&format!("{id} arrive")), 1, "{lines:#?}");
        }
        assert_eq!(has("3 riding passed 6"), 1, "{lines:#?}");
        assert_eq!(has("3 INI [4] 17"), 1, "{lines:#?}");
        assert_eq!(
            (has("3 to"), has("4 to")),
            (1, 1),
            "nobody moves besides: {lines:#?}"
        );
        assert_eq!(
            (fight.states(3), fight.states(4)),
            (vec!["rides"], vec!["ridden"])
        );
        let (own, horse) = (body(&fight, 3), body(&fight, 4));
        assert_eq!((own.at, own.facing), (Cell::new(x, y), Facing::W));
        assert_eq!((horse.at, horse.facing), (own.at, own.facing));
        assert_eq!(own.mount, Some(FighterId(4)));
        // The horse declares nothing of its own (OPP-18).
        fight.plan(2, "defend").plan(1, "fight");
        assert_eq!(fight.asked(), Some((3, "announce")));
    }
}
