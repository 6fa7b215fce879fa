//! Lights in these rules: how far each kind reaches, and where they burn now.

use std::path::Path;

use crate::battle::{Flame, Ground, Movable, Setting, Whereabouts};
use crate::board::LightSource;

use crate::content::{Problem, Problems, Words};

use super::scene::Snapshot;
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
        flame: Some(Flame {
            source: LightSource::Named(kind.to_owned()),
            lit: true,
        }),
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
            movable.flame = Some(Flame {
                source: LightSource::Named(movable.gear.clone()),
                lit: false,
            });
        }
    }
}
