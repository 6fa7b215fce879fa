//! The squares that a spell takes, and whom it finds in them.

use crate::battle::FighterId;
use crate::board::{Cell, CoverGrade, Facing, Origin};

use super::super::data::{CreatureKind, Quirk, Shape, Target, Who};
use super::super::save;
use super::super::scene::{SCALE, Scene, Snapshot, spot};
use super::{Known, withstand};

/// Where a spell begins to spread.
type Corner = (i16, i16);

/// The squares that a spell takes, and the corner from which it does; none for a spell that takes no area. The cell that is named says
/// whose north-west corner a burst begins at, and through which square a line goes; of the lines and of the corners of a straight cone that
/// are possible it is the one that hits the most foes and the fewest friends, of equal ones the first.
///
/// Rule: `D20-MAG-10`, `D20-BRD-13`.
pub(crate) fn squares(
    scene: &Scene,
    own: &Snapshot,
    known: &Known,
    (at, facing): (Option<Cell>, Option<Facing>),
) -> Option<(Corner, Vec<Cell>)> {
    let Target::Area { shape, .. } = known.spell.target else {
        return None;
    };
    let begin = at.unwrap_or(own.body.at);
    let corner = (begin.x, begin.y);
    match shape {
        Shape::Burst { radius } => Some((corner, origin(scene, own, corner).burst(radius * known.wider()))),
        Shape::Spread { radius } => Some((corner, origin(scene, own, corner).spread(radius * known.wider()))),
        Shape::Cone { length } => {
            let facing = facing?;
            let corners = corners_towards(own, facing);
            let cones = corners
                .into_iter()
                .map(|corner| (corner, origin(scene, own, corner).cone(length, facing)));
            best(scene, own, cones)
        }
        Shape::Line { length } => {
            let length = length * known.wider();
            let aim = at?;
            let ends = corners_of(aim, 1);
            let lines = corners_of(own.body.at, own.body.size)
                .into_iter()
                .flat_map(|corner| ends.into_iter().map(move |end| (corner, end)));
            let lines = lines.map(|(corner, end)| (corner, origin(scene, own, corner).line(length, end)));
            let is_fit = |(_, cells): &(Corner, Vec<Cell>)| {
                cells.contains(&aim) && !cells.iter().any(|cell| own.place().contains(*cell))
            };
            best(scene, own, lines.filter(is_fit))
        }
    }
}

fn origin<'a>(scene: &Scene<'a>, own: &Snapshot, corner: Corner) -> Origin<'a> {
    Origin::new(scene.board(), corner, spot(own), SCALE.measure)
}

/// The corners of a square space: north-west, north-east, south-west, south-east.
const fn corners_of(at: Cell, size: u8) -> [Corner; 4] {
    let (x, y, size) = (at.x, at.y, size as i16);
    [(x, y), (x + size, y), (x, y + size), (x + size, y + size)]
}

/// The corners of somebody's space on a side: one for a diagonal, two for a straight direction.
fn corners_towards(own: &Snapshot, facing: Facing) -> Vec<Corner> {
    let (dx, dy) = facing.delta();
    let Cell { x, y } = own.body.at;
    let (east, south) = (x + i16::from(own.body.size), y + i16::from(own.body.size));
    let is_there = |(cx, cy): &Corner| {
        (dx == 0 || *cx == if dx > 0 { east } else { x })
            && (dy == 0 || *cy == if dy > 0 { south } else { y })
    };
    let mut corners = corners_of(own.body.at, own.body.size).to_vec();
    corners.retain(is_there);
    corners
}

/// The squares that hit the most foes and the fewest friends, the first of equal ones.
fn best(
    scene: &Scene,
    own: &Snapshot,
    all: impl Iterator<Item = (Corner, Vec<Cell>)>,
) -> Option<(Corner, Vec<Cell>)> {
    let mut best: Option<(i32, (Corner, Vec<Cell>))> = None;
    for (corner, cells) in all {
        let hit = scene.fighters.iter().filter(|it| stands_in(it, &cells));
        let count = |it: &Snapshot| if scene.are_hostile(own, it) { 1 } else { -1 };
        let gain: i32 = hit.map(count).sum();
        if best.as_ref().is_none_or(|(known, _)| gain > *known) {
            best = Some((gain, (corner, cells)));
        }
    }
    best.map(|(_, found)| found)
}

fn stands_in(it: &Snapshot, cells: &[Cell]) -> bool {
    it.can_suffer() && it.body.present && it.place().cells().any(|cell| cells.contains(&cell))
}

/// Whom a spell finds in its area: those on whom it can work, in the order of their ids; where Hit Dice limit it, as many as these allow, the
/// fewest first, then the nearest to the corner.
///
/// Rule: `D20-MAG-10`, `D20-SPL-05`.
pub(crate) fn those_in(
    scene: &Scene,
    own: &Snapshot,
    known: &Known,
    (corner, cells): &(Corner, Vec<Cell>),
) -> Vec<FighterId> {
    let Target::Area { who, hit_dice, .. } = known.spell.target else {
        return Vec::new();
    };
    let is_meant = |it: &&Snapshot| {
        let is_friend = it.id() == own.id() || scene.are_allied(own, it);
        stands_in(it, cells)
            && (who != Who::Allies || is_friend)
            && withstand::is_open_to(it, known, who)
            && (hit_dice.is_none() || can_sleep(it))
    };
    let mut found: Vec<&Snapshot> = scene.fighters.iter().filter(is_meant).collect();
    if let Some(most) = hit_dice {
        found.sort_by_key(|it| (it.build.level, far_from(it, *corner), it.id()));
        let mut left = most;
        found.retain(|it| match left.checked_sub(it.build.level.max(1)) {
            Some(rest) => {
                left = rest;
                true
            }
            None => {
                left = 0;
                false
            }
        });
    }
    found.into_iter().map(Snapshot::id).collect()
}

/// Whether somebody can be put to sleep: neither undead nor a construct, not immune, and awake.
///
/// Rule: `D20-SPL-05`.
fn can_sleep(it: &Snapshot) -> bool {
    let is_lifeless = matches!(it.build.kind, CreatureKind::Undead | CreatureKind::Construct);
    it.is_able() && !is_lifeless && !it.build.has_trait(&Quirk::ImmuneToSleep)
}

/// Twice the distance of somebody's nearest square from a corner, by the longer axis.
fn far_from(it: &Snapshot, (x, y): Corner) -> i16 {
    let far = |cell: Cell| {
        let of = |at: i16, corner: i16| (2 * at + 1 - 2 * corner).abs();
        of(cell.x, x).max(of(cell.y, y))
    };
    it.place().cells().map(far).min().unwrap_or(0)
}

/// Points on Reflex saves behind cover against what bursts from a corner; what spreads goes round corners.
///
/// Rule: `D20-COV-05`.
pub(crate) fn cover(
    scene: &Scene,
    own: &Snapshot,
    known: &Known,
    (corner, target): (Corner, &Snapshot),
) -> i16 {
    match known.spell.target {
        Target::Area {
            shape: Shape::Spread { .. },
            ..
        } => 0,
        _ => match origin(scene, own, corner).cover(spot(target)) {
            CoverGrade::None | CoverGrade::Soft => 0,
            CoverGrade::Part | CoverGrade::Total => save::COVERED,
            CoverGrade::Most => save::WELL_COVERED,
        },
    }
}
