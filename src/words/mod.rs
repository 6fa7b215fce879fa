//! A fight in words: what happened, what is asked, what may be chosen and with what odds, for window and terminal alike.
//!
//! Everything here becomes a [`Phrase`], which is said in whatever language the reader has chosen. Where and when it is
//! shown is left to others.

mod cast;
mod choice;
mod duel;
mod figures;
mod ground;
mod happening;
mod import;
mod overlay;
mod phrase;
mod place;
mod way;

pub use cast::{Cast, Role};
pub use choice::{about, choice, cited, hint, idle, missing, obstacle, offer, question, refusal, term};
pub use duel::{COMPARED, compared, mean_of_life};
pub use figures::{
    caused, check, exact_percent, faces, forbidden, grade, ledger, mean_loss, not_possible, odds, paces,
    percent, points, pool_throw, reasons, result, signed, stake, tenths, throw, why,
};
pub use ground::{coming, ground, thing};
pub use happening::tell;
pub use import::{FATES, fate, finding, why_not};
pub use overlay::{overlay_heading, overlay_meaning, overlay_name, place_facts, place_report};
pub use phrase::Phrase;
pub use place::{cell_name, cell_named, facing};
pub use way::way;
