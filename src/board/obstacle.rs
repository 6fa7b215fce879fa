//! What stands between two places, and how high it rises for them.

use smallvec::SmallVec;

use super::segment::Shape;
use super::slots::within;
use super::span::Span;
use super::strip::Strip;
use super::{BoardView, Cell, Channel, Edge, EdgeSide, Footprint, Passage, Screen, Thing};

/// How high something rises above the higher of the two floors of a pair.
///
/// Rule: `BD-OBJ-12`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HeightClass {
    /// Under half a metre: ignored by all lines.
    Flat,
    /// Up to the hip.
    Low,
    /// Up to the chest.
    Chest,
    /// Over the head: the only height that blocks sight, effects or missiles.
    Full,
}

impl HeightClass {
    /// From so many decimetres on a rise is low.
    pub const LOW_DM: i32 = 5;
    /// From so many decimetres on it reaches to the chest.
    pub const CHEST_DM: i32 = 12;
    /// From so many decimetres on it rises over the head.
    pub const FULL_DM: i32 = 18;

    /// The class of a rise in decimetres.
    pub const fn of(rise_dm: i32) -> Self {
        match rise_dm {
            ..Self::LOW_DM => Self::Flat,
            Self::LOW_DM..Self::CHEST_DM => Self::Low,
            Self::CHEST_DM..Self::FULL_DM => Self::Chest,
            Self::FULL_DM.. => Self::Full,
        }
    }
}

/// A place from which or at which someone looks, strikes or shoots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// The cells that are filled.
    pub place: Footprint,
    /// Decimetres above the floor, of a flyer or a rider.
    pub altitude_dm: i16,
}

impl Spot {
    /// A place on the floor.
    pub const fn on_floor(place: Footprint) -> Self {
        Self {
            place,
            altitude_dm: 0,
        }
    }

    /// The height in decimetres of the highest cell, with the altitude.
    ///
    /// Rule: `BD-GRD-04`, `BD-OBJ-12`.
    pub fn floor_dm(self, view: BoardView) -> i32 {
        let floor = self
            .place
            .cells()
            .map(|cell| view.ground_dm(cell))
            .max()
            .unwrap_or(0);
        i32::from(floor) + i32::from(self.altitude_dm)
    }
}

impl From<Footprint> for Spot {
    fn from(place: Footprint) -> Self {
        Self::on_floor(place)
    }
}

/// A thing, or bare ground, that rises between two places.
#[derive(Clone, Copy, Debug)]
pub(super) struct Obstacle<'a> {
    pub shape: Shape,
    /// None for bare ground.
    pub thing: Option<&'a Thing>,
    /// Decimetres above the higher of the two floors.
    pub rise_dm: i32,
}

impl Obstacle<'_> {
    /// How high it is for the pair.
    pub const fn class(&self) -> HeightClass {
        HeightClass::of(self.rise_dm)
    }

    /// Whether it stops what runs along a channel.
    pub fn blocks(&self, channel: Channel) -> bool {
        self.class() == HeightClass::Full && self.thing.is_none_or(|thing| thing.blocks(channel))
    }

    /// Whether it is a full thing in a cell that blocks movement but not sight: a pillar, a tree.
    ///
    /// Rule: `BD-OBJ-32`.
    pub fn is_post(&self) -> bool {
        let is_open_block =
            |thing: &Thing| thing.passage() == Passage::Block && !thing.blocks(Channel::Sight);
        matches!(self.shape, Shape::Cell(_))
            && self.class() == HeightClass::Full
            && self.thing.is_some_and(is_open_block)
    }

    /// How much of a body it hides; bare ground and what blocks effects hide a part.
    ///
    /// Rule: `BD-LIN-05`.
    pub fn screen(&self) -> Screen {
        let is_solid = self.thing.is_none_or(|thing| thing.blocks(Channel::Effect));
        let own = self.thing.map_or(Screen::None, |thing| thing.kind.screen);
        if is_solid { own.max(Screen::Part) } else { own }
    }

    /// The cells between a place and the thing: 0 on the border of the place.
    ///
    /// Rule: `BD-LIN-06`.
    pub fn distance(&self, place: Footprint) -> u16 {
        let to = |cell| place.gap(Footprint::single(cell)).alt();
        match self.shape {
            Shape::Cell(cell) => to(cell),
            Shape::Edge(edge) => edge.cells().map(to).into_iter().min().unwrap_or(0),
        }
    }

    /// Whether it stops a blow.
    ///
    /// Rule: `BD-LIN-09`.
    pub fn stops_blow(&self) -> bool {
        let is_barred = |thing: &Thing| thing.passage() == Passage::Block && !thing.kind.pierced;
        self.blocks(Channel::Effect) || self.class() == HeightClass::Full && self.thing.is_some_and(is_barred)
    }
}

