//! A battle laid out on the table: its parts, its fighters, and the strokes that all stages share.

use std::sync::Arc;

use bevy::ecs::change_detection::ContiguousMut;
use bevy::ecs::query::QueryData;
use bevy::prelude::*;
use smallvec::SmallVec;

use crate::battle::{
    BattleDice, BattleEvent, Clock, Decision, Facts, FighterId, Ground, Happening, Log, Motion, Question,
    Roster, RuleId, Seat, Secrets, Sides, StateHash, Term,
};
use crate::rules::common::note;

use super::super::facts::{SceneFacts, keep_book};
use super::super::fighter::{Build, Cause};
use super::super::module::Modules;
use super::super::reflex::{self, Answer};
use super::super::scene::{Combatant, Fighters, Scene, Snapshot};
use super::ranks::Ranks;
use super::{Harm, Round, Stage, Stages};

/// The components of a battle.
#[derive(QueryData)]
#[query_data(mutable, contiguous(mutable))]
pub struct BattleParts {
    entity: Entity,
    clock: &'static mut Clock,
    decision: &'static mut Decision,
    log: &'static mut Log,
    dice: &'static mut BattleDice,
    roster: &'static Roster,
    sides: &'static Sides,
    ground: &'static mut Ground,
    round: &'static mut Round,
    secrets: &'static mut Secrets,
    facts: &'static mut Facts,
    motion: &'static mut Motion,
    /// Only where somebody looks at it.
    hash: Option<&'static StateHash>,
}

/// One battle with all its fighters.
pub(super) struct Table<'t> {
    pub(super) entity: Entity,
    pub(super) clock: &'t mut Clock,
    decision: &'t mut Decision,
    pub(super) log: &'t mut Log,
    pub(super) dice: &'t mut BattleDice,
    pub(super) roster: &'t Roster,
    pub(super) sides: &'t Sides,
    pub(super) ground: &'t mut Ground,
    pub(super) round: &'t mut Round,
    ranks: &'t mut Ranks,
    pub(super) secrets: &'t mut Secrets,
    facts: &'t mut Facts,
    pub(super) motion: &'t mut Motion,
}

impl BattlePartsContiguousItem<'_, '_> {
    /// The battles of these rows, which lie side by side in memory.
    pub(super) fn rows(&self) -> std::ops::Range<usize> {
        0..self.entity.len()
    }

    /// Whether it is this battle that has a row.
    pub(super) fn is(&self, row: usize, battle: Entity) -> bool {
        self.entity[row] == battle
    }

    /// Whether the battle of a row goes on, and stands at one of these stages; of the others nothing else is looked at.
    #[inline]
    pub(super) fn stands_at(&self, row: usize, stages: Stages) -> bool {
        self.decision[row].0.is_none() && stages.has(self.round[row].stage) && self.is_open(row)
    }

    /// Whether the battle of a row waits for nobody.
    #[inline]
    pub(super) fn goes_on(&self, row: usize) -> bool {
        self.decision[row].0.is_none() && self.is_open(row)
    }

    /// Whether the fight of a row is neither over nor broken off.
    fn is_open(&self, row: usize) -> bool {
        !self.clock[row].over && self.dice[row].error().is_none()
    }

    /// Whether somebody is asked in the battle of a row for whom reflexes answer.
    #[inline]
    pub(super) fn asks_reflexes(&self, row: usize, fighters: &Query<Combatant>) -> bool {
        let sides = &self.sides[row];
        let side = |question: Question| {
            let entity = self.roster[row].entity(question.fighter)?;
            sides.get(fighters.get(entity).ok()?.fighter.side)
        };
        let asked = self.decision[row].0.filter(|_| sides.has_seat(&Seat::Greedy));
        asked.and_then(side).is_some_and(|side| side.seat == Seat::Greedy) && self.is_open(row)
    }

    /// Whether what comes of each choice is taken down in the battles of this table.
    pub(super) fn are_hashed(&self) -> bool {
        self.hash.is_some()
    }

    /// Where the battle of a row stands.
    #[inline]
    pub(super) fn round(&self, row: usize) -> &Round {
        &self.round[row]
    }

    /// Whether there may be mounts or things in hands in the battle of a row.
    pub(super) fn has_things_to_keep(&self, row: usize) -> bool {
        self.round[row].modules.has(Modules::MOUNTED) || !self.ground[row].movables.is_empty()
    }

    /// Whether something has happened in the battle of a row in this pass.
    #[inline]
    pub(super) fn has_moved(&self, row: usize) -> bool {
        self.motion[row] == Motion::Moved
    }

