//! One exchange between two persons of the data files, without a battle: what `klingentanz odds` tells.

use std::sync::Arc;

use crate::battle::{Duel, Ground, ModuleSet, Seat, Side, Sides, Stance};
use crate::board::{Board, Cell};

use super::attack::Blow;
use super::data::Dsa41Data;
use super::defence;
use super::module::Modules;
use super::muster;
use super::odds::{exchange, with_damage};
use super::round::Round;
use super::scene::{Fighters, Scene, Snapshot};

/// One exchange between two persons of the data files who stand before each other, rested and ready.
///
/// # Errors
///
/// A sentence when a person is not known; it proposes ids that look like the name, or whose name looks like it.
pub(crate) fn duel(tables: &Dsa41Data, attacker: &str, defender: &str) -> Result<Duel, String> {
    let modules = Modules::of(&ModuleSet(vec![
        ("optional:manoeuvres-basic".to_owned(), None),
        ("optional:tpkk".to_owned(), None),
    ]));
    let find = |name: &str| {
        let build = muster::by_id(tables, name, modules);
        build.map(Arc::new).ok_or_else(|| muster::nobody(tables, name))
    };
    let (one, other) = (find(attacker)?, find(defender)?);
    let board = Arc::new(Board::new(15, 15).map_err(|error| error.to_string())?);
    let ground = Ground::new(board, Arc::default());
    let sides = Sides::new(vec![side(), side()], |_, _| Stance::Hostile);
    let round = Round {
        modules,
        ..Round::default()
    };
    let scene = Scene {
        fighters: Fighters::Own(vec![
            Snapshot::rested(&one, 1, Cell::new(7, 7)),
            Snapshot::rested(&other, 2, Cell::new(8, 7)),
        ]),
        sides: &sides,
        ground: &ground,
        round: &round,
        facts: Default::default(),
    };
    let (from, to) = (&scene.fighters[0], &scene.fighters[1]);
    let arm = from.main_arm();
    let blow = Blow::plain(0);
    let defence = defence::all(&scene, to, from, blow)
        .into_iter()
        .next()
        .map(|(_, found)| found.ledger);
    let odds = exchange(&scene, from, to, arm, blow, defence).map_err(|error| error.to_string())?;
    Ok(Duel {
        attacker: one.name.clone(),
        defender: other.name.clone(),
        weapon: arm.name.clone(),
        odds: with_damage(odds, from, to, arm, blow),
    })
}

fn side() -> Side {
    Side {
        name: String::new(),
        seat: Seat::Script,
    }
}
