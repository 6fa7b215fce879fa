//! Places and pairs: what the facts of the board mean for reach, engagement and dodging.

use smallvec::SmallVec;

use crate::battle::{Body, FighterId, Term};
use crate::board::{self, Arc, BoardView, Cell, Edge, Facing, Footprint, Footway, Pair, Spot};

use super::super::condition::riding;
use super::super::fighter::Size;
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::word;
use super::situation;

/// The cells that a body fills.
pub(crate) const fn footprint(body: &Body) -> Footprint {
    Footprint::new(body.at, body.size)
}

/// The cells that a body fills, and how high it is above them.
pub(crate) const fn spot(body: &Body) -> Spot {
    Spot {
        place: footprint(body),
        altitude_dm: body.altitude_dm,
    }
}

/// Squares between two fighters; neighbours have 1 (`BRD-02`).
pub(crate) fn distance(a: &Snapshot, b: &Snapshot) -> u16 {
    footprint(&a.body).gap(footprint(&b.body)).cheb()
}

/// Whether somebody is farther from another on a cell than where he stands.
pub(crate) fn gives_way(fighter: &Snapshot, to: Cell, foe: &Snapshot) -> bool {
    let there = Footprint::new(to, fighter.body.size);
    there.gap(footprint(&foe.body)).cheb() > distance(fighter, foe)
}

/// Whether a weapon of this reach can strike from one fighter to the other.
///
/// Rule: `ATK-01`, `BRD-07`, `BRD-17`, `BRD-21`.
pub(crate) fn reaches(scene: &Scene, from: &Snapshot, to: &Snapshot, reach: u8) -> bool {
    if distance(from, to) > u16::from(reach) {
        return false;
    }
    let (view, reach_cells) = (scene.board(), u16::from(reach));
    let has_line = || {
        let known = scene.known_melee_line(from, to, reach_cells);
        known.unwrap_or_else(|| has_melee_line(view, &from.body, &to.body, reach_cells))
    };
    view.is_plain() || situation::height::can_reach(view, &from.body, &to.body, reach).is_ok() && has_line()
}

/// The same, asked of the map alone.
pub(crate) fn reaches_over(view: BoardView, from: &Body, to: &Body, reach: u8) -> bool {
    let reach_cells = u16::from(reach);
    footprint(from).gap(footprint(to)).cheb() <= reach_cells
        && situation::height::can_reach(view, from, to, reach).is_ok()
        && has_melee_line(view, from, to, reach_cells)
}

fn has_melee_line(view: BoardView, from: &Body, to: &Body, reach: u16) -> bool {
    Pair::new(view, spot(from), spot(to)).has_melee_line(reach)
}

/// The longest reach of what a fighter can strike with now.
pub(crate) fn longest_reach(fighter: &Snapshot) -> u8 {
    fighter.arms().map(|(_, arm)| arm.reach).max().unwrap_or(0)
}

/// Who stands or lies on a cell and blocks it.
///
/// Rule: `BRD-01`, `BRD-12`.
pub(crate) fn blocker<'s>(scene: &'s Scene, cell: Cell, except: FighterId) -> Option<&'s Snapshot> {
    scene.fighters.iter().find(|other| {
        other.id() != except && other.keeps_his_square() && footprint(&other.body).contains(cell)
    })
}

/// Whether two fighters fit into one square: the smallest do.
///
/// Rule: `BRD-01`.
pub(crate) fn shares_a_square(a: &Snapshot, b: &Snapshot) -> bool {
    a.build.size <= Size::VerySmall || b.build.size <= Size::VerySmall
}

/// Whether a place lies at the edge of the map, with no wall before it.
///
/// Rule: `BRD-29`.
pub(crate) fn is_at_the_edge(scene: &Scene, place: Footprint) -> bool {
    let view = scene.board();
    let (width, height) = (view.board().width() as i16, view.board().height() as i16);
    let size = i16::from(place.size);
    let Cell { x, y } = place.corner;
    // Most places are not, and are told by their coordinates.
    if x > 0 && y > 0 && x + size < width && y + size < height {
        return false;
    }
    place.cells().any(|cell| {
        Facing::ALL
            .into_iter()
            .filter(|towards| !towards.is_diagonal() && view.cell(cell.step(*towards)).is_none())
            .any(|towards| Edge::of(cell, towards).is_none_or(|edge| !board::is_walled(view, edge)))
    })
}

/// Whether a fighter could stand with his whole footprint on a place.
pub(crate) fn is_free(scene: &Scene, fighter: &Snapshot, at: Footprint) -> bool {
    in_his_way(scene, fighter).all(|held| at.gap(held).cheb() > 0)
}

