//! Getting up, lying down, total defence, how attacks are made, turning on the spot, leaving the field.

use crate::battle::{Posture, RuleId};
use crate::board::Cell;
use crate::rules::kernel::why::looks_there;

use super::super::appraise::OUT;
use super::super::data::State;
use super::super::fighter::Style;
use super::super::rage::{self, Rage};
use super::super::round::{finish, health, look, provoke};
use super::super::{facing, moves, rule, two_weapons, why, word};
use super::attack::extra_shot;
use super::{ACT, Action, Cost, Shape, TURN_OR_SET_UP, holds};

/// Gets up from the ground (`D20-MOV-08`, `D20-ACT-T23`).
pub(super) static RISE: [Action; 1] = [Action {
    word: word::RISE,
    rule: rule::D20_MOV_08,
    may: &[|at| {
        let is_up = at.own.body.posture == Posture::Standing;
        holds(!is_up, || why::not_prone(rule::D20_MOV_08))
    }],
    cost: |_| Cost::Move,
    play: |table, id, call| {
        // Whoever kneels gets up without laying himself open.
        let by = match table.snapshot(id).is_prone() {
            true => provoke::all_who_may(table, id),
            false => Vec::new(),
        };
        if provoke::halts(table, id, word::ASK_TURN, call, by) {
            return Ok(());
        }
        table.acted(id, word::RISE, None);
        health::pose(table, id, Posture::Standing, rule::D20_MOV_08);
        Ok(())
    },
    weigh: |mind, at| mind.rise(at),
    behind: &[rule::D20_MOV_08, rule::D20_ACT_T23],
    ..ACT
}];

/// Lies down (`D20-MOV-08`, `D20-ACT-T24`).
pub(super) static DROP_PRONE: [Action; 1] = [Action {
    word: word::DROP_PRONE,
    rule: rule::D20_MOV_08,
    may: &[|at| {
        holds(!at.own.is_prone(), || why::prone(rule::D20_MOV_08))?;
        holds(at.own.body.mount.is_none(), || why::mounted(rule::D20_MOV_08))
    }],
    play: |table, id, _| {
        table.acted(id, word::DROP_PRONE, None);
        health::pose(table, id, Posture::Lying, rule::D20_MOV_08);
        Ok(())
    },
    behind: &[rule::D20_MOV_08, rule::D20_ACT_T24, rule::D20_ACT_05],
    ..ACT
}];

/// Kneels down (`D20-MOV-08`, `D20-ACT-T24`).
pub(super) static KNEEL: [Action; 1] = [Action {
    word: word::KNEEL,
    rule: rule::D20_MOV_08,
    may: &[|at| {
        let is_up = at.own.body.posture == Posture::Standing;
        holds(is_up, || why::kneels(rule::D20_MOV_08))?;
        holds(at.own.body.mount.is_none(), || why::mounted(rule::D20_MOV_08))
    }],
    play: |table, id, _| {
        table.acted(id, word::KNEEL, None);
        health::pose(table, id, Posture::Kneeling, rule::D20_MOV_08);
        Ok(())
    },
    behind: &[rule::D20_MOV_08, rule::D20_ACT_T24, rule::D20_ACT_05],
    ..ACT
}];

/// Defends himself and nothing else (`D20-TDF-01`).
pub(super) static TOTAL_DEFENCE: [Action; 1] = [Action {
    word: word::TOTAL_DEFENCE,
    rule: rule::D20_TDF_01,
    may: &[|at| {
        holds(!at.own.state.suffers(State::FightingDefensively), || {
            why::defensive_already(rule::D20_TDF_01)
        })
    }],
    cost: |_| Cost::Standard,
    play: |table, id, _| {
        table.acted(id, word::TOTAL_DEFENCE, None);
        table.afflict(id, health::until_turn_of(State::TotalDefence, id));
        Ok(())
    },
    weigh: |mind, at| mind.defend(at),
    behind: &[rule::D20_TDF_01, rule::D20_ACT_T16],
    ..ACT
}];

