//! What a blow is struck for: to harm, or to change the distance.

use std::hash::{Hash, Hasher};

/// What a blow is struck for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// To harm.
    #[default]
    Harm,
    /// To harm somebody who passes (`PAS-01`).
    Passing,
    /// To come nearer by so many classes; a natural 1 halves the answer (`DK-05`, `DK-09`).
    Shorten(u8, bool),
    /// To get away by so many classes (`DK-06`).
    Lengthen(u8),
}

// An ordinary blow leaves no trace in the hash, so that fights without these rules keep the hashes of their recordings.
impl Hash for Purpose {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Self::Harm => {}
            Self::Passing => state.write_u8(1),
            Self::Shorten(classes, is_lucky) => (2_u8, *classes, *is_lucky).hash(state),
            Self::Lengthen(classes) => (3_u8, *classes).hash(state),
        }
    }
}

impl Purpose {
    /// Whether it is to harm.
    pub const fn harms(self) -> bool {
        matches!(self, Self::Harm | Self::Passing)
    }
}
