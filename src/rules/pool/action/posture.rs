//! Getting up, turning on the spot, hiding, and leaving the field.

use crate::battle::{Posture, RuleId};
use crate::board::Cell;
use crate::rules::kernel::Resolution;
use crate::rules::kernel::why::looks_there;

use super::super::appraise::{HALF_SQUARE, OUT};
use super::super::module::Modules;
use super::super::round::{finish, health, strike};
use super::super::{moves, perception, rule, why, word};
use super::{ACT, Action, Cost, Shape, TURN_OR_SET_UP, holds};

/// Gets up (`PL-STA-05`, `PL-ACT-04`).
pub(super) static RISE: [Action; 1] = [Action {
    word: word::RISE,
    rule: rule::PL_STA_05,
    may: &[|at| holds(at.own.is_prone(), || why::not_prone(rule::PL_STA_05))],
    cost: |_| Cost::Attack,
    play: |table, id, _| {
        table.acted(id, word::RISE, None);
        health::pose(table, id, Posture::Standing, rule::PL_STA_05);
        Ok(())
    },
    // Lying costs five dice of Defence: getting up is worth about half of a blow that is suffered less.
    weigh: |mind, at| vec![at.worth(mind.threat() / 2 + 500)],
    behind: &[rule::PL_ACT_04, rule::PL_STA_05],
    ..ACT
}];

/// Turns on the spot, which is free, but once in a turn: more would change nothing (`PL-ACT-08`).
pub(super) const TURN_ROUND: Action = Action {
    word: word::TURN,
    rule: rule::PL_ACT_08,
    asked: TURN_OR_SET_UP,
    shape: Shape {
        names_facing: true,
        ..Shape::ACT
    },
    may: &[|at| {
        let is_new = at.call.facing.is_some_and(|facing| facing != at.own.body.facing);
        holds(is_new, || looks_there(rule::PL_ACT_08))?;
        holds(!at.own.state.turn.has_turned, || why::has_turned(rule::PL_ACT_08))
    }],
    play: |table, id, call| {
        if let Some(facing) = call.facing {
            table.fighter(id).state.turn.has_turned = true;
            strike::turn(table, id, facing, rule::PL_ACT_08);
        }
        Ok(())
    },
    ..ACT
};

/// Hides out of sight of all foes; the successes are what they have to beat who look that way (`PL-PER-02`).
pub(super) static HIDE: [Action; 1] = [Action {
    word: word::HIDE,
    rule: rule::PL_PER_02,
    may: &[|at| {
        let (scene, own) = (at.scene, at.own);
        holds(scene.round.modules.has(Modules::STEALTH), || {
            why::module_off(rule::PL_PER_02)
        })?;
        holds(own.state.hides.is_none(), || why::hides_already(rule::PL_PER_02))?;
        match scene.foes(own).find(|foe| scene.pair(foe, own).has_sight()) {
            Some(foe) => Err(why::is_watched(rule::PL_PER_02, foe.id())),
            None => Ok(()),
        }
    }],
    cost: |_| Cost::Limited,
    play: |table, id, _| {
        let tested = perception::hiding(table.snapshot(id), table.round.modules).play(table, id)?;
        if tested.is_passed {
            table.fighter(id).state.hides = Some(tested.margin + perception::HIDING);
            table.state(id, word::HIDDEN, true, rule::PL_PER_02);
        }
        Ok(())
    },
    // Nobody strikes at whom he does not see, and a blow out of hiding finds him unprepared.
    weigh: |mind, at| mind.waiting(at, HALF_SQUARE),
    ..ACT
}];

/// The rule of exits, which belongs to the board.
pub(crate) const LEAVING: RuleId = RuleId("BD-LVL-14");

/// Leaves the fight by the edge of the map or an exit (`BD-LVL-14`).
pub(super) static LEAVE: [Action; 1] = [Action {
    word: word::LEAVE,
    rule: LEAVING,
    may: &[|at| {
        let exits = &at.scene.ground.setting.exits;
        let on_exit = |cell: Cell| exits.iter().any(|exit| exit.contains(cell));
        let gait = moves::plain_gait(at.own);
        holds(at.own.place().cells().any(on_exit), || why::no_exit(LEAVING))?;
        moves::may_go(at.own, gait).map_err(|why| why.by(LEAVING))
    }],
    cost: |_| Cost::Move,
    play: |table, id, _| {
        table.acted(id, word::LEAVE, None);
        finish::leave(table, id);
        Ok(())
    },
    preview: |_| None,
    weigh: |_, at| vec![at.worth(-OUT)],
    ..ACT
}];
