//! Lights in these rules: how far each kind reaches, where they burn now, and how dark that leaves a square.

use std::path::Path;

use crate::battle::{Burning, Flame, Ground, Movable, Setting, Whereabouts};
use crate::board::{Eyes, Features, Footprint, Glow, Measure, light_of_cell};
use crate::content::Problems;
use crate::rules::common;

use super::scene::{Scene, Snapshot};

/// The kinds of light with their radii in squares: as bright as day, and as bright as at dusk.
///
/// Rule: `PL-BRD-10`, `BD-VIS-01`.
const KINDS: [(&str, (u16, u16)); 3] = [("campfire", (8, 16)), ("lantern", (6, 12)), ("torch", (4, 8))];

/// Plain eyes, which count along the longer axis.
///
/// Rule: `PL-BRD-02`, `BD-VIS-01`.
pub(crate) const EYES: Eyes = Eyes {
    measure: Measure::Cheb,
    factor: 1,
};

/// The step of light that is dark (`PL-BRD-10`).
const DARK: u8 = 4;

/// Squares that a kind of light reaches: as bright as day, and as bright as at dusk.
pub(crate) fn radii(kind: &str) -> Option<(u16, u16)> {
    let found = KINDS.iter().find(|(known, _)| *known == kind);
    found.map(|(_, radii)| *radii)
}

/// The lights that burn, each with its bearer and its colour.
///
/// Rule: `BD-DYN-04`.
pub(crate) fn burning(scene: &Scene) -> Vec<Burning> {
    let body = |id| scene.get(id).map(|bearer| bearer.body);
    common::burning(&scene.ground.movables, radii, body).collect()
}

/// The lights that burn, where they are now.
pub(crate) fn glows(scene: &Scene) -> Vec<Glow> {
    burning(scene).into_iter().map(|burning| burning.glow).collect()
}

/// Whether a fighter stands in the dark: no square of his is brighter.
///
/// Rule: `PL-BRD-10`.
pub(crate) fn is_dark(scene: &Scene, place: Footprint) -> bool {
    let view = scene.board();
    if !view.features().has(Features::DARKNESS) {
        return false;
    }
    let glows = glows(scene);
    let lights = place
        .cells()
        .filter_map(|cell| light_of_cell(view, &glows, EYES, cell));
    lights.min().is_some_and(|light| light >= DARK)
}

/// Says which kinds of light of a level nobody knows.
pub(super) fn check(file: &Path, setting: &Setting, problems: &mut Problems) {
    let is_known = |kind: &str| radii(kind).is_some();
    common::check_carried((file, setting), &KINDS.map(|(kind, _)| kind), is_known, problems);
}

/// Gives a fighter the light that he begins with; it lies before him if both his hands are full (`BD-LVL-10`).
pub(super) fn hand_out(ground: &mut Ground, bearer: &Snapshot, kind: &str) {
    let lies = bearer.in_hand().hands > 1 || !bearer.is_able();
    let at = if lies {
        Whereabouts::Lies(bearer.body.at)
    } else {
        Whereabouts::Held(bearer.id())
    };
    // A fight with more things than it can name has lights enough.
    let _ = ground.movables.add(Movable {
        gear: kind.to_owned(),
        count: 1,
        whose: None,
        flame: Some(Flame::named(kind, true)),
        at,
    });
}
