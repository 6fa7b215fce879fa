//! What is done besides blows and ways: with the hands, to things, for others, in hiding.

pub(crate) mod aiming;
pub(crate) mod deed;
pub(crate) mod fixture;
pub(crate) mod floor;
pub(crate) mod hands;
pub(crate) mod lamp;
pub(crate) mod lurk;
pub(crate) mod pose;
pub(crate) mod team;
pub(crate) mod treat;
