//! Positions built by hand: fighters on open ground or among walls, and what has been chosen so far.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;
use klingentanz::battle::{
    BattleDice, Change, Choice, Clock, FighterId, Hazard, ModuleWish, Muster, Posture, RawRon, Recruit, Seat,
    Setting, Side, SideId, Sides, Stance, TableSet, settle,
};
use klingentanz::board::{Board, Catalogue, Cell, CellFacts, Facing, Harm, Mark, Terrain, Thing, ThingId};
use klingentanz::{replay, rules};
use serde::Deserialize;

use super::switch::switched;

/// A position, and what the asked fighter should choose there.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position<W> {
    /// Why that is the right choice.
    pub why: String,
    /// The rules, where they are not the first.
    #[serde(default)]
    pub system: Option<String>,
    /// The preset of its rules, where it is not Basic.
    #[serde(default)]
    pub preset: Option<String>,
    /// Cells along each side of the map.
    pub size: u16,
    /// Cells that are walled up.
    #[serde(default)]
    pub walls: Vec<(i16, i16)>,
    /// Cells with a table.
    #[serde(default)]
    pub tables: Vec<(i16, i16)>,
    /// Cells that nobody can enter, over which one sees and shoots.
    #[serde(default)]
    pub moat: Vec<(i16, i16)>,
    /// Cells that burn.
    #[serde(default)]
    pub fires: Vec<(i16, i16)>,
    /// Cells under water, with its depth in decimetres.
    #[serde(default)]
    pub water: Vec<(i16, i16, u8)>,
    /// What changes the map: the north-west corner, width and height, the first round, and what changes in every round.
    #[serde(default)]
    pub hazards: Vec<((i16, i16), (u16, u16), u16, Change)>,
    /// The sides that are taken by surprise.
    #[serde(default)]
    pub surprised: Vec<u8>,
    /// The fighters; they are numbered from 1 and need no initiative roll when their start names one.
    pub fighters: Vec<Man>,
    /// The round in which all this is, where it is not the first.
    #[serde(default)]
    pub round: Option<u16>,
    /// The faces of the dice that fall before.
    #[serde(default)]
    pub faces: Vec<u8>,
    /// What was chosen before, in the order in which it was asked for.
    #[serde(default)]
    pub played: Vec<Choice>,
    /// What is right; any of these.
    pub wanted: Vec<W>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Man {
    /// An id, or what a level file says of somebody who is written out.
    pub person: String,
    pub side: u8,
    pub at: (i16, i16),
    #[serde(default)]
    pub posture: Posture,
    pub start: String,
}

/// Builds a position and plays what has been chosen in it.
pub fn set_up<W>(app: &mut App, position: &Position<W>) -> Entity {
    let named = position.system.as_deref();
    let system = named.map_or(rules::SYSTEMS[0], |id| rules::system(id).unwrap());
    let wish = ModuleWish {
        preset: Some(position.preset.clone().unwrap_or_else(|| "Basic".to_owned())),
        ..ModuleWish::default()
    };
    let wish = switched(system, wish);
    let recruit = |(number, man): (u16, &Man)| Recruit {
        id: FighterId(number),
        side: SideId(man.side),
        person: RawRon {
            text: if man.person.contains('(') {
                man.person.clone()
            } else {
                format!("Id(\"{}\")", man.person)
            },
            line: 1,
        },
        at: Cell::new(man.at.0, man.at.1),
        facing: Facing::N,
        posture: man.posture,
        awake: true,
        character: None,
        start: Some(RawRon {
            text: man.start.clone(),
            line: 1,
        }),
    };
    let side = || Side {
        name: "".into(),
        seat: Seat::Script,
    };
    let muster = Muster {
        file: PathBuf::from("position"),
        board: Arc::new(ground(position)),
        setting: Arc::new(Setting {
            hazards: position.hazards.iter().map(hazard).collect(),
            surprised: position.surprised.iter().copied().map(SideId).collect(),
            ..Setting::default()
        }),
        sides: Sides::new(vec![side(), side()], |_, _| Stance::Hostile),
        fighters: (1..).zip(&position.fighters).map(recruit).collect(),
        modules: system.modules(app.world(), &wish).unwrap(),
        tables: TableSet::default(),
        dice: BattleDice::scripted(position.faces.clone()),
        start: None,
        last_round: 200,
    };
    let battle = system
        .muster(app.world_mut(), &muster)
        .unwrap_or_else(|problems| panic!("{problems}"));
    settle(app.world_mut(), battle);
    for choice in &position.played {
        let question = super::question(app, battle).unwrap();
        replay::answer(app.world_mut(), battle, question.fighter, choice.clone())
            .unwrap_or_else(|refusal| panic!("{choice:?} to {question:?}: {refusal:?}"));
    }
    if let Some(round) = position.round {
        app.world_mut().get_mut::<Clock>(battle).unwrap().round = round;
    }
    battle
}

fn hazard(&((x, y), (width, height), from, ref change): &((i16, i16), (u16, u16), u16, Change)) -> Hazard {
    Hazard {
        area: Mark::area(Cell::new(x, y), width, height),
        from,
        every: 1,
        change: change.clone(),
    }
}

fn ground<W>(position: &Position<W>) -> Board {
    let mut board = Board::new(position.size, position.size).unwrap();
    let walls = position.walls.iter().map(|cell| (*cell, "solid"));
    let tables = position.tables.iter().map(|cell| (*cell, "table"));
    for ((x, y), class) in walls.chain(tables) {
        let cell = Cell::new(x, y);
        let kind = *Catalogue::default().kind(class).unwrap();
        let thing = Thing::new(ThingId::Tile(cell), class, kind);
        assert!(board.set_thing(cell, Some(thing)), "{cell:?} is on the map");
    }
    for &(x, y) in &position.moat {
        let facts = CellFacts {
            terrain: Terrain::Void,
            ..CellFacts::default()
        };
        assert!(board.set_cell(Cell::new(x, y), facts));
    }
    for &(x, y) in &position.fires {
        let facts = CellFacts {
            harm: Some(Harm::Fire),
            ..CellFacts::default()
        };
        assert!(board.set_cell(Cell::new(x, y), facts));
    }
    for &(x, y, water_dm) in &position.water {
        let facts = CellFacts {
            water_dm,
            ..CellFacts::default()
        };
        assert!(board.set_cell(Cell::new(x, y), facts));
    }
    board
}
