//! What stands on the map and gives way: doors, panes, tables that are tipped over.

use super::{LaidOut, footprint};
use crate::battle::{Altered, Body, FighterId, Ground, GroundChange, Happening, OVERTURNED, RuleId};
use crate::board::{
    BoardView, Catalogue, Cell, DoorState, Edge, Facing, Material, Posture, Thing, ThingKind,
};

/// The rule of what the first blow removes.
const PANE: RuleId = RuleId("BD-OBJ-11");

/// The catalogue name of what can be tipped over (`BD-OBJ-31`).
const TABLE: &str = "table";

/// What a table becomes that lies on its side (`BD-OBJ-30`).
const WALL: &str = "low_wall";

/// Where a door is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DoorPlace {
    /// On an edge.
    Edge(Edge),
    /// In a cell.
    Cell(Cell),
}

/// The door between a cell and one beside it, or in that one with nobody in it (`is_held`).
pub(crate) fn door_at<'b>(
    view: BoardView<'b>,
    from: Cell,
    cell: Cell,
    is_held: impl Fn(Cell) -> bool,
) -> Option<(DoorPlace, DoorState, &'b Thing)> {
    let towards = Facing::ALL
        .into_iter()
        .find(|towards| from.step(*towards) == cell)?;
    if let Some(edge) = Edge::of(from, towards)
        && let Some(thing) = view.edge(edge)
        && let Some(state) = thing.state
    {
        return Some((DoorPlace::Edge(edge), state, thing));
    }
    let thing = view.thing(cell)?;
    let state = thing.state?;
    (!is_held(cell)).then_some((DoorPlace::Cell(cell), state, thing))
}

/// The state of a door after a hand has moved it; none where it is locked or gone.
pub(crate) const fn moved(state: DoorState) -> Option<DoorState> {
    match state {
        DoorState::Open => Some(DoorState::Shut),
        DoorState::Shut => Some(DoorState::Open),
        _ => None,
    }
}

/// Brings a door into a state.
pub(crate) fn set_door(ground: &mut Ground, place: DoorPlace, state: DoorState) {
    let board = ground.board.clone();
    match place {
        DoorPlace::Edge(edge) => ground.changes.set_edge_door(&board, edge, state),
        DoorPlace::Cell(cell) => ground.changes.set_cell_door(&board, cell, state),
    };
}

/// What can be broken open or smashed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Breakable {
    /// A door that is locked or barred.
    Door(DoorPlace),
    /// A pane of glass.
    Pane(Edge),
}

/// What could be broken open from a cell in the direction of one beside it.
///
/// Rule: `BD-OBJ-11`.
pub(crate) fn breakable(
    view: BoardView,
    from: Cell,
    cell: Cell,
    is_held: impl Fn(Cell) -> bool,
) -> Option<Breakable> {
    if let Some((place, state, _)) = door_at(view, from, cell, is_held) {
        let is_fast = matches!(state, DoorState::Locked | DoorState::Barred);
        return is_fast.then_some(Breakable::Door(place));
    }
    let towards = straight().find(|towards| from.step(*towards) == cell)?;
    let edge = Edge::of(from, towards)?;
    let pane = view.edge(edge)?;
    pane.kind.breaks.then_some(Breakable::Pane(edge))
}

/// Smashes a pane, and says so with the cell before which it was.
pub(crate) fn break_pane(table: &mut impl LaidOut, id: FighterId, edge: Edge, cell: Cell) {
    table.ground_mut().changes.set_edge(edge, None);
    tell(table, id, (GroundChange::Broken, cell), PANE);
}

/// Says what somebody did to the map.
pub(crate) fn tell(
    table: &mut impl LaidOut,
    id: FighterId,
    (change, cell): (GroundChange, Cell),
    rule: RuleId,
) {
    table.write(Happening::GroundChanged {
        altered: Altered {
            change,
            cells: vec![cell],
        },
        by: Some(id),
        rule,
    });
}

/// The edge on which a table comes to stand when a body tips it over: the side away from it. The body must stand straight before
/// the table, nobody on it (`is_held`), and nothing else on that edge.
///
/// Rule: `BD-DYN-03`.
pub(crate) fn table_edge(
    view: BoardView,
    body: &Body,
    cell: Cell,
    is_held: impl Fn(Cell) -> bool,
) -> Option<Edge> {
    let own = footprint(body);
    let towards = straight()
        .find(|towards| !own.contains(cell) && own.cells().any(|from| from.step(*towards) == cell))?;
    let before = Edge::of(cell, towards.turned(4))?;
    let edge = Edge::of(cell, towards)?;
    let is_table = view.thing(cell).is_some_and(|thing| thing.class == TABLE);
    let is_standing = body.posture != Posture::Lying;
    let is_free = view.edge(edge).is_none() && view.edge(before).is_none_or(Thing::is_open);
    (is_table && is_free && is_standing && !is_held(cell)).then_some(edge)
}

/// The four straight directions.
pub(crate) fn straight() -> impl Iterator<Item = Facing> {
    Facing::ALL.into_iter().filter(|towards| !towards.is_diagonal())
}

/// Tips a table over: it becomes a low wall on an edge of its cell, which is free then (`BD-DYN-03`).
pub(crate) fn overturn(table: &mut impl LaidOut, id: FighterId, cell: Cell, edge: Edge) {
    lay_over(table.ground_mut(), cell, edge);
    tell(table, id, (GroundChange::Overturned, cell), OVERTURNED);
}

/// Lays the table of a cell on its side, so that it stands on an edge (`BD-DYN-03`).
pub(crate) fn lay_over(ground: &mut Ground, cell: Cell, edge: Edge) {
    let Some(lying) = ground.view().thing(cell).cloned() else {
        return;
    };
    let kind = Catalogue::default().kind(WALL).copied().unwrap_or_default();
    let wall = Thing {
        class: WALL.to_owned(),
        kind: ThingKind {
            material: Some(Material::Wood),
            ..kind
        },
        ..lying
    };
    ground.changes.set_thing(cell, None);
    ground.changes.set_edge(edge, Some(wall));
}
