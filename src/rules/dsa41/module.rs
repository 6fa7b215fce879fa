//! The modules of these rules as switches that the round can ask quickly.

use crate::battle::ModuleSet;

/// The modules that change something here, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Modules(u64);

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
    /// Fumbles (`FUM-01` and those after it).
    pub const FUMBLES: Self = Self(1 << 13);
    /// Fumbles in the published variant (`FUM-06`); with [`Modules::FUMBLES`].
    pub const FUMBLES_PUBLISHED: Self = Self(1 << 32);
    /// Lucky attacks and parries (`CRT-01` and those after it).
    pub const CRITS: Self = Self(1 << 33);
    /// The same in the published variant (`CRT-04`); with [`Modules::CRITS`].
    pub const CRITS_PUBLISHED: Self = Self(1 << 34);
    /// Poisoned darts and blades (`RNG-45`).
    pub const POISON: Self = Self(1 << 38);
    /// Pain that fells (`WND-12`).
    pub const PAIN: Self = Self(1 << 37);
    /// Announced shots (`RNG-40`).
    pub const RANGED_ANNOUNCE: Self = Self(1 << 36);
    /// What strains weapons besides fumbles (`BRK-02`).
    pub const BREAKAGE: Self = Self(1 << 35);

    /// Oil that is thrown and burns (`RNG-44`).
    pub const OIL: Self = Self(1 << 25);
    /// Surprise (`SUR-01`).
    pub const SURPRISE: Self = Self(1 << 24);
    /// Assassination (`SUR-04`).
    pub const ASSASSINATION: Self = Self(1 << 30);
    /// Morale (`MRL-01`).
    pub const MORALE: Self = Self(1 << 31);
    /// The older cap on the split of talents (`VAL-91`).
    pub const SPLIT_CAP: Self = Self(1 << 29);

    /// Converting actions (`UMW-01`).
    pub const CONVERT: Self = Self(1 << 28);

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
    /// Penalty for low strength (`DMG-06`).
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

    /// The older serious wounds (`WND-90`).
    pub const SERIOUS_WOUNDS: Self = Self(1 << 44);
    /// The older head trauma (`WND-95`).
    pub const HEAD_TRAUMA: Self = Self(1 << 45);
    /// Weapon masters (`SF-WAFFENMEISTER`).
    pub const WEAPON_MASTER: Self = Self(1 << 46);

    /// Unarmed manoeuvres and styles (`UNA-08`).
    pub const UNARMED: Self = Self(1 << 22);

    /// Manoeuvres with weapons that are not made for them (`MAN-GEN-06`).
    pub const FOREIGN_WEAPON: Self = Self(1 << 40);

    /// Mounted combat (`MNT-01`).
    pub const MOUNTED: Self = Self(1 << 39);

    /// The modules that are played in two variants, each with what the published one adds to it.
    const VARIANTS: &[(&'static str, Self)] = &[
        ("optional:crits", Self::CRITS_PUBLISHED),
        ("optional:fumbles", Self::FUMBLES_PUBLISHED),
    ];

    /// The names in the data files.
    const NAMES: &[(&'static str, Self)] = &[
        ("expert:breakage", Self::BREAKAGE),
        ("expert:endurance", Self::ENDURANCE),
        ("expert:manoeuvres", Self::EXPERT_MANOEUVRES),
        ("expert:mounted", Self::MOUNTED),
        ("expert:unarmed-manoeuvres", Self::UNARMED),
        ("optional:aiming", Self::AIMING),
        ("optional:assassination", Self::ASSASSINATION),
        ("optional:convert", Self::CONVERT),
        ("optional:crits", Self::CRITS),
        ("optional:dk", Self::DK),
        ("optional:facing", Self::FACING),
        ("optional:fumbles", Self::FUMBLES),
        ("optional:foreign-weapon", Self::FOREIGN_WEAPON),
        ("optional:ignore-incapacity", Self::IGNORE_INCAPACITY),
        ("optional:legacy-head-trauma", Self::HEAD_TRAUMA),
        ("optional:legacy-ini-each-round", Self::INI_EACH_ROUND),
        ("optional:legacy-serious-wounds", Self::SERIOUS_WOUNDS),
        ("optional:legacy-split-cap", Self::SPLIT_CAP),
        ("optional:low-le", Self::LOW_LE),
        ("optional:manoeuvres", Self::MANOEUVRES),
        ("optional:manoeuvres-basic", Self::MANOEUVRES_BASIC),
        ("optional:morale", Self::MORALE),
        ("optional:oil", Self::OIL),
        ("optional:outnumber", Self::OUTNUMBER),
        ("optional:pain", Self::PAIN),
        ("optional:passierschlag", Self::PASSIERSCHLAG),
        ("optional:permanent-le", Self::PERMANENT_LE),
        ("optional:poison", Self::POISON),
        ("optional:ranged-announce", Self::RANGED_ANNOUNCE),
        ("optional:suppress-wounds", Self::SUPPRESS_WOUNDS),
        ("optional:surprise", Self::SURPRISE),
        ("optional:tpkk", Self::TPKK),
        ("optional:tpkk-low", Self::TPKK_LOW),
        ("optional:weapon-master", Self::WEAPON_MASTER),
        ("optional:zones", Self::ZONES),
    ];

    /// The switches of a set.
    pub fn of(set: &ModuleSet) -> Self {
        let published = Self::VARIANTS.iter().filter(|(name, _)| is_published(set, name));
        let named = set.0.iter().map(|(name, _)| Self::named(name));
        named
            .chain(published.map(|(_, module)| *module))
            .fold(Self::default(), |all, module| Self(all.0 | module.0))
    }

    /// The module of a name in the data files; none for those that change nothing.
    pub fn named(name: &str) -> Self {
        let found = Self::NAMES.iter().find(|(known, _)| *known == name);
        found.map_or(Self::default(), |(_, module)| *module)
    }

    /// Whether a module is on: who asks for one that is off adds nothing, offers nothing and sets nothing off (`ENG-06`).
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

/// Whether a module is on in the published variant, and not in that of the source.
fn is_published(set: &ModuleSet, name: &str) -> bool {
    let variant = set.0.iter().find(|(known, _)| known == name);
    variant.is_some_and(|(_, variant)| variant.as_deref() == Some("wds"))
}
