//! Moving along a path, one step after the other, with all that may happen between two of them.

use crate::battle::{FighterId, Happening, INTERRUPT, Posture, RuleId, Term};
use crate::board::{Cell, Facing, PathStep};
use crate::dice::DiceError;
use crate::rules::common;

use super::super::scene::{Scene, Snapshot};
use super::super::{facing, hide, moves, rule, tumble, turning, word};
use super::table::Table;
use super::{Frame, Stride, Walking, ground, health, hold, look, provoke};

/// Somebody sets out on a way.
///
/// Rule: `D20-ACT-03`, `D20-MOV-01`.
pub(crate) fn set_out(table: &mut Table, id: FighterId, gait: Term, path: &[Cell], facing: Option<Facing>) {
    let scene = table.foreseen_by(id, None);
    let steps = scene
        .get(id)
        .map(|mover| as_far_as_possible(&scene, mover, gait, path))
        .unwrap_or_default();
    drop(scene);
    // The map is not what it was when the mover saw it last.
    let unforeseen = path.get(steps.len()).copied();
    let mut rest: Vec<Stride> = steps.iter().map(Stride::of).collect();
    rest.reverse();
    begin(
        table,
        Walking {
            facing,
            unforeseen,
            ..Walking::of(id, gait, rest, table.snapshot(id).body.at)
        },
    );
}

/// Somebody takes steps that have been found already, the next one last; where he is stopped on a square where he may not stay, he goes
/// back to another one.
///
/// Rule: `D20-MOV-04`.
pub(crate) fn take(table: &mut Table, id: FighterId, gait: Term, rest: Vec<Stride>, stay: Cell) {
    begin(table, Walking::of(id, gait, rest, stay));
}

fn begin(table: &mut Table, walking: Walking) {
    let id = walking.mover;
    hide::end(table, id);
    if table.snapshot(id).body.posture == Posture::Kneeling {
        health::pose(table, id, Posture::Standing, rule::D20_MOV_08);
    }
    common::set_out(table, id);
    table.round.frames.push(Frame::Walk(walking));
}

impl Walking {
    const fn of(mover: FighterId, gait: Term, rest: Vec<Stride>, stay: Cell) -> Self {
        Self {
            mover,
            gait,
            rest,
            stay,
            is_checked: false,
            is_first: true,
            facing: None,
            unforeseen: None,
            tumbled: 0,
        }
    }
}

/// The longest part of a path that can be walked: what nobody saw may be in the way.
fn as_far_as_possible(scene: &Scene, mover: &Snapshot, gait: Term, path: &[Cell]) -> Vec<PathStep> {
    let parts = (1..=path.len()).rev().map(|length| &path[..length]);
    parts
        .filter_map(|part| moves::check_path(scene, mover, gait, part).ok())
        .next()
        .unwrap_or_default()
}

impl Stride {
    /// A step of a path that has been looked for.
    pub(crate) fn of(step: &PathStep) -> Self {
        Self {
            cell: step.cell,
            towards: step.towards,
            cost: step.cost_half.min(u16::from(u8::MAX)) as u8,
            may_end: step.may_end,
        }
    }

    /// Whether it is a plain diagonal, of which every second one costs two squares.
    const fn is_plain_diagonal(self) -> bool {
        self.towards.is_diagonal() && (self.cost == 2 || self.cost == 4)
    }
}

/// A movement goes on: those who threaten the mover have their opportunity, then he takes a step.
///
/// Rule: `D20-AOO-03`, `D20-BRD-15`, `BD-MOV-05`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn go_on(table: &mut Table, mut walking: Walking) -> Result<(), DiceError> {
    let id = walking.mover;
    let Some(stride) = walking
        .rest
        .last()
        .copied()
        .filter(|_| table.snapshot(id).is_able())
    else {
        return arrive(table, &walking);
    };
    if !walking.is_checked {
        // Whoever runs into somebody does not leave his square, and a blow on the way shows him who stands there.
        let is_under_way = !walking.is_first && walking.gait != word::OVERRUN;
        if common::bump(table, id, Some(stride.cell)) || is_under_way && common::stops(table, id) {
            return stop(table, &walking, stride);
        }
        let mut by = provoke::by_step(table, &walking);
        walking.is_checked = true;
        provoke::tell_covered(table, &walking);
        if walking.gait == word::TUMBLE {
            by = tumble::past(table, &mut walking, by)?;
            if let Some(strikers) = tumble::through(table, &mut walking, stride)? {
                walking.rest.clear();
                by.retain(|id| !strikers.contains(id));
                by.extend(strikers);
            }
        }
        if !by.is_empty() {
            lay_open(table, &walking, stride);
        }
        put_back(table, walking);
        if !by.is_empty() {
            table.round.struck.extend(&by);
            table.round.frames.push(Frame::Open {
                actor: id,
                by,
                kind: word::ASK_OPPORTUNITY,
            });
        }
        return Ok(());
    }
    walking.rest.pop();
    (walking.is_checked, walking.is_first) = (false, false);
    if stride.is_plain_diagonal() {
        let odd = &mut table.fighter(id).budget.has_odd_diagonal;
        *odd = !*odd;
    }
    let looks = looks(table, &walking, stride);
    let is_joining = !provoke::entered_by_tiny(table, id, stride.cell).is_empty();
    let rule = if is_joining {
        rule::D20_MOV_04
    } else {
        rule_of(walking.gait)
    };
    let told = (stride.cost, rule);
    let before = table.snapshot(id).place();
    shift(table, (id, walking.gait), stride.cell, (looks, told))?;
    turning::come_near(table, id, before);
    let ridden = &mut table.fighter(id).state.budget.ridden;
    *ridden = ridden.saturating_add(1);
    if stride.may_end {
        walking.stay = stride.cell;
    }
    table.fighter(id).budget.gone_half += u16::from(stride.cost);
    hide::notice(table, id);
    let is_hurt = ground::enter(table, id)?;
    let is_last = walking.rest.is_empty();
    // Nobody stops on the way through a foe.
    let is_rushing = walking.gait == word::OVERRUN;
    let is_stopped = !is_rushing && (is_hurt || !is_last && common::stops(table, id));
    if is_stopped || table.clock.over {
        return stop(table, &walking, stride);
    }
    let ready = provoke::ready_ones(table, id);
    put_back(table, walking);
    if !ready.is_empty() {
        table.round.frames.push(Frame::Open {
            actor: id,
            by: ready,
            kind: word::ASK_READIED,
        });
    }
    Ok(())
}

