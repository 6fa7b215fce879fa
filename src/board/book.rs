//! The book of facts of one battle: what has been worked out about pairs is kept until a change touches the pair.

use std::cell::OnceCell;

use super::known::{Known, KnownOf, Lone};
use super::strip::Strip;
use super::{BoardView, Cell, Figure, Footprint, Glow, LightBook, LightMap, PairFacts, Scale};

/// How far behind a target the line to him is prolonged, in cells.
const BEHIND_CELLS: i16 = 5;

/// How far beside the line a body may be near, with one cell more for what is rounded.
const BESIDE_CELLS: i16 = 3;

/// How far from a fighter a body may have a say in the room around him and in the ways out.
const AROUND_CELLS: u16 = 7;

/// The facts of all pairs of a battle.
///
/// They are functions of the map and the bodies, so they are never saved and never hashed.
///
/// Rule: `BD-DYN-07`.
#[derive(Debug)]
pub struct FactBook {
    scale: Scale,
    version: u32,
    figures: Vec<Figure>,
    /// Of every ordered pair, row by row.
    known: Vec<Known>,
    /// Of every figure by number.
    lone: Vec<Lone>,
    lights: LightBook,
}

impl FactBook {
    /// An empty book for a rule system.
    pub fn new(scale: Scale) -> Self {
        Self {
            scale,
            version: 0,
            figures: Vec::new(),
            known: Vec::new(),
            lone: Vec::new(),
            lights: LightBook::default(),
        }
    }

    /// Says where everybody stands now, on which version of the map; what a change has touched is forgotten.
    pub fn refresh(&mut self, version: u32, figures: impl ExactSizeIterator<Item = Figure>) {
        if version != self.version || figures.len() != self.figures.len() {
            self.version = version;
            self.figures = figures.collect();
            let pairs = self.figures.len() * self.figures.len();
            self.known = std::iter::repeat_with(Known::default).take(pairs).collect();
            self.lone = self.figures.iter().map(|_| Lone::default()).collect();
            return;
        }
        for (number, figure) in figures.enumerate() {
            self.change(number, figure);
        }
    }

    /// Says where one figure stands now and how; what that has touched is forgotten.
    ///
    /// # Panics
    ///
    /// When there are not so many figures.
    pub fn change(&mut self, number: usize, figure: Figure) {
        if self.figures[number] != figure {
            self.replace(number, figure);
        }
    }

    /// Says which lights burn now.
    ///
    /// Rule: `BD-VIS-01`.
    pub fn refresh_lights(&mut self, glows: impl IntoIterator<Item = Glow>) {
        self.lights.refresh(self.version, self.scale.measure, glows);
    }

    /// Whether the book is of this version of the map and has everybody where he stands.
    pub fn is_of(&self, version: u32, figures: impl ExactSizeIterator<Item = Figure>) -> bool {
        self.version == version
            && self.figures.len() == figures.len()
            && figures.zip(&self.figures).all(|(now, kept)| now == *kept)
    }

    /// The version of the map that the book is of.
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// The figures by number.
    pub fn figures(&self) -> &[Figure] {
        &self.figures
    }

    /// What the rule system says about the board.
    pub const fn scale(&self) -> Scale {
        self.scale
    }

    /// The facts of two fighters by their numbers; the map must be of the version of the last refresh.
    ///
    /// # Panics
    ///
    /// When there are not so many figures.
    pub fn pair<'b>(&'b self, view: BoardView<'b>, attacker: usize, target: usize) -> PairFacts<'b> {
        let all = self.figures.len();
        PairFacts {
            view,
            scale: self.scale,
            figures: &self.figures,
            numbers: [attacker, target],
            attacker: self.figures[attacker],
            target: self.figures[target],
            known: KnownOf::Book {
                known: &self.known[attacker * all + target],
                back: &self.known[target * all + attacker],
                lone: [&self.lone[attacker], &self.lone[target]],
            },
            pair: OnceCell::new(),
        }
    }

