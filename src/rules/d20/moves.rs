//! Movement: budgets, who is in the way, and which paths may be walked.

use crate::battle::{Ledger, Posture, Term, Value, WhyNot};
use crate::board::{
    BoardView, Cell, Facing, Factor, Footprint, Footway, Holder, Passing, PathBlocked, PathStep, Walk,
    footway,
};
use crate::rules::kernel::why::no_answer;

use super::budget::Allowance;
use super::data::{FeatEffect, Quirk, Size, State, StateEffect};
use super::pace::Pace;
use super::scene::{Scene, Snapshot};
use super::{condition, grapple, movement, ride, rule, sidle, squeeze, tumble, why, word};

pub(crate) use super::reachable::{nearest_free, reach, route, survey, survey_narrow};

/// Half squares that no way on any map costs: the budget of those who plan ahead.
pub(crate) const FAR: u16 = 2000;

/// Squares of a move of somebody as he is now.
///
/// Rule: `D20-MOV-01`, `D20-CND-01`, `D20-CND-06`, `D20-DTH-01`, `D20-MNT-01`.
pub(crate) fn speed(scene: &Scene, own: &Snapshot) -> u16 {
    let (speed, slow) = pace(scene, own);
    slow.map_or(speed, |(slow, _)| slow)
}

/// The same with its reason.
///
/// Rule: `D20-MOV-01`, `D20-CND-01`, `D20-CND-06`, `D20-CND-07`, `D20-CND-25`, `D20-CND-26`.
pub(crate) fn speed_ledger(scene: &Scene, own: &Snapshot) -> Ledger {
    let (speed, slow) = pace(scene, own);
    let mut ledger = Ledger::new(rule::D20_MOV_01, speed as i16);
    if let Some((slow, state)) = slow {
        ledger.add(condition::rule_of(state), slow as i16 - speed as i16);
    }
    ledger
}

/// Squares of a move of somebody who is well, and what a state leaves of them; several of them slow him no more than one.
fn pace(scene: &Scene, own: &Snapshot) -> (u16, Option<(u16, State)>) {
    // Whoever rides is as fast as his mount.
    let own = ride::mount_of(scene, own).unwrap_or(own);
    let speed = u16::from(own.build.speed);
    let slowing = scene.tables().and_then(|tables| {
        let mut all = condition::effects(tables, own);
        all.find(|(_, effect)| **effect == StateEffect::HalfSpeed)
    });
    (speed, slowing.map(|(state, _)| ((speed / 2).max(1), state)))
}

/// Half squares that a gait may cost.
///
/// Rule: `D20-MOV-01`, `D20-ACT-06`, `D20-WDR-01`, `D20-MOV-07` to `D20-MOV-10`, `D20-GRP-02`.
pub(crate) fn budget(scene: &Scene, mover: &Snapshot, gait: Term) -> u16 {
    let squares = speed(scene, mover);
    match gait {
        word::STEP | word::CRAWL => 2,
        word::TUMBLE => squares,
        word::SPRING => (2 * squares).saturating_sub(mover.budget.gone_half),
        word::STRUGGLE => FAR,
        word::WALK if mover.body.posture == Posture::Kneeling => 2 * squares.saturating_sub(1),
        word::DRAG => squares.max(2),
        word::RIDE_ON => mover.budget.rides_on.map_or(0, |on| 2 * u16::from(on.squares)),
        word::WITHDRAW | word::CHARGE if mover.budget.allowance == Allowance::Single => 2 * squares,
        word::WITHDRAW | word::CHARGE => 4 * squares,
        word::RUN if is_heavy(mover) => 2 * squares * movement::RUN_IN_HEAVY_ARMOUR,
        word::RUN => 2 * squares * movement::RUN,
        _ => 2 * squares,
    }
}

fn is_heavy(own: &Snapshot) -> bool {
    own.body.mount.is_none()
        && own
            .build
            .pieces
            .iter()
            .any(|piece| piece.kind == super::data::ArmourKind::Heavy)
}

