//! Who is seized, who gets free, and when a grapple is over.

use crate::battle::{Check, FighterId, Happening, Ledger, Outcome, Term};
use crate::board::{Cell, Footprint, is_passable};
use crate::dice::{Dice, DiceError};

use super::super::condition::{Suffered, Until};
use super::super::data::State;
use super::super::fighter::Ready;
use super::super::module::Modules;
use super::super::scene::Snapshot;
use super::super::{grapple, moves, ride, rule, word};
use super::table::Table;
use super::{health, walk};

/// Both grapple from now on, and so do those with whom the one who is seized grapples already; whoever has seized comes into his square.
///
/// Rule: `D20-GRP-01`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn seize(table: &mut Table, id: FighterId, target: FighterId) -> Result<(), DiceError> {
    let scene = table.scene();
    let foe = table.snapshot(target);
    let leader = foe.budget.grapple.unwrap_or(id);
    let mut members: Vec<FighterId> = grapple::partners(&scene, foe).map(Snapshot::id).collect();
    drop(scene);
    members.extend([target, id]);
    for member in members {
        table.fighter(member).budget.grapple = Some(leader);
        table.fighter(member).budget.ready = Ready::No;
        table.afflict(
            member,
            Suffered {
                state: State::Grappling,
                until: Until::Open,
            },
        );
    }
    close_in(table, id, target)
}

/// Whoever has seized somebody comes into his square by the shortest way; whoever finds no room there holds him from where he stands.
///
/// Rule: `D20-GRP-01`.
fn close_in(table: &mut Table, id: FighterId, target: FighterId) -> Result<(), DiceError> {
    let (own, foe) = (table.snapshot(id).clone(), table.snapshot(target).clone());
    if own.place().gap(foe.place()).cheb() == 0 {
        return Ok(());
    }
    let size = own.body.size;
    let corner = Cell::new(
        foe.body.at.x + 1 - i16::from(size),
        foe.body.at.y + 1 - i16::from(size),
    );
    let is_held = |place: Footprint| {
        let mut others = table.fighters().iter();
        others.any(|it| {
            let is_in_it = it.id() == id || it.id() == target || grapple::are_locked(&foe, it);
            it.body.present && !it.state.is_dead() && !is_in_it && it.place().gap(place).cheb() == 0
        })
    };
    let view = table.ground.view();
    let is_free = |cell: &Cell| {
        let place = Footprint::new(*cell, size);
        place.cells().all(|cell| is_passable(view, cell)) && !is_held(place)
    };
    let corners = Footprint::new(corner, size + foe.body.size - 1).cells();
    let far = |cell: &Cell| Footprint::single(own.body.at).gap(Footprint::single(*cell)).alt();
    let nearest = corners
        .filter(is_free)
        .min_by_key(|cell| (far(cell), cell.y, cell.x));
    if let Some(cell) = nearest {
        walk::put(table, id, cell, own.body.facing, (0, rule::D20_GRP_01));
        walk::land(table, id)?;
    }
    Ok(())
}

/// Nobody holds a fighter any more.
fn release(table: &mut Table, id: FighterId) {
    table.fighter(id).budget.grapple = None;
    table.relieve(id, |suffered| {
        matches!(suffered.state, State::Grappling | State::Pinned)
    });
}

/// Somebody gets out of a grapple, into the nearest free square.
///
/// Rule: `D20-GRP-02`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn get_free(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    release(table, id);
    step_out(table, id)?;
    review(table)
}

/// Somebody gets into the nearest free square.
fn step_out(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let own = table.snapshot(id).clone();
    let nearest = moves::nearest_free(&table.scene(), &own);
    if let Some(cell) = nearest {
        walk::put(table, id, cell, own.body.facing, (0, rule::D20_GRP_02));
        walk::land(table, id)?;
    }
    Ok(())
}

/// Whether somebody on his feet shares a square with another one, with whom he is in no grapple and who does not ride him.
pub(crate) fn is_crowded(table: &Table, id: FighterId) -> bool {
    let own = table.snapshot(id);
    let mut others = table.fighters().iter();
    own.is_able()
        && own.budget.grapple.is_none()
        && others.any(|it| {
            let is_beside = it.id() != id && it.is_able() && it.body.present && !ride::are_pair(own, it);
            is_beside && it.place().gap(own.place()).cheb() == 0
        })
}