fn put_back(table: &mut Table, walking: Walking) {
    if let Some(frame) = table.round.frames.last_mut() {
        *frame = Frame::Walk(walking);
    }
}

/// Whether somebody stands where he may not stay; the dead lie where they fell.
fn must_go_back(table: &Table, walking: &Walking) -> bool {
    let own = table.snapshot(walking.mover);
    own.body.at != walking.stay && !own.state.is_dead()
}

/// Whoever is stopped where he may not stay goes back to where he last could.
fn stop(table: &mut Table, walking: &Walking, stride: Stride) -> Result<(), DiceError> {
    let id = walking.mover;
    if must_go_back(table, walking) {
        let back = (0, rule::D20_MOV_04);
        let looks = match facing::has_arcs(&table.scene(), table.snapshot(id)) {
            true => table.snapshot(id).body.facing,
            false => stride.towards.turned(4),
        };
        shift(table, (id, walking.gait), walking.stay, (looks, back))?;
    }
    table.round.frames.pop();
    Ok(())
}

/// A movement is over: the mover looks where he wanted to, or learns what is in his way.
fn arrive(table: &mut Table, walking: &Walking) -> Result<(), DiceError> {
    let id = walking.mover;
    table.round.frames.pop();
    let own = table.snapshot(id);
    let (is_able, facing) = (own.is_able(), own.body.facing);
    if must_go_back(table, walking) {
        let back = (0, rule::D20_MOV_04);
        shift(table, (id, walking.gait), walking.stay, (facing, back))?;
    }
    if !is_able {
        return Ok(());
    }
    if walking.unforeseen.is_some() && !common::bump(table, id, walking.unforeseen) {
        table.forgone(id, walking.gait, INTERRUPT);
    }
    let wanted = walking.facing.filter(|it| *it != table.snapshot(id).body.facing);
    if let Some(wanted) = wanted {
        let is_step = walking.gait == word::STEP && facing::has_arcs(&table.scene(), table.snapshot(id));
        table.fighter(id).budget.has_turned |= is_step;
        let by = if is_step {
            rule::D20_FAC_08
        } else {
            rule::D20_FAC_07
        };
        look::turn(table, id, wanted, by);
    }
    Ok(())
}

/// Where a mover looks in a step: where it leads, unless he keeps his facing.
///
/// Rule: `D20-FAC-07`, `D20-FAC-10`.
fn looks(table: &Table, walking: &Walking, stride: Stride) -> Facing {
    let own = table.snapshot(walking.mover);
    match facing::is_kept(&table.scene(), own, walking.gait) {
        true => own.body.facing,
        false => stride.towards,
    }
}

/// A mover looks where he goes before he leaves a square in which he is struck at: it decides which side he shows.
///
/// Rule: `D20-FAC-20`, `D20-BRD-15`.
fn lay_open(table: &mut Table, walking: &Walking, stride: Stride) {
    let own = table.snapshot(walking.mover);
    let looks = looks(table, walking, stride);
    if looks != own.body.facing && facing::has_arcs(&table.scene(), own) {
        look::turn(table, walking.mover, looks, rule::D20_FAC_20);
    }
}

/// The rule by which a step of a movement is told.
fn rule_of(gait: Term) -> RuleId {
    match gait {
        word::STEP => rule::D20_ACT_06,
        word::WITHDRAW => rule::D20_WDR_01,
        word::RUN => rule::D20_MOV_07,
        word::CRAWL => rule::D20_MOV_08,
        word::CHARGE => rule::D20_CHG_01,
        word::TUMBLE => rule::D20_MOV_10,
        word::STRUGGLE => rule::D20_MOV_09,
        word::SPRING => rule::D20_FEA_29,
        word::DRAG => rule::D20_GRP_02,
        word::RIDE_ON => rule::D20_FEA_41,
        word::SIDLE => rule::D20_FAC_10,
        word::OVERRUN => rule::D20_MOV_04,
        _ => rule::D20_MOV_01,
    }
}

/// Puts a mover on a cell; his mount or his rider goes along, and whom he drags.
///
/// Rule: `D20-GRP-02`, `D20-MNT-01`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn shift(
    table: &mut Table,
    (id, gait): (FighterId, Term),
    to: Cell,
    (facing, told): (Facing, (u8, RuleId)),
) -> Result<(), DiceError> {
    let from = table.snapshot(id).body.at;
    put(table, id, to, facing, told);
    hold::carry(table, id, (from, to), gait)
}

/// Puts a fighter on a cell, and tells of it.
pub(crate) fn put(table: &mut Table, id: FighterId, to: Cell, facing: Facing, (cost, rule): (u8, RuleId)) {
    let body = &mut table.fighter(id).body;
    let from = std::mem::replace(&mut body.at, to);
    body.facing = facing;
    table.write(Happening::Moved {
        fighter: id,
        from,
        to,
        facing,
        cost,
        rule,
    });
    ground::fit(table, id);
}

/// What a square does to whoever was driven there.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn land(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    ground::enter(table, id).map(|_| ())
}
