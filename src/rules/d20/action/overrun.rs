//! The overrun: straight through the square of a foe, who makes way or measures his strength.

use crate::battle::{FighterId, Odds, RuleId, Term, Value, WhyNot};
use crate::board::{Cell, PathStep};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::super::budget::Allowance;
use super::super::contest::{Contest, Sides};
use super::super::data::{Ability, FeatEffect, State};
use super::super::pace::Pace;
use super::super::round::{Frame, Overrunning, Stride, Table, look, walk};
use super::super::scene::{Scene, Snapshot};
use super::super::trial::Opposed;
use super::super::{concealment, grapple, moves, ride, rule, skill, why, word};
use super::attack::at_foe;
use super::special::{bigger, strength_of};
use super::{ACT, Action, At, Call, Cost, Shape, holds};

/// The entry of the notes that names overrunning.
pub(super) const RULE: RuleId = rule::D20_FEA_43;

/// Runs or rides through the square of a foe who stands beside the fighter.
///
/// Rule: `D20-FEA-43`, `D20-MOV-04`.
pub(super) const OVERRUN: Action = Action {
    word: word::OVERRUN,
    rule: RULE,
    shape: Shape::WHOM,
    may: &[at_foe, may_overrun, leads_through],
    cost: price,
    odds: |at| odds(at.scene, at.own, at.target()?),
    play: set_out,
    weigh: |mind, at| mind.overrun(at),
    behind: &[RULE, rule::D20_MOV_04],
    ..ACT
};

/// Makes way for somebody who wants to get through; whoever does not stands firm.
///
/// Rule: `D20-FEA-43`.
pub(super) static GIVE_WAY: [Action; 1] = [Action {
    word: word::STEP_ASIDE,
    rule: RULE,
    asked: &[word::ASK_GIVE_WAY],
    may: &[|at| {
        let mover = at.about.and_then(|mover| at.scene.get(mover));
        may_step_aside(at.scene, at.own, mover)
    }],
    play: |table, id, _| {
        let mover = table.round.about();
        table.acted(id, word::STEP_ASIDE, mover);
        Ok(())
    },
    weigh: |mind, at| mind.step_aside(at),
    behind: &[RULE],
    ..ACT
}];

/// Whose strength and size decide: those of the mount of a rider.
///
/// Rule: `D20-FEA-43`.
pub(super) fn runner<'s>(scene: &'s Scene, own: &'s Snapshot) -> &'s Snapshot {
    ride::mount_of(scene, own).unwrap_or(own)
}

/// Whether somebody can get at a foe so at all.
fn may_overrun(at: &At) -> Result<(), WhyNot> {
    let (scene, own) = (at.scene, at.own);
    let foe = at.target().ok_or_else(|| why::nobody(RULE))?;
    holds(foe.is_able(), || why::no_foe(RULE))?;
    holds(bigger(foe, runner(scene, own)) <= 1, || {
        why::too_big(RULE, foe.id())
    })?;
    holds(!ride::is_tied(scene, foe), || why::foe_rides(RULE))?;
    holds(!own.state.suffers(State::TotalDefence), || {
        why::defending(rule::D20_TDF_01)
    })?;
    holds(!grapple::is_grappling(own), || why::grappling(RULE))?;
    moves::may_go(scene, own, word::WALK).map_err(|why| why.by(RULE))?;
    holds(own.place().gap(foe.place()).cheb() == 1, || why::not_near(RULE))
}

/// The way leads to a free square behind the foe, and there is movement enough for it.
///
/// Rule: `D20-MOV-01`, `D20-MOV-04`.
fn leads_through(at: &At) -> Result<(), WhyNot> {
    let (scene, own) = (at.scene, at.own);
    let foe = at.target().ok_or_else(|| why::nobody(RULE))?;
    let needed = needed(&lane(scene, own, foe)?);
    let left = left(scene, own);
    let whole = moves::budget(scene, own, word::WALK);
    let most = if has_another(own) { whole.max(left) } else { left };
    holds(needed <= most, || {
        let [cost, most] = [needed, most].map(Value::HalfSquares);
        why::too_far(rule::D20_MOV_01, cost, most)
    })
}

