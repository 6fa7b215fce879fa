//! Manoeuvres that a special ability teaches: who may try them, what they cost and what they do; how they are carried out stands
//! in the round (`round/charge.rs`, `round/sweep.rs`).

mod charge;
mod form;
mod may;
mod sweep;

pub(crate) use charge::{arrived, run, run_route};
pub use form::{Form, Onset, Series, Sweeping};
pub(crate) use form::{add_to_attack, hit_points, rule_of};
pub(crate) use may::{may, may_go_on};
pub(crate) use sweep::{most_foes, swept};
