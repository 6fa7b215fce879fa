//! What fighters can no longer do in a round: the incapacitated, those out of breath, and those whose initiative has fallen.

use crate::battle::{FighterId, Happening, RuleId};

use super::super::Due;
use super::super::table::Table;
use super::count::SECOND_AFTER;
use crate::rules::dsa41::fighter::{Deed, Plan, Vitality};
use crate::rules::dsa41::scene::Snapshot;
use crate::rules::dsa41::{rule, word};

/// What a fighter can no longer do in this round: the incapacitated only crawl (`LEN-03`), those out of breath only catch it
/// (`END-06`). Whoever's initiative fell below 0 loses the attack or second action that he has not made yet, and a free action
/// with it (`TIM-02`, `TIM-06`); a melee attack eight phases later needs initiative 8 (`TIM-03`), but the second of a series
/// (`MAN-AUSFALL`).
pub(crate) fn forgo_what_is_lost(table: &mut Table, initiatives: &[i16]) {
    let may_lose = |(fighter, ini): (&Snapshot, &i16)| *ini < SECOND_AFTER || !fighter.is_able();
    if !table.scene().fighters.iter().zip(initiatives).any(may_lose) {
        return;
    }
    for (id, &ini) in table.ids().zip(initiatives) {
        let fighter = table.snapshot(id);
        if fighter.turn.plan.is_some() && fighter.is_conscious() && !fighter.is_able() {
            forgo_all_but_need(table, (id, ini));
            continue;
        }
        let turn = fighter.turn;
        let Some(plan) = turn.plan.filter(|_| ini < SECOND_AFTER) else {
            continue;
        };
        let first = plan
            .first()
            .filter(|deed| *deed == Deed::Attack && !turn.first_done);
        let second = plan.second().filter(|_| !turn.second_done);
        if ini < 0 {
            if !turn.is_slow {
                slow_down(table, id);
            }
            if let Some(deed) = first {
                forgo(table, id, Due::First, deed, rule::TIM_06);
            }
            if let Some(deed) = second {
                forgo(table, id, Due::Second, deed, rule::TIM_06);
            }
            keep_one_action(table, id);
        } else if second == Some(Deed::Attack) && plan != Plan::LungeOn && !may_shoot_late(fighter) {
            let by = if plan == Plan::StrikeTwice {
                rule::UMW_03
            } else {
                rule::TIM_03
            };
            forgo(table, id, Due::Second, Deed::Attack, by);
        }
    }
}

/// A shot is a regular action, which stands eight phases later whatever the initiative; only a second one needs 8 (`RNG-11`,
/// `RNG-31`).
fn may_shoot_late(fighter: &Snapshot) -> bool {
    fighter.missile().is_some() && fighter.turn.plan != Some(Plan::ShootTwice)
}

/// One free action goes with the combat action that is lost; of two defences one is left, unless it has been made (`TIM-02`, `TIM-06`).
#[inline(never)]
fn slow_down(table: &mut Table, id: FighterId) {
    let fighter = table.fighter(id);
    let turn = &mut fighter.turn;
    turn.is_slow = true;
    turn.free = turn.free.saturating_sub(1);
    turn.free_most = turn.free_most.saturating_sub(1);
    let one = 1u8.saturating_sub(turn.spent.defences);
    if turn.plan.is_some_and(|plan| plan.defences() > 1) && turn.defences > one {
        turn.defences = one;
        table.write(Happening::Forgone {
            fighter: id,
            what: word::ACTIONS,
            rule: Some(rule::TIM_06),
        });
    }
}

/// Of a regular action and a defence one is left, whichever comes first; of the two actions of a sprint a movement (`TIM-06`).
#[inline(never)]
fn keep_one_action(table: &mut Table, id: FighterId) {
    let turn = table.snapshot(id).turn;
    let Some(plan) = turn.plan.filter(|_| !turn.first_done) else {
        return;
    };
    match plan.first() {
        Some(Deed::Sprint) => {
            table.fighter(id).turn.plan = Some(Plan::Move);
            table.write(Happening::Forgone {
                fighter: id,
                what: word::ACTIONS,
                rule: Some(rule::TIM_06),
            });
            table.write(Happening::Announced {
                fighter: id,
                plan: Plan::Move.term(),
            });
        }
        Some(deed) if plan.defences() > 0 && turn.defences == 0 => {
            forgo(table, id, Due::First, deed, rule::TIM_06);
        }
        _ => {}
    }
}

/// Whoever takes a regular action below initiative 0 has no defence left besides (`TIM-06`).
#[inline(never)]
pub(crate) fn take_instead_of_defence(table: &mut Table, id: FighterId) {
    let fighter = table.snapshot(id);
    if fighter.ini() >= 0 || fighter.turn.defences == 0 {
        return;
    }
    table.fighter(id).turn.defences = 0;
    table.write(Happening::Forgone {
        fighter: id,
        what: word::ACTIONS,
        rule: Some(rule::TIM_06),
    });
}

/// The incapacitated can only go on crawling, those out of breath only catch it: below initiative 0 with one action of a round.
#[inline(never)]
fn forgo_all_but_need(table: &mut Table, (id, ini): (FighterId, i16)) {
    let fighter = table.snapshot(id);
    let turn = fighter.turn;
    let (allowed, rule) = if fighter.condition.vitality == Vitality::Incapacitated {
        (Deed::Move, rule::LEN_03)
    } else {
        (Deed::Act, rule::END_06)
    };
    let lost = |deed: Option<Deed>, is_done: bool| {
        let lost_by = |deed| if deed == allowed { None } else { Some((deed, rule)) };
        deed.filter(|_| !is_done).and_then(lost_by)
    };
    let first = lost(turn.plan.and_then(|plan| plan.first()), turn.first_done);
    let second = turn.plan.and_then(|plan| plan.second());
    let is_slow = ini < 0 && second == Some(allowed) && !turn.second_done;
    let second = lost(second, turn.second_done).or(is_slow.then_some((allowed, rule::TIM_06)));
    for (due, lost) in [(Due::First, first), (Due::Second, second)] {
        if let Some((deed, rule)) = lost {
            forgo(table, id, due, deed, rule);
        }
    }
}

fn forgo(table: &mut Table, id: FighterId, due: Due, deed: Deed, rule: RuleId) {
    let fighter = table.fighter(id);
    match due {
        Due::First => fighter.turn.first_done = true,
        _ => fighter.turn.second_done = true,
    }
    table.write(Happening::Forgone {
        fighter: id,
        what: if deed == Deed::Attack {
            word::ATTACK
        } else {
            word::ACTIONS
        },
        rule: Some(rule),
    });
}
