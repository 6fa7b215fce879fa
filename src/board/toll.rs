//! What a step costs: the prices that a rule system names, put together in half cells.

use super::{CellFacts, Facing, Footprint, Thing};

/// A fraction by which the cost of a step is multiplied.
///
/// Factors are multiplied first and the product is rounded up once, at the end.
///
/// Rule: `BD-MOV-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Factor {
    numerator: u32,
    denominator: u32,
}

impl Factor {
    /// No change.
    pub const ONE: Self = Self::halves(2);

    /// A factor in halves: 3 is one and a half, 4 double. Nothing makes a step free: 0 counts as 1.
    pub const fn halves(halves: u32) -> Self {
        let (numerator, denominator) = if halves.is_multiple_of(2) {
            (halves / 2, 1)
        } else {
            (halves, 2)
        };
        Self {
            numerator: if halves == 0 { 1 } else { numerator },
            denominator,
        }
    }

    /// A fraction; neither number may be 0.
    pub const fn ratio(numerator: u32, denominator: u32) -> Self {
        Self {
            numerator: if numerator == 0 { 1 } else { numerator },
            denominator: if denominator == 0 { 1 } else { denominator },
        }
    }

    /// Both factors together.
    #[must_use]
    pub const fn times(self, other: Self) -> Self {
        Self {
            numerator: self.numerator.saturating_mul(other.numerator),
            denominator: self.denominator.saturating_mul(other.denominator),
        }
    }

    /// Whether it changes nothing.
    pub const fn is_one(self) -> bool {
        self.numerator == self.denominator
    }

    /// So many half cells multiplied by it, rounded up.
    pub const fn of(self, half: u32) -> u32 {
        let whole = half.saturating_mul(self.numerator);
        if self.denominator == 1 {
            whole
        } else {
            whole.div_ceil(self.denominator)
        }
    }
}

/// What entering a cell or crossing an edge costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Toll {
    /// The factor on the step.
    pub factor: Factor,
    /// Half cells on top, which no factor touches.
    pub extra_half: u16,
}

impl Toll {
    /// Nothing beyond the plain step.
    pub const NONE: Self = Self {
        factor: Factor::ONE,
        extra_half: 0,
    };

    /// A toll that only multiplies.
    pub const fn factor(factor: Factor) -> Self {
        Self {
            factor,
            extra_half: 0,
        }
    }

    /// A toll that only adds half cells.
    pub const fn extra(extra_half: u16) -> Self {
        Self {
            factor: Factor::ONE,
            extra_half,
        }
    }

    /// More than any movement pays: there is no way.
    pub const BARRED: Self = Self::extra(u16::MAX);

    /// Both tolls together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            factor: self.factor.times(other.factor),
            extra_half: self.extra_half.saturating_add(other.extra_half),
        }
    }

    /// The half cells of a step that would cost `base` on open ground; never 0.
    pub const fn cost(self, base: u32) -> u32 {
        let cost = self.factor.of(base).saturating_add(self.extra_half as u32);
        if cost == 0 { 1 } else { cost }
    }
}

/// What a diagonal step costs.
///
/// Rule: `BD-MOV-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Diagonal {
    /// Always so many half cells.
    Half(u8),
    /// Two and four half cells by turns, two first; a dearer one takes three and is not counted.
    ByTurns,
}

/// The half cells of a straight step on open ground.
pub(crate) const STRAIGHT_HALF: u32 = 2;

/// The half cells of a diagonal step that is not plain, where plain ones alternate.
const DEAR_DIAGONAL_HALF: u32 = 3;

impl Diagonal {
    /// The half cells of a diagonal step that costs as little as one can.
    pub(super) const fn least(self) -> u32 {
        match self {
            Self::Half(half) => half as u32,
            Self::ByTurns => 2,
        }
    }

    /// The cost of a step in half cells, and whether an odd number of plain diagonals lies behind the mover then.
    pub(super) fn price(self, toll: Toll, is_diagonal: bool, is_odd: bool) -> (u32, bool) {
        match self {
            _ if !is_diagonal => (toll.cost(STRAIGHT_HALF), is_odd),
            Self::Half(half) => (toll.cost(u32::from(half)), is_odd),
            Self::ByTurns if !toll.factor.is_one() => (toll.cost(DEAR_DIAGONAL_HALF), is_odd),
            Self::ByTurns => (toll.cost(if is_odd { 4 } else { 2 }), !is_odd),
        }
    }
}

/// The prices of steps, as a rule system names them for one mover.
///
/// Posture, direction and load belong to the mover and are part of [`StepRules::enter`].
///
/// Rule: `BD-MOV-01`.
pub trait StepRules {
    /// What a diagonal step costs.
    fn diagonal(&self) -> Diagonal;

    /// The toll of entering a cell with what fills it; none where the mover may not go.
    fn enter(&self, facts: &CellFacts, thing: Option<&Thing>) -> Option<Toll>;

    /// The toll of crossing an edge thing that costs something.
    fn cross(&self, thing: &Thing) -> Toll;

    /// The toll of a floor that lies `rise_dm` decimetres higher; asked only where it rises.
    fn rise(&self, rise_dm: u16) -> Toll {
        let _ = rise_dm;
        Toll::NONE
    }

    /// The toll of a step up where stairs or a ladder lead; left alone it is that of [`StepRules::rise`].
    fn stairs_up(&self, rise_dm: u16) -> Toll {
        self.rise(rise_dm)
    }

    /// Whether the mover may step on from here in this direction, whatever the ground says: somebody may hold him off.
    ///
    /// Rule: `BD-MOV-05`.
    fn permits(&self, from: Footprint, towards: Facing) -> bool {
        let _ = (from, towards);
        true
    }

    /// How many enemies get a blow at a mover who steps away from here; decides between equally cheap routes.
    ///
    /// Rule: `BD-MOV-10`.
    fn leavings(&self, from: Footprint) -> u16 {
        let _ = from;
        0
    }
}
