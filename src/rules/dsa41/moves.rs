//! Movement: speed, budgets, what a step costs, and which paths may be walked.

use crate::battle::{Posture, RuleId, Term};
use crate::board::{
    Budget, Cell, CellFacts, Diagonal, Facing, Factor, Footing, Holder, LastStep, Passage, Passing, PathStep,
    Reach, StepRules, Terrain, Thing, Toll, Walk, WaterGrade,
};

use super::fighter::Vitality;
use super::scene::{Scene, Snapshot};
use super::{place, rule, word};

/// Half cells that climbing onto a table or over a low wall costs on top (`BRD-12`).
const CLIMB_HALF: u16 = 4;

/// Speed in squares with everything that slows it.
///
/// Rule: `BRD-11`, `LEN-03`.
pub(crate) fn speed(fighter: &Snapshot) -> i16 {
    if fighter.condition.vitality == Vitality::Incapacitated {
        return 1;
    }
    let wounds = if fighter.condition.frenzied {
        0
    } else {
        fighter.wounds
    };
    (fighter.build.speed - fighter.build.encumbrance.value() - wounds).max(1)
}

/// Half squares that a gait may cost.
///
/// Rule: `BRD-10`, `ACT-10`, `ACT-11`.
pub(crate) fn budget(fighter: &Snapshot, gait: Term) -> u16 {
    let speed = speed(fighter).unsigned_abs();
    match gait {
        word::SPRINT => 6 * speed,
        _ => 2 * speed,
    }
}

/// What steps cost a fighter in his posture.
struct Pace {
    posture: Posture,
    /// Water does not slow it (`CRE-04`).
    at_home_in_water: bool,
}

impl StepRules for Pace {
    fn diagonal(&self) -> Diagonal {
        Diagonal::Half(3)
    }

    // A tile that names its own factor and is of a dear kind too counts once, with the dearer of both.
    fn enter(&self, facts: &CellFacts, thing: Option<&Thing>) -> Option<Toll> {
        let is_rough = matches!(facts.terrain, Terrain::Undergrowth | Terrain::Rubble)
            || matches!(facts.footing, Footing::Rubble | Footing::Slippery);
        let ground = facts.move_half.max(if is_rough { 4 } else { 2 });
        let water = match facts.water_grade() {
            _ if self.at_home_in_water => 2,
            WaterGrade::Dry => 2,
            WaterGrade::Knee => 3,
            WaterGrade::Waist => 4,
            WaterGrade::Shoulder | WaterGrade::Swimming => 6,
        };
        let posture = match self.posture {
            Posture::Standing => 2,
            Posture::Kneeling => 4,
            Posture::Lying => 8,
        };
        let factor = Factor::halves(u32::from(ground))
            .times(Factor::halves(water))
            .times(Factor::halves(posture));
        match thing {
            Some(thing) if thing.passage() == Passage::Block => None,
            Some(thing) if is_climbed(thing) => Some(Toll {
                factor,
                extra_half: CLIMB_HALF,
            }),
            Some(thing) if thing.passage() == Passage::Cost => Some(Toll::factor(
                factor.times(Factor::halves(u32::from(thing.kind.move_half.max(2)))),
            )),
            _ => Some(Toll::factor(factor)),
        }
    }

    fn cross(&self, thing: &Thing) -> Toll {
        Toll::extra(u16::from(thing.kind.cross_half))
    }

    fn rise(&self, rise_dm: u16) -> Toll {
        Toll::extra(if rise_dm >= 5 { 1 } else { 0 })
    }
}

/// Whether a thing in a cell is climbed onto: a table and the like, up to a metre high.
pub(crate) fn is_climbed(thing: &Thing) -> bool {
    thing.passage() == Passage::Cost && (5..=11).contains(&thing.kind.height_dm)
}

/// How a fighter gets past the others.
///
/// Rule: `BRD-12`, `BD-DYN-01`.
fn holders(scene: &Scene, mover: &Snapshot) -> Vec<Holder> {
    let others = scene
        .fighters
        .iter()
        .filter(|other| other.id() != mover.id() && other.body.present);
    others
        .map(|other| {
            let is_foe = scene.are_hostile(mover, other);
            let is_far_in_size = (mover.build.size as i8 - other.build.size as i8).abs() >= 2;
            let is_down = !other.is_able() || other.is_prone();
            let shares = place::shares_a_square(mover, other);
            let may_pass = !is_foe || is_down || is_far_in_size || shares;
            Holder {
                place: place::footprint(&other.body),
                passing: if may_pass {
                    Passing::Slow(Factor::halves(4))
                } else {
                    Passing::No
                },
                may_share: shares || !other.keeps_his_square(),
            }
        })
        .collect()
}

