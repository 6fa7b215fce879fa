//! Fumbles of attacks and parries in the source variant: what a die of the table brings.

mod blunder;
mod odds;

pub use blunder::Blunder;
pub(crate) use blunder::{Gear, piece_of, piece_of_parry};
pub(crate) use odds::{add_to_answer, add_to_attack};

use crate::battle::{RuleId, Term};

use super::melee::Grant;
use super::{rule, word};

/// One of the two tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chart {
    /// Of attacks (`FUM-01`).
    Attack,
    /// Of parries (`FUM-02`).
    Parry,
}

impl Chart {
    /// Its rule.
    pub(crate) const fn rule(self) -> RuleId {
        match self {
            Self::Attack => rule::FUM_01,
            Self::Parry => rule::FUM_02,
        }
    }
}

/// A row of the tables, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Mishap {
    /// Out of step.
    Confused,
    /// Stumbles, and falls if his body does not obey.
    Stumbles,
    /// Falls.
    Falls,
    /// The thing in his hand slips and lies at his feet.
    Slips,
    /// It flies off.
    FliesOff,
    /// It is damaged and may break.
    Damaged,
    /// It is destroyed.
    Destroyed,
    /// He hurts himself with it.
    Hurt,
}

impl Mishap {
    /// The rows with the first face of each.
    pub(crate) const ALL: [(Self, u8); 8] = [
        (Self::Confused, 1),
        (Self::Stumbles, 5),
        (Self::Falls, 9),
        (Self::Slips, 12),
        (Self::FliesOff, 14),
        (Self::Damaged, 16),
        (Self::Destroyed, 18),
        (Self::Hurt, 20),
    ];

    /// The row of a face for somebody with this gear, and by how many faces the table was read on: a row that cannot apply gives
    /// way to the next one.
    ///
    /// Rule: `FUM-01`, `FUM-02`, `FUM-03`.
    pub(crate) fn of(face: u8, gear: Gear) -> (Self, u8) {
        let first = Self::ALL.iter().rposition(|(_, from)| *from <= face).unwrap_or(0);
        let applies = |(mishap, _): &&(Self, u8)| mishap.applies(gear);
        let found = Self::ALL[first..].iter().find(applies);
        let (mishap, from) = *found.unwrap_or(&Self::ALL[7]);
        (mishap, from.saturating_sub(face))
    }

    const fn applies(self, gear: Gear) -> bool {
        match self {
            Self::Confused | Self::Hurt => true,
            Self::Stumbles | Self::Falls => !gear.is_prone,
            Self::Slips | Self::FliesOff => gear.is_held,
            Self::Damaged | Self::Destroyed => gear.is_held && gear.breaks,
        }
    }

    /// Points of initiative that it costs.
    ///
    /// Rule: `FUM-04`.
    pub(crate) const fn initiative(self) -> i16 {
        match self {
            Self::Confused | Self::Falls => 2,
            Self::Stumbles | Self::Slips | Self::FliesOff | Self::Damaged => 1,
            Self::Destroyed | Self::Hurt => 4,
        }
    }

    /// The strike that it gives a foe; none where it gives none.
    ///
    /// Rule: `PAS-05`.
    pub(crate) const fn grant(self, table: Chart) -> Option<Grant> {
        let (parry, attack) = match (table, self) {
            (Chart::Attack, Self::Confused | Self::Stumbles) => (Some(-2), 0),
            (Chart::Attack, Self::Falls) => (Some(-4), 0),
            (Chart::Parry, Self::Confused) => (Some(-3), 0),
            (Chart::Parry, Self::Stumbles) => (None, 0),
            (Chart::Parry, Self::Falls) => (None, 2),
            _ => return None,
        };
        Some(Grant { parry, attack })
    }

    /// What the log calls it.
    pub(crate) const fn term(self) -> Term {
        match self {
            Self::Confused => word::FUMBLE_CONFUSED,
            Self::Stumbles => word::FUMBLE_STUMBLES,
            Self::Falls => word::FUMBLE_FALLS,
            Self::Slips => word::FUMBLE_SLIPS,
            Self::FliesOff => word::FUMBLE_FLIES_OFF,
            Self::Damaged => word::FUMBLE_DAMAGED,
            Self::Destroyed => word::FUMBLE_DESTROYED,
            Self::Hurt => word::FUMBLE_HURT,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ARMED: Gear = Gear {
        is_held: true,
        breaks: true,
        is_prone: false,
    };

    #[test]
    fn every_face_has_its_row_fum_01_fum_02() {
        use Mishap::{Confused, Damaged, Destroyed, Falls, FliesOff, Hurt, Slips, Stumbles};
        let rows = [
            (1..=4, Confused, 2),
            (5..=8, Stumbles, 1),
            (9..=11, Falls, 2),
            (12..=13, Slips, 1),
            (14..=15, FliesOff, 1),
            (16..=17, Damaged, 1),
            (18..=19, Destroyed, 4),
            (20..=20, Hurt, 4),
        ];
        for (faces, mishap, initiative) in rows {
            for face in faces {
                assert_eq!(Mishap::of(face, ARMED), (mishap, 0), "{face}");
            }
            assert_eq!(mishap.initiative(), initiative);
        }
    }

    #[test]
    fn what_cannot_apply_gives_way_to_the_next_row_fum_03() {
        let bare = Gear {
            is_held: false,
            breaks: false,
            is_prone: false,
        };
        let unbreakable = Gear {
            breaks: false,
            ..ARMED
        };
        let prone = Gear {
            is_prone: true,
            ..ARMED
        };
        for (face, gear, row) in [
            // Rows 12 to 19 need something in the hand: 12 is read as 20, eight faces on.
            (11, bare, (Mishap::Falls, 0)),
            (12, bare, (Mishap::Hurt, 8)),
            (19, bare, (Mishap::Hurt, 1)),
            // A mage's staff slips, but does not break.
            (15, unbreakable, (Mishap::FliesOff, 0)),
            (16, unbreakable, (Mishap::Hurt, 4)),
            // Whoever lies already cannot fall: 5 is read as 12.
            (4, prone, (Mishap::Confused, 0)),
            (5, prone, (Mishap::Slips, 7)),
            (9, prone, (Mishap::Slips, 3)),
        ] {
            assert_eq!(Mishap::of(face, gear), row, "{face} {gear:?}");
        }
    }

    #[test]
    fn the_tables_give_strikes_of_their_own_pas_05() {
        let granted = |table, face| {
            let grant = Mishap::of(face, ARMED).0.grant(table);
            grant.map(|grant| (grant.parry, grant.attack))
        };
        for (face, attack, parry) in [
            (1, Some((Some(-2), 0)), Some((Some(-3), 0))),
            (5, Some((Some(-2), 0)), Some((None, 0))),
            (9, Some((Some(-4), 0)), Some((None, 2))),
            (12, None, None),
            (20, None, None),
        ] {
            assert_eq!(granted(Chart::Attack, face), attack, "attack {face}");
            assert_eq!(granted(Chart::Parry, face), parry, "parry {face}");
        }
    }
}
