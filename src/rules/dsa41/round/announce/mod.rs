//! A round begins: sides set up, surprise, initiative, declarations.

pub(crate) mod begin;
pub(crate) mod set_up;
pub(crate) mod surprise;
