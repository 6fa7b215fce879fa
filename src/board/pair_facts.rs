//! The facts of an ordered pair of fighters, each worked out when somebody asks for it first.

use std::cell::OnceCell;

use super::beside;
use super::cover::is_all_veiled;
use super::known::KnownOf;
use super::{
    Arc, Band, BoardView, Bystander, CornerScale, Cover, CoverGrade, CoverKind, Facing, Figure, Gap,
    LineThing, Lines, LowCover, Measure, Pair, Screen, StrikeLine, rel,
};

/// Decimetres along a cell, where a rule system or a level that may says nothing else.
///
/// Rule: `BD-GRD-07`.
pub const CELL_DM: u16 = 10;

/// What a rule system says about the board once and for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scale {
    /// How ranges are counted.
    ///
    /// Rule: `BD-DST-4`.
    pub measure: Measure,
    /// Which corner an attacker aims from.
    ///
    /// Rule: `BD-LIN-07`.
    pub corner: CornerScale,
    /// Decimetres per cell.
    ///
    /// Rule: `BD-GRD-07`.
    pub cell_dm: u16,
}

/// The facts of an attacker and a target: chapter 4.2 of the board's rules.
#[derive(Debug)]
pub struct PairFacts<'a> {
    pub(super) view: BoardView<'a>,
    pub(super) scale: Scale,
    /// All figures of the battle, by number.
    pub(super) figures: &'a [Figure],
    /// The numbers of the two.
    pub(super) numbers: [usize; 2],
    /// The two as they are asked about, which may be elsewhere than they stand.
    pub(super) attacker: Figure,
    pub(super) target: Figure,
    pub(super) known: KnownOf<'a>,
    /// What stands between the two, collected once for all questions.
    pub(super) pair: OnceCell<Pair<'a>>,
}

/// The limits of an eye.
///
/// Rule: `BD-VIS-03`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Eyesight {
    /// Whether the viewer sees nothing at all.
    pub is_blind: bool,
    /// Whether the target is invisible, or hidden and not found.
    pub is_unseen: bool,
    /// How far the viewer sees in each step of light, in decimetres; none for no limit.
    pub limits_dm: [Option<u32>; 5],
}

impl<'a> PairFacts<'a> {
    /// The facts of two fighters, wherever they are asked to stand, kept nowhere.
    ///
    /// `numbers` are their places in the list of all figures.
    pub fn direct(
        view: BoardView<'a>,
        scale: Scale,
        figures: &'a [Figure],
        numbers: [usize; 2],
        [attacker, target]: [Figure; 2],
    ) -> Self {
        Self {
            view,
            scale,
            figures,
            numbers,
            attacker,
            target,
            known: KnownOf::Own(Box::default()),
            pair: OnceCell::new(),
        }
    }

    /// The attacker, with posture and size.
    ///
    /// Rule: `BD-PF-34`.
    pub const fn attacker(&self) -> &Figure {
        &self.attacker
    }

    /// The target, with posture and size.
    ///
    /// Rule: `BD-PF-34`.
    pub const fn target(&self) -> &Figure {
        &self.target
    }

    /// How the rule system reads the board.
    pub const fn scale(&self) -> Scale {
        self.scale
    }

    /// The vector from the one to the nearest cell of the other.
    ///
    /// Rule: `BD-PF-01`.
    pub fn gap(&self) -> Gap {
        self.attacker.place.gap(self.target.place)
    }

    /// The distance in cells by the measure of the rule system.
    ///
    /// Rule: `BD-PF-02`.
    pub fn range(&self) -> u16 {
        self.gap().by(self.scale.measure)
    }

    /// The distance in decimetres.
    ///
    /// Rule: `BD-PF-02`.
    pub fn range_dm(&self) -> u32 {
        self.gap().range_dm(self.scale.measure, self.scale.cell_dm)
    }

    /// Whether they are neighbours.
    ///
    /// Rule: `BD-PF-03`.
    pub fn is_adjacent(&self) -> bool {
        self.gap().cheb() == 1
    }

    /// Whether they share a cell.
    ///
    /// Rule: `BD-PF-03`.
    pub fn is_same_cell(&self) -> bool {
        self.gap() == Gap::default()
    }