/// The steps straight through the square of a foe to the first one behind it where the mover has room.
///
/// Rule: `D20-MOV-02` to `D20-MOV-05`.
fn lane(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> Result<Vec<PathStep>, WhyNot> {
    let towards = own.place().gap(foe.place()).sector();
    let towards = towards.ok_or_else(|| why::not_near(RULE))?;
    let facings = vec![towards; usize::from(own.body.size) + usize::from(foe.body.size)];
    let mut held = moves::holders(scene, own, word::WALK);
    for holder in held.iter_mut().filter(|it| it.place == foe.place()) {
        holder.passing = crate::board::Passing::Free;
    }
    let pace = Pace::of(own, word::WALK);
    let walk = moves::walk(scene, own.body.size, &pace, &held);
    let found = walk.follow(own.body.at, &facings, own.budget.has_odd_diagonal);
    let steps = found.map_err(|_| why::ground_closed(rule::D20_MOV_04))?;
    let may_end = steps.last().is_some_and(|last| last.may_end);
    holds(may_end, || why::no_end(rule::D20_MOV_04))?;
    Ok(steps)
}

/// Half squares that a way costs.
fn needed(steps: &[PathStep]) -> u16 {
    steps.last().map_or(0, |last| last.sum_half)
}

/// The square behind a foe to which an overrun leads.
pub(crate) fn landing(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> Option<Cell> {
    Some(lane(scene, own, foe).ok()?.last()?.cell)
}

/// Half squares that are left of the movement that somebody or his mount has begun in this turn.
///
/// Rule: `D20-MOV-01`.
fn left(scene: &Scene, own: &Snapshot) -> u16 {
    let spent = match own.body.mount {
        Some(_) => own.budget.steed,
        None => own.budget.spent,
    };
    let is_under_way = spent.has_moved && !spent.full_round;
    let moves = if is_under_way { u16::from(spent.moves) } else { 0 };
    (moves * moves::budget(scene, own, word::WALK)).saturating_sub(own.budget.gone_half)
}

/// Whether there is a further movement beside the standard action.
fn has_another(own: &Snapshot) -> bool {
    match own.body.mount {
        Some(_) => own.budget.steed.has_move(Allowance::Whole),
        None => own.budget.spent.moves == 0,
    }
}

/// A standard action in the course of a movement: of one that has begun and goes far enough, or of a further one.
///
/// Rule: `D20-FEA-43`, `D20-ACT-02`, `D20-ACT-03`.
fn price(at: &At) -> Cost {
    let (scene, own) = (at.scene, at.own);
    let steps = at.target().and_then(|foe| lane(scene, own, foe).ok());
    let is_enough = steps.is_some_and(|steps| needed(&steps) <= left(scene, own));
    match own.body.mount {
        _ if is_enough => Cost::Standard,
        Some(_) => Cost::RideOver,
        None => Cost::Overrun,
    }
}

/// Whether nobody gets out of the way of a rider.
///
/// Rule: `D20-FEA-43`.
pub(crate) fn tramples(own: &Snapshot) -> bool {
    own.body.mount.is_some() && own.build.has_feat(|effect| matches!(effect, FeatEffect::Trample))
}

/// Whether somebody can do anything against one who wants to get through: whoever lies or cannot act lets him pass.
///
/// Rule: `D20-FEA-43`.
pub(super) fn is_braced(foe: &Snapshot) -> bool {
    foe.is_able() && !foe.is_prone() && foe.budget.allowance != Allowance::Nothing
}

/// Whether somebody can make way: he sees who comes, and nothing holds him.
pub(super) fn may_step_aside(scene: &Scene, own: &Snapshot, mover: Option<&Snapshot>) -> Result<(), WhyNot> {
    let mover = mover.ok_or_else(|| why::nobody(RULE))?;
    moves::may_go(scene, own, word::WALK).map_err(|why| why.by(RULE))?;
    holds(!concealment::is_total(scene, own, mover), || {
        why::not_in_sight(RULE)
    })
}

/// The check of somebody against another one whom he wants to knock down.
///
/// Rule: `D20-FEA-43`, `D20-CORE-04`.
fn contest(scene: &Scene, own: &Snapshot, foe: &Snapshot, what: Term) -> Opposed {
    let of = |it: &Snapshot, ability| strength_of(scene, it, ability);
    let sides = Sides {
        bigger: bigger(own, foe),
        is_stable: foe.build.is_stable(),
        ..Sides::default()
    };
    let better = (of(foe, Ability::Strength), of(foe, Ability::Dexterity));
    Opposed {
        what: (RULE, what),
        contest: Contest::overrun(of(own, Ability::Strength), better, sides).hampered(
            skill::checks(scene.tables(), own),
            skill::checks(scene.tables(), foe),
        ),
    }
}

/// The check of somebody who wants to get through, and the one by which the foe throws him back to the ground if it fails.
pub(super) fn clashes(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> [Opposed; 2] {
    let body = runner(scene, own);
    [
        contest(scene, body, foe, word::OVERRUN),
        contest(scene, foe, body, word::KNOCK_DOWN),
    ]
}

/// The chance to knock a foe down who blocks the way, and that he does so in turn after a failure; none where nobody is in the way.
///
/// Rule: `D20-FEA-43`, `D20-CORE-09`.
pub(crate) fn odds(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> Option<Odds> {
    if !is_braced(foe) {
        return None;
    }
    let [first, back] = clashes(scene, own, foe);
    let mut odds = first.odds()?;
    let lost = first.ends().ok()?.chance(|ahead| *ahead <= 0);
    let thrown = back.ends().ok()?.chance(|ahead| *ahead > 0);
    odds.effects.push((word::KNOCK_DOWN, lost.and(thrown)));
    Some(odds)
}

/// Runs into the square of the foe; what comes of it there is decided step by step.
///
/// Rule: `D20-FEA-43`, `D20-AOO-03`.
fn set_out(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    let Some(target) = call.target else { return Ok(()) };
    let scene = table.foreseen_by(id, Some(target));
    let both = scene.get(id).zip(scene.get(target));
    let steps = both.and_then(|(own, foe)| lane(&scene, own, foe).ok());
    drop(scene);
    let mut rest: Vec<Stride> = steps.iter().flatten().map(Stride::of).rev().collect();
    let Some(first) = rest.pop() else {
        table.forgone(id, word::OVERRUN, RULE);
        return Ok(());
    };
    let place = table.snapshot(target).place();
    look::face(table, id, place);
    table.acted(id, word::OVERRUN, Some(target));
    let body = table.snapshot(id).body;
    // To run into a foe lays open to him, whatever he has had his opportunity for before.
    table.round.struck.retain(|it| *it != target);
    table.round.frames.push(Frame::Overrun(Overrunning {
        mover: id,
        mount: body.mount,
        target,
        origin: body.at,
        entered: first.cell,
        rest,
        is_open: false,
    }));
    // There he stands until it is decided.
    let first = Stride {
        may_end: true,
        ..first
    };
    walk::take(table, id, word::OVERRUN, vec![first], body.at);
    Ok(())
}
