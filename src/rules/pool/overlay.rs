//! What the map can show of these rules, and what a square does to whoever stands there. It asks the resolutions and decides
//! nothing.

use crate::battle::{
    FighterId, Hatch, Meaning, Overlay, OverlayKind, OverlayWish, PlaceFact, PlaceReport, Tone,
};
use crate::board::{Arc, Cell, CoverKind, Footprint, Pair, Spot, is_passable, rel};
use crate::rules::kernel::overlay::{coming, open_cells, subject};

use super::module::Modules;
use super::scene::{Scene, Snapshot, spot};
use super::{assault, lamp, moves, pace, rule, word};

/// The signs of an overlay; none where nobody is left whom it could be about, and for what these rules do not ask.
pub(crate) fn overlay(scene: &Scene, round: u16, asked: Option<FighterId>, wish: &OverlayWish) -> Overlay {
    let Some(fighter) = subject(scene, asked, wish) else {
        return Overlay::default();
    };
    let mut overlay = match wish.kind {
        OverlayKind::Reach => reach(scene, fighter, wish),
        OverlayKind::Sight => sight(scene, fighter, wish.from.unwrap_or(fighter.body.at)),
        OverlayKind::Cover => cover(scene, fighter, wish),
        OverlayKind::Light => light(scene),
        OverlayKind::Danger => danger(scene, round),
        OverlayKind::Ground => ground(scene, fighter),
        OverlayKind::Distance => distance(scene, fighter),
        OverlayKind::Arcs => arcs(scene, fighter),
        // These rules know neither zones nor room to swing.
        OverlayKind::Zones | OverlayKind::Room => Overlay::default(),
    };
    overlay.fighter = Some(fighter.id());
    overlay
}

const REACH: [Meaning; 2] = [
    Meaning::new("reach-free", '*', Hatch::None, Tone::Own),
    Meaning::new("reach-harmed", 'x', Hatch::Crossed, Tone::Bad),
];

/// The squares that a movement leads to, with their costs.
///
/// Rule: `PL-MOV-01`, `PL-MOV-03`.
fn reach(scene: &Scene, fighter: &Snapshot, wish: &OverlayWish) -> Overlay {
    let usual = if fighter.is_prone() {
        word::CRAWL
    } else {
        word::WALK
    };
    let mut overlay = Overlay::new(&REACH);
    for (cell, cost) in moves::reach(scene, fighter, wish.gait.unwrap_or(usual)) {
        let hurts = scene.board().cell(cell).is_some_and(|facts| facts.harm.is_some());
        let meaning = &REACH[usize::from(hurts)];
        overlay.put(cell, meaning.word, cost.div_ceil(2).to_string());
    }
    overlay
}

const SIGHT: [Meaning; 3] = [
    Meaning::new("sight-from", 'O', Hatch::Ring, Tone::Own),
    Meaning::new("sight-seen", '.', Hatch::None, Tone::Good),
    Meaning::new("sight-hidden", 'x', Hatch::Crossed, Tone::Dark),
];

/// What is seen from a square (`PL-BRD-06`).
fn sight(scene: &Scene, fighter: &Snapshot, from: Cell) -> Overlay {
    let mut overlay = Overlay::new(&SIGHT);
    let eye = Spot::on_floor(Footprint::new(from, fighter.body.size));
    for cell in open_cells(scene) {
        let there = Spot::on_floor(Footprint::single(cell));
        let meaning = if eye.place.contains(cell) {
            &SIGHT[0]
        } else if Pair::new(scene.board(), eye, there).has_sight() {
            &SIGHT[1]
        } else {
            &SIGHT[2]
        };
        overlay.put(cell, meaning.word, "");
    }
    overlay
}

const COVER: [Meaning; 6] = [
    Meaning::new("cover-from", 'O', Hatch::Ring, Tone::Foe),
    Meaning::new("cover-none", '0', Hatch::None, Tone::Bad),
    Meaning::new("cover-post", '2', Hatch::Rising, Tone::Good),
    Meaning::new("cover-corner", '3', Hatch::Crossed, Tone::Good),
    Meaning::new("cover-total", '4', Hatch::Full, Tone::Dark),
    Meaning::new("cover-low", 'l', Hatch::Level, Tone::Fair),
];

