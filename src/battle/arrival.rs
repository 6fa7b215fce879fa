//! Fighters who come later, the same for every rule system: what brings them, and where they enter.

use super::goal::Standing;
use super::id::{FighterId, RuleId, SideId};
use super::muster::Recruit;
use crate::board::{BoardView, Cell, Facing, Footprint, Mark, Pair, Spot, ThingId};

/// The rule of reinforcements.
pub const REINFORCEMENT: RuleId = RuleId("BD-LVL-12");

/// Fighters who come later, at the start of a round.
///
/// Rule: `BD-LVL-12`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reinforcement {
    /// What brings them.
    pub when: Occasion,
    /// The area on whose nearest free cells they enter.
    pub area: Mark,
    /// Where they look.
    pub facing: Facing,
    /// The fighters.
    pub fighters: Vec<Recruit>,
}

/// What brings fighters who come later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// This round begins.
    Round(u16),
    /// A foe of theirs sees a cell of an area.
    Seen(Mark),
    /// A fighter is out of the fight.
    Down(FighterId),
    /// A door stands open, by its object in the map.
    Opened(u32),
}

impl Occasion {
    /// Whether it has come, or still may: a round does by itself, a sight or an open door by a foe who is there to bring it about, and a
    /// fighter who stands is not sure to fall.
    ///
    /// Rule: `BD-LVL-12`.
    pub fn may_come(self, side: SideId, standing: Standing, view: BoardView) -> bool {
        let has_foe = || {
            let mut foes = standing.fighters.iter();
            foes.any(|(other, body)| {
                body.able && body.present && standing.sides.are_hostile(side, other.side)
            })
        };
        match self {
            Self::Round(_) => true,
            Self::Seen(_) | Self::Opened(_) if has_foe() => true,
            _ => self.has_come(side, standing, view),
        }
    }

    /// Whether it has come, for fighters of a side, when a round begins.
    pub fn has_come(self, side: SideId, standing: Standing, view: BoardView) -> bool {
        match self {
            Self::Round(round) => standing.round >= round,
            Self::Down(wanted) => {
                let found = standing.fighters.iter().find(|(known, _)| known.id == wanted);
                found.is_some_and(|(_, body)| !body.able || !body.present)
            }
            Self::Opened(door) => {
                let is_it = |name: ThingId| matches!(name, ThingId::Object { object, .. } if object == door);
                let board = view.board();
                let mut doors = board.edges().filter(|(_, thing)| is_it(thing.name));
                let mut filled = board
                    .cells()
                    .filter(|cell| board.thing(*cell).is_some_and(|thing| is_it(thing.name)));
                doors.any(|(edge, _)| view.edge(edge).is_none_or(|thing| thing.is_open()))
                    || filled.any(|cell| view.thing(cell).is_none_or(|thing| thing.is_open()))
            }
            Self::Seen(area) => {
                let foes = standing.fighters.iter().filter(|(other, body)| {
                    body.able && body.present && standing.sides.are_hostile(side, other.side)
                });
                let mut eyes = foes.map(|(_, body)| Spot::on_floor(Footprint::new(body.at, body.size)));
                eyes.any(|eye| {
                    area.cells()
                        .filter(|cell| view.contains(*cell))
                        .map(|cell| Spot::on_floor(Footprint::single(cell)))
                        .any(|cell| Pair::new(view, eye, cell).has_sight())
                })
            }
        }
    }
}

/// The cell on which somebody enters: the first free one of an area, row by row, else the nearest around it.
///
/// Rule: `BD-LVL-12`.
pub fn entry(view: BoardView, area: Mark, is_free: impl Fn(Cell) -> bool) -> Option<Cell> {
    let farthest = view.board().width().max(view.board().height());
    let cells = |far: i16| {
        let grown = Mark::area(
            Cell::new(area.corner.x - far, area.corner.y - far),
            area.width + 2 * far as u16,
            area.height + 2 * far as u16,
        );
        let inner = far - 1;
        let is_inside = move |cell: &Cell| {
            far > 0
                && Mark::area(
                    Cell::new(area.corner.x - inner, area.corner.y - inner),
                    area.width + 2 * inner.max(0) as u16,
                    area.height + 2 * inner.max(0) as u16,
                )
                .contains(*cell)
        };
        grown.cells().filter(move |cell| !is_inside(cell))
    };
    (0..=farthest as i16)
        .flat_map(cells)
        .find(|cell| view.contains(*cell) && is_free(*cell))
}
