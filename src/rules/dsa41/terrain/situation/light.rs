//! Bad light, mist, and foes whom nobody sees: of all that hinders sight only the worst counts.

use smallvec::SmallVec;

use crate::battle::{Cause, RuleId};
use crate::board::{self, BoardView, Features, Footprint, Measure, Pair, Spot};

use super::super::{lamp, place};
use crate::rules::dsa41::cause::{self, void};
use crate::rules::dsa41::exchange::tally::Tally;
use crate::rules::dsa41::exchange::value::rounded;
use crate::rules::dsa41::fighter::Eyes;
use crate::rules::dsa41::scene::{Scene, Snapshot};
use crate::rules::dsa41::{melee, rule};

/// The light of the brightest square of a place: 0 day, 1 dusk, 2 moon, 3 stars, 4 dark.
///
/// Rule: `BRD-19`, `BD-VIS-01`.
pub(crate) fn level(scene: &Scene, place: Footprint) -> u8 {
    let view = scene.board();
    if !view.features().has(Features::DARKNESS) {
        return 0;
    }
    let ambient = place.cells().filter_map(|cell| view.ambient(cell)).min();
    if ambient.is_none_or(|light| light == 0) {
        return 0;
    }
    let glows = lamp::glows(scene);
    let eyes = board::Eyes {
        measure: Measure::Round,
        factor: 1,
    };
    let lights = place
        .cells()
        .filter_map(|cell| board::light_of_cell(view, &glows, eyes, cell));
    lights.min().unwrap_or(0)
}

/// Squares that one sees in moonlight, in starlight and in the dark (`BRD-19`).
pub(crate) const BY_MOON: u16 = 40;
pub(crate) const BY_STARS: u16 = 20;
pub(crate) const IN_DARKNESS: u16 = 3;

/// The squares beyond which nobody is seen in a light; none where the light sets no limit.
///
/// Rule: `BRD-19`.
pub(crate) const fn sight_limit(level: u8) -> Option<u16> {
    match level {
        0 | 1 => None,
        2 => Some(BY_MOON),
        3 => Some(BY_STARS),
        _ => Some(IN_DARKNESS),
    }
}

/// Whether a place can be seen from another: a clear line, and near enough for its light.
///
/// Rule: `BRD-19`, `BD-VIS-03`.
pub(crate) fn sees(scene: &Scene, from: Spot, to: Spot) -> bool {
    is_near_enough(from, to, level(scene, to.place)) && Pair::new(scene.board(), from, to).has_sight()
}

/// Whether a place is near enough to be seen in its light.
///
/// Rule: `BRD-19`.
pub(crate) fn is_near_enough(from: Spot, to: Spot, light: u8) -> bool {
    sight_limit(light).is_none_or(|limit| from.place.gap(to.place).round() <= limit)
}

/// What is done in bad light.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    /// A blow.
    Attack {
        /// Whether it is made with a whip or a lance, which nobody leads blindly.
        needs_eyes: bool,
    },
    /// A parry or dodge.
    Defence,
    /// A shot or throw.
    Shot,
}

impl Use {
    /// What the light costs.
    ///
    /// Rule: `SIT-20`.
    pub(crate) const fn in_light(self, level: u8) -> i16 {
        let (melee, shot) = match level {
            0 => (0, 0),
            1 => (0, -2),
            2 => (-3, -4),
            3 => (-5, -6),
            _ => (-8, -8),
        };
        self.of(melee, shot)
    }

    /// What mist costs: 1 haze, 2 fog, 3 so dense that one hardly sees the next square.
    ///
    /// Rule: `SIT-21`.
    pub(crate) const fn in_mist(self, mist: u8) -> i16 {
        match mist {
            0 => 0,
            1 => self.of(0, -2),
            _ => self.of(-1, -4),
        }
    }

    const fn of(self, melee: i16, shot: i16) -> i16 {
        match self {
            Self::Attack { .. } | Self::Defence => melee,
            Self::Shot => shot,
        }
    }
}

/// What it costs blows and defences that nobody sees the foe, and what shots (`SIT-22`).
pub(crate) const UNSEEN: (i16, i16) = (-6, -8);
/// The most that bad light takes from the blows and defences of those who see by night, and from their shots (`SIT-24`).
pub(crate) const BY_NIGHT: (i16, i16) = (-2, -5);
/// The most that it takes from those who see nothing by night (`SIT-25`).
pub(crate) const NIGHT_BLIND: i16 = -8;
/// The most that bad sight takes from the blows and defences of those who have learnt to fight blindly (`SIT-25`).
pub(crate) const GROPING: i16 = -2;

/// What a light takes from the blows of these eyes: 0 or below.
///
/// Rule: `SIT-20`, `SIT-23`, `SIT-24`, `SIT-25`.
pub(crate) fn hindrance(eyes: Eyes, level: u8) -> i16 {
    let malus = in_light(eyes, level, Use::Attack { needs_eyes: false });
    malus.iter().map(|(_, _, points)| points).sum()
}

/// A malus with what relieves it, each with what brings it, in the order in which it was worked out.
type Malus = SmallVec<[(RuleId, Cause, i16); 3]>;