/// A path step by step, if it may be walked.
///
/// Rule: `BRD-10`, `BRD-12`, `ACT-03`.
///
/// # Errors
///
/// The rule that forbids the path.
pub(crate) fn check_path(
    scene: &Scene,
    mover: &Snapshot,
    gait: Term,
    path: &[Cell],
) -> Result<Vec<PathStep>, RuleId> {
    // Whoever comes back to where he stood has not moved.
    let comes_back = path.last() == Some(&mover.body.at);
    let steps = steps_of(mover.body.at, path)
        .filter(|_| !comes_back)
        .ok_or(rule::BRD_10)?;
    let walked = with_walk(scene, mover, holders(scene, mover), |walk| {
        walk.follow(mover.body.at, &steps, false)
    })
    .map_err(|_| rule::BRD_12)?;
    let before_last = walked
        .len()
        .checked_sub(2)
        .map_or(0, |place| walked[place].sum_half);
    let is_within = match gait {
        word::STEP => walked.len() == 1,
        _ => before_last < budget(mover, gait),
    };
    let last = walked.last().ok_or(rule::BRD_10)?;
    if !is_within {
        Err(if gait == word::STEP {
            rule::ACT_03
        } else {
            rule::BRD_10
        })
    } else if !last.may_end {
        Err(rule::BRD_12)
    } else {
        Ok(walked)
    }
}

/// The directions of a path; none when two cells are no neighbours or the path is empty or longer than any speed.
fn steps_of(start: Cell, path: &[Cell]) -> Option<Vec<Facing>> {
    const LONGEST: usize = 256;
    if path.is_empty() || path.len() > LONGEST {
        return None;
    }
    let mut from = start;
    path.iter()
        .map(|&to| {
            let towards = Facing::ALL.into_iter().find(|towards| from.step(*towards) == to);
            from = to;
            towards
        })
        .collect()
}

/// The cells that a gait reaches, with the cost of each in half cells.
pub(crate) fn reach(scene: &Scene, mover: &Snapshot, gait: Term) -> Vec<(Cell, u16)> {
    let start = mover.body.at;
    if gait == word::STEP {
        return place::open_steps(scene, mover)
            .map(|towards| (start.step(towards), 2))
            .collect();
    }
    let mut reach = Reach::default();
    with_walk(scene, mover, holders(scene, mover), |walk| {
        reach.explore(walk, start, false, limit(mover, gait));
    });
    let ends = reach
        .cells()
        .filter(|(cell, reached)| *cell != start && reached.may_end);
    ends.map(|(cell, reached)| (cell, reached.cost_half)).collect()
}

/// The cheapest path of a gait to a cell; none when it is out of reach.
pub(crate) fn route(scene: &Scene, mover: &Snapshot, gait: Term, to: Cell) -> Option<Vec<Cell>> {
    let start = mover.body.at;
    if gait == word::STEP {
        return check_path(scene, mover, gait, &[to]).ok().map(|_| vec![to]);
    }
    let steps = with_walk(scene, mover, holders(scene, mover), |walk| {
        Reach::default().find(walk, start, false, limit(mover, gait), to)
    })?;
    let path: Vec<Cell> = steps
        .iter()
        .scan(start, |at, towards| {
            *at = at.step(*towards);
            Some(*at)
        })
        .collect();
    check_path(scene, mover, gait, &path).ok().map(|_| path)
}

/// Half squares that no way on any map costs: the budget of those who plan more than one round ahead.
pub(crate) const FAR: u16 = 2000;

/// Everything that a mover can get to with so many half squares, with what it costs and the ways there.
pub(crate) fn survey(scene: &Scene, mover: &Snapshot, half: u16) -> Reach {
    explore(scene, mover, half, holders(scene, mover))
}

/// The same without passing anybody who keeps his square: with a small speed nobody gets past a body in one move.
pub(crate) fn survey_round_others(scene: &Scene, mover: &Snapshot, half: u16) -> Reach {
    let mut holders = holders(scene, mover);
    for holder in holders.iter_mut().filter(|holder| !holder.may_share) {
        holder.passing = Passing::No;
    }
    explore(scene, mover, half, holders)
}

fn explore(scene: &Scene, mover: &Snapshot, half: u16, holders: Vec<Holder>) -> Reach {
    let mut reach = Reach::default();
    let budget = Budget {
        half,
        last_step: LastStep::Begun,
    };
    with_walk(scene, mover, holders, |walk| {
        reach.explore(walk, mover.body.at, false, budget);
    });
    reach
}

// The last step may be taken as soon as a half cell is left (BRD-10).
fn limit(mover: &Snapshot, gait: Term) -> Budget {
    Budget {
        half: budget(mover, gait),
        last_step: LastStep::Begun,
    }
}

fn with_walk<T>(
    scene: &Scene,
    mover: &Snapshot,
    holders: Vec<Holder>,
    ask: impl FnOnce(&Walk<Pace>) -> T,
) -> T {
    let pace = Pace {
        posture: mover.body.posture,
        at_home_in_water: mover.build.traits.at_home_in_water,
    };
    ask(&Walk {
        view: scene.board(),
        rules: &pace,
        holders: &holders,
        size: mover.body.size,
    })
}
