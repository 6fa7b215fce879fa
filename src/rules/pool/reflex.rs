//! Reflexes: the computer in a hurry. It attacks the nearest foe in reach and walks nearer otherwise, and never looks at odds; the
//! balance lab fights its many battles with it.

use crate::battle::{Choice, Question, Term};

use super::action::{Call, attack, is_near};
use super::appraise;
use super::legal::{self, plainly};
use super::offer::with_slot;
use super::scene::{Scene, Snapshot};
use super::word;

/// The first sensible answer to a question that is allowed.
pub(super) fn choose(scene: &Scene, question: Question) -> Choice {
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
        word::ASK_RIPOSTE => strikes(scene, own, question.kind),
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
fn strikes(scene: &Scene, own: &Snapshot, kind: Term) -> Vec<Choice> {
    let mut foes: Vec<&Snapshot> = scene.foes(own).collect();
    foes.sort_by_key(|foe| (scene.distance(own, foe), foe.id()));
    let mut wishes = Vec::new();
    for foe in foes {
        let possible = attack::possible(scene, own, foe, kind);
        wishes.extend(
            possible
                .filter(|call| [word::STRIKE, word::SHOT].contains(&call.word))
                .map(Call::choice),
        );
    }
    wishes
}

/// Attacks whoever is in reach, gets a weapon ready, gets up, or goes nearer.
fn turn(scene: &Scene, own: &Snapshot) -> Vec<Choice> {
    let mut wishes = Vec::new();
    if own.state.turn.has_attack() {
        wishes.extend(strikes(scene, own, word::ASK_TURN));
        wishes.push(plainly(word::RISE));
    }
    if own.state.arm(own.state.hand).is_unloaded {
        wishes.push(plainly(word::LOAD));
    }
    if own.in_hand().hands == 0 {
        let near = scene
            .ground
            .movables
            .iter()
            .filter(|(_, it)| is_near(scene, own, it));
        wishes.extend(near.map(|(name, _)| with_slot(word::PICK_UP, name)));
        for place in 0..own.build.arms.len() as u8 {
            wishes.push(with_slot(word::DRAW, crate::battle::Slot(place)));
        }
    }
    if !own.state.turn.has_attacked {
        wishes.extend(appraise::approach(scene, own));
    }
    wishes
}
