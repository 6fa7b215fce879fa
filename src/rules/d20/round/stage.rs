//! What happens in each phase of a round, and when a battle stands at it.

use std::hash::{Hash, Hasher};

use crate::battle::{Character, Choice, FighterId, Phase, Term};
use crate::board::Glow;
use crate::dice::DiceError;
use crate::rules::kernel::Rules;

use super::super::fighter::Figures;
use super::super::scene::{Scene, Snapshot};
use super::super::sheet::Build;
use super::super::{D20, compulsion, lamp, word};
use super::table::Table;
use super::{Round, Stage, begin, finish, frame, turn};

impl Rules for D20 {
    type Build = Build;
    type State = Figures;
    type Round = Round;
    type Stage = Stage;

    const WALK: Term = word::WALK;

    fn character(build: &Build) -> Character {
        build.character
    }

    fn stage(round: &Round) -> Stage {
        round.stage
    }

    fn is_at(round: &Round, phase: Phase) -> bool {
        match round.stage {
            Stage::Muster | Stage::SetUp | Stage::Begin => phase == Phase::Announce,
            Stage::Next | Stage::Windows => phase == Phase::Count,
            Stage::Turn => phase == Phase::Act,
            Stage::Frames => phase == Phase::React,
            Stage::Finish => phase == Phase::Finish,
        }
    }

    fn play(table: &mut Table, _: Phase) -> Result<(), DiceError> {
        match table.round.stage {
            Stage::Muster => begin::muster(table),
            Stage::SetUp => begin::set_up(table)?,
            Stage::Begin => begin::begin(table)?,
            // The next place in the order comes, or those who have put off their turns may take them (D20-SEQ-01, D20-SEQ-08).
            Stage::Next => turn::next(table)?,
            Stage::Windows => turn::windows(table)?,
            // Somebody plays his turn (D20-ACT-01), and what is under way goes on (D20-AOO-11).
            Stage::Turn => turn::play(table)?,
            Stage::Frames => frame::go_on(table)?,
            Stage::Finish => finish::finish(table)?,
        }
        Ok(())
    }

    fn hear(round: &mut Round, answer: Choice) {
        round.answer = Some(answer);
    }

    fn deals_with(round: &Round, _: FighterId, other: FighterId) -> bool {
        round.about() == Some(other)
    }

    fn forget(round: &mut Round, is_known: &dyn Fn(FighterId) -> bool) -> bool {
        round.forget(is_known)
    }

    fn forget_of(own: &mut Snapshot, is_there: &dyn Fn(FighterId) -> bool) {
        own.body.mount = own.body.mount.filter(|mount| is_there(*mount));
        let budget = &mut own.state.budget;
        // With whom somebody has rolled off, his place in the order tells; that he has may be due to one whom nobody knows of.
        if let Some(initiative) = &mut budget.initiative {
            initiative.tie = 0;
        }
        budget.feint = budget.feint.filter(|(foe, _)| is_there(*foe));
        budget.struck_by = budget.struck_by.filter(|foe| is_there(*foe));
        budget.confused = budget.confused.filter(|(_, whom)| whom.is_none_or(is_there));
        budget.found = budget.found.filter(|(foe, _)| is_there(*foe));
        if let Some(hiding) = &mut budget.hiding {
            hiding.seen_by.retain(|foe| is_there(*foe));
        }
        budget.grapple = budget.grapple.filter(|leader| is_there(*leader));
        budget.rides_on = budget.rides_on.filter(|on| is_there(on.past));
        budget.aids.retain(|aid| is_there(aid.by) && is_there(aid.foe));
        budget.attacks.torn = budget.attacks.torn.filter(|(foe, _)| is_there(*foe));
        let id = own.id();
        let magic = &mut own.state.magic;
        if let Some(casting) = &mut magic.casting {
            casting.target = casting.target.filter(|target| is_there(*target));
        }
        // Who has cast what works on somebody is not known to those who do not know of the caster.
        for work in &mut magic.works {
            work.caster = if is_there(work.caster) { work.caster } else { id };
        }
    }

    fn is_beside_himself(own: &Snapshot) -> bool {
        compulsion::is_beside_himself(own)
    }

    fn glows(scene: &Scene) -> Vec<Glow> {
        lamp::glows(scene)
    }

    fn hash_fighter<H: Hasher>(fighter: &Snapshot, hasher: &mut H) {
        (&fighter.state, &fighter.build.creature).hash(hasher);
        // What was found in the fight is a weapon of the sheet.
        fighter.build.arms.iter().for_each(|arm| arm.gear.hash(hasher));
    }
}