/// How the attacks of this turn are made; it is said before the first one.
pub(super) static STYLES: [Action; 3] = [
    // On the defensive (`D20-DEF-01`).
    Action {
        word: word::DEFENSIVE,
        rule: rule::D20_DEF_01,
        may: &[
            |at| {
                let attacks = &at.own.budget.attacks;
                let may = attacks.is_fresh() && !attacks.is_defensive;
                holds(may, || why::too_late(rule::D20_DEF_01))
            },
            |at| {
                let budget = &at.own.budget;
                let is_left = budget.spent.has_standard(budget.allowance);
                holds(is_left, || why::no_standard(rule::D20_DEF_01))
            },
        ],
        play: |table, id, _| {
            table.fighter(id).budget.attacks.is_defensive = true;
            table.acted(id, word::DEFENSIVE, None);
            Ok(())
        },
        behind: &[rule::D20_DEF_01, rule::D20_ACT_T17],
        ..ACT
    },
    // One shot more, and all of them with a penalty (`D20-FEA-32`).
    Action {
        word: word::RAPID_SHOT,
        rule: rule::D20_FEA_32,
        may: &[
            |at| holds(extra_shot(at.own).is_some(), || why::not_learnt(rule::D20_FEA_32)),
            |at| {
                let attacks = &at.own.budget.attacks;
                let may = attacks.is_fresh() && attacks.style == Style::Plain;
                holds(may, || why::too_late(rule::D20_FEA_32))
            },
            |at| {
                let is_bow = at.own.in_hand().is_some_and(|arm| arm.range.is_some());
                holds(is_bow, || why::no_missile(rule::D20_FEA_32))
            },
            |at| {
                let budget = &at.own.budget;
                let is_left = budget.spent.has_full_round(budget.allowance) && !budget.spent.bars_full_attack;
                holds(is_left, || why::turn_begun(rule::D20_FEA_32))
            },
        ],
        play: |table, id, _| {
            table.fighter(id).budget.attacks.style = Style::RapidShot;
            table.acted(id, word::RAPID_SHOT, None);
            Ok(())
        },
        weigh: |mind, at| mind.rapid(at),
        behind: &[rule::D20_FEA_32],
        ..ACT
    },
    // With a weapon in each hand, or both ends of one (`D20-ATK-10`).
    Action {
        word: word::TWO_WEAPONS,
        rule: rule::D20_ATK_10,
        may: &[
            |at| {
                holds(two_weapons::is_ready(at.own), || {
                    why::no_second_weapon(rule::D20_ATK_10)
                })
            },
            |at| {
                let attacks = &at.own.budget.attacks;
                let may = attacks.is_fresh() && attacks.style == Style::Plain;
                holds(may, || why::too_late(rule::D20_ATK_10))
            },
            |at| {
                let budget = &at.own.budget;
                let is_left = budget.spent.has_full_round(budget.allowance) && !budget.spent.bars_full_attack;
                holds(is_left, || why::turn_begun(rule::D20_ATK_10))
            },
        ],
        play: |table, id, _| {
            table.fighter(id).budget.attacks.style = Style::TwoWeapons;
            table.acted(id, word::TWO_WEAPONS, None);
            Ok(())
        },
        weigh: |mind, at| mind.two_weapons(at),
        behind: &[rule::D20_ATK_10],
        ..ACT
    },
];

