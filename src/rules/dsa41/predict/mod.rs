//! What may come of a choice: exact odds, forecasts, duels.

pub(crate) mod duel;
pub(crate) mod forecast;
pub(crate) mod odds;
