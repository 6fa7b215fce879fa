//! Overlays around a fighter and his weapon: guarded squares, arcs, room to swing.

use crate::battle::{Hatch, Meaning, Overlay, Tone};
use crate::board::{Arc, Facing, Footprint, Room, rel};

use super::super::melee;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::{open_cells, term};

const ZONES: [Meaning; 3] = [
    Meaning::new("zone-foe", 'x', Hatch::Rising, Tone::Foe),
    Meaning::new("zone-own", 'f', Hatch::Falling, Tone::Own),
    Meaning::new("zone-both", 'b', Hatch::Crossed, Tone::Bad),
];

/// The squares that the fighter's side guards, those that its foes guard, and how many they are.
///
/// Rule: `BRD-08`.
pub(super) fn zones(scene: &Scene, fighter: &Snapshot) -> Overlay {
    let mut overlay = Overlay::new(&ZONES);
    let guards: Vec<(bool, &Snapshot)> = scene
        .fighters
        .iter()
        .filter(|other| is_on_guard(scene, other))
        .map(|other| (scene.are_hostile(fighter, other), other))
        .collect();
    for cell in open_cells(scene) {
        let place = Footprint::single(cell);
        let count = |hostile: bool| {
            let guarded = |(is_foe, guard): &&(bool, &Snapshot)| {
                *is_foe == hostile && melee::guards(scene, guard, place)
            };
            guards.iter().filter(guarded).count()
        };
        let (foes, own) = (count(true), count(false));
        let several = |count: usize| {
            if count > 1 {
                count.to_string()
            } else {
                String::new()
            }
        };
        match (foes, own) {
            (0, 0) => {}
            (0, own) => overlay.put(cell, term("zone-own"), several(own)),
            (foes, 0) => overlay.put(cell, term("zone-foe"), several(foes)),
            (foes, own) => overlay.put(cell, term("zone-both"), several(foes + own)),
        }
    }
    overlay
}

/// Whether a fighter guards any squares against somebody.
///
/// Rule: `BRD-08`.
fn is_on_guard(scene: &Scene, fighter: &Snapshot) -> bool {
    let mut foes = scene.foes(fighter);
    foes.next().is_some_and(|foe| melee::exerts(scene, fighter, foe))
}

const ARCS: [Meaning; 3] = [
    Meaning::new("arc-front", '1', Hatch::None, Tone::Good),
    Meaning::new("arc-flank", '2', Hatch::Rising, Tone::Fair),
    Meaning::new("arc-rear", '3', Hatch::Crossed, Tone::Bad),
];

/// How far from a fighter his arcs are drawn, in squares.
const ARC_REACH: u16 = 4;

/// The sides of a fighter as others stand to him.
///
/// Rule: `BRD-04`.
pub(super) fn arcs(scene: &Scene, fighter: &Snapshot) -> Overlay {
    let mut overlay = Overlay::new(&ARCS);
    let own = place::footprint(&fighter.body);
    for cell in open_cells(scene) {
        let there = Footprint::single(cell);
        if !(1..=ARC_REACH).contains(&own.gap(there).cheb()) {
            continue;
        }
        match Arc::of(rel(own, fighter.body.facing, there)) {
            Arc::Front => overlay.put(cell, term("arc-front"), "1"),
            Arc::Right | Arc::Left => overlay.put(cell, term("arc-flank"), "2"),
            Arc::Rear => overlay.put(cell, term("arc-rear"), "3"),
        }
    }
    overlay
}

const ROOM: [Meaning; 4] = [
    Meaning::new("room-free", '.', Hatch::None, Tone::Good),
    Meaning::new("room-some", 's', Hatch::Rising, Tone::Fair),
    Meaning::new("room-cramped", 'c', Hatch::Crossed, Tone::Bad),
    Meaning::new("room-low", 'l', Hatch::Level, Tone::Bad),
];

/// How high a ceiling must be above the length of a weapon that is swung, in centimetres.
///
/// Rule: `BRD-20`.
const OVERHEAD_CM: u32 = 50;

/// The width of every square in metres against the length of the weapon in hand: narrow for blows in all four directions, in
/// some, in none.
///
/// Rule: `BRD-20`, `SIT-10`.
pub(super) fn room(scene: &Scene, fighter: &Snapshot) -> Overlay {
    let mut overlay = Overlay::new(&ROOM);
    let length = u32::from(fighter.main_arm().length_cm);
    let view = scene.board();
    for cell in open_cells(scene) {
        let room = Room::around(view, Footprint::new(cell, fighter.body.size), &[]);
        let axes = [Facing::N, Facing::NE, Facing::E, Facing::SE];
        let widths = axes.map(|axis| room.width_cm(axis, super::super::CELL_DM));
        let narrow = widths.iter().filter(|width| **width < length).count();
        let least = widths.into_iter().min().unwrap_or(0);
        let ceiling = view
            .cell(cell)
            .map_or(0, |facts| u32::from(facts.ceiling_dm) * 10);
        let width = format!("{}.{}", least / 100, least % 100 / 10);
        let width = width.trim_end_matches(".0").to_owned();
        match narrow {
            _ if ceiling > 0 && ceiling < length + OVERHEAD_CM => {
                overlay.put(cell, term("room-low"), super::metres(ceiling as i32 / 10));
            }
            0 => overlay.put(cell, term("room-free"), ""),
            4 => overlay.put(cell, term("room-cramped"), width),
            _ => overlay.put(cell, term("room-some"), width),
        }
    }
    overlay
}