    /// The direction from attacker to target; none where they overlap.
    ///
    /// Rule: `BD-PF-04`.
    pub fn bearing(&self) -> Option<Facing> {
        self.gap().sector()
    }

    /// Where the target sees the attacker, relative to his facing: 0 straight ahead, then clockwise to 7.
    ///
    /// Rule: `BD-PF-05`.
    pub fn rel_at_target(&self) -> u8 {
        seen_at(&self.target, &self.attacker)
    }

    /// Where the attacker sees the target, relative to his facing.
    ///
    /// Rule: `BD-PF-06`.
    pub fn rel_at_attacker(&self) -> u8 {
        seen_at(&self.attacker, &self.target)
    }

    /// The side of the target on which the attacker stands.
    ///
    /// Rule: `BD-PF-07`.
    pub fn arc_on_target(&self) -> Arc {
        Arc::of(self.rel_at_target())
    }

    /// The side of the attacker on which the target stands.
    ///
    /// Rule: `BD-PF-07`.
    pub fn arc_on_attacker(&self) -> Arc {
        Arc::of(self.rel_at_attacker())
    }

    /// What runs freely between the two.
    ///
    /// Rule: `BD-PF-08` to `BD-PF-10`.
    pub fn lines(&self) -> Lines {
        *self
            .known
            .kept_both_ways(|known| &known.lines, || self.pair().lines())
    }

    /// Whether there is a line of sight.
    ///
    /// Rule: `BD-PF-08`.
    pub fn has_sight(&self) -> bool {
        self.lines().sight
    }

    /// Whether there is a line of effect.
    ///
    /// Rule: `BD-PF-09`.
    pub fn has_effect(&self) -> bool {
        self.lines().effect
    }

    /// Whether nothing stops a missile.
    ///
    /// Rule: `BD-PF-10`.
    pub fn has_missile(&self) -> bool {
        self.lines().missile
    }

    /// Whether a blow of this reach can land.
    ///
    /// Rule: `BD-PF-11`.
    pub fn has_melee_line(&self, reach: u16) -> bool {
        self.shortest_blow().is_some_and(|shortest| shortest <= reach)
    }

    /// The shortest reach at which a blow can land; none where a wall stops blows of every length.
    ///
    /// Rule: `BD-PF-11`.
    pub fn shortest_blow(&self) -> Option<u16> {
        *self
            .known
            .kept_both_ways(|known| &known.melee, || self.pair().shortest_blow())
    }

    /// The corner table; bodies are named by their numbers.
    ///
    /// Rule: `BD-PF-12`.
    pub fn cover(&self) -> &Cover {
        let near = &self.known.get().near;
        near.cover.get_or_init(|| {
            let (there, back) = self.pair().covers_with(self.uprights(), self.lines());
            self.known.keep_back(|known| &known.near.cover, back);
            there
        })
    }

    /// How many of four lines are hidden.
    ///
    /// Rule: `BD-PF-13`.
    pub fn hidden_of_4(&self) -> u8 {
        self.cover().hidden_of_4()
    }

    /// What kind of thing the target stands behind.
    ///
    /// Rule: `BD-PF-14`.
    pub fn cover_kind(&self) -> CoverKind {
        self.cover().kind()
    }

    /// How well the target is covered.
    ///
    /// Rule: `BD-PF-15`.
    pub fn cover_grade(&self) -> CoverGrade {
        self.cover().grade()
    }

    /// The low things on the lines from the attacker's corner.
    ///
    /// Rule: `BD-PF-16`.
    pub fn low_cover(&self) -> &[LowCover] {
        self.cover().low(self.scale.corner)
    }

    /// How much of a neighbour things hide on any of all lines; of others none.
    ///
    /// Rule: `BD-PF-17`.
    pub fn neighbour_screen(&self) -> Screen {
        if self.is_adjacent() {
            self.pair().neighbour_screen()
        } else {
            Screen::None
        }
    }

    /// How much the openings hide through which the attacker aims, and whether one is narrow.
    ///
    /// Rule: `BD-PF-18`.
    pub fn opening(&self) -> (Screen, bool) {
        self.cover().opening(self.scale.corner)
    }

