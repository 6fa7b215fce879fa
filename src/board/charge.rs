//! The lane of a charge: where it ends, how long it is, and what lies in it.

use super::segment::{Line, Point, Shape};
use super::span::Span;
use super::{Band, BoardView, Cell, Edge, Figure, Footprint, Measure, Passage, WaterGrade, is_passable};

/// What lies in the lane of a charge.
///
/// Rule: `BD-PF-38`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LaneBlocker {
    /// A cell that nobody can enter, or only slowly.
    Cell(Cell),
    /// An edge that nobody can cross, or only at a price.
    Edge(Edge),
    /// Somebody, by his number.
    Body(usize),
}

/// A charge.
///
/// Rule: `BD-PF-38`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Charge {
    /// The north-west cell of the charger at its end.
    pub end: Cell,
    /// Its length in cells, by the measure asked for.
    pub length: u16,
    /// What lies in its lane; empty where it is free.
    pub blockers: Vec<LaneBlocker>,
}

/// The charge of one figure at another, to the nearest place from which he can strike him: of several such places the first
/// whose lane is free, else the first.
///
/// Figures are given by number; those that lie helpless are in nobody's way.
///
/// Rule: `BD-PF-38`.
pub fn charge(
    view: BoardView,
    figures: &[Figure],
    [charger, target]: [usize; 2],
    band: Band,
    measure: Measure,
) -> Option<Charge> {
    let ends = charge_ends(view, figures[charger].place, figures[target].place, band, measure);
    let mut lanes = ends
        .into_iter()
        .map(|end| charge_to(view, figures, charger, end, measure));
    let first = lanes.next()?;
    if first.blockers.is_empty() {
        return Some(first);
    }
    Some(lanes.find(|lane| lane.blockers.is_empty()).unwrap_or(first))
}

/// The charge of one figure to a place, whatever lies there.
///
/// Rule: `BD-PF-38`.
pub fn charge_to(
    view: BoardView,
    figures: &[Figure],
    charger: usize,
    end: Footprint,
    measure: Measure,
) -> Charge {
    Charge {
        end: end.corner,
        length: figures[charger].place.gap(end).by(measure),
        blockers: lane_blockers(view, figures, charger, end),
    }
}

/// The places nearest to the start from which a target is within a weapon's reach, the one that lies straightest first, else row by row.
///
/// Rule: `BD-PF-38`.
pub fn charge_ends(
    view: BoardView,
    start: Footprint,
    target: Footprint,
    band: Band,
    measure: Measure,
) -> Vec<Footprint> {
    let reach = band.high.min(64) as i16 + i16::from(start.size);
    let places = target
        .span()
        .grown(reach)
        .cells()
        .map(|corner| Footprint::new(corner, start.size));
    let is_end = |place: &Footprint| {
        place.cells().all(|cell| view.contains(cell))
            && place.gap(target).cheb() > 0
            && (band.low..=band.high).contains(&place.gap(target).by(band.measure))
    };
    let mut ends: Vec<Footprint> = places.filter(is_end).collect();
    let nearest = ends.iter().map(|end| start.gap(*end).by(measure)).min();
    ends.retain(|end| Some(start.gap(*end).by(measure)) == nearest);
    ends.sort_by_key(|end| {
        let [x, y] = [end.corner.x - start.corner.x, end.corner.y - start.corner.y].map(i32::from);
        x * x + y * y
    });
    ends
}

/// What lies in the lane between the place of a figure and the place where his charge ends: five lines side by side, from
/// middle to middle and from corner to corner.
fn lane_blockers(view: BoardView, figures: &[Figure], charger: usize, end: Footprint) -> Vec<LaneBlocker> {
    let start = figures[charger].place;
    let span = Span::around(start, end);
    let mut candidates: Vec<(Shape, LaneBlocker)> = Vec::new();
    let free = |cell: &Cell| !start.contains(*cell);
    for cell in span.cells().filter(free).filter(|&cell| is_slow(view, cell)) {
        candidates.push((Shape::Cell(cell), LaneBlocker::Cell(cell)));
    }
    for cell in span.with_far_borders().cells() {
        for edge in [Edge::north(cell.x, cell.y), Edge::west(cell.x, cell.y)] {
            let is_in_the_way = |thing: &super::Thing| thing.passage() != Passage::Free;
            if view.board().contains_edge(edge) && view.edge(edge).is_some_and(is_in_the_way) {
                candidates.push((Shape::Edge(edge), LaneBlocker::Edge(edge)));
            }
        }
    }
    let standing = figures.iter().enumerate().filter(|(number, figure)| {
        *number != charger && figure.is_present && figure.is_able && figure.mount != Some(charger as u16)
    });
    for (number, figure) in standing {
        let cells = figure.place.cells().filter(free);
        candidates.extend(cells.map(|cell| (Shape::Cell(cell), LaneBlocker::Body(number))));
    }
    let shapes: Vec<Shape> = candidates.iter().map(|(shape, _)| *shape).collect();
    let mut is_hit = vec![false; shapes.len()];
    for line in lane(start, end) {
        for (sum, is_passed) in is_hit.iter_mut().zip(line.passed(&shapes)) {
            *sum |= is_passed;
        }
    }
    let hits = candidates.into_iter().zip(is_hit).filter(|(_, is_hit)| *is_hit);
    let mut blockers: Vec<LaneBlocker> = hits.map(|((_, blocker), _)| blocker).collect();
    blockers.sort_unstable();
    blockers.dedup();
    blockers
}

fn lane(start: Footprint, end: Footprint) -> [Line; 5] {
    let points = |place: Footprint| {
        let side = i16::from(place.size);
        let Cell { x, y } = place.corner;
        let north_west = Point::corner((x, y));
        let middle = Point {
            x: north_west.x + 2 * i64::from(side),
            y: north_west.y + 2 * i64::from(side),
        };
        [
            middle,
            north_west,
            Point::corner((x + side, y)),
            Point::corner((x + side, y + side)),
            Point::corner((x, y + side)),
        ]
    };
    let (from, to) = (points(start), points(end));
    std::array::from_fn(|number| Line::between(from[number], to[number]))
}

/// Whether nobody runs over a cell at full speed.
fn is_slow(view: BoardView, cell: Cell) -> bool {
    let is_dear = view.cell(cell).is_none_or(|facts| {
        facts.move_half > 2 || facts.water_grade() != WaterGrade::Dry || facts.harm.is_some()
    });
    let is_filled = |thing: &super::Thing| thing.passage() != Passage::Free;
    is_dear || !is_passable(view, cell) || view.thing(cell).is_some_and(is_filled)
}