    /// Something has happened in the battle of a row.
    pub(super) fn stir(&mut self, row: usize) {
        *changing(&mut self.motion, row) = Motion::Moved;
    }

    /// The pass is over for the battle of a row: another one takes it on where something has happened and nobody is waited for.
    pub(super) fn end_pass(&mut self, row: usize, fighters: &Query<Combatant>) {
        let is_answered = |row| !self.are_hashed() && self.asks_reflexes(row, fighters);
        let goes_on =
            self.has_moved(row) && self.is_open(row) && (self.decision[row].0.is_none() || is_answered(row));
        let motion = if goes_on { Motion::GoesOn } else { Motion::Rests };
        if self.motion[row] != motion {
            *changing(&mut self.motion, row) = motion;
        }
    }

    /// The battle of a row; all that a stage may change of it counts as changed.
    // Inlined everywhere, as a table is large and would be copied out of the call and again into the next.
    #[inline(always)]
    pub(super) fn table<'r>(&'r mut self, row: usize, ranks: &'r mut Ranks) -> Table<'r> {
        Table {
            entity: self.entity[row],
            clock: changing(&mut self.clock, row),
            decision: changing(&mut self.decision, row),
            log: changing(&mut self.log, row),
            dice: changing(&mut self.dice, row),
            roster: &self.roster[row],
            sides: &self.sides[row],
            ground: changing(&mut self.ground, row),
            round: changing(&mut self.round, row),
            ranks,
            secrets: changing(&mut self.secrets, row),
            facts: changing(&mut self.facts, row),
            motion: changing(&mut self.motion, row),
        }
    }
}

/// A component of a row, marked as changed.
#[inline(always)]
fn changing<'c, T>(column: &'c mut ContiguousMut<T>, row: usize) -> &'c mut T {
    let now = column.this_run_tick();
    column.changed_ticks_slice_mut()[row] = now;
    &mut column.bypass_change_detection()[row]
}

impl<'t> Table<'t> {
    /// A battle by itself.
    pub(super) fn of(parts: BattlePartsItem<'t, '_>, ranks: &'t mut Ranks) -> Self {
        Self {
            entity: parts.entity,
            clock: parts.clock.into_inner(),
            decision: parts.decision.into_inner(),
            log: parts.log.into_inner(),
            dice: parts.dice.into_inner(),
            roster: parts.roster,
            sides: parts.sides,
            ground: parts.ground.into_inner(),
            round: parts.round.into_inner(),
            ranks,
            secrets: parts.secrets.into_inner(),
            facts: parts.facts.into_inner(),
            motion: parts.motion.into_inner(),
        }
    }
}

impl<'t> Table<'t> {
    /// Lays the fighters out.
    #[inline(always)]
    pub(super) fn lay(self, fighters: &Query<Combatant>) -> Self {
        self.ranks.lay(self.roster, &fighters.as_readonly());
        if !self.ground.view().is_plain() {
            // Somebody else may have changed them since the last phase.
            let all = self.ranks.fighters();
            keep_book(all, all.iter().enumerate(), (self.ground, self.sides), self.facts);
        }
        self
    }

    /// Ends a phase: the book of facts and the components take over what has become of the fighters.
    pub(super) fn dismiss(&mut self, fighters: &mut Query<Combatant>) {
        self.keep_book();
        self.ranks.dismiss(self.roster, fighters);
    }

    /// How far the battle has come: it has moved when this is another one.
    #[inline]
    pub(super) fn progress(&self) -> (Stage, usize) {
        (self.round.stage, self.log.entries().len())
    }

    /// The book of facts takes over what has become of the fighters and the map; on a plain one every line is free and nobody asks it.
    #[inline]
    pub(super) fn keep_book(&mut self) {
        if self.ground.view().is_plain() {
            return;
        }
        let (ranks, lie) = (&*self.ranks, (&*self.ground, self.sides));
        keep_book(ranks.fighters(), ranks.touched(), lie, self.facts);
    }

    /// Whether the battle waits for nobody.
    #[inline]
    pub(super) fn goes_on(&self) -> bool {
        self.decision.0.is_none() && !self.clock.over && self.dice.error().is_none()
    }

    /// What reflexes answer to the open decision, if it is theirs.
    pub(super) fn reflex(&self) -> Option<Answer> {
        let question = self.decision.0.filter(|_| !self.clock.over)?;
        let scene = self.known_to(question.fighter);
        reflex::answer_to(&scene, question, self.clock.round)
    }

    /// The open decision.
    pub(super) fn question(&self) -> Option<Question> {
        self.decision.0
    }

