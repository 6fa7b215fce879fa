//! What answers are worth: the opponent's judgement in these rules, one decision ahead and with exact chances.
//!
//! Worth is counted in thousandths of a life point that the foe loses or oneself keeps. Everything here reads the fight
//! as its side sees it and asks the resolutions for their values; it decides nothing and rolls nothing.

mod answer;
mod blow;
mod bow;
mod deed;
mod distance;
mod elsewhere;
mod fallen;
mod fumble;
mod gesture;
mod grit;
mod hail;
mod hold;
mod hope;
mod idle;
mod journey;
mod known;
mod landing;
mod manoeuvre;
mod mounted;
mod peril;
mod plan;
mod rescue;
mod set_up;
mod shelter;
mod shot;
mod stance;
mod strength;
mod strike;
mod temper;
mod way;
mod wind;
mod window;

use crate::battle::{Choice, Offer, Question, Term};

use super::legal::plainly as act;
use super::scene::{Scene, Snapshot};
use super::word;
pub(super) use gesture::{Declarer, approach as approach_foe, best_blow, strikes_later};
use known::Known;
pub(super) use strength::strength;
pub(super) use temper::{aspects, ways_away};

/// A point of life.
const POINT: i64 = 1000;
/// A wound: it takes two points from every combat value (`WND-04`).
const WOUND: i64 = 2500;
/// Putting a fighter out of the fight.
const OUT: i64 = 12_000;
/// A point of endurance.
const BREATH: i64 = 300;
/// Having to find one's bearings (`AUS-04`): about the attack that it costs.
const BEARINGS: i64 = 3500;
/// A point of initiative.
const INITIATIVE: i64 = 150;
/// Half a square nearer to the foe.
const HALF_SQUARE: i64 = 40;
/// Coming to blows at all.
const CONTACT: i64 = 1500;
/// Rounds after which nobody waits for those who may come, looks behind the next corner, or minds deep water between.
const PATIENCE: u16 = 12;

/// The sensible answers to the open decision of a round, each legal and with its worth.
pub(super) fn appraise(scene: &Scene, question: Question, round: u16) -> Vec<(Choice, i64)> {
    let Some(own) = scene.get(question.fighter) else {
        return Vec::new();
    };
    let known = Known::of(scene, own, round);
    match question.kind {
        word::ASK_ANNOUNCE => plan::plans(&known, question, own),
        word::ASK_ATTACK => strike::strikes(&known, question, own),
        word::ASK_DEFEND => answer::answers(&known, own),
        word::ASK_REGULAR => deed::deeds(&known, question, own),
        word::ASK_SUPPRESS => grit::suppress(&known, own),
        word::ASK_SHRUG_OFF => grit::shrug_off(&known, own),
        word::ASK_DEFY => grit::defy(&known, own),
        word::ASK_LAST_WORDS => vec![(Choice::Pass, 0)],
        kind if word::asks_for_strike(kind) => distance::in_passing(&known, own),
        word::ASK_FOLLOW => distance::follow(&known),
        word::ASK_PRESS => manoeuvre::press(&known),
        word::ASK_NEXT_TARGET => hail::next_targets(&known, question, own),
        word::ASK_COUNTER => answer::counters(&known, own),
        word::ASK_JOUST => vec![(act(word::JOUST), 1), (Choice::Pass, 0)],
        word::ASK_COVER => answer::covers(&known, own),
        word::ASK_SET_UP => set_up::places(&known, question, own),
        _ => window::free_actions(&known, own),
    }
}

/// Whether a foe is within reach from where somebody stands or would stand.
pub(super) fn is_in_reach(scene: &Scene, there: &Snapshot, foe: &Snapshot) -> bool {
    blow::reaches(scene, there, foe)
}

/// Why offers of the open decision lead to nothing now, as far as the judgement can tell.
pub(super) fn idle(scene: &Scene, question: Question, round: u16, offers: &[Offer]) -> Vec<Option<Term>> {
    match scene.get(question.fighter) {
        Some(own) => idle::reasons(&Known::of(scene, own, round), question, own, offers),
        None => vec![None; offers.len()],
    }
}

/// The next move of somebody who has lost heart, or the step off the map; none where there is no way.
pub(super) fn flee(scene: &Scene, own: &Snapshot) -> Option<Choice> {
    hope::flee(scene, own).map(|(choice, _)| choice)
}

/// The move of a gait that brings a fighter nearest to blows; none where there is nowhere to go.
pub(super) fn approach(scene: &Scene, own: &Snapshot, gait: Term, round: u16) -> Option<Choice> {
    let known = Known::of(scene, own, round);
    if own.body.mount.is_some() {
        return mounted::approach(&known, own, gait).map(|(choice, _)| choice);
    }
    let rivals = blow::rivals(&known, own);
    way::approach(&known, own, &rivals, gait).map(|(choice, _)| choice)
}
