//! Fumbles of attacks, parries and shots, in both variants: what the dice of a table bring.

mod blunder;
mod odds;

pub use blunder::Blunder;
pub(crate) use blunder::{Gear, piece_of, piece_of_parry};
pub(crate) use odds::{add_to_answer, add_to_attack};

use crate::battle::{RuleId, Term};
use crate::dice::{Chance, sums};

use super::super::data::shelf::Shelf;
use super::super::data::{FumbleRow, FumbleTable, Mishap};
use super::super::fighter::Arm;
use super::super::melee::{Grant, Purpose};
use super::super::module::Modules;
use super::super::scene::Snapshot;
use super::super::{rule, word};
use super::attack::Blow;
use super::check;
use super::defence::Means;

/// One of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chart {
    /// Of attacks, in the variant of the source (`FUM-01`).
    Attack,
    /// Of parries, in the variant of the source (`FUM-02`).
    Parry,
    /// Of attacks and parries, in the published variant (`FUM-06`).
    Published,
    /// Of shots and throws (`FUM-07`).
    Shot,
}

impl Chart {
    /// The table of an attack, or of what flies.
    pub(crate) fn of_attack(modules: Modules, blow: Blow) -> Self {
        if blow.flight.is_missile() {
            Self::Shot
        } else if modules.has(Modules::FUMBLES_PUBLISHED) {
            Self::Published
        } else {
            Self::Attack
        }
    }

    /// The table of a parry.
    pub(crate) const fn of_parry(modules: Modules) -> Self {
        if modules.has(Modules::FUMBLES_PUBLISHED) {
            Self::Published
        } else {
            Self::Parry
        }
    }

    /// Its rule.
    pub(crate) const fn rule(self) -> RuleId {
        match self {
            Self::Attack => rule::FUM_01,
            Self::Parry => rule::FUM_02,
            Self::Published => rule::FUM_06,
            Self::Shot => rule::FUM_07,
        }
    }
}

impl Shelf {
    /// A table of fumbles; none where nobody has laid out the data files.
    pub(crate) fn fumbles(&self, chart: Chart) -> Option<&FumbleTable> {
        self.data()?.fumbles.get(chart.rule().0)
    }
}

/// Whether the worst face is a fumble with this blow: strikes that a fumble has given know none of their own, those in passing only in
/// the published variant.
///
/// Rule: `FUM-01`, `FUM-06`, `PAS-01`, `PAS-05`.
pub(crate) fn knows_fumbles(modules: Modules, blow: Blow) -> bool {
    modules.has(Modules::FUMBLES)
        && match blow.purpose {
            Purpose::Occasional(_) => false,
            Purpose::Passing => modules.has(Modules::FUMBLES_PUBLISHED),
            _ => true,
        }
}

/// The first of the faces that fumble a blow or a shot with this.
///
/// Rule: `FUM-08`.
pub(crate) fn worst_of_attack(modules: Modules, arm: &Arm, blow: Blow) -> u8 {
    if knows_fumbles(modules, blow) {
        arm.kind.worst(modules)
    } else {
        check::WORST
    }
}

/// The first of the faces that fumble an answer to a blow; none where it cannot be fumbled, as against missiles.
///
/// Rule: `FUM-08`, `AUS-05`, `RNG-20`.
pub(crate) fn worst_of_answer(
    modules: Modules,
    defender: &Snapshot,
    (blow, means): (Blow, Means),
) -> Option<u8> {
    let may_fumble = means.is_parry() && knows_fumbles(modules, blow) && !blow.flight.is_missile();
    may_fumble.then(|| means.worst(modules, defender))
}

impl FumbleTable {
    /// The rows for somebody with this gear, each with its share of the ways in which the dice fall.
    pub(crate) fn shares(&self, gear: Gear) -> Vec<(FumbleRow, Chance)> {
        let (count, sides) = self.dice;
        let mut ways = vec![0; self.rows.len()];
        let mut total = 0;
        for (sum, number) in sums(count, sides) {
            total += u128::from(number);
            if !self.counts(sum as u8, gear) {
                continue;
            }
            let (row, _) = self.row(sum as u8, gear);
            let place = self.rows.iter().position(|it| it == row).unwrap_or(0);
            ways[place] += u128::from(number);
        }
        let rows = self.rows.iter().zip(ways).filter(|(_, of)| *of > 0);
        rows.map(|(row, of)| (*row, Chance::new(of, total))).collect()
    }

