//! The modules of these rules as switches that the round can ask quickly.

use std::hash::{Hash, Hasher};

use crate::battle::ModuleSet;

/// The modules that change something here, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Modules(u32);

impl Modules {
    /// Strength bonus on hit points.
    pub const TPKK: Self = Self(1);
    /// Feint and power blow.
    pub const MANOEUVRES_BASIC: Self = Self(2);
    /// Extra time to aim (`RNG-09`).
    pub const AIMING: Self = Self(1 << 12);
    /// Distance classes.
    pub const DK: Self = Self(1 << 9);
    /// Opportunity attacks.
    pub const PASSIERSCHLAG: Self = Self(1 << 10);
    /// Outnumbering.
    pub const OUTNUMBER: Self = Self(1 << 11);
    /// Hit zones.
    pub const ZONES: Self = Self(1 << 14);
    /// Fumbles, in the variant of the source.
    pub const FUMBLES: Self = Self(1 << 13);

    /// Oil that is thrown and burns (`RNG-44`).
    pub const OIL: Self = Self(1 << 25);
    /// Surprise (`SUR-01`).
    pub const SURPRISE: Self = Self(1 << 24);

    /// Low life energy (`LEN-01`).
    pub const LOW_LE: Self = Self(1 << 15);
    /// Fighting on although one cannot any more (`LEN-04`).
    pub const IGNORE_INCAPACITY: Self = Self(1 << 16);
    /// Wounds that one does not let oneself feel (`WND-11`).
    pub const SUPPRESS_WOUNDS: Self = Self(1 << 17);
    /// Life energy that is lost for good (`DYI-05`).
    pub const PERMANENT_LE: Self = Self(1 << 18);
    /// Endurance in combat (`END-01`).
    pub const ENDURANCE: Self = Self(1 << 19);
    /// Malus for missing strength (`DMG-06`).
    pub const TPKK_LOW: Self = Self(1 << 26);
    /// The older die of initiative in every round (`INI-90`).
    pub const INI_EACH_ROUND: Self = Self(1 << 27);

    /// The modules that ask how much life and breath somebody has left.
    const OF_STRAIN: Self = Self(Self::LOW_LE.0 | Self::ENDURANCE.0);

    /// The modules that ask who is engaged with whom, so that it is kept (`BRD-06`).
    const OF_PAIRS: Self = Self(Self::DK.0 | Self::PASSIERSCHLAG.0 | Self::OUTNUMBER.0 | Self::FUMBLES.0);

    /// Facing: from where a blow comes (`BRD-05`).
    pub const FACING: Self = Self(1 << 8);

    /// Manoeuvres that a special ability teaches (`MAN-GEN-01`).
    pub const MANOEUVRES: Self = Self(1 << 20);
    /// The most difficult manoeuvres.
    pub const EXPERT_MANOEUVRES: Self = Self(1 << 21);

    /// The names of modules of which only some rules are built: they are played, and marked as missing still.
    const IN_PART: &[(&'static str, Self)] = &[
        ("expert:manoeuvres", Self::EXPERT_MANOEUVRES),
        ("optional:manoeuvres", Self::MANOEUVRES),
        ("optional:surprise", Self::SURPRISE),
    ];

    /// The names in the data files.
    const NAMES: &[(&'static str, Self)] = &[
        ("expert:endurance", Self::ENDURANCE),
        ("optional:aiming", Self::AIMING),
        ("optional:dk", Self::DK),
        ("optional:facing", Self::FACING),
        ("optional:fumbles", Self::FUMBLES),
        ("optional:ignore-incapacity", Self::IGNORE_INCAPACITY),
        ("optional:legacy-ini-each-round", Self::INI_EACH_ROUND),
        ("optional:low-le", Self::LOW_LE),
        ("optional:manoeuvres-basic", Self::MANOEUVRES_BASIC),
        ("optional:oil", Self::OIL),
        ("optional:outnumber", Self::OUTNUMBER),
        ("optional:passierschlag", Self::PASSIERSCHLAG),
        ("optional:permanent-le", Self::PERMANENT_LE),
        ("optional:suppress-wounds", Self::SUPPRESS_WOUNDS),
        ("optional:tpkk", Self::TPKK),
        ("optional:tpkk-low", Self::TPKK_LOW),
        ("optional:zones", Self::ZONES),
    ];

    /// The bits that stand in the hash of old recordings.
    const HASHED: u32 = 0x1FFF;

    /// The switches of a set.
    pub fn of(set: &ModuleSet) -> Self {
        let known = Self::NAMES.iter().chain(Self::IN_PART);
        known
            .filter(|(name, _)| set.has(name) && has_built_variant(set, name))
            .fold(Self::default(), |all, (_, module)| Self(all.0 | module.0))
    }

    /// The module of a name in the data files; none for those that change nothing.
    pub fn named(name: &str) -> Self {
        let mut known = Self::NAMES.iter().chain(Self::IN_PART);
        let found = known.find(|(known, _)| *known == name);
        found.map_or(Self::default(), |(_, module)| *module)
    }

    /// Whether a module is on.
    pub const fn has(self, module: Self) -> bool {
        self.0 & module.0 == module.0
    }

    /// Whether one of the modules is on that ask who is engaged with whom.
    ///
    /// Rule: `BRD-06`.
    pub const fn keep_pairs(self) -> bool {
        self.0 & Self::OF_PAIRS.0 != 0
    }

    /// Whether one of the modules is on that ask how much life and breath somebody has left.
    ///
    /// Rule: `LEN-01`, `END-04`.
    #[inline]
    pub const fn ask_strain(self) -> bool {
        self.0 & Self::OF_STRAIN.0 != 0
    }

    /// Whether a module, by its name in the data files, does what its rules say; others are marked as missing.
    pub fn is_built(name: &str) -> bool {
        name == "base" || Self::NAMES.iter().any(|(known, _)| *known == name)
    }
}

/// Whether a module holds in a variant that is built: of those that know several, the one of the source.
fn has_built_variant(set: &ModuleSet, name: &str) -> bool {
    let variant = set.0.iter().find(|(known, _)| known == name);
    variant.is_none_or(|(_, variant)| variant.as_deref().is_none_or(|variant| variant == "source"))
}

/// A battle hashes the names of its modules besides, so that bits which came later are left out: old recordings stay true.
impl Hash for Modules {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.0 & Self::HASHED).hash(state);
    }
}
