//! The count of phases: who acts next, and in which order.

use std::cmp::Reverse;

use smallvec::SmallVec;

use crate::battle::{FighterId, Happening, Secrets, SideId};
use crate::dice::DiceError;
use crate::rules::common;

use super::super::blow::bare;
use super::super::table::Table;
use super::super::{Actor, Due, Stage};
use super::lost;
use crate::rules::dsa41::condition::convert;
use crate::rules::dsa41::fighter::{Plan, Turn};
use crate::rules::dsa41::rule;
use crate::rules::dsa41::scene::{Scene, Snapshot};

/// Phases between the first and the second action (`TIM-03`).
pub(crate) const SECOND_AFTER: i16 = 8;

pub(crate) fn count_phases(table: &mut Table) -> Result<(), DiceError> {
    bare::measure(table);
    let initiatives: Initiatives = table.scene().fighters.iter().map(Snapshot::ini).collect();
    lost::forgo_what_is_lost(table, &initiatives);
    count(table, &initiatives);
    Ok(())
}

/// The initiative of everybody, in the order of the scene; the count changes none.
type Initiatives = SmallVec<[i16; 8]>;

/// Goes down to the next phase in which somebody acts, or on with this one for those whose initiative has come up to it; ends the round
/// when there is none (`INI-04`, `INI-07`).
fn count(table: &mut Table, initiatives: &[i16]) {
    let above = table.clock.phase.unwrap_or(i16::MAX);
    let scene = table.scene();
    let found = next_phase(&scene, table.secrets, initiatives, above);
    drop(scene);
    let Some((phase, mut due)) = found else {
        table.round.stage = Stage::Finish;
        return;
    };
    put_in_order(&mut due, &mut table.round.actors);
    table.round.actor = None;
    table.round.stage = Stage::Act;
    if phase < above {
        common::look_around(table);
        table.clock.phase = Some(phase);
        table.round.melee.struck.clear();
        table.write(Happening::PhaseReached);
    }
    tell_who_acts_at_once(table);
}

/// Says who acts at once in this phase, each group for itself (`INI-05`).
fn tell_who_acts_at_once(table: &mut Table) {
    if table.round.actors.len() < 2 {
        return;
    }
    let groups: Vec<Vec<FighterId>> = table
        .round
        .actors
        .chunk_by(|next, earlier| next.rank == earlier.rank)
        .map(|group| {
            let mut fighters: Vec<_> = group.iter().rev().map(|actor| actor.fighter).collect();
            fighters.dedup();
            fighters
        })
        .filter(|fighters: &Vec<_>| fighters.len() > 1)
        .collect();
    for fighters in groups.into_iter().rev() {
        let rule = rule::INI_05;
        table.write(Happening::AtOnce { fighters, rule });
    }
}

/// Somebody who may act in a phase, with what decides about the order.
#[derive(Clone, Copy)]
struct Candidate {
    fighter: FighterId,
    due: Due,
    ini: i16,
    basis: i16,
    is_delayed: bool,
}

/// Rarely more than two act in one phase.
type Candidates = SmallVec<[Candidate; 4]>;

/// When a right to act comes that has its own phase: whoever's initiative rose above the count acts in the next phase, and whoever's has
/// come just up to it in this one, unless he has taken a free action in it, or one that comes before this one.
///
/// Rule: `INI-07`, `TIM-04`.
fn coming(fighter: &Snapshot, (due, phase): (Due, i16), above: i16) -> i16 {
    let (busy, freed) = (fighter.turn.busy, fighter.turn.freed.0);
    let has_done = match due {
        Due::Free(_) => return phase.min(above.saturating_sub(1)),
        Due::First => freed,
        _ => busy,
    };
    if phase == above && has_done != Some(above) {
        above
    } else {
        phase.min(above.saturating_sub(1))
    }
}

