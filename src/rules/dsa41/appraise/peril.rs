//! What the ground does to whoever stays on a square: fire that burns there or is to come, water that is deep or rises, a
//! ceiling that will come down. Whatever is to come has been announced to everybody (`BD-LVL-13`).

use crate::battle::{Choice, Coming, GroundChange, Term, is_burning, is_fire};
use crate::board::{Cell, CellFacts, Footprint, WaterGrade};

use super::super::scene::Snapshot;
use super::super::terrain::{moves, place};
use super::blow::Rival;
use super::known::Known;
use super::{PATIENCE, POINT, distance, way};

/// Standing in fire: a die of damage, and one more in each round until it is beaten out (`BRD-28`).
const FIRE: i64 = 7 * POINT;
/// The mean of a die, which every metre costs that a ceiling comes down (`BRD-14`).
const METRE: i64 = 7 * POINT / 2;
/// A point of attack and one of defence: about the twentieth part of a blow each.
const VALUE: i64 = 250;
/// Water to the shoulders for whoever must swim not to go under (`BRD-24`).
const DROWNING: i64 = 6 * POINT;
/// Encumbrance above which he must (`BRD-24`).
const HEAVY: i16 = 4;
/// From here on a square is left at once.
const UNBEARABLE: i64 = 10 * VALUE;
/// Rounds that are looked ahead, the one under way among them.
const AHEAD: u16 = 2;

/// What it costs to be on a square at the end of this round, in thousandths of a life point.
pub(super) fn at(known: &Known, own: &Snapshot, cell: Cell) -> i64 {
    let cells = Footprint::new(cell, own.body.size).cells();
    cells.map(|cell| of_cell(known, own, cell)).max().unwrap_or(0)
}

/// The same where it is so much that he leaves; else nothing.
pub(super) fn unbearable(known: &Known, own: &Snapshot, cell: Cell) -> i64 {
    let peril = at(known, own, cell);
    if is_unbearable(known, peril) { peril } else { 0 }
}

/// Late in the fight nobody leaves water that only hinders him: who has come through it to a foe would else go to and fro.
fn is_unbearable(known: &Known, peril: i64) -> bool {
    if known.round > PATIENCE {
        peril > UNBEARABLE
    } else {
        peril >= UNBEARABLE
    }
}

/// Whether a square burns or is about to, or the ceiling comes down there, so that nobody ends a move on it. Water stops nobody:
/// he who stays out of it might wait for ever.
pub(super) fn is_deadly(known: &Known, own: &Snapshot, cell: Cell) -> bool {
    let is_due = |coming: &&Coming| {
        let change = coming.altered.change;
        coming.round <= known.round && matches!(change, GroundChange::Fire | GroundChange::Collapse)
    };
    let due = || known.coming.iter().filter(is_due);
    let mut cells = Footprint::new(cell, own.body.size).cells();
    cells.any(|cell| is_burning(known.seen.board(), cell) || due().any(|coming| holds(coming, cell)))
}

fn of_cell(known: &Known, own: &Snapshot, cell: Cell) -> i64 {
    let view = known.seen.board();
    let Some(facts) = view.cell(cell) else { return 0 };
    let now = water(own, facts) + if is_fire(facts) { FIRE } else { 0 };
    let soon = known.coming.iter().filter(|coming| holds(coming, cell));
    soon.map(|coming| to_come(known, own, facts, coming))
        .max()
        .map_or(now, |soon| soon.max(now))
}

/// Whether a change concerns a cell; its cells stand in ascending order.
fn holds(coming: &Coming, cell: Cell) -> bool {
    coming.altered.cells.binary_search(&cell).is_ok()
}

/// What a change that is to come will do; half as much of it where there is a round left to get away.
fn to_come(known: &Known, own: &Snapshot, facts: &CellFacts, coming: &Coming) -> i64 {
    let worth = match coming.altered.change {
        GroundChange::Fire => FIRE,
        GroundChange::Collapse => METRE * i64::from(facts.ceiling_dm / 10),
        GroundChange::Water(dm) => {
            let mut after = *facts;
            after.water_dm = after.water_dm.saturating_add_signed(dm);
            water(own, &after)
        }
        _ => 0,
    };
    match coming.round.saturating_sub(known.round) {
        0 => worth,
        late if late < AHEAD => worth / 2,
        _ => 0,
    }
}

/// What the water takes from attack and defence (`SIT-30`), and more where it may drown him.
fn water(own: &Snapshot, facts: &CellFacts) -> i64 {
    if own.build.traits.at_home_in_water || own.body.flies_dm() > 0 {
        return 0;
    }
    let points = match facts.water_grade() {
        WaterGrade::Dry => 0,
        WaterGrade::Knee => 2,
        WaterGrade::Waist => 6,
        WaterGrade::Shoulder | WaterGrade::Swimming => 10,
    };
    let is_deep = facts.water_grade() >= WaterGrade::Shoulder;
    let drowns = is_deep && own.build.encumbrance.value() > HEAVY && !own.build.traits.water_people;
    points * VALUE + if drowns { DROWNING } else { 0 }
}

/// The nearest square that can be borne within a move, with what is saved by going there.
pub(super) fn refuge(known: &Known, own: &Snapshot, gait: Term) -> Option<(Vec<Cell>, i64)> {
    let here = unbearable(known, own, own.body.at);
    if here == 0 {
        return None;
    }
    let reach = known.survey(own, moves::budget(&known.seen, own, gait));
    let ends = reach
        .cells()
        .filter(|(cell, reached)| reached.may_end && *cell != own.body.at);
    let weighed = ends.map(|(cell, reached)| (at(known, own, cell), reached.cost_half, cell));
    let (there, _, cell) = weighed
        .filter(|(there, ..)| !is_unbearable(known, *there))
        .min_by_key(|(there, cost, cell)| (*cost, *there, *cell))?;
    let path = way::path_to(own, &reach, cell)?;
    let toll = distance::toll(&known.seen, own, &path);
    Some((path, here - there - toll))
}

/// The move out of fire and away from what is to come.
pub(super) fn go(known: &Known, own: &Snapshot, rivals: &[Rival], gait: Term) -> Option<(Choice, i64)> {
    let (path, worth) = refuge(known, own, gait)?;
    let there = way::at(own, *path.last()?);
    let nearest = rivals
        .iter()
        .min_by_key(|rival| place::distance(&there, rival.foe));
    let facing = nearest.and_then(|rival| place::bearing(&there.body, &rival.foe.body));
    Some((Choice::Move { gait, path, facing }, worth))
}
