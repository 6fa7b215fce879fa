//! One exchange between two creatures without a battle: what `klingentanz odds` and a comparison of rule systems tell.

use std::sync::Arc;

use crate::battle::{Duel, Ground, ModuleSet, RawRon, Seat, Side, Sides, Stance};
use crate::board::{Board, Cell, Facing};
use crate::rules::kernel::{Fighters, Resolution, SceneFacts};

use super::assault::{self, Assault};
use super::data::D20Data;
use super::exchange;
use super::module::Modules;
use super::round::{Round, Shelf};
use super::scene::{Scene, Snapshot};
use super::{muster, word};

/// One exchange between two creatures, the attacker first, who stand before each other, well and ready, with the first weapon in the hand.
///
/// # Errors
///
/// A sentence when a creature cannot be read or is not known; for an id it proposes those that look like it, or whose name does.
pub(crate) fn duel(
    tables: &Arc<D20Data>,
    modules: &ModuleSet,
    [attacker, defender]: [&RawRon; 2],
) -> Result<Duel, String> {
    let find = |person: &RawRon| muster::person(tables, person).map(Arc::new);
    let (one, other) = (find(attacker)?, find(defender)?);
    let board = Arc::new(Board::new(15, 15).map_err(|error| error.to_string())?);
    let ground = Ground::new(board, Arc::default());
    let sides = Sides::new(vec![side(), side()], |_, _| Stance::Hostile);
    let round = Round {
        modules: Modules::of(modules),
        shelf: Shelf::of(Arc::clone(tables)),
        ..Round::default()
    };
    let mut striker = Snapshot::rested(&one, 1, Cell::new(5, 7));
    striker.body.facing = Facing::E;
    let arm = striker.in_hand().cloned();
    let arm = arm.ok_or_else(|| format!("`{}` has nothing to attack with", one.name.en))?;
    // As far away as the weapon asks for: beside him, or behind a spear's length.
    let far = arm.reach.map_or(1, |reach| reach.from.max(1)) as i16;
    let mut struck = Snapshot::rested(&other, 2, Cell::new(5 + i16::from(one.bulk.space) - 1 + far, 7));
    struck.body.facing = Facing::W;
    let scene = Scene {
        fighters: Fighters::Own(vec![striker, struck]),
        sides: &sides,
        ground: &ground,
        round: &round,
        facts: SceneFacts::default(),
    };
    let (from, to) = (&scene.fighters[0], &scene.fighters[1]);
    let assault = Assault::plain(from.hands.held, arm.reach.is_none());
    let odds = assault::values(&scene, from, to, assault).and_then(|values| values.odds());
    let odds = odds.ok_or_else(|| format!("`{}` has nothing to attack with", one.name.en))?;
    Ok(Duel {
        attacker: one.name.clone(),
        defender: other.name.clone(),
        weapon: arm.name,
        out: odds.effect(word::OUT),
        odds,
        life: other.hit_points,
        holds: holds(to),
    })
}

/// The least loss of hit points that puts somebody out of the fight.
fn holds(fighter: &Snapshot) -> i16 {
    let now = fighter.hit_points.life;
    let ends = |loss: &i16| {
        let mut left = now;
        left.hurt(*loss);
        exchange::is_out(&left)
    };
    (1..=now.hit_points + 1).find(ends).unwrap_or(now.hit_points)
}

fn side() -> Side {
    Side {
        name: "".into(),
        seat: Seat::Script,
    }
}
