//! Reflexes: the computer in a hurry. It strikes the nearest foe, parries when it can and walks nearer otherwise, and never
//! looks at odds; the balance lab fights its many battles with it.

use bevy::ecs::query::QueryData;
use bevy::prelude::*;

use crate::battle::{
    BattleStep, BattleSystems, Choice, Clock, Decision, Ground, Intent, Question, Roster, Seat, Sides, Slot,
};

use super::appraise;
use super::attack::Blow;
use super::defence::{self, Means};
use super::fighter::{Deed, Plan};
use super::round::Round;
use super::scene::{Combatant, CombatantReadOnlyItem, Scene, Snapshot};
use super::tally::Sum;
use super::{legal, place, word};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(BattleStep, answer.in_set(BattleSystems::Answer));
}

/// What a reflex reads of a battle.
#[derive(QueryData)]
struct Fray {
    entity: Entity,
    decision: &'static Decision,
    clock: &'static Clock,
    roster: &'static Roster,
    sides: &'static Sides,
    ground: &'static Ground,
    round: &'static Round,
}

/// Answers every open decision of a side that is played by reflexes.
fn answer(battles: Query<Fray>, fighters: Query<Combatant>, mut intents: MessageWriter<Intent>) {
    for battle in &battles {
        if let Some(question) = battle.decision.0
            && !battle.clock.over
            && let Some(own) = snapshot(&fighters, battle.roster, question.fighter)
            && battle
                .sides
                .get(own.fighter.side)
                .is_some_and(|side| side.seat == Seat::Greedy)
        {
            let choice = reflex(&battle, &fighters, question, &own);
            intents.write(Intent {
                battle: battle.entity,
                fighter: question.fighter,
                choice,
            });
        }
    }
}

fn snapshot<'f>(
    fighters: &'f Query<Combatant>,
    roster: &Roster,
    id: crate::battle::FighterId,
) -> Option<Snapshot<'f>> {
    fighters
        .get(roster.entity(id)?)
        .ok()
        .map(snapshot_of)
}

fn snapshot_of<'f>(item: CombatantReadOnlyItem<'f, '_>) -> Snapshot<'f> {
    Snapshot::of(item.fighter, item.body, item.sheet, item.shape)
}

fn reflex(battle: &FrayItem, fighters: &Query<Combatant>, question: Question, own: &Snapshot) -> Choice {
    match question.kind {
        word::ASK_ANNOUNCE => Choice::Plan {
            plan: plan(battle, fighters, own).term(),
            ask_free: false,
        },
        word::ASK_ATTACK => attack(battle, fighters, own),
        word::ASK_DEFEND => defend(battle, fighters, own),
        word::ASK_REGULAR => regular(battle, fighters, own),
        _ => Choice::Pass,
    }
}

/// Fights when a foe is in reach, walks nearer and defends himself otherwise; in need whatever is still allowed.
fn plan(battle: &FrayItem, fighters: &Query<Combatant>, own: &Snapshot) -> Plan {
    let wanted = if nearest(battle, fighters, own).is_some() {
        Plan::Fight
    } else {
        Plan::MoveDefend
    };
    let last_resorts = [Plan::Defend, Plan::ActAct, Plan::Move];
    let mut allowed = std::iter::once(wanted)
        .chain(last_resorts)
        .filter(|plan| legal::plan(own, *plan).is_ok());
    allowed.next().unwrap_or(wanted)
}

/// The nearest able foe who can be struck from here.
fn nearest<'f>(battle: &FrayItem, fighters: &'f Query<Combatant>, own: &Snapshot) -> Option<Snapshot<'f>> {
    let reach = place::longest_reach(own);
    let mut best: Option<(u16, Snapshot)> = None;
    for (id, entity) in battle.roster.iter() {
        let Ok(item) = fighters.get(entity) else { continue };
        let is_foe = id != own.id()
            && item.body.able
            && item.body.present
            && battle.sides.are_hostile(own.fighter.side, item.fighter.side);
        if is_foe && place::reaches_over(battle.ground.view(), &own.body, item.body, reach) {
            let foe = snapshot_of(item);
            let distance = place::distance(own, &foe);
            if best.as_ref().is_none_or(|(nearest, _)| distance < *nearest) {
                best = Some((distance, foe));
            }
        }
    }
    best.map(|(_, foe)| foe)
}

fn attack(battle: &FrayItem, fighters: &Query<Combatant>, own: &Snapshot) -> Choice {
    let Some(target) = nearest(battle, fighters, own).filter(|_| !own.condition.disoriented) else {
        return Choice::Pass;
    };
    let distance = place::distance(own, &target);
    match own.arms().find(|(_, arm)| u16::from(arm.reach) >= distance) {
        Some((slot, _)) => Choice::Attack {
            target: target.id(),
            with: Slot(slot as u8),
            manoeuvre: word::ATTACK,
            stakes: Vec::new(),
        },
        None => Choice::Pass,
    }
}

fn defend(battle: &FrayItem, fighters: &Query<Combatant>, own: &Snapshot) -> Choice {
    let allowed = |blow: Blow, attacker: &Snapshot| {
        let means = [Means::SecondWard, Means::Ward, Means::Parry];
        means
            .into_iter()
            .find(|means| defence::standing::<Sum>(own, attacker, blow, *means).is_ok())
    };
    let found = battle.round.exchange.and_then(|exchange| {
        let attacker = snapshot(fighters, battle.roster, exchange.attacker)?;
        allowed(exchange.blow, &attacker)
    });
    Choice::Defend {
        means: found.map_or(word::NO_DEFENCE, Means::term),
        to: None,
    }
}

fn regular(battle: &FrayItem, fighters: &Query<Combatant>, own: &Snapshot) -> Choice {
    match legal::deed(battle.round, own) {
        Some(Deed::Move) if own.is_able() => {
            let all = battle
                .roster
                .iter()
                .filter_map(|(_, entity)| fighters.get(entity).ok());
            let scene = Scene {
                fighters: all.map(snapshot_of).collect(),
                sides: battle.sides,
                ground: battle.ground,
                round: battle.round,
            };
            appraise::approach(&scene, own, word::WALK).unwrap_or(Choice::Pass)
        }
        Some(Deed::Act) if own.condition.exhausted => appraise::act(word::BREATHE),
        _ => Choice::Pass,
    }
}
