//! What a round and a fighter are to a side that does not know of everybody: for trying out what may come.

use smallvec::SmallVec;

use crate::battle::FighterId;

use super::super::fighter::LongAction;
use super::super::melee::Melee;
use super::super::scene::Snapshot;
use super::super::word;
use super::{Actor, Late, Round, Stage, Treatments};

/// Leaves those out of whom a side does not know; false where something is under way that cannot be told without them.
///
/// Rule: `BD-VIS-06`.
pub(super) fn forget(round: &mut Round, is_known: &dyn Fn(FighterId) -> bool) -> bool {
    round.declaring.retain(|id| is_known(*id));
    round.dying.retain(|id| is_known(*id));
    round.actors.retain(|actor| is_known(actor.fighter));
    round.harm.retain(|harm| is_known(harm.target));
    round.late.retain(|late| knows(late, is_known));
    round.ordeals.retain(is_known);
    // What healers have rolled nobody is told before the treatment ends.
    round.treatments = Treatments::default();
    let is_declared = !matches!(
        round.stage,
        Stage::Muster | Stage::SetUp | Stage::Begin | Stage::Declare
    );
    if round.actor.is_some_and(|actor| !is_known(actor.fighter)) {
        if is_declared {
            return false;
        }
        round.actor = None;
    }
    let knows_blow = round
        .exchange
        .is_none_or(|it| is_known(it.attacker) && is_known(it.target));
    let is_whole = knows_blow && forget_melee(&mut round.melee, is_known);
    close_ranks(round);
    is_whole
}

/// Numbers the ranks of a phase anew: a gap would tell that somebody else acts in it.
fn close_ranks(round: &mut Round) {
    let waiting = round.late.iter_mut().chain(&mut round.melee.rest);
    let waiting = waiting.filter_map(|late| match late {
        Late::Deed(actor, _) | Late::GoOn(actor) => Some(actor),
        _ => None,
    });
    let mut all: SmallVec<[&mut Actor; 8]> =
        waiting.chain(&mut round.actors).chain(&mut round.actor).collect();
    let mut ranks: SmallVec<[u16; 8]> = all.iter().map(|actor| actor.rank).collect();
    ranks.sort_unstable();
    ranks.dedup();
    for actor in &mut all {
        let place = ranks.binary_search(&actor.rank);
        actor.rank = place.map_or(actor.rank, |place| place as u16);
    }
}

fn forget_melee(melee: &mut Melee, is_known: &dyn Fn(FighterId) -> bool) -> bool {
    melee.pairs.retain(is_known);
    melee.rest.retain(|late| knows(late, is_known));
    melee.struck.retain(|id| is_known(*id));
    melee
        .ties
        .retain(|tie| is_known(tie.of) && tie.foe.is_none_or(is_known));
    melee
        .series
        .retain(|series| is_known(series.attacker) && is_known(series.foe));
    melee
        .teams
        .retain(|team| is_known(team.bearer) && is_known(team.helper));
    melee
        .blunders
        .retain(|blunder| is_known(blunder.fighter) && is_known(blunder.partner));
    melee.bewildered = melee.bewildered.filter(|(id, _)| is_known(*id));
    forget_waiting(melee, is_known);
    let walker = melee.walk.as_ref().map(|walk| walk.mover);
    let followers = melee
        .follow
        .iter()
        .chain(melee.press.as_ref().map(|(follow, _)| follow));
    let followers = followers.flat_map(|follow| [follow.mover, follow.foe]);
    let opening = melee.opening.iter().flat_map(|it| [it.striker, it.victim]);
    let throws = melee
        .throw
        .iter()
        .chain(melee.spread.as_ref().map(|it| &it.throw));
    let throws = throws.flat_map(|it| [it.thrower.0, it.target]);
    let onset = melee.onset.iter().flat_map(|it| [it.charger, it.target]);
    let meeting = melee.meeting.iter().flat_map(|it| [it.striker.0, it.target]);
    let strikers = melee.sweep.iter().map(|it| it.attacker);
    let flurries = melee.flurry.iter().map(|it| it.attacker);
    let hails = melee.hail.iter().map(|it| it.thrower);
    let covers = melee.cover.iter().map(|it| it.asked);
    walker
        .into_iter()
        .chain(followers)
        .chain(opening)
        .chain(throws)
        .chain(onset)
        .chain(meeting)
        .chain(strikers)
        .chain(flurries)
        .chain(hails)
        .chain(covers)
        .all(is_known)
}

/// Leaves those out who would have a part in what is under way.
fn forget_waiting(melee: &mut Melee, is_known: &dyn Fn(FighterId) -> bool) {
    if let Some(walk) = &mut melee.walk {
        walk.done.retain(|id| is_known(*id));
        walk.waiting.retain(|id| is_known(*id));
        walk.held.retain(|harm| is_known(harm.target));
    }
    if let Some(sweep) = &mut melee.sweep {
        sweep.rest.retain(|id| is_known(*id));
    }
    if let Some(flurry) = &mut melee.flurry {
        flurry.rest.retain(|(id, _)| is_known(*id));
    }
    if let Some(hail) = &mut melee.hail {
        hail.rest.retain(|id| is_known(*id));
    }
    if let Some(spread) = &mut melee.spread {
        spread.others.retain(|id| is_known(*id));
    }
    if let Some(cover) = &mut melee.cover {
        cover.rest.retain(|id| is_known(*id));
    }
}

/// Whether all whom something concerns that waits to happen are known.
fn knows(late: &Late, is_known: &dyn Fn(FighterId) -> bool) -> bool {
    match late {
        Late::Deed(actor, _) | Late::GoOn(actor) => is_known(actor.fighter),
        Late::Jump(id, _)
        | Late::Stagger(id, _)
        | Late::Disarm(id, _)
        | Late::Strain(id, ..)
        | Late::GetFree(id) => is_known(*id),
        Late::Push(one, other)
        | Late::Hold(one, other)
        | Late::Close(one, other, _)
        | Late::Open(one, other, ..)
        | Late::Drive(one, other, _)
        | Late::Pin(one, other, _)
        | Late::Clasp(one, other, _) => is_known(*one) && is_known(*other),
    }
}

/// Lets a fighter have nothing to do with those who are not there; of a treatment whose check nobody knows it is taken that it succeeds.
///
/// Rule: `DYI-04`.
pub(super) fn forget_of(own: &mut Snapshot, is_there: &dyn Fn(FighterId) -> bool) {
    let condition = &mut own.state.condition;
    condition.held_by = condition.held_by.filter(|id| is_there(*id));
    condition.holds = condition.holds.filter(|id| is_there(*id));
    let (ills, saddle) = (&mut condition.ado.ills, &mut condition.ado.saddle);
    ills.tormentor = ills.tormentor.filter(|id| is_there(*id));
    saddle.rider = saddle.rider.filter(|id| is_there(*id));
    let task = own.state.task.0.filter(|task| task.target.is_none_or(is_there));
    own.state.task.0 = task.map(|task| match task.act {
        word::TREAT => LongAction {
            success: Some(0),
            ..task
        },
        _ => task,
    });
}
