//! Lights in these rules: how far each kind reaches, and where they burn now.

use std::path::Path;

use smallvec::SmallVec;

use crate::battle::{Burning, Flame, Ground, Movable, Setting, Whereabouts};
use crate::board::{Footprint, Glow, LightSource, Tint};
use crate::content::{Problem, Problems, Words};

use super::place;
use super::scene::{Scene, Snapshot};
use super::shelf::Shelf;

/// The kinds of light with their radii in squares: as bright as day, and as bright as at dusk.
///
/// Rule: `BRD-19`.
const KINDS: [(&str, (u16, u16)); 3] = [("campfire", (8, 16)), ("lantern", (6, 12)), ("torch", (4, 8))];

/// The gear of a torch that is led as a weapon.
const TORCH: &str = "WPN-TORCH";

/// How far a kind of light reaches; none for a kind that nobody knows.
///
/// Rule: `BRD-19`.
pub(crate) fn radii(kind: &str) -> Option<(u16, u16)> {
    let kind = if kind == TORCH { "torch" } else { kind };
    KINDS
        .iter()
        .find(|(known, _)| *known == kind)
        .map(|(_, radii)| *radii)
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

/// The kinds of light that are known, for messages.
pub(crate) fn kinds() -> impl Iterator<Item = &'static str> {
    KINDS.iter().map(|(kind, _)| *kind)
}

/// The lights that burn, where they are now.
///
/// Rule: `BRD-19`, `BD-DYN-04`.
pub(crate) fn glows(scene: &Scene) -> SmallVec<[Glow; 4]> {
    burning(scene).map(|burning| burning.glow).collect()
}

/// The lights that burn, each with its bearer and its colour.
///
/// Rule: `BRD-19`, `BD-DYN-04`.
pub(crate) fn burning(scene: &Scene) -> impl Iterator<Item = Burning> {
    let burns = |movable: &Movable| {
        let flame = movable.flame.as_ref()?;
        let (bright, dim) = match &flame.source {
            LightSource::Radii { bright, dim } => (*bright, *dim),
            LightSource::Named(kind) => radii(kind)?,
        };
        let (place, bearer) = match movable.at {
            Whereabouts::Lies(cell) | Whereabouts::Fixed(cell) => (Footprint::single(cell), None),
            Whereabouts::Held(bearer) => {
                let body = &scene.get(bearer)?.body;
                let place = place::footprint(Some(body).filter(|body| body.present)?);
                (place, Some(bearer))
            }
            Whereabouts::Gone => return None,
        };
        Some(Burning {
            glow: Glow { place, bright, dim },
            bearer,
            tint: flame.tint.unwrap_or_else(|| usual_tint(&flame.source)),
        })
    };
    scene.ground.movables.lit().filter_map(burns)
}

/// The colour of a kind of light where the level says nothing else.
fn usual_tint(source: &LightSource) -> Tint {
    match source {
        LightSource::Named(kind) if kind == "lantern" => Tint::LANTERN,
        _ => Tint::FIRE,
    }
}

/// Says which kinds of light of a level nobody knows.
pub(super) fn check(file: &Path, setting: &Setting, problems: &mut Problems) {
    for (id, kind) in &setting.carried {
        if radii(kind).is_none() {
            let mut problem = Problem::of_file(
                file,
                format!(
                    "there is no light `{kind}`; known are {}",
                    kinds().collect::<Vec<_>>().join(", ")
                ),
            );
            problem.place = format!("fighter {}, carries_light", id.0);
            problems.push(problem);
        }
    }
}

/// Gives a fighter the light that he begins with: into the hand that is free, else it lies where he stands (`BD-LVL-10`,
/// `WPN-03`).
pub(super) fn hand_out(ground: &mut Ground, shelf: &Shelf, bearer: &Snapshot, kind: &str) {
    let is_full = !bearer.hands.empty && shelf.takes_both_hands(&bearer.build, bearer.hands.style);
    let lies = is_full || !bearer.is_able();
    // A fight with more things than it can name has lights enough.
    let _ = ground.movables.add(Movable {
        gear: kind.to_owned(),
        count: 1,
        whose: None,
        flame: Some(Flame::named(kind, true)),
        at: if lies {
            Whereabouts::Lies(bearer.body.at)
        } else {
            Whereabouts::Held(bearer.id())
        },
    });
}

/// Gives a flame, which does not burn yet, to what lies about and could burn.
pub(super) fn kindle_gear(ground: &mut Ground) {
    for movable in ground.movables.iter_mut() {
        if movable.flame.is_none() && radii(&movable.gear).is_some() {
            movable.flame = Some(Flame::named(&movable.gear, false));
        }
    }
}
