//! The modules of these rules as switches that the round can ask quickly.

use crate::battle::ModuleSet;

/// The modules that change something here, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Modules(u32);

impl Modules {
    /// Strength bonus on hit points.
    pub const TPKK: Self = Self(1);
    /// Feint and power blow.
    pub const MANOEUVRES_BASIC: Self = Self(2);
    /// Extra time to aim (`RNG-09`).
    pub const AIMING: Self = Self(1 << 12);
    /// Facing: from where a blow comes (`BRD-05`).
    pub const FACING: Self = Self(1 << 8);

    /// The names in the data files.
    const NAMES: &[(&'static str, Self)] = &[
        ("optional:aiming", Self::AIMING),
        ("optional:facing", Self::FACING),
        ("optional:tpkk", Self::TPKK),
        ("optional:manoeuvres-basic", Self::MANOEUVRES_BASIC),
    ];

    /// The switches of a set.
    pub fn of(set: &ModuleSet) -> Self {
        Self::NAMES
            .iter()
            .filter(|(name, _)| set.has(name))
            .fold(Self::default(), |all, (_, module)| Self(all.0 | module.0))
    }

    /// Whether a module is on.
    pub const fn has(self, module: Self) -> bool {
        self.0 & module.0 == module.0
    }

    /// Whether a module, by its name in the data files, does what its rules say; others are marked as missing.
    pub fn is_built(name: &str) -> bool {
        name == "base" || Self::NAMES.iter().any(|(known, _)| *known == name)
    }
}
