//! One exchange between two persons without a battle: what `klingentanz odds` and a comparison of rule systems tell.

use std::sync::Arc;

use crate::battle::{Duel, Ground, ModuleSet, RawRon, Seat, Side, Sides, Stance};
use crate::board::{Board, Cell, Facing};
use crate::rules::kernel::Resolution;
use crate::rules::kernel::{Fighters, SceneFacts};

use super::assault::{self, Assault, Way};
use super::data::PoolData;
use super::life::{self, Vitality};
use super::module::Modules;
use super::round::Round;
use super::scene::{Scene, Snapshot};
use super::{muster, word};

/// One exchange between two persons, the attacker first, who stand before each other, rested and ready, with the first weapon in the
/// hand.
///
/// # Errors
///
/// A sentence when a person cannot be read or is not known; for an id it proposes those that look like it, or whose name does.
pub(crate) fn duel(
    tables: &PoolData,
    modules: &ModuleSet,
    [attacker, defender]: [&RawRon; 2],
) -> Result<Duel, String> {
    let modules = Modules::of(modules);
    let find = |person: &RawRon| {
        let mut build = muster::person(tables, person)?;
        build.is_hero |= modules.has(Modules::ALL_HEROES);
        Ok::<_, String>(Arc::new(build))
    };
    let (one, other) = (find(attacker)?, find(defender)?);
    let board = Arc::new(Board::new(15, 15).map_err(|error| error.to_string())?);
    let ground = Ground::new(board, Arc::default());
    let sides = Sides::new(vec![side(), side()], |_, _| Stance::Hostile);
    let round = Round {
        modules,
        ..Round::default()
    };
    let mut struck = Snapshot::rested(&other, 2, Cell::new(8, 7));
    struck.body.facing = Facing::W;
    let scene = Scene {
        fighters: Fighters::Own(vec![Snapshot::rested(&one, 1, Cell::new(7, 7)), struck]),
        sides: &sides,
        ground: &ground,
        round: &round,
        facts: SceneFacts::default(),
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
    let odds = assault::values(&scene, from, to, assault).and_then(|values| values.odds());
    let odds = odds.ok_or_else(|| format!("`{}` has nothing to attack with", one.name.en))?;
    Ok(Duel {
        attacker: one.name.clone(),
        defender: other.name.clone(),
        weapon: arm.name.clone(),
        out: odds.effect(word::OUT),
        odds,
        life: other.hit_points,
        holds: holds(to),
    })
}

/// The least loss of hit points that makes him unconscious.
fn holds(fighter: &Snapshot) -> i16 {
    let (now, is_hero) = (fighter.state.hit_points, fighter.build.is_hero);
    let ends = |loss: &i16| Vitality::of(life::after_loss(now, *loss), is_hero) == Vitality::Down;
    (1..=now).find(ends).unwrap_or(now)
}

fn side() -> Side {
    Side {
        name: "".into(),
        seat: Seat::Script,
    }
}
