//! What a blow is struck for: to harm, or to change the distance.

/// What a blow is struck for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// To harm.
    #[default]
    Harm,
    /// To harm somebody who passes (`PAS-01`).
    Passing,
    /// To harm somebody who has fumbled (`PAS-05`).
    Occasional(Grant),
    /// To come nearer by so many classes; a natural 1 halves the answer (`DK-05`, `DK-09`).
    Shorten(u8, bool),
    /// To get away by so many classes, and so many squares farther than it takes (`DK-06`, `BRD-07`).
    Lengthen(u8, u8),
}

/// How a fumble lets a foe strike.
///
/// Rule: `PAS-05`, `FUM-01`, `FUM-02`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grant {
    /// Added to the parry of whoever has fumbled; none where he cannot parry.
    pub parry: Option<i8>,
    /// Added to the attack.
    pub attack: i8,
}

impl Purpose {
    /// Whether it is to harm.
    pub const fn harms(self) -> bool {
        matches!(self, Self::Harm | Self::Passing | Self::Occasional(_))
    }

    /// Whether it is struck outside the own turn, where somebody has laid himself open.
    pub const fn is_reaction(self) -> bool {
        matches!(self, Self::Passing | Self::Occasional(_))
    }
}
