//! The opponent: reads the battle and answers by intents, through the same door as everybody else. What it would do it also advises.
//!
//! It knows no rule system; what an answer is worth, the system at play says.

mod advice;
mod character;
mod deep;
mod difficulty;
mod opponent;

pub use advice::{Advice, Opinion, advise, decide};
pub use deep::{
    Beside, Counsel, Depth, Inquiry, Portion, Thinking, Tried, chosen, ponder, ponder_in_portions, weigh,
};
pub use difficulty::Misjudging;

pub use crate::battle::best_of;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    opponent::plugin(app);
    deep::plugin(app);
}
