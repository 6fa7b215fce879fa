//! Movement: budgets, who is in the way, and which paths may be walked.

use crate::battle::{Term, Value, WhyNot};
use crate::board::{
    BoardView, Budget, Cell, Facing, Factor, Footprint, Footway, Holder, LastStep, Passing, PathStep, Reach,
    Walk, footway,
};

use super::budget::Allowance;
use super::data::{Quirk, State, StateEffect};
use super::pace::Pace;
use super::scene::{Scene, Snapshot};
use super::{condition, rule, why, word};
use crate::rules::kernel::why::no_answer;

/// Half squares that no way on any map costs: the budget of those who plan ahead.
pub(crate) const FAR: u16 = 2000;

/// How many times as far as a move those go who run, and those who run in heavy armour (`D20-MOV-07`).
pub(crate) const RUN_TIMES: [u16; 2] = [4, 3];

/// Places in the order of sizes from which foes can pass each other (`D20-MOV-04`).
pub(crate) const PASSING_SIZES: i16 = 3;

/// Squares of a move of somebody as he is now.
///
/// Rule: `D20-MOV-01`, `D20-CND-01`, `D20-CND-06`, `D20-DTH-01`.
pub(crate) fn speed(scene: &Scene, own: &Snapshot) -> u16 {
    let speed = u16::from(own.build.speed);
    let is_slowed = condition::has(scene.tables(), own, &StateEffect::HalfSpeed);
    if is_slowed { (speed / 2).max(1) } else { speed }
}

/// Half squares that a gait may cost.
///
/// Rule: `D20-MOV-01`, `D20-ACT-06`, `D20-WDR-01`, `D20-MOV-07`, `D20-MOV-08`.
pub(crate) fn budget(scene: &Scene, mover: &Snapshot, gait: Term) -> u16 {
    let squares = speed(scene, mover);
    match gait {
        word::STEP | word::CRAWL => 2,
        word::WITHDRAW | word::CHARGE if mover.budget.allowance == Allowance::Single => 2 * squares,
        word::WITHDRAW | word::CHARGE => 4 * squares,
        word::RUN => 2 * squares * RUN_TIMES[usize::from(is_heavy(mover))],
        _ => 2 * squares,
    }
}

fn is_heavy(own: &Snapshot) -> bool {
    own.build
        .pieces
        .iter()
        .any(|piece| piece.kind == super::data::ArmourKind::Heavy)
}

/// How a fighter gets past the others: friends may be passed, foes not unless they are helpless or three sizes apart. Nobody ends where
/// somebody is, but over the dead.
///
/// Rule: `D20-MOV-04`.
pub(super) fn holders(scene: &Scene, mover: &Snapshot) -> Vec<Holder> {
    let others = scene
        .fighters
        .iter()
        .filter(|other| other.id() != mover.id() && other.body.present);
    let is_far_apart = |other: &Snapshot| {
        let sizes = [mover, other].map(|it| i16::from(it.build.bulk.index));
        (sizes[0] - sizes[1]).abs() >= PASSING_SIZES
    };
    others
        .map(|other| {
            let is_helpless = !other.is_able();
            let passes = is_helpless || !scene.are_hostile(mover, other) || is_far_apart(other);
            Holder {
                place: other.place(),
                passing: match (passes, is_helpless) {
                    (true, true) => Passing::Slow(Factor::halves(4)),
                    (true, false) => Passing::Free,
                    (false, _) => Passing::No,
                },
                may_share: other.state.is_dead(),
            }
        })
        .collect()
}

