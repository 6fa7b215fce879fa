//! What decides a blow: the checks of attack and defence, what it does, what luck and misfortune make of it.

pub(crate) mod attack;
pub(crate) mod breakage;
pub(crate) mod check;
pub(crate) mod damage;
pub(crate) mod defence;
pub(crate) mod fumble;
pub(crate) mod luck;
pub(crate) mod means;
pub(crate) mod tally;
pub(crate) mod trial;
pub(crate) mod value;
pub(crate) mod zone;
