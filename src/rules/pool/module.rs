//! The modules of these rules as switches that the round can ask quickly.

use crate::battle::ModuleSet;

/// The modules that change something, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Modules(u16);

impl Modules {
    /// Successes on 5 and 6 only (`PL-DIC-01`).
    pub const HARD_DICE: Self = Self(1);
    /// A new initiative in each round (`PL-INI-01`).
    pub const INI_EACH_ROUND: Self = Self(1 << 1);
    /// Shooting in contact is harder (`PL-ATK-07`).
    pub const CLOSE_QUARTERS: Self = Self(1 << 2);
    /// Cover against attacks at a distance (`PL-BRD-07`).
    pub const COVER: Self = Self(1 << 3);
    /// Flank and rear (`PL-BRD-04`).
    pub const FACING: Self = Self(1 << 4);
    /// Hiding (`PL-PER-02`).
    pub const STEALTH: Self = Self(1 << 5);
    /// Spells (`PL-MAG-01`).
    pub const MAGIC: Self = Self(1 << 6);
    /// Killing the unconscious (`PL-DWN-04`).
    pub const FINISHING: Self = Self(1 << 7);
    /// A push that is stopped costs Defence for what is missing (`PL-BRD-14`).
    pub const PARTIAL_CORNER: Self = Self(1 << 8);
    /// Every second diagonal step costs two (`PL-BRD-13`).
    pub const DIAG: Self = Self(1 << 9);
    /// Everybody counts as a hero (`PL-GEN-04`).
    pub const ALL_HEROES: Self = Self(1 << 10);

    /// The names in the data files.
    const NAMES: [(&'static str, Self); 11] = [
        ("optional:all-heroes", Self::ALL_HEROES),
        ("optional:close-quarters", Self::CLOSE_QUARTERS),
        ("optional:cover", Self::COVER),
        ("optional:diag", Self::DIAG),
        ("optional:facing", Self::FACING),
        ("optional:finishing", Self::FINISHING),
        ("optional:hard-dice", Self::HARD_DICE),
        ("optional:ini-each-round", Self::INI_EACH_ROUND),
        ("optional:magic", Self::MAGIC),
        ("optional:partial-corner", Self::PARTIAL_CORNER),
        ("optional:stealth", Self::STEALTH),
    ];

    /// The switches of a set.
    pub fn of(set: &ModuleSet) -> Self {
        let on = Self::NAMES.iter().filter(|(name, _)| set.has(name));
        on.fold(Self::default(), |all, (_, module)| Self(all.0 | module.0))
    }

    /// Whether a module is on.
    pub const fn has(self, module: Self) -> bool {
        self.0 & module.0 == module.0
    }

    /// Whether a module, by its name in the data files, does what its rules say.
    pub fn is_built(name: &str) -> bool {
        name == "base" || Self::NAMES.iter().any(|(known, _)| *known == name)
    }
}
