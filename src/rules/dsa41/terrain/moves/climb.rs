//! Up and down where no stairs lead: climbing, and jumping down.

use crate::battle::{Posture, Term, WhyNot};
use crate::board::{self, BoardView, Cell, Facing, Footprint, Footway, PathStep};

use super::super::place;
use super::pace::{CLIMB_DM, CLIMB_HALF};
use super::{budget, steps_of, too_far};
use crate::rules::dsa41::scene::{Scene, Snapshot};
use crate::rules::dsa41::{rule, why, word};

/// A way up or down a wall, a ledge, the edge of a roof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scramble {
    /// Where it leads.
    pub(crate) to: Cell,
    /// The direction.
    pub(crate) towards: Facing,
    /// Decimetres between the floors.
    pub(crate) height_dm: u16,
    /// Whether it leads down.
    pub(crate) is_down: bool,
    /// Half squares that it costs.
    pub(crate) cost_half: u16,
    /// Whether a rope hangs there, at either end.
    pub(crate) is_roped: bool,
}

/// What leads up or down from where somebody stands, straight ahead of one of his sides, with what a metre costs him.
///
/// Rule: `BRD-12`, `BD-MOV-07`, `BD-MOV-08`.
pub(crate) fn scramble(view: BoardView, (from, grip): (Footprint, u16), towards: Facing) -> Option<Scramble> {
    let (height_dm, is_down) = match board::footway(view, from, towards) {
        Footway::Climb(height) => (height, false),
        Footway::Drop(depth) => (depth, true),
        Footway::Open | Footway::Blocked => return None,
    };
    // Every metre begun is a climb of its own (BRD-12).
    let metres = height_dm.div_ceil(CLIMB_DM);
    Some(Scramble {
        to: from.step(towards).corner,
        towards,
        height_dm,
        is_down,
        cost_half: 2 + grip * metres,
        is_roped: has_rope(view, from) || has_rope(view, from.step(towards)),
    })
}

/// Half squares that a metre of wall costs somebody: those who climb like spiders no more than a metre of floor.
///
/// Rule: `BRD-12`, `OPP-15`.
pub(crate) fn grip(mover: &Snapshot) -> u16 {
    if mover.build.traits.climbs_walls {
        2
    } else {
        CLIMB_HALF
    }
}

/// Whether a rope hangs down to a place or from it.
///
/// Rule: `BD-CEL-09`.
fn has_rope(view: BoardView, at: Footprint) -> bool {
    let hangs = |cell| {
        view.cell(cell)
            .is_some_and(|facts| facts.footing == board::Footing::Rope)
    };
    at.cells().any(hangs)
}

/// Whether a rope makes the climb to a cell safe.
pub(crate) fn is_roped(view: BoardView, from: Footprint, to: Cell) -> bool {
    let mut sides = Facing::ALL
        .into_iter()
        .filter(|towards| from.corner.step(*towards) == to);
    sides.any(|towards| scramble(view, (from, CLIMB_HALF), towards).is_some_and(|way| way.is_roped))
}

/// Whether a fighter can climb, or jump down, to a cell: on his feet, straight, with room at the end, and up or down as far as
/// his movement leads.
///
/// Rule: `BRD-12`, `BRD-14`.
///
/// # Errors
///
/// Why not.
pub(super) fn check(
    scene: &Scene,
    mover: &Snapshot,
    gait: Term,
    path: &[Cell],
) -> Result<Vec<PathStep>, WhyNot> {
    let [to] = path else {
        return Err(why::one_square(rule::BRD_12));
    };
    let towards = steps_of(mover.body.at, &[*to]).and_then(|steps| steps.first().copied());
    let towards = towards
        .filter(|towards| !towards.is_diagonal())
        .ok_or_else(|| why::straight_only(rule::BRD_12))?;
    let from = place::footprint(&mover.body);
    let found = scramble(scene.board(), (from, grip(mover)), towards);
    let found = found.ok_or_else(|| why::nothing_to_climb(rule::BRD_12))?;
    let is_jump = gait == word::JUMP_DOWN;
    if mover.body.posture != Posture::Standing {
        return Err(why::not_standing(rule::BRD_12));
    }
    if is_jump && !found.is_down {
        return Err(why::jumps_down_only(rule::BRD_12));
    }
    if !is_jump && !place::is_free(scene, mover, from.step(towards)) {
        return Err(why::no_room_there(rule::BRD_01));
    }
    let cost_half = if is_jump { 2 } else { found.cost_half };
    let most = budget(scene, mover, word::WALK);
    if cost_half > most {
        return Err(too_far(rule::BRD_10, cost_half, most));
    }
    let rise = found.height_dm as i16;
    Ok(vec![PathStep {
        cell: found.to,
        towards,
        cost_half,
        sum_half: cost_half,
        rise_dm: if found.is_down { -rise } else { rise },
        crossed: Vec::new(),
        may_end: true,
    }])
}

/// The cells to which a fighter can climb or jump down now, with what that costs.
pub(super) fn ends<'s>(
    scene: &'s Scene,
    mover: &'s Snapshot,
    gait: Term,
) -> impl Iterator<Item = (Cell, u16)> + 's {
    let straight = Facing::ALL.into_iter().filter(|towards| !towards.is_diagonal());
    straight.filter_map(move |towards| {
        let to = mover.body.at.step(towards);
        let steps = check(scene, mover, gait, &[to]).ok()?;
        Some((to, steps.first()?.cost_half))
    })
}
