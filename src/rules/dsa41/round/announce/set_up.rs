//! Before the first round: how these rules place a fighter, turn him, arm him and give him a light. The kernel drives it.

use crate::battle::{Choice, FighterId, Happening, Offer, RuleId, Slot, WhyNot};
use crate::board::{Cell, Facing, Footprint};
use crate::rules::kernel::set_up::{SetUpWords, SetsUp, held};

use super::super::deeds::{floor, lamp};
use super::super::table::Table;
use super::super::turn::act::put;
use super::super::{Round, Stage};
use crate::rules::dsa41::fighter::{Shape, Style};
use crate::rules::dsa41::scene::{Scene, Snapshot};
use crate::rules::dsa41::setup::set_up;
use crate::rules::dsa41::terrain::place;
use crate::rules::dsa41::{Dsa41, rule, word};

pub(crate) use crate::rules::kernel::set_up::is_done;

/// Finds those who are to be set up (`BRD-30`).
#[inline(never)]
pub(crate) fn open(table: &mut Table) {
    table.round.stage = Stage::SetUp;
    crate::rules::kernel::set_up::open(table);
}

impl SetsUp for Dsa41 {
    const WORDS: SetUpWords = SetUpWords {
        ask: word::ASK_SET_UP,
        place: word::PLACE,
        turn: word::TURN_FULLY,
        draw: word::DRAW,
        ready: word::READY,
    };

    const ZONES: RuleId = rule::BRD_30;

    fn waiting(round: &mut Round) -> &mut Vec<FighterId> {
        &mut round.declaring
    }

    fn take_answer(round: &mut Round) -> Option<Choice> {
        round.answer.take()
    }

    fn can_be_set_up(fighter: &Snapshot) -> bool {
        fighter.body.present && fighter.is_conscious()
    }

    fn is_free(scene: &Scene, fighter: &Snapshot, place: Footprint) -> bool {
        place::is_free(scene, fighter, place)
    }

    fn natural_facing(scene: &Scene, fighter: &Snapshot) -> Facing {
        set_up::facing(scene, fighter)
    }

    fn was_turned(shape: &mut Shape) -> &mut bool {
        &mut shape.condition.opening.turned
    }

    fn put_on(table: &mut Table, id: FighterId, at: Cell) {
        lamp::bring_along(table, id, at);
        put(table, id, at);
    }

    fn take_in_hand(table: &mut Table, id: FighterId, with: Slot) {
        table.fighter(id).hands.style = with;
        lamp::kindle_in_hand(table, id);
        table.write(Happening::Acted {
            fighter: id,
            act: word::DRAW,
            target: None,
            with: Some(with),
            at: None,
        });
    }

    fn may_hold(scene: &Scene, fighter: &Snapshot, with: Slot) -> Result<(), WhyNot> {
        set_up::may_hold(scene, fighter, with)
    }

    fn arms(fighter: &Snapshot) -> Vec<Offer> {
        let styles = fighter.build.styles.iter().enumerate();
        let offer = |(slot, style): (usize, &Style)| Offer {
            thing: Some(style.name.clone()),
            ..Offer::of(held::<Dsa41>(Slot(slot as u8)), word::DRAW)
        };
        styles.map(offer).collect()
    }

    fn judge_besides(scene: &Scene, fighter: &Snapshot, choice: &Choice) -> Result<(), WhyNot> {
        set_up::judge_light(scene, fighter, choice)
    }

    fn offer_besides(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
        set_up::offer_light(scene, fighter)
    }

    fn do_besides(table: &mut Table, id: FighterId, choice: &Choice) -> bool {
        match *choice {
            Choice::Act {
                act: word::TAKE_LIGHT,
                with: Some(name),
                ..
            } => floor::take(table, id, name),
            Choice::Act {
                act: word::PUT_DOWN,
                with: Some(name),
                ..
            } => floor::put_down(table, id, name),
            _ => return false,
        }
        true
    }
}
