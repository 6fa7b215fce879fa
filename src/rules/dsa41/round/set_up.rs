//! Before the first round the sides that have a zone set their fighters up in it, and all others look where their foes are.

use crate::battle::{Choice, FighterId, Happening};
use crate::board::{Cell, Facing};

use super::super::{rule, set_up, word};
use super::Stage;
use super::act::put;
use super::table::Table;

/// Finds those who are to be set up: side by side, in ascending order of the ids (`BRD-30`).
pub(super) fn open(table: &mut Table) {
    table.round.stage = Stage::SetUp;
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
        } => {
            stand(table, id, *at);
        }
        Choice::Act {
            act: word::TURN_FULLY,
            facing,
            ..
        } => {
            table.fighter(id).condition.opening.turned = true;
            look(table, id, facing.unwrap_or_default());
        }
        Choice::Act {
            act: word::DRAW,
            with: Some(style),
            ..
        } => {
            table.fighter(id).hands.style = *style;
            table.write(Happening::Acted {
                fighter: id,
                act: word::DRAW,
                target: None,
                with: Some(*style),
                at: None,
            });
        }
        _ => drop(table.round.declaring.pop()),
    }
}

/// Places a fighter, who looks where he would if nobody has turned him.
fn stand(table: &mut Table, id: FighterId, to: Cell) {
    let from = table.snapshot(id).body.at;
    put(table, id, to);
    if !table.snapshot(id).condition.opening.turned {
        let scene = table.known_to(id);
        let facing = scene.get(id).map(|fighter| set_up::facing(&scene, fighter));
        drop(scene);
        let fighter = table.fighter(id);
        fighter.body.facing = facing.unwrap_or(fighter.body.facing);
    }
    let facing = table.snapshot(id).body.facing;
    table.write(Happening::Moved {
        fighter: id,
        from,
        to,
        facing,
        cost: 0,
        rule: rule::BRD_30,
    });
}

/// All stand: whom nobody has told where to look turns towards the nearest foe.
fn look_about(table: &mut Table) {
    let setting = table.ground.setting.clone();
    if setting.zones.is_empty() && setting.unturned.is_empty() {
        return;
    }
    for id in table.ids() {
        let scene = table.known_to(id);
        let Some(fighter) = scene.get(id) else { continue };
        let is_meant = fighter.body.present
            && !fighter.condition.opening.turned
            && (set_up::zone(&scene, fighter).is_some() || setting.unturned.contains(&id));
        let facing = set_up::facing(&scene, fighter);
        let is_new = is_meant && facing != fighter.body.facing;
        drop(scene);
        table.fighter(id).condition.opening.turned = false;
        if is_new {
            look(table, id, facing);
        }
    }
}

fn look(table: &mut Table, id: FighterId, facing: Facing) {
    table.fighter(id).body.facing = facing;
    table.write(Happening::Turned {
        fighter: id,
        facing,
        rule: rule::BRD_30,
    });
}
