//! Before the first round the sides that have a zone set their fighters up in it, and all others look where their foes are.

use crate::battle::{Choice, FighterId, Happening};
use crate::board::{Cell, Facing};

use super::super::set_up::{self, SET_UP};
use super::super::word;
use super::hands;
use super::table::Table;

/// Finds those who are to be set up: side by side, in ascending order of the ids.
pub(super) fn open(table: &mut Table) {
    if table.ground.setting.zones.is_empty() {
        return;
    }
    let scene = table.scene();
    let mut all: Vec<_> = scene
        .fighters
        .iter()
        .filter(|fighter| set_up::zone(&scene, fighter).is_some())
        .map(|fighter| (fighter.fighter.side, fighter.id()))
        .collect();
    drop(scene);
    all.sort_unstable();
    table.round.declaring = all.into_iter().rev().map(|(_, id)| id).collect();
}

/// Carries out what was chosen and asks for the next fighter; whether all stand ready.
pub(super) fn is_done(table: &mut Table) -> bool {
    if let (Some(answer), Some(id)) = (table.round.answer.take(), table.round.declaring.last().copied()) {
        carry_out(table, id, &answer);
    }
    if let Some(id) = table.round.declaring.last() {
        table.ask(*id, word::ASK_SET_UP, None);
        return false;
    }
    look_about(table);
    true
}

fn carry_out(table: &mut Table, id: FighterId, choice: &Choice) {
    match choice {
        Choice::Act {
            act: word::PLACE,
            at: Some(at),
            ..
        } => stand(table, id, *at),
        Choice::Act {
            act: word::TURN,
            facing: Some(facing),
            ..
        } => {
            table.fighter(id).state.turn.has_turned = true;
            look(table, id, *facing);
        }
        Choice::Act {
            act: word::DRAW,
            with: Some(slot),
            ..
        } => hands::draw(table, id, *slot),
        _ => drop(table.round.declaring.pop()),
    }
}

/// Places a fighter, who looks where he would if nobody has turned him.
fn stand(table: &mut Table, id: FighterId, to: Cell) {
    let from = table.snapshot(id).body.at;
    table.fighter(id).body.at = to;
    if !table.snapshot(id).state.turn.has_turned {
        let facing = natural_facing(table, id);
        table.fighter(id).body.facing = facing;
    }
    let facing = table.snapshot(id).body.facing;
    table.write(Happening::Moved {
        fighter: id,
        from,
        to,
        facing,
        cost: 0,
        rule: SET_UP,
    });
}

/// Where a fighter looks by himself.
fn natural_facing(table: &Table, id: FighterId) -> Facing {
    let scene = table.known_to(id);
    let facing = scene.get(id).map(|fighter| set_up::facing(&scene, fighter));
    facing.unwrap_or(table.snapshot(id).body.facing)
}

/// All stand: whom nobody has told where to look turns towards the nearest foe.
fn look_about(table: &mut Table) {
    let setting = table.ground.setting.clone();
    if setting.zones.is_empty() && setting.unturned.is_empty() {
        return;
    }
    for id in table.ids() {
        let scene = table.known_to(id);
        let is_meant = scene.get(id).is_some_and(|fighter| {
            fighter.body.present
                && !fighter.state.turn.has_turned
                && (set_up::zone(&scene, fighter).is_some() || setting.unturned.contains(&id))
        });
        drop(scene);
        let facing = natural_facing(table, id);
        if is_meant && facing != table.snapshot(id).body.facing {
            look(table, id, facing);
        }
    }
}

fn look(table: &mut Table, id: FighterId, facing: Facing) {
    table.fighter(id).body.facing = facing;
    table.write(Happening::Turned {
        fighter: id,
        facing,
        rule: SET_UP,
    });
}