/// Whether a fighter may move in this way now, his actions apart.
///
/// Rule: `D20-MOV-07`, `D20-MOV-08`, `D20-ACT-06`, `D20-WDR-01`, `D20-CND-11`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_go(scene: &Scene, mover: &Snapshot, gait: Term) -> Result<(), WhyNot> {
    let has = |effect: &StateEffect| condition::has(scene.tables(), mover, effect);
    if has(&StateEffect::NoMovement) {
        return Err(why::held(rule::D20_CND_11));
    }
    let is_blind = || scene.is_in(mover, State::Blinded);
    match gait {
        word::CRAWL if !mover.is_prone() => Err(why::not_prone(rule::D20_MOV_08)),
        word::CRAWL => Ok(()),
        _ if mover.is_prone() => Err(why::prone(rule::D20_MOV_08)),
        word::STEP if speed(scene, mover) <= 1 => Err(why::too_slow(rule::D20_ACT_06)),
        word::STEP if is_blind() => Err(why::blinded(rule::D20_ACT_06)),
        word::WITHDRAW if is_blind() => Err(why::blinded(rule::D20_WDR_01)),
        word::RUN if mover.build.has_trait(&Quirk::NoRun) => Err(why::never_runs(rule::D20_MOV_07)),
        word::RUN | word::CHARGE if has(&StateEffect::NoRunOrCharge) => Err(why::tired(rule::D20_MOV_07)),
        word::WALK | word::STEP | word::WITHDRAW | word::RUN | word::CHARGE => Ok(()),
        _ => Err(no_answer(rule::D20_ACT_03)),
    }
}

/// How a fighter goes without haste.
pub(crate) fn plain_gait(own: &Snapshot) -> Term {
    if own.is_prone() { word::CRAWL } else { word::WALK }
}

/// A path step by step, if it may be walked. The diagonals of the whole turn are counted together.
///
/// Rule: `D20-MOV-01` to `D20-MOV-05`.
///
/// # Errors
///
/// Why not.
pub(crate) fn check_path(
    scene: &Scene,
    mover: &Snapshot,
    gait: Term,
    path: &[Cell],
) -> Result<Vec<PathStep>, WhyNot> {
    /// Squares of the longest path that is looked at.
    const LONGEST: usize = 256;
    let start = mover.body.at;
    let facings = facings(start, path).filter(|all| !all.is_empty() && all.len() <= LONGEST);
    let facings = facings.ok_or_else(|| why::no_way(rule::D20_MOV_01))?;
    if path.last() == Some(&start) {
        return Err(why::no_way(rule::D20_MOV_01));
    }
    if gait == word::RUN && facings.windows(2).any(|pair| pair[0] != pair[1]) {
        return Err(why::not_straight(rule::D20_MOV_07));
    }
    let pace = Pace::of(mover, gait);
    let held = holders(scene, mover);
    let walk = walk(scene, mover, &pace, &held);
    let steps = walk
        .follow(start, &facings, mover.budget.has_odd_diagonal)
        .map_err(|blocked| {
            let before = &facings[..blocked.step];
            let from = before.iter().fold(start, |at, step| at.step(*step));
            let place = Footprint::new(from, mover.body.size);
            blocked_by(scene.board(), gait, (place, facings[blocked.step]))
        })?;
    let last = steps.last().ok_or_else(|| why::no_way(rule::D20_MOV_01))?;
    let most = budget(scene, mover, gait);
    if last.sum_half > most {
        let [cost, most] = [last.sum_half, most].map(Value::HalfSquares);
        Err(why::too_far(rule::D20_MOV_01, cost, most))
    } else if !last.may_end {
        Err(why::no_end(rule::D20_MOV_04))
    } else {
        Ok(steps)
    }
}

/// The directions of a path; none where two cells are no neighbours.
fn facings(start: Cell, path: &[Cell]) -> Option<Vec<Facing>> {
    let mut from = start;
    let all = path.iter().map(|&to| {
        let towards = Facing::ALL.into_iter().find(|towards| from.step(*towards) == to);
        from = to;
        towards
    });
    all.collect()
}

/// Why a step is not taken.
fn blocked_by(view: BoardView, gait: Term, (from, towards): (Footprint, Facing)) -> WhyNot {
    match footway(view, from, towards) {
        Footway::Blocked if towards.is_diagonal() => why::ground_closed(rule::D20_MOV_03),
        Footway::Blocked => why::ground_closed(rule::D20_BRD_20),
        Footway::Climb(_) | Footway::Drop(_) => why::too_steep(rule::D20_BRD_12),
        Footway::Open if gait == word::STEP => why::hampered(rule::D20_ACT_06),
        Footway::Open => why::ground_closed(rule::D20_MOV_04),
    }
}

