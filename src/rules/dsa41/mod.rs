//! The combat rules of the fourth edition (4.1).

pub mod data;
