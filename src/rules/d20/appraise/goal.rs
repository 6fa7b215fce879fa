//! What the own side wants besides beating its foes: an area to reach or to hold, a thing to take.

use crate::battle::{Choice, Goal, Term, Whereabouts};
use crate::board::{Cell, Footprint, Mark, Reach};

use super::super::scene::{Scene, Snapshot};
use super::super::{moves, word};
use super::HALF_SQUARE;
use super::way::{go, towards};

/// Having the thing that the side wants in hand.
const TAKEN: i64 = 20_000;
/// Being on the way to what the side wants: less than a good blow, more than any way to a foe.
const ON_THE_WAY: i64 = 1500;

/// Something that a side wants to have, at a place.
#[derive(Clone, Copy)]
enum Wish<'g> {
    /// To stand in an area.
    Area(Mark),
    /// To carry gear.
    Gear(&'g str),
}

/// What the side of a fighter wants, part by part.
fn wishes<'s>(scene: &'s Scene, own: &Snapshot) -> Vec<Wish<'s>> {
    let side = own.fighter.side;
    let goals = scene.ground.setting.goals.iter();
    let mut found = Vec::new();
    for (_, goal) in goals.filter(|(of, _)| *of == side) {
        collect(goal, &mut found);
    }
    found
}

fn collect<'g>(goal: &'g Goal, found: &mut Vec<Wish<'g>>) {
    match goal {
        Goal::Reach { area, .. } | Goal::Hold { area, .. } => found.push(Wish::Area(*area)),
        Goal::Take(gear) => found.push(Wish::Gear(gear)),
        Goal::All(goals) | Goal::Any(goals) => goals.iter().for_each(|goal| collect(goal, found)),
        Goal::Defeat(_) | Goal::Survive(_) | Goal::Protect(_) => {}
    }
}

/// Whether a fighter of this size touches a wanted area with his north-west cell on this one.
fn is_in(wish: Wish, own: &Snapshot, cell: Cell) -> bool {
    match wish {
        Wish::Area(area) => {
            let mut cells = Footprint::new(cell, own.body.size).cells();
            cells.any(|cell| area.contains(cell))
        }
        Wish::Gear(_) => false,
    }
}

/// Whether a fighter stands in an area that his side wants.
fn is_there(scene: &Scene, own: &Snapshot) -> bool {
    wishes(scene, own)
        .iter()
        .any(|wish| is_in(*wish, own, own.body.at))
}

/// Whether he stands in such an area and does not leave it: as long as no foe is in it too, whom nobody drives out by waiting.
pub(super) fn keeps(scene: &Scene, own: &Snapshot) -> bool {
    wishes(scene, own).iter().any(|wish| binds(scene, own, *wish))
}

fn binds(scene: &Scene, own: &Snapshot, wish: Wish) -> bool {
    let mut foes = scene.foes(own);
    is_in(wish, own, own.body.at) && !foes.any(|foe| is_in(wish, foe, foe.body.at))
}

/// Whether a square is none by which he would leave an area that he keeps.
pub(super) fn allows(scene: &Scene, own: &Snapshot, cell: Cell) -> bool {
    let wishes = wishes(scene, own);
    let mut kept = wishes.iter().filter(|wish| binds(scene, own, **wish));
    kept.all(|wish| is_in(*wish, own, cell))
}

/// What it is worth to take up gear that the side wants.
///
/// Rule: `BD-LVL-11`.
pub(super) fn taken(scene: &Scene, own: &Snapshot, gear: &str) -> Option<i64> {
    (wants(&wishes(scene, own), gear) && !is_there(scene, own)).then_some(TAKEN)
}

fn wants(wishes: &[Wish], gear: &str) -> bool {
    let mut wishes = wishes.iter();
    wishes.any(|wish| matches!(wish, Wish::Gear(it) if *it == gear))
}

/// Going to where the side wants to be, or to what it wants; the nearest first.
///
/// Rule: `BD-LVL-11`.
pub(super) fn ways(scene: &Scene, own: &Snapshot, gait: Term) -> Option<(Choice, i64)> {
    let wishes = wishes(scene, own);
    if gait != moves::plain_gait(own) || wishes.is_empty() || is_there(scene, own) {
        return None;
    }
    let far = moves::survey(scene, own, word::WALK, moves::FAR, true);
    let (_, nearest) = nearest(scene, own, &wishes, &far)?;
    let (cell, worth) = towards(scene, own, gait, &far, nearest)?;
    Some((go(scene, own, gait, cell)?, ON_THE_WAY + worth))
}

/// The nearest square that was reached where the side wants to be, or beside what it wants, with the half squares to it.
fn nearest(scene: &Scene, own: &Snapshot, wishes: &[Wish], far: &Reach) -> Option<(u16, Cell)> {
    let is_wanted = |cell: Cell| {
        let is_in_area = wishes.iter().any(|wish| is_in(*wish, own, cell));
        let lies = |at: Whereabouts| match at {
            Whereabouts::Lies(there) => (there.x - cell.x).abs().max((there.y - cell.y).abs()) <= 1,
            _ => false,
        };
        let mut things = scene.ground.movables.iter();
        is_in_area || things.any(|(_, movable)| wants(wishes, &movable.gear) && lies(movable.at))
    };
    let ends = far.cells().filter(|(_, it)| it.may_end);
    ends.filter(|(cell, _)| is_wanted(*cell) && *cell != own.body.at)
        .map(|(cell, it)| (it.cost_half, cell))
        .min()
}

/// What it is worth to come to a square past a foe, where that brings what the side wants nearer than any way round.
///
/// Rule: `BD-LVL-11`.
pub(super) fn gained(scene: &Scene, own: &Snapshot, to: Cell) -> i64 {
    /// Half squares of a way round that is worth no more if it is longer.
    const LONG: i64 = 40;
    let wishes = wishes(scene, own);
    if wishes.is_empty() || is_there(scene, own) {
        return 0;
    }
    if wishes.iter().any(|wish| is_in(*wish, own, to)) {
        return ON_THE_WAY + LONG * HALF_SQUARE;
    }
    let left = |own: &Snapshot| {
        let far = moves::survey(scene, own, word::WALK, moves::FAR, true);
        nearest(scene, own, &wishes, &far).map_or(i64::from(moves::FAR), |(cost, _)| i64::from(cost))
    };
    let mut there = own.clone();
    there.body.at = to;
    let beyond = left(&there);
    // A foe is easily passed where his square is all that is saved.
    let saved = left(own) - beyond - 2 * i64::from(own.place().gap(there.place()).cheb());
    match saved > 0 && beyond < i64::from(moves::FAR) {
        true => ON_THE_WAY + saved.min(LONG) * HALF_SQUARE,
        false => 0,
    }
}