/// How many dice of Defence somebody's place gives a fighter who would stand on a square, and by what; none where the module of
/// cover is off.
///
/// Rule: `PL-BRD-07`.
fn covered(scene: &Scene, shooter: &Snapshot, fighter: &Snapshot, cell: Cell) -> Option<(i16, CoverKind)> {
    let mut there = fighter.clone();
    there.body.at = cell;
    let is_on = scene.round.modules.has(Modules::COVER);
    let found = || {
        scene.facts(shooter, &there, |facts| {
            (assault::cover(facts), facts.cover_kind())
        })
    };
    is_on.then(found).flatten().filter(|(dice, _)| *dice > 0)
}

/// How well a fighter would be covered on every square against somebody where he stands now (`PL-BRD-07`).
fn cover(scene: &Scene, fighter: &Snapshot, wish: &OverlayWish) -> Overlay {
    let named = wish
        .target
        .and_then(|id| scene.get(id))
        .filter(|it| it.id() != fighter.id());
    let nearest = || {
        scene
            .foes(fighter)
            .min_by_key(|foe| (scene.distance(fighter, foe), foe.id()))
    };
    let Some(shooter) = named.filter(|it| it.body.present).or_else(nearest) else {
        return Overlay::default();
    };
    let mut overlay = Overlay::new(&COVER);
    overlay.target = Some(shooter.id());
    let from = spot(shooter);
    for cell in open_cells(scene) {
        let there = Spot::on_floor(Footprint::new(cell, fighter.body.size));
        let pair = Pair::new(scene.board(), from, there);
        let (meaning, dice) = if from.place.contains(cell) {
            (&COVER[0], "")
        } else if !pair.has_sight() {
            (&COVER[4], "")
        } else {
            match covered(scene, shooter, fighter, cell) {
                None => (&COVER[1], ""),
                Some((_, CoverKind::Corner)) => (&COVER[3], "+3"),
                Some((_, CoverKind::Post)) => (&COVER[2], "+2"),
                Some((_, CoverKind::None)) => (&COVER[5], "+2"),
            }
        };
        overlay.put(cell, meaning.word, dice);
    }
    overlay
}

const ARCS: [Meaning; 3] = [
    Meaning::new("arc-front", '1', Hatch::None, Tone::Good),
    Meaning::new("arc-flank", '2', Hatch::Rising, Tone::Fair),
    Meaning::new("arc-rear", '3', Hatch::Crossed, Tone::Bad),
];

/// How far from a fighter his arcs are drawn, in squares.
const ARC_REACH: u16 = 4;

/// The sides of a fighter as others stand to him; none where the module of facing is off.
///
/// Rule: `PL-BRD-04`.
fn arcs(scene: &Scene, fighter: &Snapshot) -> Overlay {
    if !scene.round.modules.has(Modules::FACING) {
        return Overlay::default();
    }
    let mut overlay = Overlay::new(&ARCS);
    let own = fighter.place();
    for cell in open_cells(scene) {
        let there = Footprint::single(cell);
        if !(1..=ARC_REACH).contains(&own.gap(there).cheb()) {
            continue;
        }
        let (meaning, sign) = match Arc::of(rel(own, fighter.body.facing, there)) {
            Arc::Front => (&ARCS[0], "1"),
            Arc::Right | Arc::Left => (&ARCS[1], "2"),
            Arc::Rear => (&ARCS[2], "3"),
        };
        overlay.put(cell, meaning.word, sign);
    }
    overlay
}

const LIGHT: [Meaning; 3] = [
    Meaning::new("light-bright", '0', Hatch::None, Tone::Good),
    Meaning::new("light-dim", '2', Hatch::Dots, Tone::Fair),
    Meaning::new("light-dark", '4', Hatch::Full, Tone::Dark),
];

/// How bright every square is: these rules know bright, dim and dark (`PL-BRD-10`).
fn light(scene: &Scene) -> Overlay {
    let mut overlay = Overlay::new(&LIGHT);
    let map = scene.light();
    for cell in open_cells(scene) {
        let meaning = match map.at(cell) {
            0 => &LIGHT[0],
            1..=3 => &LIGHT[1],
            _ => &LIGHT[2],
        };
        overlay.put(cell, meaning.word, "");
    }
    overlay
}

const DANGER: [Meaning; 2] = [
    Meaning::new("danger-harm", '!', Hatch::Crossed, Tone::Bad),
    Meaning::new("danger-soon", 'n', Hatch::Bricks, Tone::Fair),
];

