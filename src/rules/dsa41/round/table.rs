//! A battle laid out on the table: its parts, its fighters, and the strokes that all stages share.

use std::sync::Arc;

use bevy::ecs::query::QueryData;
use bevy::prelude::*;

use crate::battle::{
    BattleDice, BattleEvent, Clock, Decision, FighterId, Ground, Happening, Log, Question, Roster, RuleId,
    Sides, Term,
};
use crate::dice::DiceError;

use super::super::fighter::Build;
use super::super::scene::{Combatant, CombatantItem, Scene, Snapshot};
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

/// One battle with access to all its fighters.
pub(super) struct Table<'t, 'f, 's> {
    pub(super) entity: Entity,
    pub(super) clock: Mut<'t, Clock>,
    decision: Mut<'t, Decision>,
    log: Mut<'t, Log>,
    pub(super) dice: Mut<'t, BattleDice>,
    pub(super) roster: &'t Roster,
    pub(super) sides: &'t Sides,
    pub(super) ground: Mut<'t, Ground>,
    pub(super) round: Mut<'t, Round>,
    fighters: Query<'f, 's, Combatant>,
}

/// Goes through all battles at a stage that wait for nobody.
pub(super) fn for_each_at(
    stages: &[Stage],
    battles: &mut Query<BattleParts>,
    fighters: &mut Query<Combatant>,
    mut play: impl FnMut(&mut Table) -> Result<(), DiceError>,
) {
    for parts in battles {
        // The cheapest questions come first: most battles of a step are at another stage.
        let is_here = parts.decision.0.is_none() && !parts.clock.over && stages.contains(&parts.round.stage);
        if !is_here || parts.dice.error().is_some() {
            continue;
        }
        let mut table = Table::lay(parts, fighters.reborrow());
        if let Err(error) = play(&mut table) {
            table.dice.fail(error);
        }
    }
}

impl<'t, 'f, 's> Table<'t, 'f, 's> {
    /// Lays out a battle.
    pub(super) fn lay(parts: BattlePartsItem<'t, '_>, fighters: Query<'f, 's, Combatant>) -> Self {
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
            fighters,
        }
    }

    /// The open decision.
    pub(super) fn question(&self) -> Option<Question> {
        self.decision.0
    }

    /// The fight as the resolutions see it.
    pub(super) fn scene(&self) -> Scene<'_> {
        let mut fighters = Vec::with_capacity(self.roster.len());
        let entities = self.roster.iter().map(|(_, entity)| entity);
        fighters.extend(self.fighters.iter_many(entities).map(|item| Snapshot::of(&item)));
        assert_eq!(
            fighters.len(),
            self.roster.len(),
            "a fighter of the roster is gone"
        );
        Scene {
            fighters,
            sides: self.sides,
            ground: &self.ground,
            round: &self.round,
        }
    }

    /// A fighter as he is now.
    pub(super) fn snapshot(&self, id: FighterId) -> Snapshot<'_> {
        match self.roster.entity(id).map(|entity| self.fighters.get(entity)) {
            Some(Ok(item)) => Snapshot::of(&item),
            _ => panic!("fighter {} is not in this battle", id.0),
        }
    }

    /// A fighter's components, to be changed.
    pub(super) fn fighter(&mut self, id: FighterId) -> CombatantItem<'_, 's> {
        match self.roster.entity(id).map(|entity| self.fighters.get_mut(entity)) {
            Some(Ok(item)) => item,
            _ => panic!("fighter {} is not in this battle", id.0),
        }
    }

    /// What a fighter is, to be kept while the battle changes.
    pub(super) fn build(&self, id: FighterId) -> Arc<Build> {
        Arc::clone(self.snapshot(id).build)
    }

    /// All ids in ascending order.
    pub(super) fn ids(&self) -> Vec<FighterId> {
        self.roster.iter().map(|(id, _)| id).collect()
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
