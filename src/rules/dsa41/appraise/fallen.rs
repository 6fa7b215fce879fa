//! Those who can fight no more. Where a foe lies on the only square from which one could strike at another, the fight goes on
//! over him; and whoever lies there himself crawls out of the way.

use std::cmp::Reverse;

use crate::battle::Choice;
use crate::board::{Cell, Footprint, Gap};

use super::super::scene::Snapshot;
use super::super::terrain::moves::Detour;
use super::super::terrain::{moves, place};
use super::super::word;
use super::blow::{self, Rival};
use super::known::Known;
use super::{distance, peril, way};

/// Squares from a foe within which somebody who can fight no more is in the way of blows.
const NEAR: u16 = 2;
/// What it is worth to crawl away: little, but more than to lie there.
const AWAY: i64 = 100;

/// The fallen foe who holds the only place to strike from; none while a blow or a way to one is open.
///
/// Rule: `LEN-03`, `BRD-01`, `BRD-12`.
pub(super) fn in_the_way<'s>(known: &'s Known, own: &Snapshot, rivals: &[Rival]) -> Option<&'s Snapshot> {
    let scene = &known.seen;
    // Who is farther away goes nearer first.
    let near = u16::from(place::longest_reach(own)) + 1;
    let may_hold = |fallen: &Snapshot| {
        let places = anchors(own, fallen);
        let mut stands = places.flat_map(|cell| rivals.iter().map(move |rival| (cell, rival.foe)));
        place::distance(own, fallen) <= near
            && stands.any(|(cell, foe)| way::strikes_from(scene, own, foe, cell))
    };
    let strikes = || rivals.iter().any(|rival| blow::reaches(scene, own, rival.foe));
    if !scene.fallen_foes(own).any(may_hold) || strikes() {
        return None;
    }
    let stands = way::stands(known, own, rivals);
    let sought = |detour| known.seek(own, moves::FAR, detour, &way::prizes(&stands));
    if way::best_stand(&stands, &sought(Detour::Fire)).is_some() {
        return None;
    }
    // As if no foe kept his square who can fight no more, nor held anybody off.
    let stand = way::best_stand(&stands, &sought(Detour::Fallen))?;
    let there = Footprint::new(stand.cell, own.body.size);
    let mut fallen = scene.fallen_foes(own);
    fallen.find(|foe| there.gap(place::footprint(&foe.body)).cheb() == 0)
}

/// The crawl of somebody who can fight no more to where the foes who can are farther away, if none of them may strike at him for it
/// and no water is there.
///
/// Rule: `LEN-03`, `BRD-12`, `BRD-23`.
pub(super) fn crawl(known: &Known, own: &Snapshot) -> Option<(Choice, i64)> {
    let scene = &known.seen;
    let nearest = |cell: Cell| {
        let there = Footprint::new(cell, own.body.size);
        let gaps = scene.foes(own).map(|foe| there.gap(place::footprint(&foe.body)));
        gaps.map(Gap::cheb).min()
    };
    // Out of everybody's reach he lies still.
    let here = nearest(own.body.at).filter(|gap| *gap <= NEAR)?;
    let is_dry = |cell: Cell| {
        let facts = scene.board().cell(cell);
        facts.is_some_and(|facts| facts.water_dm == 0) && !peril::is_deadly(known, own, cell)
    };
    let reach = known.survey(own, moves::budget(scene, own, word::WALK));
    let ends = reach.cells().filter(|(_, reached)| reached.may_end);
    let farther =
        ends.filter_map(|(cell, reached)| Some((nearest(cell)?, Reverse(reached.cost_half), Reverse(cell))));
    let is_better =
        |(far, _, Reverse(cell)): &(u16, Reverse<u16>, Reverse<Cell>)| *far > here && is_dry(*cell);
    let (_, _, Reverse(cell)) = farther.filter(is_better).max()?;
    let path = way::path_to(own, &reach, cell)?;
    let crawl = Choice::Move {
        gait: word::WALK,
        facing: None,
        path: path.clone(),
    };
    (distance::toll(scene, own, &path) == 0).then_some((crawl, AWAY))
}

/// The cells from which somebody's footprint would touch that of one who has fallen.
fn anchors(own: &Snapshot, fallen: &Snapshot) -> impl Iterator<Item = Cell> + use<> {
    let (low, high) = (i16::from(own.body.size) - 1, i16::from(fallen.body.size) - 1);
    let Cell { x, y } = fallen.body.at;
    (y - low..=y + high).flat_map(move |y| (x - low..=x + high).map(move |x| Cell::new(x, y)))
}
