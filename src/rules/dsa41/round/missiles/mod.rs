//! Shots and throws, and where missiles and lost weapons come to lie.

pub(crate) mod misfire;
pub(crate) mod missile;
pub(crate) mod oil;
pub(crate) mod scatter;
pub(crate) mod shot;
