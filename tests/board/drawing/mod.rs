//! Small maps drawn in letters, and random ones, for the tests of the board.
#![allow(dead_code, reason = "every test file uses a part of it")]

pub mod picture;
pub mod plain;
pub mod prices;
pub mod proof;

use std::collections::BTreeMap;

use klingentanz::board::{
    Board, BoardChanges, BoardView, Catalogue, Cell, CellFacts, Edge, EdgeSide, Footprint, Thing, ThingId,
};
use proptest::collection::vec;
use proptest::prelude::{Just, Strategy};
use proptest::sample::select;

/// A board and the fighters that a drawing shows on it.
#[derive(Clone, Debug)]
pub struct Drawing {
    pub board: Board,
    pub fighters: BTreeMap<char, Cell>,
    pub changes: BoardChanges,
}

/// `#` solid, `O` pillar, `t` table, `~` mist 2, `.` open floor; capital letters are fighters.
pub fn draw(picture: &str) -> Drawing {
    let rows: Vec<&str> = picture.split_whitespace().collect();
    let mut board = Board::new(rows[0].len() as u16, rows.len() as u16).expect("a small board");
    let mut fighters = BTreeMap::new();
    for (y, row) in rows.iter().enumerate() {
        for (x, sign) in row.chars().enumerate() {
            let cell = Cell::new(x as i16, y as i16);
            match sign {
                '.' => {}
                '#' => assert!(board.set_thing(cell, Some(tile(cell, "solid")))),
                'O' => assert!(board.set_thing(cell, Some(tile(cell, "pillar")))),
                't' => assert!(board.set_thing(cell, Some(tile(cell, "table")))),
                '~' => assert!(board.set_cell(
                    cell,
                    CellFacts {
                        mist: 2,
                        ..CellFacts::default()
                    }
                )),
                letter if letter.is_ascii_uppercase() => {
                    fighters.insert(letter, cell);
                }
                other => panic!("no sign `{other}` in a drawing"),
            }
        }
    }
    Drawing {
        board,
        fighters,
        changes: BoardChanges::new(),
    }
}

/// A thing of a catalogue kind painted on a cell.
pub fn tile(cell: Cell, class: &str) -> Thing {
    thing(ThingId::Tile(cell), class)
}

/// A thing of a catalogue kind drawn on an edge.
pub fn segment(edge: Edge, class: &str) -> Thing {
    let object = 1 + u32::from(edge.side == EdgeSide::West);
    let segment = (edge.cell.y * 64 + edge.cell.x) as u16;
    thing(ThingId::Object { object, segment }, class)
}

fn thing(name: ThingId, class: &str) -> Thing {
    let kind = Catalogue::default()
        .kind(class)
        .copied()
        .expect("the catalogue knows the class");
    Thing::new(name, class, kind)
}

/// The fighters A and T on both sides of a wall with this in its gap.
pub fn gap_in_a_wall(class: &str) -> Drawing {
    let wall = draw("......\nA..T..\n......")
        .with_edge(Edge::west(3, 0), "wall")
        .with_edge(Edge::west(3, 2), "wall");
    if class.is_empty() {
        wall
    } else {
        wall.with_edge(Edge::west(3, 1), class)
    }
}

impl Drawing {
    pub fn with_edge(mut self, edge: Edge, class: &str) -> Self {
        assert!(self.board.set_edge(edge, Some(segment(edge, class))));
        self
    }

    pub fn with_cell(mut self, x: i16, y: i16, facts: CellFacts) -> Self {
        assert!(self.board.set_cell(Cell::new(x, y), facts));
        self
    }

    pub fn view(&self) -> BoardView<'_> {
        BoardView::new(&self.board, &self.changes)
    }

    /// One sign for every cell of the map.
    pub fn shown(&self, sign: impl Fn(Cell) -> char) -> String {
        picture::picture(&self.board, sign)
    }

    /// These cells marked on the map, the others as open floor.
    pub fn marked(&self, cells: impl IntoIterator<Item = Cell>) -> String {
        let cells: Vec<Cell> = cells.into_iter().collect();
        self.shown(|cell| if cells.contains(&cell) { '*' } else { '.' })
    }

    /// The cell of a fighter.
    pub fn cell(&self, fighter: char) -> Cell {
        self.fighters[&fighter]
    }

    /// The footprint of a fighter of so many cells on each side, whose letter marks the north-west one.
    pub fn big(&self, fighter: char, size: u8) -> Footprint {
        Footprint::new(self.cell(fighter), size)
    }

    /// The footprint of a fighter of one cell.
    pub fn at(&self, fighter: char) -> Footprint {
        Footprint::single(self.cell(fighter))
    }
}

