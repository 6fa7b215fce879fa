//! Light on the map: how bright each cell is, from what falls on it anyway and from the lights that burn.

use super::{BoardView, Cell, Footprint, Measure, Pair};

/// The brightest step of light.
pub const DAY: u8 = 0;

/// Dusk, and the edge of a lamp's light.
pub const DUSK: u8 = 1;

/// Moonlight.
pub const MOON: u8 = 2;

/// Starlight.
pub const STARS: u8 = 3;

/// The darkest step of light.
pub const DARK: u8 = 4;

/// A light that burns: a lamp on a cell, a torch in a fighter's hand.
///
/// Rule: `BD-VIS-01`, `BD-DYN-04`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Glow {
    /// The cell of the light, or all cells of the fighter who carries it.
    pub place: Footprint,
    /// Up to so many cells away it is as bright as day.
    pub bright: u16,
    /// Up to so many cells away it is as bright as at dusk.
    pub dim: u16,
}

impl Glow {
    /// The step of light that it gives at a distance in cells, for eyes that see it `factor` times as far.
    ///
    /// Rule: `BD-VIS-01`, `BD-VIS-02`.
    pub const fn step_at(&self, distance: u16, factor: u8) -> Option<u8> {
        let factor = factor as u32;
        let distance = distance as u32;
        if distance <= self.bright as u32 * factor {
            Some(DAY)
        } else if distance <= self.dim as u32 * factor {
            Some(DUSK)
        } else {
            None
        }
    }

    const fn reach(&self, factor: u8) -> u32 {
        let farthest = if self.bright > self.dim {
            self.bright
        } else {
            self.dim
        };
        farthest as u32 * factor as u32
    }
}

/// Whose eyes look at the light: how distances are counted, and how much farther lights reach for him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Eyes {
    /// How the rule system counts its ranges.
    pub measure: Measure,
    /// What the radii of lights are multiplied by: 1, or 2 for a viewer whose kind sees so.
    ///
    /// Rule: `BD-VIS-02`.
    pub factor: u8,
}

/// The light on one cell, from 0 (day) to 4 (dark): the brightest of what falls on it anyway and of the lights from
/// which a clear line runs to it. None outside of the map.
///
/// Rule: `BD-VIS-01`.
pub fn light_of_cell(view: BoardView, glows: &[Glow], eyes: Eyes, cell: Cell) -> Option<u8> {
    let ambient = view.ambient(cell)?;
    let steps = glows.iter().filter_map(|glow| {
        let distance = glow.place.gap(Footprint::single(cell)).by(eyes.measure);
        let step = glow
            .step_at(distance, eyes.factor)
            .filter(|&step| step < ambient)?;
        Pair::seen_from(view, glow.place, cell)
            .has_sight()
            .then_some(step)
    });
    Some(steps.min().map_or(ambient, |step| step.min(ambient)))
}

/// The light on every cell of a map.
///
/// Rule: `BD-VIS-01`, `BD-VIS-02`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LightMap {
    width: u16,
    steps: Vec<u8>,
}

impl LightMap {
    /// The light of a map with these lights burning.
    pub fn of(view: BoardView, glows: &[Glow], eyes: Eyes) -> Self {
        let board = view.board();
        let steps = board.cells().map(|cell| view.ambient(cell).unwrap_or(DARK));
        let mut map = Self {
            width: board.width(),
            steps: steps.collect(),
        };
        for glow in glows {
            map.shine(view, *glow, eyes);
        }
        map
    }

    /// The light on a cell; outside of the map it is dark.
    pub fn at(&self, cell: Cell) -> u8 {
        self.index(cell).map_or(DARK, |index| self.steps[index])
    }

    /// The light on the brightest cell of a footprint.
    pub fn on(&self, place: Footprint) -> u8 {
        place.cells().map(|cell| self.at(cell)).min().unwrap_or(DARK)
    }

    fn index(&self, cell: Cell) -> Option<usize> {
        let (x, y) = (usize::try_from(cell.x).ok()?, usize::try_from(cell.y).ok()?);
        let width = usize::from(self.width);
        (x < width && y * width < self.steps.len()).then_some(y * width + x)
    }

    /// Brightens what one light reaches.
    fn shine(&mut self, view: BoardView, glow: Glow, eyes: Eyes) {
        let board = view.board();
        let farthest = board.width().max(board.height());
        let reach = glow.reach(eyes.factor).min(u32::from(farthest)) as i16;
        let around = glow.place.span().grown(reach);
        for cell in around.within(board.width(), board.height()).cells() {
            let distance = glow.place.gap(Footprint::single(cell)).by(eyes.measure);
            let (Some(index), Some(step)) = (self.index(cell), glow.step_at(distance, eyes.factor)) else {
                continue;
            };
            // Where it is as bright already, nobody need look for a line.
            if step < self.steps[index] && Pair::seen_from(view, glow.place, cell).has_sight() {
                self.steps[index] = step;
            }
        }
    }
}

/// The light of one battle, worked out when somebody asks and kept until the map or a light changes.
///
/// Rule: `BD-DYN-07`.
#[derive(Debug, Default)]
pub struct LightBook {
    version: u32,
    measure: Option<Measure>,
    glows: Vec<Glow>,
    /// The maps for eyes of factor 1 and 2.
    maps: [std::sync::OnceLock<LightMap>; 2],
}

impl LightBook {
    /// Says which lights burn now, on which version of the map; answers whether anything has changed.
    pub fn refresh(&mut self, version: u32, measure: Measure, glows: impl IntoIterator<Item = Glow>) -> bool {
        let mut known = self.glows.iter();
        let mut found = glows.into_iter();
        let mut same = 0;
        let first_new = loop {
            match (known.next(), found.next()) {
                (None, None) => break None,
                (Some(old), Some(new)) if *old == new => same += 1,
                (_, new) => break Some(new),
            }
        };
        let is_same = first_new.is_none() && self.version == version && self.measure == Some(measure);
        if is_same {
            return false;
        }
        if let Some(new) = first_new {
            self.glows.truncate(same);
            self.glows.extend(new.into_iter().chain(found));
        }
        self.version = version;
        self.measure = Some(measure);
        self.maps = Default::default();
        true
    }

    /// The lights that burn.
    pub fn glows(&self) -> &[Glow] {
        &self.glows
    }

    /// The light of the map, which must be the one of the last [`LightBook::refresh`], for eyes that see lights
    /// `factor` times as far, 1 or 2.
    ///
    /// Rule: `BD-VIS-02`.
    pub fn map(&self, view: BoardView, factor: u8) -> &LightMap {
        let factor = factor.clamp(1, 2);
        let measure = self.measure.unwrap_or(Measure::Round);
        self.maps[usize::from(factor - 1)]
            .get_or_init(|| LightMap::of(view, &self.glows, Eyes { measure, factor }))
    }
}
