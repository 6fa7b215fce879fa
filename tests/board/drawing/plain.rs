//! The lines of the board as the rules say them, one by one and without any short cut: what the quick answers are held against.

use klingentanz::board::{
    BoardView, Cell, Channel, CornerScale, CoverGrade, Edge, EdgeSide, Figure, Passage, Screen, Thing,
};

/// A point in quarter cells (BD-LIN-01).
type Point = (i64, i64);

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    Cell(Cell),
    Edge(Edge),
}

/// A thing on the map and how high it rises for a pair; none for bare ground.
#[derive(Clone, Copy, Debug)]
pub struct Rising<'a> {
    pub shape: Shape,
    thing: Option<&'a Thing>,
    rise_dm: i32,
}

impl Rising<'_> {
    fn is_full(&self) -> bool {
        self.rise_dm >= 18
    }

    fn blocks(&self, channel: Channel) -> bool {
        self.is_full() && self.thing.is_none_or(|thing| thing.blocks(channel))
    }

    fn is_post(&self) -> bool {
        let is_open = |thing: &Thing| thing.passage() == Passage::Block && !thing.blocks(Channel::Sight);
        matches!(self.shape, Shape::Cell(_)) && self.is_full() && self.thing.is_some_and(is_open)
    }

    fn screen(&self) -> Screen {
        let is_solid = self.thing.is_none_or(|thing| thing.blocks(Channel::Effect));
        let own = self.thing.map_or(Screen::None, |thing| thing.kind.screen);
        if is_solid { own.max(Screen::Part) } else { own }
    }

    fn stops_blow(&self) -> bool {
        let is_barred = |thing: &Thing| thing.passage() == Passage::Block && !thing.kind.pierced;
        self.blocks(Channel::Effect) || self.is_full() && self.thing.is_some_and(is_barred)
    }
}

fn corners(cell: Cell) -> [Point; 4] {
    [(0, 0), (4, 0), (4, 4), (0, 4)].map(|(x, y)| (4 * i64::from(cell.x) + x, 4 * i64::from(cell.y) + y))
}

fn samples(cell: Cell) -> [Point; 5] {
    [(2, 2), (1, 1), (3, 1), (1, 3), (3, 3)]
        .map(|(x, y)| (4 * i64::from(cell.x) + x, 4 * i64::from(cell.y) + y))
}

fn ends(edge: Edge) -> [Point; 2] {
    edge.ends().map(|(x, y)| (4 * i64::from(x), 4 * i64::from(y)))
}

/// A line, for a corner line with the cells of its ends.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    from: Point,
    to: Point,
    own: Option<[Cell; 2]>,
}

impl Line {
    fn side(&self, (x, y): Point) -> i64 {
        (self.to.0 - self.from.0) * (y - self.from.1) - (self.to.1 - self.from.1) * (x - self.from.0)
    }

    fn along(&self, (x, y): Point) -> i64 {
        (x - self.from.0) * (self.to.0 - self.from.0) + (y - self.from.1) * (self.to.1 - self.from.1)
    }

    /// BD-LIN-02 1.
    fn enters(&self, cell: Cell) -> bool {
        let [north_west, _, south_east, _] = corners(cell);
        let overlaps = |a: i64, b: i64, low, high| a.max(b) > low && a.min(b) < high;
        let sides = corners(cell).map(|corner| self.side(corner));
        self.from != self.to
            && overlaps(self.from.0, self.to.0, north_west.0, south_east.0)
            && overlaps(self.from.1, self.to.1, north_west.1, south_east.1)
            && sides.iter().any(|&side| side > 0)
            && sides.iter().any(|&side| side < 0)
    }

    /// BD-LIN-02 2.
    fn crosses(&self, edge: Edge) -> bool {
        let [start, end] = ends(edge);
        let across = Line {
            from: start,
            to: end,
            own: None,
        };
        self.side(start).signum() * self.side(end).signum() < 0
            && across.side(self.from).signum() * across.side(self.to).signum() < 0
    }

    /// BD-LIN-02 4.
    fn leaves_through(&self, edge: Edge) -> bool {
        let leaves = |end: Point, cell: Cell, other: Point| {
            let [north_west, _, south_east, _] = corners(cell);
            let centre = (
                (north_west.0 + south_east.0) / 2,
                (north_west.1 + south_east.1) / 2,
            );
            ends(edge).contains(&end)
                && edge.cells().contains(&cell)
                && match edge.side {
                    EdgeSide::North => (centre.1 - end.1).signum() * (other.1 - end.1).signum() < 0,
                    EdgeSide::West => (centre.0 - end.0).signum() * (other.0 - end.0).signum() < 0,
                }
        };
        self.own
            .is_some_and(|[from, to]| leaves(self.from, from, self.to) || leaves(self.to, to, self.from))
    }

