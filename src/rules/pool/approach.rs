//! Ways that are no movement of their own: into contact for a manoeuvre, and over more than one movement.

use crate::battle::Term;
use crate::board::{Cell, Facing, Footprint, Pair, PathStep, Reach, Spot};

use super::moves;
use super::pace::Pace;
use super::scene::{Scene, Snapshot, spot};
use super::word;

/// The ways by which a manoeuvre comes into contact with its target, the cheapest to every square, the shortest first: every step
/// leads nearer or goes around something, and the end lies in contact. A single empty way where he stands in contact already; none
/// where he cannot come there.
///
/// Rule: `PL-MAN-03`, `PL-MAN-07`, `PL-MAN-09`, `PL-DEC-04`.
pub(crate) fn approaches(
    scene: &Scene,
    mover: &Snapshot,
    target: &Snapshot,
    metres: u16,
) -> Vec<Vec<PathStep>> {
    let touches = |at: Footprint| {
        at.gap(target.place()).cheb() == 1
            && Pair::new(scene.board(), Spot::on_floor(at), spot(target)).has_melee_line(1)
    };
    if touches(mover.place()) {
        return vec![Vec::new()];
    }
    let squares = scene.squares(metres);
    let is_near = mover.place().gap(target.place()).cheb() <= squares + 1;
    if !is_near || mover.is_immobilised() || mover.is_prone() {
        return Vec::new();
    }
    let mut pace = Pace::of(scene, mover, word::WALK);
    pace.towards = Some(target.place());
    let held = moves::holders(scene, mover, &pace);
    let walk = moves::walk(scene, mover, &pace, &held);
    let mut reach = Reach::default();
    let start = mover.body.at;
    reach.explore(&walk, start, false, moves::paid(2 * squares));
    let mut ends: Vec<_> = reach
        .cells()
        .filter(|(cell, reached)| reached.may_end && touches(Footprint::new(*cell, mover.body.size)))
        .map(|(cell, reached)| {
            let gap = Footprint::new(cell, mover.body.size).gap(target.place());
            // Of equally near squares the one straight before the target.
            (reached.cost_half, gap.x.abs() + gap.y.abs(), cell)
        })
        .collect();
    ends.sort_unstable();
    let ways = ends.into_iter().filter_map(|(.., cell)| reach.route(cell));
    ways.filter_map(|steps| walk.follow(start, &steps, false).ok())
        .collect()
}

/// The longest part of a way that can really be walked: somebody whom nobody saw may be in the way.
///
/// Rule: `BD-MOV-05`.
pub(crate) fn open_part(scene: &Scene, mover: &Snapshot, way: &[PathStep]) -> Vec<PathStep> {
    let pace = Pace::of(scene, mover, word::WALK);
    let held = moves::holders(scene, mover, &pace);
    let walk = moves::walk(scene, mover, &pace, &held);
    let steps: Vec<Facing> = way.iter().map(|step| step.towards).collect();
    let parts = (1..=steps.len()).rev();
    let mut open = parts
        .filter_map(|length| walk.follow(mover.body.at, &steps[..length], false).ok())
        .filter(|part| part.last().is_some_and(|last| last.may_end));
    open.next().unwrap_or_default()
}

/// The cheapest way by jumps or climbs to one of some squares, however many movements it takes, with its half squares; each jump
/// and each climb fits into one movement.
///
/// Rule: `PL-MOV-06`.
pub(crate) fn expedition(
    scene: &Scene,
    mover: &Snapshot,
    gait: Term,
    is_goal: impl Fn(Cell) -> bool,
) -> Option<(u16, Vec<Cell>)> {
    let found = moves::bounds(scene, mover, gait, moves::FAR);
    let ends = found.costs(gait, mover.body.at).into_iter();
    let (cell, cost) = ends
        .filter(|(cell, _)| is_goal(*cell))
        .min_by_key(|(cell, cost)| (*cost, *cell))?;
    Some((cost, found.way(gait, cell)?))
}

/// The longest part of a way that a movement of a gait, or plain walking, takes him now.
pub(crate) fn first_leg(
    scene: &Scene,
    mover: &Snapshot,
    gait: Term,
    way: &[Cell],
) -> Option<(Term, Vec<Cell>)> {
    let parts = (1..=way.len()).rev();
    let mut legs = parts.flat_map(|length| [word::WALK, gait].map(|gait| (gait, &way[..length])));
    let (gait, path) = legs.find(|(gait, path)| moves::check_path(scene, mover, *gait, path).is_ok())?;
    Some((gait, path.to_vec()))
}
