//! A battle laid out on the table: its parts, its fighters, and the strokes that all stages share.

use std::borrow::Cow;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use bevy::ecs::query::QueryData;
use bevy::prelude::*;

use crate::battle::{
    BattleDice, BattleEvent, Body, Clock, Decision, Fighter, FighterId, Ground, Happening, Log, ModuleSet,
    Motion, Question, Roster, RuleId, Secrets, Sides, StableHasher, StateHash, Term,
};
use crate::rules::common::note;

use super::super::effect::{Effect, Until};
use super::super::fighter::State;
use super::super::scene::{Scene, Snapshot};
use super::super::sheet::{Build, Sheet};
use super::{Round, Stage};

/// The components of a battle.
#[derive(QueryData)]
#[query_data(mutable)]
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
    modules: &'static ModuleSet,
    motion: &'static mut Motion,
    /// None where nobody looks at it.
    hash: Option<&'static mut StateHash>,
}

/// The components of a fighter.
pub(super) type Combatants<'w, 's> = Query<
    'w,
    's,
    (
        &'static Fighter,
        &'static mut Body,
        &'static mut Sheet,
        &'static mut State,
    ),
>;

impl BattlePartsItem<'_, '_> {
    /// Whether the battle waits for nobody and goes on.
    fn goes_on(&self) -> bool {
        self.decision.0.is_none() && !self.clock.over && self.dice.error().is_none()
    }

    /// Whether it goes on, and stands at one of these stages.
    pub(super) fn stands_at(&self, stages: &[Stage]) -> bool {
        stages.contains(&self.round.stage) && self.goes_on()
    }

    /// The pass is over: another one takes the battle on where something has happened and nobody is waited for.
    pub(super) fn end_pass(&mut self) {
        let goes_on = *self.motion == Motion::Moved && self.goes_on();
        self.motion
            .set_if_neq(if goes_on { Motion::GoesOn } else { Motion::Rests });
    }
}

/// One battle with all its fighters.
pub(super) struct Table<'t> {
    pub(super) entity: Entity,
    pub(super) clock: &'t mut Clock,
    decision: &'t mut Decision,
    pub(super) log: &'t mut Log,
    pub(super) dice: &'t mut BattleDice,
    roster: &'t Roster,
    pub(super) sides: &'t Sides,
    pub(super) ground: &'t mut Ground,
    pub(super) round: &'t mut Round,
    pub(super) secrets: &'t mut Secrets,
    modules: &'t ModuleSet,
    pub(super) motion: &'t mut Motion,
    hash: Option<&'t mut StateHash>,
    fighters: Vec<Snapshot>,
}

