//! Manoeuvres: who may try them, what they cost and what they do; how they are carried out stands in the round (`round/charge.rs`,
//! `round/sweep.rs`, `round/feat.rs`).
//!
//! A manoeuvre is a row of the table of manoeuvres, an [`Art`], and a [`Form`] of blow with what only that one does.

mod charge;
mod counter;
mod craft;
mod flurry;
mod form;
mod may;
mod parry;
mod sweep;
mod tie;
mod value;

pub(crate) use charge::{arrived, run, run_route};
pub use counter::Meeting;
pub use craft::{Art, Arts, Craft, Crafts};
pub use flurry::Flurry;
pub(crate) use flurry::{blows, range as range_of_storm};
pub use form::{Form, Onset, Part, Series, Sweeping};
pub(crate) use may::{may, may_counter, may_go_on, may_try};
pub(crate) use parry::{add_to_parry, has_wall, range as range_of_parry, wall, whirl};
pub(crate) use sweep::{most_foes, swept};
pub use tie::{Bond, Tie};
pub(crate) use tie::{Guarding, answered, grip_rule, lift_attack, lift_defence, pinned, struck};
pub(crate) use value::{Bite, SPLITTING, add_to_attack, check_of, hit_points, most_points, share};
