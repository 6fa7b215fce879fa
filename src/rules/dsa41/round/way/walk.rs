//! Moving along a path, step by step: before a step those may strike whose zone it leaves, after it a zone may stop the mover.
//!
//! A movement that somebody interrupts waits in the state of the round (`Melee::walk`) and goes on when he has answered.

use smallvec::SmallVec;

use crate::battle::{FighterId, Happening, RuleId, Term};
use crate::board::{Cell, Facing, WaterGrade};
use crate::dice::DiceError;
use crate::rules::common;

use super::super::Stage;
use super::super::blow::clasp;
use super::super::deeds::{deed, lurk};
use super::super::ending::ground;
use super::super::suffer::consequence::end_if_decided;
use super::super::table::Table;
use super::super::turn::act::{put, turn};
use super::pair::{self, Moved};
use super::{charge, leap, scramble, striker};
use crate::rules::dsa41::melee::{self, Stride, Trigger, Walking};
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::terrain::{moves, place};
use crate::rules::dsa41::{rule, word};

/// Walks a path step by step as far as nobody whom he sees is in the way (`BRD-10`, `BRD-13`) and looks where the walker wants to look then;
/// with a landing he jumps there from the end of the path (`BRD-12`).
pub(crate) fn walk(
    table: &mut Table,
    id: FighterId,
    gait: Term,
    path: &[Cell],
    (landing, facing): (Option<Cell>, Option<Facing>),
) -> Result<(), DiceError> {
    let scene = table.foreseen_by(id, None);
    let Some(mover) = scene.get(id) else { return Ok(()) };
    let steps = moves::as_far_as_possible(&scene, mover, gait, path);
    let body = mover.body;
    drop(scene);
    common::set_out(table, id);
    clasp::let_go(table, id);
    if steps.is_empty() {
        if common::bump(table, id, path.first().copied()) {
            return Ok(());
        }
        table.write(Happening::Forgone {
            fighter: id,
            what: lost(gait, landing),
            rule: Some(rule::BRD_13),
        });
    }
    let mut there = body;
    let mut strides: Vec<Stride> = Vec::with_capacity(steps.len());
    for step in &steps {
        strides.push(Stride {
            cell: step.cell,
            towards: step.towards,
            cost_half: step.cost_half,
            may_end: step.may_end,
            is_climb: moves::is_climb(table.ground.view(), &there, step),
        });
        there.at = step.cell;
    }
    strides.reverse();
    let walking = Walking {
        strides,
        beyond: path.get(steps.len()).copied(),
        landing,
        facing,
        ..standing(table, id, gait)
    };
    go_on(table, walking)
}

/// Climbs up or down, or jumps down, to a neighbouring square (`BRD-12`); those whose zone it leaves may strike before.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn climb_away(
    table: &mut Table,
    id: FighterId,
    gait: Term,
    (to, facing): (Cell, Option<Facing>),
) -> Result<(), DiceError> {
    let walking = Walking {
        landing: Some(to),
        facing,
        ..standing(table, id, gait)
    };
    go_on(table, walking)
}

/// Goes over the edge of the map or out by an exit (`BRD-29`); those whose zone it leaves may strike before.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn leave(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let walking = standing(table, id, word::LEAVE);
    go_on(table, walking)
}

/// A movement without a step so far.
fn standing(table: &mut Table, id: FighterId, gait: Term) -> Walking {
    let held = std::mem::take(&mut table.round.harm);
    let mover = table.snapshot(id);
    let at = mover.body.at;
    Walking {
        mover: id,
        gait,
        strides: Vec::new(),
        beyond: None,
        landing: None,
        facing: None,
        run: (None, 0),
        at,
        rest: at,
        began_up: !mover.is_prone(),
        began_able: mover.is_able(),
        is_stopped: false,
        done: SmallVec::new(),
        waiting: SmallVec::new(),
        held,
    }
}

