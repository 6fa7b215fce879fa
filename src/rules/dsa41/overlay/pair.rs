//! Overlays about two places: what is seen from one, and how well one is covered against somebody at the other.

use crate::battle::{Hatch, Meaning, Overlay, Tone};
use crate::board::{Cell, CornerScale, Footprint, Pair, Spot};

use super::super::scene::{Scene, Snapshot};
use super::super::shot::{self, Covered};
use super::super::terrain::place;
use super::super::terrain::situation::light;
use super::{open_cells, term};

const SIGHT: [Meaning; 5] = [
    Meaning::new("sight-from", 'O', Hatch::Ring, Tone::Own),
    Meaning::new("sight-seen", '.', Hatch::None, Tone::Good),
    Meaning::new("sight-veiled", '~', Hatch::Dots, Tone::Fair),
    Meaning::new("sight-dark", 'd', Hatch::Level, Tone::Dark),
    Meaning::new("sight-hidden", 'x', Hatch::Crossed, Tone::Dark),
];

/// What a fighter of this size would see from a square: clearly, through mist or leaves, too far away for the light that falls
/// there, not at all.
///
/// Rule: `BRD-18`, `BRD-19`, `SIT-21`.
pub(super) fn sight(scene: &Scene, fighter: &Snapshot, from: Cell) -> Overlay {
    let mut overlay = Overlay::new(&SIGHT);
    let view = scene.board();
    let eye = Spot::on_floor(Footprint::new(from, fighter.body.size));
    let lights = (!view.is_day()).then(|| scene.light());
    let has_veils = view.board().cells().any(|cell| veil(scene, cell) > 0);
    for cell in open_cells(scene) {
        let there = Footprint::single(cell);
        if eye.place.contains(cell) {
            overlay.put(cell, term("sight-from"), "");
            continue;
        }
        let pair = Pair::new(view, eye, Spot::on_floor(there));
        if !pair.has_sight() {
            overlay.put(cell, term("sight-hidden"), "");
            continue;
        }
        let level = lights.as_ref().map_or(0, |lights| lights.on(there));
        if !light::is_near_enough(eye, Spot::on_floor(there), level) {
            overlay.put(cell, term("sight-dark"), level.to_string());
            continue;
        }
        let veil = if has_veils {
            pair.cover(&[]).veil(CornerScale::Hidden)
        } else {
            0
        };
        if veil > 0 {
            overlay.put(cell, term("sight-veiled"), veil.to_string());
        } else {
            overlay.put(cell, term("sight-seen"), "");
        }
    }
    overlay
}

fn veil(scene: &Scene, cell: Cell) -> u8 {
    let view = scene.board();
    let ground = view.cell(cell).map_or(0, |facts| facts.mist.max(facts.leaf));
    ground.max(view.thing(cell).map_or(0, |thing| thing.kind.leaf))
}

const COVER: [Meaning; 5] = [
    Meaning::new("cover-from", 'O', Hatch::Ring, Tone::Foe),
    Meaning::new("cover-none", '0', Hatch::None, Tone::Bad),
    Meaning::new("cover-half", '2', Hatch::Rising, Tone::Good),
    Meaning::new("cover-most", '3', Hatch::Crossed, Tone::Good),
    Meaning::new("cover-total", '4', Hatch::Full, Tone::Dark),
];

/// How well a fighter as he holds himself now would be hidden on every square from somebody where he stands now.
///
/// Rule: `BRD-18`.
pub(super) fn cover(scene: &Scene, fighter: &Snapshot, shooter: &Snapshot) -> Overlay {
    let mut overlay = Overlay::new(&COVER);
    let from = place::spot(&shooter.body);
    for cell in open_cells(scene) {
        if from.place.contains(cell) {
            overlay.put(cell, term("cover-from"), "");
            continue;
        }
        let there = Spot {
            place: Footprint::new(cell, fighter.body.size),
            ..place::spot(&fighter.body)
        };
        let pair = Pair::new(scene.board(), from, there);
        let (word, share) = match shot::cover(&pair, fighter.body.posture) {
            Covered::Not => ("cover-none", ""),
            Covered::Half => ("cover-half", "1/2"),
            Covered::Mostly => ("cover-most", "3/4"),
            Covered::Wholly => ("cover-total", ""),
        };
        overlay.put(cell, term(word), share);
    }
    overlay
}
