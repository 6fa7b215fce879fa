//! Who fights whom, at what distance, and what that does: engaged pairs, distance classes, zones of control, opportunity
//! attacks, numbers.
//!
//! The files here answer questions and keep the state; the strokes that change a fight stand in the round (`round/walk.rs`,
//! `round/passing.rs`, `round/distance.rs`, `round/pair.rs`).

mod change;
pub(crate) mod class;
pub(crate) mod numbers;
mod pair;
pub(crate) mod passing;
mod purpose;
pub(crate) mod rank;
mod state;
mod team;
pub(crate) mod zone;

pub(crate) use change::{
    are_kept_apart, can_lengthen, can_shorten, may_close_in, retreat, squares_nearer, takes_unawares,
};
pub(crate) use class::{
    add_to_attack, add_to_dodge, add_to_parry, between, fits_manoeuvre, fits_meeting, has_classes, in_reach,
    is_nearer_than_pike, is_parried, is_usable, longest_reach, meeting, misfits, most_squares_of,
    not_reached, reach_of, squares_of, word_of,
};
pub use numbers::Superiority;
pub(crate) use numbers::superiority;
pub use pair::Pairs;
pub(crate) use pair::{engaged_foes, holds_together, is_engaged};
pub(crate) use passing::{is_laid_open, may_seize, may_strike, receives, strikers};
pub use purpose::{Grant, Purpose};
pub(crate) use rank::{comrades, covers, gets_past, stands_in_line};
pub use state::{Cover, Follow, Hailing, Melee, Opening, Spread, Stride, Throw, Trigger, Walking};
pub use team::Team;
pub(crate) use team::{helper_of, may_join, teamed};
pub(crate) use zone::{exerts, guards, holds_off, leaves, stops, strikes_are_on, walks_closer};
