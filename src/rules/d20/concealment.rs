//! How much the several grades of concealment hide: the chance in percent that a hit misses.
//!
//! What conceals whom is said where it is looked for: mist and states at the attack, light at the lamps.

/// Thin mist (`D20-CON-10`).
pub(crate) const LIGHT: u8 = 10;
/// Thick mist and shadows (`D20-CON-03`, `D20-CON-07`, `D20-CON-10`).
pub(crate) const STANDARD: u8 = 20;
/// Hardly any light (`D20-CON-10`).
pub(crate) const NEARLY_DARK: u8 = 40;
/// Whoever is not seen at all (`D20-CON-06`).
pub(crate) const TOTAL: u8 = 50;