/// How a fighter gets past the others: friends may be passed, foes not unless they are helpless or three sizes apart. Nobody ends where
/// somebody is, but over the helpless. Whoever tumbles gets through foes if he succeeds.
///
/// Rule: `D20-MOV-04`, `D20-MOV-10`, `D20-AOO-13`.
pub(super) fn holders(scene: &Scene, mover: &Snapshot, gait: Term) -> Vec<Holder> {
    let others = scene
        .fighters
        .iter()
        .filter(|other| other.id() != mover.id() && other.body.present && !grapple::are_locked(mover, other))
        .filter(|other| !ride::are_pair(mover, other));
    // What is tiny gets into the squares of others, and stays there.
    let is_tiny = mover.build.size <= Size::Tiny;
    // So many of its size share a square with each other.
    let has_room = |other: &Snapshot| {
        let is_like = |it: &&Snapshot| it.build.size == mover.build.size && it.id() != mover.id();
        let there = scene.fighters.iter().filter(is_like);
        let there = there.filter(|it| it.body.present && it.place() == other.place());
        there.count() < usize::from(movement::in_a_square(mover.build.size))
    };
    let is_far_apart = |other: &Snapshot| {
        let sizes = [mover, other].map(|it| i16::from(it.build.bulk.index));
        (sizes[0] - sizes[1]).abs() >= i16::from(movement::PASSING_SIZES)
    };
    others
        .map(|other| {
            let is_helpless = !other.is_able();
            let passes = is_helpless
                || gait == word::TUMBLE
                || is_tiny
                || !scene.are_hostile(mover, other)
                || is_far_apart(other);
            Holder {
                place: other.place(),
                passing: match (passes, is_helpless) {
                    (true, true) => Passing::Slow(Factor::halves(4)),
                    (true, false) => Passing::Free,
                    (false, _) => Passing::No,
                },
                may_share: is_helpless || is_tiny && has_room(other),
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
    // A grapple moves as a whole, but nobody who is pinned moves it.
    let is_dragging = gait == word::DRAG && !mover.state.suffers(State::Pinned);
    if has(&StateEffect::NoMovement) && !is_dragging {
        return Err(why::held(rule::D20_CND_11));
    }
    let mount = ride::mount_of(scene, mover);
    let is_stopped = mount.is_some_and(|mount| {
        let stops = condition::has(scene.tables(), mount, &StateEffect::NoMovement);
        !mount.is_able() || mount.is_prone() || stops
    });
    if is_stopped {
        return Err(why::held(rule::D20_MNT_01));
    }
    let is_blind = || scene.is_in(mover, State::Blinded);
    match gait {
        word::CRAWL if !mover.is_prone() => Err(why::not_prone(rule::D20_MOV_08)),
        word::CRAWL => Ok(()),
        _ if mover.is_prone() => Err(why::prone(rule::D20_MOV_08)),
        word::WALK => Ok(()),
        _ if mover.body.posture == Posture::Kneeling => Err(why::kneels(rule::D20_MOV_08)),
        word::TUMBLE | word::STRUGGLE if mount.is_some() => Err(why::mounted(rule::D20_MNT_01)),
        word::TUMBLE => tumble::may(mover),
        word::STEP if speed(scene, mover) <= 1 => Err(why::too_slow(rule::D20_ACT_06)),
        word::STEP if is_blind() => Err(why::blinded(rule::D20_ACT_06)),
        word::WITHDRAW if is_blind() => Err(why::blinded(rule::D20_WDR_01)),
        word::RIDE_ON if mover.budget.rides_on.is_none() => Err(why::no_way_on(rule::D20_FEA_41)),
        word::RUN if mover.build.has_trait(&Quirk::NoRun) => Err(why::never_runs(rule::D20_MOV_07)),
        word::RUN | word::CHARGE if has(&StateEffect::NoRunOrCharge) => Err(why::tired(rule::D20_MOV_07)),
        word::STEP | word::WITHDRAW | word::RUN | word::CHARGE | word::DRAG | word::RIDE_ON => Ok(()),
        word::SIDLE | word::STRUGGLE | word::SPRING => Ok(()),
        _ => Err(no_answer(rule::D20_ACT_03)),
    }
}

/// Whether a fighter may go on after the one blow of his turn: he has learnt it, has moved before, and wears nothing heavy.
///
/// Rule: `D20-FEA-29`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_spring(own: &Snapshot) -> Result<(), WhyNot> {
    let is_learnt = own
        .build
        .has_feat(|effect| matches!(effect, FeatEffect::AttackOnTheMove));
    if !is_learnt || is_heavy(own) {
        return Err(why::not_learnt(rule::D20_FEA_29));
    }
    let (spent, attacks) = (own.budget.spent, &own.budget.attacks);
    let has_struck = usize::from(attacks.made) + attacks.natural.len() == 1;
    let may = has_struck && spent.standard && spent.moves == 1 && spent.has_moved && !spent.full_round;
    if may {
        Ok(())
    } else {
        Err(why::too_late(rule::D20_FEA_29))
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
    if gait == word::STRUGGLE && facings.len() > 1 {
        return Err(why::one_square(rule::D20_MOV_09));
    }
    let is_straight = facings.windows(2).all(|pair| pair[0] == pair[1]);
    if matches!(gait, word::RUN | word::RIDE_ON) && !is_straight {
        return Err(why::not_straight(rule::D20_MOV_07));
    }
    // Whoever rides on keeps to the line of his charge.
    let is_off = |on: super::fighter::RideOn| facings.first() != Some(&on.towards);
    if gait == word::RIDE_ON && mover.budget.rides_on.is_none_or(is_off) {
        return Err(why::not_straight(rule::D20_FEA_41));
    }
    let followed = match gait {
        word::SIDLE => sidle::follow(scene, mover, &facings),
        _ => follow(scene, mover, gait, &facings),
    };
    let steps = followed.map_err(|blocked| {
        let before = &facings[..blocked.step];
        let from = before.iter().fold(start, |at, step| at.step(*step));
        let place = Footprint::new(from, mover.body.size);
        blocked_by(scene.board(), gait, (place, facings[blocked.step]))
    })?;
    let last = steps.last().ok_or_else(|| why::no_way(rule::D20_MOV_01))?;
    let most = budget(scene, mover, gait);
    // What a plain move can pay needs no such effort.
    if gait == word::STRUGGLE && last.sum_half <= budget(scene, mover, word::WALK) {
        return Err(why::no_way(rule::D20_MOV_09));
    }
    if last.sum_half > most {
        let [cost, most] = [last.sum_half, most].map(Value::HalfSquares);
        Err(why::too_far(rule::D20_MOV_01, cost, most))
    } else if !last.may_end {
        Err(why::no_end(rule::D20_MOV_04))
    } else {
        Ok(steps)
    }
}

/// Follows a path step by step. Whoever fills more than one square squeezes where the ground leaves too little room for all of him.
///
/// Rule: `D20-MOV-02`, `D20-MOV-06`.
fn follow(
    scene: &Scene,
    mover: &Snapshot,
    gait: Term,
    facings: &[Facing],
) -> Result<Vec<PathStep>, PathBlocked> {
    let (start, mut is_odd) = (mover.body.at, mover.budget.has_odd_diagonal);
    let held = holders(scene, mover, gait);
    let pace = Pace::of(mover, gait);
    if !squeeze::may(mover, gait) {
        return walk(scene, mover.body.size, &pace, &held).follow(start, facings, is_odd);
    }
    let space = mover.build.bulk.space;
    let small = pace.squeezed();
    let whole = walk(scene, space, &pace, &held);
    let narrow = walk(scene, squeeze::narrow(space), &small, &held);
    let mut path: Vec<PathStep> = Vec::with_capacity(facings.len());
    let mut at = start;
    for (step, towards) in facings.iter().enumerate() {
        let there = Footprint::new(at.step(*towards), space);
        let is_wide = squeeze::fits(scene.board(), there);
        let way = if is_wide { &whole } else { &narrow };
        let found = way.follow(at, &[*towards], is_odd).or_else(|blocked| {
            // Out of a narrow place he comes small, where nobody stands in the way of all of him.
            if is_wide && whole.may_end(there) {
                narrow.follow(at, &[*towards], is_odd)
            } else {
                Err(blocked)
            }
        });
        let found = found.map_err(|blocked| PathBlocked { step, ..blocked })?;
        for mut next in found {
            let is_plain = next.cost_half == 2 || next.cost_half == 4;
            is_odd ^= towards.is_diagonal() && is_plain;
            next.sum_half = next.cost_half + path.last().map_or(0, |last| last.sum_half);
            at = next.cell;
            path.push(next);
        }
    }
    Ok(path)
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

/// The cells that some steps enter.
pub(crate) fn cells(start: Cell, steps: &[Facing]) -> Vec<Cell> {
    let walk = steps.iter().scan(start, |at, towards| {
        *at = at.step(*towards);
        Some(*at)
    });
    walk.collect()
}

pub(super) fn walk<'w>(scene: &'w Scene, size: u8, pace: &'w Pace, holders: &'w [Holder]) -> Walk<'w, Pace> {
    Walk {
        view: scene.board(),
        rules: pace,
        holders,
        size,
    }
}
