//! Overlays around a fighter and his weapon: guarded squares, arcs, room to swing, lengths of weapons.

use crate::battle::{Hatch, Meaning, Overlay, Posture, Tone};
use crate::board::{Arc, Facing, Footprint, Pair, Room, Spot, Zone, rel};

use super::super::place;
use super::super::scene::{Scene, Snapshot};
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
    let zones: Vec<(bool, Zone)> = scene
        .fighters
        .iter()
        .filter_map(|other| Some((scene.are_hostile(fighter, other), zone(scene, other)?)))
        .collect();
    for cell in open_cells(scene) {
        let place = Footprint::single(cell);
        let count = |hostile: bool| {
            let touched = |(is_foe, zone): &&(bool, Zone)| *is_foe == hostile && zone.touches(place);
            zones.iter().filter(touched).count()
        };
        let (foes, own) = (count(true), count(false));
        let several = |count: usize| (count > 1).then(|| count.to_string()).unwrap_or_default();
        match (foes, own) {
            (0, 0) => {}
            (0, own) => overlay.put(cell, term("zone-own"), several(own)),
            (foes, 0) => overlay.put(cell, term("zone-foe"), several(foes)),
            (foes, own) => overlay.put(cell, term("zone-both"), several(foes + own)),
        }
    }
    overlay
}

/// The squares that a fighter guards; none when he guards nothing.
///
/// Rule: `BRD-08`.
pub(super) fn zone(scene: &Scene, fighter: &Snapshot) -> Option<Zone> {
    let guards = fighter.is_able()
        && fighter.body.posture != Posture::Lying
        && !fighter.condition.disoriented
        && fighter.missile().is_none();
    let arm = fighter.main_arm();
    let flanks = u16::from(!arm.kind.is_unarmed);
    guards.then(|| {
        Zone::of_control(
            scene.board(),
            Spot::on_floor(place::footprint(&fighter.body)),
            Some(fighter.body.facing),
            u16::from(arm.reach),
            flanks,
        )
    })
}

const ARCS: [Meaning; 3] = [
    Meaning::new("arc-front", '^', Hatch::None, Tone::Good),
    Meaning::new("arc-flank", '=', Hatch::Rising, Tone::Fair),
    Meaning::new("arc-rear", 'v', Hatch::Crossed, Tone::Bad),
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
            Arc::Front => overlay.put(cell, term("arc-front"), "^"),
            Arc::Right => overlay.put(cell, term("arc-flank"), ">"),
            Arc::Left => overlay.put(cell, term("arc-flank"), "<"),
            Arc::Rear => overlay.put(cell, term("arc-rear"), "v"),
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

const DISTANCE: [Meaning; 4] = [
    Meaning::new("distance-near", 'N', Hatch::Rising, Tone::Good),
    Meaning::new("distance-spear", 'S', Hatch::Dots, Tone::Fair),
    Meaning::new("distance-pike", 'P', Hatch::Level, Tone::Plain),
    Meaning::new("distance-short", 'x', Hatch::Crossed, Tone::Bad),
];

/// The squares around a fighter by the length of weapon that bridges them, and those that his own does not reach.
///
/// Rule: `BRD-07`, `DK-01`.
pub(super) fn distance(scene: &Scene, fighter: &Snapshot) -> Overlay {
    let mut overlay = Overlay::new(&DISTANCE);
    let own = place::footprint(&fighter.body);
    let reach = u16::from(place::longest_reach(fighter));
    for cell in open_cells(scene) {
        let there = Footprint::single(cell);
        let (word, class) = match own.gap(there).cheb() {
            1 => ("distance-near", "HN"),
            2 => ("distance-spear", "S"),
            3 | 4 => ("distance-pike", "P"),
            _ => continue,
        };
        let pair = Pair::new(scene.board(), Spot::on_floor(own), Spot::on_floor(there));
        if !pair.has_melee_line(4) {
            continue;
        }
        let is_reached = own.gap(there).cheb() <= reach;
        let word = if is_reached { word } else { "distance-short" };
        overlay.put(cell, term(word), class);
    }
    overlay
}
