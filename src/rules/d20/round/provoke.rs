//! Attacks of opportunity: who may strike at whom out of turn, and what opens such an attack.

use crate::battle::{FighterId, Term};
use crate::board::Cell;

use super::super::action::Call;
use super::super::data::{Size, StateEffect};
use super::super::fighter::Ready;
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::{action, assault, concealment, condition, guard, rule, word};
use super::table::Table;
use super::{Frame, Walking};

/// Whether somebody may strike at another one who lays himself open now.
///
/// Rule: `D20-AOO-01`, `D20-AOO-09`, `D20-AOO-10`, `D20-SEQ-05`.
pub(crate) fn may_strike(table: &Table, id: FighterId, actor: FighterId) -> bool {
    let scene = table.scene();
    match (scene.get(id), scene.get(actor)) {
        (Some(own), Some(foe)) => may_in(&scene, own, foe),
        _ => false,
    }
}

/// The same in a scene.
///
/// Rule: `D20-AOO-01`, `D20-AOO-09`, `D20-AOO-10`, `D20-CND-02`.
pub(crate) fn may_in(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> bool {
    could(scene, own, foe) && !is_covered(scene, own, foe) && !concealment::is_total(scene, own, foe)
}

/// Whether somebody could strike at another one out of turn, if only he saw him in the open.
fn could(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> bool {
    let tables = scene.tables();
    let is_free = own.budget.opportunities < own.most_opportunities()
        && (own.has_reflexes() || !condition::has(tables, own, &StateEffect::NoOpportunities));
    // The confused strike at their present foe alone (D20-CND-02).
    let is_narrow = condition::has(tables, own, &StateEffect::OpportunitiesOnlyAgainstFoe);
    let is_his = own
        .budget
        .confused
        .is_some_and(|(_, whom)| whom == Some(foe.id()));
    is_free
        && (!is_narrow || is_his)
        && foe.is_able()
        && scene.are_hostile(own, foe)
        && scene.threatens(own, foe.place())
}

/// Whether cover keeps somebody from being struck out of turn.
///
/// Rule: `D20-AOO-10`, `D20-COV-04`.
fn is_covered(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> bool {
    let covered = scene.facts(own, foe, |facts| {
        guard::cover(facts, facts.gap().cheb() <= 1).0 > 0
    });
    covered.unwrap_or(false)
}

/// Whether somebody may use the attack that he keeps ready against a foe.
///
/// Rule: `D20-SEQ-08`.
pub(crate) fn may_use_readied(table: &Table, id: FighterId, actor: FighterId) -> bool {
    let scene = table.known_to(id);
    let (Some(own), Some(foe)) = (scene.get(id), scene.get(actor)) else {
        return false;
    };
    let reaches = match own.budget.ready {
        Ready::No => false,
        Ready::Blow => scene.threatens(own, foe.place()),
        Ready::Shot => action::attack::can_strike(&scene, own, Some(actor), word::ASK_READIED),
    };
    own.is_able() && foe.is_able() && reaches
}

/// All who may strike at somebody who lays himself open where he stands, in the order of initiative, the first last.
///
/// Rule: `D20-AOO-08`, `D20-AOO-11`.
pub(crate) fn all_who_may(table: &Table, actor: FighterId) -> Vec<FighterId> {
    let order = table.round.order.iter().copied();
    order
        .filter(|id| *id != actor && may_strike(table, *id, actor))
        .rev()
        .collect()
}

/// Lets those strike first whom an act of somebody provokes; says whether it has to wait for them. The act is taken up again when they have.
///
/// Rule: `D20-AOO-06` to `D20-AOO-08`, `D20-AOO-11`.
pub(crate) fn halts(table: &mut Table, id: FighterId, kind: Term, call: Call, by: Vec<FighterId>) -> bool {
    if std::mem::take(&mut table.round.is_cleared) || by.is_empty() {
        return false;
    }
    wait(table, id, kind, call);
    table.round.frames.push(Frame::Open {
        actor: id,
        by,
        kind: word::ASK_OPPORTUNITY,
    });
    true
}

/// Lets those strike first whom casting provokes, and those who have kept an attack ready and reach the caster; says whether the spell has to wait for them.
///
/// Rule: `D20-AOO-06`, `D20-SEQ-08`, `D20-MAG-03`.
pub(crate) fn halts_casting(table: &mut Table, id: FighterId, call: Call, is_safe: bool) -> bool {
    let by = if is_safe {
        Vec::new()
    } else {
        all_who_may(table, id)
    };
    let ready = ready_ones(table, id);
    if by.is_empty() && ready.is_empty() {
        return false;
    }
    wait(table, id, word::ASK_TURN, call);
    // Opportunities come first, then what was kept ready: the last frame is asked first.
    for (by, kind) in [(ready, word::ASK_READIED), (by, word::ASK_OPPORTUNITY)] {
        if !by.is_empty() {
            table.round.frames.push(Frame::Open { actor: id, by, kind });
        }
    }
    true
}

/// An act waits until those have struck who may strike first.
fn wait(table: &mut Table, id: FighterId, kind: Term, call: Call) {
    let life = table.snapshot(id).hit_points.life;
    table.round.frames.push(Frame::Deed {
        fighter: id,
        kind,
        choice: call.choice(),
        life: life.hit_points - life.nonlethal,
    });
}

/// All who may strike at a mover before his next step, each once in a turn of the mover. The square that somebody withdraws from is left in
/// safety from all whom he sees, and a step of one square provokes nobody.
///
/// Rule: `D20-AOO-03` to `D20-AOO-05`, `D20-AOO-09`, `D20-AOO-12`, `D20-AOO-13`, `D20-WDR-01`, `D20-BRD-15`.
pub(super) fn by_step(table: &Table, walking: &Walking) -> Vec<FighterId> {
    let is_safe = match walking.gait {
        word::STEP => !table.round.modules.has(Modules::STEP_PROVOKES),
        word::WITHDRAW => walking.is_first,
        _ => false,
    };
    let next = walking.rest.last().map(|stride| stride.cell);
    let entered = next.map_or(Vec::new(), |cell| entered_by_tiny(table, walking.mover, cell));
    // Nobody withdraws in safety from whom he does not see.
    let scene = table.scene();
    let is_unseen = |id: &FighterId| {
        let both = scene.get(walking.mover).zip(scene.get(*id));
        walking.gait == word::WITHDRAW
            && both.is_some_and(|(own, foe)| concealment::is_total(&scene, own, foe))
    };
    let mut by = all_who_may(table, walking.mover);
    by.retain(|id| !table.round.struck.contains(id) && (!is_safe || entered.contains(id) || is_unseen(id)));
    by
}

/// Tells who would have struck at a mover now if cover did not guard him; where sides have secrets, nothing is told.
///
/// Rule: `D20-COV-04`.
pub(super) fn tell_covered(table: &mut Table, walking: &Walking) {
    let is_safe = walking.gait == word::STEP || walking.gait == word::WITHDRAW && walking.is_first;
    if is_safe || table.secrets.are_kept() {
        return;
    }
    let scene = table.scene();
    let Some(mover) = scene.get(walking.mover) else {
        return;
    };
    let foes = scene.foes(mover);
    let barred = foes.filter(|foe| {
        could(&scene, foe, mover)
            && is_covered(&scene, foe, mover)
            && !concealment::is_total(&scene, foe, mover)
            && !table.round.struck.contains(&foe.id())
    });
    let mut barred: Vec<FighterId> = barred.map(Snapshot::id).collect();
    drop(scene);
    barred.sort_unstable();
    for id in barred {
        table.forgone(id, word::ASK_OPPORTUNITY, rule::D20_COV_04);
    }
}

/// The foes into whose squares something tiny goes with a step onto a cell: that provokes them, however it goes.
///
/// Rule: `D20-AOO-13`, `D20-MOV-04`.
pub(super) fn entered_by_tiny(table: &Table, mover: FighterId, cell: Cell) -> Vec<FighterId> {
    let own = table.snapshot(mover);
    let scene = table.scene();
    let is_entered = |foe: &&Snapshot| own.build.size <= Size::Tiny && foe.place().contains(cell);
    scene.foes(own).filter(is_entered).map(Snapshot::id).collect()
}

/// All who keep an attack ready and reach a mover where he has come to.
///
/// Rule: `D20-SEQ-08`.
pub(super) fn ready_ones(table: &Table, mover: FighterId) -> Vec<FighterId> {
    let scene = table.scene();
    let Some(foe) = scene.get(mover) else {
        return Vec::new();
    };
    let order = table.round.order.iter().filter_map(|id| scene.get(*id));
    let ready = order.filter(|own| own.budget.ready != Ready::No && scene.are_hostile(own, foe));
    let ready = ready
        .map(Snapshot::id)
        .filter(|id| may_use_readied(table, *id, mover));
    let mut ready: Vec<FighterId> = ready.collect();
    ready.reverse();
    ready
}

/// Whom somebody drives back at whom an attack of opportunity is made now.
///
/// Rule: `D20-BUL-01`.
pub(crate) fn rushed(table: &Table, kind: Term) -> Option<FighterId> {
    let frames = table.round.frames.iter().rev();
    let mut below = frames
        .skip_while(|frame| !matches!(frame, Frame::Open { .. }))
        .skip(1);
    match below.next() {
        Some(Frame::Deed { choice, .. }) => {
            let is_rush = matches!(choice.term(), Some(word::BULL_RUSH | word::CHARGE_RUSH));
            let is_there = kind == word::ASK_OPPORTUNITY && table.round.rushed_from.is_some();
            choice.target().filter(|_| is_rush && is_there)
        }
        _ => None,
    }
}

/// The occasion of an attack that answers a question.
pub(crate) fn occasion(table: &Table, kind: Term) -> assault::Occasion {
    let frames = table.round.frames.iter().rev();
    let mut below = frames
        .skip_while(|frame| !matches!(frame, Frame::Open { .. }))
        .skip(1);
    match kind {
        word::ASK_OPPORTUNITY
            if matches!(
                below.next(),
                Some(Frame::Walk(_) | Frame::Push(_) | Frame::Overrun(_))
            ) =>
        {
            assault::Occasion::Passing
        }
        word::ASK_OPPORTUNITY => assault::Occasion::Opportunity,
        word::ASK_READIED => assault::Occasion::Readied,
        _ => assault::Occasion::Turn,
    }
}