/// Ends the grapples in which nobody is left to hold a foe, and the pins of those who cannot hold any more. What a level has put on
/// somebody stays. Whoever is let go and shares a square with others gets out of it.
///
/// Rule: `D20-GRP-02`, `D20-GRP-03`, `D20-GRP-04`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn review(table: &mut Table) -> Result<(), DiceError> {
    let in_one = table.fighters().iter().filter(|it| it.budget.grapple.is_some());
    let members: Vec<FighterId> = in_one.map(Snapshot::id).collect();
    let mut released = Vec::new();
    for id in members {
        let scene = table.scene();
        let own = table.snapshot(id);
        // Foes who can hold each other: he and somebody, or two others.
        let mut all: Vec<&Snapshot> = grapple::partners(&scene, own).collect();
        all.push(own);
        let goes_on = all.iter().any(|one| {
            let mut others = all.iter();
            one.is_able() && others.any(|other| other.is_able() && scene.are_hostile(one, other))
        });
        let pinner = grapple::pinned_by(own).and_then(|by| scene.get(by));
        let is_let_go = pinner.is_some_and(|by| !by.is_able() || !grapple::are_locked(by, own));
        let is_gone = !own.body.present || !grapple::is_grappling(own);
        drop(scene);
        if !goes_on || is_gone {
            release(table, id);
            released.push(id);
        } else if is_let_go {
            table.relieve(id, |suffered| suffered.state == State::Pinned);
        }
    }
    for id in released {
        if is_crowded(table, id) {
            step_out(table, id)?;
        }
    }
    Ok(())
}

/// Those go along with a mover who cannot but go with him: his mount, his rider, and those whom he drags in a grapple. Where somebody who
/// is dragged has no ground before him he comes into the square of the mover, which those in a grapple share.
///
/// Rule: `D20-GRP-01`, `D20-GRP-02`, `D20-MNT-01`.
pub(super) fn carry(
    table: &mut Table,
    id: FighterId,
    (from, to): (Cell, Cell),
    gait: Term,
) -> Result<(), DiceError> {
    let own = table.snapshot(id);
    let is_tied =
        |it: &&Snapshot| ride::are_pair(own, it) || gait == word::DRAG && grapple::are_locked(own, it);
    let carried = table.fighters().iter().filter(is_tied);
    let carried: Vec<_> = carried
        .map(|it| (it.id(), it.body, ride::are_pair(own, it)))
        .collect();
    let facing = own.body.facing;
    for (other, body, is_pair) in carried {
        let ahead = Cell::new(body.at.x + to.x - from.x, body.at.y + to.y - from.y);
        let Some(there) = ground_for(table, body.size, [ahead, to]) else {
            continue;
        };
        let (facing, rule) = match is_pair {
            true => (facing, rule::D20_MNT_01),
            false => (body.facing, rule::D20_GRP_02),
        };
        walk::put(table, other, there, facing, (0, rule));
        walk::land(table, other)?;
    }
    Ok(())
}

/// The first of two cells on which there is ground for a body with its whole size.
fn ground_for(table: &Table, size: u8, cells: [Cell; 2]) -> Option<Cell> {
    let view = table.ground.view();
    let is_ground = |cell: &Cell| {
        let mut all = Footprint::new(*cell, size).cells();
        all.all(|cell| is_passable(view, cell))
    };
    cells.into_iter().find(is_ground)
}

/// A shot at somebody who grapples strikes any of those in the grapple.
///
/// Rule: `D20-SIT-D7`, `D20-GRP-04`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn stray(table: &mut Table, id: FighterId, target: FighterId) -> Result<FighterId, DiceError> {
    let scene = table.scene();
    let all = grapple::shot_at(&scene, table.snapshot(target));
    drop(scene);
    let sides = all.len() as u8;
    if sides < 2 {
        return Ok(target);
    }
    let face = table.dice.roll(sides)?;
    let struck = all.get(usize::from(face) - 1).copied().unwrap_or(target);
    let passed = struck == target;
    // Without the rules of grappling the bare state brings this along.
    let rule = match table.round.modules.has(Modules::GRAPPLE) {
        true => rule::D20_SIT_D7,
        false => rule::D20_GRP_04,
    };
    let check = Check::of_die(
        rule,
        Ledger::new(rule::D20_SIT_D7, 1),
        (sides, face),
        Outcome::of(passed),
    );
    table.write(Happening::Checked {
        fighter: id,
        what: word::MISDIRECTION,
        checks: vec![check],
        pool: None,
        passed,
        left: 0,
    });
    Ok(struck)
}

/// Somebody is held fast until the next turn of whoever has pinned him.
///
/// Rule: `D20-GRP-03`.
pub(crate) fn pin(table: &mut Table, id: FighterId, target: FighterId) {
    table.afflict(target, health::until_turn_of(State::Pinned, id));
}

/// Whoever was pinned can move again, but grapples on.
///
/// Rule: `D20-GRP-03`.
pub(crate) fn unpin(table: &mut Table, id: FighterId) {
    table.relieve(id, |suffered| suffered.state == State::Pinned);
}
