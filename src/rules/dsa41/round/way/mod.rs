//! On the way: steps and who stops them, climbs, charges, mounts, and how near foes come to each other.

pub(crate) mod charge;
pub(crate) mod distance;
pub(crate) mod joust;
pub(crate) mod leap;
pub(crate) mod pair;
pub(crate) mod passing;
pub(crate) mod saddle;
pub(crate) mod scramble;
pub(crate) mod striker;
pub(crate) mod unseat;
pub(crate) mod walk;
