//! Sides swapped: what belongs to a side only because a file names one of them first changes hands, and nothing else does.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;
use klingentanz::battle::{
    BattleDice, Clock, FighterId, Goal, ModuleWish, Muster, Occasion, Posture, RawRon, Recruit,
    Reinforcement, RuleSystem, Seat, Setting, Side, SideId, Sides, Stance, TableSet, settle,
};
use klingentanz::board::{Board, Cell, Facing, Mark};
use klingentanz::rules;
use serde_json::Value;

use crate::common;
use crate::program::done;

/// Squares of the corridor, one abreast.
const LENGTH: i16 = 9;

fn recruit(id: u16, side: u8, person: &str, x: i16) -> Recruit {
    Recruit {
        id: FighterId(id),
        side: SideId(side),
        person: RawRon {
            text: format!("Id(\"{person}\")"),
            line: 1,
        },
        at: Cell::new(x, 0),
        facing: if x < LENGTH / 2 { Facing::E } else { Facing::W },
        posture: Posture::Standing,
        awake: true,
        character: None,
        start: None,
    }
}

fn side(name: &str, seat: Seat) -> Side {
    Side {
        name: name.into(),
        seat,
    }
}

fn muster(app: &App, system: &dyn RuleSystem, fighters: Vec<Recruit>, setting: Setting) -> Muster {
    let wish = ModuleWish {
        preset: Some("Basic".to_owned()),
        ..ModuleWish::default()
    };
    let sides = vec![side("west", Seat::Opponent), side("east", Seat::Greedy)];
    Muster {
        file: PathBuf::from("corridor"),
        board: Arc::new(Board::new(LENGTH as u16, 1).unwrap()),
        setting: Arc::new(setting),
        sides: Sides::new(sides, |_, _| Stance::Hostile),
        fighters,
        modules: system.modules(app.world(), &wish).unwrap(),
        tables: TableSet::default(),
        dice: BattleDice::seeded(0),
        start: None,
        last_round: 200,
    }
}

/// Everything that happens in a fight of the opponent against itself, and its rounds.
fn fight(app: &mut App, system: &dyn RuleSystem, muster: &Muster, seed: u64) -> (Vec<Value>, u16) {
    let mut muster = muster.clone();
    muster.dice = BattleDice::seeded(seed);
    muster.sides.seat(SideId(0), Seat::Opponent);
    muster.sides.seat(SideId(1), Seat::Opponent);
    let battle = system.muster(app.world_mut(), &muster).unwrap();
    settle(app.world_mut(), battle);
    let log = common::log(app, battle);
    let happenings = log.iter().map(|event| &event.happening);
    let told = happenings.map(|happening| serde_json::to_value(happening).unwrap());
    let told = told.collect();
    let clock = *app.world().get::<Clock>(battle).unwrap();
    assert!(clock.over, "the fight has an end");
    (told, clock.round)
}

/// The same as seen in a mirror that turns east to west.
fn mirrored(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            let turn = |(name, value): (String, Value)| match (name.as_str(), &value) {
                ("x", Value::Number(x)) => {
                    let x = i64::from(LENGTH - 1) - x.as_i64().unwrap();
                    (name, Value::from(x))
                }
                _ => (name, mirrored(value)),
            };
            Value::Object(fields.into_iter().map(turn).collect())
        }
        Value::Array(values) => Value::Array(values.into_iter().map(mirrored).collect()),
        Value::String(word) => Value::String(match word.as_str() {
            "E" => "W".to_owned(),
            "W" => "E".to_owned(),
            "NE" => "NW".to_owned(),
            "NW" => "NE".to_owned(),
            "SE" => "SW".to_owned(),
            "SW" => "SE".to_owned(),
            _ => word,
        }),
        other => other,
    }
}

/// Two of each side, who stand as in a mirror: 1 3 . . . . . 4 2, or with another order of the numbers.
fn symmetric(app: &App, system: &dyn RuleSystem, [one, other]: [&str; 2]) -> Muster {
    let fighters = vec![
        recruit(1, 0, one, 1),
        recruit(2, 0, other, 0),
        recruit(3, 1, one, LENGTH - 2),
        recruit(4, 1, other, LENGTH - 1),
    ];
    muster(app, system, fighters, Setting::default())
}