/// The places that others keep, among whom a fighter cannot stand.
fn in_his_way(scene: &Scene, fighter: &Snapshot) -> impl Iterator<Item = Footprint> {
    let others = scene.fighters.iter().filter(|other| {
        other.id() != fighter.id()
            && other.keeps_his_square()
            && !shares_a_square(fighter, other)
            && !riding::are_one(fighter, other)
    });
    others.map(|other| footprint(&other.body))
}

/// The directions in which a fighter may take one plain step now.
pub(crate) fn open_steps(scene: &Scene, fighter: &Snapshot) -> impl Iterator<Item = Facing> {
    open_steps_among(scene, fighter, Facing::ALL.into_iter())
}

/// Those of some directions.
fn open_steps_among(
    scene: &Scene,
    fighter: &Snapshot,
    directions: impl Iterator<Item = Facing>,
) -> impl Iterator<Item = Facing> {
    let from = footprint(&fighter.body);
    let near: SmallVec<[Footprint; 8]> = in_his_way(scene, fighter)
        .filter(|held| from.gap(*held).cheb() <= 1)
        .collect();
    directions.filter(move |towards| {
        let there = from.step(*towards);
        near.iter().all(|held| there.gap(*held).cheb() > 0)
            && board::footway(scene.board(), from, *towards) == Footway::Open
    })
}

/// The cells that a free dodge may end on: neighbours outside of the attacker's front square; away from him if there are
/// such, else any.
///
/// Rule: `BRD-15`.
pub(crate) fn dodge_cells(scene: &Scene, fighter: &Snapshot, attacker: &Snapshot) -> Vec<Cell> {
    let ahead: SmallVec<[Cell; 8]> = board::ahead(footprint(&attacker.body), attacker.body.facing).collect();
    let aside = Facing::ALL
        .into_iter()
        .filter(|towards| !ahead.contains(&fighter.body.at.step(*towards)));
    open_steps_among(scene, fighter, aside)
        .map(|towards| fighter.body.at.step(towards))
        .collect()
}

/// The direction from one fighter to another, along which he turns to strike (`BRD-03`).
pub(crate) fn bearing(from: &Body, to: &Body) -> Option<Facing> {
    footprint(from).gap(footprint(to)).sector()
}

/// On which side of a fighter another one stands, as he sees it himself: front, right, left or rear (`BRD-04`).
pub(crate) fn arc(viewer: &Body, other: &Body) -> Term {
    match Arc::of(board::rel(footprint(viewer), viewer.facing, footprint(other))) {
        Arc::Front => word::FRONT,
        Arc::Right => word::RIGHT,
        Arc::Left => word::LEFT,
        Arc::Rear => word::REAR,
    }
}

/// Whether the map can be left from a place: at its edge, or by an exit of the level.
///
/// Rule: `BRD-29`, `BD-LVL-14`.
pub(crate) fn may_leave(scene: &Scene, place: Footprint) -> bool {
    let exits = &scene.ground.setting.exits;
    let on_exit = |cell: Cell| exits.iter().any(|exit| exit.contains(cell));
    is_at_the_edge(scene, place) || !exits.is_empty() && place.cells().any(on_exit)
}

/// A facing turned by up to one eighth towards a direction.
///
/// Rule: `BRD-03`.
pub(crate) fn turned_towards(facing: Facing, wanted: Facing) -> Facing {
    match (8 + wanted.index() - facing.index()) % 8 {
        0 => facing,
        1..=4 => facing.turned(1),
        _ => facing.turned(-1),
    }
}

/// The turn of up to one eighth that goes with an attack or a defence, towards where it goes: none where it would show his flank or his back
/// to another foe who can strike him and to whom he does not show it now. Whoever wants to turn all the same does so by himself (`ACT-04`).
///
/// Rule: `BRD-03`, `BRD-04`.
pub(crate) fn turn_along(scene: &Scene, own: &Snapshot, to: &Body) -> Option<Facing> {
    let facing = turned_towards(own.body.facing, bearing(&own.body, to)?);
    let exposes = |foe: &Snapshot| {
        let openness = |facing| openness(footprint(&own.body), facing, footprint(&foe.body));
        foe.body.at != to.at
            && distance(own, foe) <= u16::from(longest_reach(foe))
            && openness(facing) > openness(own.body.facing)
    };
    let costs = scene.round.modules.has(Modules::FACING) && scene.foes(own).any(exposes);
    (facing != own.body.facing && !costs).then_some(facing)
}

/// How open somebody is to another one: not in front, more from the side, most from behind.
fn openness(own: Footprint, facing: Facing, foe: Footprint) -> u8 {
    match Arc::of(board::rel(own, facing, foe)) {
        Arc::Front => 0,
        Arc::Right | Arc::Left => 1,
        Arc::Rear => 2,
    }
}
