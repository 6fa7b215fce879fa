//! One exchange between two persons of the data files, without a battle: what `klingentanz odds` tells.

use std::borrow::Cow;
use std::sync::Arc;

use crate::battle::{Duel, Ground, ModuleSet, Seat, Side, Sides, Stance};
use crate::board::{Board, Cell, Facing};

use super::assault::{self, Assault, Way};
use super::data::PoolData;
use super::module::Modules;
use super::muster::{by_id, nobody};
use super::odds;
use super::round::Round;
use super::scene::{Scene, Snapshot};

/// One exchange between two persons of the data files who stand before each other, rested and ready, with the first weapon in the
/// hand.
///
/// # Errors
///
/// A sentence when a person is not known; it proposes ids that look like the name, or whose name looks like it.
pub(crate) fn duel(
    tables: &PoolData,
    modules: &ModuleSet,
    attacker: &str,
    defender: &str,
) -> Result<Duel, String> {
    let find = |name: &str| {
        let build = by_id(tables, name);
        build.map(Arc::new).ok_or_else(|| nobody(tables, name))
    };
    let (one, other) = (find(attacker)?, find(defender)?);
    let board = Arc::new(Board::new(15, 15).map_err(|error| error.to_string())?);
    let ground = Ground::new(board, Arc::default());
    let sides = Sides::new(vec![side(), side()], |_, _| Stance::Hostile);
    let round = Round {
        modules: Modules::of(modules),
        ..Round::default()
    };
    let mut struck = Snapshot::rested(&other, 2, Cell::new(8, 7));
    struck.body.facing = Facing::W;
    let scene = Scene {
        fighters: Cow::Owned(vec![Snapshot::rested(&one, 1, Cell::new(7, 7)), struck]),
        sides: &sides,
        ground: &ground,
        round: &round,
        view: None,
    };
    let (from, to) = (&scene.fighters[0], &scene.fighters[1]);
    let arm = from.in_hand();
    let assault = Assault {
        way: if arm.close.is_some() {
            Way::Close
        } else {
            Way::Shot
        },
        with: from.state.hand,
        is_sneaky: false,
    };
    let odds = assault::values(&scene, from, to, assault).and_then(|values| odds::of_attack(&values, to));
    Ok(Duel {
        attacker: one.name.clone(),
        defender: other.name.clone(),
        weapon: arm.name.clone(),
        odds: odds.ok_or_else(|| format!("`{attacker}` has nothing to attack with"))?,
    })
}

fn side() -> Side {
    Side {
        name: String::new(),
        seat: Seat::Script,
    }
}
