//! What the sides want besides beating each other, and who comes later.

use super::LaidOut;
use crate::battle::{
    Body, Fighter, FighterId, GOAL, Happening, REINFORCEMENT, Reinforcement, RuleId, SideId, Standing,
    count_round, entry, sides_at_goal,
};
use crate::board::{Cell, Facing, Footprint, is_passable};
use crate::dice::DiceError;

/// What a rule system does when a goal is reached or somebody comes.
pub(crate) trait Aims: LaidOut {
    /// Ends the fight.
    fn end_by(&mut self, winners: Vec<SideId>, rule: RuleId);

    /// Whether a fighter waits to come.
    fn waits(&self, id: FighterId) -> bool;

    /// Whether nobody is in the way of a fighter there.
    fn has_room(&self, id: FighterId, place: Footprint) -> bool;

    /// Puts a fighter on the map, where he is able to act unless his own state forbids it, and waits no more.
    fn put_in(&mut self, id: FighterId, at: Cell, facing: Facing);

    /// Tells of his coming, and gives him what he needs to take part.
    ///
    /// # Errors
    ///
    /// As [`crate::dice::Dice::roll`].
    fn welcome(&mut self, id: FighterId, at: Cell) -> Result<(), DiceError>;
}

/// The round ends: what is held has been held for a round more.
pub(crate) fn count(table: &mut impl Aims) {
    let setting = table.ground().setting.clone();
    if setting.goals.is_empty() {
        return;
    }
    let fighters = table.bodies();
    let mut progress = std::mem::take(&mut table.ground_mut().progress);
    let standing = standing(table, (&fighters, &[]), true);
    count_round(&setting.goals, standing, &mut progress);
    table.ground_mut().progress = progress;
    end_if_met(table, true);
}

/// Ends the fight when a side has what it wants (`BD-LVL-11`).
pub(crate) fn end_if_met(table: &mut impl Aims, is_round_over: bool) {
    if table.ground().setting.goals.is_empty() || table.clock().over {
        return;
    }
    let setting = table.ground().setting.clone();
    let (fighters, awaited) = (table.bodies(), awaited(table));
    let standing = standing(table, (&fighters, &awaited), is_round_over);
    let winners = sides_at_goal(&setting.goals, standing, &table.ground().progress);
    if !winners.is_empty() {
        table.end_by(winners, GOAL);
    }
}

/// The sides of which somebody is still to come: in a later round, or on an occasion that has come or that a foe on the map may bring
/// about. None of them is beaten (`BD-LVL-12`).
pub(crate) fn awaited(table: &impl Aims) -> Vec<SideId> {
    let setting = &table.ground().setting;
    if setting.reinforcements.is_empty() {
        return Vec::new();
    }
    let fighters = table.bodies();
    let standing = standing(table, (&fighters, &[]), false);
    let may_come = |group: &&Reinforcement| {
        let waiting = group.fighters.iter().find(|recruit| table.waits(recruit.id));
        waiting.is_some_and(|recruit| group.when.may_come(recruit.side, standing, table.ground().view()))
    };
    let groups = setting.reinforcements.iter().filter(may_come);
    let sides = groups.filter_map(|group| Some(group.fighters.first()?.side));
    sides.collect()
}

/// Whom a fight has left, where no two foes stand on the map.
pub(crate) enum Unbeaten {
    /// Foes, of whom one side is still to come.
    Foes,
    /// Sides that have nothing against each other, in ascending order: whoever has won.
    Friends(Vec<SideId>),
}

/// Whom a fight has left, of whose fighters these sides have some who are able on the map.
pub(crate) fn unbeaten(table: &impl Aims, able: &[SideId]) -> Unbeaten {
    let awaited = awaited(table);
    let is_left = |side: &SideId| able.contains(side) || awaited.contains(side);
    let sides = table.sides();
    let left: Vec<SideId> = sides.iter().map(|(side, _)| side).filter(is_left).collect();
    let has_foe = |one: &SideId| left.iter().any(|other| sides.are_hostile(*one, *other));
    if left.iter().any(has_foe) {
        Unbeaten::Foes
    } else {
        Unbeaten::Friends(left)
    }
}

fn standing<'a>(
    table: &'a impl LaidOut,
    (fighters, awaited): (&'a [(Fighter, Body)], &'a [SideId]),
    is_round_over: bool,
) -> Standing<'a> {
    Standing {
        fighters,
        awaited,
        sides: table.sides(),
        movables: &table.ground().movables,
        round: table.clock().round,
        is_round_over,
    }
}

/// A round begins: those come whose time it is, on the nearest free cells of their area; for whom there is no room waits
/// (`BD-LVL-12`).
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn arrive(table: &mut impl Aims) -> Result<(), DiceError> {
    let setting = table.ground().setting.clone();
    for group in &setting.reinforcements {
        let fighters = table.bodies();
        let standing = standing(table, (&fighters, &[]), false);
        let view = table.ground().view();
        let side = group.fighters.first().map(|recruit| recruit.side);
        if !side.is_some_and(|side| group.when.has_come(side, standing, view)) {
            continue;
        }
        for recruit in &group.fighters {
            enter(table, recruit.id, group)?;
        }
    }
    Ok(())
}

#[inline(never)]
fn enter(table: &mut impl Aims, id: FighterId, group: &Reinforcement) -> Result<(), DiceError> {
    if !table.waits(id) {
        return Ok(());
    }
    let (view, size) = (table.ground().view(), table.body(id).size);
    let is_free = |cell: Cell| {
        let place = Footprint::new(cell, size);
        place.cells().all(|cell| is_passable(view, cell)) && table.has_room(id, place)
    };
    let Some(cell) = entry(view, group.area, is_free) else {
        return Ok(());
    };
    table.put_in(id, cell, group.facing);
    table.write(Happening::Moved {
        fighter: id,
        from: cell,
        to: cell,
        facing: group.facing,
        cost: 0,
        rule: REINFORCEMENT,
    });
    table.welcome(id, cell)
}
