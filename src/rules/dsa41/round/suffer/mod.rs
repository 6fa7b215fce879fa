//! What was suffered takes effect: losses, wounds, falls, poison, pain, what victims have to bear.

pub(crate) mod breath;
pub(crate) mod consequence;
pub(crate) mod element;
pub(crate) mod fall;
pub(crate) mod fury;
pub(crate) mod ordeal;
pub(crate) mod pain;
pub(crate) mod poison;
pub(crate) mod serious;
pub(crate) mod trauma;
pub(crate) mod zone;
