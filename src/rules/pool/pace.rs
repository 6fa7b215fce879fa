//! How one gets about: what steps cost, and which of them are open to a gait.

use crate::battle::{Posture, Term};
use crate::board::{
    CellFacts, Diagonal, Facing, Factor, Footprint, Passage, StepRules, Terrain, Thing, Toll, WaterGrade,
};

use super::module::Modules;
use super::moves::budget;
use super::scene::{Scene, Snapshot};
use super::word;

/// Points of a square for whoever crawls (`PL-MOV-06`).
pub(crate) const CRAWLING: u32 = 5;

/// Points of a difficult square (`PL-MOV-03`).
pub(crate) const DIFFICULT: u32 = 2;

/// Points of a very difficult square, and of one where one swims (`PL-MOV-03`, `PL-MOV-06`).
pub(crate) const VERY_DIFFICULT: u32 = 3;

/// Points that every square costs more for whoever carries a body (`PL-SPR-03`).
pub(crate) const LADEN: u16 = 1;

/// How one gets about: what steps cost, and where a movement must lead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// Whether he crawls.
    pub(super) crawls: bool,
    /// Whether he sprints: no square may cost more than 1.
    pub(super) sprints: bool,
    /// Whether he carries a body, which costs one more for every square.
    is_laden: bool,
    /// Whether every second diagonal costs two.
    alternates: bool,
    /// The target of a manoeuvre that every step must not lead away from.
    pub(super) towards: Option<Footprint>,
    /// Whether he keeps out of what hurts.
    pub(super) shuns_harm: bool,
    /// Half squares of one movement, within which a climb must fit.
    pub(super) stride_half: u16,
}

impl Pace {
    pub(super) fn of(scene: &Scene, mover: &Snapshot, gait: Term) -> Self {
        Self {
            crawls: mover.body.posture == Posture::Lying,
            sprints: gait == word::SPRINT,
            is_laden: mover.state.carries.is_some(),
            alternates: scene.round.modules.has(Modules::DIAG),
            towards: None,
            shuns_harm: false,
            stride_half: budget(scene, mover, gait),
        }
    }
}

/// The points that a square costs: 1, 2 where it is difficult, 3 where it is very difficult.
///
/// Rule: `PL-MOV-03`, `PL-BRD-15`, `BD-CEL-05`.
pub(crate) fn points(facts: &CellFacts, thing: Option<&Thing>) -> u32 {
    let mark = match facts.move_half {
        ..=2 => 1,
        3 | 4 => DIFFICULT,
        5.. => VERY_DIFFICULT,
    };
    let terrain = match facts.terrain {
        Terrain::Bog => VERY_DIFFICULT,
        Terrain::Rubble | Terrain::Undergrowth => DIFFICULT,
        _ => 1,
    };
    let water = match facts.water_grade() {
        WaterGrade::Dry => 1,
        WaterGrade::Knee => DIFFICULT,
        WaterGrade::Waist | WaterGrade::Shoulder | WaterGrade::Swimming => VERY_DIFFICULT,
    };
    let thing = match thing.map(Thing::passage) {
        Some(Passage::Cost) => DIFFICULT,
        _ => 1,
    };
    mark.max(terrain).max(water).max(thing)
}

impl StepRules for Pace {
    fn diagonal(&self) -> Diagonal {
        if self.alternates {
            Diagonal::ByTurns
        } else {
            Diagonal::Half(2)
        }
    }

    fn enter(&self, facts: &CellFacts, thing: Option<&Thing>) -> Option<Toll> {
        if thing.is_some_and(|thing| thing.passage() == Passage::Block) {
            return None;
        }
        let points = if self.crawls {
            CRAWLING
        } else {
            points(facts, thing)
        };
        let is_barred = self.sprints && points > 1 || self.shuns_harm && facts.harm.is_some();
        (!is_barred).then(|| Toll {
            factor: Factor::halves(2 * points),
            extra_half: if self.is_laden { 2 * LADEN } else { 0 },
        })
    }

    // Climbing over something makes the step a difficult one (BD-MOV-01), so that nobody does it in a sprint (PL-SPR-03); whoever
    // crawls pays for that already.
    fn cross(&self, _: &Thing) -> Toll {
        if self.sprints {
            Toll::BARRED
        } else if self.crawls {
            Toll::NONE
        } else {
            Toll::factor(Factor::halves(2 * DIFFICULT))
        }
    }

    fn permits(&self, from: Footprint, towards: Facing) -> bool {
        self.towards
            .is_none_or(|target| from.step(towards).gap(target).cheb() <= from.gap(target).cheb())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_cost_one_two_or_three_pl_mov_03() {
        let plain = CellFacts::default();
        for (facts, expected) in [
            (plain, 1),
            (
                CellFacts {
                    move_half: 4,
                    ..plain
                },
                2,
            ),
            (
                CellFacts {
                    move_half: 6,
                    ..plain
                },
                3,
            ),
            (
                CellFacts {
                    terrain: Terrain::Undergrowth,
                    ..plain
                },
                2,
            ),
            (
                CellFacts {
                    terrain: Terrain::Bog,
                    ..plain
                },
                3,
            ),
            // Knee-deep water is difficult, all deeper water very difficult, as swimming is (PL-MOV-06).
            (CellFacts { water_dm: 5, ..plain }, 2),
            (CellFacts { water_dm: 9, ..plain }, 3),
            (
                CellFacts {
                    water_dm: 20,
                    ..plain
                },
                3,
            ),
        ] {
            assert_eq!(points(&facts, None), expected, "{facts:?}");
        }
    }
}
