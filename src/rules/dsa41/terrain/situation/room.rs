//! Cramped space: a place narrower than the weapon is long, or a ceiling too low to swing it.

use smallvec::SmallVec;

use crate::battle::{Cause, Term};
use crate::board::{self, Facing, Features, Footprint, Room};

use super::super::place;
use super::CELL_DM;
use crate::rules::dsa41::cause;
use crate::rules::dsa41::data::CrampedClass;
use crate::rules::dsa41::exchange::tally::Tally;
use crate::rules::dsa41::fighter::{Arm, Size};
use crate::rules::dsa41::rule;
use crate::rules::dsa41::scene::{Scene, Snapshot};

/// The width of one square in centimetres; no weapon up to this length is ever cramped by walls.
pub(crate) const CELL_CM: u16 = CELL_DM * 10;
/// Centimetres that a swing needs above the weapon's own length.
pub(crate) const ABOVE_CM: u16 = 50;

/// What is asked of the room: attack or parry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    Attack,
    Parry,
}

/// What cramped space costs a class of weapons.
///
/// Rule: `SIT-11`.
pub(crate) const fn malus(class: CrampedClass, usage: Use) -> i16 {
    let (attack, parry) = match class {
        CrampedClass::Free => (0, 0),
        CrampedClass::OneHanded => (-2, 0),
        CrampedClass::Spear => (0, -2),
        CrampedClass::Infantry => (-2, -2),
        CrampedClass::Long => (-6, -2),
    };
    match usage {
        Use::Attack => attack,
        Use::Parry => parry,
    }
}

/// The room of a fighter against the length of his weapon, across the line to his foe.
///
/// Rule: `SIT-10`, `SIT-11`, `SIT-12`, `SIT-14`, `BRD-20`.
pub(super) fn judge<T: Tally>(
    ledger: &mut T,
    scene: &Scene,
    own: &Snapshot,
    foe: &Snapshot,
    (arm, usage): (&Arm, Use),
) {
    let points = malus(arm.kind.cramped, usage);
    if points == 0 || arm.length_cm == 0 {
        return;
    }
    let is_low = is_too_low(scene, own, arm);
    let measured = is_low || is_too_narrow(scene, own, foe, arm, false);
    let has_marks = scene.board().features().has(Features::ROOM_MARKS);
    let is_cramped = if has_marks {
        is_low || is_too_narrow(scene, own, foe, arm, true)
    } else {
        measured
    };
    if !measured && !is_cramped {
        return;
    }
    let cause = if T::TELLS {
        (cramped_by(scene, own, foe, (arm, measured))).into()
    } else {
        Cause::Rule
    };
    ledger.add_for(rule::SIT_11, cause, points);
    // A hand on the blade makes it short enough; what that costs stands in the value (MAN-HALBSCHWERT).
    if arm.kind.is_half_sword && is_cramped {
        ledger.add_for(rule::SIT_12, arm.thing, -points);
    }
    // The map says that here is room enough, whatever stands around.
    if measured && !is_cramped {
        ledger.add(rule::SIT_14, -points);
    }
}

/// What leaves a weapon no room: the ceiling, a place that the map calls narrow, or what stands at both sides.
///
/// Rule: `SIT-10`, `BRD-20`.
fn cramped_by(scene: &Scene, own: &Snapshot, foe: &Snapshot, (arm, measured): (&Arm, bool)) -> &'static Term {
    if is_too_low(scene, own, arm) {
        return &cause::LOW_CEILING;
    }
    let here = place::footprint(&own.body);
    let bearing = here.gap(place::footprint(&foe.body)).sector();
    let Some(bearing) = bearing.filter(|_| measured) else {
        return &cause::NARROW_PLACE;
    };
    let bodies = beside(scene, own, foe, arm.length_cm / CELL_CM + 1);
    let walls = Room::around(scene.board(), here, &[]);
    let among = Room::around(scene.board(), here, &bodies);
    let is_body = |side: Facing| among.run[side.index() as usize] < walls.run[side.index() as usize];
    match [-2, 2].map(|turn| is_body(bearing.turned(turn))) {
        [false, false] => &cause::WALLS_BOTH,
        [false, true] => &cause::WALL_LEFT,
        [true, false] => &cause::WALL_RIGHT,
        [true, true] => &cause::BODIES,
    }
}

