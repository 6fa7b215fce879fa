//! What a critical failure of an attack leads to.

use crate::battle::Term;

use super::word;

/// A mishap.
///
/// Rule: `PL-FUM-02`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Mishap {
    /// The weapon drops.
    Drops,
    /// He loses his balance.
    Staggers,
    /// He falls.
    Falls,
    /// He hits a friend.
    HitsFriend,
    /// The weapon suffers.
    Dulls,
    /// Nothing more.
    Nothing,
}

/// The mishap of a face of a d6; `is_bodily` says that no weapon is in the hand, `has_friend` that a friend is near enough.
///
/// Rule: `PL-FUM-02`.
pub(crate) const fn mishap(face: u8, is_bodily: bool, has_friend: bool) -> Mishap {
    match face {
        1 if is_bodily => Mishap::Falls,
        1 => Mishap::Drops,
        2 => Mishap::Staggers,
        3 => Mishap::Falls,
        4 if has_friend => Mishap::HitsFriend,
        4 => Mishap::Staggers,
        5 if is_bodily => Mishap::Staggers,
        5 => Mishap::Dulls,
        _ => Mishap::Nothing,
    }
}

impl Mishap {
    /// Its word.
    pub(crate) const fn term(self) -> Term {
        match self {
            Self::Drops => word::MISHAP_DROPS,
            Self::Staggers => word::MISHAP_STAGGERS,
            Self::Falls => word::MISHAP_FALLS,
            Self::HitsFriend => word::MISHAP_HITS_FRIEND,
            Self::Dulls => word::MISHAP_DULLS,
            Self::Nothing => word::MISHAP_NOTHING,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_mishaps_pl_fum_02() {
        // Face; armed with a friend near, armed without, with bare hands and no friend.
        for (face, near, alone, bare) in [
            (1, Mishap::Drops, Mishap::Drops, Mishap::Falls),
            (2, Mishap::Staggers, Mishap::Staggers, Mishap::Staggers),
            (3, Mishap::Falls, Mishap::Falls, Mishap::Falls),
            (4, Mishap::HitsFriend, Mishap::Staggers, Mishap::Staggers),
            (5, Mishap::Dulls, Mishap::Dulls, Mishap::Staggers),
            (6, Mishap::Nothing, Mishap::Nothing, Mishap::Nothing),
        ] {
            let found = [(false, true), (false, false), (true, false)]
                .map(|(is_bodily, has_friend)| mishap(face, is_bodily, has_friend));
            assert_eq!(found, [near, alone, bare], "face {face}");
        }
    }
}
