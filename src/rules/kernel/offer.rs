//! Offers: every answer that is allowed now, ready for a card, a menu or the opponent. They follow from the list of actions, and what is
//! offered is what is accepted: everything that could be named, as far as it is judged to be allowed.

use crate::battle::{Choice, FighterId, Offer, Question, Slot, Term, Verb};
use crate::board::{Cell, Facing};

use super::action::{Action, Acts, At, Call, Cells, Shape, asking};
use super::legal::allows;
use super::{Scene, Snapshot};

/// Every legal answer to a question.
pub fn offers<R: Acts>(scene: &Scene<R>, question: Question) -> Vec<Offer> {
    let mut offers = Vec::new();
    if let Some(own) = scene.get(question.fighter) {
        each(scene, own, question, &mut |action, at| {
            offers.extend(of(action, at));
        });
    }
    offers
}

/// What the opponent thinks of everything that may be chosen.
pub fn weighed<R: Acts>(
    scene: &Scene<R>,
    own: &Snapshot<R>,
    question: Question,
    mind: &R::Mind<'_>,
) -> Vec<(Choice, i64)> {
    let mut answers = Vec::new();
    each(scene, own, question, &mut |action, at| {
        // Whoever weighs it looks for a cell himself.
        let is_way = matches!(action.shape.cells, Cells::Way(_) | Cells::Of(_));
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
            let is_judged = call == at.call && !is_way;
            is_judged || allows(action, &at.naming(call)).is_ok()
        };
        let found = (action.weigh)(mind, at).into_iter();
        answers.extend(found.filter(|(choice, _)| is_legal(choice)));
    });
    answers
}

/// Looks at everything that could be named in answer to a question, whether it is allowed or not.
pub fn each<R: Acts>(
    scene: &Scene<R>,
    own: &Snapshot<R>,
    question: Question,
    look: &mut dyn FnMut(&'static Action<R>, &At<R>),
) {
    let is_asked = |action: &&Action<R>| action.asked.contains(&question.kind);
    for family in R::actions() {
        let Some(first) = family.iter().find(is_asked) else {
            continue;
        };
        for (target, towards) in whom_and_where(scene, &first.shape) {
            for run in family.chunk_by(|one, next| one.shape.with == next.shape.with) {
                for with in things(scene, own, run[0].shape.with) {
                    for action in run.iter().filter(is_asked) {
                        let shape = &action.shape;
                        let call = Call {
                            target,
                            with,
                            at: matches!(shape.cells, Cells::Beside).then(|| own.body.at.step(towards)),
                            facing: shape.names_facing.then_some(towards),
                            ..Call::plain(shape.verb, action.word)
                        };
                        look(action, &At::new(scene, own, question, call));
                    }
                }
            }
        }
    }
}

/// The fighters whom a family may concern, each with the directions in which it may be done.
fn whom_and_where<R: Acts>(scene: &Scene<R>, shape: &Shape<R>) -> Vec<(Option<FighterId>, Facing)> {
    let whom: Vec<_> = match shape.names_whom {
        true => scene.fighters.iter().map(|it| Some(it.id())).collect(),
        false => vec![None],
    };
    let is_around = shape.names_facing || matches!(shape.cells, Cells::Beside);
    let around = &Facing::ALL[..if is_around { Facing::ALL.len() } else { 1 }];
    let pairs = whom
        .into_iter()
        .flat_map(|of| around.iter().map(move |towards| (of, *towards)));
    pairs.collect()
}

/// The things of a list; nothing at all where there is no list.
fn things<R: Acts>(scene: &Scene<R>, own: &Snapshot<R>, list: Option<Term>) -> Vec<Option<Slot>> {
    match list {
        Some(list) => R::numbers(scene, own, list).into_iter().map(Some).collect(),
        None => vec![None],
    }
}

/// The offers of an action with what is named: it by itself, and with points where they may be announced.
fn of<R: Acts>(action: &Action<R>, at: &At<R>) -> Vec<Offer> {
    let shape = &action.shape;
    let name = |slot, list| R::name(at.scene, at.own, list, slot);
    let thing = at
        .call
        .with
        .zip(shape.with)
        .and_then(|(slot, list)| name(slot, list));
    let offer = |call: Call, word: Term| Offer {
        thing: thing.clone(),
        ..Offer::of(call.choice(), word)
    };
    if matches!(shape.cells, Cells::Of(_) | Cells::Way(_)) {
        let cells = open_cells(action, at);
        let offered = (!cells.is_empty()).then(|| offer(at.call, action.word));
        return offered
            .map(|offer| Offer { cells, ..offer })
            .into_iter()
            .collect();
    }
    if allows(action, at).is_err() {
        return Vec::new();
    }
    let mut offers = vec![offer(at.call, word_of(action, at))];
    let staked = shape
        .stakes
        .as_ref()
        .and_then(|staked| Some((staked.offer, (staked.stake)(at)?)));
    offers.extend(staked.map(|(word, stake)| {
        let stakes = [stake.least];
        let call = Call {
            stakes: &stakes,
            ..at.call
        };
        Offer {
            stakes: vec![stake],
            ..offer(call, word)
        }
    }));
    offers
}

/// The cells that may be named with an action; all ends of ways where a question is about nobody.
fn open_cells<R: Acts>(action: &Action<R>, at: &At<R>) -> Vec<Cell> {
    match &action.shape.cells {
        Cells::None | Cells::Beside => Vec::new(),
        Cells::Of(cells) => {
            let named = |cell: Cell| Call {
                at: Some(cell),
                ..at.call
            };
            let is_open = |cell: &Cell| allows(action, &at.naming(named(*cell))).is_ok();
            cells(at).into_iter().filter(is_open).collect()
        }
        Cells::Way(way) => {
            if action.begins(at).is_err() {
                return Vec::new();
            }
            let leads = |path: &Vec<Cell>| allows(action, &at.naming(Call { path, ..at.call })).is_ok();
            let is_open =
                |cell: &Cell| at.about.is_none() || (way.route)(at, *cell).as_ref().is_some_and(leads);
            (way.ends)(at).into_iter().filter(is_open).collect()
        }
    }
}

/// The word under which an action is offered: letting a moment pass is called by what is asked.
fn word_of<R: Acts>(action: &Action<R>, at: &At<R>) -> Term {
    let asking = asking::<R>(at.kind).filter(|_| action.shape.verb == Verb::Pass);
    asking.map_or(action.word, |asking| asking.pass)
}
