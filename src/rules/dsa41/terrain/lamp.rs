//! Lights in these rules: how far each kind reaches, and where they burn now.

use std::path::Path;

use smallvec::SmallVec;

use crate::battle::{Burning, FighterId, Flame, Ground, Movable, Movables, Setting, Slot, Whereabouts};
use crate::board::Glow;
use crate::content::Problems;
use crate::rules::common;

use super::super::data::shelf::Shelf;
use super::super::fighter::{Piece, Style};
use super::super::scene::{Scene, Snapshot};

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
    let body = |id| scene.get(id).map(|bearer| bearer.body);
    common::burning(&scene.ground.movables, radii, body)
}

/// Says which kinds of light of a level nobody knows.
pub(crate) fn check(file: &Path, setting: &Setting, problems: &mut Problems) {
    let is_known = |kind: &str| radii(kind).is_some();
    common::check_carried((file, setting), &KINDS.map(|(kind, _)| kind), is_known, problems);
}

/// Gives a fighter the light that he begins with: into the hand that is free, else it lies where he stands (`BD-LVL-10`,
/// `WPN-03`).
pub(crate) fn hand_out(ground: &mut Ground, shelf: &Shelf, bearer: &Snapshot, kind: &str) {
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

/// The torch that somebody leads as a weapon, while it burns; one that he carries besides is none.
///
/// Rule: `WPN-TORCH`.
pub(crate) fn torch_of(movables: &Movables, bearer: FighterId) -> Option<Slot> {
    let is_his = |movable: &Movable| {
        movable.at == Whereabouts::Held(bearer) && movable.gear == TORCH && movable.is_lit()
    };
    let mut all = movables.iter();
    all.find(|(_, movable)| is_his(movable)).map(|(name, _)| name)
}

/// The torches that somebody can lead as weapons, each with whether it is the one in his hand.
///
/// Rule: `WPN-TORCH`.
pub(crate) fn torches_of(movables: &Movables, bearer: &Snapshot) -> SmallVec<[(Slot, bool); 1]> {
    let build = &bearer.build;
    let in_hand = build.place_of(Piece::Main, bearer.hands.style);
    let all = movables
        .held_by(bearer.id())
        .filter(|(_, movable)| movable.gear == TORCH);
    let own = all.filter_map(|(name, movable)| {
        let (_, slot) = movable.whose.filter(|(owner, _)| *owner == bearer.id())?;
        let is_led = build.place_of(Piece::Main, slot) == in_hand && !bearer.hands.empty;
        Some((name, is_led))
    });
    own.collect()
}

/// Gives a fighter the torches that he leads as weapons: that in his hand burns, others do not.
///
/// Rule: `WPN-TORCH`, `BRD-19`.
pub(crate) fn kindle_weapons(ground: &mut Ground, bearer: &Snapshot) {
    let build = &bearer.build;
    let is_torch = |style: &Style| style.arms.iter().any(|arm| arm.kind.burns.is_some());
    for (place, style) in build.styles.iter().enumerate() {
        let slot = Slot(place as u8);
        if !is_torch(style) || build.place_of(Piece::Main, slot) != place {
            continue;
        }
        let in_hand = build.place_of(Piece::Main, bearer.hands.style) == place && !bearer.hands.empty;
        let _ = ground.movables.add(Movable {
            gear: TORCH.to_owned(),
            count: 1,
            whose: Some((bearer.id(), slot)),
            flame: Some(Flame::named(TORCH, in_hand)),
            at: Whereabouts::Held(bearer.id()),
        });
    }
}

/// Gives a flame, which does not burn yet, to what lies about and could burn.
pub(crate) fn kindle_gear(ground: &mut Ground) {
    common::kindle_gear(ground, |gear| radii(gear).is_some());
}
