//! Setting up: what is these rules' own where a side places its fighters before the fight.

use crate::battle::{Choice, FighterId, Offer, RuleId, Slot, WhyNot};
use crate::board::Facing;
use crate::rules::kernel::set_up::{SetUpWords, SetsUp, held};

use super::arm::Arm;
use super::fighter::Figures;
use super::round::{Round, Table, hands};
use super::scene::{Scene, Snapshot};
use super::{D20, facing, why, word};

pub(crate) use crate::rules::kernel::set_up::{cells, judge, offers, placed};

/// The rule of the zones of the sides, which belongs to the board.
pub(crate) const SET_UP: RuleId = RuleId("BD-LVL-09");

impl SetsUp for D20 {
    const WORDS: SetUpWords = SetUpWords {
        ask: word::ASK_SET_UP,
        place: word::PLACE,
        turn: word::TURN,
        draw: word::DRAW,
        ready: word::READY,
    };

    const ZONES: RuleId = SET_UP;

    /// Rule: `D20-FAC-21`.
    fn natural_facing(scene: &Scene, fighter: &Snapshot) -> Facing {
        // The surprised stand as they were placed.
        let looks = !fighter.hit_points.is_surprised || !facing::has_arcs(scene, fighter);
        let foes = scene.foes(fighter).filter(|_| looks);
        foes.min_by_key(|foe| (scene.distance(fighter, foe), foe.id()))
            .and_then(|foe| facing::towards(fighter, foe))
            .unwrap_or(fighter.body.facing)
    }

    fn waiting(round: &mut Round) -> &mut Vec<FighterId> {
        &mut round.waiting
    }

    fn take_answer(round: &mut Round) -> Option<Choice> {
        round.answer.take()
    }

    fn was_turned(state: &mut Figures) -> &mut bool {
        &mut state.budget.has_turned
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
            ..Offer::of(held::<D20>(Slot(place as u8)), word::DRAW)
        };
        arms.map(offer).collect()
    }
}
