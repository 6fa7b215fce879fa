//! What a place of the map is: the ground, what stands on it, what lies along its edges.

use super::{Phrase, cell_name, facing};
use crate::battle::{Altered, Coming, GroundChange};
use crate::board::{BoardView, Cell, DoorState, Edge, Facing, Terrain, WaterGrade};

/// A cell in words: its name, what lies underfoot, what fills it, and walls, doors and the like along its edges.
pub fn ground(view: BoardView, cell: Cell) -> Phrase {
    let mut parts = vec![Phrase::plain(cell_name(cell))];
    match (view.thing(cell), view.cell(cell)) {
        (Some(filling), _) => parts.push(thing(&filling.class, filling.state)),
        (None, Some(facts)) => {
            parts.push(Phrase::key(terrain(facts.terrain)));
            parts.extend(water(facts.water_grade()).map(Phrase::key));
        }
        (None, None) => {}
    }
    for side in [Facing::N, Facing::E, Facing::S, Facing::W] {
        if let Some(lying) = Edge::of(cell, side).and_then(|edge| view.edge(edge)) {
            let lying = thing(&lying.class, lying.state);
            let at = Phrase::key("words-edge").with("thing", lying);
            parts.push(at.with("facing", facing(side)));
        }
    }
    Phrase::list(parts, " · ")
}

const fn terrain(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Floor => "words-terrain-floor",
        Terrain::Stone => "words-terrain-stone",
        Terrain::Wood => "words-terrain-wood",
        Terrain::Grass => "words-terrain-grass",
        Terrain::Earth => "words-terrain-earth",
        Terrain::Sand => "words-terrain-sand",
        Terrain::Snow => "words-terrain-snow",
        Terrain::Ice => "words-terrain-ice",
        Terrain::Rubble => "words-terrain-rubble",
        Terrain::Undergrowth => "words-terrain-undergrowth",
        Terrain::Bog => "words-terrain-bog",
        Terrain::Water => "words-terrain-water",
        Terrain::Stairs => "words-terrain-stairs",
        Terrain::Pit => "words-terrain-pit",
        Terrain::Void => "words-terrain-void",
    }
}

const fn water(grade: WaterGrade) -> Option<&'static str> {
    match grade {
        WaterGrade::Dry => None,
        WaterGrade::Knee => Some("words-water-knee"),
        WaterGrade::Waist => Some("words-water-waist"),
        WaterGrade::Shoulder => Some("words-water-shoulder"),
        WaterGrade::Swimming => Some("words-water-swimming"),
    }
}

/// A thing by the name of its class; a class that only one level knows is called as the level calls it.
pub fn thing(class: &str, state: Option<DoorState>) -> Phrase {
    Phrase::key(match (class, state) {
        ("door", Some(DoorState::Locked)) => "words-thing-door-locked",
        ("door", Some(state)) if state.is_open() => "words-thing-door-open",
        ("door", _) => "words-thing-door-shut",
        ("solid", _) => "words-thing-solid",
        ("wall", _) => "words-thing-wall",
        ("curtain", _) => "words-thing-curtain",
        ("drop", _) => "words-thing-drop",
        ("bars", _) => "words-thing-bars",
        ("fence", _) => "words-thing-fence",
        ("window", _) => "words-thing-window",
        ("pane" | "hard_pane", _) => "words-thing-pane",
        ("slit", _) => "words-thing-slit",
        ("low_wall", _) => "words-thing-low-wall",
        ("table", _) => "words-thing-table",
        ("barrel", _) => "words-thing-barrel",
        ("pillar", _) => "words-thing-pillar",
        ("bodywork", _) => "words-thing-bodywork",
        ("engine", _) => "words-thing-engine",
        ("bush", _) => "words-thing-bush",
        (class, _) => return Phrase::plain(class.to_owned()),
    })
}

/// What has become of cells of the map, and by whom if somebody did it.
pub fn changed(altered: &Altered, by: Option<Phrase>) -> Phrase {
    let key = match altered.change {
        GroundChange::Water(dm) if dm < 0 => "words-ground-water-falls",
        GroundChange::Water(_) => "words-ground-water-rises",
        GroundChange::Fire => "words-ground-fire",
        GroundChange::FireOut => "words-ground-fire-out",
        GroundChange::Burnt => "words-ground-burnt",
        GroundChange::Mist(_) => "words-ground-mist",
        GroundChange::Clear => "words-ground-clear",
        GroundChange::Light(0) => "words-ground-light-day",
        GroundChange::Light(1) => "words-ground-light-dusk",
        GroundChange::Light(2) => "words-ground-light-moon",
        GroundChange::Light(3) => "words-ground-light-stars",
        GroundChange::Light(_) => "words-ground-light-dark",
        GroundChange::Collapse => "words-ground-collapse",
        GroundChange::Overturned => "words-ground-overturned",
        GroundChange::Broken => "words-ground-broken",
        GroundChange::LampLit => "words-ground-lamp-lit",
        GroundChange::LampOut => "words-ground-lamp-out",
    };
    let said = Phrase::key(key).with("cells", cells(&altered.cells));
    match by {
        Some(name) => Phrase::labelled(name, said),
        None => said,
    }
}

/// What will come of itself, and at the end of which round.
pub fn coming(coming: &Coming) -> Phrase {
    Phrase::key("words-ground-coming")
        .with("round", coming.round)
        .with("change", changed(&coming.altered, None))
}

/// Cells by their names, or how many where they are many.
fn cells(cells: &[Cell]) -> Phrase {
    match cells {
        [first, .., last] if cells.len() > MOST_NAMED => Phrase::key("words-ground-cells")
            .with("count", cells.len() as i64)
            .with("first", Phrase::plain(cell_name(*first)))
            .with("last", Phrase::plain(cell_name(*last))),
        _ => Phrase::list(cells.iter().map(|cell| Phrase::plain(cell_name(*cell))), ", "),
    }
}

/// More cells than these are counted, not named.
const MOST_NAMED: usize = 6;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Catalogue, Thing, ThingId};

    #[test]
    fn a_cell_is_told_by_what_fills_it_and_what_lies_along_its_edges() {
        let mut board = Board::new(3, 1).unwrap();
        let catalogue = Catalogue::default();
        let thing = |class: &str| {
            let name = ThingId::Tile(Cell::new(0, 0));
            Thing::new(name, class, *catalogue.kind(class).unwrap())
        };
        board.set_thing(Cell::new(0, 0), Some(thing("table")));
        board.set_edge(Edge::west(2, 0), Some(thing("door")));
        let view = BoardView::unchanged(&board);
        let told = |x| ground(view, Cell::new(x, 0));
        let list = |parts: Vec<Phrase>| Phrase::list(parts, " · ");
        assert_eq!(
            told(0),
            list(vec![Phrase::plain("a1"), Phrase::key("words-thing-table")])
        );
        let door = Phrase::key("words-edge")
            .with("thing", Phrase::key("words-thing-door-shut"))
            .with("facing", facing(Facing::E));
        assert_eq!(
            told(1),
            list(vec![
                Phrase::plain("b1"),
                Phrase::key("words-terrain-floor"),
                door
            ])
        );
    }
}
