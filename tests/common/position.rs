//! Positions built by hand: fighters on open ground or among walls, and what has been chosen so far.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;
use klingentanz::battle::{
    BattleDice, Choice, FighterId, ModuleWish, Muster, Posture, RawRon, Recruit, Seat, Side, SideId, Sides,
    Stance, settle,
};
use klingentanz::board::{Board, Catalogue, Cell, Facing, Thing, ThingId};
use klingentanz::{replay, rules};
use serde::Deserialize;

/// A position, and what the asked fighter should choose there.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position<W> {
    /// Why that is the right choice.
    pub why: String,
    /// Cells along each side of the map.
    pub size: u16,
    /// Cells that are walled up.
    #[serde(default)]
    pub walls: Vec<(i16, i16)>,
    /// The fighters; they are numbered from 1 and need no initiative roll when their start names one.
    pub fighters: Vec<Man>,
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
    pub person: String,
    pub side: u8,
    pub at: (i16, i16),
    #[serde(default)]
    pub posture: Posture,
    pub start: String,
}

/// Builds a position and plays what has been chosen in it.
pub fn set_up<W>(app: &mut App, position: &Position<W>) -> Entity {
    let system = rules::SYSTEMS[0];
    let wish = ModuleWish {
        preset: Some("Basic".to_owned()),
        ..ModuleWish::default()
    };
    let recruit = |(number, man): (u16, &Man)| Recruit {
        id: FighterId(number),
        side: SideId(man.side),
        person: RawRon {
            text: format!("Id(\"{}\")", man.person),
            line: 1,
        },
        at: Cell::new(man.at.0, man.at.1),
        facing: Facing::N,
        posture: man.posture,
        awake: true,
        start: Some(RawRon {
            text: man.start.clone(),
            line: 1,
        }),
    };
    let side = || Side {
        name: String::new(),
        seat: Seat::Script,
    };
    let muster = Muster {
        file: PathBuf::from("position"),
        board: Arc::new(ground(position.size, &position.walls)),
        setting: Arc::default(),
        sides: Sides::new(vec![side(), side()], |_, _| Stance::Hostile),
        fighters: (1..).zip(&position.fighters).map(recruit).collect(),
        modules: system.modules(app.world(), &wish).unwrap(),
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
    battle
}

fn ground(size: u16, walls: &[(i16, i16)]) -> Board {
    let mut board = Board::new(size, size).unwrap();
    let kind = *Catalogue::default().kind("solid").unwrap();
    for &(x, y) in walls {
        let cell = Cell::new(x, y);
        let wall = Thing::new(ThingId::Tile(cell), "solid", kind);
        assert!(board.set_thing(cell, Some(wall)), "{cell:?} is on the map");
    }
    board
}
