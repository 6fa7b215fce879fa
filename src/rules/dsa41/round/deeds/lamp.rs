//! Lights that somebody puts out or lights again, and those with which fighters are set up.

use crate::battle::{FighterId, Movable, Slot, Whereabouts};
use crate::board::Cell;
use crate::rules::common::{drench, set_flame};

use super::super::table::Table;
use crate::rules::dsa41::fighter::HoldsLight;
use crate::rules::dsa41::rule;
use crate::rules::dsa41::setup::set_up;
use crate::rules::dsa41::terrain::lamp;

/// Puts a light out, or lights it again (`BRD-19`, `ACT-22`).
pub(crate) fn tend(table: &mut Table, id: FighterId, name: Slot, lit: bool) {
    let at = table.ground.movables.get(name).and_then(|movable| movable.cell());
    let cell = at.unwrap_or(table.snapshot(id).body.at);
    set_flame(table, name, (cell, lit), Some(id), rule::BRD_19);
}

/// The light that somebody has laid at his feet comes along while he is set up (`BRD-30`, `BD-LVL-10`).
pub(crate) fn bring_along(table: &mut Table, id: FighterId, to: Cell) {
    let scene = table.scene();
    let own = scene
        .get(id)
        .and_then(|bearer| set_up::light_at_feet(&scene, bearer));
    drop(scene);
    if let Some(light) = own.and_then(|name| table.ground.movables.get_mut(name)) {
        light.at = Whereabouts::Lies(to);
        drench(table);
    }
}

/// Whoever is set up with a torch as his weapon begins with it burning, and with none that burns elsewhere (`WPN-TORCH`, `BRD-30`).
pub(crate) fn kindle_in_hand(table: &mut Table, id: FighterId) {
    let torches = lamp::torches_of(&table.ground.movables, table.snapshot(id));
    for (name, burns) in torches {
        if let Some(flame) = table
            .ground
            .movables
            .get_mut(name)
            .and_then(|it| it.flame.as_mut())
        {
            flame.lit = burns;
        }
    }
}

/// Fighters know whether they hold a light, which takes a hand.
///
/// Rule: `BRD-19`.
pub(crate) fn keep_hold(table: &mut Table) {
    if table.ground.movables.is_empty() {
        return;
    }
    for id in table.ids() {
        let is_light = |(_, held): (Slot, &Movable)| table.round.shelf.is_light(held);
        let holds = HoldsLight(table.ground.movables.held_by(id).any(is_light));
        if table.snapshot(id).hands.light != holds {
            table.fighter(id).hands.light = holds;
        }
    }
}
