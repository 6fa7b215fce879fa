//! Before the first round: how these rules place a fighter, turn him, arm him and give him a light. `rules/common` drives it.

use crate::battle::{Choice, FighterId, Happening, RuleId, Slot};
use crate::board::{Cell, Facing, Mark};
use crate::rules::common::{SetUpWords, SettingUp, open_set_up};

use super::super::{rule, set_up, word};
use super::Stage;
use super::act::put;
use super::table::Table;
use super::{floor, lamp};

pub(super) use crate::rules::common::is_set_up as is_done;

/// Finds those who are to be set up (`BRD-30`).
#[inline(never)]
pub(super) fn open(table: &mut Table) {
    table.round.stage = Stage::SetUp;
    open_set_up(table);
}

impl SettingUp for Table<'_> {
    const WORDS: SetUpWords = SetUpWords {
        place: word::PLACE,
        turn: word::TURN_FULLY,
        draw: word::DRAW,
    };

    const RULE: RuleId = rule::BRD_30;

    fn waiting(&mut self) -> &mut Vec<FighterId> {
        &mut self.round.declaring
    }

    fn take_answer(&mut self) -> Option<Choice> {
        self.round.answer.take()
    }

    fn ask_for(&mut self, id: FighterId) {
        self.ask(id, word::ASK_SET_UP, None);
    }

    fn zone_of(&self, id: FighterId) -> Option<Mark> {
        let scene = self.scene();
        set_up::zone(&scene, scene.get(id)?)
    }

    fn natural_facing(&self, id: FighterId) -> Facing {
        let scene = self.known_to(id);
        let facing = scene.get(id).map(|fighter| set_up::facing(&scene, fighter));
        facing.unwrap_or(self.snapshot(id).body.facing)
    }

    fn was_turned(&mut self, id: FighterId) -> &mut bool {
        &mut self.fighter(id).condition.opening.turned
    }

    fn put_on(&mut self, id: FighterId, at: Cell) {
        lamp::bring_along(self, id, at);
        put(self, id, at);
    }

    fn take_in_hand(&mut self, id: FighterId, with: Slot) {
        self.fighter(id).hands.style = with;
        lamp::kindle_in_hand(self, id);
        self.write(Happening::Acted {
            fighter: id,
            act: word::DRAW,
            target: None,
            with: Some(with),
            at: None,
        });
    }

    fn do_besides(&mut self, id: FighterId, choice: &Choice) -> bool {
        let Choice::Act {
            act,
            with: Some(name),
            ..
        } = *choice
        else {
            return false;
        };
        match act {
            word::TAKE_LIGHT => floor::take(self, id, name),
            word::PUT_DOWN => floor::put_down(self, id, name),
            _ => return false,
        }
        true
    }
}
