//! Overlays of the ground: how bright it is, what hurts there, how high it lies and how deep the water is.

use crate::battle::{Hatch, Meaning, Overlay, Tone};
use crate::board::{BoardView, Cell, Edge, Eyes, Facing, Measure, Passage, WaterGrade};

use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::{coming, metres, open_cells, term};

const LIGHT: [Meaning; 5] = [
    Meaning::new("light-day", '0', Hatch::None, Tone::Good),
    Meaning::new("light-dusk", '1', Hatch::Dots, Tone::Fair),
    Meaning::new("light-moon", '2', Hatch::Rising, Tone::Plain),
    Meaning::new("light-stars", '3', Hatch::Crossed, Tone::Dark),
    Meaning::new("light-dark", '4', Hatch::Full, Tone::Dark),
];

/// How bright every square is.
///
/// Rule: `SIT-20`, `BRD-19`.
pub(super) fn brightness(scene: &Scene) -> Overlay {
    let mut overlay = Overlay::new(&LIGHT);
    let map = scene.light();
    for cell in open_cells(scene) {
        let level = usize::from(map.at(cell)).min(4);
        // Where it is as bright as day, nothing need be written.
        let step = if level > 0 {
            level.to_string()
        } else {
            String::new()
        };
        overlay.put(cell, LIGHT[level].word, step);
    }
    overlay
}

/// Plain eyes.
///
/// Rule: `BD-VIS-01`.
pub(crate) const EYES: Eyes = Eyes {
    measure: Measure::Round,
    factor: 1,
};

const DANGER: [Meaning; 6] = [
    Meaning::new("danger-soon", 'n', Hatch::Bricks, Tone::Bad),
    Meaning::new("danger-later", 'l', Hatch::Rising, Tone::Fair),
    Meaning::new("danger-harm", '!', Hatch::Crossed, Tone::Bad),
    Meaning::new("danger-fall", 'v', Hatch::Level, Tone::Foe),
    Meaning::new("danger-deep", '~', Hatch::Waves, Tone::Water),
    Meaning::new("danger-blind", '%', Hatch::Dots, Tone::Dark),
];

/// What hurts whoever goes there: fire and the like, edges to fall from, water too deep to stand, smoke that blinds.
///
/// Rule: `BRD-28`, `BRD-14`, `BRD-23`, `BRD-01`.
pub(super) fn danger(scene: &Scene, round: u16) -> Overlay {
    let mut overlay = Overlay::new(&DANGER);
    let view = scene.board();
    let coming = coming(scene, round);
    for cell in open_cells(scene) {
        let Some(facts) = view.cell(cell) else { continue };
        let depth = deepest_fall(view, cell);
        if let Some(rounds) = coming.get(&cell).filter(|_| facts.harm.is_none()) {
            let word = if *rounds == 0 {
                "danger-soon"
            } else {
                "danger-later"
            };
            overlay.put(cell, term(word), format!("{}", rounds + 1));
        } else if facts.harm.is_some() {
            overlay.put(cell, term("danger-harm"), "!");
        } else if facts.water_grade() >= WaterGrade::Shoulder {
            overlay.put(cell, term("danger-deep"), metres(i32::from(facts.water_dm)));
        } else if facts.mist >= 3 {
            overlay.put(cell, term("danger-blind"), "?");
        } else if let Some(depth) = depth {
            overlay.put(cell, term("danger-fall"), metres(i32::from(depth)));
        }
    }
    overlay
}

/// How deep one would fall from a square at most, in decimetres; none where nobody falls.
///
/// Rule: `BRD-14`, `BD-MOV-07`.
pub(super) fn deepest_fall(view: BoardView, cell: Cell) -> Option<i16> {
    let floor = view.ground_dm(cell);
    let below = |towards: Facing| {
        let next = cell.step(towards);
        view.cell(next)?;
        let edge = Edge::of(cell, towards)?;
        let is_open = view
            .edge(edge)
            .is_none_or(|thing| thing.passage() == Passage::Free);
        let depth = floor - view.ground_dm(next);
        (is_open && depth >= 10 && !crate::board::is_stairway(view, cell, next)).then_some(depth)
    };
    [Facing::N, Facing::E, Facing::S, Facing::W]
        .into_iter()
        .filter_map(below)
        .max()
}

const GROUND: [Meaning; 6] = [
    Meaning::new("ground-high", 'h', Hatch::Rising, Tone::Good),
    Meaning::new("ground-low", 'l', Hatch::Falling, Tone::Fair),
    Meaning::new("water-knee", 'k', Hatch::Dots, Tone::Water),
    Meaning::new("water-waist", 'w', Hatch::Waves, Tone::Water),
    Meaning::new("water-shoulder", 's', Hatch::Crossed, Tone::Water),
    Meaning::new("water-swim", 'x', Hatch::Full, Tone::Water),
];

/// Heights as seen from where a fighter stands, and depths of water.
///
/// Rule: `BRD-21`, `SIT-30`, `BRD-23`.
pub(super) fn ground(scene: &Scene, fighter: &Snapshot) -> Overlay {
    let mut overlay = Overlay::new(&GROUND);
    let view = scene.board();
    let cells = place::footprint(&fighter.body).cells();
    let floor = cells.map(|cell| view.ground_dm(cell)).max().unwrap_or(0);
    for cell in open_cells(scene) {
        let Some(facts) = view.cell(cell) else { continue };
        let depth = metres(i32::from(facts.water_dm));
        let rise = i32::from(facts.ground_dm) - i32::from(floor);
        match facts.water_grade() {
            WaterGrade::Dry if rise > 0 => {
                overlay.put(cell, term("ground-high"), format!("+{}", metres(rise)));
            }
            WaterGrade::Dry if rise < 0 => {
                overlay.put(cell, term("ground-low"), format!("-{}", metres(rise)));
            }
            WaterGrade::Dry => {}
            WaterGrade::Knee => overlay.put(cell, term("water-knee"), depth),
            WaterGrade::Waist => overlay.put(cell, term("water-waist"), depth),
            WaterGrade::Shoulder => overlay.put(cell, term("water-shoulder"), depth),
            WaterGrade::Swimming => overlay.put(cell, term("water-swim"), depth),
        }
    }
    overlay
}
