//! What happens in each phase of a round, and when a battle stands at it.

use std::hash::{Hash, Hasher};

use crate::battle::{Character, Choice, FighterId, Phase, Term};
use crate::board::Glow;
use crate::dice::DiceError;
use crate::rules::kernel::Rules;

use super::super::fighter::State;
use super::super::scene::{Scene, Snapshot};
use super::super::sheet::Build;
use super::super::{Pool, lamp, word};
use super::table::Table;
use super::{Round, Stage, after, begin, finish, turn};

impl Rules for Pool {
    type Build = Build;
    type State = State;
    type Round = Round;
    type Stage = Stage;

    const WALK: Term = word::WALK;

    fn stage(round: &Round) -> Stage {
        round.stage
    }

    fn character(build: &Build) -> Character {
        build.character
    }

    fn is_at(round: &Round, phase: Phase) -> bool {
        match round.stage {
            Stage::Muster | Stage::SetUp | Stage::Begin | Stage::Declare => phase == Phase::Announce,
            Stage::Next | Stage::Windows => phase == Phase::Count,
            Stage::Turn => phase == Phase::Act,
            Stage::After => phase == Phase::React,
            Stage::Finish => phase == Phase::Finish,
        }
    }

    fn play(table: &mut Table, _: Phase) -> Result<(), DiceError> {
        match table.round.stage {
            Stage::Muster => begin::muster(table),
            // Fighters are set up, the round begins, and whoever wants to takes the riposte stance (PL-RND-01, PL-RIP-01).
            Stage::SetUp => begin::set_up(table)?,
            Stage::Begin => begin::begin(table)?,
            Stage::Declare => begin::declare(table)?,
            // The next place in the order comes, or those who have put off their turns may take them (PL-INI-02, PL-DLY-02).
            Stage::Next => turn::next(table)?,
            Stage::Windows => turn::windows(table)?,
            // Somebody plays his turn (PL-ACT-01).
            Stage::Turn => turn::play(table)?,
            // The disarmed one takes his weapon back, the struck one ripostes (PL-DEC-07, PL-RIP-02).
            Stage::After => after::after(table)?,
            // Rounds end, and fights (PL-RND-03).
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
        own.state.carries = own.state.carries.filter(|id| is_there(*id));
    }

    fn glows(scene: &Scene) -> Vec<Glow> {
        lamp::glows(scene)
    }

    fn hash_fighter<H: Hasher>(fighter: &Snapshot, hasher: &mut H) {
        (&fighter.state, &fighter.build.person).hash(hasher);
        // What was found in the fight is a weapon of the sheet.
        fighter.build.arms.iter().for_each(|arm| arm.gear.hash(hasher));
    }
}