/// A map as a list of what lies where, so that it can be turned before it is built.
#[derive(Clone, Debug)]
pub struct Plan {
    pub width: i16,
    pub height: i16,
    pub cells: Vec<(Cell, &'static str)>,
    pub edges: Vec<(Edge, &'static str)>,
    pub grounds: Vec<(Cell, i16)>,
    pub mists: Vec<(Cell, u8)>,
    pub lights: Vec<(Cell, u8)>,
}

const TILES: [&str; 6] = ["solid", "solid", "pillar", "table", "bush", "low_wall"];
const SEGMENTS: [&str; 8] = [
    "wall", "wall", "low_wall", "window", "bars", "pane", "curtain", "door",
];

/// Random maps of up to seven by seven cells.
pub fn plans() -> impl Strategy<Value = Plan> {
    (2i16..8, 2i16..8).prop_flat_map(|(width, height)| {
        let cell = move || (0..width, 0..height).prop_map(|(x, y)| Cell::new(x, y));
        let edge = (cell(), select(vec![EdgeSide::North, EdgeSide::West]))
            .prop_map(|(cell, side)| Edge { cell, side });
        (
            Just((width, height)),
            vec((cell(), select(TILES.to_vec())), 0..8),
            vec((edge, select(SEGMENTS.to_vec())), 0..10),
            vec((cell(), select(vec![-20, 5, 8, 15, 30])), 0..5),
            vec((cell(), 1u8..4), 0..4),
            vec((cell(), 0u8..5), 0..4),
        )
            .prop_map(|((width, height), cells, edges, grounds, mists, lights)| Plan {
                width,
                height,
                cells,
                edges,
                grounds,
                mists,
                lights,
            })
    })
}

impl Plan {
    pub fn build(&self) -> Board {
        let mut board = Board::new(self.width as u16, self.height as u16).expect("a small board");
        for &(cell, class) in &self.cells {
            board.set_thing(cell, Some(tile(cell, class)));
        }
        for &(edge, class) in &self.edges {
            board.set_edge(edge, Some(segment(edge, class)));
        }
        for (cell, facts) in self.facts() {
            board.set_cell(cell, facts);
        }
        board
    }

    /// The same map built as changes of an empty one.
    pub fn build_as_changes(&self) -> (Board, BoardChanges) {
        let board = Board::new(self.width as u16, self.height as u16).expect("a small board");
        let mut changes = BoardChanges::new();
        for &(cell, class) in &self.cells {
            changes.set_thing(cell, Some(tile(cell, class)));
        }
        for &(edge, class) in &self.edges {
            changes.set_edge(edge, Some(segment(edge, class)));
        }
        for (cell, facts) in self.facts() {
            changes.set_cell(cell, facts);
        }
        (board, changes)
    }

    /// What the cells are like that are not plain.
    fn facts(&self) -> BTreeMap<Cell, CellFacts> {
        let mut facts: BTreeMap<Cell, CellFacts> = BTreeMap::new();
        for &(cell, ground_dm) in &self.grounds {
            facts.entry(cell).or_default().ground_dm = ground_dm;
        }
        for &(cell, mist) in &self.mists {
            facts.entry(cell).or_default().mist = mist;
        }
        for &(cell, light) in &self.lights {
            facts.entry(cell).or_default().light = Some(light);
        }
        facts
    }

    /// The map turned clockwise by a quarter of a circle.
    pub fn turned(&self) -> Self {
        Self {
            width: self.height,
            height: self.width,
            cells: moved(&self.cells, |cell| self.turn(cell)),
            edges: self
                .edges
                .iter()
                .map(|&(edge, class)| (self.turn_edge(edge), class))
                .collect(),
            grounds: moved(&self.grounds, |cell| self.turn(cell)),
            mists: moved(&self.mists, |cell| self.turn(cell)),
            lights: moved(&self.lights, |cell| self.turn(cell)),
        }
    }

    /// The map seen in a mirror that stands to its east.
    pub fn mirrored(&self) -> Self {
        Self {
            cells: moved(&self.cells, |cell| self.mirror(cell)),
            edges: self
                .edges
                .iter()
                .map(|&(edge, class)| (self.mirror_edge(edge), class))
                .collect(),
            grounds: moved(&self.grounds, |cell| self.mirror(cell)),
            mists: moved(&self.mists, |cell| self.mirror(cell)),
            lights: moved(&self.lights, |cell| self.mirror(cell)),
            ..*self
        }
    }

    /// Where a cell lies in the mirror.
    pub fn mirror(&self, cell: Cell) -> Cell {
        Cell::new(self.width - 1 - cell.x, cell.y)
    }

    fn mirror_edge(&self, edge: Edge) -> Edge {
        let Cell { x, y } = edge.cell;
        match edge.side {
            EdgeSide::North => Edge::north(self.width - 1 - x, y),
            EdgeSide::West => Edge::west(self.width - x, y),
        }
    }

    /// Where a cell lies after the turn.
    pub fn turn(&self, cell: Cell) -> Cell {
        Cell::new(self.height - 1 - cell.y, cell.x)
    }

    fn turn_edge(&self, edge: Edge) -> Edge {
        let Cell { x, y } = edge.cell;
        match edge.side {
            EdgeSide::North => Edge::west(self.height - y, x),
            EdgeSide::West => Edge::north(self.height - 1 - y, x),
        }
    }
}

/// What lies on cells, with the cells moved.
fn moved<T: Copy>(all: &[(Cell, T)], motion: impl Fn(Cell) -> Cell) -> Vec<(Cell, T)> {
    all.iter().map(|&(cell, it)| (motion(cell), it)).collect()
}