/// The visibility group: light, mist, unseen foes. The worst counts, the others are noted.
///
/// Blows and shots take the light from the square of the target, parries and dodges from that of the attacker: both times from
/// where the `other` stands.
///
/// Rule: `SIT-20` to `SIT-25`, `BRD-19`, `MOD-02`, `MOD-05`.
pub(crate) fn judge(ledger: &mut impl Tally, scene: &Scene, own: &Snapshot, other: &Snapshot, usage: Use) {
    let view = scene.board();
    let features = view.features();
    let places = [own, other].map(|it| place::footprint(&it.body));
    if !features.has(Features::DARKNESS | Features::MIST)
        && (!features.has(Features::THINGS | Features::HEIGHTS) || view.is_open_between(places[0], places[1]))
    {
        return;
    }
    let [from, to] = [own, other].map(|it| Spot {
        place: place::footprint(&it.body),
        altitude_dm: it.body.altitude_dm,
    });
    let light = level(scene, to.place);
    let has_sight = || {
        let known = scene.known_sight(own, other);
        known.unwrap_or_else(|| Pair::new(view, from, to).has_sight())
    };
    let is_seen = is_near_enough(from, to, light) && has_sight();
    if is_seen && light == 0 && !features.has(Features::MIST) {
        return;
    }
    let mut all: SmallVec<[Malus; 3]> = SmallVec::new();
    all.push(in_light(own.build.traits.eyes, light, usage));
    all.push(in_mist(mist(view, from, to), usage));
    if !is_seen {
        all.push(single(rule::SIT_22, Cause::Rule, usage.of(UNSEEN.0, UNSEEN.1)));
    }
    let sum = |malus: &Malus| malus.iter().map(|(_, _, points)| points).sum::<i16>();
    let Some(worst) = (0..all.len()).min_by_key(|&place| sum(&all[place])) else {
        return;
    };
    for (place, malus) in all
        .iter()
        .enumerate()
        .filter(|(_, malus)| sum(malus) < 0 || !malus.is_empty())
    {
        if place == worst {
            for (rule, cause, points) in malus {
                ledger.add_for(*rule, *cause, *points);
            }
            ledger.add(rule::SIT_25, groped(scene, (own, other), sum(malus), usage));
        } else if sum(malus) < 0 {
            let (rule, cause, _) = malus[0];
            ledger.note_for(rule, cause, sum(malus), &void::WORSE_SIGHT);
        }
    }
}

fn single(rule: RuleId, cause: impl Into<Cause>, points: i16) -> Malus {
    let mut malus = Malus::new();
    if points != 0 {
        malus.push((rule, cause.into(), points));
    }
    malus
}

/// What mist costs, by its thickness.
///
/// Rule: `SIT-21`.
fn in_mist(thickness: u8, usage: Use) -> Malus {
    let word = match thickness {
        0 | 1 => &cause::HAZE,
        _ => &cause::FOG,
    };
    single(rule::SIT_21, word, usage.in_mist(thickness))
}

/// What the light costs these eyes.
///
/// Rule: `SIT-20`, `SIT-23`, `SIT-24`, `SIT-25`, `MOD-05`.
fn in_light(eyes: Eyes, level: u8, usage: Use) -> Malus {
    let plain = usage.in_light(level);
    let word = match level {
        0 | 1 => &cause::DUSK,
        2 => &cause::MOONLIGHT,
        3 => &cause::STARLIGHT,
        _ => &cause::DARKNESS,
    };
    let mut malus = single(rule::SIT_20, word, plain);
    if plain == 0 {
        return malus;
    }
    let half = -rounded(-plain, 2);
    let (by, seen) = match usage {
        Use::Defence if eyes.parries_in_darkness => (rule::CRE_09, 0),
        Use::Shot if eyes.night => (rule::SIT_24, half.max(BY_NIGHT.1)),
        _ if eyes.night => (rule::SIT_24, plain.max(BY_NIGHT.0)),
        _ if eyes.dim_light => (rule::SIT_23, half),
        _ if eyes.night_blind => (rule::SIT_25, (2 * plain).max(NIGHT_BLIND)),
        _ => return malus,
    };
    malus.push((by, Cause::Rule, seen - plain));
    malus
}

/// What those who have learnt to fight blindly get back, except with whips and lances, at the length of a pike, and in shots.
///
/// Rule: `SIT-25`, `MOD-05`.
fn groped(scene: &Scene, (own, other): (&Snapshot, &Snapshot), malus: i16, usage: Use) -> i16 {
    let can_grope = match usage {
        Use::Attack { needs_eyes } => !needs_eyes,
        Use::Defence => true,
        Use::Shot => false,
    };
    if own.build.traits.eyes.blind_fighting && can_grope && melee::is_nearer_than_pike(scene, own, other) {
        malus.max(GROPING) - malus
    } else {
        0
    }
}

/// The thickest mist between two and where they stand.
///
/// Rule: `SIT-21`, `BD-PF-19`.
fn mist(view: BoardView, from: Spot, to: Spot) -> u8 {
    if !view.features().has(Features::MIST) {
        return 0;
    }
    let between = Pair::new(view, from, to).centre_line().between;
    let ends = from.place.cells().chain(to.place.cells());
    let thickness = |cell| view.cell(cell).map_or(0, |facts| facts.mist);
    between.into_iter().chain(ends).map(thickness).max().unwrap_or(0)
}
