//! Looking for ways: past whom, round what, how far.

use crate::battle::Term;
use crate::board::{
    Budget, Cell, Facing, Factor, Footprint, Holder, LastStep, Passing, Prizes, Reach, Towards, Walk,
};

use super::super::place;
use super::pace::Pace;
use super::watch::Watch;
use super::{budget, climb, speed_here};
use crate::rules::dsa41::condition::riding;
use crate::rules::dsa41::scene::{Scene, Snapshot};

/// How a fighter gets past the others.
///
/// Rule: `BRD-12`, `BD-DYN-01`.
pub(super) fn holders(scene: &Scene, mover: &Snapshot) -> Vec<Holder> {
    let others = scene
        .fighters
        .iter()
        .filter(|other| other.id() != mover.id() && other.body.present && !riding::are_one(mover, other));
    others
        .map(|other| {
            let is_foe = scene.are_hostile(mover, other);
            let is_far_in_size = (mover.build.size as i8 - other.build.size as i8).abs() >= 2;
            let is_down = !other.is_able() || other.is_prone();
            let shares = place::shares_a_square(mover, other);
            let may_pass = !is_foe || is_down || is_far_in_size || shares;
            Holder {
                place: place::footprint(&other.body),
                passing: if may_pass {
                    Passing::Slow(Factor::halves(4))
                } else {
                    Passing::No
                },
                may_share: shares || !other.keeps_his_square(),
            }
        })
        .collect()
}

/// The steps of the cheapest way to a cell, or of the cheapest that gives nobody a blow in passing.
pub(super) fn find(scene: &Scene, mover: &Snapshot, gait: Term, to: Cell, care: Care) -> Option<Vec<Facing>> {
    with_watched_walk(scene, mover, holders(scene, mover), care, |walk| {
        Reach::default().find(walk, mover.body.at, false, limit(scene, mover, gait), to)
    })
}

/// Half squares that no way on any map costs: the budget of those who plan more than one round ahead.
pub(crate) const FAR: u16 = 2000;

/// What a mover goes out of the way of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Care {
    /// Nothing that can be passed.
    None,
    /// Squares that burn.
    Fire,
    /// Blows in passing.
    Blows,
    /// Squares that burn; but no longer weapon holds him off, which is left to a change of distance (`DK-05`).
    FireAlone,
}

/// What a way to somewhere leads round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Detour {
    /// Nothing that can be passed.
    None,
    /// Fire.
    Fire,
    /// Fire, and whoever keeps his square: with a small speed nobody gets past a body in one move.
    Bodies,
    /// Fire, as if no longer weapon held him off, and none of the foes kept his square who can fight no more.
    Fallen,
}

/// Everything that a mover can get to with so many half squares, with what it costs and the ways there.
pub(crate) fn survey(scene: &Scene, mover: &Snapshot, half: u16, detour: Detour) -> Reach {
    explore(scene, mover, detour, |reach, walk| {
        reach.explore(walk, mover.body.at, false, up_to(half));
    })
}

/// The ways with so many half squares to those of some prizes that they leave worth most.
pub(crate) fn seek(scene: &Scene, mover: &Snapshot, half: u16, detour: Detour, prizes: Prizes) -> Reach {
    explore(scene, mover, detour, |reach, walk| {
        reach.seek(walk, mover.body.at, up_to(half), prizes);
    })
}

/// The cheapest place to get to with so many half squares that is fit for something, fire left out, and the ways as far as they are
/// known then. All that are fit lie where it is looked for.
pub(crate) fn nearest(
    scene: &Scene,
    mover: &Snapshot,
    half: u16,
    towards: Towards,
    is_fit: impl Fn(Cell) -> bool,
) -> Option<(Reach, Cell)> {
    let mut found = None;
    let reach = explore(scene, mover, Detour::Fire, |reach, walk| {
        found = reach.nearest(walk, mover.body.at, up_to(half), towards, is_fit);
    });
    Some((reach, found?))
}

fn explore(
    scene: &Scene,
    mover: &Snapshot,
    detour: Detour,
    search: impl FnOnce(&mut Reach, &Walk<Pace>),
) -> Reach {
    let mut holders = holders(scene, mover);
    if detour == Detour::Bodies {
        for holder in holders.iter_mut().filter(|holder| !holder.may_share) {
            holder.passing = Passing::No;
        }
    }
    if detour == Detour::Fallen {
        let fallen: Vec<Footprint> = scene
            .fallen_foes(mover)
            .map(|foe| place::footprint(&foe.body))
            .collect();
        for holder in holders.iter_mut().filter(|holder| fallen.contains(&holder.place)) {
            holder.may_share = true;
        }
    }
    let care = match detour {
        Detour::None => Care::None,
        Detour::Fire | Detour::Bodies => Care::Fire,
        Detour::Fallen => Care::FireAlone,
    };
    let mut reach = Reach::default();
    with_watched_walk(scene, mover, holders, care, |walk| search(&mut reach, walk));
    reach
}

// The last step may be taken as soon as a half cell is left (BRD-10).
pub(super) fn limit(scene: &Scene, mover: &Snapshot, gait: Term) -> Budget {
    up_to(budget(scene, mover, gait))
}

const fn up_to(half: u16) -> Budget {
    Budget {
        half,
        last_step: LastStep::Begun,
    }
}

pub(super) fn with_walk<T>(
    scene: &Scene,
    mover: &Snapshot,
    holders: Vec<Holder>,
    ask: impl FnOnce(&Walk<Pace>) -> T,
) -> T {
    with_watched_walk(scene, mover, holders, Care::None, ask)
}

/// The same; the careful go round fire, or round every blow in passing.
fn with_watched_walk<T>(
    scene: &Scene,
    mover: &Snapshot,
    holders: Vec<Holder>,
    care: Care,
    ask: impl FnOnce(&Walk<Pace>) -> T,
) -> T {
    let pace = Pace {
        posture: mover.body.posture,
        speed: u32::from(speed_here(scene, mover).unsigned_abs()),
        climb_half: climb::grip(mover),
        home: &mover.build.home,
        at_home_in_water: mover.build.traits.at_home_in_water || mover.body.flies_dm() > 0,
        shuns_fire: matches!(care, Care::Fire | Care::FireAlone),
        watch: match care {
            Care::FireAlone => None,
            _ => Watch::of(scene, mover, care == Care::Blows),
        },
    };
    ask(&Walk {
        view: scene.board(),
        rules: &pace,
        holders: &holders,
        size: mover.body.size,
    })
}
