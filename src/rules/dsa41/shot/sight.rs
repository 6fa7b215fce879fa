//! What a shooter sees of his target: light, mist, and how far he sees in them.

use crate::battle::{Flame, Whereabouts};
use crate::board::{self, Cell, Footprint, Glow, LightSource, Measure, Pair};

use super::super::belongings::{Eyes, Missile};
use super::super::scene::{Scene, Snapshot};
use super::super::tally::Tally;
use super::super::value::rounded;
use super::super::{place, rule};
use super::lane;

/// The malus of a shot in each light, from day to darkness (`SIT-20`).
const LIGHT: [i16; 5] = [0, -2, -4, -6, -8];
/// The malus in haze and in fog (`SIT-21`).
const MIST: [i16; 4] = [0, -2, -4, -4];
/// The worst for those who see at night, and for those who see badly then (`SIT-24`, `SIT-25`).
const NIGHT_MOST: i16 = -5;
const BLIND_MOST: i16 = -8;
/// Metres at which nobody is seen any more, in each light (`BRD-19`).
const FARTHEST: [u16; 5] = [u16::MAX, u16::MAX, 40, 20, 3];

/// Whether one fighter sees another: a clear line, and near enough in that light.
///
/// Rule: `BRD-18`, `BRD-19`, `SUR-03`.
pub(crate) fn sees(scene: &Scene, viewer: &Snapshot, other: &Snapshot) -> bool {
    let pair = Pair::new(scene.board(), lane::spot(viewer), lane::spot(other));
    pair.has_sight() && is_near_enough(scene, viewer, other)
}

/// Whether a target is near enough to be seen in the light that falls on it.
///
/// Rule: `BRD-19`.
pub(super) fn is_near_enough(scene: &Scene, viewer: &Snapshot, other: &Snapshot) -> bool {
    lane::metres(viewer, other) <= FARTHEST[usize::from(light_at(scene, other).min(4))]
}

/// The light on a fighter, 0 day to 4 darkness: that of his brightest square.
///
/// Rule: `BRD-19`.
fn light_at(scene: &Scene, fighter: &Snapshot) -> u8 {
    let view = scene.board();
    let cells = || place::footprint(&fighter.body).cells();
    let ambient = cells().filter_map(|cell| view.ambient(cell)).min().unwrap_or(0);
    if ambient == 0 {
        return 0;
    }
    let glows: Vec<Glow> = scene
        .ground
        .movables
        .lit()
        .filter_map(|light| glow(scene, light.flame.as_ref()?, light.at))
        .collect();
    let eyes = board::Eyes {
        measure: Measure::Round,
        factor: 1,
    };
    let light = |cell: Cell| board::light_of_cell(view, &glows, eyes, cell);
    cells().filter_map(light).min().unwrap_or(ambient)
}

/// What a flame gives, by the radii of its kind (`BRD-19`).
fn glow(scene: &Scene, flame: &Flame, at: Whereabouts) -> Option<Glow> {
    let (bright, dim) = match &flame.source {
        LightSource::Radii { bright, dim } => (*bright, *dim),
        LightSource::Named(name) => match name.as_str() {
            "torch" => (4, 8),
            "lantern" => (6, 12),
            "campfire" => (8, 16),
            _ => return None,
        },
    };
    let place = match at {
        Whereabouts::Lies(cell) | Whereabouts::Fixed(cell) => Footprint::single(cell),
        Whereabouts::Held(id) => place::footprint(&scene.get(id)?.body),
        Whereabouts::Gone => return None,
    };
    Some(Glow { place, bright, dim })
}

/// The malus of bad sight: of light and mist the worse counts.
///
/// Rule: `SIT-20`, `SIT-21`, `SIT-23`, `SIT-24`, `SIT-25`, `MOD-02`.
pub(super) fn add_visibility(
    tally: &mut impl Tally,
    scene: &Scene,
    pair: &Pair,
    (shooter, target): (&Snapshot, &Snapshot),
    missile: &Missile,
) {
    let light = LIGHT[usize::from(light_at(scene, target).min(4))];
    let mist = if pair.is_bare() {
        0
    } else {
        MIST[usize::from(mist_between(scene, pair, shooter, target).min(3))]
    };
    let (eyes, eased) = eased(missile.eyes, light);
    if eased <= mist {
        tally.add(rule::SIT_20, light);
        tally.add(eyes, eased - light);
        if mist < 0 {
            tally.note(rule::SIT_21, mist);
        }
    } else {
        if eased < 0 {
            tally.note(rule::SIT_20, eased);
        }
        tally.add(rule::SIT_21, mist);
    }
}

/// What eyes make of the malus of the light.
fn eased(eyes: Eyes, light: i16) -> (crate::battle::RuleId, i16) {
    let half = -rounded(-light, 2);
    match eyes {
        Eyes::Plain => (rule::SIT_20, light),
        Eyes::DimLight => (rule::SIT_23, half),
        Eyes::Night => (rule::SIT_24, half.max(NIGHT_MOST)),
        Eyes::NightBlind => (rule::SIT_25, (2 * light).max(BLIND_MOST)),
    }
}

/// The thickest mist on the line of a shot and at both of its ends (`SIT-21`).
fn mist_between(scene: &Scene, pair: &Pair, shooter: &Snapshot, target: &Snapshot) -> u8 {
    let view = scene.board();
    let line = pair.centre_line();
    let ends = [shooter, target].into_iter();
    let ends = ends.flat_map(|fighter| place::footprint(&fighter.body).cells());
    let cells = line.between.into_iter().chain(ends);
    cells
        .filter_map(|cell| view.cell(cell))
        .map(|facts| facts.mist)
        .max()
        .unwrap_or(0)
}
