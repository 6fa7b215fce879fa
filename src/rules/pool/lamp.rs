//! Lights in these rules: how far each kind reaches, where they burn now, and how dark that leaves a square.

use std::path::Path;

use crate::battle::{Burning, Flame, Ground, Movable, Setting, Whereabouts};
use crate::board::{Eyes, Features, Footprint, Glow, LightMap, LightSource, Measure, Tint, light_of_cell};
use crate::content::{Problem, Problems, Words};

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

fn radii(kind: &str) -> Option<(u16, u16)> {
    let found = KINDS.iter().find(|(known, _)| *known == kind);
    found.map(|(_, radii)| *radii)
}

/// What a kind of light is called.
pub(crate) fn name(kind: &str) -> Option<Words> {
    let (en, de, fr) = match kind {
        "campfire" => ("Campfire", "Lagerfeuer", "Feu de camp"),
        "lantern" => ("Lantern", "Laterne", "Lanterne"),
        "torch" => ("Torch", "Fackel", "Torche"),
        "light" => ("Light", "Licht", "Lumière"),
        _ => return None,
    };
    Some(Words {
        en: en.into(),
        de: de.into(),
        fr: fr.into(),
    })
}

/// The lights that burn, each with its bearer and its colour.
///
/// Rule: `BD-DYN-04`.
pub(crate) fn burning(scene: &Scene) -> Vec<Burning> {
    let burns = |movable: &Movable| {
        let flame = movable.flame.as_ref()?;
        let (bright, dim) = match &flame.source {
            LightSource::Radii { bright, dim } => (*bright, *dim),
            LightSource::Named(kind) => radii(kind)?,
        };
        let (place, bearer) = match movable.at {
            Whereabouts::Lies(cell) | Whereabouts::Fixed(cell) => (Footprint::single(cell), None),
            Whereabouts::Held(bearer) => {
                let found = scene.get(bearer).filter(|it| it.body.present)?;
                (found.place(), Some(bearer))
            }
            Whereabouts::Gone => return None,
        };
        let usual = match &flame.source {
            LightSource::Named(kind) if kind == "lantern" => Tint::LANTERN,
            _ => Tint::FIRE,
        };
        Some(Burning {
            glow: Glow { place, bright, dim },
            bearer,
            tint: flame.tint.unwrap_or(usual),
        })
    };
    scene.ground.movables.lit().filter_map(burns).collect()
}

/// The lights that burn, where they are now.
pub(crate) fn glows(scene: &Scene) -> Vec<Glow> {
    burning(scene).into_iter().map(|burning| burning.glow).collect()
}

/// The light on every square.
pub(crate) fn light_map(scene: &Scene) -> LightMap {
    LightMap::of(scene.board(), &glows(scene), EYES)
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
    for (id, kind) in &setting.carried {
        if radii(kind).is_none() {
            let known: Vec<&str> = KINDS.iter().map(|(kind, _)| *kind).collect();
            let reason = format!("there is no light `{kind}`; known are {}", known.join(", "));
            let mut problem = Problem::of_file(file, reason);
            problem.place = format!("fighter {}, carries_light", id.0);
            problems.push(problem);
        }
    }
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
