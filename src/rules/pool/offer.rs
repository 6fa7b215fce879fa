//! Offers: every answer that is allowed now, ready for a card, a menu or the opponent. They follow from the list of actions.

use crate::battle::{Choice, Offer, Question, Slot, Term, Verb};
use crate::board::{Cell, Facing};

use super::action::{self, ACTIONS, Action, At, Call, Cells, PASS, Shape, list};
use super::scene::{Scene, Snapshot};
use super::{legal, word};

/// Every legal answer to the open decision.
pub(crate) fn offers(scene: &Scene, question: Question) -> Vec<Offer> {
    let Some(own) = scene.get(question.fighter) else {
        return Vec::new();
    };
    if question.kind == word::ASK_SET_UP {
        let offers = super::set_up::offers(scene, own).into_iter();
        let may = |offer: &Offer| {
            !offer.cells.is_empty() || super::set_up::judge(scene, own, &offer.choice).is_ok()
        };
        return offers.filter(may).collect();
    }
    let mut offers = Vec::new();
    each(scene, own, question, &mut |action, at| {
        offers.extend(of(action, at));
    });
    // With all actions used the turn is over but for trifles.
    let turn = own.state.turn;
    let is_over = question.kind == word::ASK_TURN && !turn.has_attack() && !turn.has_move();
    if is_over && offers.last().is_some_and(|last| last.choice == Choice::Pass) {
        offers.rotate_right(1);
    }
    offers
}

/// Looks at everything that could be named in answer to a question, whether it is allowed or not.
pub(crate) fn each(
    scene: &Scene,
    own: &Snapshot,
    question: Question,
    look: &mut dyn FnMut(&'static Action, &At),
) {
    for family in ACTIONS.into_iter().chain([&PASS[..]]) {
        let Some(first) = family.iter().find(|action| action.asked.contains(&question.kind)) else {
            continue;
        };
        let everybody = || scene.fighters.iter().map(|it| Some(it.id())).collect();
        let whom = if first.shape.names_whom {
            everybody()
        } else {
            vec![None]
        };
        let is_around = |shape: &Shape| shape.names_facing || matches!(shape.cells, Cells::Beside);
        let around = &Facing::ALL[..if is_around(&first.shape) {
            Facing::ALL.len()
        } else {
            1
        }];
        for (target, towards) in whom.iter().flat_map(|of| around.iter().map(move |it| (*of, *it))) {
            for run in family.chunk_by(|one, next| one.shape.with == next.shape.with) {
                let list = run[0].shape.with.map(|list| list::numbers(scene, own, list));
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
fn of(action: &Action, at: &At) -> Vec<Offer> {
    let is_legal = |call| legal::allows(action, &At { call, ..*at }).is_ok();
    let offer = |call: Call, word: Term| Offer {
        thing: call
            .with
            .zip(action.shape.with)
            .and_then(|(slot, list)| list::name(at.scene, at.own, list, slot)),
        ..plain(call.choice(), word)
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
                legal::allows(action, &At { call, ..*at }).is_ok()
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
fn word_of(action: &Action, at: &At) -> Term {
    let asking = action::asking(at.kind).filter(|_| action.shape.verb == Verb::Pass);
    asking.map_or(action.word, |asking| asking.pass)
}

/// An offer of a choice by a word and nothing else.
pub(crate) fn plain(choice: Choice, word: Term) -> Offer {
    Offer {
        choice,
        word,
        thing: None,
        stakes: Vec::new(),
        cells: Vec::new(),
        hint: None,
    }
}

/// An act with one of the own things, or with one that lies about.
pub(crate) const fn with_slot(act: Term, with: Slot) -> Choice {
    Choice::Act {
        act,
        target: None,
        with: Some(with),
        at: None,
        facing: None,
    }
}
