//! The phases of a round as systems: each takes every battle that stands at it a stage on.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::battle::{BattleEvent, BattleRound, BattleStep, BattleSystems, Motion, Phase, Seat};

use super::hear::{hear_intents, hear_reflex, hurry};
use super::ranks::Ranks;
use super::table::{BattleParts, BattlePartsItem};
use super::{Combatant, Guest, Table, seal};

/// Adds the systems of these rules to the battle step.
pub fn plugin<R: Guest>(app: &mut App) {
    // The battles of two rule systems share the kinds of their components, but no battle belongs to both.
    app.add_systems(
        BattleStep,
        (
            hear_intents::<R>
                .in_set(BattleSystems::Check)
                .ambiguous_with_all(),
            seal::hash_changed::<R>
                .in_set(BattleSystems::Seal)
                .ambiguous_with_all(),
        ),
    );
    app.add_systems(
        BattleRound,
        (
            hurry::<R>.in_set(Phase::Hear).ambiguous_with_all(),
            bear::<R>.in_set(Phase::Bear).ambiguous_with_all(),
            announce::<R>.in_set(Phase::Announce).ambiguous_with_all(),
            count::<R>.in_set(Phase::Count).ambiguous_with_all(),
            act::<R>.in_set(Phase::Act).ambiguous_with_all(),
            react::<R>.in_set(Phase::React).ambiguous_with_all(),
            land::<R>.in_set(Phase::Land).ambiguous_with_all(),
            suffer::<R>.in_set(Phase::Suffer).ambiguous_with_all(),
            finish::<R>.in_set(Phase::Finish).ambiguous_with_all(),
            keep_up::<R>.in_set(Phase::Keep).ambiguous_with_all(),
        ),
    );
}

fn bear<R: Guest>(mut battles: Battles<R>) {
    battles.play(Phase::Bear);
}

fn announce<R: Guest>(mut battles: Battles<R>) {
    battles.play(Phase::Announce);
}

fn count<R: Guest>(mut battles: Battles<R>) {
    battles.play(Phase::Count);
}

fn act<R: Guest>(mut battles: Battles<R>) {
    battles.play(Phase::Act);
}

fn react<R: Guest>(mut battles: Battles<R>) {
    battles.play(Phase::React);
}

fn land<R: Guest>(mut battles: Battles<R>) {
    battles.play(Phase::Land);
}

fn suffer<R: Guest>(mut battles: Battles<R>) {
    battles.play(Phase::Suffer);
}

fn finish<R: Guest>(mut battles: Battles<R>) {
    battles.play(Phase::Finish);
}

fn keep_up<R: Guest>(mut battles: Battles<R>) {
    battles.keep_up();
}

/// The phases in which a rule system carries a battle on, in order.
const PLAYED: [Phase; 8] = [
    Phase::Bear,
    Phase::Announce,
    Phase::Count,
    Phase::Act,
    Phase::React,
    Phase::Land,
    Phase::Suffer,
    Phase::Finish,
];

/// All battles of these rules.
#[derive(SystemParam)]
pub struct Battles<'w, 's, R: Guest> {
    battles: Query<'w, 's, BattleParts<R>>,
    fighters: Query<'w, 's, Combatant<R>>,
    /// Those of the battle that is laid out.
    ranks: Local<'s, Ranks<R>>,
}

impl<R: Guest> Battles<'_, '_, R> {
    /// Takes each battle a stage on that goes on and stands at a phase.
    fn play(&mut self, phase: Phase) {
        for mut parts in &mut self.battles {
            if parts.is_at(phase) {
                let mut table = parts.lay(&mut self.ranks, &self.fighters);
                let before = table.progress();
                table.play(phase);
                table.note_motion(before);
                table.dismiss(&mut self.fighters);
            }
        }
    }

    /// Lets reflexes answer what they are asked, once in each battle that is meant.
    pub(super) fn answer_by_reflex(
        &mut self,
        refused: &mut MessageWriter<BattleEvent>,
        is_meant: impl Fn(&BattlePartsItem<R>) -> bool,
    ) {
        for mut parts in &mut self.battles {
            if parts.asks_reflexes(&self.fighters) && is_meant(&parts) {
                let mut table = parts.lay(&mut self.ranks, &self.fighters);
                hear_reflex(&mut table, refused);
                *table.motion = Motion::Moved;
                table.dismiss(&mut self.fighters);
            }
        }
    }

    /// Takes battles whose states nobody hashes on through all phases while they are laid out once: a balance lab fights thousands of them.
    pub(super) fn hurry(&mut self, refused: &mut MessageWriter<BattleEvent>) {
        for mut parts in &mut self.battles {
            if parts.is_hashed() || !parts.goes_on() && !parts.asks_reflexes(&self.fighters) {
                continue;
            }
            let mut table = parts.lay(&mut self.ranks, &self.fighters);
            let before = table.progress();
            for _ in 0..IN_A_ROW {
                table.go_on();
                if !table.is_reflexes_turn() || !hear_reflex(&mut table, refused) {
                    break;
                }
            }
            table.note_motion(before);
            table.dismiss(&mut self.fighters);
        }
    }

    /// Ends the pass for every battle, and says whether another one takes it on.
    fn keep_up(&mut self) {
        for mut parts in &mut self.battles {
            if parts.has_followers() {
                let mut table = parts.lay(&mut self.ranks, &self.fighters);
                R::keep_up(&mut table);
                table.dismiss(&mut self.fighters);
            }
            parts.end_pass(&self.fighters);
        }
    }

    /// Does something to one battle, if it is one of these rules.
    pub(super) fn change(&mut self, battle: Entity, change: impl FnOnce(&mut Table<R>)) {
        if let Ok(mut parts) = self.battles.get_mut(battle) {
            let mut table = parts.lay(&mut self.ranks, &self.fighters);
            change(&mut table);
            table.dismiss(&mut self.fighters);
        }
    }
}

/// Answers in a row that reflexes give before it is the turn of other battles.
const IN_A_ROW: usize = 64;

impl<R: Guest> Table<'_, R> {
    /// Takes the battle a stage on; dice that fail break it off.
    fn play(&mut self, phase: Phase) {
        if let Err(error) = R::play(self, phase) {
            self.dice.fail(error);
        }
    }

    /// Says that something has happened if the battle has come farther than before.
    fn note_motion(&mut self, before: (R::Stage, usize)) {
        if self.progress() != before {
            *self.motion = Motion::Moved;
        }
    }

    /// Takes the battle through the phases until it waits for somebody or stands still: what the systems above do, in their order.
    fn go_on(&mut self) {
        while self.goes_on() {
            let before = self.progress();
            for phase in PLAYED {
                if R::is_at(self.round, phase) && self.goes_on() {
                    self.play(phase);
                    self.keep_book();
                }
            }
            R::keep_up(self);
            self.keep_book();
            if self.progress() == before {
                return;
            }
        }
    }

    /// Whether somebody is asked for whom reflexes answer.
    fn is_reflexes_turn(&self) -> bool {
        let Some(question) = self.question().filter(|_| !self.clock.over) else {
            return false;
        };
        let side = self.snapshot(question.fighter).fighter.side;
        let seat = self.sides.get(side).map(|side| &side.seat);
        seat == Some(&Seat::Greedy)
    }
}
