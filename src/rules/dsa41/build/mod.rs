//! From the data files to a fighter: all values that follow from attributes, talents and gear.

pub(crate) mod arm;
pub(crate) mod armour;
pub(crate) mod bare;
mod belongings;
mod creature;
mod drill;
pub(crate) mod half_sword;
mod lance;
pub(crate) mod maker;
mod mastery;
pub(crate) mod missile;
mod nature;
mod need;
mod person;
mod proof;
mod style;
mod talent;
mod taught;
#[cfg(test)]
mod tests;
pub(crate) mod ward;

pub(crate) use arm::reach;
pub(crate) use armour::{USED, WELL_USED};
pub(crate) use bare::IRON;
pub(crate) use belongings::TALENT_ACTIONS;
pub(crate) use creature::of_creature;
pub(crate) use maker::{DANCER_DICE, DANCER_UP_TO, INITIATIVE_DICE, INSTINCT, REFLEXES, REFLEXES_UP_TO};
pub(crate) use need::{need_faults, own_need_faults};
pub(crate) use person::{missile_with, of_person, rows, style_with, thrown_with, undressed};
pub(crate) use proof::{
    MOST_APART, beast_faults, creature_faults, outfit_faults, printed_faults, split_faults,
};
pub(crate) use style::{BACK_DRAW, BELT_DRAW, SHIELD_DRAW};
