//! The rows of actions.

use crate::content::{Particular, Particulars};
use crate::rules::d20::data::{Act, Action, Ask, Cheaper, D20Data, Means, Provokes};

use super::word;

pub(super) fn rows(data: &D20Data) -> Vec<Particulars> {
    data.actions.values().map(|row| action(data, row)).collect()
}

fn action(data: &D20Data, row: &Action) -> Particulars {
    let costs = each(row, |act| Some(word::cost(act.cost)));
    let provokes = each(row, |act| Some(provokes(act.provokes)));
    let traits = each(row, |act| {
        let traits = traits(data, act);
        (!traits.is_empty()).then(|| Particular::list(traits))
    });
    Particulars::new(row.id.as_str(), "action")
        .with("costs", costs)
        .with("provokes", provokes)
        .with("traits", traits)
}

/// What is said of the acts of a line: of one alone as it is, of several with their names before it.
fn each(row: &Action, said: impl Fn(&Act) -> Option<Particular>) -> Particular {
    let is_alone = row.acts.len() == 1;
    let each = row.acts.iter().filter_map(|act| {
        let said = said(act)?;
        Some(match is_alone {
            true => said,
            false => word::labelled(Particular::name(&act.name), said),
        })
    });
    Particular::clauses(each.collect::<Vec<_>>())
}

fn provokes(provokes: Provokes) -> Particular {
    Particular::said(match provokes {
        Provokes::Never => "provokes-never",
        Provokes::Always => "provokes-always",
        Provokes::AtStart => "provokes-start",
        Provokes::FromTarget => "provokes-target",
        Provokes::FromArmedTarget => "provokes-armed-target",
        Provokes::ByMovement => "provokes-movement",
        Provokes::ByMovementBeyondFirst => "provokes-beyond-first",
        Provokes::PerShot => "provokes-shot",
    })
}

/// What else there is to an act.
fn traits(data: &D20Data, act: &Act) -> Vec<Particular> {
    let times = |key: &'static str, times: u8| Particular::said(key).with("times", Particular::number(times));
    [
        act.check.map(|ask| check(data, ask)),
        act.cheaper.as_ref().map(|cheaper| faster(data, cheaper)),
        act.in_charge.then(|| Particular::said("trait-in-charge")),
        act.per_round.map(|count| times("trait-per-round", count)),
        act.per_turn.map(|count| times("trait-per-turn", count)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn check(data: &D20Data, ask: Ask) -> Particular {
    Particular::said("trait-check")
        .with("name", word::skill(data, ask.skill))
        .with("dc", Particular::number(ask.dc))
}

/// What an act costs to those who can do it faster.
fn faster(data: &D20Data, cheaper: &Cheaper) -> Particular {
    let by = match &cheaper.by {
        Means::Feat(feat) => Particular::said("faster-feat").with("name", word::feat(data, feat)),
        Means::Check { skill, dc } => Particular::said("faster-check")
            .with("name", word::skill(data, *skill))
            .with("dc", Particular::number(*dc)),
        Means::MoveWithBaseAttack(bonus) => {
            Particular::said("faster-move").with("bonus", Particular::signed(*bonus))
        }
    };
    by.with("cost", word::cost(cheaper.cost))
}
