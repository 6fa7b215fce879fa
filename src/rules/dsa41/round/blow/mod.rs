//! A blow: swung, answered, landed, and what manoeuvres, holds, luck and misfortune make of it.

pub(crate) mod bare;
pub(crate) mod clasp;
pub(crate) mod counter;
pub(crate) mod feat;
pub(crate) mod flurry;
pub(crate) mod fumble;
pub(crate) mod grip;
pub(crate) mod landing;
pub(crate) mod line;
pub(crate) mod luck;
pub(crate) mod lunge;
pub(crate) mod own_hit;
pub(crate) mod react;
pub(crate) mod rehearsal;
pub(crate) mod sweep;
pub(crate) mod swing;
