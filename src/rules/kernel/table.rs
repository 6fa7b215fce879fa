//! A battle laid out on the table: its parts, its fighters, and the strokes that all phases share.

use std::sync::Arc;

use bevy::ecs::query::QueryData;
use bevy::prelude::*;
use smallvec::SmallVec;

use crate::battle::{
    BattleDice, BattleEvent, Clock, Decision, Facts, FighterId, Ground, Happening, Horizon, Log, Motion,
    Phase, Question, Roster, RuleId, Seat, Secrets, SideId, Sides, StateHash, Term,
};
use crate::rules::common::note;

use super::ranks::Ranks;
use super::{Combatant, Fighters, Rules, Scene, SceneFacts, Sightings, Snapshot};

/// The components of a battle.
#[derive(QueryData)]
#[query_data(mutable)]
pub struct BattleParts<R: Rules> {
    entity: Entity,
    clock: &'static mut Clock,
    decision: &'static mut Decision,
    log: &'static mut Log,
    dice: &'static mut BattleDice,
    roster: &'static Roster,
    sides: &'static Sides,
    ground: &'static mut Ground,
    round: &'static mut R::Round,
    secrets: &'static mut Secrets,
    motion: &'static mut Motion,
    /// Only where the rules keep one.
    facts: Option<&'static mut Facts>,
    sightings: Option<&'static mut Sightings<R>>,
    horizon: Option<&'static Horizon>,
    /// Only where somebody looks at it.
    hash: Has<StateHash>,
}

/// One battle with all its fighters.
pub struct Table<'t, R: Rules> {
    /// The battle entity.
    pub entity: Entity,
    /// Where it stands in time.
    pub clock: &'t mut Clock,
    decision: &'t mut Decision,
    /// What has happened.
    pub log: &'t mut Log,
    /// The dice.
    pub dice: &'t mut BattleDice,
    pub(crate) roster: &'t Roster,
    /// The sides.
    pub sides: &'t Sides,
    /// The map and what lies on it.
    pub ground: &'t mut Ground,
    /// The round.
    pub round: &'t mut R::Round,
    /// What the sides know.
    pub secrets: &'t mut Secrets,
    pub(super) motion: &'t mut Motion,
    facts: Option<&'t mut Facts>,
    sightings: Option<&'t mut Sightings<R>>,
    horizon: Option<&'t Horizon>,
    ranks: &'t mut Ranks<R>,
}

impl<R: Rules> BattlePartsItem<'_, '_, R> {
    /// Whether it goes on, and a phase may have something to do in it.
    #[inline]
    pub(super) fn is_at(&self, phase: Phase) -> bool {
        self.decision.0.is_none() && R::is_at(&self.round, phase) && self.is_open()
    }

    /// Whether it waits for nobody.
    #[inline]
    pub(super) fn goes_on(&self) -> bool {
        self.decision.0.is_none() && self.is_open()
    }

    /// Whether the fight is neither over nor broken off, and has not come as far as it is played.
    fn is_open(&self) -> bool {
        !self.clock.over && self.dice.error().is_none() && !Horizon::is_passed(self.horizon, &self.clock)
    }

    /// Whether somebody is asked for whom reflexes answer.
    #[inline]
    pub(super) fn asks_reflexes(&self, fighters: &Query<Combatant<R>>) -> bool {
        let side = |question: Question| {
            let entity = self.roster.entity(question.fighter)?;
            self.sides.get(fighters.get(entity).ok()?.0.side)
        };
        let asked = self.decision.0.filter(|_| self.sides.has_seat(&Seat::Greedy));
        asked.and_then(side).is_some_and(|side| side.seat == Seat::Greedy) && self.is_open()
    }

    /// Whether what comes of each choice is taken down.
    pub(super) const fn is_hashed(&self) -> bool {
        self.hash
    }

    /// The battle entity.
    pub(super) const fn battle(&self) -> Entity {
        self.entity
    }

    /// Whether something has happened in this pass, and something must keep up with it.
    pub(super) fn has_followers(&self) -> bool {
        *self.motion == Motion::Moved && R::has_followers(&self.round, &self.ground)
    }

    /// The pass is over: another one takes the battle on where something has happened and nobody is waited for.
    pub(super) fn end_pass(&mut self, fighters: &Query<Combatant<R>>) {
        let has_moved = *self.motion == Motion::Moved;
        let goes_on = has_moved && (self.goes_on() || !self.hash && self.asks_reflexes(fighters));
        self.motion
            .set_if_neq(if goes_on { Motion::GoesOn } else { Motion::Rests });
    }

    /// The battle on the table, its fighters laid out; all that a phase may change of it counts as changed.
    #[inline]
    pub(super) fn lay<'t>(
        &'t mut self,
        ranks: &'t mut Ranks<R>,
        fighters: &Query<Combatant<R>>,
    ) -> Table<'t, R> {
        ranks.lay(self.roster, fighters);
        let mut table = Table {
            entity: self.entity,
            clock: &mut self.clock,
            decision: &mut self.decision,
            log: &mut self.log,
            dice: &mut self.dice,
            roster: self.roster,
            sides: self.sides,
            ground: &mut self.ground,
            round: &mut *self.round,
            secrets: &mut self.secrets,
            motion: &mut self.motion,
            facts: self.facts.as_deref_mut(),
            sightings: self.sightings.as_deref_mut(),
            horizon: self.horizon,
            ranks,
        };
        table.open_book();
        table
    }
}

