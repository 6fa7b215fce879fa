//! Manoeuvres: who may try them, what they cost and what they do; how they are carried out stands in the round (`round/charge.rs`,
//! `round/sweep.rs`, `round/feat.rs`).
//!
//! A manoeuvre is a row of the table of manoeuvres, an [`Art`], and a [`Form`] of blow with what only that one does.

pub(crate) mod bare;
pub(crate) mod charge;
mod counter;
mod craft;
mod flurry;
mod form;
pub(crate) mod may;
pub(crate) mod onrush;
pub(crate) mod parry;
mod series;
pub(crate) mod sweep;
mod target;
pub(crate) mod tie;
pub(crate) mod value;

pub use bare::Bare;
pub(crate) use bare::{led, may_in_clinch, may_while_held, may_wrestle, outwit, stops_both};
pub(crate) use charge::{arrived, run, run_route};
pub(crate) use counter::worse;
pub use counter::{Force, Meeting};
pub use craft::{Art, Arts, Craft, Crafts};
pub use flurry::Flurry;
pub(crate) use flurry::{blows, ranges as ranges_of_storm};
pub use form::{Form, Onset, Part, Series, Sweeping};
pub(crate) use may::{may, may_be_struck_with, may_counter, may_try};
pub use onrush::Rush;
pub(crate) use onrush::may_joust;
pub(crate) use parry::{
    add_to_parry, has_wall, is_behind_wall, lent, range as range_of_parry, wall_after, whirl,
};
pub(crate) use series::{is_of_series, may_give_way, may_go_on, most_attacks, series_of};
pub(crate) use sweep::{most_foes, swept};
pub use tie::{Bond, Grasp, Tie};
pub(crate) use tie::{
    Clasp, Guarding, answered, braced, clasp, clasp_by, clasp_in, guard, held_fast, lift_attack,
    lift_defence, pinned, pins, struck,
};
pub(crate) use value::{
    AT_HEAD, AT_TRUNK, Bite, DEATH_THRUST_WOUNDS, INTO_GAP, SPLITTING, THRUST_WOUNDS, add_to_attack,
    check_of, hit_points, most_points, share,
};
