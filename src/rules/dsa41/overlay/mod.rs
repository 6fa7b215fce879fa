//! What the map can show of these rules: one file for each group of overlays, ways with their dangers, and what a square
//! does to whoever stands there. It asks the resolutions and decides nothing.

mod distance;
mod ground;
mod pair;
pub(crate) mod pair_report;
mod route;
mod stand;
mod sword;

use crate::battle::{Overlay, OverlayKind, OverlayWish, Term};
use crate::rules::kernel::Now;
use crate::rules::kernel::overlay::{coming, open_cells, subject};

use super::scene::{Scene, Snapshot};
use super::terrain::place;
use super::word;

pub(crate) use ground::EYES;
pub(crate) use route::guards_of;
pub(crate) use stand::report;

/// The signs of an overlay; none where nobody is left whom it could be about.
pub(crate) fn overlay(scene: &Scene, now: &Now, wish: &OverlayWish) -> Overlay {
    let Some(fighter) = subject(scene, now.asked, wish) else {
        return Overlay::default();
    };
    let mut overlay = match wish.kind {
        OverlayKind::Reach => {
            let gait = wish.gait.unwrap_or(word::WALK);
            route::reach(scene, fighter, gait)
        }
        OverlayKind::Zones => sword::zones(scene, fighter),
        OverlayKind::Arcs => sword::arcs(scene, fighter),
        OverlayKind::Room => sword::room(scene, fighter),
        OverlayKind::Distance => distance::distance(scene, fighter),
        OverlayKind::Sight => pair::sight(scene, fighter, wish.from.unwrap_or(fighter.body.at)),
        OverlayKind::Cover => match target(scene, fighter, wish) {
            Some(target) => {
                let overlay = pair::cover(scene, fighter, target);
                Overlay {
                    target: Some(target.id()),
                    ..overlay
                }
            }
            None => Overlay::default(),
        },
        OverlayKind::Light => ground::brightness(scene),
        OverlayKind::Danger => ground::danger(scene, now.round),
        OverlayKind::Ground => ground::ground(scene, fighter),
    };
    overlay.fighter = Some(fighter.id());
    overlay
}

/// The other one: the one who is named, if he is another and on the map, else the nearest foe.
fn target<'s>(scene: &'s Scene, fighter: &Snapshot, wish: &OverlayWish) -> Option<&'s Snapshot> {
    let named = wish.target.and_then(|id| scene.get(id));
    named
        .filter(|other| other.body.present && other.id() != fighter.id())
        .or_else(|| {
            scene
                .foes(fighter)
                .min_by_key(|foe| (place::distance(fighter, foe), foe.id()))
        })
}

/// Half squares as squares, with a half where there is one.
fn halves(half: u16) -> String {
    match (half / 2, half % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

/// Decimetres as metres with at most one tenth.
fn metres(dm: i32) -> String {
    let (whole, tenth) = (dm.abs() / 10, dm.abs() % 10);
    match tenth {
        0 => whole.to_string(),
        tenth => format!("{whole}.{tenth}"),
    }
}

const fn term(word: &'static str) -> Term {
    Term(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_written_as_short_as_can_be() {
        assert_eq!([0, 1, 2, 7].map(halves), ["0", "½", "1", "3½"].map(str::to_owned));
        assert_eq!(
            [0, 5, 10, -12].map(metres),
            ["0", "0.5", "1", "1.2"].map(str::to_owned)
        );
    }
}