impl<'t> Table<'t> {
    /// Lays a battle out with its fighters, in the order of the roster.
    pub(super) fn lay(parts: BattlePartsItem<'t, '_>, components: &Combatants) -> Self {
        let all = parts.roster.iter();
        let fighters = all.filter_map(|(_, entity)| {
            let (fighter, body, sheet, state) = components.get(entity).ok()?;
            Some(Snapshot {
                fighter: *fighter,
                body: *body,
                build: Arc::clone(&sheet.0),
                state: state.clone(),
            })
        });
        let fighters: Vec<Snapshot> = fighters.collect();
        assert_eq!(
            fighters.len(),
            parts.roster.len(),
            "a fighter of the roster is gone"
        );
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
            secrets: parts.secrets.into_inner(),
            modules: parts.modules,
            motion: parts.motion.into_inner(),
            hash: parts.hash.map(Mut::into_inner),
            fighters,
        }
    }

    /// Takes the hash of the battle, where somebody looks at it.
    pub(super) fn seal(mut self) {
        if let Some(hash) = self.hash.take() {
            let mut hasher = StableHasher::default();
            self.hash_into(&mut hasher);
            *hash = StateHash(hasher.finish());
        }
    }

    /// How far the battle has come: it has moved when this is another one.
    pub(super) fn progress(&self) -> (Stage, usize) {
        (self.round.stage, self.log.entries().len())
    }

    /// Ends a phase: the components take over what has become of the fighters.
    pub(super) fn dismiss(self, components: &mut Combatants) {
        for (fighter, (_, entity)) in self.fighters.into_iter().zip(self.roster.iter()) {
            if let Ok((_, mut body, mut sheet, mut state)) = components.get_mut(entity) {
                body.set_if_neq(fighter.body);
                if !Arc::ptr_eq(&sheet.0, &fighter.build) {
                    sheet.0 = fighter.build;
                }
                state.set_if_neq(fighter.state);
            }
        }
    }

    /// All that a saved battle needs, fighters in ascending order of their ids.
    fn hash_into(&self, hasher: &mut StableHasher) {
        (self.sides, &*self.clock, &*self.decision, &*self.dice).hash(hasher);
        (&self.ground.changes, self.modules, &*self.round).hash(hasher);
        for fighter in &self.fighters {
            (fighter.id(), fighter.fighter.side, fighter.body, &fighter.state).hash(hasher);
            fighter.build.person.hash(hasher);
            // What was found in the fight is a weapon of the sheet.
            fighter.build.arms.iter().for_each(|arm| arm.gear.hash(hasher));
        }
        self.ground.progress.hash(hasher);
        self.secrets.hash(hasher);
        self.ground.movables.iter().for_each(|it| it.hash(hasher));
    }

    /// The open decision.
    pub(super) fn question(&self) -> Option<Question> {
        self.decision.0
    }

    /// The fight as the resolutions see it.
    pub(super) fn scene(&self) -> Scene<'_> {
        Scene {
            fighters: Cow::Borrowed(&self.fighters),
            sides: self.sides,
            ground: self.ground,
            round: self.round,
            view: None,
        }
    }

    /// The fight as the side of a fighter knows it; the whole fight where there are no secrets.
    pub(super) fn known_to(&self, id: FighterId) -> Scene<'_> {
        self.scene().known_to(self.secrets, id)
    }

    /// The fight on the map as it is, without those whom the side of a fighter does not see, but for one with whom he has to do; the whole
    /// fight where there are no secrets.
    pub(super) fn foreseen_by(&self, id: FighterId, other: Option<FighterId>) -> Scene<'_> {
        self.scene().foreseen_by(self.secrets, (id, other))
    }

    /// All fighters as they are now.
    pub(super) fn fighters(&self) -> &[Snapshot] {
        &self.fighters
    }

    /// A fighter as he is now.
    #[inline]
    pub(super) fn snapshot(&self, id: FighterId) -> &Snapshot {
        &self.fighters[self.place(id)]
    }

    /// A fighter, to be changed.
    #[inline]
    pub(super) fn fighter(&mut self, id: FighterId) -> &mut Snapshot {
        let place = self.place(id);
        &mut self.fighters[place]
    }

    fn place(&self, id: FighterId) -> usize {
        match self.roster.place(id) {
            Some(place) => place,
            None => panic!("fighter {} is not in this battle", id.0),
        }
    }

    /// What a fighter is, to be kept while the battle changes.
    pub(super) fn build(&self, id: FighterId) -> Arc<Build> {
        Arc::clone(&self.snapshot(id).build)
    }

    /// All ids in ascending order.
    pub(super) fn ids(&self) -> Vec<FighterId> {
        self.fighters.iter().map(Snapshot::id).collect()
    }

    /// Writes what happened.
    pub(super) fn write(&mut self, happening: Happening) {
        self.log.write(BattleEvent {
            battle: self.entity,
            round: self.clock.round,
            phase: self.clock.phase,
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

    /// Says that somebody did something that is no blow.
    pub(super) fn acted(&mut self, fighter: FighterId, act: Term, target: Option<FighterId>) {
        self.write(Happening::Acted {
            fighter,
            act,
            target,
            with: None,
            at: None,
        });
    }

    /// Says that a right to act was lost.
    pub(super) fn forgone(&mut self, fighter: FighterId, what: Term, rule: RuleId) {
        self.write(Happening::Forgone {
            fighter,
            what,
            rule: Some(rule),
        });
    }

    /// Puts a condition on a fighter; the same one twice does not add up, and the later end counts (`PL-STA-01`).
    pub(super) fn afflict(&mut self, id: FighterId, effect: Effect) {
        let known = self
            .snapshot(id)
            .state
            .effects
            .iter()
            .find(|it| it.kind == effect.kind);
        let merged = match known {
            Some(known) => Effect {
                points: known.points.max(effect.points),
                until: if self.end_of(known.until) > self.end_of(effect.until) {
                    known.until
                } else {
                    effect.until
                },
                ..effect
            },
            None => effect,
        };
        let effects = &mut self.fighter(id).state.effects;
        effects.retain(|it| it.kind != effect.kind);
        effects.push(merged);
        effects.sort_unstable();
        self.state(id, effect.kind.term(), true, effect.kind.rule());
    }

    /// When something ends, as round from now and place in the order.
    fn end_of(&self, until: Until) -> (u8, usize) {
        match until {
            Until::OwnTurns(turns) => (turns, 0),
            Until::TurnStart(whose) => {
                let place = self.round.order.iter().position(|id| *id == whose).unwrap_or(0);
                let has_passed = place < usize::from(self.round.passed);
                (u8::from(has_passed), place)
            }
        }
    }

    /// Takes those conditions from a fighter that end now.
    pub(super) fn relieve(&mut self, id: FighterId, ends: impl Fn(&Effect) -> bool) {
        let over: Vec<Effect> = self
            .snapshot(id)
            .state
            .effects
            .iter()
            .filter(|effect| ends(effect))
            .copied()
            .collect();
        for effect in over {
            self.fighter(id).state.effects.retain(|known| *known != effect);
            self.state(id, effect.kind.term(), false, effect.kind.rule());
        }
    }
}
