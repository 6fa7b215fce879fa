//! Battles and rounds begin: initiative, once for the fight, and who is surprised.

use crate::battle::{FighterId, Happening, Points};
use crate::dice::DiceError;
use crate::rules::kernel::{begin_round, set_up};

use super::super::condition::{Suffered, Until};
use super::super::data::{FeatEffect, State};
use super::super::fighter::{Leave, Progress};
use super::super::initiative::{self, Initiative};
use super::super::{ambush, cause, compulsion, ride, roll, rule, spell};
use super::table::Table;
use super::{Stage, ground, saddle};

/// The fight begins: sides that have a zone set their fighters up.
pub(super) fn muster(table: &mut Table) {
    table.write(Happening::FightStarted);
    set_up::open(table);
    table.round.stage = Stage::SetUp;
}

/// When all stand in their places, those are surprised who have not noticed an ambush, everybody is flat-footed and rolls initiative, in ascending order of the ids.
///
/// Rule: `D20-SEQ-01` to `D20-SEQ-03`, `D20-SEQ-05`.
pub(super) fn set_up(table: &mut Table) -> Result<(), DiceError> {
    if !set_up::is_done(table) {
        return Ok(());
    }
    let is_new = table.round.begin_at.is_none();
    if is_new {
        ambush::test(table)?;
    }
    saddle::settle_in(table);
    let all: Vec<FighterId> = table.ids().collect();
    for id in &all {
        if is_new && table.snapshot(*id).is_able() {
            be_flat_footed(table, *id);
            drop_what_is_held(table, *id);
        }
        if table.snapshot(*id).body.present {
            ground::fit(table, *id);
        }
    }
    let there = all
        .into_iter()
        .filter(|id| table.snapshot(*id).hit_points.leave == Leave::No)
        // A mount has no initiative of its own (D20-MNT-01).
        .filter(|id| !ride::is_guided(&table.scene(), table.snapshot(*id)));
    let there: Vec<FighterId> = there.collect();
    if is_new {
        spell::tell_pools(table);
    }
    roll_initiative(table, &there)?;
    table.round.stage = Stage::Begin;
    Ok(())
}

/// Whoever begins in panic or stunned holds nothing.
///
/// Rule: `D20-CND-16`, `D20-CND-23`.
fn drop_what_is_held(table: &mut Table, id: FighterId) {
    let states: Vec<State> = table
        .snapshot(id)
        .conditions
        .0
        .iter()
        .map(|it| it.state)
        .collect();
    for state in states {
        compulsion::let_fall(table, id, state);
    }
}

/// Nobody is on his guard before his first turn.
///
/// Rule: `D20-SEQ-05`.
pub(super) fn be_flat_footed(table: &mut Table, id: FighterId) {
    table.afflict(
        id,
        Suffered {
            state: State::FlatFooted,
            until: Until::TurnStart(id),
        },
    );
}

/// Rolls the initiative of some fighters, unless it is known, and puts them into the order.
///
/// Rule: `D20-SEQ-02`, `D20-FEA-35`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn roll_initiative(table: &mut Table, ids: &[FighterId]) -> Result<(), DiceError> {
    for id in ids {
        if table.snapshot(*id).budget.initiative.is_some() {
            continue;
        }
        let bonus = table.build(*id).initiative;
        let mut points = Points::roll(rule::D20_SEQ_02, 1, roll::SIDES, &mut *table.dice)?;
        let face = points.throw.total() as u8;
        let of_feat = table.build(*id).feat(
            |effect| match effect {
                FeatEffect::Initiative(points) => Some(*points),
                _ => None,
            },
            None,
        );
        let learnt = of_feat.map_or(0, |(.., points)| points);
        points
            .ledger
            .add_for(rule::D20_SEQ_02, &cause::READY, bonus - learnt);
        if let Some((rule, row, learnt)) = of_feat {
            points.ledger.add_for(rule, row, learnt);
        }
        table.fighter(*id).budget.initiative = Some(Initiative { face, bonus, tie: 0 });
        table.write(Happening::InitiativeRolled {
            fighter: *id,
            points: Box::new(points),
        });
    }
    let known = table.fighters().iter();
    let mut all: Vec<(FighterId, Initiative)> = known
        .filter_map(|it| Some((it.id(), it.budget.initiative?)))
        .collect();
    initiative::break_ties(&mut all, &mut *table.dice)?;
    for (id, initiative) in &all {
        table.fighter(*id).budget.initiative = Some(*initiative);
    }
    // Those who had their places keep them; the others come in by what they have rolled.
    let kept = table.round.order.clone();
    for (id, initiative) in all.iter().filter(|(id, _)| !kept.contains(id)) {
        let rank = |id: FighterId| table.snapshot(id).budget.initiative.map(|it| it.rank(id));
        let own = Some(initiative.rank(*id));
        let place = table.round.order.iter().position(|other| rank(*other) > own);
        let place = place.unwrap_or(table.round.order.len());
        table.round.order.insert(place, *id);
        if place < usize::from(table.round.passed) {
            table.round.passed += 1;
        }
    }
    Ok(())
}

/// A round begins: all turns lie ahead. If some are surprised and others are not, the first one is theirs, with a single action each.
///
/// Rule: `D20-SEQ-01`, `D20-SEQ-04`.
pub(super) fn begin(table: &mut Table) -> Result<(), DiceError> {
    begin_round(table)?;
    if table.clock.over {
        return Ok(());
    }
    let able = || table.fighters().iter().filter(|it| it.is_able());
    let is_surprise =
        able().any(|it| it.hit_points.is_surprised) && able().any(|it| !it.hit_points.is_surprised);
    let all: Vec<FighterId> = table.ids().collect();
    for id in all {
        let own = table.fighter(id);
        own.budget.progress = Progress::Ahead;
        own.budget.is_single = is_surprise;
        own.hit_points.is_surprised &= is_surprise;
    }
    table.round.passed = 0;
    begin_under_way(table);
    table.round.stage = Stage::Next;
    Ok(())
}

/// A fight that is under way already begins at an initiative: the turns above it have been played.
fn begin_under_way(table: &mut Table) {
    let Some(from) = table.round.begin_at.take() else {
        return;
    };
    for id in table.round.order.clone() {
        let own = table.fighter(id);
        if own.budget.initiative.is_some_and(|it| it.value() > from) {
            own.budget.progress = Progress::Over;
        }
    }
}