/// The first rule system, for what no rules have to do with.
fn first(app: &App) -> Muster {
    symmetric(app, rules::SYSTEMS[0], ["HER-01", "HER-02"])
}

#[test]
fn on_a_symmetric_map_the_swapped_fight_is_the_same_fight_mirrored() {
    // Nobody shoots: whoever turns to what comes from right behind does so clockwise, in a mirror too (BRD-03).
    for (system, persons) in [
        ("dsa41", ["HER-01", "HER-07"]),
        ("pool", ["PL-HER-01", "PL-HER-04"]),
    ] {
        mirror(rules::system(system).unwrap(), persons);
    }
}

fn mirror(system: &dyn RuleSystem, persons: [&str; 2]) {
    let mut app = common::app();
    let as_listed = symmetric(&app, system, persons);
    let swapped = as_listed.swapped();
    let of = |id: u16, muster: &Muster| {
        let found = muster.fighters.iter().find(|it| it.id.0 == id).unwrap();
        (found.side.0, found.at.x)
    };
    assert_eq!(of(1, &as_listed), (0, 1));
    assert_eq!(
        of(1, &swapped),
        (0, LENGTH - 2),
        "the first of the east comes first"
    );
    for seed in 0..12 {
        let (first, rounds) = fight(&mut app, system, &as_listed, seed);
        let (second, again) = fight(&mut app, system, &swapped, seed);
        assert_eq!(rounds, again, "seed {seed}");
        assert_eq!(first.len(), second.len(), "seed {seed}");
        for (one, other) in first.into_iter().zip(second) {
            assert_eq!(mirrored(one), other, "seed {seed}");
        }
    }
}

#[test]
fn whoever_is_the_stronger_stays_so_when_the_sides_are_swapped() {
    let mut app = common::app();
    // A bias that is built in by hand: a man with half his life in the west against an ogre in the east.
    let mut fighters = vec![recruit(1, 0, "HER-01", 1), recruit(2, 1, "OPP-08", LENGTH - 3)];
    fighters[0].start = Some(RawRon {
        text: "(life: 16)".to_owned(),
        line: 1,
    });
    let as_listed = muster(&app, rules::SYSTEMS[0], fighters, Setting::default());
    let swapped = as_listed.swapped();
    let east = |muster: &Muster| {
        let found = muster.fighters.iter().find(|it| it.at.x > LENGTH / 2);
        u64::from(found.unwrap().side.0)
    };
    let mut wins = [0; 2];
    for seed in 0..40 {
        for (place, muster) in [&as_listed, &swapped].into_iter().enumerate() {
            let (told, _) = fight(&mut app, rules::SYSTEMS[0], muster, seed);
            let is_won = told.iter().any(|happening| {
                happening["event"] == "fight_ended"
                    && happening["winners"] == serde_json::json!([east(muster)])
            });
            wins[place] += u32::from(is_won);
        }
    }
    assert!(
        wins.iter().all(|wins| *wins >= 30),
        "of 40 the ogre wins {wins:?}"
    );
}

