//! A battle laid out on the table: its parts, its fighters, and the strokes that all stages share.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use bevy::ecs::query::QueryData;
use bevy::prelude::*;
use smallvec::SmallVec;

use crate::battle::{
    BattleDice, BattleEvent, Body, Clock, Decision, FighterId, Ground, Happening, Log, Question, Roster, RuleId,
    Sides, Term,
};
use crate::dice::DiceError;

use super::super::fighter::{Build, Shape, Sheet};
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

/// One battle with all its fighters, fetched once.
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
    /// In the order of the roster.
    fighters: SmallVec<[CombatantItem<'f, 's>; 4]>,
}

/// A fighter's components, to be changed.
pub(super) struct Player<'p> {
    pub(super) body: Mut<'p, Body>,
    pub(super) sheet: &'p Sheet,
    shape: Mut<'p, Shape>,
}

impl Deref for Player<'_> {
    type Target = Shape;

    fn deref(&self) -> &Shape {
        &self.shape
    }
}

impl DerefMut for Player<'_> {
    fn deref_mut(&mut self) -> &mut Shape {
        &mut self.shape
    }
}

/// Goes through all battles at a stage that wait for nobody.
pub(super) fn for_each_at(
    stages: &[Stage],
    battles: &mut Query<BattleParts>,
    fighters: &mut Query<Combatant>,
    mut play: impl FnMut(&mut Table) -> Result<(), DiceError>,
) {
    for parts in battles {
        // The stage comes first: most battles of a step are at another one.
        let is_here = stages.contains(&parts.round.stage) && parts.decision.0.is_none() && !parts.clock.over;
        if !is_here || parts.dice.error().is_some() {
            continue;
        }
        let mut table = Table::lay(parts, fighters);
        if let Err(error) = play(&mut table) {
            table.dice.fail(error);
        }
    }
}

impl<'t, 'f, 's> Table<'t, 'f, 's> {
    /// Lays out a battle.
    pub(super) fn lay(parts: BattlePartsItem<'t, '_>, fighters: &'f mut Query<'_, 's, Combatant>) -> Self {
        let found: SmallVec<_> = fighters.iter_many_unique_mut(parts.roster.entities()).collect();
        assert_eq!(found.len(), parts.roster.len(), "a fighter of the roster is gone");
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
            fighters: found,
        }
    }

    /// The open decision.
    pub(super) fn question(&self) -> Option<Question> {
        self.decision.0
    }

    /// The fight as the resolutions see it.
    pub(super) fn scene(&self) -> Scene<'_> {
        Scene {
            fighters: self.fighters.iter().map(snapshot).collect(),
            sides: self.sides,
            ground: &self.ground,
            round: &self.round,
        }
    }

    /// A fighter as he is now.
    pub(super) fn snapshot(&self, id: FighterId) -> Snapshot<'_> {
        snapshot(&self.fighters[self.place(id)])
    }

    /// A fighter's components, to be changed.
    pub(super) fn fighter(&mut self, id: FighterId) -> Player<'_> {
        let place = self.place(id);
        let item = &mut self.fighters[place];
        Player {
            body: item.body.reborrow(),
            sheet: item.sheet,
            shape: item.shape.reborrow(),
        }
    }

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
    pub(super) fn ids(&self) -> impl Iterator<Item = FighterId> + use<'t, 'f, 's> {
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

fn snapshot<'a>(item: &'a CombatantItem) -> Snapshot<'a> {
    Snapshot::of(item.fighter, &item.body, item.sheet, &item.shape)
}
