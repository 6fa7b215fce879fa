//! The modules of these rules as switches that the round can ask quickly.

use crate::battle::ModuleSet;

/// The modules that change something, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Modules(u32);

macro_rules! modules {
    ($($(#[$doc:meta])* $name:ident = $bit:literal, $id:literal;)*) => {
        impl Modules {
            $($(#[$doc])* pub const $name: Self = Self(1 << $bit);)*

            /// The names in the data files.
            const NAMES: &'static [(&'static str, Self)] = &[$(($id, Self::$name)),*];
        }
    };
}

modules! {
    /// Delaying and readying (`D20-SEQ-08`).
    READY_DELAY = 0, "optional:ready-delay";
    /// Nonlethal damage (`D20-DMG-05`).
    NONLETHAL = 1, "optional:nonlethal";
    /// Death by massive damage (`D20-DMG-09`).
    MASSIVE_DAMAGE = 2, "optional:massive-damage";
    /// Grappling (`D20-GRP-01`).
    GRAPPLE = 3, "optional:grapple";
    /// Disarming (`D20-DSA-01`).
    DISARM = 4, "optional:disarm";
    /// Eight facings (`D20-FAC-01`).
    FACING = 5, "optional:facing";
    /// The helpless are struck without a roll (`D20-HLP-05`).
    BRUTAL_HELPLESS = 6, "optional:brutal-helpless";
    /// A total must be higher than its number (`D20-CORE-01`).
    STRICT_TIES = 7, "optional:strict-ties";
    /// A natural 20 of the confirmation multiplies extra dice (`D20-CRT-04`).
    CRIT_EXTRA_DICE = 8, "optional:crit-extra-dice";
    /// A 5-foot step goes with a full attack (`D20-ACT-06`).
    FULL_ATTACK_STEP = 9, "optional:full-attack-step";
    /// A 5-foot step provokes (`D20-AOO-04`).
    STEP_PROVOKES = 10, "optional:step-provokes";
    /// A 5-foot step goes with a move (`D20-ACT-06`).
    STEP_AFTER_MOVE = 11, "optional:step-after-move";
    /// A reach of two squares takes the corners in (`D20-AOO-02`).
    REACH_CORNERS = 12, "optional:reach-corners";
    /// Aid lasts until the next roll (`D20-AID-01`).
    AID_NEXT_ROLL = 13, "optional:aid-next-roll";
    /// A trip begins with a touch attack (`D20-TRP-01`).
    TRIP_TOUCH = 14, "optional:trip-touch";
    /// The level of a spell makes concentration under damage harder (`D20-MAG-03`).
    CONC_SPELL_LEVEL = 15, "optional:conc-spell-level";
    /// A save against the flaming sphere negates it (`D20-MAG-09`).
    SPHERE_NEGATES = 16, "optional:sphere-negates";
    /// Spell points (`D20-SP-01`).
    SPELL_POINTS = 17, "optional:spell-points";
    /// Another count of bonus spell points (`D20-SP-03`).
    SP_BONUS = 18, "optional:sp-bonus";
    /// Another price of spells beyond the ninth level (`D20-MET-04`).
    SP_BEYOND_NINE = 19, "optional:sp-beyond-nine";
    /// Dice of a spell cost points (`D20-SP-12`).
    SP_DIE_SCALING = 20, "optional:sp-die-scaling";
    /// Few spell points tire (`D20-SP-13`).
    SP_VITALIZING = 21, "optional:sp-vitalizing";
    /// Over-spending (`D20-OVR-05`).
    SP_BEYOND_QUOTA = 22, "optional:sp-beyond-quota";
}

impl Modules {
    /// The switches of a set.
    pub fn of(set: &ModuleSet) -> Self {
        let on = Self::NAMES.iter().filter(|(name, _)| set.has(name));
        on.fold(Self::default(), |all, (_, module)| Self(all.0 | module.0))
    }

    /// Whether a module is on.
    pub const fn has(self, module: Self) -> bool {
        self.0 & module.0 == module.0
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether a module, by its name in the data files, is played.
    pub fn is_built(name: &str) -> bool {
        name == "base" || Self::NAMES.iter().any(|(known, _)| *known == name)
    }
}