/// What an obstacle does to the lines that pass it.
pub(super) struct Kind {
    /// Whether it hides, and whether it screens, one bit each.
    pub counts: u8,
    /// Whether it is a post.
    pub is_post: bool,
    /// Whether it blocks effects.
    pub is_walled: bool,
}

impl Kind {
    pub const HIDES: u8 = 1;
    pub const GRADES: u8 = 2;

    pub fn of(obstacle: &Obstacle) -> Self {
        let is_post = obstacle.is_post();
        let hides = is_post || obstacle.blocks(Channel::Sight);
        let grades = obstacle.screen() != Screen::None;
        Self {
            counts: (Self::HIDES * u8::from(hides)) | (Self::GRADES * u8::from(grades)),
            is_post,
            is_walled: obstacle.blocks(Channel::Effect),
        }
    }
}

/// What lines between two places may meet.
#[derive(Clone, Debug, Default)]
pub(super) struct Between<'a> {
    /// Everything that is not flat, row by row, but for what fills the cells of the two.
    pub obstacles: SmallVec<[Obstacle<'a>; 8]>,
    /// The cells with mist or leaves, their own among them, row by row, with how much they veil.
    pub veils: SmallVec<[(Cell, u8); 8]>,
    /// Whether anything at all is there but leaves on the ground.
    pub is_busy: bool,
}

/// What lines between two places may meet.
///
/// Rule: `BD-LIN-02`, `BD-OBJ-12`.
pub(super) fn between<'a>(
    view: BoardView<'a>,
    places: [Footprint; 2],
    floor_dm: impl FnOnce() -> i32,
) -> Between<'a> {
    let mut found = Between::default();
    if view.is_plain() && !view.has_leaves() {
        return found;
    }
    let floor_dm = floor_dm();
    let strip = Strip::between(places[0], places[1]);
    let changed = view.changed_slots(strip.span());
    // From far below even bare level ground rises; elsewhere it need not be looked at.
    let is_all = HeightClass::of(-floor_dm) != HeightClass::Flat;
    let board = view.board();
    for row in strip.rows(board.width(), board.height()) {
        for number in row.from / 64..=row.to / 64 {
            let columns = within(number, row.from, row.to);
            let changes = changed_bits(&changed, row.y, number) & columns;
            let busy = board.busy().word(row.y, number) & columns | changes;
            found.is_busy |= busy != 0;
            let mut rest = busy | board.leafy().word(row.y, number) & columns;
            if is_all {
                rest = board.busy().full_word(number) & columns;
            }
            while rest != 0 {
                let x = 64 * number as i16 + rest.trailing_zeros() as i16;
                rest &= rest - 1;
                found.add_slot(view, Cell::new(x, row.y as i16), places, floor_dm);
            }
        }
    }
    found
}

/// The changed slots in one word of a row.
fn changed_bits(changed: &[Cell], y: usize, number: usize) -> u64 {
    let here = changed
        .iter()
        .filter(|cell| usize::try_from(cell.y) == Ok(y) && cell.x as usize / 64 == number);
    here.fold(0, |bits, cell| bits | 1 << (cell.x % 64))
}

impl<'a> Between<'a> {
    fn add_slot(&mut self, view: BoardView<'a>, slot: Cell, places: [Footprint; 2], floor_dm: i32) {
        let [thing, north, west] = view.things_of(slot);
        if let Some(facts) = view.cell(slot) {
            if !places.iter().any(|place| place.span().contains(slot))
                && let Some(obstacle) = filling(slot, facts.ground_dm, thing, floor_dm)
            {
                self.obstacles.push(obstacle);
            }
            let leaf = thing.map_or(0, |thing| thing.kind.leaf);
            let veil = facts.mist.max(facts.leaf).max(leaf);
            if veil > 0 {
                self.veils.push((slot, veil));
            }
        }
        for (edge, thing) in [
            (Edge::north(slot.x, slot.y), north),
            (Edge::west(slot.x, slot.y), west),
        ] {
            if let Some(obstacle) = thing.and_then(|thing| lying_on(view, edge, thing, floor_dm)) {
                self.obstacles.push(obstacle);
            }
        }
    }
}