    /// The facts of two fighters as they would be with both of them so: from the book where they are, else worked out.
    ///
    /// # Panics
    ///
    /// When there are not so many figures.
    pub fn pair_as<'b>(
        &'b self,
        view: BoardView<'b>,
        numbers: [usize; 2],
        figures: [Figure; 2],
    ) -> PairFacts<'b> {
        if numbers.map(|number| self.figures[number]) == figures {
            self.pair(view, numbers[0], numbers[1])
        } else {
            PairFacts::direct(view, self.scale, &self.figures, numbers, figures)
        }
    }

    /// The light of the map for eyes that see lights `factor` times as far, 1 or 2.
    ///
    /// Rule: `BD-PF-32`, `BD-VIS-02`.
    pub fn light(&self, view: BoardView, factor: u8) -> &LightMap {
        self.lights.map(view, factor)
    }

    /// The light where a figure stands, for the viewer's eyes; where it is day nobody need ask more.
    ///
    /// Rule: `BD-PF-32`.
    pub fn light_at(&self, view: BoardView, number: usize, factor: u8) -> u8 {
        if view.is_day() {
            0
        } else {
            self.light(view, factor).on(self.figures[number].place)
        }
    }

    fn replace(&mut self, number: usize, now: Figure) {
        let before = std::mem::replace(&mut self.figures[number], now);
        let has_moved = before.spot() != now.spot();
        let in_the_way = |figure: &Figure| figure.is_upright().then_some(figure.place);
        let is_other_body = in_the_way(&before) != in_the_way(&now) || before.mount != now.mount;
        let all = self.figures.len();
        if has_moved {
            for other in 0..all {
                self.known[number * all + other] = Known::default();
                self.known[other * all + number] = Known::default();
            }
        }
        self.lone[number] = Lone::default();
        for place in [before.place, now.place] {
            self.forget_around(place);
            if is_other_body {
                self.forget_near(place);
            }
        }
        if before.mount != now.mount {
            (0..all).for_each(|other| {
                self.known[number * all + other].near = Default::default();
                self.known[other * all + number].near = Default::default();
            });
        }
    }

    /// Forgets what somebody on these cells may have had a say in for those who stand around.
    fn forget_around(&mut self, place: Footprint) {
        for (lone, figure) in self.lone.iter_mut().zip(&self.figures) {
            if figure.place.gap(place).cheb() <= AROUND_CELLS {
                lone.around = Default::default();
            }
        }
    }

    /// Forgets what a body on these cells may have had a say in for pairs.
    fn forget_near(&mut self, place: Footprint) {
        let all = self.figures.len();
        let Footprint { corner, size } = place;
        let around = Footprint::new(
            Cell::new(corner.x - BESIDE_CELLS, corner.y - BESIDE_CELLS),
            size + 2 * BESIDE_CELLS as u8,
        );
        for (number, known) in self.known.iter_mut().enumerate() {
            let [attacker, target] = [number / all, number % all].map(|number| self.figures[number].place);
            let strip = Strip::between(attacker, target);
            if strip.may_touch(place) {
                known.near.cover = Default::default();
            }
            let behind = Strip::between(target, beyond(attacker, target));
            if strip.may_touch(around) || behind.may_touch(around) {
                known.near.bystanders = Default::default();
            }
        }
    }
}

/// Where a target would be at the end of the line that is prolonged behind him.
fn beyond(attacker: Footprint, target: Footprint) -> Footprint {
    let (dx, dy) = (
        target.corner.x - attacker.corner.x,
        target.corner.y - attacker.corner.y,
    );
    let longer = dx.abs().max(dy.abs()).max(1);
    // One cell more than rounding may take away.
    let far = |d: i16| d.signum() * ((d.abs() * (BEHIND_CELLS + 1) + longer - 1) / longer);
    let corner = Cell::new(target.corner.x + far(dx), target.corner.y + far(dy));
    Footprint::new(corner, target.size)
}
