//! Offers: every answer that is allowed now, ready for a card, a menu or the opponent. They follow from the list of actions, and what is
//! offered is what is accepted: everything that could be named, as far as it is judged to be allowed.

use crate::battle::{Choice, Offer, Question, Slot, Term, Verb};
use crate::board::{Cell, Facing};

use super::action::{Action, Acts, At, Call, Cells, Shape, asking};
use super::legal::allows;
use super::{Scene, Snapshot};

/// Every legal answer to a question.
pub(crate) fn offers<R: Acts>(scene: &Scene<R>, own: &Snapshot<R>, question: Question) -> Vec<Offer> {
    let mut offers = Vec::new();
    each(scene, own, question, &mut |action, at| {
        offers.extend(of(action, at));
    });
    offers
}

/// What the opponent thinks of everything that may be chosen.
pub(crate) fn weighed<R: Acts>(
    scene: &Scene<R>,
    own: &Snapshot<R>,
    question: Question,
    mind: &R::Mind<'_>,
) -> Vec<(Choice, i64)> {
    let mut answers = Vec::new();
    each(scene, own, question, &mut |action, at| {
        let is_way = matches!(action.shape.cells, Cells::Way(_));
        let begins = || action.begins(at).is_ok();
        let may = (action.considers)(at)
            && if is_way {
                begins()
            } else {
                allows(action, at).is_ok()
            };
        if !may {
            return;
        }
        let is_legal = |choice: &Choice| {
            let call = Call::of(choice);
            call == at.call || allows(action, &At { call, ..*at }).is_ok()
        };
        let found = (action.weigh)(mind, at).into_iter();
        answers.extend(found.filter(|(choice, _)| is_legal(choice)));
    });
    answers
}

/// Looks at everything that could be named in answer to a question, whether it is allowed or not.
pub(crate) fn each<R: Acts>(
    scene: &Scene<R>,
    own: &Snapshot<R>,
    question: Question,
    look: &mut dyn FnMut(&'static Action<R>, &At<R>),
) {
    for family in R::actions().iter().copied() {
        let Some(first) = family.iter().find(|action| action.asked.contains(&question.kind)) else {
            continue;
        };
        let everybody = || scene.fighters.iter().map(|it| Some(it.id())).collect();
        let whom = if first.shape.names_whom {
            everybody()
        } else {
            vec![None]
        };
        let is_around = |shape: &Shape<R>| shape.names_facing || matches!(shape.cells, Cells::Beside);
        let around = &Facing::ALL[..if is_around(&first.shape) {
            Facing::ALL.len()
        } else {
            1
        }];
        for (target, towards) in whom.iter().flat_map(|of| around.iter().map(move |it| (*of, *it))) {
            for run in family.chunk_by(|one, next| one.shape.with == next.shape.with) {
                let list = run[0].shape.with.map(|list| R::numbers(scene, own, list));
                let with: Vec<Option<Slot>> = match list {
                    Some(numbers) => numbers.into_iter().map(Some).collect(),
                    None => vec![None],
                };
                for (with, action) in with.iter().flat_map(|with| run.iter().map(move |it| (*with, it))) {
                    let shape = &action.shape;
                    let call = Call {
                        target,
                        with,
                        at: matches!(shape.cells, Cells::Beside).then(|| own.body.at.step(towards)),
                        facing: shape.names_facing.then_some(towards),
                        ..Call::plain(shape.verb, action.word)
                    };
                    if action.asked.contains(&question.kind) {
                        look(action, &At::new(scene, own, question, call));
                    }
                }
            }
        }
    }
}

/// The offers of an action with what is named: it by itself, and with points where they may be announced.
fn of<R: Acts>(action: &Action<R>, at: &At<R>) -> Vec<Offer> {
    let is_legal = |call| allows(action, &At { call, ..*at }).is_ok();
    let offer = |call: Call, word: Term| Offer {
        thing: call
            .with
            .zip(action.shape.with)
            .and_then(|(slot, list)| R::name(at.scene, at.own, list, slot)),
        ..Offer::of(call.choice(), word)
    };
    let cells: Vec<Cell> = match action.shape.cells {
        Cells::None | Cells::Beside if is_legal(at.call) => {
            let mut offers = vec![offer(at.call, word_of(action, at))];
            let staked = action
                .shape
                .stakes
                .and_then(|staked| Some((staked.offer, (staked.stake)(at)?)));
            if let Some((word, stake)) = staked {
                let call = Call {
                    stakes: &[stake.least],
                    ..at.call
                };
                offers.push(Offer {
                    stakes: vec![stake],
                    ..offer(call, word)
                });
            }
            return offers;
        }
        Cells::None | Cells::Beside => return Vec::new(),
        Cells::Of(cells) => {
            let is_open = |cell: &Cell| {
                is_legal(Call {
                    at: Some(*cell),
                    ..at.call
                })
            };
            cells(at).into_iter().filter(is_open).collect()
        }
        Cells::Way(way) => {
            // All ends may be chosen where no attack is owed.
            let leads = |path: &Vec<Cell>| {
                let call = Call { path, ..at.call };
                allows(action, &At { call, ..*at }).is_ok()
            };
            let is_open =
                |cell: &Cell| at.about.is_none() || (way.route)(at, *cell).as_ref().is_some_and(leads);
            let begins = action.begins(at).is_ok();
            let ends = if begins { (way.ends)(at) } else { Vec::new() };
            ends.into_iter().filter(is_open).collect()
        }
    };
    let offered = Offer {
        cells,
        ..offer(at.call, action.word)
    };
    Some(offered)
        .filter(|it| !it.cells.is_empty())
        .into_iter()
        .collect()
}

/// The word under which an action is offered: letting a moment pass is called by what is asked.
fn word_of<R: Acts>(action: &Action<R>, at: &At<R>) -> Term {
    let asking = asking::<R>(at.kind).filter(|_| action.shape.verb == Verb::Pass);
    asking.map_or(action.word, |asking| asking.pass)
}
