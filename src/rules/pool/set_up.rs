//! Setting up: what is these rules' own where a side places its fighters before the fight.

use crate::battle::{Choice, FighterId, Offer, RuleId, Slot, WhyNot};
use crate::rules::kernel::set_up::{SetUpWords, SetsUp, held};

use super::fighter::State;
use super::round::{Round, Table, hands};
use super::scene::{Scene, Snapshot};
use super::sheet::Arm;
use super::{Pool, why, word};

pub(crate) use crate::rules::kernel::set_up::{cells, judge, offers, placed};

/// The rule of the zones of the sides, which belongs to the board.
pub(crate) const SET_UP: RuleId = RuleId("BD-LVL-09");

impl SetsUp for Pool {
    const WORDS: SetUpWords = SetUpWords {
        ask: word::ASK_SET_UP,
        place: word::PLACE,
        turn: word::TURN,
        draw: word::DRAW,
        ready: word::READY,
    };

    const ZONES: RuleId = SET_UP;

    fn waiting(round: &mut Round) -> &mut Vec<FighterId> {
        &mut round.declaring
    }

    fn take_answer(round: &mut Round) -> Option<Choice> {
        round.answer.take()
    }

    fn was_turned(state: &mut State) -> &mut bool {
        &mut state.turn.has_turned
    }

    fn take_in_hand(table: &mut Table, id: FighterId, with: Slot) {
        hands::draw(table, id, with);
    }

    fn may_hold(_: &Scene, fighter: &Snapshot, with: Slot) -> Result<(), WhyNot> {
        fighter
            .is_drawable(with)
            .then_some(())
            .ok_or_else(|| why::not_drawable(SET_UP))
    }

    fn arms(fighter: &Snapshot) -> Vec<Offer> {
        let arms = fighter.build.arms.iter().enumerate();
        let offer = |(place, arm): (usize, &Arm)| Offer {
            thing: Some(arm.name.clone()),
            ..Offer::of(held::<Pool>(Slot(place as u8)), word::DRAW)
        };
        arms.map(offer).collect()
    }
}