    /// Where the line touches a shape on one side of it: the side, and from where to where.
    fn touch(&self, shape: Shape) -> Option<(bool, i64, i64)> {
        let points = match shape {
            Shape::Cell(cell) => corners(cell).to_vec(),
            Shape::Edge(edge) => ends(edge).to_vec(),
        };
        let on: Vec<i64> = points
            .iter()
            .filter(|&&it| self.side(it) == 0)
            .map(|&it| self.along(it))
            .collect();
        let is_left = points.iter().any(|&point| self.side(point) < 0);
        let is_right = points.iter().any(|&point| self.side(point) > 0);
        (is_left != is_right).then_some((is_left, *on.iter().min()?, *on.iter().max()?))
    }

    /// BD-LIN-02 3.
    fn is_pinched(&self, one: (bool, i64, i64), other: (bool, i64, i64)) -> bool {
        let length = self.along(self.to);
        let (start, end) = (one.1.max(other.1), one.2.min(other.2));
        let goes_on = |end: Point, other: Point, number: usize| {
            self.own.is_some_and(|own| {
                let [north_west, _, south_east, _] = corners(own[number]);
                let centre = (
                    (north_west.0 + south_east.0) / 2,
                    (north_west.1 + south_east.1) / 2,
                );
                (end.0 - other.0).signum() * (centre.0 - end.0).signum() > 0
                    && (end.1 - other.1).signum() * (centre.1 - end.1).signum() > 0
            })
        };
        let has = |point: i64| start <= point && point <= end;
        one.0 != other.0
            && start <= end
            && (start < length && end > 0 && (start < end || start > 0)
                || has(0) && goes_on(self.from, self.to, 0)
                || has(length) && goes_on(self.to, self.from, 1))
    }

    /// BD-LIN-02: which of these shapes the line passes.
    fn passed(&self, shapes: &[Shape]) -> Vec<bool> {
        let touches: Vec<_> = shapes.iter().map(|&shape| self.touch(shape)).collect();
        let is_passed = |(number, shape): (usize, &Shape)| {
            let alone = match *shape {
                Shape::Cell(cell) => self.enters(cell),
                Shape::Edge(edge) => self.crosses(edge) || self.leaves_through(edge),
            };
            let pinched = touches[number]
                .is_some_and(|one| touches.iter().flatten().any(|&other| self.is_pinched(one, other)));
            self.from != self.to && (alone || pinched)
        };
        shapes.iter().enumerate().map(is_passed).collect()
    }

    fn is_free(&self, shapes: &[Shape]) -> bool {
        !self.passed(shapes).contains(&true)
    }
}

/// Two fighters, and everything on the whole map that rises for them.
pub struct PlainPair<'a> {
    view: BoardView<'a>,
    attacker: Figure,
    target: Figure,
    floor_dm: i32,
    rising: Vec<Rising<'a>>,
}

impl<'a> PlainPair<'a> {
    pub fn new(view: BoardView<'a>, attacker: Figure, target: Figure) -> Self {
        let floor_dm = attacker.spot().floor_dm(view).max(target.spot().floor_dm(view));
        let mut rising = Vec::new();
        let (width, height) = (view.board().width() as i16, view.board().height() as i16);
        for y in 0..=height {
            for x in 0..=width {
                let cell = Cell::new(x, y);
                if view.contains(cell) && !attacker.place.contains(cell) && !target.place.contains(cell) {
                    rising.extend(in_cell(view, cell, floor_dm));
                }
                for edge in [Edge::north(x, y), Edge::west(x, y)] {
                    rising.extend(on_edge(view, edge, floor_dm));
                }
            }
        }
        Self {
            view,
            attacker,
            target,
            floor_dm,
            rising,
        }
    }

    fn cell_pairs(&self) -> Vec<(Cell, Cell)> {
        let to = || self.target.place.cells();
        self.attacker
            .place
            .cells()
            .flat_map(|from| to().map(move |to| (from, to)))
            .collect()
    }

