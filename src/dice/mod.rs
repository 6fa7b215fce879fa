//! Chance: the one door through which every die falls.
