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

/// Spell points.
pub(super) mod spell_points {
    /// The highest level of a spell.
    pub(crate) const HIGHEST: u8 = 9;
    /// Spells of level 0 beyond those of the class.
    pub(crate) const FREE: u8 = 3;
    pub(crate) const SLEEP_HOURS: u8 = 8;
    pub(crate) const TRANCE_HOURS: u8 = 4;
    /// What metamagic costs beyond the highest level.
    pub(crate) const BEYOND_HIGHEST: u16 = 10;

    /// What a spell of a level from 1 on costs.
    pub(crate) const fn cost(level: u8) -> u16 {
        2 * level as u16 - 1
    }
}

/// Spending more than one can bear.
pub(super) mod overspending {
    /// The number of the save, without the excess.
    pub(crate) const SAVE: i16 = 10;
    /// Rounds of a collapse.
    pub(crate) const ROUNDS_SIDES: u8 = 4;
    pub(crate) const DEATH_PERCENT: u8 = 50;
    /// For each missing point.
    pub(crate) const DEATH_PERCENT_EACH: u8 = 5;
    /// The number of the save, without the missing points.
    pub(crate) const DEFICIT_SAVE: i16 = 15;
}
