//! Before the first round: how these rules place a fighter, turn him, and arm him. `rules/common` drives it.

use crate::battle::{Choice, FighterId, RuleId, Slot};
use crate::board::{Cell, Facing, Mark};
use crate::rules::common::{SetUpWords, SettingUp};

use super::super::set_up::{self, SET_UP};
use super::super::word;
use super::hands;
use super::table::Table;

impl SettingUp for Table<'_> {
    const WORDS: SetUpWords = SetUpWords {
        place: word::PLACE,
        turn: word::TURN,
        draw: word::DRAW,
    };

    const RULE: RuleId = SET_UP;

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
        set_up::zone(&self.scene(), self.snapshot(id))
    }

    fn natural_facing(&self, id: FighterId) -> Facing {
        let scene = self.known_to(id);
        let facing = scene.get(id).map(|fighter| set_up::facing(&scene, fighter));
        facing.unwrap_or(self.snapshot(id).body.facing)
    }

    fn was_turned(&mut self, id: FighterId) -> &mut bool {
        &mut self.fighter(id).state.turn.has_turned
    }

    fn put_on(&mut self, id: FighterId, at: Cell) {
        self.fighter(id).body.at = at;
    }

    fn take_in_hand(&mut self, id: FighterId, with: Slot) {
        hands::draw(self, id, with);
    }
}
