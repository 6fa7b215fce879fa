//! How one gets about: what steps cost.

use crate::battle::{Posture, Term};
use crate::board::{
    CellFacts, Diagonal, Factor, Passage, RoomMark, StepRules, Terrain, Thing, Toll, WaterGrade,
};

use super::data::Size;
use super::scene::Snapshot;
use super::{movement, word};

/// Half squares of crossing an obstacle, on top of the square entered (`D20-MOV-05`).
pub(crate) const OBSTACLE_HALF: u16 = 2 * movement::OBSTACLE;

/// How many squares a difficult one counts for (`D20-MOV-05`).
pub(crate) const DIFFICULT: u32 = 2;

/// How one gets about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// Whether difficult ground is closed: to steps of one square, and to those who run or charge.
    only_plain: bool,
    /// Whether every diagonal costs as much as a straight step: a movement of one square.
    is_single: bool,
    /// How many times every square costs what it does otherwise: twice to the side and backward (`D20-FAC-10`).
    times: u32,
    /// Whether he keeps out of what hurts.
    pub(super) shuns_harm: bool,
    /// Whether he fills more than one square, so that narrow places are closed to him.
    is_big: bool,
    /// Whether he is so small that no place is narrow for him.
    is_tiny: bool,
    /// Whether he makes himself small, which doubles what each square costs.
    pub(super) is_squeezed: bool,
}

impl Pace {
    /// The same for whoever makes himself small.
    ///
    /// Rule: `D20-MOV-06`.
    pub(super) const fn squeezed(self) -> Self {
        Self {
            is_squeezed: true,
            ..self
        }
    }

    pub(super) fn of(mover: &Snapshot, gait: Term) -> Self {
        let is_single = gait == word::STEP || mover.body.posture == Posture::Lying;
        Self {
            only_plain: matches!(gait, word::STEP | word::RUN | word::CHARGE | word::RIDE_ON),
            is_single,
            times: 1,
            shuns_harm: false,
            is_big: mover.build.bulk.space > 1,
            is_tiny: mover.build.size <= Size::Tiny,
            is_squeezed: false,
        }
    }

    /// The same where every square costs twice as much.
    ///
    /// Rule: `D20-FAC-10`.
    pub(super) const fn doubled(self) -> Self {
        Self { times: 2, ..self }
    }
}

/// How many times a square costs what a plain one does: each reason doubles it again.
///
/// Rule: `D20-MOV-05`, `D20-BRD-20`.
pub(crate) fn times(facts: &CellFacts, thing: Option<&Thing>) -> u32 {
    let is_difficult = matches!(
        facts.terrain,
        Terrain::Bog | Terrain::Rubble | Terrain::Undergrowth
    ) || facts.move_half > 2;
    let water = match facts.water_grade() {
        WaterGrade::Dry => 1,
        WaterGrade::Knee | WaterGrade::Waist => 2,
        WaterGrade::Shoulder | WaterGrade::Swimming => 4,
    };
    let thing = match thing.map(Thing::passage) {
        Some(Passage::Cost) => 2,
        _ => 1,
    };
    (if is_difficult { DIFFICULT } else { 1 }) * water * thing
}

impl StepRules for Pace {
    /// Rule: `D20-MOV-02`.
    fn diagonal(&self) -> Diagonal {
        if self.is_single {
            Diagonal::Half(2)
        } else {
            Diagonal::ByTurns
        }
    }

    /// Rule: `D20-MOV-05`, `D20-MOV-06`.
    fn enter(&self, facts: &CellFacts, thing: Option<&Thing>) -> Option<Toll> {
        if thing.is_some_and(|thing| thing.passage() == Passage::Block) {
            return None;
        }
        let is_tight = facts.room == RoomMark::Tight;
        if is_tight && self.is_big {
            return None;
        }
        let squeezes = if is_tight && !self.is_tiny || self.is_squeezed {
            2
        } else {
            1
        };
        let times = times(facts, thing) * squeezes;
        let is_barred = self.only_plain && times > 1 || self.shuns_harm && facts.harm.is_some();
        (!is_barred).then(|| Toll::factor(Factor::halves(2 * times * self.times)))
    }

    /// Rule: `D20-MOV-05`.
    fn cross(&self, _: &Thing) -> Toll {
        if self.only_plain {
            Toll::BARRED
        } else {
            Toll::extra(OBSTACLE_HALF)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_doubling_doubles_again_d20_mov_05() {
        let plain = CellFacts::default();
        let rubble = CellFacts {
            terrain: Terrain::Rubble,
            ..plain
        };
        // Rubble under water to the knees: four times as much.
        let drowned = CellFacts {
            water_dm: 5,
            ..rubble
        };
        assert_eq!(
            [plain, rubble, drowned].map(|facts| times(&facts, None)),
            [1, 2, 4]
        );
    }
}