/// Falls into a rage.
///
/// Rule: `D20-ACT-05`.
pub(super) static RAGE: [Action; 1] = [Action {
    word: word::RAGE,
    rule: rule::D20_ACT_05,
    may: &[
        |at| {
            let can = Rage::known(&at.own.build).is_some();
            holds(can, || why::not_learnt(rule::D20_ACT_05))
        },
        |at| {
            let state = &at.own.state;
            let is_tired = state.suffers(State::Fatigued) || state.suffers(State::Exhausted);
            holds(!is_tired, || why::tired(rule::D20_ACT_05))
        },
        |at| {
            let budget = &at.own.budget;
            let may = budget.rages > 0 && budget.raging == 0;
            holds(may, || why::no_rage(rule::D20_ACT_05))
        },
    ],
    play: |table, id, _| {
        rage::begin(table, id);
        Ok(())
    },
    weigh: |mind, at| mind.rage(at),
    behind: &[rule::D20_ACT_05],
    ..ACT
}];

/// Turns on the spot; for the eye alone and once where facing does not count. Where it does, one change is free in a turn without movement,
/// and each other one takes a move action.
///
/// Rule: `D20-FAC-08`, `D20-FAC-09`, `D20-ACT-T38`.
pub(super) const TURN_ROUND: Action = Action {
    word: word::TURN,
    rule: rule::D20_FAC_08,
    asked: TURN_OR_SET_UP,
    shape: Shape {
        names_facing: true,
        ..Shape::ACT
    },
    may: &[|at| {
        let is_new = at.call.facing.is_some_and(|facing| facing != at.own.body.facing);
        holds(is_new, || looks_there(rule::D20_FAC_08))?;
        let may = !at.own.budget.has_turned || facing::has_arcs(at.scene, at.own);
        holds(may, || why::has_turned(rule::D20_FAC_08))
    }],
    cost: |at| {
        let is_paid = facing::has_arcs(at.scene, at.own) && !facing::is_turn_free(at.own);
        if is_paid { Cost::Move } else { Cost::Free }
    },
    play: |table, id, call| {
        let own = table.snapshot(id);
        let is_paid = facing::has_arcs(&table.scene(), own) && !facing::is_turn_free(own);
        let by = if is_paid {
            rule::D20_FAC_09
        } else {
            rule::D20_FAC_08
        };
        if let Some(facing) = call.facing {
            table.fighter(id).budget.has_turned = true;
            look::turn(table, id, facing, by);
        }
        Ok(())
    },
    preview: |at| {
        let mut there = at.own.clone();
        there.body.facing = at.call.facing.unwrap_or(there.body.facing);
        Some(there)
    },
    considers: |at| facing::has_arcs(at.scene, at.own),
    weigh: |mind, at| mind.turn(at),
    behind: &[rule::D20_FAC_02, rule::D20_FAC_08, rule::D20_FAC_09],
    ..ACT
};

/// The rule of exits, which belongs to the board.
pub(crate) const LEAVING: RuleId = RuleId("BD-LVL-14");

/// Leaves the fight by the edge of the map or an exit (`BD-LVL-14`), or gives it up (`D20-SEQ-07`).
pub(super) static LEAVE: [Action; 2] = [
    Action {
        word: word::LEAVE,
        rule: LEAVING,
        may: &[|at| {
            let exits = &at.scene.ground.setting.exits;
            let on_exit = |cell: Cell| exits.iter().any(|exit| exit.contains(cell));
            let gait = moves::plain_gait(at.own);
            holds(at.own.place().cells().any(on_exit), || why::no_exit(LEAVING))?;
            moves::may_go(at.scene, at.own, gait).map_err(|why| why.by(LEAVING))
        }],
        cost: |_| Cost::Movement,
        play: |table, id, _| {
            table.acted(id, word::LEAVE, None);
            finish::leave(table, id);
            Ok(())
        },
        preview: |_| None,
        weigh: |_, at| vec![at.worth(-OUT)],
        ..ACT
    },
    Action {
        word: word::SURRENDER,
        rule: rule::D20_SEQ_07,
        play: |table, id, _| {
            finish::surrender(table, id);
            Ok(())
        },
        preview: |_| None,
        behind: &[rule::D20_SEQ_07],
        ..ACT
    },
];