/// Everything in a rectangle and on its borders that is not flat above a floor, row by row, but for what fills the cells of
/// `without`.
///
/// Rule: `BD-LIN-02`, `BD-OBJ-12`.
pub(super) fn obstacles<'a>(
    view: BoardView<'a>,
    span: Span,
    floor_dm: i32,
    without: [Footprint; 2],
) -> Vec<Obstacle<'a>> {
    let mut found = Vec::new();
    let board = view.board();
    let span = span.within(board.width(), board.height());
    let slots = span.with_far_borders();
    let changed = view.changed_slots(span);
    // From far below even bare level ground rises; elsewhere it need not be looked at.
    let is_all = HeightClass::of(-floor_dm) != HeightClass::Flat;
    let (from, to) = (
        slots.north_west.x.max(0) as usize,
        slots.south_east.x.max(0) as usize,
    );
    for y in slots.north_west.y..=slots.south_east.y {
        for number in from / 64..=to / 64 {
            let marks = board.busy().word(y as usize, number) | changed_bits(&changed, y as usize, number);
            let marks = if is_all {
                board.busy().full_word(number)
            } else {
                marks
            };
            let mut rest = marks & within(number, from, to);
            while rest != 0 {
                let slot = Cell::new(64 * number as i16 + rest.trailing_zeros() as i16, y);
                rest &= rest - 1;
                if span.contains(slot) && !without.iter().any(|place| place.contains(slot)) {
                    found.extend(in_cell(view, slot, floor_dm));
                }
                let is_near = |obstacle: &Obstacle| match obstacle.shape {
                    Shape::Edge(edge) if edge.side == EdgeSide::North => slot.x < slots.south_east.x,
                    _ => slot.y < slots.south_east.y,
                };
                found.extend(on_sides(view, slot, floor_dm).filter(is_near));
            }
        }
    }
    found
}

/// What lies on the northern and the western side of a slot, unless it is flat.
fn on_sides(view: BoardView, slot: Cell, floor_dm: i32) -> impl Iterator<Item = Obstacle> {
    [Edge::north(slot.x, slot.y), Edge::west(slot.x, slot.y)]
        .into_iter()
        .filter_map(move |edge| on_edge(view, edge, floor_dm))
}

/// What fills a cell, or its bare ground, unless it is flat.
pub(super) fn in_cell(view: BoardView, cell: Cell, floor_dm: i32) -> Option<Obstacle> {
    filling(cell, view.ground_dm(cell), view.thing(cell), floor_dm)
}

fn filling(cell: Cell, ground_dm: i16, thing: Option<&Thing>, floor_dm: i32) -> Option<Obstacle<'_>> {
    let ground_dm = i32::from(ground_dm);
    let is_bank = HeightClass::of(ground_dm - floor_dm) != HeightClass::Flat;
    // Leaves on a bank take nothing from what the bank itself hides.
    let thing = thing.filter(|thing| !thing.is_open() && (!is_bank || !is_loose(thing)));
    let top_dm = ground_dm + thing.map_or(0, |thing| i32::from(thing.kind.height_dm));
    // Ground that alone is full blocks everything, whatever stands on it.
    let thing = thing.filter(|_| HeightClass::of(ground_dm - floor_dm) != HeightClass::Full);
    let obstacle = Obstacle {
        shape: Shape::Cell(cell),
        thing,
        rise_dm: top_dm - floor_dm,
    };
    (obstacle.class() != HeightClass::Flat).then_some(obstacle)
}

/// Whether a thing neither stops nor screens anything, as leaves do.
fn is_loose(thing: &Thing) -> bool {
    let channels = [Channel::Sight, Channel::Effect, Channel::Missile];
    thing.kind.screen == Screen::None
        && thing.passage() != Passage::Block
        && !channels.into_iter().any(|channel| thing.blocks(channel))
}

/// What lies on an edge, unless it is flat.
fn on_edge(view: BoardView, edge: Edge, floor_dm: i32) -> Option<Obstacle> {
    lying_on(view, edge, view.edge(edge)?, floor_dm)
}

fn lying_on<'a>(view: BoardView, edge: Edge, thing: &'a Thing, floor_dm: i32) -> Option<Obstacle<'a>> {
    if thing.is_open() {
        return None;
    }
    let cells = edge.cells().into_iter().filter(|&cell| view.contains(cell));
    let ground_dm = cells.map(|cell| view.ground_dm(cell)).max().unwrap_or(0);
    let rise_dm = i32::from(ground_dm) + i32::from(thing.kind.height_dm) - floor_dm;
    let obstacle = Obstacle {
        shape: Shape::Edge(edge),
        thing: Some(thing),
        rise_dm,
    };
    (obstacle.class() != HeightClass::Flat).then_some(obstacle)
}
