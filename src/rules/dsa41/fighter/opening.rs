//! How the beginning of a fight finds a fighter: seldom otherwise than ready.

use std::hash::{Hash, Hasher};

/// What the beginning of a fight leaves to be done for a fighter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    /// He has not yet grasped that there is a fight: his die has not fallen (`SUR-01`).
    pub surprised: bool,
    /// He was told where to look when he was set up (`BRD-30`).
    pub turned: bool,
}

/// A fight that begins as others do hashes as it did before there were such beginnings.
impl Hash for Opening {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self { surprised, turned } = self;
        if *self != Self::default() {
            (surprised, turned).hash(state);
        }
    }
}
