//! The plainest ways to judge and to weigh, for rule systems that have none of their own: what is offered is allowed and nothing else, and an
//! answer is worth what its odds promise.

use crate::battle::{Choice, FighterId, Offer, Question, Refusal, RuleId, Stake, best_of};
use crate::board::{Cell, Footprint};

use super::{Guest, Rules, Scene, Snapshot, why};

/// Thousandths of a life point that putting a foe out of the fight is worth.
const OUT: u128 = 12_000;
/// What a square nearer to a foe is worth.
const NEARER: i64 = 100;

/// Allows what is offered, and nothing else.
///
/// # Errors
///
/// Why an answer is not allowed; where it is not on offer, by this rule.
pub fn judge_offered<R: Guest>(
    scene: &Scene<R>,
    question: Option<Question>,
    fighter: FighterId,
    choice: &Choice,
    rule: RuleId,
) -> Result<(), Refusal> {
    let question = question.ok_or(Refusal::NothingAsked)?;
    if question.fighter != fighter {
        return Err(Refusal::NotYourChoice {
            asked: question.fighter,
        });
    }
    let own = scene.get(fighter).ok_or(Refusal::NothingAsked)?;
    let offers = R::offers(scene, question);
    let is_offered = offers.iter().any(|offer| is_of(scene, own, offer, choice));
    is_offered
        .then_some(())
        .ok_or_else(|| Refusal::Forbidden(why::not_offered(rule)))
}

/// Whether a choice is an offer with points and a cell that it allows.
fn is_of<R: Guest>(scene: &Scene<R>, own: &Snapshot<R>, offer: &Offer, choice: &Choice) -> bool {
    let mut bare = choice.clone();
    let (points, cell) = match &mut bare {
        Choice::Attack { stakes, .. } => (std::mem::take(stakes), None),
        Choice::Defend { to, stakes, .. } => (std::mem::take(stakes), to.take()),
        Choice::Move { path, facing, .. } => {
            *facing = None;
            (Vec::new(), std::mem::take(path).last().copied())
        }
        Choice::Act { at, .. } if !offer.cells.is_empty() => (Vec::new(), at.take()),
        Choice::Plan { .. } | Choice::Act { .. } | Choice::Pass => (Vec::new(), None),
    };
    let mut offered = offer.choice.clone();
    if let Choice::Attack { stakes, .. } | Choice::Defend { stakes, .. } = &mut offered {
        stakes.clear();
    }
    let may_walk = match choice {
        Choice::Move { gait, path, .. } => R::may_walk(scene, own, *gait, path),
        _ => true,
    };
    let is_cell = match cell {
        Some(cell) => offer.cells.contains(&cell),
        None => offer.cells.is_empty(),
    };
    let points_fit = points.is_empty() && offer.stakes.is_empty() || Stake::allow(&offer.stakes, &points);
    bare == offered && points_fit && is_cell && may_walk
}

/// Weighs the answers to a question by their odds alone, moves by how near they lead to a foe; each is legal.
pub fn weigh<R: Guest>(scene: &Scene<R>, question: Question) -> Vec<(Choice, i64)> {
    let Some(own) = scene.get(question.fighter) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for offer in R::offers(scene, question) {
        match &offer.choice {
            Choice::Move { gait, .. } => {
                let gain = |cell: &Cell| nearness(scene, own, *cell) - nearness(scene, own, own.body.at);
                let best = offer.cells.iter().max_by_key(|cell| gain(cell));
                if let Some(cell) = best.filter(|cell| gain(cell) > 0)
                    && let Some(path) = R::route(scene, own, *gait, *cell)
                {
                    let facing = None;
                    found.push((
                        Choice::Move {
                            gait: *gait,
                            path,
                            facing,
                        },
                        gain(cell),
                    ));
                }
            }
            choice => {
                let worth = R::odds(scene, question, choice).map_or(0, |odds| {
                    let out = R::OUT.map_or(0, |word| odds.effect(word).parts(OUT));
                    odds.mean_loss_per_mille + out as i64
                });
                found.push((choice.clone(), worth));
            }
        }
    }
    found
}

/// The best of the answers by their odds.
pub fn best<R: Guest>(scene: &Scene<R>, question: Question, round: u16) -> Choice {
    best_of(R::appraise(scene, question, round)).unwrap_or(Choice::Pass)
}

/// How near a cell is to the nearest foe: nothing there, and less with each square.
fn nearness<R: Rules>(scene: &Scene<R>, own: &Snapshot<R>, cell: Cell) -> i64 {
    let there = Footprint::new(cell, own.body.size);
    let far = scene.foes(own).map(|foe| there.gap(foe.place()).cheb()).min();
    -NEARER * i64::from(far.unwrap_or(0))
}
