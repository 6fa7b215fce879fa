//! The overlay of distances: who fights whom at which class and what may become of it, and around the fighter the lengths of
//! weapons that bridge the squares.

use crate::battle::{Hatch, Meaning, Overlay, Tone};
use crate::board::{Footprint, Pair, Spot};

use super::super::melee;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::{open_cells, term};

const DISTANCE: [Meaning; 8] = [
    Meaning::new("distance-pair", 'F', Hatch::Ring, Tone::Foe),
    Meaning::new("distance-entering", 'E', Hatch::Upright, Tone::Own),
    Meaning::new("distance-opening", 'L', Hatch::Falling, Tone::Bad),
    Meaning::new("distance-others", 'o', Hatch::Waves, Tone::Plain),
    Meaning::new("distance-near", 'N', Hatch::Rising, Tone::Good),
    Meaning::new("distance-spear", 'S', Hatch::Dots, Tone::Fair),
    Meaning::new("distance-pike", 'P', Hatch::Level, Tone::Plain),
    Meaning::new("distance-short", 'x', Hatch::Crossed, Tone::Bad),
];

/// What is written where a fighter may come nearer by a class, and where he may get away by one.
const NEARER: char = '<';
const FARTHER: char = '>';

/// The class of every engaged pair as the battle keeps it, with what may become of it; and the squares around a fighter by the
/// length of weapon that bridges them, and those that his own does not reach.
///
/// Rule: `BRD-06`, `BRD-07`, `DK-01`, `DK-04` to `DK-06`.
pub(super) fn distance(scene: &Scene, fighter: &Snapshot) -> Overlay {
    let mut overlay = Overlay::new(&DISTANCE);
    let mut signed: Vec<(Footprint, &str, String)> = Vec::new();
    for other in scene.fighters.iter().filter(|other| other.body.present) {
        let sign = if other.id() == fighter.id() {
            None
        } else {
            pair(scene, fighter, other).or_else(|| others(scene, fighter, other))
        };
        signed.extend(sign.map(|(word, text)| (place::footprint(&other.body), word, text)));
    }
    let own = place::footprint(&fighter.body);
    let reach = u16::from(melee::longest_reach(scene.round, fighter));
    for cell in open_cells(scene) {
        let known = signed.iter().find(|(place, ..)| place.contains(cell));
        if let Some((place, word, text)) = known {
            let text = if place.corner == cell { text.as_str() } else { "" };
            overlay.put(cell, crate::battle::Term(word), text);
            continue;
        }
        let there = Footprint::single(cell);
        let (word, class) = match own.gap(there).cheb() {
            1 => ("distance-near", "HN"),
            2 => ("distance-spear", "S"),
            3 | 4 => ("distance-pike", "P"),
            _ => continue,
        };
        let pair = Pair::new(scene.board(), Spot::on_floor(own), Spot::on_floor(there));
        if !pair.has_melee_line(4) {
            continue;
        }
        let is_reached = own.gap(there).cheb() <= reach;
        let word = if is_reached { word } else { "distance-short" };
        overlay.put(cell, term(word), class);
    }
    overlay
}

/// The pair of a fighter and a foe: how it stands, its class, and what the fighter may make of it now.
///
/// Rule: `BRD-06`, `DK-04` to `DK-06`, `BRD-07`.
fn pair(scene: &Scene, fighter: &Snapshot, foe: &Snapshot) -> Option<(&'static str, String)> {
    let melee = &scene.round.melee;
    let pair = melee.pairs.get(fighter.id(), foe.id())?;
    let is_opening = melee.follow.is_some_and(|follow| {
        [(follow.mover, follow.foe), (follow.foe, follow.mover)].contains(&(fighter.id(), foe.id()))
    });
    let word = if is_opening {
        "distance-opening"
    } else if pair.chooser.is_some() {
        "distance-entering"
    } else {
        "distance-pair"
    };
    if !melee::has_classes(scene) {
        return Some((word, String::new()));
    }
    let mut text = pair.class.letter().to_string();
    if melee::may_close_in(scene, fighter, foe).is_ok() || melee::can_shorten(scene, fighter, foe, 1).is_ok()
    {
        text.push(NEARER);
    }
    if melee::can_lengthen(scene, fighter, foe, (1, 0)).is_ok() {
        text.push(FARTHER);
    }
    Some((word, text))
}

/// The classes at which somebody fights with others, from near to far.
///
/// Rule: `BRD-06`, `DK-01`.
fn others(scene: &Scene, fighter: &Snapshot, other: &Snapshot) -> Option<(&'static str, String)> {
    let foes = scene.round.melee.pairs.foes_of(other.id());
    let known = foes.filter(|(foe, _)| *foe != fighter.id() && scene.get(*foe).is_some());
    let mut classes: Vec<_> = known.map(|(_, class)| class).collect();
    if classes.is_empty() {
        return None;
    }
    classes.sort_unstable();
    classes.dedup();
    let text = if melee::has_classes(scene) {
        classes.into_iter().map(|class| class.letter()).collect()
    } else {
        String::new()
    };
    Some(("distance-others", text))
}