    /// The fight as the resolutions see it.
    pub(super) fn scene(&self) -> Scene<'_> {
        Scene {
            fighters: Fighters::Shared(self.ranks.fighters()),
            sides: self.sides,
            ground: self.ground,
            round: self.round,
            facts: SceneFacts::of(self.facts, self.roster),
        }
    }

    /// The fight as the side of a fighter knows it; the whole fight where there are no secrets.
    pub(super) fn known_to(&self, id: FighterId) -> Scene<'_> {
        self.scene().known_to(self.secrets, id)
    }

    /// The fight as far as everybody knows of it who sees a fighter act; the whole fight where there are no secrets.
    pub(super) fn faced_by(&self, id: FighterId) -> Scene<'_> {
        self.scene().faced_by(self.secrets, id)
    }

    /// The fight on the map as it is, without those whom the side of a fighter does not see, but for one with whom he has to do; the whole
    /// fight where there are no secrets.
    pub(super) fn foreseen_by(&self, id: FighterId, other: Option<FighterId>) -> Scene<'_> {
        self.scene().foreseen_by(self.secrets, (id, other))
    }

    /// All fighters as they are now.
    pub(super) fn fighters(&self) -> &[Snapshot] {
        self.ranks.fighters()
    }

    /// A fighter as he is now.
    #[inline]
    pub(super) fn snapshot(&self, id: FighterId) -> &Snapshot {
        self.ranks.get(id)
    }

    /// A fighter, to be changed.
    #[inline]
    pub(super) fn fighter(&mut self, id: FighterId) -> &mut Snapshot {
        self.ranks.change(id)
    }

    /// What a fighter is, to be kept while the battle changes.
    pub(super) fn build(&self, id: FighterId) -> Arc<Build> {
        Arc::clone(&self.snapshot(id).build)
    }

    /// The ids of those of whom something is true now, in ascending order. Mostly nobody is: that is seen without looking any of
    /// them up.
    pub(super) fn those(&self, is_one: impl Fn(&Snapshot) -> bool) -> SmallVec<[FighterId; 4]> {
        let fighters = self.fighters().iter();
        fighters.filter(|it| is_one(it)).map(|it| it.id()).collect()
    }

    /// All ids in ascending order.
    pub(super) fn ids(&self) -> impl Iterator<Item = FighterId> + use<'t> {
        self.roster.iter().map(|(id, _)| id)
    }

    /// Writes what happened.
    // Inlined everywhere, as the happening then comes into being in its place in the log: to be copied there right after its parts
    // were written took a tenth of a duel.
    #[inline(always)]
    pub(super) fn write(&mut self, happening: Happening) {
        let (round, phase) = (self.clock.round, self.clock.phase);
        self.log.write(BattleEvent {
            battle: self.entity,
            round,
            phase,
            happening,
        });
        if self.secrets.are_kept() {
            note(self);
        }
    }

    /// Opens a decision.
    pub(super) fn ask(&mut self, fighter: FighterId, kind: Term, about: Option<FighterId>) {
        let question = Question { fighter, kind, about };
        self.decision.0 = Some(question);
        self.write(Happening::Asked { question });
    }

    /// Closes the open decision with an answer.
    pub(super) fn close(&mut self) {
        self.decision.0 = None;
    }

    /// Says that a value changed; nothing when it did not.
    pub(super) fn changed(&mut self, fighter: FighterId, value: Term, from: i16, to: i16, rule: RuleId) {
        if from != to {
            self.write(Happening::ValueChanged {
                fighter,
                value,
                from,
                to,
                rule,
            });
        }
    }

    /// Says that a state began or ended.
    pub(super) fn state(&mut self, fighter: FighterId, state: Term, on: bool, rule: RuleId) {
        self.write(Happening::StateChanged {
            fighter,
            state,
            on,
            rule,
        });
    }

    /// Takes points of initiative through a combat action (`INI-09`).
    ///
    /// While others act at once with whoever acts now, it waits for the last of them (`INI-05`).
    pub(super) fn lose_initiative(&mut self, id: FighterId, points: i16, rule: RuleId) {
        if super::act::acts_at_once(self) {
            let harm = Harm {
                initiative: points,
                ..Harm::of(id, rule)
            };
            self.round.harm.push(harm);
        } else {
            self.lower_initiative(id, points, rule);
        }
    }

    /// Takes points of initiative now.
    pub(super) fn lower_initiative(&mut self, id: FighterId, points: i16, rule: RuleId) {
        let from = self.snapshot(id).ini();
        let initiative = &mut self.fighter(id).initiative;
        initiative.lost += points;
        initiative.taken_by = Cause(Some(rule));
        let to = self.snapshot(id).ini();
        self.changed(id, super::super::word::INI, from, to, rule);
    }
}