/// The cells that a gait reaches, with the cost of each in half cells.
pub(crate) fn reach(scene: &Scene, mover: &Snapshot, gait: Term) -> Vec<(Cell, u16)> {
    if may_go(scene, mover, gait).is_err() {
        return Vec::new();
    }
    if gait == word::RUN {
        return runs(scene, mover);
    }
    let start = mover.body.at;
    let found = survey(scene, mover, gait, budget(scene, mover, gait), false);
    let ends = found
        .cells()
        .filter(|(cell, reached)| *cell != start && reached.may_end);
    ends.map(|(cell, reached)| (cell, reached.cost_half)).collect()
}

/// The ends of straight runs, row by row.
///
/// Rule: `D20-MOV-07`.
fn runs(scene: &Scene, mover: &Snapshot) -> Vec<(Cell, u16)> {
    let mut found = Vec::new();
    for towards in Facing::ALL {
        let mut path = Vec::new();
        let mut at = mover.body.at;
        loop {
            at = at.step(towards);
            path.push(at);
            match check_path(scene, mover, word::RUN, &path) {
                Ok(steps) => found.extend(steps.last().map(|last| (at, last.sum_half))),
                // A friend stands in the way who can be passed.
                Err(why) if why.rule == rule::D20_MOV_04 && why.key() == "d20-why-no-end" => {}
                Err(_) => break,
            }
        }
    }
    found.sort_unstable_by_key(|(cell, _)| (cell.y, cell.x));
    found
}

/// Everything that a mover can get to with so many half squares; the careful keep out of what hurts.
pub(crate) fn survey(scene: &Scene, mover: &Snapshot, gait: Term, half: u16, is_careful: bool) -> Reach {
    let mut pace = Pace::of(mover, gait);
    pace.shuns_harm = is_careful;
    let mut reach = Reach::default();
    let held = holders(scene, mover);
    let walk = walk(scene, mover, &pace, &held);
    reach.explore(&walk, mover.body.at, mover.budget.has_odd_diagonal, paid(half));
    reach
}

/// The cheapest path of a gait to a cell; none when it is out of reach.
pub(crate) fn route(scene: &Scene, mover: &Snapshot, gait: Term, to: Cell) -> Option<Vec<Cell>> {
    may_go(scene, mover, gait).ok()?;
    let path = if gait == word::RUN {
        straight(mover.body.at, to)?
    } else {
        let pace = Pace::of(mover, gait);
        let held = holders(scene, mover);
        let walk = walk(scene, mover, &pace, &held);
        let half = paid(budget(scene, mover, gait));
        let is_odd = mover.budget.has_odd_diagonal;
        let steps = Reach::default().find(&walk, mover.body.at, is_odd, half, to)?;
        cells(mover.body.at, &steps)
    };
    check_path(scene, mover, gait, &path).ok().map(|_| path)
}

/// The squares of a straight line of steps to a square; none where none leads there.
fn straight(from: Cell, to: Cell) -> Option<Vec<Cell>> {
    let towards = Footprint::single(from).gap(Footprint::single(to)).sector()?;
    let far = Footprint::single(from).gap(Footprint::single(to)).cheb();
    let path = cells(from, &vec![towards; usize::from(far)]);
    (path.last() == Some(&to)).then_some(path)
}

/// The cells that some steps enter.
pub(crate) fn cells(start: Cell, steps: &[Facing]) -> Vec<Cell> {
    let walk = steps.iter().scan(start, |at, towards| {
        *at = at.step(*towards);
        Some(*at)
    });
    walk.collect()
}

const fn paid(half: u16) -> Budget {
    Budget {
        half,
        last_step: LastStep::Paid,
    }
}

fn walk<'w>(scene: &'w Scene, mover: &Snapshot, pace: &'w Pace, holders: &'w [Holder]) -> Walk<'w, Pace> {
    Walk {
        view: scene.board(),
        rules: pace,
        holders,
        size: mover.body.size,
    }
}
