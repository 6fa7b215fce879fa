//! Battles and rounds begin: initiative, the order of the turns, and who takes the riposte stance.

use crate::battle::{FighterId, Happening};
use crate::dice::DiceError;
use crate::rules::kernel::{begin_round, set_up};

use super::super::effect::EffectKind;
use super::super::fighter::{Leave, Progress, Turn};
use super::super::module::Modules;
use super::super::{action, initiative, word};
use super::table::Table;
use super::{Stage, ground};

/// The fight begins: sides that have a zone set their fighters up.
pub(super) fn muster(table: &mut Table) {
    table.write(Happening::FightStarted);
    set_up::open(table);
    table.round.stage = Stage::SetUp;
}

/// When all stand in their places, initiative dice fall in ascending order of the ids (`PL-DIC-12`).
pub(super) fn set_up(table: &mut Table) -> Result<(), DiceError> {
    if !set_up::is_done(table) {
        return Ok(());
    }
    for id in table.ids() {
        if table.snapshot(id).state.leave == Leave::No {
            roll_initiative(table, id)?;
        }
    }
    table.round.stage = Stage::Begin;
    Ok(())
}

/// Rolls the initiative of a fighter, unless it is known (`PL-INI-01`).
pub(super) fn roll_initiative(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    if table.snapshot(id).state.die.is_some() {
        return Ok(());
    }
    let build = table.build(id);
    let points = initiative::roll(&build, &mut *table.dice)?;
    table.fighter(id).state.die = Some(points.throw.total());
    table.write(Happening::InitiativeRolled {
        fighter: id,
        points: Box::new(points),
    });
    Ok(())
}

/// A round begins: everybody is back at his initiative, and all turns lie ahead.
///
/// Rule: `PL-RND-01`, `PL-INI-03`, `PL-DLY-03`.
pub(super) fn begin(table: &mut Table) -> Result<(), DiceError> {
    begin_round(table)?;
    if table.clock.over {
        return Ok(());
    }
    if table.round.modules.has(Modules::INI_EACH_ROUND) && table.clock.round > 1 {
        for id in table.ids() {
            if table.snapshot(id).state.leave == Leave::No {
                table.fighter(id).state.die = None;
                roll_initiative(table, id)?;
            }
        }
    }
    for id in table.ids() {
        table.fighter(id).state.turn = Turn::default();
    }
    table.round.order = order(table);
    table.round.passed = 0;
    begin_under_way(table);
    table.round.declaring = who_declares(table);
    table.round.stage = Stage::Declare;
    ground::begin_round(table)
}

/// Everybody in the order of the turns; whoever has no initiative yet has no turn (`PL-INI-02`).
fn order(table: &Table) -> Vec<FighterId> {
    let fighters = table.fighters().iter();
    let mut ranked: Vec<_> = fighters
        .filter_map(|it| Some(initiative::rank(&it.build, it.state.die?, it.id())))
        .collect();
    ranked.sort_unstable();
    ranked.into_iter().map(|(.., id)| id).collect()
}

/// A fight that is under way already begins at an initiative: the turns above it have been played.
fn begin_under_way(table: &mut Table) {
    let Some(from) = table.round.begin_at.take() else {
        return;
    };
    for id in table.round.order.clone() {
        let fighter = table.snapshot(id);
        let value = initiative::base(&fighter.build) + fighter.state.die.unwrap_or(0);
        if value > from {
            table.fighter(id).state.turn.progress = Progress::Over;
        }
    }
}

/// Who is asked for the riposte stance, the first last: whoever will have a turn in this round.
///
/// Rule: `PL-RIP-01`, `PL-RND-02`.
fn who_declares(table: &Table) -> Vec<FighterId> {
    let may = |id: &FighterId| {
        let fighter = table.snapshot(*id);
        let state = &fighter.state;
        fighter.is_able()
            && !state.surprised
            && !state.owes_turn
            && !state.has(EffectKind::Stunned)
            && state.turn.progress == Progress::Ahead
    };
    table.round.order.iter().copied().filter(may).rev().collect()
}

/// Takes the declaration that was asked for and asks the next fighter (`PL-RIP-01`, `PL-DEC-01`).
pub(super) fn declare(table: &mut Table) -> Result<(), DiceError> {
    if let Some(answer) = table.round.answer.take()
        && let Some(id) = table.round.declaring.pop()
    {
        action::play(table, (id, word::ASK_STANCE, None), &answer)?;
        if table.clock.over {
            return Ok(());
        }
    }
    while let Some(&id) = table.round.declaring.last() {
        if table.snapshot(id).is_able() {
            table.ask(id, word::ASK_STANCE, None);
            return Ok(());
        }
        table.round.declaring.pop();
    }
    table.round.stage = Stage::Next;
    Ok(())
}
