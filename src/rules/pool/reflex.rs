//! Reflexes: the computer in a hurry. It attacks the nearest foe in reach and walks nearer otherwise, and never looks at odds; the
//! balance lab fights its many battles with it.

use std::borrow::Cow;
use std::sync::Arc;

use bevy::prelude::*;

use crate::battle::{
    BattleStep, BattleSystems, Body, Choice, Clock, Decision, Fighter, Ground, Intent, Question, Roster,
    Seat, Secrets, Side, Sides,
};

use super::appraise;
use super::assault::{Assault, Way};
use super::fighter::State;
use super::legal::{self, Right, plainly};
use super::offer::{attack, with_slot};
use super::round::Round;
use super::scene::{Scene, Snapshot};
use super::sheet::Sheet;
use super::word;

pub(super) fn plugin(app: &mut App) {
    // No battle belongs to two rule systems.
    app.add_systems(
        BattleStep,
        answer.in_set(BattleSystems::Answer).ambiguous_with_all(),
    );
}

/// What a reflex reads of a battle.
type Fray = (
    Entity,
    &'static Decision,
    &'static Clock,
    &'static Roster,
    &'static Sides,
    &'static Ground,
    &'static Round,
    &'static Secrets,
);

/// Answers every open decision of a side that is played by reflexes.
fn answer(
    battles: Query<Fray>,
    fighters: Query<(&Fighter, &Body, &Sheet, &State)>,
    mut intents: MessageWriter<Intent>,
) {
    for (battle, decision, clock, roster, sides, ground, round, secrets) in &battles {
        let is_greedy = |(_, side): (_, &Side)| side.seat == Seat::Greedy;
        let Some(question) = decision.0.filter(|_| !clock.over && sides.iter().any(is_greedy)) else {
            continue;
        };
        let asked = roster
            .entity(question.fighter)
            .and_then(|entity| fighters.get(entity).ok());
        let seat = asked.and_then(|(own, ..)| Some(&sides.get(own.side)?.seat));
        if seat != Some(&Seat::Greedy) {
            continue;
        }
        let snapshot = |entity: Entity| {
            let (fighter, body, sheet, state) = fighters.get(entity).ok()?;
            Some(Snapshot {
                fighter: *fighter,
                body: *body,
                build: Arc::clone(&sheet.0),
                state: state.clone(),
            })
        };
        let all: Vec<Snapshot> = roster.iter().filter_map(|(_, entity)| snapshot(entity)).collect();
        let scene = Scene {
            fighters: Cow::Owned(all),
            sides,
            ground,
            round,
            view: None,
        }
        .known_to(secrets, question.fighter);
        let choice = choose(&scene, question);
        intents.write(Intent {
            battle,
            fighter: question.fighter,
            choice,
        });
    }
}

/// The first sensible answer to a question that is allowed.
fn choose(scene: &Scene, question: Question) -> Choice {
    let Some(own) = scene.get(question.fighter) else {
        return Choice::Pass;
    };
    let fight = Choice::Plan {
        plan: word::PLAN_FIGHT,
        ask_free: false,
    };
    let wishes = match question.kind {
        word::ASK_SET_UP => Vec::new(),
        word::ASK_STANCE => vec![fight],
        word::ASK_LATE | word::ASK_COUNTER => vec![plainly(word::ACT_NOW)],
        word::ASK_REGAIN => vec![plainly(word::TAKE_BACK)],
        word::ASK_RIPOSTE => strikes(scene, own),
        _ => turn(scene, own),
    };
    let is_legal = |choice: &Choice| legal::judge(scene, Some(question), question.fighter, choice).is_ok();
    let found = wishes.into_iter().chain([Choice::Pass]).find(is_legal);
    // Whoever owes an attack cannot pass (PL-RIP-06): anything on offer will do.
    found
        .or_else(|| appraise::forced(scene, question))
        .unwrap_or(Choice::Pass)
}

/// Attacks, nearest foe first, the weapon in the hand before the own body.
fn strikes(scene: &Scene, own: &Snapshot) -> Vec<Choice> {
    let mut foes: Vec<&Snapshot> = scene.foes(own).collect();
    foes.sort_by_key(|foe| (scene.distance(own, foe), foe.id()));
    let mut wishes = Vec::new();
    for foe in foes {
        for (with, _) in own.wielded() {
            for way in [Way::Close, Way::Shot] {
                let assault = Assault {
                    way,
                    with,
                    is_sneaky: false,
                };
                if legal::may_attack(scene, own, foe, assault, Right::Riposte).is_ok() {
                    wishes.push(attack(foe.id(), with, assault.term()));
                }
            }
        }
    }
    wishes
}

/// Attacks whoever is in reach, gets a weapon ready, gets up, or goes nearer.
fn turn(scene: &Scene, own: &Snapshot) -> Vec<Choice> {
    let mut wishes = Vec::new();
    if own.state.turn.has_attack() {
        wishes.extend(strikes(scene, own));
        wishes.push(plainly(word::RISE));
    }
    if own.state.arm(own.state.hand).is_unloaded {
        wishes.push(plainly(word::LOAD));
    }
    if own.in_hand().hands == 0 {
        for (name, _) in legal::near_items(scene, own) {
            wishes.push(with_slot(word::PICK_UP, name));
        }
        for place in 0..own.build.arms.len() as u8 {
            wishes.push(with_slot(word::DRAW, crate::battle::Slot(place)));
        }
    }
    if !own.state.turn.has_attacked {
        wishes.extend(appraise::approach(scene, own));
    }
    wishes
}
