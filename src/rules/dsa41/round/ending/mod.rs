//! Rounds end, and fights: the map changes, hearts fail, goals are met.

pub(crate) mod aim;
pub(crate) mod beast;
pub(crate) mod finish;
pub(crate) mod ground;
pub(crate) mod morale;