/// What hurts, now and soon (`PL-GEN-10`, `BD-LVL-13`).
fn danger(scene: &Scene, round: u16) -> Overlay {
    let mut overlay = Overlay::new(&DANGER);
    let view = scene.board();
    let soonest = coming(scene, round);
    for cell in open_cells(scene) {
        if view.cell(cell).is_some_and(|facts| facts.harm.is_some()) {
            overlay.put(cell, DANGER[0].word, "!");
        } else if let Some(rounds) = soonest.get(&cell) {
            overlay.put(cell, DANGER[1].word, (rounds + 1).to_string());
        }
    }
    overlay
}

const GROUND: [Meaning; 2] = [
    Meaning::new("ground-difficult", '2', Hatch::Dots, Tone::Fair),
    Meaning::new("ground-very-difficult", '3', Hatch::Crossed, Tone::Bad),
];

/// What the squares cost (`PL-MOV-03`).
fn ground(scene: &Scene, _: &Snapshot) -> Overlay {
    let mut overlay = Overlay::new(&GROUND);
    let view = scene.board();
    for cell in open_cells(scene) {
        let Some(facts) = view.cell(cell) else { continue };
        match pace::points(facts, view.thing(cell)) {
            2 => overlay.put(cell, GROUND[0].word, "2"),
            3 => overlay.put(cell, GROUND[1].word, "3"),
            _ => {}
        }
    }
    overlay
}

const DISTANCE: [Meaning; 1] = [Meaning::new("distance-reach", '*', Hatch::Rising, Tone::Own)];

/// The squares that the weapon in the hand strikes (`PL-BRD-12`).
fn distance(scene: &Scene, fighter: &Snapshot) -> Overlay {
    let mut overlay = Overlay::new(&DISTANCE);
    let reach = close_reach(fighter);
    for cell in open_cells(scene) {
        let there = Footprint::single(cell);
        let gap = fighter.place().gap(there).cheb();
        let pair = Pair::new(scene.board(), spot(fighter), Spot::on_floor(there));
        if gap > 0 && gap <= reach && pair.has_melee_line(reach) {
            overlay.put(cell, DISTANCE[0].word, gap.to_string());
        }
    }
    overlay
}

/// How many squares the weapon in somebody's hand strikes; 0 where he cannot strike.
///
/// Rule: `PL-BRD-12`.
pub(crate) fn close_reach(striker: &Snapshot) -> u16 {
    let close = striker.close_arm().and_then(|(_, arm)| arm.close);
    close.map_or(0, |close| u16::from(close.reach))
}

/// Whether the weapon in somebody's hand reaches a place from where he stands.
///
/// Rule: `PL-BRD-12`.
pub(crate) fn strikes(scene: &Scene, striker: &Snapshot, at: Footprint) -> bool {
    let reach = close_reach(striker);
    let pair = Pair::new(scene.board(), spot(striker), Spot::on_floor(at));
    (1..=reach).contains(&striker.place().gap(at).cheb()) && pair.has_melee_line(reach)
}

/// What there is to know of a square for a fighter who would stand there.
pub(crate) fn report(scene: &Scene, fighter: FighterId, cell: Cell) -> PlaceReport {
    let view = scene.board();
    let Some(fighter) = scene.get(fighter).filter(|_| is_passable(view, cell)) else {
        return PlaceReport::default();
    };
    let mut facts = Vec::new();
    let there = Footprint::single(cell);
    if let Some(found) = view.cell(cell) {
        if found.harm.is_some() {
            facts.push(PlaceFact::new("burns", rule::PL_GEN_10));
        }
        match pace::points(found, view.thing(cell)) {
            2 => facts.push(PlaceFact::new("difficult", rule::PL_MOV_03)),
            3 => facts.push(PlaceFact::new("very-difficult", rule::PL_MOV_03)),
            _ => {}
        }
    }
    if lamp::is_dark(scene, there) {
        facts.push(PlaceFact::new("dark", rule::PL_BRD_10));
    }
    for foe in scene.foes(fighter).take(3) {
        let pair = Pair::new(view, spot(foe), Spot::on_floor(there));
        if strikes(scene, foe, there) {
            facts.push(PlaceFact::new("struck-by", rule::PL_BRD_12).about(foe.id()));
        } else if pair.has_sight() && covered(scene, foe, fighter, cell).is_some() {
            facts.push(PlaceFact::new("covered", rule::PL_BRD_07).about(foe.id()));
        }
    }
    let lying = scene.ground.movables.on(cell);
    PlaceReport {
        lying: lying
            .map(|(_, movable)| scene.round.shelf.name(&movable.gear))
            .collect(),
        facts,
        modifiers: Vec::new(),
    }
}
