//! How a fight begins: recruits become fighters, sides are set up, others stand in.

pub(crate) mod enlist;
pub(crate) mod muster;
pub(crate) mod oddity;
pub(crate) mod set_up;
pub(crate) mod stand_in;
