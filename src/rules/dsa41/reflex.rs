//! Reflexes: the computer in a hurry. It shoots or strikes at the nearest foe, parries when it can and walks nearer otherwise,
//! and never looks at odds; the balance lab fights its many battles with it.

use crate::battle::{Choice, Movable, Offer, Posture, Question, Slot, Term};
use crate::board::Cell;
use crate::rules::kernel::Answer;

use super::appraise;
use super::exchange::attack::Blow;
use super::exchange::defence::Means;
use super::fighter::{Deed, Plan};
use super::melee::Purpose;
use super::round::{Actor, Due};
use super::scene::{Scene, Snapshot};
use super::shot::Flight;
use super::terrain::{moves, place};
use super::{legal, melee, offer, shot, word};

/// What reflexes answer to a question, in a scene as the side of whoever is asked knows it.
pub(super) fn answer_to(scene: &Scene, question: Question, round: u16) -> Answer {
    match scene.get(question.fighter) {
        Some(own) => choose(scene, own, question, round),
        None => Choice::Pass.into(),
    }
}

/// The first sensible answer to a question.
fn choose(scene: &Scene, own: &Snapshot, question: Question, round: u16) -> Answer {
    let judged = |choice: Choice| {
        let is_allowed = legal::judge(scene, Some(question), own.id(), &choice).is_ok();
        is_allowed.then_some(Answer {
            choice,
            is_judged: true,
        })
    };
    match question.kind {
        word::ASK_ANNOUNCE => {
            let shoots = || shot_to_come(scene, own) && !own.condition.ado.spirit.flees();
            let carries_on = own.task.0.is_some() && (own.condition.exhausted || shoots());
            if carries_on {
                declare(word::CARRY_ON).into()
            } else {
                let wanted = plan(scene, own).term();
                let mut plans = std::iter::once(wanted).chain(LAST_RESORTS.map(Plan::term));
                let allowed = plans.find_map(|plan| judged(declare(plan)));
                allowed.unwrap_or_else(|| declare(wanted).into())
            }
        }
        // What forbids the blow at hand is beyond a reflex: it lets the chance go.
        word::ASK_ATTACK => attack(scene, own, judged).unwrap_or_else(|| Choice::Pass.into()),
        word::ASK_DEFEND => {
            let answer = wards(own).find_map(|means| judged(defend(means.term())));
            answer.unwrap_or_else(|| defend(word::NO_DEFENCE).into())
        }
        // Whoever is held does not get away (CRE-07).
        word::ASK_REGULAR => judged(regular(scene, own, round)).unwrap_or_else(|| Choice::Pass.into()),
        _ => Choice::Pass.into(),
    }
}

/// What is left where the answer of reflexes is not allowed: the first thing on offer that is, and that does not give up the fight.
pub(super) fn last_resort(scene: &Scene, question: Question) -> Option<Choice> {
    let own = scene.get(question.fighter)?;
    let is_legal = |choice: &Choice| legal::judge(scene, Some(question), own.id(), choice).is_ok();
    let fights_on = |choice: &Choice| choice.term() != Some(word::SURRENDER);
    offer::offers(scene, question)
        .iter()
        .flat_map(|offer| filled(scene, own, offer))
        .find(|choice| fights_on(choice) && is_legal(choice))
}

/// An offer as it stands, and with each of its cells.
fn filled(scene: &Scene, own: &Snapshot, offer: &Offer) -> Vec<Choice> {
    let at = |cell: &Cell| {
        let mut choice = offer.choice.clone();
        match &mut choice {
            Choice::Move { gait, path, .. } => *path = moves::route(scene, own, *gait, *cell)?,
            Choice::Defend { to, .. } => *to = Some(*cell),
            Choice::Act { at, .. } => *at = Some(*cell),
            Choice::Attack { .. } | Choice::Plan { .. } | Choice::Pass => {}
        }
        Some(choice)
    };
    let at_cells = offer.cells.iter().filter_map(at);
    std::iter::once(offer.choice.clone()).chain(at_cells).collect()
}

/// How reflexes ward off a blow, what they like best first.
fn wards(own: &Snapshot) -> impl Iterator<Item = Means> {
    let second = own.turn.second_parry.then_some(Means::SecondWard);
    let wards = second.into_iter().chain([Means::Ward]);
    let has_ward = own.ward().is_some();
    wards.filter(move |_| has_ward).chain([Means::Parry])
}

