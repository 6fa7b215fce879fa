//! Reflexes: the computer in a hurry. It attacks the nearest foe in reach and walks nearer otherwise, and never looks at odds; the balance lab
//! fights its many battles with it.

use crate::battle::{Choice, Question, Slot, Term};
use crate::board::Arc;

use super::action::{Call, attack, is_near};
use super::appraise;
use super::legal::{self, plainly};
use super::offer::{at_whom, with_slot};
use super::scene::{Scene, Snapshot};
use super::{facing, grapple, word};

/// The first sensible answer to a question that is allowed.
pub(super) fn choose(scene: &Scene, question: Question) -> Choice {
    let Some(own) = scene.get(question.fighter) else {
        return Choice::Pass;
    };
    let wishes = match question.kind {
        word::ASK_SET_UP => Vec::new(),
        word::ASK_LATE => vec![plainly(word::ACT_NOW)],
        word::ASK_TURN => turn(scene, own),
        kind => strikes(scene, own, kind),
    };
    let is_legal = |choice: &Choice| legal::judge(scene, Some(question), question.fighter, choice).is_ok();
    let at_hand = wishes.into_iter().find(is_legal);
    // A way to a foe takes longest to find: it is looked for when nothing else is at hand.
    let goes_on = question.kind == word::ASK_TURN && own.budget.attacks.is_fresh();
    let nearer = || appraise::approach(scene, own).filter(|choice| is_legal(choice));
    at_hand
        .or_else(|| goes_on.then(nearer).flatten())
        .unwrap_or(Choice::Pass)
}

/// Attacks, nearest foe first, the weapon in the hand before the own body.
fn strikes(scene: &Scene, own: &Snapshot, kind: Term) -> Vec<Choice> {
    let mut foes: Vec<&Snapshot> = scene.foes(own).collect();
    foes.sort_by_key(|foe| (scene.distance(own, foe), foe.id()));
    let mut wishes = Vec::new();
    for foe in foes {
        wishes.extend(attack::possible(scene, own, foe, kind).map(Call::choice));
    }
    wishes
}

/// Attacks whoever is in reach, gets a weapon ready, or gets up.
fn turn(scene: &Scene, own: &Snapshot) -> Vec<Choice> {
    let mut wishes = Vec::new();
    if own.is_prone() {
        wishes.push(plainly(word::RISE));
    }
    wishes.extend(about(scene, own));
    wishes.extend(strikes(scene, own, word::ASK_TURN));
    // Whoever is held and cannot strike tries to get free.
    wishes.extend(grapple::partners(scene, own).map(|foe| at_whom(word::ESCAPE, foe.id())));
    if !own.budget.attacks.is_fresh() {
        return wishes;
    }
    if own.state.arm(own.hands.held).is_unloaded {
        wishes.push(plainly(word::LOAD));
    }
    if own.in_hand().is_none_or(super::arm::Arm::is_body) {
        let movables = scene.ground.movables.iter();
        let near = movables.filter(|(_, it)| is_near(scene, own, it));
        wishes.extend(near.map(|(name, _)| with_slot(word::PICK_UP, name)));
        wishes.extend((0..own.build.arms.len() as u8).map(|place| with_slot(word::DRAW, Slot(place))));
    }
    wishes
}

/// Turns to the nearest foe, where it matters and costs nothing.
///
/// Rule: `D20-FAC-08`.
fn about(scene: &Scene, own: &Snapshot) -> Option<Choice> {
    if !facing::has_arcs(scene, own) || !facing::is_turn_free(own) {
        return None;
    }
    let able = scene.foes(own).filter(|foe| foe.is_able());
    let nearest = able.min_by_key(|foe| (scene.distance(own, foe), foe.id()))?;
    let is_aside = facing::side(scene, own, nearest.place()) != Arc::Front;
    let facing = facing::towards(own, nearest).filter(|_| is_aside)?;
    Some(Choice::Act {
        act: word::TURN,
        target: None,
        with: None,
        at: None,
        facing: Some(facing),
    })
}
