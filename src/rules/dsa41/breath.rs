//! What blows, defences and sprints cost in endurance.

use crate::battle::{RuleId, Term};

use super::attack::Blow;
use super::defence::Means;
use super::fighter::{Arm, Piece};
use super::manoeuvre::Form;
use super::module::Modules;
use super::rule;
use super::scene::Snapshot;
use super::word;

/// Points of endurance by the rules that ask for them.
pub(crate) type Cost = [(RuleId, i16); 2];

/// What costs nothing.
const NOTHING: Cost = [(rule::END_01, 0), (rule::END_02, 0)];
/// Encumbrance that burdens nobody yet, and the points that each point of endurance takes beyond (`END-02`).
const LIGHT: i16 = 3;
const BURDEN: i16 = 3;

/// What a blow costs.
///
/// Rule: `END-01`, `END-02`.
pub(crate) fn of_blow(fighter: &Snapshot, arm: &Arm, blow: Blow) -> Cost {
    let form = match blow.form {
        Form::Charge(_) | Form::Hammer | Form::Sweep(_) | Form::Lunge(_) | Form::KnockDown(_) => 1,
        _ => 0,
    };
    let power = i16::from(blow.power > 0);
    cost(fighter, form + power + weight(arm))
}

/// What a defence costs.
///
/// Rule: `END-01`, `END-02`.
pub(crate) fn of_defence(fighter: &Snapshot, means: Means) -> Cost {
    match means {
        Means::Parry | Means::Feat(_, Piece::Main, ..) => cost(fighter, weight(fighter.main_arm())),
        Means::Ward | Means::SecondWard | Means::Feat(..) => cost(fighter, 0),
        _ => cost(fighter, 1),
    }
}

/// What a gait costs.
///
/// Rule: `END-01`.
pub(crate) fn of_gait(fighter: &Snapshot, gait: Term) -> Cost {
    let tires = fighter.build.modules.has(Modules::ENDURANCE) && gait == word::SPRINT;
    [(rule::END_01, i16::from(tires)), NOTHING[1]]
}

/// Whether somebody may catch breath: whoever is exhausted, and with the module whoever has lost any.
///
/// Rule: `END-05`, `END-06`.
pub(crate) fn may_catch(fighter: &Snapshot) -> bool {
    let endurance = fighter.endurance;
    let has_module = fighter.build.modules.has(Modules::ENDURANCE);
    fighter.condition.exhausted || has_module && endurance.now < endurance.max
}

fn cost(fighter: &Snapshot, effort: i16) -> Cost {
    if !fighter.build.modules.has(Modules::ENDURANCE) {
        return NOTHING;
    }
    let burden = (fighter.build.encumbrance.value() - LIGHT).max(0) / BURDEN;
    [(rule::END_01, effort), (rule::END_02, burden)]
}

fn weight(arm: &Arm) -> i16 {
    i16::from(arm.kind.is_weighty)
}