impl<'t, R: Rules> Table<'t, R> {
    /// Somebody else may have changed the fighters since the last phase.
    fn open_book(&mut self) {
        let all = self.ranks.fighters();
        if let Some(facts) = self
            .facts
            .as_deref_mut()
            .filter(|_| !self.ground.view().is_plain())
        {
            R::keep_book(all, all.iter().enumerate(), (self.ground, self.sides), facts);
        }
    }

    /// The book of facts takes over what has become of the fighters and the map; on a plain one every line is free and nobody asks it.
    #[inline]
    pub(super) fn keep_book(&mut self) {
        let ranks = &*self.ranks;
        if let Some(facts) = self
            .facts
            .as_deref_mut()
            .filter(|_| !self.ground.view().is_plain())
        {
            R::keep_book(
                ranks.fighters(),
                ranks.touched(),
                (self.ground, self.sides),
                facts,
            );
        }
    }

    /// Ends a phase: the book of facts and the components take over what has become of the fighters.
    pub(super) fn dismiss(mut self, fighters: &mut Query<Combatant<R>>) {
        self.keep_book();
        self.ranks.dismiss(self.roster, fighters);
    }

    /// How far the battle has come: it has moved when this is another one.
    #[inline]
    pub(super) fn progress(&self) -> (R::Stage, usize) {
        (R::stage(self.round), self.log.entries().len())
    }

    /// Whether the battle waits for nobody.
    #[inline]
    pub fn goes_on(&self) -> bool {
        self.decision.0.is_none()
            && !self.clock.over
            && self.dice.error().is_none()
            && !Horizon::is_passed(self.horizon, self.clock)
    }

    /// The open decision.
    pub fn question(&self) -> Option<Question> {
        self.decision.0
    }

    /// The fight as the resolutions see it.
    pub fn scene(&self) -> Scene<'_, R> {
        Scene {
            fighters: Fighters::Shared(self.ranks.fighters()),
            sides: self.sides,
            ground: self.ground,
            round: self.round,
            facts: SceneFacts::of(self.facts.as_deref(), self.roster),
        }
    }

    /// The fight as the side of a fighter knows it; the whole fight where there are no secrets.
    pub fn known_to(&self, id: FighterId) -> Scene<'_, R> {
        self.scene().known_to(self.secrets, id)
    }

    /// The fight as far as everybody knows of it who sees a fighter act; the whole fight where there are no secrets.
    pub fn faced_by(&self, id: FighterId) -> Scene<'_, R> {
        self.scene().faced_by(self.secrets, id)
    }

    /// The fight on the map as it is, without those whom the side of a fighter does not see, but for one with whom he has to do; the whole
    /// fight where there are no secrets.
    pub fn foreseen_by(&self, id: FighterId, other: Option<FighterId>) -> Scene<'_, R> {
        self.scene().foreseen_by(self.secrets, (id, other))
    }

    /// All fighters as they are now.
    pub fn fighters(&self) -> &[Snapshot<R>] {
        self.ranks.fighters()
    }

    /// A fighter as he is now.
    ///
    /// # Panics
    ///
    /// When nobody has this id.
    #[inline]
    pub fn snapshot(&self, id: FighterId) -> &Snapshot<R> {
        self.ranks.get(id)
    }

    /// A fighter, to be changed.
    ///
    /// # Panics
    ///
    /// When nobody has this id.
    #[inline]
    pub fn fighter(&mut self, id: FighterId) -> &mut Snapshot<R> {
        self.ranks.change(id)
    }

    /// What a fighter is, to be kept while the battle changes.
    pub fn build(&self, id: FighterId) -> Arc<R::Build> {
        Arc::clone(&self.snapshot(id).build)
    }

    /// The ids of those of whom something is true now, in ascending order. Mostly nobody is: that is seen without looking any of
    /// them up.
    pub fn those(&self, is_one: impl Fn(&Snapshot<R>) -> bool) -> SmallVec<[FighterId; 4]> {
        let fighters = self.fighters().iter();
        fighters.filter(|it| is_one(it)).map(|it| it.id()).collect()
    }

    /// All ids in ascending order.
    pub fn ids(&self) -> impl Iterator<Item = FighterId> + use<'t, R> {
        self.roster.iter().map(|(id, _)| id)
    }

    /// Writes what happened.
    // Inlined everywhere, as the happening then comes into being in its place in the log: to be copied there right after its parts
    // were written took a tenth of a duel.
    #[inline(always)]
    pub fn write(&mut self, happening: Happening) {
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

    /// A side loses somebody from sight: what he is like now it remembers.
    pub(super) fn lose_sight(&mut self, side: SideId, fighter: FighterId) {
        let last = self.ranks.get(fighter).clone();
        if let Some(sightings) = &mut self.sightings {
            sightings.keep(side, self.clock.round, last);
        }
    }

    /// Opens a decision.
    pub fn ask(&mut self, fighter: FighterId, kind: Term, about: Option<FighterId>) {
        let question = Question { fighter, kind, about };
        self.decision.0 = Some(question);
        self.write(Happening::Asked { question });
    }

    /// Closes the open decision with an answer.
    pub(super) fn close(&mut self) {
        self.decision.0 = None;
    }

    /// Says that a value changed; nothing when it did not.
    pub fn changed(&mut self, fighter: FighterId, value: Term, from: i16, to: i16, rule: RuleId) {
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
    pub fn state(&mut self, fighter: FighterId, state: Term, on: bool, rule: RuleId) {
        self.write(Happening::StateChanged {
            fighter,
            state,
            on,
            rule,
        });
    }
}