    /// The thickest mist or leaves on the lines from the attacker's corner.
    ///
    /// Rule: `BD-PF-19`.
    pub fn veil(&self) -> u8 {
        self.cover().veil(self.scale.corner)
    }

    /// Whether the whole target stands in mist or leaves.
    ///
    /// Rule: `BD-PF-19`.
    pub fn is_veil_in_target(&self) -> bool {
        is_all_veiled(self.view, self.target.place)
    }

    /// The things on the centre line.
    ///
    /// Rule: `BD-PF-20`.
    pub fn line_things(&self) -> &[LineThing] {
        self.known.get().things.get_or_init(|| {
            let (there, back) = self.pair().line_things_of_both();
            self.known.keep_back(|known| &known.things, back);
            there
        })
    }

    /// Whether something low lies on the centre line.
    ///
    /// Rule: `BD-PF-20`.
    pub fn has_low_thing(&self) -> bool {
        let low = &self.known.get().low;
        *low.get_or_init(|| self.pair().has_low_thing())
    }

    /// The numbers of those whose bodies cover the target.
    ///
    /// Rule: `BD-PF-21`.
    pub fn soft_cover(&self) -> &[usize] {
        self.cover().soft()
    }

    /// Who stands on the centre line or near it, by number.
    ///
    /// Rule: `BD-PF-22`.
    pub fn bystanders(&self) -> &[Bystander] {
        let near = &self.known.get().near;
        let [attacker, target] = self.both().map(|figure| figure.place);
        near.bystanders.get_or_init(|| {
            if attacker.size == 1 && target.size == 1 {
                let ends = [attacker.corner, target.corner];
                let [there, back] = beside::bystanders_of_both(ends, self.uprights());
                self.known.keep_back(|known| &known.near.bystanders, Some(back));
                there
            } else {
                self.pair().bystanders_of(self.uprights())
            }
        })
    }

    /// Whether a weapon can strike the target: by its band and by the line that the rule system asks for.
    ///
    /// Rule: `BD-PF-25`.
    pub fn reaches(&self, band: Band, line: StrikeLine) -> bool {
        (band.low..=band.high).contains(&self.gap().by(band.measure))
            && match line {
                StrikeLine::Effect => self.has_effect(),
                StrikeLine::Melee => self.has_melee_line(band.high),
            }
    }

    /// The heights of the floors of attacker and target with their altitudes, in decimetres.
    ///
    /// Rule: `BD-PF-31`.
    pub fn floors_dm(&self) -> [i32; 2] {
        [0, 1].map(|of| self.floor_dm(of))
    }

    /// How much higher the attacker is than the target, in decimetres.
    ///
    /// Rule: `BD-PF-31`.
    pub fn elevation_dm(&self) -> i32 {
        self.floor_dm(0) - self.floor_dm(1)
    }

    /// Whether the attacker sees the target, in this light.
    ///
    /// Rule: `BD-PF-35`, `BD-VIS-03`.
    pub fn is_visible(&self, eyes: &Eyesight, light_at_target: u8) -> bool {
        let limit = eyes.limits_dm[usize::from(light_at_target.min(super::DARK))];
        !eyes.is_blind
            && !eyes.is_unseen
            && limit.is_none_or(|limit| self.range_dm() <= limit)
            && self.has_sight()
    }

    /// Whether the one stands higher above the other than he is away from him.
    ///
    /// Rule: `BD-PF-40`.
    pub fn is_steep(&self) -> bool {
        self.elevation_dm().unsigned_abs() > u32::from(self.gap().round()) * u32::from(self.scale.cell_dm)
    }

    /// The two as places on the map.
    pub fn pair(&self) -> &Pair<'a> {
        self.pair
            .get_or_init(|| Pair::new(self.view, self.attacker.spot(), self.target.spot()))
    }
}

/// Where a figure sees another, relative to his facing.
fn seen_at(viewer: &Figure, other: &Figure) -> u8 {
    if viewer.is_omnidirectional {
        0
    } else {
        rel(viewer.place, viewer.facing, other.place)
    }
}