/// Takes the steps that are left, until somebody is asked or the movement ends.
pub(crate) fn go_on(table: &mut Table, mut walking: Walking) -> Result<(), DiceError> {
    while let Some(stride) = next_stride(table, &mut walking) {
        if common::bump(table, walking.mover, Some(stride.cell)) {
            (walking.is_stopped, walking.landing) = (true, None);
            walking.strides.clear();
            break;
        }
        if let Some((striker, trigger)) = striker::before(table, &walking, stride.towards) {
            striker::wait_for(table, walking, striker, trigger);
            return Ok(());
        }
        if stride.is_climb && !leap::climb(table, walking.mover)? {
            walking.is_stopped = true;
            break;
        }
        step(table, &mut walking, stride);
        walking.is_stopped |= ground::enter(table, walking.mover)? || lurk::stops(table, walking.mover)?;
    }
    if !walking.is_stopped {
        walking.is_stopped = common::bump(table, walking.mover, walking.beyond.take());
    }
    let last = walking.landing.filter(|_| !walking.is_stopped);
    if let Some(striker) = last.and_then(|landing| striker::at(table, &walking, landing)) {
        striker::wait_for(table, walking, striker, Trigger::Leaving);
        return Ok(());
    }
    if walking.gait == word::LEAVE
        && !walking.is_stopped
        && let Some(striker) = striker::at_the_edge(table, &walking)
    {
        striker::wait_for(table, walking, striker, Trigger::Leaving);
        return Ok(());
    }
    if !walking.is_stopped
        && let Some(striker) = striker::of_onset(table, &walking)
    {
        striker::wait_for(table, walking, striker, Trigger::Charge);
        return Ok(());
    }
    let (gait, is_stopped) = (walking.gait, walking.is_stopped);
    finish(table, walking)?;
    if gait == word::CHARGE {
        charge::arrive(table, is_stopped)?;
    }
    Ok(())
}

/// The next step; none where the movement is over or has been stopped.
///
/// Rule: `BRD-13`.
fn next_stride(table: &Table, walking: &mut Walking) -> Option<Stride> {
    let mover = table.snapshot(walking.mover);
    let has_jumped_aside = mover.body.at != walking.at;
    let is_down = mover.is_prone() && walking.began_up || !mover.is_able() && walking.began_able;
    walking.is_stopped |= is_down
        || has_jumped_aside
        || !mover.is_conscious()
        || mover.condition.disoriented
        || mover.condition.held_by.is_some()
        || table.clock.over;
    let next = walking.strides.last().copied();
    next.filter(|_| !walking.is_stopped)
}

/// Takes one step; a zone of a longer weapon stops the mover there (`DK-08`).
fn step(table: &mut Table, walking: &mut Walking, stride: Stride) {
    let id = walking.mover;
    let from = table.snapshot(id).body.at;
    let of_step = rule_of_step(table, id, stride);
    // He looks where he goes, until he says otherwise at the end (`BD-MOV-09`).
    table.fighter(id).body.facing = stride.towards;
    put(table, id, stride.cell);
    walking.run = match walking.run {
        (Some(towards), length) if towards == stride.towards => (Some(towards), length.saturating_add(1)),
        _ => (Some(stride.towards), 1),
    };
    table.fighter(id).turn.run = walking.run.1;
    let rule = match walking.gait {
        word::SPRINT => rule::ACT_11,
        word::CHARGE => of_run(table),
        word::STEP => of_step,
        _ => rule::ACT_10,
    };
    table.write(Happening::Moved {
        fighter: id,
        from,
        to: stride.cell,
        facing: stride.towards,
        cost: stride.cost_half.min(u16::from(u8::MAX)) as u8,
        rule: if is_at_home(table, id, stride.cell) {
            rule::CRE_04
        } else {
            rule
        },
    });
    walking.strides.pop();
    walking.at = stride.cell;
    walking.waiting.clear();
    if stride.may_end {
        walking.rest = stride.cell;
    }
    if table.round.modules.keep_pairs() {
        pair::tidy(table);
        walking.is_stopped |= walking.gait != word::STEP && striker::stops(table, id);
    }
}

/// The rule of the run that leads to a blow.
///
/// Rule: `MAN-STURMANGRIFF`, `MNT-05`, `MNT-06`, `MNT-07`.
fn of_run(table: &Table) -> RuleId {
    let onset = table.round.melee.onset;
    onset
        .and_then(|onset| onset.blow.form.rule())
        .unwrap_or(rule::MAN_STURMANGRIFF)
}

