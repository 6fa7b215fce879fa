//! What happens in each phase of a round, and when a battle stands at it.

use std::hash::{Hash, Hasher};

use crate::battle::{Character, Choice, Facts, FighterId, Ground, Phase, Sides, SightLimits, Term};
use crate::board::Glow;
use crate::dice::DiceError;
use crate::rules::kernel::Rules;

use super::super::condition::fury;
use super::super::fighter::{Build, Shape};
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::facts;
use super::super::{Dsa41, word};
use super::announce::begin;
use super::blow::react;
use super::deeds::{lamp, lurk};
use super::ending::finish;
use super::forget;
use super::suffer::{consequence, ordeal};
use super::table::Table;
use super::turn::{act, count};
use super::way::saddle;
use super::{Round, Stage};

impl Rules for Dsa41 {
    type Build = Build;
    type State = Shape;
    type Round = Round;
    type Stage = Stage;

    const LIMITS: SightLimits = lurk::LIMITS;

    const WALK: Term = word::WALK;

    fn stage(round: &Round) -> Stage {
        round.stage
    }

    fn character(build: &Build) -> Character {
        build.character
    }

    fn is_at(round: &Round, phase: Phase) -> bool {
        match phase {
            Phase::Hear | Phase::Keep => false,
            Phase::Bear => !round.ordeals.is_empty(),
            Phase::Announce => {
                matches!(
                    round.stage,
                    Stage::Muster | Stage::SetUp | Stage::Begin | Stage::Declare
                )
            }
            Phase::Count => round.stage == Stage::Count,
            Phase::Act => matches!(round.stage, Stage::Act | Stage::Between),
            Phase::React => round.stage == Stage::React,
            Phase::Land => round.stage == Stage::Resolve,
            Phase::Suffer => {
                let is_due = !round.harm.is_empty() || round.modules.has(Modules::MOUNTED);
                round.stage == Stage::Act && is_due
            }
            Phase::Finish => round.stage == Stage::Finish,
        }
    }

    fn play(table: &mut Table, phase: Phase) -> Result<(), DiceError> {
        match phase {
            Phase::Hear | Phase::Keep => Ok(()),
            // Those who have fallen, or are taken ill, face what comes of it before anything else goes on (WND-11, LEN-04).
            Phase::Bear => bear(table),
            // Rounds begin and fighters declare (TIM-07).
            Phase::Announce => begin::announce(table),
            // The count goes down to the next phase in which somebody acts (INI-04).
            Phase::Count => count::count_phases(table),
            Phase::Act => act::act(table),
            // Those who are struck answer (ATK-03).
            Phase::React => react::answer_blow(table),
            // Blows that were not warded off land (ATK-04).
            Phase::Land => react::land_blow(table),
            // What was suffered takes effect (ENG-02).
            Phase::Suffer => consequence::apply_consequences(table),
            Phase::Finish => finish::finish_round(table),
        }
    }

    fn has_followers(round: &Round, ground: &Ground) -> bool {
        round.modules.has(Modules::MOUNTED) || !ground.movables.is_empty()
    }

    /// Mounts keep pace with their riders, and hands with what they hold.
    fn keep_up(table: &mut Table) {
        saddle::keep_pace(table);
        lamp::keep_hold(table);
    }

    fn hear(round: &mut Round, answer: Choice) {
        round.answer = Some(answer);
    }

    /// A blow is under way between the two.
    fn deals_with(round: &Round, id: FighterId, other: FighterId) -> bool {
        round.exchange.is_some_and(|it| {
            it.target == id && it.attacker == other || it.attacker == id && it.target == other
        })
    }

    fn forget(round: &mut Round, is_known: &dyn Fn(FighterId) -> bool) -> bool {
        forget::forget(round, is_known)
    }

    fn forget_of(own: &mut Snapshot, is_there: &dyn Fn(FighterId) -> bool) {
        forget::forget_of(own, is_there);
    }

    /// In a blood rage everybody is a foe (`ADV-STATE-2`).
    fn is_beside_himself(own: &Snapshot) -> bool {
        fury::is_raging(own)
    }

    fn has_eyes(fighter: &Snapshot) -> bool {
        fighter.is_conscious()
    }

    fn glows(scene: &Scene) -> Vec<Glow> {
        super::super::terrain::lamp::glows(scene).into_vec()
    }

    fn keep_book<'f>(
        fighters: &'f [Snapshot],
        changed: impl Iterator<Item = (usize, &'f Snapshot)>,
        lie: (&Ground, &Sides),
        facts: &mut Facts,
    ) {
        facts::keep_book(fighters, changed, lie, facts);
    }

    fn hash_fighter<H: Hasher>(fighter: &Snapshot, hasher: &mut H) {
        let build = &fighter.build;
        (build.person.as_str(), &fighter.state, &build.found).hash(hasher);
    }
}

fn bear(table: &mut Table) -> Result<(), DiceError> {
    while ordeal::is_due(table) && table.goes_on() {
        ordeal::face(table)?;
    }
    Ok(())
}