/// The next phase in which somebody acts after what was done in `above`, which it may be itself, and who they are.
fn next_phase(
    scene: &Scene,
    secrets: &Secrets,
    initiatives: &[i16],
    above: i16,
) -> Option<(i16, Candidates)> {
    let below = above.saturating_sub(1);
    let mut next: Option<i16> = None;
    let mut found = Candidates::new();
    // Those who delay come in where somebody else acts, and last of all when nobody does any more (ACT-23).
    let somebody_delays = scene.fighters.iter().any(|fighter| fighter.turn.delays.is_some());
    let is_told = |side: SideId, found: &Candidates| {
        !secrets.are_kept() || found.iter().any(|it| secrets.sees(side, it.fighter))
    };
    let passes: &[bool] = if somebody_delays { &[false, true] } else { &[false] };
    for &comes_in in passes {
        let everybody = scene.fighters.iter().zip(initiatives);
        for (fighter, &ini) in everybody.filter(|(fighter, _)| fighter.is_conscious()) {
            let dues = dues_at(fighter, ini);
            for &(due, phase) in &dues {
                let is_delayed = fighter.turn.delays == Some(due);
                if is_delayed != comes_in {
                    continue;
                }
                // He comes in after somebody whom his side sees act; after others the question would tell of them.
                if is_delayed && next.is_some() && !is_told(fighter.fighter.side, &found) {
                    continue;
                }
                let phase = if is_delayed {
                    next.unwrap_or(below)
                } else {
                    coming(fighter, (due, phase), above)
                };
                if matches!(due, Due::Free(_)) && is_for_a_deed(fighter, &dues, (phase, above)) {
                    continue;
                }
                if next.is_none_or(|best| phase > best) {
                    next = Some(phase);
                    found.clear();
                }
                if next == Some(phase) {
                    found.push(Candidate {
                        fighter: fighter.id(),
                        due,
                        ini,
                        basis: fighter.build.ini_basis,
                        is_delayed,
                    });
                }
            }
        }
    }
    let next = next?;
    // Nobody is asked twice at the start of one phase.
    if next < above {
        let asked = watchers(scene, |side| is_told(side, &found), (next, above));
        found.extend(asked);
    }
    Some((next, found))
}

/// Whether a fighter acts in a phase that comes after another one, so that it has no free action for him; whoever delays may still choose
/// another phase.
///
/// Rule: `TIM-04`.
fn is_for_a_deed(fighter: &Snapshot, dues: &Dues, (phase, above): (i16, i16)) -> bool {
    let is_deed = |&(due, at): &(Due, i16)| {
        let is_paid = !matches!(due, Due::Free(_)) && fighter.turn.delays != Some(due);
        is_paid && coming(fighter, (due, at), above) == phase
    };
    dues.iter().any(is_deed)
}

/// Those who keep watch are asked at the start of every phase in which somebody else acts whom their side sees (`TIM-04`): the question
/// would tell of others.
fn watchers(scene: &Scene, is_told: impl Fn(SideId) -> bool, (phase, above): (i16, i16)) -> Vec<Candidate> {
    let is_asked = |fighter: &&Snapshot| {
        let is_window = |(due, at): &(Due, i16)| matches!(due, Due::Free(_)) && *at == phase;
        let asks = keeps_watch(fighter) && fighter.is_conscious() && is_told(fighter.fighter.side);
        let dues = if asks {
            dues_at(fighter, fighter.ini())
        } else {
            Dues::new()
        };
        asks && !dues.iter().any(is_window) && !is_for_a_deed(fighter, &dues, (phase, above))
    };
    let candidate = |fighter: &Snapshot| Candidate {
        fighter: fighter.id(),
        due: Due::WATCH,
        ini: fighter.ini(),
        basis: fighter.build.ini_basis,
        is_delayed: false,
    };
    scene.fighters.iter().filter(is_asked).map(candidate).collect()
}

/// Whether a fighter keeps watch and has a free action left for it (`TIM-04`).
pub(crate) fn keeps_watch(fighter: &Snapshot) -> bool {
    let turn = fighter.turn;
    turn.watches && turn.free > 0 && turn.plan.is_some() && !fighter.condition.disoriented
}

