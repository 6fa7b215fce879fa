//! How a fighter sees and flies.

/// What somebody makes of bad light.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Eyes {
    /// ADV-DAEMMERUNGSSICHT (`SIT-23`).
    pub dim_light: bool,
    /// ADV-NACHTSICHT (`SIT-24`).
    pub night: bool,
    /// ADV-NACHTBLIND (`SIT-25`).
    pub night_blind: bool,
    /// SF-BLINDKAMPF (`SIT-25`).
    pub blind_fighting: bool,
    /// Darkness costs it no parry (OPP-10).
    pub parries_in_darkness: bool,
}

/// How a creature flies.
///
/// Rule: `BRD-22`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flight {
    /// Decimetres above the floor while it does not swoop.
    pub altitude_dm: i16,
    /// Speed on foot.
    pub ground_speed: i16,
    /// Parry on the ground.
    pub ground_parry: i16,
}
