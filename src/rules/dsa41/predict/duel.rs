//! One exchange between two persons without a battle: what `klingentanz odds` and a comparison of rule systems tell.

use std::sync::Arc;

use crate::battle::{Duel, Ground, ModuleSet, RawRon, Seat, Side, Sides, Stance};
use crate::board::{Board, Cell, Facing};

use super::super::data::{DistanceClass, Dsa41Data};
use super::super::exchange::attack::Blow;
use super::super::fighter::{Build, Vitality};
use super::super::module::Modules;
use super::super::round::{Round, Shelf, vitality_after};
use super::super::scene::{Fighters, Scene, Snapshot};
use super::super::setup::{enlist, muster};
use super::super::{melee, word};
use super::odds::struck;

/// One exchange between two persons, the attacker first, who have just met, rested and ready: face to face, at the distance at which
/// the longer of their weapons begins a fight, or nearer where the attacker's own could not strike there at all.
///
/// Rule: `DK-02`, `DK-04`.
///
/// # Errors
///
/// A sentence when a person cannot be read or is not known; for an id it proposes those that look like it, or whose name does.
pub(crate) fn duel(
    tables: &Arc<Dsa41Data>,
    modules: &ModuleSet,
    [attacker, defender]: [&RawRon; 2],
) -> Result<Duel, String> {
    let modules = Modules::of(modules);
    let find = |person: &RawRon| muster::person(tables, person, modules).map(Arc::new);
    let (one, other) = (find(attacker)?, find(defender)?);
    let board = Arc::new(Board::new(15, 15).map_err(|error| error.to_string())?);
    let ground = Ground::new(board, Arc::default());
    let sides = Sides::new(vec![side(), side()], |_, _| Stance::Hostile);
    let mut round = Round {
        modules,
        shelf: Shelf::of(Arc::clone(tables)),
        ..Round::default()
    };
    let met = meet(&one, &other, modules);
    if modules.keep_pairs() {
        let class = melee::meeting(&met[0], &met[1]);
        let [from, to] = [&met[0], &met[1]].map(Snapshot::id);
        round.melee.pairs.set(from, to, class, None);
    }
    let scene = Scene {
        fighters: Fighters::Own(met.into()),
        sides: &sides,
        ground: &ground,
        round: &round,
        facts: Default::default(),
    };
    let (from, to) = (&scene.fighters[0], &scene.fighters[1]);
    let arm = from.main_arm();
    let odds = struck(&scene, from, to, arm, Blow::plain(0));
    let odds = odds.ok_or("the dice have too many ways to fall")?;
    Ok(Duel {
        attacker: one.name.clone(),
        defender: other.name.clone(),
        weapon: arm.name.clone(),
        out: odds.effect(word::OUT),
        odds,
        life: to.life.max,
        holds: holds(to),
    })
}

/// The least loss of life that makes him unable to fight on.
fn holds(fighter: &Snapshot) -> i16 {
    let life = fighter.life.now;
    let ends = |loss: &i16| vitality_after(fighter, life - loss) > Vitality::Fit;
    (1..=life).find(ends).unwrap_or(life)
}

/// The two as they stand when they meet.
///
/// Rule: `DK-02`, `DK-04`, `BRD-07`.
fn meet(one: &Arc<Build>, other: &Arc<Build>, modules: Modules) -> [Snapshot; 2] {
    let [own, others] = [one, other].map(|build| build.styles[0].arms[0].classes);
    let mut class = own.longest().max(others.longest()).max(DistanceClass::Close);
    while own.difference(class) < -1
        && let Some(nearer) = class.shifted(-1)
    {
        class = nearer;
    }
    let squares = if modules.has(Modules::DK) {
        melee::squares_of(class)
    } else {
        1
    };
    let [mut from, mut to] = [(one, 1), (other, 2)].map(|(build, number)| {
        let mut fighter = Snapshot::rested(build, number, Cell::new(PLACE, PLACE));
        fighter.body.size = enlist::footprint(build.size);
        fighter
    });
    (from.body.facing, to.body.facing) = (Facing::E, Facing::W);
    to.body.at.x += i16::from(from.body.size) + squares as i16 - 1;
    [from, to]
}

/// Where the attacker stands on the empty field, counted from its edges.
const PLACE: i16 = 7;

fn side() -> Side {
    Side {
        name: "".into(),
        seat: Seat::Script,
    }
}