    /// BD-LIN-03.
    pub fn is_clear(&self, channel: Channel) -> bool {
        let blocking = self.rising.iter().filter(|it| it.blocks(channel));
        let shapes: Vec<Shape> = blocking.map(|it| it.shape).collect();
        let mist = self.dense_mist(channel);
        let is_free = |line: Line| line.is_free(&shapes) && !mist.iter().any(|&cell| line.enters(cell));
        let all_corners = |from: Cell, to: Cell| {
            let starts = corners(from)
                .into_iter()
                .filter(|start| !corners(to).contains(start));
            let own = Some([from, to]);
            let is_seen = |from: Point| corners(to).into_iter().all(|to| is_free(Line { from, to, own }));
            starts.into_iter().any(is_seen)
        };
        let own = None;
        let sampled = |from: Cell, to: Cell| {
            samples(from)
                .into_iter()
                .any(|from| samples(to).into_iter().any(|to| is_free(Line { from, to, own })))
        };
        self.cell_pairs().into_iter().any(|(from, to)| {
            let is_in_smoke = mist.contains(&from) || mist.contains(&to);
            !is_in_smoke
                && (from == to || sampled(from, to) || all_corners(from, to) || all_corners(to, from))
        })
    }

    /// BD-LIN-04: the cells that nobody sees through, own ones among them; neighbours see each other.
    fn dense_mist(&self, channel: Channel) -> Vec<Cell> {
        if channel != Channel::Sight || self.attacker.place.gap(self.target.place).cheb() < 2 {
            return Vec::new();
        }
        let is_dense = |cell: &Cell| self.view.cell(*cell).is_some_and(|facts| facts.mist >= 3);
        self.view.board().cells().filter(is_dense).collect()
    }

    /// BD-LIN-09.
    pub fn has_melee_line(&self, reach: u16) -> bool {
        let shapes: Vec<Shape> = self
            .rising
            .iter()
            .filter(|it| it.stops_blow())
            .map(|it| it.shape)
            .collect();
        self.cell_pairs().into_iter().any(|(from, to)| {
            let distance = from.x.abs_diff(to.x).max(from.y.abs_diff(to.y));
            let line = Line {
                from: samples(from)[0],
                to: samples(to)[0],
                own: None,
            };
            distance <= reach && line.is_free(&shapes)
        })
    }

    /// BD-LIN-05 to BD-LIN-07: of the corner that is best on a scale (opaque, post, walled, grade, low, opening, narrow, soft, veil).
    pub fn best_row(&self, scale: CornerScale, bodies: &[(usize, Figure)]) -> String {
        let rows: Vec<Row> = self
            .cell_pairs()
            .into_iter()
            .flat_map(|(from, to)| corners(from).map(|start| self.row(start, from, to, bodies)))
            .collect();
        let best = match scale {
            CornerScale::Grade => rows
                .iter()
                .min_by_key(|it| (it.is_walled, it.grade, it.veil, it.soft.len())),
            CornerScale::Hidden => rows
                .iter()
                .min_by_key(|it| (it.opaque + it.post, it.opaque, it.opening, it.low.len())),
            CornerScale::Opaque => rows.iter().min_by_key(|it| (it.opaque, it.post)),
        };
        format!("{:?}", best.expect("a corner"))
    }

    fn row(&self, start: Point, from: Cell, to: Cell, bodies: &[(usize, Figure)]) -> Row {
        let (attacker, target) = (self.attacker.place, self.target.place);
        let is_own_opening = |it: &&Rising| {
            let is_passable = !it.is_full() || it.thing.is_some_and(|thing| thing.kind.pierced);
            matches!(it.shape, Shape::Edge(_))
                && is_passable
                && distance(it, attacker) == 0
                && distance(it, target) > 0
        };
        let counted: Vec<&Rising> = self.rising.iter().filter(|it| !is_own_opening(it)).collect();
        let hiding: Vec<_> = counted
            .iter()
            .filter(|it| it.blocks(Channel::Sight) || it.is_post())
            .collect();
        let grading: Vec<_> = counted.iter().filter(|it| it.screen() != Screen::None).collect();
        let lines = corners(to).map(|end| Line {
            from: start,
            to: end,
            own: Some([from, to]),
        });
        let mut row = Row {
            is_walled: true,
            ..Row::default()
        };
        let mut met = vec![false; grading.len()];
        for line in lines {
            let shapes: Vec<Shape> = hiding.iter().map(|it| it.shape).collect();
            let passed = line.passed(&shapes);
            let hit: Vec<_> = hiding.iter().zip(passed).filter(|(_, hit)| *hit).collect();
            let is_opaque = hit.iter().any(|(it, _)| !it.is_post());
            row.opaque += u8::from(is_opaque);
            row.post += u8::from(!is_opaque && !hit.is_empty());
            let shapes: Vec<Shape> = grading.iter().map(|it| it.shape).collect();
            let passed = line.passed(&shapes);
            row.is_walled &= grading
                .iter()
                .zip(&passed)
                .any(|(it, hit)| *hit && it.blocks(Channel::Effect));
            met.iter_mut().zip(passed).for_each(|(met, hit)| *met |= hit);
        }
        let enters = |cell: Cell| lines.iter().any(|line| line.enters(cell));
        let at_target: Vec<Rising> = target
            .cells()
            .filter(|&cell| enters(cell))
            .filter_map(|cell| in_cell(self.view, cell, self.floor_dm))
            .filter(|it| it.rise_dm >= 12 && it.thing.is_some() && it.screen() != Screen::None)
            .collect();
        let met = grading.iter().zip(met).filter(|(_, met)| *met).map(|(it, _)| *it);
        let mut screen = Screen::None;
        for it in met.copied().chain(at_target.iter()) {
            let (near, far) = (distance(it, attacker), distance(it, target));
            if it.is_full() || far <= 6 && near >= far {
                screen = screen.max(it.screen());
            }
            if !it.is_full() {
                row.low.push((
                    it.thing.map(|thing| format!("{:?}", thing.name)),
                    it.rise_dm,
                    near,
                    far,
                ));
            }
            if let Some(thing) = it.thing.filter(|thing| thing.kind.pierced) {
                row.opening = row.opening.max(thing.kind.screen);
                row.is_narrow |= thing.kind.narrow;
            }
        }
        let is_soft = |figure: &Figure| figure.place.cells().any(enters);
        row.soft = bodies
            .iter()
            .filter(|(_, it)| is_soft(it))
            .map(|(number, _)| *number)
            .collect();
        row.grade = match screen {
            Screen::None if row.soft.is_empty() => CoverGrade::None,
            Screen::None => CoverGrade::Soft,
            Screen::Part => CoverGrade::Part,
            Screen::Most => CoverGrade::Most,
        };
        let (width, height) = (
            self.view.board().width() as i16,
            self.view.board().height() as i16,
        );
        let all = (0..height).flat_map(|y| (0..width).map(move |x| Cell::new(x, y)));
        let passed = all.filter(|&cell| enters(cell) && !attacker.contains(cell));
        row.veil = passed.chain([to]).map(|cell| self.veil(cell)).max().unwrap_or(0);
        row
    }

