//! Where one is: places and ways, what the ground and the light do to a blow, what the board knows of two fighters.

pub(crate) mod facts;
pub(crate) mod lamp;
pub(crate) mod moves;
pub(crate) mod place;
pub(crate) mod situation;