const fn declare(plan: Term) -> Choice {
    Choice::Plan {
        plan,
        ask_free: false,
    }
}

/// A plain defence.
pub(super) const fn defend(means: Term) -> Choice {
    Choice::Defend {
        means,
        to: None,
        stakes: Vec::new(),
    }
}

/// What is still allowed in need, in this order.
const LAST_RESORTS: [Plan; 7] = [
    Plan::Fight,
    Plan::Defend,
    Plan::ActAct,
    Plan::Sprint,
    Plan::MoveMove,
    Plan::Move,
    Plan::Act,
];

/// Fights when a foe is in reach, walks nearer and defends himself otherwise.
fn plan(scene: &Scene, own: &Snapshot) -> Plan {
    let is_engaged = scene.round.melee.pairs.foes_of(own.id()).next().is_some();
    if own.ini() < 0 {
        // Two actions there are again when he has found his bearings (TIM-06).
        Plan::Act
    } else if own.condition.disoriented || is_down(own) {
        Plan::ActDefend
    } else if let Some((_, actions)) = taken_up(scene, own) {
        if actions > 1 {
            Plan::ActAct
        } else {
            Plan::ActDefend
        }
    } else if own.is_loaded() && shot(scene, own).is_some() {
        Plan::AttackAct
    } else if shot_to_come(scene, own) {
        Plan::ActAct
    } else if is_engaged || reaches_somebody(scene, own) {
        Plan::Fight
    } else {
        Plan::MoveDefend
    }
}

/// How somebody with empty hands comes by a weapon again, with the actions that it takes: what lies at his feet, what hangs at his
/// side, what others have left lying.
///
/// Rule: `ACT-14`, `ACT-17`.
fn taken_up(scene: &Scene, own: &Snapshot) -> Option<(Choice, u8)> {
    let is_bare = own.hands.empty && own.is_able() && own.build.origin.is_some();
    if !is_bare {
        return None;
    }
    let act = |act: Term, with: Option<Slot>, at: Option<Cell>| Choice::Act {
        act,
        target: None,
        with,
        at,
        facing: None,
    };
    // Picking up fills the round, and is judged as if that had been declared.
    let mut ready = own.clone();
    ready.turn.plan = Some(Plan::ActAct);
    if legal::pick_up(&ready).is_ok() {
        return Some((legal::plainly(word::PICK_UP), 2));
    }
    let mut slots = (0..own.build.styles.len() as u8).map(Slot);
    if let Some(slot) = slots.find(|slot| legal::draw(own, *slot).is_ok()) {
        let actions = legal::drawing_time(own, slot);
        return Some((act(word::DRAW, Some(slot), None), actions));
    }
    let is_weapon = |movable: &Movable| scene.round.shelf.is_weapon(&movable.gear);
    let mut lying = legal::lying(scene, own).filter(|(_, movable, _)| is_weapon(movable));
    let (name, _, cell) = lying.next()?;
    Some((act(word::PICK_UP, Some(name), Some(cell)), 2))
}

/// Whether he lies or kneels.
fn is_down(own: &Snapshot) -> bool {
    own.body.posture != Posture::Standing
}

/// Whether an able foe can be struck from here.
fn reaches_somebody(scene: &Scene, own: &Snapshot) -> bool {
    let reach = place::longest_reach(own);
    scene.foes(own).any(|foe| place::reaches(scene, own, foe, reach))
}

/// The nearest able foe who can be struck from here.
fn nearest<'s>(scene: &'s Scene, own: &'s Snapshot) -> Option<&'s Snapshot> {
    let reach = place::longest_reach(own);
    scene
        .foes(own)
        .filter(|foe| place::reaches(scene, own, foe, reach))
        .min_by_key(|foe| place::distance(own, foe))
}

/// The shot or throw at the nearest foe at whom one is possible with what he holds.
fn shot(scene: &Scene, own: &Snapshot) -> Option<Choice> {
    own.missile()?;
    let mut foes: Vec<&Snapshot> = scene.foes(own).collect();
    foes.sort_by_key(|foe| place::distance(own, foe));
    foes.into_iter().find_map(|foe| {
        let way = shot::way_of(own, foe)?;
        shot::may_shoot(scene, own, foe, Flight::of(way)).ok()?;
        Some(Choice::Attack {
            target: foe.id(),
            with: Slot(own.missile_slot()),
            manoeuvre: way.term()?,
            stakes: Vec::new(),
        })
    })
}

