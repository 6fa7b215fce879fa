//! Lights in these rules: how far each kind reaches, where they burn now, and how well somebody is seen by them.

use std::path::Path;

use crate::battle::{Burning, Flame, Ground, Movable, Setting, Whereabouts};
use crate::board::{Eyes, Features, Glow, Measure, light_of_cell};
use crate::content::Problems;
use crate::rules::common;

use super::concealment;
use super::scene::{Scene, Snapshot};

/// The kinds of light that levels know, with their radii in squares: bright and shadowy.
///
/// The table has those that a level can name, a campfire besides, and others that nobody carries in a fight.
///
/// Rule: `D20-T-LIGHT`, `D20-BRD-14`, `BD-VIS-01`.
const KINDS: [(&str, (u16, u16)); 3] = [("campfire", (8, 16)), ("lantern", (6, 12)), ("torch", (4, 8))];

/// Plain eyes, which count every second diagonal twice.
///
/// Rule: `D20-BRD-14`, `BD-VIS-01`.
pub(crate) const EYES: Eyes = Eyes {
    measure: Measure::Alt,
    factor: 1,
};

/// Squares that a kind of light reaches: bright and shadowy.
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

/// The chance in percent that a hit misses for want of light where the target stands: shadowy light 20, hardly any 40, none 50. Who sees in
/// the dark is not hindered within his range, and lights carry twice as far for some.
///
/// Rule: `D20-CON-07`, `D20-CON-10`, `D20-CON-05`, `D20-CON-06`.
pub(crate) fn miss_percent(scene: &Scene, own: &Snapshot, target: &Snapshot) -> u8 {
    shade(scene, own, target).0
}

/// The same with whether it would be darker there but for a source of light.
///
/// Rule: `D20-T-LIGHT`, `D20-CON-07`.
pub(crate) fn shade(scene: &Scene, own: &Snapshot, target: &Snapshot) -> (u8, bool) {
    let view = scene.board();
    if !view.features().has(Features::DARKNESS) {
        return (0, false);
    }
    let darkvision = u16::from(own.build.darkvision);
    if darkvision > 0 && scene.distance(own, target) <= darkvision {
        return (0, false);
    }
    let eyes = Eyes {
        factor: if own.build.low_light { 2 } else { 1 },
        ..EYES
    };
    let glows = glows(scene);
    let best = |glows: &[Glow]| {
        let cells = target.place().cells();
        let lights = cells.filter_map(|cell| light_of_cell(view, glows, eyes, cell));
        lights.min().unwrap_or(0)
    };
    let step = best(&glows);
    let percent = match step {
        0 => 0,
        1 | 2 => concealment::STANDARD,
        3 => concealment::NEARLY_DARK,
        _ => concealment::TOTAL,
    };
    (percent, !glows.is_empty() && step < best(&[]))
}

/// Says which kinds of light of a level nobody knows.
pub(super) fn check(file: &Path, setting: &Setting, problems: &mut Problems) {
    let is_known = |kind: &str| radii(kind).is_some();
    common::check_carried((file, setting), &KINDS.map(|(kind, _)| kind), is_known, problems);
}

/// Gives a fighter the light that he begins with; it lies before him if both his hands are full (`BD-LVL-10`).
pub(super) fn hand_out(ground: &mut Ground, bearer: &Snapshot, kind: &str) {
    let is_full = bearer.in_hand().is_some_and(super::arm::Arm::takes_both_hands);
    let at = if is_full || !bearer.is_able() {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::d20::sheet::test::tables;

    #[test]
    fn the_lights_of_levels_shine_as_the_table_says_d20_t_light() {
        // A campfire is none of the table; a lantern is one with a hood.
        let tables = tables();
        for (kind, row) in [("torch", "torch"), ("lantern", "hooded-lantern")] {
            let row = tables.lights.get(row).unwrap();
            assert_eq!(radii(kind), row.bright.zip(row.shadowy), "{kind}");
        }
        assert_eq!(radii("torch"), Some((4, 8)));
        assert_eq!(radii("lantern"), Some((6, 12)));
    }
}
