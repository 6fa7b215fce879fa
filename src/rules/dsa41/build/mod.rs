//! From the data files to a fighter: all values that follow from attributes, talents and gear.

mod arm;
mod armour;
mod belongings;
mod creature;
mod drill;
mod half_sword;
mod missile;
mod person;
#[cfg(test)]
mod tests;
mod ward;

pub(crate) use creature::of_creature;
pub(crate) use person::{of_person, style_with};
