//! The ambush: who notices those who lie in wait, and who is surprised.

use crate::battle::FighterId;
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::data::Skill;
use super::hide::{self, Hiding};
use super::roll::{Natural, Target};
use super::round::Table;
use super::trial::Trial;
use super::{facing, rule, skill, word};

/// How well those of a side lie in wait who are noticed first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Lair {
    /// The total that has to be reached.
    total: i16,
    /// Whether eyes alone can find them, as they lie still.
    is_still: bool,
}

/// Those who lie in wait move silently, or hide where something hides them; whoever does not reach the lowest of their totals is surprised.
/// They roll first, and all roll in the order of their ids.
///
/// Rule: `D20-SEQ-03`, `D20-CON-11`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn test(table: &mut Table) -> Result<(), DiceError> {
    let lurkers = table.those(|it| it.hit_points.lurks && it.is_able());
    if lurkers.is_empty() {
        return Ok(());
    }
    let mut lairs: Vec<(FighterId, Lair)> = Vec::new();
    for id in &lurkers {
        lairs.push((*id, lie_in_wait(table, *id)?));
    }
    let others = table.those(|it| !it.hit_points.lurks && it.is_able());
    for id in others {
        let is_foe = |(lurker, _): &&(FighterId, Lair)| {
            table
                .scene()
                .are_hostile(table.snapshot(*lurker), table.snapshot(id))
        };
        let Some(lair) = lairs.iter().filter(is_foe).map(|(_, lair)| *lair).min() else {
            continue;
        };
        let there = lairs.iter().filter(is_foe).map(|(lurker, _)| *lurker);
        let nearest = there.min_by_key(|lurker| {
            let scene = table.scene();
            (
                scene.distance(table.snapshot(*lurker), table.snapshot(id)),
                *lurker,
            )
        });
        let is_aware = noticing(table, id, lair, nearest).play(table, id)?;
        if is_aware {
            for (lurker, _) in &lairs {
                if let Some(hiding) = &mut table.fighter(*lurker).state.budget.hiding {
                    hiding.seen_by.push(id);
                }
            }
        } else {
            table.fighter(id).hit_points.is_surprised = true;
            table.state(id, word::SURPRISED, true, rule::D20_SEQ_03);
        }
    }
    Ok(())
}

/// The roll of somebody who lies in wait: Hide where something hides him from all, else Move Silently.
fn lie_in_wait(table: &mut Table, id: FighterId) -> Result<Lair, DiceError> {
    let scene = table.scene();
    let own = table.snapshot(id);
    let is_still = hide::can_hide(&scene, own);
    let modifiers = match is_still {
        true => hide::modifiers(&scene, own),
        false => skill::ledger(scene.tables(), own, (Skill::MoveSilently, rule::D20_SEQ_03)),
    };
    drop(scene);
    let total = hide::tell_total(table, id, modifiers)?;
    if is_still {
        table.fighter(id).budget.hiding = Some(Hiding {
            total,
            seen_by: smallvec::SmallVec::new(),
        });
        table.state(id, word::HIDDEN, true, rule::D20_CON_11);
    }
    Ok(Lair { total, is_still })
}

/// The roll of somebody who may notice an ambush: the better of Listen and Spot, or Spot alone where those in wait lie still. What is at his
/// flank or behind him he notices less; the nearest of them says where they are.
///
/// Rule: `D20-SEQ-03`, `D20-FAC-14`.
fn noticing(table: &Table, id: FighterId, lair: Lair, nearest: Option<FighterId>) -> Trial {
    let scene = table.scene();
    let own = table.snapshot(id);
    let of = |skill| skill::ledger(scene.tables(), own, (skill, rule::D20_SEQ_03));
    let (spot, listen) = (of(Skill::Spot), of(Skill::Listen));
    let is_heard = !lair.is_still && listen.value() > spot.value();
    let mut modifiers = if is_heard { listen } else { spot };
    let there = nearest.map(|lurker| table.snapshot(lurker).place());
    let aside = there.map_or(0, |there| facing::perception(&scene, own, there));
    modifiers.add(rule::D20_FAC_14, aside);
    Trial {
        what: (rule::D20_SEQ_03, word::NOTICE),
        modifiers,
        target: Target::new(lair.total, Natural::Counts, table.round.modules),
    }
}