/// Those who act in a phase, the next one last: free actions come first, the higher initiative before the lower
/// (`TIM-04`); then the others, the higher basis before the lower, and those with the same at once (`INI-05`). Where a
/// delayed action comes in, the higher initiative goes first (`ACT-23`).
fn put_in_order(candidates: &mut [Candidate], actors: &mut Vec<Actor>) {
    let by_initiative = candidates.iter().any(|it| it.is_delayed);
    let key = |it: &Candidate| {
        let is_paid = !matches!(it.due, Due::Free(_));
        let ini = if is_paid && !by_initiative { 0 } else { it.ini };
        (is_paid, Reverse(ini), Reverse(it.basis))
    };
    candidates.sort_by_key(|it| (key(it), it.fighter, it.due));
    let mut rank = 0;
    actors.clear();
    for (place, it) in candidates.iter().enumerate() {
        let acts_at_once =
            place > 0 && !matches!(it.due, Due::Free(_)) && key(it) == key(&candidates[place - 1]);
        rank += u16::from(!acts_at_once);
        actors.push(Actor {
            fighter: it.fighter,
            due: it.due,
            rank,
        });
    }
    actors.reverse();
}

/// The rights to act that a fighter still has in this round, each with its phase.
pub(crate) fn dues(fighter: &Snapshot) -> impl Iterator<Item = (Due, i16)> + use<> {
    dues_at(fighter, fighter.ini()).into_iter()
}

/// The rights of somebody, rarely more than two.
type Dues = SmallVec<[(Due, i16); 4]>;

/// The same by an initiative that is known already.
#[inline]
fn dues_at(fighter: &Snapshot, ini: i16) -> Dues {
    let turn = &fighter.turn;
    let mut found = Dues::new();
    if let Some(plan) = turn.plan {
        let (first, second) = (has_first(turn, plan), has_second(turn, plan));
        if first {
            found.push((Due::First, ini));
        }
        if second {
            found.push((Due::Second, ini - SECOND_AFTER));
        }
        if turn.ask_free && turn.free > 0 && !fighter.condition.disoriented {
            let is_twofold = plan.second().is_some();
            for (place, is_open, phase) in [
                (0, first, ini + 1),
                (1, !first, ini - 1),
                (2, is_twofold && second, ini - SECOND_AFTER + 1),
                (3, is_twofold && !second, ini - SECOND_AFTER - 1),
            ] {
                if is_open && !turn.windows[place] {
                    found.push((Due::Free(place as u8), phase));
                }
            }
        }
    }
    if fighter.build.traits.strikes_again {
        found.extend(convert::dues(fighter).into_iter().flatten());
    }
    found
}

/// Whether the first action of a plan has still to be taken.
fn has_first(turn: &Turn, plan: Plan) -> bool {
    !turn.first_done && plan.first().is_some()
}

/// Whether the second action of a plan has still to be taken.
fn has_second(turn: &Turn, plan: Plan) -> bool {
    !turn.second_done && plan.second().is_some()
}

/// The phase of a right to act that a fighter still has in this round.
pub(crate) fn phase_of(fighter: &Snapshot, due: Due) -> Option<i16> {
    match (due, fighter.turn.plan) {
        (Due::First, Some(plan)) if has_first(&fighter.turn, plan) => Some(fighter.ini()),
        (Due::Second, Some(plan)) if has_second(&fighter.turn, plan) => Some(fighter.ini() - SECOND_AFTER),
        (Due::First, _) => None,
        _ => {
            let found = dues(fighter).filter(|(known, _)| *known == due);
            found.map(|(_, phase)| phase).max()
        }
    }
}

/// Whether a fighter still has a right to act in this round, whatever its phase.
pub(crate) fn has_due(fighter: &Snapshot, due: Due) -> bool {
    match (due, fighter.turn.plan) {
        (Due::First, plan) => plan.is_some_and(|plan| has_first(&fighter.turn, plan)),
        (Due::Second, Some(plan)) if has_second(&fighter.turn, plan) => true,
        _ => dues_at(fighter, 0).iter().any(|(known, _)| *known == due),
    }
}