    /// Whether a sum means anything for somebody with this gear: of the tables with one die for blows some creatures heed but a part.
    ///
    /// Rule: `OPP-10`.
    pub(crate) fn counts(&self, sum: u8, gear: Gear) -> bool {
        let (count, _) = self.dice;
        count > 1 || gear.heeds.is_none_or(|(from, to)| (from..=to).contains(&sum))
    }

    /// The row of a sum for somebody with this gear, and by how many points the table was read on: a row that cannot apply gives way
    /// to the next one, and some are read as others for what is part of the body.
    ///
    /// Rule: `FUM-01`, `FUM-02`, `FUM-03`, `FUM-06`, `FUM-07`.
    pub(crate) fn row(&self, sum: u8, gear: Gear) -> (&FumbleRow, i16) {
        let place = |sum: u8| self.rows.iter().rposition(|row| row.from <= sum).unwrap_or(0);
        let first = place(sum);
        let natural = self.rows[first].natural.filter(|_| gear.is_natural);
        let begin = natural.map_or(first, place);
        let mut rows = self.rows[begin..].iter();
        let found = rows.find(|row| gear.bears(row.mishap));
        let row = found.unwrap_or(&self.rows[self.rows.len() - 1]);
        let read_as = natural.unwrap_or(sum).max(row.from);
        (row, i16::from(read_as) - i16::from(sum))
    }
}

impl FumbleRow {
    /// The strike that it gives a foe; none where it gives none.
    ///
    /// Rule: `PAS-05`.
    pub(crate) fn grant(&self) -> Option<Grant> {
        let strike = self.strike?;
        Some(Grant {
            parry: strike.parry,
            attack: strike.attack,
        })
    }
}

