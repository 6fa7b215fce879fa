//! How a fighter is and what he can still do: initiative, breath, nerve, rage, what he bears and what he rides.

pub(crate) mod beast;
pub(crate) mod breath;
pub(crate) mod convert;
pub(crate) mod fury;
pub(crate) mod grit;
pub(crate) mod hold;
pub(crate) mod initiative;
pub(crate) mod morale;
pub(crate) mod riding;
pub(crate) mod strain;
