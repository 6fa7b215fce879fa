//! Numbers that pages name and no code decides by: nothing in a fight asks for them, or the rule is not played yet.
//!
//! Whatever comes to decide by one of them takes it along.

/// How long a round and a minute last.
pub(super) mod time {
    pub(crate) const ROUND_SECONDS: u8 = 6;
    pub(crate) const MINUTE_ROUNDS: u8 = 10;
}

/// What attacks cost that are made in an unusual way.
pub(super) mod attack {
    /// Squares between a target and the nearest friend from which it stands clear of the melee.
    pub(crate) const CLEAR_OF_MELEE: u16 = 2;
}

/// How spell points come back.
pub(super) mod spell_points {
    pub(crate) const SLEEP_HOURS: u8 = 8;
    pub(crate) const TRANCE_HOURS: u8 = 4;
}
