//! How a fighter keeps his heart: the reasons to lose it that he has seen, and what has become of it.

/// What has become of somebody's heart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Heart {
    /// He fights on.
    #[default]
    Steady,
    /// He fights on, whatever may come: he never checks again in this fight.
    Bold,
    /// He retreats.
    Retreats,
    /// He runs for his life.
    Panics,
}

/// How a fighter keeps his heart.
///
/// Rule: `MRL-01`, `MRL-02`, `MRL-04`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Spirit {
    /// What has become of it.
    pub heart: Heart,
    /// The reasons that have become true so far, one bit each.
    pub reasons: u8,
    /// A single hit has taken him from full life out of action.
    pub felled_at_once: bool,
    /// His leader has called to his side: his next check is easier.
    pub is_cheered: bool,
    /// He has called to his side in this round.
    pub has_called: bool,
    /// He is rabid, at home, or has young about him, and never flees.
    pub is_steadfast: bool,
}

impl Spirit {
    /// Whether he wants to get away from here.
    #[inline]
    pub const fn flees(self) -> bool {
        matches!(self.heart, Heart::Retreats | Heart::Panics)
    }
}

/// What makes somebody lose heart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Nerve {
    /// Nothing: heroes, the undead.
    #[default]
    Never,
    /// Checks against this value (`MRL-02`).
    Value(i16),
    /// A beast flees when it is badly hurt (`MRL-01`).
    Beast,
    /// A beast that flees from its first wound on (OPP-18).
    Shy,
}
