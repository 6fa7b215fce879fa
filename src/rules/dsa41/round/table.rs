//! A battle laid out on the table: its parts, its fighters, and the strokes that all stages share.

use std::sync::Arc;

use bevy::ecs::query::QueryData;
use bevy::prelude::*;
use smallvec::SmallVec;

use crate::battle::{
    BattleDice, BattleEvent, Clock, Decision, FighterId, Ground, Happening, Log, Question, Roster, RuleId,
    Sides, Term,
};

use super::super::fighter::{Build, Sheet};
use super::super::scene::{Combatant, Fighters, Scene, Snapshot};
use super::{Harm, Round, Stage};

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
}

impl BattlePartsItem<'_, '_> {
    /// Whether the battle is at one of these stages and waits for nobody.
    pub(super) fn stands_at(&self, stages: &[Stage]) -> bool {
        // The cheapest questions come first: most battles of a step are at another stage.
        self.decision.0.is_none()
            && stages.contains(&self.round.stage)
            && !self.clock.over
            && self.dice.error().is_none()
    }
}

/// One battle with all its fighters, fetched once.
pub(super) struct Table<'t, 'f> {
    pub(super) entity: Entity,
    pub(super) clock: Mut<'t, Clock>,
    decision: Mut<'t, Decision>,
    log: Mut<'t, Log>,
    pub(super) dice: Mut<'t, BattleDice>,
    pub(super) roster: &'t Roster,
    pub(super) sides: &'t Sides,
    pub(super) ground: Mut<'t, Ground>,
    pub(super) round: Mut<'t, Round>,
    /// The fighters in the order of the roster: what the stages read and change.
    fighters: SmallVec<[Snapshot<'f>; 2]>,
    /// Who of them was changed: their components learn of it when the table is cleared.
    touched: SmallVec<[bool; 2]>,
}

impl<'t, 'f> Table<'t, 'f> {
    /// Lays out a battle.
    pub(super) fn lay(
        parts: BattlePartsItem<'t, '_>,
        fighters: &Query<Combatant>,
        sheets: &'f Query<&Sheet>,
    ) -> Self {
        let entities = parts.roster.entities();
        let found = fighters.iter_many(entities).zip(sheets.iter_many(entities));
        let fighters: SmallVec<[Snapshot; 2]> = found
            .map(|(item, sheet)| Snapshot {
                fighter: *item.fighter,
                body: *item.body,
                build: &sheet.0,
                shape: item.shape(),
            })
            .collect();
        assert_eq!(
            fighters.len(),
            parts.roster.len(),
            "a fighter of the roster is gone"
        );
        Self {
            entity: parts.entity,
            clock: parts.clock,
            decision: parts.decision,
            log: parts.log,
            dice: parts.dice,
            roster: parts.roster,
            sides: parts.sides,
            ground: parts.ground,
            round: parts.round,
            touched: SmallVec::from_elem(false, fighters.len()),
            fighters,
        }
    }

    /// Clears the table: the components take over what was changed.
    pub(super) fn clear(self, components: &mut Query<Combatant>) {
        let changed = self
            .fighters
            .iter()
            .zip(&self.touched)
            .zip(self.roster.entities());
        for ((fighter, is_touched), entity) in changed {
            if *is_touched && let Ok(mut item) = components.get_mut(*entity) {
                item.body.set_if_neq(fighter.body);
                item.take(&fighter.shape);
            }
        }
    }

    /// The open decision.
    pub(super) fn question(&self) -> Option<Question> {
        self.decision.0
    }

    /// The fight as the resolutions see it.
    pub(super) fn scene(&self) -> Scene<'_> {
        Scene {
            fighters: Fighters::Shared(&self.fighters),
            sides: self.sides,
            ground: &self.ground,
            round: &self.round,
        }
    }

    /// A fighter as he is now.
    #[inline]
    pub(super) fn snapshot(&self, id: FighterId) -> &Snapshot<'f> {
        &self.fighters[self.place(id)]
    }

    /// A fighter, to be changed.
    #[inline]
    pub(super) fn fighter(&mut self, id: FighterId) -> &mut Snapshot<'f> {
        let place = self.place(id);
        self.touched[place] = true;
        &mut self.fighters[place]
    }

    #[inline]
    fn place(&self, id: FighterId) -> usize {
        match self.roster.place(id) {
            Some(place) => place,
            None => panic!("fighter {} is not in this battle", id.0),
        }
    }

    /// What a fighter is, to be kept while the battle changes.
    pub(super) fn build(&self, id: FighterId) -> Arc<Build> {
        Arc::clone(self.snapshot(id).build)
    }

    /// All ids in ascending order.
    pub(super) fn ids(&self) -> impl Iterator<Item = FighterId> + use<'t, 'f> {
        self.roster.iter().map(|(id, _)| id)
    }

    /// Writes what happened.
    pub(super) fn write(&mut self, happening: Happening) {
        let (round, phase) = (self.clock.round, self.clock.phase);
        self.log.write(BattleEvent {
            battle: self.entity,
            round,
            phase,
            happening,
        });
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
        self.fighter(id).initiative.lost += points;
        let to = self.snapshot(id).ini();
        self.changed(id, super::super::word::INI, from, to, rule);
    }
}
