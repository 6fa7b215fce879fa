//! The d20 rules of the 3.5 family: a d20 against a number, attacks of opportunity, feats and spells.
//!
//! Its data so far; nothing outside names it but the list of systems.

mod data;