/// Whether the place is too narrow or too low for a weapon, marks of the map counted.
///
/// Rule: `SIT-10`, `SIT-14`, `BRD-20`.
pub(super) fn is_cramped(scene: &Scene, own: &Snapshot, foe: &Snapshot, arm: &Arm) -> bool {
    let is_marked = scene.board().features().has(Features::ROOM_MARKS);
    is_too_low(scene, own, arm) || is_too_narrow(scene, own, foe, arm, is_marked)
}

/// Squares of width that a weapon needs across the line to a foe, and those that walls, bodies and marks of the map leave.
///
/// Rule: `SIT-10`, `BRD-20`.
pub(super) fn squares(scene: &Scene, own: &Snapshot, foe: &Snapshot, arm: &Arm) -> (u16, u16) {
    let here = place::footprint(&own.body);
    let needed = arm.length_cm.div_ceil(CELL_CM);
    let bodies = if arm.kind.cramped == CrampedClass::Long {
        beside(scene, own, foe, needed)
    } else {
        SmallVec::new()
    };
    let bearing = here.gap(place::footprint(&foe.body)).sector();
    let width_cm = bearing.map_or(u32::MAX, |bearing| {
        board::Room::around(scene.board(), here, &bodies).width_across_cm(bearing, CELL_DM)
    });
    let free = width_cm / u32::from(CELL_CM);
    (needed, u16::try_from(free).unwrap_or(u16::MAX))
}

/// Whether a ceiling is in the way of those who swing.
///
/// Rule: `BRD-20`.
fn is_too_low(scene: &Scene, own: &Snapshot, arm: &Arm) -> bool {
    let view = scene.board();
    if !view.features().has(Features::CEILINGS)
        || !matches!(arm.kind.cramped, CrampedClass::OneHanded | CrampedClass::Long)
    {
        return false;
    }
    let mut ceilings = place::footprint(&own.body)
        .cells()
        .filter_map(|cell| view.cell(cell))
        .map(|facts| facts.ceiling_dm);
    ceilings.any(|dm| dm > 0 && dm * 10 < arm.length_cm + ABOVE_CM)
}

/// Whether the place is narrower than the weapon is long; with the marks of the map or without them.
///
/// Rule: `SIT-10`, `BRD-20`.
fn is_too_narrow(scene: &Scene, own: &Snapshot, foe: &Snapshot, arm: &Arm, is_marked: bool) -> bool {
    if arm.length_cm <= CELL_CM {
        return false;
    }
    let view = scene.board();
    let here = place::footprint(&own.body);
    // Who is farther off than the weapon is long leaves it room enough.
    let needed = (arm.length_cm / CELL_CM + 1) as i16;
    let bodies = if arm.kind.cramped == CrampedClass::Long {
        beside(scene, own, foe, needed.unsigned_abs())
    } else {
        SmallVec::new()
    };
    let has_marks = is_marked && view.features().has(Features::ROOM_MARKS);
    if bodies.is_empty() && !has_marks && view.is_open_around(here, needed) {
        return false;
    }
    let Some(bearing) = here.gap(place::footprint(&foe.body)).sector() else {
        return false;
    };
    board::is_narrower_across(view, here, bearing, &bodies, (CELL_DM, arm.length_cm), is_marked)
}

/// The upright bodies near a fighter, but for the one he fights; the tiny are in nobody's way.
///
/// Rule: `BRD-20`, `BD-DYN-01`.
fn beside(scene: &Scene, own: &Snapshot, foe: &Snapshot, within: u16) -> SmallVec<[board::Body; 4]> {
    let here = place::footprint(&own.body);
    let is_near = |place: Footprint| here.gap(place).cheb() <= within;
    let others = scene.fighters.iter().filter(|other| {
        other.id() != own.id()
            && other.id() != foe.id()
            && other.body.present
            && !other.is_prone()
            && other.build.size != Size::Tiny
    });
    others
        .map(|other| place::footprint(&other.body))
        .filter(|place| is_near(*place))
        .map(|place| board::Body {
            place,
            is_upright: true,
        })
        .collect()
}
