//! Whose turn it is: the count, acting in turn and at once, what takes longer than one action.

pub(crate) mod act;
pub(crate) mod between;
pub(crate) mod count;
pub(crate) mod late;
pub(crate) mod lost;
pub(crate) mod task;