    fn veil(&self, cell: Cell) -> u8 {
        let ground = self.view.cell(cell).map_or(0, |facts| facts.mist.max(facts.leaf));
        ground.max(self.view.thing(cell).map_or(0, |thing| thing.kind.leaf))
    }
}

#[derive(Debug, Default, PartialEq)]
pub struct Row {
    pub opaque: u8,
    pub post: u8,
    pub is_walled: bool,
    pub grade: CoverGrade,
    pub low: Vec<(Option<String>, i32, u16, u16)>,
    pub opening: Screen,
    pub is_narrow: bool,
    pub soft: Vec<usize>,
    pub veil: u8,
}

fn distance(it: &Rising, place: klingentanz::board::Footprint) -> u16 {
    let to = |cell| place.gap(klingentanz::board::Footprint::single(cell)).alt();
    match it.shape {
        Shape::Cell(cell) => to(cell),
        Shape::Edge(edge) => edge.cells().map(to).into_iter().min().expect("two cells"),
    }
}

/// BD-OBJ-12: ground that alone is full blocks whatever stands on it; under 5 dm is flat; leaves take nothing from a bank.
fn in_cell(view: BoardView, cell: Cell, floor_dm: i32) -> Option<Rising> {
    let ground = i32::from(view.ground_dm(cell)) - floor_dm;
    let is_bank = ground >= 5;
    let thing = view
        .thing(cell)
        .filter(|thing| !thing.is_open() && ground < 18 && (!is_bank || !is_loose(thing)));
    let rise_dm = ground + thing.map_or(0, |thing| i32::from(thing.kind.height_dm));
    (rise_dm >= 5).then_some(Rising {
        shape: Shape::Cell(cell),
        thing,
        rise_dm,
    })
}

/// Whether a thing neither stops nor screens anything.
fn is_loose(thing: &Thing) -> bool {
    let blocks = |channel| thing.blocks(channel);
    let stops = [Channel::Sight, Channel::Effect, Channel::Missile]
        .into_iter()
        .any(blocks);
    thing.kind.screen == Screen::None && thing.passage() != Passage::Block && !stops
}

fn on_edge(view: BoardView, edge: Edge, floor_dm: i32) -> Option<Rising> {
    let thing = view.edge(edge).filter(|thing| !thing.is_open())?;
    let cells = edge.cells().into_iter().filter(|&cell| view.contains(cell));
    let ground = cells
        .map(|cell| i32::from(view.ground_dm(cell)))
        .max()
        .unwrap_or(0);
    let rise_dm = ground + i32::from(thing.kind.height_dm) - floor_dm;
    (rise_dm >= 5).then_some(Rising {
        shape: Shape::Edge(edge),
        thing: Some(thing),
        rise_dm,
    })
}
