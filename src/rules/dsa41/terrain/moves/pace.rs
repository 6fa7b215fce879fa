//! What steps cost in the fourth edition, and which of them are climbs.

use crate::battle::{Body, Posture, is_fire};
use crate::board::{
    self, BoardView, Cell, CellFacts, Diagonal, Edge, Facing, Factor, Footing, Footprint, Passage, PathStep,
    StepRules, Terrain, Thing, Toll, WaterGrade,
};

use super::super::place;
use super::watch::Watch;

/// Decimetres that a floor rises for a step that costs more, and for one that is a climb (`BRD-12`).
pub(crate) const STEP_DM: u16 = 5;
pub(crate) const CLIMB_DM: u16 = 10;

/// Half cells that climbing onto a table or over a low wall costs on top (`BRD-12`).
pub(crate) const CLIMB_HALF: u16 = 4;

/// What steps cost a fighter in his posture.
pub(super) struct Pace<'a> {
    pub(super) posture: Posture,
    /// Squares of a move, of which a swimmer makes a third.
    pub(super) speed: u32,
    /// Half squares that a metre of wall costs (`BRD-12`).
    pub(super) climb_half: u16,
    /// Water does not slow it (`CRE-04`).
    pub(super) at_home_in_water: bool,
    /// Nor do these grounds (`CRE-04`).
    pub(super) home: &'a [Terrain],
    /// He takes no step through fire.
    pub(super) shuns_fire: bool,
    /// The foes who watch him.
    pub(super) watch: Option<Watch<'a>>,
}

impl Pace<'_> {
    /// A swimmer makes `R(GS/3)` squares of a move, at least one (`BRD-12`).
    fn swimming(&self) -> Factor {
        Factor::ratio(self.speed, ((2 * self.speed + 3) / 6).max(1))
    }
}

impl StepRules for Pace<'_> {
    fn diagonal(&self) -> Diagonal {
        Diagonal::Half(3)
    }

    // A tile that names its own factor and is of a dear kind too counts once, with the dearer of both.
    fn enter(&self, facts: &CellFacts, thing: Option<&Thing>) -> Option<Toll> {
        if self.shuns_fire && is_fire(facts) {
            return None;
        }
        let is_rough = matches!(facts.terrain, Terrain::Undergrowth | Terrain::Rubble)
            || matches!(facts.footing, Footing::Rubble | Footing::Slippery);
        let ground = if self.home.contains(&facts.terrain) {
            2
        } else {
            facts.move_half.max(if is_rough { 4 } else { 2 })
        };
        let water = match facts.water_grade() {
            _ if self.at_home_in_water => Factor::ONE,
            WaterGrade::Dry => Factor::ONE,
            WaterGrade::Knee => Factor::halves(3),
            WaterGrade::Waist => Factor::halves(4),
            WaterGrade::Shoulder => Factor::halves(6),
            WaterGrade::Swimming => self.swimming(),
        };
        let posture = match self.posture {
            Posture::Standing => 2,
            Posture::Kneeling => 4,
            Posture::Lying => 8,
        };
        let factor = Factor::halves(u32::from(ground))
            .times(water)
            .times(Factor::halves(posture));
        match thing {
            Some(thing) if thing.passage() == Passage::Block => None,
            Some(thing) if is_climbed(thing) => Some(Toll {
                factor,
                extra_half: self.climb_half,
            }),
            Some(thing) if thing.passage() == Passage::Cost => Some(Toll::factor(
                factor.times(Factor::halves(u32::from(thing.kind.move_half.max(2)))),
            )),
            _ => Some(Toll::factor(factor)),
        }
    }

    fn cross(&self, thing: &Thing) -> Toll {
        Toll::extra(u16::from(thing.kind.cross_half))
    }

    fn rise(&self, rise_dm: u16) -> Toll {
        Toll::extra(match rise_dm {
            CLIMB_DM.. => self.climb_half,
            STEP_DM.. => 1,
            _ => 0,
        })
    }

    fn stairs_up(&self, _: u16) -> Toll {
        Toll::factor(Factor::halves(4))
    }

    #[inline]
    fn permits(&self, from: Footprint, towards: Facing) -> bool {
        self.watch
            .as_ref()
            .is_none_or(|watch| watch.permits(from, towards))
    }

    #[inline]
    fn leavings(&self, from: Footprint) -> u16 {
        self.watch.as_ref().map_or(0, |watch| watch.leavings(from))
    }
}

/// Whether a thing in a cell is climbed onto: a table and the like, up to a metre high.
pub(crate) fn is_climbed(thing: &Thing) -> bool {
    thing.passage() == Passage::Cost && (5..=11).contains(&thing.kind.height_dm)
}

/// Whether a step is a climb: onto a table, over a wall or through a window, or up a metre where no stairs lead.
///
/// Rule: `BRD-12`.
pub(crate) fn is_climb(view: BoardView, body: &Body, step: &PathStep) -> bool {
    let from = place::footprint(body);
    let goes_up = |cell: Cell| {
        let to = cell.step(step.towards);
        let rise = view.ground_dm(to) - view.ground_dm(cell);
        rise >= CLIMB_DM as i16 && !board::is_stairway(view, cell, to)
    };
    let is_obstacle = |cell: Cell| view.thing(cell).is_some_and(is_climbed);
    let is_over = |edge: Edge| {
        let thing = view.edge(edge);
        thing.is_some_and(|thing| {
            thing.passage() == Passage::Cost
                && u16::from(thing.kind.cross_half) >= CLIMB_HALF
                && step.crossed.contains(&thing.name)
        })
    };
    from.cells().any(goes_up)
        || from.step(step.towards).cells().any(is_obstacle)
        || !step.crossed.is_empty() && edges_of(from, step.towards).any(is_over)
}

/// The edges that a step may cross.
fn edges_of(from: Footprint, towards: Facing) -> impl Iterator<Item = Edge> {
    from.cells().flat_map(move |cell| {
        let straight = Edge::of(cell, towards);
        let around = towards.is_diagonal().then(|| Edge::around(cell.corner(towards)));
        straight.into_iter().chain(around.into_iter().flatten())
    })
}
