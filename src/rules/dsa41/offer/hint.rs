//! What a player should know of an answer that is allowed: whether it comes to a blow at all.

use crate::battle::{Choice, Hint, Question, RuleId, Term};
use crate::board::Cell;

use super::super::fighter::{Deed, Plan};
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::{moves, place};
use super::super::{legal, rule, shot, word};

/// What is to be said of the answers to a question, found out once for all of them.
pub(super) struct Hints {
    /// Why no blow falls from where the fighter stands, be it after a free step.
    here: Option<Hint>,
    /// Why none falls after a move.
    after_move: Option<Hint>,
}

impl Hints {
    /// Looks for the foes whom the fighter who is asked can strike.
    pub(super) fn of(scene: &Scene, question: Question, fighter: &Snapshot) -> Self {
        let nothing = Self {
            here: None,
            after_move: None,
        };
        match question.kind {
            word::ASK_ANNOUNCE if fighter.missile().is_some() => Self {
                here: shot::hint(scene, fighter),
                ..nothing
            },
            word::ASK_ANNOUNCE => Self {
                here: before_round(scene, fighter),
                after_move: after_move(scene, fighter),
            },
            word::ASK_ATTACK if fighter.missile().is_some() => Self {
                here: shot::hint(scene, fighter),
                ..nothing
            },
            word::ASK_ATTACK => Self {
                here: at_once(scene, fighter),
                ..nothing
            },
            _ => nothing,
        }
    }

    /// What is to be said of one answer.
    pub(super) fn for_choice(&self, choice: &Choice) -> Option<Hint> {
        match choice {
            Choice::Pass | Choice::Act { act: word::DELAY, .. } => self.here.clone(),
            Choice::Plan { plan, .. } => {
                let plan = Plan::of(*plan)?;
                match (plan.first(), plan.second()) {
                    (Some(Deed::Move), Some(Deed::Attack)) => self.after_move.clone(),
                    (Some(Deed::Attack), _) | (_, Some(Deed::Attack)) => self.here.clone(),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

/// Why no blow falls in the coming round from where a fighter stands, nor after the free step that he may take.
///
/// Rule: `BRD-07`, `ACT-03`.
fn before_round(scene: &Scene, fighter: &Snapshot) -> Option<Hint> {
    let why = too_far(scene, fighter)?;
    let may_step = fighter.is_able()
        && fighter.body.mount.is_none()
        && fighter.condition.held_by.is_none()
        && !fighter.condition.disoriented;
    let mut steps = place::open_steps(scene, fighter).map(|towards| fighter.body.at.step(towards));
    let strikes = may_step && steps.any(|cell| strikes_from(scene, fighter, cell));
    (!strikes).then_some(why)
}

/// Why no blow falls after a move.
///
/// Rule: `BRD-07`, `BRD-10`.
fn after_move(scene: &Scene, fighter: &Snapshot) -> Option<Hint> {
    too_far(scene, fighter)?;
    let distance = nearest(scene, fighter)?;
    let paces = (moves::budget(scene, fighter, word::WALK) / 2) as i16;
    let strikes = || {
        moves::leads_where(scene, fighter, word::WALK, |cell| {
            strikes_from(scene, fighter, cell)
        })
    };
    // Nobody walks farther than over plain ground, so that most need not look for a way.
    let is_near = distance <= paces + i16::from(place::longest_reach(fighter));
    let numbers = vec![(word::DISTANCE, distance), (word::PACES, paces)];
    match is_near {
        false => Some(hint(word::TOO_FAR, numbers, rule::BRD_10)),
        // The foe is near enough, but what stands between makes the way too long.
        true => (!strikes()).then(|| hint(word::NO_WAY_THERE, Vec::new(), rule::BRD_10)),
    }
}

/// Why no blow is among the answers now: the reason that stands between the fighter and the foe who is easiest to strike.
fn at_once(scene: &Scene, fighter: &Snapshot) -> Option<Hint> {
    let reasons: Vec<RuleId> = hostile(scene, fighter)
        .flat_map(|foe| fighter.arms().map(move |(_, arm)| (foe, arm)))
        .map(|(foe, arm)| legal::may_strike(scene, fighter, foe, arm))
        .filter_map(|verdict| Some(verdict.err()?.rule))
        .collect();
    let blows = hostile(scene, fighter).count() * fighter.arms().count();
    if blows == 0 || reasons.len() < blows {
        return None;
    }
    if reasons.contains(&rule::AUS_04) {
        return Some(hint(word::NO_BEARINGS, Vec::new(), rule::AUS_04));
    }
    if reasons.contains(&rule::CRE_01) && too_far(scene, fighter).is_none() {
        return Some(hint(word::NOT_NOW, Vec::new(), rule::CRE_01));
    }
    too_far(scene, fighter)
}

/// Why the foes are out of reach; none where one of them is in reach, or where there are none.
fn too_far(scene: &Scene, fighter: &Snapshot) -> Option<Hint> {
    let distance = nearest(scene, fighter)?;
    if scene.round.melee.pairs.foes_of(fighter.id()).next().is_some() {
        return None;
    }
    if strikes_from(scene, fighter, fighter.body.at) {
        return None;
    }
    let reach = i16::from(place::longest_reach(fighter));
    Some(if distance > reach {
        let numbers = vec![(word::DISTANCE, distance), (word::REACH, reach)];
        hint(word::OUT_OF_REACH, numbers, rule::BRD_07)
    } else {
        hint(word::CUT_OFF, Vec::new(), rule::ATK_01)
    })
}

fn hint(word: Term, numbers: Vec<(Term, i16)>, rule: RuleId) -> Hint {
    Hint { word, numbers, rule }
}

/// The foes who may be struck.
fn hostile<'s, 'a>(scene: &'s Scene<'a>, fighter: &'s Snapshot) -> impl Iterator<Item = &'s Snapshot> {
    scene
        .fighters
        .iter()
        .filter(|other| other.is_conscious() && scene.are_hostile(fighter, other))
}

/// Squares to the nearest foe.
fn nearest(scene: &Scene, fighter: &Snapshot) -> Option<i16> {
    hostile(scene, fighter)
        .map(|foe| place::distance(fighter, foe) as i16)
        .min()
}

/// Whether some foe could be struck from a cell.
fn strikes_from(scene: &Scene, fighter: &Snapshot, cell: Cell) -> bool {
    let mut there = fighter.clone();
    there.body.at = cell;
    let reach = place::longest_reach(fighter);
    hostile(scene, fighter).any(|foe| place::reaches(scene, &there, foe, reach))
}