/// The rule that a free step shows: it gives nobody a blow, and leaves distance classes as they are.
///
/// Rule: `ACT-03`, `PAS-04`, `DK-07`.
fn rule_of_step(table: &Table, id: FighterId, stride: Stride) -> RuleId {
    let modules = table.round.modules;
    if !modules.keep_pairs() {
        return rule::ACT_03;
    }
    let scene = table.faced_by(id);
    let Some(mover) = scene.get(id) else {
        return rule::ACT_03;
    };
    let (from, to) = (
        place::footprint(&mover.body),
        place::footprint(&mover.body).step(stride.towards),
    );
    let leaves = melee::strikers(&scene, mover, from, Some(stride.towards))
        .next()
        .is_some();
    let keeps_class = modules.has(Modules::DK)
        && scene.foes(mover).any(|foe| {
            let own = place::footprint(&foe.body);
            melee::between(&scene, mover, foe).is_some() && own.gap(from).cheb() != own.gap(to).cheb()
        });
    match (leaves, keeps_class) {
        (true, _) => rule::PAS_04,
        (false, true) => rule::DK_07,
        _ => rule::ACT_03,
    }
}

/// Ends a movement: whoever is stopped where he may not stay goes back, a jumper jumps, pairs follow, and what was suffered
/// before takes effect after it.
fn finish(table: &mut Table, walking: Walking) -> Result<(), DiceError> {
    let id = walking.mover;
    let stays = table.snapshot(id).body.at == walking.at;
    let leaves = walking.gait == word::LEAVE;
    let has_more = leaves || !walking.strides.is_empty() || walking.landing.is_some();
    if walking.is_stopped && has_more && table.round.modules.keep_pairs() {
        let is_held_off = table.snapshot(id).is_able() && striker::stops(table, id);
        table.write(Happening::Forgone {
            fighter: id,
            what: lost(walking.gait, walking.landing),
            rule: Some(if is_held_off { rule::DK_08 } else { rule::BRD_13 }),
        });
    }
    if walking.is_stopped && stays {
        step_back(table, id, walking.rest);
    }
    if !walking.is_stopped
        && let Some(landing) = walking.landing
        && !common::bump(table, id, Some(landing))
    {
        match walking.gait {
            word::CLIMB | word::JUMP_DOWN => scramble::go(table, id, walking.gait, &[landing])?,
            _ => leap::leap(table, id, landing)?,
        }
    }
    if leaves && !walking.is_stopped {
        deed::leave(table, id);
    }
    if !table.snapshot(id).condition.disoriented && table.snapshot(id).is_conscious() {
        let now = table.snapshot(id).body.facing;
        turn(table, id, walking.facing.filter(|wanted| *wanted != now));
    }
    let how = if walking.gait == word::STEP {
        Moved::Stepped
    } else {
        Moved::Walked
    };
    pair::ended(table, id, how);
    if let Some(mount) = table.snapshot(id).body.mount {
        pair::ended(table, mount, how);
    }
    let later = std::mem::replace(&mut table.round.harm, walking.held);
    table.round.harm.extend(later);
    if table.round.stage == Stage::Between {
        table.round.stage = Stage::Act;
        end_if_decided(table);
    }
    Ok(())
}

/// What is lost with a movement that comes to nothing: he who runs up for a jump wanted to jump.
///
/// Rule: `BRD-12`.
fn lost(gait: Term, landing: Option<Cell>) -> Term {
    match (gait, landing) {
        (word::WALK, Some(_)) => word::JUMP,
        _ => gait,
    }
}

/// Whether water that slows others does not slow this one.
fn is_at_home(table: &Table, id: FighterId, cell: Cell) -> bool {
    let view = table.ground.view();
    let is_wet = view
        .cell(cell)
        .is_some_and(|facts| facts.water_grade() != WaterGrade::Dry);
    is_wet && table.snapshot(id).build.traits.at_home_in_water
}

/// Whoever is stopped on a square where he may not stay goes back to the last one where he may (`BRD-13`, `BRD-01`).
fn step_back(table: &mut Table, id: FighterId, rest: Cell) {
    let body = table.snapshot(id).body;
    if body.at == rest {
        return;
    }
    put(table, id, rest);
    table.write(Happening::Moved {
        fighter: id,
        from: body.at,
        to: rest,
        facing: body.facing,
        cost: 0,
        rule: rule::BRD_13,
    });
}
