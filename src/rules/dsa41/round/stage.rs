//! The phases of a round as systems: each takes every battle that stands at it a stage on.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::battle::{BattleEvent, BattleRound, BattleStep, BattleSystems, Motion, Phase};
use crate::dice::DiceError;

use super::super::module::Modules;
use super::super::scene::Combatant;
use super::check::{hear_intents, hear_reflex, hurry};
use super::table::{BattleParts, BattlePartsContiguousItem, Table};
use super::{
    Ranks, Round, Stage, Stages, act, begin, consequence, count, finish, lamp, ordeal, react, saddle, seal,
};

pub(in super::super) fn plugin(app: &mut App) {
    app.add_systems(
        BattleStep,
        (
            hear_intents.in_set(BattleSystems::Check),
            seal::hash_changed.in_set(BattleSystems::Seal),
        ),
    );
    app.add_systems(
        BattleRound,
        (
            hurry.in_set(Phase::Hear),
            face_ordeals.in_set(Phase::Bear),
            announce.in_set(Phase::Announce),
            count_down.in_set(Phase::Count),
            act_in_turn.in_set(Phase::Act),
            answer_blows.in_set(Phase::React),
            land_blows.in_set(Phase::Land),
            suffer.in_set(Phase::Suffer),
            finish_rounds.in_set(Phase::Finish),
            keep_up.in_set(Phase::Keep),
        ),
    );
}

/// Those who have fallen, or are taken ill, face what comes of it before anything else goes on (`WND-11`, `LEN-04`).
fn face_ordeals(mut battles: Battles) {
    let may_be_due = |round: &Round| !round.ordeals.is_empty();
    battles.at_where(Stages::ALL, may_be_due, bear);
}

fn bear(table: &mut Table) -> Result<(), DiceError> {
    while ordeal::is_due(table) && table.goes_on() {
        ordeal::face(table)?;
    }
    Ok(())
}

const ANNOUNCE: Stages = Stages::of(&[Stage::Muster, Stage::SetUp, Stage::Begin, Stage::Declare]);
const ACT: Stages = Stages::of(&[Stage::Act, Stage::Between]);

/// Rounds begin and fighters declare (`TIM-07`).
fn announce(mut battles: Battles) {
    battles.at(ANNOUNCE, begin::announce);
}

/// The count goes down to the next phase in which somebody acts (`INI-04`).
fn count_down(mut battles: Battles) {
    battles.at(Stages::of(&[Stage::Count]), count::count_phases);
}

/// Whoever's turn it is acts.
fn act_in_turn(mut battles: Battles) {
    battles.at(ACT, act::act);
}

/// Those who are struck answer (`ATK-03`).
fn answer_blows(mut battles: Battles) {
    battles.at(Stages::of(&[Stage::React]), react::answer_blow);
}

/// Blows that were not warded off land (`ATK-04`).
fn land_blows(mut battles: Battles) {
    battles.at(Stages::of(&[Stage::Resolve]), react::land_blow);
}

/// What was suffered takes effect (`ENG-02`).
fn suffer(mut battles: Battles) {
    let may_be_due = |round: &Round| !round.harm.is_empty() || round.modules.has(Modules::MOUNTED);
    battles.at_where(
        Stages::of(&[Stage::Act]),
        may_be_due,
        consequence::apply_consequences,
    );
}

/// Rounds end, and fights.
fn finish_rounds(mut battles: Battles) {
    battles.at(Stages::of(&[Stage::Finish]), finish::finish_round);
}

/// Mounts keep pace with their riders, and hands with what they hold.
fn keep_up(mut battles: Battles) {
    battles.keep_up();
}

/// All battles of these rules.
#[derive(SystemParam)]
pub(super) struct Battles<'w, 's> {
    battles: Query<'w, 's, BattleParts>,
    fighters: Query<'w, 's, Combatant>,
    /// Those of the battle that is laid out.
    ranks: Local<'s, Ranks>,
}

impl Battles<'_, '_> {
    /// Takes each battle a stage on that goes on and stands at one of these stages.
    fn at(&mut self, stages: Stages, stroke: impl Fn(&mut Table) -> Result<(), DiceError>) {
        self.at_where(stages, |_| true, stroke);
    }

    /// The same where something of the round says that there may be something to do.
    fn at_where(
        &mut self,
        stages: Stages,
        may_be_due: impl Fn(&Round) -> bool,
        stroke: impl Fn(&mut Table) -> Result<(), DiceError>,
    ) {
        for mut battles in tables(&mut self.battles) {
            for row in battles.rows() {
                if !battles.stands_at(row, stages) || !may_be_due(battles.round(row)) {
                    continue;
                }
                let mut table = battles.table(row, &mut self.ranks).lay(&self.fighters);
                let before = table.progress();
                if let Err(error) = stroke(&mut table) {
                    table.dice.fail(error);
                }
                if table.progress() != before {
                    *table.motion = Motion::Moved;
                }
                table.dismiss(&mut self.fighters);
            }
        }
    }

