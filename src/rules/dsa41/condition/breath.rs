//! What blows, defences and sprints cost in endurance.

use crate::battle::{RuleId, Term};

use super::super::exchange::attack::Blow;
use super::super::exchange::defence::Means;
use super::super::fighter::{Arm, Piece};
use super::super::manoeuvre::{self, Form};
use super::super::module::Modules;
use super::super::rule;
use super::super::scene::Snapshot;
use super::super::word;

/// Points of endurance by the rules that ask for them.
pub(crate) type Cost = [(RuleId, i16); 2];

/// Points of endurance that an effort takes (`END-01`).
pub(crate) const EFFORT: i16 = 1;
/// What costs nothing.
const NOTHING: Cost = [(rule::END_01, 0), (rule::END_02, 0)];
/// Encumbrance that burdens nobody yet, and the points that each point of endurance takes beyond (`END-02`).
pub(crate) const LIGHT: i16 = 3;
pub(crate) const BURDEN: i16 = 3;

/// What a blow costs.
///
/// Rule: `END-01`, `END-02`.
#[inline]
pub(crate) fn of_blow(fighter: &Snapshot, arm: &Arm, blow: Blow) -> Cost {
    if !fighter.build.modules.has(Modules::ENDURANCE) {
        return NOTHING;
    }
    let form = match blow.form {
        Form::Charge(_) | Form::Hammer | Form::Sweep(_) | Form::KnockDown(_) => 1,
        _ => 0,
    };
    // The last attack of a series is one of it, whatever manoeuvre it is (MAN-AUSFALL).
    let series = i16::from(manoeuvre::is_of_series(fighter, blow.form));
    let power = i16::from(blow.power > 0);
    cost(fighter, form + series + power + weight(arm))
}

/// What a defence costs.
///
/// Rule: `END-01`, `END-02`.
#[inline]
pub(crate) fn of_defence(fighter: &Snapshot, means: Means) -> Cost {
    if !fighter.build.modules.has(Modules::ENDURANCE) {
        return NOTHING;
    }
    match means {
        Means::Parry | Means::Bare | Means::Other | Means::Wrestle | Means::Feat(_, Piece::Main, ..) => {
            cost(fighter, weight(fighter.arm_of(means)))
        }
        Means::Ward | Means::SecondWard | Means::Feat(..) => cost(fighter, 0),
        _ => cost(fighter, 1),
    }
}

/// What a gait costs.
///
/// Rule: `END-01`.
pub(crate) fn of_gait(fighter: &Snapshot, gait: Term) -> Cost {
    let tires = fighter.build.modules.has(Modules::ENDURANCE) && gait == word::SPRINT;
    [(rule::END_01, EFFORT * i16::from(tires)), NOTHING[1]]
}

/// Whether somebody may catch breath: whoever is exhausted, and with the module whoever has lost any.
///
/// Rule: `END-05`, `END-06`.
pub(crate) fn may_catch(fighter: &Snapshot) -> bool {
    let endurance = fighter.endurance;
    let has_module = fighter.build.modules.has(Modules::ENDURANCE);
    fighter.condition.exhausted || has_module && endurance.now < endurance.max
}

fn cost(fighter: &Snapshot, efforts: i16) -> Cost {
    let burden = (fighter.build.encumbrance.value() - LIGHT).max(0) / BURDEN;
    [(rule::END_01, EFFORT * efforts), (rule::END_02, burden)]
}

fn weight(arm: &Arm) -> i16 {
    i16::from(arm.kind.is_weighty)
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::Arc;

    use super::*;
    use crate::board::Cell;
    use crate::rules::dsa41::data::Dsa41Data;
    use crate::rules::dsa41::fighter::Plan;
    use crate::rules::dsa41::setup::muster;

    /// A hero of the data files, where endurance counts.
    fn hero() -> Snapshot {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let data = Dsa41Data::load(&root.join("assets/rules/dsa41")).unwrap();
        let build = Arc::new(muster::by_id(&data, "HER-01", Modules::ENDURANCE).unwrap());
        Snapshot::rested(&build, 1, Cell::new(1, 1))
    }

    #[test]
    fn efforts_cost_what_the_rule_names_end_01() {
        let fighter = hero();
        let mut arm = fighter.style().arms[0].clone();
        for is_weighty in [false, true] {
            arm.kind.is_weighty = is_weighty;
            for (form, cost) in [
                (Form::Plain, 0),
                (Form::Charge(5), 1),
                (Form::Hammer, 1),
                (Form::Sweep(2), 1),
                (Form::Lunge(true), 1),
                (Form::Lunge(false), 1),
                (Form::KnockDown(3), 1),
                (Form::Trip, 0),
                (Form::Disarm(2), 0),
                (Form::Thrust, 0),
                (Form::Stun(2), 0),
            ] {
                for power in [0, 3] {
                    let blow = Blow {
                        form,
                        power,
                        ..Blow::plain(0)
                    };
                    let [(rule, found), _] = of_blow(&fighter, &arm, blow);
                    let wanted = cost + i16::from(power > 0) + i16::from(is_weighty);
                    assert_eq!(
                        (rule, found),
                        (rule::END_01, wanted),
                        "{form:?} {power} {is_weighty}"
                    );
                }
            }
        }
    }

    #[test]
    fn whatever_ends_a_series_costs_what_its_attacks_do_end_01() {
        let mut fighter = hero();
        fighter.turn.plan = Some(Plan::LungeOn);
        let arm = fighter.main_arm().clone();
        assert!(!arm.kind.is_weighty);
        // A hammer blow costs by itself besides.
        for (form, cost) in [
            (Form::Lunge(false), 1),
            (Form::Thrust, 1),
            (Form::DeathThrust, 1),
            (Form::Hammer, 2),
            (Form::Plain, 0),
        ] {
            let blow = Blow {
                form,
                ..Blow::plain(0)
            };
            let [(_, found), _] = of_blow(&fighter, &arm, blow);
            assert_eq!(found, cost, "{form:?}");
        }
    }

    #[test]
    fn only_dodges_cost_by_themselves_end_01() {
        let fighter = hero();
        assert!(!fighter.main_arm().kind.is_weighty);
        for (means, cost) in [
            (Means::Parry, 0),
            (Means::Wrestle, 0),
            (Means::Ward, 0),
            (Means::SecondWard, 0),
            (Means::Dodge, 1),
            (Means::AimedDodge, 1),
            (Means::AimedDodgeBack, 1),
            (Means::AimedDodgeFar, 1),
        ] {
            let [(_, found), _] = of_defence(&fighter, means);
            assert_eq!(found, cost, "{means:?}");
        }
    }
}
