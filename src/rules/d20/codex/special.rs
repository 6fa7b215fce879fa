//! The numbers on the pages of the chapter `special`.

use super::melee_points;
use crate::content::Figure;
use crate::rules::d20::action::{charge, disarm, push, special};
use crate::rules::d20::data::{D20Data, State, StateEffect};
use crate::rules::d20::{assault, contest, damage, fall, grapple, ride};

/// Calming a horse that is not trained for war, among the actions.
const CALMING: &str = "D20-ACT-T31";

pub(super) fn figures(data: &D20Data) -> Vec<Figure> {
    let mut figures = [foot(), mounted(data), seizing(data)].concat();
    figures.extend(of_state(data, State::Charging, |effect| match *effect {
        StateEffect::ArmourClass(points) => Some(Figure::signed("D20-CHG-02-armour", points)),
        _ => None,
    }));
    figures.extend(of_state(data, State::TotalDefence, |effect| match *effect {
        StateEffect::Dodge(points) => Some(Figure::signed("D20-TDF-01-bonus", points)),
        _ => None,
    }));
    figures.extend(of_state(
        data,
        State::FightingDefensively,
        |effect| match *effect {
            StateEffect::Attack(points) => Some(Figure::signed("D20-DEF-01-attack", points)),
            StateEffect::Dodge(points) => Some(Figure::signed("D20-DEF-01-armour", points)),
            _ => None,
        },
    ));
    figures
}

/// Help, bull rushes, charges and feints.
fn foot() -> Vec<Figure> {
    vec![
        Figure::number("D20-AID-01-number", special::HELPING),
        Figure::signed("D20-AID-01-attack", assault::AID),
        Figure::signed("D20-AID-01-armour", assault::AID),
        Figure::number("D20-BUL-01-percent", push::ASTRAY),
        Figure::number("D20-BUL-02-size", contest::SIZE),
        Figure::signed("D20-BUL-02-charge", contest::CHARGING),
        Figure::signed("D20-BUL-02-feat", contest::TRAINED),
        Figure::signed("D20-BUL-02-stable", contest::STABLE),
        Figure::number("D20-BUL-03-points", contest::FARTHER),
        Figure::number("D20-CHG-01-least", charge::LEAST),
        Figure::signed("D20-CHG-02-attack", assault::CHARGING),
        Figure::number("D20-CHG-02-lance", ride::LANCE),
        Figure::number("D20-CHG-02-set", damage::SET),
        Figure::signed("D20-FNT-01-strange", contest::STRANGE),
        Figure::signed("D20-FNT-01-dull", contest::DULL),
    ]
}

/// Riders.
fn mounted(data: &D20Data) -> Vec<Figure> {
    let acts = data
        .actions
        .get(CALMING)
        .into_iter()
        .flat_map(|action| &action.acts);
    let check = acts.filter_map(|act| act.check).next();
    let check = check.map(|check| Figure::number("D20-MNT-01-number", check.dc));
    let others = [
        Figure::number("D20-MNT-01-both", ride::BOTH_ATTACK),
        Figure::number("D20-MNT-02-number", ride::KNEES),
        Figure::signed("D20-MNT-03-bonus", melee_points(data, "D20-SIT-A3")),
        Figure::signed("D20-MNT-03-double", ride::DOUBLE_MOVE),
        Figure::signed("D20-MNT-03-running", ride::RUNNING),
        Figure::dice("D20-MNT-04-damage", 1, fall::SIDES, 0),
        Figure::number("D20-MNT-04-number", ride::SOFT_FALL),
        Figure::number("D20-MNT-04-stays", ride::STAYS),
        Figure::number("D20-MNT-04-war", ride::STAYS_IN_A_WAR_SADDLE),
    ];
    check.into_iter().chain(others).collect()
}

/// What hands do to somebody: trips, grapples, disarming.
fn seizing(data: &D20Data) -> Vec<Figure> {
    vec![
        Figure::number("D20-TRP-01-size", contest::SIZE),
        Figure::signed("D20-TRP-01-feat", contest::TRAINED),
        Figure::signed("D20-TRP-01-stable", contest::STABLE),
        Figure::signed("D20-GRP-02-penalty", grapple::WEAPON),
        Figure::signed("D20-GRP-03-melee", melee_points(data, "D20-SIT-D10")),
        Figure::signed("D20-DSA-01-two", disarm::GRIP),
        Figure::signed("D20-DSA-01-light", -disarm::GRIP),
        Figure::signed("D20-DSA-01-size", disarm::SIZE),
    ]
}

/// What an effect of a state says.
fn of_state(data: &D20Data, state: State, said: impl Fn(&StateEffect) -> Option<Figure>) -> Vec<Figure> {
    let effects = data.state(state).into_iter().flat_map(|row| &row.effects);
    effects.filter_map(said).collect()
}