    /// Lets reflexes answer what they are asked, once in each battle that is meant.
    pub(super) fn answer_by_reflex(
        &mut self,
        refused: &mut MessageWriter<BattleEvent>,
        is_meant: impl Fn(&BattlePartsContiguousItem, usize) -> bool,
    ) {
        for mut battles in tables(&mut self.battles) {
            for row in battles.rows() {
                if battles.asks_reflexes(row, &self.fighters) && is_meant(&battles, row) {
                    let mut table = battles.table(row, &mut self.ranks).lay(&self.fighters);
                    hear_reflex(&mut table, refused);
                    table.dismiss(&mut self.fighters);
                    battles.stir(row);
                }
            }
        }
    }

    /// Takes battles whose states nobody hashes on through all phases while they are laid out once: a balance lab fights thousands of them.
    pub(super) fn hurry(&mut self, refused: &mut MessageWriter<BattleEvent>) {
        for mut battles in tables(&mut self.battles) {
            if battles.are_hashed() {
                continue;
            }
            for row in battles.rows() {
                if !battles.goes_on(row) && !battles.asks_reflexes(row, &self.fighters) {
                    continue;
                }
                let mut table = battles.table(row, &mut self.ranks).lay(&self.fighters);
                let before = table.progress();
                for _ in 0..IN_A_ROW {
                    go_on(&mut table);
                    if !hear_reflex(&mut table, refused) {
                        break;
                    }
                }
                if table.progress() != before {
                    *table.motion = Motion::Moved;
                }
                table.dismiss(&mut self.fighters);
            }
        }
    }

    /// Ends the pass for every battle, and says whether another one takes it on.
    fn keep_up(&mut self) {
        for mut battles in tables(&mut self.battles) {
            for row in battles.rows() {
                if battles.has_moved(row) && battles.has_things_to_keep(row) {
                    let mut table = battles.table(row, &mut self.ranks).lay(&self.fighters);
                    saddle::keep_pace(&mut table);
                    lamp::keep_hold(&mut table);
                    table.dismiss(&mut self.fighters);
                }
                battles.end_pass(row, &self.fighters);
            }
        }
    }

    /// Does something to one battle, if it is one of these rules.
    pub(super) fn change(&mut self, battle: Entity, change: impl FnOnce(&mut Table)) {
        if let Ok(parts) = self.battles.get_mut(battle) {
            let mut table = Table::of(parts, &mut self.ranks).lay(&self.fighters);
            change(&mut table);
            table.dismiss(&mut self.fighters);
        }
    }
}

/// Answers in a row that reflexes give before it is the turn of other battles.
const IN_A_ROW: usize = 64;

/// Takes a battle that is laid out through its phases until it waits for somebody or stands still, in the order of the systems above
/// (`tests/fights/side_by_side.rs` holds both to the same).
fn go_on(table: &mut Table) {
    while table.goes_on() {
        let before = table.progress();
        stroke(table, Stages::ALL, bear);
        stroke(table, ANNOUNCE, begin::announce);
        stroke(table, Stages::of(&[Stage::Count]), count::count_phases);
        stroke(table, ACT, act::act);
        stroke(table, Stages::of(&[Stage::React]), react::answer_blow);
        stroke(table, Stages::of(&[Stage::Resolve]), react::land_blow);
        stroke(table, Stages::of(&[Stage::Act]), consequence::apply_consequences);
        stroke(table, Stages::of(&[Stage::Finish]), finish::finish_round);
        saddle::keep_pace(table);
        lamp::keep_hold(table);
        table.keep_book();
        if table.progress() == before {
            return;
        }
    }
}

/// Takes a battle a stage on if it goes on and stands at one of these stages.
fn stroke(table: &mut Table, stages: Stages, stroke: impl Fn(&mut Table) -> Result<(), DiceError>) {
    if stages.has(table.round.stage) && table.goes_on() {
        if let Err(error) = stroke(table) {
            table.dice.fail(error);
        }
        table.keep_book();
    }
}

/// The battles as they lie in memory.
fn tables<'b, 's>(
    battles: &'b mut Query<'_, 's, BattleParts>,
) -> impl Iterator<Item = BattlePartsContiguousItem<'b, 's>> {
    let Ok(tables) = battles.contiguous_iter_mut() else {
        unreachable!("no component of a battle is stored as a sparse set");
    };
    tables
}