/// Whether he could shoot at somebody, were his weapon loaded.
fn shot_to_come(scene: &Scene, own: &Snapshot) -> bool {
    if own.missile().is_none() || own.is_loaded() || own.missiles_left() == 0 {
        return false;
    }
    shot(scene, &shot::loaded(own)).is_some()
}

/// The first blow or shot that is allowed.
fn attack(scene: &Scene, own: &Snapshot, judged: impl Fn(Choice) -> Option<Answer>) -> Option<Answer> {
    // A blow besides, with the other hand, takes more thought than a reflex.
    let is_besides = |actor: &Actor| matches!(actor.due, Due::Extra | Due::Left);
    if scene.round.actor.as_ref().is_some_and(is_besides) {
        return None;
    }
    if let Some(shot) = shot(scene, own) {
        return judged(shot);
    }
    if melee::has_classes(scene) {
        return judged(attack_by_class(scene, own)?);
    }
    let strike = |target: &Snapshot| {
        own.arms().find_map(|(slot, _)| {
            judged(Choice::Attack {
                target: target.id(),
                with: Slot(slot as u8),
                manoeuvre: word::ATTACK,
                stakes: Vec::new(),
            })
        })
    };
    // The nearest may stand behind another; then whoever else can be struck.
    strike(nearest(scene, own)?).or_else(|| scene.foes(own).find_map(strike))
}

/// The first blow that the distance allows at the nearest foe, or else coming nearer to one of them.
#[inline(never)]
fn attack_by_class(scene: &Scene, own: &Snapshot) -> Option<Choice> {
    let mut foes: Vec<&Snapshot> = scene.foes(own).collect();
    foes.sort_by_key(|foe| place::distance(own, foe));
    let blow = |foe: &&Snapshot| {
        own.arms()
            .find(|(_, arm)| legal::may_strike(scene, own, foe, arm).is_ok())
            .map(|(slot, _)| (foe.id(), Blow::plain(slot as u8)))
    };
    let nearer = |foe: &&Snapshot| {
        let (slot, arm) = (own.main_slot(), own.main_arm());
        let blow = Blow {
            purpose: Purpose::Shorten(1, false),
            ..Blow::plain(slot as u8)
        };
        let is_allowed = legal::may_change_distance(scene, own, foe, arm, blow).is_ok();
        is_allowed.then_some((foe.id(), blow))
    };
    let (target, blow) = foes
        .iter()
        .find_map(blow)
        .or_else(|| foes.iter().find_map(nearer))?;
    Some(Choice::Attack {
        target,
        with: Slot(blow.slot),
        manoeuvre: blow.manoeuvre(),
        stakes: Vec::new(),
    })
}

fn regular(scene: &Scene, own: &Snapshot, round: u16) -> Choice {
    let reload = legal::plainly(word::RELOAD);
    let deed = legal::deed(scene.round, own);
    if deed == Some(Deed::Act) && own.task.0.is_some() {
        return legal::plainly(word::CARRY_ON);
    }
    if own.condition.disoriented {
        let recovers = deed == Some(Deed::Act) && own.is_able();
        return if recovers {
            legal::plainly(word::RECOVER)
        } else {
            Choice::Pass
        };
    }
    match deed {
        // Whoever has lost heart gets away (MRL-02).
        Some(Deed::Move | Deed::Sprint) if own.condition.ado.spirit.flees() => {
            appraise::flee(scene, own).unwrap_or(Choice::Pass)
        }
        Some(Deed::Move) if own.is_able() => {
            appraise::approach(scene, own, word::WALK, round).unwrap_or(Choice::Pass)
        }
        Some(Deed::Act) if own.condition.exhausted => legal::plainly(word::BREATHE),
        Some(Deed::Act) if is_down(own) => legal::plainly(word::STAND),
        Some(Deed::Act) if own.ini() < 0 => legal::plainly(word::ORIENT),
        Some(Deed::Act) if own.hands.empty => taken_up(scene, own).map_or(Choice::Pass, |(choice, _)| choice),
        Some(Deed::Act) if own.missile().is_some() && legal::regular(scene, own, &reload).is_ok() => reload,
        _ => Choice::Pass,
    }
}