#[test]
fn whatever_a_setting_says_of_somebody_goes_with_him() {
    let app = common::app();
    let later = recruit(5, 1, "OPP-05", 0);
    let setting = Setting {
        goals: vec![
            (
                SideId(0),
                Goal::All(vec![Goal::Survive(6), Goal::Protect(FighterId(2))]),
            ),
            (
                SideId(1),
                Goal::Any(vec![Goal::Defeat(SideId(0)), Goal::Take("GEM".to_owned())]),
            ),
        ],
        carried: vec![
            (FighterId(1), "torch".to_owned()),
            (FighterId(3), "lantern".to_owned()),
        ],
        hidden: vec![FighterId(2), FighterId(4)],
        unturned: vec![FighterId(2), FighterId(3)],
        zones: vec![(SideId(0), Mark::area(Cell::new(0, 0), 2, 1))],
        surprised: vec![SideId(0)],
        camped: vec![SideId(1)],
        reinforcements: vec![Reinforcement {
            when: Occasion::Down(FighterId(1)),
            area: Mark::area(Cell::new(0, 0), 1, 1),
            facing: Facing::E,
            fighters: vec![later],
        }],
        ..Setting::default()
    };
    let as_listed = Muster {
        setting: Arc::new(setting),
        ..first(&app)
    };
    let swapped = as_listed.swapped();
    // 1 2 | 3 4 become 3 4 | 1 2: who was 1 is 3 now, who was 2 is 4. The only one who comes later keeps his number.
    let goals = vec![
        (
            SideId(0),
            Goal::Any(vec![Goal::Defeat(SideId(1)), Goal::Take("GEM".to_owned())]),
        ),
        (
            SideId(1),
            Goal::All(vec![Goal::Survive(6), Goal::Protect(FighterId(4))]),
        ),
    ];
    assert_eq!(swapped.setting.goals, goals);
    assert_eq!(
        swapped.setting.carried,
        [
            (FighterId(1), "lantern".to_owned()),
            (FighterId(3), "torch".to_owned())
        ]
    );
    assert_eq!(swapped.setting.hidden, [FighterId(2), FighterId(4)]);
    assert_eq!(swapped.setting.unturned, [FighterId(1), FighterId(4)]);
    let zone = Mark::area(Cell::new(0, 0), 2, 1);
    assert_eq!(swapped.setting.zones, [(SideId(1), zone)]);
    assert_eq!(swapped.setting.surprised, [SideId(1)]);
    assert_eq!(swapped.setting.camped, [SideId(0)]);
    let group = &swapped.setting.reinforcements[0];
    assert_eq!(group.when, Occasion::Down(FighterId(3)));
    assert_eq!(
        (group.fighters[0].id, group.fighters[0].side),
        (FighterId(5), SideId(0))
    );
    // The first seat plays the east now.
    let seats = |muster: &Muster| -> Vec<(String, Seat)> {
        let sides = muster.sides.iter();
        sides
            .map(|(_, side)| (side.name.as_str().to_owned(), side.seat.clone()))
            .collect()
    };
    assert_eq!(
        seats(&swapped),
        [
            ("east".to_owned(), Seat::Opponent),
            ("west".to_owned(), Seat::Greedy)
        ]
    );
    let twice = swapped.swapped();
    assert_eq!(twice.fighters, as_listed.fighters);
    assert_eq!(twice.setting, as_listed.setting);
    assert_eq!(twice.sides, as_listed.sides);
}

/// What `simulate` counts.
fn counted(more: &[&str]) -> Value {
    let words = ["simulate", "01-courtyard", "--json"];
    serde_json::from_str(&done(&[&words, more].concat())).unwrap()
}

fn wins(result: &Value, list: &str) -> [u64; 2] {
    [0, 1].map(|place| result[list][place]["wins"].as_u64().unwrap())
}

#[test]
fn every_second_fight_is_swapped_and_counted_for_the_side_and_for_the_policy() {
    // One fight is as the level lists it, with or without the switch.
    for seed in ["20", "21", "22"] {
        let words = ["--battles", "1", "--seed", seed];
        let plain = counted(&words);
        let swapped = counted(&[&words[..], &["--swap"]].concat());
        assert_eq!(plain["sides"], swapped["sides"], "seed {seed}");
        assert_eq!(wins(&plain, "places"), wins(&plain, "sides"));
        assert_eq!((&plain["swap"], &swapped["swap"]), (&false.into(), &true.into()));
    }
    // Two policies of which one is clearly the better: the better one wins, and the sides are as even as they are.
    let words = ["--battles", "400", "--swap", "--policy", "opponent:greedy"];
    let result = counted(&words);
    let (sides, places) = (wins(&result, "sides"), wins(&result, "places"));
    assert_eq!(
        sides.iter().sum::<u64>(),
        places.iter().sum::<u64>(),
        "each fight is won by one side and one policy"
    );
    assert_eq!(result["places"][0]["policy"], "opponent");
    assert_eq!(result["places"][1]["policy"], "greedy");
    assert!(places[0] > places[1] + 40, "{result}");
    let table = done(&[&["simulate", "01-courtyard"], &words[..]].concat());
    let line = format!("1. opponent  {}", places[0]);
    assert!(table.contains(&line), "{table}");
    assert!(table.contains("2. greedy"), "{table}");
}