impl Mishap {
    /// What the log calls it.
    pub(crate) const fn term(self) -> Term {
        match self {
            Self::Confused => word::FUMBLE_CONFUSED,
            Self::Stumbles => word::FUMBLE_STUMBLES,
            Self::Falls => word::FUMBLE_FALLS,
            Self::Slips => word::FUMBLE_SLIPS,
            Self::FliesOff(_) => word::FUMBLE_FLIES_OFF,
            Self::Damaged => word::FUMBLE_DAMAGED,
            Self::Destroyed | Self::Ruined => word::FUMBLE_DESTROYED,
            Self::Hurt => word::FUMBLE_HURT,
            Self::Topples => word::FUMBLE_TOPPLES,
            Self::Lurches => word::FUMBLE_LURCHES,
            Self::SelfHit(_) => word::FUMBLE_SELF_HIT,
            Self::Snaps => word::FUMBLE_SNAPS,
            Self::Misses => word::FUMBLE_MISSES,
            Self::HitsComrade => word::FUMBLE_COMRADE,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::rules::dsa41::data::Dsa41Data;

    const ARMED: Gear = Gear {
        is_held: true,
        breaks: true,
        is_prone: false,
        is_natural: false,
        is_missile: false,
        is_shot: false,
        stays: false,
        heeds: None,
    };

    /// The row of a sum in a table: what it brings, the initiative, and by how much the table was read on.
    fn row(chart: Chart, sum: u8, gear: Gear) -> (Mishap, u8, i16) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/rules/dsa41");
        let data = Dsa41Data::load(&folder).unwrap();
        let table = data.fumbles.get(chart.rule().0).unwrap();
        let (row, read_on) = table.row(sum, gear);
        (row.mishap, row.initiative, read_on)
    }

    #[test]
    fn every_face_has_its_row_fum_01_fum_02() {
        use Mishap::{Confused, Damaged, Destroyed, Falls, FliesOff, Hurt, Slips, Stumbles};
        let rows = [
            (1..=4, Confused, 2),
            (5..=8, Stumbles, 1),
            (9..=11, Falls, 2),
            (12..=13, Slips, 1),
            (14..=15, FliesOff(4), 1),
            (16..=17, Damaged, 1),
            (18..=19, Destroyed, 4),
            (20..=20, Hurt, 4),
        ];
        for (faces, mishap, initiative) in rows {
            for face in faces {
                for chart in [Chart::Attack, Chart::Parry] {
                    assert_eq!(row(chart, face, ARMED), (mishap, initiative, 0), "{face}");
                }
            }
        }
    }

    #[test]
    fn every_sum_has_its_row_fum_06_fum_07() {
        use Mishap::{Destroyed, FliesOff, HitsComrade, Lurches, Misses, Ruined, SelfHit, Snaps, Topples};
        let published = [
            (2..=2, Ruined, 4),
            (3..=5, Topples, 2),
            (6..=8, Lurches, 2),
            (9..=10, FliesOff(3), 2),
            (11..=11, SelfHit(1), 3),
            (12..=12, SelfHit(2), 4),
        ];
        for (sums, mishap, initiative) in published {
            for sum in sums {
                assert_eq!(
                    row(Chart::Published, sum, ARMED),
                    (mishap, initiative, 0),
                    "{sum}"
                );
            }
        }
        let bow = Gear {
            is_shot: true,
            is_missile: true,
            breaks: false,
            ..ARMED
        };
        let shots = [
            (2..=2, Destroyed, 4),
            (3..=3, Snaps, 3),
            (4..=10, Misses, 2),
            (11..=12, HitsComrade, 3),
        ];
        for (sums, mishap, initiative) in shots {
            for sum in sums {
                assert_eq!(row(Chart::Shot, sum, bow), (mishap, initiative, 0), "{sum}");
            }
        }
        // What is thrown has no string: 3 is read as 4.
        let knife = Gear {
            is_shot: false,
            ..bow
        };
        assert_eq!(row(Chart::Shot, 3, knife), (Misses, 2, 1));
    }

    #[test]
    fn what_cannot_apply_gives_way_to_the_next_row_fum_03() {
        use Mishap::{Confused, Falls, FliesOff, Hurt, Lurches, SelfHit, Slips, Topples};
        let bare = Gear {
            is_held: false,
            breaks: false,
            is_natural: true,
            ..ARMED
        };
        let unbreakable = Gear {
            breaks: false,
            ..ARMED
        };
        let prone = Gear {
            is_prone: true,
            ..ARMED
        };
        for (chart, sum, gear, expected) in [
            // Rows 12 to 19 need something in the hand: 12 is read as 20, eight faces on.
            (Chart::Attack, 11, bare, (Falls, 2, 0)),
            (Chart::Attack, 12, bare, (Hurt, 4, 8)),
            (Chart::Attack, 19, bare, (Hurt, 4, 1)),
            // A mage's staff slips, but does not break.
            (Chart::Parry, 15, unbreakable, (FliesOff(4), 1, 0)),
            (Chart::Parry, 16, unbreakable, (Hurt, 4, 4)),
            // Whoever lies already cannot fall: 5 is read as 12.
            (Chart::Attack, 4, prone, (Confused, 2, 0)),
            (Chart::Attack, 5, prone, (Slips, 1, 7)),
            (Chart::Attack, 9, prone, (Slips, 1, 3)),
            // FUM-06: of claws 2 is read as 12, 9 and 10 as 4; the staff that does not break makes 2 a 3; who lies stumbles.
            (Chart::Published, 2, bare, (SelfHit(2), 4, 10)),
            (Chart::Published, 9, bare, (Topples, 2, -5)),
            (Chart::Published, 10, bare, (Topples, 2, -6)),
            (Chart::Published, 2, unbreakable, (Topples, 2, 1)),
            (Chart::Published, 4, prone, (Lurches, 2, 2)),
        ] {
            assert_eq!(row(chart, sum, gear), expected, "{chart:?} {sum} {gear:?}");
        }
    }

    #[test]
    fn the_tables_give_strikes_of_their_own_pas_05() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/rules/dsa41");
        let data = Dsa41Data::load(&folder).unwrap();
        let granted = |chart: Chart, face| {
            let table = data.fumbles.get(chart.rule().0).unwrap();
            let grant = table.row(face, ARMED).0.grant();
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
        assert!((2..=12).all(|sum| granted(Chart::Published, sum).is_none()));
    }
}
