//! Numbers that pages name and no code decides by: nothing in a fight asks for them, or the rule is not played yet.
//!
//! Whatever comes to decide by one of them takes it along.

/// How long a round and a minute last.
pub(super) mod time {
    pub(crate) const ROUND_SECONDS: u8 = 6;
    pub(crate) const MINUTE_ROUNDS: u8 = 10;
}

/// How many of the smallest fit into a square.
pub(super) mod crowd {
    pub(crate) const TINY: u8 = 4;
    pub(crate) const DIMINUTIVE: u8 = 25;
    pub(crate) const FINE: u8 = 100;
}

/// Tumbling past foes.
pub(super) mod tumble {
    pub(crate) const PAST: i16 = 15;
    /// For each further foe.
    pub(crate) const FURTHER: i16 = 2;
    pub(crate) const THROUGH: i16 = 25;
}

/// What attacks cost that are made in an unusual way.
pub(super) mod attack {
    use crate::rules::d20::data::Critical;

    /// Squares between a target and the nearest friend from which it stands clear of the melee.
    pub(crate) const CLEAR_OF_MELEE: u16 = 2;
    /// Two weapons at once.
    pub(crate) const MAIN_HAND: i16 = -6;
    pub(crate) const OFF_HAND: i16 = -10;
    /// What a light one in the other hand eases.
    pub(crate) const LIGHT_OFF_HAND: i16 = 2;
    /// A weapon that one has not learnt.
    pub(crate) const UNTRAINED: i16 = -4;
    /// The arm that wears a buckler.
    pub(crate) const BUCKLER: i16 = -1;
    /// Rays and touches of spells.
    pub(crate) const SPELL_CRITICAL: Critical = Critical { threat: 20, times: 2 };
    /// Blows of others at a bull rush that meet the other one, in percent.
    pub(crate) const ASTRAY: u8 = 25;
}

/// What multiplies damage besides a critical hit, and what the other kind of damage costs.
pub(super) mod damage {
    /// A lance on a mounted charge.
    pub(crate) const LANCE: u8 = 2;
    /// A weapon that is set against a charge.
    pub(crate) const SET: u8 = 2;
    /// A lethal weapon for nonlethal damage, or the other way round.
    pub(crate) const OTHER_INTENT: i16 = -4;
}

/// Saving throws and checks that spells ask for.
pub(super) mod save {
    /// Behind cover, and behind cover that hides nearly all.
    pub(crate) const COVERED: i16 = 2;
    pub(crate) const WELL_COVERED: i16 = 4;
    /// Concentration in the saddle, without the level of the spell.
    pub(crate) const ON_A_MOVING_MOUNT: i16 = 10;
    pub(crate) const ON_A_RUNNING_MOUNT: i16 = 15;
    /// The number against a spell, without its level and the ability.
    pub(crate) const SPELL: i16 = 10;
}

/// Hiding and being found.
pub(super) mod hide {
    pub(crate) const WELL_COVERED: i16 = 10;
    pub(crate) const NEARLY_DARK: i16 = 10;
    /// After more than half of the speed.
    pub(crate) const FAST: i16 = -5;
    /// Squares within which one notices the unseen for free.
    pub(crate) const NEAR: u16 = 6;
}

/// Riders.
pub(super) mod ride {
    pub(crate) const BOTH_ATTACK: i16 = 10;
    pub(crate) const KNEES: i16 = 5;
    /// Shots from a mount that moves twice, and from one that runs.
    pub(crate) const DOUBLE_MOVE: i16 = -4;
    pub(crate) const RUNNING: i16 = -8;
    pub(crate) const SOFT_FALL: i16 = 15;
    /// Percent in which the unconscious stay in the saddle, and in one of war.
    pub(crate) const STAYS: u8 = 50;
    pub(crate) const STAYS_IN_A_WAR_SADDLE: u8 = 75;
    /// Decimetres by which a rider on a large mount is higher.
    pub(crate) const HEIGHT_DM: i32 = 15;
}

/// Grappling.
pub(super) mod grapple {
    pub(crate) const WEAPON: i16 = -4;
}

/// Disarming.
pub(super) mod disarm {
    pub(crate) const TWO_HANDED: i16 = 4;
    pub(crate) const LIGHT: i16 = -4;
    /// For each size larger.
    pub(crate) const SIZE: i16 = 4;
}

/// Facing.
pub(super) mod facing {
    pub(crate) const TO_OWN_FLANK: i16 = -5;
    pub(crate) const TO_OWN_REAR: i16 = -10;
    pub(crate) const FROM_FLANK: i16 = 2;
    pub(crate) const FROM_REAR: i16 = 4;
    pub(crate) const NOTICING_IN_FLANK: i16 = -5;
    pub(crate) const NOTICING_IN_REAR: i16 = -10;
}

/// Slots of spells.
pub(super) mod slots {
    /// Points of the modifier for each further bonus slot.
    pub(crate) const EVERY: i16 = 4;
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
